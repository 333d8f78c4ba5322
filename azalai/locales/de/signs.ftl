# Das Wort zu jedem Zeichen (renderers/signs/table.py), wo das Zeichen selbst nicht stehen kann.

## Waren

sign-water = Wasser
sign-gold = Gold
sign-salt = Salz
sign-millet = Hirse
sign-pepper = Pfeffer
sign-coffee = Kaffee
sign-dates = Datteln

## Touareg

sign-pile = Stapel
sign-donkey = Esel
sign-cave = Höhle
sign-thief = Dieb
sign-plan = Plan

## Personen: ihre Zeichen, und ein Kamel von jeder

sign-mark-circle = Kreis
sign-mark-diamond = Raute
sign-mark-triangle = Dreieck
sign-mark-square = Quadrat
sign-mark-cross = Kreuz
sign-camel-circle = Kamel (Kreis)
sign-camel-diamond = Kamel (Raute)
sign-camel-triangle = Kamel (Dreieck)
sign-camel-square = Kamel (Quadrat)
sign-camel-cross = Kamel (Kreuz)

## Namen, wie auf den Bildern

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

sign-moon = Mond
sign-crescent = Halbmond
sign-star-emblem = Stern
sign-scimitar = Krummsäbel
sign-lamp = Lampe
sign-safe = sicher
sign-risk-1-4 = Risiko 1 von 4
sign-risk-2-4 = Risiko 2 von 4
sign-risk-3-4 = Risiko 3 von 4
sign-risk-1-3 = Risiko 1 von 3
sign-risk-2-3 = Risiko 2 von 3
sign-risk-1-2 = Risiko 1 von 2
sign-robbed = beraubt
sign-exchange = Tausch
sign-sack = 1 Ware

## Targui

sign-merchant = Händler
sign-mirage = Fata Morgana
sign-silversmith = Silberschmied
sign-caravan = Karawane
sign-expansion = Stammeserweiterung
sign-noble = Adliger
sign-raid = Überfall
sign-well = Brunnen
sign-rider = Reiter
sign-oasis = Oase
sign-targia = Targia
sign-tent = Zelt
sign-figure-white = weiß
sign-figure-blue = blau
sign-robber = Räuber
sign-cross = Punkte
sign-token = Punkteplättchen

## Targui 1988

sign-swords = Angriff
sign-silver = Silber
sign-camp = Lager
sign-herd = Kamele
sign-blazon-circle = gelb
sign-blazon-diamond = grün
sign-blazon-triangle = rot
sign-blazon-square = blau
sign-tribute = Tribut

## Zwischen den Tischen

sign-sun = Serie
sign-puzzle = Rätsel
sign-city = Stadt
sign-share = Teilen
sign-robot = Roboter
sign-cup = Turnier

## Was man überall tun kann

sign-suggest = Tipp
sign-undo = Zurücknehmen
sign-explain = Erklären
sign-more = Mehr
sign-end = Beenden
sign-back = Zurück
sign-go = Weiter
sign-log = Verlauf
sign-view = Ansicht
sign-star = empfohlen
