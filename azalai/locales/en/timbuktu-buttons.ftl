### Timbuktu: buttons, explanations and what happened in few words

## On buttons

timbuktu-button-camel-safe = { $camel }, safe
timbuktu-button-camel-risk = { $camel }, risk { $part }/{ $whole }
timbuktu-button-camel-robbed = { $camel }, robbed
timbuktu-button-camel-full = { $camel }, no free way
timbuktu-button-free = free
timbuktu-button-costs = −{ $good }
timbuktu-button-any-good = −1 good…
timbuktu-button-way = { $enclosure }, { $price }
timbuktu-button-give-up = Give up
timbuktu-button-give-up-good = Give up { $good }
timbuktu-button-place-at = { $camel }, { $enclosure }
timbuktu-button-load = Load { $camel }
timbuktu-button-unload = Unload { $camel }
timbuktu-button-all-but = all but { $good }
timbuktu-button-two-and = 2, { $goods }

## What an act does

timbuktu-explain-load = Put four goods of at least three kinds on your next camel; nobody sees them yet.
timbuktu-explain-place = Stand one camel in an enclosure. You need at least one camel in each of the five.
timbuktu-explain-choose = Choose in secret the camel that travels this round; all are shown together.
timbuktu-explain-go = It gets the lowest-numbered free stall there. Arrows are free; other ways cost one good.
timbuktu-explain-takeback = Take your secret choice back and choose again, as long as others still choose.

## What somebody did

timbuktu-did-loaded-all = loaded all camels
timbuktu-did-caravan-shown = loaded { $loads }
timbuktu-did-placed = { $camel } → { $enclosure }
timbuktu-did-chose = { "" }
timbuktu-did-took-back = took the choice back
timbuktu-did-revealed = shows { $camel }
timbuktu-did-travelled = { $camel } → { $enclosure } { $stall }
timbuktu-did-paid = gave { $good } of { $camel }
timbuktu-did-exchanged = passed the packs on with { $camel }
timbuktu-did-arrived = { $count ->
    [one] brought { $count } good
   *[other] brought { $count } goods
}, { $points ->
    [one] { $points } point
   *[other] { $points } points
}

## What positions are compared by, in the reasons of a robot

timbuktu-figure-camel = points on this camel after the night
timbuktu-figure-caravan = points on your other camels
timbuktu-figure-others = points on the caravan of another, on average
timbuktu-figure-hope = points on your caravan after the night
timbuktu-figure-loss = points that you should lose tonight
timbuktu-figure-rivals = the caravans of the others
