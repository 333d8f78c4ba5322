## Boutons

button-join = Rejoindre
button-still-in = J’en suis toujours
button-leave = Quitter
button-add-robot = Ajouter un robot
button-remove-robot = Retirer un robot
button-rules = Règles
button-cards = Cartes
cards-which = Quelle carte ?
cards-heading = **Cartes** : d’abord celles qui sont sur la table ou dans votre main, puis le reste de la boîte (page { $page } sur { $pages }).
button-start = Commencer
button-cancel = Annuler
button-play = Jouer
button-rematch = Revanche
button-hand = Ma vue
button-last-board = Plateau final
button-log = Journal
button-text = Version texte
button-undo = Reprendre
button-explain = Expliquer
button-less = Moins
button-view = Plateau
button-more = …
button-go-on = Continuer
button-happened = Ce qui s’est passé
button-all-explained = Tout expliqué
button-suggest = Suggérer
more-finish = { $how ->
    [on] Continuer jusqu’à une autre question
    [more] Finir mon tour : { $count ->
        [one] 1 coup ou plus
       *[other] { $count } coups ou plus
    }
   *[all] Finir mon tour : { $count ->
        [one] 1 coup
       *[other] { $count } coups
    }
}
button-finish-stop = Arrêter
suggest-says = Un robot ferait ceci :
suggest-weighs = { $count ->
    [one] Un robot fort ferait ceci :
   *[other] Un robot fort a pesé ces coups, le meilleur d’abord :
}
suggest-standing = { $how ->
    [best] nettement le meilleur
    [equal] à peu près équivalent
    [less] un peu moins bon
   *[worse] nettement moins bon
}
suggest-chance = { $size ->
    [low] presque aucune chance de gagner
    [high] victoire presque assurée
   *[some] environ { $percent } % de chances de gagner
}
suggest-chance-beside = { $size ->
    [low] presque aucune chance de gagner
    [high] victoire presque assurée
   *[some] environ { $percent } %
}
reason-why = Pourquoi, à terme : { $reasons }.
reason-number = { $figure } : { $here } (sinon { $there })
reason-share = { $figure } : { $here } % (sinon { $there } %)
reason-worth = { $figure } (environ { $points } { $sign ->
    [more] de mieux
   *[less] de moins
} pour vous)
figure-lead = votre avance à la fin
finish-done = Joué pour vous : { $count ->
    [one] un coup
   *[other] { $count } coups
}.
finish-goes-on = Un robot continue pour vous tant qu’il n’y a rien d’autre à décider : *{ $act }*.
refusal-no-suggestions = Cette table joue sans suggestions. `/table rythme` demande aux autres de les autoriser.
button-back = Retour
button-help = Aide
button-own-tables = Mes tables
button-back-to-table = Retour à la table
button-close = Fermer
button-next-table = Table suivante ▸
button-previous = Précédent
button-next = Suivant
button-older = Plus ancien
button-newer = Plus récent
button-to-table = Vers la table
button-leave-yes = Quitter la partie
button-cancel-lobby-yes = Annuler la table
button-cancel-yes = { $agreed ->
    [yes] Proposer aux autres
   *[no] Terminer la partie
}

## L’accueil

lobby-seats = { $tagline }
    { $players } · { $time }
lobby-players = { $range ->
    [yes] de { $least } à { $most } joueurs
   *[no] { $most } joueurs
}
lobby-first = La première table ici : { $robots ->
    [yes] *{ on-card-join }*, ou, pour jouer tout de suite, *{ on-card-with-robots }*.
   *[no] appuyez sur *{ on-card-join }* ; l’hôte appuie sur *{ on-card-start }* quand tous sont là.
}
    À votre tour, on vous appelle ; *{ on-card-play }* montre, à vous uniquement, le plateau et vos choix.
lobby-opened = { $host } ouvre une table.
lobby-language = En français.
lobby-seating = { $random ->
    [again] Revanche : chacun avance d’une place.
    [yes] Places tirées au sort.
   *[no] Places dans l’ordre d’arrivée.
}
lobby-option = { $name } : { $value }.
option-about = **{ $name }** : { $value }
    -# { $about }
lobby-host = { $number }. **{ $name }** (hôte)
lobby-person = { $number }. **{ $name }**
lobby-robot = { $number }. robot { $name } ({ $manner })
lobby-no-such-level = À { $seats } joueurs, il n’y a pas de robot fort ici : { $players } { $count ->
    [one] jouera en robot solide
   *[other] joueront en robots solides
}.
levels-choose = La force des robots
levels-all = Tous les robots
level-name = { $level ->
    [gentle] indulgent
    [solid] solide
   *[strong] fort
}
robot-to-be = { $robot } : { $manner }
level-gentle-about = se trompe de temps en temps : pour une première partie
level-solid-about = joue correctement, sans regarder loin
level-strong-about = réfléchit à l’avance, et prend un moment pour cela
robot-like = { $name } (robot { $manner })
characters-choose = Ce qu’aiment les robots
characters-drawn = { $count ->
    [one] À tirer au sort
   *[other] À tirer au sort pour chacun
}
characters-drawn-about = des robots solides, avec un goût bien à eux
lobby-side = { $place } : { $sides }
lobby-free = { $number }. libre
lobby-invited = { $count ->
    [0] Aucune invitation.
   *[other] Invitations : { $people }
}
lobby-invitation = { $count ->
    [0] Invitation à une table de { $game }.
   *[other] { $people } : invitation à une table de { $game }.
}
lobby-invitation-by = C’est **{ $host }** qui invite.
lobby-begins = { $left ->
    [0] La partie commence d’elle-même dès que tout le monde est d’accord.
    [one] **La partie commence d’elle-même à { $count } : encore une personne, et c’est parti.**
   *[other] La partie commence d’elle-même à { $count } : encore { $left } personnes.
}
full-never = seulement quand l’hôte la lance
full-with = à { $count }
terms-full = Départ automatique
terms-full-is = { $count ->
    [0] La partie commence quand l’hôte le décide.
   *[other] La partie commence d’elle-même dès que { $count } places sont prises ; il n’y en a pas d’autres.
}
term-full = le départ
term-pace = le rythme
term-seats = l’ordre des places
term-language = la langue
term-suggestions = les suggestions
term-turnings = les moments forts
lobby-not-agreed = Modifié : { $terms }. { $count ->
    [one] { $players } doit encore
   *[other] { $players } doivent encore
} appuyer sur *{ on-card-still-in }* ; la partie pourra alors commencer.
invite-done = L’invitation est dans le salon.
user-command-challenge = Défier
user-command-profile = Profil
user-command-invite = Inviter à ma table
challenge-title = Défier { $name }
challenge-game = Jeu
challenge-game-about = Une table s’ouvre ici, avec une invitation
challenge-with = Autres joueurs
challenge-robots = Avec des robots aux places restantes
invite-none = Vous ne menez ici aucune table qui attende des joueurs. Défiez plutôt { $name }.
invite-which = À laquelle de vos tables { $name } est-il invité ?
invite-which-menu = Vos tables
invite-which-line = { $game }, table { $table }
refusal-invites-oneself = Vous ne pouvez pas vous inviter vous-même. Choisissez quelqu’un d’autre.
invited-silently = { $why ->
    [refuses] { $people } ne { $count ->
        [one] veut
       *[other] veulent
    } pas d’invitations par mention : { $count ->
        [one] son nom figure
       *[other] leurs noms figurent
    } dans le salon, sans mention. Écrivez-{ $count ->
        [one] lui
       *[other] leur
    } vous-même si vous vous connaissez.
    [before] Cette place a déjà été proposée à { $people } ; la proposition tient, sans nouvelle mention.
   *[often] Vous avez déjà souvent invité { $people } aujourd’hui ; cette fois, { $count ->
        [one] son nom figure
       *[other] leurs noms figurent
    } sans mention.
}
lobby-channel-taken = Il y a déjà une table dans ce salon. Un fil du salon peut avoir la sienne : un bouton l’y ouvre, comme vous l’avez demandée.
button-open-thread = L’ouvrir dans un fil
lobby-cancelled = Cette table a été annulée.
lobby-can-reopen = Cette table a été annulée. Son hôte peut la rouvrir telle qu’elle était.
lobby-expired = Personne n’a lancé cette table à temps. Ouvrez-en une autre quand vous voulez.
lobby-open-here = Votre table est dans ce salon.
lobby-open-done = La table est ouverte dans { $channel }.
lobby-open-pending = La table est ouverte. Discord n’a pas encore affiché sa carte : elle arrivera dans { $channel } dès que ce sera possible.
lobby-open-refused = La table est ouverte, mais sa carte n’a pas pu être publiée. { $why }
lobby-open-mention-me = La table est ouverte, mais je ne suis pas dans ce fil privé et sa carte n’a pas pu être publiée. Mentionnez-moi ici ({ $bot }) : elle arrivera alors.
lobby-open-gone = Ce salon n’existe plus, aucune table n’a donc été ouverte. Choisissez-en un autre.
lobby-thread = { $game } : { $host }

## La carte de la table

card-to-play = { $count ->
    [0] Personne n’a à jouer.
   *[other] À { $players } de jouer.
}
card-sealed = -# Preuve d’un tirage honnête : `{ $digits }`…
card-without-picture = Je ne peux pas joindre de fichiers ici ; voici donc le plateau en mots. Demandez à un admin du serveur la permission *Joindre des fichiers*.
card-picture-refused = Discord n’a pas pris l’image ; voici donc le plateau en mots. L’image sera réessayée au prochain coup, ou quand quelqu’un appuiera sur *Jouer*.
card-won = { $count ->
    [one] { $players } l’emporte.
   *[other] { $players } se partagent la victoire.
}
card-points = { $score } : { $points }.
card-why = { $you ->
    [ahead] Ce qui vous a mis devant { $player }
    [behind] Ce qui a mis { $winner } devant vous
   *[none] Ce qui a mis { $winner } devant { $player }
} : { $parts }.
card-why-part = { $part } ({ $own } contre { $other })
card-why-lead = { $you ->
    [behind] Il vous manque { $points }.
   *[none] Il manque { $points } à { $player }.
}
card-why-tie = { $you ->
    [behind] Vous avez
   *[none] { $player } a
} un résultat aussi bon ; la règle les départage.
turning-heading = **{ $game }**
card-ended = La partie est terminée. Son résultat est plus bas.
card-moved = La table s’est déplacée.
card-displaced = **{ $game }**, table { $table } : il y a maintenant une autre table dans ce salon. La partie reprendra quand son hôte l’aura déplacée dans un autre salon.
ping-your-turn = { $count ->
    [0] Un tour est venu à { $game }.
   *[other] { $people } : à vous de jouer à { $game }.
}
end-of-game = { $count ->
    [0] La partie de { $game } est terminée. { $winners }
   *[other] { $people } : la partie de { $game } est terminée. { $winners }
}
told-about = **{ $game }** : { $text }

## Le dialogue

dialog-choose = Choisissez
dialog-choose-page = Choisissez (page { $page } sur { $pages })
dialog-explain = **{ $act }** : { $text }
dialog-choose-act = { $act }… ({ $count })
dialog-other-numbers = Avec un autre nombre
dialog-pick = { $range ->
    [upto] Choisissez-en jusqu’à { $most }
    [exact] Choisissez-en { $most }
   *[between] Choisissez-en de { $least } à { $most }
}
dialog-pick-none = Rien
dialog-number-all = { $number } · tout
dialog-number-but-one = { $number }
dialog-number-half = { $number }
dialog-number-least = { $number }
dialog-type-number = Un autre…
dialog-number-title = Combien ?
dialog-number-label = Un nombre de { $least } à { $most }
dialog-awaited = { $count ->
    [0] Personne n’a à jouer (tour commencé { $since }).
   *[other] On attend { $players } (tour commencé { $since }).
}
dialog-run = { $count } coups d’un coup
dialog-play-it = Jouer ce coup
dialog-only-move = Une seule chose est possible maintenant :
dialog-over = La partie est terminée.
dialog-stranded = Le salon de cette table a disparu. La partie attend que son hôte la déplace dans un autre salon.
dialog-put-out = Je ne suis plus sur le serveur de cette table. La partie attend, et reprendra quand on m’y invitera de nouveau.
dialog-undone = Repris : { $move }{ $seen ->
    [yes] {" "}Ce que vous avez vu alors, vous le savez désormais.
   *[no] {""}
}
last-board = Le plateau à la fin de la partie.
dialog-changed = Le plateau a changé depuis que vous avez ouvert ceci. Voici la nouvelle position.
dialog-first-step = { $act } : { $value }…
dialog-barred = { $act } – { $reason }
dialog-barred-all = Impossible maintenant : { $acts }
dialog-marks = Vous pouvez choisir : { $marks }.
dialog-closed = Fermé. Rien n’a été joué.
confirm-closed = Fermé. Rien n’a été changé.
sheet-closed = Fermé.
dm-your-turn = À vous de jouer à **{ $game }** ({ $where }).
dm-line = **{ $game }** ({ $where }) : { $text }
where-channel = #{ $channel }, { $server }
where-table = table { $table }
dm-seat-left = Vous n’êtes plus à la table { $table } ({ $game }). { $why }
dm-seat-left-cup = Vous n’êtes plus à la table { $table } du tournoi **{ $cup }** ({ $game }). { $why }
dm-left-why = { $why ->
    [round] La ronde est terminée ; des robots finissent la partie, et votre place compte pour vous.
    [away] Un robot continue à votre place.
   *[left] { "" }
}
dm-turn-over = Votre tour est terminé.

## Journal, état, autres

log-empty = Il ne s’est encore rien passé.
did-acts = { $player } { $acts }
did-again = { $act } ({ $count } fois)
log-undo = { $player } a repris son dernier coup.
log-undo-what = { $player } a repris : « { $what } »
log-seat = { $how ->
    [resigned] { $player } abandonne ; { $newcomer } continue à cette place.
    [sent] { $newcomer } continue à la place de { $player }, qui a dû la quitter.
    [taken] { $newcomer } prend la place de { $player }.
   *[left] { $player } quitte la table ; { $newcomer } continue à cette place.
}
log-stood-in = { $text } *(choisi par un robot)*
log-hash = Tirage fixé au début, son SHA-256 : { $hash }
more-heading = { $group ->
    [look] À consulter
    [moves] Coups et temps
    [seat] Votre place
   *[record] La partie enregistrée
}
status-lobby = **{ $game }**, table { $table } : attend des joueurs.
status-running = **{ $game }**, table { $table } : en cours.
status-finished = **{ $game }**, table { $table } : terminée.
status-cancelled = **{ $game }**, table { $table } : annulée.
status-expired = **{ $game }**, table { $table } : jamais commencée.
status-stranded = **{ $game }**, table { $table } : son salon a disparu.
status-put-out = **{ $game }**, table { $table } : je ne suis plus sur son serveur.
leave-really = { $resigns ->
    [yes] À deux, quitter, c’est abandonner : l’autre personne gagne, et la partie est terminée. { $early ->
        [yes] Il est trop tôt pour que le classement en tienne compte.
       *[no] Elle compte comme perdue pour vous.
    } Quitter ?
   *[no] { $left ->
        [robots] Il ne resterait que des robots : la partie s’arrête ici, sans résultat. Quitter ?
       *[people] Un robot prendra votre place et tout ce qui s’y trouve. Quitter ?
    }
}
leave-done = { $left ->
    [robots] Vous avez quitté la table. Il ne restait que des robots : la partie est terminée, sans résultat.
   *[people] Vous avez quitté la table.
}
cancel-really = { $agreed ->
    [yes] Une partie commencée ne s’arrête avant la fin que d’un commun accord. Proposer aux autres de l’arrêter sans résultat ?
   *[no] Ceci termine la partie pour tout le monde, sans résultat.
}
cancel-lobby-really = D’autres personnes sont à cette table ou y sont invitées. L’annuler pour tout le monde ?
cancel-done = La table est annulée.
move-done = La table est maintenant ici.

## Avis

card-game-away = Le jeu de la table { $table } n’est pas installé pour le moment. Rien n’est perdu : la table reprendra d’elle-même quand l’opérateur du bot aura remis le jeu.
notice-set-aside = Cette table ne peut pas être ouverte pour le moment. Rien n’est perdu ; l’opérateur du bot est prévenu.
notice-restored = Cette table peut de nouveau être ouverte. Rien n’est perdu.
notice-cancelled = La partie a été annulée.
notice-moved = La table s’est installée ici.
notice-stranded = Le salon de votre table { $table } ({ $game }) a été supprimé. La partie est conservée : utilisez `/table déplacer` avec le numéro { $table } dans un autre salon pour continuer.
notice-displaced = Votre table { $table } ({ $game }) peut de nouveau être ouverte, mais il y a maintenant une autre table dans son salon. Utilisez `/table déplacer` avec le numéro { $table } dans un autre salon pour continuer.
trouble-attach-files = Je ne peux pas joindre de fichiers à votre table { $table } ({ $game }). Demandez à un admin du serveur la permission *Joindre des fichiers* ; la partie continue en mots.
trouble-send-messages = Je ne peux pas écrire à votre table { $table } ({ $game }). Demandez à un admin du serveur les permissions *Voir le salon* et *Envoyer des messages* ; la partie attend.
trouble-thread-locked = Le fil de votre table { $table } ({ $game }) est verrouillé : je ne peux pas y écrire. Demandez à un modérateur de le déverrouiller ; la partie et ses pendules attendent jusque-là.
trouble-removed = Je ne suis plus sur le serveur de votre table { $table } ({ $game }). La partie et ses pendules attendent, et reprennent quand on m’invite de nouveau.
trouble-here-attach-files = Je ne peux pas joindre de fichiers ici. Demandez à un admin du serveur la permission *Joindre des fichiers*.
trouble-here-send-messages = Je ne peux pas écrire dans ce salon. Demandez à un admin du serveur les permissions *Voir le salon* et *Envoyer des messages* ; la partie attend.
trouble-here-thread-locked = Ce fil est verrouillé : je ne peux pas y écrire. Demandez à un modérateur de le déverrouiller ; la partie et ses pendules attendent jusque-là.
trouble-here-removed = Je ne suis plus sur le serveur de cette table. La partie et ses pendules attendent, et reprennent quand on m’invite de nouveau.
told-closed-dms = Je ne peux pas vous écrire en privé ; vos tours ne s’affichent donc qu’ici. Pour les recevoir : menu du serveur, *Paramètres de confidentialité*, *Messages privés*.

## Refus

refusal-broken = Quelque chose s’est cassé de mon côté. Rien n’a changé. Réessayez, ou donnez à l’opérateur du bot le code { $code }.
refusal-half-done = Quelque chose s’est cassé de mon côté en cours de route : ce que vous avez demandé est peut-être fait. Regardez où en sont les choses avant de réessayer. Si cela se répète, donnez à l’opérateur du bot le code { $code }.
refusal-not-shown = Ce que vous avez demandé est fait, mais je n’ai pas pu le montrer. Appuyez sur *{ on-card-play }* pour voir où en est la partie. Si cela se répète, donnez à l’opérateur du bot le code { $code }.
refusal-maybe-stored = Ma base de données a disparu pendant que j’enregistrais cela, et je ne sais pas si c’est fait. Regardez où en sont les choses avant de réessayer. Si cela se répète, donnez à l’opérateur du bot le code { $code }.
refusal-command-changed = Cette commande a changé. Rechargez Discord et tapez-la de nouveau.
refusal-unreadable-button = Ce bouton n’est plus lisible. Rouvrez la table avec *{ on-card-play }*, sur sa carte.
refusal-stranded = Le salon de la table { $table } a disparu et la partie attend. Son hôte peut continuer dans un autre salon avec `/table déplacer`.
refusal-put-out = Je ne suis plus sur le serveur de la table { $table } et la partie attend. Elle reprendra où elle en était quand on m’y invitera de nouveau.
refusal-awaited = { $count ->
    [0] Ce n’est pas votre tour.
   *[other] Ce n’est pas votre tour : à { $players } de jouer.
} On vous appellera quand il viendra.
refusal-cannot-store = Je ne peux rien enregistrer en ce moment : rien n’a changé. Vous pouvez toujours tout regarder. Réessayez plus tard, ou prévenez l’opérateur du bot.
refusal-overloaded = Il se passe énormément de choses en ce moment. Rien n’a changé ; réessayez dans une minute.
refusal-busy = Beaucoup de coups attendent à cette table. Rien n’a changé ; réessayez dans un instant.
refusal-no-table = Cette table n’existe pas. `/parties` donne les vôtres.
refusal-no-table-here = Il n’y a pas de table dans ce salon. Ouvrez-en une avec la commande `nouveau` d’un jeu, par exemple `/touareg nouveau`.
refusal-game-away = Le jeu de la table { $table } n’est pas installé pour le moment. Rien n’est perdu : demandez à l’opérateur du bot de le remettre, et la table reprendra d’elle-même.
refusal-tournament-away = Le jeu du tournoi { $name } n’est pas installé pour le moment. Rien n’est perdu : demandez à l’opérateur du bot de le remettre, et le tournoi reprendra de lui-même.
refusal-set-aside = La table { $table } ne peut pas être ouverte pour le moment. Rien n’est perdu ; l’opérateur du bot est prévenu.
refusal-not-your-seat = Quelqu’un d’autre occupe cette place. `/parties` donne les tables où vous jouez.
refusal-not-at-this-table = Vous n’êtes pas à cette table. La carte montre tout ce qui est visible ; *{ on-card-log }* et *{ on-card-rules }* marchent aussi pour vous, et *…* permet de suivre la partie.
refusal-not-started = La partie n’a pas encore commencé. Elle commence quand l’hôte appuie sur *{ on-card-start }*.
refusal-channel-taken = Il y a déjà une table dans ce salon. Prenez un autre salon ou un fil, ou terminez d’abord cette partie.
refusal-taken-because = Il y a déjà une table dans ce salon, et une autre ne pourrait être que dans un fil, ce qui n’est pas possible. { $why } Ou utilisez un autre salon.
refusal-taken-long = Il y a déjà une table dans ce salon. Tapez la même commande avec l’option `fil` : elle s’ouvrira dans un fil à elle.
refusal-already-seated = Vous êtes déjà à cette table. Vous n’avez rien d’autre à faire.
refusal-removed = L’hôte de cette table a libéré votre place. Vous pourrez revenir s’il vous invite nommément.
refusal-guest-sits = { $player } est déjà à cette table. Choisissez quelqu’un d’autre.
refusal-not-agreed = Quelque chose a changé après l’arrivée de joueurs ; la carte dit quoi. { $count ->
    [0] Il faut d’abord que ces joueurs appuient
   *[other] { $players } : il faut d’abord appuyer
} sur *{ on-card-still-in }*, sur la carte.
refusal-terms-again = Quelque chose a de nouveau changé entre-temps. Regardez la carte, puis appuyez encore une fois sur *{ on-card-still-in }*.
refusal-own-lobbies = { $most ->
    [one] Une de vos tables attend
   *[other] { $most } de vos tables attendent
} déjà des joueurs : { $channels }. Commencez-en ou annulez-en une d’abord.
refusal-server-lobbies = { $most ->
    [one] Une table attend
   *[other] { $most } tables attendent
} déjà des joueurs sur ce serveur. Rejoignez-en une, ou patientez jusqu’à ce qu’une partie commence.
refusal-tables-today = Les nouvelles tables sont limitées à { $most } par jour { $who ->
    [you] et par personne
   *[server] sur ce serveur
}. La prochaine pourra s’ouvrir { $when }.
refusal-threads-today = Les fils pour des tables sont limités à { $most } par jour { $who ->
    [you] et par personne
   *[server] sur ce serveur
}. Le prochain pourra être ouvert { $when } ; dans un salon, une table peut s’ouvrir dès maintenant.
refusal-invitations-today = Les invitations sont limitées à { $most } par jour { $who ->
    [you] et par personne
   *[server] sur ce serveur
}, et ce serait trop. Vous pourrez de nouveau inviter { $when }. Sans invitation, chacun peut toujours rejoindre la table.
refusal-moves-today = Cette table a été déplacée { $most ->
    [one] une fois
   *[other] { $most } fois
} en une journée. On pourra de nouveau la déplacer { $when }.
refusal-followers = { $most } personnes suivent cette table, et c’est la limite. Sa carte, dans le salon, montre la même chose.
refusal-taken-back-often = Vous avez changé d’avis { $most } fois pendant ce tour. Ce qui est choisi reste choisi ; vous pouvez toujours continuer votre tour.
refusal-too-fast = Personne n’appuie aussi vite. Rien n’a été fait ; réessayez { $when }.
refusal-not-seated = Vous n’êtes pas à cette table. `/parties` donne les tables où vous jouez.
refusal-table-full = Toutes les places sont prises. Attendez qu’une place se libère, ou ouvrez une autre table.
refusal-full-at = { $range ->
    [yes] Ce jeu se joue de { $least } à { $most }. Choisissez un de ces nombres.
   *[no] Ce jeu se joue à { $most }. Choisissez ce nombre.
}
refusal-full-below = { $present } places sont déjà prises. Choisissez ce nombre ou davantage, ou retirez d’abord quelqu’un.
refusal-side-taken = { $players } a déjà fait ce choix. Choisissez autre chose, ou laissez la question ouverte.
refusal-no-such-level = À { $seats } joueurs, il n’y a pas de robot { $level ->
    [gentle] indulgent
    [solid] solide
   *[strong] fort
} ici. Choisissez une autre force.
refusal-no-robot = Aucun robot n’est assis ici. *{ on-card-add-robot }* en fait venir un.
refusal-too-few = Il faut { $least } joueurs, { $present ->
    [one] un seul est là
   *[other] { $present } sont là
}. Attendez-en d’autres, ou ajoutez un robot.
refusal-already-started = La partie a déjà commencé. Appuyez sur *{ on-card-play }*, sur sa carte, ou suivez-la sous *…*.
refusal-lobby-closed = Cette table est fermée. Ouvrez-en une autre avec la commande `nouveau` d’un jeu.
refusal-cancel-by-agreement = Une partie commencée ne s’arrête avant la fin que d’un commun accord : `/table arrêter` pose la question aux autres. Un admin du serveur peut l’arrêter tout de suite.
refusal-host-only = Cela revient à l’hôte de la table et aux admins du serveur. Demandez-leur.
refusal-other-game = La table de ce salon joue à { $game }. Utilisez ici les commandes de ce jeu.
refusal-nothing-to-undo = Rien ne peut être repris maintenant : quelqu’un d’autre a joué depuis, ou quelque chose de caché ou d’aléatoire est apparu. `/table reprendre` demande l’accord des autres.
refusal-not-possible-now = Ce n’est pas possible maintenant. Appuyez sur *{ on-card-play }* pour voir tout ce qui l’est.
refusal-not-a-number = Ce n’est pas un nombre entier. Réessayez avec des chiffres seulement.
refusal-server-only = Les tables se tiennent dans les salons d’un serveur. Utilisez cette commande là-bas.
refusal-not-a-member = Je ne suis pas membre de ce serveur. Les tables se tiennent là où je peux écrire : demandez aux personnes qui le gèrent de m’ajouter.
refusal-user-install-off = Je ne réponds que sur mes serveurs et dans mes messages privés. Utilisez la commande là-bas.
refusal-no-such-card = Ce nom ne désigne pas une seule carte. Choisissez parmi celles proposées pendant la saisie.
refusal-no-thread-here = Je ne peux ouvrir un fil que dans un salon textuel ordinaire. Utilisez la commande là-bas, ou renoncez au fil.
refusal-too-many-threads = Ce serveur a autant de fils ouverts que Discord le permet. Demandez à un modérateur d’en fermer, ou renoncez au fil.
refusal-no-thread-now = Discord ne m’a pas laissé ouvrir de fil. Réessayez dans un moment, ou renoncez au fil.
refusal-may-not-thread = Je n’ai pas le droit d’ouvrir un fil ici. Demandez à un admin du serveur la permission *Créer des fils publics*.
refusal-permission-view-channel = Je ne vois pas ce salon. Demandez à un admin du serveur la permission *Voir le salon*, puis réessayez.
refusal-permission-connect = Dans le chat d’un salon vocal, il me faut la permission *Se connecter* pour écrire. Demandez-la à un admin du serveur, ou jouez dans un salon textuel.
refusal-permission-send-messages = Je ne peux pas écrire ici. Demandez à un admin du serveur la permission *Envoyer des messages*, puis réessayez.
refusal-permission-send-messages-in-threads = Je ne peux pas écrire dans les fils ici. Demandez à un admin du serveur la permission *Envoyer des messages dans les fils*, puis réessayez.
refusal-permission-attach-files = Je ne peux pas joindre de fichiers ici. Demandez à un admin du serveur la permission *Joindre des fichiers*, puis réessayez.
refusal-permission-create-public-threads = Je n’ai pas le droit d’ouvrir un fil ici. Demandez à un admin du serveur la permission *Créer des fils publics*, puis réessayez.

## Aide

help-game = • **{ $name }** (`/{ $command } nouveau`, { $players }, { $time }) : { $tagline }

## Commandes

slash-azalai = azalai
slash-azalai-description = Aide, vos préférences et votre profil, vos données, les réglages d’un serveur
slash-help = aide
slash-help-description = Comment jouer, et quels jeux il y a
slash-table = table
slash-table-description = La table de ce salon
slash-table-status = état
slash-table-status-description = Qui joue, qui est attendu, avec quelles options
slash-table-board = plateau
slash-table-board-description = Le plateau, pour vous uniquement
slash-table-hand = vue
slash-table-hand-description = La table telle que vous la voyez, pour vous uniquement
slash-table-log = journal
slash-table-log-description = Ce qui s’est passé jusqu’ici
slash-table-leave = quitter
slash-table-leave-description = Quitter la table
slash-table-invite = inviter
slash-table-invite-description = Inviter encore quelqu’un à cette table avant le début
slash-table-invite-person = personne
slash-table-invite-person-description = La personne à inviter
slash-table-cancel = annuler
slash-table-cancel-description = Terminer la table sans résultat
slash-table-move = déplacer
slash-table-move-description = Déplacer une de vos tables dans ce salon
slash-table-move-table = table
slash-table-move-table-description = Le numéro de la table, comme son état l’indique
slash-new = nouveau
slash-new-description = Ouvrir une table dans ce salon
slash-new-player1 = joueur1
slash-new-player1-description = Une personne à inviter
slash-new-player2 = joueur2
slash-new-player2-description = Une autre personne à inviter
slash-new-player3 = joueur3
slash-new-player3-description = Une autre personne à inviter
slash-new-player4 = joueur4
slash-new-player4-description = Une autre personne à inviter
slash-new-language = langue
slash-new-language-description = La langue de la carte ; les réponses privées sont dans la vôtre
slash-new-seats = places
slash-new-seats-description = Comment les places sont attribuées
slash-new-thread = fil
slash-new-thread-description = Donner à la table un fil à elle
slash-new-full = complet
slash-new-full-description = Commencer dès que tant de places sont prises ; rien : quand vous lancez la partie
slash-hand = vue
slash-hand-description = La table telle que vous la voyez, pour vous uniquement
slash-board = plateau
slash-board-description = Le plateau, pour vous uniquement
slash-rules = règles
slash-rules-description = Les règles en bref
slash-card = carte
slash-card-description = Une carte du jeu en grand, avec ce qu’elle fait, pour vous uniquement
slash-card-card = carte
slash-card-card-description = Le nom ou le numéro de la carte
seats-random = au sort
seats-joined = dans l’ordre d’arrivée

## Le terrain de jeu

playground-server = Terrain d’essai
playground-topic = La place du marché
playground-messages = Messages privés, { $name } :
playground-others = Ailleurs
playground-person = { $name } ({ $language })
playground-hint = Le salon dit comment commencer. « Viewing as » vous change en quelqu’un d’autre. Ctrl-C pour arrêter.
