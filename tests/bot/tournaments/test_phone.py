"""Messages of tournaments, each of which fits one screen of a phone, whatever its kind and size."""

from __future__ import annotations

import functools
from collections.abc import Callable, Iterator

import msgspec
import pytest

from azalai.bot.dialogs.message_builder import build_view
from azalai.bot.layouts.layout import Layout, Picture, PrivateLayout
from azalai.bot.layouts.message_height import height
from azalai.bot.store.about import AboutTournament
from azalai.bot.store.rows import TimerKind, TimerRow
from azalai.bot.tournaments.acts import Act
from azalai.bot.tournaments.layout import card
from azalai.bot.tournaments.leadership import Fate, GameFate, Prospect
from azalai.bot.tournaments.leading_layout import lead_layout, question_layout
from azalai.bot.tournaments.new_tournament import NAME
from azalai.bot.tournaments.pairing.plan import Kind
from azalai.bot.tournaments.pictures import draw_standings
from azalai.bot.tournaments.private_layout import games_layout, own_game_layout, standings_layout, withdraw_layout
from azalai.bot.tournaments.store import Contest
from azalai.bot.tournaments.tournament_rows import TournamentStatus, Trouble
from azalai.locales import LANGUAGES, Language, words
from tests.bot.layouts.test_phone import make_signs
from tests.bot.tournaments.contests import make_contest, rank_entrants

Sizes = dict[str, tuple[int, int]]
ONE_SCREEN = 720
"""Height in px of a message that a phone shows without scrolling."""
FIELDS = [
    pytest.param(Kind.SWISS, 8, 2, id="a Swiss of 8"),
    pytest.param(Kind.SWISS, 64, 2, id="a Swiss of 64", marks=pytest.mark.costly(seconds=3)),
    pytest.param(Kind.SWISS, 30, 5, id="a Swiss at tables of five", marks=pytest.mark.costly(seconds=3)),
    pytest.param(Kind.KNOCKOUT, 4, 2, id="a knockout of 4"),
    pytest.param(Kind.KNOCKOUT, 16, 2, id="a knockout of 16"),
    pytest.param(Kind.KNOCKOUT, 64, 2, id="a knockout of 64", marks=pytest.mark.costly(seconds=3)),
    pytest.param(Kind.EVERYONE, 8, 2, id="all against all"),
    pytest.param(Kind.EVERYONE, 20, 2, id="all against all in groups", marks=pytest.mark.costly(seconds=2)),
    pytest.param(Kind.EVERYONE, 64, 2, id="all against all in many groups", marks=pytest.mark.costly(seconds=2)),
]
MOMENTS = (TimerKind.CUP_ROUND, TimerKind.CUP_LAPSE)
"""Timers whose moments the card shows."""
READER, VISITOR = 3, 999
"""User who takes part, and one who does not."""


@functools.cache
def make_running(kind: Kind, size: int, wanted: int) -> Contest:
    """Return a tournament with a long name in its second round, whose time is running."""
    cup = make_contest(kind, size, 1, wanted=wanted, game="touareg" if wanted > 2 else "targui")
    row = msgspec.structs.replace(cup.row, name="The great cup of the dunes and oases".ljust(NAME, "!"))
    about, due = AboutTournament(1), 1_800_000_000.0
    timers = tuple(TimerRow(id=0, about=about, kind=kind, due=due, seat=None) for kind in MOMENTS)
    return msgspec.structs.replace(cup, row=msgspec.structs.replace(row, hours=72.0), timers=timers)


@functools.cache
def make_pictures(
    kind: Kind, size: int, wanted: int, reader: int | None
) -> tuple[list[Picture], dict[str, tuple[int, int]]]:
    """Return the pictures of the card (reader None) or of a private view, and their sizes in px."""
    cup = make_running(kind, size, wanted)
    entrant = None if reader is None else cup.entrant(reader)
    own = None if entrant is None else entrant.number
    charts = draw_standings(cup, rank_entrants(cup), words("en"), own, private=reader is not None)
    names = [f"p{at}.png" for at in range(len(charts))]
    return [Picture(name, b"x", "how it stands") for name in names], {
        name: chart.image.size for name, chart in zip(names, charts, strict=True)
    }


def measure(layout: Layout, sizes: Sizes) -> int:
    """Return the height of a message in px."""
    private = isinstance(layout, PrivateLayout)
    body = {"flags": 1 << 15 | private << 6, "components": build_view(layout.with_signs(make_signs())).to_components()}
    return height(body, pictures=sizes)


def translate(cup: Contest, language: Language, **changed: object) -> Contest:
    """Return the tournament in a server of that language."""
    return msgspec.structs.replace(cup, row=msgspec.structs.replace(cup.row, language=language, **changed))


def list_pages(make: Callable[[int], PrivateLayout]) -> Iterator[PrivateLayout]:
    """Yield all pages of a view up to the last one, which stands for those after it."""
    before: PrivateLayout | None = None
    for page in range(20):
        layout = make(page)
        if before is not None and layout.texts == before.texts:
            return
        yield layout
        before = layout


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize(("kind", "size", "wanted"), FIELDS)
def test_the_card_fits_a_phone_with_pictures_and_in_words(kind: Kind, size: int, wanted: int, language: Language):
    cup = translate(make_running(kind, size, wanted), language)
    channels = {game.table_id or 0: 10**18 + game.number for game in cup.games}
    drawn_pictures, sizes = make_pictures(kind, size, wanted, None)
    order = rank_entrants(cup)
    for status in (TournamentStatus.RUNNING, TournamentStatus.OVER, TournamentStatus.CANCELLED):
        contest = translate(cup, language, status=status)
        for some in ([], drawn_pictures):
            assert measure(card(contest, order, channels, some), sizes) <= ONE_SCREEN, (status, some)
    standing = {game.number: "still" for game in cup.games}
    for trouble in Trouble:
        contest = translate(cup, language, trouble=trouble)
        assert measure(card(contest, order, channels, drawn_pictures, standing), sizes) <= ONE_SCREEN, trouble


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("size", [0, 4, 64])
def test_the_card_of_a_tournament_that_waits_fits_a_phone(size: int, language: Language):
    waiting = translate(make_running(Kind.SWISS, 64, 2), language, status=TournamentStatus.OPEN, round=0)
    people = tuple(
        msgspec.structs.replace(entrant, name=f"{entrant.name} of the dunes") for entrant in waiting.entrants[:size]
    )
    cup = msgspec.structs.replace(waiting, entrants=people, games=(), byes=())
    layout = card(cup, [], {})
    assert measure(layout, {}) <= ONE_SCREEN
    if size == 64:
        assert "more" in "".join(layout.texts) or language != "en"


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize(("kind", "size", "wanted"), FIELDS)
def test_every_page_of_the_private_views_fits_a_phone(kind: Kind, size: int, wanted: int, language: Language):
    cup, said = translate(make_running(kind, size, wanted), language), words(language)
    order, channels = rank_entrants(cup), {game.table_id or 0: 10**18 + game.number for game in cup.games}
    for user in (READER, VISITOR):
        some, sizes = make_pictures(kind, size, wanted, user)

        def standings(page: int, user: int = user, some: list[Picture] | None = some or None) -> PrivateLayout:
            return standings_layout(cup, order, said, page, user=user, pictures=some)

        def in_words(page: int, user: int = user) -> PrivateLayout:
            return standings_layout(cup, order, said, page, user=user)

        def games(page: int, user: int = user) -> PrivateLayout:
            return games_layout(cup, channels, said, page, user=user)

        views = [
            *(layout for make in (standings, in_words, games) for layout in list_pages(make)),
            own_game_layout(cup, said, user=user),
            withdraw_layout(cup, said, user=user),
        ]
        assert max(measure(layout, sizes) for layout in views) <= ONE_SCREEN


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("fate", Fate)
def test_the_questions_before_something_is_ended_fit_a_phone(fate: Fate, language: Language):
    cup, said = translate(make_running(Kind.SWISS, 64, 2), language), words(language)
    people = tuple(msgspec.structs.replace(entrant, name=f"{entrant.name} of the dunes") for entrant in cup.entrants)
    cup = msgspec.structs.replace(cup, entrants=people)
    open_games = [game for game in cup.games if not game.places]
    prospect = Prospect(cup, tuple(GameFate(game, fate, game.seats[:1]) for game in open_games))
    for act in (Act.NEXT, Act.END):
        assert measure(question_layout(prospect, act, said, user=1), {}) <= ONE_SCREEN
    hindrances = [said.say("refusal-tournament-hurry", when="<t:1800000000:R>"), said.say("refusal-tournament-plays")]
    for allowed, why in (((Act.NEXT, Act.END), []), ((), hindrances)):
        assert measure(lead_layout(cup, allowed, why, said, user=1), {}) <= ONE_SCREEN


def test_the_pages_of_the_standings_tell_every_name():
    cup = make_running(Kind.SWISS, 64, 2)
    layouts = [standings_layout(cup, rank_entrants(cup), words("en"), page, user=READER) for page in range(20)]
    text = "\n".join(part for layout in layouts for part in layout.texts)
    assert all(entrant.name in text for entrant in cup.entrants)
