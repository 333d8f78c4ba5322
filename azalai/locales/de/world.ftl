### Offene Tische anderswo

find-title = **Offene Tische anderswo**
find-title-game = **Offene Tische anderswo** · { $game }
find-how = Server, die ihre Tische zeigen. Du kommst mit Discords eigener Einladung hinein; vorher wird nichts von dir gezeigt.
find-none = Kein anderer Server zeigt gerade einen offenen Tisch, an den du dich setzen könntest.
find-pace = { $turn } je Zug
find-no-clock = ohne Uhr
find-seats = { $present } von { $most } Plätzen besetzt
button-find-robot = Gegen einen Roboter
button-find-open = Hier einen öffnen und dort zeigen
world-line = Anderswo gezeigt
world-line-state = { $state ->
    [on] an
    [dead] aus, die Einladung gilt nicht mehr
    [not-allowed] nicht erlaubt
   *[off] aus
}
world-line-about = offene Tische in `/azalai finden`
world-title = ## Offene Tische für Leute von anderswo
world-off = **Aus.** Niemand von anderswo sieht eure offenen Tische.
world-on = **An**, mit { $invite }
world-dead = **Aus.** Die Einladung galt nicht mehr, darum wird nichts gezeigt. Gib eine andere an.
world-not-allowed = Wer den Bot betreibt, zeigt keine Tische dieses Servers.
world-what = Mit einer Einladung, die nicht abläuft, zeigt `/azalai finden` eure offenen Tische Leuten von anderswo: Spiel, freie Plätze, Zeit je Zug, Sprache und den Namen des Servers, nichts von Personen. Nur Tische in Kanälen, die hier alle sehen, höchstens zehn.
world-invite = Einladung zu diesem Server
world-hidden = Server { $server } wird anderswo nicht mehr gezeigt. Derselbe Befehl zeigt ihn wieder.
world-not-hidden = Server { $server } darf anderswo wieder gezeigt werden.
button-world-type = Einladung angeben…
button-world-make = Eine in diesen Kanal machen
button-world-off = Nichts zeigen
refusal-no-world = Wer den Bot betreibt, hat das abgeschaltet: Anderswo wird kein Tisch gezeigt. Sieh mit `/meine-tische` nach denen deines Servers.
refusal-no-invite = Das ist keine Einladung von Discord. Kopiere eine wie https://discord.gg/abc.
refusal-invite-dead = Discord kennt diese Einladung nicht. Mach in den Einstellungen des Servers eine neue und kopiere sie.
refusal-invite-other = Diese Einladung führt zu einem anderen Server. Kopiere eine zu diesem.
refusal-invite-expires = Diese Einladung läuft ab. Mach eine, die nie abläuft, und kopiere sie.
refusal-invite-forbidden = Ich darf hier keine Einladung machen. Gib mir *Einladung erstellen*, oder kopiere eine eigene.
refusal-no-such-server = Das ist nicht die Nummer eines Servers. Kopiere sie aus Discord.
slash-find = finden
slash-find-description = Offene Tische von Servern, die sie Leuten von anderswo zeigen
slash-find-game = spiel
slash-find-game-description = Nur Tische dieses Spiels
slash-operator-hide = verbergen
slash-operator-hide-description = Offene Tische eines Servers anderswo verbergen oder wieder zeigen
slash-operator-hide-server = server
slash-operator-hide-server-description = Discords Nummer des Servers
