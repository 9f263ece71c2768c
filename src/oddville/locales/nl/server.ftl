### Tables over the network: what is refused and why, what is set, what is measured.

## At a table

error-no-table = Deze tafel bestaat niet. Vraag de link opnieuw.
error-confirm-first = De beurt moet eerst worden bevestigd of ongedaan gemaakt.
error-not-your-choice = { $player } moet nu kiezen.
error-undo-off = Aan deze tafel kun je niets ongedaan maken.
error-undo-lock = Verder terug kan niet: { $lock ->
        [refill] er is een nieuwe kaart in de rij onthuld
        [flip] er is een munt omgedraaid
        [pile] er is een nieuw karakter onthuld
        [reshuffle] er is een gilde opnieuw geschud
        [start] hier is het spel begonnen
       *[other] een andere speler is nu aan de beurt
    }.
error-nothing-to-confirm = Je hebt geen beurt om te bevestigen.
error-orders-off = Automatisch afslaan staat aan deze tafel uit.
error-muted = De beheerder van deze server heeft je chat uitgeschakeld.
error-chat-full = De chat van deze tafel is vol.
error-table-full = Het logboek van deze tafel is vol: het telt { $most } regels.
error-undo-often = Je hebt in deze beurt al { $most } keer zetten ongedaan gemaakt. Maak eerst je beurt af.
error-chat-empty = Het bericht is leeg.
error-colour-taken = Die kleur is al van een andere plaats. Kies een andere.
error-colour-late = Kleuren kun je alleen kiezen voordat het spel begint.
error-no-open-seat = Er is geen open plaats. Je kunt wel meekijken.
error-seat-taken = Die plaats is niet vrij. Kies een andere, of kijk mee.
error-started = Het spel is al begonnen.
error-value-late = De kaarten zijn al gedeeld, of deze plaats heeft al een waarde toegevoegd.
error-not-started = Het spel is nog niet begonnen.
error-not-over = Het spel is nog niet afgelopen.
error-bot-plays = Op deze plaats speelt een bot. Neem je plaats eerst weer in.
error-seat-is-yours = Op deze plaats speel jij, geen bot.
error-seat-given-up = De speler van deze plaats heeft opgegeven.
error-moved-on = De tafel is intussen veranderd. Kijk nog eens.
error-too-busy = De server is druk bezet. Probeer het zo meteen nog eens.
error-not-host = Dat kan alleen de maker van deze tafel.
error-not-your-seat = Dat is niet jouw plaats.
error-seat-of-bot = Deze plaats is van een bot en heeft geen link nodig.
error-no-seat = Deze plaats bestaat niet.
error-hints-off = Tips staan aan deze tafel uit.
error-hint-turn = Alleen de speler die nu moet kiezen, kan een tip vragen.
error-hint-busy = Eén tip tegelijk.

## Making and finding tables

error-edition-unknown = Er is hier geen editie { $name }. Kies een van { $known }.
error-no-edition = Er is hier geen editie { $name }.
error-table-bot = Er is hier geen bot { $name }. Kies een van { $known }.
error-origin = Begin met een afgelopen tafel of met een verslag: geef er maar één op.
error-origin-players = Dat spel heeft { $players } spelers; geef de nieuwe tafel evenveel plaatsen.
error-ply = Er is geen zet { NUMBER($ply, useGrouping: 0) }; de zetten zijn 0 tot { NUMBER($most, useGrouping: 0) }.
error-after = De lijst kan daar niet verdergaan. Gebruik de waarde van “after” uit de vorige lijst.
error-status = “{ $status }” is geen status van een tafel; mogelijk: { $known }.
error-code = Deze code is onjuist, verlopen of al gebruikt. Vraag een nieuwe.
error-closed = Op deze server kun je op dit moment geen nieuwe tafels aanmaken. Lopende partijen gaan door.
error-long-record = Het verslag telt { NUMBER($plies, useGrouping: 0) } zetten; het maximum is { NUMBER($most, useGrouping: 0) }.
error-reports-full = Er zijn al { $most } meldingen over deze tafel. Bedankt: we kijken ernaar.
error-notices-off = Deze server stuurt geen beurtmeldingen.
error-notice-url = Een melding moet naar een adres dat met http:// of https:// begint, zonder wachtwoord, op een van de poorten { $ports }.
error-notice-host = Er is geen host { $host }.
error-notice-private = Meldingen worden alleen naar openbare adressen gestuurd, niet naar het netwerk van deze server.
error-not-today = Deze tafel is geen stad van de dag.
error-no-par = Par van deze dag is nog niet bekend. Probeer het over een minuut opnieuw.
error-no-pictures = Deze server kan geen afbeeldingen tekenen. De beheerder kan de extra “pictures” installeren.
error-no-event = Dit evenement bestaat hier niet.
error-event-people = Een tafel voor { $players } spelers heeft geen plaatsen voor { $people } mensen.
error-no-ladder = Deze ranglijst bestaat hier niet.
error-no-ladder-game = Je hebt deze partij niet in deze ranglijst.
error-no-member = Dit lid bestaat niet in de ranglijst.
error-not-member = Daarvoor is de eigen link van het lid nodig.
error-ladder-empty = Vul een naam in.
error-ladder-name = In deze ranglijst heet al iemand { $name }. Kies een andere naam, of open je eigen link.
error-ladder-full = Een ranglijst heeft hoogstens { $most } leden.
error-ladder-games = Een ranglijst heeft hoogstens { $most } partijen.
error-ladder-open = In deze ranglijst zijn { $most } partijen niet afgelopen. Speel er eerst een uit.
error-ladder-players = Een partij heeft twee tot { $most } verschillende spelers nodig, bots meegerekend.

## Requests

error-message = Het bericht kan bij { $where } niet worden gelezen: { $reason }.
error-hello = Het eerste bericht moet hello zijn, binnen tien seconden.
error-hello-again = hello mag maar één keer worden verstuurd. Open een andere verbinding voor een andere tafel.
error-host = Deze server accepteert de hostnaam “{ $host }” niet. De beheerder kan die toestaan met --allowed-hosts.
error-foreign-page = Verzoeken van andere sites (“{ $origin }”) worden geweigerd.
error-authorization = Stuur het geheim van de plaats of van de maker van de tafel mee: “Authorization: Bearer …”.
error-not-found = Er is niets op dit adres.
error-method = Dit adres ondersteunt die methode niet, wel { $methods }.
error-media-type = Het verzoek moet { $wanted } zijn, niet “{ $given }”.
error-too-large = Het verzoek is groter dan { NUMBER($most, useGrouping: 0) } bytes.
error-slow-body = Het verzoek kwam niet binnen { $seconds } seconden aan.
error-too-many = Te veel verzoeken. Probeer het opnieuw over { $seconds ->
        [one] 1 seconde
       *[other] { $seconds } seconden
    }.
error-http = Dit is geen HTTP-verzoek.
error-inside = Er is iets misgegaan op de server. De details staan in het serverlog onder { $request }.
error-saving = De server kan op dit moment niets opslaan. Wat bevestigd was, is niet verloren. Probeer het zo meteen nog eens; de beheerder vindt de reden in het log.
error-not-ready = De server wordt afgesloten. Maak zo meteen opnieuw verbinding.
error-upgrade = Dit adres is alleen voor WebSockets. Een proxy moet ze doorgeven.
error-other-rules = Deze partij is gespeeld met versie { $rules } van de regels en zou met versie { $now }, die deze server gebruikt, anders aflopen. De partij is bewaard gebleven; een versie van OddVille uit die tijd kan hem tonen.
error-table-damaged = Het logboek van deze tafel is op de server beschadigd (regel { $entry }), dus de tafel kan niet worden getoond. Andere tafels hebben er geen last van. De beheerder vindt het in het log.

## Settings and starting

error-setting = { $source }: “{ $value }” is niet toegestaan; toegestaan: { $allowed }.
error-setting-unknown = { $source }: er is geen instelling { $setting }. { $nearest ->
        [none] De instellingen zijn { $known }.
       *[other] Bedoelde je { $nearest }?
    }
error-settings-file = { $file } is geen geldige TOML: { $reason }.
error-port-taken = Poort { $port } is al in gebruik, misschien door een andere OddVille. Kies een andere: --port { $other }.
error-port-refused = Voor poort { $port } zijn bijzondere rechten nodig. Kies een andere: --port { $other }.
error-listen = Kan niet luisteren op { $host }: { $reason }.
error-data = Kan geen tafels opslaan in { $folder }: { $reason }. Kies een andere map: --data MAP.

cli-serve = tafels op het netwerk aanbieden en in de browser spelen (zonder opdracht: alleen op deze computer, en de browser wordt geopend)
cli-serve-settings = instellingen uit dit TOML-bestand lezen
cli-serve-usual = { $about } (standaard: { $usual })
cli-serve-browser = de browser openen
serve-at = OddVille draait op { $url }
serve-already = OddVille draait al op { $url }
serve-lan = Telefoons en computers in dit netwerk kunnen dit adres ook openen.
serve-hosts = Alleen verzoeken aan localhost worden beantwoord; sta andere hostnamen toe met --allowed-hosts.
serve-data = Tafels worden opgeslagen in { $folder }
serve-stop = Druk op Ctrl-C om te stoppen; de tafels gaan verder als de server weer wordt gestart.
serve-bye = Gestopt. Er is niets verloren gegaan.

setting-host = het adres om op te luisteren
setting-port = de poort om op te luisteren; 0: een willekeurige vrije poort
setting-data = de map waarin tafels worden opgeslagen (standaard: de gebruikelijke plaats voor programmagegevens)
setting-database = een database in plaats van een bestand in die map: sqlite:///BESTAND of postgresql://GEBRUIKER@HOST/DATABASE
setting-redis = een Redis-server waarmee meerdere processen elkaar zetten doorgeven: redis://HOST
setting-lan = voor het hele thuisnetwerk aanbieden, en het adres als QR-code tonen
setting-base-path = onder dit pad aanbieden, zoals /oddville
setting-public-url = het openbare adres van deze server, voor links in beurtmeldingen, zoals https://play.example.org
setting-allowed-hosts = hostnamen die deze server accepteert; *.example.org staat een heel domein toe
setting-trusted-proxies = netwerken van vertrouwde proxy’s, die mogen opgeven waar een verzoek vandaan komt
setting-metrics-from = netwerken die /metrics mogen lezen
setting-log = de indeling van het log
setting-log-level = het laagste niveau dat wordt gelogd
setting-thinkers = processen waarin bots nadenken, hoogstens de helft voor één persoon; 0: één minder dan het aantal processors, maar minstens twee
setting-keep-days = aantal dagen waarna afgelopen tafels worden verwijderd; 0: nooit
setting-notices = beurtmeldingen sturen naar adressen die spelers opgeven
setting-closed = geen nieuwe tafels toestaan
setting-most-sockets = gelijktijdige WebSockets in totaal; 0: geen limiet
setting-most-sockets-each = gelijktijdige WebSockets vanaf één adres; 0: geen limiet
setting-most-connections-each = andere gelijktijdige verbindingen vanaf één adres; 0: geen limiet
setting-tables-an-hour = nieuwe tafels per uur vanaf één adres; 0: geen limiet
setting-requests-a-second = verzoeken per seconde vanaf één adres, vijf keer zoveel voor bestanden; 0: geen limiet
setting-messages-a-second = berichten per seconde op één verbinding; 0: geen limiet

## Metrics

metric-sockets = Open verbindingen.
metric-tables-in-memory = Tafels in het geheugen.
metric-thoughts-waiting = Zetten van bots die op een vrij proces wachten.
metric-notices-failed = Beurtmeldingen die niet konden worden bezorgd.
metric-requests = HTTP-verzoeken per methode en status.
metric-request = Duur van HTTP-verzoeken.
metric-messages = Ontvangen berichten op sockets, per type.
metric-refused = Verzoeken die zijn geweigerd voordat ze zijn gelezen, per reden.
metric-failures = Interne serverfouten.
metric-slow-readers = Verbindingen die zijn gesloten omdat de client niet las.
metric-repairs = Tafels die hersteld moesten worden omdat geheugen en database verschilden of omdat er niets gepland was. Moet 0 blijven.
metric-tables-damaged = Tafels waarvan het logboek niet meer is zoals het is geschreven. Moet 0 blijven.
error-no-review = Deze analyse bestaat niet.
error-review-game = Geef een tafel of een verslag op om te analyseren.
error-reviews-many = Je hebt al { $most } analyses lopen. Wacht tot er een klaar is.
metric-reviews-waiting = Lopende analyses.
metric-reviews = Analyses naar afloop.
metric-review-work = Rekentijd van een analyse.
