### Touareg: the words in and beside its pictures

touareg-picture-title = { touareg-name }

## Small pieces

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

## Where the game stands

touareg-picture-stage-after = After stage { $stage } of 2
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
touareg-picture-choice-empty-camel = empty camel
touareg-picture-choice-empty-donkey = empty donkey
touareg-picture-choice-empty-cave = empty cave
touareg-picture-choice-hand-at-random = a card of the hand, at random
touareg-picture-choice-keep-all = keep all
touareg-picture-choice-paid = { $place }: { $goods }
touareg-picture-choice-cashed = { $specials }: { $points }

## What one should know of an answer

touareg-picture-fact-draw = { $pile } in the pile. Afterwards at least { $least } of your cards goes to the market.
touareg-picture-fact-draw-last = { $count ->
    [one] The last card: afterwards everybody has one more turn.
   *[other] The last { $count } cards: afterwards everybody has one more turn.
}
touareg-picture-fact-market = { $count } there. You have { $own ->
    [0] none
   *[other] { $own }
}, the others show { $most ->
    [0] none
   *[other] { $most } at most
}. Majority: { $points }.
touareg-picture-fact-then = You then have { $own } { $good }, the others show { $most ->
    [0] none
   *[other] { $most } at most
}. Majority: { $points }.
touareg-picture-fact-kind = { $good } { $own } (others { $most })
touareg-picture-fact-then-kinds = You then have: { $kinds }.
touareg-picture-fact-load = On top: { $good }. { $then }
touareg-picture-fact-room = Room for { $room } more. Of your hand it takes: { $goods }.
touareg-picture-fact-buy-donkey = Carries 4 goods, any kinds, any order. { $left } left.
touareg-picture-fact-buy-cave = Hides 1 good a turn, 2 in all: they count, and nobody can take them. { $left } left.
touareg-picture-fact-buy-thief = Takes, once, a random card of a hand, or the top good of an animal. { $left } left.
touareg-picture-fact-buy-plan = Brings 2 points when you cash it at the end of a stage. { $left } left.
touareg-picture-fact-payment = { $over ->
    [0] Exactly { $dinars } dinars.
   *[other] { $dinars } dinars, { $over } too many.
}
touareg-picture-fact-payment-last = None left on your animals: { $goods }.
touareg-picture-fact-send = { $count ->
    [one] Your only card must go.
   *[other] At least { $least } of your { $count } cards.
} Others can take what lies there.
touareg-picture-fact-keep = Left in hand: { $hand }.
touareg-picture-fact-keep-no-card = No card is left in your hand.
touareg-picture-fact-hide = The cave then holds { $content }. Nobody can take { $count ->
    [one] it
   *[other] them
}.
touareg-picture-fact-hide-hand = In the cave: { $content }. { $then }
touareg-picture-fact-steal-hand = { $count ->
    [one] Their only card.
   *[other] One of { $count } cards.
}
touareg-picture-fact-steal = { $good }. { $then }
touareg-picture-fact-victim = { $cards } in hand. On top of the animals: { $goods }.
touareg-picture-fact-kept = Kept for stage 2: { $specials }.
touareg-picture-fact-keep-none = Nothing is kept for stage 2.
touareg-picture-fact-pass = You pass: this turn's action is lost.
touareg-picture-fact-end-hide = You could still hide something in a cave.

## Alternative text

touareg-picture-alt-scored = { touareg-name }, the points after stage { $stage }. { $players }
touareg-picture-alt-scored-player = { $name }: { $points }.

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
