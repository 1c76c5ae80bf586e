"""A string bet or more than the limit that the house cuts, and a raise, a short call or a call in words of it since:
these face what it comes to.
"""

from collections.abc import Collection, Iterator, Sequence
from dataclasses import replace

from trainer.grading.answers.choice.beside import OVERBET, WAGER
from trainer.grading.answers.choice.calls_cut import calls_cut, once_returned, with_calls
from trainer.grading.answers.pots.put_right import cut_to
from trainer.grading.answers.telling import told_of
from trainer.grading.answers.told_in_part.bound_chips import Back
from trainer.grading.rulings import on_hand
from trainer.kernel import gestures as g
from trainer.kernel.chips import pick
from trainer.rules.book import Book
from trainer.rules.facts import Facts
from trainer.rules.facts.shape import offered, said_first, within_the_limit
from trainer.rules.facts.wager import Wager, wagers
from trainer.rules.record import Record
from trainer.rules.ruling import Decision
from trainer.rules.stands import STRING


def as_cut(
    record: Record, law: Book, rights_asked: bool = False, back: Collection[int] = ()
) -> tuple[Record, tuple[Back, ...]]:
    """The hand in which no more was put out than such a bet comes to, nor called of it, with what is ruled on it.

    Calls in turn of all of it are told with it and stay, but where what may be done next is asked: that faces the rest.
    """
    facts = Facts(record, len(record))
    here = [each for each in wagers(facts) if each.street == facts.course.street]
    for made in (each for each in here if len(each.motions) > 1 or not within_the_limit(each)):
        others = [each for each in here if each.first > made.last and each.seat != made.seat]
        resting = others if len(made.motions) > 1 else _answers(made, others, back)
        until = next((at for each in resting if (at := _rests_on_it(each, others))), 0)
        if rights_asked and not until and any(each.motions and each.total == each.facing for each in others):
            until = others[-1].last + 1
        before = record.otherwise(record.gestures[:until]) if until else None
        cut = _cut(before, law, made) if before is not None else None
        if before is None or cut is None:
            continue
        then, to = Facts(before, len(before)), dict(cut.figures)["to"]
        down = [each.seat for each in others if f"seat-{each.seat}" in dict(cut.figures)]
        stays = cut_to(then, {made.seat: to, **dict.fromkeys((*down, *calls_cut(then, cut)), to)})
        between = range(made.motions[0][0], made.motions[-1][0])
        stays |= {at: () for at, _ in made.words if at in between}  # said with what is cut
        acts = [one for at, each in enumerate(before.gestures) for one in stays.get(at, (each,))]
        since = _with_what_came_back(record.gestures[until:], then, cut)
        if (left := record.otherwise((*acts, *since))) is not None:
            now = Facts(record, len(record))
            cut = once_returned(now, cut)
            return left, (Back(cut, with_calls(told_of(law, then, cut), now, cut)),)
    return record, ()


def _answers(made: Wager, others: Sequence[Wager], back: Collection[int]) -> list[Wager]:
    """Who has answered more than the limit, unless he took silent chips of it back in turn; nobody where it
    came out of turn itself, or has been raised as the dealer named it.
    """
    named = made.told >= 0 and any(offered(each) > each.facing or said_first(each, "raise") for each in others)
    if named or not made.in_turn:
        return []
    return [each for each in others if not (each.seat in back and each.silent and each.in_turn)]


def _with_what_came_back(since: Sequence[g.Gesture], then: Facts, cut: Decision) -> Iterator[g.Gesture]:
    """What was done since, with the chips that go back in the next ones of who made the string bet: they lay there.

    What the dealer has given back of it and of calls of it, changed before or not, lies there no more.
    """
    seat, back = cut.matter.seats[0], pick(then.table.seat(cut.matter.seats[0]).bet, dict(cut.figures)["back"])
    given = {seat: dict(cut.figures)["back"], **calls_cut(then, cut)}
    for each in since:
        if isinstance(each.act, g.ReturnBet) and given.get(each.act.seat) == each.act.chips.amount:
            back = None if each.act.seat == seat else back
        elif isinstance(each.act, g.Trade) and {each.act.place, each.act.other} & {f"bet-{one}" for one in given}:
            continue
        elif back is not None and each.seat == seat and isinstance(each.act, g.Wager):
            yield replace(each, act=g.Wager(each.act.chips + back))
            back = None
        else:
            yield each


def _rests_on_it(later: Wager, others: Sequence[Wager]) -> int:
    """The gestures before a raise of it, or what was done last without chips but a fold in turn, or up to a call that
    is out of turn, puts out less or comes after a fold out of turn; 0 for another call in turn, or a fold.
    """
    if later.done:
        return later.first if later is others[-1] and not (later.in_turn and later.done == "fold") else 0
    if not later.motions and not any(each.motions for each in others if each.first > later.first):
        return later.first
    if said_first(later, "raise") or (later.motions and later.total > later.facing):
        return later.first
    early = any(each.done and not each.in_turn for each in others)
    return later.last + 1 if later.motions and (later.total < later.facing or not later.in_turn or early) else 0


def _cut(before: Record, law: Book, made: Wager) -> Decision | None:
    """The ruling that cuts that bet, before anybody raised it."""
    kinds = (STRING,) if within_the_limit(made) else (STRING, OVERBET, WAGER)
    mine = [each for each in on_hand(before, law).values() if each.matter.error == made.first + 1]
    ruled = (each for kind in kinds for each in mine if each.matter.kind == kind and not each.silent)
    found = next(ruled, None)
    figures = dict(found.figures) if found is not None else {}
    return found if figures.get("to") and figures.get("back") else None
