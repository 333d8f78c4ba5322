"""Tools that train and judge our own robots; `docs/robots.md` has their results.

- `train.py`: `azalai.robots.train` with the features that are worth it (`sifting.py`).
- `matches.py`: tables of matches, also between robots of kinds that no table offers (`players.py`).
- `reviews.py`: the share of reviews that are right.
"""
