### The lessons. Each step says what is so and what to do.

learn-welcome = Leçon { $number } sur { $lessons } : { $title }
learn-type = Tapez le coup indiqué, ou son numéro : moves affiche la liste. help montre les autres commandes, et quit quitte la leçon.
learn-other = { $move } serait permis, mais cette étape porte sur autre chose : { $wanted }
learn-left = Pour continuer plus tard : oddville learn { $lesson }
learn-not-here = Vous ne pouvez pas utiliser { $word } dans une leçon.
error-lesson = Il n’y a pas de leçon { $lesson } ; leçons disponibles : { $lessons }.

lesson-coins = Les pièces
lesson-coins-1 = À votre tour, vous jouez une de vos quatre cartes Ouvrier, ou vous construisez. Une carte Ouvrier apporte des pièces, une ressource ou un bâtiment. Plus elle montre de ressources, plus elle apporte de pièces : aucune, 1, 2 ou 3. Jouez la carte Ouvrier 3 pour des pièces : coins 3
lesson-coins-2 = Vous avez gagné 2 pièces. La carte Ouvrier 3 est maintenant devant vous, et vous ne pourrez pas la réutiliser avant de l’avoir récupérée. Jouez la carte Ouvrier 4 pour des pièces : coins 4
lesson-coins-3 = Vous avez 5 pièces : c’est la limite. Pour réutiliser vos cartes, vous les récupérez. C’est gratuit si votre main est vide ; sinon, cela coûte 1 pièce par carte encore en main. Il vous en reste deux, cela coûte donc 2 pièces. Faites-le : recover
lesson-coins-4 = Les quatre cartes Ouvrier sont de nouveau dans votre main. Après les avoir récupérées, vous devez jouer une carte Ouvrier à ce même tour ; vous ne pouvez pas construire. Jouez n’importe quelle carte Ouvrier.
lesson-coins-done = Bravo ! Vous connaissez maintenant les pièces : elles viennent des cartes Ouvrier, vous pouvez en avoir 5 au plus, et récupérer vos cartes peut en coûter.

lesson-resources = Les ressources
lesson-resources-1 = Une ressource, c’est un de vos ouvriers sur le plateau Ressources. Il va sur l’emplacement libre le moins cher. La carte Ouvrier 2 montre du bois et de l’argile, et le premier emplacement de l’argile est gratuit. Prenez-le : resource 2 clay
lesson-resources-2 = Votre ouvrier est sur l’argile. L’emplacement gratuit est maintenant pris, et le suivant coûte 1 pièce. Prenez encore de l’argile avec la carte Ouvrier 4 : resource 4 clay
lesson-resources-3 = Vous avez payé 1 pièce. Bo a aussi pris de l’argile, sur l’emplacement supérieur à 2 pièces, qui accueille un nombre illimité d’ouvriers. À votre tour, vous pouvez à tout moment retirer gratuitement un ouvrier du plateau. Retirez celui de l’emplacement supérieur du bois : return wood/2
lesson-resources-4 = L’ouvrier est de retour dans votre réserve, et c’est encore votre tour. La carte Ouvrier 1 ne montre que du bois, et son emplacement gratuit est libre. Prenez-le : resource 1 wood
lesson-resources-done = Bravo ! Chacun de vos ouvriers sur le plateau est une ressource que vous possédez, et vaut 1 point à la fin.

lesson-buildings = Les bâtiments
lesson-buildings-1 = Il y a six bâtiments dans la rangée de bâtiments. Le prix de chacun dépend de sa position et de la carte Ouvrier que vous jouez : plus la carte montre de ressources, plus il y a de positions gratuites. La position 1 est toujours gratuite. Prenez ce bâtiment avec la carte Ouvrier 1 : building 1 1
lesson-buildings-2 = La rangée s’est décalée vers la gauche, et un nouveau bâtiment est arrivé de la pioche. Avec la carte Ouvrier 3, les trois premières positions sont gratuites. Prenez un de ces bâtiments : building 3 1, building 3 2 ou building 3 3
lesson-buildings-3 = Vous avez deux bâtiments : c’est la limite. Vous pouvez quand même en prendre un troisième, avec la carte Ouvrier 2, pour laquelle deux positions sont gratuites : building 2 1 ou building 2 2
lesson-buildings-4 = Trois, c’est un de trop : choisissez lequel défausser. Il va sous la pioche, et tout le monde sait où il est. Choisissez : discard et le code du bâtiment, ou son numéro dans la liste.
lesson-buildings-done = Bravo ! Les bâtiments devant vous sont des plans : ils ne rapportent rien tant que vous ne les avez pas construits dans la ville.

lesson-city = Construire dans la ville
lesson-city-1 = Vous avez le « Menuisier des Pieds Gauches », qui coûte de l’argile, et votre ouvrier est sur l’argile. Il n’a qu’une rue, à l’ouest, et peut donc se construire à droite du Quartier Central, rue contre rue. Les maisons doivent toucher des maisons. Tapez city pour regarder, puis construisez : build left-leg-joiner 1,0
lesson-city-2 = Votre ouvrier est sur le bâtiment : il est à vous. Une rue le relie au Quartier Central, qui vous a donné une pièce. Vous gagnez aussi le bonus de votre propre bâtiment : 1 bois. Prenez-le : bonus 1,0 wood
lesson-city-3 = Quand vous construisez, chaque bâtiment relié au vôtre par une rue vous donne son bonus, quel que soit son propriétaire. Prenez le suivant, avec des rues à l’est et à l’ouest : building 2 1
lesson-city-4 = « Escalier à Péage » coûte de l’argile. Prenez gratuitement de l’argile avec la carte Ouvrier 4 : resource 4 clay
lesson-city-5 = À gauche du Quartier Central, une rue touche de nouveau une rue. Il est toujours interdit de construire au-dessus de sa rangée et de tourner une carte. Construisez : build toll-staircase -1,0
lesson-city-done = Bravo ! Vous avez automatiquement gagné deux pièces : une grâce à votre bâtiment et une grâce au Quartier Central, le long de la rue.

lesson-characters = Les personnages
lesson-characters-1 = « Boutique aux Bréchets » montre le Coq : quand vous construisez une carte d’une guilde, vous prenez le personnage du dessus de cette guilde. Elle coûte deux fois de l’argile, et vous en avez deux. Construisez-la sous le Quartier Central, rue contre rue : build wishbone-shop 0,1
lesson-characters-2 = Vous avez le Tricheur, qui vaut 3 points si vous l’avez encore à la fin. Une fois par tour, il transforme la dernière pièce que vous avez gagnée en un bâtiment que personne n’a vu. Votre tour n’est pas encore terminé : cheat
lesson-characters-done = Bravo ! Quand une pile est vide et qu’un joueur doit y prendre un personnage, tous rendent d’abord les personnages de cette guilde, vous aussi.

lesson-end = La fin et le score
lesson-end-1 = Cinq de vos ouvriers sont dans la ville ; le sixième fait de ce tour le dernier. Tapez score pour voir les points, et moves pour voir ce que vaut chaque case. Puis construisez « Enchères aux Navets » là où cette carte vaut le plus.
lesson-end-done = La partie est terminée. Vous comptez vos cartes dans la ville selon leurs formules, vos personnages, et 1 point par ouvrier sur le plateau. Le joueur qui a le plus de points gagne ; en cas d’égalité, celui qui a déclenché la fin.

lesson-first-game = Votre première partie
lesson-first-game-done = Jouez maintenant une partie complète contre un bot patient, débutant lui aussi. Tapez hint pour recevoir un conseil, why et un coup pour savoir pourquoi il est refusé, et rules avec un mot pour chercher une règle.
lesson-first-game-1 = Marquez le plus de points. La partie se termine quand un joueur a { $most } ouvriers dans la ville. Pour construire, il faut des ressources : un ouvrier sur le plateau Ressources en est une et vaut aussi 1 point. Choisissez où commence votre premier ouvrier.
lesson-first-game-2 = Vos cartes Ouvrier sont vos actions. À chaque tour, vous en jouez une pour prendre des pièces, une ressource ou un bâtiment. Commencez par un bâtiment : choisissez une carte Ouvrier, puis un bâtiment gratuit.
lesson-first-game-3 = Pour le construire, il vous faut un ouvrier sur chaque ressource indiquée. Prenez celles qui manquent avec vos cartes Ouvrier. Choisissez ensuite le bâtiment : chaque case montre comment vos points changent. Les ouvriers payés quittent le plateau Ressources et n’y comptent plus.
lesson-first-game-4 = Cette partie se termine avec { $most } ouvriers dans la ville, et il n’en manque plus qu’un. Le joueur qui a le plus de points gagne.
lesson-first-game-5 = Vous avez reçu un personnage. Il vaut des points et son pouvoir vous aide. Chaque bâtiment marqué du signe d’une guilde en apporte un ; quand la guilde n’en a plus, tous les joueurs rendent les leurs.
lesson-first-game-6 = C’est votre dernière carte Ouvrier. Une fois jouée, vous récupérez les quatre gratuitement au début de votre prochain tour. Vous pouvez aussi les récupérer plus tôt, pour 1 pièce par carte encore en main.
