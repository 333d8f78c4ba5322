"""Positions of Timbuktu in words."""

from __future__ import annotations

import random
import re

import msgspec
import pytest

from azalai.games import GAMES
from azalai.games.timbuktu.components import Enclosure, Good, Letter
from azalai.games.timbuktu.view import SiteView
from azalai.locales import LANGUAGES, Language, words
from azalai.renderers import alt as alternative
from azalai.renderers import renderer
from azalai.renderers.timbuktu import notebook as notes
from azalai.renderers.timbuktu.text import LIMIT
from tests.renderers.timbuktu import views
from tests.renderers.timbuktu.positions import PACKS, PRIVATE, PUBLIC, RESULTS, TARGET_PACKS
from tests.renderers.timbuktu.views import NAMES, goods, pack

ALL = {**PUBLIC, **{f"private-{k}": v for k, v in PRIVATE.items()}, **{f"result-{k}": v for k, v in RESULTS.items()}}
WIDE, STARRED = ["M" * 32] * 5, ["_*" * 16] * 5
timbuktu = renderer("timbuktu")


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("name", ALL)
def test_alternative_text_and_text_fit_discord_with_the_longest_names(name: str, language: Language) -> None:
    view = ALL[name]

    for names in (WIDE, STARRED):
        alt = alternative("timbuktu", view, names[: len(view.caravans)], words(language))
        text = timbuktu.text(view, names[: len(view.caravans)], words(language))
        assert 0 < len(alt) <= 1024
        assert 0 < len(text) <= LIMIT < 4000 and not text.endswith("…")


@pytest.mark.costly
@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("seats", [3, 4, 5])
def test_texts_of_real_games_fit_discord_for_every_reader(seats: int, language: Language) -> None:
    game, chance = GAMES["timbuktu"], random.Random(seats)
    state = game.setup(seats=seats, options=game.Options(), seed=b"words")
    step = 0
    while game.outcome(state) is None:
        if step % 9 == 0:
            for seat in (None, step % seats):
                view = game.view(state, seat)
                assert len(alternative("timbuktu", view, WIDE[:seats], words(language))) <= 1024
                text = timbuktu.text(view, STARRED[:seats], words(language))
                assert len(text) <= LIMIT and not text.endswith("…")
        seat = chance.choice(game.deciders(state))
        state = game.play(state, seat, chance.choice(game.moves(state, seat))).state
        step += 1

    assert step > 100


@pytest.mark.parametrize("name", ["target", "full-5", "travelling", "crowded", "private-three", "placing-4"])
def test_the_text_names_every_camel_with_its_load_at_its_stall(name: str) -> None:
    view, speak = ALL[name], words("en")
    lines = timbuktu.text(view, NAMES, speak).splitlines()

    def check(site: SiteView) -> None:
        for enclosure in site.enclosures:
            title = speak.say(f"timbuktu-enclosure-{enclosure.enclosure}")
            own_lines = [line for line in lines if line.startswith(f"- **{title}")]
            for stall in enclosure.stalls:
                camel = stall.camel
                if camel is None:
                    continue
                kinds = [g for g in Good if g in camel.goods]
                each = len(kinds) == len(camel.goods) > 1
                load = ", ".join(g if each else f"{camel.goods.count(g)} {g}" for g in kinds)
                wanted = f"{stall.number} {NAMES[camel.seat]} {camel.letter} ({load or 'nothing'})"
                assert any(wanted in line for line in own_lines), wanted

    check(view.lower)
    if view.upper is not None:
        check(view.upper)


def test_the_text_tells_where_the_next_camel_stands_and_which_exchange_stalls_wait() -> None:
    text = timbuktu.text(PUBLIC["target"], NAMES, words("en"))

    assert (
        "- **Lamp**: 1 Karine A (gold, salt, water); 2 Lina C (1 gold, 2 water); "
        "3 Amara E (2 coffee, 1 pepper); next: 4" in text
    )
    assert "- **Moon**: next: 1; exchange: 4" in text
    assert "2 Thomas A (coffee, pepper, salt); 3 Idir B" in text, "an exchange stall that has worked says no more"
    assert "- **Scimitar (arrows to Scimitar and Lamp)**" in text


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("name", ["target", "crowded", "thefts", "result-5"])
def test_the_text_tells_every_value_and_all_possessions(name: str, language: Language) -> None:
    view = ALL[name]
    numbers = re.findall(r"\d+", timbuktu.text(view, NAMES, words(language)))

    for number in {*view.out, *(each.goods for each in view.caravans), *(each.points for each in view.caravans)}:
        assert str(number) in numbers


def test_two_views_that_differ_read_differently() -> None:
    assert len({timbuktu.text(view, NAMES, words("en")) for view in ALL.values()}) == len(ALL)


def test_the_text_does_not_tell_the_face_down_card_of_another_player() -> None:
    public = PUBLIC["target"]
    owner = views.with_owner(public, 0, *TARGET_PACKS, card="B")

    assert "You have chosen camel B; the card is face down." in timbuktu.text(owner, NAMES, words("en"))
    assert "Amara: 15 goods, now worth 40 points; has chosen a camel, face down" in timbuktu.text(
        public, NAMES, words("en")
    )


def test_the_thefts_are_told_pack_by_pack() -> None:
    text = timbuktu.text(PUBLIC["thefts"], NAMES, words("en"))

    assert (
        "Crescent, stalls 1 and 5, coffee and pepper: Amara C in stall 1 (1 pepper, 2 salt, 1 water): 1 pepper; "
        "Idir C in stall 5 (2 coffee, 1 pepper): 2 coffee, 1 pepper" in text
    )
    assert "Amara E in stall 3 (2 coffee, 1 pepper): nothing stolen" in text
    assert "Crescent, spared: 2 Idir D (gold, salt); 3 Amara A (gold, salt, water); 4 Karine C (1 salt)" in text
    assert "Goods lost: Amara 2, Idir 5, Karine 1, Thomas 3, Lina 2." in text
    assert "coffee 6 → 10" in text


def test_a_name_cannot_format_the_text() -> None:
    text = timbuktu.text(PUBLIC["full-3"], ["**loud**", "[link](x)", "Karine"], words("en"))

    assert "\\*\\*loud\\*\\*" in text
    assert "\\[link\\]\\(x\\)" in text


def test_long_names_that_are_cut_alike_are_told_apart_by_a_number() -> None:
    text = timbuktu.text(PUBLIC["full-5"], WIDE, words("en"))

    assert "1 1 MMMM" in text and "3 MMMM" in text
    assert f"({WIDE[0]})" in text, "the full name stands with the players"


# Knowledge about the thieves


def test_a_camel_in_a_stall_of_a_seen_pack_loses_what_the_pack_names() -> None:
    known = views.notebook(*TARGET_PACKS)

    assert notes.verdict(known, goods("ggcs"), Enclosure.SCIMITAR, 5) == ((1, 1), 3)
    assert notes.verdict(known, goods("ggcs"), Enclosure.SCIMITAR, 4).chance.never
    assert notes.verdict(known, goods("psw"), Enclosure.SCIMITAR, 5).chance.never


def test_an_enclosure_not_seen_has_one_of_the_cards_not_seen() -> None:
    known = views.notebook(*TARGET_PACKS)

    assert notes.verdict(known, goods("p"), Enclosure.MOON, 1) == ((2, 3), None)
    assert notes.verdict(known, goods("p"), Enclosure.STAR, 3) == ((1, 3), None)
    assert notes.verdict(known, (), Enclosure.MOON, 1).chance.never, "nothing can be stolen from an empty camel"


def test_the_last_pack_is_known_by_elimination() -> None:
    known = views.notebook(*PACKS[:4])

    assert notes.verdict(known, goods("ppsw"), Enclosure.MOON, 3) == ((1, 1), 3)
    assert notes.verdict(known, goods("ppsw"), Enclosure.MOON, 2).chance.never


def test_a_loss_that_is_certain_in_number_but_not_in_kind_is_told_as_a_number() -> None:
    # two packs unseen, both rob stall 5, of gold and coffee or of gold and water
    known = views.notebook(pack("c", "13", "cp"), pack("l", "34", "ps"), pack("s", "24", "sw"))
    view = views.with_owner(PUBLIC["target"], 2)
    enclosures = tuple(
        msgspec.structs.replace(each, next_stall=5) if each.enclosure is Enclosure.MOON else each
        for each in view.lower.enclosures
    )
    lower = msgspec.structs.replace(view.lower, enclosures=enclosures)
    camels = (msgspec.structs.replace(view.caravans[2].camels[3], goods=goods("gs")),)
    caravans = list(view.caravans)
    caravans[2] = msgspec.structs.replace(caravans[2], camels=camels)
    view = msgspec.structs.replace(view, notebook=known, lower=lower, caravans=tuple(caravans))

    assert "Moon 5 (loses 1 good)" in alternative("timbuktu", view, NAMES, words("en"))


def test_the_private_alternative_text_tells_packs_camels_and_what_awaits_them() -> None:
    alt = alternative("timbuktu", PRIVATE["target"], NAMES, words("en"))

    assert "In hand: Scimitar, stalls 2 and 5, gold and coffee." in alt
    assert "Seen before: Lamp, stalls 3 and 4, salt and water." in alt
    assert "B gold, coffee, water (Scimitar 3): Scimitar 5 (loses gold, coffee), Lamp 4 (loses 1 water)" in alt
    assert "E 2 gold, 1 coffee, 1 salt (→ Scimitar 4): safe" in alt


# Sentences and labels


def test_the_situation_is_one_sentence_in_english_and_french() -> None:
    english, french = words("en"), words("fr")

    assert timbuktu.situation(PUBLIC["target"], NAMES, english) == "Stage 3 of 5, to the third oasis; round 3 of 5."
    assert (
        timbuktu.situation(PUBLIC["target"], NAMES, french)
        == "Étape 3 sur 5, destination\u00a0: troisième oasis\u00a0; manche 3 sur 5."
    )
    placing = timbuktu.situation(PUBLIC["placing-4"], NAMES, english)
    assert placing == "The camels go to the start: 13 of 24 placed."
    assert (
        timbuktu.situation(RESULTS["5"], NAMES, french) == "La partie est terminée\u00a0: Lina gagne avec 117 points."
    )
    shared = timbuktu.situation(RESULTS["tied"], NAMES, english)
    assert shared == "The game is over: Amara and Idir share the victory with 360 points each."


def test_a_camel_is_offered_with_its_load_and_where_it_stands() -> None:
    view = PRIVATE["chosen"]

    assert timbuktu.choice(view, "choose", "camel", Letter.B, words("en")) == "B (pepper, water), Moon"
    assert timbuktu.choice(view, "choose", "camel", Letter.A, words("fr")) == "A (or, sel, eau), Croissant"
    placing = timbuktu.choice(PRIVATE["placing-4"], "place", "camel", Letter.D, words("en"))
    assert placing is not None and placing.startswith("D (")


def test_an_enclosure_is_offered_with_its_stall_and_its_price() -> None:
    view = PRIVATE["travelling"]

    assert timbuktu.choice(view, "go", "enclosure", Enclosure.STAR, words("en")) == "Star, stall 2, free"
    assert timbuktu.choice(view, "go", "enclosure", Enclosure.LAMP, words("en")) == "Lamp, stall 4, give up 1 good"
    crowded = PRIVATE["crowded"]
    assert timbuktu.choice(crowded, "go", "enclosure", Enclosure.STAR, words("en")) == "Star, stall 1 (exchange), free"
    free = timbuktu.choice(PRIVATE["placing-3"], "place", "enclosure", Enclosure.STAR, words("en"))
    assert free == "Star, 4 places free"


def test_no_label_is_made_if_plain_words_are_enough() -> None:
    view = PRIVATE["travelling"]

    assert timbuktu.choice(view, "go", "price", (), words("en")) is None
    assert timbuktu.choice(view, "load", "camel", Letter.A, words("en")) is None
    assert timbuktu.choice(PUBLIC["target"], "choose", "camel", Letter.A, words("en")) is None


@pytest.mark.parametrize("language", LANGUAGES)
def test_labels_fit_a_button(language: Language) -> None:
    for view in (PRIVATE["three"], PRIVATE["crowded"], PRIVATE["placing-3"]):
        assert view.seat is not None
        for camel in view.caravans[view.seat].camels:
            label = timbuktu.choice(view, "choose", "camel", camel.letter, words(language))
            assert label is not None and len(label) <= 80
        for enclosure in Enclosure:
            label = timbuktu.choice(view, "place", "enclosure", enclosure, words(language))
            assert label is not None and len(label) <= 80
