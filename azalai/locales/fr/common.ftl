### Les mots que tous les jeux et toutes les tables partagent.

yes = oui
no = non
nothing = rien
# Entre des choses côte à côte, comme après un deux-points : or, sel, mil.
row-between = {", "}
clauses-between = {" ; "}

refusal-not-your-turn = Ce n’est pas votre tour. On vous appellera quand il viendra.
refusal-stale = Le plateau a changé depuis que vous avez ouvert ce message. Regardez la nouvelle position et choisissez de nouveau.
refusal-form = Ce formulaire n’est pas arrivé comme il le devrait ; rien n’a été changé. Rouvrez-le.
refusal-form-changed = Ces réglages ont été changés entre-temps ; rien n’a été enregistré. Regardez de nouveau.
form-now = actuellement : { $value }
form-none = aucun choix
form-line = { $what } : **{ $value }**
form-changed = { $what } : **{ $value }** (avant : { $before })
form-unchanged = Rien n’a changé.
button-change = Modifier
# After what a press takes, if nothing is left where it is taken from: gold from ② (0 left).
button-none-left = { $text } (reste 0)
# What a game counts for winning; a game with another word than points has it as KEY-score and KEY-score-counted.
score = Points
score-counted = { $count ->
    [one] { $points } point
   *[other] { $points } points
}
button-one-by-one = Un par un
refusal-game-over = Cette partie est terminée. Le résultat est affiché sur le plateau.
refusal-junk = Je ne reconnais pas ce coup. Servez-vous des boutons, ou d’un des coups proposés pendant que vous écrivez.
refusal-number = Choisissez un nombre de { $least } à { $most }.
refusal-not-that-selection = Cette sélection n’est pas jouable. Choisissez-en une autre.
refusal-nothing-to-decide = Vous n’avez rien à décider pour le moment. On vous appellera quand ce sera le cas.

## De quelle image il s’agit, pour qui ne la voit pas

alt-board = { $game }, le plateau.
alt-private = { $game }, ce que voit { $name }.
alt-result = { $game }, le résultat.

## Les boutons de la carte d’une table, tels que les phrases les nomment : dans la langue de la carte

on-card-play = { button-play }
on-card-hand = { button-hand }
on-card-log = { button-log }
on-card-rules = { button-rules }
on-card-join = { button-join }
on-card-leave = { button-leave }
on-card-add-robot = { button-add-robot }
on-card-with-robots = { button-with-robots }
on-card-start = { button-start }
on-card-still-in = { button-still-in }
