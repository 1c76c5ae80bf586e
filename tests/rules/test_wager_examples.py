"""Worked examples that the books print on calling, raising and prior chips, each a committed transcript."""

import pytest

from tests.rules.betting import asked_of, outcome
from tests.rules.printed import changed, folded, text, told
from tests.rules.test_misdeal import FOXWOODS, MET, PLAYERS, TDA, books
from tests.rules.wager_stories import STORIES, Story
from trainer.rules.facts import Facts

CASES = [(book, at, story) for story in STORIES for book, at in story.printed]


def told_otherwise(book: str, at: str, story: Story) -> Facts:
    """The example with its last gestures changed, and with another stack where the change needs one."""
    lines = text(book, at).splitlines()
    last = lines[-story.gone :]
    time = last[0].split()[0]
    instead = {**dict.fromkeys(last[1:], ""), last[0]: "\n".join(f"{time} {act}" for act in story.instead)}
    if story.stack:
        (seat,) = [line for line in lines if line.startswith("seat 3 ")]
        instead[seat] = f"seat 3 {story.stack} {seat.split()[-1]}"
    return changed(book, at, instead)


@pytest.mark.parametrize(("book", "at", "story"), CASES, ids=[f"{book}:{at}" for book, at, _ in CASES])
def test_a_printed_wager_comes_to_what_the_book_says(book: str, at: str, story: Story) -> None:
    assert outcome(asked_of(told(book, at), book)) == story.outcome
    assert outcome(asked_of(told_otherwise(book, at, story), book)) == story.otherwise
    assert story.outcome != story.otherwise


@books((TDA, "45-A-ex-2"), (PLAYERS, "50-A-ex-2"))
def test_the_printed_last_chips_are_no_call_after_a_declaration(book: str, at: str) -> None:
    line = text(book, at).splitlines()[-1]
    time, act = line.split(maxsplit=1)
    facts = changed(book, at, {line: f"{time} P3 say all-in\n{time} {act}"})
    assert outcome(asked_of(facts, book))[0] != "bet.call"


@books((TDA, "ill-46-sit-1-1"), (PLAYERS, "ill-51-sit-1-1"))
@pytest.mark.parametrize("other", [FOXWOODS, MET])
def test_books_without_the_situations_leave_the_printed_overchip_open(book: str, at: str, other: str) -> None:
    decision = asked_of(folded(text(book, at)), other)
    assert decision.ruling is not None
    assert decision.ruling.options == ("a-call", "a-raise")
