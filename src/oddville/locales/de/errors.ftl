### Errors: each names the thing and the remedy.

error-illegal-move = { $move } ist jetzt nicht erlaubt ({ $rule }).
error-nothing-to-undo = Es gibt keinen Spielzug zum Zurücknehmen.
error-seed = Ein Startwert muss ein Text von höchstens { $longest } Zeichen sein.
error-turn-limit = Die Höchstzahl der Züge muss eine ganze Zahl von 1 bis { $most } sein, nicht { $value }.
error-players = Die Ausgabe { $edition } kann nicht mit { $players } Spielern gespielt werden; möglich: { $allowed }.
error-players-round = Die Ausgabe { $edition } hat zu wenige Karten für { $players } Spieler mit der Hausregel „die Runde zu Ende spielen“; möglich: { $allowed }.
error-file = { $file } kann nicht gelesen werden: { $reason }.
error-edition = { $file } ist keine gültige Ausgabe; { $count ->
        [one] 1 Fehler
       *[other] { $count } Fehler
    }:
error-edition-missing = Es gibt keine Ausgabe { $file }. Wähle eine von { $shipped } oder gib den Pfad einer Ausgabedatei an.
error-edition-size = { $file } ist größer als { $most } Bytes; eine Ausgabedatei ist viel kleiner.
error-edition-encoding = { $file } ist kein UTF-8-Text; speichere die Datei als UTF-8.

edition-toml = Die Datei ist kein gültiges TOML, bei { $value }.
edition-format = Das Format der Datei ist { $value }; diese Version liest Format { $allowed }.
edition-type = { $where }, { $field }: { $value } hat den falschen Typ; erlaubt: { $allowed }.
edition-missing = { $where }: { $field } fehlt; erlaubt: { $allowed }.
edition-unknown-key = { $where }: { $field } ist kein Schlüssel einer Ausgabe; erlaubt: { $allowed }.
edition-word = { $where }, { $field }: { $value } ist keines von { $allowed }.
edition-range = { $where }, { $field }: { $value } liegt nicht im Bereich { $allowed }.
edition-repeated = { $where }, { $field }: { $value } kommt zweimal vor; erlaubt je einmal: { $allowed }.
edition-id = { $where }, { $field }: { $value } entspricht nicht { $allowed } oder ist zu lang.
edition-reserved-id = { $where }, { $field }: { $value } ist die Kennung des Zentrums; wähle eine andere ({ $allowed }).
edition-duplicate-id = { $where }, { $field }: { $value } ist schon die Kennung einer anderen Karte; wähle eine andere ({ $allowed }).
edition-name = { $where }, { $field }: { $value } muss ein druckbarer Text von { $allowed } Zeichen sein.
edition-language = { $where }, { $field }: { $value } ist kein Sprachcode ({ $allowed }).
edition-worker-count = Es sind { $value } Arbeiterkarten; es müssen { $allowed } sein.
edition-price-count = { $where }, { $field }: Es sind { $value } Preise; es müssen { $allowed } sein.
edition-slot-count = { $where }, { $field }: Es sind { $value } einzelne Felder; erlaubt: { $allowed }.
edition-north-street = { $where }, { $field }: Über dem Zentrum wird nichts gebaut, also kann { $value } keine Straße sein; erlaubt: { $allowed }.
edition-character-count = { $where }, { $field }: Es sind { $value } Charaktere; es müssen { $allowed } sein.
edition-character-twice = { $where }, { $field }: { $value } gehört schon zu einer anderen Gilde; jeder davon einmal: { $allowed }.
edition-card-count = Es sind { $value } Gebäude; es müssen { $allowed } sein.
edition-end-workers = { $where }, { $field }: { $value } Arbeiter beenden das Spiel; es müssen { $allowed } sein, außer wenn in der Datei variant = true steht.
edition-cost-count = { $where }, { $field }: Die Karte kostet { $value } Rohstoffe; erlaubt: { $allowed }. Sie muss mindestens einen kosten, und ein Spieler hat nur neun Arbeiter zum Bezahlen.
edition-guild-formula = { $where }, { $field }: Eine Gildenformel braucht eine Gilde; erlaubt: { $allowed }.
edition-base = { $where }, { $field }: { $value } passt nicht zur Formel; erlaubt: { $allowed }.
edition-warning-resources = { $where }, { $field }: Die Karte zeigt { $value } Rohstoffe. In der mitgelieferten Ausgabe zeigt Karte { $allowed } so viele: { $allowed }.
edition-warning-position = { $where }, { $field }: Position 1 kostet { $value } statt { $allowed }. Hat ein Spieler keine Hauptaktion, gilt Regel HOUSE-2.
edition-warning-cost = { $where }, { $field }: Die Karte kostet { $value } Rohstoffe. In der mitgelieferten Ausgabe sind es { $allowed }.
edition-warning-bonus = { $where }: Die Karte hat keinen Bonus.

error-deal = Die Verteilung ist ungültig; { $count ->
        [one] 1 Fehler
       *[other] { $count } Fehler
    }:
deal-shape = Eine Verteilung muss ein Objekt mit { $keys } sein.
deal-key = { $key } ist kein Schlüssel einer Verteilung; die Schlüssel sind { $keys }.
deal-first = first muss ein Spieler von 0 bis { $last } sein, nicht { $value }.
deal-deck-shape = deck muss eine Liste der { $cards } Kartenkennungen sein.
deal-card-unknown = deck: In dieser Ausgabe gibt es keine Karte { $id }.
deal-card-twice = deck: { $id } kommt zweimal vor.
deal-card-missing = deck: { $id } fehlt.
deal-piles-shape = piles muss ein Objekt mit { $guilds } sein.
deal-pile = piles: { $guild } muss { $count } verschiedene Charaktere von { $members } nennen.

notation-verb = „{ $text }“ ist kein Spielzug; ein Spielzug beginnt mit { $verbs }.
notation-form = „{ $text }“ ist unvollständig oder zu lang; die Form ist: { $form }.
notation-worker = „{ $word }“ ist keine Arbeiterkarte; die Arbeiterkarten sind 1, 2, 3 und 4.
notation-position = „{ $word }“ ist keine Position der Reihe; die Positionen sind 1 bis 6.
notation-slot = „{ $word }“ ist kein Feld; die Felder sind 0, 1 und 2, nach ihren Kosten.
notation-resource = „{ $word }“ ist kein Rohstoff; die Rohstoffe sind { $words }.
notation-card = „{ $word }“ ist kein Gebäude dieser Ausgabe; gib seine Kennung an.
notation-cell = „{ $word }“ ist kein Bauplatz; schreibe Spalte,Zeile, zum Beispiel -1,2.
notation-cell-far = Der Bauplatz „{ $word }“ liegt weiter weg, als eine Stadt je reichen kann.
notation-type = Ein Spielzug muss ein Text oder ein Move sein, nicht { $kind }.

record-size = Zeile { $line }, Spalte { $column }: Die Aufzeichnung ist länger als { $most } Zeichen.
record-none = Das ist keine Aufzeichnung eines Spiels; die erste Zeile einer Aufzeichnung ist odd: { $format }.
record-header = Zeile { $line }, Spalte { $column }: „{ $text }“ ist keine Kopfzeile; schreibe Schlüssel: Wert.
record-header-twice = Zeile { $line }, Spalte { $column }: Die Kopfzeile { $key } kommt zweimal vor.
record-header-missing = Zeile { $line }, Spalte { $column }: Die Kopfzeile { $key } fehlt.
record-format = Zeile { $line }, Spalte { $column }: Eine Aufzeichnung muss mit odd: { $format } beginnen.
record-rules = Zeile { $line }, Spalte { $column }: Die Aufzeichnung verwendet Version { $value } der Regeln; dieses Programm spielt Version { $rules }.
record-beginning = Zeile { $line }, Spalte { $column }: Eine Aufzeichnung muss genau eine der Kopfzeilen { $keys } haben.
record-json = Zeile { $line }, Spalte { $column }: Der Wert von { $key } kann nicht gelesen werden.
record-turn = Zeile { $line }, Spalte { $column }: „{ $text }“ ist kein Zug; schreibe Nummer. Spieler Spielzug; Spielzug.
record-turn-number = Zeile { $line }, Spalte { $column }: Das ist Zug { $right }, nicht { $turn }.
record-turn-limit = Zeile { $line }, Spalte { $column }: „{ $value }“ ist keine Höchstzahl von Zügen.
record-finish-round = Zeile { $line }, Spalte { $column }: „{ $value }“ ist hier nicht erlaubt; schreibe „yes“ oder lass die Zeile weg.
record-move = Zeile { $line }, Spalte { $column }: Ein Spielzug fehlt oder kann nicht gelesen werden: „{ $text }“.
record-brace = Zeile { $line }, Spalte { $column }: In geschweiften Klammern müssen genau die Spielzüge eines Baus mit dem Baumeister stehen.
record-no-move = Zeile { $line }, Spalte { $column }: „{ $move }“ ist kein Spielzug.
record-illegal = Zeile { $line }, Spalte { $column }: { $move } ist hier nicht erlaubt ({ $rule }).
record-after-end = Zeile { $line }, Spalte { $column }: { $move } kommt nach dem Ende des Spiels.
record-player = Zeile { $line }, Spalte { $column }: { $player } ist hier nicht an der Reihe.
record-start = Zeile { $line }, Spalte { $column }: So kann das Spiel nicht beginnen: { $reason }
record-shown = Zeile { $line }, Spalte { $column }: Schreibe first=, row= mit sechs Karten und tops= mit einem Charakter je Gilde.
record-reveal = Zeile { $line }, Spalte { $column }: Dieser Spielzug kann „{ $shown }“ nicht aufdecken.
record-edition-unknown = Zeile { $line }, Spalte { $column }: Die Ausgabe { $edition } ist nicht bekannt; gib ihre Datei an.
record-edition-hash = Zeile { $line }, Spalte { $column }: Gespielt wurde mit anderen Karten ({ $wanted }) als denen, die { $edition } jetzt hat ({ $hash }).
record-result = Zeile { $line }, Spalte { $column }: Das Ergebnis ist { $right }, nicht { $result }.
record-result-early = Zeile { $line }, Spalte { $column }: Es gibt ein Ergebnis, aber das Spiel ist nicht zu Ende.
record-puzzle = Zeile { $line }, Spalte { $column }: die Kopfzeilen des Rätsels fehlen oder sind falsch.

error-over = Das Spiel ist zu Ende: Es gibt nichts zu wählen.

error-position = Die Stellung ist nicht möglich; { $count ->
        [one] 1 Fehler
       *[other] { $count } Fehler
    }:
position-object = { $path }: { $value } ist kein Objekt mit { $allowed }.
position-key = { $path }: { $value } ist kein Schlüssel einer Stellung; erlaubt: { $allowed }.
position-missing = { $path } fehlt.
position-value = { $path }: { $value } ist nicht erlaubt; erlaubt: { $allowed }.
position-list = { $path }: { $value } ist keine Liste mit { $allowed } Einträgen.
position-length = { $path }: Es sind { $value } Einträge; erlaubt: { $allowed }.
position-form = { $path }: { $value } hat die falsche Form; sie muss { $allowed } sein.
position-card-unknown = { $path }: In dieser Ausgabe gibt es keine Karte { $value }.
position-card-twice = { $path }: { $value } kommt zweimal vor, auch bei { $other }.
position-card-missing = Die Karte { $value } fehlt.
position-character-twice = { $path }: { $value } kommt zweimal vor, auch bei { $other }.
position-character-missing = Der Charakter { $value } fehlt.
position-twice = { $path }: { $value } kommt zweimal vor.
position-city-size = { $path }: { $value } Gebäude stehen in der Stadt; möglich: { $allowed }.
position-square = { $path }: Die erste Karte muss { $allowed } sein, nicht { $value }.
position-owner = { $path }: { $value } hat keinen Besitzer.
position-cell-taken = { $path }: { $value } liegt auf dem Bauplatz von { $other }.
position-above = { $path }: { $value } liegt über der Reihe des Zentrums.
position-apart = { $path }: { $value } grenzt an keine Karte, die früher gebaut wurde.
position-edge = { $path }: Die Ränder von { $value } und { $other } passen nicht zusammen.
position-city-workers = { $path }: { $value } Arbeiter stehen in der Stadt; möglich: { $allowed }.
position-triggered = { $path }: { $value }; es muss { $allowed } sein.
position-workers = { $path }: Es sind insgesamt { $value } Arbeiter; es müssen { $allowed } sein.
position-spots = { $path }: { $player } hat { $value } Arbeiter im Zentrum; höchstens einer ist erlaubt.
position-slot = { $path }: { $value } Arbeiter stehen dort; möglich: { $allowed }.
position-buildings = { $path }: { $value } Gebäude; möglich: { $allowed }.
position-pile = { $path }: { $value } gehört nicht zu dieser Gilde; ihre Charaktere sind { $members }.
position-removed = { $path }: { $value } Charaktere der Gilde { $guild } sind aus dem Spiel; es müssen { $allowed } sein.
position-unseen = { $path }: { $value } ist sichtbar und muss unter den gesehenen Karten sein.
position-turn = { $path }: { $value } ist hier kein möglicher Zug; möglich: { $allowed }.
position-active = { $path }: { $value }; nach der Nummer des Zuges muss es { $allowed } sein.
position-player = { $path }: { $value } wählt in dieser Phase nicht; möglich: { $allowed }.
position-over = { $path }: Das Spiel ist zu Ende, aber niemand hat das Spielende ausgelöst, oder die Runde ist nicht zu Ende gespielt, und keine Höchstzahl ist erreicht.
position-flag = { $path }: { $value }; in dieser Phase muss es { $allowed } sein.
position-unused = { $path }: { $value } hat in der Phase { $phase } keine Bedeutung.
position-needed = { $path } ist in der Phase { $phase } nötig.
position-hand-empty = { $path }: Ein Zug beginnt nie ohne Arbeiterkarte auf der Hand.
position-recovered = { $path }: Nach dem Zurückholen sind { $allowed } Arbeiterkarten auf der Hand, nicht { $value }.
position-second-worker = { $path }: Arbeiterkarte { $value } ist ausgespielt und kann nicht auf der Hand sein.
position-set-up = { $path }: { $value }; während der Vorbereitung muss es { $allowed } sein.
position-chosen = { $path }: { $value } erste Rohstoffe sind genommen; es müssen { $allowed } sein.
position-no-builder = { $path }: Nur der Besitzer von { $allowed } darf im Zug eines anderen bauen.
position-last-card = { $path }: Der Besitzer ist { $value }; es muss { $allowed } sein.
position-builder = { $path }: { $value }; es muss { $allowed } sein, der Spieler, der wählt.
position-built-cell = { $path }: { $value }; es muss { $allowed } sein, der Bauplatz der letzten Karte.
position-source = { $path }: Die Karte auf { $value } gibt diesem Bau keinen Bonus.
position-printed = { $path }: Der Bonus ist { $value }, aber dort ist { $allowed } gedruckt.
position-purpose = { $path }: In der Phase { $value } gibt es für { $player } nichts zu wählen.

## Why the system refuses something

reason-missing = Datei oder Ordner nicht gefunden
reason-denied = keine Berechtigung
reason-folder = ist ein Ordner
reason-no-folder = ein Teil des Pfades ist kein Ordner
reason-full = der Datenträger ist voll
reason-read-only = der Datenträger ist schreibgeschützt
reason-long-name = der Name ist zu lang
reason-no-program = kein ausführbares Programm
