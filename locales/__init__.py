"""Every word a person reads, as Project Fluent files, and the code that finds and fills them."""

from locales.words import LANGUAGES, Language, Words, language_of, words

__all__ = ["LANGUAGES", "Language", "Words", "language_of", "words"]
