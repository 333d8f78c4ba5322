## Alles steht

refusal-paused = Im Moment ist alles angehalten, auch die Zeit: { $why } Verloren geht nichts; versuche es später noch einmal.
pause-begun = Jetzt ist alles angehalten. Bis `/betrieb fortsetzen` wird kein Zug angenommen, und keine Frist läuft ab.
pause-ended = Alles geht weiter. Alle Fristen laufen { $minutes ->
    [one] { $minutes } Minute
   *[other] { $minutes } Minuten
} später ab.
refusal-paused-already = Es ist schon alles angehalten. `/betrieb fortsetzen` beendet die Pause.
refusal-not-paused = Es ist nichts angehalten. `/betrieb pause` beginnt eine Pause.
refusal-operator-only = Das können nur die, die den Bot betreiben. Schreibe ihnen, wenn etwas nicht stimmt.

## An die, die den Bot betreiben

operator-set-aside = Tisch { $table } lässt sich nicht lesen und ist beiseitegelegt. `azalai show { $table }` sagt, warum; `azalai repair { $table }` prüft, was sich machen lässt.
operator-backup-failed = Die nächtliche Sicherung ist fehlgeschlagen. Das Protokoll sagt, warum; ich versuche es jede Stunde wieder.
operator-cannot-store = Ich kann nichts speichern: { $why ->
    [full] Die Platte ist voll.
    [read-only] Die Datenbank lässt sich nur lesen.
   *[broken] Die Platte arbeitet nicht.
  } Bis das behoben ist, kann niemand spielen; danach geht alles von selbst weiter.
operator-many-errors = Viele Fehler innerhalb einer Minute: Sieh bitte ins Protokoll. `/betrieb pause` hält alles an, und nichts geht verloren.
operator-refused = Discord lehnt eine Anfrage von mir ab ({ $status }, Code { $code }), und das nicht wegen einer Berechtigung in einem Kanal. Die Anfrage wartet und wird wiederholt; das Protokoll sagt, welche. Hält das an, sieh auf die Seite der Anwendung und auf den Status von Discord.
operator-picture-refused = Discord lehnt ein Bild mit { $status } ab (Code { $code }): Was es zeigt, wird in Worten gesagt, und das nächste wird wieder versucht. Hält das an, sieh nach, ob ein Proxy vor Discord die Größe begrenzt (`AZALAI_DISCORD_API`), und versuche `azalai rehearse`.
operator-quarantined = Discord hält mich für einen Absender von Spam (Code { $code }) und lässt keine Direktnachricht durch. Die Partien gehen weiter; erwähnt wird stattdessen in den Kanälen. Aufheben lassen kannst nur du das: auf der Seite der Anwendung unter *Bot*.

## Befehle

slash-operator = betrieb
slash-operator-description = Für die, die den Bot betreiben
slash-operator-pause = pause
slash-operator-pause-description = Alles anhalten: kein Zug wird angenommen, keine Frist läuft ab
slash-operator-pause-reason = grund
slash-operator-pause-reason-description = Was den Leuten gesagt wird, in einem Satz
slash-operator-resume = fortsetzen
slash-operator-resume-description = Alles weitergehen lassen
slash-settings = server
slash-settings-description = Was für alle Tische dieses Servers gilt

## Die Einstellungen eines Servers

settings-title = ## Tische auf diesem Server
settings-form-where = Wo und wer
settings-form-how = Wie gespielt wird
settings-form-else = Was es sonst gibt
settings-field-channels = Kanäle
settings-field-role = Rolle
settings-field-robots = Roboter
settings-robots-are = { $allowed ->
    [yes] Roboter dürfen mitspielen
   *[other] ohne Roboter
}
settings-field-offered = Angebote neben den Tischen
settings-box-deals = Tagespartien
settings-box-tournaments = Turniere
settings-box-puzzles = Rätsel
settings-field-morning = Tagespartien jeden Morgen im Kanal
settings-no-morning = kein Beitrag am Morgen
settings-places = Wo Tische stehen dürfen
settings-places-all = in jedem Kanal
settings-places-chosen = in einigen Kanälen und deren Threads
settings-places-threads = nur in Threads
settings-no-channel = noch ist kein Kanal gewählt, also kann niemand einen Tisch öffnen
settings-openers = Wer Tische öffnen darf
settings-openers-everybody = alle
settings-openers-role = wer eine bestimmte Rolle hat
settings-openers-managers = Server-Admins
settings-no-role = noch ist keine Rolle gewählt, also nur Server-Admins
settings-language = Sprache neuer Tische
settings-language-any = Sprache der Person, die öffnet
settings-pace = Zeit pro Zug an neuen Tischen
settings-pace-none = ohne Zeitlimit
settings-pace-hours = { $hours ->
    [one] { $hours } Stunde
   *[other] { $hours } Stunden
}
refusal-manager-only = Das können nur Server-Admins. Wende dich an sie.
refusal-threads-only = Auf diesem Server stehen Tische in Threads. Tippe den Befehl in einem Thread oder mit der Option `thread`.
refusal-other-channel = Auf diesem Server stehen Tische hier: { $channels }. Tippe den Befehl dort.
refusal-no-channel-chosen = Auf diesem Server ist noch kein Kanal für Tische bestimmt. Bitte einen Server-Admin, mit `/azalai server` einen zu wählen.
refusal-managers-open = Auf diesem Server öffnen nur Server-Admins Tische. Wende dich an sie; mitspielen kannst du überall.
refusal-role-opens = Auf diesem Server öffnet Tische, wer die Rolle { $role } hat. Wende dich an diese Leute; mitspielen kannst du überall.
refusal-no-robots-here = Auf diesem Server spielen keine Roboter mit. Warte, bis weitere Personen dazukommen.
