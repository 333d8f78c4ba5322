### Wörter, die alle Spiele und Tische teilen.

yes = ja
no = nein
nothing = nichts
# Zwischen Dingen nebeneinander, wie nach einem Doppelpunkt: Gold, Salz, Hirse.
row-between = {", "}
clauses-between = {"; "}

refusal-not-your-turn = Du bist nicht am Zug. Sobald du es bist, wirst du gerufen.
refusal-stale = Der Stand hat sich geändert, seit du das geöffnet hast. Sieh dir den neuen Stand an und wähle noch einmal.
refusal-form = Dieses Formular kam nicht so an, wie es sollte; geändert wurde nichts. Öffne es noch einmal.
refusal-form-changed = Inzwischen wurde das hier geändert; gespeichert wurde nichts. Sieh noch einmal nach.
form-now = jetzt: { $value }
form-none = nichts gewählt
form-line = { $what }: **{ $value }**
form-changed = { $what }: **{ $value }** (bisher: { $before })
form-unchanged = Nichts hat sich geändert.
button-change = Ändern
# After what a press takes, if nothing is left where it is taken from: gold from ② (0 left).
button-none-left = { $text } (Rest 0)
# What a game counts for winning; a game with another word than points has it as KEY-score and KEY-score-counted.
score = Punkte
score-counted = { $count ->
    [one] { $points } Punkt
   *[other] { $points } Punkte
}
button-one-by-one = Einzeln
refusal-game-over = Diese Partie ist zu Ende. Das Ergebnis steht auf dem Spielplan.
refusal-junk = Das kann ich nicht als Zug lesen. Nimm die Knöpfe oder einen der Züge, die beim Tippen vorgeschlagen werden.
refusal-number = Wähle eine Zahl von { $least } bis { $most }.
refusal-not-that-selection = Diese Auswahl lässt sich nicht spielen. Wähle eine andere.
refusal-nothing-to-decide = Im Moment hast du nichts zu entscheiden. Sobald sich das ändert, wirst du gerufen.

## Welches Bild es ist, für alle, die es nicht sehen

alt-board = { $game }, der Spielplan.
alt-private = { $game }, wie { $name } es sieht.
alt-result = { $game }, das Ergebnis.

## Knöpfe auf der Tischkarte, wie Sätze sie nennen: in der Sprache der Karte

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
