### Errors: each names the thing and the remedy.

error-illegal-move = { $move } mag nu niet ({ $rule }).
error-nothing-to-undo = Er is geen zet om terug te nemen.
error-seed = Een startwaarde is een tekst van hoogstens { $longest } tekens.
error-turn-limit = De limiet van beurten moet een geheel getal van 1 tot { $most } zijn, niet { $value }.
error-players = De editie { $edition } gaat niet met { $players } spelers; mogelijk: { $allowed }.
error-players-round = De editie { $edition } heeft te weinig kaarten voor { $players } spelers met de huisregel “de ronde afmaken”; mogelijke aantallen: { $allowed }.
error-file = Kan { $file } niet lezen: { $reason }.
error-edition = { $file } is geen geldige editie; { $count ->
        [one] 1 probleem
       *[other] { $count } problemen
    }:
error-edition-missing = Er is geen editie { $file }. Noem een van { $shipped }, of geef het pad van een editiebestand.
error-edition-size = { $file } is groter dan { $most } bytes; een editiebestand is veel kleiner.
error-edition-encoding = { $file } is geen UTF-8-tekst; bewaar het als UTF-8.

edition-toml = Het bestand is geen TOML, bij { $value }.
edition-format = De indeling van het bestand is { $value }; deze versie leest indeling { $allowed }.
edition-type = { $where }, { $field }: { $value } is van het verkeerde type; toegestaan: { $allowed }.
edition-missing = { $where }: { $field } ontbreekt; toegestaan: { $allowed }.
edition-unknown-key = { $where }: { $field } hoort niet in een editie; toegestaan: { $allowed }.
edition-word = { $where }, { $field }: { $value } is geen van { $allowed }.
edition-range = { $where }, { $field }: { $value } ligt niet binnen { $allowed }.
edition-repeated = { $where }, { $field }: { $value } staat er twee keer; elk één keer toegestaan: { $allowed }.
edition-id = { $where }, { $field }: { $value } voldoet niet aan { $allowed } of is te lang.
edition-reserved-id = { $where }, { $field }: { $value } is de code van het Marktplein; kies een andere ({ $allowed }).
edition-duplicate-id = { $where }, { $field }: { $value } is al de code van een andere kaart; kies een andere ({ $allowed }).
edition-name = { $where }, { $field }: { $value } moet een afdrukbare tekst van { $allowed } tekens zijn.
edition-language = { $where }, { $field }: { $value } is geen taalcode ({ $allowed }).
edition-worker-count = Er zijn { $value } arbeiderskaarten; het moeten er { $allowed } zijn.
edition-price-count = { $where }, { $field }: er zijn { $value } prijzen; het moeten er { $allowed } zijn.
edition-slot-count = { $where }, { $field }: er zijn { $value } enkele vakjes; toegestaan: { $allowed }.
edition-north-street = { $where }, { $field }: boven het Marktplein wordt niet gebouwd, dus { $value } is geen straat; toegestaan: { $allowed }.
edition-character-count = { $where }, { $field }: er zijn { $value } karakters; het moeten er { $allowed } zijn.
edition-character-twice = { $where }, { $field }: { $value } hoort al bij een ander gilde; elk één keer: { $allowed }.
edition-card-count = Er zijn { $value } gebouwen; het moeten er { $allowed } zijn.
edition-end-workers = { $where }, { $field }: { $value } arbeiders beëindigen het spel; het moeten er { $allowed } zijn als er geen variant = true in het bestand staat.
edition-cost-count = { $where }, { $field }: de kaart kost { $value } grondstoffen; toegestaan: { $allowed }. Er is er ten minste één nodig, en een speler heeft maar negen arbeiders om mee te betalen.
edition-guild-formula = { $where }, { $field }: een gildeformule heeft een gilde nodig; toegestaan: { $allowed }.
edition-base = { $where }, { $field }: { $value } past niet bij de formule; toegestaan: { $allowed }.
edition-warning-resources = { $where }, { $field }: op de kaart staan { $value } grondstoffen. In de meegeleverde editie heeft kaart { $allowed } er { $allowed }.
edition-warning-position = { $where }, { $field }: positie 1 kost { $value }, niet { $allowed }. Heeft een speler geen hoofdactie, dan geldt regel HOUSE-2.
edition-warning-cost = { $where }, { $field }: de kaart kost { $value } grondstoffen. In de meegeleverde editie zijn het er { $allowed }.
edition-warning-bonus = { $where }: de kaart heeft geen bonus.

error-deal = De verdeling klopt niet; { $count ->
        [one] 1 probleem
       *[other] { $count } problemen
    }:
deal-shape = Een verdeling is een object met { $keys }.
deal-key = { $key } hoort niet in een verdeling; haar sleutels zijn { $keys }.
deal-first = first moet een speler van 0 tot { $last } zijn, niet { $value }.
deal-deck-shape = deck moet een lijst van de { $cards } kaartcodes zijn.
deal-card-unknown = deck: er is geen kaart { $id } in deze editie.
deal-card-twice = deck: { $id } staat er twee keer.
deal-card-missing = deck: { $id } ontbreekt.
deal-piles-shape = piles moet een object met { $guilds } zijn.
deal-pile = piles: { $guild } moet { $count } verschillende karakters van { $members } noemen.

notation-verb = “{ $text }” is geen zet; een zet begint met { $verbs }.
notation-form = “{ $text }” is onvolledig of te lang; de vorm is: { $form }.
notation-worker = “{ $word }” is geen arbeiderskaart; het zijn 1, 2, 3 en 4.
notation-position = “{ $word }” is geen positie van de rij; ze lopen van 1 tot 6.
notation-slot = “{ $word }” is geen vakje; het zijn 0, 1 en 2, naar hun kosten.
notation-resource = “{ $word }” is geen grondstof; het zijn { $words }.
notation-card = “{ $word }” is geen gebouw van deze editie; geef de code.
notation-cell = “{ $word }” is geen plek; schrijf kolom,rij zoals in -1,2.
notation-cell-far = De plek “{ $word }” ligt verder weg dan een stad ooit reikt.
notation-type = Een zet is een tekst of een Move, geen { $kind }.

record-size = regel { $line }, kolom { $column }: het verslag is langer dan { $most } tekens.
record-header = regel { $line }, kolom { $column }: “{ $text }” is geen kopregel; schrijf sleutel: waarde.
record-header-twice = regel { $line }, kolom { $column }: de kopregel { $key } staat er twee keer.
record-header-missing = regel { $line }, kolom { $column }: de kopregel { $key } ontbreekt.
record-format = regel { $line }, kolom { $column }: een verslag begint met odd: { $format }.
record-rules = regel { $line }, kolom { $column }: het verslag volgt regelversie { $value }; dit programma speelt versie { $rules }.
record-beginning = regel { $line }, kolom { $column }: een verslag heeft precies één van de kopregels { $keys }.
record-json = regel { $line }, kolom { $column }: de waarde van { $key } is onleesbaar.
record-turn = regel { $line }, kolom { $column }: “{ $text }” is geen beurt; schrijf nummer. speler zet; zet.
record-turn-number = regel { $line }, kolom { $column }: dit is beurt { $right }, niet { $turn }.
record-turn-limit = regel { $line }, kolom { $column }: “{ $value }” is geen limiet van beurten.
record-finish-round = regel { $line }, kolom { $column }: “{ $value }” mag hier niet; schrijf “yes” of laat de regel weg.
record-move = regel { $line }, kolom { $column }: een zet ontbreekt of is onleesbaar: “{ $text }”.
record-brace = regel { $line }, kolom { $column }: tussen accolades staan precies de zetten van een antwoord van de Bouwmeester.
record-no-move = regel { $line }, kolom { $column }: “{ $move }” is geen zet.
record-illegal = regel { $line }, kolom { $column }: { $move } mag hier niet ({ $rule }).
record-after-end = regel { $line }, kolom { $column }: { $move } komt na het einde van het spel.
record-player = regel { $line }, kolom { $column }: { $player } heeft hier niets te kiezen.
record-start = regel { $line }, kolom { $column }: het spel kan zo niet beginnen: { $reason }
record-shown = regel { $line }, kolom { $column }: schrijf first=, row= met zes kaarten en tops= met één karakter per gilde.
record-reveal = regel { $line }, kolom { $column }: deze zet kan “{ $shown }” niet onthullen.
record-edition-unknown = regel { $line }, kolom { $column }: de editie { $edition } is niet bekend; geef het bestand ervan.
record-edition-hash = regel { $line }, kolom { $column }: er is met andere kaarten gespeeld ({ $wanted }) dan { $edition } nu heeft ({ $hash }).
record-result = regel { $line }, kolom { $column }: de uitslag is { $right }, niet { $result }.
record-result-early = regel { $line }, kolom { $column }: er staat een uitslag, maar het spel is niet afgelopen.

error-over = Het spel is afgelopen: er valt niets te kiezen.

error-position = De stelling is onmogelijk; { $count ->
        [one] 1 probleem
       *[other] { $count } problemen
    }:
position-object = { $path }: { $value } is geen object met { $allowed }.
position-key = { $path }: { $value } hoort niet in een stelling; toegestaan: { $allowed }.
position-missing = { $path } ontbreekt.
position-value = { $path }: { $value } is niet toegestaan; toegestaan: { $allowed }.
position-list = { $path }: { $value } is geen lijst van { $allowed } onderdelen.
position-length = { $path }: er zijn { $value } onderdelen; toegestaan: { $allowed }.
position-form = { $path }: { $value } heeft de verkeerde vorm; het moet { $allowed } zijn.
position-card-unknown = { $path }: er is geen kaart { $value } in deze editie.
position-card-twice = { $path }: { $value } is er twee keer, ook bij { $other }.
position-card-missing = De kaart { $value } is nergens.
position-character-twice = { $path }: { $value } is er twee keer, ook bij { $other }.
position-character-missing = Het karakter { $value } is nergens.
position-twice = { $path }: { $value } is er twee keer.
position-city-size = { $path }: er staan { $value } gebouwen in de stad; mogelijk: { $allowed }.
position-square = { $path }: de eerste kaart is { $allowed }, niet { $value }.
position-owner = { $path }: { $value } heeft geen eigenaar.
position-cell-taken = { $path }: { $value } ligt op de plek van { $other }.
position-above = { $path }: { $value } ligt boven de rij van het Marktplein.
position-apart = { $path }: { $value } grenst aan geen kaart die eerder is gebouwd.
position-edge = { $path }: de randen van { $value } en { $other } passen niet bij elkaar.
position-city-workers = { $path }: er staan { $value } arbeiders in de stad; mogelijk: { $allowed }.
position-triggered = { $path }: { $value }; het moet { $allowed } zijn.
position-workers = { $path }: er zijn in totaal { $value } arbeiders; het moeten er { $allowed } zijn.
position-spots = { $path }: { $player } heeft { $value } arbeiders op het Marktplein; één is de grens.
position-slot = { $path }: er staan { $value } arbeiders; mogelijk: { $allowed }.
position-buildings = { $path }: { $value } gebouwen; mogelijk: { $allowed }.
position-pile = { $path }: { $value } is niet van dit gilde; zijn karakters zijn { $members }.
position-removed = { $path }: { $value } karakters van het gilde { $guild } zijn uit het spel; het moeten er { $allowed } zijn.
position-unseen = { $path }: { $value } ligt open en moet bij de geziene kaarten horen.
position-turn = { $path }: { $value } is hier geen mogelijke beurt; mogelijk: { $allowed }.
position-active = { $path }: { $value }; naar het nummer van de beurt moet het { $allowed } zijn.
position-player = { $path }: { $value } kiest niet in deze fase; mogelijk: { $allowed }.
position-over = { $path }: het spel is afgelopen, maar niemand heeft het einde ingeluid, of de ronde is niet afgemaakt, en er is geen limiet bereikt.
position-flag = { $path }: { $value }; in deze fase moet het { $allowed } zijn.
position-unused = { $path }: { $value } betekent niets in de fase { $phase }.
position-needed = { $path } is nodig in de fase { $phase }.
position-hand-empty = { $path }: een beurt begint nooit zonder arbeiderskaart in de hand.
position-recovered = { $path }: na het terugnemen zijn er { $allowed } arbeiderskaarten in de hand, niet { $value }.
position-second-worker = { $path }: arbeiderskaart { $value } is gespeeld en kan niet in de hand zijn.
position-set-up = { $path }: { $value }; tijdens de voorbereiding moet het { $allowed } zijn.
position-chosen = { $path }: er zijn { $value } eerste grondstoffen genomen; het moeten er { $allowed } zijn.
position-no-builder = { $path }: alleen wie { $allowed } heeft, bouwt in de beurt van een ander.
position-last-card = { $path }: de eigenaar is { $value }; het moet { $allowed } zijn.
position-builder = { $path }: { $value }; het moet { $allowed } zijn, die kiest.
position-built-cell = { $path }: { $value }; het moet { $allowed } zijn, de plek van de laatste kaart.
position-source = { $path }: de kaart op { $value } geeft deze bouw geen bonus.
position-printed = { $path }: de bonus is { $value }, maar daar staat { $allowed } gedrukt.
position-purpose = { $path }: in de fase { $value } valt er voor { $player } niets te kiezen.

## Why the system refuses something

reason-missing = bestand of map niet gevonden
reason-denied = geen toestemming
reason-folder = het is een map
reason-no-folder = een deel van het pad is geen map
reason-full = de schijf is vol
reason-read-only = daar kan niets worden geschreven
reason-long-name = de naam is te lang
reason-no-program = het is geen programma
