"""The showdown by mouse alone and by keyboard alone, in the real window: hands asked for, given back, turned up."""

import pytest

from tests.seeds import todays
from trainer.progress.store import Store
from trainer.rules.book import book
from trainer.scenarios.compiler import play_of
from trainer.ui.demo.dealers import PERFECT
from trainer.ui.demo.hand import Hand
from trainer.ui.demo.trainee import DOERS, Trainee
from trainer.ui.desk import hands
from trainer.ui.desk.library import scenarios

MOMENTS = (
    ("showdown-one-card-and-a-refusal", "tda-2022"),  # asks, calls the floor
    ("showdown-wants-to-see-the-bettor", "tda-2022"),  # puts back cards set aside
    ("showdown-wants-to-see-a-caller", "upt"),  # turns it up where it lies
    ("showdown-winner-in-the-muck", "tda-2022"),  # out of the muck
    ("showdown-wants-to-see-the-muck", "metropolitan"),  # turns it up in the muck
)


@pytest.mark.parametrize("by", todays(DOERS, 2))
def test_showdown_moments_are_dealt_rightly(qtbot, tmp_path, by):
    with Store.open(tmp_path / "progress.db") as store:
        for name, house in MOMENTS:
            one = Trainee(store, house, name, by, tmp_path)
            qtbot.addWidget(one.window)
            one.come()
            one.window.box.deal(hands.begin(one.desk, play_of(scenarios()[name], book(house))))
            Hand(one.window, one.clock, DOERS[by](one.window.play, one.events), PERFECT, lambda _: None).run()
            assert one.window.after.dealt.assessment.right, name
