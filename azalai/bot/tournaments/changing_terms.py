"""*More terms* of an open tournament: the form, and the change that it makes."""

from __future__ import annotations

import re

import msgspec

from azalai.bot.clocks.pace import Late, decode_pace, encode_pace, parse_pace
from azalai.bot.errors import Refused
from azalai.bot.hosting.names import robot_name, with_distinct_names
from azalai.bot.layouts.filled import FormValues, check_unchanged, fingerprint
from azalai.bot.layouts.forms import Fact, make_entries, present_line
from azalai.bot.layouts.modals import MOST_TYPED, Field, Modal, Part, choice
from azalai.bot.people.guild_settings import check_robots
from azalai.bot.people.person import Person
from azalai.bot.tables.host import Host
from azalai.bot.tournaments.changes import change
from azalai.bot.tournaments.entrants import check_game, load_contest, lock_contest
from azalai.bot.tournaments.leadership import check_leads
from azalai.bot.tournaments.new_tournament import NewTournament, check_terms
from azalai.bot.tournaments.pairing.plan import Kind
from azalai.bot.tournaments.store import Contest, Tournaments
from azalai.bot.tournaments.tournament_rows import TournamentStatus
from azalai.locales import Words, language_of

LATE = ("robots", "host")


class Terms(msgspec.Struct, frozen=True):
    """Terms that can be changed while people may join.

    `fill`: the number of robots. `robots`: robots play on for people when the time of a round is over. `pace`: as
    typed.
    """

    least: int
    most: int
    fill: int
    pace: str
    robots: bool


def terms_of(contest: Contest) -> Terms:
    """Return the present terms."""
    row, pace = contest.row, decode_pace(contest.row.pace)
    typed = f"{pace.turn:g} / {pace.bank:g} / {pace.refill:g}" if pace.has_clock else "0"
    return Terms(row.least, row.most, len(contest.entrants) - len(contest.people), typed, row.robots)


def terms_facts(terms: Terms, words: Words) -> list[Fact]:
    """Return the names of the terms, with their values as text."""
    say = words.say
    return [
        Fact(say("cup-terms-least"), str(terms.least)),
        Fact(say("cup-terms-most"), str(terms.most)),
        Fact(say("cup-terms-robots"), str(terms.fill)),
        Fact(say("cup-terms-pace"), terms.pace),
        Fact(say("cup-terms-late"), say(f"cup-late-{LATE[not terms.robots]}")),
    ]


def terms_modal(contest: Contest, words: Words) -> Modal:
    """Return the form with the present terms. If rounds have a time, it asks what happens when it is over."""
    terms = terms_of(contest)
    *typed, late = [(name, present_line(value, words)) for name, value in terms_facts(terms, words)]
    values = (("least", terms.least), ("most", terms.most), ("fill", terms.fill), ("pace", terms.pace))
    fields: list[Part] = [
        Field(label, str(value), required=True, key=key, about=about)
        for (label, about), (key, value) in zip(typed, values, strict=True)
    ]
    if contest.row.hours:
        ways = make_entries([(words.say(f"cup-late-{way}"), way) for way in LATE])
        fields.append(choice("late", *late, ways, LATE[not terms.robots]))
    arguments = (contest.row.id, fingerprint(terms))
    return Modal(title=words.say("cup-terms-title"), fields=fields, act="cup-terms-filled", arguments=arguments)


def decode_terms_form(filled: FormValues, *, rounds_end: bool) -> Terms:
    """Return the terms of a submitted form. Raises `Refused` if they can't be read.

    `rounds_end`: rounds have a time.
    """
    least, most, fill = (filled.get_text(key, MOST_TYPED) for key in ("least", "most", "fill"))
    if not all(re.fullmatch(r"[0-9]{1,3}", text) for text in (least, most, fill)):
        raise Refused("refusal-tournament-numbers")
    robots = not rounds_end or filled.get_one("late", LATE) == "robots"
    return Terms(int(least), int(most), int(fill), filled.get_text("pace", MOST_TYPED), robots)


async def change_terms(host: Host, number: int, person: Person, mark: str, filled: FormValues) -> tuple[Terms, Contest]:
    """Change the terms of a tournament that people may still join, and return the earlier terms and the tournament.

    Raises `Refused` if the person does not lead the tournament, if it has begun, if its terms have changed since the
    form was opened, if the new terms contradict each other or are too small for the entrants, or if the server allows
    no robots.
    """
    async with host.store.write() as tx:
        contest = await lock_contest(tx, number)
        row, before, present = contest.row, terms_of(contest), len(contest.people)
        check_may_change(contest, person)
        check_unchanged(mark, before)
        terms = decode_terms_form(filled, rounds_end=bool(row.hours))
        managing = person.may_moderate(row.guild_id)
        pace = encode_pace(parse_pace(terms.pace, Late.SEAT))
        new = NewTournament(
            guild=row.guild_id,
            channel=row.channel_id,
            name=row.name,
            game=row.game,
            options=row.options,
            language=language_of(row.language),
            kind=row.kind,
            wanted=row.wanted,
            rounds=row.rounds if row.kind is Kind.SWISS else None,
            pace=pace,
            least=terms.least,
            most=terms.most,
            hours=row.hours or None,
            robots=terms.robots if row.hours else None,
            fill=terms.fill,
        )
        check_terms(new, host.now(), may_manage=managing)
        if present + terms.fill > terms.most:
            raise Refused("refusal-tournament-entered", present=present, robots=terms.fill, most=terms.most)
        if terms.fill > before.fill:
            await check_robots(tx, row.guild_id)
        if terms.fill != before.fill:
            await tx.get(Tournaments).set_entrants(number, _entrants(contest, terms.fill))
        await change(
            *(tx, row, host.now()),
            least=terms.least,
            most=terms.most,
            pace=pace,
            robots=terms.robots,
            many_robots=row.many_robots or managing,
        )
    host.after_commit(())
    return before, await load_contest(host, number)


def check_may_change(contest: Contest, person: Person) -> None:
    """Raise `Refused` unless a person may change the terms now."""
    check_game(contest.row)
    check_leads(contest, person)
    if contest.row.status is not TournamentStatus.OPEN:
        raise Refused("refusal-tournament-terms-fixed")


def _entrants(contest: Contest, robots: int) -> list[tuple[int | None, str]]:
    """Return the people and N robots, with present robots first."""
    people = [(person.user_id, person.name) for person in contest.people]
    names = [entrant.name for entrant in contest.entrants if entrant.user_id is None][:robots]
    while len(names) < robots:
        names.append(robot_name([*names, *(name for _, name in people)]))
    return with_distinct_names([*people, *((None, name) for name in names)])
