## Der Verlauf

log-told = (nur für { $player }: { $text })

## Die Datei einer Partie

button-export = Exportieren
button-export-plain = Ohne Namen
button-export-named = Mit Namen
export-whole = Die ganze Partie **{ $game }** als Textdatei: der Startwert, jeder Zug mit seiner Zeit, was zurückgenommen wurde. Heb sie auf, oder prüfe sie und spiele sie nach, wo du willst: `azalai verify DATEI`, `azalai replay DATEI`.
export-partial = Die bisherige Partie **{ $game }**, so weit du sie kennen darfst: deine eigenen Züge, wie sie notiert sind, die der anderen in Worten. Ist die Partie zu Ende, enthält die Datei alles und lässt sich nachspielen.
record-player = Person { $number }

## Der Beweis einer ehrlichen Partie

button-verify = Prüfen
verify-title = **{ $game }**, Tisch { $table }: Wurde ehrlich gemischt?
verify-deal-title = **{ $game }**, { $date }: Wurde ehrlich gemischt?
verify-seed = Startwert: `{ $seed }`
    SHA-256, veröffentlicht bei Beginn der Partie: `{ $hash }`
verify-sealed = ✓ Der Startwert passt zur SHA-256-Prüfsumme, die bei Beginn der Partie veröffentlicht wurde.
verify-not-sealed = ✗ **Der Startwert passt nicht zur SHA-256-Prüfsumme, die bei Beginn der Partie veröffentlicht wurde.** Jemand oder etwas hat ihn verändert.
verify-running = Die ganze Mischung stand bei Beginn der Partie fest; das ist ihre SHA-256-Prüfsumme, mit den Optionen und der Zahl der Plätze: `{ $hash }`
    Notiere sie, wenn du magst. Der Startwert selbst bleibt geheim, bis die Partie zu Ende ist; dann lässt er sich von allen prüfen.
verify-same = ✓ Mit diesem Startwert noch einmal gespielt, { $acts ->
    [one] führt der eine Zug
   *[other] führen alle { $acts } Züge
} des Verlaufs zu genau derselben Stellung, Byte für Byte.
verify-same-so-far = ✓ Mit dem geheimen Startwert noch einmal gespielt, führen die bisherigen Züge des Verlaufs zu genau der Stellung auf dem Tisch.
verify-other-rules = – Nicht geprüft: Die Partie begann unter Fassung { $version } der Regeln, und meine ist Fassung { $now }. Ihre Datei lässt sich weiterhin prüfen, mit einer Version des Programms, die diese Regeln kennt.
verify-options = – Nicht geprüft: Ich kann die Optionen dieser Partie nicht lesen. Ihre Datei lässt sich weiterhin prüfen, mit einer Version des Programms, die sie kennt.
verify-astray = ✗ **Zug { $number } des Verlaufs ist nicht möglich, wenn die Partie mit diesem Startwert noch einmal gespielt wird.**
verify-different = ✗ **Mit dem Startwert noch einmal gespielt, führen die Züge des Verlaufs zu einer anderen Stellung als der auf dem Tisch.**
verify-yourself = Prüfe es ohne mich: `/tisch exportieren`, dann `azalai verify DATEI`. SHA-256 der letzten Stellung: `{ $final }`
verify-deal-yourself = Prüfe es ohne mich: *Exportieren*, dann `azalai verify DATEI`. SHA-256 der letzten Stellung: `{ $final }`

## Der Film einer Partie

button-film = Film
button-film-show = Allen zeigen
film-in-work = Der Film wird gezeichnet; er erscheint hier, sobald er fertig ist, meist innerhalb einer Minute.
film-title = **{ $game }**: die ganze Partie.
film-so-far = **{ $game }**: die bisherige Partie, wie alle sie sehen dürfen.
film-alt = { $game } als Animation, { $count ->
    [one] einen Schritt
   *[other] { $count } Schritte
} lang. Sie endet so: { $last }
film-shown = Der Film erscheint im Kanal des Tisches.
refusal-film-in-work = Es wird gerade ein anderer Film für dich gezeichnet. Frage wieder, wenn du ihn hast.
refusal-film-when-over = Der Film lässt sich allen zeigen, wenn die Partie zu Ende ist. Bis dahin ist er nur für dich.
refusal-film-shown = Der Film steht schon im Kanal des Tisches. Sieh ihn dir dort an.
refusal-no-film = Von dieser Partie gibt es keinen Film: Sie begann unter Fassung { $version } der Regeln, und meine ist Fassung { $now }. *{ on-card-log }* erzählt, was in ihr geschah.

## Die Analyse einer Partie

button-review = Analyse
button-review-again = Noch einmal nachsehen
review-title = **{ $game }**: wie sich die Gewinnchancen änderten, aus Sicht eines starken Roboters.
review-mistakes = { $count ->
    [one] Eine Entscheidung hat dich etwas gekostet. Abgewogen wurde sie nach dem, was du damals wusstest.
   *[other] { $count } Entscheidungen haben dich am meisten gekostet. Abgewogen wurden sie nach dem, was du damals wusstest.
}
review-none = { $count ->
    [one] Gut gespielt: Deine einzige Entscheidung hat dich nichts Nennenswertes gekostet.
   *[other] Gut gespielt: Keine deiner { $count } Entscheidungen hat dich etwas Nennenswertes gekostet.
}
review-nothing = In dieser Partie hattest du nichts zu wählen.
review-back = { $count ->
    [one] Eine kommt ab morgen als Rätsel wieder.
   *[other] { $count } kommen ab morgen als Rätsel wieder.
}
review-left = Sie kommen nicht wieder. `/azalai einstellungen` schaltet es für alle Partien ab.
button-not-these = Diese nicht
review-guest = Die Entscheidungen sieht nur, wer sie getroffen hat; die Kurve ist für alle.
review-decision = **{ $number }** · Gespielt: { $played }
    Besser: { $better }
    -# { $cost }
review-cost = { $size ->
    [little] Das kostete ein wenig: { $points } % Gewinnchance.
    [clear] Das kostete einiges: { $points } % Gewinnchance.
   *[much] Das kostete viel: { $points } % Gewinnchance.
}
review-in-work = Die Analyse dieser Partie läuft, wann immer kein Roboter nachdenkt{ $total ->
    [0] . Sie hat gerade begonnen.
    [one] : { $done } von 1 Entscheidung.
   *[other] : { $done } von { $total } Entscheidungen.
}
review-failed = Die Analyse dieser Partie ließ sich nicht machen. *{ button-film }* zeigt, wie sie verlief.
refusal-no-review = Von dieser Partie gibt es keine Analyse: Sie hat keinen starken Roboter, lief nach früheren Regeln oder wurde nicht zu Ende gespielt. *{ button-film }* zeigt, wie sie verlief.
review-curve = Gewinnchancen
review-axis = Züge
review-percent = { $percent } %
review-alt = Gewinnchancen über { $moves ->
    [one] einen Zug
   *[other] { $moves } Züge
}, als Kurven.
review-alt-player = { $name }: { $first } % am Anfang, { $last } % am Ende, am niedrigsten { $low } % nach Zug { $lowest }, am höchsten { $high } % nach Zug { $highest }.
review-alt-marked = Mit Nummern markiert: die Entscheidungen bei Zug { $moves }.

## Eine beendete Partie Schritt für Schritt

button-step = Durchgehen
step-heading = { $sign } { $game }, { $date } · { $eyes ->
    [all] wie alle es sahen
   *[seat] Sicht von { $name }
}
step-chose = { $player }: { $move }
step-secret = { $player } hat geheim gewählt.
step-better = { $sign } { $move } war besser: +{ $points } % Gewinnchance
button-step-back = Davor
button-step-on = Danach
button-step-own-back = Meine davor
button-step-own-on = Meine danach
button-step-far-back = Weit zurück
button-step-far-on = Weit vor
button-step-place = { $number } von { $of }
button-step-mistakes = { $number ->
    [0] Fehler: { $of }
   *[other] { $number } von { $of }
}
button-step-mistakes-plain = { $number ->
    [0] Fehler: { $of }
   *[other] Fehler { $number } von { $of }
}
button-step-why = Warum?
button-back-to-step = Zurück zum Schritt
step-jump = Springen oder Sicht wechseln …
step-jump-own = Springen zu …
step-end = Das Ende
step-beginning = Der Anfang
step-mistake = { $number }: { $move } (kostete { $points } %)
step-at = { $number }: { $situation }
step-eyes = Wie { $name } es sah
step-eyes-all = Wie alle es sahen
step-number-title = Zur Entscheidung
step-number-label = Nummer der Entscheidung, 1 bis { $most }
refusal-step-running = Diese Partie ist nicht zu Ende. *{ button-since }* zeigt den Spielplan damals und jetzt.
refusal-step-abandoned = Diese Partie kann noch wieder aufgenommen werden. Durchgehen lässt sie sich, wenn sie endgültig vorbei ist.
refusal-step-deal-open = Diese Partie kann noch bis { $until } gespielt werden. Danach siehst du auch die anderen Hände.
refusal-step-rules = Diese Partie lief nach früheren Regeln und lässt sich nicht durchgehen. *{ button-export }* enthält alle Züge.
refusal-step-removed = { $kept ->
    [some] Diese Partie wurde entfernt. Partien werden hier { $days } Tage aufbewahrt.
   *[all] Diese Partie gibt es nicht mehr. `/azalai partien` zeigt deine.
}
refusal-step-range = Diese Entscheidung gibt es nicht. Gib eine Zahl von 1 bis { $most } ein.

## Von einer Entscheidung einer beendeten Partie an weiterspielen

button-play-on = Weiterspielen
button-play-on-begin = Beginnen
button-play-on-begun = Fortsetzen bei { $step }
play-on-heading = { $sign } { $game }, { $date } · Entscheidung { $number } von { $of }
play-on-title = Von hier als { $name } weiterspielen?
play-on-about = Verdeckte Karten liegen, wie sie wirklich lagen; die Partie zählt also nicht. Roboter spielen auf den anderen Plätzen; nimm zurück, sooft du willst.
play-on-goes = Du hast { $count } solche Partien. Beginnst du, geht diese: { $which }.
play-on-robots = Roboter: { $manner }
play-on-robots-choose = Wie stark die Roboter sind
button-what-if-go-on = Weiterspielen
button-what-if-back = Zurück zur Partie
button-what-if-restart = Noch einmal
what-if-heading = Was wäre, wenn · { $game }, { $date } · Entscheidung { $step }
what-if-now = Diesmal { $points }, { $place }.
what-if-then = In der Partie { $points }, { $place }.
what-if-closed = Die Partie wartet, wo du sie verlassen hast: Dieser Knopf bringt dich zurück, oder *{ button-play-on }* in der beendeten Partie.
what-if-closed-end = Geschlossen. *{ button-play-on }* in der beendeten Partie beginnt eine neue.
refusal-play-on-rules = Diese Partie lief nach früheren Regeln; sie lässt sich ansehen, nicht weiterspielen.
refusal-play-on-deal-open = Diese Partie kann noch bis { $until } gespielt werden. Danach kannst du von hier weiterspielen.
refusal-what-if-gone = Diese Partie wurde aufgegeben oder gelöscht oder ist nicht deine. *{ button-play-on }* in einer beendeten Partie beginnt eine.
refusal-what-if-unfinished = Das ist zu sehen, wenn du diese Partie beendet hast. Spiele sie erst zu Ende.

## Befehle

slash-table-export = exportieren
slash-table-export-description = Die Partie als Textdatei: bisher deine Sicht, am Ende alles
slash-table-export-names = namen
slash-table-export-names-description = Ob die Datei sagt, wer gespielt hat
slash-table-verify = prüfen
slash-table-verify-description = Prüfen, ob die Mischung die beim Start versiegelte ist
slash-table-replay = film
slash-table-replay-description = Die Partie als bewegtes Bild
