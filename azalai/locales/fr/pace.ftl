### Le rythme d’une table : pendules, échéances, rappels, vacances, heures calmes.

## Boutons

button-options = Options
button-pace = Rythme
button-pace-numbers = Un autre temps par tour
button-remind = Rappeler
button-hush = Muet pour ce tour
button-robot-turn = Un robot joue ce tour
button-robot-seat = Un robot prend la place
button-reminders = Rappels
button-quiet = Heures calmes

## Durées

span-minutes = { $count } min
span-hours = { $count } h
span-days = { $count ->
    [one] { $count } jour
   *[other] { $count } jours
}

## Rythme

pace-none = Sans pendule.
pace-turn = { $turn } par tour.
pace-turn-bank = { $turn } par tour, et { $bank } de réserve (chaque décision en rend { $refill }).
pace-late-vote = Quand le temps est écoulé, les autres décident de la suite.
pace-late-turn = Quand le temps est écoulé, un robot joue le tour.
pace-late-seat = Une fois le temps écoulé, un robot prend la place, et celui qui y a joué deux tours a perdu.
pace-choice-none = sans pendule
pace-choice = { $turn } par tour, { $bank } de réserve
late-vote = les autres décident
late-turn = un robot joue le tour
late-seat = un robot prend la place
terms-form-time = Temps et places
terms-form-game = Le jeu
terms-also = Aussi
terms-box-seats = Places tirées au sort
terms-box-turnings = Les moments forts restent dans le salon
terms-own-pace = un autre temps, tel qu’il est
terms-heading = Options de la table
terms-language = Langue : { $language }.
terms-host-only = L’hôte peut les changer jusqu’au début de la partie ; le rythme peut aussi changer plus tard, quand tous sont d’accord.
terms-pace = Temps par tour
terms-late = Quand le temps est écoulé
terms-remove = Retirer quelqu’un de la table
terms-turnings-are = { $where ->
    [channel] Les moments forts de la partie restent dans le salon.
   *[card] Les moments forts de la partie ne figurent que sur la carte.
}
terms-tongue = Langue de la table
lobby-suggestions = { $on ->
    [yes] *Suggérer* et *Finir mon tour* : autorisés.
    [unrated] *Finir mon tour* : autorisé. *Suggérer* : désactivé entre joueurs, car la partie compte pour le classement.
   *[no] Pas de suggestions : *Suggérer* et *Finir mon tour* sont désactivés.
}
terms-suggestions = Suggérer et Finir mon tour
suggestions-on = oui, même quand la partie compte pour le classement
suggestions-unrated = oui, mais sans Suggérer quand la partie compte
button-suggestions-ask = { $on ->
    [yes] Proposer d’autoriser les suggestions
   *[no] Proposer de jouer sans suggestions
}
proposal-suggestions = { $on ->
    [yes] { $proposer } propose d’autoriser *Suggérer* et *Finir mon tour*.
   *[no] { $proposer } propose de continuer sans *Suggérer* ni *Finir mon tour*.
}
suggestions-asked = { $agreed ->
    [yes] C’est valable dès maintenant.
   *[no] La question est posée aux autres.
}
refusal-same-suggestions = Cette table joue déjà ainsi. Il n’y a rien à changer.
sides-how = Faites votre choix ici. Les joueurs qui ne choisissent rien, comme les robots, reçoivent au début de la partie ce qui reste.
sides-any = ce qui restera, peu importe
pace-propose = Vous pouvez proposer un autre rythme. Il vaut dès que tous les autres sont d’accord ; les pendules repartent alors de zéro.
pace-proposed = La question est posée aux autres : { $pace }
pace-changed = Le rythme change : { $pace }
pace-numbers-title = Rythme
pace-field-turn = Heures par tour (0 : sans pendule)
pace-field-bank = Heures de réserve
pace-field-refill = Heures rendues par décision
proposal-pace = { $proposer } propose un autre rythme : { $pace }

## Pendules

time-until = { $player } a jusqu’au { $at } ({ $left }).
time-over = { $player } n’a plus de temps.
time-banks = En réserve : { $spare }.
time-away = { $player } est en vacances jusqu’au { $until }.
time-waited = { $turns ->
    [one] { $player } : { $mean } pour un tour.
   *[other] { $player } : { $mean } par tour en moyenne, sur { $turns } tours.
}
time-missed = { $count ->
    [one] Temps écoulé une fois.
   *[other] Temps écoulé { $count } fois.
}

## Quand le temps est écoulé

late-told-vote = { $player } n’a plus de temps. { $others ->
    [robots] Des robots jouent aux autres places : ils attendent.
   *[people] Les autres peuvent décider qu’un robot joue ce tour, ou prend la place ; ou attendre.
}
late-told-turn = { $player } n’a plus de temps : un robot joue ce tour.
late-told-seat = { $others ->
    [robots] { $player } n’a plus de temps. Il ne reste que des robots : la partie est terminée, sans résultat.
    [lost] { $player } : le temps est écoulé, l’autre personne gagne et la partie est terminée.
   *[people] { $player } n’a plus de temps : un robot prend la place.
}
late-proposed = { $carried ->
    [yes] C’est fait.
   *[no] La question est posée aux autres.
}
proposal-robot-turn = { $target } n’a plus de temps. { $proposer } propose qu’un robot joue ce tour.
proposal-robot-seat = { $target } n’a plus de temps. { $proposer } propose qu’un robot prenne la place.

## Rappels

remind-called = { $person } : c’est toujours à vous de jouer à { $game } (tour commencé { $since }).
remind-asked = { $person } : { $by } vous rappelle que c’est à vous de jouer à { $game } (tour commencé { $since }).
remind-due = Votre temps s’achève { $left }.
remind-done = { $count ->
    [0] Aucun rappel envoyé.
   *[other] Rappel envoyé : { $players }.
}
hush-done = Plus de rappels pour ce tour.
reminders-now = Rappels : { $every ->
    [never] aucun.
    [pace] au rythme de la table, une fois par jour au plus ; { $most } au plus par tour.
   *[other] { $every }, { $most } au plus par tour.
}
reminders-quiet = Heures calmes : de { $from } à { $until }. Votre temps s’arrête alors, vous ne recevez aucun rappel, et { $calls ->
    [held] rien ne vous appelle : si votre tour est venu, vous l’apprenez quand elles sont finies.
   *[silent] aucun téléphone ne sonne : votre tour est mentionné sans bruit dans le salon, et le message privé vient quand elles sont finies.
}
reminders-quiet-calls = Votre tour pendant les heures calmes
reminders-choice-calls = { $calls ->
    [held] me le dire quand elles sont finies
   *[silent] me mentionner sans bruit
}
reminders-no-quiet = Pas d’heures calmes.
reminders-zone = Fuseau horaire : { $zone }, où il est maintenant { $now }.
reminders-every = À quelle fréquence
reminders-most = Combien par tour
reminders-choice-pace = selon la table
reminders-choice-never = jamais
reminders-choice-every = { $unit ->
    [days] tous les { $count } jours
   *[hours] { $count ->
        [1] toutes les heures
       *[other] toutes les { $count } h
    }
}
reminders-choice-most = { $count ->
    [one] un seul
   *[other] { $count } au plus
}
quiet-title = Heures calmes
quiet-from = De (vide : aucune)
quiet-until = À
quiet-zone = Fuseau horaire

## Vacances

holiday-none = Pas de vacances prévues.
holiday-planned = En vacances du { $first } au { $last }.
holiday-left = { $days ->
    [one] Il reste { $days } jour de vacances
   *[other] Il reste { $days } jours de vacances
} en { $year }. Les jours se comptent dans le fuseau horaire { $zone } ; `/azalai rappels` le change.
holiday-set = Vos vacances : du { $first } au { $last }. Pendant ce temps, vos pendules s’arrêtent à toutes vos tables.
holiday-cancelled = Ces vacances sont terminées. Votre temps compte de nouveau.
holiday-withdrawn = Les vacances du { $first } au { $last } sont annulées.

## Refus

refusal-pace = Je ne comprends pas ce rythme. Tapez les heures par tour, par exemple 36, ou les heures par tour, de réserve et rendues par décision, par exemple 24 / 48 / 6.
refusal-pace-hours = Un tour dure de 1 à { $most } heures, et la réserve autant au plus. Tapez d’autres nombres.
refusal-same-pace = C’est déjà le rythme de cette table. Choisissez-en un autre pour proposer un changement.
refusal-not-late = Ce tour est terminé, ou son échéance a été reportée. La carte montre de qui le temps court.
refusal-resting = On ne peut pas rappeler { $player } en ce moment. Réessayez plus tard.
refusal-reminded-lately = { $player } pourra recevoir un nouveau rappel { $when }. Patientez jusque-là.
refusal-muted = { $player } ne veut plus de rappels pour ce tour. Patientez, ou voyez sous *…* ce qu’on peut faire d’autre.
refusal-no-reminders = { $player } ne veut pas de rappels. Patientez, ou voyez sous *…* ce qu’on peut faire d’autre.
refusal-nobody-to-remind = On n’attend personne d’autre pour le moment. Appuyez sur *{ on-card-play }* pour voir si c’est à vous.
refusal-reminder-stale = Ce rappel est d’un tour précédent. Rien n’a été changé.
refusal-zone = Je ne connais pas de fuseau horaire de ce nom. Tapez le nom d’une grande ville qui s’y trouve (Paris), le sien (Europe/Paris) ou un écart (UTC+2) ; l’option du fuseau de la commande des rappels les propose tous pendant que vous tapez.
refusal-quiet-hour = Je ne comprends pas cette heure. Tapez-la ainsi : 22:30 ou 22h30.
refusal-quiet-both = Les heures calmes ont un début et une fin. Donnez les deux, ou aucun.
refusal-quiet-long = Les heures calmes durent { $most } heures au plus. Choisissez un début plus tardif ou une fin plus proche.
refusal-remind-every = Un rappel vient après 1 à { $most } heures ; 0 pour jamais.
refusal-date = Je ne comprends pas cette date. Choisissez parmi celles proposées pendant que vous tapez, ou tapez-la ainsi : 2027-01-31.
refusal-holiday-past = Ce jour est passé. Des vacances commencent au plus tôt aujourd’hui.
refusal-holiday-order = Des vacances finissent après leur début. Choisissez un dernier jour plus tardif.
refusal-holiday-far = Des vacances commencent dans l’année qui vient. Choisissez un premier jour plus proche.
refusal-holiday-long = Des vacances durent un an au plus. Choisissez un dernier jour plus proche.
refusal-holiday-overlap = Vous êtes déjà en vacances du { $first } au { $last }. Choisissez d’autres jours, ou annulez d’abord ces vacances.
refusal-holiday-budget = C’est plus qu’il ne reste de vacances : { $days ->
    [one] { $days } jour
   *[other] { $days } jours
} en { $year }. Choisissez moins de jours.
refusal-no-holiday = Vous n’avez pas de vacances à annuler. Votre temps compte comme d’habitude.

## Commandes

slash-pace-pace = rythme
slash-pace-pace-description = Heures par tour, ainsi 36, ou 24 / 48 / 6 avec la réserve et ce qu’une décision en rend
slash-pace-late = retard
slash-pace-late-description = Ce qui suit quand le temps de quelqu’un est écoulé
slash-table-pace = rythme
slash-table-pace-description = Le rythme de cette table ; en proposer un autre
slash-reminders = rappels
slash-reminders-description = Le rythme de vos rappels, vos heures calmes et votre fuseau horaire
slash-reminders-every = intervalle
slash-reminders-every-description = Heures d’un rappel au suivant ; 0 pour jamais
slash-reminders-most = max
slash-reminders-most-description = Rappels par tour au plus
slash-reminders-from = début
slash-reminders-from-description = Heures calmes de, par exemple 22:30
slash-reminders-until = fin
slash-reminders-until-description = Heures calmes à, par exemple 7:00
slash-reminders-zone = fuseau
slash-reminders-zone-description = Votre fuseau horaire
slash-holiday = vacances
slash-holiday-description = Des jours où votre temps s’arrête
slash-holiday-set = poser
slash-holiday-set-description = Partir en vacances
slash-holiday-first = premier
slash-holiday-first-description = Le premier jour d’absence
slash-holiday-last = dernier
slash-holiday-last-description = Le dernier jour d’absence
slash-holiday-cancel = annuler
slash-holiday-cancel-description = Finir vos vacances, ou annuler les prochaines
slash-holiday-show = voir
slash-holiday-show-description = Vos vacances, et combien de jours il reste
