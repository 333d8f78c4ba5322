### What every small game says alike, where it has no words of its own

small-time = a few minutes
small-ask-act = What do you do?
small-ask-number = How many?
small-ask-place = Which place?
small-ask-seat = Which player?
small-ask-thing = Which one?
small-none = none
small-figure-points = your lead in points afterwards

small-picture-unnamed = Player { $number }
small-picture-points = { $count ->
    [one] 1 point
   *[other] { $count } points
}
small-picture-won = The game is over: { $name } wins with { $points }.
small-picture-shared = The game is over: { $names } share the victory with { $points } each.
small-picture-to-act = To act: { $names }.
small-picture-field = { $name }: { $value }
small-picture-numbered = { $name } { $number }
small-picture-none = none
small-picture-unseen = face down
small-picture-scored = { $name }, { $points }
small-picture-rank = { $rank }. { $name }, { $points }{ $parts }.
small-picture-fact = You then have { $points } ({ $more }).
