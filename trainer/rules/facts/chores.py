"""Questions about the dealer's chores while bets are made: what was asked for, and by whom."""

from collections.abc import Iterator

from trainer.kernel import gestures as g
from trainer.kernel.asking_acts import Requested
from trainer.rules.facts import Facts

COUNTS = (Requested.COUNT, Requested.POT_COUNT)
VOICES = (*g.SPOKEN, g.Stop, g.Proceed)


def asks(act: g.Act, *what: Requested) -> bool:
    """Is one of these asked for?"""
    return isinstance(act, g.Request) and act.what in what


def asked_by_the_player_facing(facts: Facts, what: Requested, since: int, until: int) -> bool:
    """Was it asked for, between those gesture counts, by the player whose turn it then was?"""
    record = facts.record
    return any(
        asks(record.gestures[index].act, what) and record.gestures[index].seat == record.courses[index].to_act > 0
        for index in range(since, until)
    )


def last_action_before(facts: Facts, index: int) -> int:
    """The gesture count after the last action before a gesture, or at which its street was opened."""
    course = facts.record.courses[index]
    return max([course.opened, *(action.index + 1 for action in course.actions[-1:])])


def amounts_spoken(facts: Facts, since: int) -> Iterator[int]:
    """The gestures in which the dealer said a figure or a player asked for one, until the next action or card."""
    for index, gesture, _, _ in facts.happened(since):
        act = gesture.act
        if not isinstance(act, VOICES):
            return
        if (gesture.by_dealer and _names_an_amount(act)) or (gesture.seat and asks(act, *COUNTS)):
            yield index


def _names_an_amount(act: g.Act) -> bool:
    figures = isinstance(act, g.Say) and any(each.isdigit() for each in act.words)
    return figures or (isinstance(act, g.Tell) and act.amount > 0)


def is_all_in(facts: Facts, index: int) -> bool:
    """Did the gesture leave its player without chips?"""
    gesture = facts.record.gestures[index]
    return not facts.record.tables[index + 1].seat(gesture.seat).stack
