"""Messages as layouts, with their texts, pictures, buttons and menus.

- `layout.py`: a public message (`PublicLayout`), or one for a single reader (`PrivateLayout`). A message that mentions
  people (`Layout.calls`) is posted as text, so that phones ring, and becomes one of Components V2 when it is edited.
- `components.py`: buttons and menus, and the format of a custom id.
- `prompts.py`: the question to a player, with the meaning of its colours (`answer_style`); `confirmations.py`: a
  complete move on one button; `wordings.py`: the words of a choice; `labels.py`: its words on a button.
- `choices.py`: the choices of a question in lines of buttons. Which of them become a menu is decided in
  `azalai/games/prompts.py` (`BUTTONS`). `explanations.py`: the explanations under a question; `close_ups.py`: the
  cards of a game, enlarged.
- `phone.py`: widths of buttons and line breaks on a phone; `letter_widths.py`: widths of letters; `message_height.py`:
  the height of a message; `paged_text.py`: long texts in pages that fit a screen.
- `pictures.py`: all pictures, drawn in threads and cached; `picture_prefetch.py`: boards that are drawn in advance.
- `modals.py`: forms; `filled.py`: the values that a user typed or chose in them; `forms.py`: overviews of values, and
  the menus for clients without forms. The overviews: `settings_overview.py`, `preferences_overview.py`,
  `table_options_layout.py`; the form of the terms: `table_terms_form.py`.
- `table_menu.py`: the entries under *...* (`ENTRIES`).
- `cards.py`: the public cards of a table; `idle_view.py`: a player's view of it while nothing is asked.
- `final_card.py`: the end of a game; `proposal_message.py`: a proposal and its votes; `seat_offer.py`: the offer of a
  seat.
- `news_lines.py`: the latest events; `pace_texts.py`, `clock_texts.py`: paces, clocks and absences in words.
- `open_table_list.py`, `own_table_list.py`: lists of tables; `invitation_answers.py`: answers to invitations.
- `entry_buttons.py`: the buttons of the core that lead into features.
"""
