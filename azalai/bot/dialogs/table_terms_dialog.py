"""Dialog of a table's terms: its options, its pace, and the consequence of the end of a player's time.

It opens the form of the terms (`azalai.bot.layouts.table_terms_form`) and reads what was submitted.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence

import msgspec

from azalai.bot.clocks.pace import Late, Pace, decode_pace, encode_pace, parse_pace
from azalai.bot.dialogs.context import load_table_here
from azalai.bot.dialogs.marks import PersonNumber, SeatNumber, TableNumber, action, opens_modal, submitted
from azalai.bot.dialogs.private_view import LivingViews
from azalai.bot.dialogs.request import Request
from azalai.bot.dialogs.responses import open_form, show
from azalai.bot.errors import Refused
from azalai.bot.hosting import lobby, table_options
from azalai.bot.hosting.deadlines import ROBOT_SEAT, ROBOT_TURN, Decision
from azalai.bot.hosting.guests import remove_guest
from azalai.bot.hosting.proposals import Proposals
from azalai.bot.layouts.filled import FormValues, get_form
from azalai.bot.layouts.forms import fill_unchanged, list_changes, with_choice
from azalai.bot.layouts.idle_view import words_layout
from azalai.bot.layouts.modals import Field, Modal
from azalai.bot.layouts.pace_texts import pace_text
from azalai.bot.layouts.table_options_layout import options_layout, pace_layout
from azalai.bot.layouts.table_terms_form import (
    TermsForm,
    decode_terms_form,
    terms_facts,
    terms_layout,
    terms_mark,
    terms_menus,
    terms_modal,
)
from azalai.bot.store.rows import ProposalStatus, Status
from azalai.bot.tables.host import Host
from azalai.bot.tables.loading import load
from azalai.bot.tables.table import LoadedTable


class TableTermsDialog:
    """Dialog of a table's terms, which the host chooses in a lobby, and on which players agree later."""

    def __init__(self, host: Host, views: LivingViews, proposals: Proposals) -> None:
        self._host = host
        self._views = views
        self._proposals = proposals

    @action("options")
    async def _show_options(self, request: Request, table: TableNumber) -> None:
        loaded = await load(self._host, table)
        await self._show_terms(request, loaded)

    async def _show_terms(self, request: Request, table: LoadedTable, notes: Sequence[str] = ()) -> None:
        """Show the terms, with the forms to change them if the user may."""
        if self._may_change(request, table):
            await self._views.show(request, terms_layout(table, request.reader, notes=notes), table)
        else:
            await self._views.show(request, options_layout(table, request.reader), table)

    def _may_change(self, request: Request, table: LoadedTable) -> bool:
        return table.row.status is Status.LOBBY and lobby.leads(table, request.person)

    @action("terms-menus", in_place=True)
    async def _open_menus(self, request: Request, table: TableNumber, name: str) -> None:
        await self._show_menus(request, get_form(TermsForm, name), await load(self._host, table))

    async def _show_menus(self, request: Request, form: TermsForm, table: LoadedTable) -> None:
        if self._may_change(request, table):
            await self._views.show(request, terms_menus(table, form, request.reader), table)
        else:
            await self._show_terms(request, table)

    @opens_modal("terms-form")
    async def _open_form(self, request: Request, table: TableNumber, name: str) -> None:
        form, loaded = get_form(TermsForm, name), await load(self._host, table)
        if not self._may_change(request, loaded):
            lobby.check_leads(await lobby.load_lobby(self._host, table), request.person)
        await open_form(
            request, terms_modal(loaded, form, request.words), lambda: self._show_menus(request, form, loaded)
        )

    @submitted("terms-filled")
    async def _submit_form(
        self, request: Request, table: TableNumber, name: str, mark: str, *, filled: FormValues
    ) -> None:
        form, words = get_form(TermsForm, name), request.words
        before: list[LoadedTable] = []

        def read_terms(table: LoadedTable) -> Mapping[str, Sequence[str]]:
            if mark != terms_mark(table, form):
                raise Refused("refusal-form-changed")
            before.append(table)
            return decode_terms_form(table, form, filled, words)

        changed = await table_options.change_terms(self._host, table, request.person, read_terms)
        old_facts, new_facts = (terms_facts(each_table, form, words) for each_table in (before[-1], changed))
        await self._show_terms(request, changed, list_changes(old_facts, new_facts, words))

    @action("term", in_place=True)
    async def _choose(
        self, request: Request, table: TableNumber, name: str, field: str, *, chosen: Sequence[str]
    ) -> None:
        form, words = get_form(TermsForm, name), request.words

        def read_terms(table: LoadedTable) -> Mapping[str, Sequence[str]]:
            modal = terms_modal(table, form, words, whole=True)
            unchanged, changed = (
                decode_terms_form(table, form, filled, words)
                for filled in (fill_unchanged(modal), with_choice(modal, field, chosen))
            )
            return {term: values for term, values in changed.items() if values != unchanged.get(term)}

        changed = await table_options.change_terms(self._host, table, request.person, read_terms)
        await self._show_menus(request, form, changed)

    @action("remove-guest", in_place=True)
    async def _remove_guest(self, request: Request, table: TableNumber, *, chosen: PersonNumber) -> None:
        person = request.person
        await self._show_terms(request, await remove_guest(self._host, table, person, chosen))

    @action("pace", in_view=True)
    async def _show_pace(self, request: Request, table: TableNumber) -> None:
        loaded = await load(self._host, table)
        await self._views.show(request, pace_layout(loaded, request.reader), loaded, follows=False)

    @action("pace-ask", in_place=True)
    async def _choose_pace(self, request: Request, table: TableNumber, term: str, *, chosen: str) -> None:
        loaded = await load(self._host, table)
        await self._propose(request, loaded, table_options.with_pace_option(decode_pace(loaded.row.pace), term, chosen))

    @action("suggestions-ask", in_place=True)
    async def _propose_suggestions(self, request: Request, table: TableNumber, switch: str) -> None:
        loaded = await load(self._host, table)
        verdict = await self._proposals.propose(loaded.id, request.person, table_options.SUGGESTIONS.name, body=switch)
        agreed = "yes" if verdict is ProposalStatus.ACCEPTED else "no"
        text = request.words.say("suggestions-asked", agreed=agreed)
        layout = words_layout(text, user=request.user)
        await self._views.show(request, layout, loaded, follows=False)

    async def _propose(self, request: Request, table: LoadedTable, pace: Pace) -> None:
        """Propose another pace to the other players; without others it holds at once."""
        verdict = await self._proposals.propose(
            table.id, request.person, table_options.PACE.name, body=encode_pace(pace)
        )
        key = "pace-changed" if verdict is ProposalStatus.ACCEPTED else "pace-proposed"
        chosen = request.words
        text = chosen.say(key, pace=pace_text(pace, chosen))
        layout = words_layout(text, user=request.user)
        await self._views.show(request, layout, table, follows=False)

    async def set_pace(self, request: Request, pace: str | None = None, late: Late | None = None) -> None:
        """Show the pace of the channel's table if nothing is given, else set or propose another.

        Raises `Refused` for an invalid pace.
        """
        table = await load_table_here(self._host, request)
        now = decode_pace(table.row.pace)
        if pace is None and late is None:
            layout = pace_layout(table, request.reader)
            await self._views.show(request, layout, table, follows=False)
            return
        wanted = now if pace is None else parse_pace(pace, now.late)
        wanted = msgspec.structs.replace(wanted, late=late or wanted.late)
        await self._change_pace(request, table, wanted)

    async def _change_pace(self, request: Request, table: LoadedTable, pace: Pace) -> None:
        """Set the pace of a lobby, or propose it at a running table."""
        if table.row.status is Status.LOBBY:
            changed = await table_options.set_pace(self._host, table.id, request.person, pace)
            await self._show_terms(request, changed)
        else:
            await self._propose(request, table, pace)

    @opens_modal("pace-numbers")
    async def _open_numbers_box(self, request: Request, table: TableNumber) -> None:
        say = request.words.say
        fields = [
            Field(say("pace-field-turn"), "", "36", required=True),
            Field(say("pace-field-bank"), "", "72"),
            Field(say("pace-field-refill"), "", "9"),
        ]
        title = say("pace-numbers-title")
        await request.open_modal(Modal(title=title, fields=fields, act="pace-typed", arguments=(str(table),)))

    @submitted("pace-typed")
    async def _submit_numbers(self, request: Request, table: TableNumber, *, typed: Sequence[str]) -> None:
        loaded = await load(self._host, table)
        numbers = [value.strip() for value in typed]
        if not all(numbers[: len([number for number in numbers if number])]):
            raise Refused("refusal-pace")  # a refill without a bank
        pace = parse_pace(" / ".join(number for number in numbers if number), decode_pace(loaded.row.pace).late)
        await self._change_pace(request, loaded, pace)

    @action("late-turn")
    async def _propose_robot_turn(self, request: Request, table: TableNumber, seat: SeatNumber, decision: int) -> None:
        await self._propose_robot(request, table, seat, decision, ROBOT_TURN.name)

    @action("late-seat")
    async def _propose_robot_seat(self, request: Request, table: TableNumber, seat: SeatNumber, decision: int) -> None:
        await self._propose_robot(request, table, seat, decision, ROBOT_SEAT.name)

    async def _propose_robot(self, request: Request, table: int, seat: int, decision: int, kind: str) -> None:
        body = msgspec.json.encode(Decision(decision)).decode()
        verdict = await self._proposals.propose(table, request.person, kind, target=seat, body=body)
        text = request.words.say("late-proposed", carried="yes" if verdict is ProposalStatus.ACCEPTED else "no")
        await show(request, words_layout(text, user=request.user))
