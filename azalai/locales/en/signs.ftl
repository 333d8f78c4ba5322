# The word of each sign (renderers/signs/table.py), where the sign itself can’t be shown.

## Goods

sign-water = water
sign-gold = gold
sign-salt = salt
sign-millet = millet
sign-pepper = pepper
sign-coffee = coffee
sign-dates = dates

## Touareg

sign-pile = pile
sign-donkey = donkey
sign-cave = cave
sign-thief = thief
sign-plan = plan

## Players: their marks, and a camel of each

sign-mark-circle = circle
sign-mark-diamond = diamond
sign-mark-triangle = triangle
sign-mark-square = square
sign-mark-cross = cross
sign-camel-circle = camel (circle)
sign-camel-diamond = camel (diamond)
sign-camel-triangle = camel (triangle)
sign-camel-square = camel (square)
sign-camel-cross = camel (cross)

## Names, as on the pictures

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

## Timbuktu

sign-moon = Moon
sign-crescent = Crescent
sign-star-emblem = Star
sign-scimitar = Scimitar
sign-lamp = Lamp
sign-safe = safe
sign-risk-1-4 = risk 1 of 4
sign-risk-2-4 = risk 2 of 4
sign-risk-3-4 = risk 3 of 4
sign-risk-1-3 = risk 1 of 3
sign-risk-2-3 = risk 2 of 3
sign-risk-1-2 = risk 1 of 2
sign-robbed = robbed
sign-exchange = exchange
sign-sack = 1 good

## Targui

sign-merchant = Trader
sign-mirage = Fata Morgana
sign-silversmith = Silversmith
sign-caravan = Caravan
sign-expansion = Tribal Expansion
sign-noble = Noble
sign-raid = raid
sign-well = well
sign-rider = camel rider
sign-oasis = oasis
sign-targia = targia
sign-tent = tent
sign-figure-white = white
sign-figure-blue = blue
sign-robber = robber
sign-cross = points
sign-token = points token

## Targui 1988

sign-swords = attack
sign-silver = silver
sign-camp = camp
sign-herd = camels
sign-blazon-circle = yellow
sign-blazon-diamond = green
sign-blazon-triangle = red
sign-blazon-square = blue
sign-tribute = tribute

## Between tables

sign-sun = streak
sign-puzzle = puzzle
sign-city = city
sign-share = Share
sign-robot = robot
sign-cup = tournament

## What a person can do everywhere

sign-suggest = Suggest
sign-undo = Take back
sign-explain = Explain
sign-more = More
sign-end = End
sign-back = Back
sign-go = Go on
sign-log = Log
sign-view = View
sign-star = advised
