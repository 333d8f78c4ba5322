### The greeting, `/azalai help`, and a table opened by buttons.

greeting-title = **Board games of the desert, at your own pace.**
greeting = { greeting-title }
    Open a table with a button; robots or people take the other seats.
greeting-alone = { greeting-title }
    Here you play alone; with others you play in a server in which I am.
greeting-playground = This server exists on this computer alone.
greeting-banner = Azalaï, with { $games }.
greeting-by-oneself = Alone, today:
greeting-waits = Waits for a player here: { $what }
greeting-learn = Which game do you want to learn? Your first game of it is guided, against robots.
greeted = The greeting stands in this channel for all.
help-how = 1. **To begin:** press a game, then *{ on-card-with-robots }* on its card, or wait for others to press *{ on-card-join }*.
    2. **To play:** when you are called, press *{ on-card-play }*. It shows the board and all you can do, to you alone.
help-how-alone = 1. **To begin:** your first game is guided, against a robot. A deal and puzzles await you each day.
    2. **With others:** `/games` lists your tables on all servers; *{ on-card-play }* shows them here, to you alone.
help-text = **Azalaï** hosts board games of the desert in your channels, over minutes or weeks. One channel or thread is one table.
    1. **To begin:** open a table with a button of a game in `/azalai help` or with the command of the game (such as `/targui new`), press *{ on-card-add-robot }* or wait for others to press *{ on-card-join }*, then press *{ on-card-start }*.
    2. **To play:** when you are called, press *{ on-card-play }*. It shows the board and all you can do, to you alone.

    On the card of a table *{ on-card-rules }* sums up the game and *…* has all the rest; `/table status` says where it stands.

button-greet = Post this for all
button-try-game = Try { $game }
button-learn-a-game = Learn a game
button-add-to-server = Add to a server
button-add-to-account = Add to my account
button-how = How it works
button-which-games = The games
button-waiting = Join…
button-with-robots = With robots

waiting-none = Nothing waits for players in this server at the moment.
waiting-heading = **Waiting for players here**
waiting-line = { $what ->
    [table] { $game }, { $name }’s table
   *[cup] { $name }, a tournament of { $game }
} · { $present } of { $most } · { $channel }
waiting-present = { $what ->
    [table] { $present } of { $most } seated
   *[cup] tournament, { $present } of { $most } in
}
waiting-turn = { $turn } a turn
waiting-joined = You have a seat at the table in { $channel }. You are called there when it is your turn.

refusal-no-such-game = I don’t host this game any more. `/azalai help` shows those that I do.
refusal-managers-greet = Only server admins can have the greeting posted. Ask one of them; `/azalai help` shows you the same.
refusal-not-greeted = I may not write in this channel. Ask a server admin for the permission *Send messages*, or use another channel.
