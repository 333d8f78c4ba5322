"""Messages as layouts, with their texts, pictures, buttons and menus.

- `layout.py`: a message for all (`PublicLayout`) or for one reader (`PrivateLayout`). `Layout.calls`: it makes phones
  ring; such a message is posted as text, and becomes one of Components V2 when it is edited.
- `components.py`: buttons and menus, and the content of a custom id.
- `prompts.py`: the question in a hand, with the meaning of its colours (`style_of`); the words of a choice:
  `wordings.py`; its words on a button: `labels.py`.
- `pictures.py`: all pictures, drawn in threads and kept; `picture_prefetch.py`: those that no user has asked for yet.
- `modals.py`: forms; the values that a user typed or chose: `filled.py`; their overviews: `forms.py`,
  `settings_overview.py`, `preferences_overview.py`, `table_terms_form.py`. Menus for the same values stay for clients
  without forms.
- `table_menu.py`: the entries under *...* (`ENTRIES`).
- `cards.py`: the public cards of a table; `idle_view.py`: a player's view of it while nothing is asked.
"""
