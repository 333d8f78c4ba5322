### Tables ouvertes ailleurs

find-title = **Tables ouvertes ailleurs**
find-title-game = **Tables ouvertes ailleurs** · { $game }
find-how = Des serveurs qui montrent leurs tables. On y entre par l’invitation de Discord ; rien de vous n’est montré avant.
find-none = Aucun autre serveur ne montre de table ouverte que vous pourriez rejoindre.
find-pace = { $turn } par tour
find-no-clock = sans pendule
find-seats = { $present } sur { $most } places prises
button-find-robot = Contre un robot
button-find-open = En ouvrir une ici, visible ailleurs
world-line = Visible ailleurs
world-line-state = { $state ->
    [on] oui
    [dead] non, l’invitation ne marche plus
    [not-allowed] pas permis
   *[off] non
}
world-line-about = tables ouvertes dans `/azalai trouver`
world-title = ## Tables ouvertes aux gens d’ailleurs
world-off = **Non.** Personne d’ailleurs ne voit vos tables ouvertes.
world-on = **Oui**, avec { $invite }
world-dead = **Non.** L’invitation ne marchait plus : rien n’est montré. Donnez-en une autre.
world-not-allowed = La personne qui héberge le bot ne montre pas les tables de ce serveur.
world-what = Avec une invitation qui n’expire pas, `/azalai trouver` montre vos tables ouvertes aux gens d’ailleurs : jeu, places libres, temps par tour, langue et nom du serveur, rien des personnes. Seulement les tables des salons que tous voient ici, dix au plus.
world-invite = Invitation de ce serveur
world-hidden = Le serveur { $server } n’est plus montré ailleurs. La même commande le montre à nouveau.
world-not-hidden = Le serveur { $server } peut de nouveau être montré ailleurs.
button-world-type = Donner une invitation…
button-world-make = En créer une pour ce salon
button-world-off = Ne rien montrer
refusal-no-world = La personne qui héberge le bot a désactivé ceci : aucune table n’est montrée ailleurs. Regardez celles de votre serveur avec `/parties`.
refusal-no-invite = Ce n’est pas une invitation de Discord. Copiez-en une comme https://discord.gg/abc.
refusal-invite-dead = Discord ne connaît pas cette invitation. Créez-en une dans les paramètres du serveur, et copiez-la.
refusal-invite-other = Cette invitation mène à un autre serveur. Copiez-en une de ce serveur.
refusal-invite-expires = Cette invitation expire. Créez-en une qui n’expire jamais, et copiez-la.
refusal-invite-forbidden = Je ne peux pas créer d’invitation ici. Donnez-moi *Créer une invitation*, ou copiez-en une à vous.
refusal-no-such-server = Ce n’est pas le numéro d’un serveur. Copiez-le dans Discord.
slash-find = trouver
slash-find-description = Tables ouvertes des serveurs qui les montrent aux gens d’ailleurs
slash-find-game = jeu
slash-find-game-description = Seulement les tables de ce jeu
slash-operator-hide = cacher
slash-operator-hide-description = Cacher ailleurs les tables ouvertes d’un serveur, ou les montrer à nouveau
slash-operator-hide-server = serveur
slash-operator-hide-server-description = Numéro Discord du serveur
