"""What a player gets who plays the board without showing a hand, against the hands that win without it."""

from trainer.grading.answers.pots.pots import PotsTold
from trainer.kernel.listed import seats_within
from trainer.rules.facts import Facts
from trainer.rules.facts.pots import plays_no_card_of_his

KEEPS_SHARE = "showdown.keeps-share-shown-if-asked"
"""The ruling that a hand with which the board is played has its share though it is not shown."""
SHARES, EVEN = "{} split {:,}", ", {:,} each"
BEATEN = "it is beaten, and {} win{} {:,}"


def board_shared(facts: Facts, pots: PotsTold | None, seat: int) -> str:
    """Who shares the only pot with that seat, or wins it over the board; "" where cards that nobody told decide."""
    told = pots.pots if pots is not None else ()
    if len(told) != 1 or not told[0].wins or told[0].made_up:
        return ""
    winners, amount = [each for each, _ in told[0].wins], told[0].amount
    if not all(plays_no_card_of_his(facts, each) for each in winners):
        return BEATEN.format(seats_within(winners), "s" * (len(winners) == 1), amount)
    both = sorted({*winners, seat})
    even = "" if amount % len(both) else EVEN.format(amount // len(both))
    return SHARES.format(seats_within(both), amount) + even
