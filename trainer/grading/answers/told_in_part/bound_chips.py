"""Chips of a bet or call in turn that went back to their player and bind all the same: the hand goes on with them."""

from collections.abc import Sequence, Set
from dataclasses import replace
from typing import NamedTuple

from trainer.grading.answers.asked import POTS, WAGER
from trainer.grading.answers.choice.resting import resting_on
from trainer.grading.answers.letters import begun
from trainer.grading.answers.made import Answer
from trainer.grading.answers.pots.awards import HANDS
from trainer.grading.answers.pots.bound_chips import BINDS
from trainer.grading.answers.state import State
from trainer.grading.answers.telling import NOTHING, lower, told_of
from trainer.grading.answers.told_in_part.added_since import (
    HEARD,
    added_since,
    amount_at,
    as_pulled_back,
    chips_at,
    put_out,
)
from trainer.grading.rulings import on_hand
from trainer.kernel import gestures as g
from trainer.kernel.chips import pick
from trainer.rules.amiss import FOLDING
from trainer.rules.book import Book
from trainer.rules.facts import Facts, turns
from trainer.rules.facts.meanings import legal_meanings
from trainer.rules.facts.paid import has_chips_back
from trainer.rules.facts.pot_limit import beyond_the_pot, played
from trainer.rules.facts.rounds import bet_called
from trainer.rules.facts.shape import said_first, within_the_limit
from trainer.rules.facts.showdown import uncalled
from trainer.rules.facts.standing import WITH_CHIPS
from trainer.rules.facts.wager import Wager, last_in_chips, wagers
from trainer.rules.making_good import RISING
from trainer.rules.record import Record
from trainer.rules.ruling import Authority, Decision
from trainer.rules.stands import STRING, Stands, stands

WINS, SAID_AND_PUT = " wins ", "words-and-chips"


class Back(NamedTuple):
    """What is ruled on such chips, and in what words; of chips that lie there again nothing is."""

    ruled: Decision
    said: str


def as_left_in(record: Record, law: Book) -> tuple[Record, tuple[Back, ...]]:
    """The hand in which such chips stayed where they lay, and what goes back in of them.

    As many that their player put out again are those; where he put out more, the hand is as it was told.
    """
    told: list[Back] = []
    at, moved = 0, -1
    while at < len(record):
        if (whole := added_since(record, law, at)) is not None:
            record = whole
            continue
        found = _back(record, law, at) if at != moved else None
        later = _with_a_later_return(record, at) if found is not None else None
        if later is not None:
            record, moved = later
            continue
        again = _again(record, at) if found is not None else None
        left = record.otherwise(_without(record.gestures, {at, *again})) if again is not None else None
        left = _as_cut(left, law, at, record) if left is not None and found is not None else left
        if found is None or again is None or left is None:
            record = as_pulled_back(record, at) if found is not None else record
            lying = _as_out_of_turn(record, at) if found is None else None
            record, at = (record, at + 1) if lying is None else (lying, at)
            continue
        owed = _bound(record, law, at) - sum(amount_at(record, each) for each in again)
        if owed > 0:
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
    said = [each.said.removesuffix(".") for each in mine]
    first, lead = "; ".join([said[0], *map(lower, said[1:])]), resting_on(mine[0].ruled, made.lead)
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
    return lead.matter.kind in HANDS or (lead.matter.kind == FOLDING and lead.ruling.authority is Authority.FLOOR)


def _back(record: Record, law: Book, at: int) -> Decision | None:
    """That chips bind which go back to their player by that gesture, None where they don't."""
    gesture = record.gestures[at]
    seat, act = has_chips_back(gesture), gesture.act
    if not seat or not (isinstance(act, g.PullBack) or _is_a_mistake(record, law, at, seat)):
        return None
    if not _is_whole(record, law, at, seat):
        return None
    pulled = g.Gesture(gesture.at, g.player(seat), g.PullBack(act.chips))  # type: ignore[attr-defined]  # both hold chips
    faced = _without(record.gestures[:at], _waiting(record, at, seat))
    then = record.otherwise((*faced, pulled))
    points = on_hand(then, law).values() if then is not None else ()
    mine = (each for each in points if each.key == BINDS and each.matter.seats[:1] == (seat,))
    return next((each for each in mine if each.matter.onset == len(faced) + 1), None)


def _waiting(record: Record, at: int, seat: int) -> frozenset[int]:
    """What others have done out of turn before the turn of a player who has acted: he doesn't face it yet."""
    outs = turns.told(Facts(record, at)).outs
    made = (each.made for each in outs if each.waits and each.seat != seat and seat not in each.passed)
    return frozenset(index for each in made for index in range(each.first, each.last + 1))


def _waiting_since(record: Record, at: int, until: int) -> frozenset[int]:
    """The same until that gesture, had he left the chips there that went back to him."""
    left = record.otherwise(_without(record.gestures[:until], {at}))
    waiting = _waiting(left, until - 1, has_chips_back(record.gestures[at])) if left is not None else frozenset()
    return frozenset(each + (each >= at) for each in waiting)


def _with_a_later_return(record: Record, at: int) -> tuple[Record, int] | None:
    """The hand in which those chips lay there for whoever raised since, and went back to their player only as he met
    that; with the gesture by which they do. None where nobody raised, or he put out nothing since.
    """
    seat, acts = has_chips_back(record.gestures[at]), list(record.gestures)
    out = next(put_out(record, seat, record.courses[at].street, at + 1), 0)
    raised = _raised(record, at, out) if out else []
    if not raised:
        return None
    met = next(each for each in range(raised[0] + 1, out + 1) if acts[each].seat == seat)
    acts.insert(met, g.Gesture(acts[met].at, g.DEALER, g.ReturnBet(seat, chips_at(record, at))))
    later = record.otherwise([*acts[:at], *acts[at + 1 :]])
    return (later, met - 1) if later is not None else None


def _raised(record: Record, at: int, until: int) -> list[int]:
    """The gestures by which others have bet or raised from those chips to that gesture, so that he faces it there."""
    seat, waiting = has_chips_back(record.gestures[at]), _waiting_since(record, at, until)
    rising = (each for each in record.course.actions if each.seat != seat and each.kind in RISING)
    return [each.index for each in rising if at < each.index < until and each.index not in waiting]


def _as_out_of_turn(record: Record, at: int) -> Record | None:
    """The hand in which chips of a bet or call out of turn, which binds unless somebody raises, stayed where they lay:
    their player has them back and puts out as many again or fewer. None where he doesn't.
    """
    gesture, street = record.gestures[at], record.courses[at].street
    seat = has_chips_back(gesture)
    whole = isinstance(gesture.act, g.PullBack) or (seat and not record.tables[at + 1].seat(seat).bet)
    again = _again(record, at) if whole else None
    outs = turns.told(Facts(record, at)).outs if again else ()
    early = (each for each in outs if each.seat == seat and each.made.street == street)
    if not again or not any(each.kind in WITH_CHIPS and not (each.changed or each.spent) for each in early):
        return None
    made = (each for each in wagers(Facts(record, len(record))) if any(index in again for index, _ in each.motions))
    return record.otherwise(
        _without(record.gestures, {at, *again, *(index for each in made for index, _ in each.words)})
    )


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
    if found is None or _is_strung(found):
        return False
    if _is_open_beyond_the_limit(record, at, found):
        return True
    if found.open and not within_the_limit(found.made):
        return False
    clear = not (found.open or found.owed)
    return not found.back and (clear or isinstance(record.gestures[at].act, g.PullBack))


def _bound(record: Record, law: Book, at: int) -> int:
    """How much of what goes back by that gesture binds whatever its wager is: all of it, or of one that is open no more
    than a call, or the least that its number can mean; of a call of more than the limit what that surely comes to.
    """
    then, made = _of_what_goes_back(record, at)
    least = min(legal_meanings(then, made), default=made.facing)
    called = _called_beyond_the_limit(law, then, made)
    beyond = max(0, made.lying - (called or least)) if called or (stands(law, then, made).open and least) else 0
    return max(0, amount_at(record, at) - beyond)


def _of_what_goes_back(record: Record, at: int) -> tuple[Facts, Wager]:
    """How things stood before that gesture, and the wager of which chips go back by it."""
    then = Facts(record, at)
    made = last_in_chips(then, has_chips_back(record.gestures[at]))
    assert made is not None
    return then, made


def _called_beyond_the_limit(law: Book, then: Facts, made: Wager) -> int:
    """What a call of more than the limit or the pot surely comes to: what the house makes of that, or what is no more
    than the limit where that is open; 0 for any other wager.
    """
    bet = _bet_called(then, made)
    if bet is None:
        return 0
    found = stands(law, then, bet)
    return (bet.facing or bet.step_up) if found.open else found.to


def _bet_called(then: Facts, made: Wager) -> Wager | None:
    """The bet or raise of more than the limit or the pot of which that is a call of all."""
    bet = bet_called(then, made)
    beyond = bet is not None and (not within_the_limit(bet) or (played(then) and beyond_the_pot(then, bet)))
    return bet if beyond else None


def _as_cut(left: Record, law: Book, at: int, record: Record) -> Record:
    """The hand without those chips going back in which such a call is of no more than what the house makes of the bet,
    where it says that.
    """
    then, made = _of_what_goes_back(record, at)
    bet = _bet_called(then, made)
    found = stands(law, then, bet) if bet is not None else None
    if found is None or found.open or len(made.motions) > 1:
        return left
    out, acts = made.motions[0][0], list(left.gestures)
    chips = pick(record.tables[out].seat(made.seat).stack, found.to - made.before)
    acts[out] = replace(acts[out], act=g.Wager(chips)) if chips is not None else acts[out]
    return left.otherwise(acts) or left


def _is_open_beyond_the_limit(record: Record, at: int, found: Stands) -> bool:
    """Is it for the floor what becomes of more than the limit, and neither was a raise said nor does the dealer give
    back all beyond its one size, which is left with what was put out again? With nothing to call it is the one bet.
    """
    if not found.open or within_the_limit(found.made) or not found.made.facing:
        return False
    again = sum(amount_at(record, each) for each in _again(record, at) or ())
    left = found.made.lying - amount_at(record, at) + again
    given = isinstance(record.gestures[at].act, g.ReturnBet) and left == found.made.step_up
    return left < found.made.step_up or not (given or said_first(found.made, "raise"))


def _is_strung(found: Stands) -> bool:
    """Has the floor to say which of its motions stand, or whether its words or its chips? Of what was put out beyond
    the first nothing binds before that.
    """
    return found.open and any(
        each.matter.kind in (STRING, SAID_AND_PUT) and not each.silent for each in found.decisions
    )


def _again(record: Record, at: int) -> frozenset[int] | None:
    """The gestures by which their player put as many or fewer out again on the street; None where he put out others
    with them, or what he put out meets a raise. Once all lie there again, what he puts out is another act.
    """
    seat, street = has_chips_back(record.gestures[at]), record.courses[at].street
    gone, mine = amount_at(record, at), list[int]()
    for each in put_out(record, seat, street, at + 1):
        if gone <= 0:
            break
        mine.append(each)
        gone -= amount_at(record, each)
    if gone < 0 or (mine and _raised(record, at, mine[-1])):
        return None
    return frozenset(mine)


def _without(gestures: Sequence[g.Gesture], gone: Set[int]) -> list[g.Gesture]:
    return [each for at, each in enumerate(gestures) if at not in gone]
