### Targui 1988: die Wörter in den Bildern und daneben

targui1988-picture-title = { targui1988-name }
targui1988-picture-kel-ajjer = Kel Ajjer
targui1988-picture-kel-ahaggar = Kel Ahaggar
targui1988-picture-kel-ilbakan = Kel Ilbakan
targui1988-picture-kel-ress = Kel Ress

## Kurze Namen der Schicksalskarten

targui1988-short-destiny-haussa_raid = Raubzug der Haussa
targui1988-short-destiny-gift_ress = Gast der Kel Ress
targui1988-short-destiny-gift_ilbakan = Gast der Kel Ilbakan
targui1988-short-destiny-gift_ahaggar = Gast der Kel Ahaggar
targui1988-short-destiny-gift_ajjer = Gast der Kel Ajjer
targui1988-short-destiny-sandstorm = Sandsturm
targui1988-short-destiny-drought = Dürre
targui1988-short-destiny-caravan = Große Karawane
targui1988-short-destiny-plague = Seuche
targui1988-short-destiny-enemy_raid = Feindlicher Raubzug
targui1988-short-destiny-rain = Wolkenbruch
targui1988-short-destiny-spring = Frühling
targui1988-short-destiny-erg_change = Wanderdünen
targui1988-short-destiny-poison = Vergiftetes Wasser
targui1988-short-destiny-camps_robbed = Räuber in den Lagern
targui1988-short-destiny-silver_found = Silber in den Bergen

## Kleinteile

targui1988-picture-camels = { $count ->
    [0] keine Kamele
    [one] 1 Kamel
   *[other] { $count } Kamele
}
targui1988-picture-silver = { $count } Silber
targui1988-picture-tribute = Tribut { $count }
targui1988-picture-worth = Gebiete im Wert von { $count }
targui1988-picture-territories = { $count ->
    [0] kein Gebiet
    [one] 1 Gebiet
   *[other] { $count } Gebiete
}
targui1988-picture-foreign = { $count ->
    [one] 1 gegnerisches Lager
   *[other] { $count } gegnerische Lager
}
targui1988-picture-turns-left = { $count ->
    [0] { $now ->
        [yes] danach kein Zug mehr in dieser Runde
       *[no] kein Zug mehr in dieser Runde
    }
    [one] noch 1 Zug in dieser Runde
   *[other] noch { $count } Züge in dieser Runde
}
targui1988-picture-camp-held = Lager auf { $square }
targui1988-picture-camp-lost = Lager auf { $square } an { $holder } verloren
targui1988-picture-out = ausgeschieden in Runde { $round }
targui1988-picture-tribe = { $name } ({ $kel }): { $items }
targui1988-picture-chance = { $name } { $count }

## Wo das Spiel steht

targui1988-picture-situation-sectors = Vor der ersten Runde: Die Stämme wählen ihre Ecken.
targui1988-picture-situation-camps = Vor der ersten Runde: Die Stämme schlagen ihre Lager auf.
targui1988-picture-situation-round = Runde { $round } von { $rounds }, { $cards ->
    [0] die letzte Karte ist im Spiel.
    [one] noch 1 Karte.
   *[other] noch { $cards } Karten.
}
targui1988-picture-situation-last = Runde { $round }, bis zum letzten Stamm oder bis Runde { $rounds }, { $cards ->
    [0] die letzte Karte ist im Spiel.
    [one] noch 1 Karte.
   *[other] noch { $cards } Karten.
}
targui1988-picture-won = Die Partie ist zu Ende: { $name } gewinnt mit einem Tribut von { $tribute }.
targui1988-picture-won-last = Die Partie ist zu Ende: { $name } ist als letzter Stamm übrig.
targui1988-picture-shared = Die Partie ist zu Ende: { $names } teilen sich den Sieg mit einem Tribut von je { $tribute }.
targui1988-picture-won-campless = Die Partie ist zu Ende, und niemand hält das eigene Lager, also entscheiden die Gebiete: { $name } gewinnt mit einem Wert von { $worth }.
targui1988-picture-shared-campless = Die Partie ist zu Ende, und niemand hält das eigene Lager, also entscheiden die Gebiete: { $names } teilen sich den Sieg mit einem Wert von je { $worth }.
targui1988-picture-campless = Niemand hält das eigene Lager: Die Gebiete entscheiden.

## Wer was tun muss

targui1988-picture-turn-sector = { $name } wählt eine Ecke.
targui1988-picture-turn-camp = { $name } schlägt das Lager auf einem dieser Felder auf: { $squares }.
targui1988-picture-turn-move = { $name } darf ziehen oder angreifen, dann kaufen.
targui1988-picture-turn-half-over = { $name } darf Kamele kaufen oder die zweite Hälfte mit einem Zug oder Angriff beginnen.
targui1988-picture-turn-buy = { $name } darf Kamele kaufen.
targui1988-picture-turn-end = { $name } darf den Zug beenden.
targui1988-picture-turn-fight = { $name } entscheidet, ob der Angriff von { $source } auf { $target } weitergeht.
targui1988-picture-turn-occupy = { $name } entscheidet, wie viele Kamele von { $source } nach { $target } rücken.
targui1988-picture-turn-half = { $half ->
    [1] Erste
   *[other] Zweite
} Hälfte eines Doppelzugs.

## Was zuletzt geschah

targui1988-picture-latest-camp = Letzter Zug: { $name } lagerte auf { $target }.
targui1988-picture-latest-march = Letzter Zug: { $name } zog { $camels } von { $source } nach { $target }.
targui1988-picture-latest-attack = Letzter Zug: { $name } griff { $target } von { $source } aus an.
targui1988-picture-latest-buy = Letzter Zug: { $name } kaufte { $camels } für { $target }.
targui1988-picture-combat = Letzter Kampf: { $attacker } von { $source } (+{ $bonus }) gegen { $defender } auf { $target } (+{ $defence }). { $rounds ->
    [one] 1 Schlagabtausch
   *[other] { $rounds } Schlagabtausche
}: { $defender } verlor { $hit }, { $attacker } verlor { $lost }. { $ending }
targui1988-picture-ending-open = Noch nicht entschieden: { $camels } gegen { $defenders }.
targui1988-picture-ending-won = Das Gebiet ist erobert.
targui1988-picture-ending-repelled = Die Angreifenden haben keine Kamele mehr.
targui1988-picture-ending-broken_off = Abgebrochen: { $camels } gegen { $defenders } übrig.
targui1988-picture-exchange = { $roll } (−{ $hit }), Antwort { $reply } (−{ $lost })
targui1988-picture-exchange-last = { $roll } (−{ $hit }), keine Antwort
targui1988-picture-destiny = Schicksalskarte der Runde { $round }: { $card }.{ $items ->
    [none] {""}
   *[other] {" "}{ $items }.
}
targui1988-picture-change-camels = { $name }: Kamele { $change }
targui1988-picture-change-silver = { $name }: Silber { $change }
targui1988-picture-change-square = { $square } { $change }
targui1988-picture-numbered = { $number } { $card }
targui1988-picture-to-come = Noch kommen können: { $cards }.
targui1988-picture-threats = Schicksalskarten, die dich noch treffen können
targui1988-picture-none-to-come = Keine Schicksalskarte ist mehr übrig.

## Alternativtexte

targui1988-picture-alt-sheet = Die Schicksalskarten von { targui1988-name }. { $situation }
targui1988-picture-alt-history = Chronik von { targui1988-name }: Gebiete, Tribut und Kamele jedes Stammes von Runde zu Runde. { $situation }
targui1988-picture-line = { $name }: { $items }
targui1988-picture-line-territories = Gebiete { $values }
targui1988-picture-line-tribute = Tribut { $values }
targui1988-picture-line-camels = Kamele { $values }
targui1988-picture-camp-fell = { $name } verlor das Lager in Runde { $round }
targui1988-picture-camp-back = { $name } eroberte das Lager in Runde { $round } zurück

## Die ganze Ansicht in Worten

targui1988-picture-text-round = Würfel { $die }. Aufgedeckte Karten: { $cards }. Noch zu kommen: { $to-come }.
targui1988-picture-text-hidden-destiny = { $count }, darunter die Schicksalskarte
targui1988-picture-text-destiny-card = Schicksal
targui1988-picture-text-nothing = keine
targui1988-picture-text-skipped = { $name } (ausgeschieden)
targui1988-picture-text-stock = In der Schachtel: { $camels }.
targui1988-picture-text-tribes = Stämme
targui1988-picture-text-result = Ergebnis
targui1988-picture-text-squares = Gebiete (Kamele in Klammern)
targui1988-picture-text-free = Frei
targui1988-picture-text-won-square = Erobert, noch nicht besetzt
targui1988-picture-text-choices = { $name }, Lager auf einem dieser Felder
targui1988-picture-text-chotts = Schotts, für alle gesperrt
targui1988-picture-text-square = { $square } { $land }
targui1988-picture-text-guarded = { $square } { $land } ({ $camels })
targui1988-picture-text-camp = Lager der { $kel }
targui1988-picture-text-values = Werte (Silber/Stärke): { $values }.
targui1988-picture-text-value = { $land } { $economic }/{ $strategic }
targui1988-picture-text-fights = Zuletzt gewürfelt: { $exchanges }.
targui1988-picture-text-changed = Felder: { $squares }.
targui1988-picture-text-destinies = Schicksalskarten
targui1988-picture-text-concerns = betrifft { $items }
targui1988-picture-text-used = Aufgedeckt: { $cards }.
targui1988-picture-text-used-card = { $card } (Runde { $round })
targui1988-picture-text-not-in = Nicht in diesem Spiel: { $cards }.
targui1988-picture-text-history = Runde für Runde (Gebiete/Kamele/Tribut)
targui1988-picture-text-start = Start
targui1988-picture-text-row = Runde { $round }, { $card }
targui1988-picture-text-standing = { $name } { $territories }/{ $camels }/{ $tribute }

## Beschriftungen der Antworten

targui1988-picture-choice = { $square } ({ $note })
targui1988-picture-choice-least = mindestens { $count ->
    [one] 1 Kamel
   *[other] { $count } Kamele
}
targui1988-picture-choice-free = { $land }, frei
targui1988-picture-choice-own = { $land }, gehört dir, { $camels }
targui1988-picture-choice-empty = { $land }, { $kel }, unbewacht
targui1988-picture-choice-foe = { $land }{ $defence ->
    [0] {""}
   *[other] {" "}+{ $defence }
}, { $kel }, { $camels }
targui1988-picture-choice-source = { $land }{ $bonus ->
    [0] {""}
   *[other] {" "}+{ $bonus }
}, { $camels }

## Was man für eine Wahl wissen sollte

targui1988-picture-fact-from = kann angreifen: { $squares }
targui1988-picture-fact-beside = gegnerische Kamele daneben: { $squares }
targui1988-picture-fact-quiet = keine gegnerischen Kamele daneben
targui1988-picture-fact-gain = { $economic } Silber wert, Stärke { $strategic }
targui1988-picture-fact-camp-of = Lager der { $kel }, die dann keinen Tribut bekommen
targui1988-picture-fact-camp-own = dein eigenes Lager: mit ihm bekommst du wieder Tribut
targui1988-picture-fact-camp-held = Lager der { $kel }
targui1988-picture-fact-camp = auf den Feldern ringsum: { $economic } Silber, Stärke { $strategic }{ $chotts ->
    [0] {""}
    [one] , { $chotts } Schott
   *[other] , { $chotts } Schotts
}
targui1988-picture-fact-attack = pro Wurf verliert die Gegenseite { $least } bis { $most }, dann du { $lost } bis { $gone }
targui1988-picture-fact-against = { $camels } von dir gegen { $defenders }
targui1988-picture-fact-press = { $least ->
    [1] bis zum Ende: bis zum Sieg, oder bis von { $camels } keines mehr da ist
   *[other] du wirst wieder gefragt, wenn von { $camels } weniger als { $least } übrig sind
}
targui1988-picture-fact-staying = danach { $left } auf { $source } und { $there } auf { $target }
targui1988-picture-fact-bought = danach noch { $silver } Silber und { $camels } auf { $square }
targui1988-picture-fact-silver = { $silver } Silber, je Kamel 1; in der Schachtel { $stock ->
    [one] ist noch 1 Kamel
   *[other] sind noch { $stock } Kamele
}
targui1988-picture-fact-herds = { $herds ->
    [one] Kamele stehen auf 1 deiner Gebiete
   *[other] Kamele stehen auf { $herds } deiner Gebiete
}
targui1988-picture-fact-end = du behältst { $silver } Silber
targui1988-picture-fact-corner = neben den { $kel } ({ $sector })
targui1988-picture-fact-nobody = noch niemand daneben

## Tafeln

targui1988-chart-history = Chronik
targui1988-chart-destiny = Schicksalskarten
targui1988-slash-history = chronik
targui1988-slash-history-description = Gebiete, Tribut und Kamele von Runde zu Runde, nur für dich
targui1988-slash-destiny = schicksal
targui1988-slash-destiny-description = Welche Schicksalskarten noch kommen können und wen sie träfen, nur für dich
