souk-name = Souk
souk-tagline = Three gold cards, and salt to pay for them.
souk-first-time = Offer salt for the gold card; the highest offer that nobody else made wins it.
    Everybody offers at the same time, three times.
souk-rules =
    Everybody begins with 12 salt. There are three rounds, each with a gold card worth 2 to 6.
    All offer some of their salt in secret. The salt offered is gone; the highest offer that nobody
    else made takes the card. Most gold wins; ties are shared.
souk-option-small_purse = Small purse
souk-option-gold = Gold cards in the game
souk-part-gold = gold
souk-event-offered = { $seat } made an offer.
souk-event-own-offer = You offered { $salt } salt.
souk-event-took-back = { $seat } took the offer back.
souk-event-revealed = { $seat } had offered { $salt } salt.
souk-event-won = { $seat } takes the gold card worth { $gold }.
souk-event-nobody-won = Nobody offered alone: the gold card worth { $gold } is put away.
souk-did-offered = made an offer
souk-did-took-back = took the offer back
souk-did-revealed = had offered { $salt }
souk-did-won = takes the gold card worth { $gold }
souk-explain-offer = all of it is gone, and the highest offer that nobody else made takes the card.
souk-explain-take-back = you may offer otherwise while others still think.
souk-move-offer = Offer { $salt } salt.
souk-move-take-back = Take your offer back.
souk-act-offer = Make an offer
souk-act-take-back = Take back
souk-ask-offer-salt = How much salt do you offer?
souk-refusal-too-much = You do not have that much salt. Offer less.
souk-refusal-no-offer = You have no offer to take back.
souk-situation = Round { $round } of 3: a gold card worth { $card } is on offer.
souk-field-round = Round
souk-field-deck = Deck
souk-field-card = On offer
souk-field-salt = Salt
souk-field-offers = Offer
souk-field-gold = Gold
souk-slash-offer = offer
souk-slash-take-back = take-back
souk-slash-new-small_purse-description = Everybody begins with 6 salt instead of 12
