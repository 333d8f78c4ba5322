### Targui (1988)

targui1988-name = Targui 1988
targui1988-credits = { targui1988-name }, de Wil Dijkstra et Ben van Dijk, Jumbo 1988. Ni réalisé ni approuvé par eux. Si vous l’aimez, achetez le jeu.
targui1988-tagline = Quatre tribus en guerre pour le désert : des chameaux, des dés et un camp à défendre.
targui1988-time = de 1 à 3 heures, ou quelques semaines
targui1988-first-time = Gardez votre camp et le plus de territoires possible : ils rapportent de l’argent, et le tribut final décide ; sans votre camp, vous n’en avez pas.
    Quand vient votre carte, vous pouvez déplacer des chameaux une fois ou attaquer une fois, puis acheter des chameaux pour un territoire ; ensuite, finissez votre tour.

## Le contenu de la boîte

targui1988-land-camp = camp
targui1988-land-saline = saline centrale
targui1988-land-guelta = guelta
targui1988-land-reg = reg
targui1988-land-erg = erg
targui1988-land-fechfech = fech-fech
targui1988-land-mountain = montagne
targui1988-land-chott = chott
targui1988-sector-nw = nord-ouest
targui1988-sector-ne = nord-est
targui1988-sector-sw = sud-ouest
targui1988-sector-se = sud-est

## Cartes destin

targui1988-destiny-haussa_raid = Razzia des Haussa (tous les chameaux de la saline centrale sont volés)
targui1988-destiny-gift_ress = Hôte des Kel Ress (les Kel Ress reçoivent 10 chameaux dans leur camp, s’ils le tiennent)
targui1988-destiny-gift_ilbakan = Hôte des Kel Ilbakan (les Kel Ilbakan reçoivent 10 chameaux dans leur camp, s’ils le tiennent)
targui1988-destiny-gift_ahaggar = Hôte des Kel Ahaggar (les Kel Ahaggar reçoivent 10 chameaux dans leur camp, s’ils le tiennent)
targui1988-destiny-gift_ajjer = Hôte des Kel Ajjer (les Kel Ajjer reçoivent 10 chameaux dans leur camp, s’ils le tiennent)
targui1988-destiny-sandstorm = Tempête de sable (3 chameaux s’égarent sur chaque erg)
targui1988-destiny-drought = Sécheresse (chaque guelta n’abreuve que 15 chameaux, les autres sont perdus)
targui1988-destiny-caravan = Grande caravane (chaque tribu qui tient son camp reçoit 10 pièces d’argent)
targui1988-destiny-plague = Peste (la moitié des chameaux de chaque camp meurt, arrondie à l’unité inférieure)
targui1988-destiny-enemy_raid = Razzia ennemie (1 chameau est tué sur chaque territoire)
targui1988-destiny-rain = Pluies torrentielles (5 chameaux se noient dans chaque reg)
targui1988-destiny-spring = Printemps (5 chameaux naissent dans chaque guelta qui appartient à une tribu)
targui1988-destiny-erg_change = Dunes mouvantes (chaque erg a une valeur stratégique de 3 jusqu’à la fin de la manche)
targui1988-destiny-poison = Eau empoisonnée (10 chameaux meurent dans chaque guelta)
targui1988-destiny-camps_robbed = Pillage des camps (chaque tribu qui tient son camp perd tout son argent)
targui1988-destiny-silver_found = Argent dans les montagnes (chaque montagne rapporte 3 pièces d’argent au tribut de cette manche)

## Ce qui s’est passé

targui1988-event-sector-taken = { $seat } prend le secteur { $sector }.
targui1988-event-board-laid = Les cartes territoire sont posées autour de la saline centrale.
targui1988-event-camp-pitched = { $seat } établit son camp en { $square } (jusqu’ici : { $land }).
targui1988-event-round-began = Manche { $round }, le dé donne { $die } : chaque tribu a { $die ->
    [6] un double tour.
    [one] { $die } tour.
   *[other] { $die } tours.
}
targui1988-event-turn-came = Carte suivante : { $seat }.
targui1988-event-passed = { $seat } ne fait rien.
targui1988-event-marched = { $seat } déplace { $camels ->
    [one] { $camels } chameau
   *[other] { $camels } chameaux
} de { $source } à { $target }.
targui1988-event-claimed = { $seat } déplace { $camels ->
    [one] { $camels } chameau
   *[other] { $camels } chameaux
} de { $source } à { $target } ({ $land }), territoire libre jusqu’ici.
targui1988-event-seized = { $seat } déplace { $camels ->
    [one] { $camels } chameau
   *[other] { $camels } chameaux
} de { $source } à { $target } ({ $land }), territoire laissé sans garde par { $victim }.{ $left ->
    [0] {" "}{ $victim } n’a plus de territoire et quitte la partie.
   *[other] {""}
}
targui1988-event-attacked = { $seat } attaque { $victim } : { $camels ->
    [one] { $camels } chameau
   *[other] { $camels } chameaux
} en { $source } contre { $defenders } en { $target }.
targui1988-event-struck = { $seat } lance { $die }{ $bonus ->
    [0] {""}
   *[other] {" "}+ { $bonus }
} : { $victim } { $lost ->
    [0] n’en perd pas
   *[other] en perd { $lost }
}, { $left ->
    [0] il n’en reste plus
   *[other] il en reste { $left }
}.
targui1988-event-struck-back = { $seat } lance { $die }{ $bonus ->
    [0] {""}
   *[other] {" "}+ { $bonus }
} : { $victim } { $lost ->
    [0] n’en perd pas
   *[other] en perd { $lost }
}, { $left ->
    [0] il n’en reste plus
   *[other] il en reste { $left }
}.
targui1988-event-broken-off = { $seat } cesse d’attaquer { $target }.
targui1988-event-repelled = { $victim } garde { $target } : { $seat } n’a plus de chameaux pour attaquer.
targui1988-event-conquered = { $seat } conquiert { $target } ({ $land }) sur { $victim } et l’occupe avec { $camels ->
    [one] { $camels } chameau
   *[other] { $camels } chameaux
}.{ $left ->
    [0] {" "}{ $victim } n’a plus de territoire et quitte la partie.
   *[other] {""}
}
targui1988-event-camp-lost = { $victim } a perdu son camp ({ $target }) et ne reçoit plus de tribut sans lui.
targui1988-event-camp-regained = { $seat } a repris son camp ({ $target }) et reçoit de nouveau un tribut.
targui1988-event-bought = { $seat } achète { $camels ->
    [one] { $camels } chameau
   *[other] { $camels } chameaux
} pour { $square }.
targui1988-event-destiny = Carte destin : { $card }.
targui1988-event-destiny-vain = Elle ne change rien.
targui1988-event-camels-lost = { $seat } perd { $camels ->
    [one] { $camels } chameau
   *[other] { $camels } chameaux
}.
targui1988-event-camels-gained = { $seat } reçoit { $camels ->
    [one] { $camels } chameau
   *[other] { $camels } chameaux
}.
targui1988-event-silver-lost = { $seat } perd { $silver ->
    [one] { $silver } pièce
   *[other] { $silver } pièces
} d’argent.
targui1988-event-silver-gained = { $seat } reçoit { $silver ->
    [one] { $silver } pièce
   *[other] { $silver } pièces
} d’argent.
targui1988-event-tribute = Fin de la manche { $round } : { $seat } reçoit { $silver ->
    [one] { $silver } pièce
   *[other] { $silver } pièces
} d’argent de tribut.
targui1988-event-no-tribute = Fin de la manche { $round } : pas de tribut pour { $seat }, dont le camp est perdu.

## Ce que fait un joueur

targui1988-act-sector = Choisir un secteur
targui1988-act-camp = Établir le camp
targui1988-act-set-out = Se déplacer ou attaquer
targui1988-act-march = Déplacer des chameaux
targui1988-act-attack = Attaquer
targui1988-act-roll = Relancer une fois
targui1988-act-press = Continuer s’il en reste assez
targui1988-act-stop = Cesser l’attaque
targui1988-act-occupy = Occuper
targui1988-act-buy = Acheter des chameaux
targui1988-act-end = Finir le tour

targui1988-move-sector = Prendre le secteur { $sector } pour votre camp.
targui1988-move-camp = Établir votre camp en { $square }.
targui1988-move-march = Déplacer { $camels ->
    [one] { $camels } chameau
   *[other] { $camels } chameaux
} de { $source } à { $target }.
targui1988-move-attack = Attaquer { $target } avec tous les chameaux de { $source }. Les dés sont lancés aussitôt.
targui1988-move-roll = Relancer une fois.
targui1988-move-press = Continuer l’attaque avec au moins { $least ->
    [one] { $least } chameau
   *[other] { $least } chameaux
}, pour 20 jets au plus.
targui1988-move-stop = Cesser l’attaque.
targui1988-move-occupy = Occuper le territoire avec { $camels ->
    [one] { $camels } chameau
   *[other] { $camels } chameaux
}.
targui1988-move-buy = Acheter { $camels ->
    [one] { $camels } chameau
   *[other] { $camels } chameaux
} pour { $square }, à 1 pièce d’argent l’un.
targui1988-move-end = Finir votre tour.

targui1988-brief-attack = Attaquer { $target } depuis { $source }
targui1988-brief-buy = Acheter { $camels ->
    [one] 1 chameau
   *[other] { $camels } chameaux
} pour { $square } ({ $camels } en argent)
targui1988-short-sector = Camp au { $sector }
targui1988-short-press = Continuer : { $least ->
    [one] { $least } chameau
   *[other] { $least } chameaux
} au moins

targui1988-ask-act = Que faites-vous ?
targui1988-ask-round = Manche { $round } : que faites-vous ?
targui1988-ask-half = Seconde moitié de votre tour double : que faites-vous ?
targui1988-ask-turn = Votre { $form ->
    [one] { $turn }er
   *[other] { $turn }e
} tour de cette manche : que faites-vous ?
targui1988-ask-sector-sector = Dans quel secteur du plateau sera votre camp ?
targui1988-ask-camp-square = Quelle carte territoire votre camp remplace-t-il ?
targui1988-ask-set-out-source = De quel territoire partent les chameaux ?
targui1988-ask-set-out-target = Vers où ? S’il y a des chameaux adverses, tous les vôtres les attaquent.
targui1988-ask-set-out-act = Avancer ou attaquer ?
targui1988-ask-march-source = De quel territoire partent les chameaux ?
targui1988-ask-march-target = Vers où ?
targui1988-ask-march-camels = Combien de chameaux ?
targui1988-ask-attack-source = De quel territoire attaquez-vous ? Tous ses chameaux y participent.
targui1988-ask-attack-target = Quel territoire attaquez-vous ?
targui1988-ask-press-least = Continuer l’attaque : avec au moins combien de chameaux ? (1 : jusqu’au bout)
targui1988-ask-occupy-camels = Combien de chameaux occupent le territoire gagné ?
targui1988-ask-buy-square = Pour quel territoire achetez-vous des chameaux ?
targui1988-ask-buy-camels = Combien de chameaux, à 1 pièce d’argent chacun ?

## Ce qui n’est pas possible

targui1988-refusal-sectors-chosen = Les secteurs sont déjà choisis. Jouez un des coups proposés maintenant.
targui1988-refusal-sector-taken = Ce secteur est pris. Choisissez-en un libre.
targui1988-refusal-camps-stand = Les camps sont établis et ne changent plus de place. Jouez un des coups proposés maintenant.
targui1988-refusal-camp-elsewhere = Votre camp ne peut pas être là. Choisissez une des cases indiquées pour vous.
targui1988-refusal-camps-first = Les camps ne sont pas encore établis. Choisissez d’abord votre place.
targui1988-refusal-fight-first = Votre attaque n’est pas terminée. Continuez-la ou cessez-la d’abord.
targui1988-refusal-occupy-first = Vous avez gagné un territoire. Dites d’abord combien de chameaux l’occupent.
targui1988-refusal-moved = Un déplacement ou une attaque par tour : c’est fait. Vous pouvez encore acheter, ou finir le tour.
targui1988-refusal-not-yours = Ce territoire n’est pas à vous. Choisissez-en un des vôtres.
targui1988-refusal-no-camels = Vous n’avez pas de chameau à cet endroit. Choisissez un territoire où il y en a.
targui1988-refusal-not-beside = Ces cases ne se touchent pas. Choisissez une voisine, en ligne droite ou en diagonale.
targui1988-refusal-chott = Personne n’entre dans un chott. Faites-en le tour.
targui1988-refusal-guarded = Des chameaux adverses s’y trouvent. Attaquez, ou prenez un autre chemin.
targui1988-refusal-unguarded = Aucun chameau adverse ne s’y trouve. Déplacez-vous au lieu d’attaquer.
targui1988-refusal-herd = Choisissez un nombre de 1 à { $camels }.
targui1988-refusal-bought = Un achat par tour : c’est fait. Finissez le tour.
targui1988-refusal-dear = Vous avez { $silver ->
    [one] { $silver } pièce
   *[other] { $silver } pièces
} d’argent, et il reste { $stock ->
    [one] { $stock } chameau
   *[other] { $stock } chameaux
} dans la boîte. Choisissez un nombre que les deux permettent.
targui1988-refusal-no-fight = Aucune attaque n’est en cours. Attaquez d’abord un territoire.
targui1988-refusal-nothing-won = Il n’y a pas de territoire à occuper en ce moment. Jouez un des coups proposés maintenant.

targui1988-refusal-notation-sector = Le secteur n’a pas été reconnu. Choisissez dans ce que Discord propose, ou appuyez sur *{ on-card-play }*.
targui1988-refusal-notation-camp = La case n’a pas été reconnue. Choisissez dans ce que Discord propose, ou appuyez sur *{ on-card-play }*.
targui1988-refusal-notation-march = Les cases, ou le nombre de chameaux, n’ont pas été reconnus. Choisissez dans ce que Discord propose, ou appuyez sur *{ on-card-play }*.
targui1988-refusal-notation-attack = Les cases n’ont pas été reconnues. Choisissez dans ce que Discord propose, ou appuyez sur *{ on-card-play }*.
targui1988-refusal-notation-roll = Pour relancer une fois, il n’y a rien à ajouter. Choisissez dans ce que Discord propose, ou appuyez sur *{ on-card-play }*.
targui1988-refusal-notation-press = Le nombre de chameaux n’a pas été reconnu. Choisissez dans ce que Discord propose, ou appuyez sur *{ on-card-play }*.
targui1988-refusal-notation-stop = Pour cesser l’attaque, il n’y a rien à ajouter. Choisissez dans ce que Discord propose, ou appuyez sur *{ on-card-play }*.
targui1988-refusal-notation-occupy = Le nombre de chameaux n’a pas été reconnu. Choisissez dans ce que Discord propose, ou appuyez sur *{ on-card-play }*.
targui1988-refusal-notation-buy = La case, ou le nombre de chameaux, n’a pas été reconnue. Choisissez dans ce que Discord propose, ou appuyez sur *{ on-card-play }*.
targui1988-refusal-notation-end = Pour finir le tour, il n’y a rien à ajouter. Choisissez dans ce que Discord propose, ou appuyez sur *{ on-card-play }*.

## Ce que le tour ne permet pas maintenant

targui1988-barred-moved = c’est fait, une fois par tour
targui1988-barred-bought = c’est fait, une fois par tour
targui1988-barred-no-camels = vous n’avez pas de chameaux
targui1988-barred-nowhere = rien que des chotts à côté de vos chameaux
targui1988-barred-nobody-near = pas de chameaux adverses à côté des vôtres
targui1988-barred-all-guarded = des chameaux adverses sur toutes les cases à côté des vôtres
targui1988-barred-silver = il faut { $price ->
    [one] { $price } pièce
   *[other] { $price } pièces
} d’argent, vous en avez { $silver }
targui1988-barred-box = plus de chameaux dans la boîte

## La première de plusieurs étapes

targui1988-node-set-out-source = De { $value }…
targui1988-node-march-source = Partir de { $value }…
targui1988-node-march-target = Aller : { $value }…
targui1988-node-attack-source = Attaquer de { $value }…
targui1988-node-buy-square = Acheter pour { $value }…

## Options

targui1988-option-length = Durée
targui1988-length-1 = 1 manche
targui1988-length-2 = 2 manches
targui1988-length-3 = 3 manches
targui1988-length-4 = 4 manches
targui1988-length-5 = 5 manches
targui1988-length-6 = 6 manches
targui1988-length-7 = 7 manches
targui1988-length-8 = 8 manches
targui1988-length-9 = 9 manches
targui1988-length-10 = 10 manches
targui1988-length-11 = 11 manches
targui1988-length-12 = 12 manches
targui1988-length-13 = 13 manches
targui1988-length-14 = 14 manches
targui1988-length-15 = 15 manches
targui1988-length-16 = 16 manches
targui1988-length-last = jusqu’à la dernière tribu, 48 manches au plus
targui1988-option-destinies = Cartes destin en plus de la carte 1
targui1988-option-destinies-none = celles proposées pour la durée
targui1988-other-destiny-gift_ress = 2 Hôte des Kel Ress
targui1988-other-destiny-gift_ilbakan = 3 Hôte des Kel Ilbakan
targui1988-other-destiny-gift_ahaggar = 4 Hôte des Kel Ahaggar
targui1988-other-destiny-gift_ajjer = 5 Hôte des Kel Ajjer
targui1988-other-destiny-sandstorm = 6 Tempête de sable
targui1988-other-destiny-drought = 7 Sécheresse
targui1988-other-destiny-caravan = 8 Grande caravane
targui1988-other-destiny-plague = 9 Peste
targui1988-other-destiny-enemy_raid = 10 Razzia ennemie
targui1988-other-destiny-rain = 11 Pluies torrentielles
targui1988-other-destiny-spring = 12 Printemps
targui1988-other-destiny-erg_change = 13 Dunes mouvantes
targui1988-other-destiny-poison = 14 Eau empoisonnée
targui1988-other-destiny-camps_robbed = 15 Pillage des camps
targui1988-other-destiny-silver_found = 16 Argent dans les montagnes
targui1988-option-tribes = Tribus
targui1988-tribe-ajjer = Kel Ajjer (jaune)
targui1988-tribe-ahaggar = Kel Ahaggar (vert)
targui1988-tribe-ilbakan = Kel Ilbakan (rouge)
targui1988-tribe-ress = Kel Ress (bleu)
targui1988-option-camels = Chameaux dans la boîte
targui1988-camels-450 = 450
targui1988-camels-400 = 400

## Les points

targui1988-part-tribute = tribut
targui1988-score = Tribut
targui1988-score-counted = { $points } de tribut

## Commandes

targui1988-slash = targui-1988
targui1988-slash-description = { targui1988-name } : des tribus en guerre pour le désert, de 2 à 4
targui1988-slash-new-length = durée
targui1988-slash-new-length-description = Nombre de manches, ou jusqu’à la dernière tribu (48 au plus)
targui1988-slash-new-destinies = destins
targui1988-slash-new-destinies-description = Les cartes destin voulues ; s’il y en a trop ou trop peu, le sort décide
targui1988-slash-new-tribes = tribus
targui1988-slash-new-tribes-description = La tribu (couleur) de chaque place
targui1988-slash-new-camels = chameaux
targui1988-slash-new-camels-description = Combien de chameaux contient la boîte
targui1988-slash-sector = secteur
targui1988-slash-sector-description = Choisir le secteur du plateau pour votre camp
targui1988-slash-sector-sector = secteur
targui1988-slash-sector-sector-description = Le secteur
targui1988-slash-camp = camp
targui1988-slash-camp-description = Remplacer une carte territoire par votre camp
targui1988-slash-camp-square = case
targui1988-slash-camp-square-description = La case
targui1988-slash-march = déplacer
targui1988-slash-march-description = Déplacer des chameaux vers un territoire voisin sans chameaux adverses
targui1988-slash-march-source = depuis
targui1988-slash-march-source-description = Le territoire qu’ils quittent
targui1988-slash-march-target = vers
targui1988-slash-march-target-description = Le territoire où ils vont
targui1988-slash-march-camels = chameaux
targui1988-slash-march-camels-description = Combien de chameaux
targui1988-slash-attack = attaquer
targui1988-slash-attack-description = Attaquer un territoire voisin avec tous les chameaux d’un des vôtres
targui1988-slash-attack-source = depuis
targui1988-slash-attack-source-description = Le territoire qui attaque
targui1988-slash-attack-target = vers
targui1988-slash-attack-target-description = Le territoire attaqué
targui1988-slash-roll = relancer
targui1988-slash-roll-description = Continuer l’attaque pour un jet de dé de chaque côté
targui1988-slash-press = continuer
targui1988-slash-press-description = Continuer l’attaque tant qu’il reste assez de chameaux
targui1988-slash-press-least = minimum
targui1988-slash-press-least-description = Continuer tant qu’il reste au moins ce nombre de chameaux
targui1988-slash-stop = cesser
targui1988-slash-stop-description = Cesser l’attaque
targui1988-slash-occupy = occuper
targui1988-slash-occupy-description = Occuper le territoire gagné
targui1988-slash-occupy-camels = chameaux
targui1988-slash-occupy-camels-description = Combien de chameaux l’occupent
targui1988-slash-buy = acheter
targui1988-slash-buy-description = Acheter des chameaux pour un de vos territoires
targui1988-slash-buy-square = case
targui1988-slash-buy-square-description = Le territoire
targui1988-slash-buy-camels = chameaux
targui1988-slash-buy-camels-description = Combien de chameaux
targui1988-slash-end = fin
targui1988-slash-end-description = Finir votre tour

## Les règles en bref

targui1988-rules =
    ### Le but
    Éliminer toutes les autres tribus, ou avoir le plus fort tribut quand la dernière carte destin est utilisée.

    ### Le plateau
    48 cartes territoire, posées au hasard autour de la saline centrale. Chaque carte vaut de l’argent (valeur économique, noir sur blanc) et de la force (valeur stratégique, blanc sur noir) :
    camp 4 et 4, saline centrale 5 et 5, guelta 3 et 3, reg 2 et 0, erg 1 et 0, fech-fech 0 et 2, montagne 0 et 1.
    Un chott ne vaut rien ; personne ne peut y entrer ni le posséder.
    On choisit sa tribu (sa couleur). Chaque tribu prend un secteur, puis y remplace une des 8 cartes par son camp (à trois joueurs : une de 3 cartes données). Elle commence avec 10 chameaux dans son camp et 10 pièces d’argent.

    ### Une manche
    Un dé donne le nombre de tours de chaque tribu. Autant de cartes de chaque tribu et une carte destin sont mélangées ; leur ordre est celui des tours. Avec un 6, chaque tribu n’a qu’une carte, qui vaut un double tour : déplacer, acheter, déplacer, acheter.

    ### Un tour
    Les deux sont facultatifs, dans cet ordre :
    1. **Déplacer** des chameaux d’un de vos territoires vers un voisin (aussi en diagonale) sans chameaux adverses, même s’il appartient à une autre tribu : il est à vous. Ou **attaquer**.
    2. **Acheter** des chameaux pour un de vos territoires, à 1 pièce d’argent, tant qu’il y en a dans la boîte.
    Un territoire laissé vide reste à vous tant que personne n’y entre.

    ### Une attaque
    Tous les chameaux d’un territoire attaquent un voisin. Vous lancez le dé en premier : le dé plus la valeur stratégique du territoire d’où vous attaquez, divisé par deux et arrondi à l’unité inférieure, c’est la perte du défenseur. Il lance à son tour, avec la valeur du territoire attaqué. Après chaque jet du défenseur vous pouvez continuer ou cesser.
    Si le défenseur n’a plus de chameaux, vous occupez son territoire avec au moins 1 de ceux qui ont attaqué. Si vous n’en avez plus, vous gardez votre territoire vide.
    Avec *{ targui1988-button-press-end }*, on relance jusqu’à la décision ; avec *Au moins 3*, seulement tant qu’il vous reste 3 chameaux (20 jets de chaque côté à la fois).

    ### Destin et tribut
    Une carte destin agit dès qu’elle sort ; chacune sort une fois. Le plateau montre celles qui peuvent encore venir.
    À la fin de la manche, chaque tribu reçoit en argent la valeur économique de ses territoires. Sans son propre camp elle ne reçoit rien, jusqu’à ce qu’elle le reprenne. Un camp adverse compte 4.

    ### La fin
    Une tribu sans territoire est éliminée ; la dernière gagne. Sinon, c’est le plus fort tribut après la dernière manche ; une tribu sans son camp ne peut pas gagner. Si plus personne ne tient son camp, on compare quand même la valeur économique des territoires. À égalité, les chameaux puis l’argent décident ; ensuite la place est partagée.
    Une partie a de 1 à 16 manches, chacune avec sa carte destin : 16 avec toutes, 12 sans les quatre dons de chameaux. La table peut nommer les cartes ; la carte 1 en est toujours. Celles qui manquent sont tirées au sort ; s’il y en a trop, le sort choisit parmi elles. Jusqu’à la dernière tribu, on remélange les cartes quand elles sont épuisées ; après 48 manches le tribut décide.
targui1988-character-fierce = belliqueux
targui1988-character-fierce-about = attaque plus souvent que les autres
targui1988-character-peaceful = pacifique
targui1988-character-peaceful-about = préfère aller là où il n’y a personne
targui1988-character-dogged = acharné
targui1988-character-dogged-about = attaque jusqu’au dernier chameau
