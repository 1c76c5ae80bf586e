"""The long search: whatever ships can be dealt rightly by mouse alone and by keyboard alone, in the real window."""

import pytest

from trainer.progress.store import Store
from trainer.rules.book import BOOKS, book
from trainer.scenarios.compiler import play_of
from trainer.ui.demo.dealers import PERFECT
from trainer.ui.demo.hand import Hand
from trainer.ui.demo.trainee import DOERS, Trainee
from trainer.ui.desk import hands
from trainer.ui.desk.library import scenarios

pytestmark = pytest.mark.full


@pytest.mark.parametrize("by", DOERS)
@pytest.mark.parametrize("number", range(len(BOOKS)), ids=BOOKS)
def test_every_scenario_can_be_dealt_rightly(qtbot, tmp_path, by, number):
    house = BOOKS[number]
    with Store.open(tmp_path / "progress.db") as store:
        one = Trainee(store, house, "Trainee", by, tmp_path)
        qtbot.addWidget(one.window)
        one.come()
        for name in sorted(scenarios())[number :: len(BOOKS)]:
            one.window.box.deal(hands.begin(one.desk, play_of(scenarios()[name], book(house))))
            Hand(one.window, one.clock, DOERS[by](one.window.play, one.events), PERFECT, lambda _: None).run()
            graded = one.window.after.dealt.assessment
            assert graded.right, name
            assert graded.score.practice[0] == graded.score.practice[1], name
