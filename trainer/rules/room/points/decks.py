"""Points about the deck in play: when it is changed, and who may ask for that."""

from collections.abc import Iterator

from trainer.kernel.room import desk_acts as d
from trainer.kernel.room import table_acts as t
from trainer.rules.kind import About
from trainer.rules.room.facts import RoomFacts
from trainer.rules.room.kind import RoomKind, point
from trainer.rules.ruling import Matter

CHANGE, NEW_DECK = "deck.change", "new-deck"


def changed(facts: RoomFacts) -> Iterator[Matter]:
    """The deck at a table is changed."""
    for moment, _ in facts.acts(t.NewDeck):
        yield point("deck-changed", CHANGE, moment, moment.happening.table)


def asked_for(facts: RoomFacts) -> Iterator[Matter]:
    """A player asks for another deck."""
    asked = (moment for moment, act in facts.acts(d.Ask) if act.word == NEW_DECK and moment.who[0].isupper())
    yield from (point("deck-asked-for", CHANGE, moment, moment.who) for moment in asked)


KINDS: tuple[RoomKind, ...] = (
    RoomKind("deck-changed", CHANGE, "The deck is changed", About.TABLE, changed),
    RoomKind("deck-asked-for", CHANGE, "A player asks for a new deck", About.PLAYER, asked_for),
)
