## Der Probelauf (azalai rehearse): was auf Discord liest, wer den Bot betreibt

rehearsal-title = ### Probelauf des Bots
rehearsal-thread = Probelauf des Bots
rehearsal-press = Bitte drücke innerhalb von { $seconds } Sekunden. Die Antwort siehst nur du.
rehearsal-button = Hier drücken
rehearsal-seen = Dasselbe kleine Bild sollte über dieser Zeile, auf dem Knopf und im Menü stehen. Wähle jetzt bitte etwas aus dem Menü und tippe ein Wort.
rehearsal-menu = Bitte wählen
rehearsal-box = Irgendein Wort
rehearsal-typed = Danke. Das Bild hier unten sollte jetzt ein anderes sein.
rehearsal-not-you = Danke, aber hier soll jemand anderes drücken.
