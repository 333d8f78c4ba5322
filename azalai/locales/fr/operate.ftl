## Everything is paused

refusal-paused = Tout est en pause pour le moment, les pendules aussi : { $why } Rien n’est perdu ; réessayez plus tard.
pause-begun = Tout est en pause maintenant. Aucun coup n’est accepté et rien n’arrive à échéance jusqu’à `/opérateur reprendre`.
pause-ended = Tout reprend. Les échéances sont repoussées de { $minutes ->
    [one] { $minutes } minute
   *[other] { $minutes } minutes
}.
refusal-paused-already = Tout est déjà en pause. `/opérateur reprendre` met fin à la pause.
refusal-not-paused = Rien n’est en pause. `/opérateur pause` commence une pause.
refusal-operator-only = Cela revient à l’opérateur du bot. Écrivez-lui si quelque chose ne va pas.

## To the operator

operator-set-aside = La table { $table } est illisible et a été mise de côté. `azalai show { $table }` dit pourquoi ; `azalai repair { $table }` vérifie ce qu’on peut faire.
operator-backup-failed = La sauvegarde de la nuit a échoué. Le journal dit pourquoi ; je réessaie toutes les heures.
operator-cannot-store = Je ne peux rien enregistrer : { $why ->
    [full] le disque est plein
    [read-only] la base de données est en lecture seule
   *[broken] le disque ne fonctionne pas
  }. Personne ne peut jouer tant que ce n’est pas réparé ; ensuite, tout reprend de soi-même.
operator-many-errors = Beaucoup d’erreurs en une minute : merci de regarder le journal. `/opérateur pause` arrête tout, et rien n’est perdu.
operator-refused = Discord refuse une de mes demandes ({ $status }, code { $code }), et ce n’est pas à cause d’une permission dans un salon. Elle attend et sera renouvelée ; le journal dit quoi. Si cela dure, regardez la page de l’application et l’état de Discord.
operator-picture-refused = Discord refuse une image avec { $status } (code { $code }) : ce qu’elle montre est dit en mots, et la suivante sera essayée à nouveau. Si cela dure, regardez si un proxy devant Discord limite la taille (`AZALAI_DISCORD_API`), et essayez `azalai rehearse`.
operator-quarantined = Discord me prend pour un expéditeur de spam (code { $code }) et ne laisse passer aucun message privé. Les parties continuent ; les joueurs sont mentionnés dans les salons à la place. Vous seul pouvez faire lever cela : sur la page de l’application, *Bot*.

## Commands

slash-operator = opérateur
slash-operator-description = Pour l’opérateur du bot
slash-operator-pause = pause
slash-operator-pause-description = Met tout en pause : aucun coup accepté, aucune échéance
slash-operator-pause-reason = raison
slash-operator-pause-reason-description = Ce qu’on dit aux gens, en une phrase
slash-operator-resume = reprendre
slash-operator-resume-description = Tout reprend
slash-settings = réglages
slash-settings-description = Ce qui vaut pour toutes les tables de ce serveur

## The settings of a server

settings-title = ## Les tables de ce serveur
settings-form-where = Où et qui
settings-form-how = Comment on joue
settings-form-else = Et aussi
settings-field-channels = Salons
settings-field-role = Rôle
settings-field-robots = Robots
settings-robots-are = { $allowed ->
    [yes] les robots peuvent prendre place
   *[other] sans robots
}
settings-field-offered = Proposé en plus des tables
settings-box-deals = Donnes du jour
settings-box-tournaments = Tournois
settings-box-puzzles = Énigmes
settings-field-morning = Donnes affichées chaque matin dans
settings-no-morning = pas d’affichage le matin
settings-places = Où les tables peuvent s’ouvrir
settings-places-all = dans tous les salons
settings-places-chosen = dans certains salons et leurs fils
settings-places-threads = seulement dans des fils
settings-no-channel = aucun salon n’est encore choisi, donc personne ne peut ouvrir de table
settings-openers = Qui peut ouvrir une table
settings-openers-everybody = tout le monde
settings-openers-role = celles et ceux qui ont un rôle
settings-openers-managers = les admins du serveur
settings-no-role = aucun rôle n’est encore choisi, donc seulement les admins du serveur
settings-language = Langue des nouvelles tables
settings-language-any = langue de la personne qui ouvre la table
settings-pace = Temps pour un tour aux nouvelles tables
settings-pace-none = sans pendule
settings-pace-hours = { $hours } heures
refusal-manager-only = Cela revient aux admins du serveur. Demandez-leur.
refusal-threads-only = Sur ce serveur, les tables se tiennent dans des fils. Tapez la commande dans un fil, ou avec l’option `fil`.
refusal-other-channel = Sur ce serveur, les tables se tiennent dans { $channels }. Tapez la commande là-bas.
refusal-no-channel-chosen = Aucun salon de ce serveur n’est encore prévu pour les tables. Demandez à un admin d’en choisir un avec `/azalai réglages`.
refusal-managers-open = Sur ce serveur, seuls les admins ouvrent des tables. Demandez-leur ; vous pouvez vous joindre à une table.
refusal-role-opens = Sur ce serveur, les personnes qui ont le rôle { $role } ouvrent les tables. Demandez-leur ; vous pouvez vous joindre à une table.
refusal-no-robots-here = Sur ce serveur, aucun robot ne prend place. Attendez que des gens se joignent.
