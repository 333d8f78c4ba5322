"""Parts of slash commands: a command in all languages, its options, and moves that are typed as commands.

`/touareg load place goods`: an option is completed, in the reader's language, from the legal moves that fit the other
options. A command that leaves one move plays it; one that leaves several opens the dialog at the first open question.
"""

from __future__ import annotations

import enum
import inspect
from collections.abc import Awaitable, Callable, Mapping, Sequence
from functools import partial
from typing import Any, ClassVar, cast

import discord
import msgspec
from discord import app_commands

from azalai.bot.dialogs.request import Request
from azalai.bot.dialogs.responses import get_answers
from azalai.bot.errors import Refused
from azalai.bot.layouts.wordings import Wordings
from azalai.bot.play.consequences import simulate_move
from azalai.bot.play.turns import check_runs, legal_moves
from azalai.bot.store.schema import HIGHEST
from azalai.bot.tables.table import LoadedTable, make_awaited_refusal
from azalai.bot.text import OPTION_LIMIT, clip
from azalai.games.contract import AnyGame, IllegalMove, Move
from azalai.games.options import OptionField, OptionKind
from azalai.games.questions import Answered, tag
from azalai.locales import ORIGINAL, Language, Words, language_of, words
from azalai.locales.names import enum_name, hints
from azalai.renderers import close_ups

CHOICES = 25
"""Number of completions that Discord shows."""
EVERYWHERE = app_commands.AppCommandContext(guild=True, dm_channel=True, private_channel=False)
IN_SERVERS = app_commands.AppCommandContext(guild=True, dm_channel=False, private_channel=False)
IN_DIRECT_MESSAGES = app_commands.AppCommandContext(guild=False, dm_channel=True, private_channel=False)
"""Contexts of a command: in servers, in direct messages with the bot, or in both; not in users' private channels."""
ANYWHERE = app_commands.AppCommandContext(guild=True, dm_channel=True, private_channel=True)
"""Context of a command that users may install for themselves: also servers without the bot, and private channels."""
Invoked = Callable[..., Awaitable[None]]
"""Function that runs a command. It gets the request, and the options as keywords."""
Offers = Callable[[Request, str], Awaitable[Sequence[tuple[str, str]]]]
"""Function that completes a parameter from its typed beginning."""


class Phrase(app_commands.locale_str):
    """Name or description of a command: the id of a message, which the translator finds in each language.

    `original`: the language of the default text, which clients show in languages without a translation.
    """

    original: ClassVar[Language] = ORIGINAL

    def __init__(self, message: str) -> None:
        super().__init__(words(self.original).say(message), message=message)


class Translator(app_commands.Translator):
    """Translator of the names and descriptions of commands, from the locale files."""

    def __init__(self) -> None:
        self._languages = {locale: language_of(locale.value) for locale in discord.Locale}

    async def translate(
        self,
        string: app_commands.locale_str,
        locale: discord.Locale,
        context: app_commands.TranslationContextTypes,
    ) -> str | None:
        """Return the message in the language of that locale, or None if that is the original or is unknown."""
        message, language = string.extras.get("message"), self._languages[locale]
        if message is None or language == ORIGINAL:
            return None
        return words(language).say(message)


Number = app_commands.Range[int, 1, HIGHEST]
"""Annotation of an option that takes a small number, such as that of a seat."""
LongNumber = app_commands.Range[int, 1, 2**53 - 1]
"""Annotation of an option that takes the number of a table: up to the highest that Discord accepts."""


def add_command(
    group: app_commands.Group | app_commands.CommandTree[Any],
    name: str,
    parameters: Sequence[tuple[str, str, Any]],
    invoked: Invoked,
    default: dict[str, Any] | None = None,
    *,
    keep: bool = False,
    anywhere: bool = False,
    asks: Invoked | None = None,
) -> app_commands.Command[Any, ..., Any]:
    """Add a command whose name and description are the messages `name` and `name-description`, and return it.

    `parameters`: a tuple (parameter, id of its name, annotation) for each option. `default`: values of those that are
    optional. `keep`: the language of the user's Discord is stored for their direct messages. `anywhere`: users may
    install it for themselves. `asks`: runs in place of `invoked` if no optional one is filled in, and opens a form.
    Raises LookupError if there is no message `name`.
    """

    async def callback(interaction: discord.Interaction, **filled: Any) -> None:
        required = {name: value for name, value in filled.items() if name not in (default or {})}
        if asks is not None and all(filled[name] is None for name in filled.keys() - required):
            await get_answers(interaction).open_modal(interaction, partial(asks, **required))
            return
        await get_answers(interaction).respond(interaction, partial(invoked, **filled), keep=keep)

    signature = [
        inspect.Parameter("interaction", inspect.Parameter.POSITIONAL_OR_KEYWORD, annotation=discord.Interaction)
    ]
    for parameter, _, annotation in parameters:
        fallback = (default or {}).get(parameter, inspect.Parameter.empty)
        signature.append(
            inspect.Parameter(
                parameter, inspect.Parameter.POSITIONAL_OR_KEYWORD, annotation=annotation, default=fallback
            )
        )
    cast(Any, callback).__signature__ = inspect.Signature(signature)
    callback.__qualname__ = callback.__name__ = "callback"
    described = app_commands.describe(**{p: Phrase(f"{message}-description") for p, message, _ in parameters})(callback)
    renamed = app_commands.rename(**{p: Phrase(message) for p, message, _ in parameters})(described)
    slash_command = app_commands.Command(
        name=Phrase(name), description=Phrase(f"{name}-description"), callback=cast(Any, renamed), parent=None
    )
    if anywhere:
        open_to_accounts(slash_command)
    if not words(ORIGINAL).has(name):
        raise LookupError(name)
    group.add_command(slash_command)
    return slash_command


def open_to_accounts(root: app_commands.Command[Any, ..., Any] | app_commands.Group) -> None:
    """Offer a command or group of the top level also to users who have installed the bot for themselves."""
    root.allowed_installs = app_commands.AppInstallationType(guild=True, user=True)
    root.allowed_contexts = ANYWHERE


def add_completion(command: app_commands.Command[Any, ..., Any], parameter: str, offers: Offers) -> None:
    """Complete a parameter while it is typed. `offers`: returns up to `CHOICES` (label, value) pairs."""

    async def complete(interaction: discord.Interaction, current: str) -> list[app_commands.Choice[str]]:
        request = get_answers(interaction).make_request(interaction)
        await request.learn()
        suggestions = await offers(request, current)
        return [app_commands.Choice(name=label, value=value) for label, value in suggestions]

    command.autocomplete(parameter)(complete)


def annotate_option(field: OptionField, game: AnyGame) -> Any:
    """Return the annotation of a slash option for a game's option. Raises TypeError if no command can ask for it."""
    match field.kind:
        case OptionKind.SWITCH:
            return bool
        case OptionKind.ONE:
            kind = field.values[0].__class__
            return app_commands.Transform[str, EnumChoice(kind, f"{game.key}-{enum_name(kind)}")]
        case OptionKind.NUMBER:
            open_ended = field.least is None and field.most is None
            return int if open_ended else cast(Any, app_commands.Range)[int, field.least, field.most]
        case OptionKind.SEVERAL | OptionKind.EACH:
            raise TypeError(f"{field.name}: no command can ask for this")


def annotate_choice(messages: Mapping[str, str]) -> Any:
    """Return the annotation of a slash option that takes one of these values. `messages`: the id of each one's name."""
    return app_commands.Transform[str, TextChoice(messages)]


class TextChoice(app_commands.Transformer):
    """Choice among values, whose names are in the reader's language. `messages`: the id of each one's name."""

    def __init__(self, messages: Mapping[str, str]) -> None:
        self._messages = messages

    @property
    def choices(self) -> list[app_commands.Choice[str | int | float]]:
        """Values with their names."""
        return [app_commands.Choice(name=Phrase(message), value=value) for value, message in self._messages.items()]

    async def transform(self, interaction: discord.Interaction, value: Any, /) -> Any:
        """Return the value."""
        return value


class EnumChoice(TextChoice):
    """Choice among the values of a string enum. The id of a name is `beginning`, a hyphen and the value."""

    def __init__(self, kind: type[enum.Enum], beginning: str) -> None:
        super().__init__({str(value.value): f"{beginning}-{value.value}" for value in kind})
        self._kind = kind

    async def transform(self, interaction: discord.Interaction, value: Any, /) -> Any:
        """Return the enum's member."""
        return self._kind(value)


def format_value(value: Any) -> str:
    """Return a value of a move's field as text to type into a command; spaces separate the items of a tuple."""
    if isinstance(value, enum.Enum):
        return str(value.value)
    if isinstance(value, tuple):
        return " ".join(format_value(item) for item in cast("tuple[Any, ...]", value)) or "-"
    if isinstance(value, msgspec.Struct):
        return "@".join(format_value(getattr(value, field)) for field in value.__struct_fields__)
    return str(value)


def list_field_values(moves: Sequence[Move], field: str) -> list[Any]:
    """Return the distinct values of a field, in the order of the moves."""
    return list(dict.fromkeys(getattr(move, field) for move in moves))


def list_labels(wordings: Wordings, move: str, field: str, values: Sequence[Any]) -> list[str]:
    """Return the labels of a field's values, as buttons have them."""
    return [wordings.step(Answered(move, field, value, True)) for value in values]


def match_moves(
    table: LoadedTable, seat: int, moves: Sequence[Move], field: str, text: str, chosen: Words
) -> list[Move]:
    """Return the moves whose field has the typed text as its value or label, in upper or lower case."""
    typed = text.strip().casefold()
    wordings = Wordings(table, seat, chosen)
    fits: set[tuple[str, Any]] = set()
    for kind in dict.fromkeys(tag(move) for move in moves):
        values = list_field_values([move for move in moves if tag(move) == kind], field)
        labels = list_labels(wordings, kind, field, values)
        fits |= {
            (kind, value)
            for value, label in zip(values, labels, strict=True)
            if typed in (format_value(value).casefold(), label.casefold())
        }
    return [move for move in moves if (tag(move), getattr(move, field)) in fits]


def complete(
    table: LoadedTable, seat: int, kind: type[Move], filled: dict[str, str], focus: str, current: str, chosen: Words
) -> list[tuple[str, str]]:
    """Return up to `CHOICES` completions of the option `focus`: (label, text) pairs.

    They come from the legal moves of a `kind` that fit the other options in `filled`. An option that fits no move is
    ignored.
    """
    moves: Sequence[Move] = [move for move in legal_moves(table, seat) if type(move) is kind]
    for field, text in filled.items():
        if field != focus:
            moves = match_moves(table, seat, moves, field, text, chosen) or moves
    suggestions: list[tuple[str, str]] = []
    typed = current.strip().casefold()
    values = list_field_values(moves, focus)
    labels = list_labels(Wordings(table, seat, chosen), tag(kind), focus, values)
    for value, label in zip(values, labels, strict=True):
        text = format_value(value)
        if len(text) <= OPTION_LIMIT and (typed in label.casefold() or typed in text.casefold()):
            suggestions.append((clip(label, OPTION_LIMIT), text))
    return suggestions[:CHOICES]


def parse_moves(table: LoadedTable, seat: int, kind: type[Move], filled: dict[str, str], chosen: Words) -> list[Move]:
    """Return the legal moves that fit all filled-in options. Raises `IllegalMove` or `Refused` if no move does."""
    moves: Sequence[Move] = [move for move in legal_moves(table, seat) if type(move) is kind]
    if not moves:
        check_runs(table)
        raise _find_obstacle(table, seat, kind, filled)
    for field in kind.__struct_fields__:
        if field in filled:
            left = match_moves(table, seat, moves, field, filled[field], chosen)
            if not left:
                raise _find_obstacle(table, seat, kind, filled)
            moves = left
    return list(moves)


def _find_obstacle(table: LoadedTable, seat: int, kind: type[Move], filled: dict[str, str]) -> Exception:
    """Return the reason why a typed move is impossible: the game's own, if the move can be read.

    It follows from the seat's knowledge alone.
    """
    if not table.game.moves(table.state, seat):
        return make_awaited_refusal(table)
    text = " ".join([tag(kind), *(filled.get(field, "") for field in kind.__struct_fields__)])
    try:
        simulate_move(table, seat, table.game.parse_move(text.replace(" -", "").strip()))
    except IllegalMove as refusal:
        if refusal.reason != "refusal-junk":
            return refusal
    return Refused("refusal-not-possible-now")


def list_move_parameters(game: AnyGame, kind: type[Move]) -> list[tuple[str, str, Any]]:
    """Return the options of the command of a kind of move, as `add_command` takes them."""
    base = f"{game.key}-slash-{tag(kind)}"
    return [(field, f"{base}-{field}", str) for field in hints(kind)]


def complete_close_up(game: str, current: str, chosen: Words) -> list[tuple[str, str]]:
    """Return the close-ups whose names or keys contain the typed text: up to `CHOICES` (label, key) pairs.

    Those that begin with the text are first, otherwise they are in the game's order.
    """
    closer = close_ups(game)
    typed = current.strip().casefold()
    names: Mapping[str, str] = {} if closer is None else closer.close_ups(chosen)
    pairs = [(name, key) for key, name in names.items() if typed in name.casefold() or typed in key.casefold()]
    pairs.sort(key=lambda pair: not (pair[1].casefold().startswith(typed) or pair[0].casefold().startswith(typed)))
    return [(clip(name, OPTION_LIMIT), key) for name, key in pairs[:CHOICES]]


def parse_close_up(game: str, typed: str, chosen: Words) -> str:
    """Return the key of a close-up that was chosen or typed.

    `typed`: its key, its name, or a part that only one close-up has. Raises `Refused` for other text.
    """
    matches = complete_close_up(game, typed, chosen)
    same = [key for name, key in matches if typed.strip().casefold() in (key.casefold(), name.casefold())]
    if not same and len(matches) != 1:
        raise Refused("refusal-no-such-card")
    return (same or [matches[0][1]])[0]
