### Words that every game and table shares.

yes = yes
no = no
nothing = nothing
# Between things beside each other, as after a colon: gold, salt, millet.
row-between = {", "}
clauses-between = {"; "}

refusal-not-your-turn = It is not your turn. Your move will be asked for when it comes round.
refusal-stale = The board has changed since you opened this. Look at the new position and choose again.
refusal-form = This form did not arrive as it should have, so nothing was changed. Open it again.
refusal-form-changed = Somebody changed these meanwhile, so nothing was stored. Look again.
form-now = now: { $value }
form-none = none
form-line = { $what }: **{ $value }**
form-changed = { $what }: **{ $value }** (was: { $before })
form-unchanged = Nothing has changed.
button-change = Change
# After what a press takes, if nothing is left where it is taken from: gold from ② (0 left).
button-none-left = { $text } (0 left)
# What a game counts for winning; a game with another word than points has it as KEY-score and KEY-score-counted.
score = Points
score-counted = { $count ->
    [one] { $points } point
   *[other] { $points } points
}
button-one-by-one = One by one
refusal-game-over = This game is over. The result is on the board.
refusal-junk = I can't read that as a move. Use the buttons, or one of the moves that are offered as you type.
refusal-number = Choose a number from { $least } to { $most }.
refusal-not-that-selection = That selection can't be played. Choose a different one.
refusal-nothing-to-decide = There is nothing for you to decide at the moment. You are called when there is.

## Which picture it is, for those who can't see it

alt-board = { $game }, the board.
alt-private = { $game }, as { $name } sees it.
alt-result = { $game }, the result.

## Buttons of a table's card, as sentences name them: in the language of the card

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
