### Die Begrüßung, `/azalai hilfe`, und ein Tisch, der mit Knöpfen geöffnet wird.

greeting-title = **Brettspiele der Wüste, in eurem Tempo.**
greeting = { greeting-title }
    Öffne einen Tisch mit einem Knopf; Roboter oder andere nehmen die übrigen Plätze.
greeting-alone = { greeting-title }
    Hier spielst du allein; mit anderen spielst du auf einem Server, auf dem ich bin.
greeting-playground = Diesen Server gibt es nur auf diesem Computer.
greeting-banner = Azalaï, mit { $games }.
greeting-by-oneself = Allein, heute:
greeting-waits = Hier fehlt noch jemand: { $what }
greeting-learn = Welches Spiel möchtest du lernen? Die erste Partie ist angeleitet, und du spielst sie gegen Roboter.
greeted = Die Begrüßung steht in diesem Kanal, für alle.
help-how = 1. **Zum Beginnen:** Drücke auf ein Spiel und dann auf der Karte *{ on-card-with-robots }*, oder warte, bis andere *{ on-card-join }* drücken.
    2. **Zum Spielen:** Wirst du gerufen, drücke *{ on-card-play }*. Das zeigt nur dir den Spielplan und alles, was du tun kannst.
help-how-alone = 1. **Zum Beginnen:** Durch deine erste Partie, gegen einen Roboter, wirst du geführt. Tagespartie und Rätsel gibt es jeden Tag neu.
    2. **Mit anderen:** `/meine-tische` nennt deine Tische auf allen Servern; *{ on-card-play }* zeigt sie hier, nur dir.
help-text = **Azalaï** bringt Brettspiele der Wüste in eure Kanäle, über Minuten oder Wochen. Ein Kanal oder Thread ist ein Tisch.
    1. **Zum Beginnen:** Öffne einen Tisch mit einem Spielknopf in `/azalai hilfe` oder dem Befehl des Spiels (etwa `/targui neu`), drücke *{ on-card-add-robot }* oder warte, bis andere *{ on-card-join }* drücken, und drücke dann *{ on-card-start }*.
    2. **Zum Spielen:** Wirst du gerufen, drücke *{ on-card-play }*. Das zeigt nur dir den Spielplan und alles, was du tun kannst.

    Auf der Tischkarte fasst *{ on-card-rules }* das Spiel zusammen, und unter *…* steht alles Übrige; `/tisch status` sagt, wie es steht.

button-greet = Für alle zeigen
button-try-game = { $game } ausprobieren
button-learn-a-game = Spiel lernen
button-add-to-server = Zu einem Server hinzufügen
button-add-to-account = Zu meinem Konto hinzufügen
button-how = So geht es
button-which-games = Die Spiele
button-waiting = Mitspielen…
button-with-robots = Mit Robotern

waiting-none = Auf diesem Server wartet gerade nichts auf Mitspielende.
waiting-heading = **Hier fehlt noch jemand**
waiting-line = { $what ->
    [table] { $game }, Tisch von { $name }
   *[cup] { $name }, ein Turnier: { $game }
} · { $present } von { $most } · { $channel }
waiting-present = { $what ->
    [table] { $present } von { $most } am Tisch
   *[cup] Turnier, { $present } von { $most } dabei
}
waiting-turn = { $turn } pro Zug
waiting-joined = Du hast einen Platz am Tisch in { $channel }. Dort wirst du gerufen, wenn du am Zug bist.

refusal-no-such-game = Dieses Spiel gibt es bei mir nicht mehr. `/azalai hilfe` zeigt, welche es gibt.
refusal-managers-greet = Die Begrüßung zeigen lassen kann nur, wer den Server verwaltet. Frag dort nach; `/azalai hilfe` zeigt dir dasselbe.
refusal-not-greeted = In diesem Kanal darf ich nicht schreiben. Lass mir vom Server das Recht *Nachrichten senden* geben, oder nimm einen anderen Kanal.
