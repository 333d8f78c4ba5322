### Die Lehrpartie zu Targui (games/targui/lesson.py): jeder Text höchstens zwei kurze Sätze.

targui-lesson-welcome = **Willkommen bei { targui-name }.** Eine echte Partie gegen einen Roboter, bei der nichts auf dem Spiel steht. Ein Stern ★ zeigt meinen Rat; die Lehrpartie geht weiter, was immer du sonst tust.
targui-lesson-free = **Mehr brauchst du nicht zu wissen.** Ab hier gehört die Partie dir: Spiel weiter, solange du magst, wenn du willst bis zum letzten Überfall. *Tipp* zeigt dir jederzeit einen Zug, und *Lehrpartie beenden* schließt sie.
targui-lesson-end = **Das war deine erste Partie { targui-name }.** Jetzt eine richtige, zu zweit oder gegen einen Roboter?

## Regeln

targui-lesson-aim = Sammle Punkte: mit Stammeskarten, in drei Reihen zu vier, und mit Plättchen; du beginnst mit 2 Waren jeder Sorte, 1 Gold und 4 Punkten. Das Spiel endet mit der Runde, in der eine zwölfte Stammeskarte ausgelegt wird, oder mit dem vierten Überfall.
targui-lesson-figures = Ihr setzt abwechselnd je drei Figuren auf den Rand. Gesperrt sind die Ecken, die Karte des Räubers, Karten mit einer Figur und Karten gegenüber einer gegnerischen Figur (die 9 liegt der 3 gegenüber, die 13 der 7).
targui-lesson-robber = Der Räuber beginnt auf Karte 1; in jeder Runde sperrt er eine Karte und zieht dann im Uhrzeigersinn weiter. Kommt er in eine Ecke, gibt es einen Überfall.
targui-lesson-markers = Wo sich Zeile und Spalte deiner eigenen Figuren kreuzen, bekommst du einen Marker auf die Karte der Mitte: zwei, einen oder keinen. Deine drei Figuren und deine Marker sind das, was du jetzt nutzen kannst.
targui-lesson-goods = Eine Figur auf Datteln, Salz oder Pfeffer nimmt einfach 1 davon.
targui-lesson-actions = Nutze Figuren und Marker in beliebiger Reihenfolge, und lass aus, was du nicht willst. Wer das Amulett hat, beginnt; es wechselt nach jeder Runde.
targui-lesson-tribe = Für eine Stammeskarte bezahlst du den ganzen Preis (ein Schrägstrich heißt: das eine oder das andere) und legst sie in eine deiner Reihen, von links an. Du darfst auch eine für später auf die Hand nehmen, oder sie abwerfen.
targui-lesson-rows = Eine volle Reihe mit vier gleichen Symbolen bringt am Ende 4 Punkte, eine mit vier verschiedenen 2. Wähle die Reihe also mit Bedacht: Karten bleiben, wo sie liegen.
targui-lesson-expansion = Die Stammeserweiterung zieht die oberste Stammeskarte; du nutzt sie wie eine der Mitte.
targui-lesson-hand = Eine einzige Stammeskarte darf auf deiner Hand warten, bis zu einer späteren Runde. Dann legt eine Figur auf dem Adligen (Karte 1) sie aus.
targui-lesson-turn-up = Jede Karte, die in der Mitte genutzt wurde, hat einer der anderen Art Platz gemacht, verdeckt; am Ende der Runde werden alle aufgedeckt. Dann wechselt das Amulett, und wer es jetzt hat, beginnt.
targui-lesson-limit = Nach deinen Aktionen darfst du höchstens 10 Waren und 3 Gold behalten; was darüber ist, geht zurück. Gib es rechtzeitig aus.
targui-lesson-caravan = Die Karawane deckt die oberste Warenkarte auf, und du nimmst, was sie zeigt.
targui-lesson-silversmith = Der Silberschmied verkauft dir Punkte, einmal in deinem Zug: 1 für 2 gleiche Waren, 3 für 4 davon, 2 für 1 Gold oder 4 für 2 Gold.
targui-lesson-mirage = Die Fata Morgana (Karte 9) verschiebt einen deiner ungenutzten Marker auf eine beliebige andere offene Karte ohne Marker.
targui-lesson-merchant = Der Händler (Karte 5) tauscht, so oft du willst: 3 gleiche Waren gegen 1 Gold oder 2 gleiche Waren gegen 1 andere.
targui-lesson-noble = Der Adlige (Karte 1) legt deine Handkarte aus, die du wie üblich bezahlst, oder wirft sie ab. Nur ein Brunnen am verborgenen Pfad in deiner Auslage kommt ohne den Adligen aus; ob schon in derselben Runde, wählt der Tisch vor dem Start.
targui-lesson-effects = Die meisten Stammeskarten haben eine Wirkung, die mit dem Auslegen beginnt; *Karten* unten zeigt jede groß. Die Karten, die andere billiger machen, sparen Waren, nie Gold.
targui-lesson-raid = Ein Überfall nimmt euch beiden etwas: 1 Ware oder 1 Punkt bei Karte 4, 2 Waren oder 1 Punkt bei der 8, 3 Waren oder 2 Punkte bei der 12. Der letzte, bei Karte 16, nimmt 1 Gold oder 3 Punkte und beendet das Spiel.
targui-lesson-raid-loss = Verloren gehen nur Plättchen, nie Karten, und immer der ganze Betrag. Wer weder das eine noch das andere zahlen kann, verliert nichts, aber das Gegenüber nimmt diese Punkte aus dem Vorrat.
targui-lesson-score = Am Ende zählen deine Plättchen, die Punkte auf deinen Karten, ihre Wirkungen und deine vollen Reihen; eine Handkarte zählt nicht. Bei Gleichstand gewinnt das meiste Gold, dann die meisten Waren; ist alles gleich, teilt ihr den Sieg.

## Was geraten wird, und warum

targui-lesson-to-salt = Setze deine erste Figur auf **Salz (15)**, links an der obersten Zeile. Sie nimmt später 1 Salz, und sie blickt diese ganze Zeile entlang.
targui-lesson-to-dates = Jetzt **Datteln (2)**: Deine beiden Linien kreuzen sich auf einem Reiter, der 3 Punkte wert ist, und dort bekommst du einen Marker. Leisten kannst du ihn dir.
targui-lesson-to-expansion = Die **Stammeserweiterung (14)** bringt dir eine unbekannte Stammeskarte. Ihre Linie kreuzt die von Karte 2 genau in der Mitte, auf Datteln: dein zweiter Marker.
targui-lesson-take-dates = Warenkarten geben, was sie zeigen: Nimm die Datteln in der Mitte.
targui-lesson-lay-rider = Dieser Reiter ist genau das, wofür du gekommen bist: 3 Punkte. Beginne mit ihm deine erste Reihe.
targui-lesson-draw = Sieh sie dir an: Die Karte siehst nur du.
targui-lesson-keep-tent = Dieses Zelt kostet ein Gold, und deines ist ausgegeben. Behalte es, du legst es in Runde 3 aus.
targui-lesson-to-caravan = Diesmal hat der Roboter begonnen. Geh zur **Karawane (13)**: Sie gibt dir eine unbekannte Warenkarte und blickt die unterste Zeile entlang, wo ein Gold und ein Brunnen mit 2 Punkten liegen.
targui-lesson-to-silversmith = Der **Silberschmied (10)** steht unter diesem Brunnen: Dort kreuzen sich deine Linien. Und er kauft, wovon du zu viel hast.
targui-lesson-to-pepper = **Pfeffer (11)** liegt unter dem Gold, das gibt den zweiten Marker. Sieh dir auch die Figuren des Roboters an: Er will die Karten rechts.
targui-lesson-take-pepper = Nimm den Pfeffer von Karte 11.
targui-lesson-take-gold = Gold ist selten, und die meisten Stammeskarten kosten eines: Nimm es.
targui-lesson-lay-well = Ein Brunnen neben deinem Reiter würde eine Reihe aus vier Reitern verderben. Beginne mit ihm eine zweite Reihe, eine aus vier verschiedenen Symbolen.
targui-lesson-sell-pepper = Drei Pfeffer sind mehr, als du jetzt brauchst. Verkaufe zwei davon und behalte das Gold.
targui-lesson-to-mirage = Sie blickt die rechte Spalte entlang, und ganz oben liegt dort noch ein Reiter, für ein einziges Gold.
targui-lesson-to-merchant = Die Zeile des Händlers kreuzt diese Spalte auf dem Reiter. Und du brauchst bald ein zweites Gold.
targui-lesson-to-noble = Jetzt kann das Zelt deine Hand verlassen. Die Spalte des Adligen gibt dir außerdem einen Marker oben links.
targui-lesson-shift-marker = Dieser Marker liegt auf einem einzelnen Salz. Verschiebe ihn eine Karte nach rechts, auf die 2 Datteln.
targui-lesson-take-two-dates = Mit ihnen hast du drei Datteln, gerade genug für den Händler.
targui-lesson-trade = Drei Datteln für ein Gold: Jetzt hast du zwei, eines für jede Karte.
targui-lesson-lay-friend = Lege den Reiter neben deinen ersten. Ab jetzt kostet dich jeder weitere Reiter 1 Ware weniger.
targui-lesson-lay-tent = Der Adlige legt das Zelt aus: Lege es neben den Brunnen, denn es ist ein anderes Symbol.
targui-lesson-give-salt = Du hast ein Salz und fünf Punkte. Gewonnen wird mit Punkten: Lass das Salz gehen.
