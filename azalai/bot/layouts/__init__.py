"""Messages as layouts, with their texts, pictures, buttons and menus.

- `layout.py`: a message for all (`PublicLayout`) or for one reader (`PrivateLayout`). `Layout.calls`: it makes phones
  ring; such a message is posted as text, and becomes one of Components V2 when it is edited.
- `components.py`: buttons and menus, and the content of a custom id.
- `prompts.py`: the question in a hand, with the meaning of its colours (`style_of`); a complete move on one button:
  `confirmations.py`; the words of a choice: `wordings.py`; its words on a button: `labels.py`.
- `choices.py`: the choices of a question as rows of buttons and menus; which become a menu is decided in
  `azalai/games/prompts.py` (`BUTTONS`). `explanations.py`: the explanations under a question; `close_ups.py`: the cards
  that can be looked at.
- `phone.py`: widths of buttons and line breaks on a phone; `letter_widths.py`: those of letters; `message_height.py`:
  the height of a message. `paged_text.py`: long texts in pages that fit it.
- `pictures.py`: all pictures, drawn in threads and kept; `picture_prefetch.py`: those that no user has asked for yet.
- `modals.py`: forms; the values that a user typed or chose: `filled.py`; their overviews: `forms.py`,
  `settings_overview.py`, `preferences_overview.py`, `table_terms_form.py`, `table_options_form.py`. Menus for the same
  values stay for clients without forms.
- `table_menu.py`: the entries under *...* (`ENTRIES`).
- `cards.py`: the public cards of a table; `idle_view.py`: a player's view of it while nothing is asked.
- `final_card.py`: the end of a game; `proposal_message.py`, `seat_offer.py`: the messages of these names.
- `news_lines.py`: the latest events; `pace_texts.py`, `clock_texts.py`: paces, clocks and absences in words.
- `open_table_list.py`, `own_table_list.py`: lists of tables; `invitation_answers.py`: answers to invitations.
- `entry_buttons.py`: the buttons of the core that lead into features.
"""
