"""How players behave, in words for every key of the closed lists."""

from trainer.grading.behaving import BEHAVED, BOUNTIES, DEVICES
from trainer.kernel import manners
from trainer.kernel.seat_acts import DEVICE_USES


def test_every_word_of_the_closed_lists_has_a_sentence() -> None:
    assert (*BEHAVED,) == manners.CONDUCT
    assert (*DEVICES,) == DEVICE_USES
    assert (*BOUNTIES,) == manners.BOUNTIES
