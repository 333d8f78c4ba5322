tents-name = Tents
tents-tagline = A plain of 24 squares, and cards that say where you may camp.
tents-first-time = A card from your hand pitches your tent on its square, or buries the square for everybody.
    Tents that touch are a camp. The largest camp counts, and every well beside your tents.
tents-rules =
    A card lies for each of the 24 squares. Three cards are laid out first: their squares are wells.
    Everybody holds three cards. In your turn you play one and draw another while there are any.
    Pitch: your tent stands on the square of the card.
    Bury: the card is laid aside unseen, and nobody will ever camp there.
    When all cards are played, each tent of your largest camp (tents that touch by a side) brings two points, each well beside your tents three. Most points win; ties are shared.
tents-option-many_wells = Five wells
tents-part-camp = camp
tents-part-wells = wells
tents-field-wells = Wells
tents-field-tents = Tents
tents-field-deck = Deck
tents-field-hands = Hand
tents-field-buried = Buried
tents-act-pitch = Pitch
tents-act-bury = Bury
tents-ask-pitch-square = On which square?
tents-ask-bury-square = Which square?
tents-move-pitch = Pitch a tent on { $square }.
tents-move-bury = Bury { $square }.
tents-brief-pitch = Pitch { $square }
tents-brief-bury = Bury { $square }
tents-event-pitched = { $seat } pitched a tent on { $square }.
tents-event-buried = { $seat } buried a card.
tents-event-own-buried = You buried { $square }.
tents-event-drew = You drew { $square }.
tents-event-joined = { $seat } joined camps: { $tents } tents now stand together.
tents-explain-pitch = your tent stands on the square, beside others of yours if you like.
tents-explain-bury = the square stays empty to the end, and only you know that.
tents-refusal-not-in-hand = That card is not in your hand. Choose one that is.
tents-situation = { $deck ->
    [0] The deck is empty.
    [one] 1 card is left in the deck.
   *[other] { $deck } cards are left in the deck.
}
