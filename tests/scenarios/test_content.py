"""The scenarios that ship: enough of each, none recognised by its setup, and the books say what authors expect."""

from collections import Counter
from itertools import product
from pathlib import Path

import pytest

from tests.grading.dealt import perfectly_dealt
from tests.scenarios.hands import go_on, packaged, play, session
from tests.seeds import todays
from trainer import resources
from trainer.kernel import gestures as g
from trainer.rules.amiss import everything_amiss
from trainer.rules.book import BOOKS, book
from trainer.rules.course import LAST_STREET
from trainer.rules.facts import Facts
from trainer.rules.points.turns import folds
from trainer.rules.record import Record
from trainer.rules.ruling import Matter
from trainer.rules.topics import is_on
from trainer.scenarios.expect import check, opinions
from trainer.scenarios.session import Session

ALL = packaged()
FOLDER = resources.path("quizzes", "scenarios")
TITLE = 39
FOLDS_TO_A_POST = {("turns-all-in-said-ahead-of-the-neighbor", "upt")}
"""Chips posted out of turn lie there by that rulebook, and the player due lets the hand go rather than match them."""
FOLDS_TO_NO_BET = {"clean-folds-with-nothing-to-call"}


def test_there_are_enough_of_each() -> None:
    counts = Counter(Path(each.path).parent.name for each in ALL.values())
    assert counts["four-card-flop"] >= 8
    assert counts["boxed"] >= 6
    assert counts["short-stub"] >= 6
    clean = Counter(each.game for each in ALL.values() if each.clean)
    assert clean["holdem"] >= 3
    assert clean["stud"] >= 3


def test_no_two_look_the_same() -> None:
    names = [frozenset(seat.name for seat in each.seats) for each in ALL.values()]
    assert len(set(names)) == len(ALL)
    assert len({each.seed for each in ALL.values()}) == len(ALL)
    stacks = [tuple(seat.stack.amount for seat in each.seats) for each in ALL.values()]
    assert len(set(stacks)) == len(ALL)
    for name in ALL:
        assert len({seat.name for seat in ALL[name].seats}) == len(ALL[name].seats)


def test_the_id_is_the_path() -> None:
    for each in ALL.values():
        path = Path(each.path).relative_to(FOLDER)
        assert each.id == f"{path.parent.name}-{path.stem}"


def test_titles_are_short_and_told_apart() -> None:
    titles = [each.title for each in ALL.values()]
    assert [each for each in titles if len(each) > TITLE] == []
    assert len(set(titles)) == len(titles)


@pytest.mark.parametrize(("name", "key"), todays(product(sorted(ALL), BOOKS), 12))
def test_nobody_folds_with_no_bet_to_call_unless_the_hand_is_about_it(name: str, key: str) -> None:
    transcript, _ = perfectly_dealt(name, key)
    record = Record.of(transcript)
    folded = [each for each in folds(Facts(record, len(record))) if each.detail == "nothing to call"]
    assert bool(folded) is (name in FOLDS_TO_NO_BET or (name, key) in FOLDS_TO_A_POST)


@pytest.mark.parametrize("name", todays(sorted(ALL), 6))
def test_no_check_finds_a_fault_and_second_opinions_agree(name: str) -> None:
    """All of them are checked each day in `tests/commands/test_check.py`."""
    assert check(Path(ALL[name].path)) == ()


@pytest.mark.parametrize("name", sorted(each.id for each in ALL.values() if not each.clean))
def test_a_spoiled_hand_carries_an_opinion_on_every_book_but_for_the_one_with_no_procedure(name: str) -> None:
    assert set(opinions(ALL[name])) == (set() if name == "short-stub-seven-for-five" else set(BOOKS))


@pytest.mark.parametrize(
    ("name", "key"), todays(product(sorted(each.id for each in ALL.values() if each.clean), BOOKS), 3)
)
def test_in_a_clean_hand_nothing_is_ever_wrong(name: str, key: str) -> None:
    one = session(name, key)
    go_on(one)
    assert everything_amiss(book(key), one.facts) == ()


@pytest.mark.parametrize("name", todays(sorted(each.id for each in ALL.values() if not each.clean), 3))
def test_a_spoiled_hand_looks_clean_until_the_moment(name: str) -> None:
    found = [key for key in BOOKS if _spoiled(name, key)]
    assert bool(found) is (name != "short-stub-seven-for-five")


AFTER_ANOTHER = ("short-stub-two-burns-only", "stub-shuffled-with-a-card-up")
"""What they teach comes of something else that went wrong first: two burns, a dropped stub."""


def _spoiled(name: str, key: str) -> bool:
    """Does something go wrong at that house? Then what the scenario teaches comes first, and nothing before it."""
    one = session(name, key)
    go_on(one)
    wrong = everything_amiss(book(key), one.facts) or _amiss_on_its_street(one, key)
    if not wrong:
        return False
    first = min(wrong, key=lambda each: each.onset)
    assert is_on(first.topic, ALL[name].topics) or name in AFTER_ANOTHER
    before = first.error if first.topic.startswith("bet.") else first.onset  # a wager may go on once it can be seen
    assert everything_amiss(book(key), Facts(one.record, before - 1)) == ()
    return True


def _amiss_on_its_street(one: Session, key: str) -> tuple[Matter, ...]:
    """What was wrong when the bets of its street came in, and stands since then, or was asked for and not given."""
    gestures = one.record.gestures
    brought_in = [index for index, each in enumerate(gestures) if isinstance(each.act, g.BringInBets)]
    asked = [index + 1 for index, each in enumerate(gestures) if isinstance(each.act, g.Request)]
    found = (everything_amiss(book(key), Facts(one.record, index)) for index in (*brought_in, *asked))
    return next((each for each in found if each), ())


STUBS = {
    "seven-for-five": (7, 5, 3),
    "three-for-four": (3, 4, 3),
    "three-for-five": (3, 5, 3),
    "two-for-four": (2, 4, 3),
    "two-for-three": (2, 3, 3),
    "four-for-five": (4, 5, 3),
    "two-burns-only": (3, 5, 2),
}


@pytest.mark.parametrize(("name", "counts"), STUBS.items())
def test_the_stub_before_seventh_street_is_what_the_name_says(name: str, counts: tuple[int, int, int]) -> None:
    one = session(f"short-stub-{name}")
    go_on(one)
    before = next(
        k for k, course in enumerate(one.record.courses) if course.street == LAST_STREET["stud"] - 1 and course.closed
    )
    table, course = one.record.tables[before], one.record.courses[before]
    assert (len(table.stub), len(course.contesting), len(table.burns)) == counts


def test_the_flops_that_stick_cover_every_pair() -> None:
    places = [text for each in ALL.values() for text in each.text.splitlines() if text.startswith('place = "flop')]
    assert {text[9:-1] for text in places} >= {"flop 1", "flop 2", "flop 3"}


def test_takeovers_tell_nothing() -> None:
    """Controls are taken over at the same moments as spoiled hands."""
    spoiled = {each.takeover.stage for each in ALL.values() if not each.clean}
    clean = {each.takeover.stage for each in ALL.values() if each.clean}
    assert clean == {"shuffle", "deal", "burned", "laid", "acted", "closed", "open", "cleared"}
    assert clean <= spoiled


def test_a_stuck_flop_brings_four_cards_whoever_lays_it() -> None:
    for name in ALL:
        if "stuck" in name:
            one = session(name)
            assert go_on(one, g.Lay)
            assert len(one.record.table.board) == 4
    assert len(play("four-card-flop-first-two-stuck").setup.stuck) == 1
