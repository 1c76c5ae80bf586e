"""Which rules hands decide by: the files are whole, some of it is found out again, and the list holds what it may."""

from dataclasses import replace

import pytest

from tests.seeds import todays
from trainer.grading.decisive import DEALERS
from trainer.kernel.games import GAMES
from trainer.rules.acted_on import acted_on
from trainer.rules.book import BOOKS, Book, all_books, book
from trainer.rules.ledger_file import Paragraph
from trainer.rules.overturned import ways
from trainer.study.dealt import (
    MOST_LISTED,
    Count,
    Dealt,
    Hanging,
    Listed,
    Standing,
    count,
    dealt_at,
    listed,
    read,
    standings,
    standings_at,
    text_of,
)
from trainer.study.deciding import again

AGAIN = "run `python3 -m trainer conformance --dealt --write`"
LINES = [
    (house, rule, each)
    for house in BOOKS
    for rule, some in dealt_at(house).items()
    for each in some
    if each.decisive and rule in book(house).rules
]
SHARE = 60


@pytest.mark.parametrize("house", BOOKS)
def test_every_line_is_on_a_rule_of_the_dealer_s_and_says_who_dealt_and_what_was_overturned(
    house: str,
) -> None:
    law, found = book(house), dealt_at(house)
    assert found, AGAIN
    assert found.keys() <= {rule for rules in acted_on(law).values() for rule in rules}, AGAIN
    for rule, some in found.items():
        for each in some:
            assert each.hand and each.game
            assert not each.decisive or (each.by in DEALERS and each.way in ways(law, rule) and each.parts), AGAIN
    assert read(text_of(found)) == found


@pytest.mark.parametrize(("house", "rule", "line"), todays(LINES, SHARE))
def test_the_grades_of_its_hand_still_hang_on_a_rule(house: str, rule: str, line: Hanging) -> None:
    assert again(rule, line, book(house)), AGAIN


# --- how paragraphs stand -----------------------------------------------------------------------------------------

LAW = book("upt")
MISDEAL = "deal.exposed-card.single-card-in-holdem"
HOLDEM = Hanging("some-hand", "holdem")
DECISIVE = Hanging("some-hand", "holdem", (), "perfect", "out", ("remedy",))


def standing(law: Book, dealt: Dealt, *some: Listed) -> Standing:
    return next(each for each in standings(law, dealt, some) if each.rules.keys() == {MISDEAL})


def listing(**changes: object) -> Listed:
    return Listed(**{"rule": MISDEAL, "reason": "-", "written_by": "a", "read_by": ("b",), **changes})  # type: ignore[arg-type]


@pytest.mark.parametrize(
    ("dealt", "some", "expected"),
    [
        pytest.param({}, (), (False, False, False, True), id="nothing"),
        pytest.param({MISDEAL: (HOLDEM,)}, (), (True, False, False, True), id="a hand in which it holds"),
        pytest.param({MISDEAL: (DECISIVE,)}, (), (True, True, False, False), id="one whose grades hang on it"),
        pytest.param({}, (listing(),), (False, False, True, False), id="listed"),
        pytest.param({}, (listing(read_by=()),), (False, False, False, True), id="listed and read by nobody"),
        pytest.param({}, (listing(read_by=("a",)),), (False, False, False, True), id="read by its writer alone"),
        pytest.param({}, (listing(books=("tda-2024",)),), (False, False, False, True), id="listed for another house"),
        pytest.param({}, (listing(books=("upt",)),), (False, False, True, False), id="listed for this one"),
        pytest.param({MISDEAL: (DECISIVE,)}, (listing(),), (True, True, False, False), id="decisive all the same"),
    ],
)
def test_how_a_paragraph_stands(
    dealt: Dealt, some: tuple[Listed, ...], expected: tuple[bool, bool, bool, bool]
) -> None:
    found = standing(LAW, dealt, *some)
    assert (found.dealt, found.decisive, found.excused, found.open) == expected


@pytest.mark.parametrize("house", BOOKS)
def test_a_hand_reaches_no_paragraph_that_is_printed_for_other_games(house: str) -> None:
    law = book(house)
    for game in GAMES:
        line = replace(DECISIVE, game=game)
        for each in standings(law, dict.fromkeys(law.rules, (line,))):
            assert each.decisive is law.paragraph(each.at).reaches(game)


@pytest.mark.parametrize(
    ("rows", "printed", "cited"),
    [
        pytest.param((), ("a",), True, id="a rule that goes by no table"),
        pytest.param(("a",), (), True, id="a paragraph with no rows"),
        pytest.param(("a", "b"), ("b", "c"), True, id="its row"),
        pytest.param(("a",), ("b",), False, id="another row"),
    ],
)
def test_of_a_printed_table_only_the_paragraph_with_the_row_is_reached(
    rows: tuple[str, ...], printed: tuple[str, ...], cited: bool
) -> None:
    assert replace(HOLDEM, rows=rows).cites(Paragraph("1", "deal.misdeal", "encoded", rows=printed)) is cited


def test_they_are_counted() -> None:
    rows = standings(LAW, {MISDEAL: (DECISIVE,)})
    found = count(LAW, rows)
    assert found.decisive == found.dealt == sum(MISDEAL in each.rules for each in rows) > 0
    assert found.encoded > found.dealers == len(rows) == found.decisive + found.neither
    assert count(LAW, ()) == Count(found.encoded, 0, 0, 0, 0, 0)


# --- the list -----------------------------------------------------------------------------------------------------


def test_who_stands_in_the_list_is_a_rule_of_those_houses_and_is_decisive_nowhere() -> None:
    for each in listed():
        assert each.reason.endswith(".") and each.written_by
        houses = each.books or tuple(law.key for law in all_books() if each.rule in law.rules)
        assert houses, each.rule
        for house in houses:
            assert each.rule in book(house).rules, each.rule
            assert not any(one.decisive for one in dealt_at(house).get(each.rule, ())), each.rule


@pytest.mark.parametrize("house", BOOKS)
def test_at_most_one_paragraph_in_twenty_is_listed(house: str) -> None:
    found = count(book(house), standings_at(book(house)))
    assert found.listed * MOST_LISTED <= found.dealers
