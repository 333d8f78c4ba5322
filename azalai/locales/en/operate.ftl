## Everything is paused

refusal-paused = Everything is paused at the moment, and so are all clocks: { $why } Nothing is lost; try again later.
pause-begun = Everything is paused now. No move is taken and nothing falls due until `/operator resume`.
pause-ended = Everything goes on. What was to fall due falls due { $minutes ->
    [one] { $minutes } minute
   *[other] { $minutes } minutes
} later.
refusal-paused-already = Everything is paused already. `/operator resume` ends the pause.
refusal-not-paused = Nothing is paused. `/operator pause` begins a pause.
refusal-operator-only = Only the bot's operator can do that. Write to them if something is wrong.

## To the operator

operator-set-aside = Table { $table } can't be read and is set aside. `azalai show { $table }` says why; `azalai repair { $table }` checks what can be done.
operator-backup-failed = The nightly backup failed. The log says why; I try again every hour.
operator-cannot-store = I can't store anything: { $why ->
    [full] the disk is full
    [read-only] the database may only be read
   *[broken] the disk does not work
  }. Nobody can play until that is mended; then everything goes on by itself.
operator-many-errors = Many errors within a minute: please look at the log. `/operator pause` stops everything, and nothing is lost.
operator-refused = Discord refuses a request of mine ({ $status }, code { $code }), and not because of a permission in a channel. The request waits and is tried again; the log says what. If it lasts, look at the application’s page and at Discord’s status.
operator-picture-refused = Discord refuses a picture with { $status } (code { $code }): what it shows is said in words, and the next one is tried again. If that lasts, look whether a proxy before Discord has a limit of size (`AZALAI_DISCORD_API`), and try `azalai rehearse`.
operator-quarantined = Discord takes me for a sender of spam (code { $code }) and lets no direct message through. The games go on; people are mentioned in the channels instead. Only you can have it lifted: on the application’s page, *Bot*.

## Commands

slash-operator = operator
slash-operator-description = For the bot's operator
slash-operator-pause = pause
slash-operator-pause-description = Pause everything: no move is taken, nothing falls due
slash-operator-pause-reason = reason
slash-operator-pause-reason-description = What people are told, as one sentence
slash-operator-resume = resume
slash-operator-resume-description = Let everything go on
slash-settings = settings
slash-settings-description = What holds for all tables of this server

## The settings of a server

settings-title = ## Tables on this server
settings-form-where = Where and who
settings-form-how = How it is played
settings-form-else = What else
settings-field-channels = Channels
settings-field-role = Role
settings-field-robots = Robots
settings-robots-are = { $allowed ->
    [yes] robots may be seated
   *[other] no robots
}
settings-field-offered = Offered beside tables
settings-box-deals = Deals of the day
settings-box-tournaments = Tournaments
settings-box-puzzles = Puzzles
settings-field-morning = Deals posted every morning in
settings-no-morning = no post in the morning
settings-places = Where tables may be opened
settings-places-all = in every channel
settings-places-chosen = in some channels and their threads
settings-places-threads = only in threads
settings-no-channel = no channel is chosen yet, so nobody can open a table
settings-openers = Who may open a table
settings-openers-everybody = everybody
settings-openers-role = those with a role
settings-openers-managers = server admins
settings-no-role = no role is chosen yet, so only server admins
settings-language = Language of new tables
settings-language-any = language of whoever opens the table
settings-pace = Time for a turn at new tables
settings-pace-none = no clock
settings-pace-hours = { $hours } hours
refusal-manager-only = Only a server admin can do that. Ask one of them.
refusal-threads-only = On this server tables are opened in threads. Type the command in a thread, or with the option `thread`.
refusal-other-channel = On this server tables are opened in { $channels }. Type the command there.
refusal-no-channel-chosen = No channel of this server is meant for tables yet. Ask a server admin to choose one with `/azalai settings`.
refusal-managers-open = On this server only server admins open tables. Ask one of them; joining is open to you.
refusal-role-opens = On this server those with the role { $role } open tables. Ask one of them; joining is open to you.
refusal-no-robots-here = On this server no robots are seated. Wait for people to join.
