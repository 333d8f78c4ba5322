### Timbuktu: Knöpfe, Erklärungen und in wenigen Worten, was geschehen ist

## Auf Knöpfen

timbuktu-button-camel-safe = { $camel }, sicher
timbuktu-button-camel-risk = { $camel }, Risiko { $part }/{ $whole }
timbuktu-button-camel-robbed = { $camel }, beraubt
timbuktu-button-camel-full = { $camel }, kein Gratisweg
timbuktu-button-free = gratis
timbuktu-button-costs = −{ $good }
timbuktu-button-any-good = −1 Ware…
timbuktu-button-way = { $enclosure }, { $price }
timbuktu-button-give-up = Abgeben
timbuktu-button-give-up-good = { $good } abgeben
timbuktu-button-place-at = { $camel }, { $enclosure }
timbuktu-button-load = { $camel } beladen
timbuktu-button-unload = { $camel } entladen
timbuktu-button-all-but = ohne { $good }
timbuktu-button-two-and = 2, { $goods }

## Was ein Zug bewirkt

timbuktu-explain-load = Lade vier Waren von mindestens drei Sorten auf dein nächstes Kamel; noch sieht sie niemand.
timbuktu-explain-place = Stelle ein Kamel in einen Pferch. Du brauchst in jedem der fünf mindestens eines.
timbuktu-explain-choose = Wähle geheim das Kamel dieser Runde; aufgedeckt wird erst, wenn alle gewählt haben.
timbuktu-explain-go = Es bekommt dort den freien Platz mit der niedrigsten Nummer. Pfeile sind gratis, sonst: eine Ware.
timbuktu-explain-takeback = Nimm deine geheime Wahl zurück und wähle neu, solange andere noch wählen.

## Was jemand getan hat

timbuktu-did-loaded-all = hat alle Kamele beladen
timbuktu-did-caravan-shown = hat beladen: { $loads }
timbuktu-did-placed = { $camel } → { $enclosure }
timbuktu-did-chose = { "" }
timbuktu-did-took-back = nahm die Wahl zurück
timbuktu-did-revealed = zeigte { $camel }
timbuktu-did-travelled = { $camel } → { $enclosure } { $stall }
timbuktu-did-paid = gab { $good } von { $camel } ab
timbuktu-did-exchanged = ließ mit { $camel } die Sätze wandern
timbuktu-did-arrived = { $count ->
    [one] brachte { $count } Ware
   *[other] brachte { $count } Waren
}, { $points ->
    [one] { $points } Punkt
   *[other] { $points } Punkte
}

## Woran Stellungen verglichen werden, wenn ein Roboter Gründe nennt

timbuktu-figure-camel = Punkte auf diesem Kamel nach der Nacht
timbuktu-figure-caravan = Punkte auf deinen anderen Kamelen
timbuktu-figure-others = Punkte im Schnitt auf einer anderen Karawane
timbuktu-figure-hope = Punkte auf deiner Karawane nach der Nacht
timbuktu-figure-loss = drohender Punktverlust heute Nacht
timbuktu-figure-rivals = die Karawanen der anderen
