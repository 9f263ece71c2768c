### The page to learn from.

learn-heading = Apprendre OddVille
learn-about = Six choses à savoir. Puis jouez : la table montre tout ce que vous pouvez faire, et dit pourquoi quand vous ne pouvez pas.
learn-town = Une ville pour tous
learn-town-text = Tout le monde construit dans la même ville, carte contre carte. Les rues doivent rencontrer des rues, et les maisons doivent rencontrer des maisons.
learn-work = Envoyez une carte Ouvrier
learn-work-text = À votre tour, vous jouez une de vos cartes Ouvrier, ou vous construisez. Une carte Ouvrier apporte des pièces, une ressource ou le plan d’un bâtiment de la rangée. Les meilleurs ouvriers savent en faire plus.
learn-resources = Vos ouvriers sont vos ressources
learn-resources-text = Une ressource, c’est un de vos ouvriers sur le plateau. Les premiers emplacements sont gratuits, les suivants coûtent des pièces. Qui construit reprend ses ouvriers.
learn-build = Construisez
learn-build-text = Payez ce que le plan demande et placez-le là où il convient. Un de vos ouvriers s’y installe. Vous gagnez le bonus de la carte, et celui de chaque carte où mènent ses rues.
learn-guilds = Les guildes ont des amis
learn-guilds-text = Un bâtiment d’une guilde vous apporte un de ses personnages. Chacun a son propre pouvoir. Quand tous ceux d’une guilde sont pris, le prochain bâtisseur les rappelle.
learn-end = Six ouvriers en ville
learn-end-text = Quand quelqu’un a six ouvriers dans la ville, la partie se termine après ce tour. Les cartes comptent leurs voisines, leur rangée, leur colonne, leur guilde ou les diamants. Le joueur qui a le plus de points gagne.
learn-first = Votre première partie
learn-first-text = Contre un nouveau venu qui prend son temps pour vous laisser regarder. Demandez un conseil quand vous voulez.
learn-first-do = Jouer une première partie
learn-lessons = Leçons à la table
learn-lessons-about = Quelques coups chacune, à la vraie table : vous les jouez, et on vous dit ce qu’ils signifient.
learn-finished = terminée
learn-next = Leçon suivante : { $title }
lesson-city-1-here = Vous avez le « Menuisier des Pieds Gauches », qui coûte de l’argile, et votre ouvrier est sur l’argile. Il n’a de rue qu’à l’ouest, il convient donc à droite du Quartier Central, où rue rencontre rue. Les maisons doivent rencontrer des maisons. Choisissez la carte, puis la case, et construisez.
lesson-end-1-here = Cinq de vos ouvriers sont dans la ville ; avec le sixième, ce tour est le dernier. Choisissez « Enchères aux Navets », et les cases montrent ce qu’elles valent. Construisez là où cela vaut le plus.
