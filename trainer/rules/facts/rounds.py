"""A betting round seen as a whole: how its bets rose, who stands at what, and whether it can still be put right."""

from bisect import bisect_right

from trainer.kernel import gestures as g
from trainer.rules.course import LAST_STREET
from trainer.rules.facts import Facts
from trainer.rules.facts import shape as s
from trainer.rules.facts.turns import told
from trainer.rules.facts.wager import Wager, comes_to, counts_for, from_there, wagers
from trainer.rules.facts.wager import earlier as before
from trainer.rules.facts.walk import WAITING, Way


def big_bet(facts: Facts) -> bool:
    """Is the game played without fixed bets?"""
    return facts.setup.limit != "limit"


def levels(facts: Facts, made: Wager, way: Way = WAITING) -> tuple[int, ...]:
    """The totals to which the round had risen before this wager, the opening bet first: the big blind, the bring-in.

    What was done out of turn has raised nothing where it waits still, or where a bet or raise has freed its maker.
    """
    forced = (facts.setup.stakes.big_blind or facts.setup.stakes.bring_in) if made.street <= 0 else 0
    found = [forced] if forced else []
    outs = told(facts.when(made.first), way).outs
    idle = {each.made.first for each in outs if each.changed or (each.waits and made.in_turn)}
    for to in (comes_to(each, made.first) for each in earlier(facts, made) if each.first not in idle):
        if (found[-1] if found else 0) < to <= made.facing:
            found.append(to)
    return tuple(found)


def earlier(facts: Facts, made: Wager) -> list[Wager]:
    """The wagers of the same round before this one."""
    return [each for each in before(wagers(facts), made) if each.street == made.street]


def bet_called(facts: Facts, made: Wager) -> Wager | None:
    """The last bet or raise before that wager, where that is a call of all of it."""
    bet = next((each for each in reversed(earlier(facts, made)) if s.offered(each) > each.facing), None)
    return bet if made.total == made.facing else None


def street_over(facts: Facts, made: Wager) -> bool:
    """Has the next card been dealt, or on the last street the showdown begun?"""
    if facts.course.street > made.street or facts.course.deals > facts.record.courses[made.first].deals:
        return True
    return made.street == LAST_STREET[facts.game] and showdown_begun(facts, made)


def showdown_begun(facts: Facts, made: Wager) -> bool:
    """Once the betting was closed, has a player turned cards up, or the pot been pushed?"""
    for index, gesture, _, _ in facts.happened(made.last + 1):
        shown = gesture.seat and isinstance(gesture.act, g.Turn)
        if facts.record.courses[index].closed and (shown or isinstance(gesture.act, g.PushPot | g.NextHand)):
            return True
    return facts.table.over


def round_over(facts: Facts, made: Wager) -> bool:
    """Has the betting of that street been completed?"""
    if street_over(facts, made):
        return True
    since = (each for each in from_there(wagers(facts), made.first) if each.street == made.street)
    return facts.course.closed and not any(_to_be_answered(facts, each) for each in since)


def _to_be_answered(facts: Facts, made: Wager) -> bool:
    """Was a raise said of no more than the bet, or of which no more was left there, that somebody with chips has yet to
    answer, by no less than the bet? That closes nothing.
    """
    given = 0 <= made.settled <= made.facing
    if not s.said_first(made, "raise") or (s.offered(made) > made.facing and not given):
        return False
    since = {made.seat, *(each.seat for each in from_there(wagers(facts), made.first) if not _falls_short(each, made))}
    left = (seat for seat in facts.course.contesting if facts.table.seat(seat).stack)
    return any(seat not in since for seat in left)


def _falls_short(answer: Wager, made: Wager) -> bool:
    """Are its chips less than what there was to call before that raise, though its maker has more?"""
    return bool(answer.motions) and answer.total < made.facing and not answer.all_in


def over_since(facts: Facts, made: Wager) -> bool:
    """The same, by what others have done since: what closed the betting by itself may still be put right."""
    return street_over(facts, made) or (facts.course.closed and actions_after(facts, made)[0] > 0)


def standing_at(facts: Facts, made: Wager, total: int) -> tuple[int, ...]:
    """The seats still in the hand whose last wager of that round, from this one on, comes to exactly that total: by its
    chips, or by the word "call" alone, also where more than that lay there.
    """
    since = [each for each in from_there(wagers(facts), made.first) if each.street == made.street]
    last = {each.seat: each for each in since if puts_in(each)}
    return tuple(s for s in facts.course.contesting if s in last and _stands_at(last[s], total))


def _stands_at(made: Wager, total: int) -> bool:
    """Does it come to that, or was a call said of it by who had more in already?"""
    more_lies = not made.motions and made.to_call == 0 and made.facing > total
    return came_to(made) == total or more_lies


def puts_in(made: Wager) -> bool:
    """Is it chips, or the word "call" alone, so that its maker stands at what it comes to?"""
    return bool(made.motions) or s.said_first(made, "call")


def came_to(made: Wager) -> int:
    """The total at which its maker stands by chips, or by the word "call" alone."""
    return counts_for(made) if made.motions else made.facing


def brought_to(facts: Facts, made: Wager, to: int) -> dict[str, int]:
    """By seat, the total that everybody comes to who stands at this wager; nobody to more than he has. Its maker does
    with no chips out, too.
    """
    found = {}
    others = standing_at(facts, made, s.offered(made))
    for seat in others if others and made.motions else sorted({made.seat, *others}):
        found[f"seat-{seat}"] = min(to, _most(facts, made, seat))
    return found


def _most(facts: Facts, made: Wager, seat: int) -> int:
    """All the seat could have put in on that street."""
    sitting = facts.record.tables[made.first].seat(seat)
    return sitting.stack.amount + facts.record.courses[made.first].front(sitting)


def actions_after(facts: Facts, made: Wager) -> tuple[int, bool]:
    """How many actions in turn came after the wager, and whether one of them put chips in."""
    acted = facts.actions()
    since = acted[bisect_right(acted, made.last, key=lambda each: each.index) :]
    later = [each for each in since if each.in_turn]
    return len(later), any(each.added for each in later)


def last_step(facts: Facts, made: Wager) -> int:
    """By how much the last bet or raise of the deal, on whatever street, went up; the minimum before any."""
    steps = (each.total - each.facing for each in reversed(before(wagers(facts), made)))
    return next((each for each in steps if each > 0), made.by)
