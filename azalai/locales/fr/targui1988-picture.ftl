### Targui 1988 : les mots des images

targui1988-picture-title = { targui1988-name }
targui1988-picture-kel-ajjer = Kel Ajjer
targui1988-picture-kel-ahaggar = Kel Ahaggar
targui1988-picture-kel-ilbakan = Kel Ilbakan
targui1988-picture-kel-ress = Kel Ress

## Noms courts des cartes destin

targui1988-short-destiny-haussa_raid = Razzia des Haussa
targui1988-short-destiny-gift_ress = Hôte des Kel Ress
targui1988-short-destiny-gift_ilbakan = Hôte des Kel Ilbakan
targui1988-short-destiny-gift_ahaggar = Hôte des Kel Ahaggar
targui1988-short-destiny-gift_ajjer = Hôte des Kel Ajjer
targui1988-short-destiny-sandstorm = Tempête de sable
targui1988-short-destiny-drought = Sécheresse
targui1988-short-destiny-caravan = Grande caravane
targui1988-short-destiny-plague = Peste
targui1988-short-destiny-enemy_raid = Razzia ennemie
targui1988-short-destiny-rain = Pluies torrentielles
targui1988-short-destiny-spring = Printemps
targui1988-short-destiny-erg_change = Dunes mouvantes
targui1988-short-destiny-poison = Eau empoisonnée
targui1988-short-destiny-camps_robbed = Pillage des camps
targui1988-short-destiny-silver_found = Argent dans les montagnes

## Petits morceaux

targui1988-picture-camels = { $count ->
    [0] aucun chameau
    [one] { $count } chameau
   *[other] { $count } chameaux
}
targui1988-picture-silver = { $count ->
    [one] { $count } pièce d’argent
   *[other] { $count } pièces d’argent
}
targui1988-picture-tribute = tribut { $count }
targui1988-picture-worth = territoires valant { $count }
targui1988-picture-territories = { $count ->
    [0] aucun territoire
    [one] { $count } territoire
   *[other] { $count } territoires
}
targui1988-picture-foreign = { $count ->
    [one] { $count } camp adverse
   *[other] { $count } camps adverses
}
targui1988-picture-turns-left = { $count ->
    [0] { $now ->
        [yes] ensuite plus de tour dans cette manche
       *[no] plus de tour dans cette manche
    }
    [one] encore { $count } tour dans cette manche
   *[other] encore { $count } tours dans cette manche
}
targui1988-picture-camp-held = camp en { $square }
targui1988-picture-camp-lost = camp en { $square } pris par { $holder }
targui1988-picture-out = éliminée à la manche { $round }
targui1988-picture-tribe = { $name } ({ $kel }) : { $items }
targui1988-picture-chance = { $name } { $count }

## Où en est la partie

targui1988-picture-situation-sectors = Avant la première manche : les tribus choisissent leur secteur.
targui1988-picture-situation-camps = Avant la première manche : les tribus établissent leur camp.
targui1988-picture-situation-round = Manche { $round } sur { $rounds }, { $cards ->
    [0] la dernière carte est en jeu.
    [one] encore { $cards } carte.
   *[other] encore { $cards } cartes.
}
targui1988-picture-situation-last = Manche { $round }, jusqu’à la dernière tribu ou à la manche { $rounds }, { $cards ->
    [0] la dernière carte est en jeu.
    [one] encore { $cards } carte.
   *[other] encore { $cards } cartes.
}
targui1988-picture-won = La partie est terminée : { $name } gagne avec un tribut de { $tribute }.
targui1988-picture-won-last = La partie est terminée : { $name } est la dernière tribu.
targui1988-picture-shared = La partie est terminée : { $names } partagent la victoire avec un même tribut de { $tribute }.
targui1988-picture-won-campless = La partie est terminée et plus personne ne tient son camp, les territoires décident : { $name } gagne avec une valeur de { $worth }.
targui1988-picture-shared-campless = La partie est terminée et plus personne ne tient son camp, les territoires décident : { $names } partagent la victoire avec une même valeur de { $worth }.
targui1988-picture-campless = Personne ne tient son camp : les territoires décident.

## Qui doit faire quoi

targui1988-picture-turn-sector = { $name } doit choisir un secteur.
targui1988-picture-turn-camp = { $name } doit établir son camp sur l’une de ces cases : { $squares }.
targui1988-picture-turn-move = { $name } peut se déplacer ou attaquer, puis acheter.
targui1988-picture-turn-half-over = { $name } peut acheter des chameaux, ou commencer la seconde moitié par un déplacement ou une attaque.
targui1988-picture-turn-buy = { $name } peut acheter des chameaux.
targui1988-picture-turn-end = { $name } peut finir son tour.
targui1988-picture-turn-fight = { $name } décide si l’attaque de { $source } sur { $target } continue.
targui1988-picture-turn-occupy = { $name } décide combien de chameaux passent de { $source } en { $target }.
targui1988-picture-turn-half = { $half ->
    [1] Première
   *[other] Seconde
} moitié d’un double tour.

## Ce qui s’est passé en dernier

targui1988-picture-latest-camp = Dernier coup : { $name } a établi son camp en { $target }.
targui1988-picture-latest-march = Dernier coup : { $name } a déplacé { $camels } de { $source } en { $target }.
targui1988-picture-latest-attack = Dernier coup : { $name } a attaqué { $target } depuis { $source }.
targui1988-picture-latest-buy = Dernier coup : { $name } a acheté { $camels } pour { $target }.
targui1988-picture-combat = Dernier combat : { $attacker } depuis { $source } (+{ $bonus }) contre { $defender } en { $target } (+{ $defence }). { $rounds ->
    [one] { $rounds } échange
   *[other] { $rounds } échanges
} : { $defender } en a perdu { $hit }, { $attacker } { $lost }. { $ending }
targui1988-picture-ending-open = Rien n’est décidé : { $camels } contre { $defenders }.
targui1988-picture-ending-won = Le territoire est conquis.
targui1988-picture-ending-repelled = L’attaquant n’a plus de chameaux.
targui1988-picture-ending-broken_off = Attaque cessée : reste { $camels } contre { $defenders }.
targui1988-picture-exchange = { $roll } (−{ $hit }), réponse { $reply } (−{ $lost })
targui1988-picture-exchange-last = { $roll } (−{ $hit }), sans réponse
targui1988-picture-destiny = Carte destin de la manche { $round } : { $card }.{ $items ->
    [none] {""}
   *[other] {" "}{ $items }.
}
targui1988-picture-change-camels = { $name } : chameaux { $change }
targui1988-picture-change-silver = { $name } : argent { $change }
targui1988-picture-change-square = { $square } { $change }
targui1988-picture-numbered = { $number } { $card }
targui1988-picture-to-come = Peuvent encore venir : { $cards }.
targui1988-picture-threats = Cartes destin qui peuvent encore vous toucher
targui1988-picture-none-to-come = Il ne reste aucune carte destin.

## Textes de remplacement

targui1988-picture-alt-sheet = Les cartes destin de { targui1988-name }. { $situation }
targui1988-picture-alt-history = Historique de { targui1988-name } : territoires, tribut et chameaux de chaque tribu, manche par manche. { $situation }
targui1988-picture-line = { $name } : { $items }
targui1988-picture-line-territories = territoires { $values }
targui1988-picture-line-tribute = tribut { $values }
targui1988-picture-line-camels = chameaux { $values }
targui1988-picture-camp-fell = { $name } a perdu son camp à la manche { $round }
targui1988-picture-camp-back = { $name } a repris son camp à la manche { $round }

## Toute la vue en mots

targui1988-picture-text-round = Dé { $die }. Cartes retournées : { $cards }. À venir : { $to-come }.
targui1988-picture-text-hidden-destiny = { $count }, dont la carte destin
targui1988-picture-text-destiny-card = destin
targui1988-picture-text-nothing = aucune
targui1988-picture-text-skipped = { $name } (éliminée)
targui1988-picture-text-stock = { $camels } dans la boîte.
targui1988-picture-text-tribes = Tribus
targui1988-picture-text-result = Résultat
targui1988-picture-text-squares = Territoires (chameaux entre parenthèses)
targui1988-picture-text-free = Libres
targui1988-picture-text-won-square = Conquis, pas encore occupé
targui1988-picture-text-choices = { $name }, camp sur l’une de ces cases
targui1988-picture-text-chotts = Chotts, fermés à tous
targui1988-picture-text-square = { $square } { $land }
targui1988-picture-text-guarded = { $square } { $land } ({ $camels })
targui1988-picture-text-camp = camp des { $kel }
targui1988-picture-text-values = Valeurs (argent/force) : { $values }.
targui1988-picture-text-value = { $land } { $economic }/{ $strategic }
targui1988-picture-text-fights = Les derniers échanges : { $exchanges }.
targui1988-picture-text-changed = Cases : { $squares }.
targui1988-picture-text-destinies = Cartes destin
targui1988-picture-text-concerns = concerne { $items }
targui1988-picture-text-used = Retournées : { $cards }.
targui1988-picture-text-used-card = { $card } (manche { $round })
targui1988-picture-text-not-in = Pas dans cette partie : { $cards }.
targui1988-picture-text-history = Manche par manche (territoires/chameaux/tribut)
targui1988-picture-text-start = Début
targui1988-picture-text-row = Manche { $round }, { $card }
targui1988-picture-text-standing = { $name } { $territories }/{ $camels }/{ $tribute }

## Réponses proposées

targui1988-picture-choice = { $square } ({ $note })
targui1988-picture-choice-least = au moins { $count ->
    [one] { $count } chameau
   *[other] { $count } chameaux
}
targui1988-picture-choice-free = { $land }, libre
targui1988-picture-choice-own = { $land }, à vous, { $camels }
targui1988-picture-choice-empty = { $land }, { $kel }, sans garde
targui1988-picture-choice-foe = { $land }{ $defence ->
    [0] {""}
   *[other] {" "}+{ $defence }
}, { $kel }, { $camels }
targui1988-picture-choice-source = { $land }{ $bonus ->
    [0] {""}
   *[other] {" "}+{ $bonus }
}, { $camels }

## Ce qu’il faut savoir pour choisir

targui1988-picture-fact-from = peut attaquer { $squares }
targui1988-picture-fact-beside = chameaux adverses à côté : { $squares }
targui1988-picture-fact-quiet = pas de chameaux adverses à côté
targui1988-picture-fact-gain = valeur { $economic } en argent, force { $strategic }
targui1988-picture-fact-camp-of = camp des { $kel }, qui n’ont plus de tribut sans lui
targui1988-picture-fact-camp-own = votre propre camp : avec lui, de nouveau du tribut
targui1988-picture-fact-camp-held = camp des { $kel }
targui1988-picture-fact-camp = sur les cases autour : argent { $economic }, force { $strategic }{ $chotts ->
    [0] {""}
    [one] , { $chotts } chott
   *[other] , { $chotts } chotts
}
targui1988-picture-fact-attack = à chaque jet : { $least } à { $most } pertes en face, puis { $lost } à { $gone } chez vous
targui1988-picture-fact-against = { $camels } des vôtres contre { $defenders }
targui1988-picture-fact-press = { $least ->
    [1] jusqu’au bout : victoire, ou plus aucun de vos { $camels }
   *[other] on vous redemande s’il reste moins de { $least } de vos { $camels }
}
targui1988-picture-fact-staying = ensuite { $left } en { $source } et { $there } en { $target }
targui1988-picture-fact-bought = ensuite argent { $silver }, et { $camels } en { $square }
targui1988-picture-fact-silver = argent { $silver }, 1 par chameau ; { $stock ->
    [one] { $stock } chameau
   *[other] { $stock } chameaux
} dans la boîte
targui1988-picture-fact-herds = { $herds ->
    [one] des chameaux sur { $herds } de vos territoires
   *[other] des chameaux sur { $herds } de vos territoires
}
targui1988-picture-fact-end = vous gardez votre argent ({ $silver })
targui1988-picture-fact-corner = à côté des { $kel } ({ $sector })
targui1988-picture-fact-nobody = aucun voisin pour l’instant

## Feuilles

targui1988-chart-history = Historique
targui1988-chart-destiny = Cartes destin
targui1988-slash-history = historique
targui1988-slash-history-description = Territoires, tribut et chameaux manche par manche, pour vous uniquement
targui1988-slash-destiny = destin
targui1988-slash-destiny-description = Les cartes destin qui peuvent encore venir et leurs victimes, pour vous uniquement
