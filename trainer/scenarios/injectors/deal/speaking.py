"""Who was dealt a wrong number of cards may say so once the betting is open, or leave it to the dealer to see."""

from dataclasses import replace

from trainer.kernel import gestures as g
from trainer.scenarios.form import Protest, Scenario
from trainer.scenarios.grammar import MISCOUNTED, Guard
from trainer.scenarios.injectors.injector import Hand, Value

NOBODY = ("", "")
"""Half of the time nobody says anything."""
SHORT = (*NOBODY, "Dealer, I'm a card short.", "I didn't get all my cards.")
OVER = (*NOBODY, "Dealer, I have a card too many.", "Hold on, I got an extra card.")
LEFT_OUT = (*NOBODY, "Dealer, I didn't get any cards.", "You dealt me out. I have no cards.")
SAYS = "says"
AFTER = 1_500


def counting_aloud(made: Scenario, seat: int, words: Value, acts: int) -> Scenario:
    """The hand in which that player says so, a moment after the betting is open and so many have acted."""
    if not words:
        return made
    speaks = Protest(seat, g.Say(str(words)), Guard(MISCOUNTED, acts), AFTER)
    return replace(made, protests=(*made.protests, speaks))


def acts_until(hand: Hand, text: str, seat: int) -> int:
    """How many acts of others in the first betting there are when that moment comes."""
    facts = hand.at(text)
    return sum(each.seat != seat for each in facts.course.actions) if facts is not None else 0
