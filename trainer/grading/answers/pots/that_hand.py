"""Whose hand it is of which an answer says who wins if it stays out."""

import re

from trainer.grading.answers.pots.every_hand import IF_OUT

OF_A_HAND = re.compile(r"seat (\d+)'s (?:hand|cards)", re.IGNORECASE)
DEAD = re.compile(r"seat (\d+)'s hand is dead", re.IGNORECASE)
STAYS_OUT = "without seat {}'s hand"


def with_that_hand_named(sentence: str) -> str:
    """The sentence, with the seat named of the hand that may stay out, where it tells of several and one isn't dead."""
    before, found, _ = sentence.partition(IF_OUT)
    told = {*OF_A_HAND.findall(before)}
    left = told - {*DEAD.findall(before)}
    return sentence.replace(IF_OUT, STAYS_OUT.format(*left)) if found and len(told) > 1 and len(left) == 1 else sentence
