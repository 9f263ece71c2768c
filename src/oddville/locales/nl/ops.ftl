### Running a server, and checking records.

## oddville verify

cli-verify = verslagen, back-ups en databases controleren: of ze kloppen, en of er geschud is zoals beloofd
cli-verify-files = verslagen, als BESTAND.odd; een back-up; een database, als bestand of postgresql://USER@HOST/DATABASE
cli-verify-edition = de kaarten, als er gespeeld is met een editie die niet bij OddVille hoort
verify-good = { $file }: { $finding }
verify-bad = { $file }: FOUT: { $problem }
verify-moves = { $moves ->
        [one] 1 zet, toegestaan
       *[other] { NUMBER($moves, useGrouping: 0) } zetten, alle toegestaan
    }, met de kaarten van { $edition } ({ $hash }).
verify-result = De uitslag klopt: { $result }.
verify-running = Het spel is niet afgelopen, dus er is nog geen uitslag om te controleren.
verify-no-promise = Voor dit spel is geen belofte over de startwaarde gepubliceerd, dus het schudden is niet te controleren.
verify-promise-open = De startwaarde is nog niet bekendgemaakt. Controleer het verslag nog eens als het spel is afgelopen: of het schudden vooraf beloofd was.
verify-promise-kept = Er is geschud zoals het voor het spel was beloofd.
verify-promise-broken = regel { $line }, kolom { $column }: de startwaarde is niet die welke voor het spel was beloofd.
verify-values-right = Er is geschud met de beloofde startwaarde en de waarden van de plaatsen (plaatsen met een waarde: { NUMBER($values, useGrouping: 0) }).
verify-values-wrong = regel { $line }, kolom { $column }: de startwaarde van het spel komt niet uit de beloofde startwaarde en deze waarden.
verify-backup = De back-up is zoals hij is gemaakt: het controlegetal en alle logboeken kloppen (tafels: { NUMBER($tables, useGrouping: 0) }, regels: { NUMBER($entries, useGrouping: 0) }).
verify-store = Alle logboeken zijn zoals ze zijn geschreven (tafels: { NUMBER($tables, useGrouping: 0) }, regels: { NUMBER($entries, useGrouping: 0) }).

## oddville backup, oddville restore

cli-data = de gegevensmap van de server
cli-database = de database van de server, als die geen bestand in die map is
cli-settings = het instellingenbestand van de server
cli-backup = alle tafels van een server naar een bestand kopiëren, ook terwijl hij draait
cli-backup-file = het bestand om te schrijven
cli-backup-replace = een bestand overschrijven dat er al is
cli-restore = een back-up terugzetten, van begin tot eind gecontroleerd; stop eerst de server
cli-restore-file = de back-up
cli-restore-replace = hem in de plaats zetten van de tafels die er zijn; een vervangen bestand blijft ernaast staan, als BESTAND.replaced
backup-title = back-up
restore-title = herstel
backup-written = { $file } bevat { $tables ->
        [one] 1 tafel
       *[other] { NUMBER($tables, useGrouping: 0) } tafels
    } met { NUMBER($entries, useGrouping: 0) } regels, en is van begin tot eind gecontroleerd.
restore-written = { $tables ->
        [one] Er is 1 tafel
       *[other] Er zijn { NUMBER($tables, useGrouping: 0) } tafels
    } met { NUMBER($entries, useGrouping: 0) } regels teruggezet in { $store }. Start de server.

## oddville admin

cli-admin = de tafels van een server beheren, ook terwijl hij draait
cli-admin-list = alle tafels opsommen, de nieuwste eerst
cli-admin-status = alleen tafels met deze status
cli-admin-json = elk één regel JSON
cli-admin-show = een tafel en haar plaatsen tonen
cli-admin-delete = tafels definitief verwijderen, met alles wat erbij hoort
cli-admin-kick = iemand van een tafel wegsturen: de link vervalt, en een bot speelt verder
cli-admin-mute = de chat van een plaats of van de kijkers uitzetten
cli-admin-unmute = hun chat weer aanzetten
cli-admin-close = geen nieuwe tafels maken; lopende gaan door
cli-admin-open = weer nieuwe tafels maken
cli-admin-reports = tonen wat er als fout is gemeld
cli-admin-salvage = verdergaan met wat er van een beschadigd schrijflogboek te lezen is; het blijft bewaard als BESTAND-wal.damaged
cli-admin-id = de code van de tafel
cli-admin-seat = het nummer van de plaats, vanaf 0
cli-admin-seat-watchers = het nummer van de plaats, vanaf 0, of “watchers”
error-no-table-id = Er is geen tafel { $id }. Toon ze allemaal: oddville admin list.
error-admin-seat = “{ $seat }” is geen plaats. Geef het nummer, vanaf 0, of “watchers”.
admin-line = { $id }  { $status }  beurt { NUMBER($turn, useGrouping: 0) }  { $changed }  { $seats }  { $name }
admin-none = Er zijn geen tafels.
admin-counts = { NUMBER($waiting, useGrouping: 0) } wachtend, { NUMBER($running, useGrouping: 0) } lopend, { NUMBER($over, useGrouping: 0) } afgelopen; nieuwe tafels: { $closed ->
        [yes] nee (gesloten)
       *[other] ja
    }.
admin-table = Tafel { $id }: { $status }, gemaakt { $made }, gewijzigd { $changed }, beurt { NUMBER($turn, useGrouping: 0) }, regels: { NUMBER($number, useGrouping: 0) }.
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
admin-kicked = Op plaats { $seat } van tafel { $id } speelt nu een bot; de link is vervallen.
admin-muted = De chat aan tafel { $id } is uit.
admin-unmuted = De chat aan tafel { $id } is weer aan.
admin-closed = Vanaf nu worden er geen nieuwe tafels gemaakt. Weer openen: oddville admin open.
admin-opened = Er worden weer nieuwe tafels gemaakt.
admin-salvaged = { $file } bevat wat er te lezen was (tafels: { NUMBER($tables, useGrouping: 0) }, regels: { NUMBER($entries, useGrouping: 0) }). Start de server.
admin-report = Tafel { $id }, { $at }:
admin-no-reports = Niemand heeft iets gemeld.
