"""What was played: the history in words, results, ratings, the file of a game, replay and verification.

- `narration.py`: what happened, in words, for one reader. Also for the card, the log and the direct messages.
- `record_file.py`: the file of a game, written and read; what of a table goes into it: `export.py`.
- `verification.py`: the proof of a fair shuffle; what is published of the seed for it: `commitment.py`.
- `reviews.py`: which decisions a review looks at; who weighs them: `bot/play/reviewing.py`.
"""
