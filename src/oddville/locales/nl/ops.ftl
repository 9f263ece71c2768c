### Running a server, and checking records.

## oddville verify

cli-verify = spelverslagen, back-ups en databases controleren: of ze geldig zijn, en of de kaartverdeling klopt met wat er beloofd was
cli-verify-files = spelverslagen, BESTAND.odd; een back-up; een database, als bestand of postgresql://USER@HOST/DATABASE
cli-verify-edition = de kaarten, als er is gespeeld met een editie die niet bij OddVille hoort
verify-good = { $file }: { $finding }
verify-bad = { $file }: FOUT: { $problem }
verify-moves = { $moves ->
        [one] 1 zet, toegestaan
       *[other] { NUMBER($moves, useGrouping: 0) } zetten, allemaal toegestaan
    }, met de kaarten van { $edition } ({ $hash }).
verify-result = De uitslag klopt: { $result }.
verify-running = Het spel is nog niet afgelopen, dus er is nog geen uitslag om te controleren.
verify-no-promise = Voor dit spel is vooraf geen vingerafdruk van de startwaarde gepubliceerd, dus de kaartverdeling kan niet worden gecontroleerd.
verify-promise-open = De startwaarde is nog niet bekendgemaakt. Controleer het verslag opnieuw als het spel is afgelopen, om te zien of de kaartverdeling klopt met wat er beloofd was.
verify-promise-kept = De kaartverdeling klopt met wat vooraf beloofd was.
verify-promise-broken = regel { $line }, kolom { $column }: de startwaarde is niet de startwaarde die vooraf beloofd was.
verify-values-right = De kaartverdeling volgt uit de beloofde startwaarde en de waarden van de plaatsen (plaatsen met een waarde: { NUMBER($values, useGrouping: 0) }).
verify-values-wrong = regel { $line }, kolom { $column }: de startwaarde van het spel volgt niet uit de beloofde startwaarde en deze waarden.
verify-backup = De back-up is nog zoals hij is gemaakt: de controlesom en alle logboeken kloppen (tafels: { NUMBER($tables, useGrouping: 0) }, regels: { NUMBER($entries, useGrouping: 0) }).
verify-store = Alle logboeken zijn nog zoals ze zijn geschreven (tafels: { NUMBER($tables, useGrouping: 0) }, regels: { NUMBER($entries, useGrouping: 0) }).

## oddville backup, oddville restore

cli-data = de gegevensmap van de server
cli-database = de database van de server, als die geen bestand in die map is
cli-settings = het instellingenbestand van de server
cli-backup = alle tafels van een server naar een bestand kopiëren, ook terwijl hij draait
cli-backup-file = het bestand dat wordt geschreven
cli-backup-replace = een bestaand bestand overschrijven
cli-restore = een back-up terugzetten, na volledige controle; stop eerst de server
cli-restore-file = de back-up
cli-restore-replace = de bestaande tafels vervangen; een vervangen bestand blijft bestaan als BESTAND.replaced
backup-title = back-up
restore-title = herstel
backup-written = { $file } bevat { $tables ->
        [one] 1 tafel
       *[other] { NUMBER($tables, useGrouping: 0) } tafels
    } met { NUMBER($entries, useGrouping: 0) } regels en is volledig gecontroleerd.
restore-written = { $tables ->
        [one] Er is 1 tafel
       *[other] Er zijn { NUMBER($tables, useGrouping: 0) } tafels
    } met { NUMBER($entries, useGrouping: 0) } regels teruggezet in { $store }. Start de server.

## oddville admin

cli-admin = de tafels van een server beheren, ook terwijl hij draait
cli-admin-list = alle tafels tonen, de nieuwste eerst
cli-admin-status = alleen tafels met deze status
cli-admin-json = één regel JSON per tafel
cli-admin-show = een tafel en de plaatsen eraan tonen
cli-admin-delete = tafels definitief verwijderen, met alles wat erbij hoort
cli-admin-kick = een speler van een tafel verwijderen: de link werkt niet meer, en een bot neemt het over
cli-admin-mute = de chat van een plaats of van de toeschouwers uitschakelen
cli-admin-unmute = hun chat weer inschakelen
cli-admin-close = geen nieuwe tafels toestaan; lopende tafels gaan door
cli-admin-open = weer nieuwe tafels toestaan
cli-admin-reports = de problemen tonen die gebruikers hebben gemeld
cli-admin-salvage = verdergaan met wat er van een beschadigd write-ahead-log te lezen is; het log blijft bestaan als BESTAND-wal.damaged
cli-admin-id = de code van de tafel
cli-admin-seat = het nummer van de plaats, vanaf 0
cli-admin-seat-watchers = het nummer van de plaats, vanaf 0, of “watchers”
error-no-table-id = Er is geen tafel { $id }. Alle tafels tonen: oddville admin list.
error-admin-seat = “{ $seat }” is geen plaats. Geef het nummer op, vanaf 0, of “watchers”.
admin-line = { $id }  { $status }  beurt { NUMBER($turn, useGrouping: 0) }  { $changed }  { $seats }  { $name }
admin-none = Er zijn geen tafels.
admin-counts = { NUMBER($waiting, useGrouping: 0) } wachtend, { NUMBER($running, useGrouping: 0) } bezig, { NUMBER($over, useGrouping: 0) } afgelopen; nieuwe tafels: { $closed ->
        [yes] nee (gesloten)
       *[other] ja
    }.
admin-table = Tafel { $id }: { $status }, aangemaakt { $made }, gewijzigd { $changed }, beurt { NUMBER($turn, useGrouping: 0) }, { NUMBER($number, useGrouping: 0) } regels.
admin-table-name = Naam: { $name }
admin-seat = Plaats { $seat }: { $name } ({ $kind }{ $bot ->
        [none] {""}
       *[other] , gespeeld door { $bot }
    }{ $muted ->
        [yes] , chat uit
       *[other] {""}
    })
admin-chat = { $at } { $name }: { $text }
admin-deleted = { $id } is verwijderd.
admin-kicked = Op plaats { $seat } van { $id } speelt nu een bot; de link werkt niet meer.
admin-muted = De chat aan { $id } is uitgeschakeld.
admin-unmuted = De chat aan { $id } is weer ingeschakeld.
admin-closed = Er kunnen geen nieuwe tafels worden aangemaakt. Weer toestaan: oddville admin open.
admin-opened = Er kunnen weer nieuwe tafels worden aangemaakt.
admin-salvaged = { $file } bevat wat er te lezen was (tafels: { NUMBER($tables, useGrouping: 0) }, regels: { NUMBER($entries, useGrouping: 0) }). Start de server.
admin-report = Tafel { $id }, { $at }:
admin-no-reports = Er zijn geen meldingen.
