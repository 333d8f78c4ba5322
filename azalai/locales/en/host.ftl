## Buttons

button-join = Join
button-still-in = Still in
button-leave = Leave
button-add-robot = Add a robot
button-remove-robot = Remove a robot
button-rules = Rules
button-cards = Cards
cards-which = Which card?
cards-heading = **Cards**: first those that lie on the table or in your hand, then the rest of the box (page { $page } of { $pages }).
button-start = Start
button-cancel = Cancel
button-play = Play
button-rematch = Rematch
button-hand = My view
button-log = Log
button-last-board = Final board
button-text = Text version
button-undo = Take back
button-explain = Explain
button-less = Less
button-view = Board
button-more = …
button-go-on = Go on
button-happened = What happened
button-all-explained = All explained
button-suggest = Suggest
more-finish = { $how ->
    [on] Go on for me until another question
    [more] Play the rest of my turn: { $count ->
        [one] 1 move or more
       *[other] { $count } moves or more
    }
   *[all] Play the rest of my turn: { $count ->
        [one] 1 move
       *[other] { $count } moves
    }
}
button-finish-stop = Stop
suggest-says = A robot would do this:
suggest-weighs = { $count ->
    [one] A strong robot would do this:
   *[other] A strong robot has weighed these, the best first:
}
suggest-standing = { $how ->
    [best] clearly the best
    [equal] about equal
    [less] a little weaker
   *[worse] clearly weaker
}
suggest-chance = { $size ->
    [low] almost no chance of winning
    [high] almost certain to win
   *[some] about { $percent ->
        [80] an
        [85] an
       *[other] a
    } { $percent }% chance of winning
}
suggest-chance-beside = { $size ->
    [low] almost no chance of winning
    [high] almost certain to win
   *[some] about { $percent }%
}
reason-why = Why, looking ahead: { $reasons }.
reason-number = { $figure }: { $here } (otherwise { $there })
reason-share = { $figure }: { $here }% (otherwise { $there }%)
reason-worth = { $figure } (about { $points } { $sign ->
    [more] better
   *[less] worse
} for you)
figure-lead = your lead at the end
finish-done = Played for you, { $count ->
    [one] one move
   *[other] { $count } moves
}.
finish-goes-on = A robot goes on for you as long as nothing else is to be decided: *{ $act }*.
refusal-no-suggestions = This table plays without suggestions. `/table pace` asks the others to allow them.
button-back = Back
button-help = Help
button-own-tables = My tables
button-back-to-table = Back to the table
button-close = Close
button-next-table = Next table ▸
button-previous = Previous
button-next = Next
button-older = Older
button-newer = Newer
button-to-table = To the table
button-leave-yes = Leave the game
button-cancel-lobby-yes = Cancel the table
button-cancel-yes = { $agreed ->
    [yes] Ask the others
   *[no] End the game
}

## The lobby

lobby-seats = { $tagline }
    { $players } · { $time }
lobby-players = { $range ->
    [yes] { $least } to { $most } players
   *[no] { $most } players
}
lobby-first = The first table here: { $robots ->
    [yes] press *{ on-card-join }*, or let the host play at once: *{ on-card-with-robots }*.
   *[no] press *{ on-card-join }*; the host presses *{ on-card-start }* when all are there.
}
    When it is your turn you are called; *{ on-card-play }* then shows the board and all you can do, to you alone.
lobby-opened = { $host } opens a table.
lobby-language = English.
lobby-seating = { $random ->
    [again] Rematch: everybody moves along one seat.
    [yes] Seats drawn at random.
   *[no] Seats in the order of joining.
}
lobby-option = { $name }: { $value }.
option-about = **{ $name }**: { $value }
    -# { $about }
lobby-host = { $number }. **{ $name }** (host)
lobby-person = { $number }. **{ $name }**
lobby-robot = { $number }. robot { $name } ({ $manner })
lobby-no-such-level = With { $seats } players there is no strong robot here: { $players } will play as { $count ->
    [one] a solid one
   *[other] solid ones
}.
levels-choose = How strong the robots are
levels-all = All robots
level-name = { $level ->
    [gentle] gentle
    [solid] solid
   *[strong] strong
}
robot-to-be = { $robot }: { $manner }
level-gentle-about = makes mistakes now and then: for a first game
level-solid-about = plays soundly, without looking far ahead
level-strong-about = thinks ahead, and takes a moment for it
robot-like = { $name } (robot, { $manner })
characters-choose = What the robots like
characters-drawn = { $count ->
    [one] Draw it
   *[other] Draw one for each
}
characters-drawn-about = solid robots with a taste of their own
lobby-side = { $place }: { $sides }
lobby-free = { $number }. free
lobby-invited = { $count ->
    [0] Nobody is invited.
   *[other] Invited: { $people }
}
lobby-invitation = { $count ->
    [0] You are invited to a table of { $game }.
   *[other] { $people }: you are invited to a table of { $game }.
}
lobby-invitation-by = The invitation is from **{ $host }**.
lobby-begins = { $left ->
    [0] The game starts by itself as soon as all have agreed.
    [one] **The game starts by itself with { $count } players: one more, and it begins.**
   *[other] The game starts by itself as soon as { $count } sit here: { $left } more.
}
full-never = only when the host starts it
full-with = with { $count } players
terms-full = Starting by itself
terms-full-is = { $count ->
    [0] The game starts when the host says so.
   *[other] The game starts by itself as soon as { $count } sit here; nobody else finds a seat.
}
term-full = the start
term-pace = pace
term-seats = seating order
term-language = language
term-suggestions = suggestions
term-turnings = turning points
lobby-not-agreed = Changed: { $terms }. { $count ->
    [one] { $players } has
   *[other] { $players } have
} yet to press *{ on-card-still-in }*; then the game can start.
invite-done = The invitation is in the channel.
user-command-challenge = Challenge
user-command-profile = Profile
user-command-invite = Invite to my table
challenge-title = Challenge { $name }
challenge-game = Game
challenge-game-about = A table opens here, with an invitation
challenge-with = Others
challenge-robots = With robots on the seats that are left
invite-none = You lead no table here that waits for players. Challenge { $name } instead.
invite-which = To which of your tables is { $name } invited?
invite-which-menu = Your tables
invite-which-line = { $game }, table { $table }
refusal-invites-oneself = You can’t invite yourself. Choose somebody else.
invited-silently = { $why ->
    [refuses] { $people } { $count ->
        [one] wants
       *[other] want
    } no invitations by mention and { $count ->
        [one] is
       *[other] are
    } only named. Tell them yourself if you know them.
    [before] { $people } { $count ->
        [one] was
       *[other] were
    } asked for this seat before; the offer holds, without another mention.
   *[often] You have invited { $people } often today; this time { $count ->
        [one] that name is
       *[other] those names are
    } written without a mention.
}
lobby-channel-taken = There is a table in this channel already. A thread of the channel can have one of its own: with one press it opens there, as you asked for it.
button-open-thread = Open it in a thread
lobby-cancelled = This table was cancelled.
lobby-can-reopen = This table was cancelled. Its host can open it again as it was.
lobby-expired = Nobody started this table in time. Open a new one whenever you like.
lobby-open-here = Your table stands in this channel.
lobby-open-done = The table is open in { $channel }.
lobby-open-pending = The table is open. Discord has not shown its card yet: it comes to { $channel } as soon as that works.
lobby-open-refused = The table is open, but its card could not be posted. { $why }
lobby-open-mention-me = The table is open, but I am not in this private thread, so its card could not be posted. Mention me here ({ $bot }); then it comes.
lobby-open-gone = That channel is not there any more, so no table was opened. Choose another one.
lobby-thread = { $game }, hosted by { $host }

## The table card

card-to-play = { $count ->
    [0] Nobody has to play.
   *[other] { $players } to play.
}
card-sealed = -# Proof of a fair shuffle: `{ $digits }`…
card-without-picture = I can't attach files here, so here is the board in words. Ask a server admin for the permission *Attach files*.
card-picture-refused = Discord did not take the picture, so here is the board in words. The picture is tried again with the next move, or when somebody presses *Play*.
card-won = { $count ->
    [one] { $players } wins.
   *[other] { $players } share the victory.
}
card-points = { $score }: { $points }.
card-why = { $you ->
    [ahead] What put you ahead of { $player }
    [behind] What put { $winner } ahead of you
   *[none] What put { $winner } ahead of { $player }
}: { $parts }.
card-why-part = { $part } ({ $own } to { $other })
card-why-lead = { $you ->
    [behind] You are
   *[none] { $player } is
} { $points } behind.
card-why-tie = { $you ->
    [behind] You have
   *[none] { $player } has
} as good a result; the rules break the tie.
turning-heading = **{ $game }**
card-ended = The game is over. Its result stands below.
card-moved = The table has moved.
card-displaced = **{ $game }**, table { $table }: there is another table in this channel by now. The game goes on once its host has moved it to another channel.
ping-your-turn = { $count ->
    [0] A turn has come in { $game }.
   *[other] { $people }: your turn in { $game }.
}
end-of-game = { $count ->
    [0] The game is over ({ $game }). { $winners }
   *[other] { $people }: the game is over ({ $game }). { $winners }
}
told-about = **{ $game }**: { $text }

## The dialog

dialog-choose = Choose
dialog-choose-page = Choose (page { $page } of { $pages })
dialog-explain = **{ $act }**: { $text }
dialog-choose-act = { $act }… ({ $count })
dialog-other-numbers = With another number
dialog-pick = { $range ->
    [upto] Choose up to { $most }
    [exact] Choose { $most }
   *[between] Choose { $least } to { $most }
}
dialog-pick-none = None
dialog-number-all = { $number } · all
dialog-number-but-one = { $number }
dialog-number-half = { $number }
dialog-number-least = { $number }
dialog-type-number = Another…
dialog-number-title = How many?
dialog-number-label = A number from { $least } to { $most }
dialog-awaited = { $count ->
    [0] Nobody has to play (turn began { $since }).
   *[other] Waiting for { $players } (turn began { $since }).
}
dialog-run = { $count } moves at once
dialog-play-it = Play this
dialog-only-move = Only one thing can be done now:
dialog-over = The game is over.
dialog-stranded = The channel of this table is gone. The game waits until its host moves it to another channel.
dialog-put-out = I am not in the server of this table any more. The game waits, and goes on when I am invited there again.
dialog-undone = Taken back: { $move }{ $seen ->
    [yes] {" "}You keep what you learned from it.
   *[no] {""}
}
dialog-changed = The board has changed since you opened this. Here is the new position.
dialog-first-step = { $act }: { $value }…
dialog-barred = { $act } – { $reason }
dialog-barred-all = Not possible now: { $acts }
dialog-marks = You can choose: { $marks }.
dialog-closed = Closed. Nothing was played.
confirm-closed = Closed. Nothing was changed.
sheet-closed = Closed.
dm-your-turn = Your turn in **{ $game }** ({ $where }).
dm-line = **{ $game }** ({ $where }): { $text }
where-channel = #{ $channel }, { $server }
where-table = table { $table }
last-board = The board at the end of the game.
dm-seat-left = You don’t sit at table { $table } ({ $game }) any more. { $why }
dm-seat-left-cup = You don’t sit at table { $table } of the tournament **{ $cup }** ({ $game }) any more. { $why }
dm-left-why = { $why ->
    [round] The round is over; robots play the game to its end, and your seat counts for you.
    [away] A robot plays on in your seat.
   *[left] { "" }
}
dm-turn-over = Your turn is over.

## Log, status, more

log-empty = Nothing has happened yet.
did-acts = { $player } { $acts }
did-again = { $act } ({ $count } times)
log-undo = { $player } took their last move back.
log-undo-what = { $player } took back: “{ $what }”
log-seat = { $how ->
    [resigned] { $player } resigned; { $newcomer } plays on in that seat.
    [sent] { $newcomer } plays on for { $player }, who was taken off the seat.
    [taken] { $newcomer } took over the seat of { $player }.
   *[left] { $player } left the table; { $newcomer } plays on in that seat.
}
log-stood-in = { $text } *(a robot chose)*
log-hash = Shuffle fixed at the start, SHA-256 of it: { $hash }
more-heading = { $group ->
    [look] To look at
    [moves] Moves and time
    [seat] Your seat
   *[record] Record of the game
}
status-lobby = **{ $game }**, table { $table }: waiting for players.
status-running = **{ $game }**, table { $table }: running.
status-finished = **{ $game }**, table { $table }: finished.
status-cancelled = **{ $game }**, table { $table }: cancelled.
status-expired = **{ $game }**, table { $table }: never started.
status-stranded = **{ $game }**, table { $table }: its channel is gone.
status-put-out = **{ $game }**, table { $table }: I am not in its server any more.
leave-really = { $resigns ->
    [yes] Between two, leaving is resigning: the other player wins, and the game is over. { $early ->
        [yes] It is too early for it to count for ratings.
       *[no] It counts as lost for you.
    } Leave?
   *[no] { $left ->
        [robots] Only robots would be left: the game ends here, without a result. Leave?
       *[people] A robot will take your seat and all that belongs to it. Leave?
    }
}
leave-done = { $left ->
    [robots] You have left the table. Only robots were left, so the game is over, without a result.
   *[people] You have left the table.
}
cancel-really = { $agreed ->
    [yes] A game that has begun ends early only when all agree. Ask the others to end it without a result?
   *[no] This ends the game for everybody, without a result.
}
cancel-lobby-really = Others sit at this table, or are invited to it. Cancel it for everybody?
cancel-done = The table is cancelled.
move-done = The table is here now.

## Notices

card-game-away = The game of table { $table } is not installed at the moment. Nothing was lost: the table goes on by itself when the bot's operator has brought the game back.
notice-set-aside = This table can't be opened at the moment. Nothing was lost; the bot's operator has been told.
notice-restored = This table can be opened again. Nothing was lost.
notice-cancelled = The game was cancelled.
notice-moved = The table has moved here.
notice-stranded = The channel of your table { $table } ({ $game }) was deleted. The game is kept: use `/table move` with the number { $table } in another channel to go on there.
notice-displaced = Your table { $table } ({ $game }) can be opened again, but there is another table in its channel by now. Use `/table move` with the number { $table } in another channel to go on there.
trouble-attach-files = I can't attach files at your table { $table } ({ $game }). Ask a server admin for the permission *Attach files*; the game goes on in words.
trouble-send-messages = I can't write at your table { $table } ({ $game }). Ask a server admin for the permissions *View channel* and *Send messages*; the game waits.
trouble-thread-locked = The thread of your table { $table } ({ $game }) is locked, so I can't write there. Ask a moderator to unlock it; the game and its clocks wait until then.
trouble-removed = I am not in the server of your table { $table } ({ $game }) any more. The game and its clocks wait, and go on when I am invited again.
trouble-here-attach-files = I can't attach files here. Ask a server admin for the permission *Attach files*.
trouble-here-send-messages = I can't write in this channel. Ask a server admin for the permissions *View channel* and *Send messages*; the game waits.
trouble-here-thread-locked = This thread is locked, so I can't write here. Ask a moderator to unlock it; the game and its clocks wait until then.
trouble-here-removed = I am not in the server of this table any more. The game and its clocks wait, and go on when I am invited again.
told-closed-dms = I can't write to you directly, so your turns are shown here only. To get them: server menu, *Privacy settings*, *Direct messages*.

## Refusals

refusal-broken = Something broke on my side. Nothing was changed. Try again, or tell the bot's operator: code { $code }.
refusal-half-done = Something broke on my side when I had begun: what you asked for may be done. Look where things stand before you try again. If it happens again, tell the bot's operator: code { $code }.
refusal-not-shown = What you asked for is done, but I could not show it. Press *{ on-card-play }* to see where the game stands. If it happens again, tell the bot's operator: code { $code }.
refusal-maybe-stored = My database went away while I was storing this, and I can't tell whether it was done. Look where things stand before you try again. If it happens again, tell the bot's operator: code { $code }.
refusal-command-changed = This command has changed. Reload Discord and type it again.
refusal-unreadable-button = This button can't be read any more. Open the table again with *{ on-card-play }* on its card.
refusal-stranded = The channel of table { $table } is gone and the game waits. Its host can go on in another channel with `/table move`.
refusal-put-out = I am not in the server of table { $table } any more, and the game waits. It goes on where it stood when I am invited there again.
refusal-awaited = { $count ->
    [0] It is not your turn.
   *[other] It is not your turn: { $players } to play.
} You will be called when it comes round.
refusal-cannot-store = I can't store anything just now, so nothing was changed. You can still look at everything. Try again later, or tell the bot's operator.
refusal-overloaded = There is a lot going on at the moment. Nothing was changed; try again in a minute.
refusal-busy = Many moves are waiting at this table. Nothing was changed; try again in a moment.
refusal-no-table = There is no such table. `/games` lists yours.
refusal-no-table-here = There is no table in this channel. Open one with a game's `new` command, such as `/touareg new`.
refusal-game-away = The game of table { $table } is not installed at the moment. Nothing was lost: ask the bot's operator to bring it back, and the table goes on by itself.
refusal-tournament-away = The game of the tournament { $name } is not installed at the moment. Nothing was lost: ask the bot's operator to bring it back, and the tournament goes on by itself.
refusal-set-aside = Table { $table } can't be opened at the moment. Nothing was lost; the bot's operator has been told.
refusal-not-your-seat = Somebody else sits in that seat. `/games` lists the tables where you sit.
refusal-not-at-this-table = You do not sit at this table. The card shows all that is open to see; *{ on-card-log }* and *{ on-card-rules }* work for you too, and *…* lets you follow the game.
refusal-not-started = The game has not started yet. It begins when the host presses *{ on-card-start }*.
refusal-channel-taken = There is a table in this channel already. Use another channel or a thread, or finish that game first.
refusal-taken-because = There is a table in this channel already, and another could only stand in a thread, which is not possible. { $why } Or use another channel.
refusal-taken-long = There is a table in this channel already. Type the same command again with the option `thread`: so it opens in a thread of its own.
refusal-already-seated = You sit at this table already. There is nothing more to do.
refusal-removed = The host of this table has given your seat away. You can come back when they invite you by name.
refusal-guest-sits = { $player } sits at this table already. Choose somebody else.
refusal-not-agreed = Something was changed after people had joined; the card says what. { $count ->
    [0] They
   *[other] { $players }
} must press *{ on-card-still-in }* on it first.
refusal-terms-again = Something has changed again meanwhile. Look at the card, then press *{ on-card-still-in }* once more.
refusal-own-lobbies = { $most ->
    [one] A table of yours is waiting
   *[other] { $most } tables of yours are waiting
} for players already: { $channels }. Start or cancel one first.
refusal-server-lobbies = { $most ->
    [one] A table is waiting
   *[other] { $most } tables are waiting
} for players on this server already. Join one, or wait until one starts.
refusal-tables-today = New tables are limited to { $most } a day { $who ->
    [you] for each person
   *[server] on this server
}. The next can be opened { $when }.
refusal-threads-today = Threads for tables are limited to { $most } a day { $who ->
    [you] for each person
   *[server] on this server
}. The next can be made { $when }; in a channel a table can be opened now.
refusal-invitations-today = Invitations are limited to { $most } a day { $who ->
    [you] for each person
   *[server] on this server
}, and this would be more. You can invite again { $when }. Without an invitation anybody can still join.
refusal-moves-today = This table has been moved { $most ->
    [one] once
   *[other] { $most } times
} within a day. It can be moved again { $when }.
refusal-followers = { $most } people follow this table, and that is the limit. Its card in the channel shows the same.
refusal-taken-back-often = You have changed your mind { $most } times in this turn. What is chosen now stands; you can still go on with your turn.
refusal-too-fast = That was faster than anybody can press. Nothing was done; try again { $when }.
refusal-not-seated = You do not sit at this table. `/games` lists the tables where you do.
refusal-table-full = All seats are taken. Wait until one is free, or open another table.
refusal-full-at = { $range ->
    [yes] This game is for { $least } to { $most } players. Choose such a number.
   *[no] This game is for { $most } players. Choose that number.
}
refusal-full-below = { $present } sit here already. Choose as many or more, or remove somebody first.
refusal-side-taken = { $players } has chosen that already. Choose another, or leave it open.
refusal-no-such-level = With { $seats } players there is no { $level ->
    [gentle] gentle
    [solid] solid
   *[strong] strong
} robot here. Choose another level.
refusal-no-robot = No robot sits here. *{ on-card-add-robot }* seats one.
refusal-too-few = { $least } players are needed, { $present ->
    [one] one is here
   *[other] { $present } are here
}. Wait for more, or add a robot.
refusal-already-started = The game has started already. Press *{ on-card-play }* on its card, or follow it under *…*.
refusal-lobby-closed = This table is closed. Open another one with a game's `new` command.
refusal-cancel-by-agreement = A game that has begun ends early only when all agree: `/table end` asks the others. A server admin can end it at once.
refusal-host-only = Only the host of the table, or a server admin, can do that. Ask one of them.
refusal-other-game = The table in this channel plays { $game }. Use that game's commands here.
refusal-nothing-to-undo = Nothing can be taken back now: somebody else has moved since, or something hidden or random came out. `/table take-back` asks the others.
refusal-not-possible-now = That is not possible now. Press *{ on-card-play }* to see everything that is.
refusal-not-a-number = That is not a whole number. Try again with digits only.
refusal-server-only = Tables are opened in the channels of a server. Use this command there.
refusal-not-a-member = I am not a member of this server. Tables are opened where I can write: ask the people who manage it to add me.
refusal-user-install-off = I answer in my servers and in my direct messages alone. Use the command there.
refusal-no-such-card = No single card has that name. Choose one of those offered while you type.
refusal-no-thread-here = I can open a thread only in an ordinary text channel. Use the command there, or leave out the thread.
refusal-too-many-threads = This server has as many open threads as Discord allows. Ask a moderator to close some, or leave out the thread.
refusal-no-thread-now = Discord did not let me open a thread. Try again in a while, or leave out the thread.
refusal-may-not-thread = I am not allowed to open a thread here. Ask a server admin for the permission *Create public threads*.
refusal-permission-view-channel = I can't see this channel. Ask a server admin for the permission *View channel*, then try again.
refusal-permission-connect = In the chat of a voice channel I need the permission *Connect* to write. Ask a server admin for it, or play in a text channel.
refusal-permission-send-messages = I can't write here. Ask a server admin for the permission *Send messages*, then try again.
refusal-permission-send-messages-in-threads = I can't write in threads here. Ask a server admin for the permission *Send messages in threads*, then try again.
refusal-permission-attach-files = I can't attach files here. Ask a server admin for the permission *Attach files*, then try again.
refusal-permission-create-public-threads = I am not allowed to open a thread here. Ask a server admin for the permission *Create public threads*, then try again.

## Help

help-game = • **{ $name }** (`/{ $command } new`, { $players }, { $time }): { $tagline }

## Slash commands

slash-azalai = azalai
slash-azalai-description = Help, your preferences and profile, what is stored, the settings of a server
slash-help = help
slash-help-description = How to play, and which games there are
slash-table = table
slash-table-description = About the table in this channel
slash-table-status = status
slash-table-status-description = Who plays, whose turn it is, with which options
slash-table-board = board
slash-table-board-description = The board, for you alone
slash-table-hand = view
slash-table-hand-description = The table as you see it, for you alone
slash-table-log = log
slash-table-log-description = What has happened so far
slash-table-leave = leave
slash-table-leave-description = Leave the table
slash-table-invite = invite
slash-table-invite-description = Invite one more person to this table before it starts
slash-table-invite-person = person
slash-table-invite-person-description = Who is invited
slash-table-cancel = cancel
slash-table-cancel-description = End the table without a result
slash-table-move = move
slash-table-move-description = Move one of your tables to this channel
slash-table-move-table = table
slash-table-move-table-description = The number of the table, as its status tells
slash-new = new
slash-new-description = Open a table in this channel
slash-new-player1 = player1
slash-new-player1-description = Somebody to invite
slash-new-player2 = player2
slash-new-player2-description = Somebody else to invite
slash-new-player3 = player3
slash-new-player3-description = Somebody else to invite
slash-new-player4 = player4
slash-new-player4-description = Somebody else to invite
slash-new-language = language
slash-new-language-description = The language of the table card; private answers are in your own language
slash-new-seats = seats
slash-new-seats-description = How the seats are given out
slash-new-thread = thread
slash-new-thread-description = Give the table a thread of its own
slash-new-full = full
slash-new-full-description = Start by itself as soon as so many sit; nothing: when you press Start
slash-hand = view
slash-hand-description = The table as you see it, for you alone
slash-board = board
slash-board-description = The board, for you alone
slash-rules = rules
slash-rules-description = The rules in short
slash-card = card
slash-card-description = A card of this game in large, with what it does, for you alone
slash-card-card = card
slash-card-card-description = The name or number of the card
seats-random = at random
seats-joined = in the order of joining

## The playground

playground-server = Playground
playground-topic = The market place
playground-messages = { $name }’s direct messages:
playground-others = Elsewhere
playground-person = { $name } ({ $language })
playground-hint = The channel says how to begin. “Viewing as” makes you another person. Stop with Ctrl-C.
