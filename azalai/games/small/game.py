"""A small game: its author writes the position and the rules, and all else that the contract asks for follows."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Iterable, Mapping, Sequence
from typing import Any, ClassVar, Generic, TypeAlias, TypeVar, cast

import msgspec

from azalai.games.chance import Chance
from azalai.games.coding import Coder, well_formed
from azalai.games.contract import (
    Barred,
    Event,
    Figure,
    IllegalMove,
    Move,
    Outcome,
    Part,
    Plain,
    Score,
    Turn,
    Unit,
    ranked,
)
from azalai.games.notation import Notation, short_number
from azalai.games.options import check
from azalai.games.questions import tag
from azalai.games.slips import Slip, find_class, find_field, find_method
from azalai.games.small.boards import From, On
from azalai.games.small.sight import Sight, SmallView, describe_type, hints_of, list_notes
from azalai.games.small.thinking import best_move
from azalai.games.small.veils import EVERYBODY, Unseen, Veil, veils

S = TypeVar("S", bound=msgspec.Struct)
M = TypeVar("M", bound=Move)
O = TypeVar("O", bound=msgspec.Struct)  # noqa: E741  (options)
Tell: TypeAlias = Callable[[Event], None]
"""Function that reports an event to the table, or to its `reader` alone."""
_WORLDS = 3
"""Imagined positions in which points are counted that depend on hidden things."""
_NAMES = msgspec.msgpack.Encoder()


class SmallGame(Plain[S, M, SmallView], Generic[S, M, O]):
    """Game by an author: the members of this class down to `points`, as class attributes and methods.

    `State`: a frozen struct with one field of the type `Chance` and at least one with something for each seat
    (`BySeat`). Its hidden fields are marked (`Hidden`, `Dealt`, `Sealed`); all else is open. Two methods can read no
    more than they may: `deciders` the open things, `can` those that its seat sees. Hidden things that `do` reads are
    revealed, and can't be undone.
    """

    key: str
    seats: range
    State: type[Any]
    Options: type[Any]
    Moves: tuple[type[Any], ...]
    Events: tuple[type[Event], ...]
    version: int = 1
    format: ClassVar[int] = 1
    """The version of the fields of the state, for the store."""
    lifts: ClassVar[Mapping[int, Callable[[Any], Any]]] = {}
    """Functions by an earlier format that make the values of the next one.

    They get a list of the fields in their order from a state that is `array_like`, else a dict.
    """
    refusals: ClassVar[Mapping[str, str]] = {}
    """Reason why a kind of move can't be played while others can: by its tag the name of `KEY-refusal-NAME`."""
    thinks: ClassVar[int] = 600
    """Moves that a robot tries at a decision, later ones included."""

    sight: ClassVar[Sight[Any]]
    """Sight of each seat."""
    _coder: ClassVar[Coder[Any]]
    _fresh: ClassVar[Any]
    _notation: ClassVar[Notation[Any]]

    def __init_subclass__(cls, **kwargs: Any) -> None:
        super().__init_subclass__(**kwargs)
        if not isinstance(cls.seats, range):  # pyright: ignore[reportUnnecessaryIsInstance]
            raise Slip("`seats` has to be a range of numbers of players, such as range(2, 5)", find_class(cls))
        cls.sight = Sight(cls.key, cls.State)
        cls._check_named_fields()
        lifts: dict[int | str, tuple[int | str, Callable[[Any], Any]]] = {
            f"{cls.key} {old}": (f"{cls.key} {old + 1}", lift) for old, lift in cls.lifts.items()
        }
        cls._coder = Coder(cls.State, f"{cls.key} {cls.format}", cls.sight.check, cls.key, lifts)
        cls._fresh = staticmethod(well_formed(cls.Moves))
        cls._notation = Notation(cls.Moves, number=short_number)

    @classmethod
    def _check_named_fields(cls) -> None:
        """Raise `Slip` if a note of a move names a field that the state does not have."""
        for kind in (*cls.Moves, cls.State):
            for name, hint in hints_of(kind).items():
                for extra in list_notes(hint):
                    field = extra.field if isinstance(extra, From) else extra.board if isinstance(extra, On) else None
                    if field is not None and field not in cls.State.__struct_fields__:
                        raise Slip(f"`{name}` names `{field}`, which is no field of the state", find_field(kind, name))

    def __init__(self) -> None:
        names = tuple(f"{name}*" for name in self.sight.View.__struct_fields__)
        self.figures = (Figure("points", Unit.LEAD, ("gauge.*",), self._lead), Figure("rest", Unit.SILENT, names))

    # Members of the author

    def begin(self, seats: int, options: O, chance: Chance) -> S:
        """Return the first position."""
        raise NotImplementedError

    def deciders(self, state: S) -> tuple[int, ...]:
        """Return the seats that must decide now, ascending, or empty if the game is over."""
        raise NotImplementedError

    def can(self, state: S, seat: int) -> Sequence[M]:
        """Return every move that the seat may make while the game is on, as people should read them."""
        raise NotImplementedError

    def do(self, state: S, seat: int, move: M, tell: Tell) -> S:
        """Return the position after the move, which is one of those that the seat can make."""
        raise NotImplementedError

    def points(self, state: S) -> Sequence[Mapping[str, int]]:
        """Return the points of each seat, by the parts of its score (`KEY-part-NAME`).

        Before the end, the parts are those known so far.
        """
        raise NotImplementedError

    # Members with a default

    def ranks(self, state: S) -> Sequence[tuple[int, ...]]:
        """Return the ranks that decide the places at the end, the highest first.

        The points of each seat, unless ties are broken.
        """
        return [(sum(parts.values()),) for parts in self._count_points(state)]

    def why_not(self, view: SmallView, move: M) -> IllegalMove:
        """Return the reason why the deciding seat of the view can't play an existing kind of move."""
        reason = self.refusals.get(tag(type(move)))
        return IllegalMove("refusal-not-possible-now" if reason is None else f"{self.key}-refusal-{reason}")

    # Derived members

    def setup(self, *, seats: int, options: O, seed: bytes) -> S:
        """Return the first position. Raises ValueError for a number of seats or options that the game can't have."""
        if seats not in self.seats:
            raise ValueError(f"{self.key} is for {' or '.join(map(str, self.seats))} players")
        check(options, seats)
        state = self.begin(seats, options, Chance(seed))
        self._check_position("begin", state, seats)
        return state

    def moves(self, state: S, seat: int) -> tuple[M, ...]:
        """Return every legal move of that seat now, from its view alone."""
        if seat not in range(self.sight.seats(state)) or not self.deciders(state):
            return ()
        return self._moves_seen(self.view(state, seat))

    def _moves_seen(self, view: SmallView) -> tuple[M, ...]:
        try:
            listed = cast(object, self.can(self.sight.blank(view), cast(int, view.seat)))
        except Unseen as error:
            raise self._make_slip("can", f"looks at something that its seat can't know ({error})") from error
        moves = tuple(cast("Iterable[M]", listed)) if isinstance(listed, Iterable) else (listed,)
        for move in moves:
            if type(move) not in self.Moves:
                raise self._make_slip("can", f"lists {describe_type(move)}, and has to list moves of `Moves`")
        return cast("tuple[M, ...]", moves)

    def play(self, state: S, seat: int, move: M) -> Turn:
        """Play the move. Raises `IllegalMove` with the reason against it."""
        if type(move) not in self.Moves:
            raise IllegalMove("refusal-junk" if self.deciders(state) else "refusal-game-over")
        if not (deciders := self.deciders(state)):
            raise IllegalMove("refusal-game-over")
        if seat not in range(self.sight.seats(state)):
            raise IllegalMove("refusal-not-your-turn")
        move = cast(M, self._fresh(move))
        view = self.view(state, seat)
        if move not in self._moves_seen(view):
            raise IllegalMove("refusal-not-your-turn") if seat not in deciders else self._explain_refusal(view, move)
        events: list[Event] = []

        def tell(event: Event) -> None:
            if type(event) not in self.Events:
                raise self._make_slip("do", f"tells {describe_type(event)}, and has to tell events of `Events`")
            events.append(event)

        after = self.do(state, seat, move, tell)
        self._check_position("do", after, self.sight.seats(state))
        return Turn(after, tuple(events), self._reveals(view, move))

    def _explain_refusal(self, view: SmallView, move: M) -> IllegalMove:
        refusal: Any = self.why_not(view, move)
        if not isinstance(refusal, IllegalMove):
            raise self._make_slip("why_not", f"returns {describe_type(refusal)}, and has to return an `IllegalMove`")
        return refusal

    def _check_position(self, method: str, state: S, seats: int) -> None:
        """Raise `Slip` for a position of the wrong form, or with deciders that are no seats or not public."""
        if type(state) is not self.State:
            name = self.State.__name__
            raise self._make_slip(method, f"returns {describe_type(state)}, and has to return a `{name}`")
        self.sight.check(state, seats)
        blank = self.sight.blank(self.sight.view(state, None, (), None))
        try:
            deciders: Any = self.deciders(blank)
        except Unseen as error:
            raise self._make_slip("deciders", f"looks at something that not all know ({error})") from error
        named = cast("tuple[Any, ...]", deciders) if isinstance(deciders, tuple) else (None,)
        if not all(seat in range(seats) for seat in named):
            raise self._make_slip("deciders", "has to return a tuple of the numbers of seats")

    def _make_slip(self, method: str, sentence: str) -> Slip:
        return Slip(f"`{method}` {sentence}", find_method(type(self), method))

    def _reveals(self, view: SmallView, move: M) -> bool:
        """Return True if the move reveals something, as the seat of the view knows beforehand.

        It can't be played without things that the seat does not know, or another seat sees new things afterwards.
        """
        before, events = self.sight.blank(view), list[Event]()
        try:
            after = self.do(before, cast(int, view.seat), move, events.append)
            if not self.deciders(after):
                self.ranks(after)
        except Unseen:
            return True
        self._keeps_all(before, after)
        readers = [(EVERYBODY if event.reader is None else event.reader, event) for event in events]
        visible = ((knower, veil) for knower, part in (*self.sight.knowers(after), *readers) for veil in veils(part))
        if any(knower not in veil.knowers for knower, veil in visible):
            return True
        return bool(self._list_opened(before, after)) or self._passes_on(before, after, cast(int, view.seat))

    def _keeps_all(self, before: S, after: S) -> None:
        """Raise `Slip` if an unseen thing is missing afterwards: its absence would reveal it."""
        if lost := {id(veil) for veil in veils(before)} - {id(veil) for veil in veils(after)}:
            lost_things = f"loses {len(lost)} things that not all know; keep them in a Hidden field"
            raise self._make_slip("do", lost_things)

    def _list_opened(self, before: S, after: S) -> Counter[bytes]:
        """Return the things of a pool that only their owner knew before and that are no longer secret."""
        return self._count_own_things(before) - self._count_own_things(after)

    def _passes_on(self, before: S, after: S, seat: int) -> bool:
        """Return True if another seat sees a hidden thing afterwards that only this seat knew."""
        others = (other for other in range(self.sight.seats(before)) if other != seat)
        return any(self._list_seen(after, other) - self._list_seen(before, other) for other in others)

    def _list_seen(self, state: S, seat: int) -> Counter[bytes]:
        return Counter(_NAMES.encode(thing) for thing in self.sight.list_held(state, seat) if type(thing) is not Veil)

    def _count_own_things(self, state: S) -> Counter[bytes]:
        places = (
            (secret, place)
            for secret in self.sight.secrets
            if secret.pool
            for place in secret.places(getattr(state, secret.name))
        )
        things = (thing for secret, (_, value) in places for thing in secret.things(value))
        return Counter(_NAMES.encode(thing) for thing in things if type(thing) is not Veil)

    def view(self, state: S, seat: int | None) -> SmallView:
        """Return the view of that seat; None is the public view."""
        waiting = self.deciders(state)
        return self.sight.view(state, seat, waiting, None if waiting else self.outcome(state))

    def imagine(self, state: S, seat: int | None, seed: bytes) -> S:
        """Return a random position that the seat could not tell from this one, made of its view and nothing else."""
        return self.sight.sample_world(self.view(state, seat), seed)

    def outcome(self, state: S) -> Outcome | None:
        """Return the places by points; None while the game runs."""
        if self.deciders(state):
            return None
        parts = [tuple(Part(name, points) for name, points in point.items()) for point in self._count_points(state)]
        scores = tuple(Score(sum(part.points for part in own), own) for own in parts)
        ranks: Any = self.ranks(state)
        if not _has_one_each(ranks, len(scores), tuple):
            raise self._make_slip("ranks", f"has to return a tuple for each of the {len(scores)} seats")
        return ranked([tuple(rank) for rank in ranks], scores)

    def encode(self, state: S) -> bytes:
        """Return the position for the store."""
        return self._coder.encode(state)

    def decode(self, data: bytes) -> S:
        """Return the position again. Raises ValueError for bytes of another game or version."""
        return self._coder.decode(data)

    def parse_move(self, text: str) -> M:
        """Return the move that was written. Raises `IllegalMove` for anything else."""
        return self._notation.read(text)

    def barred(self, view: SmallView) -> tuple[Barred, ...]:  # pyright: ignore[reportIncompatibleMethodOverride]
        """Return the kinds of moves of which none can be played, for those that say why."""
        if view.seat is None or view.seat not in view.waiting_for:
            return ()
        possible = {tag(type(move)) for move in self._moves_seen(view)}
        kinds = [tag(kind) for kind in self.Moves if tag(kind) not in possible and tag(kind) in self.refusals]
        return tuple(Barred(kind, f"{self.key}-refusal-{self.refusals[kind]}") for kind in kinds)

    def robot(self, view: SmallView, moves: Sequence[M], seed: bytes) -> M:
        """Return the move that brings most in positions that may be, played on from there in haste."""
        return best_move(self, lambda chance: self.sight.sample_world(view, chance), view, moves, seed)

    def gauges(  # pyright: ignore[reportIncompatibleMethodOverride]
        self, view: SmallView
    ) -> Mapping[str, Sequence[float]]:
        """Return the points of each seat, or their expectation if they depend on hidden things."""
        known = self.tally(view)
        if known is not None:
            return {"points": known}
        counted = [self._totals(self.sight.sample_world(view, b"%d" % world)) for world in range(_WORLDS)]
        return {"points": [sum(seat) / _WORLDS for seat in zip(*counted, strict=True)]}

    def tally(self, view: SmallView) -> tuple[int, ...] | None:
        """Return the points of each seat so far, or None if they depend on hidden things."""
        return self._find_known_totals(self.sight.blank(view))

    def foreseen(self, view: SmallView, move: M) -> tuple[int, ...] | None:
        """Return the points of each seat after a move of the view's seat, or None if they depend on hidden things."""
        try:
            return self._find_known_totals(self.do(self.sight.blank(view), cast(int, view.seat), move, _drop_event))
        except Unseen:
            return None

    def _find_known_totals(self, state: S) -> tuple[int, ...] | None:
        try:
            return self._totals(state)
        except Unseen:
            return None

    def _totals(self, state: S) -> tuple[int, ...]:
        return tuple(sum(parts.values()) for parts in self._count_points(state))

    def _count_points(self, state: S) -> Sequence[Mapping[str, int]]:
        """Return the points of each seat by their parts. Raises `Slip` if they are not whole numbers by name."""
        points: Any = self.points(state)
        seats = self.sight.seats(state)
        if not _has_one_each(points, seats, Mapping):
            raise self._make_slip("points", f"has to return points by the names of parts for each of {seats} seats")
        if any(not isinstance(count, int) for parts in points for count in parts.values()):
            raise self._make_slip("points", "has to count in whole numbers")
        return points

    def _lead(self, view: SmallView) -> float:
        """Return the lead of the seat of the view over the best of the others."""
        points, seat = self.gauges(view)["points"], cast(int, view.seat)
        return points[seat] - max(point for other, point in enumerate(points) if other != seat)


def _has_one_each(values: Any, seats: int, kind: type[Any]) -> bool:
    """Return True for a list or tuple with a value of that kind for each seat."""
    return isinstance(values, Sequence) and len(values) == seats and all(isinstance(value, kind) for value in values)  # pyright: ignore[reportUnknownVariableType, reportUnknownArgumentType]


def _drop_event(_: Event) -> None:
    """Drop an event that is only foreseen."""
