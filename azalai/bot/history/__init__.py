"""What was played, and what it counted for: the core's half of a game's records.

- `narration.py`: events in words for one reader; for the log, the card and the direct messages.
- `takebacks.py`: which entries of a history count, and which were taken back.
- `game_facts.py`: what is stored of a game for its file, its replay and its proof; `replay.py`: played once more.
- `commitment.py`: the published hash of the secret seed.
- `results.py`: the result of a game that ended; `ratings.py`: ratings, written in the same transaction.
"""
