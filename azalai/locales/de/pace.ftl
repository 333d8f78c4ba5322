### Das Tempo eines Tisches: Bedenkzeit, Fristen, Erinnerungen, Urlaub, Ruhezeiten.

## Knöpfe

button-options = Optionen
button-pace = Tempo
button-pace-numbers = Andere Zeit pro Zug
button-remind = Erinnern
button-hush = Stumm für diesen Zug
button-robot-turn = Roboter spielt diesen Zug
button-robot-seat = Roboter nimmt den Platz
button-reminders = Erinnerungen
button-quiet = Ruhezeit

## Zeitspannen

span-minutes = { $count } min
span-hours = { $count } h
span-days = { $count ->
    [one] { $count } Tag
   *[other] { $count } Tage
}

## Tempo

pace-none = Ohne Zeitlimit.
pace-turn = { $turn } pro Zug.
pace-turn-bank = { $turn } pro Zug, dazu { $bank } Zeitreserve (zurück gibt es { $refill } für jede Entscheidung).
pace-late-vote = Läuft die Zeit ab, entscheiden die anderen, wie es weitergeht.
pace-late-turn = Läuft die Zeit ab, spielt ein Roboter den Zug.
pace-late-seat = Läuft die Zeit ab, nimmt ein Roboter den Platz, und wer dort zwei Züge hatte, hat verloren.
pace-choice-none = ohne Zeitlimit
pace-choice = { $turn } pro Zug, { $bank } Zeitreserve
late-vote = die anderen entscheiden
late-turn = ein Roboter spielt den Zug
late-seat = ein Roboter nimmt den Platz
terms-form-time = Zeit und Plätze
terms-form-game = Das Spiel
terms-also = Außerdem
terms-box-seats = Plätze auslosen
terms-box-turnings = Wendepunkte bleiben im Kanal
terms-own-pace = eine andere Zeit, so wie jetzt
terms-heading = Optionen des Tisches
terms-language = Sprache: { $language }.
terms-host-only = Die Tischleitung kann sie bis zum Start ändern; das Tempo lässt sich auch später ändern, wenn alle zustimmen.
terms-pace = Zeit pro Zug
terms-late = Wenn die Zeit abläuft
terms-remove = Jemanden vom Tisch entfernen
terms-turnings-are = { $where ->
    [channel] Wendepunkte der Partie bleiben im Kanal stehen.
   *[card] Wendepunkte der Partie zeigt nur die Tischkarte.
}
terms-tongue = Sprache des Tisches
lobby-suggestions = { $on ->
    [yes] *Tipp* und *Zug zu Ende spielen*: an.
    [unrated] *Zug zu Ende spielen*: an. *Tipp*: aus, wenn unter Menschen um die Wertung gespielt wird.
   *[no] Keine Tipps: *Tipp* und *Zug zu Ende spielen* sind aus.
}
terms-suggestions = Tipp und Zug zu Ende spielen
suggestions-on = ja, auch wo eine Partie für die Wertung zählt
suggestions-unrated = ja, aber kein Tipp, wo eine Partie für die Wertung zählt
button-suggestions-ask = { $on ->
    [yes] Tipps vorschlagen
   *[no] Ohne Tipps vorschlagen
}
proposal-suggestions = { $on ->
    [yes] { $proposer } möchte, dass *Tipp* und *Zug zu Ende spielen* erlaubt sind.
   *[no] { $proposer } möchte ohne *Tipp* und *Zug zu Ende spielen* weiterspielen.
}
suggestions-asked = { $agreed ->
    [yes] Das gilt ab jetzt.
   *[no] Die anderen werden gefragt.
}
refusal-same-suggestions = So wird an diesem Tisch schon gespielt. Es gibt nichts zu ändern.
sides-how = Wähle hier deine Seite. Wer nichts wählt, bekommt beim Start, was übrig ist; ebenso die Roboter.
sides-any = was übrig bleibt
pace-propose = Du kannst ein anderes Tempo vorschlagen. Es gilt, wenn alle anderen zustimmen; die Zeit beginnt dann von vorn.
pace-proposed = Die anderen werden gefragt: { $pace }
pace-changed = Das Tempo ist geändert: { $pace }
pace-numbers-title = Tempo
pace-field-turn = Stunden pro Zug (0: ohne Zeitlimit)
pace-field-bank = Stunden Zeitreserve
pace-field-refill = Stunden zurück für jede Entscheidung
proposal-pace = { $proposer } schlägt ein anderes Tempo vor: { $pace }

## Bedenkzeit

time-until = { $player } hat Zeit bis { $at } ({ $left }).
time-over = Für { $player } ist die Zeit abgelaufen.
time-banks = Zeitreserve: { $spare }.
time-away = { $player } ist im Urlaub bis { $until }.
time-waited = { $turns ->
    [one] { $player }: { $mean } für einen Zug.
   *[other] { $player }: im Schnitt { $mean } pro Zug, bei { $turns } Zügen.
}
time-missed = { $count ->
    [one] Die Zeit lief einmal ab.
   *[other] Die Zeit lief { $count }-mal ab.
}

## Wenn die Zeit abgelaufen ist

late-told-vote = Für { $player } ist die Zeit abgelaufen. { $others ->
    [robots] An den anderen Plätzen spielen Roboter: Sie warten.
   *[people] Die anderen können entscheiden, dass ein Roboter diesen Zug spielt oder den Platz nimmt; oder warten.
}
late-told-turn = Für { $player } ist die Zeit abgelaufen: Ein Roboter spielt diesen Zug.
late-told-seat = { $others ->
    [robots] Für { $player } ist die Zeit abgelaufen. Es sind nur noch Roboter übrig, also ist die Partie zu Ende, ohne Ergebnis.
    [lost] Für { $player } ist die Zeit abgelaufen: Die andere Person gewinnt, und die Partie ist zu Ende.
   *[people] Für { $player } ist die Zeit abgelaufen: Ein Roboter nimmt den Platz.
}
late-proposed = { $carried ->
    [yes] Erledigt.
   *[no] Die anderen werden gefragt.
}
proposal-robot-turn = { $proposer } schlägt vor, dass ein Roboter diesen Zug für { $target } spielt, weil die Zeit abgelaufen ist.
proposal-robot-seat = { $proposer } schlägt vor, dass ein Roboter den Platz von { $target } nimmt: Die Zeit ist abgelaufen.

## Erinnerungen

remind-called = { $person }: In { $game } bist du immer noch am Zug (Zugbeginn { $since }).
remind-asked = { $person }: { $by } erinnert dich daran, dass du in { $game } am Zug bist (Zugbeginn { $since }).
remind-due = Deine Zeit endet { $left }.
remind-done = { $count ->
    [0] Niemand wurde erinnert.
   *[other] Erinnert: { $players }.
}
hush-done = Keine Erinnerungen mehr in diesem Zug.
reminders-now = Erinnerungen: { $every ->
    [never] keine.
    [pace] wie das Tempo des Tisches es verlangt, höchstens einmal am Tag; bis zu { $most } in einem Zug.
   *[other] { $every }, bis zu { $most } in einem Zug.
}
reminders-quiet = Ruhezeit: von { $from } bis { $until }. Deine Zeit steht dann still, du bekommst keine Erinnerungen, und { $calls ->
    [held] nichts ruft dich: Bist du an der Reihe, erfährst du es, wenn sie vorbei ist.
   *[silent] kein Handy macht ein Geräusch: Dein Zug wird im Kanal lautlos erwähnt, und die Direktnachricht kommt, wenn sie vorbei ist.
}
reminders-quiet-calls = Dein Zug in der Ruhezeit
reminders-choice-calls = { $calls ->
    [held] mir sagen, wenn sie vorbei ist
   *[silent] mich lautlos erwähnen
}
reminders-no-quiet = Keine Ruhezeit.
reminders-zone = Zeitzone: { $zone }, dort ist es jetzt { $now }.
reminders-every = Wie oft
reminders-most = Wie viele in einem Zug
reminders-choice-pace = wie der Tisch es verlangt
reminders-choice-never = nie
reminders-choice-every = { $unit ->
    [days] alle { $count } Tage
   *[hours] { $count ->
        [one] jede Stunde
       *[other] alle { $count } Stunden
    }
}
reminders-choice-most = { $count ->
    [one] eine
   *[other] bis zu { $count }
}
quiet-title = Ruhezeit
quiet-from = Von (leer lassen für keine)
quiet-until = Bis
quiet-zone = Zeitzone

## Urlaub

holiday-none = Kein Urlaub geplant.
holiday-planned = Im Urlaub vom { $first } bis zum { $last }.
holiday-left = { $days ->
    [one] Ein Urlaubstag bleibt
   *[other] { $days } Urlaubstage bleiben
} dir { $year } noch. Gezählt wird in der Zeitzone { $zone }; `/azalai erinnerungen` ändert sie.
holiday-set = Dein Urlaub: { $first } bis { $last }. Solange steht deine Zeit an allen deinen Tischen.
holiday-cancelled = Dieser Urlaub ist vorbei. Deine Zeit zählt wieder.
holiday-withdrawn = Der Urlaub vom { $first } bis zum { $last } ist gestrichen.

## Absagen

refusal-pace = Dieses Tempo verstehe ich nicht. Tippe die Stunden pro Zug, etwa 36, oder die Stunden pro Zug, in der Zeitreserve und zurück für jede Entscheidung, etwa 24 / 48 / 6.
refusal-pace-hours = Ein Zug hat 1 bis { $most } Stunden, und die Zeitreserve höchstens ebenso viele. Tippe andere Zahlen.
refusal-same-pace = Dieses Tempo hat der Tisch schon. Wähle ein anderes, um eine Änderung vorzuschlagen.
refusal-not-late = Dieser Zug ist vorbei, oder seine Frist wurde verschoben. Die Tischkarte zeigt, für wen die Zeit läuft.
refusal-resting = { $player } möchte gerade nicht erinnert werden. Versuche es später noch einmal.
refusal-reminded-lately = { $player } kann { $when } wieder erinnert werden. Warte so lange.
refusal-muted = { $player } möchte in diesem Zug keine Erinnerungen mehr. Warte, oder sieh unter *…* nach, was sonst möglich ist.
refusal-no-reminders = { $player } möchte keine Erinnerungen. Warte, oder sieh unter *…* nach, was sonst möglich ist.
refusal-nobody-to-remind = Im Moment ist sonst niemand am Zug. Drücke *{ on-card-play }*, um zu sehen, ob du es bist.
refusal-reminder-stale = Diese Erinnerung gehört zu einem früheren Zug. Es wurde nichts geändert.
refusal-zone = Eine Zeitzone mit diesem Namen kenne ich nicht. Tippe den Namen einer großen Stadt darin (Berlin), ihren eigenen (Europe/Berlin) oder einen Abstand (UTC+2); die Option für die Zeitzone des Befehls für Erinnerungen schlägt beim Tippen alle vor.
refusal-quiet-hour = Diese Uhrzeit verstehe ich nicht. Tippe sie so: 22:30 oder 22 Uhr.
refusal-quiet-both = Eine Ruhezeit braucht Anfang und Ende. Gib beides an oder keins von beiden.
refusal-quiet-long = Eine Ruhezeit dauert höchstens { $most } Stunden. Wähle einen späteren Anfang oder ein früheres Ende.
refusal-remind-every = Erinnerungen kommen im Abstand von 1 bis { $most } Stunden; 0 heißt nie.
refusal-date = Dieses Datum verstehe ich nicht. Wähle eins von denen, die beim Tippen vorgeschlagen werden, oder tippe es so: 2027-01-31.
refusal-holiday-past = Dieser Tag ist vorbei. Ein Urlaub beginnt frühestens heute.
refusal-holiday-order = Ein Urlaub endet, nachdem er beginnt. Wähle einen späteren letzten Tag.
refusal-holiday-far = Ein Urlaub beginnt innerhalb eines Jahres. Wähle einen früheren ersten Tag.
refusal-holiday-long = Ein Urlaub dauert höchstens ein Jahr. Wähle einen früheren letzten Tag.
refusal-holiday-overlap = Du bist schon vom { $first } bis zum { $last } im Urlaub. Wähle andere Tage, oder streiche erst jenen Urlaub.
refusal-holiday-budget = So viel Urlaub ist nicht mehr übrig: { $days ->
    [one] ein Tag
   *[other] { $days } Tage
} im Jahr { $year }. Wähle weniger Tage.
refusal-no-holiday = Du hast keinen Urlaub, den du streichen könntest. Deine Zeit zählt wie immer.

## Befehle

slash-pace-pace = tempo
slash-pace-pace-description = Stunden pro Zug, etwa 36, oder 24 / 48 / 6 mit Zeitreserve und Rückgabe pro Entscheidung
slash-pace-late = zeitablauf
slash-pace-late-description = Was folgt, wenn für jemanden die Zeit abläuft
slash-table-pace = tempo
slash-table-pace-description = Wie schnell dieser Tisch spielt; ein anderes Tempo vorschlagen
slash-reminders = erinnerungen
slash-reminders-description = Wie oft du erinnert wirst, deine Ruhezeit und Zeitzone
slash-reminders-every = abstand
slash-reminders-every-description = Stunden von einer Erinnerung zur nächsten; 0 heißt nie
slash-reminders-most = höchstens
slash-reminders-most-description = So viele Erinnerungen höchstens in einem Zug
slash-reminders-from = von
slash-reminders-from-description = Beginn der Ruhezeit, etwa 22:30
slash-reminders-until = bis
slash-reminders-until-description = Ende der Ruhezeit, etwa 7:00
slash-reminders-zone = zeitzone
slash-reminders-zone-description = Deine Zeitzone
slash-holiday = urlaub
slash-holiday-description = Tage, an denen deine Zeit steht
slash-holiday-set = eintragen
slash-holiday-set-description = Urlaub nehmen
slash-holiday-first = von
slash-holiday-first-description = Der erste freie Tag
slash-holiday-last = bis
slash-holiday-last-description = Der letzte freie Tag
slash-holiday-cancel = streichen
slash-holiday-cancel-description = Deinen Urlaub beenden oder den nächsten streichen
slash-holiday-show = zeigen
slash-holiday-show-description = Dein Urlaub und wie viele Tage noch übrig sind
