"""Believable tables: stakes that are played, who sits where with which chips, and a shuffled deck."""

from random import Random

from trainer.kernel.cards import Placed, standard_deck
from trainer.kernel.chips import NO_CHIPS, Chips
from trainer.kernel.games import is_stud
from trainer.kernel.table import Seat, Setup, Stakes
from trainer.scenarios.stacks import RACK, smallest_for, stack_of

BLINDS = ((25, 50), (50, 100), (100, 200), (200, 400), (300, 600), (400, 800), (500, 1000), (1000, 2000))
STUD = ((25, 50, 200, 400), (50, 100, 400, 800), (100, 200, 600, 1200), (100, 300, 1000, 2000))  # ante to big bet
NAMES = (
    "Amara", "Asha", "Bruno", "Carla", "Devon", "Diego", "Farid", "Gil", "Grace", "Greta", "Hana", "Hazel", "Imani",
    "Ines", "Ivo", "Jamal", "Jin", "Kai", "Kenji", "Kofi", "Leila", "Linh", "Lucía", "Luis", "Malik", "Maria",
    "Mei", "Minh", "Nia", "Nils", "Olga", "Omar", "Priya", "Quinn", "Rafa", "Ravi", "Rosa", "Sam", "Sofia", "Tariq",
    "Tess", "Tom", "Uma", "Viktor", "Wade", "Yara", "Yuki", "Yusuf", "Zoe",
)  # fmt: skip
"""From many origins, as at a table in an American card room."""
SHORT, DEEP = 25, 140  # ordinary stacks in big blinds
MOST_SEATS = 9
ENOUGH, SMALL_CHIPS = 12, 64
"""So many big bets, and of the smallest chips, pay for every street of stud."""
STUD_SEATS = 7  # a full hand of stud for each leaves burns enough


def stakes_of(game: str, limit: str, dice: Random) -> Stakes:
    """Stakes of a level that is really played."""
    if is_stud(game):
        ante, bring_in, small_bet, big_bet = dice.choice(STUD)
        return Stakes(ante=ante, bring_in=bring_in, small_bet=small_bet, big_bet=big_bet)
    small, big = dice.choice(BLINDS)
    bets = {"small_bet": big, "big_bet": 2 * big} if limit == "limit" else {}
    return Stakes(small_blind=small, big_blind=big, **bets)


def unit(stakes: Stakes) -> int:
    """The big blind, in stud the small bet."""
    return stakes.big_blind or stakes.small_bet


def smallest(stakes: Stakes) -> int:
    """The smallest chip in play at these stakes."""
    return smallest_for((stakes.small_blind, stakes.big_blind, stakes.ante, stakes.bring_in))


def stack(amount: int, stakes: Stakes) -> Chips:
    """A stack of about that amount, rounded to the smallest chip."""
    least = smallest(stakes)
    return stack_of(max(least, amount - amount % least), (least,))


def ordinary(stakes: Stakes, dice: Random) -> Chips:
    """A stack with room for bets and raises."""
    return stack(dice.randint(SHORT * unit(stakes), DEEP * unit(stakes)), stakes)


def deep(stack: Chips, stakes: Stakes) -> Chips:
    """That stack with chips for a whole hand of stud, many of them small; the same where they are there already."""
    small = Chips(((smallest(stakes), SMALL_CHIPS),))
    if dict(stack.piles).get(smallest(stakes), 0) >= SMALL_CHIPS:
        return stack
    return stack + stack_of(ENOUGH * stakes.big_bet, (smallest(stakes),)) + small


def seated(players: int, dice: Random, most: int = MOST_SEATS) -> tuple[int, ...]:
    """So many seats, some places between them perhaps empty."""
    return tuple(sorted(dice.sample(range(1, most + 1), players)))


def setup(
    game: str,
    limit: str,
    stakes: Stakes,
    stacks: dict[int, Chips],
    dice: Random,
    deck: tuple[Placed, ...] = (),
    button: int = 0,
) -> Setup:
    """A table with these stacks by seat, a button and a deck, by chance where none are given."""
    names = dice.sample(NAMES, len(stacks))
    sitting = dict(zip(sorted(stacks), names, strict=True))
    seats = tuple(
        Seat(number, sitting.get(number, ""), stacks.get(number, NO_CHIPS)) for number in range(1, max(stacks) + 1)
    )
    where = button or dice.choice(tuple(stacks))
    return Setup(game, limit, stakes, seats, where, deck or shuffled(dice), RACK, button_due=where)


def shuffled(dice: Random) -> tuple[Placed, ...]:
    """The 52 cards in an order of chance."""
    cards = list(standard_deck())
    dice.shuffle(cards)
    return tuple(Placed(each) for each in cards)
