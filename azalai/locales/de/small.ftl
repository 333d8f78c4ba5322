### Was jedes kleine Spiel gleich sagt, wo es keine eigenen Worte hat

small-time = einige Minuten
small-ask-act = Was tust du?
small-ask-number = Wie viele?
small-ask-place = Welches Feld?
small-ask-seat = Welche Person?
small-ask-thing = Was davon?
small-none = nichts
small-figure-points = dein Punktevorsprung danach

small-picture-unnamed = Platz { $number }
small-picture-points = { $count ->
    [one] 1 Punkt
   *[other] { $count } Punkte
}
small-picture-won = Die Partie ist zu Ende: { $name } hat { $points } und gewinnt.
small-picture-shared = Die Partie ist zu Ende: { $names } teilen sich den Sieg, je { $points }.
small-picture-to-act = Am Zug: { $names }.
small-picture-field = { $name }: { $value }
small-picture-numbered = { $name } { $number }
small-picture-none = nichts
small-picture-unseen = verdeckt
small-picture-scored = { $name }, { $points }
small-picture-rank = { $rank }. { $name }, { $points }{ $parts }.
small-picture-fact = Dann hast du { $points } ({ $more }).
