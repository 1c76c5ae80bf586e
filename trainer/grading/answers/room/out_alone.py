"""The place of a player who went out alone in a hand, or before hand for hand was announced, where nothing is ruled on
it.
"""

from itertools import takewhile

from trainer.grading.answers.answer import Answer
from trainer.grading.answers.room.earlier import CLOCK_OF_HANDS
from trainer.grading.answers.room.hand_for_hand_places import KIND
from trainer.grading.answers.room.into_the_money import SHARES
from trainer.grading.answers.room.out_last import out_last
from trainer.grading.answers.state import State
from trainer.grading.answers.words.prize_words import dollars, nth
from trainer.kernel.listed import listed
from trainer.kernel.room.act import Happening
from trainer.kernel.room.clock_acts import HandForHand
from trainer.kernel.room.seat_acts import Bust, Finish
from trainer.kernel.room.table_acts import Deal, End
from trainer.rules.book import Book
from trainer.rules.room.hands import AT_ONCE
from trainer.rules.room.record import RoomRecord

ALONE = "{} is out alone in {} place{}."
BEFORE_IT = "{} was out before hand for hand was announced, with {} left in: {} are paid."
TOGETHER = "{} are out unpaid, with {} left in and {} paid: {} doesn't say who of them places higher."
PAID_FOR, PAID, UNPAID = " for {}", ", of {} paid", ": {} are paid"


def his_place(record: RoomRecord, law: Book, name: str, made: Answer) -> Answer | None:
    """Which place it was, where the places are told or are counted at hand for hand; None where something else is ruled
    on him, or others went out with him.
    """
    on_hands = made.lead is not None and (
        (made.lead.silent and made.lead.matter.kind == KIND) or made.lead.matter.kind in CLOCK_OF_HANDS
    )
    if not (made.state is State.NOTHING_WRONG or on_hands):
        return None
    index = _out(record, name)
    if index is None:
        return None
    lead = made.lead if made.lead is not None and made.lead.silent else None
    if _with_others(record, index):
        said = _before_it(record, name, index) or _unpaid(record, law, name)
        return Answer(law.key, State.RULED, said, lead, points=made.points) if said else None
    place, setup = len(record.rooms[index].left_in()), record.setup
    places = max(setup.places, len(setup.prizes))
    if not places and not record.rooms[index].hand_for_hand:
        return None
    prize = setup.prizes[place - 1] if place <= len(setup.prizes) else 0
    more = PAID_FOR.format(dollars(prize)) if prize else (PAID if place <= places else UNPAID).format(places)
    said = ALONE.format(name, nth(place), more if places else "")
    return Answer(law.key, State.RULED, said, lead, points=made.points)


def last_out(record: RoomRecord) -> str:
    """Who went out with the last thing that happened, in hand for hand; "" for nobody."""
    acts = [each.act for each in record.happenings if not isinstance(each.act, End)]
    last = acts[-1] if acts else None
    return last.name if isinstance(last, Bust) and record.rooms[-1].hand_for_hand else ""


def _before_it(record: RoomRecord, name: str, index: int) -> str:
    """What is said of one of several out before hand for hand was announced, none of whom is paid; "" of others."""
    acts, setup = [each.act for each in record.happenings], record.setup
    announced = next((at for at, act in enumerate(acts[index:], index) if isinstance(act, HandForHand)), 0)
    left, places = len(record.rooms[announced].left_in()), max(setup.places, len(setup.prizes))
    return BEFORE_IT.format(name, left, places) if announced and 0 < places <= left else ""


def _unpaid(record: RoomRecord, law: Book, name: str) -> str:
    """What is said of several out in one hand of hand for hand with which nobody is paid yet; "" of others."""
    out, left, setup = out_last(record).names, len(record.rooms[-1].left_in()), record.setup
    places = max(setup.places, len(setup.prizes))
    if not record.rooms[-1].hand_for_hand or name not in out or SHARES not in law.rules or not 0 < places <= left:
        return ""
    return TOGETHER.format(listed(out), left, places, law.ledger.known_as)


def _with_others(record: RoomRecord, index: int) -> bool:
    """Did another player go out before a hand was dealt anywhere again or hand for hand was announced, or since the one
    or the other was? Where no hand is told, much sooner or later is another one.
    """
    told, now = record.happenings, record.happenings[index].at
    before = takewhile(_goes_on, reversed(told[:index]))
    since = takewhile(_goes_on, told[index + 1 :])
    dealt = any(isinstance(each.act, Deal) for each in told)
    out = (each for each in (*before, *since) if isinstance(each.act, Bust))
    return any(dealt or abs(each.at - now) <= AT_ONCE for each in out)


def _goes_on(happening: Happening) -> bool:
    return not isinstance(happening.act, Deal | HandForHand)


def _out(record: RoomRecord, name: str) -> int | None:
    """The index of the happening with which the player went out for good; None where he is in, or his place is told."""
    acts = [each.act for each in record.happenings]
    if any(isinstance(act, Finish) and act.name == name for act in acts) or record.rooms[-1].player(name) in (
        record.rooms[-1].left_in()
    ):
        return None
    outs = [at for at, act in enumerate(acts) if isinstance(act, Bust) and act.name == name]
    return outs[-1] if outs else None
