### Le club : donnes du jour, une personne contre des robots, les mêmes pour tous.

slash-daily = donne
slash-daily-description = La donne du jour : la même partie pour tous, vous contre des robots
slash-daily-game = jeu
slash-daily-game-description = Quel jeu ; rien : toutes celles d’aujourd’hui

button-daily = Donne du jour
button-deal-play = Jouer cette donne
button-deal-next = Suite : { $game }
button-deal-go-on = Reprendre la donne
button-deal-back = Retour à la donne
button-deal-share = Partager
button-deal-result = Résultat
button-deal-day = Jour
button-deal-board = Classement
button-deal-seals = Voir les sceaux
button-deal-seal = Sceau
button-deal-what = Qu’est-ce que c’est ?
button-earlier = Plus tôt
button-later = Plus tard
button-back-to-result = Retour à mon résultat
button-back-to-deals = Retour aux donnes d’aujourd’hui
button-deal-week = Semaine
button-deal-month = Mois
button-deal-film = Film de la meilleure partie
button-deal-yesterday = Finir { $game } d’hier
button-deal-yesterdays-board = Le tableau d’hier

solo-more = Plus sur cette partie :
deal-title = Donnes du jour
deal-heading = Donne du jour · { $game }, { $date }
deal-heading-first = Donne du jour · { $game }, { $date } · à finir { $until }. Un coup est définitif dès qu’un robot a répondu.
deal-today = **Donnes du jour, { $date }.** Une partie de chaque jeu, la même pour tous, vous contre des robots ; chacune compte une fois. Les prochaines : { $until }.
deal-closed = La donne vous attend où vous l’avez laissée ; fin : { $until }. `/azalai donne` ou ce bouton vous y ramène, sur tout appareil.
deal-result = { $how ->
    [won] Vous gagnez de { $by } : { $points }, les robots { $robots }.
    [lost] Vous perdez de { $by } : { $points }, les robots { $robots }.
    [won-level] Vous gagnez au départage : { $points }, les robots { $robots }.
    [lost-level] Vous perdez au départage : { $points }, les robots { $robots }.
   *[tied] Égalité : { $points }, les robots { $robots }.
}
deal-place = { $form ->
    [one] { $place }re
   *[other] { $place }e
}
deal-place-of = { $place } place sur { $count }
deal-place-here = { $all }, { $place } sur { $count } dans { $server }
deal-medal = { $place ->
    [1] Or
    [2] Argent
   *[other] Bronze
}
deal-streak = { $sun } { $streak } jours de suite
deal-all-results = Tous les résultats : { $blocks } ({ $score } : de { $least } à { $most })
deal-count = { $count ->
    [0] Personne n’a fini cette donne.
    [one] { $count } personne a fini cette donne.
   *[other] { $count } personnes ont fini cette donne.
}
deal-somebody = quelqu’un
deal-everywhere = partout
deal-long-title = **{ $game }**, { $span }, { $where }

deal-text-day = { $game }, { $date }. { $count } fini.
deal-text-line = { $place } { $name } { $points }{ $streak ->
    [0] {""}
    [one] {", "}{ $streak } jour
   *[other] {", "}{ $streak } jours de suite
} ;
deal-text-tied = D’autres ont fait aussi bien que le dernier de ceux-ci. À égalité, la personne qui a fini d’abord est devant.
deal-text-you = Vous : { $place } place, { $points }{ $streak ->
    [0] {""}
    [one] {", "}{ $streak } jour
   *[other] {", "}{ $streak } jours
}.
deal-text-course = Cours : { $course } %.
deal-text-done = { $game } : { $points }.
deal-text-open = { $game } : { $begun ->
    [yes] commencée
   *[no] pas commencée
}, encore { $hours ->
    [one] { $hours } heure.
   *[other] { $hours } heures.
}
deal-text-few = Il y a des médailles dès que trois personnes ont fini des donnes. Vos résultats :
deal-text-own = { $date } : { $points }
deal-text-total = { $place } { $name } { $total }, { $first } fois premier, { $second } fois deuxième, { $third } fois troisième ;
deal-text-firsts = Premiers de chaque jour : { $firsts }.

deal-shared = **Donne du jour : { $game }, { $date }**
deal-shared-result = { $how ->
    [won] { $name } a gagné contre { $count } robots
    [lost] { $name } a perdu contre { $count } robots
   *[tied] { $name } a fait match nul contre { $count } robots
}
deal-shared-result-nameless = { $how ->
    [won] Gagné contre { $count } robots
    [lost] Perdu contre { $count } robots
   *[tied] Match nul contre { $count } robots
}
deal-shared-course = -# { $course } Chances de gagner de { $name }, du premier coup au dernier
deal-shared-course-nameless = -# { $course } Chances de gagner, du premier coup au dernier
deal-what = **Donne du jour.** Chaque jour, chaque jeu a une donne : les mêmes cartes et les mêmes robots pour tout le monde. Vous la jouez une fois, seul contre des robots, en privé ; ce que les autres ont fait reste secret tant que vous pouvez encore jouer.
    Les barres d’une ligne partagée sont les chances de gagner de son joueur, du premier coup au dernier. Celle-ci est de { $game }, { $date } ; le bouton commence celle d’aujourd’hui.
deal-seals = **Sceaux du { $date }**
deal-seal = { $game } : `{ $seal }`
deal-seal-proves = Un sceau est l’empreinte SHA-256 des règles, des options, des places et de la graine de la donne. Avec la graine, que tout le monde reçoit quand la donne est finie, il prouve que la donne était fixée avant le message du matin, que Discord date.
    Il ne prouve pas que personne ne connaissait la donne : la personne qui exploite le bot peut lire la graine du jour, et un second compte peut jouer d’abord.
deal-board-closed = Fermé. `/azalai donne` mène aux donnes d’aujourd’hui et à tous les classements.
deal-other-games = Un autre jeu
deal-is-shared = C’est partagé. La ligne ne dit rien de la donne.
deal-is-hidden = Vous seul voyez ceci : ce salon ne montre pas aux autres les réponses des applications. Copiez-le.
deal-morning = **Donnes du jour, { $date }.** Une partie de chaque jeu, la même pour tous, vous contre des robots. On peut les commencer jusqu’à leur fin : { $until }.
    -# Scellées :
deal-morning-board = **{ $game }**, { $date } : { $count ->
    [one] { $count } personne de ce serveur a fini.
   *[other] { $count } personnes de ce serveur ont fini.
}
deal-film = **{ $game }**, { $date } : la meilleure partie, par { $name }.
deal-export = **{ $game }**, { $date } : votre partie avec sa graine. `azalai verify` prouve que c’est ce qui était scellé.

morning-not-posted = Je ne peux pas écrire dans { $channel }, les donnes du jour n’y sont donc pas affichées. Elles le seront quand j’aurai les permissions *Voir le salon* et *Envoyer des messages*, ou quand un autre salon sera choisi dans `/azalai réglages`.
morning-in-words = Je ne peux pas joindre de fichiers dans { $channel }, les donnes du jour y sont donc affichées sans images. Il me faut la permission *Joindre des fichiers*.
morning-channel-gone = Le salon des donnes du jour a été supprimé, elles ne sont donc plus affichées. `/azalai réglages` permet d’en choisir un autre.
refusal-morning-channel = { $missing ->
    [view-channel] Je ne vois pas { $channel }. Donnez-moi là-bas la permission *Voir le salon*, puis choisissez-le à nouveau.
    [attach-files] Je ne peux pas joindre de fichiers dans { $channel }. Donnez-moi là-bas la permission *Joindre des fichiers*, puis choisissez-le à nouveau.
   *[send-messages] Je ne peux pas écrire dans { $channel }. Donnez-moi là-bas la permission *Envoyer des messages*, puis choisissez-le à nouveau.
}

refusal-no-such-deal = Il n’y a pas de donne de ce jeu. `/azalai donne` montre celles qu’il y a.
refusal-no-deals-here = Ce serveur a désactivé les donnes du jour. Vous pouvez y jouer dans vos messages privés avec moi.
refusal-deal-gone = Cette donne a été effacée, ou n’est pas la vôtre. `/azalai donne` montre celles d’aujourd’hui.
refusal-deal-to-come = Cette donne est celle d’un autre jour. `/azalai donne` montre celles d’aujourd’hui.
refusal-deal-day-over = Le jour de cette donne est passé, on ne peut plus la commencer. `/azalai donne` montre celles d’aujourd’hui.
refusal-deal-closed = Le temps pour finir cette donne est passé : on pouvait y jouer encore { $days ->
    [one] { $days } jour
   *[other] { $days } jours
} après le sien. `/azalai donne` montre celles d’aujourd’hui.
refusal-deal-had-before = Vous avez commencé cette donne avant de vous faire effacer, et elle compte une fois. Demain il y en a une autre.
refusal-deal-other-rules = Cette donne a été commencée sous des règles que je ne connais plus, elle ne peut pas continuer. `/azalai donne` montre celles d’aujourd’hui.
refusal-deal-unfinished = Cela se voit quand vous avez fini cette donne. `/azalai donne` vous y ramène.
refusal-deal-board-later = Ce tableau reste secret tant que vous pouvez jouer sa donne, ou d’autres. Revenez quand vous aurez fini, ou que son jour sera passé.
refusal-deal-not-over = Cela reste secret tant que quelqu’un peut jouer cette donne. Revenez quand son jour sera passé.
refusal-deal-no-film = Personne n’a fini cette donne, il n’y en a donc pas de film. Celles d’aujourd’hui en auront peut-être un demain.
refusal-deal-shared = Vous avez déjà partagé cette donne ici. Ailleurs vous le pouvez encore.
refusal-may-not-write = Vous ne pouvez pas écrire ici, donc pas y partager. Partagez dans { $channels } ou dans un autre salon où vous écrivez.
refusal-deal-not-shared = Je ne peux pas écrire dans ce salon. Demandez la permission *Envoyer des messages*, ou partagez dans un autre.
refusal-deal-not-shown = Personne d’autre ne le verrait ici : vous ne pouvez pas écrire dans ce salon, ou pas avec des applications externes. Partagez dans un autre.

privacy-mornings = • { $count ->
    [one] { $count } serveur où vous avez choisi le salon des donnes du jour
   *[other] { $count } serveurs où vous avez choisi le salon des donnes du jour
}
