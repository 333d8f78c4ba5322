souk-name = Souk
souk-tagline = Trois cartes d’or, et du sel pour les payer.
souk-time = quelques minutes
souk-first-time = Offrez du sel pour la carte d’or ; la plus haute offre que personne d’autre n’a faite la gagne.
    Tout le monde offre en même temps, trois fois.
souk-rules =
    Chacun commence avec 12 sels. Il y a trois manches, chacune avec une carte d’or valant de 2 à 6.
    Tous proposent en secret une part de leur sel. Le sel proposé est perdu ; la plus haute offre que
    personne d’autre n’a faite emporte la carte. Le plus d’or gagne ; on partage en cas d’égalité.
souk-option-small_purse = Petite bourse
souk-option-gold = Cartes or en jeu
souk-gold-2 = 2
souk-gold-3 = 3
souk-gold-4 = 4
souk-gold-5 = 5
souk-gold-6 = 6
souk-part-gold = or
souk-event-offered = { $seat } a fait une offre.
souk-event-own-offer = Vous avez proposé { $salt } de sel.
souk-event-took-back = { $seat } a repris son offre.
souk-event-revealed = { $seat } avait proposé { $salt } de sel.
souk-event-won = { $seat } emporte la carte d’or valant { $gold }.
souk-event-nobody-won = Aucune offre n’est seule : la carte d’or valant { $gold } est mise de côté.
souk-move-offer = Proposer { $salt } de sel.
souk-move-take-back = Reprendre votre offre.
souk-act-offer = Faire une offre
souk-act-take-back = Reprendre
souk-ask-act = Que faites-vous ?
souk-ask-offer-salt = Combien de sel proposez-vous ?
souk-refusal-too-much = Vous n’avez pas autant de sel. Proposez moins.
souk-refusal-no-offer = Vous n’avez pas d’offre à reprendre.
souk-situation = Manche { $round } sur { $rounds }, une carte d’or valant { $card } est en vente.
souk-situation-over = Le souk est fermé.
souk-text-seat = { $name } : { $salt } de sel, { $gold } d’or.
souk-text-own-offer = Votre offre : { $salt } de sel.
souk-slash-offer = proposer
souk-slash-offer-description = Proposer du sel pour la carte d’or
souk-slash-offer-salt = sel
souk-slash-offer-salt-description = Combien de sel
souk-slash-take-back = reprendre
souk-slash-take-back-description = Reprendre votre offre tant que d’autres réfléchissent
souk-slash = souk
souk-slash-description = Souk : des offres secrètes pour trois cartes d’or, de 2 à 4
souk-slash-new-small_purse = petite-bourse
souk-slash-new-small_purse-description = Chacun commence avec 6 sels au lieu de 12
souk-slash-new-gold = cartes-or
souk-slash-new-gold-description = Les cartes parmi lesquelles les trois en vente sont tirées
