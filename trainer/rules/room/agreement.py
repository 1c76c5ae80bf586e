"""Facts about a deal on the prizes: who agreed, whether it was put to the supervisor, what he said."""

from trainer.kernel.room import desk_acts as d
from trainer.kernel.room.act import FLOOR
from trainer.rules.room.facts import RoomFacts

DEAL = "deal"


def submitted(facts: RoomFacts) -> int:
    """The index of the happening by which the terms were put to the supervisor, -1 where they were not.

    Terms put to him after he refused others are new ones.
    """
    asked = [moment.index for moment, act in facts.acts(d.Ask) if act.word == DEAL]
    return next((each for each in asked if each > _refused_last(facts)), asked[0] if asked else -1)


def _refused_last(facts: RoomFacts) -> int:
    """The index of the supervisor's last refusal, -1 where there was none."""
    said = [m.index for m, act in facts.acts(d.Refuse) if m.who == FLOOR and act.word == DEAL]
    return max(said, default=-1)


def _bound(facts: RoomFacts) -> int:
    """The index of the happening with which a deal was whole: allowed, and confirmed by every player left then.

    The number of all happenings where it never was.
    """
    since, allowed, said = submitted(facts), False, set[str]()
    for moment in facts.moments():
        match moment.happening.act:
            case d.Refuse(word="deal") if moment.who == FLOOR:
                allowed = False
            case d.Refuse(word="deal"):
                said.discard(moment.who)
            case d.Permit(word="deal") if moment.who == FLOOR:
                allowed = True
            case d.Agree() if moment.index > since >= 0:
                said.add(moment.who)
        if allowed and {each.name for each in moment.after.left_in()} <= said:
            return moment.index
    return facts.at


def _for_it(facts: RoomFacts, since: int) -> set[str]:
    """Players who agree since a happening, those left out who took it back before the deal was whole."""
    found, bound = set[str](), _bound(facts)
    for moment in facts.moments():
        match moment.happening.act:
            case d.Refuse(word="deal") if moment.index < bound:
                found.discard(moment.who)
            case d.Agree() | d.Ask(word="deal") if moment.index >= since:
                found.add(moment.who)
    return found


def everybody_agrees(facts: RoomFacts) -> bool:
    """Does every player who is left agree, by what was said at any time?"""
    return not not_agreed(facts)


def not_agreed(facts: RoomFacts) -> tuple[str, ...]:
    """The players left who have not said that they agree, or took it back."""
    said = _for_it(facts, 0)
    return tuple(each.name for each in facts.room.left_in() if each.name not in said)


def everybody_confirmed(facts: RoomFacts) -> bool:
    """Did every player who is left say so again once the supervisor had the terms?"""
    return not not_confirmed(facts)


def not_confirmed(facts: RoomFacts) -> tuple[str, ...]:
    """The players left who have not said so once the supervisor had the terms, or took it back."""
    since = submitted(facts)
    said = {moment.who for moment, _ in facts.acts(d.Agree) if moment.index > since >= 0} & _for_it(facts, 0)
    return tuple(each.name for each in facts.room.left_in() if each.name not in said)


def approved(facts: RoomFacts) -> bool:
    """Did the supervisor allow these terms, and not refuse them later?"""
    allowed = [m.index for m, act in facts.acts(d.Permit) if m.who == FLOOR and act.word == DEAL]
    return max(allowed, default=-1) > _refused_last(facts)


def refused(facts: RoomFacts) -> bool:
    """Did the supervisor disallow these terms? His last word counts, and he has said none yet on new terms."""
    return _refused_last(facts) > submitted(facts) and not approved(facts)
