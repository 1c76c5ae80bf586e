"""Acts once nobody was to act on a street any more: no rulebook covers them, and the rest of the hand is told apart."""

from collections.abc import Iterator, Mapping
from dataclasses import replace
from itertools import pairwise
from typing import NamedTuple

from trainer.grading.answers.asked import POTS, SHOWDOWN, WAGER
from trainer.grading.answers.made import Answer
from trainer.grading.answers.state import State
from trainer.grading.answers.telling import NOTHING, UNCOVERED, lower
from trainer.grading.answers.told_in_part.posted import RULE
from trainer.kernel import gestures as g
from trainer.kernel.chips import pick
from trainer.kernel.listed import listed, seats_within
from trainer.rules.book import Book
from trainer.rules.declared import Declared
from trainer.rules.facts import Facts
from trainer.rules.facts.board import STREETS
from trainer.rules.facts.paid import has_chips_back
from trainer.rules.facts.shape import said_first
from trainer.rules.facts.turns import due_now, told
from trainer.rules.facts.wager import Wager, wagers
from trainer.rules.facts.walk import POSTING, WAITING
from trainer.rules.making_good import RISING
from trainer.rules.record import Record

RISES = (*RISING, "all-in", "pot")
TOO_LATE = "a {} of {} after the betting {} was over"
BET, CALL = "bet or raise", "call"
OF_THE_STREET, OF, FIRST = "of the street", "of the {}", "before the flop"
APART, ENDS = "{}; apart from that {}", "{}; {}"
SHOWN = " wins "


class Played(NamedTuple):
    """The hand without what was done too late, and what of that is still there."""

    record: Record
    late: tuple[Wager, ...] = ()


def as_it_was_over(record: Record, law: Book) -> Played:
    """The hand without what was bet, raised or called once nobody was to act on a street any more; as it was told where
    only one player is left and gets such chips in any case, or where they can't be taken out.
    """
    facts = Facts(record, len(record))
    late = _late(facts, law)
    over = {made.seat: _out(late, made.seat) for made in late}
    alone = len(over) == 1 and facts.course.contesting == tuple(over)
    acts = _without(record, late, over) if late and not alone else None
    then = record.otherwise(acts) if acts is not None else None
    if then is None:
        return Played(record)
    back = {seat: _gone_back(record, late, seat) for seat in over}
    still = (each for each in late if (back[each.seat] < over[each.seat] if over[each.seat] else _is_here(facts, each)))
    return Played(then, tuple(each for each in still if _rises(each) or _is_behind(each, late)))


def with_what_came_too_late(
    made: Answer, record: Record, late: tuple[Wager, ...], law: Book, ask: str, seat: int
) -> Answer:
    """The answer with that nothing covers such acts: in its place, before it, or beside it."""
    if not late:
        return made
    facts = Facts(record, len(record))
    streets = dict.fromkeys(each.street for each in late)
    said = listed([_told(facts, [each for each in late if each.street == street]) for street in streets])
    said = f"{law.ledger.known_as}{UNCOVERED}{said}"
    if ask == POTS or (ask == SHOWDOWN and SHOWN in made.sentence):
        return replace(made, state=State.NOT_COVERED, sentence=APART.format(said, lower(made.sentence)))
    if _is_asked(facts, late, ask, seat):
        return replace(made, state=State.NOT_COVERED, sentence=f"{said}.", lead=None)
    if ask or not _is_open(facts, made, late):
        return replace(made, also=(*made.also, f"{said}."))
    rest = made.sentence.removeprefix(NOTHING).lstrip(".: ") if made.state is State.NOTHING_WRONG else ""
    sentence = ENDS.format(said, lower(rest)) if rest else f"{said}."
    return replace(made, state=State.NOT_COVERED, sentence=sentence, lead=made.lead if rest else None)


def _is_asked(facts: Facts, late: tuple[Wager, ...], ask: str, seat: int) -> bool:
    """Is it asked what that wager is: by its seat, or as the last one made?"""
    if ask != WAGER:
        return False
    if seat:
        return any(each.seat == seat and _is_here(facts, each) for each in late)
    return [each for each in wagers(facts) if each.words or each.motions][-1].first == late[-1].first


def _is_open(facts: Facts, made: Answer, late: tuple[Wager, ...]) -> bool:
    """Is nothing else to be answered first: no fault, and nothing done since?"""
    lead = made.lead
    if made.state is State.NOTHING_WRONG or lead is None:
        return made.state is not State.CANNOT_TELL
    faulty = lead.ruling is None or lead.ruling.fault
    return _is_here(facts, late[-1]) and not faulty and lead.matter.onset <= late[-1].last


def _told(facts: Facts, late: list[Wager]) -> str:
    """What was done too late on a street, in words that go on in a sentence."""
    rising = [each for each in late if _rises(each)]
    seats = [*dict.fromkeys(each.seat for each in rising or late)]
    street = STREETS[facts.game][late[0].street]
    when = OF_THE_STREET if _is_here(facts, late[0]) else OF.format(street) if street else FIRST
    return TOO_LATE.format(BET if rising else CALL, seats_within(seats), when)


def _is_here(facts: Facts, made: Wager) -> bool:
    """Was it made on the street that is played?"""
    return made.street == facts.course.street


# --- what comes too late ----------------------------------------------------------------------------------------


def _late(facts: Facts, law: Book) -> list[Wager]:
    found: list[Wager] = []
    for before, made in pairwise((None, *wagers(facts))):
        if made is None or not (_rises(made) or _only_calls(made) or _is_behind(made, found)):
            continue
        if _comes_late(facts, law, made, closed_by_words=before is not None and not before.motions):
            found.append(made)
    return found


def _only_calls(made: Wager) -> bool:
    """Is it just the word "call"? With nothing to call it comes to nothing."""
    return not made.motions and said_first(made, CALL)


def _is_behind(made: Wager, late: list[Wager]) -> bool:
    """Did somebody bet or raise too late before it on the street?"""
    return any(each.street == made.street and each.first < made.first and _rises(each) for each in late)


def _comes_late(facts: Facts, law: Book, made: Wager, *, closed_by_words: bool) -> bool:
    """Was nobody to act any more as it began, by what was done and by right, and the hand not over yet?

    What was only said before it may have ended the round, too. What binds who has acted out of turn on the street is
    ruled on that.
    """
    record = facts.record
    course = record.met(made.first)
    if not (made.words or made.motions) or made.promised is not None or made.good or course.street < 0:
        return False
    if made.seat not in course.contesting or record.tables[made.first].over:
        return False
    then = facts.when(made.first)
    if course.betting and not (closed_by_words and _is_closed_by_right(then)):
        return False
    if _has_only_said(then, made):
        return False
    early = any((each.seat, each.made.street) == (made.seat, made.street) for each in told(then).outs)
    return not (early or due_now(then, POSTING if RULE in law.rules else WAITING))


def _has_only_said(then: Facts, made: Wager) -> bool:
    """Did its maker only say on the street what he puts in? What he adds to that is no act of its own."""
    mine = [each for each in wagers(then) if (each.seat, each.street) == (made.seat, made.street)]
    return bool(mine) and bool(mine[-1].words) and not mine[-1].motions and not said_first(mine[-1], "check")


def _is_closed_by_right(then: Facts) -> bool:
    """Is nobody left to act on the street, whoever seems to be due?"""
    now = told(then).standing
    return now is not None and now.street == then.course.street and not now.pending


def _rises(made: Wager) -> bool:
    """Is it more than there was to match, by its chips or by its words?"""
    said = made.words[0][1] if made.words else None
    return made.before + made.new.amount > made.facing or (said is not None and _says_more(said, made.facing))


def _says_more(said: Declared, facing: int) -> bool:
    more = said.amount > facing or said.unofficial > 0
    return not said.conditional and (said.kind in RISES or (not said.kind and more))


# --- the hand without it ----------------------------------------------------------------------------------------


def _out(late: list[Wager], seat: int) -> int:
    """What was put out too late by that seat."""
    return sum(each.new.amount for each in late if each.seat == seat)


def _gone_back(record: Record, late: list[Wager], seat: int) -> int:
    """What has gone back to that seat since."""
    return sum(amount for _, amount in _backs(record, late, seat))


def _backs(record: Record, late: list[Wager], seat: int) -> Iterator[tuple[int, int]]:
    """By gesture, what went back to that seat since it first acted too late."""
    since = min(each.first for each in late if each.seat == seat)
    for at in range(since, len(record)):
        gesture = record.gestures[at]
        if isinstance(gesture.act, g.PullBack | g.ReturnBet) and has_chips_back(gesture) == seat:
            yield at, gesture.act.chips.amount


def _without(record: Record, late: list[Wager], over: Mapping[int, int]) -> list[g.Gesture] | None:
    """The gestures without those of such acts, what the dealer said of them, and what went back of them; None where
    more went back than can be parted.
    """
    gone = {at for each in late for at, _ in (*each.words, *each.motions)}
    gone |= {at for at in range(late[0].first, len(record)) if _is_said_of_it(record, late, at)}
    acts = dict(enumerate(record.gestures))
    for seat, amount in over.items():
        for at, back in _backs(record, late, seat):
            gone |= {at} if back <= amount else set()
            less = _with_less(acts[at], back - amount) if 0 < amount < back else acts[at]
            if less is None:
                return None
            acts[at], amount = less, max(0, amount - back)
    return [each for at, each in acts.items() if at not in gone]


def _with_less(gesture: g.Gesture, amount: int) -> g.Gesture | None:
    """The gesture by which only so much goes back; None where its chips can't make that."""
    act = gesture.act
    chips = pick(act.chips, amount) if isinstance(act, g.PullBack | g.ReturnBet) else None
    return replace(gesture, act=replace(act, chips=chips)) if chips is not None else None  # type: ignore[call-arg]


def _is_said_of_it(record: Record, late: list[Wager], at: int) -> bool:
    """Does the dealer announce such an act, or ask for its chips?"""
    act, street = record.gestures[at].act, record.courses[at].street
    if isinstance(act, g.AskFor):
        return any(each.seat == act.seat and each.street == street for each in late)
    return isinstance(act, g.AnnounceBet) and any(each.street == street for each in late)
