## Anträge: was die Leute an einem Tisch einander fragen

button-agree = Zustimmen
button-refuse = Ablehnen
proposal-agreed = { $count ->
    [0] Noch niemand ist dafür.
   *[other] Dafür: { $players }.
}
proposal-waiting = { $count ->
    [0] {""}
   *[other] { $people }:{" "}
}{ $unanimous ->
    [yes] Alle müssen zustimmen.
   *[no] Eine Mehrheit muss zustimmen.
} Die Abstimmung endet { $until }.
proposal-is-accepted = Angenommen.
proposal-is-rejected = Abgelehnt. Es ändert sich nichts.
proposal-is-expired = Diese Abstimmung ist geschlossen: Die Zeit ist um, oder am Tisch ging es weiter.
vote-done = { $yes ->
    [yes] Du stimmst zu. Die anderen sind noch gefragt.
   *[no] Du stimmst nicht zu. Die anderen sind noch gefragt.
}
refusal-proposal-closed = Diese Abstimmung ist schon geschlossen. Die Nachricht zeigt, wie sie ausging.
refusal-proposed-already = Das werden die anderen gerade schon gefragt. Antworte in der Nachricht, die davon handelt.
refusal-proposed-lately = Danach wurde vor Kurzem schon gefragt, ohne Erfolg. Du kannst { $when } wieder fragen.
refusal-not-asked = Du hast hier keine Stimme: Gefragt sind nur die anderen, die an diesem Tisch mitspielen. Die Nachricht zeigt, wie die Abstimmung ausgeht.
log-undo-agreed = { $count ->
    [one] Alle waren einverstanden, den letzten Zug zurückzunehmen.
   *[other] Alle waren einverstanden, die letzten { $count } Züge zurückzunehmen.
}

proposal-end = { $proposer } möchte die Partie hier beenden, ohne dass jemand gewinnt.
proposal-undo = { $proposer } möchte { $count ->
    [one] den letzten Zug
   *[other] die letzten { $count } Züge
} zurücknehmen:
    { $acts }
proposal-kick = { $target } lässt die anderen schon lange warten. { $proposer } möchte den Platz einem Roboter geben; danach kann ihn übernehmen, wer will. Hatte { $target } schon zwei Züge, ist die Partie damit verloren.
proposal-seat-offer = { $proposer } möchte { $who ->
    [one] { $person } den Platz des Roboters { $target } anbieten.
   *[somebody] den Platz des Roboters { $target } allen anbieten, die ihn wollen.
}
propose-done = { $asked ->
    [yes] Die anderen werden im Kanal gefragt.
   *[no] Erledigt: Es war sonst niemand zu fragen.
}
refusal-not-so-many-acts = { $most ->
    [0] Es wurde noch nichts gespielt. Also lässt sich auch nichts zurücknehmen.
    [one] Nur ein Zug lässt sich zurücknehmen. Nimm nur diesen zurück.
   *[other] Höchstens { $most } Züge lassen sich auf einmal zurücknehmen. Nimm weniger zurück.
}
refusal-robot-already = An diesem Platz spielt schon ein Roboter. `/tisch ersetzen` sucht eine Person, die ihn übernimmt.
refusal-not-yourself = Das ist dein eigener Platz. Für ihn gibt es `/tisch verlassen`, `/tisch aufgeben` und `/tisch ersetzen`.
refusal-time-left = { $player } hat noch Zeit; die Frist ist nicht abgelaufen. Server-Admins können es sofort tun.
refusal-not-awaited-long = Noch wartet ihr { $days ->
    [one] keinen Tag
   *[other] keine { $days } Tage
} auf { $player }; Ruhezeiten und Urlaub zählen nicht. Server-Admins können es sofort tun.
refusal-they-do-not-sit = { $player } sitzt nicht an diesem Tisch. `/tisch status` zeigt, wer hier sitzt.

## Gehen und übernehmen

button-ask-undo = Zurücknehmen
button-offer-seat = Mich ersetzen
button-leave-seat = Verlassen
button-resign = Aufgeben
button-ask-end = Gemeinsam beenden
button-sit = Platz nehmen
button-keep-seat = Suche beenden
button-reopen = Wieder öffnen
button-resign-yes = Aufgeben
end-really = Damit fragst du die anderen im Kanal, ob die Partie hier enden soll, ohne dass jemand gewinnt. Fragen?
button-end-yes = Die anderen fragen
offer-really = Damit fragst du im Kanal, { $who ->
    [one] ob { $person }
   *[anybody] wer
} Platz { $number } ({ $name }) übernehmen möchte, mit allem, was dazugehört. Fragen?
button-offer-yes = Im Kanal fragen
refusal-not-here-any-more = Diese Person ist nicht mehr auf diesem Server. Frage jemand anderen.
resign-really = Möchtest du aufgeben? { $seats ->
    [2] Die andere Person gewinnt, und die Partie ist zu Ende.
   *[other] { $left ->
        [robots] Dann wären nur noch Roboter übrig: Die Partie endet hier, ohne Ergebnis.
       *[people] { $early ->
            [yes] An deinem Platz spielt ein Roboter weiter. Für dich zählt die Partie nicht, dafür ist es zu früh.
           *[no] An deinem Platz spielt ein Roboter weiter. Wird die Partie zu Ende gespielt, zählt sie für dich als verloren.
        }
    }
}
resign-done = { $left ->
    [winner] Du hast aufgegeben. Die Partie ist zu Ende.
    [robots] Du hast aufgegeben. Es waren nur noch Roboter übrig, also ist die Partie zu Ende, ohne Ergebnis.
   *[people] Du hast aufgegeben. An deinem Platz spielt ein Roboter weiter.
}
seat-offered = **{ $game }**: { $who ->
    [one] { $person }, möchtest du
   *[other] Wer möchte
} Platz { $number } { $kind ->
    [robot] vom Roboter { $name }
   *[person] von { $name }
} übernehmen? Waren, Bedenkzeit und alles, was dieser Platz weiß, gehören dazu.
seat-offer-replaced = Platz { $number }: Dieses Angebot ist geschlossen, es gilt ein neueres.
seat-settled = Platz { $number } wird nicht mehr angeboten.
seat-offer-done = Im Kanal wird gefragt. Solange niemand den Platz nimmt, ändert sich nichts.
seat-offer-asked = Der Platz eines Roboters gehört allen: Zuerst werden die anderen am Tisch gefragt, im Kanal.
seat-taken = Du sitzt jetzt am Tisch. *{ on-card-hand }* auf der Tischkarte zeigt, was dein Platz weiß.
seat-kept = Die Suche ist beendet: Mit dem Platz bleibt alles, wie es ist.
kick-done = { $left ->
    [robots] { $player } musste den Platz räumen. Es waren nur noch Roboter übrig, also ist die Partie zu Ende, ohne Ergebnis.
   *[people] Für { $player } spielt ein Roboter weiter; wer will, kann den Platz übernehmen.
}
reopen-done = Der Tisch ist wieder offen.
refusal-not-your-seat-to-offer = Den Platz von { $player } kannst du nicht abgeben. Das kann, wer dort sitzt, oder ein Server-Admin.
refusal-seat-not-open = Dieser Platz wird nicht mehr angeboten. Vielleicht ein anderer: `/tisch status` zeigt, wer wo sitzt.
refusal-seat-opened-lately = Von diesem Platz wurde vor Kurzem jemand entfernt. Er wird { $when } frei.
refusal-seat-for-another = Dieser Platz wurde jemand anderem angeboten. *Folgen* unter *…* zeigt dir, wie die Partie weitergeht.
refusal-sent-away = Du wurdest von diesem Tisch entfernt; ein Platz, der allen offensteht, ist dort nicht mehr für dich. Wer mitspielt, kann ihn dir mit `/tisch ersetzen` persönlich anbieten.
refusal-knows-too-much = Du kennst die Geheimnisse eines anderen Platzes an diesem Tisch, also kannst du diesen nicht nehmen. *Folgen* unter *…* zeigt dir, wie die Partie weitergeht.
refusal-moderator-only = Das können nur Server-Admins. Wende dich an sie.
refusal-no-bots = Ein Bot kann sich nicht setzen. Meine eigenen Roboter spielen an Plätzen, die niemand nimmt.
refusal-no-such-seat = Diesen Platz gibt es nicht. Die Plätze haben die Nummern 1 bis { $most }.
refusal-not-put-away = Hier ist kein Tisch archiviert. `/tisch wiederöffnen` nimmt die Nummer eines Tisches von diesem Server.
refusal-too-late-to-reopen = Dieser Tisch wurde vor mehr als 90 Tagen archiviert und bleibt geschlossen. Seine Züge lassen sich mit *{ on-card-log }* noch lesen.

## Wie Partien vorzeitig enden

notice-agreed = Alle waren einverstanden, die Partie hier zu beenden.
notice-resigned = { $player } hat aufgegeben.
notice-stalled = { $player } hat zu lange warten lassen und damit verloren.
notice-resigned-robot = { $player } hat aufgegeben. An diesem Platz spielt ein Roboter weiter.
notice-resigned-last = { $player } hat aufgegeben. Es waren nur noch Roboter übrig, also ist die Partie zu Ende, ohne Ergebnis.
notice-robots-left = Es waren nur noch Roboter übrig, also ist die Partie zu Ende, ohne Ergebnis.
notice-idle = An diesem Tisch ist lange nichts geschehen. Bleibt das so, wird er archiviert, frühestens in einer Woche.
notice-abandoned = Niemand spielte mehr, also ist der Tisch archiviert. Er lässt sich innerhalb von 90 Tagen wieder öffnen.
notice-reopened = Der Tisch ist wieder offen. Es geht weiter, wo er stehen blieb.
status-agreed = **{ $game }**, Tisch { $table }: gemeinsam beendet.
status-resigned = **{ $game }**, Tisch { $table }: zu Ende, jemand hat aufgegeben oder nicht weitergespielt.
status-abandoned = **{ $game }**, Tisch { $table }: archiviert, weil niemand mehr spielte.

## Befehle

slash-table-resign = aufgeben
slash-table-resign-description = Die Partie aufgeben
slash-table-end = beenden
slash-table-end-description = Die anderen fragen, ob die Partie enden soll, ohne dass jemand gewinnt
slash-table-undo = zurücknehmen
slash-table-undo-description = Züge zurücknehmen: eigene sofort, wo das erlaubt ist, sonst gemeinsam
slash-table-undo-acts = züge
slash-table-undo-acts-description = Wie viele der letzten Züge (ohne Angabe 1)
slash-table-reopen = wiederöffnen
slash-table-reopen-description = Einen archivierten Tisch wieder öffnen
slash-table-reopen-table = tisch
slash-table-reopen-table-description = Die Nummer des Tisches (ohne Angabe der Tisch dieses Kanals)
slash-table-kick = entfernen
slash-table-kick-description = Die anderen bitten, jemanden zu entfernen, der euch warten lässt
slash-table-kick-player = person
slash-table-kick-player-description = Wer gehen soll
slash-table-replace = ersetzen
slash-table-replace-description = Jemanden suchen, der deinen Platz oder den eines Roboters übernimmt
slash-table-replace-seat = platz
slash-table-replace-seat-description = Die Nummer des Platzes (ohne Angabe dein eigener)
slash-table-replace-person = person
slash-table-replace-person-description = Wer gefragt wird (ohne Angabe alle)
