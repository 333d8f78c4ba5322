### La leçon de Touareg (games/touareg/lesson.py) : chaque texte, deux phrases courtes au plus.

touareg-lesson-welcome = **Bienvenue à { touareg-name }.** Une vraie partie contre deux robots, sans aucun enjeu. Une étoile ★ marque mon conseil ; si vous faites autre chose, la leçon continue.
touareg-lesson-free = **Vous savez maintenant tout ce qu’il faut.** La deuxième étape est à vous : jouez-la jusqu’au bout, ou aussi longtemps que vous voulez. *Suggérer* vous montre un coup à tout moment, et *Finir la leçon* l’arrête.
touareg-lesson-end = **C’était votre première partie de { touareg-name }.** Et maintenant une vraie partie, entre amis ou contre des robots ?

## Les règles

touareg-lesson-aim = Le jeu a deux étapes. À la fin de chacune, avoir le plus d’une sorte de marchandise sur ses animaux, dans ses grottes et sous ses voleurs rapporte des points ; le plus de points gagne.
touareg-lesson-draw = À votre tour, une action sur quatre. La première : piocher les 3 premières cartes, pour votre main.
touareg-lesson-send = Après avoir pioché, on dépose au moins une carte de sa main au marché, où tout le monde peut la prendre. À la fin du tour, 4 cartes en main au plus.
touareg-lesson-worth = Plus c’est rare, mieux c’est : avoir le plus d’eau (8 cartes) vaut 6 points, d’or (10) 5, de sel gemme (12) 4, de millet (14) 3. Comme monnaie, une carte d’eau vaut 3 dinars, une d’or 2, une de sel gemme ou de millet 1.
touareg-lesson-market = Une autre action : prendre au marché jusqu’à 4 marchandises d’une sorte, directement sur un de vos animaux.
touareg-lesson-load = Une troisième action : charger jusqu’à 4 cartes de votre main sur un animal, par-dessus ce qu’il porte. À la fin, les cartes en main ne comptent pas.
touareg-lesson-loading = Un chameau porte 4 marchandises, de deux sortes au plus, et ne change de sorte qu’une fois de bas en haut. L’eau ne voyage qu’avec de l’eau, et l’or par 2 cartes au plus.
touareg-lesson-buy = La quatrième action : acheter une carte spéciale pour 3 dinars, avec des cartes de votre main et du dessus de vos animaux. On ne rend pas la monnaie, et aucune carte inutile au paiement n’est acceptée, sauf si elle en couvre une nécessaire.
touareg-lesson-specials = Un âne porte 4 marchandises quelconques dans n’importe quel ordre, à partir de votre tour suivant ; un plan vaut 2 points si vous le convertissez. À trois joueurs il y a 3 ânes, 3 grottes, 3 voleurs et 2 plans, sinon un peu plus ou un peu moins.
touareg-lesson-cave = À chaque tour, en plus de l’action, vous pouvez cacher 1 marchandise par grotte, de votre main ou du dessus d’un animal ; une grotte en contient 2. Elles comptent pour vous, et personne ne peut les prendre.
touareg-lesson-thief = Un voleur vole une fois, en plus de l’action : une carte au hasard dans une main, ou la marchandise du dessus d’un animal. Elle compte pour vous.
touareg-lesson-cave-later = Une carte que vous pouvez rencontrer : une grotte cache 2 marchandises qui comptent pour vous, une par tour.
touareg-lesson-thief-later = Un voleur, l’une des cartes spéciales, prend une fois une carte d’une main ou le dessus d’un animal, en plus de l’action.
touareg-lesson-last-turns = La dernière carte est piochée : chacun joue encore une fois sans piocher, en finissant par la personne qui l’a piochée, et peut passer. S’il ne restait que 1 ou 2 cartes à piocher, rien n’est à déposer, sauf au-delà de 4 cartes en main.
touareg-lesson-majority = L’étape se compte : avoir le plus d’une sorte en rapporte les points. À égalité, chacun des premiers marque 1 point de moins.
touareg-lesson-unused = Une carte spéciale non utilisée vaut 1 point, un plan 2 : convertissez-la maintenant, ou gardez-la pour l’étape 2. Celles qui ont servi retournent sur leurs piles, et les marchandises comptées deviennent la nouvelle pioche.
touareg-lesson-stage-two = Les mains et le marché restent, et la personne à gauche de celle qui a pioché la dernière carte commence. À la fin, tout ce qui n’a pas servi est converti, et à égalité les dinars en main décident ; si eux aussi sont égaux, la place est partagée.

## Ce qui est conseillé, et pourquoi

touareg-lesson-send-water = Déposez l’eau : il y en a déjà deux au marché. Si aucun des deux robots ne les prend avant, vous pourrez prendre les trois d’un coup à votre prochain tour.
touareg-lesson-take-water = Par chance, personne ne l’a prise : chargez les 3 cartes d’eau sur le chameau 1. Trois sur huit, c’est peut-être déjà la majorité.
touareg-lesson-load-two = Le chameau 2 est libre : du sel gemme en bas, de l’or au-dessus. La sorte change une fois, comme il se doit.
touareg-lesson-draw-again = Votre main est vide. Piochez.
touareg-lesson-send-salt = Déposez le sel gemme : or et millet font ensemble 3 dinars, le prix d’une carte spéciale.
touareg-lesson-buy-cave = Or et millet valent 2 et 1 dinars : le compte est bon. Une grotte met vos meilleures marchandises à l’abri des voleurs.
touareg-lesson-hide-gold = Cachez tout de suite l’or du chameau 2.
touareg-lesson-hide-salt = Cachez d’abord le sel gemme aussi, avant votre action : le chameau 2 est alors de nouveau libre.
touareg-lesson-take-salt = Il a maintenant de la place pour 4 cartes de sel gemme, et il y en a justement autant au marché.
touareg-lesson-buy-thief = Une seule carte d’eau paie un voleur. Il vous en reste deux, et personne d’autre n’en a sur un animal.
touareg-lesson-steal-gold = Prenez l’or qui se trouve au-dessus du chameau 2 du deuxième robot, celui qui en a le plus.
touareg-lesson-draw-once-more = La pioche diminue. Piochez encore une fois.
touareg-lesson-send-millet = Déposez un millet. Ce qui reste est le prix d’une autre carte.
touareg-lesson-buy-plan = En main, l’or et le millet ne comptent pas ; un plan rapporte 2 points. Achetez-le.
touareg-lesson-last-water = Une carte d’eau est arrivée au marché : joignez-la à vos deux autres, et personne ne peut plus vous rejoindre. C’est votre dernier tour de l’étape.
touareg-lesson-cash-plan = Vous avez le plus d’eau et de sel gemme, 6 et 4 points ; les robots se partagent le millet, 2 points chacun au lieu de 3. Convertissez le plan : 2 points de plus.
