### Ce que tous les petits jeux disent de même, s’ils n’ont pas leurs propres mots

small-time = quelques minutes
small-ask-act = Que faites-vous ?
small-ask-number = Combien ?
small-ask-place = Quelle case ?
small-ask-seat = Qui ?
small-ask-thing = Que choisissez-vous ?
small-none = aucune
small-figure-points = votre avance aux points ensuite

small-picture-unnamed = Place { $number }
small-picture-points = { $count ->
    [one] { $count } point
   *[other] { $count } points
}
small-picture-won = La partie est terminée : { $name } l’emporte avec { $points }.
small-picture-shared = La partie est terminée : { $names } partagent la victoire, à { $points }.
small-picture-to-act = À jouer : { $names }.
small-picture-field = { $name } : { $value }
small-picture-numbered = { $name } { $number }
small-picture-none = rien
small-picture-unseen = face cachée
small-picture-scored = { $name }, { $points }
small-picture-rank = { $rank }. { $name }, { $points }{ $parts }.
small-picture-fact = Vous avez alors { $points } ({ $more }).
