"""Azalaï: a Discord bot that hosts desert board games."""
