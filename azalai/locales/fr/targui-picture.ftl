### Targui : les mots dans ses images et à côté

targui-picture-title = { targui-name }

## Petits morceaux

targui-picture-amount = { $count } { $kind ->
    [dates] { $count ->
        [one] datte
       *[other] dattes
    }
    [salt] sel
    [pepper] poivre
    [stored] or de la carte Puits
   *[gold] or
}
targui-picture-or = {" ou "}
targui-picture-empty = vide
targui-picture-free = libre
targui-picture-gone = pas de carte
targui-picture-used = utilisé
targui-picture-used-on = { $place }, utilisé
targui-picture-possible = possible
targui-picture-impossible = impossible pour l’instant
targui-picture-any-good = 1 marchandise au choix
targui-picture-any-goods = { $count ->
    [one] { $count } marchandise
   *[other] { $count } marchandises
}
targui-picture-cards = { $count ->
    [0] aucune carte
    [one] 1 carte
   *[other] { $count } cartes
}
targui-picture-points = { $count ->
    [one] { $count } point
   *[other] { $count } points
}
targui-picture-facts = { $symbol }, { $points }, coûte { $price }
targui-picture-face-down-goods = carte Marchandises cachée
targui-picture-face-down-tribe = carte Tribu cachée
targui-picture-hand-none = pas de carte en main
targui-picture-hand-hidden = 1 carte cachée en main
targui-picture-hand-card = carte en main : { $card }
targui-picture-hand-open = vue de tous
targui-picture-hand-waits = à poser à partir du prochain tour
targui-picture-hand-fresh = à poser avec le Noble à partir du prochain tour, par le Sentier caché dès maintenant
targui-picture-in-all = { $points } ({ $tokens } en jetons, { $printed } imprimés sur les cartes, { $later } pour les rangées et les effets)
targui-picture-so-far = { $points } jusqu’ici ({ $tokens } en jetons, { $printed } sur les cartes)
targui-picture-figures = Targuis sur { $places }
targui-picture-figure = Targui placé par { $name }
targui-picture-figure-used = Targui placé par { $name }, utilisé
targui-picture-marker = marqueur pour { $name }
targui-picture-marker-used = marqueur pour { $name }, utilisé
targui-picture-part = { $part } { $points }
targui-picture-robber = Le Pillard est sur { $border }.
targui-picture-placeable = Un Targui peut être placé sur : { $borders }.

## Où en est la partie

targui-picture-placing = Tour { $round } sur { $rounds }, placement des Targuis.{ $last ->
    [yes] {" "}C’est le dernier tour.
   *[no] {""}
}
targui-picture-acting = Tour { $round } sur { $rounds }, actions.{ $last ->
    [yes] {" "}C’est le dernier tour.
   *[no] {""}
}
targui-picture-raid-heading = L’attaque { $number } prend { $demand }. Que rendez-vous ?
targui-picture-raid = Attaque { $number } sur 4 : chacun donne { $demand }.
targui-picture-won = La partie est terminée : { $name } gagne avec { $points }.
targui-picture-shared = La partie est terminée : { $names } partagent la victoire, à { $points }.
targui-picture-to-act = À { $name } de jouer.
targui-picture-to-place = À { $name } de placer un Targui, { $count ->
    [one] le dernier.
   *[other] il en reste { $count }.
}
targui-picture-to-pay = À { $name } de payer l’attaque.
targui-picture-pending-trade = { $name } est chez le Marchand et peut encore échanger.{ $count ->
    [0] {""}
    [one] {" "}Il reste 1 échange un contre un.
   *[other] {" "}Il reste { $count } échanges un contre un.
}
targui-picture-pending-take = { $name } choisit ce que donne la Caravane{ $known ->
    [yes] {" "}({ $card }).
   *[no] .
}
targui-picture-pending-drawn = { $known ->
    [yes] { $name } décide de la carte Tribu piochée, { $card }.
   *[no] { $name } décide de la carte Tribu piochée.
}
targui-picture-pending-gain = { $name } prend { $count ->
    [one] { $count } marchandise
   *[other] { $count } marchandises
}{ $known ->
    [yes] {" "}({ $card }).
   *[no] .
}
targui-picture-pending-gift = { $name } prend { $count ->
    [one] { $count } marchandise
   *[other] { $count } marchandises
}, 1 or ou 1 point{ $known ->
    [yes] {" "}({ $card }).
   *[no] .
}
targui-picture-pending-shift = { $name } peut encore déplacer { $count ->
    [one] { $count } carte
   *[other] { $count } cartes
} de son étalage.
targui-picture-pending-limit = { $name } doit rendre { $count ->
    [one] { $count } marchandise.
   *[other] { $count } marchandises.
}

## Libellés des réponses

targui-picture-choice-card = { $card } ({ $place } ; { $price })
targui-picture-choice-item = { $thing } ({ $note })
targui-picture-choice-free-of-charge = rien à payer
targui-picture-choice-empty-row = une rangée vide

## Ce qu’il faut savoir d’un choix

targui-picture-fact-marker = marqueur sur { $cards }
targui-picture-fact-no-marker = pas de nouveau marqueur
targui-picture-fact-noble = pose votre carte en main, ou la défausse
targui-picture-fact-merchant = 3 marchandises identiques pour 1 or, 2 pour 1 autre marchandise
targui-picture-fact-mirage = déplace un de vos marqueurs
targui-picture-fact-silversmith = marchandises identiques, ou or, contre des points
targui-picture-fact-caravan = prend ce que montre la première carte Marchandises
targui-picture-fact-expansion = pioche la première carte Tribu
targui-picture-fact-price = coûte { $price }
targui-picture-fact-place = place { $number } sur { $places }
targui-picture-fact-keep = à poser par le Noble à partir du prochain tour
targui-picture-fact-discard = vous ne payez rien, et la carte sort du jeu
targui-picture-fact-pile = dans la pile : { $cards }
targui-picture-fact-end = { $count ->
    [one] vous renonceriez à { $count } action
   *[other] vous renonceriez à { $count } actions
}
targui-picture-fact-rows = les rangées rapportent alors { $points } (maintenant { $now })
targui-picture-fact-extra = et { $good } de plus ({ $card })
targui-picture-fact-left = il vous reste { $rest }
targui-picture-fact-held = vous avez alors { $held }
targui-picture-fact-too-many = vous avez alors { $held }, { $goods } marchandises en tout ; { $limit } au plus se gardent
targui-picture-in-short-t07 = Dès la pose : 1 marchandise au choix par paire de cartes de votre étalage.
targui-picture-in-short-t08 = La carte en main se pose sans le Noble, pour 1 marchandise de plus.
targui-picture-in-short-t09 = Reçoit 1 or, qui paie une fois une carte Tribu qui coûte de l’or.
targui-picture-in-short-t18 = Dès la pose : 1 marchandise au choix par paire de places libres de votre étalage.
targui-picture-in-short-t26 = À chaque tour sans marchandise d’une carte Marchandises : 1 marchandise au choix.
targui-picture-in-short-t27 = Dès la pose : vous pouvez déplacer jusqu’à deux cartes de votre étalage, ou en échanger deux.
targui-picture-in-short-t32 = À la fin : deux rangées à quatre symboles au plus rapportent 4 points chacune au lieu de 2.
targui-picture-in-short-t44 = Chez le Marchand, vous échangez les marchandises à 1 contre 1.

## Toute la vue en mots

targui-picture-phase-placing = placement des Targuis
targui-picture-phase-acting = actions
targui-picture-phase-raid = attaque
targui-picture-phase-over = fin
targui-picture-text-item = { $thing } : { $content }
targui-picture-text-noted = { $thing } ({ $note })
targui-picture-text-result = Résultat
targui-picture-text-total = { $name } : { $points } ({ $parts })
targui-picture-text-round = Tour { $round } : { $phase }.
targui-picture-text-next-raid = Ensuite : { $border }, qui prend { $demand }.
targui-picture-text-first = { $name } a l’amulette et commence.
targui-picture-text-latest = Dernier coup : { $name }, { $traces }.
targui-picture-text-latest-plain = Dernier coup : { $name }.
targui-picture-text-middle = Le milieu, rangée par rangée
targui-picture-text-border = La périphérie
targui-picture-text-supply-title = Pioches et réserve
targui-picture-text-goods-pile = Cartes Marchandises : { $cards } dans la pioche ; défausse : { $discard }.
targui-picture-text-tribe-pile = Cartes Tribu : { $cards } dans la pioche ; défausse : { $discard }.
targui-picture-text-supply = Dans la réserve : { $stock }, { $points } (moins de 0 : dus aux joueurs).
targui-picture-text-limits = au plus { $goods } marchandises et { $gold } jetons Or après les actions
targui-picture-text-hand = La carte en main, posée maintenant
targui-picture-text-over = terminé
targui-picture-text-stored = l’or y est
targui-picture-text-spent = l’or est dépensé
targui-picture-text-stands = { $points } en l’état
targui-picture-text-to-place = { $count ->
    [one] { $count } Targui à placer
   *[other] { $count } Targuis à placer
}
targui-picture-text-short-next = seulement 2 Targuis au prochain tour
targui-picture-text-received = des cartes Marchandises ont donné ce tour-ci : { $goods }
targui-picture-text-figure = Targui sur { $border }
targui-picture-text-marker = marqueur, { $place }, { $card }
targui-picture-text-gain = donne { $tokens }
targui-picture-text-card-of = pose { $card }
targui-picture-text-trade = { $give } contre { $get }
targui-picture-text-payable = peut être payée maintenant
targui-picture-text-not-payable = ne peut pas être payée maintenant
targui-picture-text-discount = { $count ->
    [one] { $count } marchandise de moins
   *[other] { $count } marchandises de moins
}
targui-picture-text-completes = complète une rangée pour { $points }

## Une carte de près

targui-picture-close-up-alt = { targui-name }, une carte de près : { $card }. { $content }
targui-picture-close-up-tribe = Carte Tribu { $number } : { $card }
targui-picture-close-up-goods = Carte Marchandises { $number } : { $card }
targui-picture-close-up-border = Périphérie : { $card }
targui-picture-close-up-price = Coût : { $price }, à payer quand la carte est posée dans l’étalage.
targui-picture-close-up-points = Elle vaut { $points } à la fin, tant qu’elle est dans l’étalage.
targui-picture-close-up-plain = Elle n’a pas d’autre effet.
targui-picture-close-up-effect = Quand elle agit : { $timing }. { $effect }
targui-picture-close-up-gives = Le joueur dont un marqueur s’y trouve prend { $gain }. Elle est ensuite défaussée, et une carte Tribu prend sa place.
targui-picture-close-up-stand = Le joueur qui y place un Targui prend { $good }.
targui-picture-close-up-action = Le joueur qui y place un Targui peut faire ceci. { $action }
targui-picture-close-up-raid = { $action } Ici : { $demand }.
targui-picture-close-up-last = Après elle, la partie est terminée.
targui-picture-label-price = Coût
targui-picture-label-points = Points
targui-picture-label-effect = Effet
targui-picture-label-gives = Donne
targui-picture-label-raid = Attaque
