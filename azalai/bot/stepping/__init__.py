"""Stepping through finished games, decision by decision, in private: `dialog.py` answers, `layout.py` lays out.

`play_on_dialog.py`: from a step into a game of the person.
"""
