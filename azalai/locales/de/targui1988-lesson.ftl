### Die Lehrpartie zu Targui 1988 (games/targui1988/lesson.py): jeder Text höchstens zwei kurze Sätze.

targui1988-lesson-welcome = **Willkommen bei Targui, dem Krieg der Stämme.** Eine echte Partie über vier Runden gegen einen Roboter, bei der nichts auf dem Spiel steht. Ein Stern ★ zeigt meinen Rat; die Lehrpartie geht weiter, was immer du sonst tust.
targui1988-lesson-free = **Mehr brauchst du nicht zu wissen.** Was vom Krieg noch bleibt, gehört dir: Spiel ihn zu Ende, oder solange du magst. *Tipp* zeigt dir jederzeit einen Zug, und *Lehrpartie beenden* schließt sie.
targui1988-lesson-end = **Das war dein erster Krieg der Stämme.** Jetzt eine richtige Partie, mit anderen oder gegen Roboter?

## Regeln

targui1988-lesson-aim = Vertreibe die anderen Stämme, oder erziele bis zum Ende der letzten Runde den höchsten Tribut. Tribut ist das Silber, das deine Gebiete bringen.
targui1988-lesson-tribe = Jeder Stamm nimmt sich eine Ecke und ersetzt eine der 8 Karten dort durch sein Lager (zu dritt eine von drei vorgegebenen). Dort beginnt er mit 10 Kamelen, und mit 10 Silber.
targui1988-lesson-board = 48 Karten liegen zufällig um die Große Saline; jede Karte ist Silber wert (schwarz auf weiß) und Stärke (weiß auf schwarz). Ein Schott ist nichts wert, und niemand kann ihn betreten oder besitzen.
targui1988-lesson-values = Silber und Stärke: Große Saline 5 und 5, Lager 4 und 4, Guelta 3 und 3, Reg 2 und 0, Erg 1 und 0, Fech-Fech 0 und 2, Gebirge 0 und 1. Mit Silber kaufst du Kamele, Stärke hilft im Kampf.
targui1988-lesson-round = In jeder Runde sagt ein Würfel, wie viele Züge jeder Stamm hat; ihre Karten und eine Schicksalskarte werden gemischt, und deren Reihenfolge ist die der Züge. Bei einer 6 hat jeder Stamm einen Doppelzug: ziehen, kaufen, ziehen, kaufen.
targui1988-lesson-move = In einem Zug darfst du zuerst beliebig viele Kamele von einem Gebiet auf ein Nachbarfeld ziehen, gerade oder schräg, wo keine gegnerischen Kamele stehen: Dann ist es deines. Oder du greifst an; und danach darfst du kaufen.
targui1988-lesson-buy = Dann darfst du Kamele für eines deiner Gebiete kaufen, je 1 Silber, solange welche in der Schachtel sind.
targui1988-lesson-destiny = Eine Schicksalskarte wirkt, sobald sie kommt, und jede kommt nur einmal. Der Spielplan zeigt, welche noch kommen können.
targui1988-lesson-empty = Ein Gebiet, das du leer zurücklässt, bleibt deines, bis jemand hineinzieht. Ein Kamel genügt also, damit andere es nicht einfach nehmen.
targui1988-lesson-tribute = Am Ende einer Runde bekommt jeder Stamm den Silberwert seiner Gebiete ausgezahlt, 4 für ein gegnerisches Lager. Ohne sein eigenes Lager bekommt er nichts, bis er es zurückerobert.
targui1988-lesson-attack = Bei einem Angriff gehen alle Kamele eines Gebiets gegen ein Nachbarfeld. Du würfelst zuerst: Der Würfel plus die Stärke deines eigenen Gebiets, halbiert und abgerundet, ist der Verlust der Verteidigung; dann würfelt sie mit der Stärke des ihren.
targui1988-lesson-outcome = Nach jedem Wurf der Verteidigung darfst du weitermachen oder abbrechen. Hat sie keine Kamele mehr, rückst du mit 1 oder mehr von deinen ein; hast du keine mehr, behältst du dein leeres Gebiet.
targui1988-lesson-press = *{ targui1988-button-press-end }* würfelt von selbst weiter, bis es entschieden ist; mit *Mindestens 3* nur, solange du noch 3 Kamele hast (höchstens 20 Würfe jeder Seite am Stück).
targui1988-lesson-end-of-game = Ein Stamm ohne Gebiet scheidet aus, und der letzte gewinnt; sonst gewinnt der höchste Tribut nach der letzten Runde, aber nicht ohne das eigene Lager (außer niemand hat seines). Bei Gleichstand entscheiden Kamele, dann Silber, sonst wird geteilt.
targui1988-lesson-length = Ein Spiel hat 1 bis 16 Runden, jede mit ihrer eigenen Schicksalskarte: Der Tisch darf sie nennen, und die übrigen werden ausgelost. Oder es geht bis zum letzten Stamm, höchstens über 48 Runden.

## Was geraten wird, und warum

targui1988-lesson-pitch-camp = Ersetze eine arme Karte: E6 ist nur ein Erg. Daneben liegt eine Guelta, und nicht weit weg die Große Saline.
targui1988-lesson-to-guelta = Die Seuche, eine Schicksalskarte, hat dir die Hälfte deiner Kamele genommen. Zieh mit 4 von den 5 zur Guelta auf E5, und lass eines in deinem Lager.
targui1988-lesson-buy-ten = Gib alle 10 Silber für Kamele auf E5 aus: Von dort erreichst du alles, was gut ist.
targui1988-lesson-to-saline = Die Hälfte geht zur Großen Saline, D4: 5 Silber und 5 Stärke, die beste Karte, die es gibt.
targui1988-lesson-to-second-guelta = Von E5 ist noch eine Guelta zu erreichen, F5. Schick 4 der 7 Kamele los und behalte 3 hier.
targui1988-lesson-first-attack = 15 Silber: Lager 4, Saline 5, zwei Gueltas zu je 3. Greif jetzt C5 an, denn die Saline gibt dir für jeden Wurf 5 dazu, die Guelta dort nur 3.
targui1988-lesson-roll-on = Dort ist noch ein Kamel gegen drei von deinen. Mach weiter.
targui1988-lesson-occupy-first = C5 ist leer. Rück mit zweien ein und lass eines auf der Saline.
targui1988-lesson-buy-fifteen = Alles Silber für Kamele, und zwar auf C5: Dort beginnt der nächste Angriff.
targui1988-lesson-second-attack = Der Frühling hat jeder deiner Gueltas 5 Kamele gebracht. Mit 22 gegen 8 kannst du C6 angreifen.
targui1988-lesson-poor-rolls = Ein schlechter Wurf, aber du hast immer noch dreimal so viele. Mach weiter, Wurf für Wurf, und sieh zu, wie es läuft.
targui1988-lesson-roll-again = Nur eine 1. Du liegst noch weit vorn, 16 gegen 4.
targui1988-lesson-two-left = Noch eine 1, aber es sind nur zwei übrig. Noch einmal.
targui1988-lesson-occupy-second = Teile sie: Die Hälfte rückt ein, die Hälfte bleibt zurück. Der Roboter sucht nach allem, was leer steht.
