"""Points at the desk: what an entry costs, who may give up chips or come back, what is paid, a deal on the prizes."""

from collections.abc import Iterator

from trainer.kernel.room import clock_acts as c
from trainer.kernel.room import desk_acts as d
from trainer.kernel.room import seat_acts as s
from trainer.rules.kind import About
from trainer.rules.room.agreement import DEAL
from trainer.rules.room.facts import RoomFacts
from trainer.rules.room.hands import busts_of_the_hand
from trainer.rules.room.kind import RoomKind, point
from trainer.rules.room.money import HIGH_HAND, PAYOUTS, bounty
from trainer.rules.room.registration import FORFEIT, LATE_ENTRY, holds_chips
from trainer.rules.ruling import Matter

STRUCTURE, PAYOUT, REENTRY = "tournament.structure", "tournament.payout", "tournament.reentry"
DEALS, BOUNTY = "tournament.deal-making", "tournament.bounty"


def sales(facts: RoomFacts) -> Iterator[Matter]:
    """An entry is sold: what it costs and buys. In a bounty event that is a question of the bounty's topic."""
    topic = BOUNTY if bounty(facts.setup) else STRUCTURE
    yield from (point("entry-sold", topic, moment, act.name) for moment, act in facts.acts(d.Register, d.ReEnter))


def levels(facts: RoomFacts) -> Iterator[Matter]:
    """A level is announced: its blinds, and what comes with it."""
    yield from (point("level-announced", STRUCTURE, moment) for moment, _ in facts.acts(c.NewLevel))


def re_entries(facts: RoomFacts) -> Iterator[Matter]:
    yield from (point("re-entry", REENTRY, moment, act.name) for moment, act in facts.acts(d.ReEnter))


def requests(facts: RoomFacts) -> Iterator[Matter]:
    """A player says that he wants to give up his chips, or to enter again with chips left, which comes to the same."""
    for moment, act in facts.acts(d.Ask):
        gives_up = act.word == FORFEIT and moment.who[0].isupper()
        if gives_up or (act.word == LATE_ENTRY and holds_chips(moment)):
            yield point("forfeit-asked", REENTRY, moment, moment.who)


def add_ons(facts: RoomFacts) -> Iterator[Matter]:
    yield from (point("add-on", "rebuy", moment, act.name) for moment, act in facts.acts(d.AddOn))


def surrenders(facts: RoomFacts) -> Iterator[Matter]:
    """A player gives up his chips."""
    yield from (point("stack-given-up", REENTRY, moment, act.name) for moment, act in facts.acts(d.Surrender))


def closings(facts: RoomFacts) -> Iterator[Matter]:
    """The level ends with which registration closes, and something has happened since."""
    for moment, _ in facts.acts(c.Zero):
        if moment.before.level == facts.setup.registration and facts.at > moment.index + 1:
            yield point("registration-ends", REENTRY, moment)


def payouts(facts: RoomFacts) -> Iterator[Matter]:
    """The payouts are asked for, or a player has finished in a place: how the pool is divided."""
    for moment, act in facts.acts(d.Ask, s.Finish):
        if isinstance(act, s.Finish) or (isinstance(act, d.Ask) and act.word == PAYOUTS):
            yield point("payouts", PAYOUT, moment)


def bounty_pools(facts: RoomFacts) -> Iterator[Matter]:
    """The payouts are asked for: what the bounties have to do with the pool."""
    yield from (point("bounty-pool", BOUNTY, moment) for moment, act in facts.acts(d.Ask) if act.word == PAYOUTS)


def high_hands(facts: RoomFacts) -> Iterator[Matter]:
    """A player claims the prize for the highest hand with the cards he shows."""
    claims = (moment for moment, act in facts.acts(d.Ask) if act.word == HIGH_HAND and moment.who[0].isupper())
    yield from (point("high-hand", PAYOUT, moment, moment.who) for moment in claims)


def busts_together(facts: RoomFacts) -> Iterator[Matter]:
    """Two players or more go out in one hand."""
    for moment, act in facts.acts(s.Bust):
        names = busts_of_the_hand(facts, moment)
        if len(names) > 1 and names[-1] == act.name:
            yield point("busted-together", PAYOUT, moment, act.name)


def deals(facts: RoomFacts) -> Iterator[Matter]:
    """Players speak of a deal on the prizes."""
    spoken = [moment for moment, _ in facts.acts(d.Agree)]
    spoken += [moment for moment, act in facts.acts(d.Ask) if act.word == DEAL]
    if spoken:
        yield point("deal-on-the-prizes", DEALS, min(spoken, key=lambda each: each.index))


KINDS: tuple[RoomKind, ...] = (
    RoomKind("entry-sold", STRUCTURE, "What an entry costs and buys", About.PLAYER, sales, (BOUNTY,)),
    RoomKind("level-announced", STRUCTURE, "A level's blinds and antes", About.ROOM, levels),
    RoomKind("re-entry", REENTRY, "A player re-enters the event", About.PLAYER, re_entries),
    RoomKind("forfeit-asked", REENTRY, "A player wants to give up their chips", About.PLAYER, requests),
    RoomKind("add-on", "rebuy", "A player takes the add-on", About.PLAYER, add_ons),
    RoomKind("stack-given-up", REENTRY, "A player gives up their chips", About.PLAYER, surrenders),
    RoomKind("registration-ends", REENTRY, "Registration ends", About.ROOM, closings),
    RoomKind("payouts", PAYOUT, "How the prize pool is paid out", About.ROOM, payouts),
    RoomKind("bounty-pool", BOUNTY, "What makes up the pool of a bounty event", About.ROOM, bounty_pools),
    RoomKind("high-hand", PAYOUT, "A claim for the highest hand", About.PLAYER, high_hands),
    RoomKind("busted-together", PAYOUT, "Players bust in the same hand", About.PLAYER, busts_together),
    RoomKind("deal-on-the-prizes", DEALS, "A deal on the prizes", About.ROOM, deals),
)
