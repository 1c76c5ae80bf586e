"""The stub is too short for seventh street: too many of a full table stayed in."""

from collections.abc import Iterator, Mapping
from dataclasses import replace
from random import Random

from trainer.kernel import gestures as g
from trainer.kernel.chips import Chips
from trainer.kernel.games import STUD_GAMES
from trainer.scenarios.form import Scenario, Sitting, Timed, Told
from trainer.scenarios.fresh import tables
from trainer.scenarios.grammar import Line
from trainer.scenarios.injectors.injector import Cause, Evidence, Hand, Injector, Place, Spoiling, Value

SEATS, DECK, DEALT, BURNS, BEYOND = 8, 52, 3, 3, 2
SIXTH = 3
LEAVING = {8: ("100", "110", "101", "111", "200", "210", "010", "001", "000"), 7: ("000", "001")}
"""How many leave on third, fourth and fifth street, by how many sit there."""


def where(hand: Hand) -> Iterator[Place]:
    """Sixth street, at a table of five players or more; others sit down to fill it."""
    if not hand.board and len(hand.order) > 4:
        yield Place("sixth", SIXTH)


def parameters(_: Hand, __: Place) -> Mapping[str, tuple[Value, ...]]:
    """Players at the table, how many leave on the streets before sixth, and how many stay in to the end."""
    found = [f"{players} {leaving} {live}" for players, live, leaving in _plans()]
    return {"plan": tuple(found)}


def _plans() -> Iterator[tuple[int, int, str]]:
    for players, some in LEAVING.items():
        for leaving in some:
            in_, stub = _left(players, leaving)
            for live in range(max(2, stub - BEYOND + 1), in_ + 1):
                yield players, live, leaving


def _left(players: int, leaving: str) -> tuple[int, int]:
    """How many are in on sixth street, and how many cards are left for seventh."""
    live, dealt = players, players * DEALT + BURNS
    for each in leaving:
        live -= int(each)
        dealt += live
    return live, DECK - dealt


def spoil(hand: Hand, how: Spoiling) -> Scenario:
    players, leaving, live = str(how["plan"]).split()
    table = _filled(hand.scenario, int(players))
    chance = Random(f"{table.seed} {how['plan']}")
    order = [each.number for each in table.seats]
    chance.shuffle(order)
    bet, small = table.stakes.big_bet, table.stakes.small_bet
    lines: list[Line] = []
    for street, count in enumerate(map(int, leaving)):
        bettor = order[-1]
        if count:
            lines.append(Line(street, bettor, "bet", bet if street > 1 else small))
            lines += [Line(street, order.pop(0), "fold") for _ in range(count)]
        lines.append(Line(street, 0, "stay"))
    _, stub = _left(int(players), leaving)
    bettor, *others = order
    stay = others[: int(live) - 1]
    clean = max(0, stub - BEYOND - 1)
    lines.append(Line(SIXTH, bettor, "bet", bet))
    lines += [Line(SIXTH, seat, "fold") for seat in others[clean:]]
    lines += [Line(SIXTH, 0, "stay"), Line(SIXTH + 1, 0, "stay")]
    told = tuple(_calls(table, seat, bet) for seat in stay[clean:])
    return replace(table, script=tuple(lines), told=(*table.told, *told))


def _filled(scenario: Scenario, players: int) -> Scenario:
    """The table with so many players, everybody with chips for a whole hand."""
    chance = Random(f"filled {scenario.seed}")
    sitting = {each.number: each for each in scenario.seats}
    free = [number for number in range(1, SEATS + 1) if number not in sitting]
    chance.shuffle(free)
    names = [name for name in tables.NAMES if name not in {each.name for each in scenario.seats}]
    chance.shuffle(names)
    while len(sitting) < players:
        number = free.pop()
        sitting[number] = Sitting(number, names.pop(), tables.ordinary(scenario.stakes, chance))
    for number in [each for each in sorted(sitting) if each != scenario.button][: len(sitting) - players]:
        del sitting[number]
    seats = (replace(each, stack=tables.deep(each.stack, scenario.stakes)) for _, each in sorted(sitting.items()))
    return replace(scenario, seats=tuple(seats))


def _of_the_smallest(scenario: Scenario, count: int) -> Chips:
    return Chips(((tables.smallest(scenario.stakes), count),))


def _calls(table: Scenario, seat: int, bet: int) -> Told:
    """He stays in for the bet on sixth street, with small chips, of which he has enough whatever he paid before."""
    chips = _of_the_smallest(table, bet // tables.smallest(table.stakes))
    return Told(seat, SIXTH, seat, (Timed(0, g.Wager(chips)),))


INJECTOR = Injector(
    "stub-too-short",
    "A stub too short for seventh street",
    ("short-stub",),
    ("stud.short-stub",),
    Cause.PLAYER,
    where,
    spoil,
    Evidence(("stub", "burns", "hands")),
    parameters,
    ("plan",),
    games=STUD_GAMES,
)
