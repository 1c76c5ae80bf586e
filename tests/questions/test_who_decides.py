"""Who decides: the floor is right at every fault for which a rulebook names no one, in every question that asks."""

import pytest

from trainer.grading.named import MOST_FIX_IT
from trainer.questions.at_house import Drawing, drawing
from trainer.questions.catalog import questions
from trainer.questions.drawing import DECIDERS, NO_FAULT, put
from trainer.questions.marking import mark
from trainer.questions.model import Asked, Given
from trainer.rules.ruling import Authority

RULINGS = tuple(each for each in questions().heads if each.form == "ruling")
PAIRS = tuple((each.id, house) for each in RULINGS for house in each.houses)
FLOOR = [who for _, who, _ in DECIDERS].index(Authority.FLOOR)


def _drawn(name: str, house: str) -> tuple[Drawing, Asked]:
    question = questions().open(name)
    for seed in range(20):
        draw = drawing(question, seed)
        try:
            return draw, put(draw, house)
        except ValueError:  # this drawing makes no question there
            continue
    raise AssertionError(f"{name} is never asked at {house}")


@pytest.mark.parametrize(("name", "house"), PAIRS)
def test_the_floor_is_right_at_a_fault_unless_the_dealer_is_named(name: str, house: str) -> None:
    draw, asked = _drawn(name, house)
    decision = draw.decision(house)
    assert decision is not None
    named = decision.ruling.authority if decision.ruling is not None else Authority.FLOOR
    fault = decision.ruling is None or decision.ruling.fault
    marked = mark(asked, Given((0,), decider=FLOOR))
    accepted = named is Authority.FLOOR or (fault and named is Authority.UNSTATED)
    assert dict(marked.parts)["authority"] is accepted
    for number, (_, who, _) in enumerate(DECIDERS):
        if who is not Authority.FLOOR:
            silent = decision.ruling is None and who is Authority.UNSTATED
            assert asked.deciders[number].right is (silent or (decision.ruling is not None and who is named))


def test_where_most_rooms_have_the_dealer_fix_it_the_answer_says_so() -> None:
    said = {pair for pair in PAIRS if MOST_FIX_IT in _drawn(*pair)[1].deciders[FLOOR].reason.why}
    assert said == {("two-motions-silent", "tda-2024")}


def test_where_nothing_is_wrong_the_reason_does_not_send_to_the_floor() -> None:
    asked = _drawn("words-against-chip", "upt")[1]
    assert not asked.deciders[FLOOR].right
    assert asked.deciders[FLOOR].reason.why == NO_FAULT
