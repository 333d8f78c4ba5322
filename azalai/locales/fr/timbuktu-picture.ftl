### Timbuktu : les mots dans les images et à côté d’elles

timbuktu-picture-title = { timbuktu-name }
timbuktu-picture-values = Hors jeu = valeur
timbuktu-picture-thefts = Vols
timbuktu-picture-legend-safe = sûr
timbuktu-picture-legend-chance = risque
timbuktu-picture-legend-robbed = pillé
timbuktu-picture-legend-exchange = échange
timbuktu-picture-legend-first = commence
timbuktu-picture-legend-arrow = gratuit
timbuktu-picture-legend-other = un bien
timbuktu-picture-legend-kept = place gardée à qui n’y a pas de chameau

## Petites pièces

timbuktu-picture-empty = rien
timbuktu-picture-unknown = charge inconnue
timbuktu-picture-spot = { $enclosure } { $stall }
timbuktu-picture-arrived = → { $spot }
timbuktu-picture-not-placed = pas encore placé
timbuktu-picture-pair = { $first } et { $second }
timbuktu-picture-pack = { $enclosure }, stalles { $first } et { $second }, { $goods }
timbuktu-picture-camel = { $camel } { $load } ({ $where })
timbuktu-picture-stall = { $stall } { $name } { $camel } ({ $load })
timbuktu-picture-next = prochaine : { $stall }
timbuktu-picture-exchange = échange : { $stall }
timbuktu-picture-moved-on = repartis : { $stalls }
timbuktu-picture-full = plein
timbuktu-picture-laid-known = a choisi le chameau { $camel }, carte cachée
timbuktu-picture-own-loaded = Vous avez chargé tous vos chameaux.
timbuktu-picture-own-none = Vous n’avez pas encore choisi de chameau.
timbuktu-picture-own-down = Vous avez choisi le chameau { $camel } ; la carte est cachée.
timbuktu-picture-own-open = Votre chameau { $camel } voyage dans cette manche.
timbuktu-picture-nobody = personne
timbuktu-picture-nothing-stolen = rien de volé
timbuktu-picture-safe = en sécurité
timbuktu-picture-loses = perd { $goods }
timbuktu-picture-chance = { $part ->
    [one] { $part } des { $whole } cartes le pille
   *[other] { $part } des { $whole } cartes le pillent
}
timbuktu-picture-chance-brief = risque { $part }/{ $whole }
timbuktu-picture-points = { $count ->
    [one] { $count } point
   *[other] { $count } points
}
timbuktu-picture-goods = { $count ->
    [0] aucune marchandise
    [one] 1 marchandise
   *[other] { $count } marchandises
}
timbuktu-picture-loaded = a chargé tous ses chameaux
timbuktu-picture-still-loading = charge encore
timbuktu-picture-laid-none = n’a pas encore choisi
timbuktu-picture-laid-down = a choisi un chameau, carte cachée
timbuktu-picture-laid-open = carte découverte : chameau { $camel }
timbuktu-picture-way = { $enclosure } { $stall } ({ $fate })
timbuktu-picture-way-exchange = { $enclosure } { $stall }, échange ({ $fate })
timbuktu-picture-way-full = { $enclosure } : plein
timbuktu-picture-fate = { $camel } : { $fates }

## Où en est la partie

timbuktu-picture-phase-loading = Chacun charge ses chameaux en secret.
timbuktu-picture-phase-placing = On place les chameaux au départ : { $placed } sur { $camels }.
timbuktu-picture-stage = Étape { $stage } sur { $stages }, destination : { $site } ; manche { $round } sur { $rounds }.
timbuktu-picture-won = La partie est terminée : { $name } gagne avec { $points }.
timbuktu-picture-shared = La partie est terminée : { $names } partagent la victoire, à { $points }.
timbuktu-picture-to-travel = { $name } doit conduire le chameau { $camel }.
timbuktu-picture-to-place = { $name } doit placer un chameau.
timbuktu-picture-to-load = Doivent encore charger : { $names }.
timbuktu-picture-to-choose = Doivent encore choisir un chameau : { $names }.

## Étiquettes des réponses

timbuktu-picture-choice-load = { $camel } ({ $load })
timbuktu-picture-choice-camel = { $camel } ({ $load }), { $enclosure }
timbuktu-picture-choice-place = { $enclosure }, { $free ->
    [one] 1 place libre
   *[other] { $free } places libres
}
timbuktu-picture-choice-way = { $enclosure }, stalle { $stall }, { $price }
timbuktu-picture-choice-way-exchange = { $enclosure }, stalle { $stall } (échange), { $price }
timbuktu-picture-free = gratuit
timbuktu-picture-costs = céder 1 marchandise
timbuktu-picture-costs-good = céder : { $good }
timbuktu-picture-choice-price = { $good } (vaut { $points })

## Ce qu’il faut savoir pour choisir

timbuktu-picture-fact-empty = aucune marchandise : tous les chemins sont gratuits, et il n’y a rien à voler
timbuktu-picture-fact-left = reste { $goods } ; { $fate }
timbuktu-picture-fact-pays = { $fate } ; vous choisissez la marchandise à céder
timbuktu-picture-fact-exchange = { $fate } ; tous les paquets de voleurs passent à gauche
timbuktu-picture-fact-place = { $own ->
    [0] votre premier chameau ici
    [one] un de vos chameaux est ici
   *[other] { $own } de vos chameaux sont ici
} ; ensuite, gratuit vers { $straight } et { $aside }
timbuktu-picture-fact-to-load = à charger : { $goods }
timbuktu-picture-fact-left-over = il reste : { $goods }
timbuktu-picture-fact-takeback = le chameau { $camel } est déchargé : { $load }

## Toute la vue en mots

timbuktu-picture-text-lost = { $name } { $count }
timbuktu-picture-text-losses = Marchandises perdues : { $losses }.
timbuktu-picture-text-unloaded = Reste à charger : { $goods }.
timbuktu-picture-text-result = Résultat
timbuktu-picture-text-kind-points = { $good } { $points }
timbuktu-picture-text-total = { $name } : { $points } avec { $goods } ({ $parts })
timbuktu-picture-text-notebook = Ce que vous savez des voleurs de cette étape
timbuktu-picture-text-held = En main : { $pack }
timbuktu-picture-text-seen = Vu avant : { $pack }
timbuktu-picture-text-unseen = Pas encore vu : { $enclosures }. Une carte de stalles chacun ({ $stalls }) et une carte de marchandises chacun ({ $goods }).
timbuktu-picture-text-shares = Risque dans chaque stalle (cartes qui la pillent) : { $shares }
timbuktu-picture-text-share = { $stall } : { $part } sur { $whole }
timbuktu-picture-text-own = Vos chameaux
timbuktu-picture-text-to-load = Le prochain à charger : chameau { $camel }.
timbuktu-picture-text-latest = Dernier coup : { $name }, chameau { $camel }, { $spot } ({ $site }).
timbuktu-picture-text-latest-paid = Dernier coup : { $name }, chameau { $camel }, { $spot } ({ $site }), contre { $price }.
timbuktu-picture-text-ways = Où le chameau peut aller
timbuktu-picture-text-start = Le départ
timbuktu-picture-text-leaving = Encore là ({ $site })
timbuktu-picture-text-arriving = Arrivés ({ $site })
timbuktu-picture-text-arrows = { $enclosure } (flèches : { $arrows })
timbuktu-picture-text-missing = . Places gardées pour { $names }
timbuktu-picture-text-value = { $good } : { $out } sur { $loaded } hors jeu, chacune des autres vaut { $out }
timbuktu-picture-text-players = Joueurs
timbuktu-picture-text-line = { $thing } : { $items }
timbuktu-picture-text-worth = { $goods }, valeur actuelle { $points }
timbuktu-picture-text-first-of-stage = commence l’étape
timbuktu-picture-text-first-of-round = commence la manche
timbuktu-picture-text-coming = pas encore placés : { $camels }
timbuktu-picture-text-gap = Un paquet de cartes Voleurs est posé entre { $first } et { $second }.
timbuktu-picture-text-exchanges = { $count ->
    [0] Les paquets n’ont pas encore été transmis dans cette étape.
    [one] Les paquets ont été transmis une fois dans cette étape.
   *[other] Les paquets ont été transmis { $count } fois dans cette étape.
}
timbuktu-picture-text-night = Vols à la fin de l’étape { $stage } ({ $site })
timbuktu-picture-text-theft = { $pack } : { $items }
timbuktu-picture-text-loss = { $name } { $camel }, stalle { $stall } ({ $load }) : { $goods }
timbuktu-picture-text-spared = { $enclosure }, sans vol : { $items }
timbuktu-picture-text-change = { $good } { $before } → { $after }
timbuktu-picture-text-changes = Valeurs : { $values }.
