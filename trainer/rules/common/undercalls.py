"""Undercalls: heads-up and of the opening bet a full call, otherwise the TD's; and several in a row."""

from collections.abc import Mapping

from trainer.rules.facts import Facts
from trainer.rules.facts import shape as s
from trainer.rules.facts.out_of_turn import bound
from trainer.rules.facts.rounds import levels
from trainer.rules.facts.turns import way_of
from trainer.rules.facts.wager import Wager, wager
from trainer.rules.rule import Numbers, rule
from trainer.rules.ruling import Authority, Discretion, Ruling

FULL_CALL = Ruling("bet.full-call", "a full call")
CALL_OR_FORFEIT = Ruling(
    "bet.undercall-up-to-floor",
    "the TD rules on the undercall",
    authority=Authority.FLOOR,
    discretion=Discretion.FULL,
    options=("a-full-call", "a-fold-the-undercall-forfeited"),
)
BACK_TO_THE_FIRST = Ruling(
    "bet.back-to-first-undercall",
    "play backs up to the first undercall, which is corrected, and the TD rules on the hands after it",
    authority=Authority.FLOOR,
    discretion=Discretion.PARTIAL,
)


AFTER_THE_FIRST = Ruling(
    "bet.later-undercall-up-to-floor",
    "the TD rules on the later undercall",
    authority=Authority.FLOOR,
    discretion=Discretion.FULL,
    options=("a-full-call", "another-treatment-that-fits"),
)


def _undercall(facts: Facts) -> Wager | None:
    """The wager, if it came in turn and "call" was not said before it."""
    made = wager(facts)
    return made if made.in_turn and not s.said_first(made, "call") else None


def full_call(facts: Facts, _: Numbers) -> Mapping[str, int]:
    made = wager(facts)
    to = min(made.facing, made.most)
    return {"to": to, "owed": to - made.total}


@rule("bet.undercall.heads-up-any-bet", ruling=FULL_CALL, figures=full_call)
def undercall_heads_up(facts: Facts, _: Numbers) -> bool:
    """Heads-up, a player undercalls in turn, whatever the bet."""
    made = _undercall(facts)
    return made is not None and len(made.live) == 2


@rule("bet.undercall.multiway-opening-bet", ruling=FULL_CALL, figures=full_call)
def undercall_of_the_opening_bet(facts: Facts, numbers: Numbers) -> bool:
    """With three or more players in, one undercalls the opening bet (preflop, the big blind) in turn."""
    made = _undercall(facts)
    return made is not None and len(made.live) > 2 and len(levels(facts, made, way_of(numbers))) == 1


def _in_other_situations(facts: Facts, numbers: Numbers) -> Wager | None:
    """An undercall of a raise with three or more in, or out of turn of any bet, once that binds."""
    made = wager(facts)
    if s.said_first(made, "call"):
        return None
    of_a_raise = made.in_turn and len(made.live) > 2 and len(levels(facts, made, way_of(numbers))) > 1
    return made if of_a_raise or (not made.in_turn and bound(facts, made)) else None


def _intended(facts: Facts, made: Wager) -> int:
    """What the undercall was meant to call: the last bet below the one faced that its chips would have called."""
    meant = [level for level in levels(facts, made) if level <= made.total and made.total - made.smallest < level]
    return meant[-1] if meant else s.offered(made)


def _meant_or_whole(facts: Facts, _: Numbers) -> Mapping[str, int]:
    made = wager(facts)
    forfeit = _intended(facts, made)
    whole = min(made.facing, made.most)
    return {"full-call": whole, "forfeit": forfeit, "back": max(0, made.total - forfeit)}


@rule("bet.undercall.multiway-raise-as-meant", ruling=CALL_OR_FORFEIT, figures=_meant_or_whole)
def undercall_of_a_raise_as_meant(facts: Facts, numbers: Numbers) -> bool:
    """A player undercalls a raise, multiway or out of turn. A fold, if allowed, forfeits the intended call."""
    return _in_other_situations(facts, numbers) is not None


def _all_or_whole(facts: Facts, _: Numbers) -> Mapping[str, int]:
    made = wager(facts)
    return {"full-call": min(made.facing, made.most), "forfeit": s.offered(made), "back": 0}


@rule("bet.undercall.multiway-raise-as-put-out", ruling=CALL_OR_FORFEIT, figures=_all_or_whole)
def undercall_of_a_raise_as_it_lies(facts: Facts, numbers: Numbers) -> bool:
    """A player undercalls a raise, multiway or out of turn. A fold, if allowed, forfeits the chips put out."""
    return _in_other_situations(facts, numbers) is not None


def _first(facts: Facts, _: Numbers) -> Mapping[str, int]:
    made = wager(facts)
    return {"first": made.seat, "to": min(made.facing, made.most), "in-a-row": len(facts.matter.seats)}


@rule("bet.undercalls.several-in-a-row", kinds=("undercalls-in-sequence",), ruling=BACK_TO_THE_FIRST, figures=_first)
def undercalls_in_a_row(facts: Facts, _: Numbers) -> bool:
    """Two or more players in a row undercall."""
    return wager(facts).in_turn


def _whole(facts: Facts, _: Numbers) -> Mapping[str, int]:
    made = wager(facts)
    return {"first": facts.matter.seats[1], "full-call": min(made.facing, made.most)}


@rule("bet.undercalls.each-after-the-first", kinds=("undercall-after-another",), ruling=AFTER_THE_FIRST, figures=_whole)
def undercall_after_the_first(facts: Facts, _: Numbers) -> bool:
    """A player undercalls, and an earlier undercall hasn't been corrected yet."""
    return wager(facts).in_turn
