### Targui

targui-name = Targui
targui-credits = { targui-name }, d’Andreas Steiger, Kosmos 2012. Ni réalisé ni approuvé par eux. Si vous l’aimez, achetez le jeu.
targui-tagline = Deux tribus, trois Targuis chacune : là où vos lignes se croisent, les cartes sont à vous.
targui-time = de 30 à 60 minutes, ou quelques semaines
targui-first-time = Les cartes Tribu rapportent des points ; elles se paient en marchandises et en or. Douze ont leur place, en trois rangées.
    À chaque tour, placez trois Targuis sur la périphérie, chacun le sien à tour de rôle : un marqueur va là où deux de vos lignes se croisent. Utilisez ensuite toutes leurs cartes, dans l’ordre de votre choix.

## Le matériel

targui-good-dates = dattes
targui-good-salt = sel
targui-good-pepper = poivre
targui-good-counted = { $count } { $value ->
    [dates] { $count ->
        [one] datte
       *[other] dattes
    }
    [salt] sel
   *[pepper] poivre
}
targui-token-dates = dattes
targui-token-salt = sel
targui-token-pepper = poivre
targui-token-gold = or
targui-token-stored = or (carte Puits)
targui-token-point = 1 point
targui-token-counted = { $count } { $value ->
    [dates] { $count ->
        [one] datte
       *[other] dattes
    }
    [salt] sel
    [pepper] poivre
    [gold] or
    [stored] or (carte Puits)
   *[point] { $count ->
        [one] point
       *[other] points
    }
}
targui-symbol-well = puits
targui-symbol-rider = chamelier
targui-symbol-oasis = oasis
targui-symbol-targia = targuia
targui-symbol-tent = tente
targui-timing-none = sans effet, ses points seulement
targui-timing-now = une fois, dès la pose
targui-timing-next = une fois, au tour suivant
targui-timing-once = une fois, plus tard, quand vous voulez
targui-timing-round = une fois par tour
targui-timing-always = toujours
targui-timing-end = à la fin de la partie

targui-border-1 = Noble (carte 1)
targui-border-2 = dattes (carte 2)
targui-border-3 = sel (carte 3)
targui-border-4 = attaque (carte 4)
targui-border-5 = Marchand (carte 5)
targui-border-6 = poivre (carte 6)
targui-border-7 = dattes (carte 7)
targui-border-8 = attaque (carte 8)
targui-border-9 = Fata Morgana (carte 9)
targui-border-10 = Orfèvre (carte 10)
targui-border-11 = poivre (carte 11)
targui-border-12 = attaque (carte 12)
targui-border-13 = Caravane (carte 13)
targui-border-14 = Essor de la Tribu (carte 14)
targui-border-15 = sel (carte 15)
targui-border-16 = dernière attaque (carte 16)

targui-action-noble = Posez votre carte en main en payant son coût, ou défaussez-la.
targui-action-good = Prenez 1 marchandise représentée.
targui-action-merchant = Autant de fois que vous voulez : 3 marchandises identiques contre 1 or, ou 2 marchandises identiques contre 1 d’une autre sorte.
targui-action-mirage = Déplacez un de vos marqueurs non utilisés sur une autre carte visible du milieu, sans marqueur.
targui-action-silversmith = Une fois : 2 marchandises identiques pour 1 point, 4 pour 3, 1 or pour 2, ou 2 jetons Or pour 4.
targui-action-caravan = Retournez la première carte Marchandises et prenez ce qu’elle montre.
targui-action-expansion = Piochez la première carte Tribu : posez-la en payant, gardez-la si votre main est vide, ou défaussez-la.
targui-action-raid = Aucun Targui ne peut s’y placer. Quand le Pillard arrive, les deux joueurs perdent ce que dit la carte.

targui-place-a1 = en haut à gauche
targui-place-a2 = en haut au milieu
targui-place-a3 = en haut à droite
targui-place-b1 = au milieu à gauche
targui-place-b2 = au centre
targui-place-b3 = au milieu à droite
targui-place-c1 = en bas à gauche
targui-place-c2 = en bas au milieu
targui-place-c3 = en bas à droite
targui-place-noble = de la main, Noble
targui-place-path = de la main, sans Noble
targui-place-drawn = tout juste piochée
targui-row-row1 = rangée 1
targui-row-row2 = rangée 2
targui-row-row3 = rangée 3
targui-slot-r1p1 = rangée 1, place 1
targui-slot-r1p2 = rangée 1, place 2
targui-slot-r1p3 = rangée 1, place 3
targui-slot-r1p4 = rangée 1, place 4
targui-slot-r2p1 = rangée 2, place 1
targui-slot-r2p2 = rangée 2, place 2
targui-slot-r2p3 = rangée 2, place 3
targui-slot-r2p4 = rangée 2, place 4
targui-slot-r3p1 = rangée 3, place 1
targui-slot-r3p2 = rangée 3, place 2
targui-slot-r3p3 = rangée 3, place 3
targui-slot-r3p4 = rangée 3, place 4
targui-source = { $card } ({ $place })
targui-bargain = { $count ->
    [one] { $give }
   *[other] { $count } { $give }
} → { $get }
targui-sale = { $count ->
    [one] { $give }
   *[other] { $count } { $give }
} → { $points ->
    [one] { $points } point
   *[other] { $points } points
}

## Les cartes

targui-card-g01 = 1 datte
targui-card-g02 = 1 datte
targui-card-g03 = 1 sel
targui-card-g04 = 1 sel
targui-card-g05 = 1 poivre
targui-card-g06 = 1 poivre
targui-card-g07 = 2 dattes
targui-card-g08 = 2 sel
targui-card-g09 = 2 poivre
targui-card-g10 = 1 sel + 1 poivre
targui-card-g11 = 1 datte + 1 poivre
targui-card-g12 = 1 datte + 1 sel
targui-card-g13 = marchandise au choix
targui-card-g14 = marchandise au choix
targui-card-g15 = marchandise au choix
targui-card-g16 = 1 or
targui-card-g17 = 1 or
targui-card-g18 = 1 or
targui-card-g19 = 1 point

targui-card-t01 = Puits d’or 3
targui-card-t02 = Puits 2
targui-card-t03 = Puits 3
targui-card-t04 = Puits des Targuias
targui-card-t05 = Puits des Amis
targui-card-t06 = Puits de l’Audace
targui-card-t07 = Puits de la Récolte
targui-card-t08 = Puits du Sentier caché
targui-card-t09 = Puits de l’Or
targui-card-t10 = Chamelier d’or 3
targui-card-t11 = Chamelier 2
targui-card-t12 = Chamelier 3
targui-card-t13 = Chamelier des Tentes
targui-card-t14 = Chamelier de la Grande Tribu
targui-card-t15 = Chamelier de tête
targui-card-t16 = Chamelier des Amis
targui-card-t17 = Chamelier au Poivre
targui-card-t18 = Chamelier des Grands Espaces
targui-card-t19 = Oasis 2
targui-card-t20 = Oasis d’or 3
targui-card-t21 = Oasis 3
targui-card-t22 = Oasis des Puits
targui-card-t23 = Oasis des Amis
targui-card-t24 = Oasis du Refuge
targui-card-t25 = Oasis du Sel
targui-card-t26 = Oasis de l’Hospitalité
targui-card-t27 = Oasis du Campement mobile
targui-card-t28 = Targuia d’or 3
targui-card-t29 = Targuia 2
targui-card-t30 = Targuia 3
targui-card-t31 = Targuia des Chameliers
targui-card-t32 = Targuia des Familles mêlées
targui-card-t33 = Targuia des Amis
targui-card-t34 = Targuia du Réconfort
targui-card-t35 = Targuia aux Dattes
targui-card-t36 = Targuia aux Présents
targui-card-t37 = Tente 2
targui-card-t38 = Tente d’or 3
targui-card-t39 = Tente 3
targui-card-t40 = Tente des Oasis
targui-card-t41 = Tente du Grand Campement
targui-card-t42 = Tente des Amis
targui-card-t43 = Tente du Noble
targui-card-t44 = Tente des Bonnes Affaires
targui-card-t45 = Tente de la Visite importune

targui-effect-t01 = Sans effet : elle ne rapporte que ses points.
targui-effect-t02 = Sans effet : elle ne rapporte que ses points.
targui-effect-t03 = Sans effet : elle ne rapporte que ses points.
targui-effect-t04 = À la fin : 1 point par paire de cartes Targuia de votre étalage.
targui-effect-t05 = Désormais, chaque carte Puits que vous posez coûte 1 marchandise de moins (jamais d’or).
targui-effect-t06 = Vous pouvez placer des Targuis sur la carte du Pillard. Les autres interdictions restent.
targui-effect-t07 = Dès la pose, une fois : 1 marchandise au choix par paire de cartes de votre étalage, celle-ci comprise.
targui-effect-t08 = Entre deux actions, vous pouvez poser votre carte en main sans le Noble, pour 1 marchandise de plus que son coût. Prise ce tour-ci, elle attend le suivant, sauf choix contraire de la table.
targui-effect-t09 = À la pose, elle reçoit 1 or de la réserve. Cet or paie une fois, plus tard, une carte Tribu qui coûte de l’or, et rien d’autre.
targui-effect-t10 = Sans effet : elle ne rapporte que ses points.
targui-effect-t11 = Sans effet : elle ne rapporte que ses points.
targui-effect-t12 = Sans effet : elle ne rapporte que ses points.
targui-effect-t13 = À la fin : 1 point par paire de cartes Tente de votre étalage.
targui-effect-t14 = À la fin : 1 point si votre étalage compte plus de cartes que celui de l’adversaire.
targui-effect-t15 = À la fin : 2 points si cette carte est à la quatrième place d’une rangée.
targui-effect-t16 = Désormais, chaque carte Chamelier que vous posez coûte 1 marchandise de moins (jamais d’or).
targui-effect-t17 = Une fois par tour, quand une carte Marchandises vous donne du poivre : prenez-en 1 de plus.
targui-effect-t18 = Dès la pose, une fois : 1 marchandise au choix par paire de places encore libres dans votre étalage de 12.
targui-effect-t19 = Sans effet : elle ne rapporte que ses points.
targui-effect-t20 = Sans effet : elle ne rapporte que ses points.
targui-effect-t21 = Sans effet : elle ne rapporte que ses points.
targui-effect-t22 = À la fin : 1 point par paire de cartes Puits de votre étalage.
targui-effect-t23 = Désormais, chaque carte Oasis que vous posez coûte 1 marchandise de moins (jamais d’or).
targui-effect-t24 = Désormais, vous ne perdez rien lors des attaques, même la dernière.
targui-effect-t25 = Une fois par tour, quand une carte Marchandises vous donne du sel : prenez-en 1 de plus.
targui-effect-t26 = À la fin de vos actions, si aucune carte Marchandises ne vous a donné de marchandise ce tour-ci : prenez 1 marchandise au choix.
targui-effect-t27 = Dès la pose, une fois : vous pouvez déplacer jusqu’à deux cartes de votre étalage, ou en échanger deux. Aucun vide ne doit rester dans une rangée.
targui-effect-t28 = Sans effet : elle ne rapporte que ses points.
targui-effect-t29 = Sans effet : elle ne rapporte que ses points.
targui-effect-t30 = Sans effet : elle ne rapporte que ses points.
targui-effect-t31 = À la fin : 1 point par paire de cartes Chamelier de votre étalage.
targui-effect-t32 = À la fin : deux au plus de vos rangées complètes à quatre symboles différents rapportent 4 points chacune au lieu de 2.
targui-effect-t33 = Désormais, chaque carte Targuia que vous posez coûte 1 marchandise de moins (jamais d’or).
targui-effect-t34 = Après chaque attaque, une fois votre perte réglée, prenez 1 point. Pas si vous n’avez rien pu payer.
targui-effect-t35 = Une fois par tour, quand une carte Marchandises vous donne des dattes : prenez-en 1 de plus.
targui-effect-t36 = Dès la pose, une fois : prenez 3 marchandises au choix, ou 1 or, ou 1 point.
targui-effect-t37 = Sans effet : elle ne rapporte que ses points.
targui-effect-t38 = Sans effet : elle ne rapporte que ses points.
targui-effect-t39 = Sans effet : elle ne rapporte que ses points.
targui-effect-t40 = À la fin : 1 point par paire de cartes Oasis de votre étalage.
targui-effect-t41 = À la fin : 1 point si votre étalage compte au moins 10 cartes.
targui-effect-t42 = Désormais, chaque carte Tente que vous posez coûte 1 marchandise de moins (jamais d’or).
targui-effect-t43 = Quand le Noble pose votre carte en main, elle coûte 1 marchandise de moins (jamais d’or).
targui-effect-t44 = Chez le Marchand, vous échangez les marchandises à 1 contre 1, autant de fois que vous voulez. L’or coûte toujours 3 marchandises identiques.
targui-effect-t45 = Au tour suivant, l’adversaire ne place que 2 Targuis.

## Ce qui s’est passé

targui-event-round = Tour { $round } : le Pillard est sur { $robber }. { $seat } commence.
targui-event-turned-up = Cartes retournées : { $cards }.
targui-event-raid = Attaque { $number } : chacun donne { $number ->
    [1] 1 marchandise ou 1 point
    [2] 2 marchandises ou 1 point
    [3] 3 marchandises ou 2 points
   *[other] 1 or ou 3 points
}.
targui-event-raid-over = L’attaque { $number } est finie.
targui-event-lost-goods = { $seat } a perdu { $goods } dans l’attaque.
targui-event-lost-points = { $seat } a perdu { $points ->
    [one] { $points } point
   *[other] { $points } points
} dans l’attaque.
targui-event-lost-gold = { $seat } a perdu 1 or dans l’attaque.
targui-event-spared = { $seat } n’a rien perdu dans l’attaque ({ $card }).
targui-event-could-not-pay = { $seat } n’a rien pu payer : { $other } a pris { $points ->
    [one] { $points } point
   *[other] { $points } points
} dans la réserve.
targui-event-comforted = { $seat } a pris { $points ->
    [one] { $points } point
   *[other] { $points } points
} après l’attaque ({ $card }).
targui-event-placed = { $seat } a placé un Targui sur { $border }.
targui-event-marked = { $cards-count ->
    [0] { $seat } n’a pas de lignes qui se croisent : pas de marqueur.
   *[other] { $seat } a des marqueurs sur : { $cards }.
}
targui-event-collected = { $seat } a pris, avec le Targui sur { $border } : { $good }.
targui-event-took = { $seat } a utilisé la carte Marchandises « { $card } » et pris : { $gain }.
targui-event-took-extra = { $seat } a pris une marchandise en plus : { $good } ({ $card }).
targui-event-laid = { $seat } a posé la carte « { $card } » dans la { $row }, en payant : { $payment }.
targui-event-stored = { $seat } a mis 1 or de la réserve sur la carte « { $card } ».
targui-event-announced = { $other } ne placera que { $figures ->
    [one] { $figures } Targui
   *[other] { $figures } Targuis
} au tour suivant ({ $card }).
targui-event-gained = { $seat } a pris : { $goods } ({ $card }).
targui-event-gift-taken = { $seat } a pris : { $token } ({ $card }).
targui-event-kept = { $seat } a gardé en main la carte « { $card } ».
targui-event-kept-unseen = { $seat } a gardé la carte piochée, sans la montrer.
targui-event-discarded = { $seat } a défaussé la carte « { $card } ».
targui-event-drew = { $seat } a pioché une carte Tribu.
targui-event-drew-card = { $reader } a pioché la carte « { $card } ».
targui-event-caravan-turned-up = { $seat } a retourné une carte avec la Caravane : { $card }.
targui-event-traded = { $seat } a échangé chez le Marchand : { $bargain }.
targui-event-bartered = { $seat } a échangé chez le Marchand, à 1 contre 1 : { $give } → { $gold ->
    [0] { $get }
   *[other] { $gold } or{ $get-count ->
        [0] {""}
       *[other] , plus { $get }
    }
}.
targui-event-sold = { $seat } a vendu à l’Orfèvre : { $sale }.
targui-event-marker-moved = { $seat } a déplacé un marqueur : { $source } → { $target }.
targui-event-shifted = { $seat } a déplacé la carte « { $card } » vers la { $slot }.
targui-event-swapped = { $seat } a échangé les cartes « { $card } » et « { $other } ».
targui-event-returned = { $gold ->
    [0] { $seat } a rendu les marchandises au-dessus de la limite : { $goods }.
   *[other] { $seat } a rendu { $gold } or au-dessus de la limite.
}
targui-event-reshuffled = La pioche Marchandises était vide : les { $count } cartes de sa défausse ont été mélangées et forment une nouvelle pioche.
targui-event-ended = { $waived ->
    [0] { $seat } a terminé.
    [one] { $seat } a terminé, en renonçant à { $waived } action.
   *[other] { $seat } a terminé, en renonçant à { $waived } actions.
}
targui-event-last-round = { $seat } a posé sa douzième carte : la partie se termine avec ce tour.

## Ce que fait un joueur

targui-act-place = Placer un Targui
targui-act-collect = Prendre une marchandise (Targui)
targui-act-use = Utiliser une carte
targui-act-take = Utiliser une carte Marchandises
targui-act-lay = Poser une carte Tribu
targui-act-keep = Garder une carte Tribu en main
targui-act-discard = Défausser une carte Tribu
targui-act-trade = Échanger (Marchand)
targui-act-barter = Échanger à 1 contre 1 (Marchand)
targui-act-sell = Vendre (Orfèvre)
targui-act-caravan = Caravane : retourner une carte
targui-act-expand = Essor : piocher une carte Tribu
targui-act-mirage = Fata Morgana : déplacer un marqueur
targui-act-gain = Prendre des marchandises
targui-act-gift = Prendre un or ou un point
targui-act-shift = Déplacer une carte de l’étalage
targui-act-give = Rendre des marchandises
targui-act-points = Rendre des points
targui-act-gold = Rendre un or
targui-act-done = Terminer cette action
targui-act-end = Finir vos actions

targui-move-place = Placer un Targui sur { $border }.
targui-move-collect = Utiliser votre Targui sur { $border }.
targui-move-take = Utiliser { $source } : prendre { $gain }.
targui-move-lay = Poser { $source }, { $row } : { $payment }.
targui-move-keep = Garder { $source } en main.
targui-move-discard = Défausser { $source }.
targui-move-trade = Échanger chez le Marchand : { $bargain }.
targui-move-barter = Échanger chez le Marchand, à 1 contre 1 : { $give } → { $gold ->
    [0] { $get }
   *[other] { $gold } or{ $get-count ->
        [0] {""}
       *[other] , plus { $get }
    }
}.
targui-move-sell = Vendre à l’Orfèvre : { $sale }.
targui-move-caravan = Retourner la première carte Marchandises et prendre ce qu’elle montre.
targui-move-expand = Piocher la première carte Tribu.
targui-move-mirage = Marqueur vers { $target }, depuis { $source }.
targui-move-gain = Prendre : { $goods }.
targui-move-gift = Prendre { $token } au lieu de marchandises.
targui-move-shift = Déplacer { $card } vers { $slot }.
targui-move-give = Rendre : { $goods }.
targui-move-points = Rendre { $points ->
    [one] { $points } point
   *[other] { $points } points
}.
targui-move-gold = Rendre 1 or.
targui-move-done = Terminer cette action.
targui-move-end = Finir vos actions, en renonçant à celles qui restent.
targui-short-place = Targui sur { $border }
targui-short-collect = Targui sur { $border }
targui-short-take = Prendre { $gain }
targui-short-lay = Poser { $source }, { $row }
targui-short-keep = Garder { $source }
targui-short-trade = Échanger { $bargain }
targui-short-sell = Vendre { $sale }
targui-short-gift = Prendre { $token }

targui-ask-act = Que faites-vous ?
targui-ask-place-border = Sur quelle carte Périphérie ?
targui-ask-collect-border = Quelle carte Périphérie utilisez-vous ?
targui-ask-use-source = Quelle carte utilisez-vous ?
targui-ask-use-act = Qu’en faites-vous ?
targui-ask-take-source = Quelle carte Marchandises utilisez-vous ?
targui-ask-take-gain = Que prenez-vous ?
targui-ask-lay-source = Quelle carte Tribu posez-vous ?
targui-ask-lay-row = Dans quelle rangée de votre étalage ?
targui-ask-lay-payment = Avec quoi payez-vous ?
targui-ask-keep-source = Quelle carte gardez-vous en main ?
targui-ask-discard-source = Quelle carte défaussez-vous ?
targui-ask-trade-bargain = Quel échange ?
targui-ask-barter-give = Quelles marchandises donnez-vous ? Choisissez-les toutes : c’est toute votre visite au Marchand.
targui-ask-barter-gold = Combien d’or prenez-vous ? 1 or coûte 3 des marchandises données.
targui-ask-barter-get = Quelles marchandises prenez-vous en échange ?
targui-ask-sell-sale = Quelle vente ? L’Orfèvre n’en fait qu’une par visite.
targui-ask-mirage-source = Quel marqueur déplacez-vous ?
targui-ask-mirage-target = Vers quelle carte ?
targui-ask-gain-goods = Quelles marchandises prenez-vous ?
targui-ask-gift-token = Que prenez-vous au lieu de marchandises ?
targui-ask-shift-card = Quelle carte déplacez-vous ?
targui-ask-shift-slot = À quelle place ? Une carte qui s’y trouve prend la sienne.
targui-ask-give-goods = Quelles marchandises rendez-vous ?
targui-ask-limit = Vous pouvez garder { $limit } marchandises et en avez { $goods } : { $count ->
    [one] laquelle rendez-vous ?
   *[other] lesquelles rendez-vous ({ $count }) ?
}
targui-ask-points-points = Combien de points ?

## Ce qui ne va pas

targui-refusal-barter = Il faut la Tente des Bonnes Affaires pour échanger à 1 contre 1. Choisissez un autre échange.
targui-refusal-can-not-pay = Vous ne pouvez pas payer cette carte maintenant. Gardez-la, ou faites d’abord une autre action.
targui-refusal-corner = Aucun Targui ne se place dans un coin : on n’y trouve que des attaques. Choisissez une autre carte.
targui-refusal-count = Choisissez exactement { $count ->
    [one] { $count } marchandise
   *[other] { $count } marchandises
} parmi celles proposées.
targui-refusal-display-full = Votre étalage a ses 12 cartes : on ne peut plus rien y poser. Choisissez une autre action, ou finissez vos actions.
targui-refusal-facing = Un Targui adverse occupe la carte d’en face. Choisissez une autre carte.
targui-refusal-gain = Cette carte ne donne pas cela. Choisissez ce qu’elle montre.
targui-refusal-gap = Aucun vide ne doit rester dans une rangée de votre étalage. Choisissez une autre place.
targui-refusal-gift = Cette carte donne un or ou un point au lieu de marchandises. Choisissez l’un des deux.
targui-refusal-goods-card = C’est une carte Marchandises. Utilisez-la pour prendre ce qu’elle montre.
targui-refusal-hand-full = Vous avez déjà une carte Tribu en main. Posez celle-ci, ou défaussez-la.
targui-refusal-hand-waits = Vous avez pris cette carte ce tour-ci : elle ne se pose ainsi qu’à partir du tour suivant. Choisissez une autre action.
targui-refusal-in-hand-already = Cette carte est déjà en main. Posez-la ou défaussez-la avec le Noble.
targui-refusal-mirage = Le marqueur doit être à vous et non utilisé, l’autre carte visible et sans marqueur. Choisissez à nouveau.
targui-refusal-no-figure = Vous n’avez pas de Targui à utiliser ici. Choisissez l’un des vôtres.
targui-refusal-no-good-there = Cette carte Périphérie ne donne pas de marchandise. Choisissez sa propre action.
targui-refusal-no-marker = Vous n’avez pas de marqueur à utiliser ici. Choisissez une carte avec un de vos marqueurs.
targui-refusal-no-noble = Il faut un Targui non utilisé sur le Noble. Placez-en un lors d’un autre tour.
targui-refusal-no-path = Sans le Noble, une carte en main peut seulement être posée, et seulement avec le Puits du Sentier caché. Choisissez une autre action.
targui-refusal-no-raid = Il n’y a pas d’attaque maintenant. Choisissez un autre coup.
targui-refusal-not-in-hand = Cette carte n’est pas dans votre main. Choisissez celle que vous tenez.
targui-refusal-not-that-card = Cette carte n’est pas visible à cet endroit. Regardez le plateau et choisissez à nouveau.
targui-refusal-nothing-to-settle = Il n’y a rien de tel à choisir maintenant. Choisissez une action.
targui-refusal-occupied = Un Targui occupe déjà cette carte. Choisissez-en une autre.
targui-refusal-payment = Cela ne paie pas cette carte. Choisissez l’un des paiements proposés.
targui-refusal-place-first = Placez d’abord un Targui sur une carte Périphérie. Les actions viennent quand tous sont placés.
targui-refusal-place-later = Les Targuis se placent au début du tour. Utilisez ceux qui sont sur le plateau, ou finissez vos actions.
targui-refusal-raid-demands = L’attaque demande { $gold ->
    [0] { $goods ->
        [one] { $goods } marchandise
       *[other] { $goods } marchandises
    }
   *[other] { $gold } or
} ou { $points ->
    [one] { $points } point
   *[other] { $points } points
}, en entier. Choisissez ce que vous rendez.
targui-refusal-raid-first = D’abord l’attaque. Choisissez ce que vous rendez.
targui-refusal-robber = Le Pillard est sur cette carte. Choisissez-en une autre.
targui-refusal-row-full = Cette rangée a ses quatre cartes. Choisissez-en une autre.
targui-refusal-sale = Vous ne pouvez pas faire cette vente maintenant. Choisissez parmi celles proposées.
targui-refusal-settle-first = Terminez d’abord l’action commencée. Appuyez sur *{ on-card-play }* pour voir ce qui reste à choisir.
targui-refusal-trade = Vous ne pouvez pas faire cet échange maintenant. Choisissez parmi ceux proposés.
targui-refusal-tribe-card = C’est une carte Tribu. Posez-la, gardez-la ou défaussez-la.

## Ce qui manque parmi les actions du moment

targui-barred-barter = Vous n’avez aucune marchandise à échanger.
targui-barred-gold = L’attaque prend { $gold } or, et vous n’en avez pas.
targui-barred-goods = L’attaque prend { $goods ->
    [one] { $goods } marchandise
   *[other] { $goods } marchandises
}, vous en avez { $held }.
targui-barred-lay = Vous ne pouvez payer aucune de vos cartes Tribu maintenant.
targui-barred-mirage = Fata Morgana demande un de vos marqueurs non utilisés, et une carte visible sans marqueur.
targui-barred-noble = Votre main est vide : le Noble n’a rien à poser.
targui-barred-points = L’attaque prend { $points ->
    [one] { $points } point
   *[other] { $points } points
} en jetons, vous en avez { $held }.
targui-barred-sell = Il faut { $count } marchandises identiques ou 1 or ; vous avez { $dates ->
    [one] { $dates } datte
   *[other] { $dates } dattes
}, { $salt } sel, { $pepper } poivre, pas d’or.
targui-barred-trade = Il faut { $count } marchandises identiques ; vous avez { $dates ->
    [one] { $dates } datte
   *[other] { $dates } dattes
}, { $salt } sel, { $pepper } poivre.

## Premiers pas qui mènent plus loin

targui-node-use-source = Utiliser { $value }…
targui-node-take-source = Utiliser { $value }…
targui-node-lay-source = Poser { $value }…
targui-node-lay-row = Poser : { $value }…
targui-node-barter-give = Donner { $value }…
targui-node-barter-gold = Prendre { $value }…
targui-node-mirage-source = Déplacer un marqueur, depuis { $value }…
targui-node-shift-card = Déplacer { $value }…

## Options

targui-option-first_seat = Qui commence
targui-first-seat-random = par tirage au sort
targui-first-seat-first = la première place
targui-option-path_card = Sentier caché, carte gardée ce tour-ci
targui-path-card-later = attend le tour suivant
targui-path-card-any = peut être posée aussitôt

## Les points

targui-part-tokens = points pris pendant la partie
targui-part-cards = points inscrits sur les cartes
targui-part-effects = effets des cartes
targui-part-same-rows = rangées d’un seul symbole
targui-part-mixed-rows = rangées de quatre symboles

## Commandes

targui-slash = targui
targui-slash-description = { targui-name } : deux tribus au bord du désert, un duel
targui-slash-new-first_seat = qui-commence
targui-slash-new-first_seat-description = Qui commence : au sort (le livret : qui a mangé des dattes en dernier) ou la première place
targui-slash-new-path_card = sentier-caché
targui-slash-new-path_card-description = Le Puits du Sentier caché pose-t-il une carte gardée ce tour-ci ? La règle a deux lectures
targui-slash-place = placer
targui-slash-place-description = Placer un Targui sur une carte Périphérie
targui-slash-place-border = carte
targui-slash-place-border-description = La carte Périphérie
targui-slash-collect = récolter
targui-slash-collect-description = Prendre la marchandise d’une carte Périphérie avec votre Targui
targui-slash-collect-border = carte
targui-slash-collect-border-description = La carte Périphérie
targui-slash-take = prendre
targui-slash-take-description = Utiliser une carte Marchandises avec votre marqueur
targui-slash-take-source = carte
targui-slash-take-source-description = La carte Marchandises
targui-slash-take-gain = quoi
targui-slash-take-gain-description = Ce que vous prenez
targui-slash-lay = poser
targui-slash-lay-description = Payer une carte Tribu et la poser dans votre étalage
targui-slash-lay-source = carte
targui-slash-lay-source-description = La carte Tribu
targui-slash-lay-row = rangée
targui-slash-lay-row-description = La rangée de votre étalage
targui-slash-lay-payment = paiement
targui-slash-lay-payment-description = Ce qui paie
targui-slash-keep = garder
targui-slash-keep-description = Garder une carte Tribu dans votre main vide
targui-slash-keep-source = carte
targui-slash-keep-source-description = La carte Tribu
targui-slash-discard = défausser
targui-slash-discard-description = Défausser une carte Tribu, sous votre marqueur ou par le Noble
targui-slash-discard-source = carte
targui-slash-discard-source-description = La carte Tribu
targui-slash-trade = échanger
targui-slash-trade-description = Échanger chez le Marchand, autant de fois que vous voulez
targui-slash-trade-bargain = quoi
targui-slash-trade-bargain-description = Quoi contre quoi
targui-slash-barter = troquer
targui-slash-barter-description = Échanger à 1 contre 1 chez le Marchand, en une fois (Tente des Bonnes Affaires)
targui-slash-barter-give = donner
targui-slash-barter-give-description = Les marchandises que vous donnez
targui-slash-barter-gold = or
targui-slash-barter-gold-description = Combien d’or vous prenez (1 or coûte 3 marchandises)
targui-slash-barter-get = prendre
targui-slash-barter-get-description = Les marchandises que vous prenez pour les autres
targui-slash-sell = vendre
targui-slash-sell-description = Vendre à l’Orfèvre contre des points, une fois
targui-slash-sell-sale = quoi
targui-slash-sell-sale-description = Quoi pour combien de points
targui-slash-caravan = caravane
targui-slash-caravan-description = Retourner la première carte Marchandises et prendre ce qu’elle montre
targui-slash-expand = essor
targui-slash-expand-description = Piocher la première carte Tribu
targui-slash-mirage = mirage
targui-slash-mirage-description = Fata Morgana : déplacer un marqueur non utilisé vers une autre carte
targui-slash-mirage-source = de
targui-slash-mirage-source-description = La carte où est votre marqueur
targui-slash-mirage-target = vers
targui-slash-mirage-target-description = La carte où il va
targui-slash-gain = recevoir
targui-slash-gain-description = Prendre des marchandises au choix, données par une carte Tribu
targui-slash-gain-goods = marchandises
targui-slash-gain-goods-description = Les marchandises
targui-slash-gift = présent
targui-slash-gift-description = Prendre un or ou un point au lieu des marchandises
targui-slash-gift-token = quoi
targui-slash-gift-token-description = L’or ou le point
targui-slash-shift = déplacer
targui-slash-shift-description = Déplacer une carte de votre étalage, grâce à l’Oasis du Campement mobile
targui-slash-shift-card = carte
targui-slash-shift-card-description = La carte
targui-slash-shift-slot = place
targui-slash-shift-slot-description = Sa nouvelle place
targui-slash-give = rendre
targui-slash-give-description = Rendre des marchandises : à une attaque, ou au-dessus de la limite
targui-slash-give-goods = marchandises
targui-slash-give-goods-description = Les marchandises
targui-slash-points = points
targui-slash-points-description = Rendre des points à une attaque
targui-slash-points-points = nombre
targui-slash-points-points-description = Combien
targui-slash-gold = or
targui-slash-gold-description = Rendre un or à la dernière attaque
targui-slash-done = assez
targui-slash-done-description = Terminer les échanges, ou les déplacements de cartes
targui-slash-end = fin
targui-slash-end-description = Finir vos actions, en renonçant à celles qui restent

## Les règles en bref

targui-rules =
    ### Le but
    Gagnez des points : jetons, cartes Tribu de votre étalage, rangées complètes. La partie se termine avec le tour où un joueur pose sa douzième carte Tribu, ou à la dernière attaque.
    Au départ : 2 jetons Dattes, 2 jetons Sel, 2 jetons Poivre, 1 jeton Or et 4 points.

    ### Un tour
    1. **Le Pillard** avance d’une carte, dans le sens horaire. Dans un coin : attaque, puis il repart aussitôt.
    2. **Targuis** : à tour de rôle, chacun en place 3 sur la périphérie. Interdit : la carte du Pillard, un coin, une carte occupée, une carte face à un Targui adverse.
    3. **Marqueurs** : là où une ligne et une colonne de vos Targuis se croisent, vous avez un marqueur sur la carte du milieu (2, 1 ou aucun).
    4. **Actions** : le joueur qui a l’amulette utilise ses Targuis et ses marqueurs dans l’ordre de son choix, puis c’est à l’autre. On peut renoncer à une action. Une carte du milieu utilisée est remplacée, face cachée, par une carte de l’autre type.
    5. Les cartes cachées sont retournées, l’amulette change de main.
    Après vos actions, gardez au plus 10 marchandises et 3 jetons Or.

    ### La périphérie
    - **Dattes, sel, poivre** : prenez-en 1.
    - **Noble** (1) : posez votre carte en main en payant, ou défaussez-la.
    - **Marchand** (5) : 3 marchandises identiques contre 1 or, 2 marchandises identiques contre 1 autre, autant de fois que vous voulez.
    - **Fata Morgana** (9) : déplacez un marqueur non utilisé sur une autre carte visible sans marqueur.
    - **Orfèvre** (10), une fois : 2 marchandises identiques pour 1 point, 4 pour 3, 1 or pour 2, 2 jetons Or pour 4.
    - **Caravane** (13) : retournez la première carte Marchandises, prenez ce qu’elle montre.
    - **Essor de la Tribu** (14) : piochez une carte Tribu, à utiliser comme une carte du milieu.

    ### Les cartes Tribu
    Payez tout le coût et posez la carte dans votre étalage (3 rangées de 4), à la première place libre d’une rangée. Ou gardez-la en main : une seule, à poser lors d’un tour suivant par le Noble. Ou défaussez-la. Une barre oblique dans le coût : l’un ou l’autre. Les remises ne touchent jamais l’or. L’effet commence à la pose.
    La règle fait une exception pour le Puits du Sentier caché : « l’une des cartes Tribu permet de déposer une carte gardée en main sans l’intervention du “Noble” ». Elle ne dit pas si cela vaut pour une carte gardée au même tour. La table choisit avant la partie ; sans autre choix, la carte attend le tour suivant.

    ### Les attaques
    Chaque joueur, celui qui a l’amulette d’abord, rend :
    carte 4 : 1 marchandise ou 1 point
    carte 8 : 2 marchandises ou 1 point
    carte 12 : 3 marchandises ou 2 points
    carte 16 : 1 or ou 3 points, et la partie se termine
    On ne perd que des jetons, et toujours le montant entier. Le joueur qui ne peut payer ni l’un ni l’autre ne perd rien, mais l’adversaire prend ces points dans la réserve.

    ### Le décompte
    Jetons, points des cartes, effets, 4 par rangée complète d’un symbole, 2 par rangée complète de quatre symboles différents. La carte en main ne compte pas. À égalité, le plus d’or l’emporte, puis le plus de marchandises. Si tout est égal, la règle ne désigne pas de vainqueur ; ici, la première place est partagée.
targui-character-curious = curieux
targui-character-curious-about = découvre ce que personne n’a encore vu
targui-character-golden = cupide
targui-character-golden-about = échange beaucoup de marchandises contre de l’or
targui-character-trader = commerçant
targui-character-trader-about = échange et vend bien plus que les autres
