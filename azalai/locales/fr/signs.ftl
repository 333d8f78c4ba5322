# The word of each sign (renderers/signs/table.py), where the sign itself can’t be shown.

## Marchandises

sign-water = eau
sign-gold = or
sign-salt = sel
sign-millet = millet
sign-pepper = poivre
sign-coffee = café
sign-dates = dattes

## Touareg

sign-pile = pioche
sign-donkey = âne
sign-cave = grotte
sign-thief = voleur
sign-plan = plan

## Joueurs : leurs marques, et un chameau de chacun

sign-mark-circle = cercle
sign-mark-diamond = losange
sign-mark-triangle = triangle
sign-mark-square = carré
sign-mark-cross = croix
sign-camel-circle = chameau (cercle)
sign-camel-diamond = chameau (losange)
sign-camel-triangle = chameau (triangle)
sign-camel-square = chameau (carré)
sign-camel-cross = chameau (croix)

## Noms, comme sur les images

sign-n1 = 1
sign-n2 = 2
sign-n3 = 3
sign-n4 = 4
sign-n5 = 5
sign-n6 = 6
sign-n7 = 7
sign-n8 = 8
sign-n9 = 9
sign-n10 = 10
sign-n11 = 11
sign-n12 = 12
sign-n13 = 13
sign-n14 = 14
sign-n15 = 15
sign-n16 = 16
sign-n17 = 17
sign-n18 = 18
sign-n19 = 19
sign-n20 = 20
sign-n21 = 21
sign-n22 = 22
sign-n23 = 23
sign-n24 = 24
sign-n25 = 25
sign-letter-a = A
sign-letter-b = B
sign-letter-c = C
sign-letter-d = D
sign-letter-e = E
sign-letter-f = F
sign-letter-g = G
sign-letter-h = H

## Tombouctou

sign-moon = Lune
sign-crescent = Croissant
sign-star-emblem = Étoile
sign-scimitar = Cimeterre
sign-lamp = Lampe
sign-safe = sûr
sign-risk-1-4 = risque 1 sur 4
sign-risk-2-4 = risque 2 sur 4
sign-risk-3-4 = risque 3 sur 4
sign-risk-1-3 = risque 1 sur 3
sign-risk-2-3 = risque 2 sur 3
sign-risk-1-2 = risque 1 sur 2
sign-robbed = volé
sign-exchange = échange
sign-sack = 1 marchandise

## Targui

sign-merchant = Marchand
sign-mirage = Fata Morgana
sign-silversmith = Orfèvre
sign-caravan = Caravane
sign-expansion = Essor de la Tribu
sign-noble = Noble
sign-raid = attaque
sign-well = puits
sign-rider = chamelier
sign-oasis = oasis
sign-targia = targuia
sign-tent = tente
sign-figure-white = blanc
sign-figure-blue = bleu
sign-robber = Pillard
sign-cross = points
sign-token = jeton Point

## Targui 1988

sign-swords = attaquer
sign-silver = argent
sign-camp = camp
sign-herd = chameaux
sign-blazon-circle = jaune
sign-blazon-diamond = vert
sign-blazon-triangle = rouge
sign-blazon-square = bleu
sign-tribute = tribut

## Entre les tables

sign-sun = série
sign-puzzle = énigme
sign-city = ville
sign-share = Partager
sign-robot = robot
sign-cup = tournoi

## Ce que l’on peut faire partout

sign-suggest = Suggérer
sign-undo = Reprendre
sign-explain = Expliquer
sign-more = Plus
sign-end = Finir
sign-back = Retour
sign-go = Continuer
sign-log = Journal
sign-view = Voir
sign-star = conseillé
