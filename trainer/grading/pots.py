"""Pots as they are pushed, held against the law: which of them goes first, and who gets the odd chips."""

from functools import partial

from trainer.grading.assessment import Verdict
from trainer.grading.open_matter import decided
from trainer.grading.said import Spoken, cite_decision
from trainer.kernel import gestures as g
from trainer.kernel.chips import Chips
from trainer.kernel.happen_chips import pot_pushed
from trainer.kernel.table import pot_called
from trainer.rules.at_showdown import need_not_show
from trainer.rules.awarding import pushed_from, pushes, read_at, to_come, whole
from trainer.rules.book import Book
from trainer.rules.common.pots import SPLIT_BY_ITSELF
from trainer.rules.facts import Facts
from trainer.rules.facts.pots import Pot, as_one, halves_matter, odd, pots, spans
from trainer.rules.facts.showdown import live, showdown, tabled
from trainer.rules.moved_back import since_tap_in
from trainer.rules.points.pots import ODD_CHIP, POT_ORDER, SIDE_POT, deeper_left
from trainer.rules.ruling import Decision, Matter


def pot_out(law: Book, facts: Facts, act: g.PushPot) -> Spoken | None:
    """What a house says to a share that belongs to its seat, but for the order of pots and the odd chips.

    None as long as hands are still to be shown.
    """
    down = {seat for seat in live(facts) if not tabled(facts, seat)}
    if down - need_not_show(law, facts):
        return None
    odd_chip = _odd(law, facts, act)
    wrong = odd_chip is not None and odd_chip.verdict is Verdict.HARMFUL
    return odd_chip if wrong else _too_soon(law, facts, act) or odd_chip


def hand_gone(law: Book, facts: Facts, act: g.Muck) -> Spoken | None:
    """What a house says to a winner's hand that goes when only odd chips are still to come to it."""
    lying = [pot_called(at) for at, chips in enumerate(facts.table.pots) if chips] if showdown(facts) else []
    owed = {name: to_come(facts, name).get(act.seat, 0) for name in lying}
    said = [odd_chips(law, facts, name) for name, amount in owed.items() if amount > 0 >= _least(facts, name, act.seat)]
    if not said or len(said) < sum(amount > 0 for amount in owed.values()):
        return None
    spoken = [each for each in said if each is not None and not _is_open(each)]
    if spoken:
        says = f"The odd chips go in order, and seat {act.seat} still has {sum(owed.values()):,} to come."
        return Spoken(Verdict.HARMFUL, says, cite_decision(spoken[0]))
    return Spoken(Verdict.HARMLESS, f"Seat {act.seat} has their share. This rulebook doesn't cover the odd chip.")


def left_open(law: Book, facts: Facts) -> frozenset[str]:
    """The pots that do not come out even and of whose odd chips the house says nothing, or leaves them to its floor."""
    found = ((each.name, odd_chips(law, facts, each.name)) for each in pots(facts.when(read_at(facts))))
    return frozenset(name for name, said in found if said is not None and _is_open(said))


def off_since(law: Book, facts: Facts, taken_over: int) -> tuple[tuple[int, int], ...]:
    """By seat, what is off at the end as far as it is the trainee's, who tapped in after so many gestures."""
    return tuple(sorted(since_tap_in(facts, taken_over, partial(left_open, law)).items()))


def odd_chips(law: Book, facts: Facts, name: str) -> Decision | None:
    """What the house says of the odd chips of that pot; None where it comes out even or is none by right.

    A pot that the same hands win high and low may have some in its halves only.
    """
    then = facts.when(read_at(facts))
    by_right = next((each for each in pots(then) if each.name == name), None)
    if by_right is None:
        return None
    if odd(then, by_right):
        return decided(law, facts.about(_matter("odd-chips", then, by_right)))
    return decided(law, facts.about(_matter("both-ways", then, by_right))) if halves_matter(then, by_right) else None


def _matter(kind: str, then: Facts, pot: Pot) -> Matter:
    return Matter(kind, ODD_CHIP, then.at, then.at, seats=pot.seats, detail=pot.name)


def _is_open(said: Decision) -> bool:
    """Does nobody but the floor know who gets the odd chips?"""
    return said.ruling is None or bool(said.ruling.options)


# --- the order ----------------------------------------------------------------------------------------------------


def _too_soon(law: Book, facts: Facts, act: g.PushPot) -> Spoken | None:
    """A share that is right in itself goes out while a deeper pot still lies there."""
    name = pot_pushed(act)
    if not deeper_left(facts.table, name) or not (_due(facts, act) or _lawful(facts, act)):
        return None
    matter = Matter("pot-too-soon", POT_ORDER, facts.at, facts.at, seats=(act.seat,), detail=name)
    said = decided(law, facts.about(matter))
    right = "The seat and its share are right"
    if said.ruling is None:
        return Spoken(Verdict.HARMLESS, f"{right}. This rulebook doesn't say in which order these pots go out.")
    if not said.ruling.fault:
        return Spoken(Verdict.HARMLESS, f"{right}. The rule here: {said.ruling.says}.", cite_decision(said))
    if not said.confirmed:
        says = f"{right}. This rulebook refers to another for the order: {said.ruling.says}."
        return Spoken(Verdict.HARMLESS, says, cite_decision(said))
    return Spoken(Verdict.HARMFUL, f"{right}, but too soon: {said.ruling.says}.", cite_decision(said))


# --- odd chips ----------------------------------------------------------------------------------------------------


def _odd(law: Book, facts: Facts, act: g.PushPot) -> Spoken | None:
    """A share of a pot that does not come out even, held against the order in which the house has odd chips go."""
    said, due = odd_chips(law, facts, pot_pushed(act)), to_come(facts, pot_pushed(act)).get(act.seat, 0)
    if said is None or not (_due(facts, act) or _lawful(facts, act)):
        return None
    if said.ruling is None:
        return Spoken(
            Verdict.HARMLESS,
            "This rulebook doesn't say who gets the odd chip. Any player who shares the pot may get it.",
        )
    if _is_open(said):
        return Spoken(Verdict.HARMLESS, f"A share, and {said.ruling.says}.", cite_decision(said))
    if act.chips.amount == due:
        return Spoken(Verdict.PRACTICE, f"Right: a push of {due:,}, by the odd-chip rule.", cite_decision(said))
    if act.chips.amount < due:  # the rest may follow
        return None
    if _split_once(facts, act):
        return _of_one_pot(law, facts, act, due)
    says = f"With the odd chips in the right order, seat {act.seat} gets {due:,}, not {act.chips.amount:,}."
    return Spoken(Verdict.HARMFUL, says, cite_decision(said))


def _split_once(facts: Facts, act: g.PushPot) -> bool:
    """Would it be the seat's share, with what it has had, if all pots were one that is split once?"""
    had = sum(amount for (_, seat), amount in pushes(facts).items() if seat == act.seat)
    return had + act.chips.amount <= as_one(facts.when(read_at(facts))).get(act.seat, 0)


def _of_one_pot(law: Book, facts: Facts, act: g.PushPot, due: int) -> Spoken:
    """What a house says to odd chips shared out over several pots as if they were one."""
    name = pot_pushed(act)
    then = facts.when(read_at(facts))
    pot = next(each for each in pots(then) if each.name == name)
    said = decided(law, facts.about(Matter("pot", SIDE_POT, then.at, then.at, seats=pot.seats, detail=name)))
    if said.ruling is None or said.ruling != SPLIT_BY_ITSELF:
        return Spoken(Verdict.HARMLESS, "This rulebook doesn't say whether each pot is split on its own.")
    says = f"Each pot is split on its own. Seat {act.seat} gets {due:,} from this one, not {act.chips.amount:,}."
    return Spoken(Verdict.HARMFUL, says, cite_decision(said))


def _due(facts: Facts, act: g.PushPot) -> bool:
    """Is it what is still to come to that seat out of that pot, or all that is left of it?"""
    return act.chips.amount == min(to_come(facts, pot_pushed(act)).get(act.seat, 0), _lying(facts, act).amount) > 0


def _lawful(facts: Facts, act: g.PushPot) -> bool:
    """Would it be a share, with enough left for the others, if the odd chips could go to anybody who shares?"""
    name = pot_pushed(act)
    pot, then = whole(facts, name), facts.when(read_at(facts))
    span = spans(then, pot) if pot is not None else {}
    if act.seat not in span:
        return False
    had = pushed_from(facts, name).get(act.seat, 0) + act.chips.amount
    others = sum(max(0, _least(facts, name, seat)) for seat in span if seat != act.seat)
    return span[act.seat][0] <= had <= span[act.seat][1] and _lying(facts, act).amount - act.chips.amount >= others


def _least(facts: Facts, name: str, seat: int) -> int:
    """What of that pot the seat must get at least, beyond what it has had."""
    pot = whole(facts, name)
    least = spans(facts.when(read_at(facts)), pot).get(seat, (0, 0))[0] if pot is not None else 0
    return least - pushed_from(facts, name).get(seat, 0)


def _lying(facts: Facts, act: g.PushPot) -> Chips:
    return facts.table.pots[facts.table.pot_number(pot_pushed(act))]
