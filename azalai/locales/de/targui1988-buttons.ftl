### Targui 1988 in wenigen Worten: Knöpfe, was eine Aktion tut, was jemand getan hat

## Knöpfe

targui1988-button-corner = Ecke im { $sector }
targui1988-button-camp = Lager auf { $square }
targui1988-button-from = { $act ->
    [march] Ziehen
    [attack] Angriff
   *[other] Ziehen
} von { $square }
targui1988-button-set-out-from = Ziehen oder angreifen von { $square }
targui1988-button-way = { $source } → { $target }
targui1988-button-to = Nach { $place }
targui1988-button-with = { $place } mit { $camels }
targui1988-button-worth = { $place }{ $worth ->
    [0] {""}
   *[other] {" "}+{ $worth }
}
targui1988-button-march = Ziehen nach { $place }
targui1988-button-march-way = Ziehen { $way }
targui1988-button-attack = Angriff auf { $square }
targui1988-button-attack-way = Angriff auf { $square } von { $source }
targui1988-button-buy = Kauf für { $square }
targui1988-button-buy-number = { $camels } → { $square }{ $left ->
    [0] , −{ $silver }→0
   *[other] {" "}(−{ $silver })
}
targui1988-button-buy-number-plain = { $camels } für { $square } kaufen (−{ $silver } Silber{ $left ->
    [0] , Rest 0
   *[other] {""}
})
targui1988-button-pay = { $text }{ $left ->
    [0] , −{ $silver }→0
   *[other] {" "}(−{ $silver })
}
targui1988-button-pay-plain = { $text } (−{ $silver } Silber{ $left ->
    [0] , Rest 0
   *[other] {""}
})
targui1988-button-brief = { $square }: { $camels }
targui1988-button-all = Alle { $camels }
targui1988-button-all-camels = { $camels ->
    [one] Das eine Kamel
   *[other] Alle { $camels } Kamele
}
targui1988-button-some = { $camels }
targui1988-button-some-camels = { $camels ->
    [one] 1 Kamel
   *[other] { $camels } Kamele
}
targui1988-button-act-set-out = Ziehen oder angreifen
targui1988-button-act-march = Kamele ziehen
targui1988-button-act-attack = Angreifen
targui1988-button-act-buy = Kamele kaufen
targui1988-button-roll = Einmal würfeln
targui1988-button-press = Weiter würfeln
targui1988-button-press-end = Bis zum Ende
targui1988-button-press-end-whole = Weiter würfeln bis zum Ende
targui1988-button-press-least = Mindestens { $least }
targui1988-button-press-least-whole = Weiter, solange { $least ->
    [one] 1 Kamel da ist
   *[other] { $least } Kamele da sind
}
targui1988-button-stop = Abbrechen
targui1988-button-end = Zug beenden
targui1988-button-caption-camp = Lager aufschlagen auf
targui1988-button-caption-set-out = Ziehen oder angreifen von
targui1988-button-caption-march = Ziehen von
targui1988-button-caption-attack = Angreifen von
targui1988-button-caption-with = Gebiet: Zahl der Kamele
targui1988-button-caption-buy = Kamele kaufen (je 1 Silber) für

## Was eine Aktion tut

targui1988-explain-sector = In dieser Ecke des Spielplans wird dein Lager stehen; jeder Stamm wählt eine andere.
targui1988-explain-camp = Dein Lager ersetzt diese Gebietskarte. Ohne dein eigenes Lager bekommst du keinen Tribut.
targui1988-explain-march = Beliebig viele Kamele ziehen in ein Nachbargebiet ohne fremde Kamele: Es wird deines.
targui1988-explain-attack = Alle Kamele eines Gebiets greifen ein Nachbargebiet an; du würfelst zuerst.
targui1988-explain-roll = Noch ein Wurf von dir und einer der Verteidigung, dann entscheidest du wieder.
targui1988-explain-press = Es wird gewürfelt, bis es entschieden ist oder du weniger Kamele hast, als du wählst.
targui1988-explain-stop = Der Angriff endet: Beide behalten ihre Gebiete und die Kamele, die übrig sind.
targui1988-explain-occupy = Mindestens eines der Kamele, die angegriffen haben, rückt ein; die anderen bleiben.
targui1988-explain-buy = Kamele kosten je 1 Silber und kommen auf eines deiner Gebiete, einmal pro Zug.
targui1988-explain-end = Dein Zug ist vorbei. Silber, das du nicht ausgegeben hast, bleibt dir.

## Was jemand getan hat

targui1988-did-sector-taken = nahm die Ecke im { $sector }
targui1988-did-camp-pitched = lagerte auf { $square }
targui1988-did-turn-came = { "" }
targui1988-did-passed = tat nichts
targui1988-did-marched = zog mit { $camels } nach { $target }
targui1988-did-claimed = besetzte { $target } ({ $camels ->
    [one] 1 Kamel
   *[other] { $camels } Kamele
})
targui1988-did-seized = nahm { $victim } { $target } ab ({ $camels ->
    [one] 1 Kamel
   *[other] { $camels } Kamele
}){ $left ->
    [0] {" "}({ $victim } scheidet aus)
   *[other] {""}
}
targui1988-did-attacked = griff { $victim } auf { $target } an
targui1988-did-struck = würfelte { $die }{ $bonus ->
    [0] {""}
   *[other] {" "}+ { $bonus }
} ({ $victim } −{ $lost })
targui1988-did-struck-back = würfelte { $die }{ $bonus ->
    [0] {""}
   *[other] {" "}+ { $bonus }
} ({ $victim } −{ $lost })
targui1988-did-struck-often = würfelte { $count }-mal ({ $victim } −{ $lost })
targui1988-did-struck-back-often = würfelte { $count }-mal ({ $victim } −{ $lost })
targui1988-did-broken-off = brach den Angriff auf { $target } ab
targui1988-did-repelled = scheiterte auf { $target }
targui1988-did-conquered = eroberte { $target } von { $victim }{ $left ->
    [0] {" "}({ $victim } scheidet aus)
   *[other] {""}
}
targui1988-did-camp-lost = nahm das Lager von { $victim }
targui1988-did-camp-regained = eroberte das eigene Lager zurück
targui1988-did-bought = kaufte { $camels ->
    [one] 1 Kamel
   *[other] { $camels } Kamele
} für { $square }
targui1988-did-destiny = Schicksal: { $card }
targui1988-did-camels-lost = { $camels ->
    [one] verlor 1 Kamel
   *[other] verlor { $camels } Kamele
}
targui1988-did-camels-gained = { $camels ->
    [one] bekam 1 Kamel
   *[other] bekam { $camels } Kamele
}
targui1988-did-silver-lost = verlor { $silver } Silber
targui1988-did-silver-gained = bekam { $silver } Silber
targui1988-did-tribute = bekam { $silver } Tribut
targui1988-did-no-tribute = bekam keinen Tribut

## Woran Stellungen verglichen werden, in den Gründen eines Roboters

targui1988-figure-danger = Gefahr, dein Lager zu verlieren
targui1988-figure-guard = Kamele, die dein Lager bewachen
targui1988-figure-safe = dein sicherer Tribut
targui1988-figure-reach = Werte, die unbewacht neben deinen Herden liegen
targui1988-figure-assault = das Beste, was deine Angriffe bringen sollten
targui1988-figure-storm = Chance, dass dir bald ein fremdes Lager zufällt
targui1988-figure-camps = fremde Lager, die du hältst
targui1988-figure-territories = deine Gebiete
targui1988-figure-camels = deine Kamele
targui1988-figure-their-danger = Gefahr für ein fremdes Lager
targui1988-figure-their-safe = sicherer Tribut des stärksten anderen Stamms
targui1988-figure-their-reach = Werte, die unbewacht neben fremden Herden liegen
targui1988-figure-their-storm = Chance, dass ein anderer Stamm bald ein Lager nimmt
targui1988-figure-their-land = Gebiete der anderen
targui1988-figure-their-camels = Kamele der anderen
targui1988-figure-their-camps = Lager, die die anderen halten
