### Die Lehrpartie von Timbuktu (games/timbuktu/lesson.py): je Text höchstens zwei kurze Sätze.

timbuktu-lesson-welcome = **Willkommen bei { timbuktu-name }.** Eine echte Partie gegen vier Roboter, bei der nichts auf dem Spiel steht. Ein Stern ★ markiert meinen Rat; tust du etwas anderes, geht die Lehrpartie trotzdem weiter.
timbuktu-lesson-free = **Mehr brauchst du nicht zu wissen.** Der Weg nach Timbuktu gehört jetzt dir: Reise bis ans Ziel oder so lange du magst. *Tipp* zeigt dir jederzeit einen Zug, und *Lehrpartie beenden* schließt sie.
timbuktu-lesson-end = **Das war deine erste Partie { timbuktu-name }.** Jetzt eine richtige, im Freundeskreis oder gegen Roboter?

## Regeln

timbuktu-lesson-aim = Bringe deine Waren an den Dieben vorbei nach Timbuktu: Jede ist dort 1 Punkt wert für jede Ware ihrer Sorte, die unterwegs gestohlen oder abgegeben wurde. Die meisten Punkte gewinnen; bei Gleichstand die meisten Waren, sonst teilt ihr den Sieg.
timbuktu-lesson-start = Reihum stellt ihr je ein Kamel in einen Pferch. Am Ende hat jede Karawane in jedem der fünf mindestens eines, darum bleiben Plätze frei, die andere brauchen.
timbuktu-lesson-caravans = Zu fünft hat jede Karawane 5 Kamele mit 4 Waren, und es liegen 5 Etappen vor euch (zu viert 6 und 4, zu dritt 8 und 3). Jeder Ort hat dieselben fünf Pferche mit fünf Stellplätzen.
timbuktu-lesson-travel = In einer Runde bewegt ihr nacheinander je ein Kamel zum nächsten Ort: in einen Pferch deiner Wahl und dort auf den freien Stellplatz mit der niedrigsten Nummer. Den Pferch wählst du erst, wenn du am Zug bist und gesehen hast, wohin die anderen vor dir gegangen sind.
timbuktu-lesson-arrows = Aus jedem Pferch sind zwei Wege gratis: geradeaus und zum linken Nachbarn (vom Halbmond zum Mond). Jeder andere Pferch kostet eine Ware dieses Kamels; ein leeres Kamel geht überallhin.
timbuktu-lesson-packs = Heute Nacht schlagen am nächsten Ort Diebe zu, wie fünf Sätze Karten es sagen: Jeder nennt einen Pferch, zwei seiner Stellplätze und zwei Sorten. Genau diese werden dort gestohlen.
timbuktu-lesson-choose = Zuerst wählen alle gleichzeitig und geheim ein Kamel, das noch nicht gereist ist. Du darfst deine Wahl zurücknehmen, bis auch die letzte Person gewählt hat.
timbuktu-lesson-held = In jeder Etappe haltet ihr je einen Satz und seht nur diesen. Zu viert liegt noch einer zwischen zweien von euch, zu dritt zwei, und die sieht niemand.
timbuktu-lesson-tables = Die Stellplatzkarten sind immer 1 und 3, 3 und 4, 2 und 4, 2 und 5, 1 und 5; die Warenkarten Gold und Kaffee, Kaffee und Pfeffer, Pfeffer und Salz, Salz und Wasser, Wasser und Gold. Eine Karte, die du bei einem Pferch gesehen hast, kann also bei keinem anderen liegen.
timbuktu-lesson-exchange = Jeder Ort hat zwei markierte Tauschplätze. Hält dort ein Kamel, wandern alle Sätze einen Platz nach links, und was du gesehen hast, bleibt bis zum Ende der Etappe in deinem Notizbuch.
timbuktu-lesson-next-round = Die nächste Person beginnt die nächste Runde. Hat jede Karawane nur noch ein Kamel übrig, werden diese automatisch gewählt.
timbuktu-lesson-night = Sind alle Kamele gereist, werden die Sätze aufgedeckt, und ein Kamel auf einem genannten Stellplatz verliert alle seine Waren dieser Sorten. Dann fängt die nächste Person eine neue Etappe mit neuen Diebeskarten an; die letzte endet in Timbuktu, auch dort mit Dieben.
timbuktu-lesson-variant = Man kann die Waren auch selbst verladen: Alle bekommen gleich viele von jeder Sorte und laden geheim je vier Waren von drei oder vier Sorten auf jedes Kamel. Was übrig bleibt, zählt nicht.

## Was geraten wird, und warum

timbuktu-lesson-place-on = Jedes Kamel startet in einem anderen Pferch: So bleiben dir alle Wege offen.
timbuktu-lesson-place-last = Nach diesem findet das letzte Kamel seinen Platz von selbst.
timbuktu-lesson-choose-first = Dein eigener Satz sagt: Kaffee und Pfeffer, von den Stellplätzen 1 und 5 im Halbmond. Schicke Kamel D los, das weit weg davon im Mond steht.
timbuktu-lesson-go-moon = Geradeaus zum Mond ist gratis und führt auf Stellplatz 1. Ein guter Platz: Von den vier Stellplatzkarten, die du nicht siehst, nennt nur eine die 1.
timbuktu-lesson-choose-second = Kamel E trägt Kaffee und kommt auch nicht in die Nähe des Halbmonds.
timbuktu-lesson-go-scimitar = Krummsäbel und Lampe sind gratis, beide mit Stellplatz 3. Es macht keinen Unterschied, also geradeaus.
timbuktu-lesson-choose-third = Kamel C steht bei der Lampe: Ein Pfeil führt von dort zum Halbmond, und ein Tauschplatz wartet darauf.
timbuktu-lesson-go-exchange = Stellplatz 2 im Halbmond ist sicher, das sagt dein Satz. Und er zeigt dir einen weiteren Satz.
timbuktu-lesson-choose-fourth = Die Sätze sind zweimal gewandert: Du hast drei von fünf gesehen, sie stehen in deinem Notizbuch. Kamel A hat einen Gratisweg zum Halbmond, den du am besten kennst.
timbuktu-lesson-go-safe = Stellplatz 4 im Halbmond: Hier werden nur 1 und 5 beraubt, es kann also nichts passieren.
timbuktu-lesson-go-last = Der Satz für den Stern sagt 1 und 3, und Kamel B bekommt Stellplatz 5. Wieder sicher.
