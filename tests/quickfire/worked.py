"""Hands written out in notation, for questions whose answer was worked out by hand."""

from random import Random

from tests.rules.situations import Hand
from trainer.kernel.document import transcript_of
from trainer.kernel.transcript import Transcript
from trainer.quickfire.telling import Telling


def telling(hand: Hand, shown: int = 1) -> Telling:
    """The hand as a question is made of it; its last gestures are what the trainee sees."""
    return told_of(transcript_of(hand.text()), shown)


def told_of(transcript: Transcript, shown: int = 1) -> Telling:
    told = Telling(transcript.setup, Random(0))
    for gesture in transcript.gestures:
        told.record.add(gesture)
        told.now = gesture.at
    told.shown_from = len(transcript.gestures) - shown
    return told
