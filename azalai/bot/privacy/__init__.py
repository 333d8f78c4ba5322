"""The data stored about a person: shown, downloaded, erased.

- `rules.py`: what is stored, and what erasing changes; the rows: `store.py`; what must be known of an erased person
  later: `bot/store/erased.py`.
- `dialog.py`: the questions before; `delivery.py`: messages drawn again after an erasing; `layout.py`: how the data are
  shown.
"""
