## Propositions : ce que les joueurs d’une table se demandent

button-agree = Accepter
button-refuse = Refuser
proposal-agreed = D’accord : { $players }.
proposal-waiting = { $people } : { $unanimous ->
    [yes] il faut l’accord de tous.
   *[no] il faut l’accord de la plupart.
} Ouvert jusqu’à { $until }.
proposal-is-accepted = Accepté.
proposal-is-rejected = Pas d’accord : rien ne change.
proposal-is-expired = Cette question est close : le délai est passé, ou la table a avancé.
vote-done = { $yes ->
    [yes] Vous êtes d’accord. Les autres n’ont pas tous répondu.
   *[no] Vous n’êtes pas d’accord. Les autres n’ont pas tous répondu.
}
refusal-proposal-closed = Cette question est déjà close. Le message montre comment elle a fini.
refusal-proposed-already = On demande déjà la même chose aux autres. Répondez dans ce message.
refusal-proposed-lately = La même question a été posée il y a peu, et la réponse était non. On pourra la reposer { $when }.
refusal-not-asked = Seules les personnes de cette table que cela ne concerne pas ont une voix.
log-undo-agreed = { $count ->
    [one] D’un commun accord, la dernière action a été reprise.
   *[other] D’un commun accord, les { $count } dernières actions ont été reprises.
}

proposal-end = { $proposer } propose d’arrêter la partie ici, sans vainqueur.
proposal-undo = { $proposer } demande à reprendre { $count ->
    [one] la dernière action
   *[other] les { $count } dernières actions
} :
    { $acts }
proposal-kick = { $proposer } propose de confier à un robot la place de { $target }, qui se fait attendre depuis longtemps. Chacun pourra ensuite la reprendre.
proposal-seat-offer = { $proposer } propose d’offrir la place du robot { $target } { $who ->
    [one] à { $person }.
   *[somebody] à qui la voudra.
}
propose-done = { $asked ->
    [yes] La question est posée aux autres, dans le salon.
   *[no] C’est fait : il n’y avait personne d’autre à consulter.
}
refusal-not-so-many-acts = { $most ->
    [0] Rien n’a encore été joué.
    [one] Une seule action peut être reprise.
   *[other] On ne peut reprendre que { $most } actions à la fois.
}
refusal-robot-already = Un robot joue déjà à cette place. `/table remplacer` cherche une personne pour la reprendre.
refusal-not-yourself = C’est votre propre place. Pour elle, il y a `/table quitter`, `/table abandonner` et `/table remplacer`.
refusal-time-left = { $player } a encore du temps : le temps de son tour n’est pas écoulé. Une personne qui gère le serveur peut le faire tout de suite.
refusal-not-awaited-long = { $player } ne se fait pas attendre depuis { $days } jours ; les heures calmes et les vacances ne comptent pas. Une personne qui gère le serveur peut le faire tout de suite.
refusal-they-do-not-sit = { $player } n’est pas à cette table.

## Partir et remplacer

button-ask-undo = Reprendre
button-offer-seat = Chercher un remplaçant
button-leave-seat = Quitter
button-resign = Abandonner
button-ask-end = Arrêter d’un commun accord
button-sit = Prendre cette place
button-keep-seat = Plus besoin
button-reopen = Reprendre la partie
button-resign-yes = Abandonner
resign-really = Voulez-vous abandonner ? { $seats ->
    [2] L’autre joueur gagne, et la partie est finie.
   *[other] { $early ->
        [yes] Un robot continue à votre place. Il est trop tôt pour que la partie compte pour vous.
       *[no] Un robot continue à votre place, et la partie compte comme perdue pour vous.
    }
}
resign-done = { $ended ->
    [yes] Vous avez abandonné. La partie est finie.
   *[no] Vous avez abandonné. Un robot continue à votre place.
}
seat-offered = **{ $game }** : { $who ->
    [one] { $person }, voulez-vous reprendre
   *[other] Qui veut reprendre
} la place { $number } { $kind ->
    [robot] du robot { $name }
   *[person] de { $name }
} ? Ses biens, sa pendule et tout ce qu’elle sait vont avec elle.
seat-offer-replaced = Place { $number } de { $name } : cette offre est close, une plus récente la remplace.
seat-settled = La place { $number } est prise : { $name } joue.
seat-offer-done = La question est posée dans le salon. Tant que personne ne prend la place, rien ne change.
seat-offer-asked = La place d’un robot est l’affaire de tous : la question est d’abord posée aux autres joueurs, dans le salon.
seat-taken = Vous êtes maintenant à la table. *Ma main*, sur la carte de la table, montre ce que sait votre place.
seat-kept = On ne cherche plus personne.
kick-done = Un robot continue pour { $player } ; chacun peut reprendre la place.
reopen-done = La partie reprend.
refusal-not-your-seat-to-offer = La place de { $player } n’est pas la vôtre. Cette personne peut la céder, ou quelqu’un qui gère le serveur.
refusal-seat-not-open = On ne cherche plus personne pour cette place.
refusal-seat-for-another = Cette place a été proposée à quelqu’un d’autre.
refusal-sent-away = Vous avez dû quitter cette table, et une place ouverte à tous n’y est plus pour vous. Une personne qui y joue peut vous la proposer, à vous seulement, avec `/table remplacer`.
refusal-knows-too-much = Qui a occupé une place d’une table ne peut pas en prendre une autre : il sait ce qu’elle doit ignorer.
refusal-moderator-only = Seule une personne qui gère le serveur peut faire cela.
refusal-no-bots = Un bot ne peut pas s’asseoir. Les robots de la maison jouent aux places que personne ne prend.
refusal-no-such-seat = Cette place n’existe pas. Les places vont de 1 à { $most }.
refusal-not-put-away = Aucune table rangée ici. `/table rouvrir` prend le numéro d’une table de ce serveur.
refusal-too-late-to-reopen = Cette table a été rangée il y a plus de 90 jours et reste fermée. On peut encore lire ses coups.

## Comment une partie finit plus tôt

notice-agreed = Les joueurs ont décidé d’arrêter la partie ici.
notice-resigned = { $player } abandonne.
notice-idle = Rien ne s’est passé à cette table depuis longtemps. Si personne ne joue d’ici une semaine, elle sera rangée.
notice-abandoned = Plus personne ne jouait : la table a été rangée. On peut la reprendre pendant 90 jours.
notice-reopened = La partie reprend là où elle en était.
status-agreed = **{ $game }**, table { $table } : arrêtée d’un commun accord.
status-resigned = **{ $game }**, table { $table } : finie, un joueur a abandonné.
status-abandoned = **{ $game }**, table { $table } : rangée, plus personne ne jouait.

## Commandes

slash-table-resign = abandonner
slash-table-resign-description = Abandonner la partie
slash-table-end = arrêter
slash-table-end-description = Proposer aux autres d’arrêter la partie sans vainqueur
slash-table-undo = reprendre
slash-table-undo-description = Reprendre des actions : la vôtre si c’est permis, sinon d’un commun accord
slash-table-undo-acts = actions
slash-table-undo-acts-description = Combien des dernières actions (1 si vous ne dites rien)
slash-table-reopen = rouvrir
slash-table-reopen-description = Reprendre une table qui a été rangée
slash-table-reopen-table = table
slash-table-reopen-table-description = Le numéro de la table (celle de ce salon si vous ne dites rien)
slash-table-kick = renvoyer
slash-table-kick-description = Proposer aux autres de renvoyer qui se fait attendre
slash-table-kick-player = joueur
slash-table-kick-player-description = Qui doit partir
slash-table-replace = remplacer
slash-table-replace-description = Chercher quelqu’un pour votre place, ou pour celle d’un robot
slash-table-replace-seat = place
slash-table-replace-seat-description = Le numéro de la place (la vôtre si vous ne dites rien)
slash-table-replace-person = personne
slash-table-replace-person-description = À qui la proposer (à tous si vous ne dites rien)
