"""Facts about a deal on the prizes: who agreed, whether it was put to the supervisor, what he said."""

from trainer.kernel.room import desk_acts as d
from trainer.kernel.room.act import FLOOR
from trainer.rules.room.facts import RoomFacts

DEAL = "deal"


def submitted(facts: RoomFacts) -> int:
    """The index of the happening by which the terms were put to the supervisor, -1 where they were not."""
    asked = [moment.index for moment, act in facts.acts(d.Ask) if act.word == DEAL]
    return asked[0] if asked else -1


def _for_it(facts: RoomFacts, since: int) -> set[str]:
    """Players who agree since a happening, those who took it back left out."""
    found: set[str] = set()
    for moment in facts.moments():
        match moment.happening.act:
            case d.Refuse():
                found.discard(moment.who)
            case d.Agree() | d.Ask(word="deal") if moment.index >= since:
                found.add(moment.who)
    return found


def everybody_agrees(facts: RoomFacts) -> bool:
    """Does every player who is left agree, by what was said at any time?"""
    return {each.name for each in facts.room.left_in()} <= _for_it(facts, 0)


def everybody_confirmed(facts: RoomFacts) -> bool:
    """Did every player who is left say so again once the supervisor had the terms?"""
    since = submitted(facts)
    said = {moment.who for moment, _ in facts.acts(d.Agree) if moment.index > since >= 0}
    return {each.name for each in facts.room.left_in()} <= said & _for_it(facts, 0)


def approved(facts: RoomFacts) -> bool:
    return any(moment.who == FLOOR and act.word == DEAL for moment, act in facts.acts(d.Permit))


def refused(facts: RoomFacts) -> bool:
    """Did the supervisor disallow it?"""
    return any(moment.who == FLOOR and act.word == DEAL for moment, act in facts.acts(d.Refuse))
