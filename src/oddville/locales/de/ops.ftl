### Running a server, and checking records.

## oddville verify

cli-verify = Aufzeichnungen, Sicherungen und Datenbanken prüfen: ob sie gültig sind und ob die Verteilung der Zusage entspricht
cli-verify-files = Aufzeichnungen, DATEI.odd; eine Sicherung; eine Datenbank, als Datei oder postgresql://USER@HOST/DATABASE
cli-verify-edition = die Karten, wenn eine Aufzeichnung mit einer Ausgabe gespielt wurde, die nicht zu OddVille gehört
verify-good = { $file }: { $finding }
verify-bad = { $file }: FALSCH: { $problem }
verify-moves = { $moves ->
        [one] 1 Spielzug, erlaubt
       *[other] { NUMBER($moves, useGrouping: 0) } Spielzüge, alle erlaubt
    }, mit den Karten von { $edition } ({ $hash }).
verify-result = Das Ergebnis ist richtig: { $result }.
verify-running = Das Spiel ist nicht zu Ende, also gibt es noch kein Ergebnis zu prüfen.
verify-no-promise = Vor diesem Spiel wurde kein Fingerabdruck des Startwerts veröffentlicht, darum kann die Verteilung nicht geprüft werden.
verify-promise-open = Der Startwert ist noch nicht offengelegt. Prüfe die Aufzeichnung nach dem Ende des Spiels noch einmal, um zu sehen, ob die Verteilung der Zusage entspricht.
verify-promise-kept = Die Verteilung entspricht der Zusage vor dem Spiel.
verify-promise-broken = Zeile { $line }, Spalte { $column }: Der Startwert ist nicht der vor dem Spiel zugesagte.
verify-values-right = Gemischt wurde mit dem zugesagten Startwert und den Werten der Plätze (Plätze mit einem Wert: { NUMBER($values, useGrouping: 0) }).
verify-values-wrong = Zeile { $line }, Spalte { $column }: Der Startwert des Spiels ergibt sich nicht aus dem zugesagten Startwert und diesen Werten.
verify-backup = Die Sicherung ist unverändert: Ihre Prüfsumme und alle Protokolle stimmen (Tische: { NUMBER($tables, useGrouping: 0) }, Einträge: { NUMBER($entries, useGrouping: 0) }).
verify-store = Alle Protokolle sind unverändert (Tische: { NUMBER($tables, useGrouping: 0) }, Einträge: { NUMBER($entries, useGrouping: 0) }).

## oddville backup, oddville restore

cli-data = der Datenordner des Servers
cli-database = die Datenbank des Servers, falls sie keine Datei in diesem Ordner ist
cli-settings = die Einstellungsdatei des Servers
cli-backup = alle Tische eines Servers in eine Datei kopieren, auch während er läuft
cli-backup-file = die Zieldatei
cli-backup-replace = eine vorhandene Datei überschreiben
cli-restore = eine Sicherung nach vollständiger Prüfung wiederherstellen; beende zuerst den Server
cli-restore-file = die Sicherung
cli-restore-replace = die vorhandenen Tische ersetzen; eine ersetzte Datei bleibt als DATEI.replaced erhalten
backup-title = Sicherung
restore-title = Wiederherstellung
backup-written = { $file } enthält { $tables ->
        [one] 1 Tisch
       *[other] { NUMBER($tables, useGrouping: 0) } Tische
    } mit { NUMBER($entries, useGrouping: 0) } Einträgen und wurde vollständig geprüft.
restore-written = In { $store } { $tables ->
        [one] wurde 1 Tisch
       *[other] wurden { NUMBER($tables, useGrouping: 0) } Tische
    } mit { NUMBER($entries, useGrouping: 0) } Einträgen wiederhergestellt. Starte den Server.

## oddville admin

cli-admin = die Tische eines Servers verwalten, auch während er läuft
cli-admin-list = alle Tische auflisten, die neuesten zuerst
cli-admin-status = nur Tische mit diesem Status
cli-admin-json = je eine Zeile JSON
cli-admin-show = einen Tisch und seine Plätze zeigen
cli-admin-delete = Tische endgültig löschen, mit allem, was zu ihnen gehört
cli-admin-kick = jemanden vom Tisch entfernen: Der Link gilt nicht mehr, und ein Bot übernimmt
cli-admin-mute = den Chat eines Platzes oder der Zuschauer ausschalten
cli-admin-unmute = ihren Chat wieder einschalten
cli-admin-close = keine neuen Tische zulassen; laufende gehen weiter
cli-admin-open = wieder neue Tische zulassen
cli-admin-reports = die von Nutzern gemeldeten Probleme zeigen
cli-admin-salvage = mit dem weitermachen, was von einem beschädigten Schreibprotokoll lesbar ist; es bleibt als DATEI-wal.damaged erhalten
cli-admin-id = die Kennung des Tisches
cli-admin-seat = die Nummer des Platzes, ab 0
cli-admin-seat-watchers = die Nummer des Platzes, ab 0, oder „watchers“
error-no-table-id = Es gibt keinen Tisch { $id }. Alle anzeigen: oddville admin list.
error-admin-seat = „{ $seat }“ ist kein Platz. Gib seine Nummer an, ab 0, oder „watchers“.
admin-line = { $id }  { $status }  Zug { NUMBER($turn, useGrouping: 0) }  { $changed }  { $seats }  { $name }
admin-none = Es gibt keine Tische.
admin-counts = { NUMBER($waiting, useGrouping: 0) } warten, { NUMBER($running, useGrouping: 0) } laufen, { NUMBER($over, useGrouping: 0) } beendet; neue Tische: { $closed ->
        [yes] nein (geschlossen)
       *[other] ja
    }.
admin-table = Tisch { $id }: { $status }, erstellt { $made }, geändert { $changed }, Zug { NUMBER($turn, useGrouping: 0) }, Einträge: { NUMBER($number, useGrouping: 0) }.
admin-table-name = Name: { $name }
admin-seat = Platz { $seat }: { $name } ({ $kind }{ $bot ->
        [none] {""}
       *[other] , gespielt von { $bot }
    }{ $muted ->
        [yes] , Chat aus
       *[other] {""}
    })
admin-chat = { $at } { $name }: { $text }
admin-deleted = { $id } wurde gelöscht.
admin-kicked = Auf Platz { $seat } von Tisch { $id } spielt jetzt ein Bot; der Link gilt nicht mehr.
admin-muted = Ihr Chat an Tisch { $id } ist ausgeschaltet.
admin-unmuted = Ihr Chat an Tisch { $id } ist eingeschaltet.
admin-closed = Es können keine neuen Tische erstellt werden. Wieder erlauben: oddville admin open.
admin-opened = Es können wieder neue Tische erstellt werden.
admin-salvaged = { $file } enthält, was lesbar war (Tische: { NUMBER($tables, useGrouping: 0) }, Einträge: { NUMBER($entries, useGrouping: 0) }). Starte den Server.
admin-report = Tisch { $id }, { $at }:
admin-no-reports = Es gibt keine Meldungen.
