"""Words that nothing is read out of: what a player says may be what is asked, and the answer must not pass over it."""

from trainer.kernel.gestures import Say
from trainer.rules.declared import declared
from trainer.rules.record import Record


def spoke_last(record: Record) -> int:
    """The seat of the player whose words, which declare nothing, came last, whatever dealer or floor said after; 0 if
    something else came last.
    """
    for gesture in reversed(record.gestures):
        if not isinstance(gesture.act, Say) or declared(gesture.act.words) is not None:
            return 0
        if gesture.seat:
            return gesture.seat
    return 0
