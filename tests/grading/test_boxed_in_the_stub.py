"""A boxed card that shows on the stub is replaced while cards are to come; after the last one nothing is missed."""

import pytest

from tests.rules.board_situations import CHECKED, STANDARD, TO_THE_RIVER, TO_THE_TURN, holdem
from trainer.grading.ahead import assess
from trainer.grading.assessment import AuthorityGrade, How, MatterGrade, StepState
from trainer.grading.model import perfect, playing_out
from trainer.grading.telling.pairs import side_by_side
from trainer.kernel import gestures as g
from trainer.rules.book import book
from trainer.rules.record import Record
from trainer.scenarios.compiler import play_of
from trainer.scenarios.fresh.generated import generated
from trainer.scenarios.injectors import INJECTORS

ASIDE = ["D stop", "D move aside up {}", "D proceed", *CHECKED]
TURN, RIVER = [*TO_THE_TURN, "D burn", "D lay 1 up"], [*TO_THE_RIVER, "D burn", "D lay 1 up"]


def graded(kind: str, before: list[str], card: str, *acts: str, key: str = "upt") -> MatterGrade:
    """How a hand went in which that card is boxed."""
    deck = STANDARD.replace(card, f"^{card}", 1)
    hand = holdem(before, [each.format(card) for each in acts], "D next-hand", deck=deck)
    (one,) = (each for each in assess(hand, book(key)).matters if each.matter.kind == kind)
    return one


@pytest.mark.parametrize(
    ("before", "card", "state"),
    [(TURN, "Kh", StepState.MISSED), (RIVER, "Jh", StepState.NOT_SCORED)],
    ids=["with-the-river-to-come", "after-the-river"],
)
def test_no_card_takes_the_place_of_one_that_shows_after_the_last_street(
    before: list[str], card: str, state: StepState
) -> None:
    """upt:irregularity-7."""
    one = graded("boxed-later", before, card, *ASIDE)
    steps = {each.step.key: each.state for each in one.remedy}
    assert steps == {"boxed-card-out-of-play": StepState.MET, "replace-with-the-next-card": state}


@pytest.mark.parametrize("played", [[], CHECKED], ids=["before-anyone-acts", "after-a-round"])
def test_what_the_rulebook_lets_go_on_is_never_noticed_too_late(played: list[str]) -> None:
    """upt:irregularity-7: a boxed card seen inside the stub. The dealer takes it up once it shows."""
    seen = [*TO_THE_TURN, "D flash Kh", "D burn", "D lay 1 up", *played, *(each.format("Kh") for each in ASIDE[:3])]
    one = graded("boxed-inside-stub", seen, "Kh")
    assert one.noticed.how in (How.YES, How.NOT_ASKED)


CALLED, ORDERED = ["D floor", "F come"], "F order deal.boxed-card-inside-stub upt"
RULED_ON = {
    "ruled on when it was seen": ([*CALLED, ORDERED, "D proceed"], AuthorityGrade.RIGHT, True),
    "called for, but nothing ordered": ([*CALLED, "F carry-on", "D proceed"], AuthorityGrade.WRONG, False),
    "nobody called": ([], AuthorityGrade.WRONG, False),
}


@pytest.mark.parametrize("key", ["tda-2024", "players-2025", "metropolitan"])
@pytest.mark.parametrize(("visit", "authority", "resolved"), RULED_ON.values(), ids=RULED_ON)
def test_a_card_on_which_the_floor_has_ruled_is_not_its_matter_again_when_it_comes_up(
    visit: list[str], authority: AuthorityGrade, resolved: bool, key: str
) -> None:
    seen = [*TO_THE_TURN, "D flash Kh", *visit, "D burn", "D lay 1 up"]
    one = graded(
        "boxed-later",
        seen,
        "Kh",
        "D stop",
        "D move aside up {}",
        "D proceed",
        *CHECKED,
        "D burn",
        "D lay 1 up",
        key=key,
    )
    assert (one.decision.silent, one.authority, one.resolved) == (True, authority, resolved)


@pytest.mark.parametrize(
    ("seed", "key"), [("g3", "metropolitan"), ("a1", "tda-2022"), ("a7", "foxwoods-2020"), ("s1", "tda-2024")]
)
def test_a_card_seen_in_the_stub_during_the_deal_brings_the_floor_once(seed: str, key: str) -> None:
    law = book(key)
    scenario = generated(INJECTORS["boxed-card-seen-in-the-stub"], seed, law)
    *_, after = playing_out(play_of(scenario, law), law, perfect)
    assert sum(isinstance(each.act, g.CallFloor) for each in after.record.gestures) == 1 and after.assessment().right


def test_a_stop_for_the_card_once_it_shows_is_no_line_of_what_was_let_go_on_before() -> None:
    """upt:irregularity-7."""
    seen = [*TO_THE_TURN, "D flash Kh", "D burn", "D lay 1 up", *CHECKED, *(each.format("Kh") for each in ASIDE[:3])]
    hand = holdem(seen, "D next-hand", deck=STANDARD.replace("Kh", "^Kh", 1))
    told = side_by_side(Record.of(hand), assess(hand, book("upt")), book("upt"))
    assert [each.did for each in told].count("Stopped the action.") == 1
