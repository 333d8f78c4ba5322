## Proposals: what the players of a table ask each other

button-agree = Agree
button-refuse = Refuse
proposal-agreed = Agreed: { $players }.
proposal-waiting = { $people }: { $unanimous ->
    [yes] it needs the agreement of all.
   *[no] it needs the agreement of most.
} Open until { $until }.
proposal-is-carried = Agreed.
proposal-is-refused = Not agreed: nothing changes.
proposal-is-lapsed = This question is closed: its time ran out, or the table moved on.
vote-done = { $yes ->
    [yes] You agree. The others are still asked.
   *[no] You do not agree. The others are still asked.
}
refusal-proposal-closed = This question is closed already. The message shows how it ended.
refusal-proposed-already = The others are being asked the same already. Answer in that message.
refusal-not-asked = Only the people at this table whom it does not concern have a vote.
log-undo-agreed = { $count ->
    [one] All agreed to take the last act back.
   *[other] All agreed to take the last { $count } acts back.
}
