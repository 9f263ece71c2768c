### Tables over the network: what is refused and why, what is set, what is measured.

## At a table

error-no-table = Die tafel is er niet. Vraag de link nog eens.
error-confirm-first = Eerst moet een beurt worden bevestigd of teruggenomen.
error-not-your-choice = Nu kiest { $player }.
error-undo-off = Aan deze tafel wordt niets teruggenomen.
error-undo-lock = Verder terug kan niet: { $lock ->
        [refill] er is een kaart in de rij gekomen
        [flip] er is een munt omgedraaid
        [pile] er is een nieuw karakter onthuld
        [reshuffle] er is een gilde geschud
        [start] hier is het spel begonnen
       *[other] de beurt is doorgegaan
    }.
error-nothing-to-confirm = Je hebt geen beurt te bevestigen.
error-orders-off = Aan deze tafel zijn er geen vaste opdrachten.
error-muted = Wie deze server beheert, heeft je chat uitgezet.
error-chat-full = De chat van deze tafel is vol.
error-table-full = Het logboek van deze tafel is vol: het heeft { $most } regels.
error-undo-often = Je hebt in deze beurt al { $most } keer zetten teruggenomen. Maak eerst de beurt af.
error-chat-empty = Daar staat niets in.
error-colour-taken = Een andere plaats heeft die kleur al. Kies een andere.
error-colour-late = Kleuren kies je voordat het spel begint.
error-no-open-seat = Er is geen open plaats vrij. Je kunt meekijken.
error-seat-taken = Die plaats is niet vrij. Kies een andere, of kijk mee.
error-started = Het spel is al begonnen.
error-value-late = De kaarten zijn al gedeeld, of deze plaats heeft haar waarde al toegevoegd.
error-not-started = Het spel is nog niet begonnen.
error-not-over = Het spel is niet afgelopen.
error-bot-plays = Op deze plaats speelt een bot. Neem die eerst terug.
error-seat-is-yours = Op deze plaats speel jij, geen bot.
error-seat-given-up = Deze plaats is definitief opgegeven.
error-moved-on = De tafel is intussen verder. Kijk nog eens.
error-too-busy = Er gebeurt hier te veel tegelijk. Probeer het zo nog eens.
error-not-host = Dat mag alleen wie deze tafel heeft gemaakt.
error-not-your-seat = Dat is niet jouw plaats.
error-seat-of-bot = Op deze plaats zit een bot; die heeft geen link nodig.
error-no-seat = Die plaats is er niet.
error-hints-off = Aan deze tafel zijn er geen tips.
error-hint-turn = Een tip is voor wie nu moet kiezen.
error-hint-busy = Eén tip tegelijk.

## Making and finding tables

error-edition-unknown = Er is hier geen editie { $name }. Kies een van { $known }.
error-no-edition = Er is hier geen editie { $name }.
error-table-bot = Er is hier geen bot { $name }. Kies een van { $known }.
error-origin = Begin met een afgelopen tafel of met een verslag: geef er maar één van op.
error-origin-players = Dat spel heeft { $players } spelers; geef de nieuwe tafel evenveel plaatsen.
error-ply = Er is geen zet { NUMBER($ply, useGrouping: 0) }; ze lopen van 0 tot { NUMBER($most, useGrouping: 0) }.
error-after = Vanaf daar gaat het niet verder. Gebruik wat de vorige lijst als “after” gaf.
error-status = “{ $status }” is geen status van een tafel; er zijn { $known }.
error-code = Deze code is fout, te oud of al gebruikt. Vraag een nieuwe.
error-closed = Deze server maakt op dit moment geen nieuwe tafels. Lopende gaan door.
error-long-record = Het verslag heeft { NUMBER($plies, useGrouping: 0) } zetten; hier worden er hoogstens { NUMBER($most, useGrouping: 0) } gelezen.
error-reports-full = Er zijn al { $most } meldingen over deze tafel. Dank je: er wordt naar gekeken.
error-notices-off = Deze server stuurt geen beurtmeldingen.
error-notice-url = Een melding gaat naar een adres dat met http:// of https:// begint, zonder wachtwoord, op een van de poorten { $ports }.
error-notice-host = Er is geen host { $host }.
error-notice-private = Meldingen gaan alleen naar openbare adressen, niet naar het netwerk van deze server.

## Requests

error-message = Het bericht is bij { $where } onleesbaar: { $reason }.
error-hello = Het eerste bericht moet hello zijn, binnen tien seconden.
error-hello-again = hello zeg je één keer. Open voor een andere tafel een andere verbinding.
error-host = Deze server heet niet “{ $host }”. Wie hem beheert, kan dat toestaan met --allowed-hosts.
error-foreign-page = Verzoeken van pagina’s van andere servers (“{ $origin }”) worden geweigerd.
error-authorization = Toon het geheim van de plaats of van de tafel: “Authorization: Bearer …”.
error-not-found = Op dit adres is niets.
error-method = Dit adres kent die methode niet; het kent { $methods }.
error-media-type = Het verzoek moet { $wanted } zijn, niet “{ $given }”.
error-too-large = Het verzoek is groter dan { NUMBER($most, useGrouping: 0) } bytes.
error-slow-body = Het verzoek kwam niet binnen { $seconds } seconden aan.
error-too-many = Dat is te vaak. Probeer het nog eens over { $seconds ->
        [one] 1 seconde
       *[other] { $seconds } seconden
    }.
error-http = Dit is geen HTTP-verzoek.
error-inside = Er ging iets mis in de server. Het staat daar genoteerd onder { $request }.
error-saving = De server kan nu even niet schrijven. Niets wat bevestigd is, is verloren. Probeer het zo nog eens; wie hem beheert, vindt de reden in het logboek.
error-not-ready = De server gaat zo stoppen. Maak straks opnieuw verbinding.
error-upgrade = Op dit adres zijn er alleen WebSockets. Een proxy voor de server moet ze doorgeven.
error-other-rules = Deze partij is uitgespeeld volgens versie { $rules } van de regels en zou volgens versie { $now }, die van deze server, anders aflopen. Ze blijft bewaard; een OddVille van toen kan haar tonen.
error-table-damaged = Het logboek van deze tafel is op de server beschadigd (regel { $entry }), dus de tafel is niet te tonen. Andere tafels hebben er geen last van. De beheerder vindt het in het log van de server.

## Settings and starting

error-setting = { $source }: “{ $value }” is niet mogelijk; toegestaan: { $allowed }.
error-setting-unknown = { $source }: er is geen instelling { $setting }. { $nearest ->
        [none] De instellingen zijn { $known }.
       *[other] Bedoelde je { $nearest }?
    }
error-settings-file = { $file } is geen TOML: { $reason }.
error-port-taken = Poort { $port } wordt gebruikt door een ander programma, misschien door een andere OddVille. Kies een andere: --port { $other }.
error-port-refused = Op poort { $port } mag je zonder bijzondere rechten niet luisteren. Kies een andere: --port { $other }.
error-listen = Kan niet luisteren op { $host }: { $reason }.
error-data = Kan geen tafels bewaren in { $folder }: { $reason }. Kies een andere map: --data MAP.

cli-serve = tafels op het netwerk aanbieden: in de browser spelen (zonder opdracht: op deze computer, en de browser gaat open)
cli-serve-settings = instellingen uit dit TOML-bestand lezen
cli-serve-usual = { $about } (standaard: { $usual })
cli-serve-browser = de browser openen
serve-at = OddVille is te vinden op { $url }
serve-already = OddVille draait al, op { $url }
serve-lan = Telefoons en computers in dit netwerk vinden het daar ook.
serve-hosts = Alleen verzoeken aan localhost worden beantwoord; sta andere namen toe met --allowed-hosts.
serve-data = De tafels staan in { $folder }
serve-stop = Stop met Ctrl-C; na een nieuwe start gaan de tafels verder.
serve-bye = Gestopt. Er is niets verloren.

setting-host = het adres om op te luisteren
setting-port = de poort om op te luisteren; 0: een willekeurige vrije
setting-data = de map waarin de tafels staan (standaard: de gewone plaats voor gegevens van programma’s)
setting-database = een database in plaats van een bestand in die map: sqlite:///BESTAND of postgresql://GEBRUIKER@HOST/DATABASE
setting-redis = een Redis-server waarmee meerdere processen elkaar zetten melden: redis://HOST
setting-lan = er zijn voor het hele thuisnetwerk, en het adres als QR-code tonen
setting-base-path = onder dit pad aanbieden, zoals /oddville
setting-public-url = waar men deze server vindt, voor de links in beurtmeldingen, zoals https://play.example.org
setting-allowed-hosts = namen waaronder deze server gevraagd mag worden; *.example.org staat een heel domein toe
setting-trusted-proxies = netwerken van proxy’s die geloofd worden over waar een verzoek vandaan komt
setting-metrics-from = netwerken die /metrics mogen lezen
setting-log = de vorm van het log
setting-log-level = wat er in het log wordt geschreven
setting-thinkers = processen waarin bots denken, voor één persoon hoogstens de helft; 0: één minder dan er processors zijn, minstens twee
setting-keep-days = dagen waarna afgelopen tafels worden vergeten; 0: nooit
setting-notices = beurtmeldingen sturen naar adressen die spelers noemen
setting-closed = geen nieuwe tafels maken
setting-most-sockets = WebSockets tegelijk, in totaal; 0: geen limiet
setting-most-sockets-each = WebSockets tegelijk van één adres; 0: geen limiet
setting-most-connections-each = andere verbindingen tegelijk van één adres; 0: geen limiet
setting-tables-an-hour = nieuwe tafels per uur van één adres; 0: geen limiet
setting-requests-a-second = verzoeken per seconde van één adres, vijf keer zoveel voor bestanden; 0: geen limiet
setting-messages-a-second = berichten per seconde op één verbinding; 0: geen limiet

## Metrics

metric-sockets = Verbindingen die nu open zijn.
metric-tables-in-memory = Tafels in het geheugen.
metric-thoughts-waiting = Zetten van bots die op een vrij proces wachten.
metric-notices-failed = Beurtmeldingen die niet konden worden bezorgd.
metric-requests = HTTP-verzoeken naar methode en status.
metric-request = Hoe lang HTTP-verzoeken duurden.
metric-messages = Berichten die op sockets zijn ontvangen, naar soort.
metric-refused = Verzoeken die ongelezen zijn geweigerd, naar reden.
metric-failures = Fouten in de server.
metric-slow-readers = Verbindingen die zijn verbroken omdat niemand ze las.
metric-repairs = Tafels die hersteld moesten worden, omdat geheugen en database verschilden of er niets gepland was. Hoort 0 te blijven.
metric-tables-damaged = Tafels waarvan het logboek niet is zoals het is geschreven. Hoort 0 te blijven.
