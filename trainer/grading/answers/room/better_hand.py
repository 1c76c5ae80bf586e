"""Who takes an award that can't be divided, of players who go out alike in a hand in which all of them tabled."""

from trainer.kernel.listed import listed
from trainer.rules.facts import Facts
from trainer.rules.facts.pots import best
from trainer.rules.facts.showdown import tabled
from trainer.rules.hands import HALVES
from trainer.rules.record import Record

TIED = "their best hand takes"
BY_NAME, TWO = "{}, with the {} hand, takes", 2
OF_SOME, TO_ONE = "what can't be shared goes to the better hand of {}", "what can't be shared goes to {}'s better hand"


def with_the_better_hand(sentence: str, hand: Record, out: tuple[tuple[str, int], ...]) -> str:
    """The sentence with the player who takes such an award by name; the same where two hands tie or one isn't known.

    `out` are those who went out in the hand, with what each began it with.
    """
    for chips in dict.fromkeys(chips for _, chips in out):
        alike = [name for name, held in out if held == chips]
        one = _holder(hand, alike) if len(alike) >= TWO else ""
        if one:
            sentence = sentence.replace(OF_SOME.format(listed(alike)), TO_ONE.format(one))
            sentence = sentence.replace(TIED, BY_NAME.format(one, "better" if len(alike) == TWO else "best"))
    return sentence


def _holder(hand: Record, names: list[str]) -> str:
    """Who of them has the best hand, if all of them lay face up at once and only one has; "" otherwise."""
    seats = [each.number for each in hand.setup.seats if each.name in names]
    if len(seats) != len(names) or len(HALVES[hand.setup.game]) > 1:
        return ""
    moments = (Facts(hand, count) for count in range(len(hand), 0, -1))
    facts = next((each for each in moments if all(tabled(each, seat) for seat in seats)), None)
    if facts is None:
        return ""
    won = best(facts, HALVES[facts.game][0], seats)
    return hand.setup.seats[won[0] - 1].name if len(won) == 1 else ""
