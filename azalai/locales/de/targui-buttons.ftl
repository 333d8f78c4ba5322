### Knöpfe

targui-button-place = { $number } { $thing }
targui-button-action-noble = Adliger
targui-button-action-merchant = Händler
targui-button-action-mirage = Fata Morgana
targui-button-action-silversmith = Silberschmied
targui-button-action-caravan = Karawane
targui-button-action-expansion = Erweiterung
targui-button-collect = Ware nehmen
targui-button-row = Reihe { $row }
targui-button-row-paid = Reihe { $row } ({ $payment })
targui-button-free = nichts zu zahlen
targui-button-stored = 1 Brunnengold
targui-button-lay = Auslegen
targui-button-keep = Behalten
targui-button-discard = Abwerfen
targui-button-use = Nutzen
targui-button-use-card = Karte nutzen
targui-button-trade = Tauschen
targui-button-sell = Verkaufen
targui-button-deal = { $give } → { $get }
targui-button-other-good = { $count ->
    [one] andere Ware
   *[other] andere Waren
}
targui-button-too-many = { $text } ({ $goods }/{ $limit })
targui-button-mirage = Verschieben
targui-button-marker = { $marker } verschieben
targui-button-marker-to = { $marker } auf { $target }
targui-button-take = { $what } nehmen
targui-button-take-caption = Nehmen
targui-button-give = { $what } abgeben
targui-button-give-caption = Abgeben
targui-button-goods = Waren
targui-button-gift = Gold oder Punkt
targui-button-shift = Karte verschieben
targui-button-shift-from = { $slot } verschieben
targui-button-shift-to = { $slot } auf { $target }
targui-button-swap = { $slot } mit { $target }
targui-button-done = Fertig
targui-button-end = Aktionen beenden
targui-button-without = Ende ohne { $letters }
targui-button-plain = { $letter }, { $thing }: { $text }
targui-button-plain-short = { $letter }: { $text }

### Was jede Aktion tut, ausführlich

targui-explain-place = Die Figur nutzt ihre Randkarte; wo sich zwei deiner Linien kreuzen, kommt ein Marker hin.
targui-explain-collect = Deine Figur nimmt 1 Ware der Sorte, die ihre Karte zeigt.
targui-explain-take = Du nimmst, was die Warenkarte zeigt; eine verdeckte Stammeskarte ersetzt sie.
targui-explain-lay = Zahle den Preis, dann liegt die Karte mit Punkten und Wirkung in deiner Auslage.
targui-explain-keep = Die Karte kommt auf deine leere Hand; später legt eine Figur auf dem Adligen sie aus.
targui-explain-discard = Die Stammeskarte kommt weg; du zahlst nichts und bekommst nichts.
targui-explain-trade = Tausche 2 gleiche Waren gegen 1 andere oder 3 gegen 1 Gold, so oft du kannst.
targui-explain-barter = Tausche Waren eins zu eins, 3 gegen 1 Gold; wähle den ganzen Besuch auf einmal.
targui-explain-sell = Ein Verkauf: 2 gleiche Waren für 1 Punkt, 4 für 3, 1 Gold für 2 Punkte, 2 Gold für 4.
targui-explain-caravan = Decke die oberste Warenkarte auf und nimm, was sie zeigt.
targui-explain-expand = Zieh eine Stammeskarte: auslegen, auf die leere Hand nehmen oder abwerfen.
targui-explain-mirage = Verschiebe einen deiner ungenutzten Marker auf eine andere offene Karte ohne Marker.
targui-explain-gain = Deine neue Karte gibt dir Waren: Wähle die Sorten.
targui-explain-gift = Deine neue Karte gibt dir 1 Gold oder 1 Punkt anstelle von Waren.
targui-explain-shift = Verschiebe eine Karte deiner Auslage, oder vertausche zwei; keine Lücke darf bleiben.
targui-explain-give = Die Waren kommen zurück in den Vorrat; die Sorten wählst du.
targui-explain-points = Verliere beim Überfall Punkteplättchen anstelle von Waren oder Gold.
targui-explain-gold = Verliere beim Überfall 1 Gold anstelle von Punkten.
targui-explain-done = Hier bist du fertig und machst mit deinen anderen Aktionen weiter.
targui-explain-end = Deine Aktionen sind vorbei; was du nicht genutzt hast, verfällt für diese Runde.

### Was jemand getan hat: nach einem Namen, mit anderem verbunden

targui-did-lost-goods = verlor beim Überfall { $goods }
targui-did-lost-points = verlor beim Überfall { $points ->
    [one] 1 Punkt
   *[other] { $points } Punkte
}
targui-did-lost-gold = verlor beim Überfall 1 Gold
targui-did-spared = verlor beim Überfall nichts ({ $card })
targui-did-could-not-pay = konnte nicht zahlen, { $other } nahm { $points ->
    [one] 1 Punkt
   *[other] { $points } Punkte
}
targui-did-comforted = nahm nach dem Überfall { $points ->
    [one] 1 Punkt
   *[other] { $points } Punkte
} ({ $card })
targui-did-placed = besetzte { $border }
targui-did-marked = { $cards-count ->
    [0] bekam keinen Marker
    [one] bekam { $cards-count } Marker
   *[other] bekam { $cards-count } Marker
}
targui-did-collected = nahm { $good }
targui-did-took = nahm { $gain }
targui-did-took-extra = nahm noch { $good } ({ $card })
targui-did-laid = legte { $card } für { $payment } in { $row }
targui-did-stored = legte 1 Gold auf { $card }
targui-did-announced = lässt { $other } nächste Runde nur { $figures ->
    [one] 1 Figur
   *[other] { $figures } Figuren
} setzen ({ $card })
targui-did-gained = nahm { $goods } ({ $card })
targui-did-gift-taken = nahm { $token } ({ $card })
targui-did-kept = behielt { $card }
targui-did-kept-unseen = behielt eine ungesehene Karte
targui-did-discarded = warf { $card } ab
targui-did-drew = zog eine Stammeskarte
targui-did-caravan-turned-up = deckte eine Warenkarte auf ({ $card })
targui-did-traded = tauschte { $bargain }
targui-did-bartered = tauschte { $give } → { $gold ->
    [0] { $get }
   *[other] { $gold } Gold{ $get-count ->
        [0] {""}
       *[other] , { $get }
    }
}
targui-did-sold = verkaufte { $sale }
targui-did-marker-moved = verschob einen Marker: { $source } → { $target }
targui-did-shifted = verschob { $card } auf { $slot }
targui-did-swapped = vertauschte { $card } und { $other }
targui-did-returned = { $gold ->
    [0] gab { $goods } zurück
   *[other] gab { $gold } Gold zurück
}
targui-did-ended = { $waived ->
    [0] ist fertig
    [one] ist fertig, 1 Aktion ungenutzt
   *[other] ist fertig, { $waived } Aktionen ungenutzt
}
targui-did-last-round = legte die zwölfte Karte aus: letzte Runde

## Woran Stellungen verglichen werden, in den Gründen eines Roboters

targui-figure-score = dein Punktevorsprung danach
targui-figure-alike = deine Reihen auf dem Weg zu einem Symbol
targui-figure-mixed = deine Reihen auf dem Weg zu vier Symbolen
targui-figure-goods = deine Waren
targui-figure-gold = dein Gold
targui-figure-hand = deine Handkarte
targui-figure-display = deine Auslage und ihre Reihen
targui-figure-actions = deine noch ungenutzten Figuren und Marker
targui-figure-other = was dein Gegenüber hat
