### Targui 1988 in few words: buttons, what an act does, what somebody did

## Buttons

targui1988-button-corner = Corner { $sector }
targui1988-button-camp = Camp on { $square }
targui1988-button-from = { $act ->
    [march] Move
    [attack] Attack
   *[other] Go
} from { $square }
targui1988-button-set-out-from = Move or attack from { $square }
targui1988-button-way = { $source } → { $target }
targui1988-button-to = To { $place }
targui1988-button-with = { $place } with { $camels }
targui1988-button-worth = { $place }{ $worth ->
    [0] {""}
   *[other] {" "}+{ $worth }
}
targui1988-button-march = Move to { $place }
targui1988-button-march-way = Move { $way }
targui1988-button-attack = Attack { $square }
targui1988-button-attack-way = Attack { $square } from { $source }
targui1988-button-buy = Buy for { $square }
targui1988-button-buy-number = { $camels } → { $square }{ $left ->
    [0] , −{ $silver }→0
   *[other] {" "}(−{ $silver })
}
targui1988-button-buy-number-plain = Buy { $camels } for { $square } (−{ $silver } silver{ $left ->
    [0] , 0 left
   *[other] {""}
})
targui1988-button-pay = { $text }{ $left ->
    [0] , −{ $silver }→0
   *[other] {" "}(−{ $silver })
}
targui1988-button-pay-plain = { $text } (−{ $silver } silver{ $left ->
    [0] , 0 left
   *[other] {""}
})
targui1988-button-brief = { $square }: { $camels }
targui1988-button-all = All { $camels }
targui1988-button-all-camels = All { $camels ->
    [one] 1 camel
   *[other] { $camels } camels
}
targui1988-button-some = { $camels }
targui1988-button-some-camels = { $camels ->
    [one] 1 camel
   *[other] { $camels } camels
}
targui1988-button-act-set-out = Move or attack
targui1988-button-act-march = Move camels
targui1988-button-act-attack = Attack
targui1988-button-act-buy = Buy camels
targui1988-button-roll = Roll once
targui1988-button-press = Keep rolling
targui1988-button-press-end = To the end
targui1988-button-press-end-whole = Keep rolling to the end
targui1988-button-press-least = At least { $least }
targui1988-button-press-least-whole = Keep rolling while { $least ->
    [one] 1 camel is left
   *[other] { $least } camels are left
}
targui1988-button-stop = Break off
targui1988-button-end = End turn
targui1988-button-caption-camp = Pitch the camp on
targui1988-button-caption-set-out = Move or attack from
targui1988-button-caption-march = Move from
targui1988-button-caption-attack = Attack from
targui1988-button-caption-with = Square: number of camels
targui1988-button-caption-buy = Buy camels (1 silver each) for

## What an act does

targui1988-explain-sector = Your camp will stand in that corner of the board; each tribe chooses another one.
targui1988-explain-camp = Your camp replaces that territory card. Without your own camp you get no tribute.
targui1988-explain-march = Any number of camels go to a neighbouring territory without enemy camels: it is yours.
targui1988-explain-attack = All camels of a territory attack a neighbour: you roll first, then the defender.
targui1988-explain-roll = One more roll of yours and one of the defender, then you decide again.
targui1988-explain-press = It rolls on until it is decided or you have fewer camels left than you choose.
targui1988-explain-stop = The attack ends: both keep their territories and the camels that are left.
targui1988-explain-occupy = At least one of the camels that attacked moves in; the others stay where they are.
targui1988-explain-buy = Camels cost 1 silver each and are put on one of your territories, once a turn.
targui1988-explain-end = Your turn is over. Silver you did not spend stays yours.

## What somebody did

targui1988-did-sector-taken = took the corner in the { $sector }
targui1988-did-camp-pitched = pitched camp on { $square }
targui1988-did-turn-came = { "" }
targui1988-did-passed = did nothing
targui1988-did-marched = moved { $camels } to { $target }
targui1988-did-claimed = claimed { $target } with { $camels }
targui1988-did-seized = seized { $target } of { $victim } with { $camels }{ $left ->
    [0] {" "}({ $victim } is out)
   *[other] {""}
}
targui1988-did-attacked = attacked { $victim } on { $target }
targui1988-did-struck = rolled { $die }{ $bonus ->
    [0] {""}
   *[other] {" "}+ { $bonus }
} ({ $victim } −{ $lost })
targui1988-did-struck-back = rolled { $die }{ $bonus ->
    [0] {""}
   *[other] {" "}+ { $bonus }
} ({ $victim } −{ $lost })
targui1988-did-struck-often = rolled { $count } times ({ $victim } −{ $lost })
targui1988-did-struck-back-often = rolled { $count } times ({ $victim } −{ $lost })
targui1988-did-broken-off = broke off the attack on { $target }
targui1988-did-repelled = failed on { $target }
targui1988-did-conquered = conquered { $target } from { $victim }{ $left ->
    [0] {" "}({ $victim } is out)
   *[other] {""}
}
targui1988-did-camp-lost = took the camp of { $victim }
targui1988-did-camp-regained = won the camp back
targui1988-did-bought = bought { $camels } for { $square }
targui1988-did-destiny = Destiny: { $card }
targui1988-did-camels-lost = { $camels ->
    [one] lost 1 camel
   *[other] lost { $camels } camels
}
targui1988-did-camels-gained = { $camels ->
    [one] received 1 camel
   *[other] received { $camels } camels
}
targui1988-did-silver-lost = lost { $silver } silver
targui1988-did-silver-gained = received { $silver } silver
targui1988-did-tribute = received { $silver } of tribute
targui1988-did-no-tribute = got no tribute

## What positions are compared by, in the reasons of a robot

targui1988-figure-danger = danger of losing your camp
targui1988-figure-guard = camels that guard your camp
targui1988-figure-safe = tribute that should be safe
targui1988-figure-reach = value lying unguarded beside your herds
targui1988-figure-assault = the best your attacks should bring
targui1988-figure-storm = chance that another’s camp soon falls to you
targui1988-figure-camps = camps of others that you hold
targui1988-figure-territories = your territories
targui1988-figure-camels = your camels
targui1988-figure-their-danger = danger for another’s camp
targui1988-figure-their-safe = tribute that should be safe for the strongest other
targui1988-figure-their-reach = value lying unguarded beside herds of another
targui1988-figure-their-storm = chance that another soon takes a camp
targui1988-figure-their-land = territories of the others
targui1988-figure-their-camels = camels of the others
targui1988-figure-their-camps = camps that the others hold
