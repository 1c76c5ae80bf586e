"""The cards that players of a table draw for its first button, and who has drawn the highest."""

from collections.abc import Iterator

from trainer.kernel.cards import Card, height
from trainer.kernel.room import clock_acts as c
from trainer.kernel.room import desk_acts as d
from trainer.kernel.room import seat_acts as s
from trainer.kernel.room import table_acts as t
from trainer.rules.kind import About
from trainer.rules.room.facts import RoomFacts
from trainer.rules.room.kind import RoomKind, point
from trainer.rules.room.seating import stud_only
from trainer.rules.ruling import Matter

OTHER_CARDS = (c.ColourUp, c.Race, s.BreakTable, s.SeatCards, s.DrawSeat, t.Deal)
"""What cards that come to players in a room are for otherwise, or what comes too late for a first button."""
HIGH_HAND = "high-hand"


def draws_for_the_button(facts: RoomFacts) -> Iterator[Matter]:
    """Everybody at a table has a card before the first deal, and none of them is for anything else."""
    if stud_only(facts) or any(True for _ in facts.acts(*OTHER_CARDS)):
        return
    if any(act.word == HIGH_HAND for _, act in facts.acts(d.Ask)):
        return
    seen: set[str] = set()
    for moment, act in facts.acts(s.Show):
        table = moment.before.player(act.name).table
        if table and table not in seen and button_drawn(facts.when(moment.index + 1), table)[0]:
            seen.add(table)
            yield point("cards-for-the-button", "button.draw", moment, table)


def button_drawn(facts: RoomFacts, table: str) -> tuple[int, int]:
    """The seat of the highest card there, suits among equal ranks (clubs lowest), and how many have that rank; zeros
    while it isn't known. Whoever ties in rank and suit draws again.
    """
    waiting, cards = {each.name: each.seat for each in facts.room.seated(table)}, dict[int, Card]()
    for _, act in facts.acts(s.Show):
        if act.name not in waiting:
            continue
        cards[waiting.pop(act.name)] = act.card
        if not waiting:
            best = max(map(height, cards.values()))
            highest = {seat for seat, card in cards.items() if height(card) == best}
            if len(highest) == 1:
                return highest.pop(), sum(height(card)[0] == best[0] for card in cards.values())
            waiting = {each.name: each.seat for each in facts.room.seated(table) if each.seat in highest}
            cards = {}
    return 0, 0


KINDS: tuple[RoomKind, ...] = (
    RoomKind(
        "cards-for-the-button",
        "button.draw",
        "A table's players drew for the button",
        About.TABLE,
        draws_for_the_button,
    ),
)
