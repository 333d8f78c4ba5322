"""Messages as layouts, with their texts, pictures, buttons and menus.

- `layout.py`: what may be seen by all (`PublicLayout`) or by one reader (`PrivateLayout`). `Layout.calls`: what phones
  show; such a message is posted as text, and whatever is edited is Components V2 from then on.
- `components.py`: buttons and menus, and what a custom id carries.
- `prompts.py`: the question in a hand, with what its colours mean (`coloured`); how a choice reads: `wordings.py`; what
  of it stands on a button: `labels.py`.
- `pictures.py`: all pictures, drawn in threads and kept; `picture_prefetch.py`: those that nobody has asked for yet.
- `modals.py`: forms; what was filled in: `filled.py`; their overviews: `forms.py`, `settings_overview.py`,
  `preferences_overview.py`, `table_terms_form.py`. Menus for the same values stay for clients without forms.
- `table_menu.py`: what stands under *...* (`ENTRIES`).
- `cards.py`: what everybody sees of a table; `idle_view.py`: what one sees of it while nothing is asked.
"""
