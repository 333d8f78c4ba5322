### Touareg: die Wörter in seinen Bildern und daneben

touareg-picture-title = { touareg-name }

## Kleine Stücke

touareg-picture-empty = leer
touareg-picture-cards = { $count ->
    [0] keine Karten
    [one] 1 Karte
   *[other] { $count } Karten
}
touareg-picture-points = { $count ->
    [one] 1 Punkt
   *[other] { $count } Punkte
}
touareg-picture-dinars = { $count ->
    [one] 1 Dinar
   *[other] { $count } Dinar
}
touareg-picture-hidden = { $count ->
    [one] 1 versteckte Ware
   *[other] { $count } versteckte Waren
}

## Wie die Partie steht

touareg-picture-stage-after = Nach Etappe { $stage } von 2
touareg-picture-stage-running = Etappe { $stage } von 2, { $pile ->
    [0] der Stapel ist leer.
    [one] noch 1 Karte im Stapel.
   *[other] noch { $pile } Karten im Stapel.
}
touareg-picture-stage-last-turn = Etappe { $stage } von 2, der Stapel ist leer: letzter Zug für alle.
touareg-picture-stage-settling = Etappe { $stage } von 2 ist gewertet; unbenutzte Sonderkarten werden eingelöst oder behalten.
touareg-picture-won = Die Partie ist zu Ende: { $name } hat gewonnen ({ $points }).
touareg-picture-shared = Die Partie ist zu Ende: { $names } teilen sich den Sieg (je { $points }).
touareg-picture-to-act = { $name } ist am Zug.
touareg-picture-to-send = { $name } muss noch mindestens { $count ->
    [one] 1 Karte
   *[other] { $count } Karten
} auf den Markt legen.

## Beschriftung der Antworten

touareg-picture-choice-animal = { $place } ({ $load })
touareg-picture-choice-cave = { $cave } ({ $content })
touareg-picture-choice-empty-camel = leeres Kamel
touareg-picture-choice-empty-donkey = leerer Esel
touareg-picture-choice-empty-cave = leere Höhle
touareg-picture-choice-hand-at-random = eine zufällige Handkarte
touareg-picture-choice-keep-all = alles behalten
touareg-picture-choice-paid = { $place }: { $goods }
touareg-picture-choice-cashed = { $specials }: { $points }

## Was man über eine Antwort wissen sollte

touareg-picture-fact-draw = Noch { $pile } im Stapel. Danach kommt mindestens { $least } deiner Karten auf den Markt.
touareg-picture-fact-draw-last = { $count ->
    [one] Die letzte Karte: Danach sind alle noch einmal am Zug.
   *[other] Die letzten { $count } Karten: Danach sind alle noch einmal am Zug.
}
touareg-picture-fact-market = Auf dem Markt: { $count }. Du hast davon { $own ->
    [0] nichts
   *[other] { $own }
}, die anderen zeigen { $most ->
    [0] nichts
   *[other] höchstens { $most }
}. Mehrheit: { $points }.
touareg-picture-fact-then = Du hast dann { $own } { $good }, die anderen zeigen { $most ->
    [0] nichts davon
   *[other] höchstens { $most }
}. Mehrheit: { $points }.
touareg-picture-fact-kind = { $good } { $own } (andere { $most })
touareg-picture-fact-then-kinds = Du hast dann: { $kinds }.
touareg-picture-fact-load = Oben: { $good }. { $then }
touareg-picture-fact-room = Noch Platz für { $room }. Aus deiner Hand passt: { $goods }.
touareg-picture-fact-buy-donkey = Trägt 4 Waren, alle Sorten, jede Reihenfolge. Noch { $left } da.
touareg-picture-fact-buy-cave = Versteckt 1 Ware pro Zug, 2 insgesamt: Sie zählen, niemand kann sie nehmen. Noch { $left } da.
touareg-picture-fact-buy-thief = Nimmt einmal zufällig eine Handkarte oder die oberste Ware eines Tiers. Noch { $left } da.
touareg-picture-fact-buy-plan = Bringt 2 Punkte, wenn du ihn am Ende einer Etappe einlöst. Noch { $left } da.
touareg-picture-fact-payment = { $over ->
    [0] Genau { $dinars } Dinar.
   *[other] { $dinars } Dinar, { $over } zu viel.
}
touareg-picture-fact-payment-last = Auf deinen Tieren bleibt nichts von: { $goods }.
touareg-picture-fact-send = { $count ->
    [one] Deine einzige Karte muss auf den Markt.
   *[other] Mindestens { $least } deiner { $count } Karten.
} Was dort liegt, können andere nehmen.
touareg-picture-fact-keep = Dann auf der Hand: { $hand }.
touareg-picture-fact-keep-no-card = Dann hast du keine Karte mehr auf der Hand.
touareg-picture-fact-hide = Dann in der Höhle: { $content }. Niemand kann diese { $count ->
    [one] Ware
   *[other] Waren
} nehmen.
touareg-picture-fact-hide-hand = In der Höhle: { $content }. { $then }
touareg-picture-fact-steal-hand = { $count ->
    [one] Die einzige Handkarte.
   *[other] Eine von { $count } Handkarten.
}
touareg-picture-fact-steal = { $good }. { $then }
touareg-picture-fact-victim = { $cards } auf der Hand. Oben auf den Tieren: { $goods }.
touareg-picture-fact-kept = Behalten für Etappe 2: { $specials }.
touareg-picture-fact-keep-none = Für Etappe 2 bleibt dir nichts.
touareg-picture-fact-pass = Du passt: Die Aktion dieses Zuges verfällt.
touareg-picture-fact-end-hide = Du könntest noch etwas in einer Höhle verstecken.

## Alternativtext

touareg-picture-alt-scored = { touareg-name }, die Punkte nach Etappe { $stage }. { $players }
touareg-picture-alt-scored-player = { $name }: { $points }.

## Die ganze Ansicht in Worten

touareg-picture-text-order = Ladungen sind von unten nach oben aufgezählt.
touareg-picture-text-market = Markt
touareg-picture-text-market-line = { $good }: { $count } auf dem Markt; jede Karte ist { $dinars } wert; die Mehrheit bringt { $points }.
touareg-picture-text-leaders = { $good }: { $count } auf dem Markt; jede Karte ist { $dinars } wert; die Mehrheit bringt { $points }, auf den Tieren vorn: { $names }.
touareg-picture-text-specials = Sonderkarten zu kaufen, je { $dinars }
touareg-picture-text-discard = Ablagestapel: { $goods }.
touareg-picture-text-latest = Letzter Zug: { $name } ({ $traces }).
touareg-picture-text-latest-plain = Letzter Zug: { $name }.
touareg-picture-text-arrived = { $place }: { $goods } obenauf
touareg-picture-text-touched = Markt: { $goods }
touareg-picture-text-bought = gekauft: { $special }
touareg-picture-text-hand-hidden = Hand: { $cards }
touareg-picture-text-hand = Hand: { $goods } ({ $dinars })
touareg-picture-text-item = { $thing }: { $content }
touareg-picture-text-cave-used = { $content }, in diesem Zug benutzt
touareg-picture-text-thief = Dieb
touareg-picture-text-thief-ready = noch nicht benutzt
touareg-picture-text-thief-used = benutzt, darunter 1 versteckte Ware
touareg-picture-text-thief-holds = benutzt, darunter { $good }
touareg-picture-text-plans = { $count ->
    [one] 1 Plan, { $points } wert
   *[other] { $count } Pläne, je { $points } wert
}
touareg-picture-text-score = Etappe { $stage }: { $points } (Mehrheiten: { $goods }; unbenutzte Sonderkarten: { $specials })
touareg-picture-text-score-none = Etappe { $stage }: { $points } (keine Mehrheit; unbenutzte Sonderkarten: { $specials })
touareg-picture-text-kind-points = { $good } { $points }
touareg-picture-text-total = { $name }: { $points }
touareg-picture-text-result = Ergebnis
touareg-picture-text-unused = Jede unbenutzte Sonderkarte bringt am Ende einer Etappe { $points }, ein Plan { $plan }.
