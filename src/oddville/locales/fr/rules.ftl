### The rules, by id: a title of a few words, and the rule itself.

chapter-comp = Matériel
chapter-setup = Mise en place
chapter-turn = Un tour
chapter-limit = Pièces, bâtiments et limites
chapter-work = Jouer une carte Ouvrier
chapter-build = Agrandir OddVille
chapter-bonus = Bonus
chapter-char = Personnages
chapter-end = Fin de la partie
chapter-score = Décompte
chapter-info = Informations cachées
chapter-house = Règles maison
chapter-ex = Exemples

rules-heading = Les règles d’OddVille
rules-about = OddVille est un jeu pour 2 à 4 joueurs. Vous envoyez des ouvriers chercher des pièces, des ressources et des plans de bâtiments, et tous les joueurs construisent ensemble une seule ville, carte après carte. La partie se termine quand un joueur a six ouvriers dans la ville. Le joueur qui a le plus de points gagne.
rules-ids = Chaque règle a un code, par exemple BUILD-5. Quand le jeu refuse un coup, il indique ce code pour que vous puissiez retrouver la règle ici.
rules-source = Le jeu de société est de Carlo Lavezzi (le livret anglais écrit son nom Lavezzari, par erreur) et a été publié par What’s Your Game en 2012. Ce projet est indépendant des deux ; nous avons rédigé les règles nous-mêmes.
rulings-heading = Différences entre les livrets de règles
rulings-about = OddVille est paru avec des livrets de règles en cinq langues : anglais, italien, néerlandais, français et allemand. Ils ne sont pas toujours d’accord, et parfois aucun ne répond à une question. Voici toutes ces questions, avec notre décision et sa raison. En général, un livret qui dit quelque chose l’emporte sur un livret muet, et la majorité sur un livret isolé.

## The box

rule-comp-1-title = Pièces et bâtiments
rule-comp-1 = Il y a 64 cartes à deux faces. Une carte posée côté pièce visible est une pièce ; sinon, c’est un bâtiment.
rule-comp-2-title = Quartier Central et plateau Ressources
rule-comp-2 = Il y a 1 Quartier Central et 1 plateau Ressources. Le plateau est imprimé des deux côtés : un pour 2 joueurs, l’autre pour 3 ou 4.
rule-comp-3-title = Cartes Ouvrier et ouvriers
rule-comp-3 = Chaque joueur a les mêmes 4 cartes Ouvrier, et 9 ouvriers. Les couleurs sont violet, bleu, rouge et jaune.
rule-comp-4-title = Personnages et guildes
rule-comp-4 = Il y a 12 personnages, 3 pour chacune des quatre guildes : Masque, Coq, Cloches et Fleur-de-lys.
rule-comp-5-title = Ressources
rule-comp-5 = Il y a 4 ressources : bois, argile, pierre et cristal.
rule-comp-6-title = Éditions
rule-comp-6 = Ce qui est imprimé sur les cartes et sur le plateau s’appelle une édition. Les règles n’en dépendent pas.

## Set-up

rule-setup-1-title = Situation de départ
rule-setup-1 = Chaque joueur choisit une couleur différente. Vous commencez avec 4 cartes Ouvrier en main et 9 ouvriers en réserve, sans pièce, bâtiment ni personnage.
rule-setup-2-title = La première carte
rule-setup-2 = Le Quartier Central est la première carte de la ville.
rule-setup-3-title = Le côté du plateau
rule-setup-3 = Utilisez le côté du plateau Ressources prévu pour votre nombre de joueurs : 2, ou 3 et 4.
rule-setup-4-title = Les piles de personnages
rule-setup-4 = Mélangez les personnages de chaque guilde en une pile face visible : on ne voit donc que le personnage du dessus. À 3 joueurs, un personnage de chaque guilde, pris au hasard, est retiré du jeu sans être vu ; à 2 joueurs, deux de chaque.
rule-setup-5-title = La pioche et la rangée de bâtiments
rule-setup-5 = Les 64 cartes sont mélangées pour former la pioche, côté pièce visible. Six cartes sont posées côté bâtiment visible : c’est la rangée de bâtiments. La position 1 est la plus éloignée de la pioche, la position 6 en est voisine.
rule-setup-6-title = La première ressource
rule-setup-6 = Le premier joueur est tiré au sort. Du dernier joueur au premier, chacun prend une ressource que personne n’a encore prise : un ouvrier de sa réserve va gratuitement sur l’emplacement supérieur (à 2 pièces) de cette ressource.
rule-setup-7-title = Dans le sens des aiguilles d’une montre
rule-setup-7 = On joue ensuite dans le sens des aiguilles d’une montre, en commençant par le premier joueur.

## A turn

rule-turn-1-title = Une action principale
rule-turn-1 = À votre tour, vous faites exactement une action principale : vous jouez une carte Ouvrier, ou vous construisez.
rule-turn-2-title = À tout moment de votre tour
rule-turn-2 = Chaque fois que vous avez une décision à prendre pendant votre tour, vous pouvez utiliser le Tricheur, l’Intendant et le Voyageur et retirer des ouvriers du plateau : avant et après l’action principale, mais aussi pendant celle-ci, au moment d’une seconde ressource ou d’un bonus. Seule exception : pendant que vous choisissez quel bâtiment défausser. Le Tricheur et l’Intendant s’utilisent chacun une fois par tour, même si vous rendez la carte et la reprenez. Si vous construisez avec le Bâtisseur, c’est le tour d’un autre joueur, et vous pouvez seulement retirer des ouvriers du plateau.
rule-turn-3-title = Retirer des ouvriers du plateau
rule-turn-3 = Chaque fois que vous avez une décision à prendre, vous pouvez retirer vos ouvriers du plateau Ressources et les remettre gratuitement dans votre réserve. Seule exception : pendant que vous choisissez quel bâtiment défausser.
rule-turn-4-title = Interdiction de passer
rule-turn-4 = Vous ne pouvez pas passer, et ce n’est jamais nécessaire : la position 1 de la rangée est gratuite avec chaque carte Ouvrier. Pour une édition où elle ne l’est pas, voir HOUSE-2.

## Coins, buildings and limits

rule-limit-1-title = Gagner et payer des pièces
rule-limit-1 = Pour gagner une pièce, prenez la première carte de la pioche, côté pièce visible, sans regarder son autre face. Une pièce payée va sur le dessus de la pioche. La dernière pièce gagnée est la première payée, et c’est elle que le Tricheur retourne.
rule-limit-2-title = Cinq pièces au plus
rule-limit-2 = Vous n’avez jamais plus de 5 pièces : à 5, vous n’en gagnez plus.
rule-limit-3-title = Deux bâtiments au plus
rule-limit-3 = Vous n’avez jamais plus de 2 bâtiments devant vous. Quand vous en recevez un troisième, vous choisissez aussitôt lequel des trois défausser ; ce peut être le nouveau. Il va sous la pioche, côté pièce visible.
rule-limit-4-title = Interdiction de regarder
rule-limit-4 = Personne ne peut regarder le côté bâtiment d’une pièce, ni la pioche.
rule-limit-5-title = Payer un coût en entier
rule-limit-5 = Vous devez pouvoir payer un coût en entier ; sinon, le coup n’est pas permis. Un coût de 0 n’est pas un paiement.
rule-limit-6-title = La pioche n’est jamais vide
rule-limit-6 = Cela découle des autres règles : même sans la rangée, toutes les pièces, tous les bâtiments devant les joueurs et tous ceux de la ville, il reste au moins 7 cartes dans la pioche.

## Worker cards

rule-work-1-title = Récupérer ses cartes Ouvrier
rule-work-1 = Si vous n’avez aucune carte Ouvrier en main au début de votre tour, vous récupérez les quatre automatiquement et gratuitement. Avec 1 à 3 cartes en main, vous pouvez récupérer les autres pour 1 pièce par carte encore en main ; votre action principale de ce tour doit alors être de jouer une carte Ouvrier, même si la Favorite a rendu la récupération gratuite.
rule-work-2-title = Jouer une carte Ouvrier
rule-work-2 = Jouez une carte Ouvrier de votre main, face visible, et choisissez un de ses trois usages : des pièces, une ressource ou un bâtiment.
rule-work-3-title = Les cartes jouées
rule-work-3 = Une carte Ouvrier jouée reste devant vous jusqu’à ce que vous la récupériez.
rule-work-4-title = Pour des pièces
rule-work-4 = Gagnez autant de pièces que la carte en montre. Une carte qui n’en montre pas ne peut pas servir à gagner des pièces. Vous pouvez aussi le faire avec 5 pièces, mais vous ne gagnez alors rien.
rule-work-5-title = Pour une ressource
rule-work-5 = Choisissez une des ressources que la carte montre. Un ouvrier de votre réserve va sur l’emplacement libre le moins cher de cette ressource, et vous payez le coût de l’emplacement. Si votre réserve est vide, ce n’est pas permis : retirez d’abord un ouvrier du plateau.
rule-work-6-title = Les emplacements
rule-work-6 = Les emplacements de la rangée du bas coûtent 0 ou 1 pièce et accueillent un ouvrier chacun. L’emplacement supérieur coûte 2 pièces et accueille un nombre illimité d’ouvriers de tous les joueurs.
rule-work-7-title = Pour un bâtiment
rule-work-7 = Prenez un des 6 bâtiments de la rangée et payez le coût que la carte jouée indique pour sa position ; le vert est gratuit. D’abord vous payez, puis le Collecteur de Taxes gagne une pièce, puis vous prenez la carte, puis la rangée est complétée, et enfin vous défaussez un bâtiment si vous en avez trois.
rule-work-8-title = Compléter la rangée
rule-work-8 = Les cartes de la rangée se décalent vers la gauche, loin de la pioche, pour combler le vide. Une carte de la pioche remplit la position 6.

## Building

rule-build-1-title = Payer un bâtiment
rule-build-1 = Choisissez un de vos bâtiments et payez ses ressources. Pour chaque ressource, votre ouvrier sur l’emplacement le moins cher que vous y occupez revient dans votre réserve. Vous pouvez le réutiliser aussitôt.
rule-build-2-title = Toucher la ville
rule-build-2 = La carte doit toucher au moins une carte de la ville, bordure contre bordure. Les coins ne comptent pas.
rule-build-3-title = Rien au-dessus du Quartier Central
rule-build-3 = On ne peut rien construire au-dessus de la rangée du Quartier Central.
rule-build-4-title = Interdiction de tourner
rule-build-4 = Les cartes ne peuvent pas être tournées.
rule-build-5-title = Rues et maisons
rule-build-5 = Toutes les bordures qui se touchent doivent correspondre : rue contre rue, maisons contre maisons.
rule-build-6-title = Les cartes restent en place
rule-build-6 = Une carte de la ville n’est jamais déplacée ni enlevée.
rule-build-7-title = Le propriétaire
rule-build-7 = Placez un ouvrier de votre réserve sur la carte : vous en êtes le propriétaire.
rule-build-8-title = Les bonus d’une construction
rule-build-8 = Vous gagnez ensuite le bonus de la nouvelle carte et celui de chaque carte adjacente reliée à elle par une rue, dans l’ordre de votre choix. Cela vaut aussi pour le Quartier Central.
rule-build-9-title = Le personnage d’une construction
rule-build-9 = Puis, si la nouvelle carte montre une guilde, vous prenez un personnage de cette guilde. Seule la nouvelle carte en donne un.

## Bonuses

rule-bonus-1-title = Une ressource
rule-bonus-1 = Vous pouvez placer 1 ouvrier de votre réserve sur l’emplacement libre le moins cher de la ressource indiquée. Comme tous les bonus, c’est gratuit.
rule-bonus-2-title = Une ressource au choix
rule-bonus-2 = Comme BONUS-1, mais avec la ressource de votre choix.
rule-bonus-3-title = Doubler une ressource
rule-bonus-3 = Comme BONUS-1, mais avec une ressource sur laquelle vous avez déjà un ouvrier.
rule-bonus-4-title = Transformer une ressource
rule-bonus-4 = Vous pouvez déplacer un de vos ouvriers du plateau, au choix, sur l’emplacement libre le moins cher d’une autre ressource.
rule-bonus-5-title = Une pièce
rule-bonus-5 = Gagnez 1 pièce. Ce bonus est obligatoire.
rule-bonus-6-title = Renoncer à un bonus
rule-bonus-6 = Vous pouvez renoncer à tous les bonus sauf la pièce. Un bonus inutilisable est ignoré.

## Characters

rule-char-1-title = Prendre un personnage
rule-char-1 = Prenez le personnage du dessus de la pile de la guilde. Si la pile est vide, tous les joueurs, vous compris, rendent d’abord tous leurs personnages de cette guilde, qui sont mélangés pour former une nouvelle pile.
rule-char-2-title = Posséder des personnages
rule-char-2 = Un personnage est posé face visible devant son propriétaire et agit jusqu’à ce qu’il soit rendu. Vous pouvez en avoir autant que vous voulez.
rule-char-hr-title = { -hr-manager }
rule-char-hr = Vos cartes Ouvrier permettent d’obtenir n’importe quelle ressource. 5 points à la fin.
rule-char-lo-title = { -landowner }
rule-char-lo = Chaque ressource que vous obtenez avec une carte Ouvrier vous coûte 1 pièce de moins, mais jamais moins de 0. 4 points à la fin.
rule-char-se-title = { -seignior }
rule-char-se = Avec une carte Ouvrier, vous pouvez obtenir 2 des ressources qu’elle montre, identiques ou différentes. Vous payez pour chacune. 3 points à la fin.
rule-char-ch-title = { -cheater }
rule-char-ch = Une fois par tour, vous pouvez transformer en bâtiment la dernière pièce que vous avez gagnée. Personne ne le voit à l’avance. 3 points à la fin.
rule-char-mi-title = { -mistress }
rule-char-mi = Récupérer vos cartes Ouvrier vous coûte 1 pièce de moins, mais jamais moins de 0. 5 points à la fin.
rule-char-bk-title = { -bookkeeper }
rule-char-bk = Une fois par tour, vous pouvez échanger un de vos bâtiments contre un de la rangée ; le vôtre prend sa position. 2 points à la fin.
rule-char-gh-title = { -ghost }
rule-char-gh = Chacune de vos cartes Ouvrier permet de gagner 3 pièces. 4 points à la fin.
rule-char-tx-title = { -tax-collector }
rule-char-tx = Chaque fois qu’un autre joueur paie des pièces, vous gagnez 1 pièce. 2 points à la fin.
rule-char-be-title = { -benefactor }
rule-char-be = Vous gagnez 1 pièce au début de chacun de vos tours. 3 points à la fin.
rule-char-ll-title = { -lamplighter }
rule-char-ll = Quand vous construisez, vous gagnez le bonus de chaque carte adjacente, avec ou sans rue. 2 points à la fin.
rule-char-bu-title = { -builder }
rule-char-bu = Après qu’un autre joueur a construit, vous pouvez construire aussi, selon les règles habituelles et en payant 2 pièces, même au dernier tour. 4 points à la fin.
rule-char-tr-title = { -traveller }
rule-char-tr = À votre tour, vous pouvez placer 1 ouvrier sur un emplacement libre du Quartier Central en payant la ressource de cet emplacement. Vous pouvez y avoir 1 ouvrier au plus ; il y reste et rapporte ses points même si vous perdez le Voyageur. 7 points à la fin, ou 0 si vous avez un ouvrier sur le Quartier Central.

## The end and the score

rule-end-1-title = Six ouvriers dans la ville
rule-end-1 = Quand un joueur a 6 ouvriers dans la ville, bâtiments et Quartier Central confondus, le tour en cours se termine, y compris une réaction du Bâtisseur. Puis la partie prend fin. Ce joueur a déclenché la fin ; si deux joueurs le font au même tour, c’est le premier. Si vous placez votre sixième ouvrier avec le Voyageur avant votre action principale, vous la jouez quand même.
rule-end-2-title = Limite de tours
rule-end-2 = La durée d’une partie n’est pas limitée. Un programme peut fixer une limite de tours : la partie s’y arrête et les points sont comptés, personne n’a déclenché la fin, et en cas d’égalité, le premier des ex æquo dans l’ordre du tour gagne.
rule-score-1-title = Ce qui rapporte des points
rule-score-1 = Vous marquez les points de chaque carte de la ville où se trouve votre ouvrier, ceux de vos personnages, et 1 point pour chacun de vos ouvriers sur le plateau Ressources.
rule-score-2-title = Les formules
rule-score-2 = Diamant : 5 ou 4 points, comme imprimé. Trois pour chacune : 3 par carte adjacente. Boucliers : la somme des boucliers des cartes adjacentes. Diamants : 3, plus 1 par carte diamant dans la ville. Colonne : 1, plus 1 par carte de sa colonne. Guilde : 1 ou 2, comme imprimé, plus 1 par carte de cette guilde dans la ville. Adjacentes : 1, plus 1 par carte adjacente. Rangée : 2, plus 1 par carte de sa rangée. Quartier Central : 4 pour chaque joueur qui y a un ouvrier.
rule-score-3-title = Une carte se compte elle-même
rule-score-3 = Une carte se compte elle-même dans sa rangée, sa colonne et sa guilde.
rule-score-4-title = Les boucliers
rule-score-4 = Le bouclier d’une carte est le nombre de base de sa formule : Guilde (1 ou 2), Rangée (2), Colonne (1), Adjacentes (1) ou Diamants (3). Toutes les autres cartes et le Quartier Central n’ont pas de bouclier.
rule-score-5-title = Le Quartier Central est une carte
rule-score-5 = Le Quartier Central compte comme carte adjacente et comme carte de sa rangée et de sa colonne. Il n’a pas de guilde.
rule-score-6-title = Le vainqueur
rule-score-6 = Le joueur qui a le plus de points gagne. En cas d’égalité, celui des ex æquo qui a déclenché la fin gagne ; sinon, le premier des ex æquo après le joueur qui l’a déclenchée, dans le sens des aiguilles d’une montre.

## What nobody knows

rule-info-1-title = Pas de secrets
rule-info-1 = Une carte Ouvrier qui n’est pas face visible sur la table est dans la main de son propriétaire : les joueurs n’ont donc pas de secrets. L’ordre de la pioche, le côté bâtiment des pièces, les personnages sous celui du dessus et ceux retirés à la mise en place sont cachés à tous de la même façon.
rule-info-2-title = Les cartes déjà vues
rule-info-2 = Une carte qui a été une fois côté bâtiment visible reste connue : au bas de la pioche, on peut la suivre. Parmi les cartes jamais vues, tous les ordres sont également probables, et rien de ce qui est montré n’en dépend.
rule-info-3-title = Les personnages déjà vus
rule-info-3 = Il en va de même des personnages : l’ordre de ceux qui sont cachés dans une pile est inconnu depuis le dernier mélange, et ceux qu’on n’a jamais vus peuvent aussi être ceux retirés à la mise en place.

## Rules of our own

rule-house-1-title = Règle maison : finir le tour de table
rule-house-1 = Une règle de notre invention, qui ne figure dans aucun livret et ne s’applique que si vous la choisissez. Après le sixième ouvrier, on finit le tour de table pour que tous les joueurs aient joué le même nombre de tours ; puis la partie se termine. Le premier joueur qui a six ouvriers dans la ville a déclenché la fin (SCORE-6).
rule-house-2-title = Une carte Ouvrier pour rien
rule-house-2 = Une règle de notre invention, pour les éditions où, avec une carte Ouvrier, aucune position de la rangée n’est gratuite. Si aucune action principale ne vous est possible, vous pouvez jouer n’importe quelle carte Ouvrier de votre main pour ses pièces, même si elle n’en montre pas. Vous ne gagnez rien.

## Worked examples

rule-ex-1-title = Mise en place à 4 joueurs
rule-ex-1 = L’ordre du tour est bleu, violet, jaune, rouge. Rouge prend la pierre, jaune le cristal, violet le bois et bleu l’argile. Bleu commence.
rule-ex-2-title = Une récupération gratuite
rule-ex-2 = Rouge a joué ses quatre cartes Ouvrier. Il les récupère gratuitement, puis en joue une.
rule-ex-3-title = Une récupération payée
rule-ex-3 = Jaune a une carte Ouvrier en main. Il paie 1 pièce, récupère les trois autres et en joue une.
rule-ex-4-title = Des pièces
rule-ex-4 = Bleu joue la carte Ouvrier qui montre 2 pièces et gagne 2 pièces.
rule-ex-5-title = Une ressource
rule-ex-5 = Rouge joue la carte Ouvrier qui montre bois et argile, et prend de l’argile. L’emplacement libre le moins cher coûte 1, Rouge paie donc 1 pièce.
rule-ex-6-title = Un bâtiment
rule-ex-6 = Violet prend le bâtiment en position 5 pour 1 pièce. Celui en position 6 se décale vers la gauche, et un nouveau vient de la pioche.
rule-ex-7-title = Payer une construction
rule-ex-7 = Rouge construit une carte qui coûte bois, pierre et cristal. Trois ouvriers reviennent dans sa réserve.
rule-ex-8-title = Constructions interdites
rule-ex-8 = Trois constructions ne sont pas permises : une carte au-dessus de la rangée du Quartier Central, une carte dont une bordure ne correspond pas et une carte tournée.
rule-ex-9-title = Des bonus et un personnage
rule-ex-9 = Jaune construit une carte de la guilde du Coq. Elle donne son propre bonus, et la carte au-dessus, reliée par une rue, donne aussi le sien. La carte de droite la touche par des maisons et n’en donne pas, ni celle du coin. Puis Jaune prend le personnage du dessus de la guilde du Coq.
rule-ex-10-title = Compter les points d’une ville
rule-ex-10 = Bleu a le diamant A et un ouvrier sur le Quartier Central C : 4 + 4. Violet a B, une guilde 2 avec 3 masques dans la ville, et D, 3 et 2 diamants : 5 + 5. Rouge a le Quartier Central C, E avec 2 cartes adjacentes à 3 chacune, et F, les boucliers de B et G : 4 + 6 + 3. Jaune a G, une colonne de 2, et le diamant H : 3 + 4.
