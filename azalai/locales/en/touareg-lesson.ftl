### The lesson of Touareg (games/touareg/lesson.py): each text two short sentences at most.

touareg-lesson-welcome = **Welcome to { touareg-name }.** A real game against two robots, with nothing at stake. A star ★ marks my advice; whatever else you do, the lesson goes on.
touareg-lesson-free = **That is all you need to know.** The second stage is yours: play it to its end, or as long as you like. *Suggest* shows you a move at any time, and *End the lesson* closes it.
touareg-lesson-end = **That was your first game of { touareg-name }.** Now a real one, with friends or against robots?

## Rules

touareg-lesson-aim = The game has two stages. At the end of each, whoever has the most of a kind of goods on animals, in caves and under thieves scores for it; whoever has the most points wins.
touareg-lesson-draw = Your turn is one of four actions. The first: draw the top 3 cards into your hand.
touareg-lesson-send = After drawing you send at least one card of your hand to the market, where all can take it. You may keep 4 cards at most when your turn ends.
touareg-lesson-worth = The rarer, the better: having the most of the 8 water brings 6 points, of the 10 gold 5, of the 12 salt 4, of the 14 millet 3. As money a water is 3 dinars, a gold 2, a salt or a millet 1.
touareg-lesson-market = Another action: take up to 4 goods of one kind from the market, straight onto one of your animals.
touareg-lesson-load = A third action: load up to 4 cards from your hand on one animal, on top of what it carries. Cards in your hand do not count at the end.
touareg-lesson-loading = A camel carries 4 goods of two kinds at most and changes the kind only once, from the bottom up. Water travels only with water, and 2 gold are the most.
touareg-lesson-buy = The fourth action: buy a special card for 3 dinars, with cards from your hand and from the tops of your animals. You get no change, and you can’t pay with a card you could have kept, unless it lies on one you need.
touareg-lesson-specials = A donkey carries any 4 goods in any order, from your next turn on; a plan is worth 2 points when you cash it. With three players there are 3 donkeys, 3 caves, 3 thieves and 2 plans, with others a few more or fewer.
touareg-lesson-cave = In each turn, besides your action, you may hide 1 good in each cave, from your hand or the top of an animal; a cave holds 2. They count for you, and nobody can take them.
touareg-lesson-thief = A thief steals once, besides your action: a random card of somebody's hand, or the top good of an animal. It counts for you.
touareg-lesson-cave-later = A card that you may meet: a cave hides 2 goods that count for you, one in a turn.
touareg-lesson-thief-later = A thief, one of the special cards, takes once a card of a hand or the top good of an animal, besides your action.
touareg-lesson-last-turns = The last card is drawn: everybody has one more turn without drawing, the player who drew it last of all, and may pass. When only 1 or 2 cards were left to draw, you need not send any, unless you hold more than 4.
touareg-lesson-majority = The stage is scored: whoever has the most of a kind gets its points. If several players tie for the most, each of them scores 1 point less.
touareg-lesson-unused = Special cards you did not use are worth 1 point each, a plan 2: cash them now, or keep them for stage 2. Used ones go back, and the goods that were counted become the new pile.
touareg-lesson-stage-two = Hands and market stay, and the left neighbour of the player who drew the last card begins. At the end all unused cards are cashed, and in a tie the dinars in hand decide; if they are equal too, the place is shared.

## What is advised, and why

touareg-lesson-send-water = Send the water: two more lie in the market already. If neither robot takes them first, you can take all three at once in your next turn.
touareg-lesson-take-water = You were lucky, nobody has taken it: load the 3 water on camel 1. Three of eight may well be the most.
touareg-lesson-load-two = Camel 2 is free: salt at the bottom, gold on top. The kind changes once, as it may.
touareg-lesson-draw-again = Your hand is empty. Draw.
touareg-lesson-send-salt = Send the salt: gold and millet together are just 3 dinars, the price of a special card.
touareg-lesson-buy-cave = Gold and millet are 2 and 1 dinars, the price to the dinar. A cave keeps your best goods safe from thieves.
touareg-lesson-hide-gold = Hide the gold of camel 2 at once.
touareg-lesson-hide-salt = First hide the salt as well, before your action: camel 2 is free again then.
touareg-lesson-take-salt = Now it has room for 4 salt, and just as many lie in the market.
touareg-lesson-buy-thief = One water alone pays for a thief. Two remain, and nobody else has any on an animal.
touareg-lesson-steal-gold = Take the gold that lies open on camel 2 of the second robot, which has the most.
touareg-lesson-draw-once-more = The pile is getting low. Draw once more.
touareg-lesson-send-millet = Send one millet. What stays is the price of another card.
touareg-lesson-buy-plan = Gold and millet in your hand count for nothing, a plan brings 2 points. Buy it.
touareg-lesson-last-water = A water has come to the market: put it with your two, and nobody can reach you. It is your last turn in this stage.
touareg-lesson-cash-plan = You have the most water and salt, 6 and 4 points; the robots share the millet, for 2 each instead of 3. Cash the plan: 2 points more.
