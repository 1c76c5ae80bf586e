"""The debrief in plain words, and the right way here and elsewhere."""

import pytest

from tests.grading.dealt import scenarios
from tests.grading.flops import DEALT_AGAIN, DRAWN_BY_THE_FLOOR, before, flop, graded, hand
from tests.grading.test_authority import ALONE, WRONGLY, law
from tests.grading.test_silence import CALLED, ORDERED
from tests.rules.board_situations import CHECKED, TO_THE_RIVER, holdem
from tests.rules.situations import Hand
from trainer.grading.assess import assessor
from trainer.grading.explain import accepted_elsewhere, elsewhere, headline, right_way, sentence, summary
from trainer.grading.mistakes import play_mistake
from trainer.grading.words import act_words
from trainer.kernel import notation
from trainer.kernel.document import transcript_of
from trainer.rules.book import book
from trainer.rules.record import Record
from trainer.rules.ruling import Authority, Decision, Matter, Ruling, Step
from trainer.rules.steps import STEPS
from trainer.scenarios.compiler import play_of

EITHER = ("stub-in-its-order", "new-stub-of-what-fell")
WORDS = {
    "pitch 3 down": "Dealt seat 3 a card face down",
    "turn up 9d 6s Th": "Turned 9♦, 6♠ and 10♥ face up",
    "move burns down 4s": "Put one card with the burns",
    "move hand-2 up Jk": "Put the joker in front of seat 2",
    "announce misdeal": "Announced “Misdeal”",
    "push-pot 8 500x2": "Pushed 1,000 to seat 8",
}


@pytest.mark.parametrize(("act", "words"), WORDS.items(), ids=WORDS)
def test_an_act_in_words(act: str, words: str) -> None:
    assert act_words(notation.act_of(act)) == words


def test_a_hand_has_a_headline_and_a_sentence_a_matter() -> None:
    assessment = graded(DRAWN_BY_THE_FLOOR, "tda-2022")
    assert headline(assessment) == "More than three cards in the flop"
    assert summary(assessment) == sentence(flop(assessment))
    assert "5 of 5 steps" in summary(assessment)


def test_a_clean_hand_says_so() -> None:
    clean = assessor(holdem(TO_THE_RIVER, "D burn", "D lay 1 up", CHECKED), book("upt")).assessment()
    assert headline(clean) == "A clean hand"
    alarm = assessor(holdem(TO_THE_RIVER, "D stop"), book("upt")).assessment()
    assert headline(alarm) == "A clean hand, and a false alarm"


def test_the_right_way_here_begins_with_the_floor_where_the_book_wants_it() -> None:
    way = right_way(flop(graded(DRAWN_BY_THE_FLOOR, "tda-2022")).decision)
    assert [each.key for each in way][:3] == ["call-the-floor", "scramble-the-flop", "floor-draws-the-burn"]
    assert {each.paragraphs for each in way} == {("39-A",)}


def test_the_right_way_elsewhere_is_that_books_own() -> None:
    grade = flop(graded(DRAWN_BY_THE_FLOOR, "tda-2022"))
    way = right_way(elsewhere(Record.of(hand(DRAWN_BY_THE_FLOOR)), grade, book("upt")))
    assert way[-1].key == "flop-without-a-burn"
    assert way[-1].book == "upt"


def test_in_silence_the_way_is_to_call_and_then_what_the_floor_follows() -> None:
    told = Hand(top="^Ah", players=6).blinds().do("D pitch 2 down", *CALLED, *ORDERED)
    (grade,) = assessor(transcript_of(told.text()), book("tda-2022")).assessment().matters
    way = right_way(grade.decision)
    assert [(each.key, each.book) for each in way][2:4] == [
        ("obey-the-floor", "tda-2022"),
        ("boxed-card-out-of-play", "upt"),
    ]
    assert "doesn't cover this" in sentence(grade)


@pytest.mark.parametrize(
    ("acts", "said"),
    [
        (ALONE, "the book leaves open who decides, so that was correct"),
        (WRONGLY, "the book leaves open who decides, but you acted alone and the remedy was wrong"),
    ],
    ids=["the remedy right", "the remedy wrong"],
)
def test_where_the_book_leaves_open_who_decides_going_alone_is_told_by_the_remedy(acts: list[str], said: str) -> None:
    told = Hand(top="^Ah", players=6).blinds().do("D pitch 2 down", *acts)
    (grade,) = assessor(transcript_of(told.text()), law(Authority.UNSTATED)).assessment().matters
    assert said in sentence(grade)


def test_houses_that_accept_are_named_with_their_paragraphs() -> None:
    (accepted,) = accepted_elsewhere(hand(DEALT_AGAIN), 0, book("tda-2022"))
    assert accepted.book == "upt"
    assert {"holdem-3", "holdem-7"} <= {each.at for each in accepted.citations}


def test_with_several_matters_each_sentence_says_what_it_is_about() -> None:
    law = book("tda-2022")
    play = play_of(scenarios()["short-stub-two-burns-only"], law)
    missed = assessor(play_mistake(play, law, "plays-on"), law, play.taken_over).assessment()
    told = summary(missed)
    assert told.startswith("A street without a burn: it went unnoticed")
    assert "The stub is too short for seventh street: it went unnoticed" in told


def test_the_second_burn_by_which_a_remedy_was_spoiled_is_no_matter_of_its_own() -> None:
    acts = before(DRAWN_BY_THE_FLOOR, "D lay 1 up", "D burn")
    told = summary(graded(acts, "tda-2022"))
    assert told.startswith("You saw it") and told.endswith("with 1 harmful move.")


def test_steps_between_which_there_is_a_choice_are_told_as_one() -> None:
    first, either, other, last = Step("call-the-floor"), *(Step(key, choice="stub") for key in EITHER), Step("burn-one")
    ruling = Ruling("deal.stub-put-right", "the stub is put right", Authority.FLOOR, steps=(first, either, other, last))
    told = right_way(Decision("tda-2022", Matter("dropped-stub", "rp.stub", 0, 0), ruling, source="tda-2022"))
    assert [each.key for each in told] == ["call-the-floor", EITHER[0], "burn-one"]
    one, two = (STEPS[key].says for key in EITHER)
    assert told[1].says == f"{one}, or {two[0].lower()}{two[1:]}"
