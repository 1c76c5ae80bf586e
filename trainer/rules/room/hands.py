"""Facts about the hand at a table in which something happened: who went out, who won, with how much it began."""

from trainer.kernel.room import seat_acts as s
from trainer.kernel.room import table_acts as t
from trainer.kernel.room.clock_acts import HandForHand
from trainer.rules.room.facts import Moment, RoomFacts
from trainer.rules.room.race import in_use

AT_ONCE = 5
"""Seconds within which two who are told to be out, with no hand told, went out together."""


def table_of(moment: Moment, name: str) -> str:
    """The table at which a player sits, or sat just before."""
    return moment.before.player(name).table


def start_of_hand(facts: RoomFacts, table: str, until: int) -> int:
    """The index of the last deal at a table before happening `until`, -1 where there was none."""
    deals = (m.index for m, _ in facts.acts(t.Deal) if m.happening.table == table and m.index < until)
    return max(deals, default=-1)


def end_of_hand(facts: RoomFacts, table: str, since: int) -> int:
    """The index of the next deal at a table after happening `since`, else of what has not happened yet."""
    deals = (m.index for m, _ in facts.acts(t.Deal) if m.happening.table == table and m.index > since)
    return min(deals, default=facts.at)


def busts_of_the_hand(facts: RoomFacts, moment: Moment) -> tuple[str, ...]:
    """Everybody dealt in who went out in the hand in which the player of that moment did.

    Where the room tells of prizes and of no hand at that table, those who went out one right after the other, hand for
    hand not announced between them.
    """
    act = moment.happening.act
    assert isinstance(act, s.Bust)
    table = table_of(moment, act.name)
    first = start_of_hand(facts, table, moment.index)
    last = end_of_hand(facts, table, moment.index)
    found = [(m, a.name) for m, a in facts.acts(s.Bust) if first < m.index < last and table_of(m, a.name) == table]
    if first < 0 and (facts.setup.prizes or facts.setup.places):
        return tuple(name for m, name in found if abs(m.at - moment.at) <= AT_ONCE and not _announced(facts, m, moment))
    dealt = facts.record.rooms[first + 1].table(table).dealt if table and first >= 0 else ()
    return tuple(name for _, name in found if name in dealt)


def _announced(facts: RoomFacts, one: Moment, other: Moment) -> bool:
    """Was hand for hand announced between the two?"""
    first, last = sorted((one.index, other.index))
    return any(first < m.index < last for m, _ in facts.acts(HandForHand))


def together(facts: RoomFacts, first: Moment, last: Moment) -> bool:
    """Did two go out on the same hand: of one table, of all at hand for hand, or in the same second?"""
    if first.at == last.at:
        return True
    name = first.happening.act.name if isinstance(first.happening.act, s.Bust) else ""
    dealt = any(first.index < m.index < last.index for m, _ in facts.acts(t.Deal))
    return name in busts_of_the_hand(facts, last) or (last.before.hand_for_hand and not dealt)


def stack_at_start(facts: RoomFacts, name: str, moment: Moment) -> int:
    """What a player held when the hand of that moment was dealt."""
    dealt = start_of_hand(facts, table_of(moment, name), moment.index)
    return facts.record.rooms[max(dealt, 0)].player(name).chips.amount


def went_all_in(facts: RoomFacts, moment: Moment) -> bool:
    """Is the doer of that moment all in in the hand at his table?"""
    dealt = start_of_hand(facts, table_of(moment, moment.who), moment.index)
    acts = [(m, act) for m, act in facts.acts(t.Play) if dealt < m.index < moment.index and m.who == moment.who]
    return any(act.word == "all-in" for _, act in acts)


def won_from(facts: RoomFacts, loser: str, moment: Moment) -> dict[str, int]:
    """Who won chips of a player in the hand of that moment, and what they are worth."""
    dealt = start_of_hand(facts, table_of(moment, loser), moment.index)
    won: dict[str, int] = {}
    for m, act in facts.acts(t.Win):
        if dealt < m.index < moment.index and act.loser == loser:
            won[act.name] = won.get(act.name, 0) + act.chips.amount
    return won


def shared_alike(facts: RoomFacts, won: dict[str, int]) -> bool:
    """Did several win the same, but for an odd chip of the lowest denomination, as where a pot is split?"""
    odd = min(in_use(facts), default=1)
    return len(won) > 1 and max(won.values()) - min(won.values()) <= odd


def clockwise_from_button(moment: Moment, table: str, names: tuple[str, ...]) -> str:
    """The first of those players clockwise from the button, which itself comes last."""
    found = moment.before.table(table)

    def distance(name: str) -> int:
        return (moment.before.player(name).seat - found.button - 1) % found.seats

    return min(names, key=distance)
