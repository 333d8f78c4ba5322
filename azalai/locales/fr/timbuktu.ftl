### Timbuktu

timbuktu-name = Timbuktu
timbuktu-credits = { timbuktu-name }, de Dirk Henn, db-Spiele 1993, Queen Games 2005. Ni réalisé ni approuvé par eux. Si vous l’aimez, achetez le jeu.
timbuktu-tagline = Menez votre caravane à l’abri des voleurs : chacun sait une partie de ce qu’ils préparent.
timbuktu-time = de 45 à 60 minutes, ou quelques semaines
timbuktu-first-time = Amenez à Tombouctou le plus de marchandises possible ; plus il s’en perd d’une sorte en route, plus celles qui arrivent valent.
    À chaque manche, chacun choisit un chameau en secret, puis le conduit à son tour dans un enclos, sur la stalle libre au plus petit numéro : une stalle où vous espérez ne voir aucun voleur. Vos cartes Voleurs en disent une partie.

## Le contenu de la boîte

timbuktu-good-gold = or
timbuktu-good-coffee = café
timbuktu-good-pepper = poivre
timbuktu-good-salt = sel
timbuktu-good-water = eau
timbuktu-good-counted = { $count } { $value ->
    [gold] or
    [coffee] café
    [pepper] poivre
    [salt] sel
   *[water] eau
}
timbuktu-enclosure-crescent = Croissant
timbuktu-enclosure-lamp = Lampe
timbuktu-enclosure-scimitar = Cimeterre
timbuktu-enclosure-star = Étoile
timbuktu-enclosure-moon = Lune
timbuktu-site-start = départ
timbuktu-site-oasis_1 = première oasis
timbuktu-site-oasis_2 = deuxième oasis
timbuktu-site-oasis_3 = troisième oasis
timbuktu-site-oasis_4 = dernière oasis
timbuktu-site-timbuktu = Tombouctou
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

## Ce qui s’est passé

timbuktu-event-loaded-all = { $seat } a chargé tous ses chameaux.
timbuktu-event-own-load = { $reader } a chargé le chameau { $camel } : { $goods }.
timbuktu-event-caravan-shown = { $seat } a chargé : { $loads }.
timbuktu-event-placed = { $seat } a placé le chameau { $camel } : { $enclosure }.
timbuktu-event-stage-began = Étape { $stage }, destination : { $site }. Les cartes Voleurs sont distribuées ; { $seat } commence.
timbuktu-event-own-pack = { $reader } tient les cartes Voleurs { $enclosure }, stalles { $stalls } : { $goods }.
timbuktu-event-chose = { $seat } a choisi un chameau.
timbuktu-event-own-choice = { $reader } a choisi le chameau { $camel }.
timbuktu-event-took-back = { $seat } revient sur son choix.
timbuktu-event-revealed = { $seat } découvre sa carte : chameau { $camel }.
timbuktu-event-travelled = { $seat } conduit le chameau { $camel } : { $enclosure }, stalle { $stall }.
timbuktu-event-paid = { $seat } cède une marchandise du chameau { $camel } : { $good }.
timbuktu-event-exchanged = { $seat } arrive avec le chameau { $camel } sur une case d’échange : tous les paquets de cartes Voleurs passent d’une place vers la gauche.
timbuktu-event-raided = Voleurs : { $enclosure }, stalles { $stalls } : { $goods }. { $thefts-count ->
    [0] Rien n’est volé.
   *[other] Volé : { $thefts }.
}
timbuktu-event-arrived = { $seat } apporte { $count ->
    [one] { $count } marchandise
   *[other] { $count } marchandises
} à Tombouctou, pour { $points ->
    [one] { $points } point
   *[other] { $points } points
}.

## Ce que fait un joueur

timbuktu-act-load = Charger un chameau
timbuktu-act-place = Placer un chameau
timbuktu-act-choose = Choisir un chameau
timbuktu-act-go = Choisir un enclos
timbuktu-act-takeback = Changer de choix

timbuktu-move-load = Charger le chameau { $camel } : { $goods }.
timbuktu-move-place = Placer le chameau { $camel } : { $enclosure }.
timbuktu-move-choose = Faire voyager le chameau { $camel } dans cette manche.
timbuktu-move-go = { $price-count ->
    [0] Aller dans l’enclos { $enclosure }.
   *[other] Aller dans l’enclos { $enclosure }. Marchandise cédée : { $price }.
}
timbuktu-move-takeback = Revenir sur votre choix et choisir de nouveau.
timbuktu-brief-go = { $price-count ->
    [0] Aller vers { $enclosure }
   *[other] { $enclosure }, céder : { $price }
}
timbuktu-short-choose = Choisir le chameau { $camel }

timbuktu-node-place-camel = Placer { $value }…
timbuktu-node-go-enclosure = { $value }…
timbuktu-node-load-camel = Charger le chameau { $value }…

timbuktu-ask-act = Que faites-vous ?
timbuktu-ask-load-camel = Quel chameau chargez-vous ?
timbuktu-ask-load-goods = Quelles quatre marchandises ? Trois sortes au moins.
timbuktu-ask-place-camel = Quel chameau placez-vous ?
timbuktu-ask-place-enclosure = Dans quel enclos ?
timbuktu-ask-choose-camel = Quel chameau voyage dans cette manche ?
timbuktu-ask-go-enclosure = Dans quel enclos va-t-il ?
timbuktu-ask-go-price = Quelle marchandise cédez-vous ?

## Ce qui n’est pas possible

timbuktu-barred-takeback = tous ont choisi, le chameau { $camel } est découvert et voyage
timbuktu-refusal-all-loaded = Tous vos chameaux sont chargés. Reprenez votre dernier coup si vous voulez changer un chargement.
timbuktu-refusal-chosen = Vous avez déjà choisi un chameau. Pour en prendre un autre, changez d’abord de choix.
timbuktu-refusal-costs-one = Aucune flèche n’y mène : cela coûte une marchandise de ce chameau. Choisissez laquelle.
timbuktu-refusal-enclosure-full = Les cinq stalles de cet enclos sont prises. Choisissez-en un autre.
timbuktu-refusal-every-enclosure = Il vous faut un chameau dans chaque enclos. Choisissez un enclos où vous n’en avez pas encore.
timbuktu-refusal-four-goods = Au départ, un chameau porte exactement quatre marchandises. Choisissez-en quatre.
timbuktu-refusal-free-way = Ce chemin est gratuit. Allez-y sans céder de marchandise.
timbuktu-refusal-has-travelled = Ce chameau a déjà voyagé dans cette étape. Choisissez-en un autre.
timbuktu-refusal-leave-room = Les places qui restent là reviennent aux joueurs sans chameau dans cet enclos. Choisissez-en un autre.
timbuktu-refusal-load-next = Le prochain à charger est le chameau { $camel }. Chargez-les dans l’ordre.
timbuktu-refusal-no-such-camel = Ce chameau ne participe pas. Choisissez un des vôtres.
timbuktu-refusal-not-on-camel = Ce chameau n’en porte pas. Choisissez une de ses marchandises.
timbuktu-refusal-nothing-to-take-back = Vous n’avez pas de choix secret à changer en ce moment. Choisissez un autre coup.
timbuktu-refusal-now-choosing = Chacun choisit un chameau en ce moment. Choisissez le vôtre.
timbuktu-refusal-now-loading = On charge les chameaux. Chargez d’abord les vôtres.
timbuktu-refusal-now-placing = On place les chameaux au départ. Placez un des vôtres.
timbuktu-refusal-now-travelling = Votre carte est découverte. Choisissez l’enclos où va votre chameau.
timbuktu-refusal-one-good = Un chemin sans flèche coûte une marchandise, pas plus. Choisissez-en une.
timbuktu-refusal-order = Nommez les marchandises dans l’ordre habituel : or, café, poivre, sel, eau.
timbuktu-refusal-others-too = Vos autres chameaux ne pourraient alors plus porter trois sortes chacun. Choisissez un autre chargement.
timbuktu-refusal-placed = Ce chameau est déjà placé. Choisissez-en un autre.
timbuktu-refusal-three-kinds = Au départ, un chameau porte au moins trois sortes de marchandises. Choisissez un autre chargement.
timbuktu-refusal-used-up = Il ne vous reste pas assez de marchandises d’une de ces sortes. Choisissez un autre chargement.
timbuktu-refusal-notation-load = Le chargement n’a pas été reconnu. Choisissez dans ce que Discord propose, ou appuyez sur *{ on-card-play }*.
timbuktu-refusal-notation-place = Le chameau ou l’enclos n’a pas été reconnu. Choisissez dans ce que Discord propose, ou appuyez sur *{ on-card-play }*.
timbuktu-refusal-notation-choose = Le chameau n’a pas été reconnu. Choisissez dans ce que Discord propose, ou appuyez sur *{ on-card-play }*.
timbuktu-refusal-notation-go = L’enclos, ou la marchandise à céder, n’a pas été reconnu. Choisissez dans ce que Discord propose, ou appuyez sur *{ on-card-play }*.
timbuktu-refusal-notation-takeback = Pour changer de choix, il n’y a rien à ajouter. Choisissez dans ce que Discord propose, ou appuyez sur *{ on-card-play }*.

## Options

timbuktu-option-first_seat = Qui commence
timbuktu-first-seat-random = par tirage au sort
timbuktu-first-seat-first = la première place
timbuktu-option-distribution = Marchandises au départ
timbuktu-distribution-printed = comme imprimé
timbuktu-distribution-free = chargées par les joueurs

## Le score

timbuktu-part-gold = or
timbuktu-part-coffee = café
timbuktu-part-pepper = poivre
timbuktu-part-salt = sel
timbuktu-part-water = eau

## Commandes

timbuktu-slash = timbuktu
timbuktu-slash-description = { timbuktu-name } : des caravanes et des voleurs à travers le désert, de 3 à 5
timbuktu-slash-new-first_seat = qui-commence
timbuktu-slash-new-first_seat-description = Qui commence : par tirage au sort, ou la première place
timbuktu-slash-new-distribution = marchandises
timbuktu-slash-new-distribution-description = Marchandises au départ : comme imprimé, ou chargées par chacun en secret
timbuktu-slash-load = charger
timbuktu-slash-load-description = Charger votre prochain chameau, si les marchandises se répartissent librement
timbuktu-slash-load-camel = chameau
timbuktu-slash-load-camel-description = Le chameau à charger
timbuktu-slash-load-goods = marchandises
timbuktu-slash-load-goods-description = Quatre marchandises d’au moins trois sortes
timbuktu-slash-place = placer
timbuktu-slash-place-description = Placer un chameau au départ
timbuktu-slash-place-camel = chameau
timbuktu-slash-place-camel-description = Le chameau à placer
timbuktu-slash-place-enclosure = enclos
timbuktu-slash-place-enclosure-description = Là où il se tient
timbuktu-slash-choose = choisir
timbuktu-slash-choose-description = Choisir en secret le chameau qui voyage dans cette manche
timbuktu-slash-choose-camel = chameau
timbuktu-slash-choose-camel-description = Un chameau qui n’a pas encore voyagé dans cette étape
timbuktu-slash-go = aller
timbuktu-slash-go-description = Conduire votre chameau découvert dans un enclos du site suivant
timbuktu-slash-go-enclosure = enclos
timbuktu-slash-go-enclosure-description = L’enclos ; le chameau y prend la stalle libre au plus petit numéro
timbuktu-slash-go-price = marchandise
timbuktu-slash-go-price-description = La marchandise à céder là où aucune flèche ne mène
timbuktu-slash-takeback = changer
timbuktu-slash-takeback-description = Revenir sur votre choix secret tant que d’autres choisissent

## Les règles en bref

timbuktu-rules =
    ### Le but
    Menez vos marchandises du départ à Tombouctou. Des voleurs frappent à chaque site ; chacun de vous sait en partie où. Cinq sortes : or, café, poivre, sel, eau. À Tombouctou, une marchandise vaut 1 point par marchandise de sa sorte volée ou cédée dans tout le jeu. Le plus de points gagne ; à égalité, le plus de marchandises à Tombouctou ; ensuite la victoire est partagée.

    ### Les caravanes
    À 5 joueurs, 5 chameaux chacun et 5 étapes ; à 4 joueurs, 6 chameaux et 4 étapes ; à 3 joueurs, 8 chameaux et 3 étapes. Un chameau part avec 4 marchandises. Chaque site a cinq enclos (Croissant, Lampe, Cimeterre, Étoile, Lune) de cinq stalles.
    Départ : à tour de rôle, chacun place un chameau dans un enclos. À la fin, chacun doit avoir au moins un chameau dans chaque enclos : les places dont les autres ont besoin restent libres.

    ### Les cartes Voleurs
    Quinze cartes forment cinq paquets : un enclos, deux stalles et deux sortes. Ces sortes sont volées dans ces stalles de cet enclos.
    Stalles : 1 et 3, 3 et 4, 2 et 4, 2 et 5, 1 et 5. Sortes : or et café, café et poivre, poivre et sel, sel et eau, eau et or.
    À chaque étape, chacun tient un paquet. À 4 joueurs, un paquet est posé entre le premier joueur et son voisin de droite ; à 3 joueurs, un de chaque côté du premier joueur. Personne ne les voit.

    ### Une manche
    - Tous choisissent en secret et en même temps un chameau qui n’a pas encore voyagé dans l’étape. On peut changer de choix tant que quelqu’un n’a pas encore choisi.
    - À tour de rôle, chacun découvre sa carte et conduit ce chameau dans un enclos du site suivant qui n’est pas plein, toujours sur la stalle libre au plus petit numéro. On décide après avoir vu les précédents.
    - Deux flèches partent de chaque enclos : tout droit et vers le voisin de gauche (de Croissant vers Lune). C’est gratuit. Tout autre enclos coûte une marchandise du chameau, au choix de son propriétaire. Un chameau vide va partout gratuitement.
    - Un chameau qui arrive sur une case d’échange (deux par site) fait aussitôt passer les cinq paquets d’une place vers la gauche, même ceux entre les joueurs. Ce que vous avez vu reste dans votre carnet jusqu’à la fin de l’étape.
    Le joueur suivant commence la manche suivante. Quand il ne reste qu’un chameau à chacun, ces derniers sont choisis automatiquement.

    ### La nuit
    Quand tous les chameaux ont voyagé, les cinq paquets sont découverts. Un chameau dans une stalle visée perd toutes ses marchandises des sortes visées. Le joueur suivant devient premier, les cartes sont redistribuées. La dernière étape finit à Tombouctou, avec des voleurs aussi.

    ### Variante : chargement libre
    Chacun reçoit 4 marchandises de chaque sorte (5 à 4 joueurs, 7 à 3) et charge ses chameaux en secret : quatre marchandises de trois ou quatre sortes sur chacun. Le reste ne compte pas.
timbuktu-character-wary = méfiant
timbuktu-character-wary-about = évite les voleurs, quel que soit le prix du chemin
timbuktu-character-thrifty = économe
timbuktu-character-thrifty-about = ne paie presque jamais un chemin
timbuktu-character-golden = cupide
timbuktu-character-golden-about = met son or à l’abri avant tout le reste
