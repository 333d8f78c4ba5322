"""What was played: the history in words, results, ratings, the file of a game, replay and verification."""
