### Touareg

touareg-name = Touareg
touareg-credits = { touareg-name }, by Francesco Berardi, Adlung-Spiele 2011. Not made or endorsed by them. If you like it, buy the game.
touareg-tagline = Load your camels, hide goods in caves, and hold the most of each kind.
touareg-time = 20 to 45 minutes, or some weeks
touareg-first-time = Load camels with goods; whoever holds the most of a kind at the end of a stage scores it.
    In a turn you do one thing: draw 3 cards (then send at least one of your hand to the market), load up to 4 cards of your hand onto one animal, take up to 4 goods of one kind from the market onto one animal, or buy a special card.

## What is in the box

touareg-good-water = water
touareg-good-gold = gold
touareg-good-salt = salt
touareg-good-millet = millet
touareg-good-counted = { $count } { $value ->
    [water] water
    [gold] gold
    [salt] salt
   *[millet] millet
}
touareg-special-donkey = donkey
touareg-special-cave = cave
touareg-special-thief = thief
touareg-special-plan = plan
touareg-special-counted = { $count } { $value ->
    [donkey] { $count ->
        [one] donkey
       *[other] donkeys
    }
    [cave] { $count ->
        [one] cave
       *[other] caves
    }
    [thief] { $count ->
        [one] thief
       *[other] thieves
    }
   *[plan] { $count ->
        [one] plan
       *[other] plans
    }
}
touareg-place-hand = hand
touareg-place-camel1 = camel 1
touareg-place-camel2 = camel 2
touareg-place-camel3 = camel 3
touareg-place-donkey1 = donkey 1
touareg-place-donkey2 = donkey 2
touareg-place-donkey3 = donkey 3
touareg-place-donkey4 = donkey 4
touareg-place-donkey5 = donkey 5
touareg-cave-cave1 = cave 1
touareg-cave-cave2 = cave 2
touareg-cave-cave3 = cave 3
touareg-cave-cave4 = cave 4
touareg-cave-cave5 = cave 5
touareg-paid = { $good } { $place-value ->
    [hand] from hand
   *[other] from { $place }
}
touareg-paid-counted = { $count } { $good } { $place-value ->
    [hand] from hand
   *[other] from { $place }
}

## What happened

touareg-event-drew = { $seat } drew { $count ->
    [one] 1 card
   *[other] { $count } cards
}.
touareg-event-drew-goods = { $reader } drew { $goods }.
touareg-event-sent = { $seat } sent to the market: { $goods }.
touareg-event-loaded = { $seat } loaded { $place } with { $goods }.
touareg-event-took = { $seat } took { $count } { $good } from the market, onto { $place }.
touareg-event-bought = { $seat } bought a card ({ $special }) for { $payment }.
touareg-event-hid-from-hand = { $seat } hid a card from their hand in { $cave }.
touareg-event-hid-good = { $reader } hid { $good } from their hand in { $cave }.
touareg-event-hid-from-animal = { $seat } hid { $good } from { $place } in { $cave }.
touareg-event-stole-from-hand = { $seat } sent a thief and took a card from { $victim }’s hand.
touareg-event-stole-good = { $reader }’s thief took { $good } from { $victim }’s hand.
touareg-event-lost-good = { $seat }’s thief took { $good } from { $reader }’s hand.
touareg-event-stole-from-animal = { $seat }’s thief took { $good } from { $victim }’s { $place }.
touareg-event-last-card = { $seat } drew the last card of stage { $stage }. Everybody has one more turn, without drawing.
touareg-event-stage-scored = Stage { $stage }: { $seat } scores { $points ->
    [one] 1 point
   *[other] { $points } points
} for majorities.{ $hidden-count ->
    [0] {""}
   *[other] {" "}In caves and under thieves: { $hidden }.
}
touareg-event-settled = { $points ->
    [0] { $seat } keeps all unused cards: { $kept }.
   *[other] { $seat } cashes { $cashed } for { $points ->
        [one] 1 point
       *[other] { $points } points
    }{ $kept-count ->
        [0] {""}
       *[other] {" "}and keeps { $kept }
    }.
}
touareg-event-stage-began = Stage { $stage } begins with { $pile ->
    [0] no card in the pile: everybody has one last turn. { $seat } begins.
    [one] 1 card in the pile. { $seat } begins.
   *[other] { $pile } cards in the pile. { $seat } begins.
}
touareg-event-passed = { $seat } passed.

## What a player does

touareg-act-draw = Draw from the pile
touareg-act-load = Load an animal
touareg-act-market = Take from the market
touareg-act-buy = Buy a card
touareg-act-send = Send to the market
touareg-act-hide = Hide in a cave
touareg-act-steal = Send a thief
touareg-act-settle = Cash or keep cards
touareg-act-end = End the turn

touareg-move-draw = Draw from the pile.
touareg-move-load = Load { $place } from your hand, from the bottom up: { $goods }.
touareg-move-market = Take { $count } { $good } from the market onto { $place }.
touareg-move-buy = Buy a card ({ $special }) for { $payment }.
touareg-move-send = Send to the market: { $goods }.
touareg-move-hide = Hide { $good } ({ $place }) in { $cave }.
touareg-move-steal = Send a thief to { $victim }: { $place }.
touareg-move-settle = { $specials-count ->
    [0] Cash nothing now. Keep all for stage 2.
   *[other] Cash now: { $specials }. Keep the rest for stage 2.
}
touareg-move-end = End your turn.

touareg-brief-load = Load { $place }: { $goods }
touareg-brief-market = Take { $count } { $good } onto { $place }
touareg-brief-buy = Buy: { $special } for { $payment }
touareg-brief-settle = { $specials-count ->
    [0] Keep all
   *[other] Cash: { $specials }
}
touareg-short-hide = Hide { $good }: { $cave }
touareg-short-send = To the market: { $goods }
touareg-short-buy = { $special } for { $payment }
touareg-short-steal = Thief to { $victim }: { $place }

touareg-ask-act = What do you do?
touareg-ask-load-place = Which animal do you load?
touareg-ask-load-goods = Which goods, from the bottom up?
touareg-ask-market-good = Which goods do you take?
touareg-ask-market-count = How many?
touareg-ask-market-place = Onto which animal?
touareg-ask-buy-special = Which card do you buy?
touareg-ask-buy-payment = What do you pay with?
touareg-ask-send-goods = Which cards do you send to the market?
touareg-ask-hide-cave = In which cave?
touareg-ask-hide-place = From where?
touareg-ask-hide-good = Which good do you hide?
touareg-ask-steal-victim = From whom?
touareg-ask-steal-place = From where? A card of the hand is taken at random.
touareg-ask-settle-specials = Which unused cards do you cash now? The others stay with you for stage 2.

## First steps of longer moves

touareg-node-load-place = Load { $value }…
touareg-node-market-good = Take { $value }…
touareg-node-market-count = Take { $count } { $good }…
touareg-node-buy-special = Buy: { $value }…
touareg-node-hide-cave = Hide in { $value }…
touareg-node-hide-place = Hide from { $value }…
touareg-node-steal-victim = Send a thief to { $value }…

## What can't be done

touareg-refusal-act-first = You have not taken your action yet. Draw, load, take from the market or buy first.
touareg-refusal-animal-full = That animal carries four goods already. Choose another one.
touareg-refusal-cave-full = That cave holds two goods already. Choose another one.
touareg-refusal-cave-used = That cave has taken its one good of this turn. Use another cave, or wait for your next turn.
touareg-refusal-covered = That good is not on top. Only uncovered goods can be taken, from the top down.
touareg-refusal-draw-in-last-turn = The pile is empty: drawing is not possible in the last turn. Load, take, buy or pass.
touareg-refusal-empty-animal = There is nothing on that animal. Choose another place.
touareg-refusal-empty-hand = That player has no card in hand. Choose another place.
touareg-refusal-hand-limit = At the end of a turn you may hold { $limit } cards. Send more to the market, or hide some.
touareg-refusal-keep-one-to-send = You still owe the market a card from your hand, so the last one can't be hidden. Send it.
touareg-refusal-no-such-animal = That animal is not on the table. Choose one of those shown.
touareg-refusal-no-such-cave = You have no such cave. Choose one of yours.
touareg-refusal-no-such-player = Nobody sits there. Choose one of the players at this table.
touareg-refusal-no-thief = You have no thief left that could be sent. Buy one first.
touareg-refusal-not-in-hand = Those cards are not in your hand. Choose from those you hold.
touareg-refusal-not-in-market = The market has { $count ->
    [0] none
   *[other] { $count }
} of that kind. Choose a number from what lies there.
touareg-refusal-not-needed = A card of that payment is not needed: { $price } dinars are reached without it. Leave it out.
touareg-refusal-not-owned = You have no such unused cards. Choose from those that lie unused before you.
touareg-refusal-nothing-to-load = Loading takes at least one card. Choose what to load.
touareg-refusal-one-action = One action a turn: yours is done. You may still hide goods, send a thief, or end the turn.
touareg-refusal-one-change = The kind may change only once on a camel (gold, millet, gold does not work). Choose another order.
touareg-refusal-order = Name the cards in their usual order: water, gold, salt, millet; hand first, then animals.
touareg-refusal-own-goods = A thief takes from another player. Choose somebody else.
touareg-refusal-send-after-draw = Cards go to the market only after drawing. Choose another move.
touareg-refusal-send-first = After drawing three, at least one card goes to the market. Send it first.
touareg-refusal-send-more = At least { $least ->
    [one] 1 card must
   *[other] { $least } cards must
} go to the market. Choose more.
touareg-refusal-settle-first = First decide which unused special cards you cash and which you keep.
touareg-refusal-settle-later = Unused cards are cashed at the end of a stage. Choose another move.
touareg-refusal-sold-out = That pile of special cards is empty. Choose another card.
touareg-refusal-too-little = That pays { $dinars } of { $price } dinars. Add a card.
touareg-refusal-two-gold = A camel carries two gold at most. Load less gold, or use a donkey.
touareg-refusal-two-kinds = A camel carries two kinds of goods at most. Choose another animal.
touareg-refusal-water-alone = Only water may travel with water on a camel. Choose another animal.

touareg-refusal-notation-draw = Drawing needs nothing else. Pick from what Discord offers as you type, or press *{ on-card-play }*.
touareg-refusal-notation-send = The cards to send were not recognised. Pick from what Discord offers as you type, or press *{ on-card-play }*.
touareg-refusal-notation-load = The load was not recognised. Pick from what Discord offers as you type, or press *{ on-card-play }*.
touareg-refusal-notation-market = What to take from the market was not recognised. Pick from what Discord offers as you type, or press *{ on-card-play }*.
touareg-refusal-notation-buy = The purchase was not recognised. Pick from what Discord offers as you type, or press *{ on-card-play }*.
touareg-refusal-notation-hide = What to hide was not recognised. Pick from what Discord offers as you type, or press *{ on-card-play }*.
touareg-refusal-notation-steal = Where to send the thief was not recognised. Pick from what Discord offers as you type, or press *{ on-card-play }*.
touareg-refusal-notation-settle = The cards to cash were not recognised. Pick from what Discord offers as you type, or press *{ on-card-play }*.
touareg-refusal-notation-end = Ending the turn needs nothing else. Pick from what Discord offers as you type, or press *{ on-card-play }*.

## What can't be done now, after the name of the move

touareg-barred-empty-pile = the pile is empty
touareg-barred-empty-hand = your hand is empty
touareg-barred-load-nothing-fits = none of your animals can carry what you hold
touareg-barred-empty-market = the market is empty
touareg-barred-market-nothing-fits = none of your animals can carry what lies there
touareg-barred-all-full = all your animals carry four goods
touareg-barred-sold-out = no special card is left
touareg-barred-too-poor = { $price } dinars needed; your hand and your animals hold { $dinars }
touareg-barred-caves-full = { $caves ->
    [one] your cave holds two goods already
   *[other] each of your caves holds two goods already
}
touareg-barred-caves-used = one good a turn in each cave
touareg-barred-nothing-to-hide = no card in your hand, no good on your animals
touareg-barred-last-card-owed = your last card must go to the market
touareg-barred-nothing-to-steal = nobody has a card in hand or a good on an animal
touareg-barred-hand-limit = { $limit } cards in hand at most, you have { $count }
touareg-barred-send-first = first send { $count ->
    [one] 1 card
   *[other] { $count } cards
} to the market

## Options

touareg-option-first_seat = First player
touareg-first-seat-random = drawn at random
touareg-first-seat-first = the first seat
touareg-option-paid_goods = Goods paid in stage 1
touareg-paid-goods-stay_out = not in stage 2
touareg-paid-goods-reshuffled = back in the pile of stage 2

## The score

touareg-part-stage1-water = stage 1, water
touareg-part-stage1-gold = stage 1, gold
touareg-part-stage1-salt = stage 1, salt
touareg-part-stage1-millet = stage 1, millet
touareg-part-stage1-special = stage 1, unused cards
touareg-part-stage2-water = stage 2, water
touareg-part-stage2-gold = stage 2, gold
touareg-part-stage2-salt = stage 2, salt
touareg-part-stage2-millet = stage 2, millet
touareg-part-stage2-special = stage 2, unused cards

## Slash commands

touareg-slash = touareg
touareg-slash-description = { touareg-name }: caravans of goods through the desert, for 2 to 5
touareg-slash-new-first_seat = first-player
touareg-slash-new-first_seat-description = First player: drawn at random, or the first seat
touareg-slash-new-paid_goods = paid-goods
touareg-slash-new-paid_goods-description = Goods paid in stage 1: out of stage 2, or shuffled into its pile
touareg-slash-draw = draw
touareg-slash-draw-description = Draw 3 cards from the pile
touareg-slash-send = send
touareg-slash-send-description = Send cards of your hand to the market, after drawing
touareg-slash-send-goods = goods
touareg-slash-send-goods-description = The cards to send
touareg-slash-load = load
touareg-slash-load-description = Load a camel or donkey from your hand
touareg-slash-load-place = animal
touareg-slash-load-place-description = The animal to load
touareg-slash-load-goods = goods
touareg-slash-load-goods-description = The goods, from the bottom up
touareg-slash-market = market
touareg-slash-market-description = Take goods of one kind from the market onto an animal
touareg-slash-market-good = good
touareg-slash-market-good-description = The kind of goods
touareg-slash-market-count = count
touareg-slash-market-count-description = How many
touareg-slash-market-place = animal
touareg-slash-market-place-description = The animal that carries them
touareg-slash-buy = buy
touareg-slash-buy-description = Buy a special card for 3 dinars
touareg-slash-buy-special = card
touareg-slash-buy-special-description = The special card
touareg-slash-buy-payment = payment
touareg-slash-buy-payment-description = The goods you pay with
touareg-slash-hide = hide
touareg-slash-hide-description = Hide a good in one of your caves
touareg-slash-hide-cave = cave
touareg-slash-hide-cave-description = The cave
touareg-slash-hide-place = from
touareg-slash-hide-place-description = Where the good is now
touareg-slash-hide-good = good
touareg-slash-hide-good-description = The good to hide
touareg-slash-steal = steal
touareg-slash-steal-description = Send a thief to another player
touareg-slash-steal-victim = player
touareg-slash-steal-victim-description = Whom to take from
touareg-slash-steal-place = from
touareg-slash-steal-place-description = The hand, or an animal
touareg-slash-settle = settle
touareg-slash-settle-description = Cash or keep your unused special cards after stage 1
touareg-slash-settle-specials = cash
touareg-slash-settle-specials-description = The cards to cash now
touareg-slash-end = end
touareg-slash-end-description = End your turn, or pass in the last one

## The rules in short

touareg-rules =
    ### The aim
    Two stages. In each, hold more of a kind of goods than anybody else: on your animals, in your caves, under your thieves. Most points wins.
    water: 8 cards, 3 dinars, 6 points
    gold: 10 cards, 2 dinars, 5 points
    salt: 12 cards, 1 dinar, 4 points
    millet: 14 cards, 1 dinar, 3 points

    ### Your turn: one of four actions
    - **Draw** the top 3 cards, then send at least one card of your hand to the market. At the end of your turn you may hold 4.
    - **Load** up to 4 cards from your hand on one animal.
    - **Take from the market** up to 4 goods of one kind, straight onto one animal.
    - **Buy a special card** for 3 dinars, with cards from your hand and from the tops of your animals, one after the other. You get no change. You can’t pay with a card you could have kept, unless it lies on one you need.

    ### Loading
    You have 2 camels (3 with two players). A camel carries 4 goods, of two kinds at most, with one change of kind from bottom to top. Water travels only with water; 2 gold at most. A donkey carries any 4 goods in any order. New goods go on top; one animal a turn.

    ### Special cards
    - **Donkey**: one more animal.
    - **Cave**: in your turn, besides the action, hide 1 good in each of your caves, from your hand or from the top of an animal; a cave holds 2 at most. They count for you and nobody can take them.
    - **Thief**: once, in your turn, besides the action, take a random card from a hand or the top good of an animal of another player. It counts for you.
    - **Plan**: 2 points if you cash it.
    An unused special card is worth 1 point (a plan 2). Caves and thieves can be used in the turn you buy them; a donkey can be loaded from your next turn on, because buying is your action.
    With 2 players there are 2 donkeys, 2 caves, 3 thieves, 3 plans; with 3 players 3, 3, 3, 2; with 4 players 4, 4, 3, 3; with 5 players 5, 5, 3, 4.

    ### The end of a stage
    When the last card is drawn, that turn is finished, then everybody has one more without drawing, the player who drew it last of all; passing is allowed. If only 1 or 2 cards could be drawn, none need be sent, unless you hold more than 4.
    The majority of each kind scores its points; if several tie for the most, each of them scores 1 less. Cards in hand do not count.
    After stage 1 used caves, thieves and loaded donkeys go back to their piles; each player cashes unused cards or keeps them. Hands and market stay. The goods that were counted are shuffled as the new pile, and the left neighbour of the player who drew the last card begins.
    After stage 2 unused cards are cashed. In a tie the dinars in hand decide; then the place is shared.
touareg-character-raider = raider
touareg-character-raider-about = steals goods whenever it can
touareg-character-hider = hider
touareg-character-hider-about = hides much of what it has in caves
touareg-character-drover = drover
touareg-character-drover-about = buys donkeys rather than thieves
