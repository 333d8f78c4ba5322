"""History of games: the core's half of a game's records, and results.

- `narration.py`: events in words for one reader; for the log, the card and the direct messages.
- `takebacks.py`: the entries of a history that count, and those that were undone.
- `game_facts.py`: the stored facts of a game for its file, its replay and its proof; `replay.py`: the replay.
- `commitment.py`: the published hash of the secret seed.
- `results.py`: the result of a finished game; `ratings.py`: ratings, written in the same transaction.
"""
