### Touareg

touareg-name = Touareg
touareg-credits = { touareg-name }, de Francesco Berardi, Adlung-Spiele 2011. Ni réalisé ni approuvé par eux. Si vous l’aimez, achetez le jeu.
touareg-tagline = Chargez vos chameaux, cachez des marchandises dans les grottes, soyez majoritaire dans chaque sorte.
touareg-time = de 20 à 45 minutes, ou quelques semaines
touareg-first-time = Chargez vos chameaux ; à la fin d’une étape, avoir le plus d’une marchandise en rapporte les points.
    À votre tour, une seule action : piocher 3 cartes (puis en déposer au moins une de votre main au marché), charger jusqu’à 4 cartes de votre main sur un animal, prendre au marché jusqu’à 4 marchandises d’une sorte pour un animal, ou acheter une carte spéciale.

## Le contenu de la boîte

touareg-good-water = eau
touareg-good-gold = or
touareg-good-salt = sel gemme
touareg-good-millet = millet
touareg-good-counted = { $count } { $value ->
    [water] eau
    [gold] or
    [salt] sel gemme
   *[millet] millet
}
touareg-special-donkey = âne
touareg-special-cave = grotte
touareg-special-thief = voleur
touareg-special-plan = plan
touareg-special-counted = { $count } { $value ->
    [donkey] { $count ->
        [one] âne
       *[other] ânes
    }
    [cave] { $count ->
        [one] grotte
       *[other] grottes
    }
    [thief] { $count ->
        [one] voleur
       *[other] voleurs
    }
   *[plan] { $count ->
        [one] plan
       *[other] plans
    }
}
touareg-place-hand = main
touareg-place-camel1 = chameau 1
touareg-place-camel2 = chameau 2
touareg-place-camel3 = chameau 3
touareg-place-donkey1 = âne 1
touareg-place-donkey2 = âne 2
touareg-place-donkey3 = âne 3
touareg-place-donkey4 = âne 4
touareg-place-donkey5 = âne 5
touareg-cave-cave1 = grotte 1
touareg-cave-cave2 = grotte 2
touareg-cave-cave3 = grotte 3
touareg-cave-cave4 = grotte 4
touareg-cave-cave5 = grotte 5
touareg-paid = { $good } { $place-value ->
    [hand] en main
   *[other] sur { $place }
}
touareg-paid-counted = { $count } { $good } { $place-value ->
    [hand] en main
   *[other] sur { $place }
}

## Ce qui s’est passé

touareg-event-drew = { $seat } a pioché { $count ->
    [one] { $count } carte
   *[other] { $count } cartes
}.
touareg-event-drew-goods = { $reader } a pioché : { $goods }.
touareg-event-sent = { $seat } a déposé au marché : { $goods }.
touareg-event-loaded = { $seat } a chargé ({ $place }) : { $goods }.
touareg-event-took = { $seat } a pris au marché : { $count } { $good } ({ $place }).
touareg-event-bought = { $seat } a acheté une carte ({ $special }) contre { $payment }.
touareg-event-hid-from-hand = { $seat } a caché une carte de sa main ({ $cave }).
touareg-event-hid-good = { $reader } a caché une carte de sa main : { $good } ({ $cave }).
touareg-event-hid-from-animal = { $seat } a caché : { $good } ({ $place }, { $cave }).
touareg-event-stole-from-hand = { $seat } a envoyé un voleur chez { $victim } et pris une carte de sa main.
touareg-event-stole-good = { $reader } a envoyé un voleur chez { $victim } et pris dans sa main : { $good }.
touareg-event-lost-good = { $seat } a envoyé un voleur chez { $reader } et pris dans sa main : { $good }.
touareg-event-stole-from-animal = { $seat } a envoyé un voleur chez { $victim } et pris : { $good } ({ $place }).
touareg-event-last-card = { $seat } a pioché la dernière carte de l’étape { $stage }. Chacun joue encore une fois, sans piocher.
touareg-event-stage-scored = Étape { $stage } : { $seat } marque { $points ->
    [one] { $points } point
   *[other] { $points } points
} pour ses majorités.{ $hidden-count ->
    [0] {""}
   *[other] {" "}Dans ses grottes et sous ses voleurs : { $hidden }.
}
touareg-event-settled = { $points ->
    [0] { $seat } garde toutes ses cartes non utilisées : { $kept }.
   *[other] { $seat } convertit { $cashed } en { $points ->
        [one] { $points } point
       *[other] { $points } points
    }{ $kept-count ->
        [0] {""}
       *[other] {" "}et garde { $kept }
    }.
}
touareg-event-stage-began = L’étape { $stage } commence { $pile ->
    [0] sans carte dans la pioche : chacun joue une dernière fois. { $seat } commence.
    [one] avec 1 carte dans la pioche. { $seat } commence.
   *[other] avec { $pile } cartes dans la pioche. { $seat } commence.
}
touareg-event-passed = { $seat } a passé.

## Ce que fait un joueur

touareg-act-draw = Piocher
touareg-act-load = Charger un animal
touareg-act-market = Prendre au marché
touareg-act-buy = Acheter une carte
touareg-act-send = Déposer au marché
touareg-act-hide = Cacher dans une grotte
touareg-act-steal = Envoyer un voleur
touareg-act-settle = Convertir ou garder
touareg-act-end = Finir le tour

touareg-move-draw = Piocher.
touareg-move-load = Charger depuis la main ({ $place }), de bas en haut : { $goods }.
touareg-move-market = Prendre au marché : { $count } { $good } ({ $place }).
touareg-move-buy = Acheter une carte ({ $special }) contre { $payment }.
touareg-move-send = Déposer au marché : { $goods }.
touareg-move-hide = Cacher : { $good } ({ $place }) dans la { $cave }.
touareg-move-steal = Envoyer un voleur chez { $victim } : { $place }.
touareg-move-settle = { $specials-count ->
    [0] Ne rien convertir maintenant. Tout garder pour l’étape 2.
   *[other] Convertir maintenant : { $specials }. Garder le reste pour l’étape 2.
}
touareg-move-end = Finir votre tour.

touareg-brief-load = Charger { $place } : { $goods }
touareg-brief-market = Prendre { $count } { $good } ({ $place })
touareg-brief-buy = Acheter : { $special } contre { $payment }
touareg-brief-settle = { $specials-count ->
    [0] Tout garder
   *[other] Convertir : { $specials }
}
touareg-short-hide = Cacher { $good } : { $cave }
touareg-short-send = Au marché : { $goods }
touareg-short-buy = { $special } contre { $payment }
touareg-short-steal = Voleur chez { $victim } : { $place }

touareg-ask-act = Que faites-vous ?
touareg-ask-load-place = Quel animal chargez-vous ?
touareg-ask-load-goods = Quelles marchandises, de bas en haut ?
touareg-ask-market-good = Quelle marchandise prenez-vous ?
touareg-ask-market-count = Combien ?
touareg-ask-market-place = Sur quel animal ?
touareg-ask-buy-special = Quelle carte achetez-vous ?
touareg-ask-buy-payment = Avec quoi payez-vous ?
touareg-ask-send-goods = Quelles cartes déposez-vous au marché ?
touareg-ask-hide-cave = Dans quelle grotte ?
touareg-ask-hide-place = D’où vient-elle ?
touareg-ask-hide-good = Quelle marchandise cachez-vous ?
touareg-ask-steal-victim = Chez qui ?
touareg-ask-steal-place = Où prendre ? Une carte de la main est tirée au hasard.
touareg-ask-settle-specials = Quelles cartes non utilisées convertissez-vous ? Vous gardez les autres pour l’étape 2.

## Premiers pas de coups plus longs

touareg-node-load-place = Charger : { $value }…
touareg-node-market-good = Prendre : { $value }…
touareg-node-market-count = Prendre { $count } { $good }…
touareg-node-buy-special = Acheter : { $value }…
touareg-node-hide-cave = Cacher ({ $value })…
touareg-node-hide-place = Cacher depuis : { $value }…
touareg-node-steal-victim = Envoyer un voleur chez { $value }…

## Ce qui n’est pas possible

touareg-refusal-act-first = Vous n’avez pas encore choisi votre action. Piochez, chargez, prenez au marché ou achetez d’abord.
touareg-refusal-animal-full = Cet animal porte déjà quatre marchandises. Choisissez-en un autre.
touareg-refusal-cave-full = Cette grotte contient déjà deux marchandises. Choisissez-en une autre.
touareg-refusal-cave-used = Cette grotte a déjà reçu une marchandise à ce tour. Prenez une autre grotte, ou attendez votre prochain tour.
touareg-refusal-covered = Cette marchandise n’est pas au-dessus. On ne prend que celles qui sont découvertes, de haut en bas.
touareg-refusal-draw-in-last-turn = La pioche est vide : on ne pioche pas au dernier tour. Chargez, prenez, achetez ou passez.
touareg-refusal-empty-animal = Il n’y a rien sur cet animal. Choisissez un autre endroit.
touareg-refusal-empty-hand = Cette main est vide. Choisissez un autre endroit.
touareg-refusal-hand-limit = À la fin du tour on garde { $limit } cartes en main au plus. Déposez-en d’autres au marché, ou cachez-en.
touareg-refusal-keep-one-to-send = Vous devez encore une carte de votre main au marché : la dernière ne peut pas être cachée. Déposez-la.
touareg-refusal-no-such-animal = Cet animal n’est pas sur la table. Choisissez un de ceux qu’on voit.
touareg-refusal-no-such-cave = Vous n’avez pas cette grotte. Choisissez une des vôtres.
touareg-refusal-no-such-player = Personne n’est assis là. Choisissez quelqu’un de cette table.
touareg-refusal-no-thief = Vous n’avez plus de voleur à envoyer. Achetez-en un d’abord.
touareg-refusal-not-in-hand = Ces cartes ne sont pas dans votre main. Choisissez parmi celles que vous tenez.
touareg-refusal-not-in-market = Le marché en offre { $count } de cette sorte. Choisissez un nombre parmi ce qui s’y trouve.
touareg-refusal-not-needed = Une carte de ce paiement est inutile : { $price } dinars sont atteints sans elle. Retirez-la.
touareg-refusal-not-owned = Vous n’avez pas ces cartes non utilisées. Choisissez parmi celles posées devant vous.
touareg-refusal-nothing-to-load = Il faut charger au moins une carte. Choisissez laquelle.
touareg-refusal-one-action = Une action par tour : la vôtre est faite. Vous pouvez encore cacher, envoyer un voleur ou finir le tour.
touareg-refusal-one-change = Sur un chameau, la sorte ne change qu’une fois (or, millet, or n’est pas possible). Choisissez un autre ordre.
touareg-refusal-order = Nommez les cartes dans l’ordre habituel : eau, or, sel gemme, millet ; la main d’abord, puis les animaux.
touareg-refusal-own-goods = Un voleur ne prend rien chez vous. Choisissez quelqu’un d’autre.
touareg-refusal-send-after-draw = On ne dépose au marché qu’après avoir pioché. Choisissez un autre coup.
touareg-refusal-send-first = Après avoir pioché trois cartes, on en dépose au moins une au marché. Déposez-la d’abord.
touareg-refusal-send-more = Il faut déposer au moins { $least ->
    [one] { $least } carte
   *[other] { $least } cartes
} au marché. Choisissez-en davantage.
touareg-refusal-settle-first = Décidez d’abord quelles cartes spéciales non utilisées vous convertissez et lesquelles vous gardez.
touareg-refusal-settle-later = Les cartes non utilisées se convertissent à la fin d’une étape. Choisissez un autre coup.
touareg-refusal-sold-out = Cette pile de cartes spéciales est vide. Choisissez une autre carte.
touareg-refusal-too-little = Cela fait { $dinars } sur { $price } dinars. Ajoutez une carte.
touareg-refusal-two-gold = Un chameau porte au plus deux cartes d’or. Chargez moins d’or, ou prenez un âne.
touareg-refusal-two-kinds = Un chameau porte deux sortes de marchandises au plus. Choisissez un autre animal.
touareg-refusal-water-alone = Sur un chameau, l’eau ne voyage qu’avec de l’eau. Choisissez un autre animal.

touareg-refusal-notation-draw = Pour piocher, il n’y a rien à ajouter. Choisissez dans ce que Discord propose, ou appuyez sur *{ on-card-play }*.
touareg-refusal-notation-send = Les cartes à déposer n’ont pas été reconnues. Choisissez dans ce que Discord propose, ou appuyez sur *{ on-card-play }*.
touareg-refusal-notation-load = Le chargement n’a pas été reconnu. Choisissez dans ce que Discord propose, ou appuyez sur *{ on-card-play }*.
touareg-refusal-notation-market = Ce qu’il faut prendre au marché n’a pas été reconnu. Choisissez dans ce que Discord propose, ou appuyez sur *{ on-card-play }*.
touareg-refusal-notation-buy = L’achat n’a pas été reconnu. Choisissez dans ce que Discord propose, ou appuyez sur *{ on-card-play }*.
touareg-refusal-notation-hide = La marchandise à cacher n’a pas été reconnue. Choisissez dans ce que Discord propose, ou appuyez sur *{ on-card-play }*.
touareg-refusal-notation-steal = L’endroit où envoyer le voleur n’a pas été reconnu. Choisissez dans ce que Discord propose, ou appuyez sur *{ on-card-play }*.
touareg-refusal-notation-settle = Les cartes à convertir n’ont pas été reconnues. Choisissez dans ce que Discord propose, ou appuyez sur *{ on-card-play }*.
touareg-refusal-notation-end = Pour finir le tour, il n’y a rien à ajouter. Choisissez dans ce que Discord propose, ou appuyez sur *{ on-card-play }*.

## Ce qui n’est pas possible maintenant, après le nom de l’acte

touareg-barred-empty-pile = la pioche est vide
touareg-barred-empty-hand = votre main est vide
touareg-barred-load-nothing-fits = aucun de vos animaux ne peut porter ce que vous tenez
touareg-barred-empty-market = le marché est vide
touareg-barred-market-nothing-fits = aucun de vos animaux ne peut porter ce qui s’y trouve
touareg-barred-all-full = tous vos animaux portent quatre marchandises
touareg-barred-sold-out = il ne reste aucune carte spéciale
touareg-barred-too-poor = il faut { $price } dinars ; votre main et vos animaux en portent { $dinars }
touareg-barred-caves-full = { $caves ->
    [one] votre grotte contient déjà deux marchandises
   *[other] chacune de vos grottes contient déjà deux marchandises
}
touareg-barred-caves-used = une marchandise par tour dans chaque grotte
touareg-barred-nothing-to-hide = aucune carte en main, rien sur vos animaux
touareg-barred-last-card-owed = votre dernière carte doit aller au marché
touareg-barred-nothing-to-steal = personne n’a de carte en main ni de marchandise sur un animal
touareg-barred-hand-limit = { $limit } cartes en main au plus, vous en avez { $count }
touareg-barred-send-first = déposez d’abord { $count ->
    [one] { $count } carte
   *[other] { $count } cartes
} au marché

## Options

touareg-option-first_seat = Qui commence
touareg-first-seat-random = par tirage au sort
touareg-first-seat-first = la première place
touareg-option-paid_goods = Marchandises payées à l’étape 1
touareg-paid-goods-stay_out = absentes de l’étape 2
touareg-paid-goods-reshuffled = remises dans la pioche de l’étape 2

## Les points

touareg-part-stage1-water = étape 1, eau
touareg-part-stage1-gold = étape 1, or
touareg-part-stage1-salt = étape 1, sel gemme
touareg-part-stage1-millet = étape 1, millet
touareg-part-stage1-special = étape 1, cartes non utilisées
touareg-part-stage2-water = étape 2, eau
touareg-part-stage2-gold = étape 2, or
touareg-part-stage2-salt = étape 2, sel gemme
touareg-part-stage2-millet = étape 2, millet
touareg-part-stage2-special = étape 2, cartes non utilisées

## Commandes

touareg-slash = touareg
touareg-slash-description = { touareg-name } : des caravanes de marchandises à travers le désert, de 2 à 5
touareg-slash-new-first_seat = qui-commence
touareg-slash-new-first_seat-description = Qui commence : par tirage au sort, ou la première place
touareg-slash-new-paid_goods = marchandises-payées
touareg-slash-new-paid_goods-description = Marchandises payées à l’étape 1 : hors de l’étape 2, ou remises dans sa pioche
touareg-slash-draw = piocher
touareg-slash-draw-description = Piocher 3 cartes
touareg-slash-send = déposer
touareg-slash-send-description = Déposer des cartes de votre main au marché, après avoir pioché
touareg-slash-send-goods = marchandises
touareg-slash-send-goods-description = Les cartes à déposer
touareg-slash-load = charger
touareg-slash-load-description = Charger un chameau ou un âne depuis votre main
touareg-slash-load-place = animal
touareg-slash-load-place-description = L’animal à charger
touareg-slash-load-goods = marchandises
touareg-slash-load-goods-description = Les marchandises, de bas en haut
touareg-slash-market = marché
touareg-slash-market-description = Prendre au marché des marchandises d’une sorte et les charger sur un animal
touareg-slash-market-good = marchandise
touareg-slash-market-good-description = La sorte de marchandise
touareg-slash-market-count = nombre
touareg-slash-market-count-description = Combien
touareg-slash-market-place = animal
touareg-slash-market-place-description = L’animal qui les porte
touareg-slash-buy = acheter
touareg-slash-buy-description = Acheter une carte spéciale pour 3 dinars
touareg-slash-buy-special = carte
touareg-slash-buy-special-description = La carte spéciale
touareg-slash-buy-payment = paiement
touareg-slash-buy-payment-description = Les marchandises qui paient
touareg-slash-hide = cacher
touareg-slash-hide-description = Cacher une marchandise dans une de vos grottes
touareg-slash-hide-cave = grotte
touareg-slash-hide-cave-description = La grotte
touareg-slash-hide-place = depuis
touareg-slash-hide-place-description = Où la marchandise se trouve
touareg-slash-hide-good = marchandise
touareg-slash-hide-good-description = La marchandise à cacher
touareg-slash-steal = voler
touareg-slash-steal-description = Envoyer un voleur chez quelqu’un d’autre
touareg-slash-steal-victim = joueur
touareg-slash-steal-victim-description = Chez qui prendre
touareg-slash-steal-place = depuis
touareg-slash-steal-place-description = La main, ou un animal
touareg-slash-settle = convertir
touareg-slash-settle-description = Convertir ou garder vos cartes spéciales non utilisées après l’étape 1
touareg-slash-settle-specials = cartes
touareg-slash-settle-specials-description = Les cartes à convertir maintenant
touareg-slash-end = fin
touareg-slash-end-description = Finir votre tour, ou passer au dernier

## Les règles en bref

touareg-rules =
    ### Le but
    Deux étapes. À chacune, ayez plus d’une sorte de marchandise que tous les autres : sur vos animaux, dans vos grottes, sous vos voleurs. Le plus grand nombre de points gagne.
    eau : 8 cartes, 3 dinars, 6 points
    or : 10 cartes, 2 dinars, 5 points
    sel gemme : 12 cartes, 1 dinar, 4 points
    millet : 14 cartes, 1 dinar, 3 points

    ### À votre tour : une action sur quatre
    - **Piocher** les 3 premières cartes, puis déposer au moins une carte de votre main au marché. À la fin du tour, 4 cartes en main au plus.
    - **Charger** jusqu’à 4 cartes de votre main sur un animal.
    - **Prendre au marché** jusqu’à 4 marchandises d’une sorte, directement sur un animal.
    - **Acheter une carte spéciale** pour 3 dinars, avec des cartes de votre main et du dessus de vos animaux, l’une après l’autre. On ne rend pas la monnaie. Aucune carte inutile au paiement n’est acceptée, sauf si elle en couvre une nécessaire.

    ### Charger
    Vous avez 2 chameaux (3 à deux joueurs). Un chameau porte 4 marchandises, de deux sortes au plus, avec un seul changement de sorte de bas en haut. L’eau ne voyage qu’avec de l’eau ; au plus 2 cartes d’or. Un âne porte 4 marchandises quelconques, dans n’importe quel ordre. On pose toujours au-dessus ; un seul animal par tour.

    ### Cartes spéciales
    - **Âne** : un animal de plus.
    - **Grotte** : à votre tour, en plus de l’action, cachez 1 marchandise dans chacune de vos grottes, prise dans votre main ou au-dessus d’un animal ; 2 au plus par grotte. Elles comptent pour vous et personne ne peut les prendre.
    - **Voleur** : une fois, à votre tour, en plus de l’action, prenez à quelqu’un d’autre une carte de sa main au hasard, ou la marchandise du dessus d’un animal. Elle compte pour vous.
    - **Plan** : 2 points si vous le convertissez.
    Une carte spéciale non utilisée vaut 1 point (un plan 2). Grottes et voleurs s’utilisent dès le tour de l’achat ; un âne se charge à partir de votre tour suivant, car l’achat est votre action.
    À 2 joueurs il y a 2 ânes, 2 grottes, 3 voleurs, 3 plans ; à 3 joueurs 3, 3, 3, 2 ; à 4 joueurs 4, 4, 3, 3 ; à 5 joueurs 5, 5, 3, 4.

    ### La fin d’une étape
    Quand la dernière carte est piochée, on finit ce tour, puis chacun joue encore une fois sans piocher, en finissant par la personne qui l’a piochée ; on peut passer. Si l’on n’a pu piocher que 1 ou 2 cartes, rien n’est à déposer, sauf au-delà de 4 cartes en main.
    La majorité de chaque sorte rapporte ses points ; à égalité, chacun des premiers marque 1 point de moins. Les cartes en main ne comptent pas.
    Après l’étape 1, les grottes, voleurs et ânes utilisés retournent sur leurs piles ; chacun convertit ses cartes non utilisées ou les garde. Les mains et le marché restent. Les marchandises comptées sont mélangées en une nouvelle pioche, et la personne à gauche de celle qui a pioché la dernière carte commence.
    Après l’étape 2, les cartes non utilisées sont converties. À égalité, les dinars en main décident ; ensuite la place est partagée.
touareg-character-raider = pillard
touareg-character-raider-about = vole des marchandises dès que possible
touareg-character-hider = cachottier
touareg-character-hider-about = met beaucoup de marchandises à l’abri des grottes
touareg-character-drover = muletier
touareg-character-drover-about = achète des ânes plutôt que des voleurs
