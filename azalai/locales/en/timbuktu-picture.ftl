### Timbuktu: the words in and beside its pictures

timbuktu-picture-title = { timbuktu-name }
timbuktu-picture-values = Out of play = value
timbuktu-picture-thefts = Thefts
timbuktu-picture-legend-safe = safe
timbuktu-picture-legend-chance = risk
timbuktu-picture-legend-robbed = robbed
timbuktu-picture-legend-exchange = cards swapped
timbuktu-picture-legend-first = begins
timbuktu-picture-legend-arrow = free
timbuktu-picture-legend-other = one good
timbuktu-picture-legend-kept = place kept for who has no camel there

## Small pieces

timbuktu-picture-empty = nothing
timbuktu-picture-unknown = load unknown
timbuktu-picture-spot = { $enclosure } { $stall }
timbuktu-picture-arrived = → { $spot }
timbuktu-picture-not-placed = not placed yet
timbuktu-picture-pair = { $first } and { $second }
timbuktu-picture-pack = { $enclosure }, stalls { $first } and { $second }, { $goods }
timbuktu-picture-camel = { $camel } { $load } ({ $where })
timbuktu-picture-stall = { $stall } { $name } { $camel } ({ $load })
timbuktu-picture-next = next: { $stall }
timbuktu-picture-exchange = exchange: { $stall }
timbuktu-picture-moved-on = moved on: { $stalls }
timbuktu-picture-full = full
timbuktu-picture-laid-known = has chosen camel { $camel }, face down
timbuktu-picture-own-loaded = You have loaded all your camels.
timbuktu-picture-own-none = You have not chosen a camel yet.
timbuktu-picture-own-down = You have chosen camel { $camel }; the card is face down.
timbuktu-picture-own-open = Your camel { $camel } travels in this round.
timbuktu-picture-nobody = nobody
timbuktu-picture-nothing-stolen = nothing stolen
timbuktu-picture-safe = safe
timbuktu-picture-loses = loses { $goods }
timbuktu-picture-chance = { $part ->
    [one] 1 of { $whole } cards robs it
   *[other] { $part } of { $whole } cards rob it
}
timbuktu-picture-chance-brief = risk { $part }/{ $whole }
timbuktu-picture-points = { $count ->
    [one] 1 point
   *[other] { $count } points
}
timbuktu-picture-goods = { $count ->
    [0] no goods
    [one] 1 good
   *[other] { $count } goods
}
timbuktu-picture-loaded = has loaded every camel
timbuktu-picture-still-loading = still loading
timbuktu-picture-laid-none = has not chosen yet
timbuktu-picture-laid-down = has chosen a camel, face down
timbuktu-picture-laid-open = camel { $camel } lies open
timbuktu-picture-way = { $enclosure } { $stall } ({ $fate })
timbuktu-picture-way-exchange = { $enclosure } { $stall }, exchange ({ $fate })
timbuktu-picture-way-full = { $enclosure }: full
timbuktu-picture-fate = { $camel }: { $fates }

## Where the game stands

timbuktu-picture-phase-loading = Everybody loads their camels in secret.
timbuktu-picture-phase-placing = The camels go to the start: { $placed } of { $camels } placed.
timbuktu-picture-stage = Stage { $stage } of { $stages }, to { $site }; round { $round } of { $rounds }.
timbuktu-picture-won = The game is over: { $name } wins with { $points }.
timbuktu-picture-shared = The game is over: { $names } share the victory with { $points } each.
timbuktu-picture-to-travel = { $name } to move camel { $camel }.
timbuktu-picture-to-place = { $name } to place a camel.
timbuktu-picture-to-load = Still loading: { $names }.
timbuktu-picture-to-choose = Still to choose a camel: { $names }.

## Labels of answers

timbuktu-picture-choice-load = { $camel } ({ $load })
timbuktu-picture-choice-camel = { $camel } ({ $load }), { $enclosure }
timbuktu-picture-choice-place = { $enclosure }, { $free ->
    [one] 1 place free
   *[other] { $free } places free
}
timbuktu-picture-choice-way = { $enclosure }, stall { $stall }, { $price }
timbuktu-picture-choice-way-exchange = { $enclosure }, stall { $stall } (exchange), { $price }
timbuktu-picture-free = free
timbuktu-picture-costs = give up 1 good
timbuktu-picture-costs-good = give up { $good }
timbuktu-picture-choice-price = { $good } (worth { $points })

## What one should know to choose

timbuktu-picture-fact-empty = no goods on it: every way is free, and there is nothing to steal
timbuktu-picture-fact-left = { $goods } left; { $fate }
timbuktu-picture-fact-pays = { $fate }; you choose the good to give up
timbuktu-picture-fact-exchange = { $fate }; every pack of thief cards goes one place to the left
timbuktu-picture-fact-place = { $own ->
    [0] your first camel there
    [one] one of your camels stands there
   *[other] { $own } of your camels stand there
}; free from there: { $straight }, { $aside }
timbuktu-picture-fact-to-load = to load: { $goods }
timbuktu-picture-fact-left-over = left over: { $goods }
timbuktu-picture-fact-takeback = camel { $camel } comes down again: { $load }

## The whole view in words

timbuktu-picture-text-lost = { $name } { $count }
timbuktu-picture-text-losses = Goods lost: { $losses }.
timbuktu-picture-text-unloaded = Still to load: { $goods }.
timbuktu-picture-text-result = Result
timbuktu-picture-text-kind-points = { $good } { $points }
timbuktu-picture-text-total = { $name }: { $points } with { $goods } ({ $parts })
timbuktu-picture-text-notebook = What you know of the thieves in this stage
timbuktu-picture-text-held = In hand: { $pack }
timbuktu-picture-text-seen = Seen before: { $pack }
timbuktu-picture-text-unseen = Not seen: { $enclosures }. One stall card each ({ $stalls }) and one goods card each ({ $goods }).
timbuktu-picture-text-shares = Risk in each stall there (cards that rob it): { $shares }
timbuktu-picture-text-share = { $stall }: { $part } in { $whole }
timbuktu-picture-text-own = Your camels
timbuktu-picture-text-to-load = Next to load: camel { $camel }.
timbuktu-picture-text-latest = Last move: { $name }, camel { $camel } to { $spot } ({ $site }).
timbuktu-picture-text-latest-paid = Last move: { $name }, camel { $camel } to { $spot } ({ $site }), for { $price }.
timbuktu-picture-text-ways = Where the camel may go
timbuktu-picture-text-start = The start
timbuktu-picture-text-leaving = Still at { $site }
timbuktu-picture-text-arriving = Arrived at { $site }
timbuktu-picture-text-arrows = { $enclosure } (arrows to { $arrows })
timbuktu-picture-text-missing = . Places kept for { $names }
timbuktu-picture-text-value = { $good }: { $out } of { $loaded } out of play, each left is worth { $out }
timbuktu-picture-text-players = Players
timbuktu-picture-text-line = { $thing }: { $items }
timbuktu-picture-text-worth = { $goods }, now worth { $points }
timbuktu-picture-text-first-of-stage = first of the stage
timbuktu-picture-text-first-of-round = first of the round
timbuktu-picture-text-coming = not placed: { $camels }
timbuktu-picture-text-gap = A pack of thief cards lies between { $first } and { $second }.
timbuktu-picture-text-exchanges = { $count ->
    [0] The packs have not been passed on in this stage.
    [one] The packs have been passed on once in this stage.
   *[other] The packs have been passed on { $count } times in this stage.
}
timbuktu-picture-text-night = Thefts at the end of stage { $stage } ({ $site })
timbuktu-picture-text-theft = { $pack }: { $items }
timbuktu-picture-text-loss = { $name } { $camel } in stall { $stall } ({ $load }): { $goods }
timbuktu-picture-text-spared = { $enclosure }, spared: { $items }
timbuktu-picture-text-change = { $good } { $before } → { $after }
timbuktu-picture-text-changes = Values: { $values }.
