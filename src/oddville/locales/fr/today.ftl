### Today’s town: one deal a day for everybody.

today-about = Une donne par jour, la même pour tous. Vous jouez contre deux bots qui, à chaque table, répondent de la même façon aux mêmes coups.
today-counts = Votre première ville du jour compte, sans conseils. Ensuite, vous pouvez vous entraîner : avec conseils, mais sans que cela compte.
today-level = { $bot ->
        [apprentice] Facile (apprentis)
        [mason] Moyen (maçons)
       *[architect] Difficile (architectes)
    }
today-card = La ville du jour, { $day }
today-points = { $points ->
        [one] { $points } point
       *[other] { $points } points
    }
today-par = Par { $par }
today-par-pending = Calcul du par en cours …
today-par-about = Le par est le score du bot le plus fort, le maire, à votre place contre les mêmes bots.
today-stars = { $stars ->
        [one] { $stars } étoile
       *[other] { $stars } étoiles
    } sur 5
today-stars-about = Étoiles
today-star-share = { $percent ->
        [0] pour toute ville terminée
       *[other] à partir de { $percent } % du par
    }
today-choose = Choisissez la force des bots
today-go-on = Continuer la ville du jour
today-practise = S’entraîner
today-result = Votre résultat
today-place = { $place ->
        [1] 1er sur 3
       *[other] { $place }e sur 3
    }
today-picture = Votre ville, avec date, force, points et étoiles
today-save = Enregistrer l’image
today-copy = Copier en texte
today-copied = Copié
today-share = OddVille, la ville du jour { $day }, { $level } : { $points }, { $stars }. { $link }
today-streak = { $days ->
        [one] Série : { $days } jour
       *[other] Série : { $days } jours
    }
today-streak-about = Jours consécutifs avec une ville terminée. La série est conservée dans ce navigateur seulement.
today-past = Jours précédents
today-past-none = Les résultats des autres jours apparaîtront ici.
today-next = La prochaine ville commence à minuit UTC ({ $time } ici).

## In the terminal

today-terminal = La ville du jour, { $day }. Vos bots : { $level }.
today-terminal-par = Le maire joue maintenant à votre place, pour donner le par. Appuyez sur Ctrl+C pour vous en passer.
today-terminal-result = { $points }, par { $par } : { $stars }.
