"""Foxwoods: what each printed event costs and buys, and what each level of its structure brings. Money in cents."""

from collections.abc import Mapping

from trainer.kernel.room import clock_acts as c
from trainer.rules.room.facts import RoomFacts
from trainer.rules.room.money import bounty
from trainer.rules.room.sheets import events, structures
from trainer.rules.rule import Numbers, rule
from trainer.rules.ruling import Authority, Discretion, Ruling

HOUSE, STRUCTURE, BOUNTY = "foxwoods-2020", "tournament.structure", "tournament.bounty"
AS_PRINTED = Ruling(
    "tournament.entry-per-event-sheet",
    "the player pays the price and gets the starting stack on the event sheet",
    fault=False,
)
LEVEL = Ruling("tournament.levels-per-structure-sheet", "the level is played as the structure sheet says", fault=False)
NAME_ALONE = "event-grinder"  # the source has lost what stands under it
PARTS = ("buy-in", "pc-fee", "entry-fee", "bounty")
CENTS = 100


def _event_figures(facts: RoomFacts, _: Numbers) -> Mapping[str, int]:
    event = events(HOUSE)[facts.setup.sheet]
    printed = any(event.cost)
    cost = {part: dollars * CENTS for part, dollars in zip(PARTS, event.cost, strict=True)} if printed else {}
    total = {"total": sum(cost.values())} if printed else {}
    return {**cost, **total, "stack": event.stack, "minutes": event.minutes(facts.subject.before.level)}


def is_bounty_event(facts: RoomFacts) -> bool:
    """Are there bounty chips: told so, or printed on the sheet of the event?"""
    return bool(bounty(facts.setup))


def _sheet(facts: RoomFacts) -> str:
    return facts.setup.sheet


@rule(
    "tournament.structure.event-as-its-sheet-prints",
    kinds=("entry-sold",),
    also=(BOUNTY,),
    ruling=AS_PRINTED,
    figures=_event_figures,
    row=_sheet,
)
def entry_to_an_event_of_the_sheet(facts: RoomFacts, _: Numbers) -> bool:
    """A player buys an entry to an event whose sheet gives its price and starting stack."""
    return _sheet(facts) in events(HOUSE) and not _name_alone(facts)


def _name_alone(facts: RoomFacts) -> bool:
    return _sheet(facts) == NAME_ALONE


NOT_PRINTED = Ruling(
    "tournament.entry-up-to-house",
    "the house says what an entry costs and what it buys",
    Authority.FLOOR,
    discretion=Discretion.FULL,
    fault=False,
)


@rule("tournament.structure.event-name-alone", kinds=("entry-sold",), also=(BOUNTY,), ruling=NOT_PRINTED)
def event_grinder(facts: RoomFacts, _: Numbers) -> bool:
    """A player buys an entry to an event, and our copy of the event sheet has only its name."""
    return _name_alone(facts)


def _announced(facts: RoomFacts) -> int:
    act = facts.subject.happening.act
    assert isinstance(act, c.NewLevel)
    return act.level


def _structure_of(facts: RoomFacts) -> str:
    event = events(HOUSE).get(facts.setup.sheet)
    return event.structure if event else ""


def _level_figures(facts: RoomFacts, _: Numbers) -> Mapping[str, int]:
    level, structure = _announced(facts), structures(HOUSE)[_structure_of(facts)]
    small, big, ante = structure.levels[level - 1]
    minutes = structure.minutes or events(HOUSE)[facts.setup.sheet].minutes(level)
    ended = {f"remove-{value}": 1 for after, value in structure.remove if after == level - 1}
    pause = {f"break-{length}": 1 for after, length in structure.breaks if after == level - 1}
    closed = int(0 < structure.closes < level)
    known = {"registration-closed": closed} if structure.closes else {}
    return {"small": small, "big": big, "ante": ante, "minutes": minutes, **ended, **pause, **known}


@rule(
    "tournament.structure.level-as-its-sheet-prints",
    kinds=("level-announced",),
    ruling=LEVEL,
    figures=_level_figures,
    row=_structure_of,
)
def level_of_the_structure(facts: RoomFacts, _: Numbers) -> bool:
    """A level on the event's structure sheet is announced."""
    if not (name := _structure_of(facts)):
        return False
    return _announced(facts) <= len(structures(HOUSE)[name].levels)


@rule(
    "tournament.structure.level-beyond-the-sheet",
    kinds=("level-announced",),
    ruling=Ruling("tournament.levels-added", "more levels are added as needed"),
)
def levels_run_out(facts: RoomFacts, _: Numbers) -> bool:
    """A level beyond the last one on the structure sheet is announced."""
    if not (name := _structure_of(facts)):
        return False
    return _announced(facts) > len(structures(HOUSE)[name].levels)
