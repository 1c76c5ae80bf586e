"""Points of the chapter stud: who checks instead of opening, and cards dealt to hands that are dead."""

from collections.abc import Iterator

from trainer.kernel import gestures as g
from trainer.kernel.games import is_stud
from trainer.rules.facts import Facts
from trainer.rules.facts.stud import FOURTH_STREET, checks_on_third_street, low_card_all_in, street_dealt
from trainer.rules.kind import About, PointKind
from trainer.rules.ruling import Matter

BRING_IN_ALL_IN, DEAD_HAND = "stud.bring-in-all-in", "stud.absent"
FOURTH, LATER = "fourth street", "a later street"


def checked_unopened(facts: Facts) -> Iterator[Matter]:
    """The low card is all-in, nobody has bet, and a player with chips checks.

    In razz the low card does not bring it in, and no book speaks of the high one.
    """
    for each in checks_on_third_street(facts) if is_stud(facts.game) and facts.game != "razz" else ():
        if low_card_all_in(facts, facts.record.courses[each.index]):
            yield Matter("checked-unopened", BRING_IN_ALL_IN, each.index + 1, each.index + 1, seats=(each.seat,))


def card_to_a_dead_hand(facts: Facts) -> Iterator[Matter]:
    """The dealer deals a card of fourth street or later to somebody whose hand is not in play any more."""
    for index, gesture, before, after in facts.happened(facts.deal_start) if is_stud(facts.game) else ():
        act, course = gesture.act, facts.record.courses[index]
        if not isinstance(act, g.Pitch) or course.street < 0 or act.seat not in course.dealt_in:
            continue
        if act.seat not in course.contesting:
            cards = tuple(each.card for each in after.seat(act.seat).hand[len(before.seat(act.seat).hand) :])
            street = FOURTH if street_dealt(course) == FOURTH_STREET else LATER
            yield Matter("card-to-a-dead-hand", DEAD_HAND, index + 1, index + 1, cards, (act.seat,), street)


KINDS: tuple[PointKind, ...] = (
    PointKind(
        "checked-unopened", BRING_IN_ALL_IN, "A check where the low card is all-in", About.SEATS, checked_unopened
    ),
    PointKind("card-to-a-dead-hand", DEAD_HAND, "A card dealt to a dead stud hand", About.CARDS, card_to_a_dead_hand),
)
