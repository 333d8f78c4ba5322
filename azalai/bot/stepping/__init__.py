"""Stepping through finished games, decision by decision, in private: `dialog.py` answers, `layout.py` lays out."""
