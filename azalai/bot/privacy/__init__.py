"""Stored data of a person: shown, downloaded, erased.

- `rules.py`: the stored rows, and the changes by erasing; the queries: `store.py`; marks of an erased person that are
needed later: `bot/store/erased.py`.
- `dialog.py`: the questions before; `delivery.py`: messages renewed after an erasing; `layout.py`: the layout of the
data.
"""
