### Touareg: the words in and beside its pictures

touareg-picture-title = Touareg
touareg-picture-unnamed = Player { $number }

## Small pieces

touareg-picture-counted = { $thing } ×{ $count }
touareg-picture-between = {"; "}
touareg-picture-empty = empty
touareg-picture-cards = { $count ->
    [0] no cards
    [one] 1 card
   *[other] { $count } cards
}
touareg-picture-points = { $count ->
    [one] 1 point
   *[other] { $count } points
}
touareg-picture-dinars = { $count ->
    [one] 1 dinar
   *[other] { $count } dinars
}
touareg-picture-hidden = { $count ->
    [one] 1 hidden good
   *[other] { $count } hidden goods
}
touareg-picture-goods = { $count ->
    [0] no goods
    [one] 1 good
   *[other] { $count } goods
}

## Where the game stands

touareg-picture-stage-running = Stage { $stage } of 2, { $pile ->
    [0] no cards left in the pile.
    [one] 1 card left in the pile.
   *[other] { $pile } cards left in the pile.
}
touareg-picture-stage-last-turn = Stage { $stage } of 2, the pile is empty: everybody's last turn.
touareg-picture-stage-settling = Stage { $stage } of 2 is scored; unused special cards are being cashed or kept.
touareg-picture-won = The game is over: { $name } wins with { $points }.
touareg-picture-shared = The game is over: { $names } share the victory with { $points } each.
touareg-picture-to-act = { $name } to act.
touareg-picture-to-send = { $name } must still send at least { $count ->
    [one] 1 card
   *[other] { $count } cards
} to the market.

## Labels of answers

touareg-picture-choice-animal = { $place } ({ $load })
touareg-picture-choice-cave = { $cave } ({ $content })

## Alternative text

touareg-picture-alt-board = Touareg, the board. { $situation }
touareg-picture-alt-private = Touareg, what only { $name } sees. { $situation }
touareg-picture-alt-result = Touareg, the result. { $situation }
touareg-picture-alt-market = Market: { $goods }.
touareg-picture-alt-specials = Special cards for sale: { $specials }.
touareg-picture-alt-camp = { $name }: { $cards } in hand; { $items }.
touareg-picture-alt-camp-scored = { $name }: { $points }, { $cards } in hand; { $items }.
touareg-picture-alt-on-animals = on animals: { $goods }
touareg-picture-alt-hand = Hand, { $dinars }: { $goods }.
touareg-picture-alt-own = In front: { $items }.
touareg-picture-alt-rank = { $rank }. { $name }, { $points } (stage 1: { $first }, stage 2: { $second }).

## The whole view in words

touareg-picture-text-order = Loads are listed from the bottom up.
touareg-picture-text-market = Market
touareg-picture-text-market-line = { $good }: { $count } in the market; each is worth { $dinars }; { $points } for the most.
touareg-picture-text-leaders = { $good }: { $count } in the market; each is worth { $dinars }; { $points } for the most, led on the animals by { $names }.
touareg-picture-text-specials = Special cards for sale, { $dinars } each
touareg-picture-text-discard = Discard pile: { $goods }.
touareg-picture-text-latest = Last move: { $name } ({ $traces }).
touareg-picture-text-latest-plain = Last move: { $name }.
touareg-picture-text-arrived = { $place }: { $goods } on top
touareg-picture-text-touched = market: { $goods }
touareg-picture-text-bought = bought: { $special }
touareg-picture-text-hand-hidden = Hand: { $cards }
touareg-picture-text-hand = Hand: { $goods } ({ $dinars })
touareg-picture-text-item = { $thing }: { $content }
touareg-picture-text-cave-used = { $content }, used this turn
touareg-picture-text-thief = thief
touareg-picture-text-thief-ready = not used yet
touareg-picture-text-thief-used = used, with 1 hidden good
touareg-picture-text-thief-holds = used, with { $good }
touareg-picture-text-plans = { $count ->
    [one] 1 plan, worth { $points }
   *[other] { $count } plans, worth { $points } each
}
touareg-picture-text-score = Stage { $stage }: { $points } (majorities: { $goods }; unused special cards: { $specials })
touareg-picture-text-score-none = Stage { $stage }: { $points } (majorities: none; unused special cards: { $specials })
touareg-picture-text-kind-points = { $good } { $points }
touareg-picture-text-total = { $name }: { $points }
touareg-picture-text-result = Result
touareg-picture-text-unused = Each unused special card is worth { $points } at the end of a stage, a plan { $plan }.
