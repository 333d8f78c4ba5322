### Open tables elsewhere

find-title = **Open tables elsewhere**
find-title-game = **Open tables elsewhere** · { $game }
find-how = Servers that show their tables. You join with Discord’s own invitation; nothing of you is shown before.
find-none = No other server shows an open table that you could join now.
find-pace = { $turn } a turn
find-no-clock = no clock
find-seats = { $present } of { $most } seats taken
button-find-robot = Against a robot
button-find-open = Open one here, and tell them
world-line = Shown elsewhere
world-line-state = { $state ->
    [on] on
    [dead] off, the invite does not work any more
    [not-allowed] not allowed
   *[off] off
}
world-line-about = open tables in `/azalai find`
world-title = ## Open tables for people elsewhere
world-off = **Off.** Nobody elsewhere sees your open tables.
world-on = **On**, with { $invite }
world-dead = **Off.** The invite did not work any more, so nothing is shown. Give another one.
world-not-allowed = The person who runs the bot shows no tables of this server.
world-what = With an invite that does not expire, `/azalai find` shows your open tables to people elsewhere: game, free seats, time for a turn, language, and the server’s name, nothing of people. Only tables in channels that everybody here sees, ten at most.
world-invite = Invite of this server
world-hidden = Server { $server } is not shown elsewhere any more. The same command shows it again.
world-not-hidden = Server { $server } may be shown elsewhere again.
button-world-type = Give an invite…
button-world-make = Make one to this channel
button-world-off = Show nothing
refusal-no-world = The person who runs the bot has switched this off: no tables are shown elsewhere. Look with `/games` at those of your server.
refusal-no-invite = That is no invite of Discord. Copy one that looks like https://discord.gg/abc.
refusal-invite-dead = Discord knows no such invite. Make a new one in the settings of the server, and copy it.
refusal-invite-other = That invite leads to another server. Copy one of this server.
refusal-invite-expires = That invite expires. Make one that never does, and copy it.
refusal-invite-forbidden = I may not make an invite here. Give me *Create Invite*, or copy one of your own.
refusal-no-such-server = That is not the number of a server. Copy it from Discord.
slash-find = find
slash-find-description = Open tables of servers that show them to people elsewhere
slash-find-game = game
slash-find-game-description = Only tables of this game
slash-operator-hide = hide
slash-operator-hide-description = Hide the open tables of a server from people elsewhere, or show them again
slash-operator-hide-server = server
slash-operator-hide-server-description = Discord’s number of the server
