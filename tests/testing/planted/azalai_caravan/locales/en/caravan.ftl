caravan-name = Caravan
caravan-tagline = Keep one card, pass the others on, and remember them.
caravan-rules =
    Everybody holds five cards from 1 to 24. All choose a card of their hand at the same time. The chosen cards are
    shown and kept, and the hands go to the next player, so that you know what the others hold. After five cards
    each counts its number, unless you have kept the card one below it as well. The highest sum wins.
caravan-part-cards = cards
caravan-event-chose = { $seat } has chosen.
caravan-event-took-back = { $seat } chooses again.
caravan-event-kept = { $seat } keeps card { $card }.
caravan-event-own-hand = You get { $cards }.
caravan-refusal-no-such-card = You hold no such card.
caravan-refusal-nothing-chosen = You have chosen nothing.
