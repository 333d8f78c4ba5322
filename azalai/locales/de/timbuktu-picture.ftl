### Timbuktu: die Wörter in seinen Bildern und daneben

timbuktu-picture-title = { timbuktu-name }
timbuktu-picture-values = Verlorene Waren = Wert
timbuktu-picture-thefts = Diebstähle
timbuktu-picture-legend-safe = sicher
timbuktu-picture-legend-chance = Risiko
timbuktu-picture-legend-robbed = beraubt
timbuktu-picture-legend-exchange = Tausch
timbuktu-picture-legend-first = beginnt
timbuktu-picture-legend-arrow = gratis
timbuktu-picture-legend-other = 1 Ware
timbuktu-picture-legend-kept = reserviert für alle ohne Kamel dort

## Kleine Stücke

timbuktu-picture-empty = nichts
timbuktu-picture-unknown = Ladung unbekannt
timbuktu-picture-spot = { $enclosure } { $stall }
timbuktu-picture-arrived = → { $spot }
timbuktu-picture-not-placed = noch nicht aufgestellt
timbuktu-picture-pair = { $first } und { $second }
timbuktu-picture-pack = { $enclosure }, Stellplätze { $first } und { $second }, { $goods }
timbuktu-picture-camel = { $camel } { $load } ({ $where })
timbuktu-picture-stall = { $stall } { $name } { $camel } ({ $load })
timbuktu-picture-next = frei ab { $stall }
timbuktu-picture-exchange = Tausch: { $stall }
timbuktu-picture-moved-on = weiter: { $stalls }
timbuktu-picture-full = voll
timbuktu-picture-laid-known = hat Kamel { $camel } gewählt, verdeckt
timbuktu-picture-own-loaded = Du hast alle deine Kamele beladen.
timbuktu-picture-own-none = Du hast noch kein Kamel gewählt.
timbuktu-picture-own-down = Du hast Kamel { $camel } gewählt; die Karte liegt verdeckt.
timbuktu-picture-own-open = Dein Kamel { $camel } reist in dieser Runde.
timbuktu-picture-nobody = niemand
timbuktu-picture-nothing-stolen = nichts gestohlen
timbuktu-picture-safe = sicher
timbuktu-picture-loses = verliert { $goods }
timbuktu-picture-chance = { $part ->
    [one] 1 von { $whole } Karten beraubt es
   *[other] { $part } von { $whole } Karten berauben es
}
timbuktu-picture-chance-brief = Risiko { $part }/{ $whole }
timbuktu-picture-points = { $count ->
    [one] 1 Punkt
   *[other] { $count } Punkte
}
timbuktu-picture-goods = { $count ->
    [0] keine Waren
    [one] 1 Ware
   *[other] { $count } Waren
}
timbuktu-picture-loaded = hat alle Kamele beladen
timbuktu-picture-still-loading = belädt noch
timbuktu-picture-laid-none = hat noch nicht gewählt
timbuktu-picture-laid-down = hat ein Kamel gewählt, verdeckt
timbuktu-picture-laid-open = Kamel { $camel } liegt offen
timbuktu-picture-way = { $enclosure } { $stall } ({ $fate })
timbuktu-picture-way-exchange = { $enclosure } { $stall }, Tausch ({ $fate })
timbuktu-picture-way-full = { $enclosure }: voll
timbuktu-picture-fate = { $camel }: { $fates }

## Wie die Partie steht

timbuktu-picture-phase-loading = Alle beladen geheim ihre Kamele.
timbuktu-picture-phase-placing = Die Kamele gehen an den Start: { $placed } von { $camels } aufgestellt.
timbuktu-picture-stage = Etappe { $stage } von { $stages }, Ziel: { $site }; Runde { $round } von { $rounds }.
timbuktu-picture-won = Die Partie ist zu Ende: { $name } hat gewonnen ({ $points }).
timbuktu-picture-shared = Die Partie ist zu Ende: { $names } teilen sich den Sieg (je { $points }).
timbuktu-picture-to-travel = { $name } ist am Zug mit Kamel { $camel }.
timbuktu-picture-to-place = { $name } stellt ein Kamel auf.
timbuktu-picture-to-load = Noch beim Beladen: { $names }.
timbuktu-picture-to-choose = Noch bei der Wahl eines Kamels: { $names }.

## Beschriftung der Antworten

timbuktu-picture-choice-load = { $camel } ({ $load })
timbuktu-picture-choice-camel = { $camel } ({ $load }), { $enclosure }
timbuktu-picture-choice-place = { $enclosure }, { $free ->
    [one] 1 Platz frei
   *[other] { $free } Plätze frei
}
timbuktu-picture-choice-way = { $enclosure }, Stellplatz { $stall }, { $price }
timbuktu-picture-choice-way-exchange = { $enclosure }, Stellplatz { $stall } (Tausch), { $price }
timbuktu-picture-free = gratis
timbuktu-picture-costs = 1 Ware abgeben
timbuktu-picture-costs-good = { $good } abgeben
timbuktu-picture-choice-price = { $good } ({ $points } wert)

## Was man für die Wahl wissen sollte

timbuktu-picture-fact-empty = keine Waren: jeder Weg ist gratis, und es gibt nichts zu stehlen
timbuktu-picture-fact-left = danach noch { $goods }; { $fate }
timbuktu-picture-fact-pays = { $fate }; du wählst, welche Ware du abgibst
timbuktu-picture-fact-exchange = { $fate }; alle Sätze wandern nach links
timbuktu-picture-fact-place = { $own ->
    [0] dein erstes Kamel dort
    [one] eines deiner Kamele steht dort
   *[other] { $own } deiner Kamele stehen dort
}; von dort gratis: { $straight }, { $aside }
timbuktu-picture-fact-to-load = zu verladen: { $goods }
timbuktu-picture-fact-left-over = übrig: { $goods }
timbuktu-picture-fact-takeback = Kamel { $camel } wird wieder entladen: { $load }

## Die ganze Ansicht in Worten

timbuktu-picture-text-lost = { $name } { $count }
timbuktu-picture-text-losses = Verlorene Waren: { $losses }.
timbuktu-picture-text-unloaded = Noch zu verladen: { $goods }.
timbuktu-picture-text-result = Ergebnis
timbuktu-picture-text-kind-points = { $good } { $points }
timbuktu-picture-text-total = { $name }: { $points } ({ $goods }; { $parts })
timbuktu-picture-text-notebook = Was du in dieser Etappe über die Diebe weißt
timbuktu-picture-text-held = Auf der Hand: { $pack }
timbuktu-picture-text-seen = Vorher gesehen: { $pack }
timbuktu-picture-text-unseen = Nicht gesehen: { $enclosures }. Je eine Stellplatzkarte ({ $stalls }) und eine Warenkarte ({ $goods }).
timbuktu-picture-text-shares = Risiko je Stellplatz (Karten, die ihn berauben): { $shares }
timbuktu-picture-text-share = { $stall }: { $part } von { $whole }
timbuktu-picture-text-own = Deine Kamele
timbuktu-picture-text-to-load = Als Nächstes wird Kamel { $camel } beladen.
timbuktu-picture-text-latest = Letzter Zug: { $name }, Kamel { $camel } → { $spot } ({ $site }).
timbuktu-picture-text-latest-paid = Letzter Zug: { $name }, Kamel { $camel } → { $spot } ({ $site }), für { $price }.
timbuktu-picture-text-ways = Wohin das Kamel gehen kann
timbuktu-picture-text-start = Der Start
timbuktu-picture-text-leaving = Noch dort ({ $site })
timbuktu-picture-text-arriving = Angekommen ({ $site })
timbuktu-picture-text-arrows = { $enclosure } (Pfeile: { $arrows })
timbuktu-picture-text-missing = . Plätze reserviert für { $names }
timbuktu-picture-text-value = { $good }: { $out } von { $loaded } aus dem Spiel, jede andere { $out } wert
timbuktu-picture-text-players = Am Tisch
timbuktu-picture-text-line = { $thing }: { $items }
timbuktu-picture-text-worth = { $goods }, jetzt { $points } wert
timbuktu-picture-text-first-of-stage = beginnt die Etappe
timbuktu-picture-text-first-of-round = beginnt die Runde
timbuktu-picture-text-coming = nicht aufgestellt: { $camels }
timbuktu-picture-text-gap = Zwischen { $first } und { $second } liegt ein Satz Diebeskarten.
timbuktu-picture-text-exchanges = { $count ->
    [0] Die Sätze sind in dieser Etappe noch nicht gewandert.
    [one] Die Sätze sind in dieser Etappe einmal gewandert.
   *[other] Die Sätze sind in dieser Etappe { $count }-mal gewandert.
}
timbuktu-picture-text-night = Diebstähle am Ende von Etappe { $stage } ({ $site })
timbuktu-picture-text-theft = { $pack }: { $items }
timbuktu-picture-text-loss = { $name } { $camel }, Stellplatz { $stall } ({ $load }): { $goods }
timbuktu-picture-text-spared = { $enclosure }, verschont: { $items }
timbuktu-picture-text-change = { $good } { $before } → { $after }
timbuktu-picture-text-changes = Werte: { $values }.
