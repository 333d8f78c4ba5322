### Tournaments: a field of people, rounds of games, an order.

button-cup-join = Take part
button-cup-leave = Don’t take part
button-cup-mine = My table
button-cup-standings = Standings
button-cup-games = Games
button-cup-withdraw = Withdraw
button-cup-withdraw-yes = Withdraw
button-cup-export = Results as a file
button-cup-lead = Manage…

cup-terms = { $kind ->
    [everyone] { $game }, everyone plays everyone
    [swiss] { $game }, { $rounds ->
        [one] one round
       *[other] { $rounds } rounds
    } of a Swiss
   *[knockout] { $game }, knockout
}, { $size ->
    [2] games of two.
   *[other] tables of { $size }.
}
cup-hours = { $hours ->
    [1] A round takes an hour at most
   *[other] A round takes { $hours } hours at most
}; { $then ->
    [robots] players who must decide then are out of the tournament.
   *[host] the host ends games that are open then.
}
cup-form-title = New tournament: { $game }
cup-form-kind = Who meets whom
cup-form-kind-about = Swiss: people with like points meet. Knockout: the loser is out.
cup-form-rounds = Rounds
cup-form-rounds-about = for a Swiss alone: 1 to 15
cup-form-size = People at a table
cup-form-seats = { $count } people
cup-form-no-hours = no limit
cup-form-hours = A round takes at most
cup-form-begins = It begins
cup-form-begins-about = in hours or days (24 h, 3 d), at 2026-12-01 18:00 UTC, or when full (8); nothing: when 8 are in
cup-in = **{ $count } of { $most }**: { $names }
cup-nobody = nobody yet
cup-begins = { $when ->
    [time] It begins { $moment } with { $least } or more, or earlier when it is full.
    [few] The hour has passed with fewer than { $least }. It begins as soon as { $least } take part; otherwise it is cancelled: { $moment }.
   *[full] It begins when it is full, or when its host says so with { $least } or more.
}
cup-vanish = If you withdraw, or do not play for { $span }, { $size ->
    [2] you lose your game
   *[other] a robot takes your seat
} and you are not paired again.
cup-not-begun = It has not begun.
cup-state = **{ $stage }** · { $games ->
    [one] { $over ->
        [0] The only game is being played.
       *[other] The only game is over.
    }
   *[other] { $over } of { $games } games { $over ->
        [one] is
       *[other] are
    } over.
}
cup-due = The round ends { $due }.
cup-over = **The tournament is over.**
cup-cancelled = { $why ->
    [few] The tournament was cancelled: too few took part.
    [lapsed] The tournament was cancelled: nobody began it in time.
    [channel] The tournament was cancelled: its channel was deleted before it began.
    [trouble] The tournament was cancelled: what held it up has lasted too long. Games that run go on.
   *[ended] The tournament was ended early. Games that run go on.
}
cup-round = Round { $round }
cup-round-begins = Round { $round }: { $tables }.
cup-round-matches = { $round }: { $matches }
cup-group = Group { $number }
cup-no-games = No game has begun yet.
cup-bye = { $count ->
    [one] { $names } has a bye, which counts as a win.
   *[other] { $names } have a bye, which counts as a win.
}
cup-rest = { $count ->
    [one] { $names } rests.
   *[other] { $names } rest.
}
cup-line = { $place }. { $name } · { $points } ({ $opponents }){ $decided ->
    [meeting] , behind by their own game
    [difference] , behind by the points in the games
   *[other] { "" }
}
cup-line-knockout = { $place }. { $name }
cup-more = … and { $count } more: *{ button-cup-standings }* shows all.
cup-gone = has left
cup-order-how = A win is a point, the last place none, and the places between share out the rest. In brackets: the points of those one has met. People who are equal in both are told apart by the games among them, then by the difference of points in their games; else they share the place. A bye counts as a game against somebody of one’s own points.
cup-your-table = You play in { $channel }.
cup-no-table = { $status ->
    [done] You have played your last game in this tournament. *{ button-cup-standings }* shows how it goes on.
    [running] You have no game at the moment. Your next one is opened in a thread here, and you are called.
    [open] The tournament has not begun yet.
   *[other] The tournament is over.
}
cup-not-in = You do not take part in this tournament.
cup-joined = You take part in **{ $name }**. When it begins, your table is opened in a thread here and you are called.
cup-left = You do not take part in **{ $name }** any more.
cup-withdraw-really = Withdraw from **{ $name }**? { $game ->
    [two] You lose your game (if it has hardly begun, a robot plays on), and you are
    [more] A robot plays your game to its end, and you are
   *[none] You are
} not paired again.
cup-withdrawn = You have withdrawn from **{ $name }** and are not paired again.
cup-opened = **{ $name }** is open. Its card is in this channel.
cup-ended = **{ $name }** is over.
cup-thread = {" "}· R{ $round } · #{ $number }
cup-which = Which tournament do you mean?
cup-and-more = { $listed } and { $count } more
cup-more-games = … and { $count ->
    [one] one more
   *[other] { $count } more
}: *{ button-cup-games }* shows all.
cup-round-of = Round { $round } of { $rounds }
cup-semi-final = Semi-final
cup-won = { $count ->
    [0] Nobody has won.
    [one] **{ $names }** has won.
   *[other] **{ $names }** share the first place.
}
cup-group-won = **Group { $number }**: { $names }
cup-place-2 = Second: { $names }
cup-place-3 = Third: { $names }
cup-you-are-out = You are out of this tournament and are not paired again. *{ button-cup-standings }* shows how it goes on.
button-cup-begin = Begin now
button-cup-end-round = End the round…
button-cup-end = End the tournament…
button-cup-do = { $act ->
    [next] End the round
   *[end] End the tournament
}
cup-ask-next = **{ $stage }** of **{ $name }** is ended now. Really?
cup-ask-end = { $status ->
    [open] **{ $name }** is cancelled before it has begun. Really?
   *[running] **{ $name }** is ended now, without a winner. Really?
}
cup-fate-of = { $game }: { $fate }
cup-fate = { $fate ->
    [called-off] not open yet, all share the places
    [shared] can’t be played on now, all share the places
    [neither] both must decide, so they share the places, and both leave the tournament
    [loses] { $late } must decide, loses and leaves the tournament
    [overtime] { $count ->
        [0] nobody must decide; the game goes on for up to 24 hours
        [one] { $late } must decide and leaves the tournament; a robot plays on, for up to 24 hours
       *[other] { $late } must decide and leave the tournament; robots play on, for up to 24 hours
    }
    [robots] robots play it to its end
   *[plays-on] goes on as any other game
}
cup-more-fates = … and { $count } more
cup-begun = **{ $name }** begins. Its tables are opened in threads.
cup-round-ended = The round of **{ $name }** is ended:
cup-finished = **{ $name }** is over. { $how }{ $some ->
    [yes] {" "}{ $people }
   *[no] {""}
}

slash-cup = tournament
slash-cup-description = Rounds of games for many: everyone against everyone, Swiss, or knockout
slash-cup-new = new
slash-cup-new-description = Open a tournament in this channel
slash-cup-new-game = game
slash-cup-new-game-description = Which game is played
slash-cup-new-name = name
slash-cup-new-name-description = What the tournament is called
slash-cup-new-kind = kind
slash-cup-new-kind-description = Who meets whom
slash-cup-new-size = size
slash-cup-new-size-description = How many sit at a table
slash-cup-new-rounds = rounds
slash-cup-new-rounds-description = How many rounds a Swiss has
slash-cup-new-least = least
slash-cup-new-least-description = With how many it may begin
slash-cup-new-most = most
slash-cup-new-most-description = How many may take part
slash-cup-new-robots = robots
slash-cup-new-robots-description = How many robots take part from the beginning
slash-cup-new-hours = wait
slash-cup-new-hours-description = In how many hours it begins by itself
slash-cup-new-round-hours = round-hours
slash-cup-new-round-hours-description = How many hours a round may take; nothing: until its last game is over
slash-cup-new-late = late
slash-cup-new-late-description = What becomes of games that are open when a round’s time is over
slash-cup-new-pace = pace
slash-cup-new-pace-description = Hours for a turn at its tables: 24, or 24 / 48 / 6
slash-cup-which = tournament
slash-cup-which-description = Which tournament, if there are several
slash-cup-join = join
slash-cup-join-description = Take part in a tournament
slash-cup-leave = leave
slash-cup-leave-description = Take part no more, before it begins
slash-cup-show = show
slash-cup-show-description = Standings of a tournament
slash-cup-next = next
slash-cup-next-description = Begin the tournament, or end its round
slash-cup-withdraw = withdraw
slash-cup-withdraw-description = Leave a tournament that runs
slash-cup-end = end
slash-cup-end-description = End a tournament early
cup-kind-everyone = everyone plays everyone
cup-kind-swiss = Swiss
cup-kind-knockout = knockout
cup-late-robots = who must decide is out
cup-late-host = the host decides

refusal-tournaments-here = This server has { $most } tournaments already. Wait until one is over.
refusal-tournament-size = Tables of this game take { $least } to { $most } people. Choose another size.
refusal-knockout-of-two = A knockout is for games of two. Choose a Swiss, or everyone against everyone.
refusal-tournament-field = From { $least } to { $most } people can take part. Choose numbers between, the smaller one first.
refusal-tournament-rounds = A Swiss has 1 to { $most } rounds. Choose a number between.
refusal-tournament-hours = A round takes { $most } hours at most. Choose fewer, or none.
refusal-tournament-fill = A place must be left for a person. Choose fewer robots.
refusal-tournament-begins = I can’t read when it is to begin. Write 24 h, 3 d, a number of people, or a date such as 2026-12-01 18:00, within { $days } days.
refusal-tournament-form = Discord did not take this form. Type the terms behind the command, such as the kind.
refusal-tournament-past = It can’t begin in the past. Choose a number of hours from now.
refusal-tournament-joined = You take part already. When it begins you are called.
refusal-tournament-full = The tournament is full. When somebody leaves before it begins there is a place again.
refusal-tournament-begun = The tournament has begun, so nobody joins or leaves any more. *{ button-cup-withdraw }* takes you out of it.
refusal-tournament-not-running = The tournament is not running. Its card says where it stands.
refusal-tournament-not-in = You do not take part in this tournament. Its card says whether you still can.
refusal-tournament-over = The tournament is over. *{ button-cup-standings }* shows how it ended.
refusal-tournament-few = There are { $present } so far, and { $least } must take part before it can begin. Invite some more, or wait.
refusal-tournament-host = That is for the person who opened the tournament, and for those with the permission *Manage Server*. Ask one of them.
refusal-no-tournament = There is no such tournament any more. Look for a newer card in the channel.
refusal-no-tournament-here = There is no tournament here for that. Type `/azalai tournament new` to open one.
refusal-tournament-no-rounds = Only a Swiss has a number of rounds to choose. Leave `rounds` out, or choose a Swiss.
refusal-tournament-size-over-field = A table of { $size } needs { $size } people, and only { $most } can take part. Choose smaller tables, or let more people in.
refusal-tournament-late-without-hours = What becomes of open games only matters if a round has hours. Choose `round-hours` too, or leave `late` out.
refusal-tournament-turn-over-round = A turn could take longer than a whole round of { $hours } hours. Choose fewer hours for a turn (`pace`), or more for a round.
refusal-tournament-many-robots = At most { $most } robots can take part here, no more than people. Choose fewer, or ask somebody with the permission *Manage Server* to open the tournament.
refusal-own-tournament-waits = Your tournament { $name } still waits for people. Begin it or end it first: *{ button-cup-lead }* on its card.
refusal-tournament-in-thread = A tournament needs a channel, in which each game has a thread of its own. Use the command in the channel itself.
refusal-no-tournament-called = No tournament that you can see here is called that. Pick one from what Discord offers as you type.
cup-lapses = If it has not begun by { $moment }, it is cancelled.
button-cup-terms = More terms
cup-terms-title = Terms of the tournament
cup-terms-least = It needs at least
cup-terms-most = It has room for at most
cup-terms-robots = Robots that take part
cup-terms-pace = Hours for a turn / bank / refill
cup-terms-late = When the time of a round is over
refusal-tournament-numbers = These must be whole numbers. Nothing was changed.
refusal-tournament-entered = { $present } people and { $robots } robots are more than the { $most } for whom there would be room. Nothing was changed.
refusal-tournament-terms-fixed = The tournament has begun, so its terms stay. *{ button-cup-lead }* on its card shows what you can do now.
refusal-tournament-terms-form = Your Discord can’t show this form. Another client can.
cup-late = The time of the round is over.
cup-overtime = overtime, it ends { $moment }
notice-overtime = The time of the round is over. Players who had to decide have left the tournament, and a robot plays on. All others have 24 hours of overtime; then robots finish the game, and it counts for them.
cup-standing = { $why ->
    [still] waits: I may not write there
   *[aside] set aside: can’t be read
}
cup-trouble = { $trouble ->
    [send] I may not write in this channel. A server admin can give me *View channel*, *Send messages* and *Attach files*; the games go on.
    [threads] I may not make threads in this channel. A server admin can give me *Create public threads* and *Send messages in threads*; games that have begun go on, the others wait.
    [full] The server has as many open threads as Discord allows. Close some that nobody needs; games that have begun go on, the others wait.
    [day] As many threads were made in this server today as may be. Games that wait for theirs begin by themselves, tomorrow at the latest.
    [refused] Discord does not take the thread of a game, perhaps because of a word in its name. I try again every hour; games that have begun go on.
    [home] Its channel was deleted, and its games wait. Type `/azalai tournament move` in another channel to go on there.
    [removed] I was removed from the server, and its games wait. They go on when I am invited again.
   *[away] The game is not installed at the moment, and its games wait. Nothing is lost; they go on when it is back.
}
cup-trouble-ends = Otherwise the tournament is cancelled { $moment }.
cup-host = { $what ->
    [grace] The hour has passed with fewer than { $least }. It begins as soon as { $least } take part, or with fewer when you type `/azalai tournament next`; otherwise it is cancelled { $moment }.
    [decide] The time of the round is over. `/azalai tournament next` ends it; otherwise I do so in a week.
   *[threads] The thread of a game was deleted for the second time, so the game is over and all share its places.
}
cup-called-off = { $some ->
    [yes] { $people }: **{ $name }**. { $why }
   *[no] **{ $name }**. { $why }
}
cup-moved = **{ $name }** is shown in this channel from now on.
button-cup-card = To the card
slash-cup-move = move
slash-cup-move-description = Show a tournament in this channel from now on
refusal-tournament-seat = The places at this table are those of the people in the tournament. Nobody else can sit down here; another table is opened with the command of its game.
refusal-tournament-terms = The terms are the same at all tables of the tournament. At this one alone they can’t be changed; the host chooses them when a tournament is opened.
refusal-tournament-plays = You take part yourself, so you can’t end the tournament. *{ button-cup-withdraw }* takes you out of it; those with the permission *Manage Server* can end it.
refusal-tournament-hurry = You take part yourself, so you can end the round only when its time is over or nobody has played for a day. Try again { $when }.
refusal-tournament-people = { $present ->
    [one] One person is in so far
   *[other] { $present } people are in so far
}, and it begins with two at least. Invite somebody, or wait.
refusal-tournament-waits = The games of the tournament wait, so its round can’t be ended. Its card says what is in the way.
refusal-tournament-here = The tournament is shown in this channel already. Type the command in another one.
refusal-tournament-old = The tournament has changed since that was asked, and nothing was done. Press *{ button-cup-lead }* on its card again.
cup-event = { $game }, for everybody here. Press *{ button-cup-join }* on the tournament’s card in { $channel }.
settings-events = { $granted ->
    [yes] A tournament with a start time is among this server’s events.
   *[other] A tournament with a start time is not among this server’s events: I lack the permission *Create Events*.
}
privacy-tournaments = • { $count ->
    [one] { $count } tournament that you have opened or take part in
   *[other] { $count } tournaments that you have opened or take part in
}
privacy-entrants = • { $count ->
    [one] your place in { $count } tournament
   *[other] your places in { $count } tournaments
}
privacy-tournament-games = • { $count ->
    [one] { $count } game of a tournament in which you sat
   *[other] { $count } games of tournaments in which you sat
}
privacy-byes = • { $count ->
    [one] { $count } round of a tournament without a game for you
   *[other] { $count } rounds of tournaments without a game for you
}
refusal-no-tournaments-here = No tournaments are opened in this server. Those who manage it can allow them with `/azalai settings`.

cup-final = Final
cup-begins-against = { $first } begins against { $others }
cup-cross-line = { $place }. { $name }, { $points } ({ $difference }): { $games }
cup-cross-playing = playing { $name }
cup-cross-later = still to play { $names }
cup-match-bye = { $name } bye
cup-match-open = two winners
cup-match-waits = { $name } and a winner
cup-match-next = { $one } and { $other }
cup-match-playing = { $one } and { $other }, playing
cup-match-won = { $one } and { $other }, { $won } goes on
cup-match-over = { $one } { $score } { $other }, { $won } goes on{ $lot ->
    [yes] {" "}by lot
   *[no] {""}
}
