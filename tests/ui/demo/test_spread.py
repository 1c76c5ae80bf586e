"""Hands of every kind end with full marks in the debrief that the window shows, by mouse alone and by keyboard alone.

A few a day; with `--full` two hundred.
"""

from collections import Counter
from contextlib import suppress

import pytest

from tests.seeds import todays
from tests.ui.demo.spread import HANDS, SHARE, Deal, deals
from trainer.grading.thorough import thorough
from trainer.kernel.pieces import at_once
from trainer.progress.store import Store
from trainer.rules.book import BOOKS
from trainer.scenarios.fresh.keys import fresh_key
from trainer.scenarios.injectors import INJECTORS
from trainer.scenarios.play import Play
from trainer.scenarios.shelf import Gone
from trainer.study.stocking import stocking
from trainer.ui.demo.dealers import Dealer
from trainer.ui.demo.hand import Hand
from trainer.ui.demo.trainee import DOERS, Trainee
from trainer.ui.desk import hands
from trainer.ui.desk.library import offers
from trainer.ui.desk.right import CLEAN_LINE, LINE
from trainer.ui.kit.mark import WORDS
from trainer.ui.kit.text import Text
from trainer.ui.screens.debrief import DebriefScreen
from trainer.ui.screens.debrief_right import GradePill

THOROUGH = Dealer("thorough", "does what the book asks for, and all the routine", thorough)


@pytest.mark.parametrize("deal", todays(deals(), SHARE), ids=str)
def test_a_hand_is_dealt_to_full_marks_in_the_window(qtbot, tmp_path, deal):
    play = hand_of(deal)
    with Store.open(tmp_path / "progress.db") as store:
        one = Trainee(store, play.book, "Trainee", deal.by, tmp_path)
        qtbot.addWidget(one.window)
        one.come()
        one.window.box.deal(hands.begin(one.desk, play))
        Hand(one.window, one.clock, DOERS[deal.by](one.window.play, one.events), THOROUGH, lambda _: None).run()
        graded = one.window.after.dealt.assessment
        assert graded.score.practice[0] == graded.score.practice[1], deal.orders
        assert shown(one) == [], deal.orders


def hand_of(deal: Deal) -> Play:
    """The hand at the first rulebook at which one comes up that asks something of the dealer."""
    for order in deal.orders:
        with suppress(Gone):
            return at_once(hands.ordered_play(order, lambda wanted: stocking(wanted, ()), short=False))
    raise AssertionError(f"no rulebook has a hand of {deal.key}")


def shown(one: Trainee) -> list[str]:
    """What the debrief on screen tells that isn't full marks."""
    page = one.window.shell.page("debrief")
    if not isinstance(page, DebriefScreen) or page.face is None or not page.face.isVisible():
        return [f"no face of one who was right: {one.window.after.dealt.assessment.score}"]
    told = [each.text() for each in page.face.findChildren(Text) if each.isVisible()]
    marks = [each.accessibleName() for each in page.face.findChildren(GradePill)]
    right = [] if {LINE, CLEAN_LINE} & {*told} else ["nothing says that it was right"]
    missed = [each for each in told if each.endswith("You missed")]
    return right + missed + [each for each in marks if not each.endswith(f"({WORDS['right']})")]


def test_the_hands_are_spread_over_all_that_there_is():
    all_of_them = deals()
    keys, ways = [each.key for each in all_of_them], Counter(each.by for each in all_of_them)
    assert len({*keys}) == HANDS
    assert {*map(fresh_key, INJECTORS)} <= {*keys}
    assert {each.folder for each in offers()} == {each.folder for each in offers() if each.id in keys}
    assert {*Counter(each.orders[0].house for each in all_of_them)} == {*BOOKS}
    assert set(ways) == {*DOERS}
    assert max(ways.values()) == HANDS // 2
