"""Several questions about one situation: one sentence, in their order, what nobody needs left out."""

import pytest

from tests.grading.answers.in_short import lines
from trainer.grading.answers.asked import WORDS, Question, question
from trainer.grading.answers.both import Both
from trainer.grading.answers.several_asked import answer_on_all
from trainer.rules.book import book
from trainer.shorthand.reading import read

HEAD = "on turn;blinds 300 600;pot 5400;in 4 7 8;seats 9 20000;seat 7 2200"
ACTS = "P4 bet 2000;P7 wager 1000x2+100x2;call 8"
ALL_IN = "Seat 7 is all-in for 2,200"
CLOSED = "seat 4 may only call 200 or fold: 200 more is short of a full raise of 2,000"


def sentence(*asked: str) -> str:
    both = Both(read(lines(HEAD, ACTS)).record)
    return answer_on_all(both, book("tda-2022"), [question(each) for each in asked]).sentence


@pytest.mark.parametrize(
    ("asked", "said"),
    [
        pytest.param(("wager:7", "rights:4"), f"{ALL_IN}; {CLOSED}.", id="both-in-order"),
        pytest.param(("rights:4", "wager:7"), f"S{CLOSED[1:]}; seat 7 is all-in for 2,200.", id="the-other-order"),
        pytest.param(("wager:7", "wager:7"), f"{ALL_IN}.", id="once"),
        pytest.param(("board", "wager:7"), f"{ALL_IN}.", id="nothing-to-say-of-the-board"),
        pytest.param(("board", "button"), "Nothing is wrong.", id="nothing-of-either"),
        pytest.param((), f"{ALL_IN}; {CLOSED}.", id="without-a-question"),
    ],
)
def test_every_question_has_its_half_of_the_sentence(asked: tuple[str, ...], said: str) -> None:
    assert sentence(*asked) == said


def test_a_question_is_written_as_a_word_and_a_seat() -> None:
    assert question("rights:4") == Question("rights", 4)
    assert question("rights", 7) == Question("rights", 7)
    assert {question(word).ask for word in WORDS} == set(WORDS)


@pytest.mark.parametrize("text", ["", "wagers", ":4", "wager:", "wager:0", "wager:11", "wager:-1", "wager:\u0663"])
def test_what_is_no_question_is_refused(text: str) -> None:
    with pytest.raises(ValueError, match="write"):
        question(text)
