### Touareg: Knöpfe, Erklärungen und in wenigen Worten, was geschehen ist

## Auf Knöpfen

touareg-button-draw = { $count } ziehen
touareg-button-take = Nehmen
touareg-button-take-good = { $good } nehmen
touareg-button-times = × { $count }
touareg-button-count-onto = { $count } → { $animal }
touareg-button-onto = Darauf
touareg-button-onto-plain = { $count ->
    [0] Auf Tier { $animal }
   *[other] { $count } auf Tier { $animal }
}
touareg-button-load = Laden
touareg-button-load-plain = Tier { $animal } beladen
touareg-button-load-goods = { $goods } laden
touareg-button-load-goods-plain = Tier { $animal }: { $goods }
touareg-button-send = Auf den Markt
touareg-button-send-goods = Markt: { $goods }
touareg-button-buy = Karte kaufen
touareg-button-buy-special = { $special } kaufen
touareg-button-buy-for = { $special } −{ $payment }
touareg-button-paid = { $goods } von { $animal }
touareg-button-hide = Verstecken
touareg-button-hide-hand = Handkarte verstecken
touareg-button-hide-good = { $good } verstecken
touareg-button-hide-plain = { $good } von { $animal } verstecken
touareg-button-in-cave = { $text } ({ $cave })
touareg-button-rob = Dieb schicken
touareg-button-rob-whom = Stehlen
touareg-button-rob-plain = Bei { $mark } stehlen
touareg-button-rob-hand = Handkarte
touareg-button-rob-good = { $good } von { $place }
touareg-button-rob-what = { $what } stehlen
touareg-button-rob-from = { $text } ({ $mark })
touareg-button-settle = Einlösen oder behalten
touareg-button-cash = { $specials } einlösen
touareg-button-keep-all = Alles behalten
touareg-button-end = Zug beenden

## Was eine Aktion bewirkt

touareg-explain-draw = Drei Karten vom Stapel kommen auf deine Hand; dann legst du mindestens eine auf den Markt.
touareg-explain-send = Du wählst sie aus; andere können sie nehmen. Am Ende des Zuges hast du höchstens vier Handkarten.
touareg-explain-load = Bis zu vier Handkarten kommen auf ein Tier, in deiner Reihenfolge; nur die oberste lässt sich wieder nehmen.
touareg-explain-market = Bis zu vier Waren einer Sorte kommen vom Markt direkt auf ein Tier.
touareg-explain-buy = Esel, Höhle, Dieb oder Plan: 3 Dinar aus Hand und obersten Waren, ohne Wechselgeld.
touareg-explain-hide = Zusätzlich zur Aktion: In der Höhle zählt die Ware für dich, und niemand kann sie stehlen.
touareg-explain-steal = Zusätzlich zur Aktion: Er nimmt die oberste Ware eines Tiers oder zufällig eine Handkarte.
touareg-explain-settle = Unbenutzte Karten bringen jetzt Punkte, oder du behältst sie für die zweite Etappe.
touareg-explain-end = Dein Zug ist vorbei, der nächste beginnt.

## Was jemand getan hat

touareg-did-drew = zog { $count ->
    [one] 1 Karte
   *[other] { $count } Karten
}
touareg-did-sent = legte { $goods } ab
touareg-did-loaded = lud { $goods }
touareg-did-took = nahm { $count } { $good }
touareg-did-bought = kaufte 1 { $special } für { $payment }
touareg-short-paid-counted = { $count ->
    [1] { $good }
   *[other] { $count } { $good }
}
touareg-did-hid-from-hand = versteckte 1 Karte
touareg-did-hid-good = versteckte { $good }
touareg-did-hid-from-animal = versteckte { $good }
touareg-did-stole-from-hand = stahl 1 Karte von { $victim }
touareg-did-stole-good = stahl { $good } von { $victim }
touareg-did-stole-from-animal = stahl { $good } von { $victim }
touareg-did-lost-good = stahl { $good } von dir
touareg-did-passed = passte
touareg-did-stage-scored = bekam { $points } für Mehrheiten
touareg-did-settled = { $points ->
    [0] behielt { $kept }
   *[other] löste { $cashed } für { $points } ein
}

## Woran Stellungen verglichen werden, wenn ein Roboter Gründe nennt

touareg-figure-hand = Karten auf deiner Hand
touareg-figure-animals = deine Tiere
touareg-figure-plans = deine Pläne
touareg-figure-lead-water = dein Vorsprung an Wasser danach
touareg-figure-lead-gold = dein Vorsprung an Gold danach
touareg-figure-lead-salt = dein Vorsprung an Steinsalz danach
touareg-figure-lead-millet = dein Vorsprung an Hirse danach
touareg-figure-loaded = Waren auf deinen Tieren
touareg-figure-caves = deine Höhlen
touareg-figure-hidden = Waren in deinen Höhlen
touareg-figure-thieves = deine Diebe, die noch stehlen können
touareg-figure-scored = Punkte aus Etappe 1
touareg-figure-others = was die anderen haben
