tents-name = Tentes
tents-tagline = Une plaine de 24 cases, et des cartes qui disent où camper.
tents-first-time = Une carte de votre main plante votre tente sur sa case, ou enterre la case pour tout le monde.
    Des tentes qui se touchent font un camp. Le plus grand compte, et chaque puits à côté de vos tentes.
tents-rules =
    Il y a une carte pour chacune des 24 cases. Trois cartes sont d’abord dévoilées : leurs cases sont des puits.
    Chacun tient trois cartes. À votre tour, jouez-en une et piochez-en une autre tant qu’il en reste.
    Planter : votre tente se dresse sur la case de la carte.
    Enterrer : la carte est écartée sans être vue, et personne n’y campera.
    Quand toutes les cartes sont jouées, chaque tente de votre plus grand camp (tentes qui se touchent par un côté) rapporte deux points, chaque puits à côté de vos tentes trois. Le plus de points gagne ; on partage en cas d’égalité.
tents-option-many_wells = Cinq puits
tents-part-camp = camp
tents-part-wells = puits
tents-field-wells = Puits
tents-field-tents = Tentes
tents-field-deck = Pioche
tents-field-hands = Main
tents-field-buried = Enterrées
tents-act-pitch = Planter
tents-act-bury = Enterrer
tents-ask-pitch-square = Sur quelle case ?
tents-ask-bury-square = Quelle case ?
tents-move-pitch = Planter une tente en { $square }.
tents-move-bury = Enterrer { $square }.
tents-brief-pitch = Planter { $square }
tents-brief-bury = Enterrer { $square }
tents-event-pitched = { $seat } a planté une tente en { $square }.
tents-event-buried = { $seat } a enterré une carte.
tents-event-own-buried = Vous avez enterré { $square }.
tents-event-drew = Vous avez pioché { $square }.
tents-event-joined = { $seat } a réuni des camps : { $tents } tentes se touchent.
tents-explain-pitch = votre tente se dresse sur la case, à côté d’autres des vôtres si vous voulez.
tents-explain-bury = la case reste vide jusqu’à la fin, et personne d’autre que vous ne le sait.
tents-refusal-not-in-hand = Cette carte n’est pas dans votre main. Choisissez-en une qui y est.
tents-situation = { $deck ->
    [0] La pioche est vide.
    [one] Il reste { $deck } carte dans la pioche.
   *[other] Il reste { $deck } cartes dans la pioche.
}
