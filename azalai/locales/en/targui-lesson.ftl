### The lesson of Targui (games/targui/lesson.py): each text two short sentences at most.

targui-lesson-welcome = **Welcome to { targui-name }.** A real game against a robot, with nothing at stake. A star ★ marks my advice; whatever else you do, the lesson goes on.
targui-lesson-free = **That is all you need to know.** From here the game is yours: play on as long as you like, to the last raid if you want. *Suggest* shows you a move at any time, and *End the lesson* closes it.
targui-lesson-end = **That was your first game of { targui-name }.** Now a real one, with a friend or against a robot?

## Rules

targui-lesson-aim = Points come from tribe cards, laid in three rows of four, and from tokens; you begin with 2 of each good, 1 gold and 4 points. The game ends with the round of somebody's twelfth tribe card, or with the fourth raid.
targui-lesson-figures = Each of you puts three figures on the border, in turn. Closed are the corners, the robber's card, cards with a figure, and those opposite one of your opponent’s figures (9 faces 3, 13 faces 7).
targui-lesson-robber = The robber begins on card 1; in each round it closes one card and walks on clockwise. When it comes to a corner there is a raid.
targui-lesson-markers = Where a row and a column of your own figures cross, you have a marker on the card of the middle: two of them, one, or none. Your three figures and your markers are what you can use now.
targui-lesson-goods = A figure on dates, salt or pepper simply takes 1 of it.
targui-lesson-actions = Use figures and markers in any order, and leave out what you do not want. The player with the amulet acts first; it changes hands after each round.
targui-lesson-tribe = For a tribe card you pay its whole price (a slash means: one or the other), then lay it in one of your rows, from the left. You may also keep one in your hand for later, or discard it.
targui-lesson-rows = A complete row of four identical symbols brings 4 points at the end, one of four different symbols 2. So choose the row with care: cards stay where they lie.
targui-lesson-expansion = Tribal Expansion draws the top tribe card; you use it like one of the middle.
targui-lesson-hand = One tribe card may wait in your hand until a later round. Then a figure on the Noble (card 1) lays it.
targui-lesson-turn-up = Each card that was used in the middle made room for one of the other kind, face down; all are revealed at the end of the round. Then the amulet changes hands, and the player who has it now begins.
targui-lesson-limit = After your actions you may keep 10 goods and 3 gold at most; what is more goes back. Spend in time.
targui-lesson-caravan = The Caravan reveals the top goods card, and you take what it shows.
targui-lesson-silversmith = The Silversmith sells you points, once in your turn: 1 for 2 identical goods, 3 for 4 of them, 2 for 1 gold, or 4 for 2 gold.
targui-lesson-mirage = Fata Morgana (card 9) moves one of your unused markers to any other face-up card without a marker.
targui-lesson-merchant = The Trader (card 5) trades as often as you like: 3 identical goods for 1 gold, or 2 identical goods for 1 other.
targui-lesson-noble = The Noble (card 1) lays the card of your hand, which you pay for as usual, or discards it. Only a Well on the Hidden Path in your display does without the Noble; whether already in the same round, the table chooses before the start.
targui-lesson-effects = Most tribe cards have an effect, which begins when they are laid; *Cards* below shows each in large. Those that make others cheaper save goods, never gold.
targui-lesson-raid = A raid takes something from both of you: 1 good or 1 point at card 4, 2 goods or 1 point at 8, 3 goods or 2 points at 12. The last, at card 16, takes 1 gold or 3 points and ends the game.
targui-lesson-raid-loss = Only tokens are lost, never cards, and always the full amount. A player who can pay neither loses nothing, but the opponent takes those points from the supply.
targui-lesson-score = At the end count your tokens, the points on your cards, their effects and your complete rows; a card in hand counts nothing. In a tie the most gold wins, then the most goods; if all is equal, you share the victory.

## What is advised, and why

targui-lesson-to-salt = Put your first figure on **salt (15)**, at the left of the top row. It takes 1 salt later, and it looks along that whole row.
targui-lesson-to-dates = Now **dates (2)**: your two lines cross on a rider worth 3 points, and you will get a marker there. You can pay for it.
targui-lesson-to-expansion = **Tribal Expansion (14)** brings you an unknown tribe card. Its line crosses that of card 2 in the centre, on dates: your second marker.
targui-lesson-take-dates = Goods cards give what they show: take the dates in the centre.
targui-lesson-lay-rider = This rider is just what you came for: 3 points. Begin your first row with it.
targui-lesson-draw = Have a look: only you will see the card.
targui-lesson-keep-tent = This tent costs a gold, and yours is spent. Keep it, you will lay it in round 3.
targui-lesson-to-caravan = The robot began this time. Go to the **Caravan (13)**: it gives you an unknown goods card and looks along the bottom row, where a gold and a well worth 2 points lie.
targui-lesson-to-silversmith = The **Silversmith (10)** stands below that well: your lines cross there. And the Silversmith buys what you have too much of.
targui-lesson-to-pepper = **Pepper (11)** stands below the gold, your second marker. Look at the robot's figures too: it wants the cards on the right.
targui-lesson-take-pepper = Take the pepper of card 11.
targui-lesson-take-gold = Gold is rare, and most tribe cards cost one: take it.
targui-lesson-lay-well = A well next to your rider would spoil a row of four riders. Begin a second row with it, one of four different symbols.
targui-lesson-sell-pepper = Three pepper are more than you need now. Sell two of them and keep the gold.
targui-lesson-to-mirage = It looks along the right column, and at its top lies another rider, for a single gold.
targui-lesson-to-merchant = The Trader’s row crosses that column on the rider. And you will soon need a second gold.
targui-lesson-to-noble = Now the tent can leave your hand. The Noble's column also gives you a marker at the top left.
targui-lesson-shift-marker = That marker stands on a single salt. Move it one card to the right, to the 2 dates.
targui-lesson-take-two-dates = With these you have three dates, just enough for the Trader.
targui-lesson-trade = Three dates for one gold: now you have two, one for each card.
targui-lesson-lay-friend = Lay the rider beside your first one. From now on each further rider costs you 1 good less.
targui-lesson-lay-tent = The Noble lays the tent: put it beside the well, since it is another symbol.
targui-lesson-give-salt = You have one salt and five points. Points are what wins: let the salt go.
