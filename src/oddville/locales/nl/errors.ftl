### Errors: each names the thing and the remedy.

error-illegal-move = { $move } is nu niet toegestaan ({ $rule }).
error-nothing-to-undo = Er is geen zet om ongedaan te maken.
error-seed = Een startwaarde moet een tekst van hoogstens { $longest } tekens zijn.
error-turn-limit = De beurtlimiet moet een geheel getal van 1 tot { $most } zijn, niet { $value }.
error-players = De editie { $edition } kan niet met { $players } spelers worden gespeeld; toegestaan: { $allowed }.
error-players-round = De editie { $edition } heeft te weinig kaarten voor { $players } spelers met de huisregel “ronde afmaken”; mogelijke aantallen spelers: { $allowed }.
error-file = Kan { $file } niet lezen: { $reason }.
error-edition = { $file } is geen geldige editie; { $count ->
        [one] 1 probleem
       *[other] { $count } problemen
    }:
error-edition-missing = Er is geen editie { $file }. Kies een van { $shipped }, of geef het pad van een editiebestand op.
error-edition-size = { $file } is groter dan { $most } bytes; een editiebestand is veel kleiner.
error-edition-encoding = { $file } is geen UTF-8-tekst; sla het op als UTF-8.

edition-toml = Het bestand is geen geldige TOML, bij { $value }.
edition-format = Het bestand heeft indeling { $value }; deze versie leest indeling { $allowed }.
edition-type = { $where }, { $field }: { $value } heeft het verkeerde type; toegestaan: { $allowed }.
edition-missing = { $where }: { $field } ontbreekt; toegestaan: { $allowed }.
edition-unknown-key = { $where }: { $field } is geen sleutel van een editie; toegestaan: { $allowed }.
edition-word = { $where }, { $field }: { $value } is geen van { $allowed }.
edition-range = { $where }, { $field }: { $value } ligt niet binnen { $allowed }.
edition-repeated = { $where }, { $field }: { $value } komt twee keer voor; elk één keer toegestaan: { $allowed }.
edition-id = { $where }, { $field }: { $value } voldoet niet aan { $allowed } of is te lang.
edition-reserved-id = { $where }, { $field }: { $value } is de code van het Marktplein; kies een andere ({ $allowed }).
edition-duplicate-id = { $where }, { $field }: { $value } is al de code van een andere kaart; kies een andere ({ $allowed }).
edition-name = { $where }, { $field }: { $value } moet een afdrukbare tekst van { $allowed } tekens zijn.
edition-language = { $where }, { $field }: { $value } is geen taalcode ({ $allowed }).
edition-worker-count = Er zijn { $value } arbeiderskaarten; het moeten er { $allowed } zijn.
edition-price-count = { $where }, { $field }: er zijn { $value } prijzen; het moeten er { $allowed } zijn.
edition-slot-count = { $where }, { $field }: er zijn { $value } enkele vakjes; toegestaan: { $allowed }.
edition-north-street = { $where }, { $field }: boven het Marktplein wordt niets gebouwd, dus { $value } kan geen straat zijn; toegestaan: { $allowed }.
edition-character-count = { $where }, { $field }: er zijn { $value } karakters; het moeten er { $allowed } zijn.
edition-character-twice = { $where }, { $field }: { $value } hoort al bij een ander gilde; elk één keer: { $allowed }.
edition-card-count = Er zijn { $value } gebouwen; het moeten er { $allowed } zijn.
edition-end-workers = { $where }, { $field }: bij { $value } arbeiders eindigt het spel; het moeten er { $allowed } zijn, tenzij er variant = true in het bestand staat.
edition-cost-count = { $where }, { $field }: de kaart kost { $value } grondstoffen; toegestaan: { $allowed }. Er is er minstens één nodig, en een speler heeft maar negen arbeiders om mee te betalen.
edition-guild-formula = { $where }, { $field }: een gildeformule heeft een gilde nodig; toegestaan: { $allowed }.
edition-base = { $where }, { $field }: { $value } past niet bij de formule; toegestaan: { $allowed }.
edition-warning-resources = { $where }, { $field }: aantal grondstoffen op de kaart: { $value }. In de meegeleverde editie heeft kaart { $allowed } er { $allowed }.
edition-warning-position = { $where }, { $field }: positie 1 kost { $value }, niet { $allowed }. Kan een speler geen hoofdactie doen, dan geldt regel HOUSE-2.
edition-warning-cost = { $where }, { $field }: de kaart kost { $value } grondstoffen. In de meegeleverde editie is dat { $allowed }.
edition-warning-bonus = { $where }: de kaart heeft geen bonus.

error-deal = De kaartverdeling is ongeldig; { $count ->
        [one] 1 probleem
       *[other] { $count } problemen
    }:
deal-shape = Een kaartverdeling moet een object met { $keys } zijn.
deal-key = { $key } is geen sleutel van een kaartverdeling; de sleutels zijn { $keys }.
deal-first = first moet een speler van 0 tot { $last } zijn, niet { $value }.
deal-deck-shape = deck moet een lijst van de { $cards } kaartcodes zijn.
deal-card-unknown = deck: er is geen kaart { $id } in deze editie.
deal-card-twice = deck: { $id } komt twee keer voor.
deal-card-missing = deck: { $id } ontbreekt.
deal-piles-shape = piles moet een object met { $guilds } zijn.
deal-pile = piles: { $guild } moet { $count } verschillende karakters van { $members } noemen.

notation-verb = “{ $text }” is geen zet; een zet begint met { $verbs }.
notation-form = “{ $text }” is onvolledig of te lang; de vorm is: { $form }.
notation-worker = “{ $word }” is geen arbeiderskaart; de arbeiderskaarten zijn 1, 2, 3 en 4.
notation-position = “{ $word }” is geen positie van de rij; de posities zijn 1 tot 6.
notation-slot = “{ $word }” is geen vakje; de vakjes zijn 0, 1 en 2, naar hun kosten.
notation-resource = “{ $word }” is geen grondstof; de grondstoffen zijn { $words }.
notation-card = “{ $word }” is geen gebouw van deze editie; geef de code op.
notation-cell = “{ $word }” is geen plek; schrijf kolom,rij, bijvoorbeeld -1,2.
notation-cell-far = De plek “{ $word }” ligt verder weg dan een stad ooit kan reiken.
notation-type = Een zet moet een tekst of een Move zijn, geen { $kind }.

record-size = regel { $line }, kolom { $column }: het verslag is langer dan { $most } tekens.
record-none = Dit is geen verslag van een spel; de eerste regel van een verslag is odd: { $format }.
record-header = regel { $line }, kolom { $column }: “{ $text }” is geen kopregel; schrijf sleutel: waarde.
record-header-twice = regel { $line }, kolom { $column }: de kopregel { $key } komt twee keer voor.
record-header-missing = regel { $line }, kolom { $column }: de kopregel { $key } ontbreekt.
record-format = regel { $line }, kolom { $column }: een verslag moet beginnen met odd: { $format }.
record-rules = regel { $line }, kolom { $column }: het verslag gebruikt versie { $value } van de regels; dit programma speelt met versie { $rules }.
record-beginning = regel { $line }, kolom { $column }: een verslag moet precies één van de kopregels { $keys } hebben.
record-json = regel { $line }, kolom { $column }: de waarde van { $key } kan niet worden gelezen.
record-turn = regel { $line }, kolom { $column }: “{ $text }” is geen beurt; schrijf nummer. speler zet; zet.
record-turn-number = regel { $line }, kolom { $column }: dit is beurt { $right }, niet { $turn }.
record-turn-limit = regel { $line }, kolom { $column }: “{ $value }” is geen beurtlimiet.
record-finish-round = regel { $line }, kolom { $column }: “{ $value }” is hier niet toegestaan; schrijf “yes” of laat de regel weg.
record-move = regel { $line }, kolom { $column }: een zet ontbreekt of kan niet worden gelezen: “{ $text }”.
record-brace = regel { $line }, kolom { $column }: tussen accolades moeten precies de zetten van een reactie met de Bouwmeester staan.
record-no-move = regel { $line }, kolom { $column }: “{ $move }” is geen zet.
record-illegal = regel { $line }, kolom { $column }: { $move } is hier niet toegestaan ({ $rule }).
record-after-end = regel { $line }, kolom { $column }: { $move } komt na het einde van het spel.
record-player = regel { $line }, kolom { $column }: { $player } hoeft hier niet te kiezen.
record-start = regel { $line }, kolom { $column }: het spel kan zo niet beginnen: { $reason }
record-shown = regel { $line }, kolom { $column }: schrijf first=, row= met zes kaarten en tops= met één karakter per gilde.
record-reveal = regel { $line }, kolom { $column }: deze zet kan “{ $shown }” niet onthullen.
record-edition-unknown = regel { $line }, kolom { $column }: de editie { $edition } is niet bekend; geef het bestand ervan op.
record-edition-hash = regel { $line }, kolom { $column }: het verslag is met andere kaarten gespeeld ({ $wanted }) dan { $edition } nu heeft ({ $hash }).
record-result = regel { $line }, kolom { $column }: de uitslag is { $right }, niet { $result }.
record-result-early = regel { $line }, kolom { $column }: er staat een uitslag, maar het spel is niet afgelopen.
record-puzzle = regel { $line }, kolom { $column }: de kopregels van de puzzel ontbreken of kloppen niet.

error-over = Het spel is afgelopen: er valt niets te kiezen.

error-position = De stelling is niet mogelijk; { $count ->
        [one] 1 probleem
       *[other] { $count } problemen
    }:
position-object = { $path }: { $value } is geen object met { $allowed }.
position-key = { $path }: { $value } is geen sleutel van een stelling; toegestaan: { $allowed }.
position-missing = { $path } ontbreekt.
position-value = { $path }: { $value } is niet toegestaan; toegestaan: { $allowed }.
position-list = { $path }: { $value } is geen lijst van { $allowed } onderdelen.
position-length = { $path }: er zijn { $value } onderdelen; toegestaan: { $allowed }.
position-form = { $path }: { $value } heeft de verkeerde vorm; het moet { $allowed } zijn.
position-card-unknown = { $path }: er is geen kaart { $value } in deze editie.
position-card-twice = { $path }: { $value } komt twee keer voor, ook bij { $other }.
position-card-missing = De kaart { $value } ontbreekt.
position-character-twice = { $path }: { $value } komt twee keer voor, ook bij { $other }.
position-character-missing = Het karakter { $value } ontbreekt.
position-twice = { $path }: { $value } komt twee keer voor.
position-city-size = { $path }: er staan { $value } gebouwen in de stad; mogelijk: { $allowed }.
position-square = { $path }: de eerste kaart moet { $allowed } zijn, niet { $value }.
position-owner = { $path }: { $value } heeft geen eigenaar.
position-cell-taken = { $path }: { $value } ligt op de plek van { $other }.
position-above = { $path }: { $value } ligt boven de rij van het Marktplein.
position-apart = { $path }: { $value } grenst niet aan een eerder gebouwde kaart.
position-edge = { $path }: de randen van { $value } en { $other } sluiten niet op elkaar aan.
position-city-workers = { $path }: er staan { $value } arbeiders in de stad; mogelijk: { $allowed }.
position-triggered = { $path }: { $value }; het moet { $allowed } zijn.
position-workers = { $path }: er zijn in totaal { $value } arbeiders; het moeten er { $allowed } zijn.
position-spots = { $path }: { $player } heeft { $value } arbeiders op het Marktplein; het maximum is één.
position-slot = { $path }: er staan { $value } arbeiders; mogelijk: { $allowed }.
position-buildings = { $path }: { $value } gebouwen; mogelijk: { $allowed }.
position-pile = { $path }: { $value } hoort niet bij dit gilde; de karakters ervan zijn { $members }.
position-removed = { $path }: er zijn { $value } karakters van het gilde { $guild } uit het spel verwijderd; het moeten er { $allowed } zijn.
position-unseen = { $path }: { $value } is zichtbaar en moet bij de geziene kaarten staan.
position-turn = { $path }: { $value } is hier geen mogelijke beurt; mogelijk: { $allowed }.
position-active = { $path }: { $value }; volgens het beurtnummer moet het { $allowed } zijn.
position-player = { $path }: { $value } kiest niet in deze fase; mogelijk: { $allowed }.
position-over = { $path }: het spel is afgelopen, maar niemand heeft het einde ingeluid, of de ronde is niet afgemaakt, en er is geen limiet bereikt.
position-flag = { $path }: { $value }; in deze fase moet het { $allowed } zijn.
position-unused = { $path }: { $value } heeft geen betekenis in de fase { $phase }.
position-needed = { $path } is nodig in de fase { $phase }.
position-hand-empty = { $path }: een beurt begint nooit zonder arbeiderskaart in de hand.
position-recovered = { $path }: na het terugnemen zijn er { $allowed } arbeiderskaarten in de hand, niet { $value }.
position-second-worker = { $path }: arbeiderskaart { $value } is gespeeld en kan niet in de hand zijn.
position-set-up = { $path }: { $value }; tijdens de voorbereiding moet het { $allowed } zijn.
position-chosen = { $path }: er zijn { $value } eerste grondstoffen genomen; het moeten er { $allowed } zijn.
position-no-builder = { $path }: alleen de eigenaar van { $allowed } mag bouwen in de beurt van een andere speler.
position-last-card = { $path }: de eigenaar is { $value }; het moet { $allowed } zijn.
position-builder = { $path }: { $value }; het moet { $allowed } zijn, de speler die kiest.
position-built-cell = { $path }: { $value }; het moet { $allowed } zijn, de plek van de laatste kaart.
position-source = { $path }: de kaart op { $value } geeft bij dit gebouw geen bonus.
position-printed = { $path }: de bonus is { $value }, maar er staat { $allowed } gedrukt.
position-purpose = { $path }: in de fase { $value } heeft { $player } niets te kiezen.

## Why the system refuses something

reason-missing = bestand of map niet gevonden
reason-denied = geen toegang
reason-folder = dit is een map
reason-no-folder = een deel van het pad is geen map
reason-full = onvoldoende schijfruimte
reason-read-only = alleen-lezen bestandssysteem
reason-long-name = de bestandsnaam is te lang
reason-no-program = dit is geen uitvoerbaar programma
