"""Tools with which our own robots are learned and judged; what they print is in `docs/robots.md`.

- `train.py`: `azalai.robots.train` with the features that are worth it (`sifting.py`).
- `matches.py`: tables of matches, also between robots of kinds that no table offers (`players.py`).
- `reviews.py`: how often a review is right.
"""
