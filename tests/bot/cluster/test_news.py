"""News that processes send each other."""

from __future__ import annotations

from azalai.bot.cluster.news import LONGEST, News, decode_news, encode_news
from azalai.bot.store.about import About, AboutServer, AboutTournament

FULL = News(
    by=3,
    tables={1, 2},
    robots={2},
    addresses={("channel 5", 1), ("user 2", 1), ("channel 6", AboutTournament(1)), ("channel 7", AboutServer(1))},
    due=1e9,
    tried={4},
    present={(8, 1)},
    operator=True,
    shares=True,
)


def test_news_are_read_as_they_were_written() -> None:
    (text,) = encode_news(FULL)
    assert decode_news(text) == FULL


def test_long_news_are_told_in_parts_that_each_fit() -> None:
    many = {2**62 + number for number in range(3000)}
    subjects: list[About] = [*many, *(AboutServer(number) for number in many)]
    addresses = {(f"channel {number}", about) for number, about in enumerate(subjects)}
    news = News(
        by=3, tables=many, addresses=addresses, present={(number, number) for number in many}, due=5.0, shares=True
    )
    texts = encode_news(news)
    assert len(texts) > 1 and max(len(text.encode()) for text in texts) <= LONGEST
    parts_told = News(by=3)
    for text in texts:
        part = decode_news(text)
        assert part is not None and part.by == 3
        parts_told.add(part)
    assert parts_told == news


def test_news_are_added_up_and_the_earliest_due_counts() -> None:
    news = News(tables={1}, due=7.0)
    news.add(News(tables={2}, due=5.0, operator=True))
    news.add(News(robots={2}))
    assert news == News(tables={1, 2}, robots={2}, due=5.0, operator=True)
    assert News() == News()


def test_unknown_news_of_another_version_are_ignored() -> None:
    assert decode_news('{"tables":"all"}') is None and decode_news("not json") is None
    assert decode_news('{"by":2,"weather":"hot","tables":[1]}') == News(by=2, tables={1})
