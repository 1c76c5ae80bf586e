"""What a bare number word can stand for: five, fifty, five hundred and so on, as far as it would be a legal wager."""

from trainer.rules.facts.wager import Wager

SCALES = tuple(10**power for power in range(6))


def legal_meanings(made: Wager) -> tuple[int, ...]:
    """The totals, smallest first, that the word can legally mean: a whole bet or raise, and no more than he has."""
    said = made.words[0][1]
    return tuple(total for scale in SCALES if made.minimum <= (total := said.unofficial * scale) <= made.most)


def ambiguous(made: Wager) -> bool:
    return len(legal_meanings(made)) > 1


def clarified(made: Wager) -> int:
    """The amount in figures that the player named afterwards, 0 for none."""
    return next((said.amount for _, said in made.words[1:] if said.amount), 0)


def highest(made: Wager, pot: int) -> int:
    """The highest meaning of no more than that pot, 0 where every one is more."""
    return max((total for total in legal_meanings(made) if total <= pot), default=0)
