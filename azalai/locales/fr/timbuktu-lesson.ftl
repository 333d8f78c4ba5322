### La leçon de Timbuktu (games/timbuktu/lesson.py) : chaque texte, deux phrases courtes au plus.

timbuktu-lesson-welcome = **Bienvenue à { timbuktu-name }.** Une vraie partie contre quatre robots, sans aucun enjeu. Une étoile ★ marque mon conseil ; si vous faites autre chose, la leçon continue.
timbuktu-lesson-free = **Vous savez maintenant tout ce qu’il faut.** La route de Tombouctou est à vous : suivez-la jusqu’au bout, ou aussi longtemps que vous voulez. *Suggérer* vous montre un coup à tout moment, et *Finir la leçon* l’arrête.
timbuktu-lesson-end = **C’était votre première partie de { timbuktu-name }.** Et maintenant une vraie partie, entre amis ou contre des robots ?

## Les règles

timbuktu-lesson-aim = Menez vos marchandises à Tombouctou malgré les voleurs : chacune y vaut 1 point par marchandise de sa sorte volée ou cédée en route. Le plus de points gagne ; à égalité, le plus de marchandises, sinon on partage.
timbuktu-lesson-start = À tour de rôle, chacun place un chameau dans un enclos. À la fin, chacun en a au moins un dans chacun des cinq : les places dont les autres ont besoin restent libres.
timbuktu-lesson-caravans = À cinq joueurs, chacun a 5 chameaux de 4 marchandises, et 5 étapes à faire (à quatre 6 et 4, à trois 8 et 3). Chaque site a les mêmes cinq enclos de cinq stalles.
timbuktu-lesson-travel = Dans une manche, chacun mène un chameau au site suivant, l’un après l’autre : dans l’enclos de son choix, et là sur la stalle libre au plus petit numéro. Vous choisissez l’enclos à votre tour, après avoir vu où vont les précédents.
timbuktu-lesson-arrows = Deux chemins partent de chaque enclos gratuitement : tout droit et vers le voisin de gauche (de Croissant vers Lune). Tout autre enclos coûte une marchandise de ce chameau ; un chameau vide va partout.
timbuktu-lesson-packs = Cette nuit, des voleurs frappent au site suivant, comme le disent cinq paquets de cartes : chacun nomme un enclos, deux de ses stalles et deux sortes. C’est exactement cela qui est volé là.
timbuktu-lesson-choose = D’abord, tous choisissent un chameau qui n’a pas encore voyagé, en secret et en même temps. On peut changer de choix tant que quelqu’un n’a pas encore choisi.
timbuktu-lesson-held = À chaque étape, chacun tient un paquet et ne voit que celui-là. À quatre joueurs, un autre est posé entre deux d’entre vous, à trois joueurs deux, et personne ne les voit.
timbuktu-lesson-tables = Les cartes Stalles sont toujours 1 et 3, 3 et 4, 2 et 4, 2 et 5, 1 et 5 ; les sortes or et café, café et poivre, poivre et sel, sel et eau, eau et or. Une carte vue dans un enclos ne peut donc pas être dans un autre.
timbuktu-lesson-exchange = Chaque site a deux cases d’échange, marquées. Un chameau qui s’y arrête fait passer tous les paquets d’une place vers la gauche, et ce que vous avez vu reste dans votre carnet jusqu’à la fin de l’étape.
timbuktu-lesson-next-round = Le joueur suivant commence la manche suivante. Quand il ne reste qu’un chameau à chacun, ces derniers sont choisis automatiquement.
timbuktu-lesson-night = Quand tous les chameaux ont voyagé, les paquets sont découverts, et un chameau dans une stalle visée perd toutes ses marchandises de ces sortes. Puis le joueur suivant ouvre une nouvelle étape, avec de nouvelles cartes Voleurs ; la dernière finit à Tombouctou, avec des voleurs aussi.
timbuktu-lesson-variant = On peut aussi jouer avec un chargement libre : chacun reçoit autant de chaque sorte et charge ses chameaux en secret, quatre marchandises de trois ou quatre sortes sur chacun. Le reste ne compte pas.

## Ce qui est conseillé, et pourquoi

timbuktu-lesson-place-on = Chaque chameau part d’un enclos différent : tous les chemins vous restent ouverts.
timbuktu-lesson-place-last = Après celui-ci, le dernier chameau trouve sa place tout seul.
timbuktu-lesson-choose-first = Votre paquet dit : café et poivre, aux stalles 1 et 5 de Croissant. Faites partir le chameau D, qui en est loin, à Lune.
timbuktu-lesson-go-moon = Tout droit vers Lune, c’est gratuit, et c’est la stalle 1. Une bonne place : des quatre cartes Stalles que vous ne voyez pas, une seule nomme le 1.
timbuktu-lesson-choose-second = Le chameau E porte du café, et ne passe pas non plus près de Croissant.
timbuktu-lesson-go-scimitar = Cimeterre et Lampe sont gratuits, avec la stalle 3 dans les deux cas. C’est égal : tout droit.
timbuktu-lesson-choose-third = Le chameau C est à Lampe : une flèche mène de là à Croissant, où l’attend une case d’échange.
timbuktu-lesson-go-exchange = La stalle 2 de Croissant est sûre, votre paquet le dit. Et elle vous montre un autre paquet.
timbuktu-lesson-choose-fourth = Les paquets sont passés deux fois : vous en avez vu trois sur cinq, et ils sont dans votre carnet. Le chameau A va gratuitement à Croissant, que vous connaissez le mieux.
timbuktu-lesson-go-safe = La stalle 4 de Croissant : ici, seules la 1 et la 5 sont visées, rien ne peut arriver.
timbuktu-lesson-go-last = Le paquet d’Étoile dit 1 et 3, et le chameau B aura la stalle 5. Sûre, elle aussi.
