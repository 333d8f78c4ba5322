## Coups préparés : pour les prochaines décisions d’un joueur, connus de cette place uniquement

button-prepare = Préparer un coup
button-prepare-another = En préparer un autre
button-prepare-clear = Tout effacer
button-prepare-it = Le préparer
button-prepare-times = { $times } fois
prepare-for = { $number ->
    [1] À préparer pour votre prochaine décision :
   *[other] À préparer pour la suite, en numéro { $number } :
}
prepare-when = Le coup est joué pour vous un peu après le début de votre tour, dans la minute en général, s’il est alors possible. Sinon, on vous appelle et on vous dit pourquoi.
prepare-done = C’est préparé. Personne d’autre ne le sait.
prepare-cleared = Plus rien n’est préparé.
prepare-changed = Le plateau, ou ce que vous avez préparé, a changé depuis que vous avez ouvert ceci. Voici où cela en est.
prepare-list = Vous avez préparé, pour vos prochaines décisions :
    { $moves }
    Ce que vous jouez vous-même efface le tout.
prepare-soon = Vous avez préparé ceci, et le premier coup va être joué :
    { $moves }
    Ce que vous jouez vous-même efface le tout.
prepare-dropped = **{ $game }** : { $reason } Ce que vous aviez préparé est effacé.
prepare-impossible = Votre coup préparé n’a pas pu être joué : { $move } La raison : { $reason }
prepare-taken-back = Des coups ont été repris, et la table est comme avant eux.
refusal-prepare-own-turn = C’est à vous de jouer. Appuyez sur *{ on-card-play }* et choisissez maintenant ; on prépare des coups pendant que les autres décident.
refusal-prepare-full = Vous avez préparé { $most } coups, et il n’y a plus de place. *Tout effacer* les enlève.
refusal-prepare-unforeseen = On ne peut pas encore prévoir ce que vous pourrez faire. Essayez de nouveau quand les autres auront joué.
slash-table-prepare = préparer
slash-table-prepare-description = Préparer des coups pour vos prochaines décisions, pour vous uniquement
