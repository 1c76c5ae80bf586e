"""Part of a hand shown in an all-in: the dealer asks for the rest before the board is dealt on, at every rulebook."""

import pytest

from trainer import resources
from trainer.grading.assess import Assessor
from trainer.grading.assessment import How, Verdict
from trainer.grading.model import Dealer, perfect, playing_out
from trainer.kernel import gestures as g
from trainer.rules.book import BOOKS, book
from trainer.scenarios.compiler import play_of
from trainer.scenarios.loader import read
from trainer.scenarios.session import Session

SCRIPT = """
script = [
  "preflop: all stay", "flop: all stay", "turn: P2 all-in", "P4 fold", "P7 call", "P9 fold", "showdown: P7 show 1",
]
"""
PARAGRAPHS = {
    "tda-2024": "16",
    "tda-2022": "16",
    "players-2025": "17",
    "foxwoods-2020": "16",
    "metropolitan": "14",
    "upt": "tournament-34",
}


def dealt(house: str, dealer: Dealer) -> Assessor:
    """Seat 2 is all-in on the turn, seat 7 calls, and shows one card of two."""
    told = resources.text("quizzes", "scenarios", "showdown", "one-card-and-no-more.toml")
    head, _, rest = told.replace('takeover = "river"', 'takeover = "turn"').partition("script = [")
    scenario = read(f"{head}{SCRIPT}{rest.partition(']')[2]}", "x")
    law = book(house)
    *_, grading = playing_out(play_of(scenario, law), law, dealer)
    return grading


@pytest.mark.parametrize("house", BOOKS)
def test_the_rest_of_the_hand_is_asked_for_before_the_river(house: str) -> None:
    grading = dealt(house, perfect)
    [part] = [each for each in grading.assessment().matters if each.matter.kind == "part-shown"]
    assert [each.at for each in part.decision.citations] == [PARAGRAPHS[house]]
    assert part.right and grading.assessment().right
    acts = [each.act for each in grading.record.gestures]
    assert acts.index(g.AskToShow(7)) < max(n for n, act in enumerate(acts) if isinstance(act, g.Burn))


def deals_on(session: Session, grading: Assessor) -> g.Act | None:
    """The dealer who leaves a hand half down until the river is out."""
    table = session.record.table
    half_up = {each.up for each in table.seat(7).hand} == {True, False}
    if not half_up or len(table.board) == 5:
        return perfect(session, grading)
    return g.Burn() if len(table.burns) < 3 else g.Lay(1, True)


@pytest.mark.parametrize("house", BOOKS)
def test_dealing_on_with_part_of_a_hand_down_is_late(house: str) -> None:
    found = dealt(house, deals_on).assessment()
    [part] = [each for each in found.matters if each.matter.kind == "part-shown"]
    assert part.noticed.how is How.LATE and not part.right
    assert Verdict.HARMFUL in {each.verdict for each in found.findings}
