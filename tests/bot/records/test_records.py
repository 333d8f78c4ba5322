"""History of a table on Discord: read, downloaded, verified and replayed."""

from __future__ import annotations

import asyncio
import io

import msgspec
import pytest
from PIL import Image

from azalai.bot.app.client import Azalai
from azalai.bot.errors import Refused
from azalai.bot.history.game_facts import history
from azalai.bot.history.narration import Line
from azalai.bot.hosting import lobby
from azalai.bot.layouts.table_menu import LINES_PER_PAGE, log_layout
from azalai.bot.people.reader import Reader
from azalai.bot.records.films import Films
from azalai.bot.records.record_file import parse_record
from azalai.bot.tables.host import Host
from azalai.bot.tables.loading import load
from azalai.locales import words
from tests.bot.fixtures import Opening, manager, open_transaction, result_card, start_table
from tests.bot.histories import finished_game
from tests.bot.without_discord import AMARA, GUILD, THOMAS, play_moves, running_table
from tests.simulator import Answer, Message, Simulator, buttons_of, labels_of, pictures_of, text_of

ROUNDS = 3


async def finish_game(simulator: Simulator[Azalai]) -> Message:
    """Play Souk to its end, with offers of 3 by Amara, who wins, and of 2 by Thomas; return its card."""
    card = await start_table(simulator, "Thomas")
    for _ in range(ROUNDS):
        await make_offers(simulator)
    return card.now


async def make_offers(simulator: Simulator[Azalai]) -> None:
    for name, salt in (("Amara", "3"), ("Thomas", "2")):
        await simulator.person(name).slash(simulator.channel(), "souk offer", salt=salt)


def read_file(answer: Answer) -> str:
    (file,) = pictures_of(answer.message.now)
    assert file.name == "souk-1.txt"
    return file.content.decode()


@pytest.mark.costly
async def test_own_acts_are_told_once_and_all_that_was_secret_when_the_game_is_over(simulator: Simulator[Azalai]):
    card = await start_table(simulator, "Thomas")
    await simulator.person("Amara").slash(simulator.channel(), "souk offer", salt="3")
    own = await simulator.person("Amara").press(card, "Log")
    assert "You offered 3 salt." in own.text and "made an offer" not in own.text
    other = await simulator.person("Thomas").press(card, "Log")
    assert "Amara made an offer." in other.text and "3 salt" not in other.text
    await simulator.person("Thomas").slash(simulator.channel(), "souk offer", salt="2")
    for _ in range(ROUNDS - 1):
        await make_offers(simulator)
    last = await simulator.person("Zahra").slash(simulator.channel(), "table log")
    assert "(for Amara alone: You offered 3 salt.)" in last.text


@pytest.mark.costly
async def test_the_pages_of_a_long_log_show_every_line_once_down_to_the_first(open_simulator: Opening):
    async with open_simulator() as simulator:
        await start_table(simulator, "Thomas")
        table = await load(simulator.bot.rooms.host, 1)
    story = [Line(number, 1000.0 * number, f"act {number} " + "long " * (number % 200)) for number in range(1, 120)]
    lines_seen: list[str] = []
    for page in range(60):
        form = log_layout(table, story, Reader(1, words("en")), page)
        lines = [line for line in form.texts[0].split("\n") if line.startswith("`")]
        assert len(lines) <= LINES_PER_PAGE and len(form.texts[0]) < 3500
        if len(lines_seen) >= len(story):
            break
        lines_seen = [*lines, *lines_seen]
    assert [line.split(" act ")[1].split()[0] for line in lines_seen] == [str(line.number) for line in story]
    assert all(line.endswith("long long ") or line.count("long") < 2 for line in lines_seen)


@pytest.mark.costly
async def test_the_file_of_a_running_game_holds_what_its_reader_knows(simulator: Simulator[Azalai]):
    await start_table(simulator, "Thomas")
    await simulator.person("Amara").slash(simulator.channel(), "souk offer", salt="3")
    texts = [
        read_file(await simulator.person(name).slash(simulator.channel(), "table export"))
        for name in ("Amara", "Thomas", "Zahra")
    ]
    async with open_transaction(simulator) as tx:
        row = await tx.tables.get(1)
        assert row is not None and row.seed is not None
    assert " 0 offer 3" in texts[0]
    for text in texts[1:]:
        assert " 0 ?" in text and "3 salt" not in text and "offer 3" not in text
    assert all(row.seed.hex() not in text and (row.seed_hash or "?") in text for text in texts)


@pytest.mark.costly
async def test_the_file_of_a_finished_game_holds_everything_with_names_or_without(simulator: Simulator[Azalai]):
    card = await finish_game(simulator)
    answer = await simulator.person("Zahra").press(card, "Export")
    record = parse_record(read_file(answer))
    assert [act.move for act in record.acts] == ["offer 3", "offer 2"] * ROUNDS
    assert record.seed is not None and [seat.name for seat in record.seats] == ["Amara", "Thomas"]
    plain = await simulator.person("Zahra").press(answer.message.now, "Without names")
    assert "Amara" not in read_file(plain) and "Player 1" in read_file(plain)
    assert parse_record(read_file(plain)).final == record.final


@pytest.mark.costly
async def test_a_fair_game_is_proved_while_it_runs_without_its_seed_and_afterwards_with_it(
    simulator: Simulator[Azalai],
):
    card = await start_table(simulator, "Thomas")
    running_proof = await simulator.person("Amara").slash(simulator.channel(), "table verify")
    async with open_transaction(simulator) as tx:
        row = await tx.tables.get(1)
        assert row is not None and row.seed is not None and row.seed_hash is not None
    assert "✓" in running_proof.text and row.seed_hash in running_proof.text
    assert row.seed.hex() not in running_proof.text
    for _ in range(ROUNDS):
        await make_offers(simulator)
    proof = await simulator.person("Thomas").press(card.now, "Verify")
    assert proof.text.count("✓") == 2 and "✗" not in proof.text and row.seed.hex() in proof.text


@pytest.mark.costly
async def test_a_film_that_does_not_fit_says_what_it_leaves_out(simulator: Simulator[Azalai]):
    card = await finish_game(simulator)
    zahra = simulator.person("Zahra")
    async with open_transaction(simulator) as tx:
        await tx.tables.change(1, seed=b"another seed")
    assert "✗ **The seed does not fit the SHA-256" in (await zahra.press(card, "Verify")).text
    async with open_transaction(simulator) as tx:
        await tx.tables.change(1, version=0)
    assert "began under version 0 of the rules" in (await zahra.press(card, "Verify")).text
    refused = await zahra.press(card, "Replay")
    assert "can't be replayed: it began under version 0" in refused.text


@pytest.mark.costly
async def test_a_changed_history_is_found_out(simulator: Simulator[Azalai]):
    card = await finish_game(simulator)
    async with simulator.bot.rooms.host.store.change_schema() as connection:
        await connection.exec_driver_sql("UPDATE moves SET move = 'offer 1' WHERE table_id = 1 AND number = 1")
    proof = await simulator.person("Zahra").press(card, "Verify")
    assert "lead to another position than the one on the table" in proof.text
    async with simulator.bot.rooms.host.store.change_schema() as connection:
        await connection.exec_driver_sql("UPDATE moves SET move = 'offer 99' WHERE table_id = 1 AND number = 4")
    proof = await simulator.person("Zahra").press(card, "Verify")
    assert "Move 4 of the log is not possible" in proof.text


@pytest.mark.costly
async def test_a_film_of_the_game_so_far_is_for_its_reader_alone(simulator: Simulator[Azalai]):
    await start_table(simulator, "Thomas")
    await make_offers(simulator)
    answer = await simulator.person("Amara").slash(simulator.channel(), "table replay")
    (film,) = pictures_of(answer.message.now)
    assert film.name == "souk.gif" and film.alt
    assert answer.message.ephemeral and "Show to all" not in labels_of(answer.message.now)
    async with open_transaction(simulator) as tx:
        await tx.tables.change(1, version=0)  # it can't be replayed, but its positions are still stored
    await make_offers(simulator)
    (longer,) = pictures_of((await simulator.person("Amara").slash(simulator.channel(), "table replay")).message.now)
    assert Image.open(io.BytesIO(longer.content)).n_frames == 5  # pyright: ignore[reportAttributeAccessIssue]


@pytest.mark.costly
async def test_the_film_of_a_finished_game_moves_and_is_shown_to_all_once(simulator: Simulator[Azalai]):
    card = await finish_game(simulator)
    answer = await simulator.person("Amara").press(card, "Replay")
    (film,) = pictures_of(answer.message.now)
    assert Image.open(io.BytesIO(film.content)).n_frames == 1 + 2 * ROUNDS  # pyright: ignore[reportAttributeAccessIssue]
    await simulator.restart()
    prepared = simulator.person("Amara").would_press(answer.message.now, "Show to all")
    await simulator.at_once(prepared, simulator.person("Amara").would_press(answer.message.now, "Show to all"))
    films = [
        message for message in simulator.channel().messages if any(p.name == "souk.gif" for p in pictures_of(message))
    ]
    assert len(films) == 1 and text_of(films[0]) == "**Souk**: the whole game."
    theirs = await simulator.person("Thomas").press(card, "Replay")
    again = await simulator.person("Thomas").press(theirs.message, "Show to all")
    assert "is in the channel of the table already" in again.text


@pytest.mark.costly
async def test_two_who_ask_at_once_get_the_same_film_and_who_only_looks_on_can_not_show_it(
    simulator: Simulator[Azalai],
):
    card = await finish_game(simulator)
    answers = await simulator.at_once(
        *(simulator.person(name).would_press(card, "Replay") for name in ("Amara", "Zahra"))
    )
    films = [pictures_of(answer.message.now)[0].content for answer in answers]
    assert films[0] == films[1]
    assert ["Show to all" in labels_of(answer.message.now) for answer in answers] == [True, False]


@pytest.mark.costly
async def test_a_cancelled_game_keeps_its_history_and_gives_up_its_seed(simulator: Simulator[Azalai]):
    await start_table(simulator, "Thomas")
    await make_offers(simulator)
    amara = simulator.person("Amara")
    lalla = simulator.person("Lalla", permissions=manager())
    await lalla.press((await lalla.slash(simulator.channel(), "table cancel")).message, "End the game")
    card = result_card(simulator)
    record = parse_record(read_file(await amara.press(card, "Export")))
    assert record.status == "cancelled" and record.seed is not None and len(record.acts) == 2
    assert (await amara.press(card, "Verify")).text.count("✓") == 2
    assert len(pictures_of((await amara.press(card, "Replay")).message.now)) == 1


@pytest.mark.costly
async def test_the_card_and_its_menu_offer_all_three(simulator: Simulator[Azalai]):
    card = await start_table(simulator, "Thomas")
    menu = await simulator.person("Zahra").press(card, "…")
    assert {"Replay", "Verify", "Export"} <= set(labels_of(menu.message))
    for _ in range(ROUNDS):
        await make_offers(simulator)
    assert {"Log", "Replay", "Verify", "Export"} <= {button.label for button in buttons_of(card.now)}


async def test_before_the_game_there_is_nothing_to_export(simulator: Simulator[Azalai]):
    await simulator.person("Amara").slash(simulator.channel(), "souk new")
    for name in ("export", "verify", "replay"):
        answer = await simulator.person("Amara").slash(simulator.channel(), f"table {name}")
        assert answer.text.startswith("The game has not started yet.")


def test_the_log_of_a_finished_game_tells_the_day_and_the_hour():
    table, _, _ = finished_game("souk", 2, b"log")
    assert (
        "<t:1000:d> <t:1000:t> act" in log_layout(table, [Line(1, 1000.0, "act")], Reader(1, words("en")), 0).texts[0]
    )


async def test_films_are_made_one_at_a_time_for_a_user_and_cached_by_table(host: Host):
    """One user's requests do not delay the others'."""
    films, tables = Films(host), [await running_table(host, THOMAS)]
    await lobby.cancel(host, tables[0], msgspec.structs.replace(AMARA, manages=GUILD))
    tables.append(await running_table(host, THOMAS))
    first, second = [await history(host, table) for table in tables]
    one, refused, other = await asyncio.gather(
        films.of(first, "en", AMARA.id),
        films.of(second, "en", AMARA.id),
        films.of(second, "en", THOMAS.id),
        return_exceptions=True,
    )
    assert isinstance(refused, Refused) and refused.reason == "refusal-film-in-work"
    assert await films.of(first, "en", AMARA.id) is one
    assert await films.of(second, "en", AMARA.id) is other
    await play_moves(host, tables[1], AMARA, "offer 1")
    longer = await history(host, tables[1])
    await films.of(longer, "en", AMARA.id)
    assert films.is_ready(longer, "en") and not films.is_ready(second, "en")
