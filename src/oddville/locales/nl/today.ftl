### Today’s town: one deal a day for everybody.

today-about = Elke dag één kaartverdeling, voor iedereen dezelfde. Je speelt tegen twee bots, die aan elke tafel op dezelfde zetten hetzelfde antwoorden.
today-counts = Je eerste stad van de dag telt; daarbij krijg je geen tips. Daarna kun je oefenen: met tips, maar het telt niet mee.
today-level = { $bot ->
        [apprentice] Makkelijk (leerlingen)
        [mason] Gemiddeld (metselaars)
       *[architect] Moeilijk (architecten)
    }
today-card = Stad van de dag, { $day }
today-points = { $points ->
        [one] { $points } punt
       *[other] { $points } punten
    }
today-par = Par { $par }
today-par-pending = Par wordt berekend …
today-par-about = Par is wat de sterkste bot, de burgemeester, op jouw plaats tegen dezelfde bots haalt.
today-stars = { $stars ->
        [one] { $stars } ster
       *[other] { $stars } sterren
    } van 5
today-stars-about = Sterren
today-star-share = { $percent ->
        [0] voor elke voltooide stad
       *[other] vanaf { $percent }% van par
    }
today-choose = Kies hoe sterk de bots zijn
today-go-on = Verder met de stad van de dag
today-practise = Oefenen
today-result = Jouw resultaat
today-place = { $place }e van 3
today-picture = Je stad, met datum, sterkte, punten en sterren
today-save = Afbeelding opslaan
today-copy = Als tekst kopiëren
today-copied = Gekopieerd
today-share = OddVille, stad van de dag { $day }, { $level }: { $points }, { $stars }. { $link }
today-streak = { $days ->
        [one] Reeks: { $days } dag
       *[other] Reeks: { $days } dagen
    }
today-streak-about = Dagen achter elkaar met een voltooide stad. De reeks wordt alleen in deze browser opgeslagen.
today-past = Vorige dagen
today-past-none = Hier staan later de resultaten van andere dagen.
today-next = De volgende stad begint om middernacht UTC (hier om { $time }).

## In the terminal

today-terminal = Stad van de dag, { $day }. Je bots: { $level }.
today-terminal-par = Nu speelt de burgemeester op jouw plaats, voor par. Druk op Ctrl+C om dit over te slaan.
today-terminal-result = { $points } (par { $par }): { $stars }.
