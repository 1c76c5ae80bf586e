"""A clean hand by chance: game, table, names, stacks, stakes, button, and how the players play it."""

from dataclasses import replace
from random import Random

from trainer.kernel.games import is_stud
from trainer.kernel.table import Stakes
from trainer.rules.course import LAST_STREET
from trainer.rules.topics import ROUTINE
from trainer.scenarios.form import Scenario, Sitting
from trainer.scenarios.fresh import tables
from trainer.scenarios.grammar import Guard, Line
from trainer.scenarios.semantics import MOST, dealing_order

GAMES = {"holdem": 10, "omaha": 3, "omaha-8": 2, "stud": 4, "stud-8": 2, "razz": 1}
"""How often each game is dealt: so many times of all."""
LIMITS = {
    "holdem": ("no-limit", "no-limit", "no-limit", "limit"),
    "omaha": ("pot-limit",),
    "omaha-8": ("limit", "pot-limit"),
}
FEWEST = 4
STUB_LASTS_FOR = 5
"""So many players at most stay in a hand of stud after third street, at eight seats one less; the one who brought it in
may besides."""
SEEDS = 1_000_000
SHORT_STACKS = 0.2
"""The share of hands in which somebody has a few big blinds only."""
FEW = (3, 12)
RAISED, BET_INTO, LEAVES = 0.4, 0.45, 0.18
"""The shares of raised first rounds, of later rounds that are bet, and of players who go on such a street."""
DEEP = 0.4
"""The share of hands of stud in which everybody has chips for every street."""
ANTE_FOR_ALL = 0.2
"""The share of no-limit hands in which the big blind antes for everyone."""
LEFT = (1, 2, 2, 3)
"""So many players the script keeps in to the end: where it is one, the hand ends when the others have left."""
SIZES = ((3, 3, 4), (3, 4, 6), (5, 8, 10), (8, 12, 15))
"""What is bet on each street where there is no limit, in big blinds."""
WITHIN_THE_POT = (3, 2, 2, 2)
"""The same at pot-limit, where the pot may be that of two players."""
FACING = Guard("bet")


def clean_hand(chance: Random, game: str = "", players: int = 0) -> Scenario:
    """A hand in which nothing goes wrong, dealt from the shuffle on: of that game and so many players, or of any.

    What the script does not say, the players decide by themselves.
    """
    game = game or chance.choices(tuple(GAMES), tuple(GAMES.values()))[0]
    limit = "limit" if is_stud(game) else chance.choice(LIMITS[game])
    stakes = tables.stakes_of(game, limit, chance)
    numbers = tables.seated(players or chance.randint(FEWEST, MOST[game]), chance, MOST[game])
    names = chance.sample(tables.NAMES, len(numbers))
    seats = tuple(
        Sitting(number, name, tables.ordinary(stakes, chance)) for number, name in zip(numbers, names, strict=True)
    )
    button, seed = chance.choice(numbers), chance.randrange(SEEDS)
    if chance.random() < SHORT_STACKS:
        seats = _one_short(seats, stakes, chance)
    script = tuple(_script(chance, game, limit, stakes, dealing_order(game, seats, button)))
    if is_stud(game) and chance.random() < DEEP:
        seats = tuple(replace(each, stack=tables.deep(each.stack, stakes)) for each in seats)
    if limit == "no-limit" and chance.random() < ANTE_FOR_ALL:
        stakes = replace(stakes, big_blind_ante=stakes.big_blind)
    name = f"hand-{seed}"
    return Scenario(name, "A clean hand", (ROUTINE,), game, limit, stakes, seats, button, seed=seed, script=script)


def _one_short(seats: tuple[Sitting, ...], stakes: Stakes, chance: Random) -> tuple[Sitting, ...]:
    short = chance.choice(seats)
    stack = tables.stack(chance.randint(*FEW) * tables.unit(stakes), stakes)
    return tuple(Sitting(each.number, each.name, stack) if each is short else each for each in seats)


# --- how it is played ------------------------------------------------------------------------------------------


def _script(chance: Random, game: str, limit: str, stakes: Stakes, order: tuple[int, ...]) -> list[Line]:
    """Street by street who bets and who leaves; everybody else stays."""
    found: list[Line] = []
    live, kept = list(order), chance.choice(LEFT)
    for street in range(LAST_STREET[game] + 1):
        if len(live) < 2:
            break
        share = RAISED if street == 0 else BET_INTO
        bettor = chance.choice(live) if chance.random() < share else 0
        if bettor:
            found.append(
                Line(street, bettor, "raise" if street == 0 else "bet", _size(chance, limit, stakes, game, street))
            )
        leaving = [
            seat for seat in live if seat != bettor and chance.random() < (2 * LEAVES if street == 0 else LEAVES)
        ]
        leaving = leaving[: max(0, len(live) - kept)] if bettor or street == 0 else []
        leaving += [seat for seat in live if seat not in (bettor, *leaving)][: _too_many(game, street, live, leaving)]
        found += [line for seat in leaving for line in _leaves(street, seat)]
        found.append(Line(street, 0, "stay"))
        live = [seat for seat in live if seat not in leaving]
    return found


def _leaves(street: int, seat: int) -> tuple[Line, ...]:
    """A player lets the hand go as soon as there is a bet to call: at the first turn, or at the next after a check."""
    return (Line(street, seat, "fold", guard=FACING),) * 2


def _too_many(game: str, street: int, live: list[int], leaving: list[int]) -> int:
    """How many more must leave third street, so that the stub lasts for everybody to the end."""
    lasts = STUB_LASTS_FOR - max(0, len(live) - tables.STUD_SEATS)
    return max(0, len(live) - len(leaving) - lasts) if is_stud(game) and street == 0 else 0


def _size(chance: Random, limit: str, stakes: Stakes, game: str, street: int) -> int:
    """The total of a bet or raise that every house allows."""
    if limit != "limit":
        return stakes.big_blind * (chance.choice(SIZES[street]) if limit == "no-limit" else WITHIN_THE_POT[street])
    late = street >= 2
    size = stakes.big_bet if late else stakes.small_bet
    return 2 * size if street == 0 and not is_stud(game) else size
