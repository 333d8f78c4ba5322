"""*Challenge*, *Profile* and *Invite to my table* in the menu of a person's name."""

from __future__ import annotations

from pathlib import Path

import pytest

from azalai.bot.dialogs.fitting import WITHIN
from azalai.bot.layouts.message_height import height
from azalai.bot.store.rows import Status
from azalai.locales import LANGUAGES, Language, words
from azalai.renderers.signs import KEYS
from tests.wire import Message, Person, WireDiscord
from tests.wire.azalai import Hosted
from tests.wire.test_bot_installs import find_oasis

LEFT = "not on this server any more"


async def refuse_invitations(bot: Hosted, person: Person) -> None:
    """Store that a person takes no invitations."""
    async with bot.rooms.host.store.write() as tx:
        await tx.people.change(person.id, invitations=False)


@pytest.mark.parametrize(("ticked", "seated"), [((), 1), (("robots",), 2)], ids=["people", "with a robot"])
async def test_a_challenge_opens_a_table_with_an_invitation(
    wire: WireDiscord, tmp_path: Path, ticked: tuple[str, ...], seated: int
) -> None:
    amara, thomas, oasis = wire.person("Amara"), wire.person("Thomas"), find_oasis(wire)
    async with wire.running(Hosted(tmp_path)) as bot:
        form = await (await amara.use(oasis, "Challenge", thomas)).modal()
        assert form.title == "Challenge Thomas"
        await amara.submit(form, {"game": "touareg", "robots": list(ticked)})
        await oasis.shows("you are invited to a table of Touareg")
        async with bot.rooms.host.store.read() as tx:
            row = await tx.tables.get(1)
            assert (
                row is not None
                and row.status is Status.LOBBY
                and [invitee.user for invitee in row.invited] == [thomas.id]
            )
            assert len(await tx.seats.list_at(1)) == seated
    assert wire.problems == []


async def test_a_person_who_takes_no_invitations_is_refused_like_one_who_left(
    wire: WireDiscord, tmp_path: Path
) -> None:
    """Refusals do not reveal this setting; those for a bot and for oneself have their own sentences."""
    amara, thomas, karine, oasis = wire.person("Amara"), wire.person("Thomas"), wire.person("Karine"), find_oasis(wire)
    async with wire.running(Hosted(tmp_path)) as bot:
        await refuse_invitations(bot, thomas)
        asked = await (await amara.use(oasis, "Challenge", karine)).modal()
        assert oasis.guild is not None
        del oasis.guild.members[karine.id]
        for command in ("Challenge", "Invite to my table"):
            assert LEFT in (await (await amara.use(oasis, command, thomas)).response()).text
            assert "yourself" in (await (await amara.use(oasis, command, amara)).response()).text
        assert LEFT in (await (await amara.submit(asked, {"game": "touareg"})).response()).text
        assert oasis.messages == []
    assert wire.problems == []


async def test_an_invitation_goes_to_the_table_one_leads(wire: WireDiscord, tmp_path: Path) -> None:
    """Without a table *Challenge* is offered, of several one is chosen, and a table of another person can't be."""
    amara, thomas, oasis = wire.person("Amara"), wire.person("Thomas"), find_oasis(wire)
    async with wire.running(Hosted(tmp_path)) as bot:
        none = await (await amara.use(oasis, "Invite to my table", thomas)).response()
        assert "You lead no table here" in none.text
        assert (await (await amara.press(none, "Challenge")).modal()).title == "Challenge Thomas"
        await amara.slash(oasis, "touareg new", {"language": "English"})
        await oasis.holds(1)
        await (await amara.use(oasis, "Invite to my table", thomas)).response()
        await oasis.shows("Thomas")
        await (await amara.slash(oasis, "targui new", {"language": "English", "thread": True})).response()
        which = await (await amara.use(oasis, "Invite to my table", thomas)).response()
        await (await amara.select(which, "Your tables", ["Targui, table 2"])).response()
        async with bot.rooms.host.store.read() as tx:
            rows = [await tx.tables.get(number) for number in (1, 2)]
        assert [[invitee.user for invitee in row.invited] for row in rows if row is not None] == [
            [thomas.id],
            [thomas.id],
        ]
    assert wire.problems == []


async def test_a_profile_of_the_menu_is_that_of_the_command(wire: WireDiscord, tmp_path: Path) -> None:
    amara, thomas, oasis = wire.person("Amara"), wire.person("Thomas"), find_oasis(wire)
    async with wire.running(Hosted(tmp_path)):
        shown = await (await amara.use(oasis, "Profile", thomas)).response()
        typed = await (await amara.slash(oasis, "azalai profile", {"person": thomas})).response()
        assert shown.text == typed.text and shown.only_for is amara
        assert {tuple(command["contexts"]) for command in wire.commands[None] if command["type"] == 2} == {(0,)}
    assert wire.problems == []


def measure(message: Message) -> int:
    """Return the height of a message on a phone."""
    return height({"flags": message.flags, "components": message.components})


@pytest.mark.parametrize("signs", [True, False], ids=["emojis", "words"])
@pytest.mark.parametrize("language", LANGUAGES)
async def test_every_answer_fits_a_phone_and_no_name_of_a_field_is_cut(
    wire: WireDiscord, tmp_path: Path, language: Language, *, signs: bool
) -> None:
    """*Challenge* and *Invite to my table* for a person with the longest name, and *Profile*."""
    locale, say, original = LANGUAGES[language].discord[0], words(language).say, words("en").say
    amara, oasis = wire.person("Amara", locale), find_oasis(wire)
    thomas, karine, idir = (
        wire.person(f"{name} of the very long way", locale) for name in ("Thomas", "Karine", "Idir")
    )
    async with wire.running(Hosted(tmp_path)) as bot:
        if signs:
            bot.rooms.host.signs.learn({key: f"<:{key}:{10**18}>" for key in KEYS})
        shown: list[Message] = []

        async def use(command: str, person: Person) -> Message:
            shown.append(await (await amara.use(oasis, original(f"user-command-{command}"), person)).response())
            return shown[-1]

        registered = {command["name"]: command.get("name_localizations") or {} for command in wire.commands[None]}
        for command in ("challenge", "profile", "invite"):
            name = original(f"user-command-{command}")
            assert registered[name].get(locale, name) == say(f"user-command-{command}")
        await refuse_invitations(bot, idir)
        for command, person in (("challenge", amara), ("challenge", idir), ("profile", thomas), ("profile", amara)):
            await use(command, person)
        none = await use("invite", thomas)
        form = await (await amara.press(none, say("user-command-challenge"))).modal()
        assert not form.title.startswith("user-command") and len(form.title) <= 45
        shown.append(await (await amara.submit(form, {"game": "targui1988", "robots": ["robots"]})).response())
        await use("invite", karine)
        await (await amara.slash(oasis, "timbuktu new", {"thread": True})).response()
        which = await use("invite", thomas)
        (menu,) = [mark for mark in which.custom_ids if mark.startswith("azm:invite-to")]
        shown.append(await (await amara.select(which, menu, [which.component(menu)["options"][0]["value"]])).response())
        posted = [message for message in oasis.messages if "az:start:1" not in message.custom_ids]
        heights = {message.text[:60]: measure(message) for message in (*shown, *posted)}
    assert len(heights) >= 8 and max(heights.values()) <= WITHIN, heights
    assert wire.problems == []
