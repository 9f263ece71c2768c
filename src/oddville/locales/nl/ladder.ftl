### Ladders: ratings for a group.

ladder-title = Ranglijst
ladder-about = Een groep speelt om ratings. Maak een ranglijst en stuur de link naar je vrienden. Iedereen doet mee onder een naam die alleen de eigen link opent. Partijen die daar gemaakt worden, tellen; alle andere niet.
ladder-new = Nieuwe ranglijst
ladder-name = Naam van de ranglijst
ladder-make = Ranglijst maken
ladder-mine = Mijn ranglijsten
ladder-invite = Anderen uitnodigen
ladder-invitation = Link van deze ranglijst
ladder-invitation-about = Stuur hem naar je vrienden. Iedereen die hem heeft, ziet de stand en kan meedoen.
ladder-join = Meedoen aan deze ranglijst
ladder-your-name = Je naam hier
ladder-join-do = Meedoen
ladder-me = Jij bent { $name }
ladder-own-link = Je eigen link
ladder-wrong-link = Deze link opent geen naam in deze ranglijst: hij is onvolledig, of het lid is vertrokken.
ladder-own-about = Hij opent je naam op een ander apparaat. Houd hem voor jezelf. Hij kan niet opnieuw gestuurd worden.
ladder-leave = Ranglijst verlaten
ladder-leave-about = Je naam verdwijnt uit de stand en de partijen. Afgelopen partijen tellen nog mee voor de anderen. Dit kan niet ongedaan gemaakt worden.
ladder-leave-do = Nu verlaten
ladder-game = Nieuwe partij
ladder-opponent = Tegenstander { $number }
ladder-nobody = niemand
ladder-bots = Bots, die geen rating hebben
ladder-bot = Niveau van de bots
ladder-make-game = Tafel maken
ladder-alone = Voor een partij is een tweede lid nodig. Stuur iemand de link van deze ranglijst.
ladder-open-games = Lopende partijen
ladder-sit = Gaan zitten
ladder-open = Tafel openen
ladder-watch = Kijken
ladder-status = { $status ->
        [waiting] wacht op spelers
       *[running] { $turn ->
            [0] voorbereiding
           *[other] beurt { NUMBER($turn, useGrouping: 0) }
        }
    }
ladder-standings = Stand
ladder-nobody-yet = Nog niemand doet mee.
ladder-scoring = 1500 is het gemiddelde van iedereen die gespeeld heeft. Wie 200 punten meer heeft, eindigt naar verwachting in 76 van de 100 partijen hoger. De ware rating ligt met 95% kans in het interval; dat wordt met elke partij smaller. Wie een partij verlaat of zeven dagen niet zet, is daarin laatste. Een revanche telt voor wie ermee heeft ingestemd.
ladder-games = Afgelopen partijen
ladder-games-of = Partijen van
ladder-everybody = iedereen
ladder-no-games = Er is nog geen partij afgelopen.
ladder-former = voormalig lid
ladder-seat = { $place }. { $name }, { $points }
ladder-seat-left = { $place }. { $name }, heeft de partij verlaten
ladder-seat-bot = { $name } (bot), { $points }
ladder-replay = Terugkijken
ladder-host = Voor de organisator
ladder-remove = Lid verwijderen
ladder-remove-do = Verwijderen
ladder-col-rank = Rang
ladder-col-player = Speler
ladder-col-rating = Speelsterkte
ladder-col-interval = 95%-interval
ladder-col-games = Partijen
ladder-col-wins = Eerste plaatsen
