### Timbuktu

timbuktu-name = Timbuktu
timbuktu-credits = { timbuktu-name }, by Dirk Henn, db-Spiele 1993, Queen Games 2005. Not made or endorsed by them. If you like it, buy the game.
timbuktu-tagline = Lead your caravan past the thieves: each player knows a part of where they will strike.
timbuktu-time = 45 to 60 minutes, or some weeks
timbuktu-first-time = Bring as many goods as you can to Timbuktu; the more goods of a kind are lost on the way, the more each that arrives is worth.
    In a round everybody chooses a camel in secret; one after the other you then send it to an enclosure, where it gets the lowest-numbered free stall: choose one that you hope no thief visits. Your own thief cards tell you a part.

## What is in the box

timbuktu-good-gold = gold
timbuktu-good-coffee = coffee
timbuktu-good-pepper = pepper
timbuktu-good-salt = salt
timbuktu-good-water = water
timbuktu-good-counted = { $count } { $value ->
    [gold] gold
    [coffee] coffee
    [pepper] pepper
    [salt] salt
   *[water] water
}
timbuktu-enclosure-crescent = Crescent
timbuktu-enclosure-lamp = Lamp
timbuktu-enclosure-scimitar = Scimitar
timbuktu-enclosure-star = Star
timbuktu-enclosure-moon = Moon
timbuktu-site-start = the start
timbuktu-site-oasis_1 = the first oasis
timbuktu-site-oasis_2 = the second oasis
timbuktu-site-oasis_3 = the third oasis
timbuktu-site-oasis_4 = the last oasis
timbuktu-site-timbuktu = Timbuktu
timbuktu-letter-A = A
timbuktu-letter-B = B
timbuktu-letter-C = C
timbuktu-letter-D = D
timbuktu-letter-E = E
timbuktu-letter-F = F
timbuktu-letter-G = G
timbuktu-letter-H = H
timbuktu-camel-load = { $camel } ({ $goods })
timbuktu-theft = { $seat } { $camel } ({ $goods })

## What happened

timbuktu-event-loaded-all = { $seat } has loaded every camel.
timbuktu-event-own-load = { $reader } loaded camel { $camel }: { $goods }.
timbuktu-event-caravan-shown = { $seat } loaded: { $loads }.
timbuktu-event-placed = { $seat } placed camel { $camel }: { $enclosure }.
timbuktu-event-stage-began = Stage { $stage } leads to { $site }. The thief cards are dealt; { $seat } begins.
timbuktu-event-own-pack = { $reader } holds the thief cards { $enclosure }, stalls { $stalls }: { $goods }.
timbuktu-event-chose = { $seat } has chosen a camel.
timbuktu-event-own-choice = { $reader } chose camel { $camel }.
timbuktu-event-took-back = { $seat } took back their choice.
timbuktu-event-revealed = { $seat } reveals camel { $camel }.
timbuktu-event-travelled = { $seat } sends camel { $camel } to { $enclosure }, stall { $stall }.
timbuktu-event-paid = { $seat } gives up a good of camel { $camel }: { $good }.
timbuktu-event-exchanged = { $seat } stops camel { $camel } at an exchange stall: every pack of thief cards goes one place to the left.
timbuktu-event-raided = Thieves: { $enclosure }, stalls { $stalls }: { $goods }. { $thefts-count ->
    [0] Nothing stolen.
   *[other] Stolen: { $thefts }.
}
timbuktu-event-arrived = { $seat } has { $count ->
    [one] { $count } good
   *[other] { $count } goods
} in Timbuktu, worth { $points ->
    [one] { $points } point
   *[other] { $points } points
}.

## What a player does

timbuktu-act-load = Load a camel
timbuktu-act-place = Place a camel
timbuktu-act-choose = Choose a camel
timbuktu-act-go = Choose an enclosure
timbuktu-act-takeback = Change my choice

timbuktu-move-load = Load camel { $camel }: { $goods }.
timbuktu-move-place = Place camel { $camel }: { $enclosure }.
timbuktu-move-choose = Send camel { $camel } on its way this round.
timbuktu-move-go = { $price-count ->
    [0] Go to { $enclosure }.
   *[other] Go to { $enclosure }. Good given up: { $price }.
}
timbuktu-move-takeback = Take your choice back and choose again.
timbuktu-brief-go = { $price-count ->
    [0] Go to { $enclosure }
   *[other] { $enclosure }, give up { $price }
}
timbuktu-short-choose = Choose camel { $camel }

timbuktu-node-place-camel = Place { $value }…
timbuktu-node-go-enclosure = { $value }…
timbuktu-node-load-camel = Load camel { $value }…

timbuktu-ask-act = What do you do?
timbuktu-ask-load-camel = Which camel do you load?
timbuktu-ask-load-goods = Which four goods? At least three kinds.
timbuktu-ask-place-camel = Which camel do you place?
timbuktu-ask-place-enclosure = In which enclosure?
timbuktu-ask-choose-camel = Which camel travels this round?
timbuktu-ask-go-enclosure = To which enclosure does it go?
timbuktu-ask-go-price = Which good do you give up?

## What is not possible

timbuktu-barred-takeback = all have chosen, camel { $camel } is revealed and travels
timbuktu-refusal-all-loaded = All your camels are loaded. Take the last load back if you want to change it.
timbuktu-refusal-chosen = You have chosen a camel already. Take it back first if you want another one.
timbuktu-refusal-costs-one = No arrow leads there: it costs one good of this camel. Choose which.
timbuktu-refusal-enclosure-full = All five stalls of this enclosure are taken. Choose another one.
timbuktu-refusal-every-enclosure = Every enclosure must hold one of your camels. Choose one where you have none yet.
timbuktu-refusal-four-goods = A camel starts with exactly four goods. Choose four.
timbuktu-refusal-free-way = This way costs nothing. Go there without giving up a good.
timbuktu-refusal-has-travelled = This camel has travelled in this stage already. Choose one that has not.
timbuktu-refusal-leave-room = The places left there are needed by players who have no camel in this enclosure yet. Choose another one.
timbuktu-refusal-load-next = Camel { $camel } is the next to load. Load the camels in their order.
timbuktu-refusal-no-such-camel = That camel is not in this game. Choose one of yours.
timbuktu-refusal-not-on-camel = This camel does not carry that. Choose one of its goods.
timbuktu-refusal-nothing-to-take-back = You have no secret choice to take back now. Choose another move.
timbuktu-refusal-now-choosing = Everybody chooses a camel at the moment. Choose yours.
timbuktu-refusal-now-loading = The camels are being loaded. Load yours first.
timbuktu-refusal-now-placing = The camels are being placed at the start. Place one of yours.
timbuktu-refusal-now-travelling = Your camel is revealed. Choose the enclosure it goes to.
timbuktu-refusal-one-good = A way without an arrow costs one good, not more. Choose one.
timbuktu-refusal-order = Name the goods in the usual order: gold, coffee, pepper, salt, water.
timbuktu-refusal-others-too = With that, your other camels could not get three kinds each any more. Choose a different load.
timbuktu-refusal-placed = This camel is placed already. Choose another one.
timbuktu-refusal-three-kinds = A camel starts with at least three kinds of goods. Choose a different load.
timbuktu-refusal-used-up = You do not have that many goods left of one of these kinds. Choose a different load.
timbuktu-refusal-notation-load = The load was not recognised. Pick from what Discord offers as you type, or press *{ on-card-play }*.
timbuktu-refusal-notation-place = The camel or its enclosure was not recognised. Pick from what Discord offers as you type, or press *{ on-card-play }*.
timbuktu-refusal-notation-choose = The camel was not recognised. Pick from what Discord offers as you type, or press *{ on-card-play }*.
timbuktu-refusal-notation-go = The enclosure, or the good to give up, was not recognised. Pick from what Discord offers as you type, or press *{ on-card-play }*.
timbuktu-refusal-notation-takeback = Taking a choice back needs nothing else. Pick from what Discord offers as you type, or press *{ on-card-play }*.

## Options

timbuktu-option-first_seat = First player
timbuktu-first-seat-random = drawn at random
timbuktu-first-seat-first = the first seat
timbuktu-option-distribution = Goods at the start
timbuktu-distribution-printed = as printed
timbuktu-distribution-free = loaded by the players

## The score

timbuktu-part-gold = gold
timbuktu-part-coffee = coffee
timbuktu-part-pepper = pepper
timbuktu-part-salt = salt
timbuktu-part-water = water

## Slash commands

timbuktu-slash = timbuktu
timbuktu-slash-description = { timbuktu-name }: caravans and thieves on the way through the desert, for 3 to 5
timbuktu-slash-new-first_seat = first-player
timbuktu-slash-new-first_seat-description = First player: drawn at random, or the first seat
timbuktu-slash-new-distribution = goods
timbuktu-slash-new-distribution-description = Goods at the start: as printed, or loaded by each player in secret
timbuktu-slash-load = load
timbuktu-slash-load-description = Load your next camel, if the goods are distributed freely
timbuktu-slash-load-camel = camel
timbuktu-slash-load-camel-description = The camel to load
timbuktu-slash-load-goods = goods
timbuktu-slash-load-goods-description = Four goods of at least three kinds
timbuktu-slash-place = place
timbuktu-slash-place-description = Place a camel at the start
timbuktu-slash-place-camel = camel
timbuktu-slash-place-camel-description = The camel to place
timbuktu-slash-place-enclosure = enclosure
timbuktu-slash-place-enclosure-description = Where it stands
timbuktu-slash-choose = choose
timbuktu-slash-choose-description = Choose in secret the camel that travels this round
timbuktu-slash-choose-camel = camel
timbuktu-slash-choose-camel-description = A camel that has not travelled in this stage
timbuktu-slash-go = go
timbuktu-slash-go-description = Send your revealed camel to an enclosure of the next site
timbuktu-slash-go-enclosure = enclosure
timbuktu-slash-go-enclosure-description = The enclosure; the camel gets the lowest-numbered free stall
timbuktu-slash-go-price = good
timbuktu-slash-go-price-description = The good to give up where no arrow leads
timbuktu-slash-takeback = take-back
timbuktu-slash-takeback-description = Take your secret choice back while others still choose

## The rules in short

timbuktu-rules =
    ### The aim
    Bring your goods from the start to Timbuktu. Thieves strike at every site; each of you knows a part of where. There are five kinds of goods: gold, coffee, pepper, salt, water. A good in Timbuktu is worth 1 point for each good of its kind that was stolen or given up during the game. Most points wins; in a tie most goods in Timbuktu; then the victory is shared.

    ### The caravans
    With 5 players each has 5 camels and there are 5 stages; with 4 players 6 camels and 4 stages; with 3 players 8 camels and 3 stages. Every camel starts with 4 goods. Every site has five enclosures (Crescent, Lamp, Scimitar, Star, Moon) of five stalls.
    Start: in turn, each places one camel in an enclosure, until all are placed. Everybody must have at least one camel in every enclosure, so places that others need stay free.

    ### The thief cards
    Fifteen cards make five packs: an enclosure, two stalls and two kinds of goods. Exactly those kinds are stolen from exactly those stalls of that enclosure.
    Stalls: 1 and 3, 3 and 4, 2 and 4, 2 and 5, 1 and 5. Goods: gold and coffee, coffee and pepper, pepper and salt, salt and water, water and gold.
    In each stage everybody holds one pack. With 4 players one pack lies between the first player and the one on the right; with 3 players one on each side of the first player. Nobody sees those.

    ### A round
    - All choose a camel that has not yet travelled in this stage, in secret and at the same time. You may take your choice back until the last player has chosen.
    - In turn, each card is revealed and its camel goes to any enclosure of the next site that is not full, always to the lowest-numbered free stall. The owner decides after seeing what came before.
    - Two arrows lead from each enclosure: straight on and to the left neighbour (from Crescent to Moon). These are free. Any other enclosure costs one good of that camel, of the owner's choice. An empty camel goes anywhere free of charge.
    - A camel that stops at an exchange stall (two in every site) makes all five packs go one place to the left at once, also those between players. What you have seen stays in your notebook until the stage ends.
    Then the next player begins a round. When everybody has one camel left, these are chosen automatically.

    ### The night
    When all camels have travelled, the five packs are turned over. A camel in a stall named there loses all its goods of the kinds named. Then the next stage begins with the next player as first, and the thief cards are dealt again. The last stage ends in Timbuktu, with thieves too.

    ### Variant: goods loaded by the players
    Each receives 4 goods of every kind (5 with 4 players, 7 with 3) and loads the camels in secret: four goods of three or four kinds on each. What is left over does not count.
timbuktu-character-wary = wary
timbuktu-character-wary-about = stays away from thieves, whatever the way costs
timbuktu-character-thrifty = thrifty
timbuktu-character-thrifty-about = hardly ever pays for a way
timbuktu-character-golden = fond of gold
timbuktu-character-golden-about = brings its gold home before all else
