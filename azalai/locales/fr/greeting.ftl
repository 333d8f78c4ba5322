### L’accueil, `/azalai aide`, et une table ouverte par des boutons.

greeting-title = **Des jeux du désert, à votre rythme.**
greeting = { greeting-title }
    Ouvrez une table par un bouton ; des robots ou d’autres personnes prennent les autres places.
greeting-alone = { greeting-title }
    Ici vous jouez en solitaire ; à plusieurs, c’est sur un serveur où je suis.
greeting-playground = Ce serveur n’existe que sur cet ordinateur.
greeting-banner = Azalaï, avec { $games }.
greeting-by-oneself = En solitaire, aujourd’hui :
greeting-waits = On attend quelqu’un ici : { $what }
greeting-learn = Quel jeu voulez-vous apprendre ? La première partie est guidée, et vous la jouez contre des robots.
greeted = L’accueil est affiché dans ce salon, pour tout le monde.
help-how = 1. **Pour commencer :** choisissez un jeu, puis *{ on-card-with-robots }* sur sa carte, ou attendez que d’autres appuient sur *{ on-card-join }*.
    2. **Pour jouer :** quand on vous appelle, appuyez sur *{ on-card-play }*. Le plateau et vos coups ne s’affichent que pour vous.
help-how-alone = 1. **Pour commencer :** votre première partie est guidée, contre un robot. Une donne et des énigmes vous attendent chaque jour.
    2. **À plusieurs :** `/parties` montre vos tables sur tous les serveurs ; *{ on-card-play }* les affiche ici, pour vous uniquement.
help-text = **Azalaï** accueille des jeux de plateau du désert dans vos salons, pour quelques minutes ou quelques semaines. Un salon ou un fil est une table.
    1. **Pour commencer :** ouvrez une table par le bouton d’un jeu dans `/azalai aide` ou par la commande du jeu (par exemple `/targui nouveau`), appuyez sur *{ on-card-add-robot }* ou attendez que d’autres appuient sur *{ on-card-join }*, puis appuyez sur *{ on-card-start }*.
    2. **Pour jouer :** quand on vous appelle, appuyez sur *{ on-card-play }*. Le plateau et tout ce que vous pouvez faire s’affichent, pour vous uniquement.

    Sur la carte d’une table, *{ on-card-rules }* résume le jeu et *…* ouvre tout le reste ; `/table état` dit où elle en est.

button-greet = Afficher pour tout le monde
button-try-game = Essayer { $game }
button-learn-a-game = Apprendre un jeu
button-add-to-server = Ajouter au serveur
button-add-to-account = Ajouter à mon compte
button-how = Mode d’emploi
button-which-games = Les jeux
button-waiting = Rejoindre…
button-with-robots = Avec des robots

waiting-none = Rien n’attend de joueurs sur ce serveur en ce moment.
waiting-heading = **On attend quelqu’un ici**
waiting-line = { $what ->
    [table] { $game }, la table de { $name }
   *[cup] { $name }, un tournoi de { $game }
} · { $present } sur { $most } · { $channel }
waiting-present = { $what ->
    [table] { $present } sur { $most } à table
   *[cup] tournoi, { $present } sur { $most }
}
waiting-turn = { $turn } par tour
waiting-joined = Vous avez une place à la table dans { $channel }. On vous y appelle quand c’est à vous.

refusal-no-such-game = Je n’accueille plus ce jeu. `/azalai aide` montre ceux que j’accueille.
refusal-managers-greet = Seuls les admins du serveur peuvent faire afficher l’accueil. Demandez à l’un d’eux ; `/azalai aide` vous montre la même chose.
refusal-not-greeted = Je ne peux pas écrire dans ce salon. Demandez à un admin du serveur la permission *Envoyer des messages*, ou utilisez un autre salon.
