"""A bettor overlooks the last opponent and throws the hand away before the bet is answered."""

from collections.abc import Iterator, Mapping

from trainer.kernel import gestures as g
from trainer.rules.betting import Action
from trainer.scenarios.form import Scenario, Timed, Told
from trainer.scenarios.grammar import STREETS, Guard
from trainer.scenarios.injectors.injector import Cause, Evidence, Hand, Injector, Place, Spoiling, Value
from trainer.scenarios.injectors.struck import by_a_player

AFTERWARDS = 500
SAYS = ("", "Thank you.", "Finally.", "I'll take it.")


def where(hand: Hand) -> Iterator[Place]:
    """Everybody whose bet only one opponent has still to answer, the others having folded."""
    for action in _bets(hand):
        yield Place(f"{STREETS[hand.game][action.street]}: P{action.seat}", action.street, action.seat)


def _bets(hand: Hand) -> Iterator[Action]:
    for number, action in enumerate(hand.record.course.actions):
        if action.in_turn and action.kind in ("bet", "raise") and _last_to_answer(hand, number):
            yield action


def _last_to_answer(hand: Hand, number: int) -> int:
    """Who answers last of all, where those before him fold; 0 where somebody calls or raises, or nobody folds."""
    actions = hand.record.course.actions
    after = [each for each in actions[number + 1 :] if each.street == actions[number].street]
    early = after[:-1]
    if not early or any(each.kind != "fold" for each in early):
        return 0
    left = hand.record.courses[after[-1].index].contesting
    return after[-1].seat if {*left} == {actions[number].seat, after[-1].seat} else 0


def parameters(_: Hand, __: Place) -> Mapping[str, tuple[Value, ...]]:
    return {"says": SAYS}


def spoil(hand: Hand, how: Spoiling) -> Scenario:
    seat, said = how.place.seat, str(how["says"])
    actions = hand.record.course.actions
    made = next(each for each in _bets(hand) if (each.seat, each.street) == (seat, how.place.street))
    due = _last_to_answer(hand, actions.index(made))
    fold = Timed(AFTERWARDS if said else 0, g.Fold())
    does = (Timed(0, g.Say(said)), fold) if said else (fold,)
    return by_a_player(hand, Told(seat, how.place.street, due, does, Guard("live", 2)))


INJECTOR = Injector(
    "bettor-lets-the-hand-go",
    "Bettor folds with an opponent still in",
    ("turn",),
    ("bet.fold", "showdown.discard"),
    Cause.PLAYER,
    where,
    spoil,
    Evidence(("hands",)),
    parameters,
    ("says",),
)
