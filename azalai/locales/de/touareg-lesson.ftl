### Die Lehrpartie von Touareg (games/touareg/lesson.py): je Text höchstens zwei kurze Sätze.

touareg-lesson-welcome = **Willkommen bei { touareg-name }.** Eine echte Partie gegen zwei Roboter, bei der nichts auf dem Spiel steht. Ein Stern ★ markiert meinen Rat; tust du etwas anderes, geht die Lehrpartie trotzdem weiter.
touareg-lesson-free = **Mehr brauchst du nicht zu wissen.** Die zweite Etappe gehört dir: Spiele sie zu Ende oder so lange du magst. *Tipp* zeigt dir jederzeit einen Zug, und *Lehrpartie beenden* schließt sie.
touareg-lesson-end = **Das war deine erste Partie { touareg-name }.** Jetzt eine richtige, im Freundeskreis oder gegen Roboter?

## Regeln

touareg-lesson-aim = Das Spiel hat zwei Etappen. Wer am Ende einer Etappe von einer Sorte die meisten Waren auf Tieren, in Höhlen und unter Dieben hat, bekommt Punkte dafür; die meisten Punkte gewinnen.
touareg-lesson-draw = Dein Zug ist eine von vier Aktionen. Die erste: Ziehe die obersten 3 Karten auf deine Hand.
touareg-lesson-send = Nach dem Ziehen legst du mindestens eine Handkarte auf den Markt, wo alle sie nehmen können. Am Ende deines Zuges darfst du höchstens 4 Karten behalten.
touareg-lesson-worth = Je seltener, desto besser: Die meisten der 8 Wasser bringen 6 Punkte, der 10 Gold 5, der 12 Steinsalz 4, der 14 Hirse 3. Als Geld ist ein Wasser 3 Dinar wert, ein Gold 2, ein Steinsalz oder eine Hirse 1.
touareg-lesson-market = Eine andere Aktion: Nimm bis zu 4 Waren einer Sorte vom Markt, direkt auf eines deiner Tiere.
touareg-lesson-load = Eine dritte Aktion: Lade bis zu 4 Handkarten auf ein Tier, oben auf das, was es schon trägt. Karten auf deiner Hand zählen am Ende nicht.
touareg-lesson-loading = Ein Kamel trägt 4 Waren von höchstens zwei Sorten, und von unten nach oben wechselt die Sorte nur einmal. Wasser reist nur mit Wasser, und mehr als 2 Gold dürfen es nicht sein.
touareg-lesson-buy = Die vierte Aktion: Kaufe eine Sonderkarte für 3 Dinar, mit Handkarten und mit Karten oben von deinen Tieren. Wechselgeld gibt es nicht, und eine Karte, die du hättest behalten können, zählt nicht als Bezahlung, außer sie liegt auf einer, die du brauchst.
touareg-lesson-specials = Ein Esel trägt ab deinem nächsten Zug 4 beliebige Waren in beliebiger Reihenfolge; ein Plan ist 2 Punkte wert, wenn du ihn einlöst. Zu dritt gibt es 3 Esel, 3 Höhlen, 3 Diebe und 2 Pläne, sonst ein paar mehr oder weniger.
touareg-lesson-cave = In jedem Zug darfst du, zusätzlich zur Aktion, in jeder Höhle 1 Ware verstecken, aus der Hand oder oben von einem Tier; eine Höhle fasst 2. Sie zählen für dich, und niemand kann sie nehmen.
touareg-lesson-thief = Ein Dieb stiehlt einmal, zusätzlich zur Aktion: eine zufällige Handkarte oder die oberste Ware eines Tiers. Sie zählt für dich.
touareg-lesson-cave-later = Eine Karte, die dir begegnen kann: Eine Höhle versteckt 2 Waren, eine pro Zug, und sie zählen für dich.
touareg-lesson-thief-later = Ein Dieb, eine der Sonderkarten, nimmt einmal zusätzlich zur Aktion eine Handkarte oder die oberste Ware eines Tiers.
touareg-lesson-last-turns = Die letzte Karte ist gezogen: Alle sind noch einmal am Zug, ohne Karten zu ziehen, zuletzt die Person, die sie gezogen hat; passen ist erlaubt. Waren nur noch 1 oder 2 Karten da, musst du keine auf den Markt legen, außer du hast mehr als 4.
touareg-lesson-majority = Die Etappe wird gewertet: Wer von einer Sorte die meisten hat, bekommt ihre Punkte. Haben mehrere gleich viele, gibt es für alle davon 1 Punkt weniger.
touareg-lesson-unused = Sonderkarten, die du nicht benutzt hast, sind je 1 Punkt wert, ein Plan 2: Löse sie jetzt ein oder behalte sie für Etappe 2. Benutzte kommen zurück, und die gezählten Waren werden zum neuen Stapel.
touareg-lesson-stage-two = Hände und Markt bleiben, und wer links von der Person sitzt, die die letzte Karte gezogen hat, beginnt. Am Ende werden alle unbenutzten Karten eingelöst, und bei Gleichstand entscheiden die Dinar auf der Hand; sind auch sie gleich, wird der Platz geteilt.

## Was geraten wird, und warum

touareg-lesson-send-water = Lege das Wasser auf den Markt: Dort liegen schon zwei. Nimmt sie keiner der Roboter vorher, kannst du in deinem nächsten Zug alle drei auf einmal nehmen.
touareg-lesson-take-water = Glück gehabt, niemand hat es genommen: Lade die 3 Wasser auf Kamel 1. Drei von acht könnten gut die meisten sein.
touareg-lesson-load-two = Kamel 2 ist frei: unten Steinsalz, darauf Gold. Die Sorte wechselt einmal, das ist erlaubt.
touareg-lesson-draw-again = Deine Hand ist leer. Ziehe.
touareg-lesson-send-salt = Lege das Steinsalz auf den Markt: Gold und Hirse sind zusammen genau 3 Dinar, der Preis einer Sonderkarte.
touareg-lesson-buy-cave = Gold und Hirse sind 2 und 1 Dinar, genau der Preis. Eine Höhle schützt deine besten Waren vor Dieben.
touareg-lesson-hide-gold = Verstecke gleich das Gold von Kamel 2.
touareg-lesson-hide-salt = Verstecke vor deiner Aktion auch noch das Steinsalz: Dann ist Kamel 2 wieder frei.
touareg-lesson-take-salt = Jetzt hat es Platz für 4 Steinsalz, und genau so viele liegen auf dem Markt.
touareg-lesson-buy-thief = Ein Wasser allein bezahlt einen Dieb. Zwei bleiben dir, und sonst hat niemand eines auf einem Tier.
touareg-lesson-steal-gold = Nimm das Gold, das oben auf Kamel 2 des zweiten Roboters liegt; er hat am meisten davon.
touareg-lesson-draw-once-more = Der Stapel geht zur Neige. Ziehe noch einmal.
touareg-lesson-send-millet = Lege eine Hirse auf den Markt. Was bleibt, ist der Preis für eine weitere Karte.
touareg-lesson-buy-plan = Gold und Hirse auf deiner Hand zählen nichts, ein Plan bringt 2 Punkte. Kaufe ihn.
touareg-lesson-last-water = Ein Wasser ist auf den Markt gekommen: Lade es zu deinen zweien, und niemand kann dich einholen. Es ist dein letzter Zug in dieser Etappe.
touareg-lesson-cash-plan = Du hast am meisten Wasser und Steinsalz, 6 und 4 Punkte; die Roboter teilen sich die Hirse, für je 2 statt 3. Löse den Plan ein: noch 2 Punkte.
