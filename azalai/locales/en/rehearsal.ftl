## The rehearsal (azalai rehearse): what the operator reads on Discord

rehearsal-title = ### Rehearsal of the bot
rehearsal-thread = Rehearsal of the bot
rehearsal-press = Please press within { $seconds } seconds. Only you see the answer.
rehearsal-button = Press here
rehearsal-seen = The same small picture should stand above this line, on the button and in the menu. Now please choose from the menu and type a word.
rehearsal-menu = Please choose
rehearsal-box = Any word
rehearsal-typed = Thank you. The picture below should be another one now.
rehearsal-not-you = Thank you, but somebody else is asked to press here.
