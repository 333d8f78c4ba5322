"""Choice of the tournament that a command means, rights to open one, and refusals without a trace."""

from __future__ import annotations

from typing import Any

import pytest

from azalai.bot.app.client import Azalai
from azalai.bot.dialogs.marks import ActionMark, TournamentNumber
from azalai.bot.tournaments import entrants
from azalai.bot.tournaments.acts import Act
from azalai.bot.tournaments.store import Contest, Tournaments
from tests.bot.app.test_forged import press_forged
from tests.bot.fixtures import Opening, manager, set_server
from tests.simulator import Answer, Channel, Message, Person, Simulator, labels_of, text_of

NEW = "azalai tournament new"
GONE = "There is no such tournament any more"


async def open_cup(
    simulator: Simulator[Azalai], where: Channel, name: str = "Desert cup", *, by: str = "Amara", **terms: Any
) -> Answer:
    """Open a tournament as a manager."""
    person = simulator.person(by, permissions=manager())
    answer = await person.slash(where, NEW, game="souk", kind="swiss", name=name, **terms)
    await simulator.rest()
    return answer


async def load_contests(simulator: Simulator[Azalai]) -> list[Contest]:
    """Return all tournaments, by number."""
    async with simulator.bot.rooms.host.store.read() as tx:
        cups = tx.get(Tournaments)
        rows = [row for number in range(1, 9) if (row := await cups.get(number)) is not None]
        return [await cups.load_contest(row) for row in rows]


async def load_stamps(simulator: Simulator[Azalai]) -> list[int]:
    """Return the number of changes of each tournament."""
    return [contest.row.stamp for contest in await load_contests(simulator)]


MARKS = [
    *(("cup-standings", ["0"]), ("cup-games", ["0"]), ("cup-mine", []), ("cup-export", []), ("cup-join", [])),
    *(("cup-leave", []), ("cup-withdraw", []), ("cup-gone", []), ("cup-lead", []), ("cup-next", []), ("cup-end", [])),
]
"""Marks that begin with the number of a tournament, with their other arguments."""


async def press_all(simulator: Simulator[Azalai], person: Person, message: Message) -> list[str]:
    """Return the answers to every mark of tournament 1."""
    answers: list[Message] = []
    for name, more in MARKS:
        answers += await press_forged(simulator, person, message, ActionMark(name, "action"), ["1", *more], ())
    for act in Act:
        answers += await press_forged(simulator, person, message, ActionMark("cup-pick", "action"), [act, "1"], ())
    for act in (Act.NEXT, Act.END):
        answers += await press_forged(
            simulator, person, message, ActionMark("cup-do", "action"), [act, "1", "0", "1"], ()
        )
    assert len(answers) == len(MARKS) + len(Act) + 2
    return [text_of(answer) for answer in answers]


async def test_the_router_checks_the_tournament_of_every_mark(open_simulator: Opening):
    async with open_simulator() as simulator:
        marks = {handler.mark.name: handler for handler in simulator.bot.router.list_handlers()}
        cups = {name: handler for name, handler in marks.items() if name.startswith("cup-")}
        modals = "cup-terms", "cup-terms-filled"
        assert set(cups) == {*(name for name, _ in MARKS), "cup-pick", "cup-do", *modals}
        for name, handler in cups.items():
            kinds = [argument.kind for argument in handler.form.arguments]
            assert kinds.count(TournamentNumber) == 1, name


@pytest.mark.costly(seconds=2)
async def test_marks_of_tournaments_in_unseen_channels_are_refused(open_simulator: Opening):
    async with open_simulator() as simulator:
        hidden, channel, thomas = simulator.channel("hidden"), simulator.channel("here"), simulator.person("Thomas")
        await open_cup(simulator, hidden, "Secret cup", robots=1, most=3)
        await simulator.simulated.set_bot_permission(hidden.id, "view_channel", allowed=False, of=thomas.id)
        before = await load_stamps(simulator)
        message = (await thomas.slash(channel, "games")).message
        answers = await press_all(simulator, thomas, message)
        assert all(GONE in answer and "Secret" not in answer for answer in answers)
        assert await load_stamps(simulator) == before


@pytest.mark.costly(seconds=2)
async def test_marks_of_tournaments_in_other_servers_are_refused(open_simulator: Opening):
    async with open_simulator() as simulator:
        channel, amara = simulator.channel(), simulator.person("Amara", permissions=manager())
        await open_cup(simulator, channel, "Secret cup", robots=1, most=3)
        async with simulator.bot.rooms.host.store.write() as tx:
            await tx.get(Tournaments).change(1, guild_id=1)
        before = await load_stamps(simulator)
        answers = await press_all(simulator, amara, channel.messages[-1])
        assert all(GONE in answer and "Secret" not in answer for answer in answers)
        assert await load_stamps(simulator) == before


@pytest.mark.costly(seconds=2)
async def test_one_of_several_tournaments_is_chosen_by_a_button(open_simulator: Opening):
    async with open_simulator() as simulator:
        channel, thomas = simulator.channel(), simulator.person("Thomas")
        for name in ("First cup", "Second cup"):
            await open_cup(simulator, channel, name, most=6)
        question = (await thomas.slash(channel, "azalai tournament join")).message
        assert "Which tournament do you mean?" in text_of(question)
        assert labels_of(question) == ["First cup", "Second cup", "Close"]
        await thomas.press(question, "Second cup")
        assert "You take part in **Second cup**" in text_of(question.now)
        assert [len(contest.entrants) for contest in await load_contests(simulator)] == [0, 1]
        answer = await thomas.slash(channel, "azalai tournament leave")
        assert "**Second cup** any more" in answer.text, "it is the only one that Thomas can leave"
        karine = simulator.person("Karine")
        await karine.slash(channel, NEW, game="souk", kind="swiss", name="Third cup")
        for act in ("next", "end"):
            text = (await karine.slash(channel, f"azalai tournament {act}")).text
            assert "must take part before it can begin" in text or "**Third cup** is cancelled" in text


@pytest.mark.costly(seconds=2)
async def test_a_tournament_can_be_named_from_any_channel(open_simulator: Opening):
    async with open_simulator() as simulator:
        one, two, hidden = (simulator.channel(name) for name in ("one", "two", "hidden"))
        thomas, join = simulator.person("Thomas"), "azalai tournament join"
        for channel, name in ((one, "First cup"), (two, "Second cup"), (hidden, "Secret cup")):
            await open_cup(simulator, channel, name, most=6)
        await simulator.simulated.set_bot_permission(hidden.id, "view_channel", allowed=False, of=thomas.id)
        offered = await thomas.autocomplete(one, join, focused="tournament", typed="CUP")
        assert [choice.name for choice in offered] == ["First cup", "Second cup"]
        assert "**Second cup**" in (await thomas.slash(one, join, tournament="2")).text
        assert "**First cup**" in (await thomas.slash(two, join, tournament="first CUP")).text
        for typed in ("3", "Secret cup", "99", "x"):
            assert "No tournament that you can see here" in (await thomas.slash(one, join, tournament=typed)).text


async def test_the_tournament_of_another_channel_is_meant_if_it_alone_fits(open_simulator: Opening):
    async with open_simulator() as simulator:
        one, two = simulator.channel("one"), simulator.channel("two")
        await open_cup(simulator, one, most=6)
        thomas = simulator.person("Thomas")
        assert "There is no tournament here" in (await thomas.slash(two, "azalai tournament leave")).text
        assert "You take part" in (await thomas.slash(two, "azalai tournament join")).text
        assert "already" in (await thomas.slash(one, "azalai tournament join")).text


async def test_a_tournament_is_opened_in_a_channel_and_not_in_a_thread(open_simulator: Opening):
    async with open_simulator() as simulator:
        channel = simulator.channel()
        amara = simulator.person("Amara", permissions=manager())
        await amara.slash(channel, "souk new", thread=True)
        answer = await amara.slash(channel.threads[0], NEW, game="souk", kind="swiss")
        assert "Use the command in the channel itself" in answer.text
        assert await load_contests(simulator) == []


@pytest.mark.parametrize(
    "missing", ["send_messages", "attach_files", "create_public_threads", "send_messages_in_threads"]
)
async def test_a_tournament_needs_all_permissions_when_it_is_opened(open_simulator: Opening, missing: str):
    async with open_simulator() as simulator:
        channel = simulator.channel()
        await simulator.take_permission(channel, missing)
        answer = await open_cup(simulator, channel)
        assert "is open" not in answer.text and answer.message.ephemeral
        assert await load_contests(simulator) == []


@pytest.mark.parametrize(
    ("terms", "expected"),
    [
        ({"kind": "everyone", "rounds": 3}, "Leave `rounds` out"),
        ({"kind": "knockout", "size": 3, "game": "touareg"}, "A knockout is for games of two"),
        ({"size": 5, "most": 4, "game": "touareg"}, "A table of 5 needs 5 people"),
        ({"late": "host"}, "Choose `round-hours` too"),
        ({"pace": "48", "round-hours": 24}, "A turn could take longer than a whole round of 24 hours"),
        ({"robots": 5, "most": 8}, "At most 4 robots can take part here"),
        ({"robots": 8, "most": 8}, "A place must be left for a person"),
        ({"least": 8, "most": 4}, "Choose numbers between"),
    ],
)
async def test_terms_that_contradict_each_other_are_refused(open_simulator: Opening, terms: Any, expected: str):
    async with open_simulator() as simulator:
        answer = await simulator.person("Thomas").slash(
            simulator.channel(), NEW, **{"game": "souk", "kind": "swiss", **terms}
        )
        assert expected in answer.text and answer.message.ephemeral
        assert await load_contests(simulator) == []


@pytest.mark.parametrize(
    ("field", "values", "expected"),
    [
        ("openers", ("managers",), "only server admins open tables"),
        ("openers", ("role",), "only server admins open tables"),
        ("offered", ("deals", "puzzles"), "No tournaments are opened in this server"),
    ],
    ids=["managers", "role", "off"],
)
async def test_tournaments_are_opened_only_by_those_who_may_open_tables(
    open_simulator: Opening, field: str, values: tuple[str, ...], expected: str
):
    async with open_simulator() as simulator:
        channel, thomas = simulator.channel(), simulator.person("Thomas")
        await set_server(simulator.person("Karine", permissions=manager()), channel, field, *values)
        answer = await thomas.slash(channel, NEW, game="souk", kind="swiss")
        assert expected in answer.text and answer.message.ephemeral
        assert await load_contests(simulator) == []


async def test_a_tournament_is_opened_only_in_channels_where_tables_may_be(open_simulator: Opening):
    async with open_simulator() as simulator:
        first, oasis, thomas = simulator.channel(), simulator.channel("oasis"), simulator.person("Thomas")
        karine = simulator.person("Karine", permissions=manager())
        await set_server(karine, first, "places", "chosen")
        await set_server(karine, first, "channels", oasis)
        assert f"<#{oasis.id}>" in (await thomas.slash(first, NEW, game="souk", kind="swiss")).text
        assert await load_contests(simulator) == []
        assert "is open" in (await thomas.slash(oasis, NEW, game="souk", kind="swiss")).text


async def test_robots_fill_no_tournament_in_a_server_that_wants_none(open_simulator: Opening):
    async with open_simulator() as simulator:
        karine = simulator.person("Karine", permissions=manager())
        await set_server(karine, simulator.channel(), "robots", "-")
        answer = await open_cup(simulator, simulator.channel(), robots=2, most=6)
        assert "robots" in answer.text and "is open" not in answer.text
        assert await load_contests(simulator) == []


async def test_a_person_has_one_tournament_that_waits_and_a_manager_five(open_simulator: Opening):
    async with open_simulator() as simulator:
        channel, thomas = simulator.channel(), simulator.person("Thomas")
        for text in ("is open", "Your tournament Souk still waits for people"):
            assert text in (await thomas.slash(channel, NEW, game="souk", kind="swiss")).text
        for _ in range(4):
            assert "is open" in (await open_cup(simulator, channel)).text
        assert "has 5 tournaments already" in (await open_cup(simulator, channel)).text


async def test_tournaments_and_entrants_of_one_name_are_told_apart(open_simulator: Opening):
    async with open_simulator() as simulator:
        channel = simulator.channel()
        for name in ("Desert cup", "DESERT cup"):
            await open_cup(simulator, channel, name, robots=1, most=6)
        assert [contest.row.name for contest in await load_contests(simulator)] == ["Desert cup", "DESERT cup (2)"]
        for person in (simulator.person("Kaocen"), simulator.person("Tin Hinan"), simulator.person("kaocen")):
            await person.slash(channel, "azalai tournament join", tournament="1")
        contest = await entrants.load_contest(simulator.bot.rooms.host, 1)
        names = [entrant.name for entrant in contest.entrants]
        assert names[1:] == ["Kaocen", "Tin Hinan", "kaocen (2)"]
        assert names[0] not in names[1:], "a robot gives way to a person of its name"
