"""Quiz and table never contradict: what an option does is accepted by the grader exactly where it is marked right."""

import re
from pathlib import Path
from typing import Any

import pytest

from trainer.grading.assess import assessor
from trainer.kernel.altered import replace
from trainer.questions.at_house import Drawing, drawing
from trainer.questions.bank import bank
from trainer.questions.checking import check
from trainer.questions.drawing import put
from trainer.questions.model import Form
from trainer.questions.performing import accepted, performing_faults
from trainer.questions.question_file import BadQuestions, read
from trainer.questions.written import Question, Statement
from trainer.rules.book import BOOKS, book
from trainer.shorthand.body import told

KNOWN = {each.id: each for each in bank()}
PERFORMED = [each for each in bank() if any(one.does for one in (*each.statements, *each.steps))]
RULED, STEPS = "four-card-flop-ruled", "four-card-flop-steps"
OWED = {
    "all-in-mucked": "the dealer turns the hand up, and the grader takes no turning of hands for or against it",
    "bets-in-by-habit": "what the dealer should not do is done when the question is asked",
    "cards-land-in-a-hand": "whether the cards can be identified is nobody's act",
    "early-call-said": "words without chips are no matter at the table, so a bound caller folds unmarked",
    "five-is-asked": "words without chips are no matter at the table, so the grader doesn't judge the asking",
    "hidden-chip": "the floor rules on the chip; what the dealer does before is about the all-in",
    "live-hand-swept-in": "the options are what the floor may say",
    "number-in-doubt": "the options are what the floor may say",
    "pot-counted-too-low": "what comes to light of a count is nobody's act",
    "taken-up-again": "where the hand is simply live the table has nothing to grade",
    "thrown-among-anothers": "the options are what a hand is worth",
    "undercall-of-a-raise": "both first options are one act: the floor's order, with the amount that its rulebook has",
}
"""Rulings on a hand that no acts tell, each with its reason: they may only become fewer."""
NO_ACTS = {
    "bubble-in-order": "hand for hand is about all tables, and its next hand is another one",
    "button-through-stud": "where the button is through several hands",
    "clock-from-call-to-end": "what the floor does while the player does nothing",
    "decks-for-the-restart": "before the hand, with an empty table",
    "doubtful-amount": "a dealer who calls the floor first may still ask, and the grader lets it pass",
    "missed-blind-repair": "what the button does in the hands to come",
    "mixed-pot-steps": "the director counts, after the hand",
    "new-seats-in-two-steps": "seat cards are no cards of a hand",
    "odd-chips-high-low": "the grader asks what each hand gets, not which part is split first",
    "race-cards-dealt": "a race is no hand",
    "race-to-its-end": "a race is no hand",
    "undercalls-in-a-row": "the TD rules on each of them, and the dealer does nothing in between",
}
"""Orders of which no step is an act that the grader has a say in, each with its reason: they may only become fewer."""


@pytest.mark.parametrize("question", PERFORMED, ids=[each.id for each in PERFORMED])
def test_the_grader_accepts_what_is_marked_right_and_nothing_else(question: Question) -> None:
    for seed in (1,) if question.steps else (1, 5):
        draw = drawing(question, seed)
        assert [(house, each) for house in question.houses for each in performing_faults(draw, house)] == []


def test_every_ruling_on_a_hand_is_performed_but_those_that_no_acts_tell() -> None:
    rulings = {each.id for each in bank() if each.form is Form.RULING and each.engine and each.engine.hand}
    assert rulings - {each.id for each in PERFORMED} == set(OWED)


def test_every_order_is_performed_but_where_no_step_is_an_act() -> None:
    orders = {each.id for each in bank() if each.form is Form.ORDER}
    assert orders - {each.id for each in PERFORMED} == set(NO_ACTS)


def _with(text: str, does: str) -> Drawing:
    """That question with the option of this text doing something else."""
    question = KNOWN[RULED]
    assert any(each.text.startswith(text) for each in question.statements)

    def done(each: Statement) -> Statement:
        return replace(each, does=dict.fromkeys(question.houses, does)) if each.text.startswith(text) else each

    return drawing(replace(question, statements=tuple(map(done, question.statements))), 1)


def _faults(draw: Drawing, house: str) -> list[tuple[tuple[str, int, str], str]]:
    return list(performing_faults(draw, house))


def _stepping(text: str, **changes: Any) -> Drawing:
    """That order with the step of this text changed."""
    question = KNOWN[STEPS]
    assert any(each.text.startswith(text) for each in question.steps)
    steps = (replace(each, **changes) if each.text.startswith(text) else each for each in question.steps)
    return drawing(replace(question, steps=tuple(steps)), 1)


def _does(lines: str) -> dict[str, str]:
    return dict.fromkeys(KNOWN[STEPS].houses, lines)


def test_a_right_option_done_wrongly_and_a_wrong_one_done_rightly_are_told() -> None:
    right = KNOWN[RULED].statements[0].does["tda-2024"]
    [(where, what)] = _faults(_with("Scramble", "D stop\nD proceed"), "tda-2024")
    assert (where, what) == (("statement", 0, "does"), "the grader doesn't accept it")
    [(where, what)] = _faults(_with("The hand is a misdeal", right), "tda-2024")
    assert (where, what) == (("statement", 3, "does"), "the grader accepts it, but it is marked wrong")


def test_what_cannot_be_done_at_the_table_is_told() -> None:
    [(where, what)] = _faults(_with("Scramble", "D turn up {board_1} Jk"), "tda-2024")
    assert where == ("statement", 0, "does") and what.startswith("can't be done there: ")


def test_steps_in_their_order_must_be_done_without_a_fault() -> None:
    [(where, what)] = _faults(
        _stepping("The dealer scrambles", does=_does("D scramble {board_1} {board_2}")), "tda-2024"
    )
    assert (where, what) == (("step", 0, "does"), "the grader doesn't accept the steps in this order")
    [(where, what)] = _faults(_stepping("The dealer scrambles", does=_does("D scramble Jk")), "tda-2024")
    assert where == ("step", 0, "does") and what.startswith("the steps can't be done in this order: ")


def test_two_steps_that_the_grader_takes_in_either_order_must_share_a_place() -> None:
    """Mixing is mixing, whichever of the two comes first."""
    question = KNOWN["dropped-stub-steps"]
    fell = "The cards that fell are"
    acts = {f"{fell} scrambled": "D scramble {in_stub}", f"{fell} shuffled": "D shuffle"}
    apart = (replace(each, does=_does(acts[each.text])) if each.text in acts else each for each in question.steps)
    faults = _faults(drawing(replace(question, steps=tuple(apart)), 1), "tda-2024")
    assert (("step", 2, "does"), "the grader accepts it before the step above, unlike the question") in faults


def test_steps_of_one_place_must_be_accepted_in_either_order() -> None:
    [(where, what)] = _faults(_stepping("The floor draws", place=2), "tda-2024")
    assert where == ("step", 3, "does") and what.startswith("the grader doesn't accept it before the step above")


def test_what_is_no_step_must_be_a_fault_among_the_steps() -> None:
    [(where, what)] = _faults(_stepping("All hands come back", does=_does("D stop")), "tda-2024")
    assert (where, what) == (("no_step", 1, "does"), "the grader accepts it among the steps, but it isn't a step")


def test_a_hand_that_steps_are_done_in_is_not_shown_unless_the_file_says_so() -> None:
    question = KNOWN[STEPS]
    assert question.engine is not None
    assert put(drawing(question, 1), "tda-2024").hand is None
    shown = replace(question, engine=replace(question.engine, show=True))
    assert put(drawing(shown, 1), "tda-2024").hand is not None


def test_steps_that_are_acts_need_a_hand() -> None:
    text = Path(KNOWN[STEPS].path).read_text(encoding="utf-8")
    without = re.sub(r'\[engine\]\nhand = """.*?"""\n', "", text, flags=re.DOTALL)
    with pytest.raises(BadQuestions) as bad:
        read(without, f"{STEPS}.toml")
    assert any("it needs an [engine] with a hand" in str(each) for each in bad.value.faults)


def test_where_the_grader_is_not_certain_nothing_is_held_against_the_question() -> None:
    question = KNOWN["flop-before-the-blinds-acted"]
    taken = {accepted(drawing(question, 1), question.statements[0], house) for house in question.houses}
    assert taken == {True, None}


def test_a_file_is_checked_for_it(tmp_path: Path) -> None:
    text = Path(KNOWN[RULED].path).read_text(encoding="utf-8").replace("F draw {board_2}", "F draw {board_9}")
    (tmp_path / f"{RULED}.toml").write_text(text, encoding="utf-8")
    assert any(each.key == "statement[1].does" for each in check(tmp_path / f"{RULED}.toml", 1))


def _open(question: Question, lines: str, house: str) -> set[str]:
    """The kinds of matters that are open at the table once that has been done too."""
    draw = drawing(question, 1)
    hand = told(f"{draw.hand_text}\n{lines}", draw.deck).transcript
    return {each.matter.kind for each in assessor(hand, book(house), len(hand.gestures)).open.values()}


@pytest.mark.parametrize("house", BOOKS)
def test_a_straddle_is_a_matter_where_it_goes_back(house: str) -> None:
    assert ("straddle-posted" in _open(KNOWN["straddle"], "", house)) is (house == "upt")


@pytest.mark.xfail(
    strict=True, reason="words without chips are no matter at the table, so a bound caller folds unmarked"
)
def test_a_caller_bound_by_words_out_of_turn_who_folds_is_a_matter() -> None:
    assert "wager" in _open(KNOWN["early-call-said"], "P3 fold", "tda-2022")


CALLED = ["bettor-lets-go", "called-too-soon", "if-you-bet", "number-beyond-the-pot", "thrown-away-but-known"]


@pytest.mark.parametrize("question", [KNOWN[each] for each in CALLED], ids=CALLED)
def test_who_calls_the_floor_that_the_book_names_raises_no_false_alarm(question: Question) -> None:
    draw = drawing(question, 1)
    for house in question.houses:
        assert accepted(draw, question.statements[0], house)
