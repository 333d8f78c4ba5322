### Touareg: buttons, explanations and what happened in few words

## On buttons

touareg-button-draw = Draw { $count }
touareg-button-take = Take
touareg-button-take-good = Take { $good }
touareg-button-times = × { $count }
touareg-button-count-onto = { $count } → { $animal }
touareg-button-onto = Onto it
touareg-button-onto-plain = { $count ->
    [0] Onto animal { $animal }
   *[other] { $count } onto animal { $animal }
}
touareg-button-load = Load
touareg-button-load-plain = Load animal { $animal }
touareg-button-load-goods = Load { $goods }
touareg-button-load-goods-plain = Animal { $animal }: { $goods }
touareg-button-send = To the market
touareg-button-send-goods = Send { $goods }
touareg-button-buy = Buy a card
touareg-button-buy-special = Buy { $special }
touareg-button-buy-for = { $special } −{ $payment }
touareg-button-paid = { $goods } from { $animal }
touareg-button-hide = Hide
touareg-button-hide-hand = Hide from the hand
touareg-button-hide-good = Hide { $good }
touareg-button-hide-plain = Hide { $good } from { $animal }
touareg-button-in-cave = { $text } ({ $cave })
touareg-button-rob = Send a thief
touareg-button-rob-whom = Steal
touareg-button-rob-plain = Steal from { $mark }
touareg-button-rob-hand = a card
touareg-button-rob-good = { $good }, { $place }
touareg-button-rob-what = Steal { $what }
touareg-button-rob-from = { $text } of { $mark }
touareg-button-settle = Cash or keep
touareg-button-cash = Cash { $specials }
touareg-button-keep-all = Keep all
touareg-button-end = End turn

## What an act does

touareg-explain-draw = Three cards of the pile come into your hand; then at least one goes to the market.
touareg-explain-send = You choose them; others can take them. At the end of a turn you hold four cards at most.
touareg-explain-load = Up to four cards of your hand go onto one animal, in your order; only the top one can move.
touareg-explain-market = Up to four goods of one kind go from the market straight onto one animal.
touareg-explain-buy = A donkey, a cave, a thief or a plan costs 3 dinars of your cards and top goods. No change.
touareg-explain-hide = Besides your action: a good in a cave still counts for you, and nobody can steal it.
touareg-explain-steal = Besides your action: it takes the top good of an animal, or a card of a hand by chance.
touareg-explain-settle = Unused cards are worth points now, or stay with you for the second stage.
touareg-explain-end = Your turn is over; the next player acts.

## What somebody did

touareg-did-drew = drew { $count }
touareg-did-sent = sent { $goods }
touareg-did-loaded = loaded { $goods }
touareg-did-took = took { $count } { $good }
touareg-did-bought = bought { $special } for { $payment }
touareg-short-paid-counted = { $count ->
    [1] { $good }
   *[other] { $count } { $good }
}
touareg-did-hid-from-hand = hid a card
touareg-did-hid-good = hid { $good }
touareg-did-hid-from-animal = hid { $good }
touareg-did-stole-from-hand = stole a card of { $victim }
touareg-did-stole-good = stole { $good } from { $victim }
touareg-did-stole-from-animal = stole { $good } from { $victim }
touareg-did-lost-good = stole { $good } from you
touareg-did-passed = passed
touareg-did-stage-scored = scored { $points } for majorities
touareg-did-settled = { $points ->
    [0] kept { $kept }
   *[other] cashed { $cashed } for { $points }
}

## What positions are compared by, in the reasons of a robot

touareg-figure-hand = cards in your hand
touareg-figure-animals = animals on your side
touareg-figure-plans = your plans
touareg-figure-lead-water = your lead in water afterwards
touareg-figure-lead-gold = your lead in gold afterwards
touareg-figure-lead-salt = your lead in salt afterwards
touareg-figure-lead-millet = your lead in millet afterwards
touareg-figure-loaded = goods on your animals
touareg-figure-caves = your caves
touareg-figure-hidden = goods in your caves
touareg-figure-thieves = your thieves still to steal
touareg-figure-scored = points scored in stage 1
touareg-figure-others = what the others have
