### Buttons

targui-button-place = { $number } { $thing }
targui-button-action-noble = Noble
targui-button-action-merchant = Trader
targui-button-action-mirage = Fata Morgana
targui-button-action-silversmith = Silversmith
targui-button-action-caravan = Caravan
targui-button-action-expansion = Expansion
targui-button-collect = Take a good
targui-button-row = Row { $row }
targui-button-row-paid = Row { $row } for { $payment }
targui-button-free = nothing to pay
targui-button-stored = 1 well gold
targui-button-lay = Lay
targui-button-keep = Keep
targui-button-discard = Discard
targui-button-use = Use
targui-button-use-card = Use a card
targui-button-trade = Swap
targui-button-sell = Sell
targui-button-deal = { $give } → { $get }
targui-button-other-good = { $count ->
    [one] other good
   *[other] other goods
}
targui-button-too-many = { $text } ({ $goods }/{ $limit })
targui-button-mirage = Move a marker
targui-button-marker = Move { $marker }
targui-button-marker-to = Move { $marker } to { $target }
targui-button-take = Take { $what }
targui-button-take-caption = Take
targui-button-give = Give { $what }
targui-button-give-caption = Give
targui-button-goods = goods
targui-button-gift = gold or a point
targui-button-shift = Move a card
targui-button-shift-from = Move { $slot }
targui-button-shift-to = { $slot } to { $target }
targui-button-swap = { $slot } with { $target }
targui-button-done = Done
targui-button-end = End
targui-button-without = End without { $letters }
targui-button-plain = { $letter }, { $thing }: { $text }
targui-button-plain-short = { $letter }: { $text }

### What each act does, in full

targui-explain-place = A figure uses the border card it is on; where two of your lines cross, you get a marker.
targui-explain-collect = Your figure takes 1 good of the kind shown on its card.
targui-explain-take = You take what the goods card shows; a face-down tribe card replaces it.
targui-explain-lay = Pay the price, then the tribe card lies in your display for its points and effect.
targui-explain-keep = The card goes to your empty hand; in a later round a figure on the Noble can lay it.
targui-explain-discard = The tribe card goes away; you pay and get nothing.
targui-explain-trade = Swap 2 goods of one kind for 1 of another, or 3 for 1 gold, as often as you can.
targui-explain-barter = Swap goods one for one, and 3 for 1 gold; choose all of this visit at once.
targui-explain-sell = Sell once: 2 equal goods for 1 point, 4 for 3, 1 gold for 2 points, 2 gold for 4.
targui-explain-caravan = Turn up the top goods card and take what it shows.
targui-explain-expand = Draw the top tribe card: lay it, keep it in an empty hand, or discard it.
targui-explain-mirage = Move one of your unused markers to another open card that has no marker.
targui-explain-gain = Your new card gives you goods: choose the kinds.
targui-explain-gift = Instead of goods, your new card gives you 1 gold or 1 point.
targui-explain-shift = Move a card of your display to another place, or swap two; no gap may remain.
targui-explain-give = The goods go back to the supply; the choice of kinds is yours.
targui-explain-points = Lose points tokens to the raid instead of goods or gold.
targui-explain-gold = Lose 1 gold to the raid instead of points.
targui-explain-done = You are done here and go on with your other actions.
targui-explain-end = Your turn to act ends; what you have not used is lost for this round.

### What somebody did: after a name, joined with other acts

targui-did-lost-goods = lost { $goods } to the raid
targui-did-lost-points = lost { $points ->
    [one] 1 point
   *[other] { $points } points
} to the raid
targui-did-lost-gold = lost 1 gold to the raid
targui-did-spared = lost nothing in the raid ({ $card })
targui-did-could-not-pay = could not pay, so { $other } took { $points ->
    [one] 1 point
   *[other] { $points } points
}
targui-did-comforted = took { $points ->
    [one] 1 point
   *[other] { $points } points
} after the raid ({ $card })
targui-did-placed = went to { $border }
targui-did-marked = { $cards-count ->
    [0] got no marker
    [one] got { $cards-count } marker
   *[other] got { $cards-count } markers
}
targui-did-collected = took { $good }
targui-did-took = took { $gain }
targui-did-took-extra = took { $good } more ({ $card })
targui-did-laid = laid { $card } in { $row } for { $payment }
targui-did-stored = put 1 gold on { $card }
targui-did-announced = lets { $other } place only { $figures ->
    [one] 1 figure
   *[other] { $figures } figures
} next round ({ $card })
targui-did-gained = took { $goods } ({ $card })
targui-did-gift-taken = took { $token } ({ $card })
targui-did-kept = kept { $card }
targui-did-kept-unseen = kept an unseen card
targui-did-discarded = discarded { $card }
targui-did-drew = drew a tribe card
targui-did-caravan-turned-up = turned up a goods card ({ $card })
targui-did-traded = swapped { $bargain }
targui-did-bartered = swapped { $give } → { $gold ->
    [0] { $get }
   *[other] { $gold } gold{ $get-count ->
        [0] {""}
       *[other] , { $get }
    }
}
targui-did-sold = sold { $sale }
targui-did-marker-moved = moved a marker { $source } → { $target }
targui-did-shifted = moved { $card } to { $slot }
targui-did-swapped = swapped { $card } and { $other }
targui-did-returned = { $gold ->
    [0] gave back { $goods }
   *[other] gave back { $gold } gold
}
targui-did-ended = { $waived ->
    [0] has finished
    [one] has finished, 1 action skipped
   *[other] has finished, { $waived } actions skipped
}
targui-did-last-round = laid the twelfth card: last round

## What positions are compared by, in the reasons of a robot

targui-figure-score = your lead in points afterwards
targui-figure-alike = your rows on the way to one tribe
targui-figure-mixed = your rows on the way to four tribes
targui-figure-goods = goods in your stock
targui-figure-gold = your gold
targui-figure-hand = the card in your hand
targui-figure-display = your display and its rows
targui-figure-actions = your figures and markers still to use
targui-figure-other = what the other has
