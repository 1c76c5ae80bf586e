"""The minimum that a bet out of turn posts at a house that has one, and how the rest of its chips is given back."""

from collections.abc import Mapping

from trainer.grading.open_matter import decided
from trainer.kernel import gestures as g
from trainer.kernel.chips import pick
from trainer.rules.book import Book
from trainer.rules.change import broken
from trainer.rules.facts import Facts
from trainer.rules.facts.standing import OutOfTurn
from trainer.rules.points import points
from trainer.rules.record import Record

POSTS = "bet.out-of-turn-posts-minimum"
CHECKS, ANSWERS = "bet.posted-minimum-check-only", "bet.call-fold-or-reraise"
SHORT = "bet.short-raise-call-or-fold"
ANY = (POSTS, CHECKS, ANSWERS, SHORT)
"""Rulings on whoever bet out of turn: that he posts, what is left to him once others have answered."""
POST, REST = "post", "rest"
"""Figures of them: what is posted, and what goes back."""


def post_of(record: Record, law: Book, out: OutOfTurn) -> Mapping[str, int]:
    """What the bet out of turn posts, and what of it goes back; empty where the house posts nothing."""
    then = Facts(record, out.made.last + 1)
    found = (decided(law, then.about(each)) for each in points(then) if each.error == out.made.first + 1)
    return next((dict(each.figures) for each in found if each.key == POSTS), {})


def returned(record: Record, at: int, seat: int, amount: int) -> tuple[g.Act, ...] | None:
    """The dealer gives back so much of a bet as it lies there then, with change where its chips can't make that; None
    where nothing can.
    """
    if amount <= 0:
        return ()
    lies, place = record.tables[at].seat(seat).bet, f"bet-{seat}"
    change = None if pick(lies, amount) else broken(record.tables[at], place, amount)
    back = pick(lies - change.give + change.take if change is not None else lies, amount)
    if back is None:
        return None
    return (*((change,) if change is not None else ()), g.ReturnBet(seat, back))
