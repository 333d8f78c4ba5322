### Targui

targui-name = Targi
targui-credits = { targui-name }, von Andreas Steiger, Kosmos 2012. Nicht von ihnen gemacht oder empfohlen. Wenn es dir gefällt, kauf das Spiel.
targui-tagline = Das Duell zu zweit: Wo sich die Linien deiner Figuren kreuzen, gehören dir Karten und Waren.
targui-time = 30 bis 60 Minuten oder ein paar Wochen
targui-first-time = Stammeskarten bringen Punkte; bezahlt werden sie mit Waren und Gold. Zwölf haben Platz, in drei Reihen.
    In jeder Runde setzt ihr abwechselnd je drei Figuren auf den Rand: Wo sich zwei deiner Linien kreuzen, bekommst du einen Marker. Nutze dann all ihre Karten in beliebiger Reihenfolge.

## Was in der Schachtel ist

targui-good-dates = Datteln
targui-good-salt = Salz
targui-good-pepper = Pfeffer
targui-good-counted = { $count } { $value ->
    [dates] { $count ->
        [one] Dattel
       *[other] Datteln
    }
    [salt] Salz
   *[pepper] Pfeffer
}
targui-token-dates = Datteln
targui-token-salt = Salz
targui-token-pepper = Pfeffer
targui-token-gold = Gold
targui-token-stored = Gold (Brunnenkarte)
targui-token-point = 1 Punkt
targui-token-counted = { $count } { $value ->
    [dates] { $count ->
        [one] Dattel
       *[other] Datteln
    }
    [salt] Salz
    [pepper] Pfeffer
    [gold] Gold
    [stored] Gold (Brunnenkarte)
   *[point] { $count ->
        [one] Punkt
       *[other] Punkte
    }
}
targui-symbol-well = Brunnen
targui-symbol-rider = Reiter
targui-symbol-oasis = Oase
targui-symbol-targia = Targia
targui-symbol-tent = Zelt
targui-timing-none = keine Wirkung, nur Punkte
targui-timing-now = einmal, gleich beim Auslegen
targui-timing-next = einmal, in der nächsten Runde
targui-timing-once = einmal, später, wann du willst
targui-timing-round = einmal pro Runde
targui-timing-always = immer
targui-timing-end = am Spielende

targui-border-1 = „Adliger“ (Karte 1)
targui-border-2 = „Datteln“ (Karte 2)
targui-border-3 = „Salz“ (Karte 3)
targui-border-4 = „Überfall“ (Karte 4)
targui-border-5 = „Händler“ (Karte 5)
targui-border-6 = „Pfeffer“ (Karte 6)
targui-border-7 = „Datteln“ (Karte 7)
targui-border-8 = „Überfall“ (Karte 8)
targui-border-9 = „Fata Morgana“ (Karte 9)
targui-border-10 = „Silberschmied“ (Karte 10)
targui-border-11 = „Pfeffer“ (Karte 11)
targui-border-12 = „Überfall“ (Karte 12)
targui-border-13 = „Karawane“ (Karte 13)
targui-border-14 = „Stammeserweiterung“ (Karte 14)
targui-border-15 = „Salz“ (Karte 15)
targui-border-16 = „Letzter Überfall“ (Karte 16)

targui-action-noble = Lege deine Handkarte aus und bezahle sie, oder wirf sie ab.
targui-action-good = Nimm 1 Ware der gezeigten Sorte.
targui-action-merchant = So oft du willst: 3 gleiche Waren gegen 1 Gold oder 2 gleiche Waren gegen 1 andere Ware.
targui-action-mirage = Verschiebe einen deiner ungenutzten Marker auf eine andere offene Karte der Mitte, auf der kein Marker liegt.
targui-action-silversmith = Einmal: 2 gleiche Waren für 1 Punkt, 4 gleiche Waren für 3, 1 Gold für 2 oder 2 Gold für 4.
targui-action-caravan = Decke die oberste Warenkarte auf und nimm, was sie zeigt.
targui-action-expansion = Zieh die oberste Stammeskarte: Lege sie aus und bezahle sie, nimm sie auf die leere Hand oder wirf sie ab.
targui-action-raid = Hierher darf keine Figur. Kommt der Räuber, verlieren beide, was die Karte sagt.

targui-place-a1 = oben links
targui-place-a2 = oben Mitte
targui-place-a3 = oben rechts
targui-place-b1 = Mitte links
targui-place-b2 = ganz in der Mitte
targui-place-b3 = Mitte rechts
targui-place-c1 = unten links
targui-place-c2 = unten Mitte
targui-place-c3 = unten rechts
targui-place-noble = aus der Hand, Adliger
targui-place-path = aus der Hand, ohne Adligen
targui-place-drawn = eben gezogen
targui-row-row1 = Reihe 1
targui-row-row2 = Reihe 2
targui-row-row3 = Reihe 3
targui-slot-r1p1 = Platz 1 in Reihe 1
targui-slot-r1p2 = Platz 2 in Reihe 1
targui-slot-r1p3 = Platz 3 in Reihe 1
targui-slot-r1p4 = Platz 4 in Reihe 1
targui-slot-r2p1 = Platz 1 in Reihe 2
targui-slot-r2p2 = Platz 2 in Reihe 2
targui-slot-r2p3 = Platz 3 in Reihe 2
targui-slot-r2p4 = Platz 4 in Reihe 2
targui-slot-r3p1 = Platz 1 in Reihe 3
targui-slot-r3p2 = Platz 2 in Reihe 3
targui-slot-r3p3 = Platz 3 in Reihe 3
targui-slot-r3p4 = Platz 4 in Reihe 3
targui-source = { $card } ({ $place })
targui-bargain = { $count ->
    [one] { $give }
   *[other] { $count } { $give }
} → { $get }
targui-sale = { $count ->
    [one] { $give }
   *[other] { $count } { $give }
} → { $points ->
    [one] 1 Punkt
   *[other] { $points } Punkte
}

## Die Karten

targui-card-g01 = 1 Dattel
targui-card-g02 = 1 Dattel
targui-card-g03 = 1 Salz
targui-card-g04 = 1 Salz
targui-card-g05 = 1 Pfeffer
targui-card-g06 = 1 Pfeffer
targui-card-g07 = 2 Datteln
targui-card-g08 = 2 Salz
targui-card-g09 = 2 Pfeffer
targui-card-g10 = 1 Salz + 1 Pfeffer
targui-card-g11 = 1 Dattel + 1 Pfeffer
targui-card-g12 = 1 Dattel + 1 Salz
targui-card-g13 = Ware nach Wahl
targui-card-g14 = Ware nach Wahl
targui-card-g15 = Ware nach Wahl
targui-card-g16 = 1 Gold
targui-card-g17 = 1 Gold
targui-card-g18 = 1 Gold
targui-card-g19 = 1 Punkt

targui-card-t01 = Goldbrunnen 3
targui-card-t02 = Brunnen 2
targui-card-t03 = Brunnen 3
targui-card-t04 = Brunnen der Targias
targui-card-t05 = Brunnen der Freunde
targui-card-t06 = Brunnen der Kühnen
targui-card-t07 = Brunnen der Ernte
targui-card-t08 = Brunnen am verborgenen Pfad
targui-card-t09 = Brunnen des Goldes
targui-card-t10 = Goldreiter 3
targui-card-t11 = Reiter 2
targui-card-t12 = Reiter 3
targui-card-t13 = Reiter der Zelte
targui-card-t14 = Reiter des größeren Stammes
targui-card-t15 = Reiter an der Spitze
targui-card-t16 = Reiter der Freunde
targui-card-t17 = Reiter mit Pfeffer
targui-card-t18 = Reiter der weiten Ebene
targui-card-t19 = Oase 2
targui-card-t20 = Goldoase 3
targui-card-t21 = Oase 3
targui-card-t22 = Oase der Brunnen
targui-card-t23 = Oase der Freunde
targui-card-t24 = Oase der Zuflucht
targui-card-t25 = Oase des Salzes
targui-card-t26 = Oase der Gastfreundschaft
targui-card-t27 = Oase des Wanderlagers
targui-card-t28 = Gold-Targia 3
targui-card-t29 = Targia 2
targui-card-t30 = Targia 3
targui-card-t31 = Targia der Reiter
targui-card-t32 = Targia der bunten Familien
targui-card-t33 = Targia der Freunde
targui-card-t34 = Targia des Trostes
targui-card-t35 = Targia mit Datteln
targui-card-t36 = Targia mit Geschenken
targui-card-t37 = Zelt 2
targui-card-t38 = Goldzelt 3
targui-card-t39 = Zelt 3
targui-card-t40 = Zelt der Oasen
targui-card-t41 = Zelt des großen Lagers
targui-card-t42 = Zelt der Freunde
targui-card-t43 = Zelt des Adligen
targui-card-t44 = Zelt der guten Geschäfte
targui-card-t45 = Zelt des ungebetenen Gastes

targui-effect-t01 = Keine Wirkung: Sie bringt nur ihre Punkte.
targui-effect-t02 = Keine Wirkung: Sie bringt nur ihre Punkte.
targui-effect-t03 = Keine Wirkung: Sie bringt nur ihre Punkte.
targui-effect-t04 = Am Ende: 1 Punkt für je 2 Targia-Karten in deiner Auslage.
targui-effect-t05 = Ab jetzt kostet dich jede Brunnenkarte, die du auslegst, 1 Ware weniger (nie Gold).
targui-effect-t06 = Du darfst Figuren auf die Karte des Räubers setzen. Alle anderen Verbote gelten weiter.
targui-effect-t07 = Gleich beim Auslegen, einmal: 1 Ware deiner Wahl für je 2 Karten in deiner Auslage, diese mitgezählt.
targui-effect-t08 = Zwischen zwei Aktionen darfst du deine Handkarte ohne den Adligen auslegen, für 1 Ware mehr. Ist sie aus dieser Runde, wartet sie bis zur nächsten, falls der Tisch nichts anderes wählt.
targui-effect-t09 = Beim Auslegen kommt 1 Gold aus dem Vorrat auf sie. Es hilft später einmal, eine Stammeskarte zu bezahlen, die Gold kostet, und sonst nichts.
targui-effect-t10 = Keine Wirkung: Sie bringt nur ihre Punkte.
targui-effect-t11 = Keine Wirkung: Sie bringt nur ihre Punkte.
targui-effect-t12 = Keine Wirkung: Sie bringt nur ihre Punkte.
targui-effect-t13 = Am Ende: 1 Punkt für je 2 Zeltkarten in deiner Auslage.
targui-effect-t14 = Am Ende: 1 Punkt, wenn deine Auslage mehr Karten hat als die gegnerische.
targui-effect-t15 = Am Ende: 2 Punkte, wenn diese Karte auf dem vierten Platz einer Reihe liegt.
targui-effect-t16 = Ab jetzt kostet dich jede Reiterkarte, die du auslegst, 1 Ware weniger (nie Gold).
targui-effect-t17 = Einmal pro Runde, wenn dir eine Warenkarte Pfeffer gibt: Nimm 1 Pfeffer mehr.
targui-effect-t18 = Gleich beim Auslegen, einmal: 1 Ware deiner Wahl für je 2 der 12 Plätze deiner Auslage, die noch frei sind.
targui-effect-t19 = Keine Wirkung: Sie bringt nur ihre Punkte.
targui-effect-t20 = Keine Wirkung: Sie bringt nur ihre Punkte.
targui-effect-t21 = Keine Wirkung: Sie bringt nur ihre Punkte.
targui-effect-t22 = Am Ende: 1 Punkt für je 2 Brunnenkarten in deiner Auslage.
targui-effect-t23 = Ab jetzt kostet dich jede Oasenkarte, die du auslegst, 1 Ware weniger (nie Gold).
targui-effect-t24 = Ab jetzt verlierst du bei Überfällen nichts, auch nicht beim letzten.
targui-effect-t25 = Einmal pro Runde, wenn dir eine Warenkarte Salz gibt: Nimm 1 Salz mehr.
targui-effect-t26 = Am Ende deiner Aktionen, wenn dir in dieser Runde keine Warenkarte eine Ware gegeben hat: Nimm 1 Ware deiner Wahl.
targui-effect-t27 = Gleich beim Auslegen, einmal: Du darfst bis zu zwei Karten deiner Auslage verschieben oder zwei vertauschen. In keiner Reihe darf eine Lücke bleiben.
targui-effect-t28 = Keine Wirkung: Sie bringt nur ihre Punkte.
targui-effect-t29 = Keine Wirkung: Sie bringt nur ihre Punkte.
targui-effect-t30 = Keine Wirkung: Sie bringt nur ihre Punkte.
targui-effect-t31 = Am Ende: 1 Punkt für je 2 Reiterkarten in deiner Auslage.
targui-effect-t32 = Am Ende: Bis zu zwei deiner vollen Reihen mit vier verschiedenen Symbolen bringen je 4 Punkte statt 2.
targui-effect-t33 = Ab jetzt kostet dich jede Targia-Karte, die du auslegst, 1 Ware weniger (nie Gold).
targui-effect-t34 = Nimm nach jedem Überfall 1 Punkt, sobald er beglichen ist; nicht, wenn du nichts zahlen konntest.
targui-effect-t35 = Einmal pro Runde, wenn dir eine Warenkarte Datteln gibt: Nimm 1 Dattel mehr.
targui-effect-t36 = Gleich beim Auslegen, einmal: Nimm 3 Waren deiner Wahl oder 1 Gold oder 1 Punkt.
targui-effect-t37 = Keine Wirkung: Sie bringt nur ihre Punkte.
targui-effect-t38 = Keine Wirkung: Sie bringt nur ihre Punkte.
targui-effect-t39 = Keine Wirkung: Sie bringt nur ihre Punkte.
targui-effect-t40 = Am Ende: 1 Punkt für je 2 Oasenkarten in deiner Auslage.
targui-effect-t41 = Am Ende: 1 Punkt, wenn deine Auslage 10 Karten oder mehr hat.
targui-effect-t42 = Ab jetzt kostet dich jede Zeltkarte, die du auslegst, 1 Ware weniger (nie Gold).
targui-effect-t43 = Legst du deine Handkarte mit dem Adligen aus, kostet sie 1 Ware weniger (nie Gold).
targui-effect-t44 = Beim Händler tauschst du Waren eins zu eins, so oft du willst. Gold kostet weiterhin 3 gleiche Waren.
targui-effect-t45 = In der nächsten Runde setzt dein Gegenüber nur 2 Figuren.

## Was geschehen ist

targui-event-round = Runde { $round }: Der Räuber steht auf { $robber }. { $seat } beginnt.
targui-event-turned-up = Aufgedeckt: { $cards }.
targui-event-raid = Überfall { $number }: Beide geben { $number ->
    [1] 1 Ware oder 1 Punkt
    [2] 2 Waren oder 1 Punkt
    [3] 3 Waren oder 2 Punkte
   *[other] 1 Gold oder 3 Punkte
} ab.
targui-event-raid-over = Überfall { $number } ist vorbei.
targui-event-lost-goods = { $seat } verlor beim Überfall { $goods }.
targui-event-lost-points = { $seat } verlor beim Überfall { $points ->
    [one] 1 Punkt
   *[other] { $points } Punkte
}.
targui-event-lost-gold = { $seat } verlor beim Überfall 1 Gold.
targui-event-spared = { $seat } verlor beim Überfall nichts ({ $card }).
targui-event-could-not-pay = { $seat } konnte nicht zahlen: { $other } nahm { $points ->
    [one] 1 Punkt
   *[other] { $points } Punkte
} aus dem Vorrat.
targui-event-comforted = { $seat } nahm nach dem Überfall { $points ->
    [one] 1 Punkt
   *[other] { $points } Punkte
} ({ $card }).
targui-event-placed = { $seat } setzte eine Figur auf { $border }.
targui-event-marked = { $cards-count ->
    [0] { $seat } hat keine Linien, die sich kreuzen, also keine Marker.
   *[other] { $seat } hat Marker auf: { $cards }.
}
targui-event-collected = { $seat } nahm { $good } mit der Figur auf { $border }.
targui-event-took = { $seat } nutzte die Warenkarte „{ $card }“ und nahm: { $gain }.
targui-event-took-extra = { $seat } nahm eine Ware mehr: { $good } ({ $card }).
targui-event-laid = { $seat } legte „{ $card }“ in { $row } aus und zahlte: { $payment }.
targui-event-stored = { $seat } legte 1 Gold aus dem Vorrat auf „{ $card }“.
targui-event-announced = { $other } setzt in der nächsten Runde nur { $figures ->
    [one] 1 Figur
   *[other] { $figures } Figuren
} ({ $card }).
targui-event-gained = { $seat } nahm: { $goods } ({ $card }).
targui-event-gift-taken = { $seat } nahm: { $token } ({ $card }).
targui-event-kept = { $seat } nahm „{ $card }“ auf die Hand.
targui-event-kept-unseen = { $seat } nahm die gezogene Karte auf die Hand, ohne sie zu zeigen.
targui-event-discarded = { $seat } warf „{ $card }“ ab.
targui-event-drew = { $seat } zog eine Stammeskarte.
targui-event-drew-card = { $reader } zog „{ $card }“.
targui-event-caravan-turned-up = { $seat } deckte mit der Karawane eine Karte auf: { $card }.
targui-event-traded = { $seat } tauschte beim Händler: { $bargain }.
targui-event-bartered = { $seat } tauschte beim Händler eins zu eins: { $give } → { $gold ->
    [0] { $get }
   *[other] { $gold } Gold{ $get-count ->
        [0] {""}
       *[other] , dazu { $get }
    }
}.
targui-event-sold = { $seat } verkaufte beim Silberschmied: { $sale }.
targui-event-marker-moved = { $seat } verschob einen Marker: { $source } → { $target }.
targui-event-shifted = { $seat } verschob „{ $card }“ auf { $slot }.
targui-event-swapped = { $seat } vertauschte „{ $card }“ und „{ $other }“.
targui-event-returned = { $gold ->
    [0] { $seat } gab zurück, was über der Grenze lag: { $goods }.
   *[other] { $seat } gab { $gold } Gold zurück, das über der Grenze lag.
}
targui-event-reshuffled = Der Stapel der Warenkarten war leer: Die { $count } abgelegten wurden gemischt und bilden einen neuen.
targui-event-ended = { $waived ->
    [0] { $seat } ist fertig.
    [one] { $seat } ist fertig und verzichtet auf 1 Aktion.
   *[other] { $seat } ist fertig und verzichtet auf { $waived } Aktionen.
}
targui-event-last-round = { $seat } legte die zwölfte Karte aus: Mit dieser Runde endet das Spiel.

## Was man tut

targui-act-place = Figur setzen
targui-act-collect = Ware nehmen (Figur)
targui-act-use = Karte nutzen
targui-act-take = Warenkarte nutzen
targui-act-lay = Stammeskarte auslegen
targui-act-keep = Stammeskarte auf die Hand nehmen
targui-act-discard = Stammeskarte abwerfen
targui-act-trade = Tauschen (Händler)
targui-act-barter = Eins zu eins tauschen (Händler)
targui-act-sell = Verkaufen (Silberschmied)
targui-act-caravan = Karawane: Warenkarte aufdecken
targui-act-expand = Erweiterung: Stammeskarte ziehen
targui-act-mirage = Fata Morgana: Marker verschieben
targui-act-gain = Waren nehmen
targui-act-gift = Gold oder Punkt nehmen
targui-act-shift = Karte der Auslage verschieben
targui-act-give = Waren abgeben
targui-act-points = Punkte abgeben
targui-act-gold = Gold abgeben
targui-act-done = Diese Aktion abschließen
targui-act-end = Aktionen beenden

targui-move-place = Figur auf { $border } setzen.
targui-move-collect = Figur auf { $border } nutzen.
targui-move-take = { $source } nutzen: { $gain }.
targui-move-lay = { $source } in { $row } auslegen für: { $payment }.
targui-move-keep = { $source } auf die Hand nehmen.
targui-move-discard = { $source } abwerfen.
targui-move-trade = Händler: { $bargain }.
targui-move-barter = Händler, eins zu eins: { $give } → { $gold ->
    [0] { $get }
   *[other] { $gold } Gold{ $get-count ->
        [0] {""}
       *[other] , dazu { $get }
    }
}.
targui-move-sell = Beim Silberschmied verkaufen: { $sale }.
targui-move-caravan = Die oberste Warenkarte aufdecken und nehmen, was sie zeigt.
targui-move-expand = Die oberste Stammeskarte ziehen.
targui-move-mirage = Marker auf { $target } verschieben, bisher auf { $source }.
targui-move-gain = Nehmen: { $goods }.
targui-move-gift = { $token } statt Waren nehmen.
targui-move-shift = { $card } auf { $slot } verschieben.
targui-move-give = Abgeben: { $goods }.
targui-move-points = { $points ->
    [one] 1 Punkt
   *[other] { $points } Punkte
} abgeben.
targui-move-gold = 1 Gold abgeben.
targui-move-done = Diese Aktion abschließen.
targui-move-end = Aktionen beenden und auf die übrigen verzichten.
targui-short-place = Figur auf { $border }
targui-short-collect = Figur auf { $border }
targui-short-take = { $gain } nehmen
targui-short-lay = { $source } in { $row }
targui-short-keep = { $source } behalten
targui-short-trade = Tausch { $bargain }
targui-short-sell = Verkauf { $sale }
targui-short-gift = { $token } nehmen

targui-ask-act = Was tust du?
targui-ask-place-border = Auf welche Randkarte?
targui-ask-collect-border = Welche Randkarte nutzt du?
targui-ask-use-source = Welche Karte nutzt du?
targui-ask-use-act = Was tust du damit?
targui-ask-take-source = Welche Warenkarte nutzt du?
targui-ask-take-gain = Was nimmst du?
targui-ask-lay-source = Welche Stammeskarte legst du aus?
targui-ask-lay-row = In welche Reihe deiner Auslage?
targui-ask-lay-payment = Womit bezahlst du?
targui-ask-keep-source = Welche Karte nimmst du auf die Hand?
targui-ask-discard-source = Welche Karte wirfst du ab?
targui-ask-trade-bargain = Welcher Tausch?
targui-ask-barter-give = Welche Waren gibst du? Wähle sie alle: Das ist dein ganzer Besuch beim Händler.
targui-ask-barter-gold = Wie viel Gold nimmst du? 1 Gold kostet 3 der Waren, die du gibst.
targui-ask-barter-get = Welche Waren nimmst du dafür?
targui-ask-sell-sale = Welcher Verkauf? Der Silberschmied macht nur einen pro Besuch.
targui-ask-mirage-source = Welchen Marker verschiebst du?
targui-ask-mirage-target = Auf welche Karte?
targui-ask-gain-goods = Welche Waren nimmst du?
targui-ask-gift-token = Was nimmst du anstelle von Waren?
targui-ask-shift-card = Welche Karte verschiebst du?
targui-ask-shift-slot = Auf welchen Platz? Eine Karte, die dort liegt, tauscht mit ihr.
targui-ask-give-goods = Welche Waren gibst du ab?
targui-ask-limit = Du darfst { $limit } Waren behalten und hast { $goods }: { $count ->
    [one] Welche gibst du ab?
   *[other] Welche { $count } gibst du ab?
}
targui-ask-points-points = Wie viele Punkte?

## Was nicht geht

targui-refusal-barter = Eins zu eins tauscht nur, wer das Zelt der guten Geschäfte hat. Wähle einen anderen Tausch.
targui-refusal-can-not-pay = Diese Karte kannst du jetzt nicht bezahlen. Nimm sie auf die Hand, oder wähle zuerst eine andere Aktion.
targui-refusal-corner = Ecken sind für Überfälle da: Dorthin darf keine Figur. Wähle eine andere Karte.
targui-refusal-count = Wähle genau { $count ->
    [one] 1 Ware
   *[other] { $count } Waren
} von den angebotenen.
targui-refusal-display-full = Deine Auslage hat ihre 12 Karten, mehr passt nicht hinein. Wähle eine andere Aktion, oder beende deine Aktionen.
targui-refusal-facing = Auf der Karte gegenüber steht eine gegnerische Figur. Wähle eine andere Karte.
targui-refusal-gain = Das gibt diese Karte nicht. Wähle, was sie zeigt.
targui-refusal-gap = In keiner Reihe deiner Auslage darf eine Lücke bleiben. Wähle einen anderen Platz.
targui-refusal-gift = Diese Karte gibt Gold oder einen Punkt anstelle von Waren. Wähle eines von beiden.
targui-refusal-goods-card = Das ist eine Warenkarte. Nutze sie, um zu nehmen, was sie zeigt.
targui-refusal-hand-full = Du hast schon eine Stammeskarte auf der Hand. Lege diese hier aus, oder wirf sie ab.
targui-refusal-hand-waits = Diese Karte hast du erst in dieser Runde genommen: So lässt sie sich frühestens in der nächsten auslegen. Wähle eine andere Aktion.
targui-refusal-in-hand-already = Diese Karte hast du schon auf der Hand. Lege sie mit dem Adligen aus, oder wirf sie ab.
targui-refusal-mirage = Der Marker muss deiner und noch ungenutzt sein, die andere Karte offen und ohne Marker. Wähle noch einmal.
targui-refusal-no-figure = Dort hast du keine ungenutzte Figur. Wähle eine deiner Figuren.
targui-refusal-no-good-there = Diese Randkarte gibt keine Ware. Wähle ihre eigene Aktion.
targui-refusal-no-marker = Dort hast du keinen ungenutzten Marker. Wähle eine Karte mit einem deiner Marker.
targui-refusal-no-noble = Dafür brauchst du eine ungenutzte Figur auf dem Adligen. Setze in einer anderen Runde eine dorthin.
targui-refusal-no-path = Ohne den Adligen lässt sich eine Handkarte nur auslegen, und nur mit dem Brunnen am verborgenen Pfad. Wähle eine andere Aktion.
targui-refusal-no-raid = Jetzt ist kein Überfall. Wähle einen anderen Zug.
targui-refusal-not-in-hand = Diese Karte hast du nicht auf der Hand. Wähle eine, die du hast.
targui-refusal-not-that-card = Diese Karte liegt dort nicht offen. Sieh dir den Spielplan an und wähle noch einmal.
targui-refusal-nothing-to-settle = Das steht jetzt nicht zur Wahl. Wähle eine Aktion.
targui-refusal-occupied = Auf dieser Karte steht schon eine Figur. Wähle eine andere.
targui-refusal-payment = Damit ist diese Karte nicht bezahlt. Wähle eine der angebotenen Zahlungen.
targui-refusal-place-first = Setze zuerst eine Figur auf eine Randkarte. Aktionen folgen, wenn alle Figuren gesetzt sind.
targui-refusal-place-later = Figuren werden am Anfang einer Runde gesetzt. Nutze die, die schon stehen, oder beende deine Aktionen.
targui-refusal-raid-demands = Der Überfall verlangt { $gold ->
    [0] { $goods ->
        [one] 1 Ware
       *[other] { $goods } Waren
    }
   *[other] { $gold } Gold
} oder { $points ->
    [one] 1 Punkt
   *[other] { $points } Punkte
}, und zwar ganz. Wähle, was du abgibst.
targui-refusal-raid-first = Der Überfall kommt zuerst. Wähle, was du abgibst.
targui-refusal-robber = Auf dieser Karte steht der Räuber. Wähle eine andere.
targui-refusal-row-full = Diese Reihe hat ihre vier Karten. Wähle eine andere Reihe.
targui-refusal-sale = Dieser Verkauf ist jetzt nicht möglich. Wähle einen der angebotenen.
targui-refusal-settle-first = Schließe zuerst die begonnene Aktion ab. Drücke *{ on-card-play }*, um zu sehen, was noch zu wählen ist.
targui-refusal-trade = Dieser Tausch ist jetzt nicht möglich. Wähle einen der angebotenen.
targui-refusal-tribe-card = Das ist eine Stammeskarte. Lege sie aus, nimm sie auf die Hand oder wirf sie ab.

## Was gerade nicht geht

targui-barred-barter = Du hast keine Waren zum Tauschen.
targui-barred-gold = Der Überfall nimmt { $gold } Gold, und du hast keines.
targui-barred-goods = Der Überfall nimmt { $goods ->
    [one] 1 Ware
   *[other] { $goods } Waren
}, du hast { $held ->
    [0] keine
   *[other] { $held }
}.
targui-barred-lay = Du kannst jetzt keine deiner Stammeskarten bezahlen.
targui-barred-mirage = Die Fata Morgana braucht einen ungenutzten Marker von dir und eine offene Karte ohne Marker.
targui-barred-noble = Deine Hand ist leer: Der Adlige hat nichts auszulegen.
targui-barred-points = Der Überfall nimmt { $points ->
    [one] 1 Punkt
   *[other] { $points } Punkte
} in Plättchen, du hast { $held ->
    [0] keinen
   *[other] { $held }
}.
targui-barred-sell = Nötig sind { $count } gleiche Waren oder 1 Gold; du hast { $dates ->
    [one] 1 Dattel
   *[other] { $dates } Datteln
}, { $salt } Salz, { $pepper } Pfeffer und kein Gold.
targui-barred-trade = Nötig sind { $count } gleiche Waren; du hast { $dates ->
    [one] 1 Dattel
   *[other] { $dates } Datteln
}, { $salt } Salz, { $pepper } Pfeffer.

## Erste Schritte, die weiterführen

targui-node-use-source = { $value } nutzen…
targui-node-take-source = { $value } nutzen…
targui-node-lay-source = { $value } auslegen…
targui-node-lay-row = Auslegen: { $value }…
targui-node-barter-give = { $value } geben…
targui-node-barter-gold = { $value } nehmen…
targui-node-mirage-source = Marker von { $value } verschieben…
targui-node-shift-card = { $value } verschieben…

## Einstellungen

targui-option-first_seat = Wer beginnt
targui-first-seat-random = wird ausgelost
targui-first-seat-first = der erste Platz
targui-option-path_card = Verborgener Pfad, Karte aus derselben Runde
targui-path-card-later = wartet bis zur nächsten Runde
targui-path-card-any = darf gleich ausgelegt werden

## Die Punkte

targui-part-tokens = Punkte in Plättchen
targui-part-cards = Punkte auf den Karten
targui-part-effects = Wirkungen der Karten
targui-part-same-rows = Reihen eines Symbols
targui-part-mixed-rows = Reihen aus vier Symbolen

## Befehle

targui-slash = targui
targui-slash-description = { targui-name }: zwei Stämme am Rand der Wüste, ein Duell
targui-slash-new-first_seat = wer-beginnt
targui-slash-new-first_seat-description = Wer beginnt: ausgelost (im Regelheft: wer zuletzt Datteln aß) oder der erste Platz
targui-slash-new-path_card = verborgener-pfad
targui-slash-new-path_card-description = Darf der Brunnen am verborgenen Pfad Karten derselben Runde auslegen? Die Regel lässt beides zu
targui-slash-place = setzen
targui-slash-place-description = Eine Figur auf eine Randkarte setzen
targui-slash-place-border = karte
targui-slash-place-border-description = Die Randkarte
targui-slash-collect = holen
targui-slash-collect-description = Mit deiner Figur die Ware einer Randkarte nehmen
targui-slash-collect-border = karte
targui-slash-collect-border-description = Die Randkarte
targui-slash-take = nehmen
targui-slash-take-description = Mit deinem Marker eine Warenkarte nutzen
targui-slash-take-source = karte
targui-slash-take-source-description = Die Warenkarte
targui-slash-take-gain = was
targui-slash-take-gain-description = Was du nimmst
targui-slash-lay = auslegen
targui-slash-lay-description = Eine Stammeskarte bezahlen und in deine Auslage legen
targui-slash-lay-source = karte
targui-slash-lay-source-description = Die Stammeskarte
targui-slash-lay-row = reihe
targui-slash-lay-row-description = Die Reihe deiner Auslage
targui-slash-lay-payment = zahlung
targui-slash-lay-payment-description = Womit du bezahlst
targui-slash-keep = behalten
targui-slash-keep-description = Eine Stammeskarte auf deine leere Hand nehmen
targui-slash-keep-source = karte
targui-slash-keep-source-description = Die Stammeskarte
targui-slash-discard = abwerfen
targui-slash-discard-description = Eine Stammeskarte abwerfen, unter deinem Marker oder mit dem Adligen
targui-slash-discard-source = karte
targui-slash-discard-source-description = Die Stammeskarte
targui-slash-trade = tauschen
targui-slash-trade-description = Beim Händler Waren tauschen, so oft du willst
targui-slash-trade-bargain = was
targui-slash-trade-bargain-description = Was gegen was
targui-slash-barter = eins-zu-eins
targui-slash-barter-description = Beim Händler eins zu eins tauschen, alles auf einmal (Zelt der guten Geschäfte)
targui-slash-barter-give = geben
targui-slash-barter-give-description = Die Waren, die du gibst
targui-slash-barter-gold = gold
targui-slash-barter-gold-description = Wie viel Gold du nimmst (1 Gold kostet 3 Waren)
targui-slash-barter-get = nehmen
targui-slash-barter-get-description = Die Waren, die du für die übrigen nimmst
targui-slash-sell = verkaufen
targui-slash-sell-description = Beim Silberschmied für Punkte verkaufen, einmal
targui-slash-sell-sale = was
targui-slash-sell-sale-description = Was für wie viele Punkte
targui-slash-caravan = karawane
targui-slash-caravan-description = Die oberste Warenkarte aufdecken und nehmen, was sie zeigt
targui-slash-expand = erweiterung
targui-slash-expand-description = Die oberste Stammeskarte ziehen
targui-slash-mirage = fata-morgana
targui-slash-mirage-description = Fata Morgana: einen ungenutzten Marker auf eine andere Karte verschieben
targui-slash-mirage-source = von
targui-slash-mirage-source-description = Die Karte, auf der dein Marker liegt
targui-slash-mirage-target = auf
targui-slash-mirage-target-description = Die Karte, auf die er kommt
targui-slash-gain = bekommen
targui-slash-gain-description = Waren deiner Wahl nehmen, die eine Stammeskarte gibt
targui-slash-gain-goods = waren
targui-slash-gain-goods-description = Die Waren
targui-slash-gift = geschenk
targui-slash-gift-description = Gold oder einen Punkt anstelle der Waren nehmen
targui-slash-gift-token = was
targui-slash-gift-token-description = Gold oder ein Punkt
targui-slash-shift = verschieben
targui-slash-shift-description = Eine Karte deiner Auslage verschieben, mit der Oase des Wanderlagers
targui-slash-shift-card = karte
targui-slash-shift-card-description = Die Karte
targui-slash-shift-slot = platz
targui-slash-shift-slot-description = Ihr neuer Platz
targui-slash-give = abgeben
targui-slash-give-description = Waren abgeben: bei einem Überfall oder was über der Grenze liegt
targui-slash-give-goods = waren
targui-slash-give-goods-description = Die Waren
targui-slash-points = punkte
targui-slash-points-description = Bei einem Überfall Punkte abgeben
targui-slash-points-points = anzahl
targui-slash-points-points-description = Wie viele
targui-slash-gold = gold
targui-slash-gold-description = Beim letzten Überfall ein Gold abgeben
targui-slash-done = fertig
targui-slash-done-description = Das Tauschen oder das Verschieben von Karten abschließen
targui-slash-end = ende
targui-slash-end-description = Deine Aktionen beenden und auf die übrigen verzichten

## Die Regeln in Kürze

targui-rules =
    ### Das Ziel
    Sammle Punkte: Plättchen, Stammeskarten in deiner Auslage, volle Reihen. Das Spiel endet mit der Runde, in der jemand die zwölfte Stammeskarte auslegt, oder mit dem letzten Überfall.
    Du beginnst mit 2 Datteln, 2 Salz, 2 Pfeffer, 1 Gold und 4 Punkten.

    ### Eine Runde
    1. **Der Räuber** rückt im Uhrzeigersinn eine Randkarte weiter. In einer Ecke gibt es einen Überfall, und er rückt sofort weiter.
    2. **Figuren**: Ihr setzt abwechselnd je 3 Figuren auf Randkarten. Verboten sind die Karte des Räubers, die Ecken, Karten mit einer Figur und Karten gegenüber einer gegnerischen Figur.
    3. **Marker**: Wo sich Zeile und Spalte deiner Figuren kreuzen, kommt ein Marker auf die Karte der Mitte (2, 1 oder keiner).
    4. **Aktionen**: Wer das Amulett hat, nutzt Figuren und Marker in beliebiger Reihenfolge, danach ist die andere Person dran. Auf jede Aktion darf man verzichten. Eine genutzte Karte der Mitte wird verdeckt durch eine der anderen Art ersetzt.
    5. Verdeckte Karten werden aufgedeckt, das Amulett wechselt.
    Nach deinen Aktionen darfst du 10 Waren und 3 Gold behalten.

    ### Der Rand
    - **Datteln, Salz, Pfeffer**: Nimm 1 davon.
    - **Adliger** (1): Lege deine Handkarte aus und bezahle sie, oder wirf sie ab.
    - **Händler** (5): 3 gleiche Waren gegen 1 Gold, 2 gleiche Waren gegen 1 andere, so oft du willst.
    - **Fata Morgana** (9): Verschiebe einen deiner ungenutzten Marker auf eine andere offene Karte ohne Marker.
    - **Silberschmied** (10), einmal: 2 gleiche Waren für 1 Punkt, 4 für 3, 1 Gold für 2, 2 Gold für 4.
    - **Karawane** (13): Decke die oberste Warenkarte auf und nimm, was sie zeigt.
    - **Stammeserweiterung** (14): Zieh die oberste Stammeskarte und nutze sie wie eine der Mitte.

    ### Stammeskarten
    Bezahle den ganzen Preis und lege die Karte in deine Auslage (3 Reihen zu 4), auf den ersten freien Platz einer Reihe von links. Oder nimm sie auf die Hand: nur eine, die in einer späteren Runde der Adlige auslegt. Oder wirf sie ab. Ein Schrägstrich im Preis heißt: das eine oder das andere. Nachlässe gelten nie für Gold. Wirkungen beginnen mit dem Auslegen.
    Eine Ausnahme macht das Regelheft mit dem Brunnen am verborgenen Pfad: Er legt eine Handkarte ohne den Adligen aus. Ob das auch für eine Karte aus derselben Runde gilt, sagt es nicht. Das wählt der Tisch vor dem Start; sonst wartet die Karte bis zur nächsten Runde.

    ### Überfälle
    Jede Person gibt etwas ab, zuerst die mit dem Amulett:
    Karte 4: 1 Ware oder 1 Punkt
    Karte 8: 2 Waren oder 1 Punkt
    Karte 12: 3 Waren oder 2 Punkte
    Karte 16: 1 Gold oder 3 Punkte, und das Spiel ist aus
    Verloren gehen nur Plättchen, und nur der ganze Betrag. Wer weder das eine noch das andere zahlen kann, verliert nichts, aber das Gegenüber nimmt die Punkte aus dem Vorrat.

    ### Die Wertung
    Plättchen, Punkte auf Karten, Wirkungen, 4 für jede volle Reihe eines Symbols, 2 für jede volle Reihe aus vier verschiedenen Symbolen. Eine Handkarte zählt nicht. Bei Gleichstand gewinnt das meiste Gold, dann die meisten Waren. Ist alles gleich, kennt das Regelheft keinen Sieg; hier teilt ihr den ersten Platz.
targui-character-golden = goldgierig
targui-character-golden-about = tauscht viele Waren gegen Gold
targui-character-trader = geschäftstüchtig
targui-character-trader-about = tauscht und verkauft weit mehr als andere
targui-character-curious = neugierig
targui-character-curious-about = deckt auf, was noch niemand gesehen hat
