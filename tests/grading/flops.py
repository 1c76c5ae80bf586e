"""Hold'em hands with a four-card flop, told in notation, and ways to change them. Four players, button in seat 4.

The pair 3s 2s sticks together, so three cards laid are four: 5s 4s 3s 2s; the burn before them is the 6s.
"""

from collections.abc import Sequence

from tests.rules.board_situations import CHECKED, TO_THE_FLOP, holdem
from trainer.grading.ahead import assess
from trainer.grading.assess import assessor
from trainer.grading.assessment import Assessment, MatterGrade
from trainer.kernel.transcript import Transcript
from trainer.rules.book import book

SPREAD = [*TO_THE_FLOP, "D burn", "D lay 3 down"]
CALLED = ["D floor", "F come", "F ask what-happened", "D report too-many-cards-on-the-board", "F ask and-now"]
SCRAMBLED = ["D scramble 2s 5s 3s 4s"]
DRAWN = ["D plan please-draw", "F draw 4s"]
SET = ["D move burns down 4s", "D turn up 2s 5s 3s"]
WENT_ON = ["D proceed", "F leave"]
TURN = [*CHECKED, "D lay 1 up"]
REST = [*CHECKED, "D burn", "D lay 1 up", *CHECKED]
DRAWN_BY_THE_FLOOR = [*CALLED, *SCRAMBLED, *DRAWN, *SET, *WENT_ON, *TURN, *REST]

STUB = " ".join(rank + suit for suit in "hdc" for rank in "AKQJT98765432")
DEALT_AGAIN = [
    "D stop",
    "D move stub-bottom down 5s 4s 3s 2s",
    f"D shuffle {STUB} 5s 4s 3s 2s",
    "D cut 3",
    "D lay 3 down",
    "D turn up Jh Th 9h",
    "D proceed",
    *CHECKED,
    *("D burn", "D lay 1 up", *CHECKED, "D burn", "D lay 1 up", *CHECKED),
]
FAMILY = {
    "tda-2024": "39-A",
    "tda-2022": "39-A",
    "players-2025": "38-A",
    "foxwoods-2020": "39",
    "metropolitan": "35",
}


def hand(acts: Sequence[str]) -> Transcript:
    """A hand in which the flop has four cards and `acts` follow."""
    return holdem(SPREAD, acts, stuck="3s 2s")


def without(acts: Sequence[str], *lines: str) -> list[str]:
    """The acts without the first of each of these lines."""
    left = list(acts)
    for line in lines:
        left.remove(line)
    return left


def instead(acts: Sequence[str], line: str, *others: str) -> list[str]:
    """The acts with others in the place of the first such line."""
    at = list(acts).index(line)
    return [*acts[:at], *others, *acts[at + 1 :]]


def before(acts: Sequence[str], line: str, *others: str) -> list[str]:
    """The acts with others put in before the first such line."""
    return instead(acts, line, *others, line)


def graded(acts: Sequence[str], key: str, taken_over: int = 0) -> Assessment:
    return assessor(hand(acts), book(key), taken_over).assessment()


def whole(acts: Sequence[str], key: str) -> Assessment:
    """With the other houses asked as well."""
    return assess(hand(acts), book(key))


def flop(assessment: Assessment) -> MatterGrade:
    """The grade on the four-card flop."""
    (grade,) = (each for each in assessment.matters if each.matter.kind == "four-card-flop")
    return grade


def states(grade: MatterGrade) -> dict[str, str]:
    """The state of each step that is not met."""
    return {each.step.key: each.state.value for each in grade.remedy if each.state != "met"}
