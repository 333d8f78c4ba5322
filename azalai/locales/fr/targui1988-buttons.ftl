### Targui 1988 en peu de mots : boutons, ce que fait un acte, ce que quelqu’un a fait

## Boutons

targui1988-button-corner = Secteur { $sector }
targui1988-button-camp = Camp en { $square }
targui1988-button-from = { $act ->
    [march] Aller
    [attack] Attaquer
   *[other] Partir
} de { $square }
targui1988-button-set-out-from = Se déplacer ou attaquer de { $square }
targui1988-button-way = { $source } → { $target }
targui1988-button-to = Vers { $place }
targui1988-button-with = { $place } avec { $camels }
targui1988-button-worth = { $place }{ $worth ->
    [0] {""}
   *[other] {" "}+{ $worth }
}
targui1988-button-march = Aller en { $place }
targui1988-button-march-way = Aller { $way }
targui1988-button-attack = Attaquer { $square }
targui1988-button-attack-way = Attaquer { $square } depuis { $source }
targui1988-button-buy = Achat { $square }
targui1988-button-buy-number = { $camels } → { $square }{ $left ->
    [0] , −{ $silver }→0
   *[other] {" "}(−{ $silver })
}
targui1988-button-buy-number-plain = Acheter { $camels } pour { $square } (−{ $silver } argent{ $left ->
    [0] , reste 0
   *[other] {""}
})
targui1988-button-pay = { $text }{ $left ->
    [0] , −{ $silver }→0
   *[other] {" "}(−{ $silver })
}
targui1988-button-pay-plain = { $text } (−{ $silver } argent{ $left ->
    [0] , reste 0
   *[other] {""}
})
targui1988-button-brief = { $square } : { $camels }
targui1988-button-all = Les { $camels }
targui1988-button-all-camels = { $camels ->
    [one] Le { $camels } chameau
   *[other] Les { $camels } chameaux
}
targui1988-button-some = { $camels }
targui1988-button-some-camels = { $camels ->
    [one] { $camels } chameau
   *[other] { $camels } chameaux
}
targui1988-button-act-set-out = Partir
targui1988-button-act-march = Se déplacer
targui1988-button-act-attack = Attaquer
targui1988-button-act-buy = Acheter
targui1988-button-roll = Relancer
targui1988-button-press = Continuer
targui1988-button-press-end = Jusqu’au bout
targui1988-button-press-end-whole = Continuer jusqu’au bout
targui1988-button-press-least = Au moins { $least }
targui1988-button-press-least-whole = Continuer tant qu’il reste { $least ->
    [one] { $least } chameau
   *[other] { $least } chameaux
}
targui1988-button-stop = Cesser
targui1988-button-end = Finir le tour
targui1988-button-caption-camp = Établir le camp en
targui1988-button-caption-set-out = Se déplacer ou attaquer de
targui1988-button-caption-march = Se déplacer de
targui1988-button-caption-attack = Attaquer de
targui1988-button-caption-with = Case : nombre de chameaux
targui1988-button-caption-buy = Acheter des chameaux (1 argent chacun) pour

## Ce que fait un acte

targui1988-explain-sector = Votre camp sera dans ce secteur du plateau ; chaque tribu en choisit un autre.
targui1988-explain-camp = Votre camp remplace cette carte. Sans votre propre camp, vous n’avez pas de tribut.
targui1988-explain-march = Des chameaux vont à côté sur un territoire sans chameaux adverses : il est à vous.
targui1988-explain-attack = Tous les chameaux d’un territoire en attaquent un voisin : à vous le dé, puis à lui.
targui1988-explain-roll = Encore un jet de votre part et un du défenseur, puis vous décidez de nouveau.
targui1988-explain-press = Les jets se suivent jusqu’à la décision, ou s’il vous reste moins de chameaux que choisi.
targui1988-explain-stop = L’attaque est finie : chacun garde son territoire et les chameaux qui restent.
targui1988-explain-occupy = Au moins un des chameaux qui ont attaqué y va ; les autres restent sur place.
targui1988-explain-buy = 1 pièce d’argent par chameau, pour un seul de vos territoires, une fois par tour.
targui1988-explain-end = Votre tour est fini. L’argent que vous n’avez pas dépensé vous reste.

## Ce que quelqu’un a fait

targui1988-did-sector-taken = a pris le secteur { $sector }
targui1988-did-camp-pitched = a établi son camp en { $square }
targui1988-did-turn-came = { "" }
targui1988-did-passed = n’a rien fait
targui1988-did-marched = a déplacé { $camels } vers { $target }
targui1988-did-claimed = a pris { $target } avec { $camels }
targui1988-did-seized = a pris { $target } à { $victim } avec { $camels }{ $left ->
    [0] {" "}({ $victim } hors jeu)
   *[other] {""}
}
targui1988-did-attacked = a attaqué { $victim } en { $target }
targui1988-did-struck = a lancé { $die }{ $bonus ->
    [0] {""}
   *[other] {" "}+ { $bonus }
} ({ $victim } −{ $lost })
targui1988-did-struck-back = a lancé { $die }{ $bonus ->
    [0] {""}
   *[other] {" "}+ { $bonus }
} ({ $victim } −{ $lost })
targui1988-did-struck-often = a lancé { $count } fois ({ $victim } −{ $lost })
targui1988-did-struck-back-often = a lancé { $count } fois ({ $victim } −{ $lost })
targui1988-did-broken-off = a cessé d’attaquer { $target }
targui1988-did-repelled = a échoué en { $target }
targui1988-did-conquered = a conquis { $target } sur { $victim }{ $left ->
    [0] {" "}({ $victim } hors jeu)
   *[other] {""}
}
targui1988-did-camp-lost = a pris le camp de { $victim }
targui1988-did-camp-regained = a repris son camp
targui1988-did-bought = a acheté { $camels } pour { $square }
targui1988-did-destiny = Destin : { $card }
targui1988-did-camels-lost = { $camels ->
    [one] a perdu 1 chameau
   *[other] a perdu { $camels } chameaux
}
targui1988-did-camels-gained = { $camels ->
    [one] a reçu 1 chameau
   *[other] a reçu { $camels } chameaux
}
targui1988-did-silver-lost = a perdu { $silver } { $silver ->
    [one] pièce
   *[other] pièces
}
targui1988-did-silver-gained = a reçu { $silver } { $silver ->
    [one] pièce
   *[other] pièces
}
targui1988-did-tribute = a reçu { $silver } de tribut
targui1988-did-no-tribute = n’a pas eu de tribut

## Ce par quoi se comparent les positions, dans les raisons d’un robot

targui1988-figure-danger = danger de perdre votre camp
targui1988-figure-guard = chameaux qui gardent votre camp
targui1988-figure-safe = tribut qui devrait rester sûr
targui1988-figure-reach = valeur sans garde à côté de vos troupeaux
targui1988-figure-assault = le meilleur que vos attaques devraient rapporter
targui1988-figure-storm = chance de prendre bientôt un camp
targui1988-figure-camps = camps des autres que vous tenez
targui1988-figure-territories = vos territoires
targui1988-figure-camels = vos chameaux
targui1988-figure-their-danger = danger pour un camp adverse
targui1988-figure-their-safe = tribut qui devrait rester sûr au plus fort des autres
targui1988-figure-their-reach = valeur sans garde à côté des troupeaux d’un autre
targui1988-figure-their-storm = chance qu’un autre prenne bientôt un camp
targui1988-figure-their-land = territoires des autres
targui1988-figure-their-camels = chameaux des autres
targui1988-figure-their-camps = camps que tiennent les autres
