"""What was caught by area, and the word to whoever stops every hand."""

import pytest

from trainer.progress.statistics import Share, Topic
from trainer.ui.desk.eager import caught_by_area, eager
from trainer.ui.screens.progress_models import FigureView


@pytest.mark.parametrize(
    ("stopped", "clean", "told"),
    [(0, 0, False), (3, 3, False), (4, 4, True), (2, 4, True), (1, 4, False), (4, 9, False), (5, 9, True)],
)
def test_only_who_stops_half_of_enough_clean_hands_is_told(stopped: int, clean: int, told: bool) -> None:
    assert bool(eager(stopped, clean)) is told


def test_the_sentence_says_how_many_of_how_many() -> None:
    assert eager(5, 6).startswith("You stopped 5 of 6 clean hands.")


def test_topics_of_an_area_are_added_and_what_is_late_is_caught() -> None:
    nothing = Share()
    topics = [
        Topic("deal.four-card-flop", 3, Share(2, 1, 1), nothing, nothing),
        Topic("deal.no-burn", 4, Share(3, 0, 2), nothing, nothing),
        Topic("bet.string", 1, Share(0, 0, 1), nothing, nothing),
        Topic("deal.misdeal", 2, nothing, nothing, nothing),
        Topic("no.such-topic", 2, Share(1, 0, 0), nothing, nothing),
    ]
    assert caught_by_area(topics) == (FigureView("6 of 9", "Burn and board"), FigureView("0 of 1", "Call, raise, size"))
