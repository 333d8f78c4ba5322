### Timbuktu : boutons, explications et ce qui s’est passé en peu de mots

## Sur les boutons

timbuktu-button-camel-safe = { $camel }, sûr
timbuktu-button-camel-risk = { $camel }, risque { $part }/{ $whole }
timbuktu-button-camel-robbed = { $camel }, pillé
timbuktu-button-camel-full = { $camel }, sans voie libre
timbuktu-button-free = gratuit
timbuktu-button-costs = −{ $good }
timbuktu-button-any-good = −1 bien…
timbuktu-button-way = { $enclosure }, { $price }
timbuktu-button-give-up = Céder
timbuktu-button-give-up-good = Céder : { $good }
timbuktu-button-place-at = { $camel }, { $enclosure }
timbuktu-button-load = Charger { $camel }
timbuktu-button-unload = Décharger { $camel }
timbuktu-button-all-but = sans { $good }
timbuktu-button-two-and = 2, { $goods }

## Ce que fait une action

timbuktu-explain-load = Chargez le prochain chameau de quatre marchandises d’au moins trois sortes, en secret.
timbuktu-explain-place = Placez un chameau dans un enclos. Il vous en faut au moins un dans chacun des cinq.
timbuktu-explain-choose = Choisissez en secret le chameau de cette manche ; tous sont montrés ensemble.
timbuktu-explain-go = Il y prend la stalle libre au plus petit numéro. Les flèches sont gratuites, sinon : un bien.
timbuktu-explain-takeback = Revenez sur votre choix secret tant que d’autres choisissent encore.

## Ce que quelqu’un a fait

timbuktu-did-loaded-all = a tout chargé
timbuktu-did-caravan-shown = a chargé { $loads }
timbuktu-did-placed = { $camel } → { $enclosure }
timbuktu-did-chose = { "" }
timbuktu-did-took-back = revient sur son choix
timbuktu-did-revealed = montre { $camel }
timbuktu-did-travelled = { $camel } → { $enclosure } { $stall }
timbuktu-did-paid = cède { $good } ({ $camel })
timbuktu-did-exchanged = fait passer les paquets ({ $camel })
timbuktu-did-arrived = { $count ->
    [one] a apporté { $count } marchandise
   *[other] a apporté { $count } marchandises
}, { $points ->
    [one] { $points } point
   *[other] { $points } points
}

## Ce par quoi se comparent les positions, dans les raisons d’un robot

timbuktu-figure-camel = points sur ce chameau après la nuit
timbuktu-figure-caravan = points sur vos autres chameaux
timbuktu-figure-others = points sur la caravane d’un autre, en moyenne
timbuktu-figure-hope = points sur votre caravane après la nuit
timbuktu-figure-loss = points que vous devriez perdre cette nuit
timbuktu-figure-rivals = les caravanes des autres
