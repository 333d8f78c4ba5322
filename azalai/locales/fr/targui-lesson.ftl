### La leçon de Targui (games/targui/lesson.py) : chaque texte, deux phrases courtes au plus.

targui-lesson-welcome = **Bienvenue à { targui-name }.** Une vraie partie contre un robot, sans aucun enjeu. Une étoile ★ marque mon conseil ; si vous faites autre chose, la leçon continue.
targui-lesson-free = **Vous savez maintenant tout ce qu’il faut.** La suite est à vous : jouez aussi longtemps que vous voulez, jusqu’à la dernière attaque si le cœur vous en dit. *Suggérer* vous montre un coup à tout moment, et *Finir la leçon* l’arrête.
targui-lesson-end = **C’était votre première partie de { targui-name }.** Et maintenant une vraie partie, à deux ou contre un robot ?

## Les règles

targui-lesson-aim = Gagnez des points, avec des cartes Tribu, en trois rangées de quatre, et avec des jetons ; vous avez au départ 2 marchandises de chaque sorte, 1 or et 4 points. La partie se termine avec le tour d’une douzième carte Tribu, ou à la quatrième attaque.
targui-lesson-figures = Chacun place trois Targuis sur la périphérie, à tour de rôle. Sont fermés les coins, la carte du Pillard, les cartes occupées et celles qui font face à un Targui adverse (la 9 est face à la 3, la 13 face à la 7).
targui-lesson-robber = Le Pillard part de la carte 1 ; à chaque tour, il ferme une carte, puis avance dans le sens horaire. Quand il arrive dans un coin, il attaque.
targui-lesson-markers = Là où une ligne et une colonne de vos Targuis se croisent, vous avez un marqueur sur la carte du milieu : deux, un ou aucun. Vos trois Targuis et vos marqueurs sont ce que vous pouvez utiliser maintenant.
targui-lesson-goods = Un Targui sur des dattes, du sel ou du poivre en prend 1, tout simplement.
targui-lesson-actions = Utilisez Targuis et marqueurs dans l’ordre de votre choix, et laissez ce dont vous ne voulez pas. Le joueur qui a l’amulette commence ; elle change de main après chaque tour.
targui-lesson-tribe = Une carte Tribu se paie entièrement (une barre oblique veut dire : l’un ou l’autre), puis se pose dans une de vos rangées, à partir de la gauche. Vous pouvez aussi en garder une en main pour plus tard, ou la défausser.
targui-lesson-rows = Une rangée complète de quatre symboles identiques rapporte 4 points à la fin, de quatre symboles différents 2. Choisissez donc bien la rangée : une carte posée y reste.
targui-lesson-expansion = L’Essor de la Tribu pioche la première carte Tribu ; vous l’utilisez comme une carte du milieu.
targui-lesson-hand = Une seule carte Tribu peut attendre dans votre main, jusqu’à un tour suivant. Un Targui sur le Noble (carte 1) la posera alors.
targui-lesson-turn-up = Chaque carte utilisée au milieu a laissé la place à une carte de l’autre type, face cachée ; toutes sont retournées à la fin du tour. Puis l’amulette change de main, et le joueur qui l’a maintenant commence.
targui-lesson-limit = Après vos actions, vous gardez au plus 10 marchandises et 3 jetons Or ; le surplus est perdu. Dépensez à temps.
targui-lesson-caravan = La Caravane retourne la première carte Marchandises, et vous prenez ce qu’elle montre.
targui-lesson-silversmith = L’Orfèvre vend des points, une fois par tour : 1 pour 2 marchandises identiques, 3 pour 4, 2 pour 1 or, ou 4 pour 2 jetons Or.
targui-lesson-mirage = Fata Morgana (carte 9) déplace un de vos marqueurs non utilisés sur n’importe quelle autre carte visible sans marqueur.
targui-lesson-merchant = Le Marchand (carte 5) échange autant de fois que vous voulez : 3 marchandises identiques contre 1 or, ou 2 marchandises identiques contre 1 autre.
targui-lesson-noble = Le Noble (carte 1) pose la carte de votre main, à payer comme d’habitude, ou la défausse. Seul un Puits du Sentier caché dans votre étalage se passe du Noble ; si cela vaut déjà au même tour, la table le choisit avant la partie.
targui-lesson-effects = La plupart des cartes Tribu ont un effet, qui commence à la pose ; *Cartes*, ci-dessous, les montre en grand. Celles qui font baisser un coût épargnent des marchandises, jamais de l’or.
targui-lesson-raid = Une attaque vous prend quelque chose à tous les deux : 1 marchandise ou 1 point à la carte 4, 2 marchandises ou 1 point à la 8, 3 marchandises ou 2 points à la 12. La dernière, à la carte 16, prend 1 or ou 3 points et termine la partie.
targui-lesson-raid-loss = On ne perd que des jetons, jamais de cartes, et toujours le montant entier. Le joueur qui ne peut payer ni l’un ni l’autre ne perd rien, mais l’adversaire prend ces points dans la réserve.
targui-lesson-score = À la fin comptent vos jetons, les points de vos cartes, leurs effets et vos rangées complètes ; une carte en main ne vaut rien. À égalité, le plus d’or l’emporte, puis le plus de marchandises ; sinon, on partage la victoire.

## Ce qui est conseillé, et pourquoi

targui-lesson-to-salt = Placez votre premier Targui sur **sel (15)**, à gauche de la ligne du haut. Il prendra 1 sel, et il regarde toute cette ligne.
targui-lesson-to-dates = Maintenant **dattes (2)** : vos deux lignes se croisent sur un chamelier à 3 points, et vous y aurez un marqueur. Vous pouvez le payer.
targui-lesson-to-expansion = L’**Essor de la Tribu (14)** vous apporte une carte Tribu inconnue. Sa ligne croise celle de la carte 2 au centre, sur des dattes : votre deuxième marqueur.
targui-lesson-take-dates = Une carte Marchandises donne ce qu’elle montre : prenez les dattes du centre.
targui-lesson-lay-rider = Ce chamelier, c’est ce que vous vouliez : 3 points. Commencez votre première rangée avec lui.
targui-lesson-draw = Regardez : personne d’autre ne verra cette carte.
targui-lesson-keep-tent = Cette tente coûte 1 or, et le vôtre est dépensé. Gardez-la, vous la poserez au tour 3.
targui-lesson-to-caravan = Cette fois, le robot a commencé. Allez à la **Caravane (13)** : elle vous donne une carte Marchandises inconnue et regarde la ligne du bas, où se trouvent 1 or et un puits à 2 points.
targui-lesson-to-silversmith = L’**Orfèvre (10)** est sous ce puits : vos lignes s’y croisent. Et il achète ce que vous avez en trop.
targui-lesson-to-pepper = **Poivre (11)** est sous l’or : votre deuxième marqueur. Regardez aussi les Targuis du robot : il vise les cartes de droite.
targui-lesson-take-pepper = Prenez le poivre de la carte 11.
targui-lesson-take-gold = L’or est rare, et la plupart des cartes Tribu en coûtent : prenez-le.
targui-lesson-lay-well = Un puits à côté de votre chamelier gâcherait une rangée de quatre chameliers. Commencez une deuxième rangée, de quatre symboles différents.
targui-lesson-sell-pepper = Trois jetons Poivre, c’est plus qu’il ne vous en faut. Vendez-en deux et gardez l’or.
targui-lesson-to-mirage = Elle regarde la colonne de droite, et en haut de celle-ci se trouve un autre chamelier, pour 1 or seulement.
targui-lesson-to-merchant = Sa ligne croise cette colonne sur le chamelier. Et il vous faudra bientôt un deuxième or.
targui-lesson-to-noble = La tente peut enfin quitter votre main. La colonne du Noble vous donne aussi un marqueur en haut à gauche.
targui-lesson-shift-marker = Ce marqueur n’est que sur 1 sel. Déplacez-le d’une carte à droite, sur les 2 dattes.
targui-lesson-take-two-dates = Avec elles, vous aurez trois dattes : juste ce que demande le Marchand.
targui-lesson-trade = Trois dattes contre 1 or : vous en aurez deux, un pour chaque carte.
targui-lesson-lay-friend = Posez le chamelier à côté du premier. Désormais, chaque autre chamelier vous coûte 1 marchandise de moins.
targui-lesson-lay-tent = Le Noble pose la tente : mettez-la à côté du puits, puisque c’est un autre symbole.
targui-lesson-give-salt = Vous avez 1 sel et 5 points. Ce sont les points qui font gagner : laissez partir le sel.
