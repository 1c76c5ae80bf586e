"""Facts about registration: whether it is open, who may give up a stack when, and who asked to."""

from trainer.kernel.room import clock_acts as c
from trainer.kernel.room import desk_acts as d
from trainer.kernel.room import seat_acts as s
from trainer.rules.room.facts import Moment, RoomFacts
from trainer.rules.room.levels import seconds_of

FORFEIT, LATE_ENTRY = "forfeit", "late-entry"
OPEN, ENDING, OVER = "open", "ending", "over"


def registration(facts: RoomFacts, moment: Moment, printed: int = 0) -> str:
    """OPEN while its last level lasts, ENDING until the next one is played, OVER from then on.

    The last level is the one the room names, else the `printed` one; it stays open where there is neither. A level of
    which the clock has taken a part is being played, whether the clock runs at the moment or not.
    """
    last, room = facts.setup.registration or printed or len(facts.setup.levels) + 1, moment.before
    left = room.clock.left_at(moment.at)
    ended = any(each.index < moment.index and each.before.level == last for each, _ in facts.acts(c.Zero))
    if room.level < last or (room.level == last and left and not ended):
        return OPEN
    return OVER if room.level > last and (room.clock.running or 0 < left < seconds_of(facts, room.level)) else ENDING


def holds_chips(moment: Moment) -> bool:
    """Does the player who acts sit at a table with chips?"""
    held = (each for each in moment.before.players if each.name == moment.who and each.table)
    return any(each.chips for each in held)


def asked_to_forfeit(facts: RoomFacts, name: str, until: int) -> Moment | None:
    """The moment at which a player told the dealer that he gives up his chips, before happening `until`."""
    asked = [m for m, act in facts.acts(d.Ask) if m.who == name and act.word == FORFEIT and m.index < until]
    return asked[-1] if asked else None


def how_out(facts: RoomFacts, name: str, until: int) -> Moment | None:
    """How a player went out last before happening `until`: he busted or gave up his chips."""
    busted = [m for m, act in facts.acts(s.Bust) if act.name == name and m.index < until]
    gave_up = [m for m, act in facts.acts(d.Surrender) if act.name == name and m.index < until]
    return max([*busted, *gave_up], key=lambda each: each.index, default=None)


def in_a_pause(facts: RoomFacts, moment: Moment) -> bool:
    """Did a break begin after the clock ran out, or was the clock stopped, with nothing played since?"""
    return _paused(facts, moment, c.Recess, c.Hold)


def in_a_break(facts: RoomFacts, moment: Moment) -> bool:
    """Did a break begin after the clock ran out, with nothing played since?"""
    return _paused(facts, moment, c.Recess)


def _paused(facts: RoomFacts, moment: Moment, *by: type[c.Recess] | type[c.Hold]) -> bool:
    pauses = [each for each, _ in facts.acts(*by) if each.index > moment.index]
    plays = [each.index for each, _ in facts.acts(c.Run) if each.index > moment.index]
    return bool(pauses) and pauses[0].index < min(plays, default=facts.at)
