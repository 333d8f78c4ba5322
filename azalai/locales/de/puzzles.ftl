### Rätsel: eine Entscheidung aus einer Partie von Robotern, bei der ein Zug klar der beste ist.

slash-puzzle = rätsel
slash-puzzle-description = Ein Rätsel: Finde den einen Zug, der klar der beste ist
slash-puzzle-game = spiel
slash-puzzle-game-description = Welches Spiel; ohne Angabe alle von heute

button-puzzles = Rätsel
button-puzzle-go-on = Weiter mit dem Rätsel
button-puzzle-back = Zurück zum Rätsel
button-puzzle-another = Noch eins
button-all-moves = Alle Züge

puzzle-heading = { $sign } Rätsel vom { $date } · { $game }. Ein Versuch.
puzzle-practice = { $sign } Rätsel · { $game }. Ein Versuch.
puzzle-instead = Noch gibt es kein Rätsel von heute. Dieses ist zum Üben.
puzzle-task = Welcher Zug ist hier der beste?
puzzle-closed = Das Rätsel wartet: Du hast noch nicht gewählt. `/azalai rätsel` oder dieser Knopf bringt dich zurück, auf jedem Gerät.
puzzle-verdict = { $solved ->
    [yes] **Gelöst: Das ist der beste Zug.**
   *[no] **Ein anderer Zug ist klar besser.**
}
puzzle-candidate = { $mark ->
    [best] ★ **{ $move }**, der beste
    [wrong] ✗ **{ $move }**
   *[other] **{ $move }**
}{ $own ->
    [yes] {", "}deiner
   *[no] {""}
}: { $chance }{ $count ->
    [0] {""}
    [one] {" · "}von { $count } Person gewählt
   *[other] {" · "}von { $count } Personen gewählt
}
puzzle-other = { $move } { $percent } %{ $count ->
    [0] {""}
   *[other] {" "}({ $count })
}
puzzle-others = Die anderen: { $moves }{ $others ->
    [0] .
    [one] {"; "}und { $others } weiterer.
   *[other] {"; "}und { $others } weitere.
}
puzzle-answered = { $count ->
    [one] { $count } Person hat geantwortet.
   *[other] { $count } Personen haben geantwortet.
}
puzzle-run = { $run ->
    [0] Die Serie ist zu Ende. Längste: { $longest }.
   *[other] Serie ohne Fehler: { $run }, längste { $longest }. Das nächste ist schwerer.
}
puzzle-answer-closed = Geschlossen. `/azalai rätsel` führt zu weiteren.
puzzle-standing = Gelöst: { $solved } von { $tried }{ $streak ->
    [0] .
    [one] {" · "}{ $sun } { $streak } Tag
   *[other] {" · "}{ $sun } { $streak } Tage in Folge
}
puzzles-today = **Rätsel vom { $date }.** Roboter haben gespielt; in jeder Stellung ist ein Zug klar der beste, so sieht es ein starker Roboter. Je ein Versuch, für alle dieselben.
puzzles-done = { $game }: { $solved ->
    [yes] gelöst
   *[no] nicht gelöst
}
puzzles-not-yet = { $making ->
    [yes] Noch kein Rätsel von heute: { $games }. Roboter suchen danach, wenn niemand sie braucht; übe bis dahin.
   *[no] Kein Rätsel von heute: { $games }. Roboter machen hier keine; übe stattdessen.
}
puzzles-none = Noch gibt es keine: Hier spielt kein starker Roboter.
puzzles-practise = Üben: so viele, wie du magst


refusal-no-such-puzzle = Zu diesem Spiel gibt es keine Rätsel. `/azalai rätsel` zeigt, zu welchen es welche gibt.
refusal-no-puzzles-here = Auf diesem Server gibt es keine Rätsel. In Direktnachrichten mit mir kannst du welche lösen.
refusal-no-puzzle-yet = Zu diesem Spiel gibt es noch kein Rätsel: Roboter suchen danach, wenn niemand sie braucht. Probier ein anderes Spiel, oder komm in einer Stunde wieder.
refusal-no-more-puzzles = { $why ->
    [none] Roboter haben noch kein Rätsel dieses Spiels gemacht; komm in einer Stunde wieder, oder probier ein anderes Spiel.
    [off] Zu diesem Spiel gibt es hier keine Rätsel: Kein starker Roboter spielt es. Probier ein anderes Spiel.
    [ended] Du hast die { $count } Rätsel dieses Spiels versucht, die es gibt, und Roboter machen hier keine neuen. Probier ein anderes Spiel.
   *[other] Du hast die { $count } Rätsel dieses Spiels versucht, die es gibt. Roboter machen neue, wenn niemand sie braucht; komm in einer Stunde wieder, oder probier ein anderes Spiel.
}
refusal-puzzle-gone = Dieses Rätsel gibt es nicht mehr, oder es ist noch nicht zu sehen. `/azalai rätsel` zeigt die von heute.
refusal-puzzle-other-rules = Dieses Rätsel entstand nach Regeln, die ich nicht mehr kenne. `/azalai rätsel` zeigt die von heute.

### Eigene Fehler, die als Rätsel wiederkommen.

button-mistakes = Meine Fehler ({ $count })
button-mistake-drop = Weg damit
button-mistake-next = Nächster Fehler
button-mistake-go-on = Weiter mit dem Fehler
button-mistake-back = Zurück zur Frage
mistake-heading = { $sign } Aus deiner Partie · { $game }, { $date } · { $time ->
    [1] erstes
    [2] zweites
    [3] drittes
   *[other] letztes
} von { $of } Malen
mistake-title = { $sign } Aus deiner Partie · { $game }
mistake-verdict = { $verdict ->
    [best] **Richtig: Das ist der beste Zug.**
    [right] **Richtig: Dieser Zug kostet so gut wie nichts.**
   *[wrong] **Ein anderer Zug ist klar besser.**
}
mistake-then = In der Partie hast du gespielt: { $move }
mistake-back = { $days ->
    [1] Er kommt morgen wieder.
   *[other] Er kommt in { $days } Tagen wieder.
}
mistake-solved = Viermal in Folge gelöst: Er kommt nicht wieder.
mistake-keep = { $count } falsche Antworten in Folge. Behalten, oder weg damit?
mistake-dropped = Weg: Er kommt nicht wieder.
mistake-closed = Die Frage wartet. *Meine Fehler* in `/meine-tische` oder dieser Knopf bringt dich zurück, auf jedem Gerät.
refusal-no-mistake-due = Kein Fehler von dir ist fällig. Nach einer Analyse kommen sie nach 1, 3, 10 und 30 Tagen wieder, und `/meine-tische` zählt sie.
refusal-mistake-gone = Dieser Fehler ist gelöst oder weggelegt, oder seine Partie wurde entfernt. `/meine-tische` zeigt, ob ein anderer fällig ist.
refusal-mistake-busy = Die Roboter haben gerade keine Zeit, diesen Zug abzuwägen. Nichts ist verloren: Drück ihn in einer Minute noch einmal.
