### Targui (1988)

targui1988-name = Targui 1988
targui1988-credits = { targui1988-name }, von Wil Dijkstra und Ben van Dijk, Jumbo 1988. Nicht von ihnen gemacht oder empfohlen. Wenn es dir gefällt, kauf das Spiel.
targui1988-tagline = Vier Stämme im Krieg um die Wüste: Kamele, Würfel und ein Lager, das zu halten ist.
targui1988-time = 1 bis 3 Stunden oder ein paar Wochen
targui1988-first-time = Halte dein Lager und so viele Gebiete, wie du kannst: Sie bringen Silber, und der Tribut am Schluss entscheidet; ohne dein Lager bekommst du keinen.
    Kommt deine Karte, darfst du erst ein Mal mit Kamelen ziehen oder angreifen und dann Kamele für ein Gebiet kaufen; danach beende deinen Zug.

## Was in der Schachtel ist

targui1988-land-camp = Lager
targui1988-land-saline = Große Saline
targui1988-land-guelta = Guelta
targui1988-land-reg = Reg
targui1988-land-erg = Erg
targui1988-land-fechfech = Fech-Fech
targui1988-land-mountain = Gebirge
targui1988-land-chott = Schott
targui1988-sector-nw = Nordwesten
targui1988-sector-ne = Nordosten
targui1988-sector-sw = Südwesten
targui1988-sector-se = Südosten

## Schicksalskarten

targui1988-destiny-haussa_raid = Raubzug der Haussa (alle Kamele auf der Großen Saline werden gestohlen)
targui1988-destiny-gift_ress = Gast der Kel Ress (die Kel Ress bekommen 10 Kamele in ihr Lager, wenn sie es halten)
targui1988-destiny-gift_ilbakan = Gast der Kel Ilbakan (die Kel Ilbakan bekommen 10 Kamele in ihr Lager, wenn sie es halten)
targui1988-destiny-gift_ahaggar = Gast der Kel Ahaggar (die Kel Ahaggar bekommen 10 Kamele in ihr Lager, wenn sie es halten)
targui1988-destiny-gift_ajjer = Gast der Kel Ajjer (die Kel Ajjer bekommen 10 Kamele in ihr Lager, wenn sie es halten)
targui1988-destiny-sandstorm = Sandsturm (3 Kamele verirren sich auf jedem Erg)
targui1988-destiny-drought = Dürre (jede Guelta hat Wasser für 15 Kamele, alle weiteren sind verloren)
targui1988-destiny-caravan = Große Karawane (jeder Stamm, der sein Lager hält, bekommt 10 Silber)
targui1988-destiny-plague = Seuche (in jedem Lager stirbt die Hälfte der Kamele, abgerundet)
targui1988-destiny-enemy_raid = Feindlicher Raubzug (auf jedem Gebiet wird 1 Kamel getötet)
targui1988-destiny-rain = Wolkenbruch (auf jedem Reg ertrinken 5 Kamele)
targui1988-destiny-spring = Frühling (auf jeder Guelta, die jemandem gehört, werden 5 Kamele geboren)
targui1988-destiny-erg_change = Wanderdünen (jeder Erg hat bis zum Ende der Runde den strategischen Wert 3)
targui1988-destiny-poison = Vergiftetes Wasser (auf jeder Guelta sterben 10 Kamele)
targui1988-destiny-camps_robbed = Räuber in den Lagern (jeder Stamm, der sein Lager hält, verliert all sein Silber)
targui1988-destiny-silver_found = Silber in den Bergen (jedes Gebirge bringt beim Tribut dieser Runde 3 Silber)

## Was geschehen ist

targui1988-event-sector-taken = { $seat } nimmt die Ecke im { $sector }.
targui1988-event-board-laid = Die Gebietskarten liegen jetzt um die Große Saline.
targui1988-event-camp-pitched = { $seat } lagert jetzt auf { $square } (bisher { $land }).
targui1988-event-round-began = Runde { $round }, der Würfel zeigt { $die }: Jeder Stamm hat { $die ->
    [6] einen Doppelzug.
    [one] 1 Zug.
   *[other] { $die } Züge.
}
targui1988-event-turn-came = Nächste Karte: { $seat }.
targui1988-event-passed = { $seat } tut nichts.
targui1988-event-marched = { $seat } zieht { $camels ->
    [one] 1 Kamel
   *[other] { $camels } Kamele
} von { $source } nach { $target }.
targui1988-event-claimed = { $seat } zieht { $camels ->
    [one] 1 Kamel
   *[other] { $camels } Kamele
} von { $source } nach { $target } ({ $land }), bisher frei.
targui1988-event-seized = { $seat } zieht { $camels ->
    [one] 1 Kamel
   *[other] { $camels } Kamele
} von { $source } nach { $target } ({ $land }), von { $victim } unbewacht gelassen.{ $left ->
    [0] {" "}{ $victim } hat kein Gebiet mehr und scheidet aus.
   *[other] {""}
}
targui1988-event-attacked = { $seat } greift { $victim } an: { $camels ->
    [one] 1 Kamel
   *[other] { $camels } Kamele
} auf { $source } gegen { $defenders } auf { $target }.
targui1988-event-struck = { $seat } würfelt { $die }{ $bonus ->
    [0] {""}
   *[other] {" "}+ { $bonus }
}: { $victim } verliert { $lost ->
    [0] kein Kamel
    [one] 1 Kamel
   *[other] { $lost } Kamele
} und behält { $left ->
    [0] keines
   *[other] { $left }
}.
targui1988-event-struck-back = { $seat } würfelt { $die }{ $bonus ->
    [0] {""}
   *[other] {" "}+ { $bonus }
}: { $victim } verliert { $lost ->
    [0] kein Kamel
    [one] 1 Kamel
   *[other] { $lost } Kamele
} und behält { $left ->
    [0] keines
   *[other] { $left }
}.
targui1988-event-broken-off = { $seat } bricht den Angriff auf { $target } ab.
targui1988-event-repelled = { $victim } hält { $target }: { $seat } hat keine Kamele mehr für den Angriff.
targui1988-event-conquered = { $seat } erobert { $target } ({ $land }) von { $victim } und rückt mit { $camels ->
    [one] 1 Kamel
   *[other] { $camels } Kamelen
} ein.{ $left ->
    [0] {" "}{ $victim } hat kein Gebiet mehr und scheidet aus.
   *[other] {""}
}
targui1988-event-camp-lost = { $victim } hat das eigene Lager ({ $target }) verloren und bekommt keinen Tribut, bis es zurückerobert ist.
targui1988-event-camp-regained = { $seat } hat das eigene Lager ({ $target }) zurückerobert und bekommt wieder Tribut.
targui1988-event-bought = { $seat } kauft { $camels ->
    [one] 1 Kamel
   *[other] { $camels } Kamele
} für { $square }.
targui1988-event-destiny = Schicksalskarte: { $card }.
targui1988-event-destiny-vain = Sie ändert nichts.
targui1988-event-camels-lost = { $seat } verliert { $camels ->
    [one] 1 Kamel
   *[other] { $camels } Kamele
}.
targui1988-event-camels-gained = { $seat } bekommt { $camels ->
    [one] 1 Kamel
   *[other] { $camels } Kamele
}.
targui1988-event-silver-lost = { $seat } verliert { $silver } Silber.
targui1988-event-silver-gained = { $seat } bekommt { $silver } Silber.
targui1988-event-tribute = Ende von Runde { $round }: { $seat } bekommt { $silver } Silber Tribut.
targui1988-event-no-tribute = Ende von Runde { $round }: kein Tribut für { $seat }, denn das Lager ist verloren.

## Was man tut

targui1988-act-sector = Ecke wählen
targui1988-act-camp = Lager aufschlagen
targui1988-act-set-out = Ziehen oder angreifen
targui1988-act-march = Kamele ziehen
targui1988-act-attack = Angreifen
targui1988-act-roll = Noch einmal würfeln
targui1988-act-press = Weiter, solange genug da sind
targui1988-act-stop = Angriff abbrechen
targui1988-act-occupy = Einrücken
targui1988-act-buy = Kamele kaufen
targui1988-act-end = Zug beenden

targui1988-move-sector = Die Ecke im { $sector } für dein Lager nehmen.
targui1988-move-camp = Dein Lager auf { $square } aufschlagen.
targui1988-move-march = { $camels ->
    [one] 1 Kamel
   *[other] { $camels } Kamele
} von { $source } nach { $target } ziehen.
targui1988-move-attack = { $target } mit allen Kamelen von { $source } angreifen. Gewürfelt wird sofort.
targui1988-move-roll = Noch einmal würfeln.
targui1988-move-press = Weiter angreifen, solange du mindestens { $least ->
    [one] 1 Kamel
   *[other] { $least } Kamele
} hast, höchstens 20 Würfe lang.
targui1988-move-stop = Den Angriff abbrechen.
targui1988-move-occupy = Mit { $camels ->
    [one] 1 Kamel
   *[other] { $camels } Kamelen
} einrücken.
targui1988-move-buy = { $camels ->
    [one] 1 Kamel
   *[other] { $camels } Kamele
} für { $square } kaufen, je 1 Silber.
targui1988-move-end = Deinen Zug beenden.

targui1988-brief-attack = { $target } von { $source } aus angreifen
targui1988-brief-buy = { $camels ->
    [one] 1 Kamel
   *[other] { $camels } Kamele
} für { $square } ({ $camels } Silber)
targui1988-short-sector = Lager im { $sector }
targui1988-short-press = Weiter mit mindestens { $least ->
    [one] 1 Kamel
   *[other] { $least } Kamelen
}

targui1988-ask-act = Was tust du?
targui1988-ask-round = Runde { $round }: Was tust du?
targui1988-ask-half = Zweite Hälfte deines Doppelzugs: Was tust du?
targui1988-ask-turn = Dein { $form ->
   *[other] { $turn }. Zug
} dieser Runde: Was tust du?
targui1988-ask-sector-sector = In welcher Ecke des Spielplans soll dein Lager stehen?
targui1988-ask-camp-square = Welche Gebietskarte ersetzt dein Lager?
targui1988-ask-set-out-source = Von welchem Gebiet ziehen Kamele los?
targui1988-ask-set-out-target = Wohin? Stehen dort gegnerische Kamele, greifen alle deine sie an.
targui1988-ask-set-out-act = Einrücken oder angreifen?
targui1988-ask-march-source = Von welchem Gebiet ziehen die Kamele los?
targui1988-ask-march-target = Wohin?
targui1988-ask-march-camels = Wie viele Kamele?
targui1988-ask-attack-source = Von welchem Gebiet greifst du an? Alle Kamele dort sind dabei.
targui1988-ask-attack-target = Welches Gebiet greifst du an?
targui1988-ask-press-least = Weiter angreifen: mit mindestens wie vielen Kamelen? (1: bis zum Ende)
targui1988-ask-occupy-camels = Wie viele Kamele rücken in das eroberte Gebiet ein?
targui1988-ask-buy-square = Für welches Gebiet kaufst du Kamele?
targui1988-ask-buy-camels = Wie viele Kamele, je 1 Silber?

## Was nicht geht

targui1988-refusal-sectors-chosen = Die Ecken sind schon gewählt. Wähle einen der Züge, die jetzt angeboten werden.
targui1988-refusal-sector-taken = Diese Ecke ist vergeben. Wähle eine freie.
targui1988-refusal-camps-stand = Die Lager stehen schon und bleiben, wo sie sind. Wähle einen der Züge, die jetzt angeboten werden.
targui1988-refusal-camp-elsewhere = Dort kann dein Lager nicht stehen. Wähle eines der Felder, die für dich gezeigt werden.
targui1988-refusal-camps-first = Die Lager stehen noch nicht. Wähle zuerst deinen Platz.
targui1988-refusal-fight-first = Dein Angriff läuft noch. Setze ihn zuerst fort, oder brich ihn ab.
targui1988-refusal-occupy-first = Du hast ein Gebiet erobert. Sag zuerst, wie viele Kamele einrücken.
targui1988-refusal-moved = Pro Zug wird einmal gezogen oder angegriffen, und das hast du getan. Du kannst noch Kamele kaufen oder den Zug beenden.
targui1988-refusal-not-yours = Dieses Gebiet gehört dir nicht. Wähle eines von deinen.
targui1988-refusal-no-camels = Dort steht kein Kamel von dir. Wähle ein Gebiet mit Kamelen.
targui1988-refusal-not-beside = Diese Felder berühren sich nicht. Wähle ein benachbartes, gerade oder schräg.
targui1988-refusal-chott = Einen Schott kann niemand betreten. Zieh außen herum.
targui1988-refusal-guarded = Dort stehen gegnerische Kamele. Greif an, oder wähle einen anderen Weg.
targui1988-refusal-unguarded = Dort steht kein gegnerisches Kamel. Zieh hinein, statt anzugreifen.
targui1988-refusal-herd = Wähle eine Zahl von 1 bis { $camels }.
targui1988-refusal-bought = Pro Zug wird einmal gekauft, und das hast du getan. Beende den Zug.
targui1988-refusal-dear = Du hast { $silver } Silber, und in der Schachtel { $stock ->
    [one] ist noch 1 Kamel
   *[other] sind noch { $stock } Kamele
}. Wähle eine Zahl, die beides erlaubt.
targui1988-refusal-no-fight = Gerade läuft kein Angriff. Greif zuerst ein Gebiet an.
targui1988-refusal-nothing-won = Gerade ist kein Gebiet zu besetzen. Wähle einen der Züge, die jetzt angeboten werden.

targui1988-refusal-notation-sector = Die Ecke habe ich nicht erkannt. Wähle aus dem, was Discord beim Tippen anbietet, oder drücke *{ on-card-play }*.
targui1988-refusal-notation-camp = Das Feld habe ich nicht erkannt. Wähle aus dem, was Discord beim Tippen anbietet, oder drücke *{ on-card-play }*.
targui1988-refusal-notation-march = Die Felder oder die Zahl der Kamele habe ich nicht erkannt. Wähle aus dem, was Discord beim Tippen anbietet, oder drücke *{ on-card-play }*.
targui1988-refusal-notation-attack = Die Felder habe ich nicht erkannt. Wähle aus dem, was Discord beim Tippen anbietet, oder drücke *{ on-card-play }*.
targui1988-refusal-notation-roll = Um noch einmal zu würfeln, sind keine weiteren Angaben nötig. Wähle aus dem, was Discord beim Tippen anbietet, oder drücke *{ on-card-play }*.
targui1988-refusal-notation-press = Die Zahl der Kamele habe ich nicht erkannt. Wähle aus dem, was Discord beim Tippen anbietet, oder drücke *{ on-card-play }*.
targui1988-refusal-notation-stop = Zum Abbrechen sind keine weiteren Angaben nötig. Wähle aus dem, was Discord beim Tippen anbietet, oder drücke *{ on-card-play }*.
targui1988-refusal-notation-occupy = Die Zahl der Kamele habe ich nicht erkannt. Wähle aus dem, was Discord beim Tippen anbietet, oder drücke *{ on-card-play }*.
targui1988-refusal-notation-buy = Das Feld oder die Zahl der Kamele habe ich nicht erkannt. Wähle aus dem, was Discord beim Tippen anbietet, oder drücke *{ on-card-play }*.
targui1988-refusal-notation-end = Um den Zug zu beenden, sind keine weiteren Angaben nötig. Wähle aus dem, was Discord beim Tippen anbietet, oder drücke *{ on-card-play }*.

## Was ein Zug gerade nicht hergibt

targui1988-barred-moved = schon getan, einmal pro Zug
targui1988-barred-bought = schon getan, einmal pro Zug
targui1988-barred-no-camels = du hast keine Kamele
targui1988-barred-nowhere = neben deinen Kamelen sind nur Schotts
targui1988-barred-nobody-near = keine gegnerischen Kamele neben deinen
targui1988-barred-all-guarded = auf allen Feldern neben deinen stehen gegnerische Kamele
targui1988-barred-silver = { $price } Silber nötig, du hast { $silver }
targui1988-barred-box = keine Kamele mehr in der Schachtel

## Der erste von mehreren Schritten

targui1988-node-set-out-source = Von { $value }…
targui1988-node-march-source = Ziehen von { $value }…
targui1988-node-march-target = Ziehen: { $value }…
targui1988-node-attack-source = Angreifen von { $value }…
targui1988-node-buy-square = Kaufen für { $value }…

## Einstellungen

targui1988-option-length = Länge
targui1988-length-1 = 1 Runde
targui1988-length-2 = 2 Runden
targui1988-length-3 = 3 Runden
targui1988-length-4 = 4 Runden
targui1988-length-5 = 5 Runden
targui1988-length-6 = 6 Runden
targui1988-length-7 = 7 Runden
targui1988-length-8 = 8 Runden
targui1988-length-9 = 9 Runden
targui1988-length-10 = 10 Runden
targui1988-length-11 = 11 Runden
targui1988-length-12 = 12 Runden
targui1988-length-13 = 13 Runden
targui1988-length-14 = 14 Runden
targui1988-length-15 = 15 Runden
targui1988-length-16 = 16 Runden
targui1988-length-last = bis zum letzten Stamm, höchstens 48 Runden
targui1988-option-destinies = Schicksalskarten außer Nummer 1
targui1988-option-destinies-none = wie zur Länge vorgeschlagen
targui1988-other-destiny-gift_ress = 2 Gast der Kel Ress
targui1988-other-destiny-gift_ilbakan = 3 Gast der Kel Ilbakan
targui1988-other-destiny-gift_ahaggar = 4 Gast der Kel Ahaggar
targui1988-other-destiny-gift_ajjer = 5 Gast der Kel Ajjer
targui1988-other-destiny-sandstorm = 6 Sandsturm
targui1988-other-destiny-drought = 7 Dürre
targui1988-other-destiny-caravan = 8 Große Karawane
targui1988-other-destiny-plague = 9 Seuche
targui1988-other-destiny-enemy_raid = 10 Feindlicher Raubzug
targui1988-other-destiny-rain = 11 Wolkenbruch
targui1988-other-destiny-spring = 12 Frühling
targui1988-other-destiny-erg_change = 13 Wanderdünen
targui1988-other-destiny-poison = 14 Vergiftetes Wasser
targui1988-other-destiny-camps_robbed = 15 Räuber in den Lagern
targui1988-other-destiny-silver_found = 16 Silber in den Bergen
targui1988-option-tribes = Stämme
targui1988-tribe-ajjer = Kel Ajjer (gelb)
targui1988-tribe-ahaggar = Kel Ahaggar (grün)
targui1988-tribe-ilbakan = Kel Ilbakan (rot)
targui1988-tribe-ress = Kel Ress (blau)
targui1988-option-camels = Kamele in der Schachtel
targui1988-camels-450 = 450
targui1988-camels-400 = 400

## Die Punkte

targui1988-part-tribute = Tribut
targui1988-score = Tribut
targui1988-score-counted = { $points } Tribut

## Befehle

targui1988-slash = targui-1988
targui1988-slash-description = { targui1988-name }: Stämme im Krieg um die Wüste, zu zweit bis zu viert
targui1988-slash-new-length = länge
targui1988-slash-new-length-description = Wie viele Runden, oder bis nur ein Stamm übrig ist (höchstens 48)
targui1988-slash-new-destinies = schicksal
targui1988-slash-new-destinies-description = Mit welchen Schicksalskarten; sind es zu viele oder zu wenige für die Runden, entscheidet das Los
targui1988-slash-new-tribes = stämme
targui1988-slash-new-tribes-description = Der Stamm (die Farbe) jedes Platzes
targui1988-slash-new-camels = kamele
targui1988-slash-new-camels-description = Wie viele Kamele in der Schachtel sind
targui1988-slash-sector = ecke
targui1988-slash-sector-description = Die Ecke des Spielplans für dein Lager wählen
targui1988-slash-sector-sector = ecke
targui1988-slash-sector-sector-description = Die Ecke
targui1988-slash-camp = lager
targui1988-slash-camp-description = Eine Gebietskarte durch dein Lager ersetzen
targui1988-slash-camp-square = feld
targui1988-slash-camp-square-description = Das Feld
targui1988-slash-march = ziehen
targui1988-slash-march-description = Kamele in ein Nachbargebiet ohne gegnerische Kamele ziehen
targui1988-slash-march-source = von
targui1988-slash-march-source-description = Das Gebiet, das sie verlassen
targui1988-slash-march-target = nach
targui1988-slash-march-target-description = Das Gebiet, in das sie ziehen
targui1988-slash-march-camels = kamele
targui1988-slash-march-camels-description = Wie viele Kamele
targui1988-slash-attack = angreifen
targui1988-slash-attack-description = Ein Nachbargebiet mit allen Kamelen eines deiner Gebiete angreifen
targui1988-slash-attack-source = von
targui1988-slash-attack-source-description = Das Gebiet, das angreift
targui1988-slash-attack-target = auf
targui1988-slash-attack-target-description = Das Gebiet, das angegriffen wird
targui1988-slash-roll = würfeln
targui1988-slash-roll-description = Den Angriff mit einem weiteren Wurf jeder Seite fortsetzen
targui1988-slash-press = weiter
targui1988-slash-press-description = Den Angriff fortsetzen, solange genug Kamele da sind
targui1988-slash-press-least = mindestens
targui1988-slash-press-least-description = Fortsetzen, solange mindestens so viele Kamele da sind
targui1988-slash-stop = abbrechen
targui1988-slash-stop-description = Den Angriff abbrechen
targui1988-slash-occupy = einrücken
targui1988-slash-occupy-description = In das eroberte Gebiet einrücken
targui1988-slash-occupy-camels = kamele
targui1988-slash-occupy-camels-description = Wie viele Kamele einrücken
targui1988-slash-buy = kaufen
targui1988-slash-buy-description = Kamele für eines deiner Gebiete kaufen
targui1988-slash-buy-square = feld
targui1988-slash-buy-square-description = Das Gebiet
targui1988-slash-buy-camels = kamele
targui1988-slash-buy-camels-description = Wie viele Kamele
targui1988-slash-end = ende
targui1988-slash-end-description = Deinen Zug beenden

## Die Regeln in Kürze

targui1988-rules =
    ### Das Ziel
    Vertreibe alle anderen Stämme, oder erziele den höchsten Tribut, bis die letzte Schicksalskarte aufgebraucht ist.

    ### Der Spielplan
    48 Gebietskarten, zufällig um die Große Saline gelegt. Jede Karte ist Silber wert (wirtschaftlicher Wert, schwarz auf weiß) und Stärke (strategischer Wert, weiß auf schwarz):
    Lager 4 und 4, Große Saline 5 und 5, Guelta 3 und 3, Reg 2 und 0, Erg 1 und 0, Fech-Fech 0 und 2, Gebirge 0 und 1.
    Ein Schott hat keinen Wert; niemand kann ihn betreten oder besitzen.
    Ihr wählt eure Stämme (die Farbe). Jeder Stamm nimmt sich eine Ecke und ersetzt eine ihrer 8 Karten durch sein Lager (zu dritt: eine von 3 vorgegebenen). Er beginnt mit 10 Kamelen im Lager und 10 Silber.

    ### Eine Runde
    Ein Würfel sagt, wie viele Züge jeder Stamm hat. So viele Karten jedes Stammes und eine Schicksalskarte werden gemischt; die Karten geben die Reihenfolge an. Bei einer 6 hat jeder Stamm nur eine Karte, die einen Doppelzug wert ist: ziehen, kaufen, ziehen, kaufen.

    ### Ein Zug
    Beides ist freiwillig, in dieser Reihenfolge:
    1. Von einem deiner Gebiete beliebig viele Kamele auf ein Nachbarfeld **ziehen**, gerade oder schräg, auf dem keine gegnerischen Kamele stehen, auch wenn es einem anderen Stamm gehört: Jetzt gehört es dir. Oder **angreifen**.
    2. Für eines deiner Gebiete Kamele **kaufen**, je 1 Silber, solange welche in der Schachtel sind.
    Ein Gebiet, das du leer zurücklässt, bleibt deines, bis jemand hineinzieht.

    ### Ein Angriff
    Alle Kamele eines Gebiets greifen ein Nachbargebiet an. Du würfelst zuerst: Der Würfel plus der strategische Wert des Gebiets, von dem du angreifst, halbiert und abgerundet, ist der Verlust der Verteidigung. Dann würfelt sie mit dem Wert des angegriffenen Gebiets. Nach jedem ihrer Würfe darfst du weitermachen oder abbrechen.
    Hat die Verteidigung keine Kamele mehr, rückst du mit 1 oder mehr der Kamele ein, die angegriffen haben. Hast du keine mehr, behältst du dein leeres Gebiet.
    Mit *{ targui1988-button-press-end }* wird von selbst weitergewürfelt, bis es entschieden ist, mit *Mindestens 3* nur, solange du noch 3 Kamele hast (höchstens 20 Würfe jeder Seite am Stück).

    ### Schicksal und Tribut
    Eine Schicksalskarte wirkt, sobald sie kommt; jede kommt einmal. Der Spielplan zeigt, welche noch kommen können.
    Am Ende der Runde bekommt jeder Stamm den wirtschaftlichen Wert seiner Gebiete in Silber. Hat er sein eigenes Lager verloren, bekommt er nichts, bis er es zurückerobert. Ein gegnerisches Lager zählt 4.

    ### Das Ende
    Ein Stamm ohne Gebiet scheidet aus; der letzte hat gewonnen. Sonst gewinnt der Stamm mit dem höchsten Tribut nach der letzten Runde, aber keiner ohne sein eigenes Lager. Hält niemand mehr das eigene Lager, wird trotzdem der wirtschaftliche Wert der Gebiete verglichen. Bei Gleichstand entscheiden Kamele, dann Silber; dann wird der Platz geteilt.
    Ein Spiel hat 1 bis 16 Runden, jede mit ihrer eigenen Schicksalskarte: 16 mit allen, 12 ohne die vier Kamelgeschenke. Der Tisch darf die Karten nennen; Nummer 1 ist immer dabei. Fehlende werden ausgelost; sind es zu viele, wählt das Los unter ihnen. Geht es bis zum letzten Stamm, werden aufgebrauchte Karten neu gemischt; nach 48 Runden entscheidet der Tribut.
targui1988-character-fierce = kriegerisch
targui1988-character-fierce-about = greift öfter an als andere
targui1988-character-peaceful = friedlich
targui1988-character-peaceful-about = geht lieber dorthin, wo niemand steht
targui1988-character-dogged = verbissen
targui1988-character-dogged-about = greift bis zum letzten Kamel an
