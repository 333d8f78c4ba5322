### Lessons: a guided first game in private. What each teaches is in KEY-lesson.ftl.

button-learn = Learn this game
button-learn-game = Learn { $game }
button-lesson-end = End the lesson
button-lesson-go-on = Go on with the lesson
button-lesson-back = Back to the lesson
button-lesson-restart = Begin again
button-lesson-gentle = Play with gentle robots
button-lesson-people = Find people
button-lesson-puzzle = Puzzle

lesson-own-way = You go your own way, and that is fine. From here on the star marks what a robot would do. The hints still come when you need them, and *{ button-suggest }* shows you a move at any time.
lesson-where-you-left = Here is where you left off.
lesson-undone = Taken back. Choose again.
lesson-renewed = This lesson has changed since you were here, so it begins again.
lesson-closed = The lesson waits where you left it. `/azalai learn` or this button takes you back on any day.
lesson-real-in-servers = Real tables are opened in the channels of a server. Type `/{ $command } new` in one of them.

refusal-no-lesson = This game has no lesson yet. *{ on-card-rules }* sums it up.
refusal-lesson-gone = This lesson was begun again or erased, so this button leads nowhere. Open it again with `/azalai learn`.

slash-learn = learn
slash-learn-description = A guided first game against robots, for you alone
slash-learn-game = game
slash-learn-game-description = Which game
