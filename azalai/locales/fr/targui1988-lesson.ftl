### La leçon de Targui 1988 (games/targui1988/lesson.py) : chaque texte, deux phrases courtes au plus.

targui1988-lesson-welcome = **Bienvenue à Targui, la guerre des tribus.** Une vraie partie de quatre manches contre un robot, sans aucun enjeu. Une étoile ★ marque mon conseil ; si vous faites autre chose, la leçon continue.
targui1988-lesson-free = **Vous savez maintenant tout ce qu’il faut.** La suite de la guerre est à vous : jouez-la jusqu’au bout, ou aussi longtemps que vous voulez. *Suggérer* vous montre un coup à tout moment, et *Finir la leçon* l’arrête.
targui1988-lesson-end = **C’était votre première guerre des tribus.** Et maintenant une vraie partie, entre amis ou contre des robots ?

## Les règles

targui1988-lesson-aim = Éliminez les autres tribus, ou ayez le plus fort tribut quand la dernière manche est terminée. Le tribut, c’est l’argent que rapportent vos territoires.
targui1988-lesson-tribe = Chaque tribu prend un secteur et y remplace une des 8 cartes par son camp (à trois joueurs, une de trois cartes données). Elle y commence avec 10 chameaux, et 10 pièces d’argent.
targui1988-lesson-board = 48 cartes sont posées au hasard autour de la saline centrale ; chaque carte vaut de l’argent (noir sur blanc) et de la force (blanc sur noir). Un chott ne vaut rien, et personne ne peut y entrer ni le posséder.
targui1988-lesson-values = Argent et force : saline centrale 5 et 5, camp 4 et 4, guelta 3 et 3, reg 2 et 0, erg 1 et 0, fech-fech 0 et 2, montagne 0 et 1. L’argent achète des chameaux, la force aide au combat.
targui1988-lesson-round = À chaque manche, un dé donne le nombre de tours de chaque tribu ; leurs cartes et une carte destin sont mélangées, et leur ordre est celui des tours. Avec un 6, chaque tribu a un double tour : déplacer, acheter, déplacer, acheter.
targui1988-lesson-move = À votre tour, vous pouvez d’abord déplacer des chameaux d’un territoire vers un voisin, aussi en diagonale, sans chameaux adverses : il est alors à vous. Ou bien attaquer ; et ensuite vous pouvez acheter.
targui1988-lesson-buy = Ensuite, vous pouvez acheter des chameaux pour un de vos territoires, à 1 pièce d’argent, tant qu’il y en a dans la boîte.
targui1988-lesson-destiny = Une carte destin agit dès qu’elle sort, et chacune ne sort qu’une fois. Le plateau montre celles qui peuvent encore venir.
targui1988-lesson-empty = Un territoire laissé vide reste à vous tant que personne n’y entre. Un seul chameau suffit donc pour qu’on ne le prenne pas sans combat.
targui1988-lesson-tribute = À la fin d’une manche, chaque tribu reçoit en argent la valeur de ses territoires, 4 pour un camp adverse. Sans son propre camp elle ne reçoit rien, jusqu’à ce qu’elle le reprenne.
targui1988-lesson-attack = Dans une attaque, tous les chameaux d’un territoire vont contre un voisin. Vous lancez en premier : le dé plus la force de votre territoire, divisé par deux et arrondi vers le bas, c’est la perte du défenseur ; puis c’est à lui, avec la force du territoire attaqué.
targui1988-lesson-outcome = Après chaque jet du défenseur, vous pouvez continuer ou cesser. S’il n’a plus de chameaux, vous entrez avec au moins 1 des vôtres ; si vous n’en avez plus, vous gardez votre territoire vide.
targui1988-lesson-press = *{ targui1988-button-press-end }* relance tout seul jusqu’à la décision ; *Au moins 3*, seulement tant qu’il vous reste 3 chameaux (20 jets de chaque côté à la fois).
targui1988-lesson-end-of-game = Une tribu sans territoire est éliminée, et la dernière gagne ; sinon c’est le plus fort tribut après la dernière manche, mais pas sans son propre camp (à moins que personne n’ait le sien). À égalité les chameaux décident, puis l’argent, sinon on partage.
targui1988-lesson-length = Une partie a de 1 à 16 manches, chacune avec sa carte destin : la table peut les nommer, le sort fait le reste. Ou bien elle dure jusqu’à la dernière tribu, 48 manches au plus.

## Ce qui est conseillé, et pourquoi

targui1988-lesson-pitch-camp = Remplacez une carte pauvre : E6 n’est qu’un erg. À côté se trouve une guelta, et non loin la saline centrale.
targui1988-lesson-to-guelta = La peste, une carte destin, a pris la moitié de vos chameaux. Menez-en 4 sur 5 à la guelta d’E5, et laissez-en un dans votre camp.
targui1988-lesson-buy-ten = Dépensez vos 10 pièces en chameaux pour E5 : de là, tout ce qui est bon est à portée.
targui1988-lesson-to-saline = La moitié va à la saline centrale, D4 : 5 d’argent et 5 de force, la meilleure carte du plateau.
targui1988-lesson-to-second-guelta = Depuis E5, une autre guelta est à portée, F5. Envoyez-y 4 des 7 chameaux et gardez-en 3 ici.
targui1988-lesson-first-attack = 15 pièces : camp 4, saline 5, deux gueltas à 3. Maintenant attaquez C5, puisque la saline ajoute 5 à chacun de vos jets, et que sa guelta n’ajoute que 3 aux siens.
targui1988-lesson-roll-on = Il y reste un chameau contre trois des vôtres. Continuez.
targui1988-lesson-occupy-first = C5 est vide. Entrez avec deux, et laissez-en un sur la saline.
targui1988-lesson-buy-fifteen = Tout l’argent en chameaux, et sur C5 : la prochaine attaque part de là.
targui1988-lesson-second-attack = Le printemps a fait naître 5 chameaux sur chacune de vos gueltas. À 22 contre 8, vous pouvez attaquer C6.
targui1988-lesson-poor-rolls = Un mauvais jet, mais vous êtes encore trois fois plus nombreux. Continuez, jet par jet, pour voir.
targui1988-lesson-roll-again = Un 1 seulement. Vous gardez une large avance, 16 contre 4.
targui1988-lesson-two-left = Encore un 1, mais il n’en reste que deux. Une dernière fois.
targui1988-lesson-occupy-second = Partagez-les : la moitié entre, l’autre reste derrière. Le robot cherchera tout ce qui est vide.
