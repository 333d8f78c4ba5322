## Vorbereitete Züge: für die nächsten Entscheidungen einer Person, nur ihr bekannt

button-prepare = Zug vorbereiten
button-prepare-another = Noch einen vorbereiten
button-prepare-clear = Alle verwerfen
button-prepare-it = Vorbereiten
button-prepare-times = { $times }-mal
prepare-for = { $number ->
    [1] Vorbereitet für deine nächste Entscheidung:
   *[other] Vorbereitet für danach, als Nummer { $number }:
}
prepare-when = Der Zug wird für dich gespielt, kurz nachdem du an der Reihe bist, meist innerhalb einer Minute, sofern er dann möglich ist. Wenn nicht, wirst du gerufen und erfährst, warum.
prepare-done = Vorbereitet. Sonst weiß niemand davon.
prepare-cleared = Es ist nichts mehr vorbereitet.
prepare-changed = Der Stand oder das, was du vorbereitet hast, hat sich geändert, seit du das geöffnet hast. So sieht es jetzt aus.
prepare-list = Das hast du für deine nächsten Entscheidungen vorbereitet:
    { $moves }
    Spielst du selbst einen Zug, wird alles davon verworfen.
prepare-soon = Das hast du vorbereitet, und das Erste davon wird gleich gespielt:
    { $moves }
    Spielst du selbst einen Zug, wird alles davon verworfen.
prepare-dropped = **{ $game }**: { $reason } Was du vorbereitet hattest, ist verworfen.
prepare-impossible = Dein vorbereiteter Zug ließ sich nicht spielen: { $move } Der Grund: { $reason }
prepare-taken-back = Züge wurden zurückgenommen, und alles steht wieder wie vorher.
refusal-prepare-own-turn = Du bist am Zug. Drücke *{ on-card-play }* und wähle jetzt; Züge bereitet man vor, während andere entscheiden.
refusal-prepare-full = Du hast { $most } Züge vorbereitet, und mehr passen nicht. *{ button-prepare-clear }* macht Platz.
refusal-prepare-unforeseen = Was du als Nächstes tun kannst, lässt sich noch nicht absehen. Versuche es wieder, wenn die anderen gezogen haben.
slash-table-prepare = vorbereiten
slash-table-prepare-description = Züge für deine nächsten Entscheidungen vorbereiten, nur für dich
