### Touareg : boutons, explications et ce qui s’est passé en peu de mots

## Sur les boutons

touareg-button-draw = Piocher { $count }
touareg-button-take = Prendre
touareg-button-take-good = Prendre : { $good }
touareg-button-times = × { $count }
touareg-button-count-onto = { $count } → { $animal }
touareg-button-onto = Sur lui
touareg-button-onto-plain = { $count ->
    [0] Sur l’animal { $animal }
   *[other] { $count } sur l’animal { $animal }
}
touareg-button-load = Charger
touareg-button-load-plain = Charger l’animal { $animal }
touareg-button-load-goods = Charger : { $goods }
touareg-button-load-goods-plain = Animal { $animal } : { $goods }
touareg-button-send = Au marché
touareg-button-send-goods = Déposer : { $goods }
touareg-button-buy = Acheter une carte
touareg-button-buy-special = Acheter : { $special }
touareg-button-buy-for = { $special } −{ $payment }
touareg-button-paid = { $goods } de { $animal }
touareg-button-hide = Cacher
touareg-button-hide-hand = Cacher une carte en main
touareg-button-hide-good = Cacher : { $good }
touareg-button-hide-plain = Cacher : { $good } de { $animal }
touareg-button-in-cave = { $text } ({ $cave })
touareg-button-rob = Envoyer un voleur
touareg-button-rob-whom = Voler
touareg-button-rob-plain = Voler : { $mark }
touareg-button-rob-hand = une carte
touareg-button-rob-good = { $good }, { $place }
touareg-button-rob-what = Voler : { $what }
touareg-button-rob-from = { $text } ({ $mark })
touareg-button-settle = Convertir ou garder
touareg-button-cash = Convertir : { $specials }
touareg-button-keep-all = Tout garder
touareg-button-end = Finir le tour

## Ce que fait une action

touareg-explain-draw = Trois cartes de la pioche vont en main ; ensuite au moins une va au marché.
touareg-explain-send = À vous de choisir ; d’autres peuvent les prendre. En fin de tour, quatre cartes en main au plus.
touareg-explain-load = Jusqu’à quatre cartes de la main sur un animal, dans votre ordre ; seule celle du dessus bouge.
touareg-explain-market = Jusqu’à quatre marchandises d’une sorte passent du marché sur un seul animal.
touareg-explain-buy = Âne, grotte, voleur ou plan : 3 dinars de cartes et du dessus des charges, sans monnaie.
touareg-explain-hide = En plus de l’action : dans une grotte, le bien compte pour vous et personne ne le vole.
touareg-explain-steal = En plus de l’action : il prend le dessus d’une charge, ou une carte en main au hasard.
touareg-explain-settle = Vos cartes non utilisées valent des points maintenant, ou restent pour l’étape 2.
touareg-explain-end = Votre tour est fini ; au suivant.

## Ce que quelqu’un a fait

touareg-did-drew = pioche { $count }
touareg-did-sent = dépose { $goods }
touareg-did-loaded = charge { $goods }
touareg-did-took = prend { $count } { $good }
touareg-did-bought = achète { $special } contre { $payment }
touareg-short-paid-counted = { $count ->
    [1] { $good }
   *[other] { $count } { $good }
}
touareg-did-hid-from-hand = cache une carte
touareg-did-hid-good = cache { $good }
touareg-did-hid-from-animal = cache { $good }
touareg-did-stole-from-hand = vole une carte à { $victim }
touareg-did-stole-good = vole { $good } à { $victim }
touareg-did-stole-from-animal = vole { $good } à { $victim }
touareg-did-lost-good = vous vole { $good }
touareg-did-passed = passe
touareg-did-stage-scored = a marqué { $points } pour ses majorités
touareg-did-settled = { $points ->
    [0] a gardé { $kept }
   *[other] a converti { $cashed } en { $points }
}

## Ce par quoi se comparent les positions, dans les raisons d’un robot

touareg-figure-hand = cartes dans votre main
touareg-figure-animals = animaux de votre côté
touareg-figure-plans = vos plans
touareg-figure-lead-water = votre avance en eau ensuite
touareg-figure-lead-gold = votre avance en or ensuite
touareg-figure-lead-salt = votre avance en sel gemme ensuite
touareg-figure-lead-millet = votre avance en millet ensuite
touareg-figure-loaded = marchandises sur vos animaux
touareg-figure-caves = vos grottes
touareg-figure-hidden = marchandises dans vos grottes
touareg-figure-thieves = vos voleurs encore prêts
touareg-figure-scored = points marqués à l’étape 1
touareg-figure-others = ce qu’ont les autres
