"""What players did apart from their bets, as a report tells it: shown cards, talk, phones, the clock, a dispute."""

from collections.abc import Iterator, Mapping
from dataclasses import dataclass

from trainer.kernel import gestures as g
from trainer.kernel.asking_acts import Claimed, Refused, Requested, Told
from trainer.kernel.report_acts import AT_A_SEAT, Deed, Did
from trainer.rules.at_showdown import AT_SHOWDOWN, REFUSED
from trainer.rules.declared import declared
from trainer.rules.facts import Facts
from trainer.rules.facts.behind import found
from trainer.rules.points.hidden import HIDDEN_CHIPS
from trainer.rules.record import Record
from trainer.rules.reserved import RESERVED
from trainer.rules.ruling import Matter

BY_THE_DEALER = ("hand-taken", "tabled-hand-taken")
"""Kinds in which the dealer did it, and no player."""
IN_BETTING = ("blind-call",)
"""Kinds of what players do with words and chips: they are told as bets are."""
OF_PLAYERS = (frozenset(RESERVED) | AT_SHOWDOWN) - {*BY_THE_DEALER, *IN_BETTING}
"""Kinds of matters that are told by one deed of a player from this list."""
CONDUCT: Mapping[str, Deed] = {
    **dict.fromkeys(("advice", "criticism", "reads-a-hand", "talks-strategy"), Deed.TALKED),
    **dict.fromkeys(("touching", "plays-anothers-chips"), Deed.TOUCHED),
    "throws-cards": Deed.THREW,
    "shows-hand": Deed.SHOWED,
}
"""What is best told of each word for conduct; of any other that the player acted out of line, which is never wrong."""
TALKS: Mapping[object, Deed] = {
    Claimed.HAND: Deed.TALKED,
    Claimed.PLAYS_THE_BOARD: Deed.PLAYS_BOARD,
    Refused.SHOW: Deed.REFUSED,
    Requested.SEE: Deed.ASKED_TO_SEE,
    Requested.CLOCK: Deed.CALLED_CLOCK,
}
ACTS: Mapping[type[g.Act], Deed] = {
    g.Device: Deed.USED_PHONE,
    g.Bounty: Deed.BOUNTY,
    g.Dispute: Deed.DISPUTED,
    g.ShowTo: Deed.SHOWED_TO,
}
OWN = "own"
PLACES: Mapping[str, tuple[Deed, ...]] = {
    OWN: (Deed.PICKED_UP,),
    "hand": (Deed.THREW,),
    **dict.fromkeys(("aside", "muck"), (Deed.FOLDED,)),
}
"""What a player does who puts cards down in a place: as their own hand, in another's, and so on."""


@dataclass(frozen=True, slots=True)
class Seen:
    """One deed of a seat as anybody could see or hear it; `amounts` are right to tell of it, the plainest first."""

    index: int
    seat: int
    deed: Deed
    amounts: tuple[int, ...] = (0,)

    @property
    def told(self) -> Did:
        """As it is best told."""
        return Did(self.seat, self.deed, self.amounts[0])


def apart_from_bets(record: Record, at: int) -> tuple[Seen, ...]:
    """All that seats have done in the present deal besides betting."""
    start = record.courses[at].deal_start
    done = (each for index in range(start, at) for each in _deeds(record, index))
    return (*done, *_chips_behind(Facts(record, at)))


def deed_of(record: Record, at: int, matter: Matter) -> tuple[Seen, ...]:
    """What a player did in a matter of that player, () of any other matter."""
    if matter.kind not in OF_PLAYERS:
        return ()
    if matter.kind == HIDDEN_CHIPS:
        behind = [each for each in found(Facts(record, at)) if each.made.first + 1 == matter.error]
        return tuple(_behind(each.index, each.made.seat, each.amount) for each in behind[:1])
    if matter.kind == REFUSED:  # in whatever words
        return (Seen(matter.error - 1, matter.seats[0], Deed.REFUSED),)
    return tuple(_deeds(record, matter.error - 1))[:1]


def _deeds(record: Record, index: int) -> Iterator[Seen]:
    """What a gesture shows of a seat, what is best told of it first."""
    gesture, act = record.gestures[index], record.gestures[index].act
    if isinstance(act, g.Tell) and act.what is Told.TIME and record.courses[index].to_act:
        yield Seen(index, record.courses[index].to_act, Deed.RAN_OUT)
    elif gesture.seat:
        whom = _at_a_seat(record, index)
        done = [each for each in _done(act, gesture.seat) if whom or each not in AT_A_SEAT]
        yield from (Seen(index, gesture.seat, each, (whom if each in AT_A_SEAT else 0,)) for each in done)


def _done(act: g.Act, seat: int) -> tuple[Deed, ...]:
    if isinstance(act, g.Conduct):
        return tuple(dict.fromkeys((CONDUCT.get(act.word, Deed.OUT_OF_LINE), Deed.OUT_OF_LINE)))
    if isinstance(act, g.Say):
        said = declared(act.words)
        return (Deed.SAID_IF,) if said is not None and said.conditional else ()
    if isinstance(act, g.Move):
        return PLACES.get(OWN if act.to == f"hand-{seat}" else act.to.partition("-")[0], ())
    if isinstance(act, g.Request | g.Claim | g.Refuse):
        return (TALKS[act.what],) if act.what in TALKS else ()
    if isinstance(act, g.Turn):
        return (Deed.SHOWED,) if act.up else ()
    return (ACTS[type(act)],) if type(act) in ACTS else ()


def _at_a_seat(record: Record, index: int) -> int:
    """The seat to which it was done: who saw the cards, whose hand was asked for, on whom the clock was called."""
    act = record.gestures[index].act
    if isinstance(act, g.ShowTo) or (isinstance(act, g.Request) and act.what is Requested.SEE):
        return act.seat
    return record.courses[index].to_act


def _chips_behind(facts: Facts) -> Iterator[Seen]:
    yield from (_behind(each.index, each.made.seat, each.amount) for each in found(facts))


def _behind(index: int, seat: int, amount: int) -> Seen:
    return Seen(index, seat, Deed.HAD_BEHIND, (amount, 0))
