"""*Suggest* and *Play the rest of my turn* under a question, and a table without them."""

from __future__ import annotations

from types import SimpleNamespace

import discord
import pytest

from azalai.bot.app.client import Azalai
from azalai.bot.history.narration import lines
from azalai.bot.layouts.news_lines import list_deeds, newest_line
from azalai.bot.premoves.layout import format_premoves
from azalai.bot.signs import NO_SIGNS
from azalai.bot.store.rows import PremoveRow, Status
from azalai.bot.tables.host import NullThinking
from azalai.bot.tables.loading import load
from azalai.locales import words
from azalai.robots import Candidate, Level, Task, Thought
from tests.bot.fixtures import Opening, open_lobby, open_transaction, set_term, start_table
from tests.bot.play.thoughts import Ready, Slow
from tests.simulator import Message, Simulator, answers_of, buttons_of, labels_of, text_of


async def open_turn(simulator: Simulator[Azalai], card: Message) -> tuple[str, Message]:
    """Return the player to move and their first question."""
    name = (await load(simulator.bot.rooms.host, 1)).deciders[0].name
    return name, (await simulator.person(name).press(card.now, "Play")).message


@pytest.mark.costly
async def test_a_suggestion_is_a_move_on_a_button_with_a_way_back(simulator: Simulator[Azalai]):
    card = await start_table(simulator, robots=1, game="touareg")
    name, dialog = await open_turn(simulator, card)
    question = labels_of(dialog.now)
    person = simulator.person(name)
    await person.press(dialog.now, "Suggest")
    assert "A robot would do this:" in text_of(dialog.now)
    suggestion, back, *_ = labels_of(dialog.now)
    assert back == "Back"
    await person.press(dialog.now, "Back")
    assert labels_of(dialog.now) == question
    before = (await load(simulator.bot.rooms.host, 1)).row.position
    await person.press(dialog.now, "Suggest")
    await person.press(dialog.now, suggestion)
    assert (await load(simulator.bot.rooms.host, 1)).row.position == before + 1


@pytest.mark.costly
async def test_a_turn_is_finished_with_one_press_and_said_so(simulator: Simulator[Azalai]):
    card = await start_table(simulator, "Thomas", game="touareg")
    name, dialog = await open_turn(simulator, card)
    person = simulator.person(name)
    await person.press(dialog.now, "…")
    old = dialog.now
    finish = next(
        button.custom_id for button in buttons_of(old) if button.label.startswith("Play the rest of my turn: ")
    )
    await person.press(old, finish)
    assert "Played for you, " in text_of(dialog.now)
    loaded = await load(simulator.bot.rooms.host, 1)
    assert name not in [seat.name for seat in loaded.deciders]
    await person.press(old, finish, stale=True)
    assert "The board has changed" in text_of(dialog.now)
    assert (await load(simulator.bot.rooms.host, 1)).row.position == loaded.row.position


@pytest.mark.costly
async def test_moves_played_for_a_player_stay_listed_when_robots_answer(simulator: Simulator[Azalai]):
    """The dialog and the card list each move, whatever the robots have played since."""
    card = await start_table(simulator, robots=2, game="touareg")
    amara, several = simulator.person("Amara"), False
    for _ in range(6):
        dialog = (await amara.press(card.now, "Play")).message
        before = (await load(simulator.bot.rooms.host, 1)).row.position
        await amara.press(dialog.now, "…")
        await amara.press(dialog.now, "Play the rest of my turn")
        await simulator.pass_time(5)
        table = await load(simulator.bot.rooms.host, 1)
        async with simulator.bot.rooms.host.store.read() as tx:
            moves = await tx.moves.list_since(1, before)
        own = [line for line in lines(table, moves, 0, table.words, brief=True) if line.stood_in == 0]
        public = [line for line in lines(table, moves, None, table.words, brief=True) if line.stood_in == 0]
        assert {move.seat for move in moves} == {0, 1, 2} and table.seats[0].deciding
        assert f"Played for you, {'one move' if len(own) == 1 else f'{len(own)} moves'}." in text_of(dialog.now)
        assert any(NO_SIGNS.in_text(did.action, 400) in text_of(dialog.now) for line in own for did in line.did)
        text = NO_SIGNS.in_text(newest_line(list_deeds(public), table.words), 400)
        assert public and f"{text} *(a robot chose)*" in text_of(card.now)
        several = several or len(own) > 1
    assert several


@pytest.mark.costly(seconds=2)
async def test_the_camels_of_the_start_are_all_placed_with_one_press(simulator: Simulator[Azalai]):
    card = await open_lobby(simulator, game="timbuktu")
    for _ in range(3):
        await simulator.person("Amara").press(card.now, "Add a robot")
    await simulator.person("Amara").press(card.now, "Start")
    await simulator.pass_time(5)
    dialog = (await simulator.person("Amara").press(card.now, "Play")).message
    await simulator.person("Amara").press(dialog.now, "…")
    await simulator.person("Amara").press(dialog.now, "Go on for me until another question")
    for _ in range(12):
        await simulator.pass_time(5)
    loaded = await load(simulator.bot.rooms.host, 1)
    assert loaded.row.status is Status.RUNNING
    assert [seat.name for seat in loaded.deciders] == ["Amara"]
    acts = {type(move).__name__ for move in loaded.game.moves(loaded.state, 0)}
    assert "Place" not in acts
    premove = PremoveRow(table_id=1, seat=0, number=1, move="finish place 0", delay=0.0)
    assert format_premoves(loaded, [premove], words("en")), "to who waits"
    assert not format_premoves(loaded, [premove], words("en"), due=True), "a view showed it above another question"
    assert not any("robot goes on" in text_of(message.now) for message in (dialog,))


@pytest.mark.costly
async def test_a_turn_left_to_a_robot_can_be_stopped(simulator: Simulator[Azalai]):
    card = await start_table(simulator, "Thomas", game="targui")
    name, dialog = await open_turn(simulator, card)
    person = simulator.person(name)
    await person.press(dialog.now, "…")
    await person.press(dialog.now, "Go on for me until another question")
    assert "A robot goes on for you as long as nothing else is to be decided" in text_of(dialog.now)
    assert "Stop" in labels_of(dialog.now)
    assert "Take back" in labels_of(dialog.now)
    await person.press(dialog.now, "Stop")
    assert "A robot goes on" not in text_of(dialog.now)
    other = next(one for one in ("Amara", "Thomas") if one != name)
    view = (await simulator.person(other).press(card.now, "Play")).message
    await simulator.person(other).press(view.now, "…")
    await simulator.person(other).press(view.now, "Go on for me until another question")
    assert name in [seat.name for seat in (await load(simulator.bot.rooms.host, 1)).deciders]


async def test_a_host_forbids_suggestions_and_the_card_says_so(simulator: Simulator[Azalai]):
    card = await open_lobby(simulator, "Thomas", game="touareg")
    assert "suggestions" not in text_of(card)
    amara = simulator.person("Amara")
    await set_term(amara, card, "suggestions", "off")
    assert "No suggestions: *Suggest* and *Play the rest of my turn* are off." in text_of(card.now)
    await simulator.person("Thomas").press(card, "Still in")
    await amara.press(card.now, "Start")
    name, dialog = await open_turn(simulator, card)
    assert "Suggest" not in labels_of(dialog)
    await simulator.person(name).press(dialog, "…")
    assert not any("of my turn" in label for label in labels_of(dialog.now))


@pytest.mark.costly
async def test_all_agree_on_suggestions_while_the_game_runs(simulator: Simulator[Azalai]):
    """Suggestions in a rated game between players need the agreement of all."""
    card = await start_table(simulator, "Thomas", game="touareg")
    name, dialog = await open_turn(simulator, card)
    assert "Suggest" not in labels_of(dialog)
    await simulator.person(name).press(dialog, "…")
    assert any(label.startswith("Play the rest of my turn: ") for label in labels_of(dialog.now))

    async def agree(propose: str, asks: str) -> set[str]:
        form = (await simulator.person("Amara").slash(simulator.channel(), "table pace")).message
        await simulator.person("Amara").press(form, propose)
        question = simulator.channel().messages[-1]
        assert asks in text_of(question)
        await simulator.person("Thomas").press(question, "Agree")
        message = (await simulator.person(name).press(card.now, "Play")).message
        first = set(labels_of(message))
        await simulator.person(name).press(message, "…")
        labels = {label.partition(": ")[0] for label in (*first, *labels_of(message.now))}
        return {"Suggest", "Play the rest of my turn"} & labels

    on = await agree(
        "Propose: suggestions on", "Amara proposes that *Suggest* and *Play the rest of my turn* may be used."
    )
    assert {"Suggest", "Play the rest of my turn"} <= on
    off = await agree(
        "Propose: suggestions off", "Amara proposes to play on without *Suggest* and *Play the rest of my turn*."
    )
    assert not {"Suggest", "Play the rest of my turn"} & off
    assert not (await load(simulator.bot.rooms.host, 1)).row.suggestions


async def test_a_host_allows_suggestions_in_a_game_that_counts(simulator: Simulator[Azalai]):
    card = await open_lobby(simulator, "Thomas", game="touareg")
    amara = simulator.person("Amara")
    form = await set_term(amara, card, "suggestions", "on")
    assert "Suggest and Play the rest of my turn: **yes, also where a game counts for ratings**" in text_of(form)
    await simulator.person("Thomas").press(card, "Still in")
    await amara.press(card.now, "Start")
    name, dialog = await open_turn(simulator, card)
    await simulator.person(name).press(dialog.now, "Suggest")
    assert "A robot would do this:" in text_of(dialog.now)


async def test_a_button_of_before_is_refused_where_the_table_plays_without(simulator: Simulator[Azalai]):
    card = await start_table(simulator, robots=1, game="touareg")
    name, dialog = await open_turn(simulator, card)
    async with open_transaction(simulator) as tx:
        await tx.tables.change(1, suggestions=False)
    answer = await simulator.person(name).press(dialog.now, "Suggest", stale=True)
    assert "This table plays without suggestions." in answer.text


STRONG = tuple(Level)


async def open_strong_question(
    simulator: Simulator[Azalai], monkeypatch: pytest.MonkeyPatch, *chances: float, locale: str = "en-GB"
) -> tuple[Message, Ready]:
    """Return Amara's first question in a game with a robot, and the thinker with these chances of her first moves."""
    monkeypatch.setattr("azalai.bot.tables.levels.list_offered_levels", lambda *_: STRONG)
    amara = simulator.person("Amara", locale=locale)
    card = await start_table(simulator, robots=1, game="touareg")
    loaded = await load(simulator.bot.rooms.host, 1)
    moves = loaded.game.moves(loaded.state, 0)
    candidates = tuple(Candidate(str(move), chance) for move, chance in zip(moves, chances, strict=False))
    simulator.bot.rooms.host.thinkers = ready = Ready(candidates)
    return (await amara.press(card.now, "Play")).message, ready


@pytest.mark.costly
async def test_a_strong_robot_weighs_three_moves_each_of_which_leads_to_its_confirmation(
    open_simulator: Opening, monkeypatch: pytest.MonkeyPatch
):
    async with open_simulator(thinkers=1) as simulator:
        dialog, ready = await open_strong_question(simulator, monkeypatch, 0.62, 0.61, 0.55, 0.3)
        amara = simulator.person("Amara")
        question = labels_of(dialog.now)
        await amara.press(dialog.now, "Suggest")
        text = text_of(dialog.now)
        assert "A strong robot has weighed these, the best first:" in text
        assert "-# about a 60% chance of winning" in text
        assert "-# about equal" in text
        assert "-# a little weaker · about 55%" in text
        assert "clearly" not in text and "30" not in text
        first, second, third, back, close = labels_of(dialog.now)[:5]
        assert first == "Draw from the pile ★" and second.startswith("Take ") and third.startswith("Take ")
        assert (back, close) == ("Back", "Close")
        (task,) = ready.tasks
        assert (task.level, task.seat) == (Level.STRONG, 0)
        before = await load(simulator.bot.rooms.host, 1)
        await amara.press(dialog.now, second)
        assert (await load(simulator.bot.rooms.host, 1)).row.position == before.row.position, "it is confirmed first"
        move = before.game.moves(before.state, 0)[1]
        assert "Back" in labels_of(dialog.now)
        await amara.press(dialog.now, labels_of(dialog.now)[0])
        async with simulator.bot.rooms.host.store.read() as tx:
            (act, *_) = await tx.moves.list_since(1, before.row.position)
        assert act.move == str(move)
        assert question


@pytest.mark.costly
async def test_a_move_that_is_far_better_is_said_to_be_and_back_leads_to_the_question(
    open_simulator: Opening, monkeypatch: pytest.MonkeyPatch
):
    async with open_simulator(thinkers=1) as simulator:
        dialog, _ = await open_strong_question(simulator, monkeypatch, 0.999, 0.4, 0.004)
        amara = simulator.person("Amara")
        question = labels_of(dialog.now)
        await amara.press(dialog.now, "Suggest")
        text = text_of(dialog.now)
        assert "-# clearly the best · almost certain to win" in text
        assert "-# clearly weaker · about a 40% chance of winning" in text
        assert "-# clearly weaker · almost no chance of winning" in text
        await amara.press(dialog.now, "Back")
        assert labels_of(dialog.now) == question


async def test_suggestions_are_in_the_order_of_their_verdicts(open_simulator: Opening, monkeypatch: pytest.MonkeyPatch):
    """A move that is about equal comes before one that is weaker, even if fewer rollouts reached it."""
    async with open_simulator(thinkers=1) as simulator:
        dialog, _ = await open_strong_question(simulator, monkeypatch, 0.6, 0.2, 0.59)
        await simulator.person("Amara").press(dialog.now, "Suggest")
        text = text_of(dialog.now)
        assert (
            text.index("about a 60% chance of winning")
            < text.index("about equal")
            < text.index("clearly weaker · about 20%")
        )


@pytest.mark.costly
async def test_a_suggestion_for_an_earlier_position_is_not_played(
    open_simulator: Opening, monkeypatch: pytest.MonkeyPatch
):
    async with open_simulator(thinkers=1) as simulator:
        dialog, _ = await open_strong_question(simulator, monkeypatch, 0.5, 0.5)
        amara = simulator.person("Amara")
        await amara.press(dialog.now, "Suggest")
        old = dialog.now
        await amara.press(old, labels_of(old)[1])
        await amara.press(dialog.now, labels_of(dialog.now)[0])
        position = (await load(simulator.bot.rooms.host, 1)).row.position
        await amara.press(old, labels_of(old)[0], stale=True)
        assert "The board has changed" in text_of(dialog.now)
        assert (await load(simulator.bot.rooms.host, 1)).row.position == position


@pytest.mark.costly
async def test_a_suggestion_is_in_french_and_falls_back_to_a_solid_robot(
    open_simulator: Opening, monkeypatch: pytest.MonkeyPatch
):
    async with open_simulator(thinkers=1) as simulator:
        dialog, _ = await open_strong_question(simulator, monkeypatch, 0.62, 0.4, locale="fr")
        amara = simulator.person("Amara")
        await amara.press(dialog.now, "Suggérer")
        text = text_of(dialog.now)
        assert "Un robot fort a pesé ces coups, le meilleur d’abord\u00a0:" in text
        assert "-# nettement le meilleur · environ 60\u202f% de chances de gagner" in text
        await simulator.restart()
        simulator.bot.rooms.host.thinkers = NullThinking()
        await amara.press(dialog.now, "Retour")
        await amara.press(dialog.now, "Suggérer")
        assert "Un robot ferait ceci\u00a0:" in text_of(dialog.now)


@pytest.mark.costly
async def test_a_repeated_question_is_answered_without_another_thought(
    open_simulator: Opening, monkeypatch: pytest.MonkeyPatch
):
    async with open_simulator(thinkers=1) as simulator:
        dialog, _ = await open_strong_question(simulator, monkeypatch, 0.62, 0.4)
        amara = simulator.person("Amara")
        await amara.press(dialog.now, "Suggest")
        text = text_of(dialog.now)
        simulator.bot.rooms.host.thinkers = NullThinking()
        await amara.press(dialog.now, "Back")
        await amara.press(dialog.now, "Suggest")
        assert text_of(dialog.now) == text


@pytest.mark.costly
async def test_a_player_who_moves_meanwhile_is_not_shown_the_suggestion(
    open_simulator: Opening, monkeypatch: pytest.MonkeyPatch
):
    async with open_simulator(thinkers=1) as simulator:
        dialog, ready = await open_strong_question(simulator, monkeypatch, 0.5, 0.5)
        simulator.bot.rooms.host.thinkers = slow = Slow((Candidate("draw", 0.5),))
        amara, old = simulator.person("Amara"), dialog.now
        await amara.press(old, "Suggest", stale=True)
        await amara.press(old, "Suggest", stale=True)
        assert ready.tasks == slow.tasks == [] and text_of(dialog.now) == text_of(old)
        position = (await load(simulator.bot.rooms.host, 1)).row.position
        await amara.press(old, answers_of(old)[0], stale=True)
        assert (await load(simulator.bot.rooms.host, 1)).row.position > position
        await simulator.pass_time(6)
        assert len(slow.tasks) == 1, "who asks twice waits for the same thought"
        assert "A strong robot" not in text_of(dialog.now)


@pytest.mark.costly
@pytest.mark.parametrize("late", [False, True])
async def test_discord_is_told_to_wait_before_a_robot_thinks(
    open_simulator: Opening, monkeypatch: pytest.MonkeyPatch, late: bool
):
    """No robot thinks about a press that Discord has given up."""
    order: list[str] = []
    defer = discord.InteractionResponse.defer

    async def note_defer(response: discord.InteractionResponse[Azalai], **how: bool) -> None:
        order.append("acknowledged")
        if late:
            raise discord.NotFound(SimpleNamespace(status=404, reason="Not Found"), {"code": 10062})  # pyright: ignore[reportArgumentType]
        await defer(response, **how)

    class Noting(Ready):
        async def ask(self, task: Task, *, asker: int | None = None, later: bool = False) -> Thought | None:
            order.append("asked")
            return await super().ask(task, asker=asker, later=later)

    async with open_simulator(thinkers=1) as simulator:
        dialog, _ = await open_strong_question(simulator, monkeypatch, 0.62, 0.4)
        simulator.bot.rooms.host.thinkers = Noting((Candidate("draw", 0.5),))
        monkeypatch.setattr(discord.InteractionResponse, "defer", note_defer)
        await simulator.person("Amara").press(dialog.now, "Suggest", stale=late)
        assert order[:2] == (["acknowledged"] * 2 if late else ["acknowledged", "asked"])
        assert order.count("asked") == (not late)
