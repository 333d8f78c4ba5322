"""Targui: the rules, from the book and card by card."""
