### Targui: die Wörter in den Bildern und daneben

targui-picture-title = { targui-name }

## Kleinteile

targui-picture-amount = { $count } { $kind ->
    [dates] { $count ->
        [one] Dattel
       *[other] Datteln
    }
    [salt] Salz
    [pepper] Pfeffer
    [stored] Gold von der Brunnenkarte
   *[gold] Gold
}
targui-picture-or = {" oder "}
targui-picture-empty = leer
targui-picture-free = frei
targui-picture-gone = keine Karte
targui-picture-used = genutzt
targui-picture-used-on = { $place }, genutzt
targui-picture-possible = möglich
targui-picture-impossible = jetzt nicht möglich
targui-picture-any-good = 1 Ware deiner Wahl
targui-picture-any-goods = { $count ->
    [one] 1 Ware
   *[other] { $count } Waren
}
targui-picture-cards = { $count ->
    [0] keine Karten
    [one] 1 Karte
   *[other] { $count } Karten
}
targui-picture-points = { $count ->
    [1] 1 Punkt
    [-1] -1 Punkt
   *[other] { $count } Punkte
}
targui-picture-facts = { $symbol }, { $points }, kostet { $price }
targui-picture-face-down-goods = verdeckte Warenkarte
targui-picture-face-down-tribe = verdeckte Stammeskarte
targui-picture-hand-none = keine Handkarte
targui-picture-hand-hidden = 1 verdeckte Handkarte
targui-picture-hand-card = Handkarte: { $card }
targui-picture-hand-open = allen bekannt
targui-picture-hand-waits = frühestens nächste Runde auszulegen
targui-picture-hand-fresh = mit dem Adligen frühestens nächste Runde auszulegen, über den verborgenen Pfad schon jetzt
targui-picture-in-all = { $points } ({ $tokens } in Plättchen, { $printed } auf Karten, { $later } für Reihen und Wirkungen)
targui-picture-so-far = { $points } bisher ({ $tokens } in Plättchen, { $printed } auf Karten)
targui-picture-figures = Figuren auf { $places }
targui-picture-figure = Figur von { $name }
targui-picture-figure-used = Figur von { $name }, genutzt
targui-picture-marker = Marker von { $name }
targui-picture-marker-used = Marker von { $name }, genutzt
targui-picture-part = { $part } { $points }
targui-picture-robber = Der Räuber steht auf { $border }.
targui-picture-placeable = Frei für eine Figur: { $borders }.

## Wo das Spiel steht

targui-picture-placing = Runde { $round } von { $rounds }, Figuren setzen.{ $last ->
    [yes] {" "}Es ist die letzte Runde.
   *[no] {""}
}
targui-picture-acting = Runde { $round } von { $rounds }, Aktionen.{ $last ->
    [yes] {" "}Es ist die letzte Runde.
   *[no] {""}
}
targui-picture-raid-heading = Überfall { $number } nimmt { $demand }. Was gibst du ab?
targui-picture-raid = Überfall { $number } von 4: Beide geben { $demand } ab.
targui-picture-won = Die Partie ist zu Ende: { $name } hat { $points } und gewinnt.
targui-picture-shared = Die Partie ist zu Ende: { $names } haben je { $points } und teilen sich den Sieg.
targui-picture-to-act = { $name } ist am Zug.
targui-picture-to-place = { $name } setzt eine Figur, { $count ->
    [one] die letzte.
   *[other] { $count } sind noch übrig.
}
targui-picture-to-pay = { $name } muss beim Überfall etwas abgeben.
targui-picture-pending-trade = { $name } ist beim Händler und darf weiter tauschen.{ $count ->
    [0] {""}
    [one] {" "}Eins zu eins geht noch 1-mal.
   *[other] {" "}Eins zu eins geht noch { $count }-mal.
}
targui-picture-pending-take = { $name } wählt, was die Karawane gibt{ $known ->
    [yes] {" "}({ $card }).
   *[no] .
}
targui-picture-pending-drawn = { $known ->
    [yes] { $name } entscheidet über die eben gezogene Stammeskarte ({ $card }).
   *[no] { $name } entscheidet über die eben gezogene Stammeskarte.
}
targui-picture-pending-gain = { $name } nimmt { $count ->
    [one] 1 Ware
   *[other] { $count } Waren
}{ $known ->
    [yes] {" "}({ $card }).
   *[no] .
}
targui-picture-pending-gift = { $name } nimmt { $count ->
    [one] 1 Ware
   *[other] { $count } Waren
}, 1 Gold oder 1 Punkt{ $known ->
    [yes] {" "}({ $card }).
   *[no] .
}
targui-picture-pending-shift = { $name } darf noch { $count ->
    [one] 1 Karte
   *[other] { $count } Karten
} der Auslage verschieben.
targui-picture-pending-limit = { $name } muss { $count ->
    [one] 1 Ware
   *[other] { $count } Waren
} zurückgeben.

## Beschriftungen der Antworten

targui-picture-choice-card = { $card } ({ $place }; { $price })
targui-picture-choice-item = { $thing } ({ $note })
targui-picture-choice-free-of-charge = nichts zu zahlen
targui-picture-choice-empty-row = eine leere Reihe

## Was man über eine Wahl wissen sollte

targui-picture-fact-marker = Marker auf { $cards }
targui-picture-fact-no-marker = kein neuer Marker
targui-picture-fact-noble = legt deine Handkarte aus oder wirft sie ab
targui-picture-fact-merchant = 3 gleiche Waren gegen 1 Gold, 2 gegen 1 andere
targui-picture-fact-mirage = verschiebt einen deiner Marker
targui-picture-fact-silversmith = gleiche Waren oder Gold für Punkte
targui-picture-fact-caravan = nimmt, was die oberste Warenkarte zeigt
targui-picture-fact-expansion = zieht die oberste Stammeskarte
targui-picture-fact-price = kostet { $price }
targui-picture-fact-place = Platz { $number } von { $places }
targui-picture-fact-keep = ab der nächsten Runde mit dem Adligen auszulegen
targui-picture-fact-discard = du zahlst nichts, und die Karte ist aus dem Spiel
targui-picture-fact-pile = noch { $cards } im Stapel
targui-picture-fact-end = { $count ->
    [one] du würdest auf 1 Aktion verzichten
   *[other] du würdest auf { $count } Aktionen verzichten
}
targui-picture-fact-rows = Reihen bringen dann { $points } (jetzt { $now })
targui-picture-fact-extra = und noch { $good } ({ $card })
targui-picture-fact-left = danach hast du noch { $rest }
targui-picture-fact-held = danach hast du { $held }
targui-picture-fact-too-many = danach hast du { $held }, insgesamt { $goods } Waren; behalten darfst du { $limit }
targui-picture-in-short-t07 = Gleich beim Auslegen: 1 Ware deiner Wahl für je 2 Karten in deiner Auslage.
targui-picture-in-short-t08 = Du darfst deine Handkarte ohne den Adligen auslegen, für 1 Ware mehr.
targui-picture-in-short-t09 = Bringt 1 Gold mit, das einmal eine Stammeskarte bezahlt, die Gold kostet.
targui-picture-in-short-t18 = Gleich beim Auslegen: 1 Ware deiner Wahl für je 2 freie Plätze deiner Auslage.
targui-picture-in-short-t26 = Jede Runde, in der dir keine Warenkarte eine Ware gab: 1 Ware deiner Wahl.
targui-picture-in-short-t27 = Gleich beim Auslegen: Verschiebe bis zu zwei Karten deiner Auslage, oder vertausche zwei.
targui-picture-in-short-t32 = Am Ende: Bis zu zwei Reihen aus vier verschiedenen Symbolen bringen je 4 Punkte statt 2.
targui-picture-in-short-t44 = Beim Händler tauschst du Waren eins zu eins.

## Die ganze Ansicht in Worten

targui-picture-phase-placing = Figuren setzen
targui-picture-phase-acting = Aktionen
targui-picture-phase-raid = Überfall
targui-picture-phase-over = Ende
targui-picture-text-item = { $thing }: { $content }
targui-picture-text-noted = { $thing } ({ $note })
targui-picture-text-result = Ergebnis
targui-picture-text-total = { $name }: { $points } ({ $parts })
targui-picture-text-round = Runde { $round }: { $phase }.
targui-picture-text-next-raid = Als Nächstes: { $border } nimmt { $demand }.
targui-picture-text-first = { $name } hat das Amulett und beginnt.
targui-picture-text-latest = Letzter Zug: { $name }, { $traces }.
targui-picture-text-latest-plain = Letzter Zug: { $name }.
targui-picture-text-middle = Die Mitte, Zeile für Zeile
targui-picture-text-border = Der Rand
targui-picture-text-supply-title = Stapel und Vorrat
targui-picture-text-goods-pile = Warenkarten: { $cards } im Stapel; abgelegt: { $discard }.
targui-picture-text-tribe-pile = Stammeskarten: { $cards } im Stapel; abgelegt: { $discard }.
targui-picture-text-supply = Im Vorrat: { $stock }, { $points } (unter 0: noch geschuldet).
targui-picture-text-limits = nach den Aktionen höchstens { $goods } Waren und { $gold } Gold
targui-picture-text-hand = Auslegen der Handkarte
targui-picture-text-over = vorbei
targui-picture-text-stored = das Gold liegt darauf
targui-picture-text-spent = das Gold ist weg
targui-picture-text-stands = im Moment { $points }
targui-picture-text-to-place = { $count ->
    [one] 1 Figur noch zu setzen
   *[other] { $count } Figuren noch zu setzen
}
targui-picture-text-short-next = nur 2 Figuren in der nächsten Runde
targui-picture-text-received = Warenkarten gaben in dieser Runde: { $goods }
targui-picture-text-figure = Figur auf { $border }
targui-picture-text-marker = Marker, { $place }, { $card }
targui-picture-text-gain = gibt { $tokens }
targui-picture-text-card-of = legt { $card } aus
targui-picture-text-trade = { $give } gegen { $get }
targui-picture-text-payable = jetzt bezahlbar
targui-picture-text-not-payable = jetzt nicht bezahlbar
targui-picture-text-discount = { $count ->
    [one] 1 Ware weniger
   *[other] { $count } Waren weniger
}
targui-picture-text-completes = füllt eine Reihe für { $points }

## Eine Karte aus der Nähe

targui-picture-close-up-alt = { targui-name }, eine Karte aus der Nähe: { $card }. { $content }
targui-picture-close-up-tribe = Stammeskarte { $number }: { $card }
targui-picture-close-up-goods = Warenkarte { $number }: { $card }
targui-picture-close-up-border = Am Rand: { $card }
targui-picture-close-up-price = Preis: { $price }. Bezahlt wird, wenn die Karte in die Auslage kommt.
targui-picture-close-up-points = Am Ende bringt sie { $points }, solange sie in der Auslage liegt.
targui-picture-close-up-plain = Sonst hat sie keine Wirkung.
targui-picture-close-up-effect = Wann sie wirkt: { $timing }. { $effect }
targui-picture-close-up-gives = Wer einen Marker darauf hat, nimmt { $gain }. Dann wird sie abgelegt, und eine Stammeskarte kommt an ihren Platz.
targui-picture-close-up-stand = Wer eine Figur hierher setzt, nimmt { $good }.
targui-picture-close-up-action = Wer eine Figur hierher setzt, darf dies tun. { $action }
targui-picture-close-up-raid = { $action } Hier: { $demand }.
targui-picture-close-up-last = Danach ist das Spiel aus.
targui-picture-label-price = Preis
targui-picture-label-points = Punkte
targui-picture-label-effect = Wirkung
targui-picture-label-gives = Gibt
targui-picture-label-raid = Überfall
