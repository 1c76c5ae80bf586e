"""A bet out of turn that its player pulled back, at a house where it has to post a minimum: the post stays in."""

from trainer.kernel import gestures as g
from trainer.rules.book import Book
from trainer.rules.facts import Facts
from trainer.rules.facts.standing import AGGRESSIVE
from trainer.rules.facts.turns import told
from trainer.rules.record import Record

POSTED = "bet.turn.posted-minimum-action-to-come"
"""The rule of a house by which whoever bets out of turn must post."""


def as_left_in(record: Record, law: Book) -> Record:
    """The hand in which the chips of such a bet stayed where they were, and no check of its player came instead; as it
    was told where there is none.
    """
    if POSTED not in law.rules:
        return record
    pulled = [at for at in range(len(record)) if _pulls_a_post(record, at) and not _puts_in_anew(record, at)]
    instead = [at for at in range(len(record)) if any(_checks_instead(record, each, at) for each in pulled)]
    kept = [each for at, each in enumerate(record.gestures) if at not in {*pulled, *instead}]
    return record.otherwise(kept) or record if pulled else record


def _puts_in_anew(record: Record, pulled: int) -> bool:
    """Does the same player put out other chips later on the street, which come to what they are by themselves?"""
    street, seat = record.courses[pulled].street, record.gestures[pulled].seat
    since = range(pulled + 1, len(record))
    mine = (at for at in since if record.gestures[at].seat == seat and isinstance(record.gestures[at].act, g.Wager))
    return any(record.courses[at].street == street for at in mine)


def _checks_instead(record: Record, pulled: int, at: int) -> bool:
    """Is that a check on the street on which the same player has pulled his chips back before?"""
    one, two = record.gestures[pulled], record.gestures[at]
    same = record.courses[pulled].street == record.courses[at].street and one.seat == two.seat
    return at > pulled and same and isinstance(two.act, g.Check)


def _pulls_a_post(record: Record, at: int) -> bool:
    """Does a player pull back chips that he bet out of turn on this street?"""
    pulled = record.gestures[at]
    if not isinstance(pulled.act, g.PullBack):
        return False
    then = Facts(record, at)
    outs = [each for each in told(then).outs if each.seat == pulled.seat and each.made.street == then.course.street]
    return bool(outs) and outs[-1].kind in AGGRESSIVE and not outs[-1].all_in
