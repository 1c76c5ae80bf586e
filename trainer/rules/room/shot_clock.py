"""Facts about a player on the clock: how long it ran, whether he acted, what he faced."""

from dataclasses import dataclass

from trainer.kernel.room import clock_acts as c
from trainer.kernel.room import table_acts as t
from trainer.rules.room.facts import RoomFacts


@dataclass(frozen=True, slots=True)
class Shot:
    """`began` and `ended` in seconds; `ended` is when he acted, or now. `warned` is when he was told, -1 if never."""

    began: int
    ended: int
    acted: bool
    facing: int
    warned: int

    @property
    def took(self) -> int:
        return self.ended - self.began


def shot(facts: RoomFacts) -> Shot:
    """The clock of the matter."""
    moment, name = facts.subject, facts.matter.detail
    acts = [m.at for m, _ in facts.acts(t.Play) if m.index > moment.index and m.who == name]
    warned = [m.at for m, act in facts.acts(c.Warn) if m.index > moment.index and act.name == name]
    table = moment.before.table(moment.before.player(name).table)
    ended = acts[0] if acts else facts.room.at
    return Shot(moment.at, ended, bool(acts), table.facing, min(warned, default=-1))


def caller_in_place(facts: RoomFacts) -> bool:
    """Was whoever asked for the clock one of the staff, or a player at his own seat?"""
    moment = facts.subject
    if not moment.who[0].isupper():
        return True
    player = moment.before.player(moment.who)
    return bool(player.table) and player.here
