"""Every word a person reads, as Project Fluent files, and the code that finds and fills them.

Each language is a folder: `LANGUAGES` finds `locales/KEY/language.toml`, and beside it the files `locales/KEY/*.ftl`
with the same messages under the same names in all; those of a game in the files that begin with its key.

- `languages.py`: which languages there are, their files, and what is known of them; `messages.py`: the texts of one as
  Fluent reads them; `names.py`: names of types in the ids of messages; `defaults.py`: words of small games that follow
  from their types; `words.py`: finds and fills messages.
"""

from azalai.locales.languages import LANGUAGES, ORIGINAL, Language, language_of
from azalai.locales.words import Words, words

__all__ = ["LANGUAGES", "ORIGINAL", "Language", "Words", "language_of", "words"]
