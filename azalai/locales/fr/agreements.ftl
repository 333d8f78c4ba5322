## Propositions : ce que les joueurs d’une table se demandent

button-agree = Accepter
button-refuse = Refuser
proposal-agreed = { $count ->
    [0] Personne n’a encore accepté.
   *[other] D’accord : { $players }.
}
proposal-waiting = { $count ->
    [0] { $unanimous ->
        [yes] L’accord de tout le monde est nécessaire.
       *[no] L’accord de la majorité est nécessaire.
    }
   *[other] { $people } : { $unanimous ->
        [yes] l’accord de tout le monde est nécessaire.
       *[no] l’accord de la majorité est nécessaire.
    }
} Le vote se termine { $until }.
proposal-is-accepted = Accepté.
proposal-is-rejected = Refusé : rien ne change.
proposal-is-expired = Cette question est close : le délai est passé, ou la table a avancé.
vote-done = { $yes ->
    [yes] Vous êtes d’accord. Les autres n’ont pas tous répondu.
   *[no] Vous n’êtes pas d’accord. Les autres n’ont pas tous répondu.
}
refusal-proposal-closed = Cette question est déjà close. Le message montre comment elle a fini.
refusal-proposed-already = On demande déjà la même chose aux autres. Répondez dans ce message.
refusal-proposed-lately = La même question a été posée il y a peu, en vain. On pourra la reposer { $when }.
refusal-not-asked = Vous n’avez pas de voix ici : seuls les autres joueurs de la table en ont une. Le message montrera comment le vote se termine.
log-undo-agreed = { $count ->
    [one] D’un commun accord, le dernier coup est repris.
   *[other] D’un commun accord, les { $count } derniers coups sont repris.
}

proposal-end = { $proposer } propose d’arrêter la partie ici, sans vainqueur.
proposal-undo = { $proposer } demande à reprendre { $count ->
    [one] le dernier coup
   *[other] les { $count } derniers coups
} :
    { $acts }
proposal-kick = { $target } se fait attendre depuis longtemps. { $proposer } propose de confier sa place à un robot ; chacun pourra ensuite la prendre. Si { $target } a déjà joué deux tours, la partie compte alors comme perdue pour cette personne.
proposal-seat-offer = { $proposer } propose d’offrir la place du robot { $target } { $who ->
    [one] à { $person }.
   *[somebody] à qui la voudra.
}
propose-done = { $asked ->
    [yes] La question est posée aux autres, dans le salon.
   *[no] C’est fait : il n’y avait personne d’autre à consulter.
}
refusal-not-so-many-acts = { $most ->
    [0] Rien n’a encore été joué. Il n’y a rien à reprendre.
    [one] Un seul coup peut être repris. Demandez celui-là.
   *[other] On ne peut reprendre que { $most } coups à la fois. Demandez-en moins.
}
refusal-robot-already = Un robot joue déjà à cette place. `/table remplacer` cherche une personne pour la prendre.
refusal-not-yourself = C’est votre propre place. Pour elle, il y a `/table quitter`, `/table abandonner` et `/table remplacer`.
refusal-time-left = { $player } a encore du temps : le temps de son tour n’est pas écoulé. Un admin du serveur peut le faire tout de suite.
refusal-not-awaited-long = { $player } ne se fait pas attendre depuis { $days } jours ; les heures calmes et les vacances ne comptent pas. Un admin du serveur peut le faire tout de suite.
refusal-they-do-not-sit = { $player } n’est pas à cette table. `/table état` montre qui y joue.

## Partir et remplacer

button-ask-undo = Reprendre un coup
button-offer-seat = Me remplacer
button-leave-seat = Quitter
button-resign = Abandonner
button-ask-end = Arrêter d’un commun accord
button-sit = Prendre cette place
button-keep-seat = Arrêter la recherche
button-reopen = Rouvrir
button-resign-yes = Abandonner
end-really = Ceci demande aux autres, dans le salon, d’arrêter la partie ici, sans vainqueur. Leur demander ?
button-end-yes = Demander aux autres
offer-really = Ceci demande dans le salon { $who ->
    [one] si { $person }
   *[anybody] qui
} veut prendre la place { $number } ({ $name }), avec tout ce qui s’y trouve. Demander ?
button-offer-yes = Demander dans le salon
refusal-not-here-any-more = Cette personne n’est plus sur ce serveur. Demandez à quelqu’un d’autre.
resign-really = Voulez-vous abandonner ? { $seats ->
    [2] L’autre personne gagne, et la partie est terminée.
   *[other] { $left ->
        [robots] Il ne resterait que des robots : la partie s’arrête ici, sans résultat.
       *[people] { $early ->
            [yes] Un robot continue à votre place. Il est trop tôt pour que la partie compte pour vous.
           *[no] Un robot continue à votre place. Si la partie va jusqu’au bout, elle compte comme perdue pour vous.
        }
    }
}
resign-done = { $left ->
    [winner] Vous avez abandonné. La partie est terminée.
    [robots] Vous avez abandonné. Il ne restait que des robots : la partie est terminée, sans résultat.
   *[people] Vous avez abandonné. Un robot continue à votre place.
}
seat-offered = **{ $game }** : { $who ->
    [one] { $person }, voulez-vous prendre
   *[other] Qui veut prendre
} la place { $number } ({ $kind ->
    [robot] robot { $name }
   *[person] { $name }
}) ? Ses biens, sa pendule et tout ce qu’elle sait vont avec elle.
seat-offer-replaced = Place { $number } : cette offre est close, une plus récente la remplace.
seat-settled = La place { $number } n’est plus proposée.
seat-offer-done = La question est posée dans le salon. Tant que personne ne prend la place, rien ne change.
seat-offer-asked = La place d’un robot est l’affaire de tous : la question est d’abord posée aux autres joueurs, dans le salon.
seat-taken = Vous êtes maintenant à la table. *{ on-card-hand }*, sur la carte de la table, montre ce que sait votre place.
seat-kept = La recherche est arrêtée : la place reste comme elle est.
kick-done = { $left ->
    [robots] { $player } a dû quitter la table. Il ne restait que des robots : la partie est terminée, sans résultat.
   *[people] { $player } : un robot continue à cette place ; chacun peut la prendre.
}
reopen-done = La table est rouverte.
refusal-not-your-seat-to-offer = Cette place n’est pas la vôtre. { $player } peut la céder, ou un admin du serveur.
refusal-seat-not-open = Cette place n’est plus proposée. Une autre l’est peut-être : `/table état` montre qui est où.
refusal-seat-opened-lately = Quelqu’un a dû quitter cette place il y a peu. On pourra la prendre { $when }.
refusal-seat-for-another = Cette place a été proposée à quelqu’un d’autre. *Suivre*, sous *…*, vous montre la suite de la partie.
refusal-sent-away = Vous avez dû quitter cette table, et une place ouverte à tous n’y est plus pour vous. Une personne qui y joue peut vous la proposer, à vous seulement, avec `/table remplacer`.
refusal-knows-too-much = Vous connaissez les secrets d’une autre place de cette table, et ne pouvez donc pas prendre celle-ci. *Suivre*, sous *…*, vous montre la suite de la partie.
refusal-moderator-only = Cela revient aux admins du serveur. Demandez-leur.
refusal-no-bots = Un bot ne peut pas s’asseoir. Mes propres robots jouent aux places que personne ne prend.
refusal-no-such-seat = Cette place n’existe pas. Les places vont de 1 à { $most }.
refusal-not-put-away = Aucune table archivée ici. `/table rouvrir` prend le numéro d’une table de ce serveur.
refusal-too-late-to-reopen = Cette table est archivée depuis plus de 90 jours et reste fermée. On peut encore lire ses coups avec *{ on-card-log }*.

## Comment une partie finit plus tôt

notice-agreed = Les joueurs ont décidé d’arrêter la partie ici.
notice-resigned = { $player } abandonne.
notice-stalled = { $player } a trop fait attendre l’autre et a perdu.
notice-resigned-robot = { $player } abandonne. Un robot continue à cette place.
notice-resigned-last = { $player } abandonne. Il ne restait que des robots : la partie est terminée, sans résultat.
notice-robots-left = Il ne restait que des robots : la partie est terminée, sans résultat.
notice-idle = Rien ne s’est passé à cette table depuis longtemps. Si cela continue, elle sera archivée, au plus tôt dans une semaine.
notice-abandoned = Plus personne ne jouait : la table est archivée. On peut la rouvrir pendant 90 jours.
notice-reopened = La table est rouverte, là où elle en était.
status-agreed = **{ $game }**, table { $table } : arrêtée d’un commun accord.
status-resigned = **{ $game }**, table { $table } : terminée, l’un des joueurs a abandonné ou n’a plus joué.
status-abandoned = **{ $game }**, table { $table } : archivée, plus personne ne jouait.

## Commandes

slash-table-resign = abandonner
slash-table-resign-description = Abandonner la partie
slash-table-end = arrêter
slash-table-end-description = Proposer aux autres d’arrêter la partie sans vainqueur
slash-table-undo = reprendre
slash-table-undo-description = Reprendre des coups : les vôtres tout de suite si c’est permis, sinon d’un commun accord
slash-table-undo-acts = coups
slash-table-undo-acts-description = Combien des derniers coups (1 si vous ne dites rien)
slash-table-reopen = rouvrir
slash-table-reopen-description = Rouvrir une table archivée
slash-table-reopen-table = table
slash-table-reopen-table-description = Le numéro de la table (celle de ce salon si vous ne dites rien)
slash-table-kick = expulser
slash-table-kick-description = Proposer aux autres d’expulser quelqu’un qui se fait attendre
slash-table-kick-player = joueur
slash-table-kick-player-description = La personne qui doit partir
slash-table-replace = remplacer
slash-table-replace-description = Chercher quelqu’un pour votre place, ou pour celle d’un robot
slash-table-replace-seat = place
slash-table-replace-seat-description = Le numéro de la place (la vôtre si vous ne dites rien)
slash-table-replace-person = personne
slash-table-replace-person-description = À qui la proposer (à tous si vous ne dites rien)
