## The rehearsal (azalai rehearse): what the operator reads on Discord

rehearsal-title = ### Répétition du bot
rehearsal-thread = Répétition du bot
rehearsal-press = Appuyez d’ici { $seconds } secondes, s’il vous plaît. Vous seul verrez la réponse.
rehearsal-button = Appuyez ici
rehearsal-seen = La même petite image devrait se trouver au-dessus de cette ligne, sur le bouton et dans le menu. Choisissez maintenant dans le menu, puis tapez un mot.
rehearsal-menu = Choisissez, s’il vous plaît
rehearsal-box = Un mot au choix
rehearsal-typed = Merci. L’image ci-dessous devrait être une autre à présent.
rehearsal-not-you = Merci, mais c’est quelqu’un d’autre qui doit appuyer ici.
