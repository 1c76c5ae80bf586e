"""Rulings that hold until what they are about is settled, whatever is said or done after them.

The hand is taken in gesture by gesture, as for a grade: a matter opens when it can be seen, and settles when its remedy
is complete. What is still open at the end is asked of the rulebook again as things are then, for every rulebook has its
own deadlines; once its remedy has begun it stays the same remedy.
"""

from collections.abc import Mapping
from dataclasses import dataclass

from trainer.grading.answers.choice.beside import ABSENT
from trainer.grading.answers.choice.leading import FOULED_TOO_LATE, asked_before_acting, settled_itself
from trainer.grading.assess import assessor
from trainer.grading.noticing import nothing_asked
from trainer.grading.open_matter import OpenMatter, decided
from trainer.kernel.gestures import Fold, Pitch
from trainer.kernel.transcript import Transcript
from trainer.rules.book import Book
from trainer.rules.facts import Facts
from trainer.rules.facts.deal import button_left_short, deal_of_matter, deals, hole_cards, short_as_it_lies
from trainer.rules.facts.out_of_turn import now_in_turn
from trainer.rules.facts.presence import called_off
from trainer.rules.points import points, points_of
from trainer.rules.record import Record
from trainer.rules.reserved import RESERVED
from trainer.rules.ruling import Decision, Matter


@dataclass(frozen=True, slots=True)
class Opened:
    """What a house finds amiss: `left` is not settled, the last one first; `settled` was put right.

    `done` are, by the key of a matter that is left, the steps of its remedy that were taken. `late` is whether
    something is found too late, as the hand after it has begun.
    """

    left: tuple[Decision, ...]
    settled: tuple[Decision, ...]
    done: Mapping[str, frozenset[str]]
    late: bool = False


def _called_off(facts: Facts) -> bool:
    """Is the deal of the matter called off?"""
    deal = deal_of_matter(facts)
    return called_off(facts, deal, deal.stop)


def opened(record: Record, law: Book) -> Opened:
    """What this house finds amiss in a hand, up to its last gesture."""
    taken_up = assessor(Transcript(record.setup, tuple(record.gestures)), law, like=record).open.values()
    watched = [one for one in taken_up if one.matter.kind not in RESERVED]  # asked about as a point
    left, settled, late = list[Decision](), list[Decision](), False
    for one in watched:
        now = _now(one, record, law)
        late = late or now.key == FOULED_TOO_LATE
        if one.matter.kind == ABSENT and _called_off(Facts(record, len(record)).about(one.matter)):
            continue
        if asked_before_acting(Facts(record, len(record)), one.matter):
            continue
        if _dealt_since(one.matter, [each.matter for each in watched]):
            continue
        if _settled(one, record):
            settled += [] if _let_go(one.matter, record) else [one.decision]
        elif _no_matter_any_more(Facts(record, len(record)), now):
            continue
        elif now.ruling is None or now.ruling.fault:
            left.append(now)
    done = {one.matter.key: frozenset(one.remedy.met) for one in watched}
    return Opened(tuple(sorted(left, key=_last_first)), tuple(each for each in settled if not each.silent), done, late)


BESIDE = frozenset(("seen-in-stub", "boxed-inside-stub"))
"""Kinds on which silence is no answer while something else is open, such as the stub that fell and showed them."""
FOULED = ("duplicate-cards", "odd-back")
"""A fouled deck, which pots that are pushed do not settle."""
PASSED_OVER, BUTTON = "card-out-of-sequence", "button.move"
LOOKING_BACK = frozenset(("dispute", "pot-mixed", "ruling-delayed", "chips-behind", "came-back"))
"""Kinds of points that may come up after the cards were gathered and are about the hand before."""


SHOWN_IN_PART = ("part-shown", "shown")


def _no_matter_any_more(facts: Facts, decision: Decision) -> bool:
    if settled_itself(facts, decision) or _gone_since(facts, decision):
        return True
    return _lies_right_for_the_deal(facts, decision.matter)


def _lies_right_for_the_deal(facts: Facts, matter: Matter) -> bool:
    """Is it about a button that was moved to its place before anything was dealt by it?"""
    wrong = matter.topic == BUTTON and not deals(facts)[-1].dealt
    return wrong and facts.table.button == facts.setup.button_due


def _gone_since(facts: Facts, decision: Decision) -> bool:
    """Is it about a hand shown in part, which its player has let go since, untabled, or which is the last one left?"""
    if decision.matter.kind not in SHOWN_IN_PART:
        return False
    gone = (*points_of(facts, "mucked-untabled"), *points_of(facts, "uncontested"))
    return any(each.seats[0] in decision.matter.seats and each.onset > decision.matter.onset for each in gone)


def with_short_hands(law: Book, facts: Facts, left: tuple[Decision, ...]) -> tuple[Decision, ...]:
    """What is left, where the cards went round and a hand was passed over: what is asked about is that hand.

    While the hand goes on that shows with the first act after the deal; of a hand told up to there no act comes. Cards
    that were gathered for the next deal are looked at as they lay.
    """
    ended = last_deal(facts.record)
    facts = facts if ended is facts.record else Facts(ended, len(ended))
    if button_left_short(facts):
        button = deals(facts)[-1].button(facts)
        matter = Matter("wrong-number-of-cards", "deal.button-short", facts.at, facts.at, (), (button,), "button-short")
        return decided(law, facts.about(matter)), *left
    lacking = short_as_it_lies(facts)
    if not lacking or not any(each.matter.kind == PASSED_OVER for each in left):
        return left
    none = tuple(seat for seat, count in lacking.items() if count == hole_cards(facts))
    kind, detail = ("entitled-seat-dealt-out", "") if none else ("wrong-number-of-cards", "short")
    matter = Matter(kind, "deal.misdeal", facts.at, facts.at, (), none or tuple(lacking), detail)
    return decided(law, facts.about(matter)), *(each for each in left if each.matter.kind != PASSED_OVER)


def as_it_stands(record: Record, open_now: tuple[Decision, ...], late: bool = False) -> Record:
    """The hand up to its last deal, or all of it where what came up since looks back at it or is still open, or where
    something is found too `late`.
    """
    before = last_deal(record)
    since = [each for each in points(Facts(record, len(record))) if each.onset > len(before)]
    looks_back = late or any(each.kind in LOOKING_BACK for each in since)
    return record if looks_back or any(each.matter.onset > len(before) for each in open_now) else before


def last_deal(record: Record) -> Record:
    """The hand up to its last deal: the cards gathered for the next one settle nothing by themselves."""
    start = record.course.deal_start
    dealt = any(isinstance(each.act, Pitch) for each in record.gestures[start:])
    if not start or dealt:
        return record
    return last_deal(record.instead(record.gestures[: start - 1]))


def _let_go(matter: Matter, record: Record) -> bool:
    """Is it a hand that nobody plays, which its player has folded? That puts nothing right."""
    since = record.gestures[matter.error :]
    return matter.kind == ABSENT and any(each.seat in matter.seats and isinstance(each.act, Fold) for each in since)


def _dealt_since(matter: Matter, others: list[Matter]) -> bool:
    """Is it a card with another back in the stub, which has come into play since?"""
    if matter.kind != "odd-back" or matter.detail != "stub":
        return False
    return any(each.kind == matter.kind and each.detail != "stub" and each.cards == matter.cards for each in others)


def _settled(one: OpenMatter, record: Record) -> bool:
    """Is it put right step by step, or void with its hand? What was let pass is not: it stays what it was."""
    asked = bool(one.remedy.steps) and not nothing_asked(one.decision) and not one.decision.silent
    return one.void or (asked and one.remedy.complete and not _blinds_to_return(one.matter, record))


def _blinds_to_return(matter: Matter, record: Record) -> bool:
    """Does a deck that is fouled lie there with the blinds still out? In a void hand they go back like every bet."""
    here = record.courses[matter.error].deal_start == record.course.deal_start
    return matter.kind in FOULED and here and any(each.bet for each in record.table.seats)


def _now(one: OpenMatter, record: Record, law: Book) -> Decision:
    facts = Facts(record, len(record), one.matter)
    fouled = one.matter.kind in FOULED
    if not fouled and (one.remedy.begun or now_in_turn(facts)):
        return one.decision
    again = decided(law, facts)
    return one.decision if fouled and one.remedy.begun and again.key != FOULED_TOO_LATE else again


def _last_first(decision: Decision) -> tuple[bool, int, bool, bool, int]:
    """Of what came up together first what is ruled, and of that first what has to be done."""
    beside = decision.silent and decision.matter.kind in BESIDE
    idle = decision.ruling is not None and not decision.ruling.steps
    return beside, -decision.matter.onset, decision.silent, idle, -decision.matter.error
