"""Contract of every game: its members for the host. The names here are fixed.

A game is a value with the members of `Game`. States, moves, events and views are frozen typed structs. Seats are
numbers counted from 0; no name and no user id ever enters a state.

>>> from azalai.games import GAMES
>>> game = GAMES["touareg"]
>>> first = game.setup(seats=3, options=game.Options(), seed=b"any bytes")
>>> game.deciders(first)
(0,)
>>> [str(move) for move in game.moves(first, 0)][:2]
['draw', 'market water 1 camel1']
>>> turn = game.play(first, 0, game.parse_move("draw"))
>>> turn.reveals
True
>>> game.view(turn.state, 0).camps[0].hand is None, game.view(turn.state, 1).camps[0].hand is None
(False, True)
>>> game.decode(game.encode(turn.state)) == turn.state
True
"""

from __future__ import annotations

import enum
import functools
import typing
from collections.abc import Mapping, Sequence
from typing import Any, ClassVar, Generic, Literal, Protocol, TypeAlias, TypeVar, cast

import msgspec

from azalai.games.asking import Ask as Ask
from azalai.games.asking import BySeat as BySeat
from azalai.games.asking import Item as Item
from azalai.games.asking import Noun as Noun
from azalai.games.asking import Seat as Seat
from azalai.games.asking import Waiver as Waiver
from azalai.games.comparison import Figure as Figure
from azalai.games.comparison import Unit as Unit
from azalai.games.comparison import Worth as Worth
from azalai.games.outcomes import Outcome as Outcome
from azalai.games.outcomes import Part as Part
from azalai.games.outcomes import Score as Score
from azalai.games.outcomes import ranked as ranked

INTERFACE = 1
"""Version of this file and of `azalai.renderers.contract`, for which games from outside are written.

It is raised if a game that was written for it would no longer work; an addition with a default does not raise it.
"""


class IllegalMove(Exception):
    """The move can't be played now.

    `reason` is the id of a message in the locale files (`refusal-...` or `KEY-refusal-...`), and `values` are the
    message's values; never free text, because the reader's language is the host's business.

    >>> refusal = IllegalMove("refusal-number", least=1, most=3)
    >>> refusal.reason, refusal.values["most"]
    ('refusal-number', 3)
    """

    def __init__(self, reason: str, **values: object) -> None:
        super().__init__(reason)
        self.reason = reason
        self.values: Mapping[str, object] = values


def its_turn(to_act: int | None, seat: int) -> int:
    """Return the seat that is to act. Raises `IllegalMove` if the game is over, or if another seat wants to."""
    if to_act is None:
        raise IllegalMove("refusal-game-over")
    if seat != to_act:
        raise IllegalMove("refusal-not-your-turn")
    return to_act


Preset = Literal["all", "but-one", "half", "least", "few"]
"""A number of those that can be chosen: the largest, the one below, the middle, the smallest; or several, the smallest
three."""


class Move(msgspec.Struct, frozen=True, tag=True):
    """Base of all moves. The fields of a move are asked for in their order.

    `act`: kinds of moves with the same act are asked for as one (`azalai.games.questions`); empty: the kind alone.
    `quiet`: a move that ends or waives something, so that it is shown apart from usual ones. `apart`: the field behind
    which a question of its own follows (from where, and then where to), always; empty: none. `usual`: the usual number
    behind another answer (a key of `azalai.games.questions.presets`). `openly`: if several seats decide at once, all
    may see that this move was chosen while others still decide.

    >>> class Take(Move, frozen=True, tag="take"):
    ...     salt: int
    >>> str(Take(2)), Take(2) == Take(2), Take(2).quiet
    ('take 2', True, False)
    """

    act: ClassVar[str] = ""
    quiet: ClassVar[bool] = False
    apart: ClassVar[str] = ""
    usual: ClassVar[Preset] = "all"
    openly: ClassVar[bool] = False

    def __str__(self) -> str:
        """Return the notation (`azalai.games.notation`).

        The tag, then the fields in their order; seats count from 1.
        """
        words = [str(self.__struct_config__.tag)]
        for name, is_seat in _list_fields(type(self)):
            value = getattr(self, name)
            if isinstance(value, tuple):
                words += map(_word, cast("tuple[object, ...]", value))
            else:
                words.append(_word(value + 1 if is_seat else value))
        return " ".join(words)


@functools.cache
def _list_fields(kind: type[Move]) -> tuple[tuple[str, bool], ...]:
    """Return the fields of a move, and whether each is a seat."""
    hints = typing.get_type_hints(kind, include_extras=True)
    return tuple((name, Noun.SEAT in typing.get_args(hints[name])) for name in kind.__struct_fields__)


def _word(value: object) -> str:
    """Return a value in one word: the value of an enum, a number, the fields of a struct (`gold@camel1`)."""
    if isinstance(value, enum.Enum):
        return str(value.value)
    if isinstance(value, msgspec.Struct):
        return "@".join(_word(getattr(value, name)) for name in value.__struct_fields__)
    return str(value)


class Turning(enum.IntEnum):
    """Weight of an event as a turning point of the game, which is posted at the table in a message that stays."""

    NONE = 0
    BESIDE = 1  # reported with others of the same move, not on its own
    LINE = 2  # reported in words
    PICTURE = 3  # reported in words and with a picture


class Event(msgspec.Struct, frozen=True, tag=True, kw_only=True):
    """Base of all events. `reader` is the only seat that may know of it; None means all.

    An event for one reader may tell all that an event for all told just before it in the same turn, and more ("You drew
    gold" after "Amara drew a card"): its kind names the other's kind as what it `refines`, and its reader is told the
    richer one alone. `turning`: whether an event for all is a turning point. `since`: it ends what began with an event
    of that kind, perhaps some moves ago; all that is told next to others since then is told with it. `begins_turn`: the
    turn of a seat begins with it, perhaps of the one that has just acted. `loser`: the name of the field with the seat
    that has lost something by it, of which its player hears first. `answers`: it says something about hidden things
    that no view shows, and is meant to ("nobody has a seven", a die that is thrown before all and leaves no trace).
    `summed`: the name of the number that is added up when several in a row are told as one in few words.
    """

    refines: ClassVar[type[Event] | None] = None
    turning: ClassVar[Turning] = Turning.NONE
    since: ClassVar[type[Event] | None] = None
    begins_turn: ClassVar[bool] = False
    loser: ClassVar[str | None] = None
    answers: ClassVar[bool] = False
    summed: ClassVar[str | None] = None

    reader: Seat | None = None

    @property
    def losers(self) -> tuple[Seat, ...]:
        """The seats that have lost something by it."""
        return () if self.loser is None else (getattr(self, self.loser),)


K = TypeVar("K", Move, Event)


def kinds_in(names: Mapping[str, object], base: type[K]) -> tuple[type[K], ...]:
    """Return every kind of move or event among a module's names, in order.

    For example `EVENTS = kinds_in(globals(), Event)`.
    """
    kinds = (kind for kind in names.values() if isinstance(kind, type) and issubclass(kind, base))
    return tuple(kind for kind in kinds if kind is not base)


class View(msgspec.Struct, frozen=True, kw_only=True):
    """Base of all views: the knowledge of `seat`; None is the public view."""

    seat: Seat | None


S = TypeVar("S", bound=msgspec.Struct)
M = TypeVar("M", bound=Move)
E_co = TypeVar("E_co", bound=Event, covariant=True)
V = TypeVar("V", bound=View)
O = TypeVar("O", bound=msgspec.Struct)  # noqa: E741  (options)


class Turn(msgspec.Struct, frozen=True):
    """Result of a move.

    `state` is the game's own state, `events` in their order. `reveals`: something hidden or random was revealed or
    could have been, so that no undo goes past it; the mover knows it beforehand.
    """

    state: Any
    events: tuple[Any, ...]
    reveals: bool


class Barred(msgspec.Struct, frozen=True):
    """Kind of move that can't be played now, though others of the same turn can.

    `act`: its tag or shared act; then the reason, as in `IllegalMove`: the id of a message, and its values.
    """

    act: str
    reason: str
    values: Mapping[str, object] = {}


class Game(Protocol[S, M, V, O]):
    """The contract of a game. `S` state, `M` union of moves, `V` view, `O` options."""

    @property
    def key(self) -> str:
        """The name of its package, and of its renderer, cog and locale files."""
        ...

    @property
    def seats(self) -> range:
        """Possible numbers of players."""
        ...

    @property
    def version(self) -> int:
        """Version of the rules of new games.

        A position carries its own as `rules: int = 1`, the last field of the state if there is more than one version,
        and is played to its end under it. A game that has had more than one is `Renewed`.
        """
        ...

    @property
    def Options(self) -> type[O]:
        """A frozen struct, every field with a default; `azalai.games.options` reads it field by field.

        A field is

        - a bool, or a string enum
        - a whole number; `Annotated[int, msgspec.Meta(ge=, le=)]` has limits
        - a set of values of a string enum, `Annotated[tuple[E, ...], Ask.PICK]`: in the enum's order, each once;
          `msgspec.Meta(min_length=, max_length=)` limits how many
        - a side (tribe, colour) for each seat, `Annotated[tuple[E, ...], Ask.EACH]`: in the order of the seats, all
          different; empty: no player chose, and the seats have the enum's values in its order
        """
        ...

    @property
    def Moves(self) -> tuple[type[M], ...]:
        """Every kind of move, in the order in which they are offered."""
        ...

    @property
    def Events(self) -> tuple[type[Event], ...]:
        """Every kind of event."""
        ...

    def setup(self, *, seats: int, options: O, seed: bytes) -> S:
        """Return the first position.

        Raises ValueError for a number of seats the game can't have, or options that `azalai.games.options.check`
        refuses.
        """
        ...

    def deciders(self, state: S) -> tuple[int, ...]:
        """Return the seats that must decide now, ascending, or empty if the game is over."""
        ...

    def moves(self, state: S, seat: int) -> tuple[M, ...]:
        """Return every legal move of that seat now, in a stable order."""
        ...

    def play(self, state: S, seat: int, move: M) -> Turn:
        """Return the move carried out on a copy. Raises `IllegalMove` if it is not among `moves`."""
        ...

    def view(self, state: S, seat: int | None) -> V:
        """Return the view of that seat; None is the public view."""
        ...

    def imagine(self, state: S, seat: int | None, seed: bytes) -> S:
        """Return a random full state that `seat` could not tell from `state`, with fresh chance.

        It depends on the seed and on the seat's knowledge alone: from two states that the seat can't tell apart the
        same one is imagined.
        """
        ...

    def runs(self, state: S, seat: int) -> tuple[tuple[M, ...], ...]:
        """Return the moves that a seat may want to play in one press, two or more in each run.

        All of them legal one after the other, none reveals anything, and any order brings every seat the same view but
        for `run_marks`.
        """
        ...

    run_marks: tuple[str, ...]
    """The fields of a view that may tell in which order the moves of a run were played (the newest, a discard pile)."""

    def outcome(self, state: S) -> Outcome | None:
        """Return the end of the game, or None while it runs."""
        ...

    def encode(self, state: S) -> bytes:
        """Return the state for the store; equal states give equal bytes."""
        ...

    def decode(self, data: bytes) -> S:
        """Return the state again. Raises ValueError for bytes of another format or version."""
        ...

    def parse_move(self, text: str) -> M:
        """Return the move that `str(move)` wrote. Raises `IllegalMove` for anything else."""
        ...

    def barred(self, view: V) -> tuple[Barred, ...]:
        """Return the obstacles of the seat's decision, in the order of `Moves`, from the view alone.

        Empty without a decision, or without an obstacle.
        """
        ...

    def robot(self, view: V, moves: Sequence[M], seed: bytes) -> M:
        """Return one of `moves`, chosen from the seat's own view alone; `seed` breaks ties."""
        ...

    characters: tuple[str, ...]
    """Characters of solid robots besides level-headed, in eight letters at most.

    Each has the name `KEY-character-NAME` in the locale files, with its preference (`-about`).
    """

    def in_character(self, character: str, view: V, moves: Sequence[M], seed: bytes) -> M:
        """Return one of `moves`, as `robot` chooses it, by a robot with a preference beyond the worth.

        It plays nearly as well, and can be told from the others.
        """
        ...

    def twin(self, view: V, move: M) -> M:
        """Return the move that stands for a seat's moves with the same result in different notation.

        Examples are the first of two camels with the same load, and the first of the empty rows. Most moves stand for
        themselves. Robots evaluate only the move that stands for the others.
        """
        ...

    def waives(self, view: V, move: M) -> Waiver:
        """Return the loss by a move of something that could still be done in this turn. Robots avoid such losses."""
        ...

    def gauges(self, view: V) -> Mapping[str, Sequence[float]]:
        """Return figures that players would derive from a view though no field holds them: by name, one for each seat.

        An example is the value that should be safe tonight. Robots learn their worth. Empty if the view says it all.
        """
        ...

    figures: tuple[Figure, ...]
    """Figures by which players compare positions, the most telling first."""

    def weigh(self, view: V, moves: Sequence[M], seed: bytes, worlds: int) -> Mapping[M, Sequence[Worth]]:
        """Return the expected values of each of `moves` in `worlds` possible positions, the same ones for all moves.

        Values are points of the margin at the end; only their differences count. A game does so if it can evaluate
        moves better from the seat's own view than rollouts with its robot can; otherwise it returns `{}`. It may take
        some hundredths of a second; `seed` is its chance. Strong robots play the move with the highest value.
        """
        ...


class Plain(Generic[S, M, V]):
    """Base of a game with the default answers: no obstacles, no runs, no twins, no waivers and no gauges.

    A game overrides those that it knows better.
    """

    figures: tuple[Figure, ...] = ()
    characters: tuple[str, ...] = ()
    run_marks: tuple[str, ...] = ()

    @staticmethod
    def runs(state: S, seat: int) -> tuple[tuple[M, ...], ...]:
        """Return an empty tuple: every move is a decision of its own."""
        return ()

    @staticmethod
    def in_character(character: str, view: V, moves: Sequence[M], seed: bytes) -> M:
        """Raise an error: the game has no characters."""
        raise ValueError(f"no such character: {character}")

    @staticmethod
    def barred(view: V) -> tuple[Barred, ...]:
        """Return no obstacles."""
        return ()

    @staticmethod
    def twin(view: V, move: M) -> M:
        """Return the move itself."""
        return move

    @staticmethod
    def waives(view: V, move: M) -> Waiver:
        """Return that a move loses nothing, as the default."""
        return Waiver.NOTHING

    @staticmethod
    def gauges(view: V) -> Mapping[str, Sequence[float]]:
        """Return no gauges: the view says it all."""
        return {}

    @staticmethod
    def weigh(view: V, moves: Sequence[M], seed: bytes, worlds: int) -> Mapping[M, Sequence[Worth]]:
        """Return no evaluations: moves are evaluated by rollouts."""
        return {}


AnyGame: TypeAlias = Game[Any, Any, Any, Any]
"""A game of which only the contract is known: its states, moves and views are opaque."""
