"""Points of the chapter stud: who checks instead of opening."""

from collections.abc import Iterator

from trainer.kernel.games import is_stud
from trainer.rules.facts import Facts
from trainer.rules.facts.stud import checks_on_third_street, low_card_all_in
from trainer.rules.kind import About, PointKind
from trainer.rules.ruling import Matter

BRING_IN_ALL_IN = "stud.bring-in-all-in"


def checked_unopened(facts: Facts) -> Iterator[Matter]:
    """The low card is all-in, nobody has bet, and a player with chips checks.

    In razz the low card does not bring it in, and no book speaks of the high one.
    """
    for each in checks_on_third_street(facts) if is_stud(facts.game) and facts.game != "razz" else ():
        if low_card_all_in(facts, facts.record.courses[each.index]):
            yield Matter("checked-unopened", BRING_IN_ALL_IN, each.index + 1, each.index + 1, seats=(each.seat,))


KINDS: tuple[PointKind, ...] = (
    PointKind(
        "checked-unopened", BRING_IN_ALL_IN, "A check where the low card is all-in", About.SEATS, checked_unopened
    ),
)
