## In Worten lesen

button-all-in-words = Ganze Textfassung

## Persönliche Einstellungen

slash-preferences = einstellungen
slash-preferences-description = Deine Sprache, wie du von deinen Zügen erfährst, Worte oder Bilder
preferences-title = Persönliche Einstellungen
preferences-form-reading = Lesen
preferences-form-told = Benachrichtigungen
preferences-field-language = Sprache
preferences-field-look = Bilder
preferences-look-usual = Bilder in normalen Farben
preferences-box-text_only = Worte statt Bilder
preferences-box-contrast = Bilder mit hohem Kontrast
preferences-field-notify = Wenn du am Zug bist
preferences-field-others = Was andere dürfen
preferences-box-invitations = Dich mit einer Erwähnung einladen
preferences-box-everywhere = Auf allen Servern sehen, was du gespielt hast
preferences-field-quiet = Ruhezeit
preferences-no-quiet = keine Ruhezeit
preferences-field-zone = Zeitzone
preferences-zone-example = Europe/Berlin oder eine Stadt
preferences-field-puzzles = Aus deinen Partien
preferences-box-mistakes = Meine Fehler kommen als Rätsel wieder
preferences-card-play = Was immer du wählst, *{ on-card-play }* auf der Tischkarte geht immer.
preferences-language-discord = Sprache wie in Discord
preferences-notify-both = Erwähnung und Direktnachricht
preferences-notify-dm = Direktnachricht
preferences-notify-mention = Erwähnung im Kanal
preferences-notify-neither = weder noch; ich sehe selbst nach

## Datenschutz

slash-privacy = datenschutz
slash-privacy-description = Was über dich gespeichert ist, zum Herunterladen oder Löschen
privacy-title = Was über dich gespeichert ist
privacy-nothing = Gar nichts.
privacy-people = • deine persönlichen Einstellungen, die Sprache deiner Discord-App und der Kanal unserer Direktnachrichten
privacy-seats = • { $count ->
    [one] ein Platz
   *[other] { $count } Plätze
} an laufenden oder beendeten Tischen, mit deinem damaligen Namen
privacy-seat-history = • { $count ->
    [one] ein Vermerk
   *[other] { $count } Vermerke
}, wann du einen Platz genommen oder verlassen hast
privacy-moves = • { $count ->
    [one] ein Zug
   *[other] { $count } Züge
}, gespielt an deinen Plätzen
privacy-reviews = • { $count ->
    [one] eine Entscheidung von dir, die
   *[other] { $count } Entscheidungen von dir, die
} ein Roboter nach der Partie abgewogen hat
privacy-premoves = • { $count ->
    [one] ein Zug, den
   *[other] { $count } Züge, die
} du vorbereitet hast
privacy-hosted = • { $count ->
    [one] ein Tisch, den
   *[other] { $count } Tische, die
} du leitest oder geleitet hast: selbst geöffnet, übernommen oder von einem Turnier geöffnet
privacy-invitations = • { $count ->
    [one] ein Tisch, an den
   *[other] { $count } Tische, an die
} du eingeladen wurdest
privacy-results = • { $count ->
    [one] ein Ergebnis
   *[other] { $count } Ergebnisse
} beendeter Partien
privacy-ratings = • { $count ->
    [one] eine Wertung
   *[other] { $count } Wertungen
}
privacy-holidays = • { $count ->
    [one] ein Urlaub
   *[other] { $count } Urlaube
}
privacy-followers = • { $count ->
    [one] ein Tisch, dem
   *[other] { $count } Tische, denen
} du folgst
privacy-solo-games = • { $count ->
    [one] eine Lehrpartie, Tagespartie, weitergespielte Partie oder ein Rätsel, von dir geöffnet
   *[other] { $count } Lehrpartien, Tagespartien, weitergespielte Partien und Rätsel, die du geöffnet hast
}
privacy-mistakes = • { $count ->
    [one] ein Fehler von dir, den ein Roboter gefunden hat und der als Rätsel wiederkommt
   *[other] { $count } Fehler von dir, die ein Roboter gefunden hat und die als Rätsel wiederkommen
}
privacy-proposals = • { $count ->
    [one] eine Frage
   *[other] { $count } Fragen
} an einen Tisch, von dir gestellt oder dich betreffend
privacy-votes = • { $count ->
    [one] eine Antwort
   *[other] { $count } Antworten
} auf solche Fragen
privacy-usage = • { $count ->
    [one] ein Vermerk
   *[other] { $count } Vermerke
} über Tische, Threads, Umzüge und Einladungen des letzten Tages, von dir oder an dich
privacy-messages = • { $count ->
    [one] die Nummer einer Direktnachricht, die sich noch ändern kann
   *[other] die Nummern von { $count } Direktnachrichten, die sich noch ändern können
}
privacy-outbox = • { $count ->
    [one] eine Nachricht an dich, die noch zu senden ist
   *[other] { $count } Nachrichten an dich, die noch zu senden sind
}
privacy-marks = • { $count ->
    [one] eine Markierung
   *[other] { $count } Markierungen
} aus der Zeit vor dem Löschen deiner Daten, ohne deine Discord-ID: die Plätze, die du kennst, bis diese Partien enden; der Urlaub, den du hattest, bis das Jahr endet; was pro Tag begrenzt ist, für diesen Tag; Tische, von denen du entfernt wurdest, bis zu deren Start; Ergebnisse der letzten 30 Tage
privacy-kept = Beendete Partien werden { $days ->
    [one] einen Tag
   *[other] { $days } Tage
} nach ihrem Ende entfernt; Wertungen bleiben, als Zahlen.
privacy-also = Was Leute in Kanälen schreiben, wird nie gelesen. Nachrichten, die schon auf Discord stehen, bewahrt Discord dort auf.
privacy-file = Alles davon, als Datei:
privacy-erase-first = Beim Löschen verschwinden deine Discord-ID und dein Name aus allem, was gespeichert ist. { $running ->
    [0] Du sitzt an keinem laufenden Tisch.
    [one] An einem laufenden Tisch spielt ein Roboter an deinem Platz weiter.
   *[other] An { $running } laufenden Tischen spielen Roboter an deinen Plätzen weiter.
} Eine laufende Partie zu zweit, die für die Wertung zählt, endet damit: Die andere Person gewinnt. Beendete Partien bleiben, mit einem neutralen Namen an deiner Stelle, auch in dem, was ich in Kanälen gezeigt habe; deine Wertungen, Einstellungen und Urlaube werden gelöscht. Markierungen, aus denen sich deine Discord-ID nicht ablesen lässt, bleiben eine Weile, damit niemand auf diesem Weg zwei Hände einer Partie sieht, den Urlaub eines Jahres doppelt hat oder eine Grenze umgeht. Willst du eine Kopie behalten, lade sie vorher herunter.
privacy-erase-last = Das lässt sich nicht rückgängig machen. Jetzt alles löschen?
privacy-done = Alles über dich ist gelöscht. Spielst du wieder, fängst du von vorn an.
privacy-former-player = Anonym { $number }
button-download = Herunterladen
button-erase = Löschen…
button-erase-on = Weiter
button-erase-yes = Alles endgültig löschen

## Die eigenen Tische

slash-games = meine-tische
slash-games-description = Alle deine Tische überall, zuerst die, die auf dich warten
games-heading = **Deine Tische**: { $count } · { $waiting ->
    [0] keiner wartet auf dich.
    [one] einer wartet auf dich.
   *[other] { $waiting } warten auf dich.
}
games-none = Du sitzt an keinem Tisch. Öffne einen mit dem Befehl `neu` eines Spiels, zum Beispiel `/touareg neu`, oder spiele in einem Kanal mit.
games-where = Tisch { $table }, { $server }
games-your-turn = du bist am Zug · { $since }
games-your-time = du bist am Zug · Ende { $due }
games-their-turn = { $count ->
    [0] niemand ist am Zug
   *[other] am Zug: { $players }
} · { $since }
button-go-there = Dorthin
games-left-what = { $what ->
    [lesson] Lehrpartie
    [deal] Tagespartie
   *[other] was wäre wenn, Entscheidung { $step }
}
games-left = gegen Roboter · { $at }
button-find = Anderswo suchen
button-finished = Beendete Partien
games-lobby = noch nicht gestartet
games-stranded = sein Kanal ist weg; `/tisch verlegen` bringt ihn in einen anderen
games-put-out = ich bin nicht mehr auf seinem Server

## Zurückkommen

button-since = Rückblick
button-then = Der Spielplan von damals
slash-table-since = rückblick
slash-table-since-description = Was seit deinem letzten Zug geschehen ist, mit dem Spielplan von damals und jetzt
since-heading = { $begun ->
    [yes] **Seit deinem letzten Zug**
   *[no] **Seit Beginn der Partie**
}, { $count ->
    [one] ein Zug:
   *[other] { $count } Züge:
}
since-nothing = { $begun ->
    [yes] Nichts Neues seit deinem letzten Zug.
   *[no] Noch ist nichts geschehen, was du sehen kannst.
}
since-then = Der Spielplan damals, { $at }
since-now = Der Spielplan jetzt
refusal-position-gone = Diese Stellung ist nicht mehr gespeichert. *{ on-card-log }* erzählt alles, was geschehen ist.

## Folgen

button-follow = Folgen
button-unfollow = Nicht mehr folgen
slash-table-follow = folgen
slash-table-follow-description = Eine Direktnachricht bekommen, die zeigt, wie dieser Tisch weitergeht
follow-heading = Du folgst **{ $game }**, Tisch { $table }.
follow-done = Du folgst diesem Tisch. Deine Direktnachricht zeigt ihn jetzt; sie erneuert sich höchstens einmal pro Stunde und am Ende der Partie.
follow-already = Du folgst diesem Tisch schon.
follow-ended = Du folgst diesem Tisch nicht mehr.
refusal-follow-own = An diesem Tisch spielst du mit. Von deinen Zügen erfährst du ohnehin, und *{ on-card-log }* auf der Tischkarte erzählt den Rest.
refusal-follow-closed-dms = Ich kann dir keine Direktnachrichten schicken, also kannst du keinem Tisch folgen. So änderst du das: Servermenü, *Privatsphäre-Einstellungen*, *Direktnachrichten*.
refusal-follow-later = Discord lässt mich dir gerade keine Direktnachrichten schicken, also folgst du dem Tisch noch nicht. Versuche es in ein paar Minuten noch einmal.

## Beendete Partien

refusal-not-over = Diese Partie ist noch nicht zu Ende. Eine Revanche gibt es, wenn sie zu Ende gespielt ist.
refusal-rematch-not-seated = Die Revanche können nur die öffnen, die diese Partie gespielt haben. Öffne einen eigenen Tisch mit dem Befehl `neu` des Spiels.
refusal-rematch-open = Die Revanche ist schon offen: Tisch { $table } in diesem Kanal. Spiele dort mit.
slash-profile = profil
slash-profile-description = Partien, Siege und Wertungen einer Person
slash-profile-person = person
slash-profile-person-description = Wessen Profil; ohne Angabe dein eigenes
profile-none = Noch keine beendete Partie.
profile-games = { $games ->
    [one] Eine beendete Partie
   *[other] { $games } beendete Partien
}, { $won } gewonnen.
profile-game = **{ $game }**: { $games } gespielt, { $won } gewonnen
profile-rating-here = Wertung auf diesem Server { $rating }
profile-rating-everywhere = überall { $rating }
profile-here-only = Was auf anderen Servern gespielt wurde, ist nur zu sehen, wenn diese Person es möchte.
profile-reply = Antwortzeit im Schnitt: { $time }.
profile-opponents = Gegen:
profile-opponent = • { $name }: { $games ->
    [one] eine Partie
   *[other] { $games } Partien
}, { $ahead }× davor, { $behind }× dahinter
time-days = { $count ->
    [one] ein Tag
   *[other] { $count } Tage
}
time-hours = { $count ->
    [one] eine Stunde
   *[other] { $count } Stunden
}
time-minutes = { $count ->
    [one] eine Minute
   *[other] { $count } Minuten
}
rating-method = Wertungen beginnen bei 1000, steigen, wenn du andere schlägst, und fallen, wenn du verlierst. Es zählen nur Personen, die vom Anfang bis zum Ende gespielt haben, und dieselben zwei höchstens { $most ->
    [one] einmal
   *[other] { $most }-mal
} in { $days } Tagen.
slash-history = partien
slash-history-description = Deine beendeten Partien, mit Links
history-heading = { $count ->
    [one] **Eine beendete Partie**
   *[other] **{ $count } beendete Partien**
}
history-place = Rang { $place } von { $of }
history-line = { $date }{ $counted ->
    [yes] {""}
   *[no] {" · "}ohne Wertung
} · { $others }
slash-leaderboard = bestenliste
slash-leaderboard-description = Die Besten eines Spiels
slash-leaderboard-game = spiel
slash-leaderboard-game-description = Welches Spiel
slash-leaderboard-where = wo
slash-leaderboard-where-description = Auf diesem Server oder überall
where-server = auf diesem Server
where-everywhere = überall
best-heading = { $game }: die Besten { $where ->
    [server] auf diesem Server
   *[everywhere] überall
}
best-line = { $place } · **{ $name }** { $rating } ({ $games ->
    [one] eine Partie
   *[other] { $games } Partien
})
best-who-agrees = Hier stehen alle, die ihre Partien überall zeigen (`/azalai einstellungen`), und du.
best-none = Noch hat niemand { $least ->
    [one] eine Partie beendet, die zählt.
   *[other] { $least } Partien beendet, die zählen.
}
