"""Points of the chapter amounts: how much a raise must be, and wagers of too little."""

from collections.abc import Iterator
from dataclasses import replace

from trainer.kernel import gestures as g
from trainer.kernel.chips import Chips
from trainer.rules.facts import Facts, followed
from trainer.rules.facts import shape as s
from trainer.rules.facts.accepted import claimed, went_by_a_wrong_count
from trainer.rules.facts.meanings import short_meaning
from trainer.rules.facts.rounds import big_bet
from trainer.rules.facts.short_all_in import chip_for_either_raise, said_to_complete
from trainer.rules.facts.stud import doubled_for_a_pair
from trainer.rules.facts.wager import Wager, begun, comes_to, counts_for, wagers
from trainer.rules.kind import About, ComesOf, PointKind
from trainer.rules.points.wager import PLAIN
from trainer.rules.ruling import Matter
from trainer.rules.ties import puts_in_as_much

LEAST, UNDERCALL, UNDERCALLS, UNDERRAISE = "bet.least-raise", "bet.undercall", "bet.undercalls", "bet.underraise"
SMALL_CHIPS, BRING_IN_CHIPS, RELEASE = "bet.small-chips", "bet.bring-in-chips", "bet.release"
ROUNDING = "bet.rounding"
CLAIMED = "claimed"


def _point(kind: str, topic: str, made: Wager, seats: tuple[int, ...] = ()) -> Matter:
    return Matter(kind, topic, made.last + 1, made.first + 1, seats=seats or (made.seat,))


def least_raises(facts: Facts) -> Iterator[Matter]:
    """After every plain bet, call or raise of a game without fixed bets: how much must the next raise be?"""
    for each in wagers(facts) if big_bet(facts) else ():
        if each.motions and not each.back and _plain(each):
            yield _point("least-raise", LEAST, each)


def _plain(made: Wager) -> bool:
    """Needs no book to be sized: exactly the call, all the seat has, or chips worth a full bet or raise."""
    if made.total == made.facing or (made.all_in and counts_for(made) == made.total):
        return True
    spoken = s.said_first(made, "raise", "bet")
    spare = made.facing == 0 or (s.several_chips(made) and not s.every_chip_needed(made))
    return made.total >= made.minimum and (spoken or (made.silent and spare))


def short(made: Wager) -> bool:
    """Less than the call was put out or named, by somebody who has more."""
    spoke = s.silent_chips(made) or s.amount_only(made) or (s.said_first(made, "call") and bool(made.motions))
    return spoke and 0 < s.offered(made) < made.facing and not made.all_in and made.most > s.offered(made)


def undercalls(facts: Facts) -> Iterator[Matter]:
    """Less than the call is put out or named, or put out after "call"; told apart where its player says he erred. With
    his hand gone before he owes no call.
    """
    for each in begun(facts):
        gone = each.seat in facts.record.courses[each.first].folded
        if short(each) and not made_back(each) and not gone:
            yield replace(_point("undercall", UNDERCALL, each), detail=CLAIMED if claimed(facts, each) else "")


def made_back(made: Wager) -> bool:
    """Were chips taken back in the course of it?"""
    return bool(made.back)


def undercalls_in_sequence(facts: Facts) -> Iterator[Matter]:
    """Two or more players after one another put in too little; it is about all of them, the first one first."""
    for run in _runs(facts):
        seats = tuple(each.seat for each in run)
        yield Matter("undercalls-in-sequence", UNDERCALLS, run[1].last + 1, run[0].first + 1, seats=seats)


def undercalls_after_another(facts: Facts) -> Iterator[Matter]:
    """Each of them but the first; the seat of the first comes second."""
    for first, *rest in _runs(facts):
        for each in rest:
            if each.first >= facts.since:
                yield _point("undercall-after-another", UNDERCALLS, each, (each.seat, first.seat))


def _runs(facts: Facts) -> list[list[Wager]]:
    """Undercalls of one street, one after another, none of them put right before the next came, nor made on a wrong
    count: these are calls of the whole.
    """
    runs: list[list[Wager]] = [[]]
    for each in _with_their_run(facts):
        last = runs[-1][-1] if runs[-1] else None
        if not _undeclared(each) or went_by_a_wrong_count(facts, each):
            runs.append([])
        elif last is not None and (last.street != each.street or _whole_by_then(last, each)):
            runs.append([each])
        else:
            runs[-1].append(each)
    return [run for run in runs if len(run) > 1]


def _with_their_run(facts: Facts) -> tuple[Wager, ...]:
    """The wagers asked about, and before them the undercalls that the first of them may follow."""
    made = wagers(facts)
    start = len(made) - len(begun(facts))
    while start and _undeclared(made[start - 1]):
        start -= 1
    return made[start:]


def _undeclared(made: Wager) -> bool:
    return short(made) and not made.back and not s.said_first(made, "call")


def _whole_by_then(made: Wager, later: Wager) -> bool:
    return comes_to(made, later.first) >= made.facing


def underraises(facts: Facts) -> Iterator[Matter]:
    """A bet of less than the least, or a raise by less than a whole one, of somebody who has more.

    A raise that is whole but no double of the bet is asked about, too: a house may want that. A number that can mean
    more than that is asked about as such.
    """
    for each in (made for made in begun(facts) if not (short_meaning(made) or said_to_complete(made))):
        offered = s.offered(each)
        said = each.words or each.motions
        if said and _more(each, offered) and offered < _least(each) and not each.all_in and each.most > offered:
            point = _point("underraise", UNDERRAISE, each)
            yield replace(point, detail=PLAIN) if offered >= each.minimum else point


def _least(made: Wager) -> int:
    return made.minimum if made.fixed else max(made.minimum, 2 * made.facing)


def overbets(facts: Facts) -> Iterator[Matter]:
    """In limit a bet or raise of more than the fixed one; one large chip is no more, but over a short all-in."""
    for each in begun(facts):
        several = each.new.pieces != 1 and (each.motions or each.words)
        over = counts_for(replace(each, settled=-1)) > each.step_up and not doubled_for_a_pair(facts, each)
        too_much = (several and over) or chip_for_either_raise(facts, each)
        if each.fixed and too_much and not said_to_complete(each):
            yield _point("overbet", UNDERRAISE, each)


def _more(made: Wager, offered: int) -> bool:
    """Is it more than the bet faced, or a declared raise that names no more?"""
    said = made.declared
    named = said is not None and said.amount > 0 and s.said_first(made, "raise") and made.facing > 0
    return offered > made.facing or named


def small_chips(facts: Facts) -> Iterator[Matter]:
    """A wager has chips in it that are smaller than any in the antes or blinds."""
    least = smallest_posted(facts)
    for each in begun(facts):
        if each.motions and 0 < each.smallest < least:
            yield _point("small-chips", SMALL_CHIPS, each)


def smallest_posted(facts: Facts) -> int:
    """The smallest chip in the antes and blinds of this deal, 0 when nothing was posted."""
    return min((each.piles[-1][0] for each in posts(facts) if each), default=0)


@followed
def posts(facts: Facts, before: tuple[Chips, ...] | None) -> tuple[Chips, ...]:
    """What was posted in this deal, in order."""
    if before is None or facts.deal_start == facts.at:
        return ()
    act = facts.record.gestures[facts.at - 1].act
    return (*before, act.chips) if isinstance(act, g.Post) else before


def below_the_bring_in(facts: Facts) -> Iterator[Matter]:
    """A wager has chips in it that are smaller than those of the big blind."""
    least = bring_in_chip(facts)
    for each in wagers(facts):
        if each.motions and 0 < each.smallest < least:
            yield _point("chips-below-the-bring-in", BRING_IN_CHIPS, each)


def bring_in_chip(facts: Facts) -> int:
    """The smallest chip with which the big blind was posted in full, 0 when it was not."""
    blind = facts.setup.stakes.big_blind
    full = [each.piles[-1][0] for each in posts(facts) if each and each.amount == blind]
    return full[0] if full else 0


def unrounded(facts: Facts) -> Iterator[Matter]:
    """An amount, named or put out, that the smallest chips of the blinds cannot make."""
    chip = smallest_posted(facts)
    for each in begun(facts) if chip else ():
        if (each.words or each.motions) and s.offered(each) % chip and not each.all_in:
            yield _point("unrounded-amount", ROUNDING, each)


def chips_let_go(facts: Facts) -> Iterator[Matter]:
    """Chips went forward; they lie there, or were taken back after somebody had acted on them."""
    for each in wagers(facts):
        if each.motions or (each.back and not each.words):
            yield _point("chips-let-go", RELEASE, each)


AS_MUCH = ComesOf(puts_in_as_much, about=About.WAGER)
"""Whoever matches a bet as it lies there errs by that bet, and adds no mistake."""
KINDS: tuple[PointKind, ...] = (
    PointKind("least-raise", LEAST, "How much the next raise must be", About.WAGER, least_raises),
    PointKind("undercall", UNDERCALL, "A call that's too small", About.WAGER, undercalls, comes_of=(AS_MUCH,)),
    PointKind(
        "undercalls-in-sequence",
        UNDERCALLS,
        "Short calls one after another",
        About.WAGER,
        undercalls_in_sequence,
    ),
    PointKind(
        "undercall-after-another",
        UNDERCALLS,
        "A short call after another one",
        About.WAGER,
        undercalls_after_another,
        comes_of=(AS_MUCH,),
    ),
    PointKind("underraise", UNDERRAISE, "A bet or raise that's too small", About.WAGER, underraises),
    PointKind("overbet", UNDERRAISE, "A bet or raise that's too big in limit", About.WAGER, overbets),
    PointKind("small-chips", SMALL_CHIPS, "Chips smaller than antes and blinds", About.WAGER, small_chips),
    PointKind(
        "chips-below-the-bring-in",
        BRING_IN_CHIPS,
        "Chips smaller than the big blind's",
        About.WAGER,
        below_the_bring_in,
    ),
    PointKind("unrounded-amount", ROUNDING, "An amount the chips can't make", About.WAGER, unrounded),
    PointKind("chips-let-go", RELEASE, "Chips pushed forward", About.WAGER, chips_let_go),
)
