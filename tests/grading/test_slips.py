"""An error of one's own is a matter like any other: seen, it can be put right in full at every house."""

from collections.abc import Callable
from itertools import product

import pytest

from tests.grading.slips import When, betting, closed, dealt, live, next_seat, play
from tests.rules.board_situations import STANDARD, TO_THE_TURN, holdem
from tests.seeds import todays
from trainer.grading.assess import assessor
from trainer.kernel import gestures as g
from trainer.rules.book import BOOKS, book
from trainer.rules.course import clockwise
from trainer.scenarios.session import Session

Act = Callable[[Session], g.Act]


def other_seat(session: Session) -> int:
    """Not the seat that is due, but the one after it."""
    return clockwise(session.record.course.dealt_in, next_seat(session))[0]


def early(session: Session) -> g.Act:
    return g.Pitch(live(session), session.record.course.street < 3)


def burn(_: Session) -> g.Act:
    return g.Burn()


def lay(_: Session) -> g.Act:
    return g.Lay(1, True)


def flop(_: Session) -> g.Act:
    return g.Lay(3, True)


SLIPS: dict[str, tuple[str, When, tuple[Act, ...]]] = {
    "premature-flop": ("clean-holdem-six", betting(0), (burn, flop)),
    "premature-turn": ("clean-holdem-six", betting(1), (burn, lay)),
    "premature-river": ("clean-holdem-six", betting(2), (burn, lay)),
    "premature-street": ("clean-stud-six", betting(1), (burn, early)),
    "flop-without-burn": ("clean-holdem-six", closed(0), (flop,)),
    "flop-without-burn face down": ("clean-holdem-six", closed(0), (lambda _: g.Lay(3),)),
    "burn-missing": ("clean-holdem-six", closed(1), (lay,)),
    "double-burn": ("clean-holdem-six", closed(1), (burn, burn)),
    "double-burn before a turn": ("clean-holdem-six", closed(1), (burn, burn, lay)),
    "double-burn before a flop": ("clean-holdem-six", closed(0), (burn, burn, flop)),
    "double-burn before a hidden flop": ("clean-holdem-six", closed(0), (burn, burn, lambda _: g.Lay(3))),
    "first-card-to-wrong-seat": ("clean-holdem-six", dealt(0), (lambda s: g.Pitch(other_seat(s)),)),
    "exposed-downcard": ("clean-holdem-six", dealt(7), (lambda s: g.Pitch(next_seat(s), True),)),
    "exposed-downcard the first": ("clean-holdem-six", dealt(0), (lambda s: g.Pitch(next_seat(s), True),)),
    "stud-downcard-exposed": ("clean-stud-six", dealt(7), (lambda s: g.Pitch(next_seat(s), True),)),
    "card-out-of-sequence": ("clean-holdem-six", dealt(7), (lambda s: g.Pitch(other_seat(s)),)),
    "seventh-street-exposed": ("clean-stud-four", closed(3), (burn, lambda s: g.Pitch(live(s), True))),
}


FLOPS: dict[str, tuple[Act, ...]] = {
    "four-card-flop": (lambda _: g.Lay(4, True),),
    "four-card-flop face down": (lambda _: g.Lay(4),),
    "short-flop": (lambda _: g.Lay(2, True), lambda _: g.Stop()),
}


@pytest.mark.parametrize("key", BOOKS)
@pytest.mark.parametrize("slip", FLOPS)
def test_a_flop_of_the_wrong_number_on_no_burn_is_put_right_in_both(slip: str, key: str) -> None:
    found = {
        each.matter.kind: each for each in play("clean-holdem-six", key, closed(0), FLOPS[slip]).assessment().matters
    }
    assert found.keys() == {slip.split()[0], "flop-without-burn"}
    assert all(each.right for each in found.values())
    assert found[slip.split()[0]].resolved or "not-scored" in {each.state for each in found[slip.split()[0]].remedy}


@pytest.mark.parametrize(("slip", "key"), todays(product(SLIPS, BOOKS), 2))
def test_a_slip_that_is_seen_can_be_put_right(slip: str, key: str) -> None:
    name, when, acts = SLIPS[slip]
    assessment = play(name, key, when, acts).assessment()
    found = {each.matter.kind: each for each in assessment.matters}
    grade = found[slip.split()[0]]
    assert grade.own
    assert grade.right
    assert grade.resolved or "not-scored" in {each.state for each in grade.remedy}
    assert found.keys() == {slip.split()[0]}
    assert not assessment.false_alarms


def test_at_upt_a_hidden_flop_on_two_burns_goes_back_as_it_came_and_the_proper_one_is_dealt() -> None:
    """upt:holdem-4: nothing of it was seen, so nothing is shuffled."""
    name, when, acts = SLIPS["double-burn before a hidden flop"]
    grading = play(name, "upt", when, acts)
    (grade,) = grading.assessment().matters
    assert [(each.step.key, each.state.value) for each in grade.remedy] == [
        ("board-back-in-order", "met"),
        ("spare-burn-back-on-the-stub", "met"),
        ("flop-without-a-burn", "met"),
    ]
    assert g.Shuffle not in {type(each.act) for each in grading.record.gestures[grade.matter.onset :]}


@pytest.mark.parametrize("key", BOOKS)
def test_an_early_river_goes_back_into_a_stub_that_holds_nothing_else_by_then(key: str) -> None:
    early = (*TO_THE_TURN, "D burn", "D lay 1 up", "P1 check", "D burn", "D lay 1 up")
    hand = holdem(early, "D stop", "D move stub-top down Qh", deck=" ".join(STANDARD.split()[:16]))
    found = {each.matter.kind: each for each in assessor(hand, book(key)).assessment().matters}
    steps = {each.step.key: each.state.value for each in found["premature-river"].remedy}
    assert steps["early-cards-into-the-stub"] == "met"
