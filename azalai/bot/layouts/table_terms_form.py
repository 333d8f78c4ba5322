"""Overview of a table's terms before its start, and the forms in which its host changes them."""

from __future__ import annotations

import enum
from collections.abc import Mapping, Sequence

from azalai.bot.clocks.pace import PRESETS, Late, decode_pace, make_pace
from azalai.bot.hosting.table_options import OFF, ON, UNRATED
from azalai.bot.layouts.cards import option_lines, option_name
from azalai.bot.layouts.components import Entry, button, menu
from azalai.bot.layouts.filled import FormValues, fingerprint
from azalai.bot.layouts.forms import Fact, form_line, last_row, make_entries, menus_layout, present_line
from azalai.bot.layouts.layout import Line, PrivateLayout
from azalai.bot.layouts.modals import MOST_FIELDS, MOST_RADIO, Checkboxes, Modal, Part, Pick, choice
from azalai.bot.layouts.table_options_layout import (
    full_choices,
    late_choices,
    list_option_texts,
    option_choices,
    pace_choices,
    pace_label,
    suggestion_choices,
)
from azalai.bot.people.reader import Reader
from azalai.bot.tables.table import LoadedTable
from azalai.bot.tables.terms import OPTION
from azalai.bot.text import plain
from azalai.games.options import OptionField, OptionKind, option_fields
from azalai.locales import LANGUAGES, Words

OWN = "own"
"""Value of the entry that keeps the present pace, for a pace that is not one of the usual ones."""
MOST_OPTIONS = MOST_FIELDS - 1
"""Largest number of the game's options in a form, which also has *Suggest*."""
ALSO = ("seats", "turnings")
"""Terms that are checkboxes: seats at random, turning points in the channel."""


class TermsForm(enum.StrEnum):
    """Forms of the terms of a table."""

    TIME = "time"
    GAME = "game"


def terms_layout(table: LoadedTable, reader: Reader, *, notes: Sequence[str] = ()) -> PrivateLayout:
    """Lay out the terms of a table for its host, with a button for each form.

    `notes`: lines about what has just changed.
    """
    words = reader.words
    time, game = (terms_facts(table, form, words) for form in TermsForm)
    pace, late, full = time[:3]
    named = [late, full] if decode_pace(table.row.pace).has_clock else [full]
    lines = [
        form_line(words.say(f"terms-form-{form}"), values, words, "terms-form", table.id, form)
        for form, values in (
            (TermsForm.TIME, [pace.value, *(f"{fact.name}: {fact.value}" for fact in named)]),
            (TermsForm.GAME, [f"{game[-1].name}: {game[-1].value}"]),
        )
    ]
    meanings = [Line("\n".join(about))] if (about := list_option_texts(table, words)) else []
    own_pace = [button(words.say("button-pace-numbers"), "pace-numbers", table.id, "lobby")]
    guests = [(seat.name, str(seat.user_id)) for seat in table.seats if seat.user_id not in (None, reader.user)]
    removing = [menu(words.say("terms-remove"), guests, "remove-guest", table.id)] if guests else []
    texts = (f"**{words.say('terms-heading')}**", *notes)
    last = last_row(words, "terms-menus", table.id, TermsForm.TIME)
    rows = [*lines, *meanings, *removing, own_pace, last]
    return PrivateLayout(user=reader.user, texts=texts, rows=rows, framed=False)


def terms_menus(table: LoadedTable, form: TermsForm, reader: Reader) -> PrivateLayout:
    """Lay out the menus for the terms of a form, with those options of the game for which the form has no room."""
    words = reader.words
    others = [
        button(words.say(f"terms-form-{other}"), "terms-menus", table.id, other)
        for other in TermsForm
        if other is not form
    ]
    others.append(button(words.say("button-back"), "options", table.id))
    modal = terms_modal(table, form, words, whole=True)
    return menus_layout(modal, terms_facts(table, form, words), words, reader.user, "term", others)


def terms_facts(table: LoadedTable, form: TermsForm, words: Words) -> list[Fact]:
    """Return the terms of a form with their values."""
    say, row = words.say, table.row
    if form is TermsForm.GAME:
        asked = {value: label for label, value in suggestion_choices(words)}
        facts = [Fact(name, value) for name, value in option_lines(table.game, table.options(), words)]
        return [*facts, Fact(say("terms-suggestions"), asked[_suggestions(table)])]
    pace = decode_pace(row.pace)
    also = words.row(say(f"terms-box-{field}") for field in _list_ticked(table))
    full = say("full-with", count=row.full_at) if row.full_at else say("full-never")
    return [
        Fact(say("terms-pace"), pace_label(pace, words) if pace.has_clock else say("pace-choice-none")),
        Fact(say("terms-late"), say(f"late-{pace.late.value}")),
        Fact(say("terms-full"), full),
        Fact(say("terms-tongue"), plain(LANGUAGES[table.language].name)),
        Fact(say("terms-also"), also or say("form-none")),
    ]


def terms_mark(table: LoadedTable, form: TermsForm) -> str:
    """Return the fingerprint of the values that a form shows."""
    row = table.row
    if form is TermsForm.GAME:
        return fingerprint([row.options.decode(), row.suggestions, row.suggest_rated])
    return fingerprint([row.pace, row.full_at, row.language, row.random_seats, row.turning_points])


def terms_modal(table: LoadedTable, form: TermsForm, words: Words, *, whole: bool = False) -> Modal:
    """Return a form with the present values. `whole`: with all options of the game, for menus."""
    say = words.say
    facts = terms_facts(table, form, words)
    abouts = [(name, present_line(value, words)) for name, value in facts]
    fields: list[Part]
    if form is TermsForm.GAME:
        about = dict(abouts)
        fields = [
            _option_part(table, field, about[option_name(table.game, field, words)], words)
            for field in (_list_fields(table) if whole else _list_fields(table)[:MOST_OPTIONS])
        ]
        label, asked = abouts[-1]
        fields.append(choice("suggestions", label, asked, make_entries(suggestion_choices(words)), _suggestions(table)))
    else:
        (pace, hours), (late, then), (full, begins), (tongue, language), (also, boxes) = abouts
        own = (say("terms-own-pace"), OWN)
        listed = [Entry(say(f"terms-box-{field}"), field) for field in ALSO]
        fields = [
            choice("pace", pace, hours, make_entries([*pace_choices(words), own]), _pace(table)),
            choice("late", late, then, make_entries(late_choices(words)), decode_pace(table.row.pace).late),
            choice("full", full, begins, make_entries(full_choices(table, words)), str(table.row.full_at or OFF)),
            choice(
                "language",
                tongue,
                language,
                [Entry(facts.name, key) for key, facts in LANGUAGES.items()],
                table.language,
            ),
            Checkboxes(key="also", label=also, about=boxes, entries=listed, chosen=_list_ticked(table)),
        ]
    title = say(f"terms-form-{form}")
    return Modal(title=title, fields=fields, act="terms-filled", arguments=(table.id, form, terms_mark(table, form)))


def decode_terms_form(
    table: LoadedTable, form: TermsForm, filled: FormValues, words: Words
) -> Mapping[str, Sequence[str]]:
    """Return the chosen values of each term that a form shows. Raises `Refused` for values that it does not offer."""
    if form is TermsForm.GAME:
        chosen: dict[str, Sequence[str]] = {
            f"{OPTION}{field.name}": filled.list_chosen(
                field.name, [str(number) for number in range(len(field.values))]
            )
            for number, field in enumerate(_list_fields(table))
            if number < MOST_OPTIONS or field.name in filled.values
        }
        return {**chosen, "suggestions": [filled.get_one("suggestions", (ON, UNRATED, OFF))]}
    pace = filled.get_one("pace", [OWN, *(hours for _, hours in pace_choices(words))])
    also = filled.list_chosen("also", ALSO)
    terms = {
        "late": [filled.get_one("late", [*Late])],
        "full": [filled.get_one("full", [OFF, *(str(count) for count in table.game.seats)])],
        "language": [filled.get_one("language", [*LANGUAGES])],
        "seats": ["random" if "seats" in also else "joined"],
        "turnings": ["channel" if "turnings" in also else "card"],
    }
    return terms if pace == OWN else {"pace": [pace], **terms}


def _list_fields(table: LoadedTable) -> list[OptionField]:
    """Return the options of the game that the host sets; players choose their own sides."""
    return [field for field in option_fields(table.game.Options) if field.values and field.kind is not OptionKind.EACH]


def _option_part(table: LoadedTable, field: OptionField, about: str, words: Words) -> Part:
    label, value = option_name(table.game, field, words), getattr(table.options(), field.name)
    listed = make_entries(option_choices(table.game, field, words))
    if field.kind is not OptionKind.SEVERAL:
        return choice(field.name, label, about, listed, str(field.values.index(value)))
    picked = [str(number) for number, option in enumerate(field.values) if option in value]
    least, most = int(field.least or 0), int(field.most or len(field.values))
    if least == 0 and most == len(listed) <= MOST_RADIO:
        return Checkboxes(key=field.name, label=label, about=about, entries=listed, chosen=picked)
    return Pick(key=field.name, label=label, about=about, entries=listed, chosen=picked, least=least, most=most)


def _pace(table: LoadedTable) -> str:
    """Return the value of the field for the pace."""
    pace = decode_pace(table.row.pace)
    usual = {str(hours): make_pace(hours, pace.late) for hours in PRESETS}
    if not pace.has_clock:
        return "0"
    return next((hours for hours, preset in usual.items() if preset == pace), OWN)


def _suggestions(table: LoadedTable) -> str:
    return ON if table.row.suggest_rated else UNRATED if table.row.suggestions else OFF


def _list_ticked(table: LoadedTable) -> list[str]:
    return [
        field for field, ticked in zip(ALSO, (table.row.random_seats, table.row.turning_points), strict=True) if ticked
    ]
