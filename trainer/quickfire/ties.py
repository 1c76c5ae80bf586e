"""Hands that share: equal ones in every game, and high-low pots that are halved and quartered."""

from collections.abc import Callable
from random import Random

from trainer.kernel.cards import RANKS, SUITS
from trainer.kernel.games import is_stud
from trainer.quickfire.decks import of_suits
from trainer.quickfire.kind import Story, Unsuitable
from trainer.quickfire.showdowns import Showdown, first_round, quietly, showdown
from trainer.quickfire.telling import Telling
from trainer.rules.course import small_blind_seat

LOW, HIGH = "345678", "9TJQK"
STUD_CARDS = 7


def played(made: Showdown, bets: float = 0.5) -> Telling:
    """The hand told to its showdown, all hands up; what the trainee sees begins with the cards turned up."""
    told = made.open()
    first_round(told, made)
    quietly(told, bets)
    told.show()
    told.turn_up()
    if made.game == "holdem" and not made.holes:
        told.say(told.dice.choice(told.course.contesting), "I play the board")
    return told


def table(game: str, dice: Random, live: int) -> Showdown:
    """So many to the showdown and one to three others: often the small blind, whose chips make the pot uneven."""
    made = showdown(game, dice, live, dice.randint(1, 3))
    small = small_blind_seat(made.seats, made.button)
    if not is_stud(game) and dice.random() < 0.5:
        rest = [seat for seat in made.seats if seat != small]
        made.live = tuple(sorted(dice.sample(rest, live)))
    return made


# --- one half --------------------------------------------------------------------------------------------------


def same_ranks(dice: Random, game: str = "holdem", live: int = 2) -> Showdown:
    """Two players hold the same two ranks, and the board helps neither suit."""
    made = table(game, dice, live)
    ranks, taken = dice.sample(RANKS[4:], 2), set[str]()
    for seat in made.live[:2]:
        made.holes[seat] = [of_suits(rank, dice, taken)[0] for rank in ranks]
    made.board = _rainbow(dice, taken)
    return made


def _rainbow(dice: Random, taken: set[str]) -> list[str]:
    """Five board cards of different ranks, no three of a suit."""
    suits = dice.sample([*SUITS, dice.choice(SUITS)], 5)
    found = [rank + suit for rank, suit in zip(dice.sample(RANKS, 5), suits, strict=True)]
    if taken & set(found):
        raise Unsuitable
    return found


def broadway(dice: Random, game: str = "holdem", live: int = 3) -> Showdown:
    """Several hold what makes the same straight: with the whole of it on the board in hold'em everybody does."""
    made = table(game, dice, live)
    taken = set[str]()
    suits = dice.sample([*SUITS, dice.choice(SUITS)], 5)
    if game == "holdem":
        made.board = [rank + suit for rank, suit in zip("TJQKA", suits, strict=True)]
        return made
    made.board = [rank + suit for rank, suit in zip("TJQ23", suits, strict=True)]
    taken.update(made.board)
    for seat in made.live[:2]:
        made.holes[seat] = [of_suits(rank, dice, taken)[0] for rank in "AK"]
    return made


def same_stud(dice: Random, game: str = "stud") -> Showdown:
    """Two players end with the same seven ranks in other suits."""
    made = table(game, dice, 2)
    ranks, taken = dice.sample(RANKS, STUD_CARDS), set[str]()
    for seat in made.live:
        made.holes[seat] = [of_suits(rank, dice, taken)[0] for rank in ranks]
    return made


# --- high and low ----------------------------------------------------------------------------------------------


def halved(dice: Random, game: str = "omaha-8") -> Showdown:
    """One hand for the high half, another for the low one."""
    made = table(game, dice, 2 if is_stud(game) else dice.choice((2, 3)))
    taken = set[str]()
    high, low = dice.sample(made.live, 2)
    if is_stud(game):
        ranks = [*dice.sample(HIGH, 3), *dice.sample(HIGH, 2), "9", "T"]
        made.holes[high] = [of_suits(rank, dice, taken)[0] for rank in ranks]
        made.holes[low] = [of_suits(rank, dice, taken)[0] for rank in ["A", "2", *dice.sample(LOW, 3), "J", "Q"]]
        return made
    made.board = [of_suits(rank, dice, taken)[0] for rank in _low_board(dice)]
    pair = next(card[0] for card in made.board if card[0] in HIGH)
    made.holes[high] = [*of_suits(pair, dice, taken, 2), *of_suits("K" if pair != "K" else "Q", dice, taken, 2)]
    made.holes[low] = [of_suits(rank, dice, taken)[0] for rank in ("A", "2", "9", "T")]
    return made


def _low_board(dice: Random) -> list[str]:
    """Three low cards and two high ones."""
    found = [*dice.sample(LOW, 3), *dice.sample(HIGH, 2)]
    dice.shuffle(found)
    return found


def quartered(dice: Random) -> Showdown:
    """Two share the low half, one of them or a third wins the high one."""
    made = table("omaha-8", dice, dice.choice((2, 3)))
    taken = set[str]()
    made.board = [of_suits(rank, dice, taken)[0] for rank in _low_board(dice)]
    one, other = dice.sample(made.live, 2)
    pair = next(card[0] for card in made.board if card[0] in HIGH)
    made.holes[one] = [*(of_suits(rank, dice, taken)[0] for rank in "A2"), *of_suits(pair, dice, taken, 1)]
    made.holes[other] = [of_suits(rank, dice, taken)[0] for rank in "A2"]
    return made


def both_ways(dice: Random) -> Showdown:
    """Two hold the same hand for high and for low."""
    made = table("stud-8", dice, 2)
    taken = set[str]()
    ranks = [*dice.sample("A2" + LOW, 5), *dice.sample(HIGH, 2)]
    for seat in made.live:
        made.holes[seat] = [of_suits(rank, dice, taken)[0] for rank in ranks]
    return made


def same_low_ranks(dice: Random) -> Showdown:
    """Razz: two end with the same seven ranks."""
    return same_stud(dice, "razz")


def _told(made: Callable[[Random], Showdown]) -> Story:
    return lambda dice: played(made(dice))


_SHOWDOWNS: dict[str, Callable[[Random], Showdown]] = {
    "same-ranks": same_ranks,
    "board-plays": broadway,
    "three-ways": lambda dice: broadway(dice, "holdem", 3),
    "omaha": lambda dice: broadway(dice, "omaha", dice.choice((2, 3))),
    "stud": same_stud,
    "razz": same_low_ranks,
    "halved": halved,
    "stud-8": lambda dice: halved(dice, "stud-8"),
    "quartered": quartered,
    "both-ways": both_ways,
}
TIES = {case: _told(made) for case, made in _SHOWDOWNS.items()}
