"""The pots where wagers are still to be put right: with what is missing in, and without what goes back."""

from collections.abc import Iterable, Iterator, Mapping, Set
from dataclasses import replace
from typing import TYPE_CHECKING

from trainer.grading.answers.asked import POTS, SHOWDOWN
from trainer.grading.answers.choice.beside import BEHIND
from trainer.grading.answers.choice.calls_cut import calls_cut
from trainer.grading.answers.choice.giving_way import ACTED_ALREADY
from trainer.grading.answers.choice.own_wager import lies_beside, overtaken
from trainer.grading.answers.pots.bound_chips import as_left_in, goes_back_in
from trainer.grading.answers.telling import lower, told_of
from trainer.grading.answers.told_in_part.post import CHECKS, POST
from trainer.kernel import gestures as g
from trainer.kernel.chips import NO_CHIPS, pick
from trainer.rules.facts import Facts
from trainer.rules.facts.wager import maker, wagers
from trainer.rules.kinds import on_a_wager
from trainer.rules.record import Record
from trainer.rules.ruling import Decision
from trainer.rules.stands import SIZED

if TYPE_CHECKING:
    from trainer.grading.answers.found import Found

SEAT = "seat-"
OWES = " owes "
IF_FOLDED = "if the fold stands, "
"""Who is bound to call or raise and folds: no print says what becomes of his hand."""


def as_put_right(record: Record, ask: str, every: Iterable[Decision], points: Iterable[Decision]) -> Record:
    """The hand with bound chips left in that were pulled back and, where its pots are asked for, with the missing
    chips put in and the others returned, those of who called too much as well; as it was told where the chips that lie
    there can't be taken so, or are in the pot already.
    """
    record = as_left_in(record, points)
    facts = Facts(record, len(record))
    totals = [_with_callers(facts, each) for each in _to_put_right(facts, ask, every, points)]
    totals += [_as_posted(facts, each) for each in points if each.key == CHECKS]
    totals += [_without_those_beside(facts, each) for each in every if ask in (POTS, SHOWDOWN)]
    again = {at for some in totals for at in _back_in(facts, some)}
    acts = [each for some in totals for each in _moves(facts, some, again)]
    cut = {at: each for some in totals for at, each in cut_to(facts, some).items()} | dict.fromkeys(again, ())
    kept = [one for at, each in enumerate(record.gestures) for one in cut.get(at, (each,))]
    return (record.otherwise((*kept, *acts)) if acts or cut else None) or record


def with_what_is_put_right(found: "Found", sentence: str) -> str:
    """The pots that are asked for, after what of a wager has to be put right first; that alone where its chips can't
    be counted in.
    """
    ask, every, facts = found.ask, found.every, found.facts
    first = next(iter(_to_put_right(facts, ask, every, found.points)), None)
    first = first or (goes_back_in(facts, found.points) if ask == POTS else None)
    if first is None or OWES in sentence:
        return sentence
    said = told_of(found.law, facts, first).removesuffix(".")
    counted = as_put_right(facts.record, ask, every, found.points) is not facts.record or _lies_so(facts, first)
    hangs = "call" in dict(first.figures) and first.matter.seats[0] in facts.course.folded
    return f"{said}; {IF_FOLDED if hangs else ''}{lower(sentence)}" if counted else f"{said}."


def _lies_so(facts: Facts, first: Decision) -> bool:
    """Has all gone back of it already, so that what it comes to lies there?"""
    lies = {seat: facts.course.front(facts.table.seat(seat)) for seat in _totals(first)}
    return bool(lies) and lies == _totals(first)


def _to_put_right(facts: Facts, ask: str, every: Iterable[Decision], points: Iterable[Decision]) -> list[Decision]:
    """What is ruled on wagers and moves chips still, where the pots are asked for; whether chips found behind are part
    of a wager is told with the pots.
    """
    if ask not in (POTS, SHOWDOWN):
        return []
    behind = {seat for each in points if each.matter.kind == BEHIND for seat in each.matter.seats[:1]}
    named = {seat for each in every for seat in _others(each)}
    some = [each for each in every if (on_a_wager(each.matter.kind) or each.key == ACTED_ALREADY) and not each.silent]
    amiss = {each.matter.seats[:1] for each in some}
    some += [each for each in points if each.matter.seats[:1] not in amiss and _lies_over(facts, each)]
    theirs = [each for each in some if not named & {*each.matter.seats[:1]} - {*_others(each)}]
    return [each for each in theirs if _with_callers(facts, each) and not behind & {*each.matter.seats[:1]}]


def _lies_over(facts: Facts, decision: Decision) -> bool:
    """Does more lie there still of a wager of this street than it comes to, by its size alone, with others in for it or
    to act on it?
    """
    others = decision.matter.kind in SIZED and len(facts.course.contesting) > 1
    back = dict(decision.figures).get("back", 0) if others and not decision.silent else 0
    made = maker(facts.about(decision.matter)) if back else None
    if made is None or made.street != facts.course.street or overtaken(facts, decision):
        return False
    return facts.table.seat(made.seat).bet.amount == dict(decision.figures).get("to", 0) + back


def _totals(decision: Decision) -> dict[int, int]:
    """By seat the totals of the street to which the decision brings those who are in for it."""
    figures = dict(decision.figures)
    if "to" not in figures or not (figures.get("owed") or figures.get("back")):
        return {}
    return {decision.matter.seats[0]: figures["to"], **_others(decision)}


def _others(decision: Decision) -> dict[int, int]:
    """By seat the totals to which a wager is brought for those who are in it, its maker among them."""
    return {int(name.removeprefix(SEAT)): to for name, to in decision.figures if name.startswith(SEAT)}


def _with_callers(facts: Facts, decision: Decision) -> Mapping[int, int]:
    """The same with those who called what is cut."""
    if decision.key == ACTED_ALREADY:
        return _without_the_second(facts, decision)
    cut = calls_cut(facts, decision)
    return {**(dict.fromkeys(cut, dict(decision.figures)["to"]) if cut else {}), **_totals(decision)}


def _without_the_second(facts: Facts, decision: Decision) -> Mapping[int, int]:
    """By seat its total without what it put out once it had acted, while that lies there on the same street."""
    seat, back = decision.matter.seats[0], dict(decision.figures).get("back", 0)
    made = maker(facts.about(decision.matter))
    here = made is not None and made.street == facts.course.street
    return {seat: facts.course.front(facts.table.seat(seat)) - back} if here and back else {}


def _as_posted(facts: Facts, decision: Decision) -> Mapping[int, int]:
    """By seat the minimum that it posted on this street, where more lies there, none of it to answer a raise, and two
    are left: before one alone all of it goes back together.
    """
    seat, post, made = (
        decision.matter.seats[0],
        dict(decision.figures).get(POST, 0),
        maker(facts.about(decision.matter)),
    )
    if made is None or not post or made.street != facts.course.street or len(facts.course.contesting) < 2:
        return {}
    since = [each for each in wagers(facts) if each.motions and each.first > made.last]
    raised = any(each.seat != seat and each.total > post for each in since)
    answers = raised and any(each.seat == seat for each in since)
    return {seat: post} if not answers and facts.course.front(facts.table.seat(seat)) > post else {}


def _without_those_beside(facts: Facts, decision: Decision) -> Mapping[int, int]:
    """By seat what stays of a call of too little for the floor, without the chips beside it that go back."""
    back = lies_beside(facts, decision) if not _totals(decision) else 0
    seat = decision.matter.seats[0] if back else 0
    return {seat: facts.course.front(facts.table.seat(seat)) - back} if back else {}


def _back_in(facts: Facts, totals: Mapping[int, int]) -> Iterator[int]:
    """The gestures by which the dealer gave back chips of a last wager that are missing now: they never went."""
    for number, to in totals.items():
        missing = to - facts.course.front(facts.table.seat(number))
        out = max((at for at, seat, _ in facts.done(g.Wager) if seat == number), default=facts.at)
        for at, _, act in facts.done(g.ReturnBet):
            if at > out and act.seat == number and act.chips.amount <= missing:
                missing -= act.chips.amount
                yield at


def _moves(facts: Facts, totals: Mapping[int, int], again: Set[int]) -> Iterator[g.Gesture]:
    """The chips that are missing beside those that never went, put in by their players."""
    for number, to in totals.items():
        seat = facts.table.seat(number)
        given = (act.chips for at, _, act in facts.done(g.ReturnBet) if at in again and act.seat == number)
        back = sum(given, NO_CHIPS)
        missing = to - facts.course.front(seat) - back.amount
        if (seat.bet or back) and missing > 0 and (chips := pick(seat.stack - back, missing)):
            yield g.Gesture(facts.record.gestures[-1].at, g.DEALER, g.AskFor(number, missing))
            yield g.Gesture(facts.record.gestures[-1].at, g.player(number), g.Wager(chips))


def cut_to(facts: Facts, totals: Mapping[int, int]) -> dict[int, tuple[g.Gesture, ...]]:
    """By where they were put out the last chips of who gets some back, as they come to those totals: what stays of
    them, changed where need be.
    """
    found = dict[int, tuple[g.Gesture, ...]]()
    for number, to in totals.items():
        seat = facts.table.seat(number)
        if seat.bet and (over := facts.course.front(seat) - to) > 0:
            found |= _without(facts, number, over)
    return found


def _without(facts: Facts, number: int, over: int) -> dict[int, tuple[g.Gesture, ...]]:
    """What stays of the last chips of that seat without that much, by where they were put out: a motion that is less
    goes back whole, and the rest from the one before.
    """
    found, free = dict[int, tuple[g.Gesture, ...]](), facts.table.seat(number).stack
    for at, seat, act in reversed(tuple(facts.done(g.Wager))):
        if seat != number or over <= 0:
            continue
        free, stays = free + act.chips, act.chips.amount - over
        chips = pick(free, stays) if stays > 0 else None
        if stays > 0 and not chips:
            return {}
        found[at] = (replace(facts.record.gestures[at], act=g.Wager(chips)),) if chips else ()
        over = -stays
    return found
