"""Messages parsed on their own: each says what it says in its file."""

from __future__ import annotations

import threading

import pytest
from fluent.syntax import FluentParser, ast
from fluent.syntax.visitor import Visitor

from azalai.locales import LANGUAGES, Language, words
from azalai.locales.languages import sources
from azalai.locales.messages import REFERENCE, Messages, entries


class References(Visitor):
    """Ids of all messages and terms to which a text refers."""

    def __init__(self) -> None:
        self.names: set[str] = set()

    def visit_MessageReference(self, node: ast.MessageReference) -> None:
        self.names.add(node.id.name)

    def visit_TermReference(self, node: ast.TermReference) -> None:
        self.names.add(f"-{node.id.name}")


@pytest.mark.costly(seconds=2)
@pytest.mark.parametrize("language", LANGUAGES)
def test_every_message_reads_alone_as_in_its_file(language: Language) -> None:
    parser = FluentParser(with_spans=False)
    for path, text in sources(language).items():
        whole = [entry for entry in parser.parse(text).body if isinstance(entry, ast.Message | ast.Term)]
        alone = list(entries(text))
        assert len(alone) == len(whole), path
        for entry, (name, source) in zip(whole, alone, strict=True):
            parsed = parser.parse(source).body[0]
            assert parsed.equals(entry, ["span", "comment"]), name
            references = References()
            references.visit(parsed)
            assert references.names <= {*REFERENCE.findall(source)}, name


def test_a_message_brings_what_it_refers_to() -> None:
    text = "first = { second } and { -third }\nsecond = { $n ->\n    [one] one { fourth }\n   *[other] none\n}\n"
    said = Messages("en", [text + "-third = third\nfourth = four\n"]).text("first", {"n": 1})
    assert said == ("one four and third", [])


def test_the_first_of_two_messages_counts_and_a_replacement_before_it() -> None:
    assert Messages("en", ["a = first\n", "a = second\n"]).text("a", {}) == ("first", [])
    assert Messages("en", ["a = first\n"], {"a": "instead"}).text("a", {}) == ("instead", [])


def test_a_message_can_be_asked_for_by_several_threads_at_once() -> None:
    messages = Messages("en", ["".join(f"m{number} = {{ m{number + 1} }}\n" for number in range(20)) + "m20 = end\n"])
    said: list[object] = []
    asking = [threading.Thread(target=lambda: said.append(messages.text("m0", {}))) for _ in range(8)]
    for thread in asking:
        thread.start()
    for thread in asking:
        thread.join()
    assert len(said) == 8 and set(map(str, said)) == {str(said[0])} and "end" in str(said[0])


def test_buttons_of_the_card_are_named_in_its_language() -> None:
    assert words("fr", "en").say("on-card-play") == words("en").say("on-card-play")
