"""*More terms*: the terms of a tournament can be changed while people join."""

from __future__ import annotations

from typing import Any

import pytest

from azalai.bot.clocks.pace import decode_pace
from azalai.bot.errors import Refused
from azalai.bot.layouts.filled import FormValues, fingerprint
from azalai.bot.tables.host import Host
from azalai.bot.tournaments.changing_terms import change_terms, terms_modal, terms_of
from azalai.bot.tournaments.store import Contest
from azalai.bot.tournaments.tournament_rows import TournamentStatus
from azalai.locales import LANGUAGES, Language, words
from tests.bot.fixtures import Opening, manager, submit_form
from tests.bot.tournaments.on_a_host import HOST, go_next, load_contest, open_cup
from tests.bot.without_discord import AMARA, IDIR, KARINE, THOMAS
from tests.simulator import labels_of, text_of

USUAL = {"least": "3", "most": "8", "fill": "0", "pace": "0"}


async def fill(host: Host, number: int, person: Any = HOST, mark: str = "", **changed: str) -> Contest:
    """Fill the form in as a person, at the present terms, and return the tournament."""
    mark = mark or fingerprint(terms_of(await load_contest(host, number)))
    values = FormValues({key: [value] for key, value in (USUAL | changed).items()})
    return (await change_terms(host, number, person, mark, values))[1]


async def test_the_host_changes_every_term_while_people_join(host: Host):
    number = await open_cup(host, AMARA, THOMAS, hours=48.0)
    contest = await fill(host, number, least="2", most="6", fill="2", pace="24 / 12 / 1,5", late="host")
    row, pace = contest.row, decode_pace(contest.row.pace)
    assert (row.least, row.most, row.robots, pace.turn, pace.bank, pace.refill) == (2, 6, False, 24.0, 12.0, 1.5)
    assert [entrant.user_id for entrant in contest.entrants] == [AMARA.id, THOMAS.id, None, None]
    robots = [entrant.name for entrant in contest.entrants[2:]]
    contest = await fill(host, number, least="2", fill="1", pace="0", late="robots")
    assert [entrant.name for entrant in contest.entrants[2:]] == robots[:1]
    assert not decode_pace(contest.row.pace).has_clock and contest.row.robots


@pytest.mark.parametrize(
    ("changed", "reason"),
    [
        ({"least": "9"}, "refusal-tournament-field"),
        ({"most": "65"}, "refusal-tournament-field"),
        ({"most": "two"}, "refusal-tournament-numbers"),
        ({"least": "²"}, "refusal-tournament-numbers"),
        ({"least": "2", "most": "2"}, "refusal-tournament-entered"),
        ({"fill": "6"}, "refusal-tournament-entered"),
        ({"fill": "8"}, "refusal-tournament-fill"),
        ({"pace": "soon"}, "refusal-pace"),
        ({"pace": "9999"}, "refusal-pace-hours"),
        ({"late": "pigeon"}, None),
        ({"least": "3" * 99}, "refusal-form"),
    ],
)
async def test_terms_that_can_not_be_change_nothing(host: Host, changed: dict[str, str], reason: str | None):
    number = await open_cup(host, AMARA, THOMAS, KARINE)
    before = await load_contest(host, number)
    if reason is not None:
        with pytest.raises(Refused, match=f"^{reason}$"):
            await fill(host, number, **changed)
    after = await load_contest(host, number)
    assert terms_of(after) == terms_of(before) and after.entrants == before.entrants


async def test_others_late_comers_and_a_second_manager_are_refused(host: Host):
    number = await open_cup(host, AMARA, THOMAS, KARINE)
    with pytest.raises(Refused, match="refusal-tournament-host"):
        await fill(host, number, IDIR, most="6")
    mark = fingerprint(terms_of(await load_contest(host, number)))
    await fill(host, number, most="6")
    with pytest.raises(Refused, match="refusal-form-changed"):
        await fill(host, number, mark=mark, most="7")
    assert (await go_next(host, number, HOST)).row.status is TournamentStatus.RUNNING
    with pytest.raises(Refused, match="refusal-tournament-terms-fixed"):
        await fill(host, number, most="7")


@pytest.mark.parametrize("language", LANGUAGES)
async def test_the_form_fits_discord_and_asks_what_follows_a_round_only_if_it_ends(host: Host, language: Language):
    for hours, count in ((0.0, 4), (48.0, 5)):
        number = await open_cup(host, AMARA, hours=hours)
        box = terms_modal(await load_contest(host, number), words(language))
        assert len(box.fields) == count and len(box.title) <= 45
        assert all(len(field.label) <= 45 and len(field.about) <= 100 for field in box.fields)


@pytest.mark.costly(seconds=2)
async def test_more_terms_follows_manage_on_the_open_card(open_simulator: Opening):
    async with open_simulator() as simulator:
        karine, thomas = simulator.person("Karine", permissions=manager()), simulator.person("Thomas")
        place = simulator.channel()
        await karine.slash(place, "azalai tournament new", game="souk", kind="swiss", name="Desert cup", robots=2)
        card = next(message for message in place.messages if "Manage…" in labels_of(message))
        assert "Manage Server" in (await thomas.press(card, "Manage…")).text
        sheet = (await karine.press(card, "Manage…")).message
        form = (await karine.press(sheet, "More terms")).form
        assert form is not None
        said = await submit_form(
            *(simulator, karine, sheet, form.custom_id),
            **{key: {"type": 4, "value": value} for key, value in {**USUAL, "most": "6", "fill": "2"}.items()},
        )
        assert said.message.id == sheet.id and "6" in text_of(sheet.now) and "8" in text_of(sheet.now)
        assert "6" in text_of(card.now)
