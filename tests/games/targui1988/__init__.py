"""The rules of Targui 1988."""
