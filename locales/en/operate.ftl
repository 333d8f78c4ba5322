## Everything rests

refusal-paused = Everything rests at the moment, and so do all clocks: { $why } Nothing is lost; try again later.
pause-begun = Everything rests now. No move is taken and nothing falls due until `/azalai resume`.
pause-ended = Everything goes on. What was to fall due falls due { $minutes ->
    [one] { $minutes } minute
   *[other] { $minutes } minutes
} later.
refusal-paused-already = Everything rests already.
refusal-not-paused = Nothing rests.
refusal-operator-only = Only the person who runs me can do that.

## To the operator

operator-set-aside = Table { $table } can't be read and is set aside. `azalai show { $table }` says why; `azalai repair { $table }` looks what can be done.
operator-backup-failed = The nightly backup failed. The log says why; I try again every hour.
operator-many-errors = Many errors within a minute: please look at the log. `/azalai pause` stops everything, and nothing is lost.

## Commands

slash-azalai = azalai
slash-azalai-description = For the person who runs the bot
slash-azalai-pause = pause
slash-azalai-pause-description = Let everything rest: no move is taken, nothing falls due
slash-azalai-pause-reason = reason
slash-azalai-pause-reason-description = What people are told, as one sentence
slash-azalai-resume = resume
slash-azalai-resume-description = Let everything go on
