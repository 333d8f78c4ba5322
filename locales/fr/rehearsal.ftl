## The rehearsal (azalai rehearse): what the operator reads on Discord

rehearsal-title = ### Répétition du bot
rehearsal-thread = Répétition du bot
rehearsal-press = Appuyez ici
rehearsal-press-direct = Appuyez d’ici { $seconds } secondes, s’il vous plaît. La réponse est une image qui arrive aussitôt.
rehearsal-press-deferred = Encore une fois. La réponse annonce d’abord qu’elle arrive ; elle porte un bouton : appuyez dessus aussi et tapez un mot.
rehearsal-deferred = Une image devrait se trouver ci-dessous. Appuyez maintenant sur le bouton.
rehearsal-type = Taper un mot
rehearsal-word = Un mot au choix
rehearsal-typed = Merci. L’image ci-dessous devrait être une autre à présent.
rehearsal-not-you = Merci, mais c’est quelqu’un d’autre qui doit appuyer ici.
rehearsal-phone-mention = Qu’a montré votre téléphone quand on vous a mentionné ici il y a une minute ? (Tant que Discord est ouvert sur un ordinateur, les téléphones se taisent.)
rehearsal-phone-direct = Et qu’a-t-il montré du message privé ?
rehearsal-phone-words = Les mots du message
rehearsal-phone-empty = Une notification sans texte
rehearsal-phone-nothing = Rien
