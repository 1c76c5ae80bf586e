"""A street dealt too soon, as it happens at a table: few are left to act, and the bets may have been pulled in."""

from collections.abc import Iterator

from trainer.kernel import gestures as g
from trainer.scenarios.grammar import STREETS
from trainer.scenarios.injectors.injector import Hand, Place, Value

MOST_WAIT = 2
"""With more players to act the dealer would see it at a glance."""
QUIET = ("check", "call", "fold")
BETS, LEFT, PULLED_IN = "bets", "in-front", "pulled-in"


def nearly_over(hand: Hand, street: int) -> Iterator[int]:
    """Whose first act on a street leaves one or two players to act, at least one of them for the first time."""
    first: dict[int, None] = {}
    some = [each for each in hand.record.course.actions if each.street == street]
    everybody = {each.seat for each in some}
    for each in some:
        again, _ = each.seat in first, first.setdefault(each.seat)
        left = hand.record.courses[each.index + 1].pending
        if not again and each.kind in QUIET and 0 < len(left) <= MOST_WAIT and everybody - set(first):
            yield each.seat


def how_bets_lie(hand: Hand, place: Place) -> tuple[Value, ...]:
    """Does the dealer pull in the bets before he deals on? Where none lie in front there are none to pull in."""
    facts = hand.at(place.text if ":" in place.text else f"{STREETS[hand.game][place.street - 1]}: P{place.seat}")
    return (LEFT, PULLED_IN) if facts is not None and facts.table.bets else (LEFT,)


def first_of_all(how: Value) -> tuple[g.Act, ...]:
    """What the dealer does before he burns."""
    return (g.BringInBets(),) if how == PULLED_IN else ()
