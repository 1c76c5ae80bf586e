"""A count that was asked for is told by whoever names a number next, in whatever words."""

from trainer.kernel import gestures as g
from trainer.kernel.asking_acts import Request, Requested, Tell, Told
from trainer.rules.declared import SCALES, named_in
from trainer.rules.record import Record

ACTS = (g.Wager, g.PullBack, g.Check, g.Fold)


def as_counted(record: Record) -> Record:
    """The hand with a count in the place of the words with a number of the dealer, or of a player who is not to act,
    that follow a player's request of it before anybody acts.
    """
    if not any(_asks(each.act) for each in record.gestures):
        return record
    acts, asks = [], 0
    for index, gesture in enumerate(record.gestures):
        if _asks(gesture.act):
            asks = gesture.seat
        elif isinstance(gesture.act, ACTS):
            asks = 0
        told = _named(record, index) if asks and gesture.seat not in (asks, record.courses[index].to_act) else 0
        acts.append(g.Gesture(gesture.at, gesture.who, Tell(Told.COUNT, told)) if told else gesture)
    return record if acts == list(record.gestures) else record.otherwise(acts) or record


def _asks(act: g.Act) -> bool:
    return isinstance(act, Request) and act.what is Requested.COUNT


def _named(record: Record, index: int) -> int:
    """The number named in these words, of the size of the bets where it is a bare one; 0 for none."""
    act = record.gestures[index].act
    if not isinstance(act, g.Say):
        return 0
    amounts, vague = named_in(act.words)
    if len(amounts) + len(vague) != 1:
        return 0
    if amounts:
        return amounts[0]
    size = len(str(max(each.bet.amount for each in record.tables[index].seats)))
    return next((each for each in (vague[0] * scale for scale in SCALES) if len(str(each)) == size), 0)
