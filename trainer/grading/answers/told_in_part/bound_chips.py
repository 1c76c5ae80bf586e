"""Chips of a bet or call in turn that went back to their player and bind all the same: the hand goes on with them."""

from collections.abc import Iterator
from dataclasses import replace
from typing import NamedTuple

from trainer.grading.answers.asked import POTS, WAGER
from trainer.grading.answers.choice.resting import FOLD, resting_on
from trainer.grading.answers.letters import begun
from trainer.grading.answers.made import Answer
from trainer.grading.answers.pots.awards import HANDS
from trainer.grading.answers.pots.bound_chips import BINDS
from trainer.grading.answers.state import State
from trainer.grading.answers.telling import NOTHING, lower, told_of
from trainer.grading.rulings import on_hand
from trainer.kernel import gestures as g
from trainer.rules.book import Book
from trainer.rules.facts import Facts
from trainer.rules.facts.paid import has_chips_back
from trainer.rules.facts.showdown import uncalled
from trainer.rules.facts.wager import wagers
from trainer.rules.making_good import RISING
from trainer.rules.record import Record
from trainer.rules.ruling import Authority, Decision
from trainer.rules.stands import stands

WINS = " wins "
HEARD = (g.Stop, g.CallFloor, g.Come, g.Order, g.Announce, g.ActionOn, g.Claim, g.Dispute)
"""What is heard where chips may rightly go back."""


class Back(NamedTuple):
    """What is ruled on such chips, and in what words; of chips that lie there again nothing is."""

    ruled: Decision
    said: str


def as_left_in(record: Record, law: Book) -> tuple[Record, tuple[Back, ...]]:
    """The hand in which such chips stayed where they lay, and what goes back in of them.

    As many that their player put out again are those; where he put out more, the hand is as it was told.
    """
    told: list[Back] = []
    at = 0
    while at < len(record):
        found = _back(record, law, at)
        again = _again(record, at) if found is not None else None
        left = record.otherwise(_without(record, {at, *again})) if again is not None else None
        if found is None or again is None or left is None:
            record = _as_pulled_back(record, at) if found is not None else record
            at += 1
            continue
        owed = _amount(record, at) - sum(_amount(record, each) for each in again)
        if owed:
            ruled = replace(found, figures=(("owed", owed),))
            told.append(Back(ruled, told_of(law, Facts(record, at + 1), ruled)))
        record = left
    return record, tuple(told)


def with_what_goes_back_in(made: Answer, back: tuple[Back, ...], ask: str, seat: int) -> Answer:
    """The answer behind such chips, with what the next player may do beside it; what is asked of another seat, and of
    anything but wagers and pots, before them.
    """
    mine = [each for each in back if not _let_go(made, each)]
    made = replace(made, also=(*made.also, *(each.said for each in back if each not in mine)))
    if not mine:
        return made
    if ask not in ("", WAGER, POTS) or (
        ask != POTS and seat not in (0, *(each.ruled.matter.seats[0] for each in mine))
    ):
        return replace(made, also=(*(each.said for each in mine), *made.also))
    first, lead = "; ".join(each.said.removesuffix(".") for each in mine), resting_on(mine[0].ruled, made.lead)
    calm = made.state is State.NOTHING_WRONG and made.sentence.startswith(NOTHING) and ask != POTS
    rest = made.sentence.removeprefix(NOTHING).lstrip(".: ")
    if calm and WINS not in rest:
        also = (begun(rest), *made.also) if rest else made.also
        return replace(made, state=State.RULED, sentence=f"{first}.", lead=mine[0].ruled, also=also)
    return replace(made, state=State.RULED, sentence=f"{first}; {lower(rest if calm else made.sentence)}", lead=lead)


def _let_go(made: Answer, back: Back) -> bool:
    """Is the answer what becomes of the hand that their player has let go? That comes before his chips."""
    lead = made.lead
    if lead is None or lead.ruling is None or lead.matter.seats[:1] != back.ruled.matter.seats[:1]:
        return False
    return lead.matter.kind in HANDS or (lead.matter.kind == FOLD and lead.ruling.authority is Authority.FLOOR)


def _back(record: Record, law: Book, at: int) -> Decision | None:
    """That chips bind which go back to their player by that gesture, None where they don't."""
    gesture = record.gestures[at]
    seat, act = has_chips_back(gesture), gesture.act
    if not seat or not (isinstance(act, g.PullBack) or _is_a_mistake(record, law, at, seat)):
        return None
    if not _is_whole(record, law, at, seat):
        return None
    pulled = g.Gesture(gesture.at, g.player(seat), g.PullBack(act.chips))  # type: ignore[attr-defined]  # both hold chips
    then = record.otherwise((*record.gestures[:at], pulled))
    points = on_hand(then, law).values() if then is not None else ()
    mine = (each for each in points if each.key == BINDS and each.matter.seats[:1] == (seat,))
    return next((each for each in mine if each.matter.onset == at + 1), None)


def _as_pulled_back(record: Record, at: int) -> Record:
    """The hand in which their player took back the chips himself that were given to him by mistake: what he puts out
    after that is one wager with them.
    """
    gesture = record.gestures[at]
    if not isinstance(gesture.act, g.ReturnBet):
        return record
    pulled = g.Gesture(gesture.at, g.player(gesture.act.seat), g.PullBack(gesture.act.chips))
    return record.otherwise((*record.gestures[:at], pulled, *record.gestures[at + 1 :])) or record


def _is_a_mistake(record: Record, law: Book, at: int, seat: int) -> bool:
    """Does the dealer return chips though nothing was wrong, and nobody has claimed or ruled anything?"""
    then, acts = Facts(record, at), record.gestures[record.courses[at].deal_start : at]
    played = then.course.betting or not uncalled(then, seat)
    if not played or len(then.course.contesting) < 2 or any(isinstance(each.act, HEARD) for each in acts):
        return False
    before = record.otherwise(record.gestures[:at])
    found = on_hand(before, law).values() if before is not None else ()
    return not any(each.ruling is not None and each.ruling.fault for each in found)


def _is_whole(record: Record, law: Book, at: int, seat: int) -> bool:
    """Did the wager of that seat, as it lay there before, come to all its chips? Of what the dealer gives back it is
    clear that nothing was to be put right.
    """
    then = Facts(record, at)
    mine = [each for each in wagers(then) if each.seat == seat and each.motions]
    found = stands(law, then, mine[-1]) if mine else None
    clear = found is not None and not (found.open or found.owed)
    return found is not None and not found.back and (clear or isinstance(record.gestures[at].act, g.PullBack))


def _again(record: Record, at: int) -> frozenset[int] | None:
    """The gestures by which their player put as many or fewer out again on the street; None where he put out more, or
    what he put out meets a raise.
    """
    seat, street = has_chips_back(record.gestures[at]), record.courses[at].street
    mine = frozenset(_put_out(record, seat, street, at + 1))
    raises = (each.index for each in record.course.actions if each.seat != seat and each.kind in RISING)
    raised = [index for index in raises if index > at]
    if any(index < each for index in raised for each in mine):
        return None
    return mine if sum(_amount(record, each) for each in mine) <= _amount(record, at) else None


def _put_out(record: Record, seat: int, street: int, since: int) -> Iterator[int]:
    for at in range(since, len(record)):
        gesture = record.gestures[at]
        if gesture.seat == seat and isinstance(gesture.act, g.Wager) and record.courses[at].street == street:
            yield at


def _amount(record: Record, at: int) -> int:
    act = record.gestures[at].act
    return act.chips.amount if isinstance(act, g.PullBack | g.ReturnBet | g.Wager) else 0


def _without(record: Record, gone: set[int]) -> list[g.Gesture]:
    return [each for at, each in enumerate(record.gestures) if at not in gone]
