### The lesson of Timbuktu (games/timbuktu/lesson.py): each text two short sentences at most.

timbuktu-lesson-welcome = **Welcome to { timbuktu-name }.** A real game against four robots, with nothing at stake. A star ★ marks my advice; whatever else you do, the lesson goes on.
timbuktu-lesson-free = **That is all you need to know.** The way to Timbuktu is yours now: travel to its end, or as long as you like. *Suggest* shows you a move at any time, and *End the lesson* closes it.
timbuktu-lesson-end = **That was your first game of { timbuktu-name }.** Now a real one, with friends or against robots?

## Rules

timbuktu-lesson-aim = Bring your goods to Timbuktu, past the thieves: each is worth 1 point there for every good of its kind that was stolen or given up on the way. The most points win; in a tie the most goods, else you share.
timbuktu-lesson-start = In turn, each of you places one camel in an enclosure. In the end everybody has at least one in each of the five, so places that others need stay free.
timbuktu-lesson-caravans = With five players each has 5 camels with 4 goods, and 5 stages to go (with four 6 and 4, with three 8 and 3). Each site has the same five enclosures of five stalls.
timbuktu-lesson-travel = In a round each of you moves one camel to the next site, one after the other: to an enclosure of your choice, and there to the lowest-numbered free stall. You choose the enclosure when it is your turn and you have seen where the others went.
timbuktu-lesson-arrows = Two ways from each enclosure are free: straight on and to the left neighbour (from Crescent to Moon). Any other enclosure costs one good of that camel; an empty camel goes anywhere.
timbuktu-lesson-packs = Tonight thieves strike at the next site, as five packs of cards say: each names an enclosure, two of its stalls and two kinds of goods. Exactly these are stolen there.
timbuktu-lesson-choose = First all choose a camel that has not yet travelled, in secret and at the same time. You may take your choice back until the last one has chosen.
timbuktu-lesson-held = In each stage everybody holds one pack and sees that one alone. With four players one more pack lies between two of you, with three two, and nobody sees them.
timbuktu-lesson-tables = The stall cards are always 1 and 3, 3 and 4, 2 and 4, 2 and 5, 1 and 5; the goods cards gold and coffee, coffee and pepper, pepper and salt, salt and water, water and gold. So a card you have seen in one enclosure can't lie in another.
timbuktu-lesson-exchange = Each site has two exchange stalls, with a mark. A camel that stops there sends all packs one place to the left, and what you have seen stays in your notebook until the stage ends.
timbuktu-lesson-next-round = The next player begins the next round. When everybody has one camel left, these are chosen automatically.
timbuktu-lesson-night = When all camels have travelled, the packs are turned over, and a camel in a stall named there loses all its goods of these kinds. Then the next player begins a new stage with new thief cards; the last ends in Timbuktu, with thieves too.
timbuktu-lesson-variant = A table can also play with goods loaded by the players: each receives the same number of every kind and loads four goods of three or four kinds on each camel, in secret. What is left over does not count.

## What is advised, and why

timbuktu-lesson-place-on = Each camel begins in another enclosure: that leaves you every way open.
timbuktu-lesson-place-last = After this one the last camel finds its place by itself.
timbuktu-lesson-choose-first = Your own pack says: coffee and pepper, from stalls 1 and 5 of Crescent. Let camel D travel, which is far away from there, at Moon.
timbuktu-lesson-go-moon = Straight on to Moon is free and leads to stall 1. A good place: of the four stall cards you do not see only one names a 1.
timbuktu-lesson-choose-second = Camel E carries coffee, and goes nowhere near Crescent either.
timbuktu-lesson-go-scimitar = Scimitar and Lamp are free, both times with stall 3. It makes no difference, so straight on.
timbuktu-lesson-choose-third = Camel C stands at Lamp: an arrow leads from there to Crescent, and an exchange stall waits for it.
timbuktu-lesson-go-exchange = Stall 2 of Crescent is safe, as your pack says. And it shows you another pack.
timbuktu-lesson-choose-fourth = The packs moved twice: you have seen three of five, and they stand in your notebook. Camel A has a free way to Crescent, which you know best.
timbuktu-lesson-go-safe = Stall 4 of Crescent: only 1 and 5 are robbed here, so nothing can happen.
timbuktu-lesson-go-last = The pack of Star says 1 and 3, and camel B gets stall 5. Safe again.
