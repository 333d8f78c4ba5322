souk-name = Souk
souk-tagline = Trois cartes d’or, et du sel pour les payer.
souk-first-time = Offrez du sel pour la carte d’or ; la plus haute offre que personne d’autre n’a faite la gagne.
    Tout le monde offre en même temps, trois fois.
souk-rules =
    Chacun commence avec 12 sels. Il y a trois manches, chacune avec une carte d’or valant de 2 à 6.
    Tous proposent en secret une part de leur sel. Le sel proposé est perdu ; la plus haute offre que
    personne d’autre n’a faite emporte la carte. Le plus d’or gagne ; on partage en cas d’égalité.
souk-option-small_purse = Petite bourse
souk-option-gold = Cartes or en jeu
souk-part-gold = or
souk-event-offered = { $seat } a fait une offre.
souk-event-own-offer = Vous avez proposé { $salt } de sel.
souk-event-took-back = { $seat } a repris son offre.
souk-event-revealed = { $seat } avait proposé { $salt } de sel.
souk-event-won = { $seat } emporte la carte d’or valant { $gold }.
souk-event-nobody-won = Aucune offre n’est seule : la carte d’or valant { $gold } est mise de côté.
souk-did-offered = a fait une offre
souk-did-took-back = a repris son offre
souk-did-revealed = avait proposé { $salt }
souk-did-won = emporte la carte d’or valant { $gold }
souk-explain-offer = tout est dépensé, et la plus haute offre que personne d’autre n’a faite emporte la carte.
souk-explain-take-back = vous pouvez proposer autre chose tant que d’autres réfléchissent.
souk-move-offer = Proposer { $salt } de sel.
souk-move-take-back = Reprendre votre offre.
souk-act-offer = Faire une offre
souk-act-take-back = Reprendre
souk-ask-offer-salt = Combien de sel proposez-vous ?
souk-refusal-too-much = Vous n’avez pas autant de sel. Proposez moins.
souk-refusal-no-offer = Vous n’avez pas d’offre à reprendre.
souk-situation = Manche { $round } sur 3 : une carte d’or valant { $card } est en vente.
souk-field-round = Manche
souk-field-deck = Pioche
souk-field-card = En vente
souk-field-salt = Sel
souk-field-offers = Offre
souk-field-gold = Or
souk-slash-offer = proposer
souk-slash-take-back = reprendre
souk-slash-new-small_purse-description = Chacun commence avec 6 sels au lieu de 12
