## Prepared moves: for the next decisions of one player, known to that player alone

button-prepare = Prepare a move
button-prepare-another = Prepare another
button-prepare-clear = Clear all
button-prepare-it = Prepare it
button-prepare-times = { $times } times
prepare-for = { $number ->
    [1] Prepared for the next time you must decide:
   *[other] Prepared for the time after that, as number { $number }:
}
prepare-when = It is played for you some time after your turn has come, within a minute as a rule, if it is possible then. If not, you are called and told why.
prepare-done = Prepared. Nobody else knows of it.
prepare-cleared = Nothing is prepared any more.
prepare-changed = The board, or what you have prepared, has changed since you opened this. Here is how it stands.
prepare-list = You have prepared, for your next decisions:
    { $moves }
    If you play a move yourself, all of it is dropped.
prepare-soon = You have prepared this, and the first of it is played in a moment:
    { $moves }
    If you play a move yourself, all of it is dropped.
prepare-dropped = **{ $game }**: { $reason } What you had prepared is dropped.
prepare-impossible = Your prepared move could not be played: { $move } The reason: { $reason }
prepare-taken-back = Moves were taken back, and the table is as it was before them.
refusal-prepare-own-turn = It is your turn. Press *{ on-card-play }* and choose now; moves are prepared while others decide.
refusal-prepare-full = You have prepared { $most } moves, and there is no room for more. *Clear all* drops them.
refusal-prepare-unforeseen = What you will be able to do next can't be foreseen yet. Try again when the others have played.
slash-table-prepare = prepare
slash-table-prepare-description = Prepare moves for your next decisions, for you alone
