"""Pictures of tournaments and their texts, which have the same content."""

from __future__ import annotations

import msgspec
import pytest

from azalai.bot.layouts.components import Link
from azalai.bot.layouts.layout import Line, Picture
from azalai.bot.layouts.phone import count_paragraph_lines, room_next_to
from azalai.bot.text import TEXT_LIMIT
from azalai.bot.tournaments.layout import LETTERS, ROOM, card
from azalai.bot.tournaments.pairing.plan import Kind
from azalai.bot.tournaments.pictures import MOST_PICTURES, draw_standings, standings_text
from azalai.bot.tournaments.tournament_rows import TournamentStatus
from azalai.locales import LANGUAGES, Language, words
from azalai.renderers import club
from azalai.renderers.kit.encode import encode, limit
from tests.bot.tournaments.contests import make_contest, rank_entrants

ENGLISH = words("en")
PICTURE = Picture("p.png", b"", "how it stands")


KINDS = {
    "a Swiss": (Kind.SWISS, 7, 2, 1),
    "a Swiss of 64": (Kind.SWISS, 64, 2, 1),
    "all against all": (Kind.EVERYONE, 8, 3, 1),
    "all against all in groups": (Kind.EVERYONE, 20, 2, 1),
    "all against all in many groups": (Kind.EVERYONE, 64, 2, 1),
    "a knockout": (Kind.KNOCKOUT, 6, 1, 1),
    "a knockout of 16": (Kind.KNOCKOUT, 16, 2, 2),
    "a knockout of 64": (Kind.KNOCKOUT, 64, 1, 1),
}


@pytest.mark.costly_cases("a Swiss of 64")
@pytest.mark.parametrize(("kind", "size", "rounds", "pictures"), KINDS.values(), ids=KINDS)
def test_each_kind_has_its_pictures_for_one_reader(kind: Kind, size: int, rounds: int, pictures: int):
    cup = make_contest(kind, size, rounds)
    charts = draw_standings(cup, rank_entrants(cup), ENGLISH, own=0)
    assert len(charts) == pictures <= MOST_PICTURES
    for chart in charts:
        assert chart.image.width == 1400 and len(encode(chart.image)) <= limit(1400)
        assert "P00" in "".join(chart.alt for chart in charts)


@pytest.mark.costly_cases("a Swiss of 64-de", "a Swiss of 64-en", "a Swiss of 64-fr")
@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize(("kind", "size", "rounds"), [kind[:3] for kind in KINDS.values()], ids=KINDS)
def test_words_tell_who_has_met_whom(kind: Kind, size: int, rounds: int, language: Language):
    cup = make_contest(kind, size, rounds)
    text = standings_text(cup, rank_entrants(cup), words(language))
    playing = [game for game in cup.games if not game.places]
    assert playing and all(cup.entrants[seat].name in text for game in playing for seat in game.seats)


def test_a_knockout_is_told_round_by_round():
    cup = make_contest(Kind.KNOCKOUT, 3, 1, over=0)
    text = standings_text(cup, rank_entrants(cup), ENGLISH)
    assert text.startswith("Semi-final: P00 bye; ") and " goes on" in text.splitlines()[0]
    assert text.splitlines()[1].startswith("Final: P00 and ") and "playing" in text.splitlines()[1]


def test_colons_stand_apart_in_french():
    cup = make_contest(Kind.KNOCKOUT, 3, 1, over=0)
    lines = standings_text(cup, rank_entrants(cup), words("fr")).splitlines()
    assert lines[0].startswith("Demi-finale\u00a0: ") and lines[1].startswith("Finale\u00a0: ")


def test_all_against_all_is_told_person_by_person():
    cup = make_contest(Kind.EVERYONE, 4, 1)
    lines = standings_text(cup, rank_entrants(cup), ENGLISH).splitlines()
    assert len(lines) == 4 and "43:36" in lines[0] and "still to play" in lines[0]


def test_the_tables_of_a_large_round_are_those_of_the_reader_alone():
    cup = make_contest(Kind.SWISS, 20, 1)
    (public,), (own,) = (
        draw_standings(cup, rank_entrants(cup), ENGLISH, own=reader, private=True) for reader in (None, 3)
    )
    assert own.image.height > public.image.height


def test_larger_tables_say_the_place_at_them():
    cup = make_contest(Kind.SWISS, 9, 1, wanted=4, game="touareg")
    (chart,) = draw_standings(cup, rank_entrants(cup), ENGLISH)
    assert "begins against" in chart.alt and chart.image.height < 2400


def test_a_tournament_that_is_over_shows_no_round():
    cup = make_contest(Kind.KNOCKOUT, 4, 9)
    (chart,) = draw_standings(cup, rank_entrants(cup), ENGLISH)
    assert cup.row.status is TournamentStatus.OVER and "playing" not in chart.alt


@pytest.mark.parametrize("kind", [Kind.SWISS, Kind.EVERYONE])
def test_no_entrant_leads_before_the_first_result(kind: Kind, monkeypatch: pytest.MonkeyPatch):
    """No row is framed as the first."""
    leads: list[bool] = []
    for name in ("draw_standings", "draw_crosstable"):
        draw = getattr(club, name)
        monkeypatch.setattr(
            club, name, lambda picture, draw=draw: (leads.extend(row.leads for row in picture.rows), draw(picture))[1]
        )
    before, after = (make_contest(kind, 6, 0, over=over) for over in (0, 1))
    draw_standings(before, rank_entrants(before), ENGLISH)
    assert leads and not any(leads)
    leads.clear()
    draw_standings(after, rank_entrants(after), ENGLISH)
    assert sum(leads) == 1


@pytest.mark.parametrize(("some", "count"), [([], 4), ([PICTURE], 2)])
def test_the_card_tells_games_once_and_leads_to_their_tables(some: list[Picture], count: int):
    contest = make_contest(Kind.SWISS, 8, 1)
    channels = {game.table_id or 0: 100 + game.number for game in contest.games}
    layout = card(contest, rank_entrants(contest), channels, some)
    games = [row for row in layout.rows if isinstance(row, Line) and isinstance(row.button, Link)]
    text = "\n".join(row.text for row in layout.rows if isinstance(row, Line))
    assert all(text.count(person.name) == 1 for person in contest.entrants) or count < 4
    urls = {f"https://discord.com/channels/1/{100 + game.number}" for game in contest.games if game.round == 2}
    links = [game.button.url for game in games if isinstance(game.button, Link)]
    assert len(links) == len(set(links)) == count and urls >= set(links)
    assert ("2 more" in text) == (count == 2)


@pytest.mark.parametrize("language", LANGUAGES)
def test_no_game_on_the_card_wraps_next_to_its_button(language: Language):
    contest = make_contest(Kind.SWISS, 30, 1, wanted=5, game="touareg")
    row = msgspec.structs.replace(contest.row, language=language)
    entrants = tuple(msgspec.structs.replace(person, name=person.name.ljust(32, "m")) for person in contest.entrants)
    channels = {game.table_id or 0: 100 + game.number for game in contest.games}
    layout = card(
        msgspec.structs.replace(contest, row=row, entrants=entrants), rank_entrants(contest), channels, [PICTURE]
    )
    games = [row for row in layout.rows if isinstance(row, Line) and isinstance(row.button, Link)]
    assert len(games) == 2
    for game in games:
        assert game.button is not None
        assert count_paragraph_lines(game.text, room_next_to(game.button.label, ROOM), LETTERS) == 1


@pytest.mark.costly
@pytest.mark.parametrize("letters", [3, 32])
def test_the_card_of_the_largest_tournament_can_be_sent(letters: int):
    contest = make_contest(Kind.SWISS, 64, 1)
    entrants = tuple(
        msgspec.structs.replace(person, name=person.name.ljust(letters, "x")) for person in contest.entrants
    )
    contest = msgspec.structs.replace(contest, entrants=entrants)
    channels = {game.table_id or 0: 10**19 + game.number for game in contest.games}
    for pictures in ([], [PICTURE]):
        assert sum(map(len, card(contest, rank_entrants(contest), channels, pictures).texts)) <= TEXT_LIMIT
