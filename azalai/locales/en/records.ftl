## The log

log-told = (for { $player } alone: { $text })

## The file of a game

button-export = Export
button-export-plain = Without names
button-export-named = With names
export-whole = The whole game of **{ $game }** as a text file: the seed, every move with its time, what was taken back. Keep it, or check and replay it anywhere: `azalai verify FILE`, `azalai replay FILE`.
export-partial = The game of **{ $game }** so far, as you may know it: your own moves as they are written, those of others in words. Once the game is over the file holds everything and can be replayed.
record-player = Player { $number }

## The proof of a fair game

button-verify = Verify
verify-title = **{ $game }**, table { $table }: was the shuffle fair?
verify-deal-title = **{ $game }**, { $date }: was the shuffle fair?
verify-seed = Seed: `{ $seed }`
    SHA-256, published when the game began: `{ $hash }`
verify-sealed = ✓ The seed fits the SHA-256 that was published when the game began.
verify-not-sealed = ✗ **The seed does not fit the SHA-256 that was published when the game began.** Somebody or something has changed it.
verify-running = The whole shuffle was fixed when the game began; this is its SHA-256, with the options and the number of seats: `{ $hash }`
    Note it down if you like. The seed itself stays secret until the game is over; then anybody can check it.
verify-same = ✓ Played again from this seed, { $acts ->
    [one] the one move of the log ends
   *[other] all { $acts } moves of the log end
} in the very same position, byte for byte.
verify-same-so-far = ✓ The moves of the log so far, played again from the secret seed, lead to the very position on the table.
verify-other-rules = – Not checked: the game began under version { $version } of the rules, and mine are version { $now }. Its file can still be checked, with a release that knows them.
verify-options = – Not checked: I can't read the options of this game. Its file can still be checked, with a release that knows them.
verify-astray = ✗ **Move { $number } of the log is not possible when the game is played again from this seed.**
verify-different = ✗ **Played again from the seed, the moves of the log lead to another position than the one on the table.**
verify-yourself = Check it without me: `/table export`, then `azalai verify FILE`. SHA-256 of the last position: `{ $final }`
verify-deal-yourself = Check it without me: *Export*, then `azalai verify FILE`. SHA-256 of the last position: `{ $final }`

## The film of a game

button-film = Replay
button-film-show = Show to all
film-in-work = The replay is being drawn; it appears here as soon as it is ready, mostly within a minute.
film-title = **{ $game }**: the whole game.
film-so-far = **{ $game }**: the game so far, as everybody may see it.
film-alt = { $game } as an animation, { $count ->
    [one] one step
   *[other] { $count } steps
} long. It ends so: { $last }
film-shown = The replay appears in the channel of the table.
refusal-film-in-work = Another replay is being drawn for you. Ask again when you have it.
refusal-film-when-over = The replay can be shown to all when the game is over. Until then it is for you alone.
refusal-film-shown = The replay is in the channel of the table already. Look at it there.
refusal-no-film = This game can't be replayed: it began under version { $version } of the rules, and mine are version { $now }. *{ on-card-log }* tells what happened in it.

## The review of a game

button-review = Review
button-review-again = Look again
review-title = **{ $game }**: how the chances of winning changed, as a strong robot sees them.
review-mistakes = { $count ->
    [one] One decision cost you something. It was weighed from what you knew then.
   *[other] { $count } decisions cost you most. They were weighed from what you knew then.
}
review-none = Well played: none of your { $count } decisions cost you anything worth speaking of.
review-nothing = You had nothing to choose in this game.
review-back = { $count ->
    [one] It comes back as a puzzle, from tomorrow on.
   *[other] { $count } come back as puzzles, from tomorrow on.
}
review-left = They do not come back. `/azalai preferences` switches it off for all games.
button-not-these = Not these
review-guest = The decisions are shown to those who played them; the curve is for everybody.
review-decision = **{ $number }** · Played: { $played }
    Better: { $better }
    -# { $cost }
review-cost = { $size ->
    [little] It cost a little: { $points }% of the chance to win.
    [clear] It cost quite a bit: { $points }% of the chance to win.
   *[much] It cost a lot: { $points }% of the chance to win.
}
review-in-work = The review of this game is on its way; it pauses while robots think. { $total ->
    [0] It has just begun.
   *[other] { $done } of { $total } decisions are weighed.
}
review-failed = The review of this game could not be made. *{ button-film }* shows how it went.
refusal-no-review = There is no review of this game: it has no strong robot, was played under earlier rules, or was not played to an end. *{ button-film }* shows how it went.
review-curve = Chances of winning
review-axis = moves
review-percent = { $percent }%
review-alt = Chances of winning over { $moves ->
    [one] one move
   *[other] { $moves } moves
}, as curves.
review-alt-player = { $name }: { $first }% at the start, { $last }% at the end, lowest { $low }% after move { $lowest }, highest { $high }% after move { $highest }.
review-alt-marked = Marked with numbers: the decisions at move { $moves }.

## Stepping through a finished game

button-step = Step through
step-heading = { $sign } { $game }, { $date } · { $eyes ->
    [all] everybody’s view
   *[seat] { $name }’s view
}
step-chose = { $player }: { $move }
step-secret = { $player } chose in secret.
step-better = { $sign } { $move } was better: +{ $points }% chance to win
button-step-back = Before
button-step-on = After
button-step-own-back = Mine before
button-step-own-on = Mine after
button-step-far-back = Far back
button-step-far-on = Far on
button-step-place = { $number } of { $of }
button-step-mistakes = { $number ->
    [0] Mistakes: { $of }
   *[other] { $number } of { $of }
}
button-step-mistakes-plain = { $number ->
    [0] Mistakes: { $of }
   *[other] Mistake { $number } of { $of }
}
button-step-why = Why?
button-back-to-step = Back to the step
step-jump = Jump, or change the view…
step-jump-own = Jump to…
step-end = The end
step-beginning = The beginning
step-mistake = { $number }: { $move } (cost { $points }%)
step-at = { $number }: { $situation }
step-eyes = As { $name } saw it
step-eyes-all = As everybody saw it
step-number-title = Go to decision
step-number-label = Number of the decision, 1 to { $most }
refusal-step-running = This game is not over. *{ button-since }* shows the board then and now.
refusal-step-abandoned = This game may still be reopened. Step through it when it is over for good.
refusal-step-deal-open = This deal can be played until { $until }. Then you see the other hands.
refusal-step-rules = This game was played under earlier rules and can’t be stepped through. *{ button-export }* has all its moves.
refusal-step-removed = { $kept ->
    [some] This game was removed. Games are kept for { $days } days here.
   *[all] There is no such game any more. `/azalai history` lists yours.
}
refusal-step-range = There is no such decision. Type a number from 1 to { $most }.

## Playing on from a decision of a finished game

button-play-on = Play on
button-play-on-begin = Begin
button-play-on-begun = Go on at { $step }
play-on-heading = { $sign } { $game }, { $date } · decision { $number } of { $of }
play-on-title = Play on from here as { $name }?
play-on-about = Hidden cards lie as they truly lay, so it counts for nothing. Robots take the other seats; take back as often as you like.
play-on-goes = You have { $count } such games. When you begin, this one goes: { $which }.
play-on-robots = Robots: { $manner }
play-on-robots-choose = How strong the robots are
button-what-if-go-on = Go on
button-what-if-back = Back to the game
button-what-if-restart = Again
what-if-heading = What if · { $game }, { $date } · decision { $step }
what-if-now = This time { $points }, { $place }.
what-if-then = In the game { $points }, { $place }.
what-if-closed = The game waits where you left it: this button takes you back, or *{ button-play-on }* in the finished game.
what-if-closed-end = Closed. *{ button-play-on }* in the finished game begins another one.
refusal-play-on-rules = This game was played under earlier rules; it can be looked at, not played on.
refusal-play-on-deal-open = This deal can be played until { $until }. Then you can play on from here.
refusal-what-if-gone = This game was given up or erased, or is not yours. *{ button-play-on }* in a finished game begins one.
refusal-what-if-unfinished = That can be seen when you have finished this game. Play it to its end first.

## Slash commands

slash-table-export = export
slash-table-export-description = The game as a text file: yours so far, everything when it is over
slash-table-export-names = names
slash-table-export-names-description = Whether the file tells who played
slash-table-verify = verify
slash-table-verify-description = Check that the shuffle is the one that was sealed at the start
slash-table-replay = replay
slash-table-replay-description = The game as an animated picture
