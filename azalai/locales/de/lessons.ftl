### Lehrpartien: eine angeleitete erste Partie, privat. Was jede lehrt, steht in KEY-lesson.ftl.

button-learn = Dieses Spiel lernen
button-learn-game = Lernen: { $game }
button-lesson-end = Lehrpartie beenden
button-lesson-go-on = Lehrpartie fortsetzen
button-lesson-back = Zurück zur Lehrpartie
button-lesson-restart = Neu beginnen
button-lesson-gentle = Mit nachsichtigen Robotern spielen
button-lesson-people = Leute finden
button-lesson-puzzle = Rätsel

lesson-own-way = Du gehst deinen eigenen Weg, und das ist gut so. Ab hier zeigt der Stern, was ein Roboter tun würde. Die Hinweise kommen weiter, wenn du sie brauchst, und *{ button-suggest }* zeigt dir jederzeit einen Zug.
lesson-where-you-left = Hier hattest du aufgehört.
lesson-undone = Zurückgenommen. Wähle noch einmal.
lesson-renewed = Diese Lehrpartie hat sich geändert, seit du hier warst, also beginnt sie von vorn.
lesson-closed = Die Lehrpartie wartet, wo du sie verlassen hast. `/azalai lernen` oder dieser Knopf bringt dich an jedem Tag zu ihr zurück.
lesson-real-in-servers = Richtige Tische öffnet man in den Kanälen eines Servers. Tippe dort `/{ $command } neu`.

refusal-no-lesson = Zu diesem Spiel gibt es noch keine Lehrpartie. *{ on-card-rules }* fasst es zusammen.
refusal-lesson-gone = Diese Lehrpartie wurde neu begonnen oder gelöscht, also führt dieser Knopf nirgendwohin. Öffne sie wieder mit `/azalai lernen`.

slash-learn = lernen
slash-learn-description = Eine angeleitete erste Partie gegen Roboter, nur für dich
slash-learn-game = spiel
slash-learn-game-description = Welches Spiel
