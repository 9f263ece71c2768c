### What happened, one sentence each.

log-turn = Beurt { NUMBER($turn, useGrouping: 0) }: { $player }.
log-choose = { $player } neemt { $resource } als eerste grondstof.
log-recover = { $player } neemt { $cards ->
        [one] 1 arbeiderskaart
       *[other] { $cards } arbeiderskaarten
    } terug en betaalt { $cost ->
        [0] niets
        [one] 1 munt
       *[other] { $cost } munten
    }.
log-recover-free = { $player } neemt alle arbeiderskaarten terug.
log-coins = { $player } speelt arbeiderskaart { $worker } en krijgt { $gained ->
        [0] geen munten (5 is het maximum)
        [one] 1 munt
       *[other] { $gained } munten
    }.
log-resource = { $player } speelt arbeiderskaart { $worker }, neemt { $resource } ({ $slot ->
        [0] gratis vakje
        [one] vakje van 1 munt
       *[other] vakje van { $slot } munten
    }) en betaalt { $cost ->
        [0] niets
        [one] 1 munt
       *[other] { $cost } munten
    }.
log-resource-second = { $player } neemt ook { $resource } ({ $slot ->
        [0] gratis vakje
        [one] vakje van 1 munt
       *[other] vakje van { $slot } munten
    }) en betaalt { $cost ->
        [0] niets
        [one] 1 munt
       *[other] { $cost } munten
    }.
log-resource-declined = { $player } neemt geen tweede grondstof.
log-building = { $player } speelt arbeiderskaart { $worker }, neemt “{ $card }” van positie { $position } en betaalt { $cost ->
        [0] niets
        [one] 1 munt
       *[other] { $cost } munten
    }.
log-refill = “{ $card }” komt in de rij te liggen.
log-build = { $player } bouwt “{ $card }” op { $cell } en betaalt { $paid }.
log-react = { $player } betaalt 2 munten (Bouwmeester), bouwt “{ $card }” op { $cell } en betaalt { $paid }.
log-bonus = { $player } krijgt { $resource } ({ $slot ->
        [0] gratis vakje
        [one] vakje van 1 munt
       *[other] vakje van { $slot } munten
    }) van “{ $card }” op { $source }.
log-bonus-transform = { $player } verplaatst een arbeider van { $from } ({ $from_slot ->
        [0] gratis vakje
        [one] vakje van 1 munt
       *[other] vakje van { $from_slot } munten
    }) naar { $to } ({ $slot ->
        [0] gratis vakje
        [one] vakje van 1 munt
       *[other] vakje van { $slot } munten
    }) met de bonus van “{ $card }” op { $source }.
log-bonus-coin = { $player } krijgt { $gained ->
        [0] geen munt (5 is het maximum)
        [one] 1 munt
       *[other] { $gained } munten
    } van “{ $card }”.
log-bonus-declined = { $player } ziet af van de bonus van “{ $card }” op { $source }.
log-character = { $player } neemt de { $character }.
log-pile = Het bovenste karakter van de stapel is nu de { $character }.
log-guild-reshuffled = De karakters van het gilde { $guild } worden teruggegeven en geschud: { $returned }.
log-discard = { $player } legt “{ $card }” af, onder de trekstapel.
log-decline = { $player } bouwt niet met de Bouwmeester{ $by ->
        [order] { " " }(automatisch afgeslagen)
       *[choice] { "" }
    }.
log-cheat = { $player } (Valsspeler) draait een munt om: “{ $card }”.
log-swap = { $player } (Boekhouder) ruilt “{ $given }” tegen “{ $taken }” op positie { $place }.
log-travel = { $player } (Reiziger) zet een arbeider op het veld { $resource } van het Marktplein.
log-return = { $player } haalt een arbeider van { $resource } ({ $slot ->
        [0] gratis vakje
        [one] vakje van 1 munt
       *[other] vakje van { $slot } munten
    }) terug naar de voorraad.
log-end = { $player } beëindigt de beurt.
log-tax = { $player } (Belastinginner) krijgt 1 munt, omdat { $payer } betaalt.
log-benefactor = { $player } (Weldoener) krijgt { $gained ->
        [0] geen munt (5 is het maximum)
        [one] 1 munt
       *[other] { $gained } munten
    }.
log-trigger = { $player } heeft het einde ingeluid: dit is de laatste beurt.
log-trigger-round = { $player } heeft het einde ingeluid: dit is de laatste ronde (huisregel).
log-over = Het spel is afgelopen.

log-sits = { $name } schuift aan.
log-started = Het spel begint.
log-edition = { $edition ->
        [micro] Dit is het korte spel: het eindigt zodra een speler twee arbeiders in de stad heeft.
        [nano] Dit is het piepkleine spel: het eindigt zodra een speler een arbeider in de stad heeft.
        [pico] Dit is het kleinste spel: alle gebouwen zijn gelijk, en het eindigt zodra een speler één arbeider in de stad heeft.
       *[other] Er wordt gespeeld met de kaarten van de editie { $edition }.
    }
log-deal = Deze kaartverdeling heeft een naam, “{ $deal }”: wie er al mee heeft gespeeld, weet misschien welke kaarten er komen.
log-undo = { $player } maakt { $count ->
        [one] 1 zet
       *[other] { $count } zetten
    } ongedaan.
log-takeover = { $reason ->
        [left] { $player } is weggegaan; een bot neemt het over.
        [resigned] { $player } heeft opgegeven; een bot neemt het over.
        [time] { $player } heeft geen tijd meer; een bot neemt het over.
        [start] { $player } is er nog niet; een bot begint.
       *[removed] { $player } is van de tafel verwijderd; een bot neemt het over.
    }
log-seat-back = { $player } speelt weer zelf.
log-pace = { $pace ->
        [quick] De bots spelen nu snel.
        [slow] De bots spelen nu langzaam.
        [step] De bots spelen nu als je op een knop drukt.
       *[normal] De bots spelen nu op normale snelheid.
    }
log-confirming = { $on ->
        [yes] Beurten worden nu bevestigd.
       *[no] Beurten worden niet meer bevestigd.
    }
log-rules-changed = Vanaf nu geldt versie { $rules } van de regels{ $lost ->
        [0] { "" }
        [one] ; daarvoor moest 1 zet ongedaan worden gemaakt
       *[other] ; daarvoor moesten { $lost } zetten ongedaan worden gemaakt
    }.
