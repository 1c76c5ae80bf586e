"""Hands as the first version of the notation wrote them, in which all talk was words."""

from trainer.kernel import gestures as g
from trainer.kernel.altered import replace
from trainer.kernel.document import FIRST_LINE, text_of
from trainer.kernel.transcript import Transcript

FIRST = "dealing 1"


def act_then(act: g.Act) -> g.Act:
    """The same act; what somebody asks, disputes, claims, refuses or tells as the words that were heard.

    A report was one word then, and what it states beside that is not recorded.
    """
    if isinstance(act, g.Report):
        return g.Report(act.what)
    return g.Say(act.words) if isinstance(act, g.TALK) else act


def text_then(transcript: Transcript) -> str:
    """The whole hand as it was written when it was recorded."""
    gestures = tuple(replace(each, act=act_then(each.act)) for each in transcript.gestures)
    return text_of(replace(transcript, gestures=gestures)).replace(FIRST_LINE, FIRST, 1)
