### The club: deals of the day, one person against robots, the same for everybody.

slash-daily = daily
slash-daily-description = The deal of the day: the same game for everybody, you against robots
slash-daily-game = game
slash-daily-game-description = Which game; nothing: all of today

button-daily = Deal of the day
button-deal-play = Play this deal
button-deal-next = Next: { $game }
button-deal-go-on = Go on with the deal
button-deal-back = Back to the deal
button-deal-share = Share
button-deal-result = Result
button-deal-day = Day
button-deal-board = Board
button-deal-seals = Seals
button-deal-seal = Seal
button-deal-what = What is this?
button-earlier = Earlier
button-later = Later
button-back-to-result = Back to my result
button-back-to-deals = Back to today’s deals
button-deal-week = Week
button-deal-month = Month
button-deal-film = Film of the best game
button-deal-yesterday = Finish { $game } of yesterday
button-deal-yesterdays-board = Yesterday’s board

solo-more = More about this game:
deal-title = Deals of the day
deal-heading = Deal of the day · { $game }, { $date }
deal-heading-first = Deal of the day · { $game }, { $date } · to be finished { $until }. A move is final once a robot has answered.
deal-today = **Deals of the day, { $date }.** One game each, the same for everybody, you against robots; each counts once. New ones { $until }.
deal-closed = The deal waits where you left it; it closes { $until }. `/azalai daily` or this button takes you back on any device.
deal-result = { $how ->
    [won] You won by { $by }: { $points }, the robots { $robots }.
    [lost] You lost by { $by }: { $points }, the robots { $robots }.
    [won-level] You won the tie: { $points }, the robots { $robots }.
    [lost-level] You lost the tie: { $points }, the robots { $robots }.
   *[tied] A tie: { $points }, the robots { $robots }.
}
deal-place = { $form ->
    [one] { $place }st
    [two] { $place }nd
    [few] { $place }rd
   *[other] { $place }th
}
deal-place-of = { $place } of { $count }
deal-place-here = { $all }, { $place } of { $count } in { $server }
deal-medal = { $place ->
    [1] Gold
    [2] Silver
   *[other] Bronze
}
deal-streak = { $sun } { $streak } days in a row
deal-all-results = All results: { $blocks } ({ $score }: { $least } to { $most })
deal-count = { $count ->
    [0] Nobody has finished this deal.
    [one] { $count } person has finished this deal.
   *[other] { $count } people have finished this deal.
}
deal-somebody = somebody
deal-everywhere = everywhere
deal-long-title = **{ $game }**, { $span }, { $where }

deal-text-day = { $game }, { $date }. { $count } finished.
deal-text-line = { $place } { $name } { $points }{ $streak ->
    [0] {""}
    [one] {", "}{ $streak } day
   *[other] {", "}{ $streak } days in a row
};
deal-text-tied = Others have done as well as the last of these. Of equals the first to finish stands first.
deal-text-you = You: { $place }, { $points }{ $streak ->
    [0] {""}
    [one] {", "}{ $streak } day
   *[other] {", "}{ $streak } days
}.
deal-text-course = Course: { $course } %.
deal-text-done = { $game }: { $points }.
deal-text-open = { $game }: { $begun ->
    [yes] begun
   *[no] not begun
}, { $hours ->
    [one] { $hours } hour left.
   *[other] { $hours } hours left.
}
deal-text-few = Medals are given where three people or more have finished deals. Your own results:
deal-text-own = { $date }: { $points }
deal-text-total = { $place } { $name } { $total }, first { $first } times, second { $second }, third { $third };
deal-text-firsts = First on each day: { $firsts }.

deal-shared = **Deal of the day: { $game }, { $date }**
deal-shared-result = { $how ->
    [won] { $name } won against { $count } robots
    [lost] { $name } lost to { $count } robots
   *[tied] { $name } tied with { $count } robots
}
deal-shared-result-nameless = { $how ->
    [won] Won against { $count } robots
    [lost] Lost to { $count } robots
   *[tied] Tied with { $count } robots
}
deal-shared-course = -# { $course } { $name }’s chances to win, from the first turn to the last
deal-shared-course-nameless = -# { $course } Chances to win, from the first turn to the last
deal-what = **Deal of the day.** Each day every game has one deal: the same cards and robots for everybody. You play it once, alone against robots, in private; what others did stays secret while you can still play.
    The bars of a shared line are the chances of its player to win, from the first turn to the last. This one is of { $game }, { $date }; the button begins today’s.
deal-seals = **Seals of { $date }**
deal-seal = { $game }: `{ $seal }`
deal-seal-proves = A seal is the SHA-256 hash of the rules, the options, the seats and the seed of the deal. With the seed, which everybody gets when the deal is over, it proves that the deal was fixed before the post of the morning, which Discord dates.
    It does not prove that nobody knew the deal: the person who runs the bot can read the seed of today, and a second account can play first.
deal-board-closed = Closed. `/azalai daily` leads to the deals of today and to all boards.
deal-other-games = Another game
deal-is-shared = Shared. The line tells nothing of the deal.
deal-is-hidden = Only you see this here: this channel shows no answers of apps to others. Copy it.
deal-morning = **Deals of the day, { $date }.** One game each, the same for everybody, you against robots. The time to begin ends { $until }.
    -# Sealed:
deal-morning-board = **{ $game }**, { $date }: { $count ->
    [one] { $count } person of this server has finished.
   *[other] { $count } people of this server have finished.
}
deal-film = **{ $game }**, { $date }: the best game, by { $name }.
deal-export = **{ $game }**, { $date }: your game with its seed. `azalai verify` proves that it is what was sealed.

morning-not-posted = I can’t write in { $channel }, so the deals of the day are not posted there. They are when I get the permissions *View channel* and *Send messages*, or when another channel is chosen in `/azalai settings`.
morning-in-words = I can’t attach files in { $channel }, so the deals of the day are posted there without pictures. I need the permission *Attach files*.
morning-channel-gone = The channel of the deals of the day was deleted, so they are not posted any more. `/azalai settings` names another.
refusal-morning-channel = { $missing ->
    [view-channel] I can’t see { $channel }. Give me the permission *View channel* there, then choose it again.
    [attach-files] I can’t attach files in { $channel }. Give me the permission *Attach files* there, then choose it again.
   *[send-messages] I can’t write in { $channel }. Give me the permission *Send messages* there, then choose it again.
}

refusal-no-such-deal = There is no deal of this game. `/azalai daily` shows which there are.
refusal-no-deals-here = This server has switched deals of the day off. In direct messages with me you can play them.
refusal-deal-gone = This deal was erased, or is not yours. `/azalai daily` shows those of today.
refusal-deal-to-come = This deal comes on another day. `/azalai daily` shows those of today.
refusal-deal-day-over = The day of this deal is over, so it can’t be begun any more. `/azalai daily` shows those of today.
refusal-deal-closed = The time to finish this deal is over: it could be played on for { $days ->
    [one] { $days } day
   *[other] { $days } days
} after its own. `/azalai daily` shows those of today.
refusal-deal-had-before = You began this deal before you had yourself erased, and it counts once. Tomorrow there is another.
refusal-deal-other-rules = This deal was begun under rules that I don’t know any more, so it can’t go on. `/azalai daily` shows those of today.
refusal-deal-unfinished = That can be seen when you have finished this deal. `/azalai daily` takes you back to it.
refusal-deal-board-later = This board is secret while you can play its deal, or others can. Come back when you have finished, or when its day is over.
refusal-deal-not-over = That stays secret while somebody can still play this deal. Come back when its day is over.
refusal-deal-no-film = Nobody has finished this deal, so there is no film of it. Those of today may have one tomorrow.
refusal-deal-shared = You have shared this deal here already. Elsewhere you still can.
refusal-may-not-write = You may not write here, so you can’t share here. Share in { $channels } or in another channel in which you write.
refusal-deal-not-shared = I may not write in this channel. Ask for *Send Messages*, or share in another one.
refusal-deal-not-shown = Nobody else would see it here: you may not write in this channel, or not with apps from elsewhere. Share in another one.

privacy-mornings = • { $count ->
    [one] { $count } server in which you have chosen the channel of the deals of the day
   *[other] { $count } servers in which you have chosen the channel of the deals of the day
}
