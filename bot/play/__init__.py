"""Moves: played, taken back, prepared, or chosen by a robot."""
