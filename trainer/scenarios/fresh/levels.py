"""How hard a fresh hand is: one thing wrong at a quiet table first, then talk, then two things at once, then speed."""

from enum import IntEnum


class Level(IntEnum):
    """Each is the one before and more. Written in stored sessions: a number keeps its meaning."""

    PLAIN = 0
    """One irregularity, and players who only bet."""
    TALK = 1
    """Players joke, hurry the dealer and protest wrongly, in clean hands too."""
    TWO_AT_ONCE = 2
    """A second irregularity in the same hand, related or not."""
    FAST = 3
    """Players act fast."""
