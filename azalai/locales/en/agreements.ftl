## Proposals: what the players of a table ask each other

button-agree = Agree
button-refuse = Refuse
proposal-agreed = { $count ->
    [0] Nobody has agreed yet.
   *[other] Agreed: { $players }.
}
proposal-waiting = { $count ->
    [0] { $unanimous ->
        [yes] Everyone must agree.
       *[no] A majority must agree.
    }
   *[other] { $people }: { $unanimous ->
        [yes] everyone must agree.
       *[no] a majority must agree.
    }
} The vote ends { $until }.
proposal-is-accepted = Agreed.
proposal-is-rejected = Rejected: nothing changes.
proposal-is-expired = This question is closed: its time ran out, or the table moved on.
vote-done = { $yes ->
    [yes] You agree. The others are still asked.
   *[no] You do not agree. The others are still asked.
}
refusal-proposal-closed = This question is closed already. The message shows how it ended.
refusal-proposed-already = The others are being asked the same already. Answer in that message.
refusal-proposed-lately = The same was asked a while ago, in vain. It can be asked again { $when }.
refusal-not-asked = You have no vote on this: only the other players at the table do. The message will show how the vote ends.
log-undo-agreed = { $count ->
    [one] All agreed to take the last move back.
   *[other] All agreed to take the last { $count } moves back.
}

proposal-end = { $proposer } asks to end the game here, without a winner.
proposal-undo = { $proposer } asks to take { $count ->
    [one] the last move
   *[other] the last { $count } moves
} back:
    { $acts }
proposal-kick = { $target } has kept the others waiting for a long time. { $proposer } asks to hand the seat to a robot; anybody may then take it over. If { $target } has had two turns already, the game then counts as lost for them.
proposal-seat-offer = { $proposer } asks to offer the seat of robot { $target } { $who ->
    [one] to { $person }.
   *[somebody] to anybody who wants it.
}
propose-done = { $asked ->
    [yes] The others are asked, in the channel.
   *[no] Done: there was nobody else to ask.
}
refusal-not-so-many-acts = { $most ->
    [0] Nothing has been played yet. There is nothing to take back.
    [one] Only one move can be taken back. Ask for that one.
   *[other] At most { $most } moves can be taken back at once. Ask for fewer.
}
refusal-robot-already = A robot plays in that seat already. `/table replace` looks for a person who takes it over.
refusal-not-yourself = That is your own seat. `/table leave`, `/table resign` and `/table replace` are for it.
refusal-time-left = { $player } still has time: the clock has not run out. A server admin can do it at once.
refusal-not-awaited-long = { $player } has not kept the others waiting for { $days } days; quiet hours and holidays do not count. A server admin can do it at once.
refusal-they-do-not-sit = { $player } does not sit at this table. `/table status` shows who does.

## Leaving and taking over

button-ask-undo = Take back
button-offer-seat = Replace me
button-leave-seat = Leave
button-resign = Resign
button-ask-end = End by agreement
button-sit = Take this seat
button-keep-seat = Stop the search
button-reopen = Reopen
button-resign-yes = Resign
end-really = This asks the other players, in the channel, to end the game here, without a winner. Ask them?
button-end-yes = Ask the others
offer-really = This asks in the channel { $who ->
    [one] whether { $person }
   *[anybody] who
} would like to take over seat { $number } ({ $name }), with all that belongs to it. Ask?
button-offer-yes = Ask in the channel
refusal-not-here-any-more = That person is not on this server any more. Ask somebody else.
resign-really = Do you resign? { $seats ->
    [2] The other player wins, and the game is over.
   *[other] { $left ->
        [robots] Only robots would be left: the game ends here, without a result.
       *[people] { $early ->
            [yes] A robot plays on in your seat. It is too early for the game to count for you.
           *[no] A robot plays on in your seat. If the game is played to its end, it counts as lost for you.
        }
    }
}
resign-done = { $left ->
    [winner] You have resigned. The game is over.
    [robots] You have resigned. Only robots were left, so the game is over, without a result.
   *[people] You have resigned. A robot plays on in your seat.
}
seat-offered = **{ $game }**: { $who ->
    [one] { $person }, would you like to
   *[other] Who would like to
} take over seat { $number } from { $kind ->
    [robot] the robot { $name }
   *[person] { $name }
}? Its goods, its clock and all it knows go with it.
seat-offer-replaced = Seat { $number }: this offer is closed, and a newer one holds.
seat-settled = Seat { $number } is not offered any more.
seat-offer-done = It is asked in the channel. Nothing changes until somebody takes the seat.
seat-offer-asked = A robot's seat belongs to all: the others at the table are asked first, in the channel.
seat-taken = You sit at the table now. *{ on-card-hand }* on the table's card shows what your seat knows.
seat-kept = The search is over: the seat stays as it is.
kick-done = { $left ->
    [robots] { $player } is off the seat. Only robots were left, so the game is over, without a result.
   *[people] A robot plays on for { $player }; anybody may take the seat over.
}
reopen-done = The table is open again.
refusal-not-your-seat-to-offer = { $player }’s seat is not yours to give away. Its player can, or a server admin.
refusal-seat-not-open = That seat is not offered any more. Another may be: `/table status` shows who sits where.
refusal-seat-opened-lately = Somebody was sent away from that seat not long ago. It can be taken { $when }.
refusal-seat-for-another = This seat was offered to somebody else. *Follow* under *…* shows you how the game goes on.
refusal-sent-away = You were sent away from this table, so a seat that is open to all is not for you there. Somebody who plays there can offer it to you by name with `/table replace`.
refusal-knows-too-much = You know another seat's secrets at this table, so you can't take this one. *Follow* under *…* shows you how the game goes on.
refusal-moderator-only = Only a server admin can do that. Ask one of them.
refusal-no-bots = A bot can't sit down. My own robots play in seats that nobody takes.
refusal-no-such-seat = There is no such seat. The seats are numbered from 1 to { $most }.
refusal-not-put-away = There is no archived table here. `/table reopen` takes the number of one of this server.
refusal-too-late-to-reopen = This table was archived more than 90 days ago and stays closed. Its moves can still be read with *{ on-card-log }*.

## How games end early

notice-agreed = The players agreed to end the game here.
notice-resigned = { $player } resigned.
notice-stalled = { $player } kept the other waiting too long, and has lost.
notice-resigned-robot = { $player } resigned. A robot plays on in that seat.
notice-resigned-last = { $player } resigned. Only robots were left, so the game is over, without a result.
notice-robots-left = Only robots were left, so the game is over, without a result.
notice-idle = Nothing has happened at this table for a long time. If it stays so, it is archived, in a week at the earliest.
notice-abandoned = Nobody played any more, so the table is archived. It can be reopened within 90 days.
notice-reopened = The table is open again, where it was left.
status-agreed = **{ $game }**, table { $table }: ended by agreement.
status-resigned = **{ $game }**, table { $table }: over, one of the players gave up or did not play on.
status-abandoned = **{ $game }**, table { $table }: archived, since nobody played any more.

## Commands

slash-table-resign = resign
slash-table-resign-description = Give the game up
slash-table-end = end
slash-table-end-description = Ask the others to end the game without a winner
slash-table-undo = take-back
slash-table-undo-description = Take moves back: your own at once where that is allowed, else by agreement
slash-table-undo-acts = moves
slash-table-undo-acts-description = How many of the newest moves (1 if you leave it out)
slash-table-reopen = reopen
slash-table-reopen-description = Reopen a table that was archived
slash-table-reopen-table = table
slash-table-reopen-table-description = The number of the table (the one of this channel if you leave it out)
slash-table-kick = kick
slash-table-kick-description = Ask the others to send away somebody who keeps you waiting
slash-table-kick-player = player
slash-table-kick-player-description = Who is to go
slash-table-replace = replace
slash-table-replace-description = Look for somebody who takes over your seat, or a robot's
slash-table-replace-seat = seat
slash-table-replace-seat-description = The number of the seat (your own if you leave it out)
slash-table-replace-person = person
slash-table-replace-person-description = Who is asked (anybody if you leave it out)
