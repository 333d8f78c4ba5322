"""Every text for people, as Project Fluent files, and the code that finds and fills them.

Each language is a folder: `LANGUAGES` finds `locales/KEY/language.toml` and the files `locales/KEY/*.ftl` next to it.
All languages have the same messages in the same files; those of a game are in the files that begin with its key.

- `languages.py`: the languages, their files and properties; `messages.py`: the texts of one, as Fluent reads them;
  `names.py`: names of types in the ids of messages; `defaults.py`: words of small games that follow from their types;
  `words.py`: finds and fills messages. `dates.py`: days and months.
- `reading.py`: reads the files as their grammar sees them, for `check.py`, which finds missing and wrong messages of a
  language, and `proof_page.py`, which puts all of them on a page.
"""

from azalai.locales.languages import LANGUAGES, ORIGINAL, Language, language_of
from azalai.locales.words import Words, words

__all__ = ["LANGUAGES", "ORIGINAL", "Language", "Words", "language_of", "words"]
