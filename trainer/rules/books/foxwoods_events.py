"""Foxwoods: what each printed event costs and buys, and what each level of its structure brings. Money in cents."""

from collections.abc import Mapping

from trainer.kernel.room import clock_acts as c
from trainer.rules.room.facts import RoomFacts
from trainer.rules.room.sheets import events, structures
from trainer.rules.rule import Numbers, Rule, rule
from trainer.rules.ruling import Authority, Discretion, Ruling

HOUSE, STRUCTURE, BOUNTY = "foxwoods-2020", "tournament.structure", "tournament.bounty"
AS_PRINTED = Ruling("sold as the sheet of the event prints it", fault=False)
LEVEL = Ruling("played as the sheet of the structure prints it", fault=False)
PARTS = ("buy-in", "pc-fee", "entry-fee", "bounty")
CENTS = 100


def _event_figures(facts: RoomFacts, _: Numbers) -> Mapping[str, int]:
    event = events(HOUSE)[facts.setup.sheet]
    printed = any(event.cost)
    cost = {part: dollars * CENTS for part, dollars in zip(PARTS, event.cost, strict=True)} if printed else {}
    total = {"total": sum(cost.values())} if printed else {}
    return {**cost, **total, "stack": event.stack, "minutes": event.minutes(facts.subject.before.level)}


def _event(*sheets: str) -> Rule:
    """The rule for what one event costs, or for several that are printed together."""

    def condition(facts: RoomFacts, _: Numbers) -> bool:
        return facts.matter.kind == "entry-sold" and facts.setup.sheet in sheets

    condition.__name__ = sheets[0].replace("-", "_") if len(sheets) == 1 else "sit_and_go"
    condition.__doc__ = f"An entry is sold to the event of the sheet {', '.join(sheets)}"
    return rule(STRUCTURE, BOUNTY, ruling=AS_PRINTED, figures=_event_figures)(condition)


event_60 = _event("event-60")
event_100_semi_turbo = _event("event-100-semi-turbo")
event_120 = _event("event-120")
event_wed_80 = _event("event-wed-80")
event_wed_140 = _event("event-wed-140")
event_140_super_stack_turbo = _event("event-140-super-stack-turbo")
event_100_bounty = _event("event-100-bounty")
event_tue_reverse_semi_turbo = _event("event-tue-reverse-semi-turbo")
event_120_double_green_bounty_turbo = _event("event-120-double-green-bounty-turbo")
event_120_super_stack_turbo_bounty = _event("event-120-super-stack-turbo-bounty")
event_140 = _event("event-140")
event_150_fifty_k = _event("event-150-fifty-k")
event_200_saturday = _event("event-200-saturday")
sit_and_go = _event("event-sng-65", "event-sng-120", "event-sng-230")


NOT_PRINTED = Ruling(
    "the house says what an entry costs and buys: the sheet has only the name",
    Authority.FLOOR,
    discretion=Discretion.FULL,
    fault=False,
)


@rule(STRUCTURE, BOUNTY, ruling=NOT_PRINTED)
def event_grinder(facts: RoomFacts, _: Numbers) -> bool:
    """An entry is sold to the event of which the source has kept the name alone"""
    return facts.matter.kind == "entry-sold" and facts.setup.sheet == "event-grinder"


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


def _structure(name: str) -> Rule:
    def condition(facts: RoomFacts, _: Numbers) -> bool:
        if facts.matter.kind != "level-announced" or _structure_of(facts) != name:
            return False
        return _announced(facts) <= len(structures(HOUSE)[name].levels)

    condition.__name__ = name.replace("-", "_")
    condition.__doc__ = f"A level of the sheet {name} is announced"
    return rule(STRUCTURE, ruling=LEVEL, figures=_level_figures)(condition)


structure_general = _structure("structure-general")
structure_wed_night = _structure("structure-wed-night")
structure_super_stack_turbo = _structure("structure-super-stack-turbo")


@rule(STRUCTURE, ruling=Ruling("more levels are added as needed"))
def levels_run_out(facts: RoomFacts, _: Numbers) -> bool:
    """A level is announced that the printed structure no longer has"""
    if facts.matter.kind != "level-announced" or not (name := _structure_of(facts)):
        return False
    return _announced(facts) > len(structures(HOUSE)[name].levels)
