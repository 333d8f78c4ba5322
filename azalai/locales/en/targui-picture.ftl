### Targui: the words in and beside its pictures

targui-picture-title = { targui-name }

## Small pieces

targui-picture-amount = { $count } { $kind ->
    [dates] { $count ->
        [one] date
       *[other] dates
    }
    [salt] salt
    [pepper] pepper
    [stored] gold from the well card
   *[gold] gold
}
targui-picture-or = {" or "}
targui-picture-empty = empty
targui-picture-free = free
targui-picture-gone = no card
targui-picture-used = used
targui-picture-used-on = { $place }, used
targui-picture-possible = possible
targui-picture-impossible = not possible now
targui-picture-any-good = 1 good of your choice
targui-picture-any-goods = { $count ->
    [one] 1 good
   *[other] { $count } goods
}
targui-picture-cards = { $count ->
    [0] no cards
    [one] 1 card
   *[other] { $count } cards
}
targui-picture-points = { $count ->
    [1] 1 point
    [-1] -1 point
   *[other] { $count } points
}
targui-picture-facts = { $symbol }, { $points }, costs { $price }
targui-picture-face-down-goods = goods card, face down
targui-picture-face-down-tribe = tribe card, face down
targui-picture-hand-none = no hand card
targui-picture-hand-hidden = 1 hidden hand card
targui-picture-hand-card = hand card: { $card }
targui-picture-hand-open = seen by all
targui-picture-hand-waits = to be laid from the next round on
targui-picture-hand-fresh = the Noble can lay it from the next round on, the Hidden Path already now
targui-picture-in-all = { $points } ({ $tokens } in tokens, { $printed } printed on cards, { $later } for rows and effects)
targui-picture-so-far = { $points } so far ({ $tokens } in tokens, { $printed } printed on cards)
targui-picture-figures = figures on { $places }
targui-picture-figure = { $name }’s figure
targui-picture-figure-used = { $name }’s figure, used
targui-picture-marker = { $name }’s marker
targui-picture-marker-used = { $name }’s marker, used
targui-picture-part = { $part } { $points }
targui-picture-robber = The robber is on { $border }.
targui-picture-placeable = A figure may be placed on: { $borders }.

## Where the game stands

targui-picture-placing = Round { $round } of { $rounds }, placing figures.{ $last ->
    [yes] {" "}It is the last round.
   *[no] {""}
}
targui-picture-acting = Round { $round } of { $rounds }, actions.{ $last ->
    [yes] {" "}It is the last round.
   *[no] {""}
}
targui-picture-raid-heading = Raid { $number } takes { $demand }. What do you give up?
targui-picture-raid = Raid { $number } of 4: each player gives { $demand }.
targui-picture-won = The game is over: { $name } wins with { $points }.
targui-picture-shared = The game is over: { $names } share the victory with { $points } each.
targui-picture-to-act = { $name } to act.
targui-picture-to-place = { $name } to place a figure, { $count ->
    [one] the last one.
   *[other] { $count } are left.
}
targui-picture-to-pay = { $name } to pay the raid.
targui-picture-pending-trade = { $name } is at the Trader and may trade again.{ $count ->
    [0] {""}
    [one] {" "}1 trade of one for one is left.
   *[other] {" "}{ $count } trades of one for one are left.
}
targui-picture-pending-take = { $name } chooses what the Caravan gives{ $known ->
    [yes] {" "}({ $card }).
   *[no] .
}
targui-picture-pending-drawn = { $known ->
    [yes] { $name } decides about the tribe card just drawn, { $card }.
   *[no] { $name } decides about the tribe card just drawn.
}
targui-picture-pending-gain = { $name } takes { $count ->
    [one] 1 good
   *[other] { $count } goods
}{ $known ->
    [yes] {" "}({ $card }).
   *[no] .
}
targui-picture-pending-gift = { $name } takes { $count ->
    [one] 1 good
   *[other] { $count } goods
}, 1 gold or 1 point{ $known ->
    [yes] {" "}({ $card }).
   *[no] .
}
targui-picture-pending-shift = { $name } may still move { $count ->
    [one] 1 card
   *[other] { $count } cards
} of the display.
targui-picture-pending-limit = { $name } must give back { $count ->
    [one] 1 good.
   *[other] { $count } goods.
}

## Labels of answers

targui-picture-choice-card = { $card } ({ $place }; { $price })
targui-picture-choice-item = { $thing } ({ $note })
targui-picture-choice-free-of-charge = nothing to pay
targui-picture-choice-empty-row = an empty row

## What one should know of a choice

targui-picture-fact-marker = marker on { $cards }
targui-picture-fact-no-marker = no new marker
targui-picture-fact-noble = lays your hand card, or discards it
targui-picture-fact-merchant = 3 identical goods for 1 gold, 2 for 1 other good
targui-picture-fact-mirage = moves one of your markers
targui-picture-fact-silversmith = identical goods, or gold, for points
targui-picture-fact-caravan = takes what the top goods card shows
targui-picture-fact-expansion = draws the top tribe card
targui-picture-fact-price = costs { $price }
targui-picture-fact-place = place { $number } of { $places }
targui-picture-fact-keep = to be laid by the Noble from the next round on
targui-picture-fact-discard = you pay nothing, and the card is out of play
targui-picture-fact-pile = { $cards } left in the pile
targui-picture-fact-end = { $count ->
    [one] you would skip 1 action
   *[other] you would skip { $count } actions
}
targui-picture-fact-rows = rows then bring { $points } (now { $now })
targui-picture-fact-extra = and { $good } more ({ $card })
targui-picture-fact-left = leaves you { $rest }
targui-picture-fact-held = you then have { $held }
targui-picture-fact-too-many = you then have { $held }, { $goods } goods in all; { $limit } may be kept
targui-picture-in-short-t07 = Right after laying it: 1 good of your choice for every 2 cards in your display.
targui-picture-in-short-t08 = The hand card may be laid without the Noble, for 1 good more.
targui-picture-in-short-t09 = Comes with 1 gold, which pays once for a tribe card that costs gold.
targui-picture-in-short-t18 = Right after laying it: 1 good of your choice for every 2 free places in your display.
targui-picture-in-short-t26 = Each round in which no goods card gave you a good: 1 good of your choice.
targui-picture-in-short-t27 = Right after laying it: you may move up to two cards of your display, or swap two.
targui-picture-in-short-t32 = At the end: up to two rows of four different symbols bring 4 points each instead of 2.
targui-picture-in-short-t44 = At the Trader you swap goods one for one.

## The whole view in words

targui-picture-phase-placing = placing figures
targui-picture-phase-acting = actions
targui-picture-phase-raid = raid
targui-picture-phase-over = over
targui-picture-text-item = { $thing }: { $content }
targui-picture-text-noted = { $thing } ({ $note })
targui-picture-text-result = Result
targui-picture-text-total = { $name }: { $points } ({ $parts })
targui-picture-text-round = Round { $round }: { $phase }.
targui-picture-text-next-raid = Next: { $border }; it takes { $demand }.
targui-picture-text-first = { $name } has the amulet and begins.
targui-picture-text-latest = Last move: { $name }, { $traces }.
targui-picture-text-latest-plain = Last move: { $name }.
targui-picture-text-middle = The middle, row by row
targui-picture-text-border = The border
targui-picture-text-supply-title = Piles and supply
targui-picture-text-goods-pile = Goods cards: { $cards } in the pile; discarded: { $discard }.
targui-picture-text-tribe-pile = Tribe cards: { $cards } in the pile; discarded: { $discard }.
targui-picture-text-supply = Left in the supply: { $stock }, { $points } (less than 0: owed to players).
targui-picture-text-limits = at most { $goods } goods and { $gold } gold after the actions
targui-picture-text-hand = The hand card, laid now
targui-picture-text-over = over
targui-picture-text-stored = the gold is there
targui-picture-text-spent = the gold is spent
targui-picture-text-stands = { $points } as it stands
targui-picture-text-to-place = { $count ->
    [one] 1 figure to be placed
   *[other] { $count } figures to be placed
}
targui-picture-text-short-next = only 2 figures in the next round
targui-picture-text-received = goods cards gave in this round: { $goods }
targui-picture-text-figure = figure on { $border }
targui-picture-text-marker = marker, { $place }, { $card }
targui-picture-text-gain = gives { $tokens }
targui-picture-text-card-of = lays { $card }
targui-picture-text-trade = { $give } for { $get }
targui-picture-text-payable = can be paid now
targui-picture-text-not-payable = can't be paid now
targui-picture-text-discount = { $count ->
    [one] 1 good less
   *[other] { $count } goods less
}
targui-picture-text-completes = completes a row for { $points }

## A card close up

targui-picture-close-up-alt = { targui-name }, a card close up: { $card }. { $content }
targui-picture-close-up-tribe = Tribe card { $number }: { $card }
targui-picture-close-up-goods = Goods card { $number }: { $card }
targui-picture-close-up-border = On the border: { $card }
targui-picture-close-up-price = Price: { $price }. It is paid when the card is laid in the display.
targui-picture-close-up-points = Worth { $points } at the end, as long as it lies in the display.
targui-picture-close-up-plain = It has no effect besides.
targui-picture-close-up-effect = When it works: { $timing }. { $effect }
targui-picture-close-up-gives = Whoever has a marker on it takes { $gain }. It is then discarded, and a tribe card takes its place.
targui-picture-close-up-stand = Whoever puts a figure here takes { $good }.
targui-picture-close-up-action = Whoever puts a figure here may do this. { $action }
targui-picture-close-up-raid = { $action } Here: { $demand }.
targui-picture-close-up-last = After it the game is over.
targui-picture-label-price = Price
targui-picture-label-points = Points
targui-picture-label-effect = Effect
targui-picture-label-gives = Gives
targui-picture-label-raid = Raid
