### Targui 1988: the words in and beside its pictures

targui1988-picture-title = { targui1988-name }
targui1988-picture-kel-ajjer = Kel Ajjer
targui1988-picture-kel-ahaggar = Kel Ahaggar
targui1988-picture-kel-ilbakan = Kel Ilbakan
targui1988-picture-kel-ress = Kel Ress

## Short names of the destiny cards

targui1988-short-destiny-haussa_raid = Haussa raid
targui1988-short-destiny-gift_ress = Guest of the Kel Ress
targui1988-short-destiny-gift_ilbakan = Guest of the Kel Ilbakan
targui1988-short-destiny-gift_ahaggar = Guest of the Kel Ahaggar
targui1988-short-destiny-gift_ajjer = Guest of the Kel Ajjer
targui1988-short-destiny-sandstorm = Sandstorm
targui1988-short-destiny-drought = Drought
targui1988-short-destiny-caravan = Great caravan
targui1988-short-destiny-plague = Plague
targui1988-short-destiny-enemy_raid = Enemy raid
targui1988-short-destiny-rain = Torrential rain
targui1988-short-destiny-spring = Spring
targui1988-short-destiny-erg_change = Shifting dunes
targui1988-short-destiny-poison = Poisoned water
targui1988-short-destiny-camps_robbed = Robbers in the camps
targui1988-short-destiny-silver_found = Silver in the mountains

## Small pieces

targui1988-picture-camels = { $count ->
    [0] no camels
    [one] 1 camel
   *[other] { $count } camels
}
targui1988-picture-silver = { $count } silver
targui1988-picture-tribute = tribute { $count }
targui1988-picture-worth = territories worth { $count }
targui1988-picture-territories = { $count ->
    [0] no territory
    [one] 1 territory
   *[other] { $count } territories
}
targui1988-picture-foreign = { $count ->
    [one] 1 enemy camp
   *[other] { $count } enemy camps
}
targui1988-picture-turns-left = { $count ->
    [0] { $now ->
        [yes] then no turn left in this round
       *[no] no turn left in this round
    }
    [one] 1 turn left in this round
   *[other] { $count } turns left in this round
}
targui1988-picture-camp-held = camp on { $square }
targui1988-picture-camp-lost = camp on { $square } lost to { $holder }
targui1988-picture-out = out since round { $round }
targui1988-picture-tribe = { $name } ({ $kel }): { $items }
targui1988-picture-chance = { $name } { $count }

## Where the game stands

targui1988-picture-situation-sectors = Before the first round: the tribes choose their corners.
targui1988-picture-situation-camps = Before the first round: the tribes pitch their camps.
targui1988-picture-situation-round = Round { $round } of { $rounds }, { $cards ->
    [0] the last card is in play.
    [one] 1 card to come.
   *[other] { $cards } cards to come.
}
targui1988-picture-situation-last = Round { $round }, to the last tribe or round { $rounds }, { $cards ->
    [0] the last card is in play.
    [one] 1 card to come.
   *[other] { $cards } cards to come.
}
targui1988-picture-won = The game is over: { $name } wins with a tribute of { $tribute }.
targui1988-picture-won-last = The game is over: { $name } is the last tribe left.
targui1988-picture-shared = The game is over: { $names } share the victory with a tribute of { $tribute } each.
targui1988-picture-won-campless = The game is over and nobody holds their own camp, so the territories decide: { $name } wins with a value of { $worth }.
targui1988-picture-shared-campless = The game is over and nobody holds their own camp, so the territories decide: { $names } share the victory with a value of { $worth } each.
targui1988-picture-campless = Nobody holds their own camp: the territories decide.

## Who must do what

targui1988-picture-turn-sector = { $name } to choose a corner.
targui1988-picture-turn-camp = { $name } to pitch camp on one of { $squares }.
targui1988-picture-turn-move = { $name } may move or attack, then buy.
targui1988-picture-turn-half-over = { $name } may buy camels, or begin the second half with a move or an attack.
targui1988-picture-turn-buy = { $name } may buy camels.
targui1988-picture-turn-end = { $name } may end the turn.
targui1988-picture-turn-fight = { $name } decides whether the attack from { $source } on { $target } goes on.
targui1988-picture-turn-occupy = { $name } decides how many camels move from { $source } into { $target }.
targui1988-picture-turn-half = { $half ->
    [1] First
   *[other] Second
} half of a double turn.

## What happened last

targui1988-picture-latest-camp = Last move: { $name } pitched camp on { $target }.
targui1988-picture-latest-march = Last move: { $name } moved { $camels } from { $source } to { $target }.
targui1988-picture-latest-attack = Last move: { $name } attacked { $target } from { $source }.
targui1988-picture-latest-buy = Last move: { $name } bought { $camels } for { $target }.
targui1988-picture-combat = Last combat: { $attacker } from { $source } (+{ $bonus }) against { $defender } on { $target } (+{ $defence }). { $rounds ->
    [one] 1 exchange
   *[other] { $rounds } exchanges
}: { $defender } lost { $hit }, { $attacker } lost { $lost }. { $ending }
targui1988-picture-ending-open = Not decided: { $camels } against { $defenders }.
targui1988-picture-ending-won = The territory is won.
targui1988-picture-ending-repelled = The attacker has no camels left.
targui1988-picture-ending-broken_off = Broken off: { $camels } against { $defenders } left.
targui1988-picture-exchange = { $roll } (−{ $hit }), answer { $reply } (−{ $lost })
targui1988-picture-exchange-last = { $roll } (−{ $hit }), no answer
targui1988-picture-destiny = Destiny card of round { $round }: { $card }.{ $items ->
    [none] {""}
   *[other] {" "}{ $items }.
}
targui1988-picture-change-camels = { $name }: camels { $change }
targui1988-picture-change-silver = { $name }: silver { $change }
targui1988-picture-change-square = { $square } { $change }
targui1988-picture-numbered = { $number } { $card }
targui1988-picture-to-come = May still come: { $cards }.
targui1988-picture-threats = Destiny cards that may still affect you
targui1988-picture-none-to-come = No destiny card is left.

## Alternative texts

targui1988-picture-alt-sheet = The destiny cards of { targui1988-name }. { $situation }
targui1988-picture-alt-history = History of { targui1988-name }: territories, tribute and camels of each tribe from round to round. { $situation }
targui1988-picture-line = { $name }: { $items }
targui1988-picture-line-territories = territories { $values }
targui1988-picture-line-tribute = tribute { $values }
targui1988-picture-line-camels = camels { $values }
targui1988-picture-camp-fell = { $name } lost the camp in round { $round }
targui1988-picture-camp-back = { $name } won the camp back in round { $round }

## The whole view in words

targui1988-picture-text-round = Die { $die }. Cards turned over: { $cards }. To come: { $to-come }.
targui1988-picture-text-hidden-destiny = { $count }, the destiny card among them
targui1988-picture-text-destiny-card = destiny
targui1988-picture-text-nothing = none
targui1988-picture-text-skipped = { $name } (out)
targui1988-picture-text-stock = { $camels } left in the box.
targui1988-picture-text-tribes = Tribes
targui1988-picture-text-result = Result
targui1988-picture-text-squares = Territories (camels in brackets)
targui1988-picture-text-free = Free
targui1988-picture-text-won-square = Won, not occupied yet
targui1988-picture-text-choices = { $name }, camp on one of
targui1988-picture-text-chotts = Chotts, closed to all
targui1988-picture-text-square = { $square } { $land }
targui1988-picture-text-guarded = { $square } { $land } ({ $camels })
targui1988-picture-text-camp = camp of the { $kel }
targui1988-picture-text-values = Values (silver/strength): { $values }.
targui1988-picture-text-value = { $land } { $economic }/{ $strategic }
targui1988-picture-text-fights = The last exchanges: { $exchanges }.
targui1988-picture-text-changed = Squares: { $squares }.
targui1988-picture-text-destinies = Destiny cards
targui1988-picture-text-concerns = concerns { $items }
targui1988-picture-text-used = Turned over: { $cards }.
targui1988-picture-text-used-card = { $card } (round { $round })
targui1988-picture-text-not-in = Not in this game: { $cards }.
targui1988-picture-text-history = Round by round (territories/camels/tribute)
targui1988-picture-text-start = Start
targui1988-picture-text-row = Round { $round }, { $card }
targui1988-picture-text-standing = { $name } { $territories }/{ $camels }/{ $tribute }

## Labels of answers

targui1988-picture-choice = { $square } ({ $note })
targui1988-picture-choice-least = at least { $count ->
    [one] 1 camel
   *[other] { $count } camels
}
targui1988-picture-choice-free = { $land }, free
targui1988-picture-choice-own = { $land }, yours, { $camels }
targui1988-picture-choice-empty = { $land }, { $kel }, unguarded
targui1988-picture-choice-foe = { $land }{ $defence ->
    [0] {""}
   *[other] {" "}+{ $defence }
}, { $kel }, { $camels }
targui1988-picture-choice-source = { $land }{ $bonus ->
    [0] {""}
   *[other] {" "}+{ $bonus }
}, { $camels }

## What one should know to choose

targui1988-picture-fact-from = can attack { $squares }
targui1988-picture-fact-beside = enemy camels beside it: { $squares }
targui1988-picture-fact-quiet = no enemy camels beside it
targui1988-picture-fact-gain = worth { $economic } silver, strength { $strategic }
targui1988-picture-fact-camp-of = camp of the { $kel }, who get no tribute without it
targui1988-picture-fact-camp-own = your own camp: with it you get tribute again
targui1988-picture-fact-camp-held = camp of the { $kel }
targui1988-picture-fact-camp = on the squares round it: { $economic } silver, strength { $strategic }{ $chotts ->
    [0] {""}
    [one] , { $chotts } chott
   *[other] , { $chotts } chotts
}
targui1988-picture-fact-attack = each roll: they lose { $least } to { $most }, then you { $lost } to { $gone }
targui1988-picture-fact-against = { $camels } of yours against { $defenders }
targui1988-picture-fact-press = { $least ->
    [1] to the end: until it is won or none of your { $camels } is left
   *[other] you are asked again with fewer than { $least } of your { $camels } left
}
targui1988-picture-fact-staying = then { $left } on { $source } and { $there } on { $target }
targui1988-picture-fact-bought = then { $silver } silver left and { $camels } on { $square }
targui1988-picture-fact-silver = { $silver } silver, 1 a camel; { $stock ->
    [one] 1 camel is
   *[other] { $stock } camels are
} left in the box
targui1988-picture-fact-herds = { $herds ->
    [one] camels stand on 1 territory of yours
   *[other] camels stand on { $herds } territories of yours
}
targui1988-picture-fact-end = you keep your { $silver } silver
targui1988-picture-fact-corner = beside the { $kel } ({ $sector })
targui1988-picture-fact-nobody = no neighbours yet

## Charts

targui1988-chart-history = History
targui1988-chart-destiny = Destiny cards
targui1988-slash-history = history
targui1988-slash-history-description = Territories, tribute and camels from round to round, for you alone
targui1988-slash-destiny = destiny
targui1988-slash-destiny-description = Which destiny cards may still come and whom they would hit, for you alone
