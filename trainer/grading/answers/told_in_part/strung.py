"""A string bet, more than the limit or more than the pot that the house cuts, and a raise, a short call or a call in
words of it since: these face what it comes to.
"""

from collections.abc import Collection, Iterable, Iterator, Mapping, Sequence
from dataclasses import replace

from trainer.grading.answers.choice.calls_cut import (
    FULL_CALL,
    called_to,
    calls_cut,
    is_put_right,
    once_returned,
    with_calls,
)
from trainer.grading.answers.choice.giving_way import is_just_a_call
from trainer.grading.answers.pots.put_right import cut_to
from trainer.grading.answers.telling import told_of
from trainer.grading.answers.told_in_part.bound_chips import Back
from trainer.grading.rulings import on_hand
from trainer.kernel import gestures as g
from trainer.kernel.chips import NO_CHIPS, Chips, pick
from trainer.rules.amiss import ADDED_SINCE
from trainer.rules.book import Book
from trainer.rules.facts import Facts
from trainer.rules.facts.paid import has_chips_back
from trainer.rules.facts.pot_limit import beyond_the_pot, played
from trainer.rules.facts.shape import offered, said_first, within_the_limit
from trainer.rules.facts.standing import FOLD
from trainer.rules.facts.wager import Wager, wagers
from trainer.rules.record import Record
from trainer.rules.ruling import Decision
from trainer.rules.stands import MISCOUNT, OVERBET, POT_BET, STRING, WHAT_IT_IS, decisions

BEYOND_THE_LIMIT = (OVERBET, WHAT_IT_IS)
"""Kinds under which a house cuts more than the limit: by a paragraph on it, or by what silent chips are."""
BEYOND_THE_POT = (MISCOUNT, POT_BET)
"""The same for more than the pot: for all in for it, or by what the pot allows."""


def as_cut(
    record: Record, law: Book, rights_asked: bool = False, back: Collection[int] = ()
) -> tuple[Record, tuple[Back, ...]]:
    """The hand in which no more was put out than such a bet comes to, nor called of it, with what is ruled on it.

    Calls in turn of all of it are told with it and stay, but where what may be done next is asked: that faces the rest.
    """
    facts = Facts(record, len(record))
    here = [each for each in wagers(facts) if each.street == facts.course.street]
    for made in (each for each in here if _is_strung(each) or _is_beyond(facts, each)):
        others = [each for each in here if each.first > made.last and each.seat != made.seat]
        if _is_strung(made) or not within_the_limit(made):
            until = _until_it_matters(made, others, back) or (_until_all_called(others) if rights_asked else 0)
        elif not any(said_first(each, "raise") or each.total > each.facing for each in others if each.motions):
            until = _until_it_goes_back(facts, made, others) or (_until_all_called(others) if rights_asked else 0)
        else:
            until = 0  # a raise of more than the pot is told with it
        cut = _as_cut_until(record, law, made, until) if until else None
        if cut is not None:
            return cut
    return record, ()


def _is_strung(made: Wager) -> bool:
    return len(made.motions) > 1


def _is_beyond(facts: Facts, made: Wager) -> bool:
    """Is it more than the limit, or at pot-limit than the pot?"""
    return not within_the_limit(made) or (played(facts) and beyond_the_pot(facts, made))


def _until_it_matters(made: Wager, others: Sequence[Wager], back: Collection[int]) -> int:
    """The gestures before or up to what others have done on it that rests on what it comes to; 0 for nothing."""
    resting = others if _is_strung(made) else _answers(made, others, back)
    return next((at for each in resting if (at := _rests_on_it(each, others))), 0)


def _until_all_called(others: Sequence[Wager]) -> int:
    """The gestures up to the last of those who acted on it, where one of them has called; 0 where none has."""
    return others[-1].last + 1 if any(each.motions and each.total == each.facing for each in others) else 0


def _until_it_goes_back(facts: Facts, made: Wager, others: Sequence[Wager]) -> int:
    """The gestures before chips of more than the pot go back to its maker or to who called it, once somebody has acted
    on it; 0 where none do.
    """
    in_for_it = {made.seat, *(each.seat for each in others if each.motions)}
    since = range(others[0].first, len(facts.record)) if others else ()
    back = (at for at in since if has_chips_back(facts.record.gestures[at]) in in_for_it)
    return next(back, 0)


def _as_cut_until(record: Record, law: Book, made: Wager, until: int) -> tuple[Record, tuple[Back, ...]] | None:
    """The hand with that bet and the calls of it cut as they lay after so many gestures; None where it isn't cut."""
    before = record.otherwise(record.gestures[:until])
    cut = _cut(before, law, made) if before is not None else None
    if before is None or cut is None:
        return None
    before = _with_all_there(before, law, made) or before
    then = Facts(before, len(before))
    gone = _goes_back(then, _cut(before, law, made) or cut)
    stays = cut_to(then, {**dict.fromkeys(gone, called_to(cut)), cut.matter.seats[0]: dict(cut.figures)["to"]})
    in_part = cut.matter.kind in BEYOND_THE_POT
    stays |= _without_those_chips(then, record.gestures[until:], gone, stays) if in_part else {}
    between = range(made.motions[0][0], made.motions[-1][0])
    stays |= {at: () for at, _ in made.words if at in between}  # said with what is cut
    acts = [one for at, each in enumerate(before.gestures) for one in stays.get(at, (each,))]
    since = _with_what_came_back(record.gestures[until:], then, cut.matter.seats[0], gone, in_part)
    left = record.otherwise((*acts, *since))
    if left is None:
        return None
    now = Facts(record, len(record))
    cut = once_returned(now, cut)
    if cut.matter.kind in BEYOND_THE_POT and is_put_right(now, cut):
        return left, ()
    return left, (Back(cut, with_calls(told_of(law, now, cut), now, cut)),)


def _without_those_chips(
    then: Facts, since: Sequence[g.Gesture], gone: Mapping[int, int], stays: Mapping[int, tuple[g.Gesture, ...]]
) -> dict[int, tuple[g.Gesture, ...]]:
    """What stays of wagers of which chips went back since that come to what goes back: all but just those chips."""
    found = dict[int, tuple[g.Gesture, ...]]()
    for seat, chips in map(_back, since):
        over = pick(chips, gone.get(seat, 0))
        for at in stays if over else ():
            put = then.record.gestures[at]
            if over and put.seat == seat and isinstance(put.act, g.Wager) and _holds(put.act.chips, over):
                found[at] = (replace(put, act=g.Wager(put.act.chips - over)),)
    return found


def _back(gesture: g.Gesture) -> tuple[int, Chips]:
    """Which seat has what chips of its bet back by that; seat 0 where nobody has."""
    act = gesture.act
    return (has_chips_back(gesture), act.chips) if isinstance(act, g.PullBack | g.ReturnBet) else (0, NO_CHIPS)


def _holds(held: Chips, some: Chips) -> bool:
    """Are those chips among them?"""
    counts = dict(held.piles)
    return all(count <= counts.get(value, 0) for value, count in some.piles)


def _with_all_there(before: Record, law: Book, made: Wager) -> Record | None:
    """The same hand as if nothing had gone back yet of that bet and of calls of it; None where nothing has, or other
    chips than are beyond the cut.
    """
    since = {at: each.act for at, each in enumerate(before.gestures) if at > made.last}
    back = {at: act for at, act in since.items() if isinstance(act, g.ReturnBet)}
    left = [each for at, each in enumerate(before.gestures) if at not in back]
    whole = before.otherwise(left) if back else None
    cut = _cut(whole, law, made) if whole is not None else None
    if whole is None or cut is None:
        return None
    gone = _goes_back(Facts(whole, len(whole)), cut)
    return whole if all(gone.get(act.seat) == act.chips.amount for act in back.values()) else None


def _goes_back(then: Facts, cut: Decision) -> Mapping[int, int]:
    """By seat what goes back to its maker and to who stands at it or has called it, in chips."""
    figures, seat = dict(cut.figures), cut.matter.seats[0]
    fronts = {each.number: then.course.front(each) - figures["to"] for each in then.table.seats}
    in_for_it = {at: over for at, over in fronts.items() if over > 0 and f"seat-{at}" in figures}
    return {**in_for_it, **calls_cut(then, cut), seat: figures["back"]}


def _answers(made: Wager, others: Sequence[Wager], back: Collection[int]) -> list[Wager]:
    """Who has answered more than the limit, unless he took silent chips of it back in turn; nobody where it
    came out of turn itself, or has been raised as the dealer named it.
    """
    named = made.told >= 0 and any(offered(each) > each.facing or said_first(each, "raise") for each in others)
    if named or not made.in_turn:
        return []
    return [each for each in others if not (each.seat in back and each.silent and each.in_turn)]


def _with_what_came_back(
    since: Sequence[g.Gesture], then: Facts, seat: int, gone: Mapping[int, int], in_part: bool
) -> Iterator[g.Gesture]:
    """What was done since, with the chips that go back in the next ones of who made that bet: they lay there.

    What the dealer has given back of it and of calls of it, changed before or not, lies there no more; nor, `in_part`,
    what their players have taken back of it, or the dealer given back a part of.
    """
    back, left = pick(then.table.seat(seat).bet, gone[seat]), dict(gone)
    for each in since:
        if isinstance(each.act, g.ReturnBet) and gone.get(each.act.seat) == each.act.chips.amount:
            back = None if each.act.seat == seat else back
            left.pop(each.act.seat, 0)
        elif in_part and isinstance(each.act, g.PullBack | g.ReturnBet) and left.get(has_chips_back(each)):
            who, chips = _back(each)
            rest, left[who] = pick(chips, max(0, chips.amount - left[who])), max(0, left[who] - chips.amount)
            back = None if who == seat else back
            if rest:
                yield replace(each, act=replace(each.act, chips=rest))
        elif isinstance(each.act, g.Trade) and {each.act.place, each.act.other} & {f"bet-{one}" for one in gone}:
            continue
        elif back is not None and each.seat == seat and isinstance(each.act, g.Wager):
            yield replace(each, act=g.Wager(each.act.chips + back))
            back = None
        else:
            yield each


def _rests_on_it(later: Wager, others: Sequence[Wager]) -> int:
    """The gestures before a raise of it, or what was done last without chips but a fold in turn, or up to a call that
    is out of turn, puts out less, went back in part or comes after a fold out of turn; 0 for another call in turn,
    or a fold.
    """
    if later.done:
        return later.first if later is others[-1] and not (later.in_turn and later.done == FOLD) else 0
    if not later.motions and not any(each.motions for each in others if each.first > later.first):
        return later.first
    if said_first(later, "raise") or (later.motions and later.total > later.facing):
        return later.first
    early = any(each.done and not each.in_turn for each in others)
    less = later.total < later.facing or (later is others[-1] and later.lying < later.facing)
    return later.last + 1 if later.motions and (less or not later.in_turn or early) else 0


def _cut(before: Record, law: Book, made: Wager) -> Decision | None:
    """The ruling that cuts that bet, before anybody raised it; none of a raise that is just a call."""
    kinds = (STRING, *BEYOND_THE_POT) if within_the_limit(made) else (STRING, *BEYOND_THE_LIMIT)
    mine = [each for each in on_hand(before, law).values() if each.matter.error == made.first + 1]
    ruled = (each for kind in kinds for each in mine if each.matter.kind == kind and not each.silent)
    found = _short_first(before, law, made, mine) or next(ruled, None)
    if found is None or is_just_a_call(law, Facts(before, len(before)), found):
        return None
    figures = dict(found.figures)
    return found if figures.get("to") and figures.get("back") else None


def _short_first(before: Record, law: Book, made: Wager, mine: Iterable[Decision]) -> Decision | None:
    """The ruling on a string bet of which a short call stands, for the floor: what was added goes back."""
    left = next((dict(each.figures) for each in mine if dict(each.figures).get(ADDED_SINCE)), None)
    facts = Facts(before, len(before))
    here = next((each for each in wagers(facts) if each.first == made.first), None)
    string = next(decisions(law, facts, here, frozenset({STRING})), None) if left and here else None
    if string is None or left is None or here is None:
        return None
    back = left[ADDED_SINCE]
    figures = {"to": here.lying - back, "back": back, FULL_CALL: left.get(FULL_CALL, here.facing)}
    return replace(string, figures=tuple(sorted(figures.items())))
