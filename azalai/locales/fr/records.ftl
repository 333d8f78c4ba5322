## Le journal

log-told = (pour { $player } uniquement : { $text })

## Le fichier d’une partie

button-export = Exporter
button-export-plain = Sans les noms
button-export-named = Avec les noms
export-whole = Toute la partie de **{ $game }** dans un fichier texte : la graine, chaque coup avec son heure, ce qui a été repris. Gardez-le, ou vérifiez-le et rejouez-le où vous voulez : `azalai verify FICHIER`, `azalai replay FICHIER`.
export-partial = La partie de **{ $game }** jusqu’ici, telle que vous pouvez la connaître : vos propres coups tels qu’ils s’écrivent, ceux des autres en mots. Une fois la partie terminée, le fichier contient tout et peut être rejoué.
record-player = Place { $number }

## La preuve d’une partie honnête

button-verify = Vérifier
verify-title = **{ $game }**, table { $table } : le tirage est-il honnête ?
verify-deal-title = **{ $game }**, { $date } : le tirage est-il honnête ?
verify-seed = Graine : `{ $seed }`
    SHA-256, publié au début de la partie : `{ $hash }`
verify-sealed = ✓ La graine correspond bien au SHA-256 publié au début de la partie.
verify-not-sealed = ✗ **La graine ne correspond pas au SHA-256 publié au début de la partie.** Quelqu’un ou quelque chose l’a changée.
verify-running = Tout le tirage a été fixé au début de la partie ; voici son SHA-256, avec les options et le nombre de places : `{ $hash }`
    Notez-le si vous voulez. La graine elle-même reste secrète jusqu’à la fin ; chacun pourra alors la vérifier.
verify-same = ✓ Rejouée avec cette graine, { $acts ->
    [one] la partie d’un seul coup mène
   *[other] la partie de { $acts } coups mène
} exactement à la même position, octet par octet.
verify-same-so-far = ✓ Les coups du journal, rejoués avec la graine secrète, mènent exactement à la position sur la table.
verify-other-rules = – Non vérifié : la partie a commencé avec la version { $version } des règles, et les miennes sont la version { $now }. Son fichier peut encore être vérifié, avec une version du programme qui les connaît.
verify-options = – Non vérifié : je ne peux pas lire les options de cette partie. Son fichier peut encore être vérifié, avec une version du programme qui les connaît.
verify-astray = ✗ **Le coup { $number } du journal est impossible quand la partie est rejouée avec cette graine.**
verify-different = ✗ **Rejoués avec la graine, les coups du journal mènent à une autre position que celle de la table.**
verify-yourself = Vérifiez-le sans moi : `/table exporter`, puis `azalai verify FICHIER`. SHA-256 de la dernière position : `{ $final }`
verify-deal-yourself = Vérifiez-le sans moi : *Exporter*, puis `azalai verify FICHIER`. SHA-256 de la dernière position : `{ $final }`

## Le film d’une partie

button-film = Revoir
button-film-show = Montrer à tous
film-in-work = Le film de la partie est en train d’être dessiné ; il apparaît ici dès qu’il est prêt, le plus souvent en moins d’une minute.
film-title = **{ $game }** : toute la partie.
film-so-far = **{ $game }** : la partie jusqu’ici, telle que tout le monde peut la voir.
film-alt = { $game } en animation, { $count ->
    [one] une étape
   *[other] { $count } étapes
}. Elle finit ainsi : { $last }
film-shown = Le film apparaît dans le salon de la table.
refusal-film-in-work = Un autre film est en train d’être dessiné pour vous. Redemandez quand vous l’aurez.
refusal-film-when-over = Le film peut être montré à tous une fois la partie terminée. Jusque-là, il n’est que pour vous.
refusal-film-shown = Le film se trouve déjà dans le salon de la table. Vous pouvez l’y revoir.
refusal-no-film = Cette partie ne peut pas être rejouée : elle a commencé avec la version { $version } des règles, et les miennes sont la version { $now }. *{ on-card-log }* raconte ce qui s’y est passé.

## L’analyse d’une partie

button-review = Analyse
button-review-again = Regarder de nouveau
review-title = **{ $game }** : comment les chances de gagner ont évolué, aux yeux d’un robot fort.
review-mistakes = { $count ->
    [one] Une décision vous a coûté quelque chose. Elle a été pesée d’après ce que vous saviez alors.
   *[other] { $count } décisions vous ont coûté le plus. Elles ont été pesées d’après ce que vous saviez alors.
}
review-none = { $count ->
    [one] Bien joué : votre seule décision ne vous a rien coûté qui vaille d’être signalé.
   *[other] Bien joué : aucune de vos { $count } décisions ne vous a coûté quoi que ce soit de notable.
}
review-nothing = Vous n’avez rien eu à choisir dans cette partie.
review-back = { $count ->
    [one] L’une revient en énigme, à partir de demain.
   *[other] { $count } reviennent en énigmes, à partir de demain.
}
review-left = Elles ne reviennent pas. `/azalai préférences` l’arrête pour toutes les parties.
button-not-these = Pas celles-ci
review-guest = Les décisions sont montrées à qui les a prises ; la courbe est pour tout le monde.
review-decision = **{ $number }** · Joué : { $played }
    Mieux : { $better }
    -# { $cost }
review-cost = { $size ->
    [little] Cela a coûté un peu : { $points } % de chances.
    [clear] Cela a coûté cher : { $points } % de chances.
   *[much] Cela a coûté très cher : { $points } % de chances.
}
review-in-work = L’analyse de cette partie se prépare quand aucun robot ne réfléchit. { $total ->
    [0] Elle vient de commencer.
    [one] { $done } décision sur une est pesée.
   *[other] { $done } sur { $total } décisions sont pesées.
}
review-failed = L’analyse de cette partie n’a pas pu se faire. *{ button-film }* montre comment elle s’est passée.
refusal-no-review = Il n’y a pas d’analyse de cette partie : elle n’a pas de robot fort, a été jouée selon des règles plus anciennes, ou n’a pas été menée à son terme. *{ button-film }* montre comment elle s’est passée.
review-curve = Chances de gagner
review-axis = coups
review-percent = { $percent } %
review-alt = Chances de gagner, en courbes, sur { $moves ->
    [one] un coup
   *[other] { $moves } coups
}.
review-alt-player = { $name } : { $first } % au début, { $last } % à la fin, au plus bas { $low } % après le coup { $lowest }, au plus haut { $high } % après le coup { $highest }.
review-alt-marked = Marquées par des numéros : les décisions au coup { $moves }.

## Revoir une partie terminée pas à pas

button-step = Pas à pas
step-heading = { $sign } { $game }, { $date } · { $eyes ->
    [all] vu par tout le monde
   *[seat] vu par { $name }
}
step-chose = { $player } : { $move }
step-secret = { $player } a choisi en secret.
step-better = { $sign } { $move } valait mieux : +{ $points } % de chances
button-step-back = Avant
button-step-on = Après
button-step-own-back = Mien avant
button-step-own-on = Mien après
button-step-far-back = Loin avant
button-step-far-on = Loin après
button-step-place = { $number } sur { $of }
button-step-mistakes = { $number ->
    [0] Erreurs : { $of }
   *[other] { $number } sur { $of }
}
button-step-mistakes-plain = { $number ->
    [0] Erreurs : { $of }
   *[other] Erreur { $number } sur { $of }
}
button-step-why = Pourquoi ?
button-back-to-step = Revenir au pas
step-jump = Aller à…, ou changer de vue
step-jump-own = Aller à…
step-end = La fin
step-beginning = Le début
step-mistake = { $number } : { $move } (a coûté { $points } %)
step-at = { $number } : { $situation }
step-eyes = Comme { $name } l’a vu
step-eyes-all = Comme tout le monde l’a vu
step-number-title = Aller à la décision
step-number-label = Numéro de la décision, de 1 à { $most }
refusal-step-running = Cette partie n’est pas terminée. *{ button-since }* montre le plateau alors et maintenant.
refusal-step-abandoned = Cette partie peut encore être reprise. Revoyez-la quand ce ne sera plus possible.
refusal-step-deal-open = Cette partie peut encore être jouée jusqu’au { $until }. Vous verrez alors les autres mains.
refusal-step-rules = Cette partie a été jouée selon des règles plus anciennes et ne peut pas être revue. *{ button-export }* contient tous ses coups.
refusal-step-removed = { $kept ->
    [some] Cette partie a été supprimée. Les parties sont gardées { $days } jours ici.
   *[all] Cette partie n’existe plus. `/azalai historique` montre les vôtres.
}
refusal-step-range = Il n’y a pas de telle décision. Saisissez un nombre de 1 à { $most }.

## Rejouer à partir d’une décision d’une partie terminée

button-play-on = Jouer d’ici
button-play-on-begin = Commencer
button-play-on-begun = Reprendre à { $step }
play-on-heading = { $sign } { $game }, { $date } · décision { $number } sur { $of }
play-on-title = Jouer à partir d’ici comme { $name } ?
play-on-about = Les cartes cachées sont là où elles étaient vraiment : cette partie ne compte donc pas. Des robots prennent les autres places ; reprenez vos coups autant que vous voulez.
play-on-goes = Vous avez { $count } parties de ce genre. Si vous commencez, celle-ci s’en va : { $which }.
play-on-robots = Robots : { $manner }
play-on-robots-choose = La force des robots
button-what-if-go-on = Continuer
button-what-if-back = Retour à la partie
button-what-if-restart = Encore
what-if-heading = Et si · { $game }, { $date } · décision { $step }
what-if-now = Cette fois { $points }, { $place } place.
what-if-then = Dans la partie { $points }, { $place } place.
what-if-closed = La partie vous attend là où vous l’avez laissée : ce bouton vous y ramène, ou *{ button-play-on }* dans la partie terminée.
what-if-closed-end = Fermé. *{ button-play-on }* dans la partie terminée en commence une autre.
refusal-play-on-rules = Cette partie a été jouée selon des règles plus anciennes ; on peut la regarder, pas la rejouer.
refusal-play-on-deal-open = Cette partie peut encore être jouée jusqu’au { $until }. Vous pourrez alors jouer à partir d’ici.
refusal-what-if-gone = Cette partie a été abandonnée ou effacée, ou n’est pas la vôtre. *{ button-play-on }* dans une partie terminée en commence une.
refusal-what-if-unfinished = Cela se voit quand vous avez fini cette partie. Jouez-la d’abord jusqu’au bout.

## Commandes

slash-table-export = exporter
slash-table-export-description = La partie dans un fichier texte : la vôtre jusqu’ici, tout une fois terminée
slash-table-export-names = noms
slash-table-export-names-description = Si le fichier dit qui a joué
slash-table-verify = vérifier
slash-table-verify-description = Vérifier que le tirage est celui qui a été scellé au début
slash-table-replay = revoir
slash-table-replay-description = La partie en image animée
