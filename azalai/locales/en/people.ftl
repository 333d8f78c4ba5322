## Reading in words

button-all-in-words = Full text version

## Preferences

slash-preferences = preferences
slash-preferences-description = Your language, how you are notified of your turns, words or pictures
preferences-title = Preferences
preferences-form-reading = Reading
preferences-form-told = Being told
preferences-field-language = Language
preferences-field-look = Pictures
preferences-look-usual = pictures in the usual colours
preferences-box-text_only = Words instead of pictures
preferences-box-contrast = Pictures of high contrast
preferences-field-notify = When it is your turn
preferences-field-others = What others may do
preferences-box-invitations = Invite you by a mention
preferences-box-everywhere = See in all servers what you have played
preferences-field-quiet = Quiet hours
preferences-no-quiet = no quiet hours
preferences-field-zone = Time zone
preferences-zone-example = Europe/Paris, or a city
preferences-field-puzzles = From your own games
preferences-box-mistakes = My mistakes come back as puzzles
preferences-card-play = Whatever you choose, *{ on-card-play }* on the table card always works.
preferences-language-discord = language of my Discord
preferences-notify-both = a mention and a direct message
preferences-notify-dm = a direct message
preferences-notify-mention = a mention in the channel
preferences-notify-neither = neither; I look myself

## Privacy

slash-privacy = privacy
slash-privacy-description = What is stored about you, to download or to erase
privacy-title = What is stored about you
privacy-nothing = Nothing at all.
privacy-people = • your preferences, the language of your Discord and the channel of our direct messages
privacy-seats = • { $count ->
    [one] one seat
   *[other] { $count } seats
} at tables that run or are over, each with your name as it was then
privacy-seat-history = • { $count ->
    [one] one note
   *[other] { $count } notes
} of when you took or left a seat
privacy-moves = • { $count ->
    [one] one move
   *[other] { $count } moves
} played on your seats
privacy-reviews = • { $count ->
    [one] one decision
   *[other] { $count } decisions
} of yours that a robot has weighed after the game
privacy-premoves = • { $count ->
    [one] one move
   *[other] { $count } moves
} you prepared
privacy-hosted = • { $count ->
    [one] one table
   *[other] { $count } tables
} of which you are or were the host, opened by you, taken over, or opened by a tournament
privacy-invitations = • { $count ->
    [one] one table
   *[other] { $count } tables
} to which you were invited
privacy-results = • { $count ->
    [one] one result
   *[other] { $count } results
} of finished games
privacy-ratings = • { $count ->
    [one] one rating
   *[other] { $count } ratings
}
privacy-holidays = • { $count ->
    [one] one holiday
   *[other] { $count } holidays
}
privacy-followers = • { $count ->
    [one] one table
   *[other] { $count } tables
} you follow
privacy-solo-games = • { $count ->
    [one] one lesson, deal of the day, puzzle or game played on that you have opened
   *[other] { $count } lessons, deals of the day, puzzles and games played on that you have opened
}
privacy-mistakes = • { $count ->
    [one] one mistake
   *[other] { $count } mistakes
} of yours that a robot has found and that come back as puzzles
privacy-proposals = • { $count ->
    [one] one question
   *[other] { $count } questions
} to a table that you asked or that is about you
privacy-votes = • { $count ->
    [one] one answer
   *[other] { $count } answers
} to such questions
privacy-usage = • { $count ->
    [one] a note
   *[other] { $count } notes
} of tables, threads, moves and invitations of the last day, by you or to you
privacy-messages = • { $count ->
    [one] the number of one direct message
   *[other] the numbers of { $count } direct messages
} that may still change
privacy-outbox = • { $count ->
    [one] one message
   *[other] { $count } messages
} to you waiting to be sent
privacy-marks = • { $count ->
    [one] one mark
   *[other] { $count } marks
} from before you were erased, without your Discord ID: the seats you know, until those games end; the holidays you had, until the year ends; what is limited by the day, for that day; tables you were removed from, until they start; results of the last 30 days
privacy-kept = Finished games are removed { $days } days after their end; ratings stay, as numbers.
privacy-also = What people write in channels is never read. Messages that are already on Discord are kept there by Discord.
privacy-file = All of it, as a file:
privacy-erase-first = Erasing takes your Discord ID and your name out of everything that is stored. { $running ->
    [0] You are not at any running table.
    [one] A robot plays on in your seat at one running table.
   *[other] Robots play on in your seats at { $running } running tables.
} A running game of two that counts for ratings ends with it: the other player wins. Finished games stay, with a neutral name in your place, also in what I posted in channels; your ratings, preferences and holidays are deleted. Marks that cannot be read back into your Discord ID stay for a while, so that nobody sees two hands of a game, has a year’s holidays twice or lifts a limit by this. To keep a copy, download it first.
privacy-erase-last = This can’t be undone. Erase everything now?
privacy-done = Everything about you is erased. If you play again, you begin from the start.
privacy-former-player = Former player { $number }
button-download = Download
button-erase = Erase…
button-erase-on = Go on
button-erase-yes = Erase everything for good

## One's tables

slash-games = games
slash-games-description = All your tables everywhere, those first that wait for you
games-heading = **Your tables**: { $count } · { $waiting ->
    [0] none waits for you.
    [one] one waits for you.
   *[other] { $waiting } wait for you.
}
games-none = You are not at any table. Open one with a game's `new` command, such as `/touareg new`, or join one in a channel.
games-where = table { $table }, { $server }
games-your-turn = your turn · { $since }
games-your-time = your turn · ends { $due }
games-their-turn = { $count ->
    [0] nobody has to play
   *[other] { $players } to play
} · { $since }
button-go-there = Go there
games-left-what = { $what ->
    [lesson] guided game
    [deal] deal of the day
   *[other] what if, decision { $step }
}
games-left = against robots · { $at }
button-find = Find elsewhere
button-finished = Finished games
games-lobby = not started yet
games-stranded = its channel is gone; `/table move` goes on in another
games-put-out = I am not in its server any more

## Coming back

button-since = Catch up
button-then = The board at that time
slash-table-since = catch-up
slash-table-since-description = What has happened since your last move, with the board then and now
since-heading = { $begun ->
    [yes] **Since your last move**
   *[no] **Since the game began**
}, { $count ->
    [one] one move:
   *[other] { $count } moves:
}
since-nothing = { $begun ->
    [yes] Nothing new since your last move.
   *[no] Nothing you can see has happened yet.
}
since-then = The board then, { $at }
since-now = The board now
refusal-position-gone = That position is not kept any more. *{ on-card-log }* tells all that happened.

## Following

button-follow = Follow
button-unfollow = Stop following
slash-table-follow = follow
slash-table-follow-description = Get a direct message that shows how this table goes on
follow-heading = You follow **{ $game }**, table { $table }.
follow-done = You follow this table. Your direct message shows it now; it is renewed at most once an hour, and when the game ends.
follow-already = You follow this table already.
follow-ended = You do not follow this table any more.
refusal-follow-own = You play at this table. You are notified of your turns anyway, and *{ on-card-log }* on its card tells the rest.
refusal-follow-closed-dms = I can't write to you directly, so you can't follow a table. To change that: server menu, *Privacy settings*, *Direct messages*.
refusal-follow-later = Discord does not let me write to you directly just now, so you don't follow the table yet. Try again in a few minutes.

## Finished games

refusal-not-over = This game is not over. A rematch can be opened when it has been played to its end.
refusal-rematch-not-seated = Only those who played this game can open its rematch. Open a table of your own with the game's `new` command.
refusal-rematch-open = The rematch is open already: table { $table }, in this channel. Join it there.
slash-profile = profile
slash-profile-description = Games, wins and ratings of a person
slash-profile-person = person
slash-profile-person-description = Whose profile; without a name it is your own
profile-none = No finished game yet.
profile-games = { $games ->
    [one] One finished game
   *[other] { $games } finished games
}, { $won } won.
profile-game = **{ $game }**: { $games } played, { $won } won
profile-rating-here = rating in this server { $rating }
profile-rating-everywhere = everywhere { $rating }
profile-here-only = What they played in other servers is shown only if they want it to be.
profile-reply = Answers within { $time } on average.
profile-opponents = Against:
profile-opponent = • { $name }: { $games ->
    [one] one game
   *[other] { $games } games
}, ahead { $ahead }×, behind { $behind }×
time-days = { $count ->
    [one] one day
   *[other] { $count } days
}
time-hours = { $count ->
    [one] one hour
   *[other] { $count } hours
}
time-minutes = { $count ->
    [one] one minute
   *[other] { $count } minutes
}
rating-method = Ratings start at 1000, rise when you beat other people and fall when you lose. Only people who played from start to finish count, and the same two at most { $most } times in { $days } days.
slash-history = history
slash-history-description = Your finished games, with links
history-heading = { $count ->
    [one] **One finished game**
   *[other] **{ $count } finished games**
}
history-place = place { $place } of { $of }
history-line = { $date }{ $counted ->
    [yes] {""}
   *[no] {" · "}not rated
} · { $others }
slash-leaderboard = leaderboard
slash-leaderboard-description = The best players of a game
slash-leaderboard-game = game
slash-leaderboard-game-description = Which game
slash-leaderboard-where = among
slash-leaderboard-where-description = Those of this server, or everybody
where-server = in this server
where-everywhere = everywhere
best-heading = { $game }: the best { $where ->
    [server] of this server
   *[everywhere] everywhere
}
best-line = { $place } · **{ $name }** { $rating } ({ $games ->
    [one] one game
   *[other] { $games } games
})
best-who-agrees = Listed are those who show their games everywhere (`/azalai preferences`), and you.
best-none = Nobody has finished { $least } games that count yet.
