## Propositions : ce que les joueurs d'une table se demandent

button-agree = Accepter
button-refuse = Refuser
proposal-agreed = D'accord : { $players }.
proposal-waiting = { $people } : { $unanimous ->
    [yes] il faut l'accord de tous.
   *[no] il faut l'accord de la plupart.
} Ouvert jusqu'à { $until }.
proposal-is-carried = Accepté.
proposal-is-refused = Pas d'accord : rien ne change.
proposal-is-lapsed = Cette question est close : le délai est passé, ou la table a avancé.
vote-done = { $yes ->
    [yes] Vous êtes d'accord. Les autres n'ont pas tous répondu.
   *[no] Vous n'êtes pas d'accord. Les autres n'ont pas tous répondu.
}
refusal-proposal-closed = Cette question est déjà close. Le message montre comment elle a fini.
refusal-proposed-already = On demande déjà la même chose aux autres. Répondez dans ce message.
refusal-not-asked = Seules les personnes de cette table que cela ne concerne pas ont une voix.
log-undo-agreed = { $count ->
    [one] D'un commun accord, la dernière action a été reprise.
   *[other] D'un commun accord, les { $count } dernières actions ont été reprises.
}
