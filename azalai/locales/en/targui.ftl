### Targui

targui-name = Targui
targui-credits = { targui-name }, by Andreas Steiger, Kosmos 2012. Not made or endorsed by them. If you like it, buy the game.
targui-tagline = The duel called Targi in English: where the lines of your figures cross, cards and goods are yours.
targui-time = 30 to 60 minutes, or some weeks
targui-first-time = Tribe cards bring points; you pay for them with goods and gold. Twelve have room, in three rows.
    In a round, place three figures on the border in turn: where the lines of two cross, you get a marker. Then use all their cards in any order.

## What is in the box

targui-good-dates = dates
targui-good-salt = salt
targui-good-pepper = pepper
targui-good-counted = { $count } { $value ->
    [dates] { $count ->
        [one] date
       *[other] dates
    }
    [salt] salt
   *[pepper] pepper
}
targui-token-dates = dates
targui-token-salt = salt
targui-token-pepper = pepper
targui-token-gold = gold
targui-token-stored = gold (well card)
targui-token-point = 1 point
targui-token-counted = { $count } { $value ->
    [dates] { $count ->
        [one] date
       *[other] dates
    }
    [salt] salt
    [pepper] pepper
    [gold] gold
    [stored] gold (well card)
   *[point] { $count ->
        [one] point
       *[other] points
    }
}
targui-symbol-well = well
targui-symbol-rider = camel rider
targui-symbol-oasis = oasis
targui-symbol-targia = targia
targui-symbol-tent = tent
targui-timing-none = no effect, only its points
targui-timing-now = once, right after laying
targui-timing-next = once, in the next round
targui-timing-once = once, later, when you like
targui-timing-round = once a round
targui-timing-always = always
targui-timing-end = at the end of the game

targui-border-1 = Noble (card 1)
targui-border-2 = dates (card 2)
targui-border-3 = salt (card 3)
targui-border-4 = raid (card 4)
targui-border-5 = Trader (card 5)
targui-border-6 = pepper (card 6)
targui-border-7 = dates (card 7)
targui-border-8 = raid (card 8)
targui-border-9 = Fata Morgana (card 9)
targui-border-10 = Silversmith (card 10)
targui-border-11 = pepper (card 11)
targui-border-12 = raid (card 12)
targui-border-13 = Caravan (card 13)
targui-border-14 = Tribal Expansion (card 14)
targui-border-15 = salt (card 15)
targui-border-16 = last raid (card 16)

targui-action-noble = Lay your hand card and pay for it, or discard it.
targui-action-good = Take 1 of the good shown.
targui-action-merchant = As often as you like: 3 identical goods for 1 gold, or 2 identical goods for 1 good of another kind.
targui-action-mirage = Move one of your unused markers to another face-up card of the middle without a marker.
targui-action-silversmith = Once: 2 identical goods for 1 point, 4 identical goods for 3, 1 gold for 2, or 2 gold for 4.
targui-action-caravan = Reveal the top goods card and take what it shows.
targui-action-expansion = Draw the top tribe card: lay it and pay, keep it if your hand is empty, or discard it.
targui-action-raid = No figure may be placed here. When the robber comes, both players lose what the card says.

targui-place-a1 = top left
targui-place-a2 = top middle
targui-place-a3 = top right
targui-place-b1 = middle left
targui-place-b2 = centre
targui-place-b3 = middle right
targui-place-c1 = bottom left
targui-place-c2 = bottom middle
targui-place-c3 = bottom right
targui-place-noble = from hand, Noble
targui-place-path = from hand, no Noble
targui-place-drawn = just drawn
targui-row-row1 = row 1
targui-row-row2 = row 2
targui-row-row3 = row 3
targui-slot-r1p1 = row 1, place 1
targui-slot-r1p2 = row 1, place 2
targui-slot-r1p3 = row 1, place 3
targui-slot-r1p4 = row 1, place 4
targui-slot-r2p1 = row 2, place 1
targui-slot-r2p2 = row 2, place 2
targui-slot-r2p3 = row 2, place 3
targui-slot-r2p4 = row 2, place 4
targui-slot-r3p1 = row 3, place 1
targui-slot-r3p2 = row 3, place 2
targui-slot-r3p3 = row 3, place 3
targui-slot-r3p4 = row 3, place 4
targui-source = { $card } ({ $place })
targui-bargain = { $count ->
    [one] { $give }
   *[other] { $count } { $give }
} → { $get }
targui-sale = { $count ->
    [one] { $give }
   *[other] { $count } { $give }
} → { $points ->
    [one] 1 point
   *[other] { $points } points
}

## The cards

targui-card-g01 = 1 date
targui-card-g02 = 1 date
targui-card-g03 = 1 salt
targui-card-g04 = 1 salt
targui-card-g05 = 1 pepper
targui-card-g06 = 1 pepper
targui-card-g07 = 2 dates
targui-card-g08 = 2 salt
targui-card-g09 = 2 pepper
targui-card-g10 = 1 salt + 1 pepper
targui-card-g11 = 1 date + 1 pepper
targui-card-g12 = 1 date + 1 salt
targui-card-g13 = any good
targui-card-g14 = any good
targui-card-g15 = any good
targui-card-g16 = 1 gold
targui-card-g17 = 1 gold
targui-card-g18 = 1 gold
targui-card-g19 = 1 point

targui-card-t01 = Gold well 3
targui-card-t02 = Well 2
targui-card-t03 = Well 3
targui-card-t04 = Well of the Targias
targui-card-t05 = Well of Good Friends
targui-card-t06 = Well of the Bold
targui-card-t07 = Well of the Harvest
targui-card-t08 = Well on the Hidden Path
targui-card-t09 = Well of Gold
targui-card-t10 = Gold rider 3
targui-card-t11 = Rider 2
targui-card-t12 = Rider 3
targui-card-t13 = Rider of the Tents
targui-card-t14 = Rider of the Larger Tribe
targui-card-t15 = Rider at the Tip
targui-card-t16 = Rider of Good Friends
targui-card-t17 = Rider with Pepper
targui-card-t18 = Rider of the Open Country
targui-card-t19 = Oasis 2
targui-card-t20 = Gold oasis 3
targui-card-t21 = Oasis 3
targui-card-t22 = Oasis of the Wells
targui-card-t23 = Oasis of Good Friends
targui-card-t24 = Oasis of Refuge
targui-card-t25 = Oasis of Salt
targui-card-t26 = Oasis of Hospitality
targui-card-t27 = Oasis of the Moving Camp
targui-card-t28 = Gold Targia 3
targui-card-t29 = Targia 2
targui-card-t30 = Targia 3
targui-card-t31 = Targia of the Riders
targui-card-t32 = Targia of Mixed Families
targui-card-t33 = Targia of Good Friends
targui-card-t34 = Targia of Comfort
targui-card-t35 = Targia with Dates
targui-card-t36 = Targia with Gifts
targui-card-t37 = Tent 2
targui-card-t38 = Gold tent 3
targui-card-t39 = Tent 3
targui-card-t40 = Tent of the Oases
targui-card-t41 = Tent of the Great Camp
targui-card-t42 = Tent of Good Friends
targui-card-t43 = Tent of the Noble
targui-card-t44 = Tent of Good Bargains
targui-card-t45 = Tent of the Unwelcome Visit

targui-effect-t01 = No effect: it only brings its points.
targui-effect-t02 = No effect: it only brings its points.
targui-effect-t03 = No effect: it only brings its points.
targui-effect-t04 = At the end: 1 point for every 2 targia cards in your display.
targui-effect-t05 = From now on every well card you lay costs you 1 good less (never gold).
targui-effect-t06 = You may put figures on the robber's card. All other bans still hold.
targui-effect-t07 = Right after laying it, once: 1 good of your choice for every 2 cards in your display, this one included.
targui-effect-t08 = Between two actions you may lay your hand card without the Noble, for 1 good more than its price. A card taken in this round waits for the next one, unless the table chose otherwise.
targui-effect-t09 = When laid, it receives 1 gold from the supply. That gold pays once, later, for a tribe card whose price includes gold, and for nothing else.
targui-effect-t10 = No effect: it only brings its points.
targui-effect-t11 = No effect: it only brings its points.
targui-effect-t12 = No effect: it only brings its points.
targui-effect-t13 = At the end: 1 point for every 2 tent cards in your display.
targui-effect-t14 = At the end: 1 point if your display has more cards than your opponent's.
targui-effect-t15 = At the end: 2 points if this card lies in the fourth place of a row.
targui-effect-t16 = From now on every camel rider card you lay costs you 1 good less (never gold).
targui-effect-t17 = Once a round, when a goods card gives you pepper: take 1 more.
targui-effect-t18 = Right after laying it, once: 1 good of your choice for every 2 places still free in your display of 12.
targui-effect-t19 = No effect: it only brings its points.
targui-effect-t20 = No effect: it only brings its points.
targui-effect-t21 = No effect: it only brings its points.
targui-effect-t22 = At the end: 1 point for every 2 well cards in your display.
targui-effect-t23 = From now on every oasis card you lay costs you 1 good less (never gold).
targui-effect-t24 = From now on you lose nothing in raids, the last one included.
targui-effect-t25 = Once a round, when a goods card gives you salt: take 1 more.
targui-effect-t26 = At the end of your actions, if no goods card gave you a good in this round: take 1 good of your choice.
targui-effect-t27 = Right after laying it, once: you may move up to two cards of your display, or swap two. No gap may remain in a row.
targui-effect-t28 = No effect: it only brings its points.
targui-effect-t29 = No effect: it only brings its points.
targui-effect-t30 = No effect: it only brings its points.
targui-effect-t31 = At the end: 1 point for every 2 camel rider cards in your display.
targui-effect-t32 = At the end: up to two of your complete rows with four different symbols bring 4 points each instead of 2.
targui-effect-t33 = From now on every targia card you lay costs you 1 good less (never gold).
targui-effect-t34 = After each raid, once your loss is settled, take 1 point. Not if you could pay nothing.
targui-effect-t35 = Once a round, when a goods card gives you dates: take 1 more.
targui-effect-t36 = Right after laying it, once: take 3 goods of your choice, or 1 gold, or 1 point.
targui-effect-t37 = No effect: it only brings its points.
targui-effect-t38 = No effect: it only brings its points.
targui-effect-t39 = No effect: it only brings its points.
targui-effect-t40 = At the end: 1 point for every 2 oasis cards in your display.
targui-effect-t41 = At the end: 1 point if your display has 10 cards or more.
targui-effect-t42 = From now on every tent card you lay costs you 1 good less (never gold).
targui-effect-t43 = When the Noble lays your hand card, it costs 1 good less (never gold).
targui-effect-t44 = At the Trader you swap goods one for one, as often as you like. Gold still costs 3 identical goods.
targui-effect-t45 = In the next round your opponent places only 2 figures.

## What happened

targui-event-round = Round { $round }: the robber is on { $robber }. { $seat } begins.
targui-event-turned-up = Revealed: { $cards }.
targui-event-raid = Raid { $number }: each player gives up { $number ->
    [1] 1 good or 1 point
    [2] 2 goods or 1 point
    [3] 3 goods or 2 points
   *[other] 1 gold or 3 points
}.
targui-event-raid-over = Raid { $number } is over.
targui-event-lost-goods = { $seat } lost { $goods } to the raid.
targui-event-lost-points = { $seat } lost { $points ->
    [one] 1 point
   *[other] { $points } points
} to the raid.
targui-event-lost-gold = { $seat } lost 1 gold to the raid.
targui-event-spared = { $seat } lost nothing in the raid ({ $card }).
targui-event-could-not-pay = { $seat } could not pay: { $other } took { $points ->
    [one] 1 point
   *[other] { $points } points
} from the supply.
targui-event-comforted = { $seat } took { $points ->
    [one] 1 point
   *[other] { $points } points
} after the raid ({ $card }).
targui-event-placed = { $seat } put a figure on { $border }.
targui-event-marked = { $cards-count ->
    [0] { $seat } has no crossing lines, so no markers.
   *[other] { $seat } has markers on: { $cards }.
}
targui-event-collected = { $seat } took { $good } with the figure on { $border }.
targui-event-took = { $seat } used the goods card “{ $card }” and took: { $gain }.
targui-event-took-extra = { $seat } took an extra good: { $good } ({ $card }).
targui-event-laid = { $seat } laid { $card } in { $row }, paying: { $payment }.
targui-event-stored = { $seat } put 1 gold from the supply on { $card }.
targui-event-announced = { $other } will place only { $figures ->
    [one] 1 figure
   *[other] { $figures } figures
} in the next round ({ $card }).
targui-event-gained = { $seat } took: { $goods } ({ $card }).
targui-event-gift-taken = { $seat } took: { $token } ({ $card }).
targui-event-kept = { $seat } kept { $card } in hand.
targui-event-kept-unseen = { $seat } kept the drawn card without showing it.
targui-event-discarded = { $seat } discarded { $card }.
targui-event-drew = { $seat } drew a tribe card.
targui-event-drew-card = { $reader } drew { $card }.
targui-event-caravan-turned-up = { $seat } revealed a card with the Caravan: { $card }.
targui-event-traded = { $seat } swapped at the Trader: { $bargain }.
targui-event-bartered = { $seat } swapped at the Trader, one for one: { $give } → { $gold ->
    [0] { $get }
   *[other] { $gold } gold{ $get-count ->
        [0] {""}
       *[other] , plus { $get }
    }
}.
targui-event-sold = { $seat } sold to the Silversmith: { $sale }.
targui-event-marker-moved = { $seat } moved a marker: { $source } → { $target }.
targui-event-shifted = { $seat } moved { $card } to { $slot }.
targui-event-swapped = { $seat } swapped { $card } and { $other }.
targui-event-returned = { $gold ->
    [0] { $seat } returned goods over the limit: { $goods }.
   *[other] { $seat } returned { $gold } gold over the limit.
}
targui-event-reshuffled = The pile of goods cards was empty: the { $count } discarded ones were shuffled and make a new pile.
targui-event-ended = { $waived ->
    [0] { $seat } has finished.
    [one] { $seat } has finished and skipped 1 action.
   *[other] { $seat } has finished and skipped { $waived } actions.
}
targui-event-last-round = { $seat } laid the twelfth card: the game ends with this round.

## What a player does

targui-act-place = Place a figure
targui-act-collect = Take a good (figure)
targui-act-use = Use a card
targui-act-take = Use a goods card
targui-act-lay = Lay a tribe card
targui-act-keep = Keep a tribe card in hand
targui-act-discard = Discard a tribe card
targui-act-trade = Swap (Trader)
targui-act-barter = Swap one for one (Trader)
targui-act-sell = Sell (Silversmith)
targui-act-caravan = Caravan: reveal a goods card
targui-act-expand = Expansion: draw a tribe card
targui-act-mirage = Fata Morgana: move a marker
targui-act-gain = Take goods
targui-act-gift = Take gold or a point
targui-act-shift = Move a card of your display
targui-act-give = Give up goods
targui-act-points = Give up points
targui-act-gold = Give up gold
targui-act-done = Finish this action
targui-act-end = End your actions

targui-move-place = Put a figure on { $border }.
targui-move-collect = Use your figure on { $border }.
targui-move-take = Use { $source }: take { $gain }.
targui-move-lay = Lay { $source }, { $row }: { $payment }.
targui-move-keep = Keep { $source } in hand.
targui-move-discard = Discard { $source }.
targui-move-trade = Swap at the Trader: { $bargain }.
targui-move-barter = Swap at the Trader, one for one: { $give } → { $gold ->
    [0] { $get }
   *[other] { $gold } gold{ $get-count ->
        [0] {""}
       *[other] , plus { $get }
    }
}.
targui-move-sell = Sell to the Silversmith: { $sale }.
targui-move-caravan = Reveal the top goods card and take what it shows.
targui-move-expand = Draw the top tribe card.
targui-move-mirage = Marker to { $target }, from { $source }.
targui-move-gain = Take: { $goods }.
targui-move-gift = Take { $token } instead of goods.
targui-move-shift = Move { $card } to { $slot }.
targui-move-give = Give up: { $goods }.
targui-move-points = Give up { $points ->
    [one] 1 point
   *[other] { $points } points
}.
targui-move-gold = Give up 1 gold.
targui-move-done = Finish this action.
targui-move-end = End your actions and skip those that are left.
targui-short-place = Figure on { $border }
targui-short-collect = Figure on { $border }
targui-short-take = Take { $gain }
targui-short-lay = Lay { $source }, { $row }
targui-short-keep = Keep { $source }
targui-short-trade = Swap { $bargain }
targui-short-sell = Sell { $sale }
targui-short-gift = Take { $token }

targui-ask-act = What do you do?
targui-ask-place-border = On which border card?
targui-ask-collect-border = Which border card do you use?
targui-ask-use-source = Which card do you use?
targui-ask-use-act = What do you do with it?
targui-ask-take-source = Which goods card do you use?
targui-ask-take-gain = What do you take?
targui-ask-lay-source = Which tribe card do you lay?
targui-ask-lay-row = In which row of your display?
targui-ask-lay-payment = What do you pay with?
targui-ask-keep-source = Which card do you keep in hand?
targui-ask-discard-source = Which card do you discard?
targui-ask-trade-bargain = Which trade?
targui-ask-barter-give = Which goods do you give? Choose all of them: this is your whole visit to the Trader.
targui-ask-barter-gold = How much gold do you take? 1 gold costs 3 of the goods you give.
targui-ask-barter-get = Which goods do you take for them?
targui-ask-sell-sale = Which sale? The Silversmith makes one per visit.
targui-ask-mirage-source = Which marker do you move?
targui-ask-mirage-target = To which card?
targui-ask-gain-goods = Which goods do you take?
targui-ask-gift-token = What do you take instead of goods?
targui-ask-shift-card = Which card do you move?
targui-ask-shift-slot = To which place? A card lying there changes places with it.
targui-ask-give-goods = Which goods do you give up?
targui-ask-limit = You may keep { $limit } goods and have { $goods }: { $count ->
    [one] which one do you give back?
   *[other] which { $count } do you give back?
}
targui-ask-points-points = How many points?

## What can't be done

targui-refusal-barter = Only the owner of the Tent of Good Bargains swaps goods one for one. Choose another trade.
targui-refusal-can-not-pay = You can't pay for that card now. Keep it, or choose another action first.
targui-refusal-corner = Corners are for raids: no figure may be placed there. Choose another card.
targui-refusal-count = Choose exactly { $count ->
    [one] 1 good
   *[other] { $count } goods
} from those offered.
targui-refusal-display-full = Your display has its 12 cards: no more can be laid. Choose another action, or end your actions.
targui-refusal-facing = Your opponent has a figure on the card facing that one. Choose another card.
targui-refusal-gain = That card does not give this. Choose what it shows.
targui-refusal-gap = No gap may remain in a row of your display. Choose another place.
targui-refusal-gift = That card gives gold or a point instead of goods. Choose one of the two.
targui-refusal-goods-card = That is a goods card. Use it to take what it shows.
targui-refusal-hand-full = You hold a tribe card already. Lay this one, or discard it.
targui-refusal-hand-waits = You took that card in this round: it can't be laid that way before the next one. Choose another action.
targui-refusal-in-hand-already = That card is in your hand already. Lay or discard it with the Noble.
targui-refusal-mirage = The marker must be yours and unused, the other card face up and without a marker. Choose again.
targui-refusal-no-figure = You have no unused figure there. Choose one of your figures.
targui-refusal-no-good-there = That border card gives no good. Choose its own action.
targui-refusal-no-marker = You have no unused marker there. Choose a card with one of your markers.
targui-refusal-no-noble = That takes an unused figure on the Noble. Place one there in another round.
targui-refusal-no-path = Without the Noble a hand card can only be laid, and only with the Well on the Hidden Path. Choose another action.
targui-refusal-no-raid = There is no raid now. Choose another move.
targui-refusal-not-in-hand = That card is not in your hand. Choose one that you hold.
targui-refusal-not-that-card = That card does not lie there face up. Look at the board and choose again.
targui-refusal-nothing-to-settle = There is nothing of that kind to choose now. Choose an action.
targui-refusal-occupied = There is a figure on that card already. Choose another one.
targui-refusal-payment = That does not pay for this card. Choose one of the payments offered.
targui-refusal-place-first = Place a figure on a border card first. Actions follow once all figures are placed.
targui-refusal-place-later = Figures are placed at the beginning of a round. Use those on the board, or end your actions.
targui-refusal-raid-demands = The raid asks for { $gold ->
    [0] { $goods ->
        [one] 1 good
       *[other] { $goods } goods
    }
   *[other] { $gold } gold
} or { $points ->
    [one] 1 point
   *[other] { $points } points
}, in full. Choose what you give up.
targui-refusal-raid-first = The raid comes first. Choose what you give up.
targui-refusal-robber = The robber is on that card. Choose another one.
targui-refusal-row-full = That row has its four cards. Choose another row.
targui-refusal-sale = You can't make that sale now. Choose one of those offered.
targui-refusal-settle-first = Finish the action that you began first. Press *{ on-card-play }* to see what is left to choose.
targui-refusal-trade = You can't make that trade now. Choose one of those offered.
targui-refusal-tribe-card = That is a tribe card. Lay it, keep it or discard it.

## What can't be done now

targui-barred-barter = You have no goods to trade.
targui-barred-gold = The raid takes { $gold } gold, and you have none.
targui-barred-goods = The raid takes { $goods ->
    [one] 1 good
   *[other] { $goods } goods
}, you have { $held ->
    [0] none
   *[other] { $held }
}.
targui-barred-lay = You can't pay for any of your tribe cards now.
targui-barred-mirage = Fata Morgana needs an unused marker of yours, and a face-up card without a marker.
targui-barred-noble = Your hand is empty: the Noble has nothing to lay.
targui-barred-points = The raid takes { $points ->
    [one] 1 point
   *[other] { $points } points
} in tokens, you have { $held ->
    [0] none
   *[other] { $held }
}.
targui-barred-sell = { $count } identical goods or 1 gold needed; you have { $dates ->
    [one] 1 date
   *[other] { $dates } dates
}, { $salt } salt, { $pepper } pepper, no gold.
targui-barred-trade = { $count } identical goods needed; you have { $dates ->
    [one] 1 date
   *[other] { $dates } dates
}, { $salt } salt, { $pepper } pepper.

## First steps that lead on

targui-node-use-source = Use { $value }…
targui-node-take-source = Use { $value }…
targui-node-lay-source = Lay { $value }…
targui-node-lay-row = Lay: { $value }…
targui-node-barter-give = Give { $value }…
targui-node-barter-gold = Take { $value }…
targui-node-mirage-source = Move the marker from { $value }…
targui-node-shift-card = Move { $value }…

## Options

targui-option-first_seat = First player
targui-first-seat-random = drawn at random
targui-first-seat-first = the first seat
targui-option-path_card = Hidden Path, card kept this round
targui-path-card-later = waits for the next round
targui-path-card-any = may be laid at once

## The score

targui-part-tokens = points taken in the game
targui-part-cards = points printed on cards
targui-part-effects = effects of cards
targui-part-same-rows = rows of one symbol
targui-part-mixed-rows = rows of four symbols

## Slash commands

targui-slash = targui
targui-slash-description = { targui-name } (Targi): two tribes at the edge of the desert, a duel
targui-slash-new-first_seat = first-player
targui-slash-new-first_seat-description = First player: drawn at random (the book: whoever ate dates last), or the first seat
targui-slash-new-path_card = hidden-path
targui-slash-new-path_card-description = May the Well on the Hidden Path lay a card kept in this round? The book can be read both ways
targui-slash-place = place
targui-slash-place-description = Put a figure on a border card
targui-slash-place-border = card
targui-slash-place-border-description = The border card
targui-slash-collect = collect
targui-slash-collect-description = Take the good of a border card with your figure
targui-slash-collect-border = card
targui-slash-collect-border-description = The border card
targui-slash-take = take
targui-slash-take-description = Use a goods card with your marker
targui-slash-take-source = card
targui-slash-take-source-description = The goods card
targui-slash-take-gain = what
targui-slash-take-gain-description = What you take
targui-slash-lay = lay
targui-slash-lay-description = Pay for a tribe card and lay it in your display
targui-slash-lay-source = card
targui-slash-lay-source-description = The tribe card
targui-slash-lay-row = row
targui-slash-lay-row-description = The row of your display
targui-slash-lay-payment = payment
targui-slash-lay-payment-description = What you pay with
targui-slash-keep = keep
targui-slash-keep-description = Keep a tribe card in your empty hand
targui-slash-keep-source = card
targui-slash-keep-source-description = The tribe card
targui-slash-discard = discard
targui-slash-discard-description = Discard a tribe card, from under your marker or by the Noble
targui-slash-discard-source = card
targui-slash-discard-source-description = The tribe card
targui-slash-trade = trade
targui-slash-trade-description = Swap goods at the Trader, as often as you like
targui-slash-trade-bargain = what
targui-slash-trade-bargain-description = What for what
targui-slash-barter = barter
targui-slash-barter-description = Swap one for one at the Trader, all at once (Tent of Good Bargains)
targui-slash-barter-give = give
targui-slash-barter-give-description = The goods you give
targui-slash-barter-gold = gold
targui-slash-barter-gold-description = How much gold you take (1 gold costs 3 goods)
targui-slash-barter-get = take
targui-slash-barter-get-description = The goods you take for the others
targui-slash-sell = sell
targui-slash-sell-description = Sell to the Silversmith for points, once
targui-slash-sell-sale = what
targui-slash-sell-sale-description = What for how many points
targui-slash-caravan = caravan
targui-slash-caravan-description = Reveal the top goods card and take what it shows
targui-slash-expand = expand
targui-slash-expand-description = Draw the top tribe card
targui-slash-mirage = mirage
targui-slash-mirage-description = Fata Morgana: move an unused marker to another card
targui-slash-mirage-source = from
targui-slash-mirage-source-description = The card your marker is on
targui-slash-mirage-target = to
targui-slash-mirage-target-description = The card it moves to
targui-slash-gain = gain
targui-slash-gain-description = Take goods of your choice that a tribe card gives
targui-slash-gain-goods = goods
targui-slash-gain-goods-description = The goods
targui-slash-gift = gift
targui-slash-gift-description = Take a gold or a point instead of the goods
targui-slash-gift-token = what
targui-slash-gift-token-description = Gold or a point
targui-slash-shift = shift
targui-slash-shift-description = Move a card of your display, by the Oasis of the Moving Camp
targui-slash-shift-card = card
targui-slash-shift-card-description = The card
targui-slash-shift-slot = place
targui-slash-shift-slot-description = Its new place
targui-slash-give = give
targui-slash-give-description = Give up goods: to a raid, or what is over the limit
targui-slash-give-goods = goods
targui-slash-give-goods-description = The goods
targui-slash-points = points
targui-slash-points-description = Give up points to a raid
targui-slash-points-points = number
targui-slash-points-points-description = How many
targui-slash-gold = gold
targui-slash-gold-description = Give up a gold to the last raid
targui-slash-done = done
targui-slash-done-description = Finish trading, or moving cards
targui-slash-end = end
targui-slash-end-description = End your actions and skip those that are left

## The rules in short

targui-rules =
    ### The aim
    Collect points: tokens, tribe cards in your display, complete rows. The game ends after the round in which a player lays their twelfth tribe card, or with the last raid.
    You begin with 2 dates, 2 salt, 2 pepper, 1 gold and 4 points.

    ### A round
    1. **The robber** moves one border card on, clockwise. On a corner there is a raid, and it moves on at once.
    2. **Figures**: in turn, each player puts 3 figures on border cards. Forbidden: the robber's card, corners, a card with a figure, a card facing a figure of the opponent.
    3. **Markers**: where a row and a column of your figures cross, you get a marker on that card of the middle (2, 1 or none).
    4. **Actions**: the player with the amulet uses figures and markers in any order, then the other player does. Any may be skipped. A card used in the middle is replaced, face down, by one of the other kind.
    5. Face-down cards are revealed, the amulet changes hands.
    After your actions you may keep 10 goods and 3 gold.

    ### The border
    - **Dates, salt, pepper**: take 1.
    - **Noble** (1): lay your hand card and pay, or discard it.
    - **Trader** (5): 3 identical goods for 1 gold, 2 identical goods for 1 other good, as often as you like.
    - **Fata Morgana** (9): move an unused marker of yours to another face-up card without a marker.
    - **Silversmith** (10), once: 2 identical goods for 1 point, 4 for 3, 1 gold for 2, 2 gold for 4.
    - **Caravan** (13): reveal the top goods card, take what it shows.
    - **Tribal Expansion** (14): draw the top tribe card, use it like one of the middle.

    ### Tribe cards
    Pay the price in full and lay the card in your display of 3 rows of 4, at the left of the free places of any row. Or keep it in hand: one card at most, to be laid in a later round by the Noble. Or discard it. A slash in a price means: one or the other. Discounts never touch gold. Effects begin when the card is laid.
    The book makes an exception of the Well on the Hidden Path: “One tribe card lets you lay a card kept in hand without the Noble.” It does not say whether that holds for a card kept in the same round. The table chooses before the start; unless it chose otherwise, the card waits for the next round.

    ### Raids
    Each player, the one with the amulet first, gives up:
    card 4: 1 good or 1 point
    card 8: 2 goods or 1 point
    card 12: 3 goods or 2 points
    card 16: 1 gold or 3 points, and the game ends
    Only tokens can be lost, and only in full. If you can give neither, you lose nothing, but the opponent takes the points from the supply.

    ### The score
    Tokens, points printed on cards, effects, 4 for each complete row of one symbol, 2 for each complete row of four different symbols. A hand card counts nothing. In a tie the most gold wins, then the most goods. If all is equal, the book has no winner; here the first place is shared.
targui-character-curious = curious
targui-character-curious-about = turns up what nobody has seen yet
targui-character-golden = fond of gold
targui-character-golden-about = swaps much of its goods for gold
targui-character-trader = trader
targui-character-trader-about = trades and sells far more than others
