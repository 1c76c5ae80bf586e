"""A hand told in part: a bet out of turn that a house turns into a posted minimum is one, though no dealer said so."""

from trainer.grading.open_matter import decided
from trainer.kernel import gestures as g
from trainer.kernel.chips import pick
from trainer.kernel.table import Impossible
from trainer.kernel.transcript import Transcript
from trainer.rules.book import Book
from trainer.rules.facts import Facts
from trainer.rules.facts.standing import AGGRESSIVE, OutOfTurn
from trainer.rules.facts.turns import told
from trainer.rules.facts.wager import wagers
from trainer.rules.points import points
from trainer.rules.record import Record

POSTS = "bet.out-of-turn-posts-minimum"


def as_posted(record: Record, law: Book) -> Record:
    """The hand with the post announced and the rest given back, where another player has bet or raised since.

    What that bet or raise must come to rests on what was posted, not on what lies there. The hand as it was told where
    the house posts nothing, where the dealer has said it, or where whoever bet out of turn has put chips in since.
    """
    facts = Facts(record, len(record))
    last = wagers(facts)[-1] if wagers(facts) else None
    outs = [each for each in told(facts).outs if each.kind in AGGRESSIVE and each.made.street == facts.course.street]
    out = outs[-1] if outs else None
    if last is None or out is None or last.seat == out.seat or last.first <= out.made.last or not last.motions:
        return record
    since = record.gestures[out.made.last + 1 :]
    said = any(isinstance(each.act, g.AnnounceBet | g.ReturnBet) for each in since)
    more = any(each.seat == out.seat and isinstance(each.act, g.Wager | g.PullBack) for each in since)
    return record if said or more else _posted(record, law, out) or record


def _posted(record: Record, law: Book, out: OutOfTurn) -> Record | None:
    at = out.made.last + 1
    then = Facts(record, at)
    found = (decided(law, then.about(each)) for each in points(then) if each.error == out.made.first + 1)
    figures = next((dict(each.figures) for each in found if each.key == POSTS), {})
    if not figures.get("rest"):
        return None
    back = pick(record.tables[at].seat(out.seat).bet, figures["rest"])
    if back is None:
        return None
    when = record.gestures[at - 1].at
    acts = (g.AnnounceBet("post", figures["post"]), g.ReturnBet(out.seat, back))
    between = tuple(g.Gesture(when, g.DEALER, each) for each in acts)
    try:
        return Record.of(Transcript(record.setup, (*record.gestures[:at], *between, *record.gestures[at:])))
    except Impossible:
        return None
