"""Targui (Andreas Steiger, Kosmos 2012): the duel, with all 80 cards."""
