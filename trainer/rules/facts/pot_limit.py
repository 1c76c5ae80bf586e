"""The pot of pot-limit: the most that may be bet, what is missing of the blinds, and what the dealer said it was."""

from trainer.kernel import gestures as g
from trainer.rules.course import big_blind_seat, small_blind_seat
from trainer.rules.facts import Facts
from trainer.rules.facts.shape import offered
from trainer.rules.facts.wager import Wager, wagers


def played(facts: Facts) -> bool:
    return facts.setup.limit == "pot-limit"


def posted(facts: Facts) -> tuple[int, int]:
    """The small and the big blind as they were posted; with a single post the small blind is dead and 0."""
    happened = facts.happened(facts.deal_start)
    found = [(x.seat, x.act.chips.amount) for _, x, _, _ in happened if isinstance(x.act, g.Post)]
    big_first = tuple(seat for seat, _ in found) == _blind_seats(facts)[::-1]
    posts = [amount for _, amount in (reversed(found) if big_first else found)]
    small, big = (0, *posts)[-2:] if len(posts) == 1 else (*posts, 0, 0)[:2]
    return small, big


def _blind_seats(facts: Facts) -> tuple[int, int]:
    """Who owes the small and who the big blind."""
    seats, button = facts.course.dealt_in, facts.table.button
    return (small_blind_seat(seats, button), big_blind_seat(seats, button)) if len(seats) > 1 else (0, 0)


def dead_blind(facts: Facts) -> bool:
    """Was one of the two blinds not posted at all?"""
    return 0 in posted(facts)


def missing_of_blinds(facts: Facts) -> int:
    """By how much the blinds that lie there fall short of full ones."""
    stakes, (small, big) = facts.setup.stakes, posted(facts)
    return max(0, stakes.small_blind - small) + max(0, stakes.big_blind - big)


def most(made: Wager, pot: int) -> int:
    """The total of a pot-sized bet: the call, and a raise of everything that is in once the call is."""
    return made.facing + pot + made.to_call


def counted(facts: Facts, made: Wager) -> int:
    """The pot that the dealer named last before the chips went out, 0 when he named none."""
    before = [each.last for each in wagers(facts) if each.last < made.first]
    named = 0
    for index, gesture, _, _ in facts.happened(max(before, default=facts.deal_start) + 1):
        if index < made.last and gesture.by_dealer and isinstance(gesture.act, g.Say):
            named = _figure(gesture.act.words) or named
    return named


def _figure(words: str) -> int:
    figures = [int(each) for each in words.replace(",", "").split() if each.isascii() and each.isdigit()]
    return figures[0] if figures else 0


def real_pot(facts: Facts, made: Wager) -> int:
    """The pot by which the bet is measured: before the flop the blinds count in full."""
    return made.pot + (missing_of_blinds(facts) if made.street <= 0 else 0)


def bet_on_the_count(facts: Facts, made: Wager) -> bool:
    """Is it the pot-sized bet that follows from a wrong count?"""
    named = counted(facts, made)
    return 0 < named != real_pot(facts, made) and offered(made) == most(made, named)
