## The rehearsal (azalai rehearse): what the operator reads on Discord

rehearsal-title = ### Rehearsal of the bot
rehearsal-thread = Rehearsal of the bot
rehearsal-press = Press here
rehearsal-press-direct = Please press within { $seconds } seconds. The answer is a picture that comes at once.
rehearsal-press-deferred = Once more. This time the answer says first that it is coming; it has a button of its own, please press that too and type a word.
rehearsal-deferred = A picture should stand below. Now please press the button.
rehearsal-type = Type a word
rehearsal-word = Any word
rehearsal-typed = Thank you. The picture below should be another one now.
rehearsal-not-you = Thank you, but somebody else is asked to press here.
rehearsal-phone-mention = What did your phone show when you were mentioned here a minute ago? (While Discord is open on a computer, phones stay still.)
rehearsal-phone-direct = And what did it show of the direct message?
rehearsal-phone-words = The words of the message
rehearsal-phone-empty = A notification without words
rehearsal-phone-nothing = Nothing
