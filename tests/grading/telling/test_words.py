"""Every kind of matter has its sentence, and every step its few words."""

import pytest

from trainer.grading.telling.by_the_way import OF_PLAYERS
from trainer.grading.telling.steps import BRIEF, About, brief
from trainer.grading.telling.wrong import TELLERS
from trainer.rules.amiss import MONEY, STRADDLE
from trainer.rules.at_showdown import AT_SHOWDOWN
from trainer.rules.matters import KINDS
from trainer.rules.reserved import RESERVED
from trainer.rules.ruling import Matter
from trainer.rules.steps import STEPS

LONGEST = 45  # characters that a column of a debrief has room for


def test_every_kind_that_can_be_graded_has_a_sentence() -> None:
    assert set(KINDS) | MONEY | AT_SHOWDOWN | {STRADDLE} | set(RESERVED) | set(OF_PLAYERS) == set(TELLERS)


def test_every_step_has_its_few_words() -> None:
    assert set(BRIEF) == set(STEPS)
    assert {key: words for key, words in BRIEF.items() if len(words) > LONGEST or words.endswith(".")} == {}


@pytest.mark.parametrize("key", sorted(STEPS))
def test_without_a_seat_or_an_amount_the_words_stay_plain(key: str) -> None:
    matter = Matter("four-card-flop", "deal.four-card-flop", 1, 1)
    words = brief(key, About(matter, {}))
    assert "Seat" not in words
    assert "{" not in words
