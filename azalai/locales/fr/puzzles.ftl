### Les énigmes : une décision d’une partie de robots, où un coup est nettement le meilleur.

slash-puzzle = énigme
slash-puzzle-description = Une énigme : trouvez le coup qui est nettement le meilleur
slash-puzzle-game = jeu
slash-puzzle-game-description = Quel jeu ; rien : toutes celles d’aujourd’hui

button-puzzles = Énigmes
button-puzzle-go-on = Reprendre l’énigme
button-puzzle-back = Retour à l’énigme
button-puzzle-another = Une autre
button-all-moves = Tous les coups

puzzle-heading = { $sign } Énigme du { $date } · { $game }. Un essai.
puzzle-practice = { $sign } Énigme · { $game }. Un essai.
puzzle-instead = Il n’y a pas encore d’énigme du jour. Celle-ci est pour s’exercer.
puzzle-task = Quel est le meilleur coup ici ?
puzzle-closed = L’énigme vous attend : vous n’avez pas encore choisi. `/azalai énigme` ou ce bouton vous y ramène, sur tout appareil.
puzzle-verdict = { $solved ->
    [yes] **Bravo : c’est le meilleur coup.**
   *[no] **Un autre coup est nettement meilleur.**
}
puzzle-candidate = { $mark ->
    [best] ★ **{ $move }**, le meilleur
    [wrong] ✗ **{ $move }**
   *[other] **{ $move }**
}{ $own ->
    [yes] {", "}le vôtre
   *[no] {""}
} : { $chance }{ $count ->
    [0] {""}
    [one] {" · "}{ $count } personne l’a choisi
   *[other] {" · "}{ $count } personnes l’ont choisi
}
puzzle-other = { $move } { $percent } %{ $count ->
    [0] {""}
   *[other] {" "}({ $count })
}
puzzle-others = Les autres : { $moves }{ $others ->
    [0] .
    [one] {" ; "}et { $others } de plus.
   *[other] {" ; "}et { $others } de plus.
}
puzzle-answered = { $count ->
    [one] { $count } personne a répondu.
   *[other] { $count } personnes ont répondu.
}
puzzle-run = { $run ->
    [0] La série est finie. La plus longue : { $longest }.
   *[other] Série sans faute : { $run }, la plus longue { $longest }. La suivante est plus difficile.
}
puzzle-answer-closed = Fermé. `/azalai énigme` mène à d’autres.
puzzle-standing = Énigmes résolues : { $solved } sur { $tried }{ $streak ->
    [0] .
    [one] {" · "}{ $sun } { $streak } jour
   *[other] {" · "}{ $sun } { $streak } jours de suite
}
puzzles-today = **Énigmes du { $date }.** Des robots ont joué ; dans chaque position un coup est nettement le meilleur, aux yeux d’un robot fort. Un essai pour chacune, la même pour tout le monde.
puzzles-done = { $game } : { $solved ->
    [yes] énigme résolue
   *[no] énigme non résolue
}
puzzles-not-yet = { $making ->
    [yes] Pas encore d’énigme du jour : { $games }. Des robots en cherchent quand personne n’a besoin d’eux ; exercez-vous en attendant.
   *[no] Pas d’énigme du jour : { $games }. Les robots n’en font pas ici ; exercez-vous plutôt.
}
puzzles-none = Il n’y en a pas encore : aucun robot fort ne joue ici.
puzzles-practise = S’exercer : autant que vous voulez


refusal-no-such-puzzle = Il n’y a pas d’énigmes de ce jeu. `/azalai énigme` montre de quels jeux il y en a.
refusal-no-puzzles-here = Ce serveur se passe d’énigmes. En message privé avec moi vous pouvez en résoudre.
refusal-no-puzzle-yet = Il n’y a pas encore d’énigme de ce jeu : des robots en cherchent quand personne n’a besoin d’eux. Essayez un autre jeu, ou revenez dans une heure.
refusal-no-more-puzzles = { $why ->
    [none] Les robots n’ont pas encore fait d’énigme de ce jeu ; revenez dans une heure, ou essayez un autre jeu.
    [off] Il n’y a pas d’énigme de ce jeu ici : aucun robot fort n’y joue. Essayez un autre jeu.
    [ended] Vous avez essayé les { $count } énigmes de ce jeu qui existent, et les robots n’en font pas d’autres ici. Essayez un autre jeu.
   *[other] Vous avez essayé les { $count } énigmes de ce jeu qui existent. Des robots en font d’autres quand personne n’a besoin d’eux ; revenez dans une heure, ou essayez un autre jeu.
}
refusal-puzzle-gone = Cette énigme n’existe plus, ou n’est pas encore à voir. `/azalai énigme` montre celles d’aujourd’hui.
refusal-puzzle-other-rules = Cette énigme a été faite sous des règles que je ne connais plus. `/azalai énigme` montre celles d’aujourd’hui.

### Les erreurs d’une personne, qui reviennent en énigmes.

button-mistakes = Mes erreurs ({ $count })
button-mistake-drop = L’écarter
button-mistake-next = Erreur suivante
button-mistake-go-on = Reprendre l’erreur
button-mistake-back = Retour à la question
mistake-heading = { $sign } De votre partie · { $game }, { $date } · { $time ->
    [1] première
    [2] deuxième
    [3] troisième
   *[other] dernière
} fois sur { $of }
mistake-title = { $sign } De votre partie · { $game }
mistake-verdict = { $verdict ->
    [best] **Juste : c’est le meilleur coup.**
    [right] **Juste : ce coup ne coûte presque rien.**
   *[wrong] **Un autre coup est nettement meilleur.**
}
mistake-then = Dans la partie vous avez joué : { $move }
mistake-back = { $days ->
    [1] Elle revient demain.
   *[other] Elle revient dans { $days } jours.
}
mistake-solved = Juste quatre fois de suite : elle ne revient plus.
mistake-keep = { $count } réponses fausses de suite. La garder, ou l’écarter ?
mistake-dropped = Écartée : elle ne revient plus.
mistake-closed = La question vous attend. *Mes erreurs* dans `/parties` ou ce bouton vous y ramène, sur tout appareil.
refusal-no-mistake-due = Aucune de vos erreurs n’est à revoir. Après une analyse elles reviennent au bout de 1, 3, 10 et 30 jours, et `/parties` les compte.
refusal-mistake-gone = Cette erreur est résolue ou écartée, ou sa partie a été supprimée. `/parties` montre s’il y en a une autre.
refusal-mistake-busy = Les robots n’ont pas le temps de peser ce coup maintenant. Rien n’est perdu : appuyez de nouveau dans une minute.
