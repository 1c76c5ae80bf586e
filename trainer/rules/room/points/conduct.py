"""Points of conduct and of chips still to come: penalties, rebuys announced, add-ons, bounty chips as bets."""

from collections.abc import Iterator

from trainer.kernel.room import chip_acts as p
from trainer.kernel.room import desk_acts as d
from trainer.kernel.room import seat_acts as s
from trainer.rules.room.facts import RoomFacts
from trainer.rules.room.kind import RoomKind, point
from trainer.rules.ruling import Matter

PENALTY, REBUY, BOUNTY_BET = "conduct.penalty", "rebuy", "rp.bounty-chip"


def penalties(facts: RoomFacts) -> Iterator[Matter]:
    """A player who sits at a table is given a penalty."""
    for moment, act in facts.acts(s.Penalty):
        if moment.before.player(act.name).table:
            yield point("penalty-given", PENALTY, moment, act.name)


def rebuys_announced(facts: RoomFacts) -> Iterator[Matter]:
    """A player at a table says that he will rebuy."""
    for moment, act in facts.acts(d.Ask):
        if act.word == "rebuy" and moment.who[0].isupper() and moment.before.player(moment.who).table:
            yield point("rebuy-announced", REBUY, moment, moment.who)


def add_ons(facts: RoomFacts) -> Iterator[Matter]:
    """Somebody takes the add-on."""
    yield from (point("add-on", REBUY, moment, act.name) for moment, act in facts.acts(d.AddOn))


def bounty_bets(facts: RoomFacts) -> Iterator[Matter]:
    """A player puts his bounty chip into the pot."""
    for moment, act in facts.acts(p.Bounty):
        if act.word == "in-the-pot":
            yield point("bounty-bet", BOUNTY_BET, moment, moment.who)


KINDS: tuple[RoomKind, ...] = (
    RoomKind("penalty-given", PENALTY, "A penalty is given", penalties),
    RoomKind("rebuy-announced", REBUY, "A rebuy is announced", rebuys_announced),
    RoomKind("add-on", REBUY, "An add-on is taken", add_ons),
    RoomKind("bounty-bet", BOUNTY_BET, "A bounty chip in the pot", bounty_bets),
)
