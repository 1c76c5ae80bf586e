"""A hand told in part: a bet out of turn that a house turns into a posted minimum is one, though no dealer said so."""

from trainer.grading.open_matter import decided
from trainer.kernel import gestures as g
from trainer.kernel.chips import pick
from trainer.rules.book import Book
from trainer.rules.facts import Facts
from trainer.rules.facts.standing import AGGRESSIVE, OutOfTurn
from trainer.rules.facts.turns import told
from trainer.rules.facts.wager import wagers
from trainer.rules.points import points
from trainer.rules.record import Record
from trainer.rules.ruling import Matter

POSTS = "bet.out-of-turn-posts-minimum"
ANSWERED = ("bet.posted-minimum-check-only", "bet.call-fold-or-reraise")
"""Rulings on whoever posted a minimum for a bet out of turn, once the player who was due has answered it."""


def as_posted(record: Record, law: Book) -> Record:
    """The hand with the post announced and the rest given back, where another player has bet or raised since.

    What that bet or raise must come to rests on what was posted, not on what lies there. The hand as it was told where
    the house posts nothing, where the dealer has said it, or where whoever bet out of turn has put chips in since.
    """
    facts = Facts(record, len(record))
    last = wagers(facts)[-1] if wagers(facts) else None
    outs = [each for each in told(facts).outs if each.kind in AGGRESSIVE and each.made.street == facts.course.street]
    out = outs[-1] if outs else None
    if last is None or out is None or last.seat == out.seat or last.first <= out.made.last:
        return record
    if not (last.motions or last.words):
        return record
    since = record.gestures[out.made.last + 1 :]
    said = any(isinstance(each.act, g.AnnounceBet) for each in since)
    more = any(each.seat == out.seat and isinstance(each.act, g.Wager | g.PullBack) for each in since)
    return record if said or more else _posted(record, law, out) or record


def _posted(record: Record, law: Book, out: OutOfTurn) -> Record | None:
    at = out.made.last + 1
    then = Facts(record, at)
    found = (decided(law, then.about(each)) for each in points(then) if each.error == out.made.first + 1)
    figures = next((dict(each.figures) for each in found if each.key == POSTS), {})
    if not figures.get("post"):
        return None
    given = any(isinstance(each.act, g.ReturnBet) and each.act.seat == out.seat for each in record.gestures[at:])
    back = pick(record.tables[at].seat(out.seat).bet, 0 if given else figures["rest"])
    if back is None:
        return None
    when = record.gestures[at - 1].at
    returned = (g.ReturnBet(out.seat, back),) if back else ()
    acts = (g.AnnounceBet("post", figures["post"]), *returned)
    between = tuple(g.Gesture(when, g.DEALER, each) for each in acts)
    return record.otherwise((*record.gestures[:at], *between, *record.gestures[at:]))


def given_back(told: Record, posted: Record) -> int:
    """What goes back of the bet out of turn, in the hand with the post announced, though no line gives it back."""
    if posted is told:
        return 0
    before, after = told.tables[-1], posted.tables[-1]
    return sum(seat.bet.amount - after.seat(seat.number).bet.amount for seat in before.seats)


def went_on(facts: Facts, about: Matter, own: bool) -> bool:
    """Is the street over, or has anybody acted since but those passed over (and who bet out of turn, without `own`)?"""
    out = next((each for each in told(facts).outs if each.made.first + 1 == about.error), None)
    if out is None:
        return False
    since = (made for made, _ in told(facts).acts if made.first >= about.error)
    aside = out.passed if own else (*out.passed, out.seat)
    return out.made.street < facts.course.street or any(made.seat not in aside for made in since)
