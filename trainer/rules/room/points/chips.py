"""Points about chips: colouring up, how they are kept, bounties."""

from collections.abc import Iterator

from trainer.kernel.room import chip_acts as p
from trainer.kernel.room import clock_acts as c
from trainer.kernel.room import desk_acts as d
from trainer.kernel.room import seat_acts as s
from trainer.kernel.room import table_acts as t
from trainer.rules.kind import About
from trainer.rules.room.facts import Moment, RoomFacts
from trainer.rules.room.hands import won_from
from trainer.rules.room.kind import RoomKind, point
from trainer.rules.room.money import bounty
from trainer.rules.room.race import (
    can_be_raced,
    cards_dealt,
    count,
    in_use,
    next_value,
    odd_chips,
    out_of_use,
    race_before,
    race_value,
    won_by,
)
from trainer.rules.ruling import Matter

RACE, VISIBLE, BOUNTY = "chips.race", "chips.visible", "tournament.bounty"


def colour_ups(facts: RoomFacts) -> Iterator[Matter]:
    """A denomination in use is announced to go."""
    some = ((moment, act.value) for moment, act in facts.acts(c.ColourUp))
    yield from (point("colour-up", RACE, moment) for moment, value in some if value in in_use(facts))


def races(facts: RoomFacts) -> Iterator[Matter]:
    """Odd chips are raced off."""
    for moment, act in facts.acts(c.Race):
        if moment.happening.table and can_be_raced(facts, act.value):
            yield point("race", RACE, moment, moment.happening.table)


def hidden_at_races(facts: RoomFacts) -> Iterator[Matter]:
    """A race is about to be held, and chips of a player are out of view."""
    for moment, _ in facts.acts(c.Race):
        for player in moment.before.seated(moment.happening.table):
            kept = [each.word for m, each in facts.acts(p.Keep) if m.who == player.name and m.index < moment.index]
            if kept[-1:] == ["chips-hidden"]:
                yield point("hidden-at-a-race", RACE, moment, player.name)


def all_carded(facts: RoomFacts) -> Iterator[Matter]:
    """The last card of a race is dealt: a card for each odd chip."""
    for moment, act in facts.acts(s.Show):
        race = _race_of(facts, moment, act.name)
        if race and len(cards_dealt(facts, race, moment.index)) == _odd(facts, race):
            yield point("race-cards", RACE, moment, race.happening.table)


def awards(facts: RoomFacts) -> Iterator[Matter]:
    """A player is given more in a race than he pays for."""
    for moment, act in facts.acts(d.Exchange):
        race = _race_of(facts, moment, act.name)
        if race and won_by(act, next_value(facts, race_value(race))):
            yield point("race-award", RACE, moment, act.name)


def losses(facts: RoomFacts) -> Iterator[Matter]:
    """Odd chips of a player leave by a race."""
    for moment, act in facts.acts(d.Remove):
        race = _race_of(facts, moment, act.name)
        if race and count(act.chips, race_value(race)):
            yield point("race-loss", RACE, moment, act.name)


def _race_of(facts: RoomFacts, moment: Moment, name: str) -> Moment | None:
    """The race that goes on at a player's table."""
    return race_before(facts, moment, moment.before.player(name).table)


def _odd(facts: RoomFacts, race: Moment) -> int:
    return sum(each.chips for each in odd_chips(facts, race, race_value(race)))


def left_over(facts: RoomFacts) -> Iterator[Matter]:
    """Play goes on after a race and somebody still has chips of that denomination, some turn up, or they are exchanged
    for more or less than they are worth.
    """
    for moment, act in facts.acts(d.Find):
        if out_of_use(facts, moment, act.name, act.chips):
            yield point("left-after-a-race", RACE, moment, act.name)
    for moment, given in facts.acts(d.Exchange):
        raced = race_before(facts, moment, moment.before.player(given.name).table)
        if raced is None and given.give.amount != given.take.amount and _out_of_use(facts, moment, given):
            yield point("left-after-a-race", RACE, moment, given.name)
    yield from _below_all_in_use(facts)
    for moment, _ in facts.acts(c.Run, c.NewLevel, t.Deal):
        for table in moment.before.live_tables():
            if moment.happening.table in ("", table.name) and (race := race_before(facts, moment, table.name)):
                held = [each for each in moment.before.seated(table.name) if count(each.chips, race_value(race))]
                yield from (point("left-after-a-race", RACE, moment, each.name) for each in held)


def _below_all_in_use(facts: RoomFacts) -> Iterator[Matter]:
    """Play goes on, or a race is told of that was held before, and somebody has chips below all that are told to be in
    use: once of each player.
    """
    lowest, told = min(facts.setup.denominations, default=0), set[str]()
    for moment, _ in facts.acts(c.Run, c.NewLevel, c.Race, t.Deal):
        for each in moment.before.left_in():
            here = each.table and moment.happening.table in ("", each.table)
            if here and each.name not in told and any(value < lowest for value, _ in each.chips.piles):
                told.add(each.name)
                yield point("left-after-a-race", RACE, moment, each.name)


def _out_of_use(facts: RoomFacts, moment: Moment, act: d.Exchange) -> bool:
    return out_of_use(facts, moment, act.name, act.take) > 0


def changed_at_will(facts: RoomFacts) -> Iterator[Matter]:
    """A player gets fewer, higher chips for his own, outside a race."""
    for moment, act in facts.acts(d.Exchange):
        same = act.give.amount == act.take.amount and act.give.pieces < act.take.pieces
        if same and race_before(facts, moment, moment.before.player(act.name).table) is None:
            yield point("coloured-up", RACE, moment, act.name)


def kept(facts: RoomFacts) -> Iterator[Matter]:
    """How a player keeps chips and cards."""
    yield from (point("kept", VISIBLE, moment, moment.who) for moment, _ in facts.acts(p.Keep))


def out_of_view(facts: RoomFacts) -> Iterator[Matter]:
    acts = facts.acts(p.OutOfView)
    yield from (point("chips-out-of-view", "chips.transit", moment, moment.who) for moment, _ in acts)


def dealt_without_chips(facts: RoomFacts) -> Iterator[Matter]:
    """A hand is dealt at a table where somebody has no chips, and none behind that a rebuy was announced for."""
    for moment, _ in facts.acts(t.Deal):
        asked = {each.who for each, act in facts.acts(d.Ask) if act.word == "rebuy" and each.index < moment.index}
        for each in moment.before.seated(moment.happening.table):
            if not each.chips and each.name not in asked:
                yield point("no-chips-at-the-deal", VISIBLE, moment, each.name)


def bounties(facts: RoomFacts) -> Iterator[Matter]:
    """Where a player has his bounty chip."""
    yield from (point("bounty-chip", BOUNTY, moment, moment.who) for moment, _ in facts.acts(p.Bounty))


def bounties_won(facts: RoomFacts) -> Iterator[Matter]:
    """A player goes out in a bounty event with his chips lost to several others; one alone has it anyway."""
    for moment, act in facts.acts(s.Bust):
        seated = moment.before.player(act.name).table
        if bounty(facts.setup) and seated and len(won_from(facts, act.name, moment)) > 1:
            yield point("bounty-won", BOUNTY, moment, act.name)


KINDS: tuple[RoomKind, ...] = (
    RoomKind("colour-up", RACE, "The house removes a denomination", About.ROOM, colour_ups),
    RoomKind("race", RACE, "Odd chips are raced off", About.TABLE, races),
    RoomKind("hidden-at-a-race", RACE, "Chips out of view at a race", About.PLAYER, hidden_at_races),
    RoomKind("race-cards", RACE, "How a race ends", About.TABLE, all_carded),
    RoomKind("race-award", RACE, "A player gets new chips from a race", About.PLAYER, awards),
    RoomKind("race-loss", RACE, "A player loses chips in a race", About.PLAYER, losses),
    RoomKind("left-after-a-race", RACE, "Chips left over after a race", About.PLAYER, left_over),
    RoomKind("coloured-up", RACE, "A player's chips are colored up at will", About.PLAYER, changed_at_will),
    RoomKind("kept", VISIBLE, "How chips and cards are kept", About.PLAYER, kept),
    RoomKind("chips-out-of-view", "chips.transit", "Chips out of view", About.PLAYER, out_of_view),
    RoomKind("no-chips-at-the-deal", VISIBLE, "A player without chips at the deal", About.PLAYER, dealt_without_chips),
    RoomKind("bounty-chip", BOUNTY, "Where a bounty chip is", About.PLAYER, bounties),
    RoomKind("bounty-won", BOUNTY, "Who gets a bounty", About.PLAYER, bounties_won),
)
