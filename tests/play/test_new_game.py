"""The real bot hosts an unknown game: the tests' own souk, in which all choose at the same time."""

from __future__ import annotations

import random
from collections import Counter
from pathlib import Path

import pytest

from azalai.bot.app.client import Azalai
from azalai.locales import LANGUAGES
from tests.house import PACKAGE, ROOT, list_sources
from tests.play.bookkeeping import check_channel, check_end, load_stored, published_hash
from tests.play.calls import count_sounds, leave_table
from tests.play.people_at_play import PlayedTable, Player, open_table
from tests.simulator import Button, Message, Simulator, buttons_of, labels_of, text_of

PEOPLE = (("Amara", "en-GB"), ("Thomas", "fr"), ("Karine", "fr"))

pytestmark = pytest.mark.usefixtures("plain_pictures")


async def open_souk(
    simulator: Simulator[Azalai], *, way: str = "buttons"
) -> tuple[PlayedTable, Player, Player, Player]:
    """Open a table of the souk with three people, in its first round."""
    table = await open_table(simulator, "souk", PEOPLE, language="en", way=way)
    amara, thomas, karine = table.players
    return table, amara, thomas, karine


async def offer(player: Player, message: Message, salt: int) -> None:
    """Offer salt through the box of the dialog."""
    await type_into_box(player, message, str(salt))


async def type_into_box(player: Player, message: Message, text: str) -> str:
    """Type a text into the number box, and return the answer."""
    box = next(button for button in buttons_of(message.now) if button.custom_id.startswith("az:amount:"))
    opened = await player.person.press(message, box.custom_id)
    assert opened.form is not None
    ((label, _),) = opened.form.fields
    return (await player.person.submit({label: text})).text


def list_enabled(message: Message) -> list[Button]:
    """Return the buttons of a dialog or direct message that still work."""
    return [button for button in buttons_of(message.now) if button.custom_id and not button.disabled]


def read_shown(simulator: Simulator[Azalai], table: PlayedTable) -> str:
    """Return everything that a spectator was ever shown."""
    return "\n".join(simulator.everything_visible_to(simulator.person("Zahra")))


@pytest.mark.costly(seconds=2)
async def test_a_simultaneous_game_has_one_call_a_round_for_all(
    simulator: Simulator[Azalai],
):
    table, *_ = await open_souk(simulator)
    published = await published_hash(table)
    chance = random.Random(7)
    while not table.over:
        await leave_table(table)
        await chance.choice(table.list_awaited()).take_turn()
        check_channel(table)
    await check_end(simulator, table, published)
    loaded, moves = await load_stored(simulator)
    assert len(moves) == 9
    begun = Counter(
        loaded.names[move.seat or 0] for move in moves[2:8:3]
    )  # the player who does it sees the next round at once
    assert count_sounds(table) == Counter({"Amara": 3, "Thomas": 3, "Karine": 3}) - begun


async def test_one_call_names_all_players_who_must_choose(simulator: Simulator[Azalai]):
    table, *players = await open_souk(simulator)
    (ping,) = table.pings
    assert sorted(ping.pings) == sorted(player.person.name for player in players)
    assert {player.person.name for player in table.list_awaited()} == {"Amara", "Thomas", "Karine"}


async def test_answers_of_one_player_make_no_others_dialog_stale(simulator: Simulator[Azalai]):
    table, amara, thomas, karine = await open_souk(simulator)
    hers, his = await amara.open(), await thomas.open()
    letter = karine.person.dms[-1]
    await offer(karine, letter, 5)
    assert table.list_awaited() == [amara, thomas]
    await offer(thomas, his, 3)
    assert table.list_awaited() == [amara]
    await offer(amara, hers, 4)
    assert "Karine had offered 5" in text_of(table.card)
    for player, message in ((amara, hers), (thomas, his)):
        assert player.label("dialog-changed") not in text_of(message.now)


async def test_the_card_tells_who_has_offered_and_never_what_until_all_have(simulator: Simulator[Azalai]):
    table, amara, thomas, karine = await open_souk(simulator)
    (_, moves) = await load_stored(simulator)
    assert moves == []
    await offer(amara, await amara.open(), 11)
    await offer(thomas, await thomas.open(), 11)
    assert "Amara made an offer" in text_of(table.card)
    assert "11" not in " ".join(text_of(message) for message in table.channel.messages if message.id == table.card.id)
    assert "offered 11" not in read_shown(simulator, table)
    await offer(karine, await karine.open(), 2)
    assert "Amara had offered 11" in text_of(table.card)


async def test_an_offer_is_undone_without_a_call_until_the_last_one_is_in(
    simulator: Simulator[Azalai],
):
    table, amara, thomas, karine = await open_souk(simulator)
    message = await amara.open()
    await offer(amara, message, 9)
    assert labels_of(message.now)[0] == "Take back"
    assert labels_of(amara.person.dms[-1])[0] == "Take back"
    await amara.person.press(message, "Take back")
    assert table.list_awaited() == [amara, thomas, karine]
    assert amara.label("souk-ask-offer-salt") in text_of(message.now)
    assert len(list_enabled(amara.person.dms[-1])) > 1
    await leave_table(table)
    assert count_sounds(table) == {"Amara": 1, "Thomas": 1, "Karine": 1}
    await offer(amara, message, 1)
    taken_back = message.now
    await offer(thomas, await thomas.open(), 3)
    await offer(karine, await karine.open(), 2)
    assert "Amara had offered 1" in text_of(table.card)
    await amara.person.press(taken_back, "Take back", stale=True)
    assert amara.label("dialog-changed") in text_of(message.now)
    assert "Amara took the offer back." in (await amara.person.press(table.card, "Log")).text
    assert len((await load_stored(simulator))[1]) == 5


async def test_after_a_round_a_new_direct_message_has_taken_the_place_of_the_one_before(simulator: Simulator[Azalai]):
    _, *players = await open_souk(simulator, way="dm")
    before = [player.person.dms[0] for player in players]
    for player, old, salt in zip(players, before, (1, 2, 3), strict=True):
        await offer(player, old, salt)
    for player, old in zip(players, before, strict=True):
        (new,) = player.person.dms
        assert old.gone and new.id != old.id
        assert len(list_enabled(new)) > 1


@pytest.mark.costly
async def test_the_number_box_works_after_a_restart_and_so_does_one_that_stood_open(simulator: Simulator[Azalai]):
    table, amara, thomas, _ = await open_souk(simulator)
    hers, his = await amara.open(), await thomas.open()
    box = next(button for button in buttons_of(hers) if button.custom_id.startswith("az:amount:"))
    opened = await amara.person.press(hers, box.custom_id)
    assert opened.form is not None
    await simulator.restart()
    ((label, _),) = opened.form.fields
    await amara.person.submit({label: "7"})
    assert "You offered 7 salt." in text_of(hers.now)
    await offer(thomas, his, 5)
    assert [player.person.name for player in table.list_awaited()] == ["Karine"]


@pytest.mark.costly_cases("-1", "\\xb2", "99999999")
@pytest.mark.parametrize("junk", ["gold", "3.5", "-1", "²", "  ", "1e1", "99999999"])
async def test_junk_in_the_number_box_is_answered_in_private_and_plays_nothing(simulator: Simulator[Azalai], junk: str):
    table, _, thomas, _ = await open_souk(simulator)
    message = await thomas.open()
    said = await type_into_box(thomas, message, junk)
    expected = "Ce n’est pas un nombre entier." if not junk.strip().isdecimal() else "Choisissez un nombre de 0 à 12."
    assert expected in said
    assert "Ce n’est pas" not in read_shown(simulator, table)
    assert "Choisissez" not in read_shown(simulator, table)
    assert (await load_stored(simulator))[1] == []
    await offer(thomas, message, 2)
    assert thomas not in table.list_awaited()


async def test_a_typed_offer_is_the_same_move(simulator: Simulator[Azalai]):
    table, amara, thomas, _ = await open_souk(simulator)
    assert "You offered 4 salt." in (await amara.person.slash(table.channel, "souk offer", salt="4")).text
    assert "Vous avez proposé 3 de sel." in (await thomas.person.slash(table.channel, "souk offer", salt="3")).text
    assert "Votre offre" not in (await amara.person.slash(table.channel, "souk take-back")).text
    assert thomas not in table.list_awaited()
    assert amara in table.list_awaited()


def test_no_file_of_the_house_knows_the_new_game():
    files = [*list_sources(), *PACKAGE.rglob("*.ftl")]
    assert len(files) > 50
    assert [file.name for file in files if "souk" in file.read_text(encoding="utf-8").casefold()] == []


def count_lines(file: Path) -> int:
    """Return the number of lines that are not empty."""
    return sum(bool(line.strip()) for line in file.read_text(encoding="utf-8").splitlines())


@pytest.mark.parametrize(("key", "drawing"), [("souk", 40), ("tents", 8)])
def test_a_small_game_is_a_package_of_a_few_short_files(key: str, drawing: int):
    """A board of one's own takes 40 lines at most, the plain look 8."""
    package = ROOT / "examples" / key / f"azalai_{key}"
    files = {file.relative_to(package).as_posix() for file in package.rglob("*") if file.suffix in (".py", ".ftl")}
    assert files - {"robot.py"} == {
        "__init__.py",
        "lesson.py",
        *(f"locales/{language}/{key}{more}.ftl" for language in LANGUAGES for more in ("", "-lesson")),
        "renderer.py",
    }
    assert count_lines(package / "__init__.py") <= 120
    assert count_lines(package / "renderer.py") <= drawing
    assert all(count_lines(package / "locales" / language / f"{key}.ftl") <= 40 for language in LANGUAGES)
