"""A bet that the dealer calls out wrong is still the bet that lies there: what he said is a wrong count of it."""

from trainer.kernel import gestures as g
from trainer.kernel.asking_acts import Request, Requested, Tell, Told
from trainer.rules.book import Book
from trainer.rules.facts import Facts
from trainer.rules.facts.wager import Wager, wagers
from trainer.rules.making_good import RISING
from trainer.rules.record import Record
from trainer.rules.stands import meant, stands

UNASKED = "as announced"
"""The words of a request that nobody made: whoever puts out what was announced goes by it as if he had asked."""


def as_misstated(record: Record, law: Book) -> Record:
    """The hand with a wrong count in the place of each wrong announcement of a bet or raise that nothing is to be put
    right of. Who then puts out just that amount goes by it, as if he had asked for it.
    """
    acts = [
        each
        for index, gesture in enumerate(record.gestures)
        for each in (_as_count(record, law, index, gesture.act) or (gesture,))
    ]
    return record if acts == list(record.gestures) else record.otherwise(acts) or record


def _as_count(record: Record, law: Book, index: int, act: g.Act) -> tuple[g.Gesture, ...]:
    if not isinstance(act, g.AnnounceBet) or act.kind not in RISING or not act.amount:
        return ()
    made = meant(facts := Facts(record, index), act)
    if made is None or not _is_clear(law, facts, made) or act.amount == made.total:
        return ()
    when = record.gestures[index].at
    said = g.Gesture(when, g.DEALER, Tell(Told.COUNT, act.amount))
    after = next((each for each in wagers(Facts(record, len(record))) if each.first > index), None)
    if after is None or after.seat == made.seat or not after.motions or after.total != act.amount:
        return (said,)
    return (g.Gesture(when, f"P{after.seat}", Request(Requested.COUNT, made.seat, UNASKED)), said)


def _is_clear(law: Book, facts: Facts, made: Wager) -> bool:
    """Are its chips what it comes to, with none to come or to go back?"""
    found = stands(law, facts, made)
    return bool(made.motions) and not (found.open or found.owed or found.back) and found.to == made.total
