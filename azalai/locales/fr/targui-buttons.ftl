### Boutons

targui-button-place = { $number } { $thing }
targui-button-action-noble = Noble
targui-button-action-merchant = Marchand
targui-button-action-mirage = Fata Morgana
targui-button-action-silversmith = Orfèvre
targui-button-action-caravan = Caravane
targui-button-action-expansion = Essor
targui-button-collect = Prendre
targui-button-row = Rangée { $row }
targui-button-row-paid = Rangée { $row } pour { $payment }
targui-button-free = rien à payer
targui-button-stored = 1 or du puits
targui-button-lay = Poser
targui-button-keep = Garder
targui-button-discard = Défausser
targui-button-use = Utiliser
targui-button-use-card = Utiliser une carte
targui-button-trade = Échanger
targui-button-sell = Vendre
targui-button-deal = { $give } → { $get }
targui-button-other-good = { $count ->
    [one] autre marchandise
   *[other] autres marchandises
}
targui-button-too-many = { $text } ({ $goods }/{ $limit })
targui-button-mirage = Déplacer
targui-button-marker = Déplacer { $marker }
targui-button-marker-to = { $marker } vers { $target }
targui-button-take = Prendre { $what }
targui-button-take-caption = Prendre
targui-button-give = Rendre { $what }
targui-button-give-caption = Rendre
targui-button-goods = des marchandises
targui-button-gift = or ou point
targui-button-shift = Déplacer une carte
targui-button-shift-from = Déplacer { $slot }
targui-button-shift-to = { $slot } vers { $target }
targui-button-swap = { $slot } avec { $target }
targui-button-done = Terminer
targui-button-end = Fin
targui-button-without = Finir sans { $letters }
targui-button-plain = { $letter }, { $thing } : { $text }
targui-button-plain-short = { $letter } : { $text }

### Ce que fait chaque action, en entier

targui-explain-place = Un Targui utilise sa carte ; là où deux de vos lignes se croisent, vous avez un marqueur.
targui-explain-collect = Votre Targui prend 1 marchandise de la sorte que montre sa carte.
targui-explain-take = Prenez ce que montre la carte Marchandises ; une carte Tribu cachée la remplace.
targui-explain-lay = Payez le coût : la carte Tribu rejoint votre étalage, avec ses points et son effet.
targui-explain-keep = La carte va dans votre main vide ; le Noble pourra la poser lors d’un tour suivant.
targui-explain-discard = La carte Tribu part à la défausse ; vous ne payez et ne recevez rien.
targui-explain-trade = 2 marchandises identiques contre 1 autre, ou 3 contre 1 or, autant de fois que possible.
targui-explain-barter = À 1 contre 1, et 3 contre 1 or ; choisissez tout d’un coup pour cette visite.
targui-explain-sell = Une vente : 2 identiques pour 1 point, 4 pour 3 ; 1 or pour 2 points, 2 pour 4.
targui-explain-caravan = Retournez la première carte Marchandises et prenez ce qu’elle montre.
targui-explain-expand = Piochez une carte Tribu : posez-la, gardez-la en main vide, ou défaussez-la.
targui-explain-mirage = Déplacez un de vos marqueurs non utilisés vers une autre carte visible sans marqueur.
targui-explain-gain = Votre nouvelle carte donne des marchandises : choisissez lesquelles.
targui-explain-gift = Au lieu de marchandises, votre nouvelle carte donne 1 or ou 1 point.
targui-explain-shift = Déplacez une carte de votre étalage, ou échangez-en deux ; aucun vide ne doit rester.
targui-explain-give = Ces marchandises retournent à la réserve ; vous choisissez lesquelles.
targui-explain-points = Perdez des points en jetons plutôt que des marchandises ou de l’or.
targui-explain-gold = Perdez 1 or dans l’attaque plutôt que des points.
targui-explain-done = Vous terminez ici et passez à vos autres actions.
targui-explain-end = Vos actions sont finies ; ce qui n’est pas utilisé est perdu pour ce tour.

### Ce qu’un joueur a fait : après son nom, joint à d’autres actions

targui-did-lost-goods = a perdu { $goods } dans l’attaque
targui-did-lost-points = a perdu { $points ->
    [one] { $points } point
   *[other] { $points } points
} dans l’attaque
targui-did-lost-gold = a perdu 1 or dans l’attaque
targui-did-spared = n’a rien perdu dans l’attaque ({ $card })
targui-did-could-not-pay = n’a rien pu payer : { $other } a pris { $points ->
    [one] { $points } point
   *[other] { $points } points
}
targui-did-comforted = a pris { $points ->
    [one] { $points } point
   *[other] { $points } points
} après l’attaque ({ $card })
targui-did-placed = a pris place : { $border }
targui-did-marked = { $cards-count ->
    [0] n’a pas de marqueur
    [one] a { $cards-count } marqueur
   *[other] a { $cards-count } marqueurs
}
targui-did-collected = a pris { $good }
targui-did-took = a pris { $gain }
targui-did-took-extra = a pris en plus { $good } ({ $card })
targui-did-laid = a posé { $card }, { $row }, pour { $payment }
targui-did-stored = a mis 1 or sur { $card }
targui-did-announced = ne laisse à { $other } que { $figures ->
    [one] { $figures } Targui
   *[other] { $figures } Targuis
} au tour suivant ({ $card })
targui-did-gained = a pris { $goods } ({ $card })
targui-did-gift-taken = a pris { $token } ({ $card })
targui-did-kept = a gardé { $card }
targui-did-kept-unseen = a gardé une carte sans la montrer
targui-did-discarded = a défaussé { $card }
targui-did-drew = a pioché une carte Tribu
targui-did-caravan-turned-up = a retourné une carte Marchandises ({ $card })
targui-did-traded = a échangé { $bargain }
targui-did-bartered = a échangé { $give } → { $gold ->
    [0] { $get }
   *[other] { $gold } or{ $get-count ->
        [0] {""}
       *[other] , { $get }
    }
}
targui-did-sold = a vendu { $sale }
targui-did-marker-moved = a déplacé un marqueur : { $source } → { $target }
targui-did-shifted = a déplacé { $card } : { $slot }
targui-did-swapped = a échangé { $card } et { $other }
targui-did-returned = { $gold ->
    [0] a rendu { $goods }
   *[other] a rendu { $gold } or
}
targui-did-ended = { $waived ->
    [0] a terminé
    [one] a terminé, { $waived } action de côté
   *[other] a terminé, { $waived } actions de côté
}
targui-did-last-round = a posé la douzième carte : dernier tour

## Ce par quoi se comparent les positions, dans les raisons d’un robot

targui-figure-score = votre avance en points ensuite
targui-figure-alike = vos rangées en route vers une seule tribu
targui-figure-mixed = vos rangées en route vers quatre tribus
targui-figure-goods = marchandises en réserve
targui-figure-gold = votre or
targui-figure-hand = la carte dans votre main
targui-figure-display = votre étalage et ses rangées
targui-figure-actions = vos figurines et marqueurs encore à utiliser
targui-figure-other = ce qu’a l’autre
