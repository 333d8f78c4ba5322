### Touareg : les mots dans les images et à côté d’elles

touareg-picture-title = { touareg-name }

## Petites pièces

touareg-picture-empty = vide
touareg-picture-cards = { $count ->
    [0] aucune carte
    [one] 1 carte
   *[other] { $count } cartes
}
touareg-picture-points = { $count ->
    [one] { $count } point
   *[other] { $count } points
}
touareg-picture-dinars = { $count ->
    [one] { $count } dinar
   *[other] { $count } dinars
}
touareg-picture-hidden = { $count ->
    [one] 1 marchandise cachée
   *[other] { $count } marchandises cachées
}

## Où en est la partie

touareg-picture-stage-after = Après l’étape { $stage } sur 2
touareg-picture-stage-running = Étape { $stage } sur 2, { $pile ->
    [0] la pioche est vide.
    [one] il reste 1 carte dans la pioche.
   *[other] il reste { $pile } cartes dans la pioche.
}
touareg-picture-stage-last-turn = Étape { $stage } sur 2, la pioche est vide : chacun joue son dernier tour.
touareg-picture-stage-settling = L’étape { $stage } sur 2 est comptée ; chacun convertit ou garde ses cartes spéciales non utilisées.
touareg-picture-won = La partie est terminée : { $name } gagne avec { $points }.
touareg-picture-shared = La partie est terminée : { $names } partagent la victoire, à { $points }.
touareg-picture-to-act = C’est à { $name } de jouer.
touareg-picture-to-send = { $name } doit encore déposer au moins { $count ->
    [one] 1 carte
   *[other] { $count } cartes
} au marché.

## Étiquettes des réponses

touareg-picture-choice-animal = { $place } ({ $load })
touareg-picture-choice-cave = { $cave } ({ $content })
touareg-picture-choice-empty-camel = chameau vide
touareg-picture-choice-empty-donkey = âne vide
touareg-picture-choice-empty-cave = grotte vide
touareg-picture-choice-hand-at-random = une carte de la main, au hasard
touareg-picture-choice-keep-all = tout garder
touareg-picture-choice-paid = { $place } : { $goods }
touareg-picture-choice-cashed = { $specials } : { $points }

## Ce qu’il faut savoir d’une réponse

touareg-picture-fact-draw = { $pile } dans la pioche. Ensuite, au moins { $least } de vos cartes va au marché.
touareg-picture-fact-draw-last = { $count ->
    [one] La dernière carte : ensuite, chacun joue encore une fois.
   *[other] Les { $count } dernières cartes : ensuite, chacun joue encore une fois.
}
touareg-picture-fact-market = { $count } au marché. Vous { $own ->
    [0] n’en avez pas
   *[other] en avez { $own }
}, les autres { $most ->
    [0] n’en montrent pas
   *[other] { $most } au plus
}. Majorité : { $points }.
touareg-picture-fact-then = Ensuite, { $good } : { $own } à vous, { $most ->
    [0] rien aux autres
   *[other] { $most } au plus aux autres
}. Majorité : { $points }.
touareg-picture-fact-kind = { $good } { $own } (autres { $most })
touareg-picture-fact-then-kinds = Ensuite : { $kinds }.
touareg-picture-fact-load = Au-dessus : { $good }. { $then }
touareg-picture-fact-room = Encore { $room } { $room ->
    [one] place
   *[other] places
}. De votre main, il peut porter : { $goods }.
touareg-picture-fact-buy-donkey = Porte 4 marchandises, toutes sortes, tout ordre. Il en reste { $left }.
touareg-picture-fact-buy-cave = Cache 1 marchandise par tour, 2 en tout : comptées, hors d’atteinte. Il en reste { $left }.
touareg-picture-fact-buy-thief = Prend, une fois, une carte d’une main au hasard, ou le dessus d’un animal. Il en reste { $left }.
touareg-picture-fact-buy-plan = Rapporte 2 points si vous le convertissez à la fin d’une étape. Il en reste { $left }.
touareg-picture-fact-payment = { $over ->
    [0] Exactement { $dinars } dinars.
   *[other] { $dinars } dinars, { $over } de trop.
}
touareg-picture-fact-payment-last = Il n’en reste pas sur vos animaux : { $goods }.
touareg-picture-fact-send = { $count ->
    [one] Votre seule carte doit partir.
   *[other] Au moins { $least } de vos { $count } cartes.
} Les autres peuvent prendre ce qui s’y trouve.
touareg-picture-fact-keep = Reste en main : { $hand }.
touareg-picture-fact-keep-no-card = Il ne vous reste aucune carte en main.
touareg-picture-fact-hide = La grotte contient alors : { $content }. Personne ne peut { $count ->
    [one] la
   *[other] les
} prendre.
touareg-picture-fact-hide-hand = Dans la grotte : { $content }. { $then }
touareg-picture-fact-steal-hand = { $count ->
    [one] Sa seule carte.
   *[other] Une de ses { $count } cartes.
}
touareg-picture-fact-steal = { $good }. { $then }
touareg-picture-fact-victim = { $cards } en main. Sur ses animaux, au-dessus : { $goods }.
touareg-picture-fact-kept = Gardé pour l’étape 2 : { $specials }.
touareg-picture-fact-keep-none = Rien n’est gardé pour l’étape 2.
touareg-picture-fact-pass = Vous passez : l’action de ce tour est perdue.
touareg-picture-fact-end-hide = Vous pourriez encore cacher une marchandise.

## Texte de remplacement

touareg-picture-alt-scored = { touareg-name }, les points après l’étape { $stage }. { $players }
touareg-picture-alt-scored-player = { $name } : { $points }.

## Toute la vue en mots

touareg-picture-text-order = Les chargements sont donnés de bas en haut.
touareg-picture-text-market = Marché
touareg-picture-text-market-line = { $good } : { $count } au marché ; vaut { $dinars } ; la majorité rapporte { $points }.
touareg-picture-text-leaders = { $good } : { $count } au marché ; vaut { $dinars } ; la majorité rapporte { $points }, en tête sur les animaux : { $names }.
touareg-picture-text-specials = Cartes spéciales en vente, { $dinars } chacune
touareg-picture-text-discard = Défausse : { $goods }.
touareg-picture-text-latest = Dernier coup : { $name } ({ $traces }).
touareg-picture-text-latest-plain = Dernier coup : { $name }.
touareg-picture-text-arrived = { $place } : { $goods } au-dessus
touareg-picture-text-touched = marché : { $goods }
touareg-picture-text-bought = achat : { $special }
touareg-picture-text-hand-hidden = Main : { $cards }
touareg-picture-text-hand = Main : { $goods } ({ $dinars })
touareg-picture-text-item = { $thing } : { $content }
touareg-picture-text-cave-used = { $content }, déjà servie ce tour
touareg-picture-text-thief = voleur
touareg-picture-text-thief-ready = pas encore utilisé
touareg-picture-text-thief-used = utilisé, avec 1 marchandise cachée
touareg-picture-text-thief-holds = utilisé, avec { $good }
touareg-picture-text-plans = { $count ->
    [one] 1 plan, qui vaut
   *[other] { $count } plans, qui valent chacun
} { $points }
touareg-picture-text-score = Étape { $stage } : { $points } (majorités : { $goods } ; cartes spéciales non utilisées : { $specials })
touareg-picture-text-score-none = Étape { $stage } : { $points } (aucune majorité ; cartes spéciales non utilisées : { $specials })
touareg-picture-text-kind-points = { $good } { $points }
touareg-picture-text-total = { $name } : { $points }
touareg-picture-text-result = Résultat
touareg-picture-text-unused = À la fin d’une étape, une carte spéciale non utilisée vaut { $points }, un plan { $plan }.
