souk-name = Souk
souk-tagline = Three gold cards, and salt to pay for them.
souk-time = a few minutes
souk-first-time = Offer salt for the gold card; the highest offer that nobody else made wins it.
    Everybody offers at the same time, three times.
souk-rules =
    Everybody begins with 12 salt. There are three rounds, each with a gold card worth 2 to 6.
    All offer some of their salt in secret. The salt offered is gone; the highest offer that nobody
    else made takes the card. Most gold wins; ties are shared.
souk-option-small_purse = Small purse
souk-option-gold = Gold cards in the game
souk-gold-2 = 2
souk-gold-3 = 3
souk-gold-4 = 4
souk-gold-5 = 5
souk-gold-6 = 6
souk-part-gold = gold
souk-event-offered = { $seat } made an offer.
souk-event-own-offer = You offered { $salt } salt.
souk-event-took-back = { $seat } took the offer back.
souk-event-revealed = { $seat } had offered { $salt } salt.
souk-event-won = { $seat } takes the gold card worth { $gold }.
souk-event-nobody-won = Nobody offered alone: the gold card worth { $gold } is put away.
souk-move-offer = Offer { $salt } salt.
souk-move-take-back = Take your offer back.
souk-act-offer = Make an offer
souk-act-take-back = Take back
souk-ask-act = What do you do?
souk-ask-offer-salt = How much salt do you offer?
souk-refusal-too-much = You do not have that much salt. Offer less.
souk-refusal-no-offer = You have no offer to take back.
souk-situation = Round { $round } of { $rounds }, a gold card worth { $card } is on offer.
souk-situation-over = The souk is closed.
souk-text-seat = { $name }: { $salt } salt, { $gold } gold.
souk-text-own-offer = Your offer: { $salt } salt.
souk-slash-offer = offer
souk-slash-offer-description = Offer salt for the gold card
souk-slash-offer-salt = salt
souk-slash-offer-salt-description = How much salt
souk-slash-take-back = take-back
souk-slash-take-back-description = Take your offer back while others still think
souk-slash = souk
souk-slash-description = Souk: secret offers for three gold cards, 2 to 4
souk-slash-new-small_purse = small-purse
souk-slash-new-small_purse-description = Everybody begins with 6 salt instead of 12
souk-slash-new-gold = gold-cards
souk-slash-new-gold-description = The cards from which the three on offer are drawn
