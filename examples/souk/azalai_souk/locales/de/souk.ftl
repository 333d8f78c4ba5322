souk-name = Souk
souk-tagline = Drei Goldkarten, und Salz, um sie zu bezahlen.
souk-first-time = Biete Salz für die Goldkarte; das höchste Gebot, das sonst niemand gemacht hat, gewinnt sie.
    Alle bieten gleichzeitig, dreimal.
souk-rules =
    Alle beginnen mit 12 Salz. Es gibt drei Runden, jede mit einer Goldkarte im Wert von 2 bis 6.
    Alle bieten geheim etwas von ihrem Salz. Das gebotene Salz ist weg; das höchste Gebot, das sonst niemand
    gemacht hat, nimmt die Karte. Das meiste Gold gewinnt; bei Gleichstand wird geteilt.
souk-option-small_purse = Kleiner Beutel
souk-option-gold = Goldkarten im Spiel
souk-part-gold = Gold
souk-event-offered = { $seat } hat ein Gebot gemacht.
souk-event-own-offer = Du hast { $salt } Salz geboten.
souk-event-took-back = { $seat } hat das Gebot zurückgenommen.
souk-event-revealed = { $seat } hatte { $salt } Salz geboten.
souk-event-won = { $seat } nimmt die Goldkarte im Wert von { $gold }.
souk-event-nobody-won = Niemand hat allein geboten: Die Goldkarte im Wert von { $gold } kommt weg.
souk-did-offered = hat ein Gebot gemacht
souk-did-took-back = hat das Gebot zurückgenommen
souk-did-revealed = hatte { $salt } geboten
souk-did-won = nimmt die Goldkarte im Wert von { $gold }
souk-explain-offer = alles davon ist weg, und das höchste Gebot, das sonst niemand gemacht hat, nimmt die Karte.
souk-explain-take-back = du kannst anders bieten, solange die anderen noch überlegen.
souk-move-offer = { $salt } Salz bieten.
souk-move-take-back = Dein Gebot zurücknehmen.
souk-act-offer = Ein Gebot machen
souk-act-take-back = Zurücknehmen
souk-ask-offer-salt = Wie viel Salz bietest du?
souk-refusal-too-much = So viel Salz hast du nicht. Biete weniger.
souk-refusal-no-offer = Du hast kein Gebot, das du zurücknehmen könntest.
souk-situation = Runde { $round } von 3: Angeboten wird eine Goldkarte im Wert von { $card }.
souk-field-round = Runde
souk-field-deck = Stapel
souk-field-card = Im Angebot
souk-field-salt = Salz
souk-field-offers = Gebot
souk-field-gold = Gold
souk-slash-offer = bieten
souk-slash-take-back = zurücknehmen
souk-slash-new-small_purse-description = Alle beginnen mit 6 statt 12 Salz
