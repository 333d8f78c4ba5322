### Puzzles: a decision of a game of robots, in which one move is clearly best.

slash-puzzle = puzzle
slash-puzzle-description = A puzzle: find the one move that is clearly best
slash-puzzle-game = game
slash-puzzle-game-description = Which game; nothing: all of today

button-puzzles = Puzzles
button-puzzle-go-on = Go on with the puzzle
button-puzzle-back = Back to the puzzle
button-puzzle-another = Another one
button-all-moves = All moves

puzzle-heading = { $sign } Puzzle of { $date } · { $game }. One try.
puzzle-practice = { $sign } Puzzle · { $game }. One try.
puzzle-instead = There is no puzzle of today yet. This one is for practice.
puzzle-task = Which move is best here?
puzzle-closed = The puzzle waits: you have not chosen yet. `/azalai puzzle` or this button takes you back on any device.
puzzle-verdict = { $solved ->
    [yes] **Solved: that is the best move.**
   *[no] **Another move is clearly better.**
}
puzzle-candidate = { $mark ->
    [best] ★ **{ $move }**, best
    [wrong] ✗ **{ $move }**
   *[other] **{ $move }**
}{ $own ->
    [yes] {", "}yours
   *[no] {""}
}: { $chance }{ $count ->
    [0] {""}
    [one] {" · "}{ $count } person chose it
   *[other] {" · "}{ $count } people chose it
}
puzzle-other = { $move } { $percent }%{ $count ->
    [0] {""}
   *[other] {" "}({ $count })
}
puzzle-others = The others: { $moves }{ $others ->
    [0] .
    [one] {"; "}and { $others } more.
   *[other] {"; "}and { $others } more.
}
puzzle-answered = { $count ->
    [one] { $count } person has answered.
   *[other] { $count } people have answered.
}
puzzle-run = { $run ->
    [0] The run is over. Longest: { $longest }.
   *[other] Run without a mistake: { $run }, longest { $longest }. The next one is harder.
}
puzzle-answer-closed = Closed. `/azalai puzzle` leads to more.
puzzle-standing = Solved: { $solved } of { $tried }{ $streak ->
    [0] .
    [one] {" · "}{ $sun } { $streak } day
   *[other] {" · "}{ $sun } { $streak } days in a row
}
puzzles-today = **Puzzles of { $date }.** Robots have played; in each position one move is clearly best, as a strong robot sees it. One try each, the same for everybody.
puzzles-done = { $game }: { $solved ->
    [yes] solved
   *[no] not solved
}
puzzles-not-yet = { $making ->
    [yes] No puzzle of today yet: { $games }. Robots look for one whenever nobody needs them; practise until then.
   *[no] No puzzle of today: { $games }. Robots make none here; practise instead.
}
puzzles-none = There are none yet: no strong robot plays here.
puzzles-practise = Practise: as many as you like


refusal-no-such-puzzle = There are no puzzles of this game. `/azalai puzzle` shows of which there are.
refusal-no-puzzles-here = This server has switched puzzles off. In direct messages with me you can solve them.
refusal-no-puzzle-yet = There is no puzzle of this game yet: robots look for one whenever nobody needs them. Try another game, or come back in an hour.
refusal-no-more-puzzles = { $why ->
    [none] Robots have made no puzzle of this game yet; come back in an hour, or try another game.
    [off] There are no puzzles of this game here: no strong robot plays it. Try another game.
    [ended] You have tried the { $count } puzzles of this game that there are, and robots make no more here. Try another game.
   *[other] You have tried the { $count } puzzles of this game that there are. Robots make more whenever nobody needs them; come back in an hour, or try another game.
}
refusal-puzzle-gone = This puzzle is gone, or is not to be seen yet. `/azalai puzzle` shows those of today.
refusal-puzzle-other-rules = This puzzle was made under rules that I don’t know any more. `/azalai puzzle` shows those of today.

### Mistakes of a person that come back as puzzles.

button-mistakes = My mistakes ({ $count })
button-mistake-drop = Drop it
button-mistake-next = Next mistake
button-mistake-go-on = Go on with the mistake
button-mistake-back = Back to the question
mistake-heading = { $sign } From your own game · { $game }, { $date } · { $time ->
    [1] first
    [2] second
    [3] third
   *[other] last
} of { $of } times
mistake-title = { $sign } From your own game · { $game }
mistake-verdict = { $verdict ->
    [best] **Right: that is the best move.**
    [right] **Right: that move costs next to nothing.**
   *[wrong] **Another move is clearly better.**
}
mistake-then = In the game you played: { $move }
mistake-back = { $days ->
    [1] It comes back tomorrow.
   *[other] It comes back in { $days } days.
}
mistake-solved = Solved four times in a row: it does not come back.
mistake-keep = { $count } wrong answers in a row. Keep it, or drop it?
mistake-dropped = Dropped: it does not come back.
mistake-closed = The question waits. *My mistakes* in `/games` or this button takes you back on any device.
refusal-no-mistake-due = No mistake of yours is due. After a review they come back on 1, 3, 10 and 30 days, and `/games` counts them.
refusal-mistake-gone = This mistake is solved, dropped, or its game was removed. `/games` shows whether another one is due.
refusal-mistake-busy = The robots have no time to weigh this move just now. Nothing is lost: press it again in a minute.
