"""Sight of each seat of a small game, from the marks of its state's fields.

The view of a seat holds each open field as it is. For a hidden field it holds the number of things, or whether there is
one; for a field of things by seat, the seat's own things too (`own_FIELD`); for every pool, the unseen things
(`unseen_POOL`), in an order that tells nothing. Positions are imagined from a view alone.
"""

from __future__ import annotations

import statistics
import sys
import types
import typing
from collections.abc import Callable, Iterable, Sequence
from typing import Annotated, Any, Generic, TypeAlias, TypeVar, cast

import msgspec

from azalai.games.chance import Chance
from azalai.games.coding import union_of
from azalai.games.contract import BySeat, Noun, Outcome, Seat, View
from azalai.games.slips import Slip, find_class, find_field
from azalai.games.small.marks import By, Dealt, Hidden, Known, Sealed
from azalai.games.small.veils import EVERYBODY, Unseen, Veil

S = TypeVar("S", bound=msgspec.Struct)
Mark: TypeAlias = Hidden | Dealt | Sealed
_BYTES = msgspec.msgpack.Encoder(order="sorted")


class SmallView(View, frozen=True, kw_only=True):
    """Base of the views of small games. `waiting_for`: the deciders."""

    waiting_for: tuple[Seat, ...]
    outcome: Outcome | None


class Secret(msgspec.Struct, frozen=True):
    """Field of a small game whose things are hidden.

    `owned`: it has a place for each seat. `many`: there are several things in it, or in each place; `gaps`: some of
    those may be None, which all see. `item`: the type of a thing. `by`: the seats that know it besides its owner;
    `at_once`: also what they have not held.
    """

    name: str
    mark: Mark
    owned: bool
    many: bool
    gaps: bool
    item: Any
    by: By | None = None
    at_once: bool = False

    @property
    def pool(self) -> str:
        """The pool that its things are of; "" for sealed ones."""
        if isinstance(self.mark, Sealed):
            return ""
        return self.mark.pool or self.name

    def public_part(self, value: Any) -> Any:
        """Return the public part of its content, or of one of its places."""
        if not self.many:
            return value is not None
        return tuple(item is not None for item in value) if self.gaps else len(value)

    def hidden_value(self, visible: Any, thing: Callable[[], Any]) -> Any:
        """Return a value of which that is seen, of such things."""
        if not self.many:
            return thing() if visible else None
        if self.gaps:
            return tuple(thing() if is_present else None for is_present in visible)
        return tuple(thing() for _ in range(visible))

    def things(self, value: Any) -> tuple[Any, ...]:
        """Return the things that are in it, or in one of its places."""
        return tuple(item for item in (value if self.many else (value,)) if item is not None)

    def places(self, value: Any) -> tuple[tuple[int | None, Any], ...]:
        """Return each of its places with the seat that knows its content."""
        places: tuple[Any, ...] = value
        return tuple(enumerate(places)) if self.owned else ((None, value),)


class Sight(Generic[S]):
    """Sight of the positions of one game. Raises `Slip` for a state with incomplete marks."""

    def __init__(self, name: str, state: type[S]) -> None:
        self._state = state
        hints = hints_of(state)
        self._hints = {field: hints[field] for field in state.__struct_fields__}
        chances = [field for field, hint in self._hints.items() if hint is Chance]
        if len(chances) != 1:
            raise Slip("the state needs one field of the type Chance", find_class(state))
        self.chance = chances[0]
        marked = ((field, hint, _mark(hint)) for field, hint in self._hints.items())
        secrets = [self._read_secret(field, hint, mark) for field, hint, mark in marked if mark is not None]
        self.secrets = tuple(sorted(secrets, key=lambda secret: isinstance(secret.mark, Sealed)))
        """Secrets, sealed ones last: the things that they may be are imagined before them."""
        dealt = {secret.name for secret in self.secrets if secret.pool and secret.owned and secret.many}
        closed = {self.chance, *(secret.name for secret in self.secrets)}
        self.open = tuple(field for field in self._hints if field not in closed)
        for secret in self.secrets:
            for among in secret.mark.fields if isinstance(secret.mark, Sealed) else ():
                if among not in self.open and among not in dealt:
                    why = f"is sealed among `{among}`, which is no open field and no hand"
                    raise self._make_slip(secret.name, why)
            if isinstance(secret.by, str):
                self._check_reader_field(secret, secret.by)
        owned = [secret.name for secret in self.secrets if secret.owned]
        seated = [field for field in self.open if Noun.BY_SEAT in list_notes(self._hints[field])]
        if not (owned or seated):
            raise Slip("the state needs a field with something for each seat (BySeat)", find_class(state))
        self._seated = (*seated, *owned)
        self._naming = tuple(field for field in self.open if Noun.SEAT in list_notes(self._hints[field]))
        self.pools = tuple(dict.fromkeys(secret.pool for secret in self.secrets if secret.pool))
        self.View: type[SmallView] = self._view_type(name)

    def _read_secret(self, name: str, hint: Any, mark: Mark) -> Secret:
        """Return a hidden field. Raises `Slip` if its type does not suit its mark."""
        owned = not isinstance(mark, Hidden)
        inner = typing.get_args(hint)[0]
        if owned:
            if typing.get_origin(inner) is Annotated:  # BySeat
                inner = typing.get_args(inner)[0]
            if typing.get_origin(inner) is not tuple:
                raise self._make_slip(name, "is dealt or sealed, and has to have a place for each seat: BySeat[...]")
            inner = typing.get_args(inner)[0]
        many = typing.get_origin(inner) is tuple and not isinstance(mark, Sealed)
        item = typing.get_args(inner)[0] if many else inner
        gaps = many and _optional(item)
        if not many and not _optional(item):
            sealed = "is sealed, and has to be one thing of each seat that may be None: BySeat[... | None]"
            hidden = "is hidden, and has to be a tuple of things, or one that may be None"
            raise self._make_slip(name, sealed if isinstance(mark, Sealed) else hidden)
        known = next((extra for extra in list_notes(hint) if isinstance(extra, Known)), Known(None))
        return Secret(name, mark, owned, many, gaps, _without_none(item), known.by, known.at_once)

    def _check_reader_field(self, secret: Secret, by: str) -> None:
        """Raise `Slip` if the field that `Known` names does not lie open, or does not hold seats as it has to."""
        if by not in self.open:
            raise self._make_slip(secret.name, f"is known by `{by}`, which does not lie open")
        hint = self._hints[by]
        is_by_seat = Noun.BY_SEAT in list_notes(hint)
        if is_by_seat is not secret.owned or not _holds_seats(_item_of(hint) if is_by_seat else hint):
            wanted = "BySeat[tuple[Seat, ...]] or BySeat[Seat | None]" if secret.owned else "tuple[Seat, ...] or Seat"
            reason = "belongs to seats" if secret.owned else "belongs to no seat"
            raise self._make_slip(by, f"has to be {wanted}, since it names who knows `{secret.name}`, which {reason}")

    def is_by_seat(self, field: str) -> bool:
        """Return True if a field has a place for each seat."""
        return field in self._seated

    def seats(self, state: S) -> int:
        """Return the number of players."""
        return len(getattr(state, self._seated[0]))

    def check(self, state: S, seats: int | None = None) -> None:
        """Raise `Slip` for a position without a place for each seat, or with an unknown seat.

        `seats`: the number of players, if it is known.
        """
        places: dict[str, int] = {}
        for field in self._seated:
            value = getattr(state, field)
            if type(value) is not tuple:
                raise self._make_slip(field, f"holds {describe_type(value)}, and has to hold a tuple")
            places[field] = len(cast("tuple[Any, ...]", value))
        seats = statistics.mode(places.values()) if seats is None else seats
        for field, count in places.items():
            if count != seats:
                raise self._make_slip(field, f"has a place for {count} of {seats} seats")
        for field in self._naming:
            seat = getattr(state, field)
            if seat is not None and seat not in range(seats):
                raise self._make_slip(field, "names a seat that does not exist")
        for secret in self.secrets:
            if secret.by is not None:
                for owner, _ in secret.places(getattr(state, secret.name)):
                    self._check_knowers(state, secret, owner, seats)

    def _check_knowers(self, state: Any, secret: Secret, owner: int | None, seats: int) -> None:
        """Raise `Slip` if readers that `Known` names are no seats."""
        field = secret.by if isinstance(secret.by, str) else secret.name
        of = "" if owner is None else f" of seat {owner}"
        for seat in self.list_knowers(state, secret, owner):
            if type(seat) is not int or seat not in range(seats):
                sentence = f"names a reader of `{secret.name}`{of} that is no seat"
                raise self._make_slip(field, sentence if field == secret.by else f"has a `Known` that {sentence}")

    def _make_slip(self, field: str, sentence: str) -> Slip:
        return Slip(f"`{field}` {sentence}", find_field(self._state, field))

    def view(self, state: S, seat: int | None, waiting: tuple[int, ...], outcome: Outcome | None) -> SmallView:
        """Return the view of the seat; None is the public one."""
        values = {field: getattr(state, field) for field in self.open}
        for secret in self.secrets:
            value = getattr(state, secret.name)
            if not secret.owned:
                values[secret.name] = secret.public_part(value)
                continue
            values[secret.name] = tuple(map(secret.public_part, value))
            nothing = () if secret.many else None
            values[f"own_{secret.name}"] = nothing if seat is None else value[seat]
        for secret in self.secrets:
            if secret.by is not None:
                values[f"known_{secret.name}"] = self._list_known_things(state, seat, secret)
        for pool in self.pools:
            values[f"unseen_{pool}"] = tuple(sorted(self._list_unseen_things(state, seat, pool), key=_BYTES.encode))
        return self.View(seat=seat, waiting_for=waiting, outcome=outcome, **values)

    def _list_known_things(self, state: S, seat: int | None, secret: Secret) -> Any:
        """Return the seat's knowledge of a field besides its own, by owner, or of things without an owner, or None."""
        known = tuple(
            value if seat is not None and seat != owner and seat in self.list_knowers(state, secret, owner) else None
            for owner, value in secret.places(getattr(state, secret.name))
        )
        return known if secret.owned else known[0]

    def _list_unseen_things(self, state: S, seat: int | None, pool: str) -> Iterable[Any]:
        for secret in self.secrets:
            if secret.pool == pool:
                for owner, value in secret.places(getattr(state, secret.name)):
                    if seat is None or seat not in self.list_knowers(state, secret, owner):
                        yield from secret.things(value)

    def blank(self, view: SmallView) -> S:
        """Return the position as the seat of the view knows it, with veils for all else."""
        opened = types.SimpleNamespace(**{field: getattr(view, field) for field in self.open})

        def veil(secret: Secret, owner: int | None, _: Any) -> Callable[[], Any]:
            knowers = self.list_knowers(opened, secret, owner)
            return lambda: Veil(*knowers)

        return self._make_state(view, Veil(), veil)

    def sample_world(self, view: SmallView, seed: bytes) -> S:
        """Return a position that the seat of the view could not tell from the true one, with a chance of its own."""
        blank = self.blank(view)
        chance, pools = Chance(seed), dict[str, list[Any]]()
        for pool in self.pools:
            items, chance = chance.shuffled(getattr(view, f"unseen_{pool}"))
            pools[pool] = list(items)

        def thing(secret: Secret, owner: int | None, values: Any) -> Callable[[], Any]:
            def draw() -> Any:
                nonlocal chance
                if not isinstance(secret.mark, Sealed):
                    return pools[secret.pool].pop()
                known = values if secret.mark.fields else blank
                item, chance = chance.pick(list_possible_values(secret.name, secret.mark, known, owner or 0))
                return item

            return draw

        state = self._make_state(view, Veil(), thing)
        return msgspec.structs.replace(state, **{self.chance: chance})

    def _make_state(
        self, view: SmallView, chance: object, thing: Callable[[Secret, int | None, Any], Callable[[], Any]]
    ) -> S:
        """Return a position with that view.

        `thing` returns a function that makes the things of a place from the place and the earlier things.
        """
        values = {field: getattr(view, field) for field in self.open}
        values[self.chance] = chance
        for secret in self.secrets:
            visible, namespace = getattr(view, secret.name), types.SimpleNamespace(**values)
            known = None if secret.by is None else getattr(view, f"known_{secret.name}")
            if not secret.owned:
                values[secret.name] = (
                    secret.hidden_value(visible, thing(secret, None, namespace)) if known is None else known
                )
                continue
            places: list[Any] = []
            for seat, present in enumerate(visible):
                if seat == view.seat:
                    places.append(getattr(view, f"own_{secret.name}"))
                elif known is not None and known[seat] is not None:
                    places.append(known[seat])
                else:
                    places.append(secret.hidden_value(present, thing(secret, seat, namespace)))
            values[secret.name] = tuple(places)
        return self._state(**values)

    def list_knowers(self, state: Any, secret: Secret, owner: int | None) -> frozenset[int]:
        """Return the seats that see what is in that place of a field."""
        own = () if owner is None else (owner,)
        if secret.by is None:
            return frozenset(own)
        if isinstance(secret.by, str):
            named: Any = getattr(state, secret.by)
            named = named[owner] if owner is not None else named
            seats = cast("tuple[int, ...]", named) if isinstance(named, tuple) else (named,)
            return frozenset((*own, *(seat for seat in seats if seat is not None)))
        return frozenset((*own, *self._ask_knowers(state, secret, owner)))

    def _ask_knowers(self, state: Any, secret: Secret, owner: int | None) -> tuple[int, ...]:
        """Return the seats that the function of a `Known` names. Raises `Slip` if it can't, or returns no seats."""
        assert callable(secret.by)
        opened = types.SimpleNamespace(**{field: getattr(state, field) for field in self.open})
        try:
            named: Any = secret.by(opened, owner)
        except (AttributeError, Unseen) as error:
            why = f"has a `Known` whose function looks at something that not all know ({error})"
            raise self._make_slip(secret.name, why) from error
        except Exception as error:
            why = f"has a `Known` whose function raises {type(error).__name__}"
            raise self._make_slip(secret.name, why) from error
        if not isinstance(named, Iterable):
            why = f"has a `Known` whose function returns {describe_type(named)} and no seats"
            raise self._make_slip(secret.name, why)
        return tuple(cast("Iterable[int]", named))

    @staticmethod
    def describe_knowers(secret: Secret) -> str:
        """Return the seats that see a field's content, in words."""
        own = "its owner" if secret.owned else "nobody"
        if secret.by is None:
            return own
        others = f"the seats that `{secret.by}` names" if isinstance(secret.by, str) else "the seats that `Known` names"
        return f"its owner and {others}" if secret.owned else others

    def knowers(self, state: S) -> Iterable[tuple[int, Any]]:
        """Yield all known parts of a position, each with a seat that knows it, or `EVERYBODY`."""
        for field in self.open:
            yield EVERYBODY, getattr(state, field)
        for secret in self.secrets:
            for owner, value in secret.places(getattr(state, secret.name)):
                yield from ((knower, value) for knower in self.list_knowers(state, secret, owner))

    def list_held(self, state: S, seat: int) -> Iterable[Any]:
        """Yield the hidden things that a seat sees: its own, and the known ones of others."""
        for secret in self.secrets:
            for owner, value in secret.places(getattr(state, secret.name)):
                if seat in self.list_knowers(state, secret, owner):
                    yield from secret.things(value)

    def _view_type(self, name: str) -> type[SmallView]:
        fields: list[tuple[str, Any]] = [(field, self._hints[field]) for field in self.open]
        for secret in self.secrets:
            hint_of_secret = (tuple[bool, ...] if secret.gaps else int) if secret.many else bool
            noted = BySeat[hint_of_secret] if secret.owned else hint_of_secret
            fields.append((secret.name, Annotated[noted, secret.mark]))
            if secret.owned:
                own = tuple[secret.item, ...] if secret.many else secret.item | None
                fields.append((f"own_{secret.name}", own))
            if secret.by is not None:
                presence = (
                    (tuple[secret.item | None, ...] if secret.gaps else tuple[secret.item, ...])
                    if secret.many
                    else secret.item
                )
                fields.append(
                    (f"known_{secret.name}", tuple[presence | None, ...] if secret.owned else presence | None)
                )
        for pool in self.pools:
            item = next(secret.item for secret in self.secrets if secret.pool == pool)
            fields.append((f"unseen_{pool}", tuple[item, ...]))
        view_type = msgspec.defstruct(f"{name.capitalize()}View", fields, bases=(SmallView,), frozen=True, kw_only=True)
        return cast("type[SmallView]", view_type)


def hints_of(state: type[Any]) -> dict[str, Any]:
    """Return the types of its fields.

    A function written next to one knows the names of its module, which it would not if they were evaluated in the
    class.
    """
    annotated = {base.__module__ for base in state.__mro__ if vars(base).get("__annotations__")}
    module = vars(sys.modules[state.__module__]) if annotated == {state.__module__} else None
    return typing.get_type_hints(state, module, include_extras=True)


def list_possible_values(name: str, mark: Sealed, state: Any, seat: int) -> Sequence[Any]:
    """Return the possible values of a sealed thing of a seat.

    Raises `Slip` if `among` needs what is not known, or lists nothing.
    """
    if callable(mark.among):
        try:
            listed = cast(object, mark.among(state, seat))
        except Unseen as error:
            raise Slip(f"`among` of `{name}` looks at something that not all know ({error})") from error
        if not isinstance(listed, Sequence):
            raise Slip(f"`among` of `{name}` returns {describe_type(listed)} and no list of possible values")
    else:
        values = [getattr(state, field)[seat] for field in mark.fields]
        listed = [item for value in values for item in (range(value + 1) if isinstance(value, int) else value)]
    if not listed:
        raise Slip(f"`among` of `{name}` lists no possible value for seat {seat}, which has chosen one")
    return cast("Sequence[Any]", listed)


def _item_of(hint: Any) -> Any:
    """Return the type of the things of a tuple, such as `BySeat[...]`."""
    while typing.get_origin(hint) is Annotated:
        hint = typing.get_args(hint)[0]
    return typing.get_args(hint)[0] if typing.get_origin(hint) is tuple else None


def _holds_seats(hint: Any) -> bool:
    """Return True for the type of a seat, None or not, or of several."""
    inner = _without_none(hint)
    while typing.get_origin(inner) is Annotated:
        inner = typing.get_args(inner)[0]
    return inner is int or (typing.get_origin(inner) is tuple and _holds_seats(_item_of(inner)))


def describe_type(value: object) -> str:
    """Return a value's type in words, and nothing of the value."""
    return "None" if value is None else f"a value of the type {type(value).__name__}"


def _optional(hint: Any) -> bool:
    return typing.get_origin(hint) in (types.UnionType, typing.Union) and type(None) in typing.get_args(hint)


def _without_none(hint: Any) -> Any:
    """Return the type without None."""
    if not _optional(hint):
        return hint
    return union_of(part for part in typing.get_args(hint) if part is not type(None))


def list_notes(hint: Any) -> tuple[Any, ...]:
    """Return the notes at a type, or at the parts of a union."""
    if typing.get_origin(hint) is Annotated:
        inner, *extras = typing.get_args(hint)
        return (*extras, *list_notes(inner))
    if typing.get_origin(hint) in (types.UnionType, typing.Union):
        return tuple(extra for hint in typing.get_args(hint) for extra in list_notes(hint))
    return ()


def _mark(hint: Any) -> Mark | None:
    return next((extra for extra in list_notes(hint) if isinstance(extra, Hidden | Dealt | Sealed)), None)
