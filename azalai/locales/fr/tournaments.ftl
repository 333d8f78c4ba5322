### Tournois : un champ de participants, des rondes, un classement.

button-cup-join = Participer
button-cup-leave = Ne pas participer
button-cup-mine = Ma table
button-cup-standings = Classement
button-cup-games = Parties
button-cup-withdraw = Abandonner le tournoi
button-cup-withdraw-yes = Abandonner le tournoi
button-cup-export = Résultats en fichier
button-cup-lead = Diriger…

cup-terms = { $kind ->
    [everyone] { $game }, tous contre tous
    [swiss] { $game }, système suisse, { $rounds ->
        [one] { $rounds } ronde
       *[other] { $rounds } rondes
    }
   *[knockout] { $game }, élimination directe
}, { $size ->
    [2] parties à deux.
   *[other] tables de { $size }.
}
cup-hours = { $hours ->
    [1] Une ronde dure une heure au plus.
   *[other] Une ronde dure { $hours } heures au plus.
} { $then ->
    [robots] Ceux qui doivent alors décider quittent le tournoi.
   *[host] L’hôte termine alors les parties qui restent.
}
cup-form-title = Nouveau tournoi : { $game }
cup-form-kind = Qui rencontre qui
cup-form-kind-about = Suisse : ceux qui ont autant de points se rencontrent. Élimination : le perdant sort.
cup-form-rounds = Rondes
cup-form-rounds-about = pour un système suisse seulement : de 1 à 15
cup-form-size = Personnes à une table
cup-form-seats = { $count } personnes
cup-form-no-hours = sans limite
cup-form-hours = Une ronde dure au plus
cup-form-begins = Il commence
cup-form-begins-about = en heures ou jours (24 h, 3 j), le 2026-12-01 18:00 UTC, ou une fois complet (8) ; vide : à huit
cup-in = **{ $count } sur { $most }** : { $names }
cup-nobody = personne pour l’instant
cup-begins = { $when ->
    [time] Début { $moment } à partir de { $least } participants, ou plus tôt si le tournoi est complet.
    [few] L’heure est passée avec moins de { $least } participants. Il commence dès qu’il y en a { $least } ; sinon il n’a pas lieu : { $moment }.
   *[full] Début quand le tournoi est complet, ou sur décision de l’hôte à partir de { $least } participants.
}
cup-vanish = Si vous abandonnez, ou ne jouez pas pendant { $span }, { $size ->
    [2] vous perdez votre partie
   *[other] un robot prend votre place
}, et vous ne rencontrez plus personne.
cup-not-begun = Le tournoi n’a pas commencé.
cup-state = **{ $stage }** · { $over ->
    [one] { $over } partie terminée
   *[other] { $over } parties terminées
} sur { $games }.
cup-due = Fin de la ronde { $due }.
cup-over = **Le tournoi est terminé.**
cup-cancelled = { $why ->
    [few] Le tournoi n’a pas lieu : trop peu de participants.
    [lapsed] Le tournoi n’a pas lieu : personne ne l’a commencé à temps.
    [channel] Le tournoi n’a pas lieu : son salon a été supprimé avant le début.
    [trouble] Le tournoi est arrêté : l’obstacle a duré trop longtemps. Les parties en cours continuent.
   *[ended] Le tournoi a été arrêté. Les parties en cours continuent.
}
cup-round = Ronde { $round }
cup-round-begins = Ronde { $round } : { $tables }.
cup-round-matches = { $round } : { $matches }
cup-group = Groupe { $number }
cup-no-games = Aucune partie n’a encore commencé.
cup-bye = { $count ->
    [one] { $names } est exempt : cela compte comme une victoire.
   *[other] { $names } sont exempts : cela compte comme une victoire.
}
cup-rest = { $count ->
    [one] { $names } est au repos.
   *[other] { $names } sont au repos.
}
cup-line = { $place }. { $name } · { $points } ({ $opponents }){ $decided ->
    [meeting] , départage par leur partie
    [difference] , départage par les points dans les parties
   *[other] { "" }
}
cup-line-knockout = { $place }. { $name }
cup-more = … et { $count } de plus : *{ button-cup-standings }* les montre tous.
cup-gone = a quitté le tournoi
cup-order-how = Une victoire vaut un point, la dernière place rien, les places entre les deux se partagent le reste. Entre parenthèses : les points des adversaires rencontrés. À égalité, on compare les parties jouées entre eux, puis la différence de points dans les parties ; sinon, la place est partagée. Une exemption compte comme un adversaire ayant autant de points.
cup-your-table = Vous jouez dans { $channel }.
cup-no-table = { $status ->
    [done] Vous avez joué votre dernière partie de ce tournoi. *{ button-cup-standings }* montre la suite.
    [running] Vous n’avez pas de partie en ce moment. La prochaine s’ouvrira ici dans un fil, et je vous appellerai.
    [open] Le tournoi n’a pas encore commencé.
   *[other] Le tournoi est terminé.
}
cup-not-in = Vous ne participez pas à ce tournoi.
cup-joined = Vous participez à **{ $name }**. Au début, votre table s’ouvrira ici dans un fil et je vous appellerai.
cup-left = Vous ne participez plus à **{ $name }**.
cup-withdraw-really = Abandonner **{ $name }** ? { $game ->
    [two] Vous perdez votre partie (si elle vient de commencer, un robot continue), et vous ne rencontrez
    [more] Un robot termine votre partie, et vous ne rencontrez
   *[none] Vous ne rencontrez
} plus personne.
cup-withdrawn = Vous avez abandonné **{ $name }** et ne rencontrez plus personne.
cup-opened = **{ $name }** est ouvert. Sa carte est dans ce salon.
cup-ended = **{ $name }** est terminé.
cup-thread = {" "}· R{ $round } · #{ $number }
cup-which = De quel tournoi s’agit-il ?
cup-and-more = { $listed } et { $count } de plus
cup-more-games = … et { $count ->
    [one] une de plus
   *[other] { $count } de plus
} : *{ button-cup-games }* les montre toutes.
cup-round-of = Ronde { $round } sur { $rounds }
cup-semi-final = Demi-finale
cup-won = { $count ->
    [0] Personne n’a gagné.
    [one] **{ $names }** a gagné.
   *[other] **{ $names }** se partagent la première place.
}
cup-group-won = **Groupe { $number }** : { $names }
cup-place-2 = Deuxième : { $names }
cup-place-3 = Troisième : { $names }
cup-you-are-out = Vous n’êtes plus dans ce tournoi et ne rencontrez plus personne. *{ button-cup-standings }* en montre la suite.
button-cup-begin = Commencer
button-cup-end-round = Finir la ronde…
button-cup-end = Arrêter le tournoi…
button-cup-do = { $act ->
    [next] Finir la ronde
   *[end] Arrêter le tournoi
}
cup-ask-next = **{ $stage }** de **{ $name }** finit maintenant. Vraiment ?
cup-ask-end = { $status ->
    [open] **{ $name }** n’aura pas lieu. Vraiment ?
   *[running] **{ $name }** s’arrête maintenant, sans vainqueur. Vraiment ?
}
cup-fate-of = { $game } : { $fate }
cup-fate = { $fate ->
    [called-off] pas encore ouverte, tous partagent les places
    [shared] à l’arrêt, tous partagent les places
    [neither] les deux doivent décider, ils partagent les places et quittent le tournoi
    [loses] { $late } doit décider, perd et quitte le tournoi
    [overtime] { $count ->
        [0] personne ne doit décider ; la partie continue pendant 24 heures au plus
        [one] { $late } doit décider et quitte le tournoi ; un robot continue, pendant 24 heures au plus
       *[other] { $late } doivent décider et quittent le tournoi ; des robots continuent, pendant 24 heures au plus
    }
    [robots] des robots la terminent
   *[plays-on] continue comme toute autre partie
}
cup-more-fates = … et { $count } de plus
cup-begun = **{ $name }** commence. Ses tables s’ouvrent dans des fils.
cup-round-ended = La ronde de **{ $name }** est finie :
cup-finished = **{ $name }** est terminé. { $how }{ $some ->
    [yes] {" "}{ $people }
   *[no] {""}
}

slash-cup = tournoi
slash-cup-description = Des rondes à plusieurs : tous contre tous, système suisse ou élimination
slash-cup-new = nouveau
slash-cup-new-description = Ouvrir un tournoi dans ce salon
slash-cup-new-game = jeu
slash-cup-new-game-description = À quel jeu on joue
slash-cup-new-name = nom
slash-cup-new-name-description = Comment s’appelle le tournoi
slash-cup-new-kind = formule
slash-cup-new-kind-description = Qui rencontre qui
slash-cup-new-size = taille
slash-cup-new-size-description = Combien de joueurs à une table
slash-cup-new-rounds = rondes
slash-cup-new-rounds-description = Combien de rondes compte un système suisse
slash-cup-new-least = minimum
slash-cup-new-least-description = À combien il peut commencer
slash-cup-new-most = maximum
slash-cup-new-most-description = Combien peuvent participer
slash-cup-new-robots = robots
slash-cup-new-robots-description = Combien de robots participent dès le début
slash-cup-new-hours = attente
slash-cup-new-hours-description = Dans combien d’heures il commence de lui-même
slash-cup-new-round-hours = heures-par-ronde
slash-cup-new-round-hours-description = Durée d’une ronde en heures ; rien : jusqu’à sa dernière partie
slash-cup-new-late = retard
slash-cup-new-late-description = Que deviennent les parties non finies à la fin du temps d’une ronde
slash-cup-new-pace = cadence
slash-cup-new-pace-description = Heures par tour à ses tables : 24, ou 24 / 48 / 6
slash-cup-which = tournoi
slash-cup-which-description = Quel tournoi, s’il y en a plusieurs
slash-cup-join = participer
slash-cup-join-description = Participer à un tournoi
slash-cup-leave = quitter
slash-cup-leave-description = Ne plus participer, avant le début
slash-cup-show = voir
slash-cup-show-description = Classement d’un tournoi
slash-cup-next = suite
slash-cup-next-description = Commencer le tournoi, ou finir sa ronde
slash-cup-withdraw = abandonner
slash-cup-withdraw-description = Quitter un tournoi en cours
slash-cup-end = arrêter
slash-cup-end-description = Arrêter un tournoi avant sa fin
cup-kind-everyone = tous contre tous
cup-kind-swiss = système suisse
cup-kind-knockout = élimination directe
cup-late-robots = qui doit décider sort
cup-late-host = l’hôte décide

refusal-tournaments-here = Ce serveur a déjà { $most } tournois. Attendez la fin de l’un d’eux.
refusal-tournament-size = Les tables de ce jeu accueillent de { $least } à { $most } personnes. Choisissez une autre taille.
refusal-knockout-of-two = L’élimination directe se joue à deux. Choisissez le système suisse, ou tous contre tous.
refusal-tournament-field = De { $least } à { $most } personnes peuvent participer. Choisissez des nombres entre les deux, le plus petit d’abord.
refusal-tournament-rounds = Un système suisse compte de 1 à { $most } rondes. Choisissez un nombre entre les deux.
refusal-tournament-hours = Une ronde dure { $most } heures au plus. Choisissez-en moins, ou aucune.
refusal-tournament-fill = Il doit rester une place pour une personne. Choisissez moins de robots.
refusal-tournament-begins = Je ne lis pas quand il commence. Écrivez 24 h, 3 j, un nombre de personnes ou une date comme 2026-12-01 18:00, d’ici { $days } jours.
refusal-tournament-form = Discord n’a pas accepté ce formulaire. Donnez les conditions après la commande, par exemple la formule.
refusal-tournament-past = Il ne peut pas commencer dans le passé. Choisissez un nombre d’heures à partir de maintenant.
refusal-tournament-joined = Vous participez déjà. Je vous appellerai au début.
refusal-tournament-full = Le tournoi est complet. Si quelqu’un le quitte avant le début, une place se libère.
refusal-tournament-begun = Le tournoi a commencé, on ne peut plus le rejoindre ni le quitter. *{ button-cup-withdraw }* vous en retire.
refusal-tournament-not-running = Le tournoi n’est pas en cours. Sa carte dit où il en est.
refusal-tournament-not-in = Vous ne participez pas à ce tournoi. Sa carte dit si c’est encore possible.
refusal-tournament-over = Le tournoi est terminé. *{ button-cup-standings }* en montre l’issue.
refusal-tournament-few = Il y a { $present } participants, et il en faut { $least } pour commencer. Invitez du monde, ou patientez.
refusal-tournament-host = C’est à la personne qui a ouvert le tournoi, ou qui a la permission *Gérer le serveur*, de le faire. Demandez-lui.
refusal-no-tournament = Ce tournoi n’existe plus. Cherchez une carte plus récente dans le salon.
refusal-no-tournament-here = Il n’y a pas ici de tournoi qui convienne. Tapez `/azalai tournoi nouveau` pour en ouvrir un.
refusal-tournament-no-rounds = Seul un système suisse a un nombre de rondes à choisir. Laissez `rondes` vide, ou choisissez le système suisse.
refusal-tournament-size-over-field = Une table de { $size } demande { $size } personnes, et { $most } seulement peuvent participer. Choisissez des tables plus petites, ou plus de participants.
refusal-tournament-late-without-hours = Le sort des parties non finies ne compte que si une ronde a des heures. Choisissez aussi `heures-par-ronde`, ou laissez `retard` vide.
refusal-tournament-turn-over-round = Un tour pourrait durer plus qu’une ronde entière de { $hours } heures. Choisissez moins d’heures par tour (`cadence`), ou plus par ronde.
refusal-tournament-many-robots = Au plus { $most } robots peuvent participer ici, pas plus que de personnes. Choisissez-en moins, ou demandez à quelqu’un qui a la permission *Gérer le serveur* d’ouvrir le tournoi.
refusal-own-tournament-waits = Votre tournoi { $name } attend encore du monde. Commencez-le ou arrêtez-le d’abord : *{ button-cup-lead }* sur sa carte.
refusal-tournament-in-thread = Un tournoi demande un salon, où chaque partie a son propre fil. Utilisez la commande dans le salon même.
refusal-no-tournament-called = Aucun tournoi que vous voyez ici ne porte ce nom. Choisissez parmi ceux que Discord propose pendant la saisie.
cup-lapses = Il doit commencer d’ici au { $moment } ; sinon il n’a pas lieu.
button-cup-terms = Autres règles
cup-terms-title = Règles du tournoi
cup-terms-least = Il faut au moins
cup-terms-most = Il y a place pour au plus
cup-terms-robots = Robots qui participent
cup-terms-pace = Heures par coup / réserve / ajout
cup-terms-late = Quand le temps d’une ronde est écoulé
refusal-tournament-numbers = Ce doivent être des nombres entiers. Rien n’a été changé.
refusal-tournament-entered = { $present } personnes et { $robots } robots, c’est plus que les { $most } places qu’il y aurait. Rien n’a été changé.
refusal-tournament-terms-fixed = Le tournoi a commencé, ses règles restent donc. *{ button-cup-lead }* sur sa carte montre ce que vous pouvez faire maintenant.
refusal-tournament-terms-form = Votre Discord ne peut pas montrer ce formulaire. Un autre client le peut.
cup-late = Le temps de la ronde est écoulé.
cup-overtime = prolongation, fin { $moment }
notice-overtime = Le temps de la ronde est écoulé. La personne qui devait décider a quitté le tournoi, et un robot continue. Les autres ont 24 heures de prolongation ; ensuite, des robots terminent la partie, et elle compte pour eux.
cup-standing = { $why ->
    [still] à l’arrêt : écriture refusée
   *[aside] mise de côté : illisible
}
cup-trouble = { $trouble ->
    [send] Je ne peux pas écrire dans ce salon. Une personne qui administre le serveur peut me donner *Voir le salon*, *Envoyer des messages* et *Joindre des fichiers* ; les parties continuent.
    [threads] Je ne peux pas créer de fils dans ce salon. Une personne qui administre le serveur peut me donner *Créer des fils publics* et *Envoyer des messages dans les fils* ; les parties commencées continuent, les autres attendent.
    [full] Le serveur a autant de fils ouverts que Discord le permet. Fermez-en quelques-uns d’inutiles ; les parties commencées continuent, les autres attendent.
    [day] Ce serveur a créé aujourd’hui autant de fils qu’il est permis. Les parties en attente commencent d’elles-mêmes, demain au plus tard.
    [refused] Discord n’accepte pas le fil d’une partie, peut-être à cause d’un mot de son nom. Je réessaie toutes les heures ; les parties commencées continuent.
    [home] Son salon a été supprimé, et ses parties attendent. Tapez `/azalai tournoi déplacer` dans un autre salon pour continuer là-bas.
    [removed] J’ai été retiré du serveur, et ses parties attendent. Elles reprennent quand on m’y invite à nouveau.
   *[away] Le jeu n’est pas installé en ce moment, et ses parties attendent. Rien n’est perdu ; elles reprennent à son retour.
}
cup-trouble-ends = Sinon le tournoi est arrêté { $moment }.
cup-host = { $what ->
    [grace] L’heure est passée avec moins de { $least } participants. Il commence dès qu’il y en a { $least }, ou avec moins si vous tapez `/azalai tournoi suite` ; sinon il n’a pas lieu : { $moment }.
    [decide] Le temps de la ronde est écoulé. `/azalai tournoi suite` y met fin ; sinon je le fais dans une semaine.
   *[threads] Le fil d’une partie a été supprimé pour la deuxième fois : elle est terminée, et tous partagent les places.
}
cup-called-off = { $some ->
    [yes] { $people } : **{ $name }**. { $why }
   *[no] **{ $name }**. { $why }
}
cup-moved = **{ $name }** se trouve désormais dans ce salon.
button-cup-card = Vers la carte
slash-cup-move = déplacer
slash-cup-move-description = Montrer désormais un tournoi dans ce salon
refusal-tournament-seat = Les places de cette table sont celles des participants du tournoi. Personne d’autre ne peut s’y asseoir ; la commande du jeu ouvre une autre table.
refusal-tournament-terms = Les conditions sont les mêmes à toutes les tables du tournoi. On ne peut pas les changer à celle-ci seule ; on les choisit en ouvrant le tournoi.
refusal-tournament-plays = Vous participez, vous ne pouvez donc pas arrêter le tournoi. *{ button-cup-withdraw }* vous en retire ; une personne qui a la permission *Gérer le serveur* peut l’arrêter.
refusal-tournament-hurry = Vous participez, vous ne pouvez donc finir la ronde que si son temps est écoulé ou si personne n’a joué depuis un jour. Réessayez { $when }.
refusal-tournament-people = { $present ->
    [one] Il y a { $present } personne
   *[other] Il y a { $present } personnes
}, et il en faut deux pour commencer. Invitez quelqu’un, ou patientez.
refusal-tournament-waits = Les parties du tournoi sont à l’arrêt, on ne peut donc pas finir sa ronde. Sa carte dit ce qui bloque.
refusal-tournament-here = Le tournoi se trouve déjà dans ce salon. Tapez la commande dans un autre.
refusal-tournament-old = Le tournoi a changé depuis la question, et rien n’a été fait. Appuyez de nouveau sur *{ button-cup-lead }* sur sa carte.
cup-event = { $game }, pour tout le monde ici. Appuyez sur *{ button-cup-join }*, sur la carte du tournoi dans { $channel }.
settings-events = { $granted ->
    [yes] Un tournoi qui a une heure de début figure parmi les événements du serveur.
   *[other] Un tournoi qui a une heure de début ne figure pas parmi les événements du serveur : il me manque la permission *Créer des évènements*.
}
privacy-tournaments = • { $count ->
    [one] { $count } tournoi que vous avez ouvert ou auquel vous participez
   *[other] { $count } tournois que vous avez ouverts ou auxquels vous participez
}
privacy-entrants = • { $count ->
    [one] votre place dans { $count } tournoi
   *[other] vos places dans { $count } tournois
}
privacy-tournament-games = • { $count ->
    [one] { $count } partie de tournoi à laquelle vous étiez
   *[other] { $count } parties de tournoi auxquelles vous étiez
}
privacy-byes = • { $count ->
    [one] { $count } ronde de tournoi sans partie pour vous
   *[other] { $count } rondes de tournoi sans partie pour vous
}
refusal-no-tournaments-here = On n’ouvre pas de tournois sur ce serveur. Les personnes qui le gèrent peuvent les permettre avec `/azalai réglages`.

cup-final = Finale
cup-begins-against = { $first } commence contre { $others }
cup-cross-line = { $place }. { $name }, { $points } ({ $difference }) : { $games }
cup-cross-playing = en jeu contre { $name }
cup-cross-later = encore à jouer contre { $names }
cup-match-bye = { $name }, sans partie
cup-match-open = deux gagnants
cup-match-waits = { $name } contre un gagnant
cup-match-next = { $one } contre { $other }
cup-match-playing = { $one } contre { $other }, en jeu
cup-match-won = { $one } contre { $other }, { $won } passe
cup-match-over = { $one } { $score } { $other }, { $won } passe{ $lot ->
    [yes] {" "}par tirage au sort
   *[no] {""}
}
