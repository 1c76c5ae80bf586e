"""Acting out of turn: the action backs up, and the act binds unless a bet or raise comes before the player's turn.

Figures: `due` is the seat to act now, `to` the total of an act that binds, `back` the chips that go back.
"""

from collections.abc import Mapping

from trainer.rules.effects import Effect
from trainer.rules.facts import Facts
from trainer.rules.facts import out_of_turn as o
from trainer.rules.facts.turns import due_now, told, way_of
from trainer.rules.facts.turns import out_of_turn as out
from trainer.rules.facts.wager import still_lying
from trainer.rules.rule import Numbers, rule
from trainer.rules.ruling import Authority, Discretion, Ruling

PENALTY = ("a-penalty-for-acting-out-of-turn", "no-penalty")
BACKED_UP = Ruling(
    "bet.action-backs-up",
    "the action backs up to the player who was next to act",
    options=PENALTY,
    discretion=Discretion.PARTIAL,
)
BINDS = Ruling(
    "bet.out-of-turn-binds",
    "the out-of-turn action is binding",
    options=PENALTY,
    discretion=Discretion.PARTIAL,
    effect=Effect.ACT_BINDS,
)
GOES_BACK = Ruling(
    "bet.not-binding-every-choice",
    "the out-of-turn action isn't binding: a bet or raise goes back, and the player has every option",
    options=PENALTY,
    discretion=Discretion.PARTIAL,
)
ACTED = Ruling(
    "bet.acted-already",
    "the player's action in turn is binding, and anything the player adds afterward goes back",
    options=PENALTY,
    discretion=Discretion.PARTIAL,
)
FLOOR_DECIDES = Ruling(
    "bet.skipped-hand-dead-or-limited",
    "the out-of-turn action is binding, and the floor decides on the skipped hand",
    Authority.FLOOR,
    discretion=Discretion.PARTIAL,
    options=("a-dead-hand", "no-bet-and-no-raise", "another-treatment-that-fits"),
)
KEEPS_HIS_TURN = Ruling(
    "bet.backs-up-to-skipped-player", "the action backs up to the skipped player, who has every option"
)


def due(facts: Facts, numbers: Numbers) -> Mapping[str, int]:
    return {"due": due_now(facts, way_of(numbers))}


def due_and_total(facts: Facts, numbers: Numbers) -> Mapping[str, int]:
    return {**due(facts, numbers), "to": out(facts).to}


def due_and_back(facts: Facts, numbers: Numbers) -> Mapping[str, int]:
    return {**due(facts, numbers), "back": still_lying(out(facts).made)}


def due_and_beyond(facts: Facts, numbers: Numbers) -> Mapping[str, int]:
    """What goes back of what he adds: all beyond what he is bound to, whose chips he may have taken back."""
    made = out(facts).made
    mine = (each for each in told(facts).outs if (each.seat, each.made.street) == (made.seat, made.street))
    bound = max((each.to for each in mine if each.made.first < made.first), default=0)
    return {**due(facts, numbers), "back": max(0, made.total - max(made.before, bound))}


def passed_over(facts: Facts, _: Numbers) -> Mapping[str, int]:
    return {"due": facts.matter.seats[0]}


def bound_past(facts: Facts, numbers: Numbers) -> Mapping[str, int]:
    """The largest total of the acts that went past the player and bind."""
    acts = o.passed_over(facts, facts.matter.seats[0], numbers)
    return {"to": max((each.to for each in acts if each.kind != "fold"), default=0)}


def bound_and_passed_over(facts: Facts, numbers: Numbers) -> Mapping[str, int]:
    return {**passed_over(facts, numbers), **bound_past(facts, numbers)}


@rule("bet.turn.action-to-come", ruling=BACKED_UP, figures=due)
def out_of_turn_with_the_action_still_to_come(facts: Facts, numbers: Numbers) -> bool:
    """A player checks, calls, bets or raises out of turn, and skipped players still have to act."""
    return o.waits(facts, numbers) and not o.folded(facts)


@rule("bet.turn.action-unchanged", ruling=BINDS, figures=due_and_total)
def action_unchanged(facts: Facts, numbers: Numbers) -> bool:
    """A player acts out of turn, and the skipped players only check, call or fold."""
    return o.unchanged(facts, numbers)


@rule("bet.turn.action-changed", ruling=GOES_BACK, figures=due_and_back)
def action_changed(facts: Facts, numbers: Numbers) -> bool:
    """A player checks, calls, bets or raises out of turn, and someone bets or raises before that player's turn."""
    return o.changed(facts, numbers) and not o.folded(facts)


@rule("bet.turn.fold-out-of-turn", ruling=BINDS, figures=due)
def fold_out_of_turn(facts: Facts, numbers: Numbers) -> bool:
    """A player folds out of turn. The fold is binding at once, whatever follows."""
    return o.folded(facts) and not o.in_turn_there(facts, numbers)


WAITING = "bet.turn.action-to-come"
CHANGED = "bet.turn.action-changed"


@rule(
    "bet.turn.acted-already",
    ruling=ACTED,
    figures=due_and_beyond,
    excepts=(WAITING, "bet.turn.posted-minimum-action-to-come", "bet.turn.passive-act-action-to-come"),
)
def acts_again_after_his_turn(facts: Facts, numbers: Numbers) -> bool:
    """A player who has already acted on the street acts again, with no bet left to answer."""
    return o.spent(facts) and o.waits(facts, numbers) and not o.folded(facts)


@rule(
    "bet.turn.silent-until-substantial-action",
    ruling=BINDS,
    figures=due_and_total,
    excepts=(WAITING, CHANGED, "bet.turn.acted-already"),
    numbers=("with_chips", "any"),
)
def silence_until_substantial_action(facts: Facts, numbers: Numbers) -> bool:
    """A player acts out of turn, and a skipped player doesn't speak up before substantial action.

    A player who folded earlier is held to that, not to what they say or put in later.
    """
    return o.in_the_hand(facts) and o.silently_passed(facts, out(facts).due, o.first_passed_over(facts), numbers)


@rule(
    "bet.skipped.silent-until-substantial-action",
    ruling=FLOOR_DECIDES,
    figures=bound_and_passed_over,
    numbers=("with_chips", "any"),
)
def passed_over_in_silence(facts: Facts, numbers: Numbers) -> bool:
    """A skipped player had time to speak up but said nothing before substantial action."""
    seat = facts.matter.seats[0]
    return o.silently_passed(facts, seat, o.passed_over(facts, seat, numbers), numbers)


@rule(
    "bet.skipped.before-substantial-action", ruling=KEEPS_HIS_TURN, figures=passed_over, numbers=("with_chips", "any")
)
def passed_over_and_not_too_late(facts: Facts, numbers: Numbers) -> bool:
    """A player was skipped, and no substantial action has followed."""
    seat = facts.matter.seats[0]
    acts = o.passed_over(facts, seat, numbers)
    return bool(acts) and not o.silently_passed(facts, seat, acts, numbers)
