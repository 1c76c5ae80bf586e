"""Questions about how far the action went, asked as of the deal in which the matter arose."""

from collections.abc import Callable

from trainer.kernel.table import Cards
from trainer.rules.course import Action
from trainer.rules.facts import Facts
from trainer.rules.facts.deal import as_it_stood
from trainer.rules.rule import Numbers

WITH_CHIPS = ("bet", "call", "raise")


def actions_then(facts: Facts) -> tuple[Action, ...]:
    """The betting actions of the deal to which the matter belongs; posted blinds are none of them."""
    return as_it_stood(facts).course.actions


def substantial_action(facts: Facts, numbers: Numbers) -> bool:
    """Has substantial action occurred since that deal began?

    `numbers` gives `with_chips`, how many actions in turn suffice when one of them puts chips in the pot, and `any`,
    how many suffice whatever they are. A check plus a fold puts no chips in and so counts only towards `any`.
    """
    in_turn = [action for action in actions_then(facts) if action.in_turn]
    chips_in = any(action.kind in WITH_CHIPS for action in in_turn)
    return len(in_turn) >= numbers["any"] or (chips_in and len(in_turn) >= numbers["with_chips"])


def players_who_acted(facts: Facts) -> int:
    """How many players have acted on their hands since that deal began."""
    return len({action.seat for action in actions_then(facts)})


def acted_on_hand(facts: Facts, seat: int, spoiled: Callable[[Cards], bool]) -> bool:
    """Has the player in a seat checked, bet, called or raised while the hand there was spoiled?"""
    mine = [action for action in actions_then(facts) if action.seat == seat and action.kind != "fold"]
    return any(spoiled(facts.record.tables[action.index].seat(seat).hand) for action in mine)
