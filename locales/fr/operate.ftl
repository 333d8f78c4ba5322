## Everything rests

refusal-paused = Tout est en pause pour le moment, les horloges aussi : { $why } Rien n’est perdu ; réessayez plus tard.
pause-begun = Tout est en pause maintenant. Aucun coup n’est accepté et rien n’arrive à échéance jusqu’à `/azalai resume`.
pause-ended = Tout reprend. Les échéances sont repoussées de { $minutes ->
    [one] { $minutes } minute
   *[other] { $minutes } minutes
}.
refusal-paused-already = Tout est déjà en pause.
refusal-not-paused = Rien n’est en pause.
refusal-operator-only = Seule la personne qui me fait tourner peut faire cela.

## To the operator

operator-set-aside = La table { $table } est illisible et a été mise de côté. `azalai show { $table }` dit pourquoi ; `azalai repair { $table }` regarde ce qu’on peut faire.
operator-backup-failed = La sauvegarde de la nuit a échoué. Le journal dit pourquoi ; je réessaie toutes les heures.
operator-many-errors = Beaucoup d’erreurs en une minute : merci de regarder le journal. `/azalai pause` arrête tout, et rien n’est perdu.

## Commands

slash-azalai = azalai
slash-azalai-description = Pour la personne qui fait tourner le bot
slash-azalai-pause = pause
slash-azalai-pause-description = Met tout en pause : aucun coup accepté, aucune échéance
slash-azalai-pause-reason = raison
slash-azalai-pause-reason-description = Ce qu’on dit aux gens, en une phrase
slash-azalai-resume = reprendre
slash-azalai-resume-description = Tout reprend
