### Der Klub: Tagespartien, eine Person gegen Roboter, für alle dieselbe.

slash-daily = tagespartie
slash-daily-description = Die Tagespartie: für alle dieselbe, du gegen Roboter
slash-daily-game = spiel
slash-daily-game-description = Welches Spiel; ohne Angabe alle von heute

button-daily = Tagespartie
button-deal-play = Diese Partie spielen
button-deal-next = Weiter: { $game }
button-deal-go-on = Weiterspielen
button-deal-back = Zurück zur Partie
button-deal-share = Teilen
button-deal-result = Ergebnis
button-deal-day = Tag
button-deal-board = Rangliste
button-deal-seals = Siegel ansehen
button-deal-seal = Siegel
button-deal-what = Was ist das?
button-earlier = Früher
button-later = Später
button-back-to-result = Zurück zu meinem Ergebnis
button-back-to-deals = Zurück zu den Partien von heute
button-deal-week = Woche
button-deal-month = Monat
button-deal-film = Film der besten Partie
button-deal-yesterday = { $game } von gestern beenden
button-deal-yesterdays-board = Rangliste von gestern

solo-more = Mehr zu diesem Spiel:
deal-title = Tagespartien
deal-heading = Tagespartie · { $game }, { $date }
deal-heading-first = Tagespartie · { $game }, { $date } · zu beenden { $until }. Ein Zug gilt, sobald ein Roboter geantwortet hat.
deal-today = **Tagespartien, { $date }.** Von jedem Spiel eine, für alle dieselbe, du gegen Roboter; jede zählt einmal. Neue gibt es { $until }.
deal-closed = Die Partie wartet, wo du sie verlassen hast, und läuft { $until } ab. `/azalai tagespartie` oder dieser Knopf bringt dich auf jedem Gerät zu ihr zurück.
deal-result = { $how ->
    [won] Du hast gewonnen, mit { $by } Vorsprung: { $points }, die Roboter { $robots }.
    [lost] Du hast verloren, mit { $by } Rückstand: { $points }, die Roboter { $robots }.
    [won-level] Du hast den Gleichstand gewonnen: { $points }, die Roboter { $robots }.
    [lost-level] Du hast den Gleichstand verloren: { $points }, die Roboter { $robots }.
   *[tied] Unentschieden: { $points }, die Roboter { $robots }.
}
deal-place = { $form ->
   *[other] Rang { $place }
}
deal-place-of = { $place } von { $count }
deal-place-here = { $all }, { $place } von { $count } auf „{ $server }“
deal-medal = { $place ->
    [1] Gold
    [2] Silber
   *[other] Bronze
}
deal-streak = { $sun } { $streak } Tage in Folge
deal-all-results = Alle Ergebnisse: { $blocks } ({ $score }: { $least } bis { $most })
deal-count = { $count ->
    [0] Diese Partie hat noch niemand beendet.
    [one] { $count } Person hat diese Partie beendet.
   *[other] { $count } Personen haben diese Partie beendet.
}
deal-somebody = jemand
deal-everywhere = überall
deal-long-title = **{ $game }**, { $span }, { $where }

deal-text-day = { $game }, { $date }. Beendet: { $count }.
deal-text-line = { $place }. { $name }: { $points }{ $streak ->
    [0] {""}
    [one] {", "}{ $streak } Tag
   *[other] {", "}{ $streak } Tage in Folge
};
deal-text-tied = Andere waren ebenso gut wie die Letzten hier. Bei Gleichstand steht vorn, wer zuerst fertig war.
deal-text-you = Du: { $place }, { $points }{ $streak ->
    [0] {""}
    [one] {", "}{ $streak } Tag
   *[other] {", "}{ $streak } Tage in Folge
}.
deal-text-course = Verlauf: { $course } %.
deal-text-done = { $game }: { $points }.
deal-text-open = { $game }: { $begun ->
    [yes] begonnen
   *[no] nicht begonnen
}, noch { $hours ->
    [one] { $hours } Stunde.
   *[other] { $hours } Stunden.
}
deal-text-few = Medaillen gibt es, sobald drei Personen Partien beendet haben. Deine eigenen Ergebnisse:
deal-text-own = { $date }: { $points }
deal-text-total = { $place }. { $name }: { $total }, { $first }× Rang 1, { $second }× Rang 2, { $third }× Rang 3;
deal-text-firsts = Vorn an jedem Tag: { $firsts }.

deal-shared = **Tagespartie: { $game }, { $date }**
deal-shared-result = { $how ->
    [won] { $name } hat gegen { $count } Roboter gewonnen
    [lost] { $name } hat gegen { $count } Roboter verloren
   *[tied] { $name } hat gegen { $count } Roboter unentschieden gespielt
}
deal-shared-result-nameless = { $how ->
    [won] Gegen { $count } Roboter gewonnen
    [lost] Gegen { $count } Roboter verloren
   *[tied] Gegen { $count } Roboter unentschieden gespielt
}
deal-shared-course = -# { $course } Gewinnchancen von { $name }, vom ersten Zug bis zum letzten
deal-shared-course-nameless = -# { $course } Gewinnchancen, vom ersten Zug bis zum letzten
deal-what = **Tagespartie.** Jeden Tag hat jedes Spiel eine Partie: für alle dieselben Karten und Roboter. Du spielst sie einmal, allein gegen Roboter und für dich; was andere erreicht haben, bleibt geheim, solange du noch spielen kannst.
    Die Balken einer geteilten Zeile sind die Gewinnchancen ihres Spielers, vom ersten Zug bis zum letzten. Diese ist von { $game }, { $date }; der Knopf beginnt die von heute.
deal-seals = **Siegel vom { $date }**
deal-seal = { $game }: `{ $seal }`
deal-seal-proves = Ein Siegel ist der SHA-256-Hash von Regeln, Optionen, Plätzen und Startwert der Partie. Mit dem Startwert, den alle bekommen, wenn die Partie vorbei ist, beweist es, dass sie vor dem Beitrag am Morgen feststand, den Discord datiert.
    Es beweist nicht, dass niemand die Partie kannte: Wer den Bot betreibt, kann den Startwert von heute lesen, und ein zweites Konto kann zuerst spielen.
deal-board-closed = Geschlossen. `/azalai tagespartie` führt zu den Partien von heute und zu allen Ranglisten.
deal-other-games = Ein anderes Spiel
deal-is-shared = Geteilt. Die Zeile verrät nichts von der Partie.
deal-is-hidden = Nur du siehst das hier: Dieser Kanal zeigt anderen keine Antworten von Apps. Kopiere es.
deal-morning = **Tagespartien, { $date }.** Von jedem Spiel eine, für alle dieselbe, du gegen Roboter. Die Zeit zum Beginnen endet { $until }.
    -# Versiegelt:
deal-morning-board = **{ $game }**, { $date }: { $count ->
    [one] { $count } Person von diesem Server hat die Partie beendet.
   *[other] { $count } Personen von diesem Server haben die Partie beendet.
}
deal-film = **{ $game }**, { $date }: die beste Partie ({ $name }).
deal-export = **{ $game }**, { $date }: deine Partie mit ihrem Startwert. `azalai verify` beweist, dass es der versiegelte ist.

morning-not-posted = In { $channel } kann ich nicht schreiben, also stehen die Tagespartien dort nicht. Sie kommen, sobald ich die Berechtigungen *Kanal ansehen* und *Nachrichten senden* habe oder in `/azalai server` ein anderer Kanal gewählt ist.
morning-in-words = In { $channel } kann ich keine Dateien anhängen, also stehen die Tagespartien dort ohne Bilder. Ich brauche die Berechtigung *Dateien anhängen*.
morning-channel-gone = Der Kanal der Tagespartien wurde gelöscht, also kommen sie nicht mehr. In `/azalai server` lässt sich ein anderer wählen.
refusal-morning-channel = { $missing ->
    [view-channel] { $channel } kann ich nicht sehen. Gib mir dort die Berechtigung *Kanal ansehen*, und wähle ihn dann noch einmal.
    [attach-files] In { $channel } kann ich keine Dateien anhängen. Gib mir dort die Berechtigung *Dateien anhängen*, und wähle ihn dann noch einmal.
   *[send-messages] In { $channel } kann ich nicht schreiben. Gib mir dort die Berechtigung *Nachrichten senden*, und wähle ihn dann noch einmal.
}

refusal-no-such-deal = Von diesem Spiel gibt es keine Tagespartie. `/azalai tagespartie` zeigt, welche es gibt.
refusal-no-deals-here = Dieser Server hat die Tagespartien abgeschaltet. In Direktnachrichten mit mir kannst du sie spielen.
refusal-deal-gone = Diese Tagespartie wurde gelöscht oder ist nicht deine. `/azalai tagespartie` zeigt die von heute.
refusal-deal-to-come = Diese Tagespartie gehört zu einem anderen Tag. `/azalai tagespartie` zeigt die von heute.
refusal-deal-day-over = Der Tag dieser Partie ist vorbei, also lässt sie sich nicht mehr beginnen. `/azalai tagespartie` zeigt die von heute.
refusal-deal-closed = Die Zeit für diese Partie ist um: Weiterspielen ging noch { $days ->
    [one] { $days } Tag
   *[other] { $days } Tage
} nach ihrem eigenen. `/azalai tagespartie` zeigt die von heute.
refusal-deal-had-before = Du hast diese Partie begonnen, bevor du deine Daten löschen ließest, und sie zählt nur einmal. Morgen gibt es eine neue.
refusal-deal-other-rules = Diese Partie begann nach Regeln, die ich nicht mehr kenne, also kann sie nicht weitergehen. `/azalai tagespartie` zeigt die von heute.
refusal-deal-unfinished = Das ist zu sehen, wenn du diese Partie beendet hast. `/azalai tagespartie` bringt dich zu ihr zurück.
refusal-deal-board-later = Diese Rangliste ist geheim, solange du oder andere die Partie noch spielen können. Komm wieder, wenn du fertig bist oder ihr Tag vorbei ist.
refusal-deal-not-over = Das bleibt geheim, solange noch jemand diese Partie spielen kann. Komm wieder, wenn ihr Tag vorbei ist.
refusal-deal-no-film = Niemand hat diese Partie beendet, also gibt es von ihr keinen Film. Von den heutigen gibt es morgen vielleicht einen.
refusal-deal-shared = Du hast diese Partie hier schon geteilt. In einem anderen Kanal kannst du es noch.
refusal-may-not-write = Hier darfst du nicht schreiben und deshalb nichts teilen. Teile in { $channels } oder in einem anderen Kanal, in dem du schreibst.
refusal-deal-not-shared = In diesem Kanal darf ich nicht schreiben. Bitte um die Berechtigung *Nachrichten senden*, oder teile in einem anderen.
refusal-deal-not-shown = Niemand sonst sähe es hier: Du darfst in diesem Kanal nicht schreiben, oder nicht mit Apps von anderswo. Teile in einem anderen.

privacy-mornings = • { $count ->
    [one] { $count } Server, auf dem du den Kanal der Tagespartien gewählt hast
   *[other] { $count } Server, auf denen du den Kanal der Tagespartien gewählt hast
}
