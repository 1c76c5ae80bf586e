"""Metropolitan on acting out of turn: no aggressive choice once the action changed, and an all-in stands."""

from collections.abc import Mapping

from trainer.rules.common.after_out_of_turn import HOLDING
from trainer.rules.common.out_of_turn import CHANGED, PENALTY, bound_past, due_and_back
from trainer.rules.common.rights import BARRED, CLOSED, OPEN, OPENING, may_not_raise, may_raise
from trainer.rules.facts import Facts
from trainer.rules.facts import out_of_turn as o
from trainer.rules.facts import rights as r
from trainer.rules.facts import turns as t
from trainer.rules.facts.turns import out_of_turn as out
from trainer.rules.rule import Numbers, rule
from trainer.rules.ruling import Authority, Discretion, Ruling

CALL_OR_FOLD = Ruling(
    "bet.goes-back-call-or-fold",
    "the out-of-turn action isn't binding: a bet or raise goes back, and the player may only call or fold",
    options=PENALTY,
    discretion=Discretion.PARTIAL,
)
STANDS = Ruling(
    "bet.all-in-stands",
    "the all-in out of turn stands",
    Authority.FLOOR,
    options=PENALTY,
    discretion=Discretion.PARTIAL,
)
SPOKEN = Ruling(
    "bet.all-in-stands-no-decision", "the all-in out of turn stands, and the player has no decision left", fault=False
)
IN_TURN = Ruling(
    "bet.in-turn-behind-all-in", "the next player acts in turn: the earlier all-in out of turn stands", fault=False
)
FLOOR_RULES = Ruling(
    "bet.skipped-hand-up-to-floor",
    "the out-of-turn action is binding, and the floor rules on the skipped hand",
    Authority.FLOOR,
    discretion=Discretion.FULL,
)


@rule(
    "bet.turn.action-changed-no-raise",
    ruling=CALL_OR_FOLD,
    figures=due_and_back,
    excepts=(CHANGED,),
    numbers=("with_chips", "any", "barred_calls"),
)
def no_aggressive_choice_left(facts: Facts, numbers: Numbers) -> bool:
    """A player acts out of turn, and someone bets or raises before that player's turn."""
    return not o.silently_passed(facts, out(facts).due, o.first_passed_over(facts), numbers)


def all_of_it(facts: Facts, _: Numbers) -> Mapping[str, int]:
    return {"to": out(facts).to}


@rule(
    "bet.turn.all-in-out-of-turn",
    ruling=STANDS,
    figures=all_of_it,
    excepts=(
        "bet.turn.action-to-come",
        "bet.turn.action-unchanged",
        "bet.turn.silent-until-substantial-action",
        "bet.turn.action-changed-no-raise",
        "bet.turn.acted-already",
    ),
)
def all_in_out_of_turn(facts: Facts, _: Numbers) -> bool:
    """A player bets, raises or calls all-in out of turn, whatever the skipped players do."""
    return o.all_in(facts) and o.in_the_hand(facts)


@rule("bet.turn.next-after-standing-all-in", ruling=IN_TURN, numbers=("all_ins_stand",))
def turn_after_an_all_in_that_stands(facts: Facts, numbers: Numbers) -> bool:
    """The action passes a player who went all-in out of turn, and the next player acts."""
    return o.in_turn_there(facts, numbers)


def _stands_all_in(facts: Facts) -> bool:
    seat = facts.matter.seats[0]
    return any(each.seat == seat and each.all_in and each.back for each in t.told(facts).outs)


@rule("bet.skipped.standing-all-in-out-of-turn", ruling=SPOKEN, numbers=("all_ins_stand",))
def all_in_that_stands_has_spoken(facts: Facts, numbers: Numbers) -> bool:
    """The action passes a player who went all-in out of turn. That player wasn't skipped."""
    return _stands_all_in(facts) and not o.passed_over(facts, facts.matter.seats[0], numbers)


@rule(
    "bet.rights.standing-all-in-action-changed",
    ruling=SPOKEN,
    numbers=("all_ins_stand",),
    excepts=("bet.rights.turn-of-another-player",),
)
def all_in_that_stands_is_not_asked_again(facts: Facts, _: Numbers) -> bool:
    """A player went all-in out of turn, and someone bet or raised before that player's turn."""
    return _stands_all_in(facts) and r.his_turn(facts)


@rule(
    "bet.rights.all-in-said-out-of-turn",
    ruling=SPOKEN,
    excepts=(*BARRED, HOLDING, "bet.rights.out-of-turn-changed-no-raise"),
)
def all_in_said_out_of_turn_has_spoken(facts: Facts, _: Numbers) -> bool:
    """A player who announced all-in out of turn is now next to act."""
    seat, at = facts.matter.seats[0], facts.matter.error
    return any(each.seat == seat and each.back == at and each.all_in for each in t.told(facts).outs)


@rule(
    "bet.rights.next-after-standing-all-in", ruling=OPEN, figures=may_raise, numbers=("all_ins_stand",), excepts=OPENING
)
def next_after_an_all_in_that_stands(facts: Facts, numbers: Numbers) -> bool:
    """A player's all-in out of turn stands, and the action is now on the next player.

    Unless they acted out of turn too: then that is binding, or they were overtaken and have no aggressive choice.
    """
    early = r.came_round(facts, numbers) is not None
    mine = r.his_turn(facts, numbers) and not r.his_turn(facts) and not early
    return mine and r.least_raise(facts, numbers=numbers) > 0


@rule("bet.skipped.silent-left-to-the-floor", ruling=FLOOR_RULES, figures=bound_past, numbers=("with_chips", "any"))
def silent_and_left_to_the_floor(facts: Facts, numbers: Numbers) -> bool:
    """A skipped player had time to speak up before substantial action but didn't.

    There is nothing to rule on for a player whose own all-in out of turn is binding.
    """
    seat = facts.matter.seats[0]
    acts = o.passed_over(facts, seat, numbers)
    return not _stands_all_in(facts) and o.silently_passed(facts, seat, acts, numbers)


@rule("bet.rights.out-of-turn-changed-no-raise", ruling=CLOSED, figures=may_not_raise, excepts=BARRED)
def overtaken_out_of_turn(facts: Facts, numbers: Numbers) -> bool:
    """A player acted out of turn, other than by folding. It is now their turn, and they face a new bet or raise."""
    early = r.came_round(facts, numbers)
    return early is not None and early.kind != "fold" and r.overtaken(facts, numbers)
