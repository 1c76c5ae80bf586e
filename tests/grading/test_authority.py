"""Who decides: floor required, dealer required, unstated. The same acts under the same law but for its authority."""

from dataclasses import replace

import pytest

from tests.rules.situations import Hand
from trainer.grading.assess import assessor
from trainer.grading.assessment import AuthorityGrade
from trainer.kernel.document import transcript_of
from trainer.rules.book import Book, book
from trainer.rules.ruling import Authority

OUT, NEXT = "D move aside up Ah", "D pitch 2 down"
FLOOR = ["D floor", "F come", "F ask what-happened", "D report card-face-up-in-the-deck", "F ask and-now"]
ALONE = [OUT, NEXT]
WRONGLY = ["D stop", NEXT]
CALLED = [*FLOOR, *ALONE]
TOO_LATE = [OUT, *FLOOR, NEXT]


def law(authority: Authority) -> Book:
    """UPT's book, its boxed card (upt:irregularity-7) decided by another authority."""
    upt = book("upt")
    rules = tuple(
        replace(each, rule=replace(each.rule, ruling=replace(each.rule.ruling, authority=authority)))
        for each in upt.by_topic["deal.boxed-card"]
    )
    return replace(upt, by_topic={**upt.by_topic, "deal.boxed-card": rules})


ROWS = [
    (Authority.FLOOR, ALONE, "wrong"),
    (Authority.FLOOR, CALLED, "right"),
    (Authority.FLOOR, TOO_LATE, "wrong"),
    (Authority.FLOOR, ["D stop"], "wrong"),
    (Authority.DEALER, ALONE, "right"),
    (Authority.DEALER, CALLED, "wrong"),
    (Authority.DEALER, TOO_LATE, "wrong"),
    (Authority.UNSTATED, ALONE, "right"),
    (Authority.UNSTATED, CALLED, "right"),
    (Authority.UNSTATED, WRONGLY, "wrong"),
    (Authority.UNSTATED, [*FLOOR, *WRONGLY], "right"),
    (Authority.FLOOR, [NEXT], "wrong"),  # the next card to that very seat: seen, and put right alone
]


@pytest.mark.parametrize(("authority", "acts", "right"), ROWS, ids=[f"{a}-{'_'.join(w)[:24]}-{r}" for a, w, r in ROWS])
def test_the_right_authority_decides(authority: Authority, acts: list[str], right: AuthorityGrade) -> None:
    hand = Hand(top="^Ah", players=6).blinds().do("D pitch 2 down", *acts)
    (grade,) = assessor(transcript_of(hand.text()), law(authority)).assessment().matters
    assert grade.authority == right
