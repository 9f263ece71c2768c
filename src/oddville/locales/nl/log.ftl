### What happened, one sentence each.

log-turn = Beurt { NUMBER($turn, useGrouping: 0) }: { $player }.
log-choose = { $player } neemt { $resource } als eerste grondstof.
log-recover = { $player } neemt { $cards ->
        [one] 1 arbeiderskaart
       *[other] { $cards } arbeiderskaarten
    } terug, { $cost ->
        [0] gratis
        [one] voor 1 munt
       *[other] voor { $cost } munten
    }.
log-recover-free = { $player } neemt alle arbeiderskaarten terug.
log-coins = { $player } speelt arbeiderskaart { $worker } en krijgt { $gained ->
        [0] geen munt (vijf is de grens)
        [one] 1 munt
       *[other] { $gained } munten
    }.
log-resource = { $player } speelt arbeiderskaart { $worker } voor { $resource } (vakje van { $slot ->
        [one] 1 munt
       *[other] { $slot } munten
    }), { $cost ->
        [0] gratis
        [one] voor 1 munt
       *[other] voor { $cost } munten
    }.
log-resource-second = { $player } neemt ook { $resource } (vakje van { $slot ->
        [one] 1 munt
       *[other] { $slot } munten
    }), { $cost ->
        [0] gratis
        [one] voor 1 munt
       *[other] voor { $cost } munten
    }.
log-resource-declined = { $player } neemt geen tweede grondstof.
log-building = { $player } speelt arbeiderskaart { $worker } en neemt “{ $card }” van positie { $position }, { $cost ->
        [0] gratis
        [one] voor 1 munt
       *[other] voor { $cost } munten
    }.
log-refill = “{ $card }” komt in de rij.
log-build = { $player } bouwt “{ $card }” op { $cell } en betaalt { $paid }.
log-react = { $player } (Bouwmeester) betaalt 2 munten, bouwt “{ $card }” op { $cell } en betaalt { $paid }.
log-bonus = { $player } krijgt { $resource } (vakje van { $slot ->
        [one] 1 munt
       *[other] { $slot } munten
    }) door “{ $card }” op { $source }.
log-bonus-transform = { $player } verplaatst een arbeider van { $from_the } (vakje van { $from_slot ->
        [one] 1 munt
       *[other] { $from_slot } munten
    }) naar { $to_the } (vakje van { $slot ->
        [one] 1 munt
       *[other] { $slot } munten
    }) met de bonus van “{ $card }” op { $source }.
log-bonus-coin = { $player } krijgt { $gained ->
        [0] geen munt (vijf is de grens)
        [one] 1 munt
       *[other] { $gained } munten
    } door “{ $card }”.
log-bonus-declined = { $player } ziet af van de bonus van “{ $card }” op { $source }.
log-character = { $player } neemt de { $character }.
log-pile = Het bovenste karakter van de stapel is nu de { $character }.
log-guild-reshuffled = De karakters van het gilde { $guild } gaan terug en worden geschud: { $returned }.
log-discard = { $player } legt “{ $card }” onder de trekstapel.
log-decline = { $player } bouwt niet met de Bouwmeester{ $by ->
        [order] { " " }(automatisch afgeslagen)
       *[choice] { "" }
    }.
log-cheat = { $player } (Valsspeler) draait een munt om: “{ $card }”.
log-swap = { $player } (Boekhouder) ruilt “{ $given }” tegen “{ $taken }”, positie { $place }.
log-travel = { $player } (Reiziger) zet een arbeider op het veld voor { $resource } op het Marktplein.
log-return = { $player } haalt een arbeider van { $resource_the } (vakje van { $slot ->
        [one] 1 munt
       *[other] { $slot } munten
    }) terug naar de voorraad.
log-end = { $player } beëindigt de beurt.
log-tax = { $player } (Belastinginner) krijgt 1 munt omdat { $payer } betaalt.
log-benefactor = { $player } (Weldoener) krijgt { $gained ->
        [0] geen munt (vijf is de grens)
        [one] 1 munt
       *[other] { $gained } munten
    }.
log-trigger = { $player } heeft het einde ingeluid: deze beurt is de laatste.
log-trigger-round = { $player } heeft het einde ingeluid: deze ronde is de laatste (huisregel).
log-over = Het spel is afgelopen.

log-sits = { $name } gaat aan tafel zitten.
log-started = Het spel begint.
log-edition = { $edition ->
        [micro] Dit is het korte spel: het eindigt als iemand twee arbeiders in de stad heeft.
        [nano] Dit is het piepkleine spel: het eindigt als iemand een arbeider in de stad heeft.
       *[other] De kaarten zijn die van de editie { $edition }.
    }
log-deal = De verdeling heeft een naam, “{ $deal }”: wie haar al heeft gespeeld, weet misschien welke kaarten er komen.
log-undo = { $player } neemt { $count ->
        [one] 1 zet
       *[other] { $count } zetten
    } terug.
log-takeover = { $reason ->
        [left] { $player } is weggegaan: een bot speelt verder.
        [resigned] { $player } heeft de plaats opgegeven: een bot speelt verder.
        [time] De tijd van { $player } is om: een bot speelt verder.
        [start] { $player } is er nog niet: een bot begint.
       *[removed] { $player } is van de tafel verwijderd: een bot speelt verder.
    }
log-seat-back = { $player } speelt weer zelf.
log-rules-changed = Vanaf hier geldt versie { $rules } van de regels{ $lost ->
        [0] { "" }
        [one] ; daarvoor is 1 zet teruggenomen
       *[other] ; daarvoor zijn { $lost } zetten teruggenomen
    }.
