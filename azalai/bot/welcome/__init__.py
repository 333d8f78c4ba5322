"""The greeting of a server and a person's first steps: `delivery.py` posts it, `layout.py` is how it looks."""
