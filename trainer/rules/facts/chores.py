"""Questions about the dealer's chores while bets are made: what was asked for, and by whom."""

from collections.abc import Iterator

from trainer.kernel import gestures as g
from trainer.rules.facts import Facts

BRING_IN = ("bring",)
COUNT = ("count", "how much")
LIVE_HAND = ("live", "alive", "dead")
VOICES = (g.Say, g.Stop, g.Proceed)
REOPENED = ("reopen", "re-open", "enough", "raise again")


def asks(act: g.Act, words: tuple[str, ...]) -> bool:
    """Is one of these said?"""
    return isinstance(act, g.Say) and any(each in act.words.lower() for each in words)


def asked_by_the_player_facing(facts: Facts, words: tuple[str, ...], since: int, until: int) -> bool:
    """Was it asked for, between those gesture counts, by the player whose turn it then was?"""
    record = facts.record
    return any(
        asks(record.gestures[index].act, words) and record.gestures[index].seat == record.courses[index].to_act > 0
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
        told = gesture.by_dealer and isinstance(act, g.Say) and any(each.isdigit() for each in act.words)
        if told or (gesture.seat and asks(act, COUNT)):
            yield index


def is_all_in(facts: Facts, index: int) -> bool:
    """Did the gesture leave its player without chips?"""
    gesture = facts.record.gestures[index]
    return not facts.record.tables[index + 1].seat(gesture.seat).stack
