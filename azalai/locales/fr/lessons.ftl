### Les leçons : une première partie guidée, en privé. Ce qu’enseigne chacune est dans KEY-lesson.ftl.

button-learn = Apprendre ce jeu
button-learn-game = Apprendre { $game }
button-lesson-end = Finir la leçon
button-lesson-go-on = Continuer la leçon
button-lesson-back = Retour à la leçon
button-lesson-restart = Recommencer
button-lesson-gentle = Jouer avec des robots indulgents
button-lesson-people = Trouver des gens
button-lesson-puzzle = Énigme

lesson-own-way = Vous suivez votre propre chemin, et c’est très bien. À partir d’ici, l’étoile marque ce que ferait un robot. Les explications viendront quand il les faut, et *{ button-suggest }* vous montre un coup à tout moment.
lesson-where-you-left = Voici où vous en étiez.
lesson-undone = Coup repris. Choisissez de nouveau.
lesson-renewed = Cette leçon a changé depuis votre dernière visite : elle reprend au début.
lesson-closed = La leçon vous attend là où vous l’avez laissée. `/azalai apprendre` ou ce bouton vous y ramène n’importe quel jour.
lesson-real-in-servers = Les vraies tables s’ouvrent dans les salons d’un serveur. Tapez-y `/{ $command } nouveau`.

refusal-no-lesson = Ce jeu n’a pas encore de leçon. *{ on-card-rules }* le résume.
refusal-lesson-gone = Cette leçon a été recommencée ou effacée, et ce bouton ne mène plus nulle part. Rouvrez-la avec `/azalai apprendre`.

slash-learn = apprendre
slash-learn-description = Une première partie guidée contre des robots, pour vous uniquement
slash-learn-game = jeu
slash-learn-game-description = Quel jeu
