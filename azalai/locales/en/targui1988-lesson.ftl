### The lesson of Targui 1988 (games/targui1988/lesson.py): each text two short sentences at most.

targui1988-lesson-welcome = **Welcome to Targui, the war of the tribes.** A real game of four rounds against a robot, with nothing at stake. A star ★ marks my advice; whatever else you do, the lesson goes on.
targui1988-lesson-free = **That is all you need to know.** What is left of the war is yours: play it to its end, or as long as you like. *Suggest* shows you a move at any time, and *End the lesson* closes it.
targui1988-lesson-end = **That was your first war of the tribes.** Now a real one, with friends or against robots?

## Rules

targui1988-lesson-aim = Wipe out the other tribes, or have the highest tribute when the last round is over. Tribute is the silver your territories bring.
targui1988-lesson-tribe = Each tribe takes a corner and replaces one of the 8 cards there by its camp (with three players one of three given ones). It begins there with 10 camels, and with 10 silver.
targui1988-lesson-board = 48 cards lie at random around the central saline; each card is worth silver (black on white) and strength (white on black). A chott is worth nothing, and nobody can enter or own it.
targui1988-lesson-values = Silver and strength: central saline 5 and 5, camp 4 and 4, guelta 3 and 3, reg 2 and 0, erg 1 and 0, fech-fech 0 and 2, mountain 0 and 1. Silver buys camels, strength helps in battle.
targui1988-lesson-round = In each round a die tells how many turns each tribe has; their cards and one destiny card are shuffled, and their order is that of the turns. With a 6 each tribe has one double turn: move, buy, move, buy.
targui1988-lesson-move = In a turn you may first move any number of camels from one territory to one neighbour, straight or diagonal, where no enemy camels are: it is yours then. Or you attack; and after that you may buy.
targui1988-lesson-buy = Then you may buy camels for one of your territories, 1 silver each, as long as there are any in the box.
targui1988-lesson-destiny = A destiny card takes effect when it comes up, and each comes only once. The board shows which may still come.
targui1988-lesson-empty = A territory that you leave empty stays yours until somebody walks in. So one camel is enough to keep others from simply taking it.
targui1988-lesson-tribute = At the end of a round each tribe is paid the silver value of its territories, 4 for an enemy camp. Without its own camp it gets nothing until it wins it back.
targui1988-lesson-attack = In an attack all camels of one territory go against one neighbour. You roll first: die plus the strength of your own territory, halved and rounded down, is what the defender loses; then they roll with the strength of theirs.
targui1988-lesson-outcome = After each roll of the defender you may go on or break off. When the defender has no camels left you move in with 1 or more of yours; when you have none left, you keep your empty territory.
targui1988-lesson-press = *{ targui1988-button-press-end }* rolls by itself until it is decided; *At least 3* only as long as you have 3 camels left (20 rolls of each side at a time).
targui1988-lesson-end-of-game = A tribe without territory is out, and the last one left wins; else the highest tribute after the last round, though not without one's own camp (unless nobody has theirs). In a tie camels decide, then silver, else it is shared.
targui1988-lesson-length = A game has 1 to 16 rounds, each with a destiny card of its own: the table may name them, and the rest are drawn at random. Or it goes on to the last tribe, for 48 rounds at most.

## What is advised, and why

targui1988-lesson-pitch-camp = Replace a poor card: E6 is only an erg. Beside it lies a guelta, and not far away the central saline.
targui1988-lesson-to-guelta = The plague, a destiny card, has taken half of your camels. Move 4 of the 5 to the guelta of E5, and leave one in your camp.
targui1988-lesson-buy-ten = Spend all 10 silver on camels for E5: from there you reach everything that is good.
targui1988-lesson-to-saline = Half of them go to the central saline, D4: 5 silver and 5 strength, the best card there is.
targui1988-lesson-to-second-guelta = From E5 there is another guelta within reach, F5. Send 4 of the 7 camels and keep 3 here.
targui1988-lesson-first-attack = 15 silver: camp 4, saline 5, two gueltas 3 each. Now attack C5, since the saline gives you 5 for each roll and its guelta only 3.
targui1988-lesson-roll-on = One camel is left there against three of yours. Go on.
targui1988-lesson-occupy-first = C5 is empty. Move in with two and leave one on the saline.
targui1988-lesson-buy-fifteen = All the silver for camels, and on C5: the next attack begins there.
targui1988-lesson-second-attack = Spring has brought 5 camels to each of your gueltas. With 22 against 8 you can attack C6.
targui1988-lesson-poor-rolls = A poor roll, but you still have three times as many. Go on, roll by roll, to see how it goes.
targui1988-lesson-roll-again = Only a 1. You are still far ahead, 16 against 4.
targui1988-lesson-two-left = Another 1, but only two are left. Once more.
targui1988-lesson-occupy-second = Share them: half move in, half stay behind. The robot will look for whatever stands empty.
