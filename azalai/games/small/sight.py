"""Sight of each seat of a small game, from the marks of its state's fields.

The view of a seat holds each open field as it is. For a hidden field it holds the number of things, or whether there is
one; for a field of things by seat, the seat's own things too (`own_FIELD`); for every pool, the unseen things
(`unseen_POOL`), in an order that tells nothing. Positions are imagined from a view alone.
"""

from __future__ import annotations

import sys
import types
import typing
from collections.abc import Callable, Iterable, Sequence
from typing import Annotated, Any, Generic, TypeAlias, TypeVar, cast

import msgspec

from azalai.games.chance import Chance
from azalai.games.contract import BySeat, Noun, Outcome, Seat, View
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
    those may be None, which all see. `item`: the type of a thing. `by`: the seats that know it besides its owner.
    """

    name: str
    mark: Mark
    owned: bool
    many: bool
    gaps: bool
    item: Any
    by: By | None = None

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
    """Sight of the positions of one game. Raises TypeError for a state with incomplete marks."""

    def __init__(self, name: str, state: type[S]) -> None:
        self._state = state
        hints = _hints_of(state)
        self._hints = {field: hints[field] for field in state.__struct_fields__}
        chances = [field for field, hint in self._hints.items() if hint is Chance]
        if len(chances) != 1:
            raise TypeError(f"{name}: the state needs one field of the type Chance")
        self.chance = chances[0]
        marked = ((field, hint, _mark(hint)) for field, hint in self._hints.items())
        secrets = [_secret(field, hint, mark) for field, hint, mark in marked if mark is not None]
        self.secrets = tuple(sorted(secrets, key=lambda secret: isinstance(secret.mark, Sealed)))
        """Secrets, sealed ones last: the things that they may be are imagined before them."""
        dealt = {secret.name for secret in self.secrets if secret.pool and secret.owned and secret.many}
        closed = {self.chance, *(secret.name for secret in self.secrets)}
        self.open = tuple(field for field in self._hints if field not in closed)
        for secret in self.secrets:
            for among in secret.mark.fields if isinstance(secret.mark, Sealed) else ():
                if among not in self.open and among not in dealt:
                    raise TypeError(
                        f"{name}: {secret.name} is sealed among {among}, which is no open field and no hand"
                    )
            if isinstance(secret.by, str) and secret.by not in self.open:
                raise TypeError(f"{name}: {secret.name} is known by {secret.by}, which does not lie open")
        owned = [secret.name for secret in self.secrets if secret.owned]
        seated = [field for field in self.open if Noun.BY_SEAT in _extras(self._hints[field])]
        if not (owned or seated):
            raise TypeError(f"{name}: the state needs a field with something for each seat (BySeat)")
        self._seated = (*seated, *owned)
        self.pools = tuple(dict.fromkeys(secret.pool for secret in self.secrets if secret.pool))
        self.View: type[SmallView] = self._view_type(name)

    def seats(self, state: S) -> int:
        """Return the number of players."""
        return len(getattr(state, self._seated[0]))

    def check(self, state: S) -> None:
        """Raise ValueError for a position without a place for each seat, or with an unknown seat."""
        seats = {len(getattr(state, field)) for field in self._seated}
        if len(seats) != 1:
            raise ValueError("not all seats have a place in everything")
        named = (getattr(state, field) for field in self.open if Noun.SEAT in _extras(self._hints[field]))
        if not all(seat is None or seat in range(*seats) for seat in named):
            raise ValueError("there is no such seat")

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
        if not isinstance(secret.by, str):
            opened = types.SimpleNamespace(**{field: getattr(state, field) for field in self.open})
            try:
                return frozenset((*own, *secret.by(opened, owner)))
            except (AttributeError, Unseen) as error:
                why = f"`{secret.name}`: Known(by=...) looks at something that not all know ({error})"
                raise TypeError(why) from error
        named: Any = getattr(state, secret.by)
        named = named[owner] if owner is not None else named
        return frozenset(
            (*own, *(() if named is None else cast("tuple[int, ...]", named) if isinstance(named, tuple) else (named,)))
        )

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


def _hints_of(state: type[Any]) -> dict[str, Any]:
    """Return the types of its fields.

    A function written next to one knows the names of its module, which it would not if they were evaluated in the
    class.
    """
    annotated = {base.__module__ for base in state.__mro__ if vars(base).get("__annotations__")}
    module = vars(sys.modules[state.__module__]) if annotated == {state.__module__} else None
    return typing.get_type_hints(state, module, include_extras=True)


def list_possible_values(name: str, mark: Sealed, state: Any, seat: int) -> Sequence[Any]:
    """Return the possible values of a sealed thing of a seat. Raises TypeError if `among` needs what is not known."""
    if callable(mark.among):
        try:
            return mark.among(state, seat)
        except Unseen as error:
            raise TypeError(f"`among` of `{name}` looks at something that not all know ({error})") from error
    values = [getattr(state, field)[seat] for field in mark.fields]
    return [item for value in values for item in (range(value + 1) if isinstance(value, int) else value)]


def _secret(name: str, hint: Any, mark: Mark) -> Secret:
    owned = not isinstance(mark, Hidden)
    inner = typing.get_args(hint)[0]
    if owned:
        if typing.get_origin(inner) is Annotated:  # BySeat
            inner = typing.get_args(inner)[0]
        if typing.get_origin(inner) is not tuple:
            raise TypeError(f"{name}: what is dealt or sealed has a place for each seat: BySeat[...]")
        inner = typing.get_args(inner)[0]
    many = typing.get_origin(inner) is tuple and not isinstance(mark, Sealed)
    item = typing.get_args(inner)[0] if many else inner
    gaps = many and _optional(item)
    if not many and not _optional(item):
        advice = "of each seat one thing that may be None: BySeat[... | None]" if isinstance(mark, Sealed) else ""
        raise TypeError(f"{name}: {advice or 'a tuple of things, or one that may be None'}")
    return Secret(name, mark, owned, many, gaps, _without_none(item), _find_condition(hint))


def _optional(hint: Any) -> bool:
    return typing.get_origin(hint) in (types.UnionType, typing.Union) and type(None) in typing.get_args(hint)


def _without_none(hint: Any) -> Any:
    """Return the type without None."""
    if not _optional(hint):
        return hint
    return typing.Union[tuple(hint for hint in typing.get_args(hint) if hint is not type(None))]  # noqa: UP007  (of types that are not known here)


def _extras(hint: Any) -> tuple[Any, ...]:
    """Return the annotations of a type, or of the parts of a union."""
    if typing.get_origin(hint) is Annotated:
        inner, *extras = typing.get_args(hint)
        return (*extras, *_extras(inner))
    if typing.get_origin(hint) in (types.UnionType, typing.Union):
        return tuple(extra for hint in typing.get_args(hint) for extra in _extras(hint))
    return ()


def _find_condition(hint: Any) -> By | None:
    return next((extra.by for extra in _extras(hint) if isinstance(extra, Known)), None)


def _mark(hint: Any) -> Mark | None:
    return next((extra for extra in _extras(hint) if isinstance(extra, Hidden | Dealt | Sealed)), None)
