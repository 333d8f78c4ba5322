### Targui (1988)

targui1988-name = Targui 1988
targui1988-credits = { targui1988-name }, by Wil Dijkstra and Ben van Dijk, Jumbo 1988. Not made or endorsed by them. If you like it, buy the game.
targui1988-tagline = Four tribes at war over the desert: camels, dice, and a camp to defend.
targui1988-time = 1 to 3 hours, or some weeks
targui1988-first-time = Hold your camp and as many territories as you can: they pay silver, and the tribute at the end decides; without your camp you get none.
    When your card comes up, you may move camels once or attack once, and then buy camels for one territory; then end your turn.

## What is in the box

targui1988-land-camp = camp
targui1988-land-saline = central saline
targui1988-land-guelta = guelta
targui1988-land-reg = reg
targui1988-land-erg = erg
targui1988-land-fechfech = fech-fech
targui1988-land-mountain = mountain
targui1988-land-chott = chott
targui1988-sector-nw = north-west
targui1988-sector-ne = north-east
targui1988-sector-sw = south-west
targui1988-sector-se = south-east

## Destiny cards

targui1988-destiny-haussa_raid = Haussa raid (all camels on the central saline are stolen)
targui1988-destiny-gift_ress = Guest of the Kel Ress (the Kel Ress receive 10 camels in their camp, if they hold it)
targui1988-destiny-gift_ilbakan = Guest of the Kel Ilbakan (the Kel Ilbakan receive 10 camels in their camp, if they hold it)
targui1988-destiny-gift_ahaggar = Guest of the Kel Ahaggar (the Kel Ahaggar receive 10 camels in their camp, if they hold it)
targui1988-destiny-gift_ajjer = Guest of the Kel Ajjer (the Kel Ajjer receive 10 camels in their camp, if they hold it)
targui1988-destiny-sandstorm = Sandstorm (3 camels go astray on each erg)
targui1988-destiny-drought = Drought (each guelta has water for 15 camels, those beyond are lost)
targui1988-destiny-caravan = Great caravan (each tribe that holds its camp receives 10 silver)
targui1988-destiny-plague = Plague (half the camels in each camp die, rounded down)
targui1988-destiny-enemy_raid = Enemy raid (1 camel is killed on each territory)
targui1988-destiny-rain = Torrential rain (5 camels drown on each reg)
targui1988-destiny-spring = Spring (5 camels are born on each guelta that has an owner)
targui1988-destiny-erg_change = Shifting dunes (each erg has the strategic value 3 until the end of the round)
targui1988-destiny-poison = Poisoned water (10 camels die on each guelta)
targui1988-destiny-camps_robbed = Robbers in the camps (each tribe that holds its camp loses all its silver)
targui1988-destiny-silver_found = Silver in the mountains (each mountain yields 3 silver in the tribute of this round)

## What happened

targui1988-event-sector-taken = { $seat } takes the corner in the { $sector }.
targui1988-event-board-laid = The territory cards are laid out around the central saline.
targui1988-event-camp-pitched = { $seat } pitches camp on { $square } ({ $land } until now).
targui1988-event-round-began = Round { $round }, the die shows { $die }: each tribe has { $die ->
    [6] one double turn.
    [one] 1 turn.
   *[other] { $die } turns.
}
targui1988-event-turn-came = Next card: { $seat }.
targui1988-event-passed = { $seat } does nothing.
targui1988-event-marched = { $seat } moves { $camels ->
    [one] 1 camel
   *[other] { $camels } camels
} from { $source } to { $target }.
targui1988-event-claimed = { $seat } moves { $camels ->
    [one] 1 camel
   *[other] { $camels } camels
} from { $source } to { $target } ({ $land }), which was free.
targui1988-event-seized = { $seat } moves { $camels ->
    [one] 1 camel
   *[other] { $camels } camels
} from { $source } to { $target } ({ $land }), which { $victim } had left unguarded.{ $left ->
    [0] {" "}{ $victim } has no territory left and is out.
   *[other] {""}
}
targui1988-event-attacked = { $seat } attacks { $victim }: { $camels ->
    [one] 1 camel
   *[other] { $camels } camels
} on { $source } against { $defenders } on { $target }.
targui1988-event-struck = { $seat } rolls { $die }{ $bonus ->
    [0] {""}
   *[other] {" "}+ { $bonus }
}: { $victim } loses { $lost ->
    [0] none
   *[other] { $lost }
} and has { $left ->
    [0] none
   *[other] { $left }
} left.
targui1988-event-struck-back = { $seat } rolls { $die }{ $bonus ->
    [0] {""}
   *[other] {" "}+ { $bonus }
}: { $victim } loses { $lost ->
    [0] none
   *[other] { $lost }
} and has { $left ->
    [0] none
   *[other] { $left }
} left.
targui1988-event-broken-off = { $seat } breaks off the attack on { $target }.
targui1988-event-repelled = { $victim } holds { $target }: { $seat } has no camels left to attack with.
targui1988-event-conquered = { $seat } conquers { $target } ({ $land }) from { $victim } and moves in with { $camels ->
    [one] 1 camel
   *[other] { $camels } camels
}.{ $left ->
    [0] {" "}{ $victim } has no territory left and is out.
   *[other] {""}
}
targui1988-event-camp-lost = { $victim } has lost the camp ({ $target }) and gets no tribute without it.
targui1988-event-camp-regained = { $seat } has won the camp back ({ $target }) and gets tribute again.
targui1988-event-bought = { $seat } buys { $camels ->
    [one] 1 camel
   *[other] { $camels } camels
} for { $square }.
targui1988-event-destiny = Destiny card: { $card }.
targui1988-event-destiny-vain = It changes nothing.
targui1988-event-camels-lost = { $seat } loses { $camels ->
    [one] 1 camel
   *[other] { $camels } camels
}.
targui1988-event-camels-gained = { $seat } receives { $camels ->
    [one] 1 camel
   *[other] { $camels } camels
}.
targui1988-event-silver-lost = { $seat } loses { $silver } silver.
targui1988-event-silver-gained = { $seat } receives { $silver } silver.
targui1988-event-tribute = End of round { $round }: { $seat } receives { $silver } silver of tribute.
targui1988-event-no-tribute = End of round { $round }: no tribute for { $seat }, whose camp is lost.

## What a player does

targui1988-act-sector = Choose a corner
targui1988-act-camp = Pitch the camp
targui1988-act-set-out = Move or attack
targui1988-act-march = Move camels
targui1988-act-attack = Attack
targui1988-act-roll = Roll once more
targui1988-act-press = Go on while enough are left
targui1988-act-stop = Break off the attack
targui1988-act-occupy = Move in
targui1988-act-buy = Buy camels
targui1988-act-end = End the turn

targui1988-move-sector = Take the corner in the { $sector } for your camp.
targui1988-move-camp = Pitch your camp on { $square }.
targui1988-move-march = Move { $camels ->
    [one] 1 camel
   *[other] { $camels } camels
} from { $source } to { $target }.
targui1988-move-attack = Attack { $target } with all camels on { $source }. The dice are rolled at once.
targui1988-move-roll = Roll once more.
targui1988-move-press = Go on attacking while you have at least { $least ->
    [one] 1 camel
   *[other] { $least } camels
}, for 20 rolls at most.
targui1988-move-stop = Break off the attack.
targui1988-move-occupy = Move in with { $camels ->
    [one] 1 camel
   *[other] { $camels } camels
}.
targui1988-move-buy = Buy { $camels ->
    [one] 1 camel
   *[other] { $camels } camels
} for { $square }, at 1 silver each.
targui1988-move-end = End your turn.

targui1988-brief-attack = Attack { $target } from { $source }
targui1988-brief-buy = Buy { $camels ->
    [one] 1 camel
   *[other] { $camels } camels
} for { $square } ({ $camels } silver)
targui1988-short-sector = Camp in the { $sector }
targui1988-short-press = Go on with at least { $least ->
    [one] 1 camel
   *[other] { $least } camels
}

targui1988-ask-act = What do you do?
targui1988-ask-round = Round { $round }: what do you do?
targui1988-ask-half = The second half of your double turn: what do you do?
targui1988-ask-turn = Your { $form ->
    [one] { $turn }st
    [two] { $turn }nd
    [few] { $turn }rd
   *[other] { $turn }th
} turn this round: what do you do?
targui1988-ask-sector-sector = In which corner of the board will your camp stand?
targui1988-ask-camp-square = Which territory card does your camp replace?
targui1988-ask-set-out-source = From which territory do camels set out?
targui1988-ask-set-out-target = Where to? Enemy camels there are attacked, with all of yours.
targui1988-ask-set-out-act = Move in or attack?
targui1988-ask-march-source = From which territory do the camels set out?
targui1988-ask-march-target = Where to?
targui1988-ask-march-camels = How many camels?
targui1988-ask-attack-source = From which territory do you attack? All its camels take part.
targui1988-ask-attack-target = Which territory do you attack?
targui1988-ask-press-least = Go on attacking: with at least how many camels? (1: to the end)
targui1988-ask-occupy-camels = How many camels move into the territory you won?
targui1988-ask-buy-square = For which territory do you buy camels?
targui1988-ask-buy-camels = How many camels, at 1 silver each?

## What can't be done

targui1988-refusal-sectors-chosen = The corners have been chosen. Choose one of the moves offered now.
targui1988-refusal-sector-taken = That corner is taken. Choose a free one.
targui1988-refusal-camps-stand = The camps are pitched already and can't be moved. Choose one of the moves offered now.
targui1988-refusal-camp-elsewhere = Your camp can't stand there. Choose one of the squares shown for you.
targui1988-refusal-camps-first = The camps are not pitched yet. Choose your place first.
targui1988-refusal-fight-first = Your attack is still open. Go on with it or break it off first.
targui1988-refusal-occupy-first = You won a territory. Say first how many camels move in.
targui1988-refusal-moved = One move or attack a turn: yours is done. You can still buy camels or end the turn.
targui1988-refusal-not-yours = That territory is not yours. Choose one of your own.
targui1988-refusal-no-camels = No camel of yours stands there. Choose a territory with camels.
targui1988-refusal-not-beside = Those squares do not touch. Choose a neighbouring one, straight or diagonal.
targui1988-refusal-chott = Nobody can enter a chott. Go round it.
targui1988-refusal-guarded = Enemy camels stand there. Attack, or choose another way.
targui1988-refusal-unguarded = No enemy camel stands there. Move in instead of attacking.
targui1988-refusal-herd = Choose a number from 1 to { $camels }.
targui1988-refusal-bought = One purchase a turn: yours is done. End the turn.
targui1988-refusal-dear = You have { $silver } silver, and { $stock ->
    [one] 1 camel is
   *[other] { $stock } camels are
} left in the box. Choose a number that both allow.
targui1988-refusal-no-fight = No attack is under way. Attack a territory first.
targui1988-refusal-nothing-won = There is no territory to occupy now. Choose one of the moves offered now.

targui1988-refusal-notation-sector = The corner was not recognised. Pick from what Discord offers as you type, or press *{ on-card-play }*.
targui1988-refusal-notation-camp = The square was not recognised. Pick from what Discord offers as you type, or press *{ on-card-play }*.
targui1988-refusal-notation-march = The squares, or the number of camels, were not recognised. Pick from what Discord offers as you type, or press *{ on-card-play }*.
targui1988-refusal-notation-attack = The squares were not recognised. Pick from what Discord offers as you type, or press *{ on-card-play }*.
targui1988-refusal-notation-roll = Rolling once more needs nothing else. Pick from what Discord offers as you type, or press *{ on-card-play }*.
targui1988-refusal-notation-press = The number of camels was not recognised. Pick from what Discord offers as you type, or press *{ on-card-play }*.
targui1988-refusal-notation-stop = Breaking off needs nothing else. Pick from what Discord offers as you type, or press *{ on-card-play }*.
targui1988-refusal-notation-occupy = The number of camels was not recognised. Pick from what Discord offers as you type, or press *{ on-card-play }*.
targui1988-refusal-notation-buy = The square, or the number of camels, was not recognised. Pick from what Discord offers as you type, or press *{ on-card-play }*.
targui1988-refusal-notation-end = Ending the turn needs nothing else. Pick from what Discord offers as you type, or press *{ on-card-play }*.

## What a turn does not hold now

targui1988-barred-moved = done, one a turn
targui1988-barred-bought = done, one a turn
targui1988-barred-no-camels = you have no camels
targui1988-barred-nowhere = nothing but chotts beside your camels
targui1988-barred-nobody-near = no enemy camels beside yours
targui1988-barred-all-guarded = enemy camels on every square beside yours
targui1988-barred-silver = { $price } silver needed, you have { $silver }
targui1988-barred-box = no camels left in the box

## The first of several steps

targui1988-node-set-out-source = From { $value }…
targui1988-node-march-source = Move from { $value }…
targui1988-node-march-target = Move: { $value }…
targui1988-node-attack-source = Attack from { $value }…
targui1988-node-buy-square = Buy for { $value }…

## Options

targui1988-option-length = Length
targui1988-length-1 = 1 round
targui1988-length-2 = 2 rounds
targui1988-length-3 = 3 rounds
targui1988-length-4 = 4 rounds
targui1988-length-5 = 5 rounds
targui1988-length-6 = 6 rounds
targui1988-length-7 = 7 rounds
targui1988-length-8 = 8 rounds
targui1988-length-9 = 9 rounds
targui1988-length-10 = 10 rounds
targui1988-length-11 = 11 rounds
targui1988-length-12 = 12 rounds
targui1988-length-13 = 13 rounds
targui1988-length-14 = 14 rounds
targui1988-length-15 = 15 rounds
targui1988-length-16 = 16 rounds
targui1988-length-last = to the last tribe, 48 rounds at most
targui1988-option-destinies = Destiny cards besides number 1
targui1988-option-destinies-none = as proposed for the length
targui1988-other-destiny-gift_ress = 2 Guest of the Kel Ress
targui1988-other-destiny-gift_ilbakan = 3 Guest of the Kel Ilbakan
targui1988-other-destiny-gift_ahaggar = 4 Guest of the Kel Ahaggar
targui1988-other-destiny-gift_ajjer = 5 Guest of the Kel Ajjer
targui1988-other-destiny-sandstorm = 6 Sandstorm
targui1988-other-destiny-drought = 7 Drought
targui1988-other-destiny-caravan = 8 Great caravan
targui1988-other-destiny-plague = 9 Plague
targui1988-other-destiny-enemy_raid = 10 Enemy raid
targui1988-other-destiny-rain = 11 Torrential rain
targui1988-other-destiny-spring = 12 Spring
targui1988-other-destiny-erg_change = 13 Shifting dunes
targui1988-other-destiny-poison = 14 Poisoned water
targui1988-other-destiny-camps_robbed = 15 Robbers in the camps
targui1988-other-destiny-silver_found = 16 Silver in the mountains
targui1988-option-tribes = Tribes
targui1988-tribe-ajjer = Kel Ajjer (yellow)
targui1988-tribe-ahaggar = Kel Ahaggar (green)
targui1988-tribe-ilbakan = Kel Ilbakan (red)
targui1988-tribe-ress = Kel Ress (blue)
targui1988-option-camels = Camels in the box
targui1988-camels-450 = 450
targui1988-camels-400 = 400

## Points

targui1988-part-tribute = tribute
targui1988-score = Tribute
targui1988-score-counted = { $points } tribute

## Commands

targui1988-slash = targui-1988
targui1988-slash-description = { targui1988-name }: tribes at war over the desert, for 2 to 4
targui1988-slash-new-length = length
targui1988-slash-new-length-description = Rounds to play, or until one tribe is left (48 at most)
targui1988-slash-new-destinies = destinies
targui1988-slash-new-destinies-description = Destiny cards to play with; too many or too few for the rounds: chance decides
targui1988-slash-new-tribes = tribes
targui1988-slash-new-tribes-description = The tribe (colour) of each seat
targui1988-slash-new-camels = camels
targui1988-slash-new-camels-description = How many camels the box holds
targui1988-slash-sector = sector
targui1988-slash-sector-description = Choose the corner of the board for your camp
targui1988-slash-sector-sector = corner
targui1988-slash-sector-sector-description = The corner
targui1988-slash-camp = camp
targui1988-slash-camp-description = Replace a territory card by your camp
targui1988-slash-camp-square = square
targui1988-slash-camp-square-description = The square
targui1988-slash-march = march
targui1988-slash-march-description = Move camels to a neighbouring territory without enemy camels
targui1988-slash-march-source = from
targui1988-slash-march-source-description = The territory they leave
targui1988-slash-march-target = to
targui1988-slash-march-target-description = The territory they go to
targui1988-slash-march-camels = camels
targui1988-slash-march-camels-description = How many camels
targui1988-slash-attack = attack
targui1988-slash-attack-description = Attack a neighbouring territory with all camels of one of yours
targui1988-slash-attack-source = from
targui1988-slash-attack-source-description = The territory that attacks
targui1988-slash-attack-target = to
targui1988-slash-attack-target-description = The territory attacked
targui1988-slash-roll = roll
targui1988-slash-roll-description = Go on with the attack for one more roll on each side
targui1988-slash-press = press
targui1988-slash-press-description = Go on with the attack while enough camels are left
targui1988-slash-press-least = least
targui1988-slash-press-least-description = Go on while at least this many camels are left
targui1988-slash-stop = stop
targui1988-slash-stop-description = Break off the attack
targui1988-slash-occupy = occupy
targui1988-slash-occupy-description = Move into the territory you won
targui1988-slash-occupy-camels = camels
targui1988-slash-occupy-camels-description = How many camels move in
targui1988-slash-buy = buy
targui1988-slash-buy-description = Buy camels for one of your territories
targui1988-slash-buy-square = square
targui1988-slash-buy-square-description = The territory
targui1988-slash-buy-camels = camels
targui1988-slash-buy-camels-description = How many camels
targui1988-slash-end = end
targui1988-slash-end-description = End your turn

## The rules in short

targui1988-rules =
    ### The aim
    Wipe out all other tribes, or have the highest tribute when the last destiny card is used up.

    ### The board
    48 territory cards, laid at random around the central saline. Each card is worth silver (economic value, black on white) and strength (strategic value, white on black):
    camp 4 and 4, central saline 5 and 5, guelta 3 and 3, reg 2 and 0, erg 1 and 0, fech-fech 0 and 2, mountain 0 and 1.
    A chott has no value; nobody can enter or own it.
    You choose your tribe (its colour). Each tribe takes a corner, then replaces one of its 8 cards there by its camp (three players: one of 3 given cards). It starts with 10 camels in the camp and 10 silver.

    ### A round
    A die tells how many turns each tribe has. As many cards of each tribe and one destiny card are shuffled; the cards give the order. With a 6 each tribe has one card only, worth a double turn: move, buy, move, buy.

    ### A turn
    Both are optional, in this order:
    1. **Move** any number of camels from one of your territories to one neighbour, straight or diagonal, without enemy camels, even if it belongs to another tribe: it is yours now. Or **attack**.
    2. **Buy** camels for one of your territories, 1 silver each, as long as there are any in the box.
    A territory you leave empty stays yours until somebody walks in.

    ### An attack
    All camels of one territory attack one neighbour. You roll first: die plus the strategic value of the territory you attack from, halved and rounded down, is what the defender loses. Then the defender rolls with the value of the territory attacked. After each roll of the defender you may go on or break off.
    If the defender has no camels left, you move in with 1 or more of the camels that attacked. If you have none left, you keep your empty territory.
    With *{ targui1988-button-press-end }* it rolls on by itself until it is decided, with *At least 3* only as long as you have 3 camels left (20 rolls of each side at a time).

    ### Destiny and tribute
    A destiny card takes effect when it comes up; each comes once. The board shows which may still come.
    At the end of the round each tribe receives the economic value of its territories in silver. A tribe that has lost its own camp receives nothing until it wins it back. An enemy camp counts 4.

    ### The end
    A tribe without territory is out; the last one has won. Otherwise the tribe with the highest tribute after the last round wins; a tribe without its own camp can't. If nobody holds their own camp any more, the economic value of the territories is compared all the same. In a tie camels, then silver decide; then the place is shared.
    A game has 1 to 16 rounds, each with its own destiny card: 16 with all, 12 without the four gifts of camels. The table may name the cards; number 1 is always in. Missing cards are drawn at random; if too many are named, chance picks among them. To the last tribe, the cards are shuffled again when they are used up; after 48 rounds the tribute decides.
targui1988-character-fierce = fierce
targui1988-character-fierce-about = attacks more often than others
targui1988-character-peaceful = peaceful
targui1988-character-peaceful-about = would rather go where nobody stands
targui1988-character-dogged = dogged
targui1988-character-dogged-about = attacks to the last camel
