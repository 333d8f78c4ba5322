## Lire en mots

button-all-in-words = Version texte complète

## Préférences

slash-preferences = préférences
slash-preferences-description = Votre langue, comment on vous prévient de vos tours, mots ou images
preferences-title = Préférences
preferences-form-reading = Lire
preferences-form-told = Être prévenu
preferences-field-language = Langue
preferences-field-look = Images
preferences-look-usual = images aux couleurs d’origine
preferences-box-text_only = Des mots au lieu d’images
preferences-box-contrast = Images à contraste élevé
preferences-field-notify = Quand c’est à vous
preferences-field-others = Ce que les autres peuvent faire
preferences-box-invitations = Vous inviter par une mention
preferences-box-everywhere = Voir vos parties sur tous les serveurs
preferences-field-quiet = Heures calmes
preferences-no-quiet = pas d’heures calmes
preferences-field-zone = Fuseau horaire
preferences-zone-example = Europe/Paris, ou une ville
preferences-field-puzzles = De vos parties
preferences-box-mistakes = Mes erreurs reviennent en énigmes
preferences-card-play = Quoi que vous choisissiez, *{ on-card-play }* sur la carte de la table marche toujours.
preferences-language-discord = langue de mon Discord
preferences-notify-both = une mention et un message privé
preferences-notify-dm = un message privé
preferences-notify-mention = une mention dans le salon
preferences-notify-neither = ni l’un ni l’autre, je regarde moi-même

## Vie privée

slash-privacy = vie-privée
slash-privacy-description = Ce qui est conservé sur vous, à télécharger ou à effacer
privacy-title = Ce qui est conservé sur vous
privacy-nothing = Rien du tout.
privacy-people = • vos préférences, la langue de votre Discord et le salon de nos messages privés
privacy-seats = • { $count ->
    [one] une place
   *[other] { $count } places
} à des tables en cours ou terminées, avec votre nom de l’époque
privacy-seat-history = • { $count ->
    [one] une date
   *[other] { $count } dates
} où vous avez pris ou quitté une place
privacy-moves = • { $count ->
    [one] un coup joué
   *[other] { $count } coups joués
} à vos places
privacy-reviews = • { $count ->
    [one] une décision pesée par un robot après la partie
   *[other] { $count } décisions pesées par un robot après la partie
}
privacy-premoves = • { $count ->
    [one] un coup préparé
   *[other] { $count } coups préparés
}
privacy-hosted = • { $count ->
    [one] une table
   *[other] { $count } tables
} dont vous êtes ou étiez l’hôte : ouvertes par vous, reprises, ou ouvertes par un tournoi
privacy-invitations = • { $count ->
    [one] une table
   *[other] { $count } tables
} où vous avez une invitation
privacy-results = • { $count ->
    [one] un résultat de partie terminée
   *[other] { $count } résultats de parties terminées
}
privacy-ratings = • { $count ->
    [one] un classement
   *[other] { $count } classements
}
privacy-holidays = • { $count ->
    [one] une absence annoncée
   *[other] { $count } absences annoncées
}
privacy-followers = • { $count ->
    [one] une table
   *[other] { $count } tables
} que vous suivez
privacy-solo-games = • { $count ->
    [one] une partie guidée, donne du jour, partie rejouée ou énigme que vous avez ouverte
   *[other] { $count } parties guidées, donnes du jour, parties rejouées et énigmes que vous avez ouvertes
}
privacy-mistakes = • { $count ->
    [one] une de vos erreurs, trouvée par un robot, qui revient en énigme
   *[other] { $count } de vos erreurs, trouvées par un robot, qui reviennent en énigmes
}
privacy-proposals = • { $count ->
    [one] une question à une table, posée
   *[other] { $count } questions à une table, posées
} par vous ou à votre sujet
privacy-votes = • { $count ->
    [one] une réponse
   *[other] { $count } réponses
} à de telles questions
privacy-usage = • { $count ->
    [one] une note
   *[other] { $count } notes
} sur les tables, fils, déplacements et invitations de la dernière journée, de vous ou pour vous
privacy-messages = • { $count ->
    [one] le numéro d’un message privé encore modifiable
   *[other] les numéros de { $count } messages privés encore modifiables
}
privacy-outbox = • { $count ->
    [one] un message pour vous
   *[other] { $count } messages pour vous
} en attente d’envoi
privacy-marks = • { $count ->
    [one] une marque
   *[other] { $count } marques
} datant de l’effacement de vos données, sans votre ID Discord : les places que vous connaissez, jusqu’à la fin de ces parties ; les vacances déjà prises, jusqu’à la fin de l’année ; ce qui est limité par jour, pour ce jour ; les tables dont on vous a retiré, jusqu’à leur début ; les résultats des 30 derniers jours
privacy-kept = Les parties terminées sont supprimées { $days } jours après leur fin ; les classements restent, sous forme de nombres.
privacy-also = Ce que les gens écrivent dans les salons n’est jamais lu. Les messages déjà présents sur Discord y sont gardés par Discord.
privacy-file = Le tout, en un fichier :
privacy-erase-first = Effacer retire votre ID Discord et votre nom de tout ce qui est conservé. { $running ->
    [0] Vous n’êtes à aucune table en cours.
    [one] Un robot continue à votre place à une table en cours.
   *[other] Des robots continuent à votre place à { $running } tables en cours.
} Une partie à deux en cours qui compte pour le classement finit alors : l’autre personne gagne. Les parties terminées restent, avec un nom neutre à votre place, aussi dans ce que j’ai publié dans les salons ; vos classements, préférences et absences sont supprimés. Des marques dont on ne peut pas tirer votre ID Discord restent un temps, pour que personne ne voie deux mains d’une partie, n’ait deux fois les vacances d’une année ni ne lève une limite par ce moyen. Pour garder une copie, téléchargez-la d’abord.
privacy-erase-last = C’est irréversible. Tout effacer maintenant ?
privacy-done = Tout ce qui vous concerne est effacé. Si vous rejouez, vous repartez de zéro.
privacy-former-player = Anonyme { $number }
button-download = Télécharger
button-erase = Effacer…
button-erase-on = Continuer
button-erase-yes = Tout effacer pour de bon

## Ses tables

slash-games = parties
slash-games-description = Toutes vos tables partout, d’abord celles qui vous attendent
games-heading = **Vos tables** : { $count } · { $waiting ->
    [0] aucune ne vous attend.
    [one] une vous attend.
   *[other] { $waiting } vous attendent.
}
games-none = Vous n’êtes à aucune table. Ouvrez-en une avec la commande `nouveau` d’un jeu, comme `/touareg nouveau`, ou rejoignez-en une dans un salon.
games-where = table { $table }, { $server }
games-your-turn = à vous · { $since }
games-your-time = à vous · fin { $due }
games-their-turn = { $count ->
    [0] personne n’a à jouer
   *[other] à { $players } de jouer
} · { $since }
button-go-there = Y aller
games-left-what = { $what ->
    [lesson] partie guidée
    [deal] donne du jour
   *[other] et si, décision { $step }
}
games-left = contre des robots · { $at }
button-find = Chercher ailleurs
button-finished = Parties terminées
games-lobby = pas encore commencée
games-stranded = son salon a disparu ; `/table déplacer` continue dans un autre
games-put-out = je ne suis plus sur son serveur

## Revenir

button-since = Récapitulatif
button-then = Le plateau d’alors
slash-table-since = récapitulatif
slash-table-since-description = Ce qui s’est passé depuis votre dernier coup, avec le plateau d’alors et celui d’à présent
since-heading = { $begun ->
    [yes] **Depuis votre dernier coup**
   *[no] **Depuis le début de la partie**
}, { $count ->
    [one] un coup :
   *[other] { $count } coups :
}
since-nothing = { $begun ->
    [yes] Rien de nouveau depuis votre dernier coup.
   *[no] Il ne s’est encore rien passé que vous puissiez voir.
}
since-then = Le plateau d’alors, { $at }
since-now = Le plateau à présent
refusal-position-gone = Cette position n’est plus conservée. *{ on-card-log }* raconte tout ce qui s’est passé.

## Suivre

button-follow = Suivre
button-unfollow = Ne plus suivre
slash-table-follow = suivre
slash-table-follow-description = Recevoir un message privé qui montre la suite de cette table
follow-heading = Vous suivez **{ $game }**, table { $table }.
follow-done = Vous suivez cette table. Votre message privé la montre ; il est renouvelé au plus une fois par heure, et à la fin de la partie.
follow-already = Vous suivez déjà cette table.
follow-ended = Vous ne suivez plus cette table.
refusal-follow-own = Vous jouez à cette table. On vous prévient déjà de vos tours, et *{ on-card-log }*, sur sa carte, raconte le reste.
refusal-follow-closed-dms = Je ne peux pas vous écrire en privé, vous ne pouvez donc pas suivre de table. Pour changer cela : menu du serveur, *Paramètres de confidentialité*, *Messages privés*.
refusal-follow-later = Discord ne me laisse pas vous écrire en privé en ce moment ; vous ne suivez donc pas encore la table. Réessayez dans quelques minutes.

## Parties terminées

refusal-not-over = Cette partie n’est pas terminée. La revanche s’ouvre quand elle a été jouée jusqu’au bout.
refusal-rematch-not-seated = La revanche s’ouvre aux personnes qui ont joué cette partie. Ouvrez une autre table avec la commande `nouveau` du jeu.
refusal-rematch-open = La revanche est déjà ouverte : table { $table }, dans ce salon. Vous pouvez l’y rejoindre.
slash-profile = profil
slash-profile-description = Parties, victoires et classements d’une personne
slash-profile-person = personne
slash-profile-person-description = De qui ; sans nom, c’est le vôtre
profile-none = Aucune partie terminée pour l’instant.
profile-games = { $games ->
    [one] Une partie terminée
   *[other] { $games } parties terminées
}, dont { $won ->
    [one] { $won } gagnée
   *[other] { $won } gagnées
}.
profile-game = **{ $game }** : { $games ->
    [one] { $games } jouée
   *[other] { $games } jouées
}, { $won ->
    [one] { $won } gagnée
   *[other] { $won } gagnées
}
profile-rating-here = classement sur ce serveur { $rating }
profile-rating-everywhere = partout { $rating }
profile-here-only = Ses parties sur d’autres serveurs ne sont montrées que si cette personne le souhaite.
profile-reply = Répond en { $time } en moyenne.
profile-opponents = Contre :
profile-opponent = • { $name } : { $games ->
    [one] une partie
   *[other] { $games } parties
}, { $ahead } fois devant, { $behind } fois derrière
time-days = { $count ->
    [one] { $count } jour
   *[other] { $count } jours
}
time-hours = { $count ->
    [one] { $count } heure
   *[other] { $count } heures
}
time-minutes = { $count ->
    [one] une minute
   *[other] { $count } minutes
}
rating-method = Le classement part de 1000, monte quand vous battez d’autres personnes et baisse quand vous perdez. Ne comptent que les personnes qui ont joué du début à la fin, et les deux mêmes au plus { $most } fois en { $days } jours.
slash-history = historique
slash-history-description = Vos parties terminées, avec des liens
history-heading = { $count ->
    [one] **Une partie terminée**
   *[other] **{ $count } parties terminées**
}
history-place = place { $place } sur { $of }
history-line = { $date }{ $counted ->
    [yes] {""}
   *[no] {" · "}hors classement
} · { $others }
slash-leaderboard = palmarès
slash-leaderboard-description = Les meilleurs classements d’un jeu
slash-leaderboard-game = jeu
slash-leaderboard-game-description = Quel jeu
slash-leaderboard-where = parmi
slash-leaderboard-where-description = Ce serveur, ou partout
where-server = sur ce serveur
where-everywhere = partout
best-heading = { $game } : les meilleurs classements { $where ->
    [server] de ce serveur
   *[everywhere] partout
}
best-line = { $place } · **{ $name }** { $rating } ({ $games ->
    [one] { $games } partie
   *[other] { $games } parties
})
best-who-agrees = Figurent ici les personnes qui montrent leurs parties partout (`/azalai préférences`), et vous.
best-none = Personne n’a encore terminé { $least } parties qui comptent.
