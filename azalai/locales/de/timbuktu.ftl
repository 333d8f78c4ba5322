### Timbuktu

timbuktu-name = Timbuktu
timbuktu-credits = { timbuktu-name }, von Dirk Henn, db-Spiele 1993, Queen Games 2005. Nicht von ihnen gemacht oder empfohlen. Wenn es dir gefällt, kauf das Spiel.
timbuktu-tagline = Führe deine Karawane an den Dieben vorbei: Alle wissen nur zum Teil, wo sie zuschlagen.
timbuktu-time = 45 bis 60 Minuten oder ein paar Wochen
timbuktu-first-time = Bringe so viele Waren wie möglich nach Timbuktu; je mehr von einer Sorte unterwegs verloren gehen, desto mehr ist jede wert, die ankommt.
    In einer Runde wählen alle geheim ein Kamel; der Reihe nach schickt ihr es dann in einen Pferch, auf den freien Stellplatz mit der niedrigsten Nummer: am besten dorthin, wo du keinen Dieb erwartest. Deine eigenen Diebeskarten verraten dir einen Teil.

## Was in der Schachtel ist

timbuktu-good-gold = Gold
timbuktu-good-coffee = Kaffee
timbuktu-good-pepper = Pfeffer
timbuktu-good-salt = Salz
timbuktu-good-water = Wasser
timbuktu-good-counted = { $count } { $value ->
    [gold] Gold
    [coffee] Kaffee
    [pepper] Pfeffer
    [salt] Salz
   *[water] Wasser
}
timbuktu-enclosure-crescent = Halbmond
timbuktu-enclosure-lamp = Lampe
timbuktu-enclosure-scimitar = Krummsäbel
timbuktu-enclosure-star = Stern
timbuktu-enclosure-moon = Mond
timbuktu-site-start = der Start
timbuktu-site-oasis_1 = die erste Oase
timbuktu-site-oasis_2 = die zweite Oase
timbuktu-site-oasis_3 = die dritte Oase
timbuktu-site-oasis_4 = die letzte Oase
timbuktu-site-timbuktu = Timbuktu
timbuktu-letter-A = A
timbuktu-letter-B = B
timbuktu-letter-C = C
timbuktu-letter-D = D
timbuktu-letter-E = E
timbuktu-letter-F = F
timbuktu-letter-G = G
timbuktu-letter-H = H
timbuktu-camel-load = { $camel } ({ $goods })
timbuktu-theft = { $seat } { $camel } ({ $goods })

## Was geschehen ist

timbuktu-event-loaded-all = { $seat } hat alle Kamele beladen.
timbuktu-event-own-load = { $reader } belud Kamel { $camel } mit { $goods }.
timbuktu-event-caravan-shown = { $seat } hat so beladen: { $loads }.
timbuktu-event-placed = { $seat } stellte Kamel { $camel } in den Pferch { $enclosure }.
timbuktu-event-stage-began = Etappe { $stage } beginnt, das Ziel ist { $site }. Die Diebeskarten sind verteilt; { $seat } fängt an.
timbuktu-event-own-pack = { $reader } hält die Diebeskarten { $enclosure }, Stellplätze { $stalls }: { $goods }.
timbuktu-event-chose = { $seat } hat ein Kamel gewählt.
timbuktu-event-own-choice = { $reader } hat Kamel { $camel } gewählt.
timbuktu-event-took-back = { $seat } nahm die Wahl zurück.
timbuktu-event-revealed = { $seat } deckte Kamel { $camel } auf.
timbuktu-event-travelled = { $seat } schickte Kamel { $camel } in den Pferch { $enclosure }, Stellplatz { $stall }.
timbuktu-event-paid = { $seat } gab von Kamel { $camel } { $good } ab.
timbuktu-event-exchanged = { $seat } hielt mit Kamel { $camel } auf einem Tauschplatz: Alle Sätze Diebeskarten wandern einen Platz nach links.
timbuktu-event-raided = Diebe im Pferch { $enclosure } suchten auf den Stellplätzen { $stalls } nach { $goods }. { $thefts-count ->
    [0] Nichts wurde gestohlen.
   *[other] Gestohlen: { $thefts }.
}
timbuktu-event-arrived = { $seat } hat in Timbuktu { $count ->
    [one] { $count } Ware
   *[other] { $count } Waren
} im Wert von { $points ->
    [one] { $points } Punkt
   *[other] { $points } Punkten
}.

## Was man tut

timbuktu-act-load = Kamel beladen
timbuktu-act-place = Kamel aufstellen
timbuktu-act-choose = Kamel wählen
timbuktu-act-go = Pferch wählen
timbuktu-act-takeback = Meine Wahl ändern

timbuktu-move-load = Kamel { $camel } beladen: { $goods }.
timbuktu-move-place = Kamel { $camel } aufstellen: { $enclosure }.
timbuktu-move-choose = In dieser Runde Kamel { $camel } losschicken.
timbuktu-move-go = { $price-count ->
    [0] In den Pferch { $enclosure } ziehen.
   *[other] In den Pferch { $enclosure } ziehen und { $price } abgeben.
}
timbuktu-move-takeback = Deine Wahl zurücknehmen und neu wählen.
timbuktu-brief-go = { $price-count ->
    [0] Zum Pferch { $enclosure }
   *[other] { $enclosure }, { $price } abgeben
}
timbuktu-short-choose = Kamel { $camel } wählen

timbuktu-node-place-camel = Aufstellen: { $value }…
timbuktu-node-go-enclosure = { $value }…
timbuktu-node-load-camel = Kamel { $value } beladen…

timbuktu-ask-act = Was tust du?
timbuktu-ask-load-camel = Welches Kamel belädst du?
timbuktu-ask-load-goods = Welche vier Waren? Mindestens drei Sorten.
timbuktu-ask-place-camel = Welches Kamel stellst du auf?
timbuktu-ask-place-enclosure = In welchen Pferch?
timbuktu-ask-choose-camel = Welches Kamel reist in dieser Runde?
timbuktu-ask-go-enclosure = In welchen Pferch geht es?
timbuktu-ask-go-price = Welche Ware gibst du ab?

## Was nicht geht

timbuktu-barred-takeback = alle haben gewählt, Kamel { $camel } ist aufgedeckt und reist
timbuktu-refusal-all-loaded = Alle deine Kamele sind beladen. Nimm die letzte Ladung zurück, wenn du sie ändern willst.
timbuktu-refusal-chosen = Du hast schon ein Kamel gewählt. Nimm die Wahl zuerst zurück, wenn du ein anderes willst.
timbuktu-refusal-costs-one = Dorthin führt kein Pfeil: Das kostet eine Ware dieses Kamels. Wähle, welche.
timbuktu-refusal-enclosure-full = Alle fünf Stellplätze dieses Pferchs sind besetzt. Wähle einen anderen.
timbuktu-refusal-every-enclosure = In jedem Pferch muss eines deiner Kamele stehen. Wähle einen, in dem du noch keines hast.
timbuktu-refusal-four-goods = Ein Kamel startet mit genau vier Waren. Wähle vier.
timbuktu-refusal-free-way = Dieser Weg kostet nichts. Gehe ihn, ohne eine Ware abzugeben.
timbuktu-refusal-has-travelled = Dieses Kamel ist in dieser Etappe schon gereist. Wähle eines, das noch nicht gereist ist.
timbuktu-refusal-leave-room = Die freien Plätze dort brauchen andere, die in diesem Pferch noch kein Kamel haben. Wähle einen anderen.
timbuktu-refusal-load-next = Als Nächstes wird Kamel { $camel } beladen. Belade die Kamele der Reihe nach.
timbuktu-refusal-no-such-camel = Dieses Kamel ist nicht im Spiel. Wähle eines von deinen.
timbuktu-refusal-not-on-camel = Das trägt dieses Kamel nicht. Wähle eine seiner Waren.
timbuktu-refusal-nothing-to-take-back = Du hast jetzt keine geheime Wahl zurückzunehmen. Wähle einen anderen Zug.
timbuktu-refusal-now-choosing = Im Moment wählen alle ein Kamel. Wähle deines.
timbuktu-refusal-now-loading = Die Kamele werden gerade beladen. Belade zuerst deine.
timbuktu-refusal-now-placing = Die Kamele werden gerade am Start aufgestellt. Stelle eines von deinen auf.
timbuktu-refusal-now-travelling = Dein Kamel ist aufgedeckt. Wähle den Pferch, in den es geht.
timbuktu-refusal-one-good = Ein Weg ohne Pfeil kostet eine Ware, nicht mehr. Wähle eine.
timbuktu-refusal-order = Nenne die Waren in der üblichen Reihenfolge: Gold, Kaffee, Pfeffer, Salz, Wasser.
timbuktu-refusal-others-too = Damit könnten deine anderen Kamele nicht mehr alle drei Sorten bekommen. Wähle eine andere Ladung.
timbuktu-refusal-placed = Dieses Kamel steht schon. Wähle ein anderes.
timbuktu-refusal-three-kinds = Ein Kamel startet mit mindestens drei Sorten. Wähle eine andere Ladung.
timbuktu-refusal-used-up = So viele Waren hast du von einer dieser Sorten nicht mehr. Wähle eine andere Ladung.
timbuktu-refusal-notation-load = Die Ladung habe ich nicht erkannt. Wähle aus dem, was Discord beim Tippen anbietet, oder drücke *{ on-card-play }*.
timbuktu-refusal-notation-place = Das Kamel oder seinen Pferch habe ich nicht erkannt. Wähle aus dem, was Discord beim Tippen anbietet, oder drücke *{ on-card-play }*.
timbuktu-refusal-notation-choose = Das Kamel habe ich nicht erkannt. Wähle aus dem, was Discord beim Tippen anbietet, oder drücke *{ on-card-play }*.
timbuktu-refusal-notation-go = Den Pferch oder die Ware, die du abgibst, habe ich nicht erkannt. Wähle aus dem, was Discord beim Tippen anbietet, oder drücke *{ on-card-play }*.
timbuktu-refusal-notation-takeback = Um eine Wahl zurückzunehmen, braucht es sonst nichts. Wähle aus dem, was Discord beim Tippen anbietet, oder drücke *{ on-card-play }*.

## Optionen

timbuktu-option-first_seat = Wer beginnt
timbuktu-first-seat-random = wird ausgelost
timbuktu-first-seat-first = der erste Platz
timbuktu-option-distribution = Waren am Start
timbuktu-distribution-printed = wie aufgedruckt
timbuktu-distribution-free = selbst verladen

## Die Punkte

timbuktu-part-gold = Gold
timbuktu-part-coffee = Kaffee
timbuktu-part-pepper = Pfeffer
timbuktu-part-salt = Salz
timbuktu-part-water = Wasser

## Befehle

timbuktu-slash = timbuktu
timbuktu-slash-description = { timbuktu-name }: Karawanen und Diebe auf dem Weg durch die Wüste, zu dritt bis zu fünft
timbuktu-slash-new-first_seat = wer-beginnt
timbuktu-slash-new-first_seat-description = Wer beginnt: wird ausgelost, oder der erste Platz
timbuktu-slash-new-distribution = waren
timbuktu-slash-new-distribution-description = Waren am Start: wie aufgedruckt, oder alle verladen sie selbst und geheim
timbuktu-slash-load = beladen
timbuktu-slash-load-description = Dein nächstes Kamel beladen, wenn die Waren frei verteilt werden
timbuktu-slash-load-camel = kamel
timbuktu-slash-load-camel-description = Das Kamel, das du belädst
timbuktu-slash-load-goods = waren
timbuktu-slash-load-goods-description = Vier Waren von mindestens drei Sorten
timbuktu-slash-place = aufstellen
timbuktu-slash-place-description = Ein Kamel am Start aufstellen
timbuktu-slash-place-camel = kamel
timbuktu-slash-place-camel-description = Das Kamel, das du aufstellst
timbuktu-slash-place-enclosure = pferch
timbuktu-slash-place-enclosure-description = Wo es steht
timbuktu-slash-choose = wählen
timbuktu-slash-choose-description = Geheim das Kamel wählen, das in dieser Runde reist
timbuktu-slash-choose-camel = kamel
timbuktu-slash-choose-camel-description = Ein Kamel, das in dieser Etappe noch nicht gereist ist
timbuktu-slash-go = reisen
timbuktu-slash-go-description = Dein aufgedecktes Kamel in einen Pferch des nächsten Orts schicken
timbuktu-slash-go-enclosure = pferch
timbuktu-slash-go-enclosure-description = Der Pferch; das Kamel bekommt den freien Stellplatz mit der niedrigsten Nummer
timbuktu-slash-go-price = ware
timbuktu-slash-go-price-description = Die Ware, die du abgibst, wo kein Pfeil hinführt
timbuktu-slash-takeback = zurücknehmen
timbuktu-slash-takeback-description = Deine geheime Wahl zurücknehmen, solange andere noch wählen

## Die Regeln in Kürze

timbuktu-rules =
    ### Das Ziel
    Bringt eure Waren vom Start nach Timbuktu. An jedem Ort schlagen Diebe zu; ihr wisst jeweils nur zum Teil, wo. Es gibt fünf Sorten: Gold, Kaffee, Pfeffer, Salz, Wasser. Eine Ware in Timbuktu ist 1 Punkt wert für jede Ware ihrer Sorte, die im Lauf der Partie gestohlen oder abgegeben wurde. Die meisten Punkte gewinnen; bei Gleichstand die meisten Waren in Timbuktu; danach wird der Sieg geteilt.

    ### Die Karawanen
    Zu fünft hat jede Karawane 5 Kamele, und es gibt 5 Etappen; zu viert 6 Kamele und 4 Etappen; zu dritt 8 Kamele und 3 Etappen. Jedes Kamel startet mit 4 Waren. Jeder Ort hat fünf Pferche (Halbmond, Lampe, Krummsäbel, Stern, Mond) mit fünf Stellplätzen.
    Start: Reihum stellt ihr je ein Kamel in einen Pferch, bis alle stehen. Jede Karawane muss in jedem Pferch mindestens ein Kamel haben, darum bleiben Plätze frei, die andere brauchen.

    ### Die Diebeskarten
    Fünfzehn Karten bilden fünf Sätze: ein Pferch, zwei Stellplätze und zwei Sorten. Genau diese Sorten werden auf genau diesen Stellplätzen dieses Pferchs gestohlen.
    Stellplätze: 1 und 3, 3 und 4, 2 und 4, 2 und 5, 1 und 5. Waren: Gold und Kaffee, Kaffee und Pfeffer, Pfeffer und Salz, Salz und Wasser, Wasser und Gold.
    In jeder Etappe haltet ihr je einen Satz. Zu viert liegt ein weiterer zwischen der Person, die beginnt, und der rechts von ihr; zu dritt liegt links und rechts von der Person, die beginnt, je einer. Diese Sätze sieht niemand.

    ### Eine Runde
    - Alle wählen gleichzeitig und geheim ein Kamel, das in dieser Etappe noch nicht gereist ist. Du darfst deine Wahl zurücknehmen, bis auch die letzte Person gewählt hat.
    - Reihum wird jede Karte aufgedeckt, und ihr Kamel geht in einen beliebigen Pferch des nächsten Orts, der nicht voll ist, immer auf den freien Stellplatz mit der niedrigsten Nummer. Du entscheidest erst, wenn du siehst, was vorher geschah.
    - Aus jedem Pferch führen zwei Pfeile: geradeaus und zum linken Nachbarn (vom Halbmond zum Mond). Diese Wege sind gratis. Jeder andere Pferch kostet eine Ware dieses Kamels nach eigener Wahl. Ein leeres Kamel geht überallhin gratis.
    - Hält ein Kamel auf einem Tauschplatz (zwei an jedem Ort), wandern sofort alle fünf Sätze einen Platz nach links, auch die zwischen euch. Was du gesehen hast, bleibt bis zum Ende der Etappe in deinem Notizbuch.
    Dann beginnt die nächste Person eine Runde. Hat jede Karawane nur noch ein Kamel übrig, werden diese automatisch gewählt.

    ### Die Nacht
    Sind alle Kamele gereist, werden die fünf Sätze aufgedeckt. Ein Kamel auf einem genannten Stellplatz verliert alle Waren der genannten Sorten. Dann fängt die nächste Person die nächste Etappe an, und die Diebeskarten werden neu verteilt. Die letzte Etappe endet in Timbuktu, auch dort mit Dieben.

    ### Variante: Waren selbst verladen
    Ihr bekommt je 4 Waren jeder Sorte (5 zu viert, 7 zu dritt) und beladet eure Kamele geheim: jedes mit vier Waren von drei oder vier Sorten. Was übrig bleibt, zählt nicht.
timbuktu-character-wary = misstrauisch
timbuktu-character-wary-about = meidet die Diebe, was der Weg auch kostet
timbuktu-character-thrifty = sparsam
timbuktu-character-thrifty-about = zahlt fast nie für einen Weg
timbuktu-character-golden = goldgierig
timbuktu-character-golden-about = bringt vor allem sein Gold ans Ziel
