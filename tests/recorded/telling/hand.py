"""A whole hand told out of a seed."""

from collections.abc import Callable

from tests.recorded.first_version import text_then
from tests.recorded.telling import betting, ends, streets
from tests.recorded.telling.deal import again, opening
from tests.recorded.telling.dice import Dice
from tests.recorded.telling.setups import head, played
from tests.recorded.telling.teller import Teller
from trainer.kernel.document import transcript_of
from trainer.kernel.transcript import Transcript
from trainer.rules.course import LAST_STREET

VERSION = 1
"""Goes up with every change to how hands are told: what is recorded of others is of no use then."""
SHORT, LONG = 3, 12  # turns that somebody takes after the deal
QUIET = 35  # in a hundred hands: called round by round, so that they come to an end
TO_THE_END = 7  # turns more
MOST = 62  # gestures


def told(seed: int) -> Transcript:
    """The hand of that seed, as it would be read again from its text: that is of the first version, by its words."""
    dice = Dice(f"told {VERSION} {seed}")
    teller = Teller(transcript_of(played(head(dice))), dice)
    opening(teller)
    quiet = dice.chance(QUIET)
    for _ in range(SHORT + dice.below(LONG - SHORT) + (TO_THE_END if quiet else 0)):
        if len(teller.record) >= MOST or teller.record.table.over:
            break
        _turn(teller, quiet)
    return transcript_of(text_then(teller.record.transcript))


ODD: tuple[tuple[int, Callable[[Teller], None]], ...] = (
    (4, streets.irregular),
    (7, betting.by_dealer),
    (9, betting.talk),
    (10, betting.floor),
    (11, again),
)
"""What happens out of the blue, each to a hundredth of the turns: the first whose number is above the throw."""


def _turn(teller: Teller, quiet: bool) -> None:
    """Something happens: mostly what is due, now and then anything."""
    throw = teller.dice.below(100)
    odd = next((happens for most, happens in ODD if throw < most), None)
    if odd is not None:
        odd(teller)
    else:
        _due(teller, quiet)


def _due(teller: Teller, quiet: bool) -> None:
    course = teller.course
    if course.betting and quiet and teller.dice.chance(85):
        betting.called_round(teller)
    elif course.betting:
        _in_the_round(teller)
    elif len(course.contesting) > 1 and course.street < LAST_STREET[teller.game]:
        streets.street(teller)
    else:
        ends.ending(teller)


def _in_the_round(teller: Teller) -> None:
    early = teller.dice.below(100)
    if early < 2:
        streets.street(teller)
    elif early < 16:
        betting.out_of_turn(teller)
    else:
        betting.in_turn(teller)
