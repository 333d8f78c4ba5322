### Turniere: ein Feld von Personen, Runden von Partien, eine Rangfolge.

button-cup-join = Teilnehmen
button-cup-leave = Abmelden
button-cup-mine = Mein Tisch
button-cup-standings = Tabelle
button-cup-games = Partien
button-cup-withdraw = Aussteigen
button-cup-withdraw-yes = Aussteigen
button-cup-export = Ergebnisse als Datei
button-cup-lead = Leiten…

cup-terms = { $kind ->
    [everyone] { $game }, alle gegen alle
    [swiss] { $game }, Schweizer System mit { $rounds ->
        [one] einer Runde
       *[other] { $rounds } Runden
    }
   *[knockout] { $game }, K.-o.-System
}, { $size ->
    [2] Partien zu zweit.
   *[other] Tische mit { $size } Plätzen.
}
cup-hours = { $hours ->
    [1] Eine Runde dauert höchstens eine Stunde
   *[other] Eine Runde dauert höchstens { $hours } Stunden
}; { $then ->
    [robots] wer dann am Zug ist, scheidet aus dem Turnier aus.
   *[host] Partien, die dann offen sind, beendet die Turnierleitung.
}
cup-form-title = Neues Turnier: { $game }
cup-form-kind = Wer trifft auf wen
cup-form-kind-about = Schweizer System: wer gleich viele Punkte hat, trifft sich. K.-o.: wer verliert, ist draußen.
cup-form-rounds = Runden
cup-form-rounds-about = nur im Schweizer System: 1 bis 15
cup-form-size = Personen an einem Tisch
cup-form-seats = { $count } Personen
cup-form-no-hours = ohne Grenze
cup-form-hours = Eine Runde dauert höchstens
cup-form-begins = Es beginnt
cup-form-begins-about = in Stunden oder Tagen (24 h, 3 t), am 2026-12-01 18:00 UTC, oder wenn voll (8); leer: zu acht
cup-in = **{ $count } von { $most }**: { $names }
cup-nobody = noch niemand
cup-begins = { $when ->
    [time] Beginn: { $moment }, wenn dann mindestens { $least } dabei sind, oder früher, sobald alle Plätze vergeben sind.
    [few] Zur festgesetzten Zeit waren weniger als { $least } dabei. Es beginnt, sobald { $least } dabei sind; sonst fällt es aus: { $moment }.
   *[full] Das Turnier beginnt, sobald alle Plätze vergeben sind, oder wenn die Turnierleitung beginnt, sobald mindestens { $least } dabei sind.
}
cup-vanish = Steigst du aus oder spielst { $span } lang nicht, { $size ->
    [2] verlierst du deine Partie
   *[other] übernimmt ein Roboter deinen Platz
}, und du bekommst keine neue Partie mehr.
cup-not-begun = Das Turnier hat noch nicht begonnen.
cup-state = **{ $stage }** · { $games ->
    [one] { $over ->
        [0] Die einzige Partie läuft noch.
       *[other] Die einzige Partie ist beendet.
    }
   *[other] { $over } von { $games } Partien { $over ->
        [one] ist
       *[other] sind
    } beendet.
}
cup-due = Die Runde endet { $due }.
cup-over = **Das Turnier ist zu Ende.**
cup-cancelled = { $why ->
    [few] Das Turnier fällt aus: es waren zu wenige dabei.
    [lapsed] Das Turnier fällt aus: es wurde nicht rechtzeitig begonnen.
    [channel] Das Turnier fällt aus: sein Kanal wurde vor dem Beginn gelöscht.
    [trouble] Das Turnier wurde abgebrochen: das Hindernis hat zu lange bestanden. Laufende Partien gehen weiter.
   *[ended] Das Turnier wurde vorzeitig beendet. Laufende Partien gehen weiter.
}
cup-round = Runde { $round }
cup-round-begins = Runde { $round }: { $tables }.
cup-round-matches = { $round }: { $matches }
cup-group = Gruppe { $number }
cup-no-games = Noch hat keine Partie begonnen.
cup-bye = { $count ->
    [one] { $names } hat ein Freilos, das als Sieg zählt.
   *[other] { $names } haben ein Freilos, das als Sieg zählt.
}
cup-rest = { $count ->
    [one] { $names } setzt aus.
   *[other] { $names } setzen aus.
}
cup-line = { $place }. { $name } · { $points } ({ $opponents }){ $decided ->
    [meeting] , zurück nach direktem Vergleich
    [difference] , zurück nach Punktedifferenz
   *[other] { "" }
}
cup-line-knockout = { $place }. { $name }
cup-more = … und { $count } weitere: *{ button-cup-standings }* zeigt alle.
cup-gone = ausgestiegen
cup-order-how = Ein Sieg ist ein Punkt, der letzte Platz keiner, und die Plätze dazwischen teilen sich den Rest. In Klammern: die Punkte aller, gegen die jemand gespielt hat (Buchholz). Bei Gleichstand in beidem entscheidet der direkte Vergleich, dann die Differenz der Punkte in den Partien; sonst ist der Platz geteilt. Ein Freilos zählt wie eine Partie gegen jemanden mit ebenso vielen Punkten.
cup-your-table = Du spielst in { $channel }.
cup-no-table = { $status ->
    [done] Du hast deine letzte Partie in diesem Turnier gespielt. *{ button-cup-standings }* zeigt, wie es weitergeht.
    [running] Im Moment hast du keine Partie. Deine nächste wird hier in einem Thread geöffnet, und du wirst gerufen.
    [open] Das Turnier hat noch nicht begonnen.
   *[other] Das Turnier ist zu Ende.
}
cup-not-in = An diesem Turnier nimmst du nicht teil.
cup-joined = Du bist dabei: **{ $name }**. Wenn es beginnt, wird dein Tisch hier in einem Thread geöffnet, und du wirst gerufen.
cup-left = Du bist nicht mehr dabei: **{ $name }**.
cup-withdraw-really = Bei **{ $name }** aussteigen? { $game ->
    [two] Du verlierst deine Partie (hat sie kaum begonnen, spielt ein Roboter weiter), und du bekommst
    [more] Ein Roboter spielt deine Partie zu Ende, und du bekommst
   *[none] Du bekommst
} keine neue Partie mehr.
cup-withdrawn = Du bist bei **{ $name }** ausgestiegen und bekommst keine neue Partie mehr.
cup-opened = **{ $name }** ist offen. Die Turnierkarte steht in diesem Kanal.
cup-ended = **{ $name }** ist beendet.
cup-thread = {" "}· R{ $round } · #{ $number }
cup-which = Welches Turnier meinst du?
cup-and-more = { $listed } und { $count } weitere
cup-more-games = … und { $count ->
    [one] eine weitere
   *[other] { $count } weitere
}: *{ button-cup-games }* zeigt alle.
cup-round-of = Runde { $round } von { $rounds }
cup-semi-final = Halbfinale
cup-won = { $count ->
    [0] Niemand hat gewonnen.
    [one] **{ $names }** hat gewonnen.
   *[other] **{ $names }** teilen sich den ersten Platz.
}
cup-group-won = **Gruppe { $number }**: { $names }
cup-place-2 = Zweiter Platz: { $names }
cup-place-3 = Dritter Platz: { $names }
cup-you-are-out = Du bist nicht mehr in diesem Turnier und bekommst keine neue Partie mehr. *{ button-cup-standings }* zeigt, wie es weitergeht.
button-cup-begin = Jetzt beginnen
button-cup-end-round = Runde beenden…
button-cup-end = Turnier beenden…
button-cup-do = { $act ->
    [next] Runde beenden
   *[end] Turnier beenden
}
cup-ask-next = **{ $stage }** von **{ $name }** wird jetzt beendet. Wirklich?
cup-ask-end = { $status ->
    [open] **{ $name }** fällt aus, bevor es begonnen hat. Wirklich?
   *[running] **{ $name }** wird jetzt beendet, ohne dass jemand gewinnt. Wirklich?
}
cup-fate-of = { $game }: { $fate }
cup-fate = { $fate ->
    [called-off] noch nicht eröffnet, alle teilen sich die Plätze
    [shared] steht still, alle teilen sich die Plätze
    [neither] beide sind am Zug, sie teilen sich die Plätze und scheiden aus dem Turnier aus
    [loses] { $late } ist am Zug, verliert und scheidet aus dem Turnier aus
    [overtime] { $count ->
        [0] niemand ist am Zug; die Partie geht noch bis zu 24 Stunden weiter
        [one] { $late } ist am Zug und scheidet aus dem Turnier aus; ein Roboter spielt weiter, bis zu 24 Stunden
       *[other] { $late } sind am Zug und scheiden aus dem Turnier aus; Roboter spielen weiter, bis zu 24 Stunden
    }
    [robots] Roboter spielen sie zu Ende
   *[plays-on] geht weiter wie jede andere Partie
}
cup-more-fates = … und { $count } weitere
cup-begun = **{ $name }** beginnt. Die Tische werden in Threads geöffnet.
cup-round-ended = Die Runde von **{ $name }** ist beendet:
cup-finished = **{ $name }** ist zu Ende. { $how }{ $some ->
    [yes] {" "}{ $people }
   *[no] {""}
}

slash-cup = turnier
slash-cup-description = Runden für viele: alle gegen alle, Schweizer System oder K.-o.-System
slash-cup-new = neu
slash-cup-new-description = In diesem Kanal ein Turnier eröffnen
slash-cup-new-game = spiel
slash-cup-new-game-description = Welches Spiel gespielt wird
slash-cup-new-name = name
slash-cup-new-name-description = Wie das Turnier heißt
slash-cup-new-kind = modus
slash-cup-new-kind-description = Wer gegen wen spielt
slash-cup-new-size = pro-tisch
slash-cup-new-size-description = Wie viele an einem Tisch sitzen
slash-cup-new-rounds = runden
slash-cup-new-rounds-description = Wie viele Runden ein Schweizer System hat
slash-cup-new-least = mindestens
slash-cup-new-least-description = Ab wie vielen es beginnen kann
slash-cup-new-most = höchstens
slash-cup-new-most-description = Wie viele teilnehmen können
slash-cup-new-robots = roboter
slash-cup-new-robots-description = Wie viele Roboter von Anfang an teilnehmen
slash-cup-new-hours = wartezeit
slash-cup-new-hours-description = In wie vielen Stunden es von selbst beginnt
slash-cup-new-round-hours = rundenzeit
slash-cup-new-round-hours-description = Wie viele Stunden eine Runde dauern darf; ohne Angabe, bis ihre letzte Partie endet
slash-cup-new-late = zeitablauf
slash-cup-new-late-description = Was aus Partien wird, die offen sind, wenn die Zeit einer Runde um ist
slash-cup-new-pace = tempo
slash-cup-new-pace-description = Stunden pro Zug an seinen Tischen: 24 oder 24 / 48 / 6
slash-cup-which = turnier
slash-cup-which-description = Welches Turnier, falls es mehrere gibt
slash-cup-join = teilnehmen
slash-cup-join-description = An einem Turnier teilnehmen
slash-cup-leave = abmelden
slash-cup-leave-description = Nicht mehr teilnehmen, bevor es beginnt
slash-cup-show = zeigen
slash-cup-show-description = Tabelle eines Turniers
slash-cup-next = weiter
slash-cup-next-description = Turnier beginnen oder Runde beenden
slash-cup-withdraw = aussteigen
slash-cup-withdraw-description = Ein laufendes Turnier verlassen
slash-cup-end = beenden
slash-cup-end-description = Ein Turnier vorzeitig beenden
cup-kind-everyone = alle gegen alle
cup-kind-swiss = Schweizer System
cup-kind-knockout = K.-o.-System
cup-late-robots = wer am Zug ist, scheidet aus
cup-late-host = die Turnierleitung entscheidet

refusal-tournaments-here = Dieser Server hat schon { $most ->
    [one] ein Turnier
   *[other] { $most } Turniere
}. Warte, bis eines zu Ende ist.
refusal-tournament-size = Tische dieses Spiels haben { $least } bis { $most } Plätze. Wähle eine andere Größe.
refusal-knockout-of-two = Im K.-o.-System wird zu zweit gespielt. Wähle das Schweizer System oder alle gegen alle.
refusal-tournament-field = Es können { $least } bis { $most } Personen teilnehmen. Wähle Zahlen dazwischen, die kleinere zuerst.
refusal-tournament-rounds = Ein Schweizer System hat 1 bis { $most } Runden. Wähle eine Zahl dazwischen.
refusal-tournament-hours = Eine Runde dauert höchstens { $most } Stunden. Wähle weniger oder keine.
refusal-tournament-fill = Für eine Person muss ein Platz frei bleiben. Wähle weniger Roboter.
refusal-tournament-begins = Wann es beginnt, kann ich nicht lesen. Schreib 24 h, 3 t, eine Zahl von Personen oder ein Datum wie 2026-12-01 18:00, in höchstens { $days } Tagen.
refusal-tournament-form = Discord hat dieses Formular nicht angenommen. Gib die Bedingungen hinter dem Befehl an, etwa die Art.
refusal-tournament-past = Das Turnier kann nicht in der Vergangenheit beginnen. Wähle, in wie vielen Stunden es beginnt.
refusal-tournament-joined = Du nimmst schon teil. Wenn es beginnt, wirst du gerufen.
refusal-tournament-full = Das Turnier ist voll. Tritt jemand vor dem Beginn zurück, wird ein Platz frei.
refusal-tournament-begun = Das Turnier hat begonnen, also kommt niemand mehr dazu, und niemand meldet sich mehr ab. *{ button-cup-withdraw }* nimmt dich heraus.
refusal-tournament-not-running = Das Turnier läuft nicht. Die Turnierkarte sagt, wie es steht.
refusal-tournament-not-in = An diesem Turnier nimmst du nicht teil. Die Turnierkarte sagt, ob du noch kannst.
refusal-tournament-over = Das Turnier ist zu Ende. *{ button-cup-standings }* zeigt, wie es ausging.
refusal-tournament-few = Bisher sind { $present } dabei, und es braucht { $least }, um zu beginnen. Ladet noch jemanden ein, oder wartet.
refusal-tournament-host = Das kann nur, wer das Turnier geöffnet hat oder die Berechtigung *Server verwalten* hat. Wende dich an diese Leute.
refusal-no-tournament = Dieses Turnier gibt es nicht mehr. Suche im Kanal nach einer neueren Turnierkarte.
refusal-no-tournament-here = Hier gibt es kein Turnier, für das das passt. Tippe `/azalai turnier neu`, um eines zu öffnen.
refusal-tournament-no-rounds = Nur im Schweizer System wählst du eine Zahl von Runden. Lass `runden` weg, oder wähle das Schweizer System.
refusal-tournament-size-over-field = Ein Tisch mit { $size } Plätzen braucht { $size } Leute, und nur { $most } können teilnehmen. Wähle kleinere Tische, oder lass mehr teilnehmen.
refusal-tournament-late-without-hours = Was aus offenen Partien wird, zählt nur, wenn eine Runde Stunden hat. Wähle auch `rundenzeit`, oder lass `zeitablauf` weg.
refusal-tournament-turn-over-round = Ein Zug könnte länger dauern als eine ganze Runde von { $hours } Stunden. Wähle weniger Stunden für einen Zug (`tempo`) oder mehr für eine Runde.
refusal-tournament-many-robots = Hier können höchstens { $most } Roboter teilnehmen, nicht mehr als Personen. Wähle weniger, oder bitte jemanden mit der Berechtigung *Server verwalten*, das Turnier zu öffnen.
refusal-own-tournament-waits = Dein Turnier { $name } wartet noch auf Leute. Beginne oder beende es zuerst: *{ button-cup-lead }* auf der Turnierkarte.
refusal-tournament-in-thread = Ein Turnier braucht einen Kanal, in dem jede Partie ihren eigenen Thread hat. Nimm den Befehl im Kanal selbst.
refusal-no-tournament-called = Kein Turnier, das du hier siehst, heißt so. Wähle eines aus, das Discord beim Tippen anbietet.
cup-lapses = Hat es bis { $moment } nicht begonnen, fällt es aus.
button-cup-terms = Mehr Bedingungen
cup-terms-title = Bedingungen des Turniers
cup-terms-least = Es braucht mindestens
cup-terms-most = Es hat höchstens Platz für
cup-terms-robots = Roboter, die mitspielen
cup-terms-pace = Stunden pro Zug / Vorrat / Zuwachs
cup-terms-late = Wenn die Zeit einer Runde um ist
refusal-tournament-numbers = Das müssen ganze Zahlen sein. Nichts wurde geändert.
refusal-tournament-entered = { $present } Leute und { $robots } Roboter sind mehr als die { $most }, für die Platz wäre. Nichts wurde geändert.
refusal-tournament-terms-fixed = Das Turnier hat begonnen, darum bleiben seine Bedingungen. *{ button-cup-lead }* auf seiner Karte zeigt, was du jetzt tun kannst.
refusal-tournament-terms-form = Dein Discord kann dieses Formular nicht zeigen. Ein anderer Client kann es.
cup-late = Die Zeit der Runde ist um.
cup-overtime = Nachspielzeit, Ende { $moment }
notice-overtime = Die Zeit der Runde ist um. Wer am Zug war, ist aus dem Turnier ausgeschieden, und ein Roboter spielt weiter. Für alle anderen gibt es 24 Stunden Nachspielzeit; dann spielen Roboter die Partie zu Ende, und sie zählt für euch.
cup-standing = { $why ->
    [still] steht still: Schreibrecht fehlt
   *[aside] zur Seite gestellt: nicht lesbar
}
cup-trouble = { $trouble ->
    [send] Ich darf in diesem Kanal nicht schreiben. Die Serverleitung kann mir *Kanal ansehen*, *Nachrichten senden* und *Dateien anhängen* erlauben; die Partien gehen weiter.
    [threads] Ich darf in diesem Kanal keine Threads erstellen. Die Serverleitung kann mir *Öffentliche Threads erstellen* und *Nachrichten in Threads senden* erlauben; begonnene Partien gehen weiter, die anderen warten.
    [full] Der Server hat so viele offene Threads, wie Discord zulässt. Schließt einige, die ihr nicht braucht; begonnene Partien gehen weiter, die anderen warten.
    [day] In diesem Server wurden heute so viele Threads erstellt, wie erlaubt sind. Die Partien, die warten, beginnen von selbst, spätestens morgen.
    [refused] Discord nimmt den Thread einer Partie nicht an, vielleicht wegen eines Wortes in seinem Namen. Ich versuche es jede Stunde erneut; begonnene Partien laufen weiter.
    [home] Der Kanal wurde gelöscht, und die Partien warten. Mit `/azalai turnier verlegen` geht es in einem anderen Kanal weiter.
    [removed] Ich wurde vom Server entfernt, und die Partien warten. Sie gehen weiter, wenn ich wieder eingeladen werde.
   *[away] Das Spiel ist gerade nicht installiert, und die Partien warten. Nichts geht verloren; sie gehen weiter, wenn es zurück ist.
}
cup-trouble-ends = Sonst wird das Turnier { $moment } abgebrochen.
cup-host = { $what ->
    [grace] Zur festgesetzten Zeit waren weniger als { $least } dabei. Es beginnt, sobald { $least } dabei sind, oder mit weniger, wenn du `/azalai turnier weiter` tippst; sonst fällt es { $moment } aus.
    [decide] Die Zeit der Runde ist um. `/azalai turnier weiter` beendet sie; sonst tue ich das in einer Woche.
   *[threads] Der Thread einer Partie wurde zum zweiten Mal gelöscht. Sie ist beendet, und alle teilen sich die Plätze.
}
cup-called-off = { $some ->
    [yes] { $people }: **{ $name }**. { $why }
   *[no] **{ $name }**. { $why }
}
cup-moved = **{ $name }** steht von jetzt an in diesem Kanal.
button-cup-card = Zur Turnierkarte
slash-cup-move = verlegen
slash-cup-move-description = Ein Turnier von jetzt an in diesem Kanal zeigen
refusal-tournament-seat = Die Plätze an diesem Tisch gehören denen, die am Turnier teilnehmen. Sonst kann sich hier niemand setzen; einen anderen Tisch öffnet der Befehl des Spiels.
refusal-tournament-terms = An allen Tischen des Turniers gelten dieselben Bedingungen. An diesem allein lassen sie sich nicht ändern; festgelegt werden sie, wenn ein Turnier geöffnet wird.
refusal-tournament-plays = Du nimmst selbst teil, also kannst du das Turnier nicht beenden. *{ button-cup-withdraw }* nimmt dich heraus; beenden kann es, wer die Berechtigung *Server verwalten* hat.
refusal-tournament-hurry = Du nimmst selbst teil, also kannst du die Runde erst beenden, wenn ihre Zeit um ist oder einen Tag lang niemand gespielt hat. Versuch es { $when } noch einmal.
refusal-tournament-people = { $present ->
    [one] Bisher ist eine Person dabei
   *[other] Bisher sind { $present } Personen dabei
}, und es beginnt erst mit zweien. Lade jemanden ein, oder warte.
refusal-tournament-waits = Die Partien des Turniers stehen still, also lässt sich die Runde nicht beenden. Die Turnierkarte sagt, woran es liegt.
refusal-tournament-here = Das Turnier steht schon in diesem Kanal. Tippe den Befehl in einem anderen.
refusal-tournament-old = Seit der Frage hat sich das Turnier geändert, und nichts wurde getan. Drücke noch einmal *{ button-cup-lead }* auf der Turnierkarte.
cup-event = { $game }, für alle hier. Drücke *{ button-cup-join }* auf der Karte des Turniers in { $channel }.
settings-events = { $granted ->
    [yes] Ein Turnier mit Beginn steht unter den Events dieses Servers.
   *[other] Ein Turnier mit Beginn steht nicht unter den Events dieses Servers: Mir fehlt die Berechtigung *Events erstellen*.
}
privacy-tournaments = • { $count ->
    [one] { $count } Turnier, das du geöffnet hast oder an dem du teilnimmst
   *[other] { $count } Turniere, die du geöffnet hast oder an denen du teilnimmst
}
privacy-entrants = • { $count ->
    [one] deine Teilnahme an { $count } Turnier
   *[other] deine Teilnahme an { $count } Turnieren
}
privacy-tournament-games = • { $count ->
    [one] { $count } Turnierpartie, bei der du am Tisch warst
   *[other] { $count } Turnierpartien, bei denen du am Tisch warst
}
privacy-byes = • { $count ->
    [one] { $count } Turnierrunde ohne Partie für dich
   *[other] { $count } Turnierrunden ohne Partie für dich
}
refusal-no-tournaments-here = Auf diesem Server werden keine Turniere geöffnet. Wer ihn verwaltet, kann sie mit `/azalai server` erlauben.

cup-final = Finale
cup-begins-against = { $first } beginnt gegen { $others }
cup-cross-line = { $place }. { $name }, { $points } ({ $difference }): { $games }
cup-cross-playing = spielt gegen { $name }
cup-cross-later = noch offen: { $names }
cup-match-bye = { $name } mit Freilos
cup-match-open = beide noch offen
cup-match-waits = { $name }, Gegenseite noch offen
cup-match-next = { $one } gegen { $other }
cup-match-playing = { $one } gegen { $other }, läuft
cup-match-won = { $one } gegen { $other }, { $won } kommt weiter
cup-match-over = { $one } { $score } { $other }, { $won } kommt weiter{ $lot ->
    [yes] {" "}durch Los
   *[no] {""}
}
