tents-name = Zelte
tents-tagline = Eine Ebene mit 24 Feldern, und Karten, die sagen, wo du lagern darfst.
tents-first-time = Eine Karte deiner Hand stellt dein Zelt auf ihr Feld, oder sie vergräbt das Feld für alle.
    Zelte, die sich berühren, sind ein Lager. Das größte zählt, und jeder Brunnen an deinen Zelten.
tents-rules =
    Zu jedem der 24 Felder gibt es eine Karte. Drei werden zuerst ausgelegt: Ihre Felder sind Brunnen.
    Alle halten drei Karten. Wer am Zug ist, spielt eine und zieht eine neue, solange es welche gibt.
    Zelt stellen: Dein Zelt steht auf dem Feld der Karte.
    Vergraben: Die Karte kommt verdeckt weg, und dort lagert nie jemand.
    Sind alle Karten gespielt, bringt jedes Zelt deines größten Lagers (Zelte, die sich an einer Seite berühren) zwei Punkte, jeder Brunnen an deinen Zelten drei. Die meisten Punkte gewinnen; bei Gleichstand wird geteilt.
tents-option-many_wells = Fünf Brunnen
tents-part-camp = Lager
tents-part-wells = Brunnen
tents-field-wells = Brunnen
tents-field-tents = Zelte
tents-field-deck = Stapel
tents-field-hands = Hand
tents-field-buried = Vergraben
tents-act-pitch = Zelt stellen
tents-act-bury = Vergraben
tents-ask-pitch-square = Auf welches Feld?
tents-ask-bury-square = Welches Feld?
tents-move-pitch = Ein Zelt auf { $square } stellen.
tents-move-bury = { $square } vergraben.
tents-brief-pitch = Zelt auf { $square }
tents-brief-bury = { $square } vergraben
tents-event-pitched = { $seat } hat ein Zelt auf { $square } gestellt.
tents-event-buried = { $seat } hat eine Karte vergraben.
tents-event-own-buried = Du hast { $square } vergraben.
tents-event-drew = Du hast { $square } gezogen.
tents-event-joined = { $seat } hat Lager verbunden: { $tents } Zelte stehen jetzt beisammen.
tents-explain-pitch = dein Zelt steht auf dem Feld, wenn du magst neben anderen von dir.
tents-explain-bury = das Feld bleibt bis zum Ende leer, und nur du weißt das.
tents-refusal-not-in-hand = Diese Karte ist nicht auf deiner Hand. Wähle eine, die es ist.
tents-situation = { $deck ->
    [0] Der Stapel ist leer.
    [one] 1 Karte liegt noch im Stapel.
   *[other] { $deck } Karten liegen noch im Stapel.
}
