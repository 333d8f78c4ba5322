"""Games that are offered on Discord: those with a renderer of their name.

A game that is rules alone can be played at a prompt, and is not offered to users. A game from outside that breaks is
left out as a whole, so that the bot starts with all others.
"""

from __future__ import annotations

import importlib.util
import re
from collections.abc import Mapping

from azalai.games import GAMES
from azalai.games.guard import Watch, inside
from azalai.games.lessons import lesson_of
from azalai.games.plugins import Broken, Plugin
from azalai.locales import LANGUAGES, ORIGINAL, Language, words
from azalai.locales.languages import sources
from azalai.locales.messages import entries
from azalai.locales.names import LENGTHS
from azalai.locales.words import MissingMessage
from azalai.renderers import renderer, renderer_name
from azalai.renderers.contract import Renderer

SLASH_NAME = re.compile(r"[\w-]{1,32}")
LONGEST_DESCRIPTION = 100


def list_offered_games() -> tuple[str, ...]:
    """Return the keys of the games that users are offered: of those alone anything new can be begun."""
    return tuple(key for key in GAMES if GAMES.is_offered(key) and _has_renderer(key))


def find_offer_faults() -> Mapping[str, str]:
    """Return the reasons why the other games are not offered on Discord."""
    return {key: f"there is no module {renderer_name(key)}" for key in GAMES if not _has_renderer(key)}


def list_missing_words() -> tuple[str, ...]:
    """Return the missing files of English words, and those without their game, of offered games of the house.

    Other languages fall back to English.
    """
    return tuple(
        f"locales/{ORIGINAL}/{key}.ftl"
        for key in list_offered_games()
        if GAMES.plugin(key) is None and not words(ORIGINAL).has(f"{key}-name")
    )


def list_taught_games() -> tuple[str, ...]:
    """Return the offered games that have a lesson."""
    return tuple(key for key in list_offered_games() if lesson_of(key) is not None)


def list_spoken_languages(key: str) -> tuple[Language, ...]:
    """Return the languages that have words of a game; in the others it speaks English."""
    return tuple(language for language in LANGUAGES if words(language).of(key) is words(language))


def leave_out_broken() -> Mapping[str, str]:
    """Try the games from outside, leave out the broken ones, and return all left-out games with the reasons."""
    for key, plugin in tuple(GAMES.plugins.items()):
        try:
            if key in GAMES and _has_renderer(key):
                with Watch():
                    check_offer(plugin)
        except MissingMessage as error:
            GAMES.plugins.leave_out(key, Broken(f"a message is missing, or can't be read: {error}"))
        except Exception as error:
            GAMES.plugins.leave_out(key, error)
    return GAMES.plugins.left_out


def check_offer(plugin: Plugin) -> None:
    """Raise `Broken`, or another error, if a game from outside can't be drawn, put into words or taught."""
    key, game = plugin.key, GAMES[plugin.key]
    drawer = renderer(key)
    if lacking := [name for name in vars(Renderer) if not name.startswith("_") and not hasattr(drawer, name)]:
        raise Broken(f"{renderer_name(key)} has no {' and no '.join(lacking)}")
    with inside(key, "import of its lesson"):
        lesson_of(key)
    game.setup(seats=min(game.seats), options=game.Options(), seed=b"tried")
    own = [text for each in LANGUAGES for text in sources(each, [plugin.locales]).values()]
    ids = dict.fromkeys(name for text in own for name, _ in entries(text))
    if strange := [name for name in ids if not name.removeprefix("-").startswith(f"{key}-")]:
        raise Broken(f"its message {strange[0]} does not begin with {key}-")
    for language in (ORIGINAL, *LANGUAGES):  # first the one that the others fall back to
        t = words(language)
        for end, (least, most) in LENGTHS.items():
            if not (1 if end == "rules" else least) <= (length := len(t.say(f"{key}-{end}"))) <= most:
                raise Broken(f"{key}-{end} has {length} characters, {least} to {most} are right ({language})")
        if alike := [other for other in _list_earlier_games(key) if t.game(other) == t.game(key)]:
            raise Broken(f"it is called as the game {alike[0]} is: {t.game(key)} ({language})")
        slash = t.say(f"{key}-slash")
        if alike := [other for other in _list_earlier_games(key) if t.say(f"{other}-slash") == slash]:
            raise Broken(f"its command is that of the game {alike[0]}: /{slash} ({language})")
        for name in (name for name in ids if name.startswith(f"{key}-slash")):
            _check_slash(name, t.say(name), language)


def _list_earlier_games(key: str) -> list[str]:
    """Return the games whose names a game may not have.

    Those of the house, and those from outside with an earlier key.
    """
    return [other for other in GAMES if GAMES.plugin(other) is None or other < key]


def _check_slash(name: str, text: str, language: str) -> None:
    """Raise `Broken` if Discord would refuse all commands of the bot for this one."""
    if name.endswith("-description"):
        fits = 0 < len(text) <= LONGEST_DESCRIPTION
    else:
        fits = SLASH_NAME.fullmatch(text) is not None and text == text.lower()
    if not fits:
        raise Broken(f"Discord takes no {name} that reads {text!r} ({language})")


def _has_renderer(key: str) -> bool:
    return importlib.util.find_spec(renderer_name(key)) is not None
