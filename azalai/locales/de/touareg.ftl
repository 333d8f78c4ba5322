### Touareg

touareg-name = Tuareg
touareg-credits = { touareg-name }, von Francesco Berardi, Adlung-Spiele 2011. Nicht von ihnen gemacht oder empfohlen. Wenn es dir gefällt, kauf das Spiel.
touareg-tagline = Belade Kamele, verstecke Waren und sammle von jeder Sorte die meisten.
touareg-time = 20 bis 45 Minuten oder ein paar Wochen
touareg-first-time = Belade Tiere mit Waren; wer am Ende einer Etappe von einer Sorte die meisten hat, bekommt die Punkte dafür.
    In deinem Zug tust du eines: 3 Karten ziehen (und dann mindestens eine Handkarte auf den Markt legen), bis zu 4 Handkarten auf ein Tier laden, bis zu 4 Waren einer Sorte vom Markt auf ein Tier laden oder eine Sonderkarte kaufen.

## Was in der Schachtel ist

touareg-good-water = Wasser
touareg-good-gold = Gold
touareg-good-salt = Steinsalz
touareg-good-millet = Hirse
touareg-good-counted = { $count } { $value ->
    [water] Wasser
    [gold] Gold
    [salt] Steinsalz
   *[millet] Hirse
}
touareg-special-donkey = Esel
touareg-special-cave = Höhle
touareg-special-thief = Dieb
touareg-special-plan = Plan
touareg-special-counted = { $count } { $value ->
    [donkey] Esel
    [cave] { $count ->
        [one] Höhle
       *[other] Höhlen
    }
    [thief] { $count ->
        [one] Dieb
       *[other] Diebe
    }
   *[plan] { $count ->
        [one] Plan
       *[other] Pläne
    }
}
touareg-place-hand = Hand
touareg-place-camel1 = Kamel 1
touareg-place-camel2 = Kamel 2
touareg-place-camel3 = Kamel 3
touareg-place-donkey1 = Esel 1
touareg-place-donkey2 = Esel 2
touareg-place-donkey3 = Esel 3
touareg-place-donkey4 = Esel 4
touareg-place-donkey5 = Esel 5
touareg-cave-cave1 = Höhle 1
touareg-cave-cave2 = Höhle 2
touareg-cave-cave3 = Höhle 3
touareg-cave-cave4 = Höhle 4
touareg-cave-cave5 = Höhle 5
touareg-paid = { $good } { $place-value ->
    [hand] (Hand)
   *[other] ({ $place })
}
touareg-paid-counted = { $count } { $good } { $place-value ->
    [hand] (Hand)
   *[other] ({ $place })
}

## Was geschehen ist

touareg-event-drew = { $seat } zog { $count ->
    [one] 1 Karte
   *[other] { $count } Karten
}.
touareg-event-drew-goods = { $reader } zog { $goods }.
touareg-event-sent = { $seat } legte { $goods } auf den Markt.
touareg-event-loaded = { $seat } belud { $place } mit { $goods }.
touareg-event-took = { $seat } lud { $count } { $good } vom Markt auf { $place }.
touareg-event-bought = { $seat } kaufte eine Karte ({ $special }) für { $payment }.
touareg-event-hid-from-hand = { $seat } versteckte eine Handkarte in { $cave }.
touareg-event-hid-good = { $reader } versteckte { $good } aus der Hand in { $cave }.
touareg-event-hid-from-animal = { $seat } versteckte { $good } von { $place } in { $cave }.
touareg-event-stole-from-hand = { $seat } nahm mit einem Dieb eine Karte aus der Hand von { $victim }.
touareg-event-stole-good = { $reader } nahm mit einem Dieb { $good } aus der Hand von { $victim }.
touareg-event-lost-good = { $seat } nahm mit einem Dieb { $good } aus der Hand von { $reader }.
touareg-event-stole-from-animal = { $seat } schickte einen Dieb zu { $victim } und nahm { $good } von { $place }.
touareg-event-last-card = { $seat } zog die letzte Karte von Etappe { $stage }. Alle sind noch einmal am Zug, ohne Karten zu ziehen.
touareg-event-stage-scored = Etappe { $stage }: { $seat } bekommt { $points ->
    [one] 1 Punkt
   *[other] { $points } Punkte
} für Mehrheiten.{ $hidden-count ->
    [0] {""}
   *[other] {" "}In Höhlen und unter Dieben: { $hidden }.
}
touareg-event-settled = { $points ->
    [0] { $seat } behielt alle unbenutzten Karten: { $kept }.
   *[other] { $seat } löste { $cashed } für { $points ->
        [one] 1 Punkt
       *[other] { $points } Punkte
    } ein{ $kept-count ->
        [0] {""}
       *[other] {" "}und behielt { $kept }
    }.
}
touareg-event-stage-began = Etappe { $stage } beginnt mit { $pile ->
    [0] leerem Stapel: Alle sind ein letztes Mal am Zug. { $seat } fängt an.
    [one] 1 Karte im Stapel. { $seat } fängt an.
   *[other] { $pile } Karten im Stapel. { $seat } fängt an.
}
touareg-event-passed = { $seat } passte.

## Was man tut

touareg-act-draw = Vom Stapel ziehen
touareg-act-load = Tier beladen
touareg-act-market = Vom Markt nehmen
touareg-act-buy = Karte kaufen
touareg-act-send = Auf den Markt legen
touareg-act-hide = Ware verstecken
touareg-act-steal = Dieb schicken
touareg-act-settle = Einlösen oder behalten
touareg-act-end = Zug beenden

touareg-move-draw = Vom Stapel ziehen.
touareg-move-load = { $place } aus der Hand beladen, von unten nach oben: { $goods }.
touareg-move-market = { $count } { $good } vom Markt auf { $place } laden.
touareg-move-buy = Eine Karte ({ $special }) für { $payment } kaufen.
touareg-move-send = { $goods } auf den Markt legen.
touareg-move-hide = { $good } ({ $place }) in { $cave } verstecken.
touareg-move-steal = Einen Dieb zu { $victim } schicken: { $place }.
touareg-move-settle = { $specials-count ->
    [0] Jetzt nichts einlösen. Alles für Etappe 2 behalten.
   *[other] Jetzt { $specials } einlösen. Was übrig bleibt, für Etappe 2 behalten.
}
touareg-move-end = Deinen Zug beenden.

touareg-brief-load = { $place } beladen: { $goods }
touareg-brief-market = { $count } { $good } vom Markt auf { $place }
touareg-brief-buy = { $special } kaufen für { $payment }
touareg-brief-settle = { $specials-count ->
    [0] Alles behalten
   *[other] Einlösen: { $specials }
}
touareg-short-hide = { $good } in { $cave }
touareg-short-send = Auf den Markt: { $goods }
touareg-short-buy = { $special } für { $payment }
touareg-short-steal = Dieb zu { $victim }: { $place }

touareg-ask-act = Was tust du?
touareg-ask-load-place = Welches Tier belädst du?
touareg-ask-load-goods = Welche Waren, von unten nach oben?
touareg-ask-market-good = Welche Waren nimmst du?
touareg-ask-market-count = Wie viele?
touareg-ask-market-place = Auf welches Tier?
touareg-ask-buy-special = Welche Karte kaufst du?
touareg-ask-buy-payment = Womit bezahlst du?
touareg-ask-send-goods = Welche Karten legst du auf den Markt?
touareg-ask-hide-cave = In welcher Höhle?
touareg-ask-hide-place = Woher kommt die Ware?
touareg-ask-hide-good = Welche Ware versteckst du?
touareg-ask-steal-victim = Bei wem?
touareg-ask-steal-place = Woher? Eine Handkarte wird zufällig gezogen.
touareg-ask-settle-specials = Welche unbenutzten Karten löst du jetzt ein? Die anderen behältst du für Etappe 2.

## Erste Schritte längerer Züge

touareg-node-load-place = Beladen: { $value }…
touareg-node-market-good = { $value } vom Markt…
touareg-node-market-count = Vom Markt { $count } { $good }…
touareg-node-buy-special = { $value } kaufen…
touareg-node-hide-cave = Versteck: { $value }…
touareg-node-hide-place = Verstecken: { $value }…
touareg-node-steal-victim = Dieb zu { $value } schicken…

## Was nicht geht

touareg-refusal-act-first = Du hast deine Aktion noch nicht ausgeführt. Ziehe, belade, nimm vom Markt oder kaufe zuerst.
touareg-refusal-animal-full = Dieses Tier trägt schon vier Waren. Wähle ein anderes.
touareg-refusal-cave-full = In dieser Höhle liegen schon zwei Waren. Wähle eine andere.
touareg-refusal-cave-used = In diese Höhle hast du in diesem Zug schon eine Ware gelegt. Nimm eine andere Höhle oder warte auf deinen nächsten Zug.
touareg-refusal-covered = Diese Ware liegt nicht oben. Nimm nur Waren, die offen liegen, von oben nach unten.
touareg-refusal-draw-in-last-turn = Der Stapel ist leer: Im letzten Zug wird nicht mehr gezogen. Belade, nimm vom Markt, kaufe oder passe.
touareg-refusal-empty-animal = Auf diesem Tier liegt nichts. Wähle einen anderen Ort.
touareg-refusal-empty-hand = Diese Hand ist leer. Wähle einen anderen Ort.
touareg-refusal-hand-limit = Am Ende deines Zuges darfst du { $limit } Karten auf der Hand haben. Lege mehr auf den Markt oder verstecke welche.
touareg-refusal-keep-one-to-send = Du schuldest dem Markt noch eine Handkarte, darum lässt sich die letzte nicht verstecken. Lege sie auf den Markt.
touareg-refusal-no-such-animal = Dieses Tier ist nicht im Spiel. Wähle eines von denen, die du siehst.
touareg-refusal-no-such-cave = Diese Höhle hast du nicht. Wähle eine von deinen.
touareg-refusal-no-such-player = Dort sitzt niemand. Wähle jemanden von diesem Tisch.
touareg-refusal-no-thief = Du hast keinen Dieb mehr, den du schicken kannst. Kaufe zuerst einen.
touareg-refusal-not-in-hand = Diese Karten hast du nicht auf der Hand. Wähle von denen, die du hältst.
touareg-refusal-not-in-market = Auf dem Markt { $count ->
    [0] liegt nichts
    [one] liegt nur 1 Ware
   *[other] liegen nur { $count } Waren
} von dieser Sorte. Wähle von dem, was dort liegt.
touareg-refusal-not-needed = Eine Karte dieser Bezahlung ist unnötig: Die { $price } Dinar sind ohne sie erreicht. Lass sie weg.
touareg-refusal-not-owned = Solche unbenutzten Karten hast du nicht. Wähle von denen, die unbenutzt vor dir liegen.
touareg-refusal-nothing-to-load = Zum Beladen gehört mindestens eine Karte. Wähle, was du lädst.
touareg-refusal-one-action = Eine Aktion pro Zug, und deine ist getan. Du kannst noch Waren verstecken, einen Dieb schicken oder den Zug beenden.
touareg-refusal-one-change = Auf einem Kamel darf die Sorte nur einmal wechseln (Gold, Hirse, Gold geht nicht). Wähle eine andere Reihenfolge.
touareg-refusal-order = Nenne die Karten in der üblichen Reihenfolge: Wasser, Gold, Steinsalz, Hirse; erst die Hand, dann die Tiere.
touareg-refusal-own-goods = Ein Dieb nimmt nichts von dir selbst. Wähle jemand anderen.
touareg-refusal-send-after-draw = Karten kommen nur nach dem Ziehen auf den Markt. Wähle einen anderen Zug.
touareg-refusal-send-first = Nach dem Ziehen von drei Karten kommt mindestens eine auf den Markt. Lege sie zuerst dorthin.
touareg-refusal-send-more = Mindestens { $least ->
    [one] 1 Karte muss
   *[other] { $least } Karten müssen
} auf den Markt. Wähle mehr.
touareg-refusal-settle-first = Entscheide zuerst, welche unbenutzten Sonderkarten du einlöst und welche du behältst.
touareg-refusal-settle-later = Unbenutzte Karten werden am Ende einer Etappe eingelöst. Wähle einen anderen Zug.
touareg-refusal-sold-out = Dieser Stapel Sonderkarten ist leer. Wähle eine andere Karte.
touareg-refusal-too-little = Damit sind { $dinars } von { $price } Dinar bezahlt. Lege noch eine Karte dazu.
touareg-refusal-two-gold = Ein Kamel trägt höchstens zwei Gold. Lade weniger Gold oder nimm einen Esel.
touareg-refusal-two-kinds = Ein Kamel trägt höchstens zwei Sorten. Wähle ein anderes Tier.
touareg-refusal-water-alone = Auf einem Kamel reist Wasser nur mit Wasser. Wähle ein anderes Tier.

touareg-refusal-notation-draw = Zum Ziehen braucht es sonst nichts. Wähle aus dem, was Discord beim Tippen anbietet, oder drücke *{ on-card-play }*.
touareg-refusal-notation-send = Die Karten für den Markt habe ich nicht erkannt. Wähle aus dem, was Discord beim Tippen anbietet, oder drücke *{ on-card-play }*.
touareg-refusal-notation-load = Die Ladung habe ich nicht erkannt. Wähle aus dem, was Discord beim Tippen anbietet, oder drücke *{ on-card-play }*.
touareg-refusal-notation-market = Was du vom Markt nimmst, habe ich nicht erkannt. Wähle aus dem, was Discord beim Tippen anbietet, oder drücke *{ on-card-play }*.
touareg-refusal-notation-buy = Den Kauf habe ich nicht erkannt. Wähle aus dem, was Discord beim Tippen anbietet, oder drücke *{ on-card-play }*.
touareg-refusal-notation-hide = Was du versteckst, habe ich nicht erkannt. Wähle aus dem, was Discord beim Tippen anbietet, oder drücke *{ on-card-play }*.
touareg-refusal-notation-steal = Wohin du den Dieb schickst, habe ich nicht erkannt. Wähle aus dem, was Discord beim Tippen anbietet, oder drücke *{ on-card-play }*.
touareg-refusal-notation-settle = Die Karten zum Einlösen habe ich nicht erkannt. Wähle aus dem, was Discord beim Tippen anbietet, oder drücke *{ on-card-play }*.
touareg-refusal-notation-end = Um den Zug zu beenden, braucht es sonst nichts. Wähle aus dem, was Discord beim Tippen anbietet, oder drücke *{ on-card-play }*.

## Was jetzt nicht geht, hinter dem Namen des Zuges

touareg-barred-empty-pile = der Stapel ist leer
touareg-barred-empty-hand = deine Hand ist leer
touareg-barred-load-nothing-fits = keines deiner Tiere kann tragen, was du auf der Hand hast
touareg-barred-empty-market = der Markt ist leer
touareg-barred-market-nothing-fits = keines deiner Tiere kann tragen, was dort liegt
touareg-barred-all-full = alle deine Tiere tragen vier Waren
touareg-barred-sold-out = es ist keine Sonderkarte mehr da
touareg-barred-too-poor = { $price } Dinar sind nötig; deine Hand und deine Tiere haben { $dinars }
touareg-barred-caves-full = { $caves ->
    [one] in deiner Höhle liegen schon zwei Waren
   *[other] in jeder deiner Höhlen liegen schon zwei Waren
}
touareg-barred-caves-used = eine Ware pro Zug in jede Höhle
touareg-barred-nothing-to-hide = keine Karte auf der Hand, keine Ware auf deinen Tieren
touareg-barred-last-card-owed = deine letzte Karte muss auf den Markt
touareg-barred-nothing-to-steal = niemand hat eine Handkarte oder eine Ware auf einem Tier
touareg-barred-hand-limit = höchstens { $limit } Karten auf der Hand, du hast { $count }
touareg-barred-send-first = lege zuerst { $count ->
    [one] 1 Karte
   *[other] { $count } Karten
} auf den Markt

## Optionen

touareg-option-first_seat = Wer beginnt
touareg-first-seat-random = wird ausgelost
touareg-first-seat-first = der erste Platz
touareg-option-paid_goods = In Etappe 1 bezahlte Waren
touareg-paid-goods-stay_out = in Etappe 2 nicht im Spiel
touareg-paid-goods-reshuffled = in Etappe 2 wieder im Stapel

## Die Punkte

touareg-part-stage1-water = Etappe 1, Wasser
touareg-part-stage1-gold = Etappe 1, Gold
touareg-part-stage1-salt = Etappe 1, Steinsalz
touareg-part-stage1-millet = Etappe 1, Hirse
touareg-part-stage1-special = Etappe 1, unbenutzte Karten
touareg-part-stage2-water = Etappe 2, Wasser
touareg-part-stage2-gold = Etappe 2, Gold
touareg-part-stage2-salt = Etappe 2, Steinsalz
touareg-part-stage2-millet = Etappe 2, Hirse
touareg-part-stage2-special = Etappe 2, unbenutzte Karten

## Befehle

touareg-slash = touareg
touareg-slash-description = { touareg-name }: mit Karawanen voller Waren durch die Wüste, zu zweit bis zu fünft
touareg-slash-new-first_seat = wer-beginnt
touareg-slash-new-first_seat-description = Wer beginnt: wird ausgelost, oder der erste Platz
touareg-slash-new-paid_goods = bezahlte-waren
touareg-slash-new-paid_goods-description = In Etappe 1 bezahlte Waren: fehlen in Etappe 2, oder kommen in ihren Stapel
touareg-slash-draw = ziehen
touareg-slash-draw-description = 3 Karten vom Stapel ziehen
touareg-slash-send = ablegen
touareg-slash-send-description = Nach dem Ziehen Handkarten auf den Markt legen
touareg-slash-send-goods = waren
touareg-slash-send-goods-description = Die Karten für den Markt
touareg-slash-load = beladen
touareg-slash-load-description = Ein Kamel oder einen Esel aus der Hand beladen
touareg-slash-load-place = tier
touareg-slash-load-place-description = Das Tier, das du belädst
touareg-slash-load-goods = waren
touareg-slash-load-goods-description = Die Waren, von unten nach oben
touareg-slash-market = markt
touareg-slash-market-description = Waren einer Sorte vom Markt auf ein Tier laden
touareg-slash-market-good = ware
touareg-slash-market-good-description = Die Sorte
touareg-slash-market-count = anzahl
touareg-slash-market-count-description = Wie viele
touareg-slash-market-place = tier
touareg-slash-market-place-description = Das Tier, das sie trägt
touareg-slash-buy = kaufen
touareg-slash-buy-description = Eine Sonderkarte für 3 Dinar kaufen
touareg-slash-buy-special = karte
touareg-slash-buy-special-description = Die Sonderkarte
touareg-slash-buy-payment = bezahlung
touareg-slash-buy-payment-description = Die Waren, mit denen du bezahlst
touareg-slash-hide = verstecken
touareg-slash-hide-description = Eine Ware in einer deiner Höhlen verstecken
touareg-slash-hide-cave = höhle
touareg-slash-hide-cave-description = Die Höhle
touareg-slash-hide-place = von
touareg-slash-hide-place-description = Wo die Ware jetzt liegt
touareg-slash-hide-good = ware
touareg-slash-hide-good-description = Die Ware, die du versteckst
touareg-slash-steal = stehlen
touareg-slash-steal-description = Einen Dieb zu jemand anderem schicken
touareg-slash-steal-victim = person
touareg-slash-steal-victim-description = Bei wem du stiehlst
touareg-slash-steal-place = von
touareg-slash-steal-place-description = Die Hand oder ein Tier
touareg-slash-settle = einlösen
touareg-slash-settle-description = Nach Etappe 1 unbenutzte Sonderkarten einlösen oder behalten
touareg-slash-settle-specials = karten
touareg-slash-settle-specials-description = Die Karten, die du jetzt einlöst
touareg-slash-end = ende
touareg-slash-end-description = Deinen Zug beenden, oder im letzten passen

## Die Regeln in Kürze

touareg-rules =
    ### Das Ziel
    Zwei Etappen. Sammle in jeder von einer Sorte mehr Waren als alle anderen: auf deinen Tieren, in deinen Höhlen, unter deinen Dieben. Die meisten Punkte gewinnen.
    Wasser: 8 Karten, 3 Dinar, 6 Punkte
    Gold: 10 Karten, 2 Dinar, 5 Punkte
    Steinsalz: 12 Karten, 1 Dinar, 4 Punkte
    Hirse: 14 Karten, 1 Dinar, 3 Punkte

    ### Dein Zug: eine von vier Aktionen
    - **Ziehe** die obersten 3 Karten und lege dann mindestens eine Handkarte auf den Markt. Am Ende deines Zuges darfst du 4 Karten auf der Hand haben.
    - **Belade** ein Tier mit bis zu 4 Handkarten.
    - **Nimm vom Markt** bis zu 4 Waren einer Sorte, direkt auf ein Tier.
    - **Kaufe eine Sonderkarte** für 3 Dinar, mit Handkarten und mit Karten oben von deinen Tieren, eine nach der anderen. Wechselgeld gibt es nicht. Eine Karte, die du hättest behalten können, zählt nicht als Bezahlung, außer sie liegt auf einer, die du brauchst.

    ### Beladen
    Du hast 2 Kamele (3 zu zweit). Ein Kamel trägt 4 Waren, höchstens zwei Sorten, und von unten nach oben wechselt die Sorte nur einmal. Wasser reist nur mit Wasser; höchstens 2 Gold. Ein Esel trägt 4 beliebige Waren in beliebiger Reihenfolge. Neue Waren kommen obenauf; nur ein Tier pro Zug.

    ### Sonderkarten
    - **Esel**: ein Tier mehr.
    - **Höhle**: Verstecke in deinem Zug, zusätzlich zur Aktion, 1 Ware in jeder deiner Höhlen, aus der Hand oder oben von einem Tier; eine Höhle fasst höchstens 2. Sie zählen für dich, und niemand kann sie nehmen.
    - **Dieb**: Nimm einmal in deinem Zug, zusätzlich zur Aktion, eine zufällige Karte aus einer anderen Hand oder die oberste Ware eines fremden Tiers. Sie zählt für dich.
    - **Plan**: 2 Punkte, wenn du ihn einlöst.
    Eine unbenutzte Sonderkarte ist 1 Punkt wert (ein Plan 2). Höhlen und Diebe kannst du schon in dem Zug benutzen, in dem du sie kaufst; einen Esel belädst du erst ab deinem nächsten Zug, denn der Kauf ist deine Aktion.
    Zu zweit gibt es 2 Esel, 2 Höhlen, 3 Diebe, 3 Pläne; zu dritt 3, 3, 3, 2; zu viert 4, 4, 3, 3; zu fünft 5, 5, 3, 4.

    ### Das Ende einer Etappe
    Ist die letzte Karte gezogen, wird dieser Zug beendet; danach sind alle noch einmal am Zug, ohne Karten zu ziehen, zuletzt die Person, die sie gezogen hat. Passen ist erlaubt. Waren nur noch 1 oder 2 Karten zu ziehen, muss keine auf den Markt, außer du hast mehr als 4 auf der Hand.
    Die Mehrheit jeder Sorte bringt ihre Punkte; bei Gleichstand an der Spitze gibt es für alle dort 1 Punkt weniger. Handkarten zählen nicht.
    Nach Etappe 1 kommen benutzte Höhlen und Diebe und beladene Esel zurück auf ihre Stapel; unbenutzte Karten werden eingelöst oder behalten. Hände und Markt bleiben. Die gezählten Waren werden gemischt und bilden den neuen Stapel, und wer links von der Person sitzt, die die letzte Karte gezogen hat, beginnt.
    Nach Etappe 2 werden alle unbenutzten Karten eingelöst. Bei Gleichstand entscheiden die Dinar auf der Hand; danach wird der Platz geteilt.
touareg-character-raider = räuberisch
touareg-character-raider-about = stiehlt Waren, wann immer es geht
touareg-character-hider = verschwiegen
touareg-character-hider-about = versteckt viel in Höhlen
touareg-character-drover = vernarrt in Esel
touareg-character-drover-about = kauft Esel statt Diebe
