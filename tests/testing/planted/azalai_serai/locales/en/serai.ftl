serai-name = Serai
serai-tagline = Rugs, lamps and water: keep or sell, all at once.
serai-rules =
    Everybody puts a card of the hand face down, to keep it or to sell it for a coin. When all have chosen,
    the cards are opened, the hands go to the left, and each gets a card more. Three or four rounds are
    played. Of each good you get the square of the number you have kept; every coin is a point.
serai-part-goods = goods
serai-part-coins = coins
serai-event-chose = { $seat } has chosen.
serai-event-took-back = { $seat } chooses again.
serai-event-sold = { $seat } sells { $good }.
serai-event-kept = { $seat } keeps { $good }.
serai-event-own-hand = You hold { $goods }.
serai-refusal-no-such-card = You hold no such card.
serai-refusal-nothing-laid = You have chosen nothing.
