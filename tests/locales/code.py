"""Requirements of the code for the locale files: ids written in it, and the families of ids that follow from a game."""

from __future__ import annotations

import ast
import enum
import fnmatch
import functools
import importlib
import importlib.util
import random
import re
import typing
from collections.abc import Callable, Iterable, Iterator
from pathlib import Path
from typing import Any, NamedTuple

import msgspec

from azalai.bot.catalogue import list_offered_games
from azalai.bot.dialogs.discord_permissions import IN_THREADS, NEEDED, TO_HEAR, TO_OPEN_THREADS
from azalai.bot.store.rows import ENDED_EARLY, Status
from azalai.games import GAMES
from azalai.games.contract import AnyGame, Unit
from azalai.games.lessons import lesson_of, texts_of
from azalai.games.options import OptionKind, option_fields
from azalai.games.questions import tag
from azalai.games.small import SmallGame
from azalai.locales.defaults import defaults
from azalai.locales.names import enum_name, hints
from azalai.locales.reading import messages
from azalai.renderers import charts
from tests.house import PACKAGE, list_sources

SAYING = ("say", "_say", "Refused", "IllegalMove", "Phrase", "announce_notice", "NotAllowed")


class Code(NamedTuple):
    """Parts of one file that are searched.

    Its calls, its strings, and composed strings with `*` for inserted values.
    """

    calls: tuple[ast.Call, ...]
    strings: frozenset[str]
    patterns: frozenset[str]


@functools.cache
def house() -> dict[Path, Code]:
    """Return the code of the house, by path below its root; read once for all tests."""
    outside = [file for plugin in GAMES.plugins.values() for file in sorted(plugin.folder.rglob("*.py"))]
    files = [*list_sources("bot", "cogs", "games", "locales", "renderers"), *outside]
    return {_relative_path(file): _code(ast.parse(file.read_text(encoding="utf-8"))) for file in files}


def _relative_path(file: Path) -> Path:
    """Return the path of a file below the root of the house.

    A file of a game from outside is treated like one of the house.
    """
    for plugin in GAMES.plugins.values():
        if file.is_relative_to(plugin.folder):
            room, *rest = file.relative_to(plugin.folder).parts
            drawn = Path(room).stem == "renderer"
            return Path("renderers", plugin.key, *rest) if drawn else Path("games", plugin.key, room, *rest)
    return file.relative_to(PACKAGE)


def _code(tree: ast.Module) -> Code:
    calls: list[ast.Call] = []
    strings: set[str] = set()
    patterns: set[str] = set()
    for node in ast.walk(tree):
        if isinstance(node, ast.Call):
            calls.append(node)
        elif isinstance(node, ast.Constant) and isinstance(node.value, str):
            strings.add(node.value)
        elif isinstance(node, ast.JoinedStr):
            patterns.add("".join(value.value if isinstance(value, ast.Constant) else "*" for value in node.values))  # pyright: ignore[reportArgumentType, reportCallIssue]
    return Code(tuple(calls), frozenset(strings), frozenset(patterns))


def literals() -> frozenset[str]:
    """Return every string written in the code."""
    return frozenset().union(*(code.strings for code in house().values()))


def matcher(patterns: Iterable[str]) -> Callable[[str], bool]:
    """Return a function that returns True for an id that fits one of the patterns (`*` stands for anything)."""
    expression = re.compile("|".join(sorted(fnmatch.translate(pattern) for pattern in patterns)) or "(?!)")
    return lambda message: expression.match(message) is not None


class Said(msgspec.Struct, frozen=True):
    """Call that names a message: the place, the message, and the values (None if they are not written there)."""

    where: str
    message: str
    values: frozenset[str] | None


def list_calls() -> Iterator[Said]:
    """Yield every call that names a message literally."""
    for path, code in house().items():
        for node in code.calls:
            called = node.func.attr if isinstance(node.func, ast.Attribute) else getattr(node.func, "id", "")
            if called not in SAYING:
                continue
            named = [arg.value for arg in node.args if isinstance(arg, ast.Constant) and isinstance(arg.value, str)]
            if named:
                values = {keyword.arg for keyword in node.keywords}
                known = None if None in values or called in ("announce_notice", "NotAllowed") else values
                key = _find_game(path) if isinstance(node.func, ast.Name) else ""
                prefix = f"{key}-picture-" if key else ""
                given = None if known is None else frozenset(str(value) for value in known)
                yield Said(f"{path}:{node.lineno}", prefix + named[0], given)


def _find_game(path: Path) -> str:
    """Return the game whose pictures a file of `renderers/` draws, or "" for any other file."""
    room, *rest = path.parts
    key = Path(rest[0]).stem if room == "renderers" else ""
    return "small" if key == "plain" else key if key in GAMES else ""


def list_defaults() -> frozenset[str]:
    """Return the ids for which small games have other texts if the game has none of its own."""
    return frozenset(name for key in GAMES for name in defaults(key))


def families() -> frozenset[str]:
    """Return the ids that are made from names: of games, moves, events, options, statuses."""
    names: set[str] = set()
    for key, game in GAMES.items():
        names |= {
            f"{key}-{name}"
            for name in ("name", "tagline", "time", "first-time", "rules", "slash", "slash-description", "ask-act")
        }
        names |= {name for kind in game.Events for name in (f"{key}-event-{tag(kind)}",)}
        for kind in game.Moves:
            names |= {f"{key}-move-{tag(kind)}", f"{key}-act-{tag(kind)}"}
            names |= list_described(f"{key}-slash-{tag(kind)}")
            for field in hints(kind):
                names |= {f"{key}-ask-{tag(kind)}-{field}"} | list_described(f"{key}-slash-{tag(kind)}-{field}")
        for act in {kind.act for kind in game.Moves if kind.act}:
            kinds = [kind for kind in game.Moves if kind.act == act]
            shared = set.intersection(*(set(hints(kind)) for kind in kinds))
            names |= {f"{key}-act-{act}"} | {f"{key}-ask-{act}-{field}" for field in (*shared, "act")}
        names |= {f"{key}-figure-{figure.name}" for figure in game.figures if figure.unit is not Unit.SILENT}
        names |= {f"{key}-character-{name}{more}" for name in game.characters for more in ("", "-about")}
        for field in hints(game.Options):
            names |= {f"{key}-option-{field}"} | list_described(f"{key}-slash-new-{field}")
        sets = [field for field in option_fields(game.Options) if field.kind is OptionKind.SEVERAL]
        names |= {f"{key}-option-{field.name}-none" for field in sets if not field.least}
        names |= list_types(key, game)
        lesson = lesson_of(key)
        names |= {f"{key}-lesson-{name}" for name in (texts_of(lesson) if lesson is not None else ())}
        offered = charts(key) if key in list_offered_games() else None
        for chart in offered.charts() if offered is not None else ():
            names |= {f"{key}-chart-{chart}"} | list_described(f"{key}-slash-{chart}")
    names |= {f"status-{status.value}" for status in Status if status is not Status.QUARANTINED}
    names |= {f"notice-{status.value}" for status in (Status.CANCELLED, *ENDED_EARLY)}
    names |= {f"lobby-{name}" for name in ("host", "person", "robot", "free", "cancelled", "expired")}
    for asked in ("leave", "cancel", "cancel-lobby", "resign", "end", "offer"):
        names |= {f"{asked}-really", f"button-{asked}-yes"}
    for name in ("attach-files", "send-messages", "thread-locked", "removed"):
        names |= {f"trouble-{name}", f"trouble-here-{name}"}
    needed = (*NEEDED, IN_THREADS, TO_OPEN_THREADS, TO_HEAR)
    names |= {f"refusal-permission-{name.replace('_', '-')}" for name in needed}
    for name in ("status", "board", "hand", "log", "leave", "cancel", "move", "move-table"):
        names |= list_described(f"slash-table-{name}")
    common = ("help", "table", "new", "new-language", "new-seats", "new-thread", "hand", "board", "rules")
    for name in (*common, "card", "card-card"):
        names |= list_described(f"slash-{name}")
    for number in range(1, 5):
        names |= list_described(f"slash-new-player{number}")
    names |= {name for name in messages("en") if name.startswith("on-card-")}
    return frozenset(names | {"seats-random", "seats-joined"})


def first_steps() -> frozenset[str]:
    """Return the optional ids of a game.

    They are for a complete move in few words, for the first step of a longer one (`azalai.bot.layouts.prompts`), for an
    act's explanation, for an event in few words, and for a small game's situation.
    """
    brief = {
        f"{key}-{how}-{tag(kind)}" for key, game in GAMES.items() for kind in game.Moves for how in ("brief", "short")
    }
    brief |= {f"{key}-{name}" for key in GAMES for name in ("credits", "score", "score-counted")}
    brief |= {f"{key}-situation" for key, game in GAMES.items() if isinstance(game, SmallGame)}
    brief |= {
        f"{key}-did-{tag(kind)}{often}"
        for key, game in GAMES.items()
        for kind in game.Events
        for often in ("", "-often" if kind.summed else "")
    }
    brief |= {
        f"{key}-explain-{name}" for key, game in GAMES.items() for kind in game.Moves for name in (tag(kind), kind.act)
    }
    return brief | frozenset(  # pyright: ignore[reportReturnType]
        f"{key}-node-{act}-{field}"
        for key, game in GAMES.items()
        for kind in game.Moves
        for act in {tag(kind), kind.act or tag(kind)}
        for field in hints(kind)
    )


def list_counted() -> frozenset[str]:
    """Return the ids that a game may have for equal things one after the other (`azalai.locales.words.Words.count`)."""
    kinds = {name for key, game in GAMES.items() for name in list_types(key, game)}
    names = {name for kind in kinds for name in (kind, kind.rpartition("-")[0])}
    short = {name.replace("-", "-short-", 1) for name in names}
    return frozenset(f"{name}-counted" for name in names | short)


def list_composed() -> frozenset[str]:
    """Return the patterns of the ids that the host makes: a beginning that is written there, and a name."""
    return frozenset(
        made
        for path, code in house().items()
        if path.parts[0] in ("bot", "cogs")
        for made in code.patterns
        if re.fullmatch(r"[a-z]+(-[a-z]+)*-\*(-[a-z]+)*", made)
    )


def list_described(message: str) -> set[str]:
    """Return the ids of a command's or option's name and description."""
    return {message, f"{message}-description"}


def list_types(key: str, game: AnyGame) -> set[str]:
    """Return the ids of the enums and structs in moves, events and options."""
    ids: set[str] = set()
    seen: set[Any] = set()
    stack: list[Any] = [hint for kind in (*game.Moves, *game.Events, game.Options) for hint in hints(kind).values()]
    while stack:
        kind = stack.pop()
        if kind in seen:
            continue
        seen.add(kind)
        if isinstance(kind, type) and issubclass(kind, enum.Enum):
            ids |= {f"{key}-{enum_name(kind)}-{value.value}" for value in kind}
        elif isinstance(kind, type) and issubclass(kind, msgspec.Struct):
            ids.add(f"{key}-{enum_name(kind)}")
            stack += hints(kind).values()
        stack += typing.get_args(kind)
    return ids


@functools.cache
def parts_of_scores() -> frozenset[str]:
    """Return the ids of the parts of finished games' scores."""
    ids: set[str] = set()
    for key, game in GAMES.items():
        state = game.setup(seats=min(game.seats), options=game.Options(), seed=b"parts")
        chance = random.Random(key)
        while (outcome := game.outcome(state)) is None:
            seat = game.deciders(state)[0]
            state = game.play(state, seat, chance.choice(game.moves(state, seat))).state
        ids |= {f"{key}-part-{part.name}" for score in outcome.scores for part in score.parts}
    return frozenset(ids)


def refusals_of_games() -> frozenset[str]:
    """Return the patterns of the ids of refusals that the games' code makes from names."""
    made = {pattern for path, code in house().items() if "games" in path.parts for pattern in code.patterns}
    return frozenset(pattern for pattern in made if "refusal" in pattern or "barred" in pattern)


def picture_ids() -> frozenset[str]:
    """Return the ids, some with `*`, that renderers make.

    They are `KEY-picture-` with a string of theirs, an id of the game with one name put into it, a text that all games
    share (`azalai.renderers.kit.speech`), or the name of a thing of the box.
    """
    alike = {
        made for made in house()[Path("renderers/kit/speech.py")].patterns if re.fullmatch(r"\*-picture-[a-z]+", made)
    }
    ids = {made.replace("*", key) for made in alike for key in (*GAMES, "small")}
    for path, code in house().items():
        key = _find_game(path)
        if not key:
            continue
        ids |= {f"{key}-picture-{text}" for text in code.strings}
        for made in code.patterns:
            if made.count("*") == 1 and not made.startswith("*"):
                ids.add(made if made.startswith(f"{key}-") else f"{key}-picture-{made}")
    for key in GAMES:
        for module in ("components", "cards"):
            things = _things(f"{GAMES.rules(key)}.{module}")
            for kind in things.values():
                if isinstance(kind, type) and issubclass(kind, enum.Enum):
                    ids |= {f"{key}-{enum_name(kind)}-{thing.value}" for thing in kind}
    return frozenset(ids)


def _things(module: str) -> dict[str, Any]:
    """Return the contents of a module, or nothing if it does not exist."""
    return {} if importlib.util.find_spec(module) is None else vars(importlib.import_module(module))
