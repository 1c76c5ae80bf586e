"""`trainer pages`: what a book's page tells, and that the committed pages are those of the ledgers."""

from html import escape
from html.parser import HTMLParser

import pytest

from trainer import resources
from trainer.rules.book import BOOKS, all_books, book
from trainer.rules.encoded import rulings
from trainer.rules.headings import headings
from trainer.rules.page import page
from trainer.rules.silences import silences
from trainer.rules.topics import title


class Text(HTMLParser):
    """Collects the text, and whether every element that is opened is closed."""

    def __init__(self) -> None:
        super().__init__()
        self.words: list[str] = []
        self.open: list[str] = []

    def handle_starttag(self, tag, attrs):
        if tag != "meta":
            self.open.append(tag)

    def handle_endtag(self, tag):
        assert self.open.pop() == tag

    def handle_data(self, data):
        self.words.append(data)


def read(html: str) -> str:
    reader = Text()
    reader.feed(html)
    assert reader.open == []
    return " ".join(" ".join(reader.words).split())


@pytest.mark.parametrize("key", BOOKS)
def test_a_page_tells_every_paragraph_in_printed_order(key):
    html, law = page(book(key)), book(key)
    places = [html.index(f'<h2 id="{each.at}">') for each in law.ledger.paragraphs]
    assert places == sorted(places)
    text = read(html)
    assert all(each.says in text for each in law.ledger.paragraphs)
    assert all(each.reading in text for each in law.ledger.paragraphs)


@pytest.mark.parametrize("key", BOOKS)
def test_a_paragraph_stands_under_the_heading_that_it_has_on_the_screen(key):
    html, called = page(book(key)), headings(book(key))
    assert [html.count(f"</a>{at} · {escape(words)}</h2>") for at, words in called.items()] == [1] * len(called)


def test_a_rule_is_told_with_its_ruling_its_figures_and_what_proves_it():
    text = read(page(book("tda-2022")))
    assert f"{rulings()['deal.flop-card-becomes-next-burn'].says} ; the floor decides (cards 4)" in text
    assert "Scramble the flop cards face down" in text
    assert "Tests: tests/rules/test_flop.py::" in text


@pytest.mark.parametrize("key", BOOKS)
def test_who_reads_the_book_reads_the_law_alone(key):
    law = book(key)
    text = read(page(law, proofs=False))
    assert all(each.says in text for each in law.ledger.paragraphs)
    inner = ("Tests:", "Scenarios:", "Questions:", "not modeled", "asked in questions", ".toml", "::")
    assert not [words for words in inner if words in text]
    topics = {each.topic for each in law.ledger.paragraphs if "." in each.topic}
    assert not [each for each in topics if f" {each} " in text]


@pytest.mark.parametrize(
    ("key", "topic", "label"),
    [
        ("upt", "seating.halt-play", None),
        ("metropolitan", "stud.short-stub", None),
        ("foxwoods-2020", "stud.short-stub", "TDA recommended procedure, later edition, unconfirmed"),
        ("foxwoods-2020", "clock.none-such", None),
    ],
)
def test_a_page_names_what_its_book_is_silent_on_and_where_it_sends_its_reader(key, topic, label):
    found = {each.topic: each.sent and each.sent.label for each in silences(book(key), all_books())}
    assert found.get(topic) == label
    assert (topic in found) == (topic != "clock.none-such")
    assert not {each.topic for each in book(key).ledger.paragraphs} & set(found)
    silent = read(page(book(key))).partition("Silences")[2].partition("Worked examples")[0]
    assert all(title(each) in silent for each in found)


def test_numbers_that_our_copy_of_the_book_has_lost_are_named():
    told = read(page(book("tda-2022"))).partition("Not in our copy")[2]
    lacking, silent = told.partition("Silences")[::2]
    assert "Our copy of TDA 2022 is missing RP-9, RP-11, RP-16, RP-17, RP-18, ill-11-D. Ask your house" in lacking
    for each in book("tda-2022").ledger.lacking:
        assert f"{each.at} · {title(each.topic)} {each.why}" in lacking
        assert title(each.topic) not in silent.partition("Worked examples")[0]
    assert not any(book(key).ledger.lacking for key in BOOKS if key != "tda-2022")
    assert "Not in our copy" not in page(book("upt"))


@pytest.mark.parametrize("key", BOOKS)
def test_the_committed_page_is_that_of_the_ledger(key):
    committed = resources.path("docs", "rules", f"{key}.html").read_text(encoding="utf-8")
    assert committed == page(book(key)), "run `trainer pages` and commit docs/rules"


def test_the_pages_are_written_where_one_says(run, tmp_path):
    result = run("pages", "--out", tmp_path / "out")
    assert result.exit_code == 0
    assert sorted(each.name for each in (tmp_path / "out").iterdir()) == sorted(f"{key}.html" for key in BOOKS)


def test_a_folder_that_cannot_be_made_is_one_clear_line(run, tmp_path):
    (tmp_path / "file").write_text("", encoding="utf-8")
    result = run("pages", "--out", tmp_path / "file" / "out")
    assert result.exit_code == 2
    assert "Traceback" not in result.output
    assert len(result.output.strip().splitlines()) == 1
