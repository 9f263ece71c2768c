### The lessons. Each step says what is so and what to do.

learn-welcome = Leçon { $number } sur { $lessons } : { $title }
learn-type = Tapez le coup indiqué, ou son numéro : moves montre la liste. help montre ce que vous pouvez taper d’autre, quit quitte.
learn-other = { $move } serait permis, mais cette étape demande autre chose : { $wanted }
learn-left = Pour continuer plus tard : oddville learn { $lesson }
learn-not-here = Dans une leçon, { $word } n’est pas possible.
error-lesson = Il n’y a pas de leçon { $lesson } ; il y a { $lessons }.

lesson-coins = Les pièces
lesson-coins-1 = À votre tour, vous jouez une de vos quatre cartes Ouvrier, ou vous construisez. Une carte Ouvrier apporte des pièces, une ressource ou un bâtiment. Plus elle montre de ressources, plus elle apporte de pièces : aucune, 1, 2 ou 3. Jouez la carte Ouvrier 3 pour des pièces : coins 3
lesson-coins-2 = Vous avez gagné 2 pièces. La carte Ouvrier 3 est maintenant devant vous et ne peut plus servir avant que vous la repreniez. Jouez la carte Ouvrier 4 pour des pièces : coins 4
lesson-coins-3 = Vous avez 5 pièces, et personne ne peut en avoir plus. Pour réutiliser vos cartes, vous les reprenez : gratuitement si votre main est vide, sinon pour 1 pièce par carte qui s’y trouve encore. Il vous en reste deux, cela coûte donc 2. Faites-le : recover
lesson-coins-4 = Les quatre cartes Ouvrier sont de nouveau dans votre main. Qui les a récupérées doit jouer une carte Ouvrier à ce tour et ne peut pas construire. Jouez n’importe quelle carte Ouvrier.
lesson-coins-done = Bravo. Vous connaissez les pièces : elles viennent des cartes Ouvrier, la limite est de 5, et reprendre ses cartes peut en coûter.

lesson-resources = Les ressources
lesson-resources-1 = Une ressource, c’est un de vos ouvriers sur le plateau Ressources. Il va sur l’emplacement libre le moins cher. La carte Ouvrier 2 montre du bois et de l’argile, et le premier emplacement de l’argile est gratuit. Prenez-le : resource 2 clay
lesson-resources-2 = Votre ouvrier est sur l’argile. L’emplacement gratuit est maintenant pris, et le suivant coûte 1 pièce. Prenez encore de l’argile avec la carte Ouvrier 4 : resource 4 clay
lesson-resources-3 = Vous avez payé 1 pièce. Bo a pris de l’argile aussi, sur l’emplacement supérieur à 2 pièces, où l’on peut être aussi nombreux qu’on veut. À votre tour, vous pouvez à tout moment retirer gratuitement un ouvrier du plateau. Retirez celui de l’emplacement supérieur du bois : return wood/2
lesson-resources-4 = L’ouvrier est de nouveau dans votre réserve, et c’est encore votre tour. La carte Ouvrier 1 ne montre que du bois, et là l’emplacement gratuit est vide. Prenez-le : resource 1 wood
lesson-resources-done = Bravo. Chacun de vos ouvriers sur le plateau est une ressource que vous possédez, et vaut 1 point à la fin.

lesson-buildings = Les bâtiments
lesson-buildings-1 = Six bâtiments se trouvent dans la rangée de bâtiments. Le prix de chacun dépend de sa position et de la carte Ouvrier que vous jouez : plus la carte montre de ressources, plus il y a de positions gratuites. La position 1 l’est toujours. Prenez-la avec la carte Ouvrier 1 : building 1 1
lesson-buildings-2 = La rangée s’est resserrée vers la gauche, et un nouveau bâtiment est venu de la pioche. Avec la carte Ouvrier 3, les trois premières positions sont gratuites. Prenez-en une : building 3 1, building 3 2 ou building 3 3
lesson-buildings-3 = Vous avez deux bâtiments, c’est la limite. Prenez-en tout de même un troisième, avec la carte Ouvrier 2, pour laquelle deux positions sont gratuites : building 2 1 ou building 2 2
lesson-buildings-4 = Trois, c’est trop : vous choisissez lequel part. Il va sous la pioche, où tout le monde peut encore le suivre. Choisissez : discard et le code du bâtiment, ou son numéro dans la liste.
lesson-buildings-done = Bravo. Les bâtiments devant vous sont des plans : ils ne rapportent rien tant qu’ils ne sont pas dans la ville.

lesson-city = Construire dans la ville
lesson-city-1 = Vous avez le « Menuisier des Pieds Gauches », qui coûte de l’argile, et votre ouvrier est sur l’argile. Il n’a de rue qu’à l’ouest, il convient donc à droite du Quartier Central, où rue rencontre rue. Les maisons doivent rencontrer des maisons. Tapez city pour regarder, puis construisez : build left-leg-joiner 1,0
lesson-city-2 = Votre ouvrier est sur le bâtiment : il est à vous. Une rue le relie au Quartier Central, vous en avez donc gagné la pièce, et il y a aussi le bonus de votre propre bâtiment : 1 bois. Prenez-le : bonus 1,0 wood
lesson-city-3 = Chaque bâtiment qu’une rue relie au vôtre donne son bonus quand vous construisez, à qui qu’il soit. Prenez le suivant, avec des rues à l’est et à l’ouest : building 2 1
lesson-city-4 = « Escalier à Péage » coûte de l’argile. Prenez gratuitement de l’argile avec la carte Ouvrier 4 : resource 4 clay
lesson-city-5 = À gauche du Quartier Central, rue rencontre de nouveau rue. Construire au-dessus de sa rangée n’est jamais permis, tourner une carte non plus. Construisez : build toll-staircase -1,0
lesson-city-done = Bravo. Deux pièces sont venues d’elles-mêmes : une de votre bâtiment et une du Quartier Central, le long de la rue.

lesson-characters = Les personnages
lesson-characters-1 = « Boutique aux Bréchets » montre le Coq : qui construit une carte d’une guilde prend le personnage du dessus de cette guilde. Elle coûte deux fois de l’argile, et vous en avez deux. Construisez-la sous le Quartier Central, rue contre rue : build wishbone-shop 0,1
lesson-characters-2 = Vous avez le Tricheur, qui vaut 3 points à la fin si vous l’avez encore. Une fois par tour, il transforme la dernière pièce que vous avez gagnée en un bâtiment que personne n’a vu. Votre tour n’est pas encore fini : cheat
lesson-characters-done = Bravo. Quand une pile est vide, le prochain joueur qui en a besoin rappelle tous les personnages de cette guilde, les vôtres aussi.

lesson-end = La fin et le score
lesson-end-1 = Cinq de vos ouvriers sont dans la ville ; avec le sixième, ce tour est le dernier. Tapez score pour voir où vous en êtes, et moves pour voir ce que vaut chaque case. Puis construisez « Enchères aux Navets » là où elles valent le plus.
lesson-end-done = La partie est terminée. Comptent vos cartes dans la ville selon leurs formules, vos personnages, et 1 point par ouvrier sur le plateau. Le joueur qui a le plus de points gagne ; en cas d’égalité, celui qui a déclenché la fin.

lesson-first-game = Une première partie
lesson-first-game-done = Jouez maintenant une partie entière avec un bot patient, lui aussi nouveau en ville. Tapez hint quand vous voulez un conseil, why et un coup pour savoir ce qui s’y oppose, et rules avec un mot pour chercher quelque chose.
