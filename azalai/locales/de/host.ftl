## Knöpfe

button-join = Mitspielen
button-still-in = Bin dabei
button-leave = Verlassen
button-add-robot = Roboter dazu
button-remove-robot = Roboter weg
button-rules = Regeln
button-cards = Karten
cards-which = Welche Karte?
cards-heading = **Karten**: zuerst die auf dem Tisch oder in deiner Hand, dann der Rest der Schachtel (Seite { $page } von { $pages }).
button-start = Starten
button-cancel = Auflösen
button-play = Spielen
button-rematch = Revanche
button-hand = Meine Ansicht
button-log = Verlauf
button-last-board = Endstand
button-text = Textfassung
button-undo = Zurücknehmen
button-explain = Erklären
button-less = Weniger
button-view = Spielplan
button-more = …
button-go-on = Weiter
button-happened = Was geschah
button-all-explained = Alles erklärt
button-suggest = Tipp
more-finish = { $how ->
    [on] Für mich weiter bis zur nächsten Frage
    [more] Zug zu Ende spielen: { $count ->
        [one] 1 Schritt oder mehr
       *[other] { $count } Schritte oder mehr
    }
   *[all] Zug zu Ende spielen: { $count ->
        [one] 1 Schritt
       *[other] { $count } Schritte
    }
}
button-finish-stop = Anhalten
suggest-says = Ein Roboter würde das tun:
suggest-weighs = { $count ->
    [one] Ein starker Roboter würde das tun:
   *[other] Ein starker Roboter hat diese Züge abgewogen, den besten zuerst:
}
suggest-standing = { $how ->
    [best] klar am besten
    [equal] etwa gleich gut
    [less] etwas schwächer
   *[worse] deutlich schwächer
}
suggest-chance = { $size ->
    [low] fast keine Gewinnchance
    [high] so gut wie gewonnen
   *[some] Gewinnchance etwa { $percent } %
}
suggest-chance-beside = { $size ->
    [low] fast keine Gewinnchance
    [high] so gut wie gewonnen
   *[some] etwa { $percent } %
}
reason-why = Warum, auf längere Sicht: { $reasons }.
reason-number = { $figure }: { $here } (sonst { $there })
reason-share = { $figure }: { $here } % (sonst { $there } %)
reason-worth = { $figure } (für dich etwa { $points } { $sign ->
    [more] besser
   *[less] schlechter
})
figure-lead = dein Vorsprung am Ende
finish-done = Für dich gespielt: { $count ->
    [one] eine Entscheidung
   *[other] { $count } Entscheidungen
}.
finish-goes-on = Ein Roboter macht für dich weiter, solange nichts anderes zu entscheiden ist: *{ $act }*.
refusal-no-suggestions = An diesem Tisch wird ohne Tipps gespielt. `/tisch tempo` fragt die anderen, ob sie Tipps erlauben.
button-back = Zurück
button-help = Hilfe
button-own-tables = Meine Tische
button-back-to-table = Zurück zum Tisch
button-close = Schließen
button-next-table = Nächster Tisch ▸
button-previous = Vorige
button-next = Nächste
button-older = Ältere
button-newer = Neuere
button-to-table = Zum Tisch
button-leave-yes = Partie verlassen
button-cancel-lobby-yes = Tisch auflösen
button-cancel-yes = { $agreed ->
    [yes] Die anderen fragen
   *[no] Partie beenden
}

## Die Lobby

lobby-seats = { $tagline }
    { $players } · { $time }
lobby-players = { $range ->
    [yes] { $least } bis { $most } Personen
   *[no] { $most } Personen
}
lobby-first = Der erste Tisch hier: { $robots ->
    [yes] Drücke *{ on-card-join }*, oder die Tischleitung spielt sofort: *{ on-card-with-robots }*.
   *[no] Drücke *{ on-card-join }*; sind alle da, drückt die Tischleitung *{ on-card-start }*.
}
    Bist du am Zug, wirst du gerufen; *{ on-card-play }* zeigt dann nur dir den Spielplan und alles, was du tun kannst.
lobby-opened = { $host } öffnet einen Tisch.
lobby-language = Deutsch.
lobby-seating = { $random ->
    [again] Revanche: Alle rücken einen Platz weiter.
    [yes] Die Plätze werden ausgelost.
   *[no] Plätze in der Reihenfolge, in der alle dazukommen.
}
lobby-option = { $name }: { $value }.
option-about = **{ $name }**: { $value }
    -# { $about }
lobby-host = { $number }. **{ $name }** (Tischleitung)
lobby-person = { $number }. **{ $name }**
lobby-robot = { $number }. Roboter { $name } ({ $manner })
lobby-no-such-level = Bei { $seats } Plätzen gibt es hier keinen starken Roboter: { $players } { $count ->
    [one] spielt
   *[other] spielen
} dann solide.
levels-choose = Wie stark die Roboter sind
levels-all = Alle Roboter
level-name = { $level ->
    [gentle] nachsichtig
    [solid] solide
   *[strong] stark
}
robot-to-be = { $robot }: { $manner }
level-gentle-about = macht ab und zu Fehler: für eine erste Partie
level-solid-about = spielt ordentlich, ohne weit vorauszuschauen
level-strong-about = denkt voraus und braucht dafür einen Moment
robot-like = { $name } (Roboter, { $manner })
characters-choose = Was die Roboter mögen
characters-drawn = { $count ->
    [one] Auslosen
   *[other] Für jeden auslosen
}
characters-drawn-about = solide Roboter mit eigenem Geschmack
lobby-side = { $place }: { $sides }
lobby-invitation-by = Die Einladung kommt von **{ $host }**.
lobby-begins = { $left ->
    [0] Die Partie beginnt von selbst, sobald alle zugestimmt haben.
    [one] **Die Partie beginnt von selbst mit { $count } Personen: Eine noch, dann geht es los.**
   *[other] Die Partie beginnt von selbst mit { $count } Personen: { $left } fehlen noch.
}
lobby-free = { $number }. frei
lobby-invited = { $count ->
    [0] Niemand ist eingeladen.
   *[other] Eingeladen: { $people }
}
lobby-invitation = { $count ->
    [0] Einladung an einen Tisch ({ $game }).
   *[other] { $people }: Einladung an einen Tisch ({ $game }).
}
full-never = nur, wenn die Tischleitung startet
full-with = zu { $count }
terms-full = Beginn von selbst
terms-full-is = { $count ->
    [0] Die Partie beginnt, wenn die Tischleitung es sagt.
   *[other] Die Partie beginnt von selbst, sobald { $count } Plätze besetzt sind; mehr gibt es nicht.
}
term-full = der Beginn
term-pace = Tempo
term-seats = Sitzordnung
term-language = Sprache
term-suggestions = Tipps
term-turnings = Wendepunkte
lobby-not-agreed = Geändert: { $terms }. { $count ->
    [one] { $players } muss
   *[other] { $players } müssen
} noch *{ on-card-still-in }* drücken; dann kann die Partie starten.
invite-done = Die Einladung steht im Kanal.
user-command-challenge = Herausfordern
user-command-profile = Profil
user-command-invite = An meinen Tisch einladen
challenge-title = { $name } herausfordern
challenge-game = Spiel
challenge-game-about = Hier öffnet sich ein Tisch mit einer Einladung
challenge-with = Weitere
challenge-robots = Mit Robotern auf den übrigen Plätzen
invite-none = Du leitest hier keinen Tisch, der auf Mitspieler wartet. Fordere { $name } stattdessen heraus.
invite-which = An welchen deiner Tische wird { $name } eingeladen?
invite-which-menu = Deine Tische
invite-which-line = { $game }, Tisch { $table }
refusal-invites-oneself = Dich selbst kannst du nicht einladen. Wähle jemand anderen.
invited-silently = { $why ->
    [refuses] { $people } { $count ->
        [one] möchte
       *[other] möchten
    } keine Einladungen mit Erwähnung und { $count ->
        [one] wird
       *[other] werden
    } nur genannt. Sag selbst Bescheid, wenn ihr euch kennt.
    [before] { $people } { $count ->
        [one] wurde
       *[other] wurden
    } schon früher wegen dieses Platzes gefragt; das Angebot gilt, ohne neue Erwähnung.
   *[often] Du hast { $people } heute schon oft eingeladen; diesmal { $count ->
        [one] steht der Name
       *[other] stehen die Namen
    } ohne Erwähnung da.
}
lobby-channel-taken = In diesem Kanal steht schon ein Tisch. Ein Thread des Kanals kann seinen eigenen haben: Der beginnt mit den üblichen Optionen, und *{ button-options }* auf seiner Tischkarte ändert sie.
button-open-thread = In einem Thread öffnen
lobby-cancelled = Dieser Tisch wurde aufgelöst.
lobby-can-reopen = Dieser Tisch wurde aufgelöst. Die Tischleitung kann ihn wieder öffnen, wie er war.
lobby-expired = Niemand hat diesen Tisch rechtzeitig gestartet. Öffne einen neuen, wann immer du magst.
lobby-open-here = Dein Tisch steht in diesem Kanal.
lobby-open-done = Der Tisch ist offen: { $channel }.
lobby-open-pending = Der Tisch ist offen. Discord zeigt seine Tischkarte noch nicht: Sie kommt in { $channel } an, sobald das geht.
lobby-open-refused = Der Tisch ist offen, aber seine Tischkarte ließ sich nicht zeigen. { $why }
lobby-open-mention-me = Der Tisch ist offen, aber ich bin nicht in diesem privaten Thread und konnte seine Tischkarte nicht zeigen. Erwähne mich hier ({ $bot }); dann kommt sie.
lobby-open-gone = Diesen Kanal gibt es nicht mehr, also wurde kein Tisch geöffnet. Wähle einen anderen.
lobby-thread = { $game } bei { $host }

## Die Tischkarte

card-to-play = { $count ->
    [0] Niemand ist am Zug.
   *[other] Am Zug: { $players }.
}
card-sealed = -# Beleg für ehrliches Mischen: `{ $digits }`…
card-without-picture = Ich kann hier keine Dateien anhängen, darum kommt der Spielplan in Worten. Bitte einen Server-Admin um die Berechtigung *Dateien anhängen*.
card-picture-refused = Discord hat das Bild nicht angenommen, darum kommt der Spielplan in Worten. Mit dem Bild versuche ich es wieder beim nächsten Zug oder sobald jemand *Spielen* drückt.
card-won = { $count ->
    [one] { $players } hat gewonnen.
   *[other] { $players } teilen sich den Sieg.
}
card-points = { $score }: { $points }.
card-why = { $you ->
    [ahead] Dein Vorsprung vor { $player }
    [behind] Der Vorsprung von { $winner } vor dir
   *[none] Der Vorsprung von { $winner } vor { $player }
}: { $parts }.
card-why-part = { $part } ({ $own } zu { $other })
card-why-lead = { $you ->
    [behind] Du liegst
   *[none] { $player } liegt
} { $points } zurück.
card-why-tie = { $you ->
    [behind] Du hast
   *[none] { $player } hat
} ein ebenso gutes Ergebnis; die Regel für Gleichstand entscheidet.
turning-heading = **{ $game }**
card-ended = Die Partie ist zu Ende. Ihr Ergebnis steht weiter unten.
card-moved = Der Tisch ist umgezogen.
card-displaced = **{ $game }**, Tisch { $table }: In diesem Kanal steht inzwischen ein anderer Tisch. Die Partie geht weiter, sobald die Tischleitung sie in einen anderen Kanal verlegt.
ping-your-turn = { $count ->
    [0] In { $game } ist jemand am Zug.
   *[other] { $people }: am Zug in { $game }.
}
end-of-game = { $count ->
    [0] Die Partie ist zu Ende ({ $game }). { $winners }
   *[other] { $people }: Die Partie ist zu Ende ({ $game }). { $winners }
}
told-about = **{ $game }**: { $text }

## Der Dialog

dialog-choose = Wähle
dialog-choose-page = Wähle (Seite { $page } von { $pages })
dialog-explain = **{ $act }**: { $text }
dialog-choose-act = { $act }… ({ $count })
dialog-other-numbers = Mit einer anderen Anzahl
dialog-pick = { $range ->
    [upto] Wähle bis zu { $most }
    [exact] Wähle { $most }
   *[between] Wähle { $least } bis { $most }
}
dialog-pick-none = Nichts
dialog-number-all = { $number } · alle
dialog-number-but-one = { $number }
dialog-number-half = { $number }
dialog-number-least = { $number }
dialog-type-number = Andere…
dialog-number-title = Wie viele?
dialog-number-label = Eine Zahl von { $least } bis { $most }
dialog-awaited = { $count ->
    [0] Niemand ist am Zug (Zugbeginn { $since }).
   *[other] Gewartet wird auf { $players } (Zugbeginn { $since }).
}
dialog-run = { $count } Züge auf einmal
dialog-play-it = Das spielen
dialog-only-move = Jetzt ist nur eines möglich:
dialog-over = Die Partie ist zu Ende.
dialog-stranded = Den Kanal dieses Tisches gibt es nicht mehr. Die Partie wartet, bis die Tischleitung sie in einen anderen Kanal verlegt.
dialog-put-out = Ich bin nicht mehr auf dem Server dieses Tisches. Die Partie wartet und geht weiter, wenn ich dort wieder eingeladen werde.
dialog-undone = Zurückgenommen: { $move }{ $seen ->
    [yes] {" "}Was du dabei erfahren hast, weißt du weiterhin.
   *[no] {""}
}
dialog-changed = Der Stand hat sich geändert, seit du das geöffnet hast. Hier ist der neue.
dialog-first-step = { $act }: { $value }…
dialog-barred = { $act } – { $reason }
dialog-barred-all = Jetzt nicht möglich: { $acts }
dialog-marks = Du kannst wählen: { $marks }.
dialog-closed = Geschlossen. Es wurde nichts gespielt.
confirm-closed = Geschlossen. Es wurde nichts geändert.
sheet-closed = Geschlossen.
dm-your-turn = Du bist am Zug in **{ $game }** ({ $where }).
dm-line = **{ $game }** ({ $where }): { $text }
where-channel = #{ $channel }, { $server }
where-table = Tisch { $table }
last-board = Der Spielplan am Ende der Partie.
dm-seat-left = Du sitzt nicht mehr an Tisch { $table } ({ $game }). { $why }
dm-seat-left-cup = Du sitzt nicht mehr an Tisch { $table } des Turniers **{ $cup }** ({ $game }). { $why }
dm-left-why = { $why ->
    [round] Die Runde ist zu Ende; Roboter spielen die Partie fertig, und dein Platz zählt für dich.
    [away] Ein Roboter spielt auf deinem Platz weiter.
   *[left] { "" }
}
dm-turn-over = Dein Zug ist vorbei.

## Verlauf, Status, Weiteres

log-empty = Noch ist nichts geschehen.
did-acts = { $player } { $acts }
did-again = { $act } ({ $count }-mal)
log-undo = { $player } hat den letzten Zug zurückgenommen.
log-undo-what = { $player } hat zurückgenommen: „{ $what }“
log-seat = { $how ->
    [resigned] { $player } hat aufgegeben; an diesem Platz spielt { $newcomer } weiter.
    [sent] { $newcomer } spielt für { $player } weiter; der Platz wurde geräumt.
    [taken] { $newcomer } hat den Platz von { $player } übernommen.
   *[left] { $player } hat den Tisch verlassen; an diesem Platz spielt { $newcomer } weiter.
}
log-stood-in = { $text } *(von einem Roboter gewählt)*
log-hash = Mischung beim Start festgelegt, ihre SHA-256-Prüfsumme: { $hash }
more-heading = { $group ->
    [look] Zum Ansehen
    [moves] Züge und Zeit
    [seat] Dein Platz
   *[record] Aufzeichnung der Partie
}
status-lobby = **{ $game }**, Tisch { $table }: wartet auf weitere Personen.
status-running = **{ $game }**, Tisch { $table }: läuft.
status-finished = **{ $game }**, Tisch { $table }: zu Ende gespielt.
status-cancelled = **{ $game }**, Tisch { $table }: aufgelöst.
status-expired = **{ $game }**, Tisch { $table }: nie gestartet.
status-stranded = **{ $game }**, Tisch { $table }: Seinen Kanal gibt es nicht mehr.
status-put-out = **{ $game }**, Tisch { $table }: Ich bin nicht mehr auf seinem Server.
leave-really = { $resigns ->
    [yes] Wer zu zweit den Tisch verlässt, gibt auf: Die andere Person gewinnt, und die Partie ist zu Ende. { $early ->
        [yes] Für Wertungen zählt sie nicht, dafür ist es zu früh.
       *[no] Für dich zählt sie als verloren.
    } Verlassen?
   *[no] { $left ->
        [robots] Dann wären nur noch Roboter übrig: Die Partie endet hier, ohne Ergebnis. Verlassen?
       *[people] Ein Roboter übernimmt deinen Platz mit allem, was dazugehört. Verlassen?
    }
}
leave-done = { $left ->
    [robots] Du hast den Tisch verlassen. Es waren nur noch Roboter übrig, also ist die Partie zu Ende, ohne Ergebnis.
   *[people] Du hast den Tisch verlassen.
}
cancel-really = { $agreed ->
    [yes] Eine begonnene Partie endet nur dann vorzeitig, wenn alle zustimmen. Die anderen fragen, ob sie ohne Ergebnis enden soll?
   *[no] Damit endet die Partie für alle, ohne Ergebnis.
}
cancel-lobby-really = An diesem Tisch sitzen noch andere, oder sie sind eingeladen. Für alle auflösen?
cancel-done = Der Tisch ist aufgelöst.
move-done = Der Tisch ist jetzt hier.

## Hinweise

card-game-away = Das Spiel von Tisch { $table } ist im Moment nicht installiert. Verloren ging nichts: Der Tisch geht von selbst weiter, wenn das Spiel wieder da ist.
notice-set-aside = Dieser Tisch lässt sich im Moment nicht öffnen. Verloren ging nichts; wer den Bot betreibt, weiß Bescheid.
notice-restored = Dieser Tisch lässt sich wieder öffnen. Verloren ging nichts.
notice-cancelled = Die Partie wurde abgebrochen.
notice-moved = Der Tisch ist hierher umgezogen.
notice-stranded = Der Kanal deines Tisches { $table } ({ $game }) wurde gelöscht. Die Partie bleibt erhalten: Mit `/tisch verlegen` und der Nummer { $table } geht sie in einem anderen Kanal weiter.
notice-displaced = Dein Tisch { $table } ({ $game }) lässt sich wieder öffnen, aber in seinem Kanal steht inzwischen ein anderer Tisch. Mit `/tisch verlegen` und der Nummer { $table } geht die Partie in einem anderen Kanal weiter.
trouble-attach-files = An deinem Tisch { $table } ({ $game }) kann ich keine Dateien anhängen. Bitte einen Server-Admin um die Berechtigung *Dateien anhängen*; die Partie geht in Worten weiter.
trouble-send-messages = An deinem Tisch { $table } ({ $game }) kann ich nicht schreiben. Bitte einen Server-Admin um die Berechtigungen *Kanal ansehen* und *Nachrichten senden*; die Partie wartet.
trouble-thread-locked = Der Thread deines Tisches { $table } ({ $game }) ist gesperrt, also kann ich dort nicht schreiben. Bitte die Moderation, ihn zu entsperren; so lange wartet die Partie, und die Bedenkzeit steht.
trouble-removed = Ich bin nicht mehr auf dem Server deines Tisches { $table } ({ $game }). Die Partie wartet, und die Bedenkzeit steht; es geht weiter, wenn ich wieder eingeladen werde.
trouble-here-attach-files = Ich kann hier keine Dateien anhängen. Bitte einen Server-Admin um die Berechtigung *Dateien anhängen*.
trouble-here-send-messages = Ich kann in diesem Kanal nicht schreiben. Bitte einen Server-Admin um die Berechtigungen *Kanal ansehen* und *Nachrichten senden*; die Partie wartet.
trouble-here-thread-locked = Dieser Thread ist gesperrt, also kann ich hier nicht schreiben. Bitte die Moderation, ihn zu entsperren; so lange wartet die Partie, und die Bedenkzeit steht.
trouble-here-removed = Ich bin nicht mehr auf dem Server dieses Tisches. Die Partie wartet, und die Bedenkzeit steht; es geht weiter, wenn ich wieder eingeladen werde.
told-closed-dms = Ich kann dir keine Direktnachrichten schicken, also siehst du nur hier, wann du am Zug bist. Um sie zu bekommen: Servermenü, *Privatsphäre-Einstellungen*, *Direktnachrichten*.

## Absagen

refusal-broken = Bei mir ist etwas kaputtgegangen. Es wurde nichts geändert. Versuche es noch einmal, oder nenne denen, die den Bot betreiben, den Code { $code }.
refusal-half-done = Bei mir ist mittendrin etwas kaputtgegangen: Was du wolltest, ist vielleicht schon geschehen. Sieh nach, wie es steht, bevor du es noch einmal versuchst. Passiert es wieder, nenne denen, die den Bot betreiben, den Code { $code }.
refusal-not-shown = Was du wolltest, ist geschehen, aber ich konnte es nicht zeigen. Drücke *{ on-card-play }*, um zu sehen, wie die Partie steht. Passiert es wieder, nenne denen, die den Bot betreiben, den Code { $code }.
refusal-maybe-stored = Meine Datenbank war weg, während ich das speicherte, und ich weiß nicht, ob es geklappt hat. Sieh nach, wie es steht, bevor du es noch einmal versuchst. Passiert es wieder, nenne denen, die den Bot betreiben, den Code { $code }.
refusal-command-changed = Dieser Befehl hat sich geändert. Lade Discord neu und tippe ihn noch einmal.
refusal-unreadable-button = Dieser Knopf lässt sich nicht mehr lesen. Öffne den Tisch noch einmal mit *{ on-card-play }* auf seiner Tischkarte.
refusal-stranded = Den Kanal von Tisch { $table } gibt es nicht mehr, und die Partie wartet. Die Tischleitung kann sie mit `/tisch verlegen` in einem anderen Kanal fortsetzen.
refusal-put-out = Ich bin nicht mehr auf dem Server von Tisch { $table }, und die Partie wartet. Sie geht weiter, wo sie stand, wenn ich dort wieder eingeladen werde.
refusal-awaited = { $count ->
    [0] Du bist nicht am Zug.
   *[other] Du bist nicht am Zug; gewartet wird auf { $players }.
} Sobald du es bist, wirst du gerufen.
refusal-cannot-store = Ich kann gerade nichts speichern, also wurde nichts geändert. Ansehen kannst du weiterhin alles. Versuche es später noch einmal, oder sag es denen, die den Bot betreiben.
refusal-overloaded = Im Moment ist sehr viel los. Es wurde nichts geändert; versuche es in einer Minute noch einmal.
refusal-busy = An diesem Tisch warten viele Züge. Es wurde nichts geändert; versuche es gleich noch einmal.
refusal-no-table = Diesen Tisch gibt es nicht. `/meine-tische` zeigt deine.
refusal-no-table-here = In diesem Kanal steht kein Tisch. Öffne einen mit dem Befehl `neu` eines Spiels, zum Beispiel `/touareg neu`.
refusal-game-away = Das Spiel von Tisch { $table } ist im Moment nicht installiert. Verloren ging nichts: Bitte die Person, die den Bot betreibt, es zurückzuholen; dann geht der Tisch von selbst weiter.
refusal-tournament-away = Das Spiel des Turniers { $name } ist im Moment nicht installiert. Verloren ging nichts: Bitte die Person, die den Bot betreibt, es zurückzuholen; dann geht das Turnier von selbst weiter.
refusal-set-aside = Tisch { $table } lässt sich im Moment nicht öffnen. Verloren ging nichts; wer den Bot betreibt, weiß Bescheid.
refusal-not-your-seat = An diesem Platz sitzt jemand anderes. `/meine-tische` zeigt die Tische, an denen du sitzt.
refusal-not-at-this-table = Du sitzt nicht an diesem Tisch. Die Tischkarte zeigt alles, was offen ist; *{ on-card-log }* und *{ on-card-rules }* sind auch für dich da, und unter *…* kannst du der Partie folgen.
refusal-not-started = Die Partie hat noch nicht begonnen. Sie beginnt, wenn die Tischleitung *{ on-card-start }* drückt.
refusal-channel-taken = In diesem Kanal steht schon ein Tisch. Nimm einen anderen Kanal oder einen Thread, oder spielt erst diese Partie zu Ende.
refusal-already-seated = Du sitzt schon an diesem Tisch. Mehr ist nicht zu tun.
refusal-removed = Die Tischleitung hat deinen Platz freigegeben. Du kannst wiederkommen, wenn sie dich namentlich einlädt.
refusal-guest-sits = { $player } sitzt schon an diesem Tisch. Wähle jemand anderen.
refusal-not-agreed = Es wurde etwas geändert, nachdem schon Leute dazugekommen waren; die Tischkarte sagt, was. { $count ->
    [0] Erst müssen sie dort noch *{ on-card-still-in }* drücken.
   *[other] Erst müssen dort noch *{ on-card-still-in }* drücken: { $players }.
}
refusal-terms-again = Inzwischen wurde noch etwas geändert. Sieh auf die Tischkarte und drücke dann noch einmal *{ on-card-still-in }*.
refusal-own-lobbies = { $most ->
    [one] Ein Tisch von dir wartet
   *[other] { $most } Tische von dir warten
} schon auf weitere Personen: { $channels }. Starte erst einen davon, oder löse ihn auf.
refusal-server-lobbies = Auf diesem Server { $most ->
    [one] wartet schon ein Tisch
   *[other] warten schon { $most } Tische
} auf weitere Personen. Spiele dort mit, oder warte, bis eine Partie beginnt.
refusal-tables-today = Pro Tag sind { $who ->
    [you] für jede Person
   *[server] auf diesem Server
} höchstens { $most } neue Tische möglich. Der nächste lässt sich { $when } öffnen.
refusal-threads-today = Pro Tag sind { $who ->
    [you] für jede Person
   *[server] auf diesem Server
} höchstens { $most } Threads für Tische möglich. Der nächste lässt sich { $when } erstellen; in einem Kanal kannst du jetzt schon einen Tisch öffnen.
refusal-invitations-today = Pro Tag sind { $who ->
    [you] für jede Person
   *[server] auf diesem Server
} höchstens { $most } Einladungen möglich, und das wären mehr. Du kannst { $when } wieder einladen. Ohne Einladung können trotzdem alle mitspielen.
refusal-moves-today = Dieser Tisch ist an einem Tag { $most ->
    [one] einmal
   *[other] { $most }-mal
} umgezogen. Er lässt sich { $when } wieder verlegen.
refusal-followers = { $most } Personen folgen diesem Tisch, und mehr geht nicht. Seine Tischkarte im Kanal zeigt dasselbe.
refusal-taken-back-often = Du hast dich in diesem Zug { $most }-mal umentschieden. Was jetzt gewählt ist, bleibt; weiterspielen kannst du trotzdem.
refusal-too-fast = So schnell kann niemand drücken. Es ist nichts geschehen; versuche es { $when } noch einmal.
refusal-not-seated = Du sitzt nicht an diesem Tisch. `/meine-tische` zeigt die Tische, an denen du sitzt.
refusal-taken-because = In diesem Kanal gibt es schon einen Tisch, und ein zweiter könnte nur in einem Thread stehen; das geht nicht. { $why } Oder nimm einen anderen Kanal.
refusal-taken-long = In diesem Kanal gibt es schon einen Tisch. Gib denselben Befehl noch einmal mit der Option `thread` ein: So bekommt er einen eigenen Thread.
refusal-full-at = { $range ->
    [yes] Dieses Spiel ist für { $least } bis { $most } Personen. Wähle eine solche Zahl.
   *[no] Dieses Spiel ist für { $most } Personen. Wähle diese Zahl.
}
refusal-full-below = Hier sitzen schon { $present }. Wähle so viele oder mehr, oder gib erst einen Platz frei.
refusal-table-full = Alle Plätze sind besetzt. Warte, bis einer frei wird, oder öffne einen anderen Tisch.
refusal-side-taken = Das ist schon vergeben, und zwar an { $players }. Wähle etwas anderes, oder lass es offen.
refusal-no-such-level = Bei { $seats } Plätzen gibt es hier keinen { $level ->
    [gentle] nachsichtigen
    [solid] soliden
   *[strong] starken
} Roboter. Wähle eine andere Stärke.
refusal-no-robot = Hier sitzt kein Roboter. *{ on-card-add-robot }* setzt einen an den Tisch.
refusal-too-few = Es braucht { $least } am Tisch, und { $present ->
    [one] nur eine Person ist da
   *[other] nur { $present } sind da
}. Warte auf weitere, oder nimm einen Roboter dazu.
refusal-already-started = Die Partie hat schon begonnen. Drücke *{ on-card-play }* auf ihrer Tischkarte, oder folge ihr unter *…*.
refusal-lobby-closed = Dieser Tisch ist geschlossen. Öffne einen anderen mit dem Befehl `neu` eines Spiels.
refusal-cancel-by-agreement = Eine begonnene Partie endet nur dann vorzeitig, wenn alle zustimmen: `/tisch beenden` fragt die anderen. Server-Admins können sie sofort beenden.
refusal-host-only = Das können nur die Tischleitung und Server-Admins. Wende dich an sie.
refusal-other-game = Am Tisch in diesem Kanal wird { $game } gespielt. Nimm hier die Befehle dieses Spiels.
refusal-nothing-to-undo = Jetzt lässt sich nichts zurücknehmen: Seitdem hat jemand anderes gezogen, oder es kam etwas Verdecktes oder Zufälliges heraus. `/tisch zurücknehmen` fragt die anderen.
refusal-not-possible-now = Das ist jetzt nicht möglich. Drücke *{ on-card-play }*, um alles zu sehen, was geht.
refusal-not-a-number = Das ist keine ganze Zahl. Versuche es noch einmal nur mit Ziffern.
refusal-server-only = Tische öffnet man in den Kanälen eines Servers. Nimm diesen Befehl dort.
refusal-not-a-member = Ich bin kein Mitglied dieses Servers. Tische öffnet man dort, wo ich schreiben kann: Bitte die Leute, die ihn verwalten, mich hinzuzufügen.
refusal-user-install-off = Ich antworte nur auf meinen Servern und in meinen Direktnachrichten. Nimm den Befehl dort.
refusal-no-such-card = Zu diesem Namen gehört nicht genau eine Karte. Wähle eine von denen, die beim Tippen vorgeschlagen werden.
refusal-no-thread-here = Einen Thread kann ich nur in einem gewöhnlichen Textkanal öffnen. Nimm den Befehl dort, oder lass den Thread weg.
refusal-too-many-threads = Dieser Server hat so viele offene Threads, wie Discord erlaubt. Bitte die Moderation, einige zu schließen, oder lass den Thread weg.
refusal-no-thread-now = Discord hat mich keinen Thread öffnen lassen. Versuche es nach einer Weile noch einmal, oder lass den Thread weg.
refusal-may-not-thread = Ich darf hier keinen Thread öffnen. Bitte einen Server-Admin um die Berechtigung *Öffentliche Threads erstellen*.
refusal-permission-view-channel = Ich kann diesen Kanal nicht sehen. Bitte einen Server-Admin um die Berechtigung *Kanal ansehen*, und versuche es dann noch einmal.
refusal-permission-connect = Um im Chat eines Sprachkanals zu schreiben, brauche ich die Berechtigung *Verbinden*. Bitte einen Server-Admin darum, oder spielt in einem Textkanal.
refusal-permission-send-messages = Ich kann hier nicht schreiben. Bitte einen Server-Admin um die Berechtigung *Nachrichten senden*, und versuche es dann noch einmal.
refusal-permission-send-messages-in-threads = Ich kann hier nicht in Threads schreiben. Bitte einen Server-Admin um die Berechtigung *Nachrichten in Threads senden*, und versuche es dann noch einmal.
refusal-permission-attach-files = Ich kann hier keine Dateien anhängen. Bitte einen Server-Admin um die Berechtigung *Dateien anhängen*, und versuche es dann noch einmal.
refusal-permission-create-public-threads = Ich darf hier keinen Thread öffnen. Bitte einen Server-Admin um die Berechtigung *Öffentliche Threads erstellen*, und versuche es dann noch einmal.

## Hilfe

help-game = • **{ $name }** (`/{ $command } neu`, { $players }, { $time }): { $tagline }

## Befehle

slash-azalai = azalai
slash-azalai-description = Hilfe, deine Einstellungen und dein Profil, gespeicherte Daten, ein Server
slash-help = hilfe
slash-help-description = Wie man spielt und welche Spiele es gibt
slash-table = tisch
slash-table-description = Rund um den Tisch in diesem Kanal
slash-table-status = status
slash-table-status-description = Wer mitspielt, wer am Zug ist, mit welchen Optionen
slash-table-board = spielplan
slash-table-board-description = Der Spielplan, nur für dich
slash-table-hand = ansicht
slash-table-hand-description = Der Tisch, wie du ihn siehst, nur für dich
slash-table-log = verlauf
slash-table-log-description = Was bisher geschehen ist
slash-table-leave = verlassen
slash-table-leave-description = Den Tisch verlassen
slash-table-invite = einladen
slash-table-invite-description = Vor dem Start noch eine Person an diesen Tisch einladen
slash-table-invite-person = person
slash-table-invite-person-description = Wer eingeladen wird
slash-table-cancel = auflösen
slash-table-cancel-description = Den Tisch ohne Ergebnis auflösen
slash-table-move = verlegen
slash-table-move-description = Einen deiner Tische in diesen Kanal verlegen
slash-table-move-table = tisch
slash-table-move-table-description = Die Nummer des Tisches, wie sein Status sie nennt
slash-new = neu
slash-new-description = In diesem Kanal einen Tisch öffnen
slash-new-player1 = person1
slash-new-player1-description = Eine Person, die du einlädst
slash-new-player2 = person2
slash-new-player2-description = Noch eine Person, die du einlädst
slash-new-player3 = person3
slash-new-player3-description = Noch eine Person, die du einlädst
slash-new-player4 = person4
slash-new-player4-description = Noch eine Person, die du einlädst
slash-new-language = sprache
slash-new-language-description = Die Sprache der Tischkarte; private Antworten kommen in deiner eigenen
slash-new-seats = plätze
slash-new-seats-description = Wie die Plätze verteilt werden
slash-new-full = voll
slash-new-full-description = Von selbst beginnen, sobald so viele sitzen; ohne Angabe: wenn du Starten drückst
slash-new-thread = thread
slash-new-thread-description = Dem Tisch einen eigenen Thread geben
slash-hand = ansicht
slash-hand-description = Der Tisch, wie du ihn siehst, nur für dich
slash-board = spielplan
slash-board-description = Der Spielplan, nur für dich
slash-rules = regeln
slash-rules-description = Die Regeln in Kürze
slash-card = karte
slash-card-description = Eine Karte dieses Spiels groß, mit dem, was sie tut, nur für dich
slash-card-card = karte
slash-card-card-description = Name oder Nummer der Karte
seats-random = ausgelost
seats-joined = in der Reihenfolge, in der alle dazukommen

## Die Spielwiese

playground-server = Spielwiese
playground-topic = Der Marktplatz
playground-messages = Direktnachrichten von { $name }:
playground-others = Anderswo
playground-person = { $name } ({ $language })
playground-hint = Der Kanal sagt, wie es losgeht. „Viewing as“ macht dich zu einer anderen Person. Strg-C beendet alles.
