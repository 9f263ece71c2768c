### The page to learn from.

learn-heading = Apprendre OddVille
learn-about = Six choses à savoir. Puis jouez : la table montre tout ce que vous pouvez faire et explique ce que vous ne pouvez pas faire.
learn-town = Une ville pour tous
learn-town-text = Tous les joueurs construisent la même ville, carte après carte. Les rues doivent toucher des rues, et les maisons des maisons.
learn-work = Jouez une carte Ouvrier
learn-work-text = À votre tour, vous jouez une de vos cartes Ouvrier, ou vous construisez. Une carte Ouvrier donne des pièces, une ressource ou le plan d’un bâtiment de la rangée. Les cartes qui montrent plus de ressources permettent d’en faire plus.
learn-resources = Vos ouvriers sont vos ressources
learn-resources-text = Une ressource, c’est un de vos ouvriers sur le plateau. Les premiers emplacements sont gratuits, les suivants coûtent des pièces. Quand vous construisez, les ouvriers qui paient reviennent dans votre réserve.
learn-build = Construisez
learn-build-text = Payez le coût du plan et placez-le là où ses bordures correspondent. Un de vos ouvriers s’y installe. Vous gagnez le bonus de la carte, et celui de chaque carte où mènent ses rues.
learn-guilds = Guildes et personnages
learn-guilds-text = Un bâtiment d’une guilde vous donne un de ses personnages. Chacun a son propre pouvoir. Quand tous les personnages d’une guilde sont pris et qu’un joueur construit de nouveau pour elle, tous sont d’abord rendus.
learn-end = Six ouvriers dans la ville
learn-end-text = Quand un joueur a six ouvriers dans la ville, la partie se termine après ce tour. Les cartes rapportent des points selon leurs voisines, leur rangée, leur colonne, leur guilde ou les diamants. Le joueur qui a le plus de points gagne.
learn-first = Votre première partie
learn-first-text = Contre un seul débutant, à un rythme facile à suivre. Demandez un conseil quand vous voulez.
learn-first-do = Jouer ma première partie
learn-lessons = Leçons à la table
learn-lessons-about = Quelques coups chacune, à la vraie table : jouez-les et découvrez ce qu’ils signifient.
learn-finished = terminée
learn-next = Leçon suivante : { $title }
learn-got-it = Compris
lesson-city-1-here = Vous avez le « Menuisier des Pieds Gauches », qui coûte de l’argile, et votre ouvrier est sur l’argile. Il n’a qu’une rue, à l’ouest, et peut donc se construire à droite du Quartier Central, rue contre rue. Les maisons doivent toucher des maisons. Choisissez la carte, puis la case, et construisez.
lesson-end-1-here = Cinq de vos ouvriers sont dans la ville ; le sixième fait de ce tour le dernier. Choisissez « Enchères aux Navets », et les cases montrent ce que vaut chacune. Construisez là où cette carte vaut le plus.
