### My town: the games of a browser.

town-about = Je voltooide partijen, alleen in deze browser opgeslagen. Je hebt geen account nodig en er gaat niets naar de server.
town-empty = Nog geen partijen. Zodra je in deze browser een partij afmaakt, staat die hier met de uitslag.
town-games = Partijen
town-wins = Gewonnen
town-win-streak = Op rij gewonnen
town-day-streak = Dagen op rij, stad van de dag
town-best = Beste gebouw
town-best-card = { $name }, { $points ->
        [one] { $points } punt
       *[other] { $points } punten
    }
town-levels = Gewonnen per niveau
town-against = Tegen
town-level = { $level ->
        [newcomer] nieuweling
        [apprentice] leerling
        [mason] metselaar
        [architect] architect
        [mayor] burgemeester
        [greedy] hebzuchtige bot
        [random] willekeurige bot
       *[people] mensen
    }
town-mistakes = Fouten in geanalyseerde partijen
town-mistakes-none = Analyseer een voltooide partij; de fouten worden hier per soort geteld.
town-list = Alle partijen
town-replays = De datum opent het naspelen, zolang de server de partij bewaart.
town-picture = De stad aan het eind
town-result = { $result ->
        [won] Gewonnen
       *[lost] Verloren
    }
town-winner = Gewonnen door { $name }
town-more = Meer tonen
town-file = Neem het mee
town-file-about = Met een bestand neem je partijen, steden van de dag en fouten mee naar een andere browser. Wat daar al staat, blijft.
town-export = Opslaan als bestand
town-import = Toevoegen uit een bestand
town-imported = { $games ->
        [one] { $games } nieuwe partij toegevoegd.
       *[other] { $games } nieuwe partijen toegevoegd.
    }
town-import-bad = Dit bestand is geen geschiedenis van OddVille. Kies een bestand dat met “Opslaan als bestand” is gemaakt.
town-import-version = Dit bestand heeft versie { $version }, die deze pagina niet kan lezen. Laad de pagina opnieuw voor de nieuwste versie.
town-import-large = Dit bestand is te groot voor een geschiedenis.
town-delete = Alles verwijderen
town-delete-ask = { $games ->
        [one] { $games } partij, alle steden van de dag en alle fouten uit deze browser verwijderen? Dit kun je niet ongedaan maken.
       *[other] { $games } partijen, alle steden van de dag en alle fouten uit deze browser verwijderen? Dit kun je niet ongedaan maken.
    }
town-keep = Niet verwijderen
town-deleted = Alles is verwijderd.
