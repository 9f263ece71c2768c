### Running a server, and checking records.

## oddville verify

cli-verify = Aufzeichnungen, Sicherungen und Datenbanken prüfen: ob sie stimmen, und ob so gemischt wurde wie versprochen
cli-verify-files = Aufzeichnungen, als DATEI.odd; eine Sicherung; eine Datenbank, als Datei oder postgresql://USER@HOST/DATABASE
cli-verify-edition = die Karten, wenn mit einer Ausgabe gespielt wurde, die nicht zu OddVille gehört
verify-good = { $file }: { $finding }
verify-bad = { $file }: FALSCH: { $problem }
verify-moves = { $moves ->
        [one] 1 Spielzug, erlaubt
       *[other] { NUMBER($moves, useGrouping: 0) } Spielzüge, alle erlaubt
    }, mit den Karten von { $edition } ({ $hash }).
verify-result = Das Ergebnis stimmt: { $result }.
verify-running = Das Spiel ist nicht zu Ende, also gibt es noch kein Ergebnis zu prüfen.
verify-no-promise = Vor diesem Spiel wurde kein Versprechen zum Startwert veröffentlicht, also lässt sich das Mischen nicht prüfen.
verify-promise-open = Der Startwert ist noch nicht offengelegt. Prüfe die Aufzeichnung nach dem Ende des Spiels noch einmal: ob das Mischen vorher versprochen war.
verify-promise-kept = Es wurde so gemischt, wie es vor dem Spiel versprochen war.
verify-promise-broken = Zeile { $line }, Spalte { $column }: Der Startwert ist nicht der, der vor dem Spiel versprochen wurde.
verify-values-right = Gemischt wurde mit dem versprochenen Startwert und den Werten der Plätze (Plätze mit einem Wert: { NUMBER($values, useGrouping: 0) }).
verify-values-wrong = Zeile { $line }, Spalte { $column }: Der Startwert des Spiels entsteht nicht aus dem versprochenen Startwert und diesen Werten.
verify-backup = Die Sicherung ist, wie sie angelegt wurde: Ihre Prüfsumme und alle Protokolle stimmen (Tische: { NUMBER($tables, useGrouping: 0) }, Einträge: { NUMBER($entries, useGrouping: 0) }).
verify-store = Alle Protokolle sind, wie sie geschrieben wurden (Tische: { NUMBER($tables, useGrouping: 0) }, Einträge: { NUMBER($entries, useGrouping: 0) }).

## oddville backup, oddville restore

cli-data = der Datenordner des Servers
cli-database = die Datenbank des Servers, wenn sie keine Datei in diesem Ordner ist
cli-settings = die Einstellungsdatei des Servers
cli-backup = alle Tische eines Servers in eine Datei kopieren, auch während er läuft
cli-backup-file = die Datei, in die geschrieben wird
cli-backup-replace = eine Datei überschreiben, die es schon gibt
cli-restore = eine Sicherung einspielen, von Anfang bis Ende geprüft; halte erst den Server an
cli-restore-file = die Sicherung
cli-restore-replace = sie an die Stelle der vorhandenen Tische setzen; eine ersetzte Datei bleibt daneben, als DATEI.replaced
backup-title = Sicherung
restore-title = Wiederherstellung
backup-written = { $file } enthält { $tables ->
        [one] 1 Tisch
       *[other] { NUMBER($tables, useGrouping: 0) } Tische
    } mit { NUMBER($entries, useGrouping: 0) } Einträgen und wurde von Anfang bis Ende geprüft.
restore-written = In { $store } { $tables ->
        [one] ist 1 Tisch
       *[other] sind { NUMBER($tables, useGrouping: 0) } Tische
    } mit { NUMBER($entries, useGrouping: 0) } Einträgen wiederhergestellt. Starte den Server.

## oddville admin

cli-admin = sich um die Tische eines Servers kümmern, auch während er läuft
cli-admin-list = alle Tische auflisten, die neuesten zuerst
cli-admin-status = nur Tische mit diesem Status
cli-admin-json = je eine Zeile JSON
cli-admin-show = einen Tisch und seine Plätze zeigen
cli-admin-delete = Tische endgültig löschen, mit allem, was dazugehört
cli-admin-kick = jemanden vom Tisch weisen: Der Link gilt nicht mehr, und ein Bot spielt weiter
cli-admin-mute = einem Platz oder den Zuschauern den Chat abstellen
cli-admin-unmute = ihnen den Chat wieder anstellen
cli-admin-close = keine neuen Tische anlegen; laufende gehen weiter
cli-admin-open = wieder neue Tische anlegen
cli-admin-reports = zeigen, was als falsch gemeldet wurde
cli-admin-salvage = mit dem weitermachen, was von einem beschädigten Schreibprotokoll lesbar ist; es bleibt als DATEI-wal.damaged erhalten
cli-admin-id = die Kennung des Tisches
cli-admin-seat = die Nummer des Platzes, ab 0
cli-admin-seat-watchers = die Nummer des Platzes, ab 0, oder „watchers“
error-no-table-id = Einen Tisch { $id } gibt es nicht. Alle zeigt: oddville admin list.
error-admin-seat = „{ $seat }“ ist kein Platz. Gib seine Nummer an, ab 0, oder „watchers“.
admin-line = { $id }  { $status }  Zug { NUMBER($turn, useGrouping: 0) }  { $changed }  { $seats }  { $name }
admin-none = Es gibt keine Tische.
admin-counts = { NUMBER($waiting, useGrouping: 0) } warten, { NUMBER($running, useGrouping: 0) } laufen, { NUMBER($over, useGrouping: 0) } zu Ende; neue Tische: { $closed ->
        [yes] nein (geschlossen)
       *[other] ja
    }.
admin-table = Tisch { $id }: { $status }, angelegt { $made }, geändert { $changed }, Zug { NUMBER($turn, useGrouping: 0) }, Einträge: { NUMBER($number, useGrouping: 0) }.
admin-table-name = Name: { $name }
admin-seat = Platz { $seat }: { $name } ({ $kind }{ $bot ->
        [none] {""}
       *[other] , gespielt von { $bot }
    }{ $muted ->
        [yes] , Chat abgestellt
       *[other] {""}
    })
admin-chat = { $at } { $name }: { $text }
admin-deleted = { $id } ist gelöscht.
admin-kicked = Auf Platz { $seat } von Tisch { $id } spielt jetzt ein Bot; der Link gilt nicht mehr.
admin-muted = Der Chat an Tisch { $id } ist abgestellt.
admin-unmuted = Der Chat an Tisch { $id } ist wieder angestellt.
admin-closed = Von jetzt an werden keine neuen Tische angelegt. Wieder öffnen: oddville admin open.
admin-opened = Es werden wieder neue Tische angelegt.
admin-salvaged = { $file } enthält, was lesbar war (Tische: { NUMBER($tables, useGrouping: 0) }, Einträge: { NUMBER($entries, useGrouping: 0) }). Starte den Server.
admin-report = Tisch { $id }, { $at }:
admin-no-reports = Niemand hat etwas gemeldet.
