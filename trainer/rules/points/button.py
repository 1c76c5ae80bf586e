"""Points of the button and the blinds: where they go, who posts, and what an error of the button leaves behind."""

from collections.abc import Iterator

from trainer.kernel import gestures as g
from trainer.kernel.games import is_stud
from trainer.kernel.table import Table
from trainer.rules.facts import Facts
from trainer.rules.facts.button import (
    blinds_due,
    button_then,
    drawn_button,
    each_paid_an_ante,
    is_heads_up,
    next_on,
    playing,
    posted,
    several_before,
)
from trainer.rules.kind import About, PointKind
from trainer.rules.posting import small_blind_is_dead
from trainer.rules.ruling import Matter

SWAPPED = "swapped"


def button_and_blinds(facts: Facts) -> Iterator[Matter]:
    """The last hand is known and three or more play on: where do button and blinds go?"""
    last = facts.setup.last_hand
    if last and several_before(facts) and not last.due and _several(facts):
        yield Matter("button-and-blinds", "button.dead", 0, 0)


def last_button_wrong(facts: Facts) -> Iterator[Matter]:
    """On the last hand the button lay in a place where it did not belong."""
    last = facts.setup.last_hand
    if last and last.due and _several(facts):
        yield Matter("last-button-wrong", "button.last-hand", 0, 0, (), (last.due,))


def heads_up(facts: Facts) -> Iterator[Matter]:
    """Two players are left; `detail` is "begins" when more of them played the last hand, "swapped" when the button
    posted the big blind and the other player the small one.
    """
    if is_heads_up(facts):
        detail = "begins" if several_before(facts) else SWAPPED if blinds_swapped(facts) else ""
        yield Matter("heads-up-button", "button.heads-up", 0, 0, (), playing(facts), detail)


def blinds_swapped(facts: Facts) -> bool:
    """Did the player who is due for the small blind post more than the one who is due for the big one?"""
    paid, (small, big) = posted(facts), blinds_due(facts, facts.setup.button)
    return paid.get(small, 0) > paid.get(big, 0) > 0


def blind_not_posted(facts: Facts) -> Iterator[Matter]:
    """Somebody posted, but not the seat that is due for a blind, and the deal begins. `seats` are those due.

    Nothing is told of the last hand, so that no place can be a dead one.
    """
    dealt = next((index for index, _, _ in facts.done(g.Pitch)), None)
    if dealt is None or not _several(facts) or facts.setup.last_hand:
        return
    paid, due = posted(facts.when(dealt)), blinds_due(facts, facts.setup.button)
    ante = each_paid_an_ante(facts, paid)
    if small_blind_is_dead(facts.setup, facts.record.tables[dealt], playing(facts), facts.setup.button):
        return
    if paid and not all(paid.get(seat, 0) > ante for seat in due):
        yield Matter("blind-not-posted", "button.blinds", dealt + 1, dealt + 1, (), due)


def draw_for_the_button(facts: Facts) -> Iterator[Matter]:
    """Every player drew a card before anything was dealt."""
    drawn = drawn_button(facts) if not is_stud(facts.game) else None
    if drawn:
        yield Matter("draw-for-the-button", "button.draw", drawn[1], drawn[1])


def blind_dodged(facts: Facts) -> Iterator[Matter]:
    """A player who comes from a broken table is not there when a blind is due from the new seat."""
    missing = facts.setup.moved & facts.setup.absent
    if missing and not is_stud(facts.game):
        for seat in blinds_due(facts, facts.setup.button):
            if seat in missing:
                yield Matter("blind-dodged", "button.dodging", 0, 0, (), (seat,))


def blind_not_in_full(facts: Facts) -> Iterator[Matter]:
    """A player put the last chips into the big blind, and they do not make it up."""
    blind = facts.setup.stakes.big_blind
    for index, seat, _ in facts.done(g.Post):
        lying = facts.record.tables[index + 1]
        last_chips = not lying.seat(seat).stack
        if last_chips and seat == _big_blind(facts, lying) and _toward_the_blind(facts.when(index + 1), seat) < blind:
            yield Matter("blind-not-in-full", "button.blinds", index + 1, index + 1, (), (seat,))


def straddle(facts: Facts) -> Iterator[Matter]:
    """A seat that is in no blind posts too, before the cards are dealt: more than the big blind left of it, twice as
    much or more elsewhere, where less may be what somebody owes.
    """
    if not _several(facts):
        return
    for index, seat, _ in facts.done(g.Post):
        before, after = facts.record.tables[index], facts.record.tables[index + 1]
        undealt = not any(each.hand for each in before.seats)
        blinds = _blinds(facts, before)
        if undealt and seat not in blinds and after.seat(seat).bet.amount >= _least_straddle(facts, blinds, seat):
            yield Matter("straddle-posted", "button.straddle", index + 1, index + 1, (), (seat,))


def _least_straddle(facts: Facts, blinds: tuple[int, ...], seat: int) -> int:
    big = facts.setup.stakes.big_blind
    return big + 1 if seat == next_on(facts, blinds[-1]) else 2 * big


def _blinds(facts: Facts, lying: Table) -> tuple[int, ...]:
    """The seats in the blinds as the table lay."""
    return blinds_due(facts, button_then(facts, lying)) if len(playing(facts)) > 1 else ()


def _toward_the_blind(facts: Facts, seat: int) -> int:
    paid = posted(facts)
    return paid[seat] - each_paid_an_ante(facts, paid)


def _several(facts: Facts) -> bool:
    return not is_stud(facts.game) and len(playing(facts)) > 2


def _big_blind(facts: Facts, lying: Table) -> int:
    return (0, *_blinds(facts, lying))[-1] if not is_stud(facts.game) else 0


KINDS: tuple[PointKind, ...] = (
    PointKind("button-and-blinds", "button.dead", "Where button and blinds go", About.HAND, button_and_blinds),
    PointKind(
        "last-button-wrong", "button.last-hand", "The button was wrong on the last hand", About.SEATS, last_button_wrong
    ),
    PointKind("heads-up-button", "button.heads-up", "Two players are left", About.SEATS, heads_up),
    PointKind(
        "blind-not-posted",
        "button.blinds",
        "A seat that owes a blind didn't post",
        About.SEATS,
        blind_not_posted,
    ),
    PointKind("draw-for-the-button", "button.draw", "The players drew for the button", About.HAND, draw_for_the_button),
    PointKind(
        "blind-dodged", "button.dodging", "A moved player is away when a blind is due", About.SEATS, blind_dodged
    ),
    PointKind("blind-not-in-full", "button.blinds", "A blind cannot be posted in full", About.SEATS, blind_not_in_full),
    PointKind("straddle-posted", "button.straddle", "A player posted a straddle", About.SEATS, straddle),
)
