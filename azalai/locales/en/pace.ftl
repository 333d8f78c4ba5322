### The pace of a table: clocks, deadlines, reminders, holidays, quiet hours.

## Buttons

button-options = Options
button-pace = Pace
button-pace-numbers = Another time for a turn
button-remind = Remind
button-hush = Mute for this turn
button-robot-turn = A robot plays this turn
button-robot-seat = A robot takes the seat
button-reminders = Reminders
button-quiet = Quiet hours

## Spans of time

span-minutes = { $count } min
span-hours = { $count } h
span-days = { $count ->
    [one] one day
   *[other] { $count } days
}

## Pace

pace-none = No clock.
pace-turn = { $turn } for a turn.
pace-turn-bank = { $turn } for a turn, and a time bank of { $bank } (each decision gives back { $refill }).
pace-late-vote = When time runs out, the others decide what follows.
pace-late-turn = When time runs out, a robot plays the turn.
pace-late-seat = When time runs out, a robot takes the seat, and whoever has had two turns there has lost.
pace-choice-none = no clock
pace-choice = { $turn } for a turn, time bank { $bank }
late-vote = the others decide
late-turn = a robot plays the turn
late-seat = a robot takes the seat
terms-form-time = Time and seats
terms-form-game = The game
terms-also = Also
terms-box-seats = Seats at random
terms-box-turnings = Turning points stay in the channel
terms-own-pace = another time, as it is now
terms-heading = Table options
terms-language = Language: { $language }.
terms-host-only = The host can change them until the game starts; the pace can be changed later too, when all agree.
terms-pace = Time for a turn
terms-late = When time runs out
terms-remove = Remove somebody from the table
terms-turnings-are = { $where ->
    [channel] Turning points of the game stay in the channel.
   *[card] Turning points of the game are shown on the card alone.
}
terms-tongue = Language of the table
lobby-suggestions = { $on ->
    [yes] *Suggest* and *Play the rest of my turn*: on.
    [unrated] *Play the rest of my turn*: on. *Suggest*: off between people, whose game counts for ratings.
   *[no] No suggestions: *Suggest* and *Play the rest of my turn* are off.
}
terms-suggestions = Suggest and Play the rest of my turn
suggestions-on = yes, also where a game counts for ratings
suggestions-unrated = yes, but no Suggest where a game counts for ratings
button-suggestions-ask = { $on ->
    [yes] Propose: suggestions on
   *[no] Propose: suggestions off
}
proposal-suggestions = { $on ->
    [yes] { $proposer } proposes that *Suggest* and *Play the rest of my turn* may be used.
   *[no] { $proposer } proposes to play on without *Suggest* and *Play the rest of my turn*.
}
suggestions-asked = { $agreed ->
    [yes] That holds from now on.
   *[no] The others are asked.
}
refusal-same-suggestions = That is how this table plays already. Nothing needs to be changed.
sides-how = Choose yours here. Those who choose none, and the robots, get what is left at the start.
sides-any = whatever is left
pace-propose = You can propose another pace. It holds when all the others agree; the clocks then begin again.
pace-proposed = The others are asked: { $pace }
pace-changed = The pace is changed: { $pace }
pace-numbers-title = Pace
pace-field-turn = Hours for a turn (0: no clock)
pace-field-bank = Hours in the time bank
pace-field-refill = Hours back for each decision
proposal-pace = { $proposer } proposes another pace: { $pace }

## Clocks

time-until = { $player } has time until { $at } ({ $left }).
time-over = { $player }’s time has run out.
time-banks = Time bank: { $spare }.
time-away = { $player } is away until { $until }.
time-waited = { $turns ->
    [one] { $player }: { $mean } for one turn.
   *[other] { $player }: { $mean } a turn on average, over { $turns } turns.
}
time-missed = { $count ->
    [one] Time ran out once.
   *[other] Time ran out { $count } times.
}

## When time has run out

late-told-vote = { $player }’s time has run out. { $others ->
    [robots] Robots play in the other seats: they wait.
   *[people] The others may decide that a robot plays this turn, or takes the seat; or wait.
}
late-told-turn = { $player }’s time has run out: a robot plays this turn.
late-told-seat = { $others ->
    [robots] { $player }’s time has run out. Only robots are left, so the game is over, without a result.
    [lost] { $player }’s time has run out: the other player wins, and the game is over.
   *[people] { $player }’s time has run out: a robot takes the seat.
}
late-proposed = { $carried ->
    [yes] It is done.
   *[no] The others are asked.
}
proposal-robot-turn = { $proposer } proposes that a robot plays this turn for { $target }, whose time has run out.
proposal-robot-seat = { $proposer } proposes that a robot takes { $target }’s seat: the time has run out.

## Reminders

remind-called = { $person }: it is still your turn in { $game } (it began { $since }).
remind-asked = { $person }: { $by } reminds you that it is your turn in { $game } (it began { $since }).
remind-due = Your time ends { $left }.
remind-done = { $count ->
    [0] Nobody was reminded.
   *[other] Reminded: { $players }.
}
hush-done = No more reminders in this turn.
reminders-now = Reminders: { $every ->
    [never] none.
    [pace] as the pace of the table asks for, once a day at most; up to { $most } in a turn.
   *[other] { $every }, up to { $most } in a turn.
}
reminders-quiet = Quiet hours: from { $from } to { $until }. Your time stops then, you get no reminders, and { $calls ->
    [held] nothing calls you: when a turn of yours has come, you hear of it when they are over.
   *[silent] no phone makes a sound: a turn of yours is mentioned in the channel in silence, and the direct message comes when they are over.
}
reminders-quiet-calls = Your turn in quiet hours
reminders-choice-calls = { $calls ->
    [held] tell me when they are over
   *[silent] mention me without a sound
}
reminders-no-quiet = No quiet hours.
reminders-zone = Time zone: { $zone }, where it is { $now } now.
reminders-every = How often
reminders-most = How many in a turn
reminders-choice-pace = as the table asks for
reminders-choice-never = never
reminders-choice-every = { $unit ->
    [days] every { $count } days
   *[hours] { $count ->
        [one] every hour
       *[other] every { $count } h
    }
}
reminders-choice-most = { $count ->
    [one] one
   *[other] up to { $count }
}
quiet-title = Quiet hours
quiet-from = From (leave empty for none)
quiet-until = Until
quiet-zone = Time zone

## Holidays

holiday-none = No holiday is planned.
holiday-planned = Away from { $first } to { $last }.
holiday-left = { $days ->
    [one] One day of holiday is left
   *[other] { $days } days of holiday are left
} in { $year }. Days are counted in the time zone { $zone }; `/azalai reminders` changes it.
holiday-set = Your holiday: { $first } to { $last }. Your clocks stop then, at all your tables.
holiday-cancelled = That holiday is over. Your time counts again.
holiday-withdrawn = The holiday from { $first } to { $last } is cancelled.

## Refusals

refusal-pace = I don't understand that pace. Type the hours for a turn, such as 36, or the hours for a turn, in the time bank and back for each decision, such as 24 / 48 / 6.
refusal-pace-hours = A turn has from 1 to { $most } hours, and the time bank as many at most. Type other numbers.
refusal-same-pace = That is the pace of this table already. Choose another one to propose a change.
refusal-not-late = That turn is over, or its time has been put off. The card shows whose time runs.
refusal-resting = { $player } can't be reminded just now. Try again later.
refusal-reminded-lately = { $player } can be reminded again { $when }. Wait until then.
refusal-muted = { $player } wants no more reminders in this turn. Wait, or look under *…* what else can be done.
refusal-no-reminders = { $player } wants no reminders. Wait, or look under *…* what else can be done.
refusal-nobody-to-remind = It is nobody else's turn at the moment. Press *{ on-card-play }* to see whether it is yours.
refusal-reminder-stale = That reminder belongs to an earlier turn. Nothing was changed.
refusal-zone = I know no time zone of that name. Type the name of a large city in it (Paris), its own name (Europe/Paris), or a distance (UTC+2); the option for the zone of the command for reminders offers all of them while you type.
refusal-quiet-hour = I don't understand that time. Type it like this: 22:30, or 10:30 pm.
refusal-quiet-both = Quiet hours need both a beginning and an end. Give both, or neither.
refusal-quiet-long = Quiet hours last { $most } hours at most. Choose a later beginning or an earlier end.
refusal-remind-every = Reminders come every 1 to { $most } hours; 0 is never.
refusal-date = I don't understand that date. Choose one of those offered while you type, or type it like this: 2027-01-31.
refusal-holiday-past = That day is over. A holiday begins today at the earliest.
refusal-holiday-order = A holiday ends after it begins. Choose a later last day.
refusal-holiday-far = A holiday begins within a year from now. Choose an earlier first day.
refusal-holiday-long = A holiday lasts a year at most. Choose an earlier last day.
refusal-holiday-overlap = You are away already from { $first } to { $last }. Choose other days, or cancel that holiday first.
refusal-holiday-budget = That is more holiday than is left: { $days ->
    [one] one day
   *[other] { $days } days
} in { $year }. Choose fewer days.
refusal-no-holiday = You have no holiday to cancel. Your time counts as usual.

## Commands

slash-pace-pace = pace
slash-pace-pace-description = Hours for a turn, such as 36, or 24 / 48 / 6 with the time bank and what a decision gives back
slash-pace-late = timeout
slash-pace-late-description = What follows when somebody's time runs out
slash-table-pace = pace
slash-table-pace-description = How fast this table plays; propose another pace
slash-reminders = reminders
slash-reminders-description = How often you are reminded, your quiet hours and time zone
slash-reminders-every = every
slash-reminders-every-description = Hours from one reminder to the next; 0 is never
slash-reminders-most = max
slash-reminders-most-description = Reminders in one turn at most
slash-reminders-from = from
slash-reminders-from-description = Quiet hours from, such as 22:30
slash-reminders-until = until
slash-reminders-until-description = Quiet hours until, such as 7:00
slash-reminders-zone = zone
slash-reminders-zone-description = Your time zone
slash-holiday = holiday
slash-holiday-description = Days on which your time stops
slash-holiday-set = set
slash-holiday-set-description = Go on holiday
slash-holiday-first = first
slash-holiday-first-description = The first day away
slash-holiday-last = last
slash-holiday-last-description = The last day away
slash-holiday-cancel = cancel
slash-holiday-cancel-description = End your holiday, or cancel the next one
slash-holiday-show = show
slash-holiday-show-description = Your holidays, and how many days are left
