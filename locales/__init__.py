"""Every word a person reads, as Project Fluent files, and the code that finds and fills them.

They are in `locales/en/*.ftl` and `locales/fr/*.ftl`, under the same names in both; those of a game in the files that
begin with its key.
"""

from locales.words import LANGUAGES, Language, Words, language_of, words

__all__ = ["LANGUAGES", "Language", "Words", "language_of", "words"]
