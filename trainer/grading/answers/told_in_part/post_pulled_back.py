"""A bet out of turn that its player pulled back, at a house where it has to post a minimum: the post stays in."""

from trainer.grading.answers.told_in_part.post import post_of, returned
from trainer.kernel import gestures as g
from trainer.kernel.chips import pick
from trainer.rules.book import Book
from trainer.rules.facts import Facts
from trainer.rules.facts.paid import has_chips_back
from trainer.rules.facts.standing import AGGRESSIVE, OutOfTurn
from trainer.rules.facts.turns import told
from trainer.rules.record import Record

POSTED = "bet.turn.posted-minimum-action-to-come"
"""The rule of a house by which whoever bets out of turn must post."""


def as_left_in(record: Record, law: Book) -> Record:
    """The hand in which what such a bet posts stayed where it was, also where the dealer gave that back too, and no
    check of its player came instead; as it was told where there is none.

    What its player puts out later on the street is less by what never left.
    """
    if POSTED not in law.rules:
        return record
    for at in range(len(record) - 1, -1, -1):
        record = _with_the_post_left(record, law, at) or record
    return record


def _with_the_post_left(record: Record, law: Book, at: int) -> Record | None:
    """The same of one gesture; None where it takes nothing that has to lie there."""
    out = _taken_back(record, at)
    if out is None:
        return None
    post = post_of(record, law, out).get("post", 0)
    lay, left = (record.tables[each].seat(out.seat).bet.amount for each in (at, at + 1))
    by_the_dealer = isinstance(record.gestures[at].act, g.ReturnBet)
    if by_the_dealer and left >= post:
        return None
    back = returned(record, at, out.seat, lay - max(post, left)) if post else ()
    if back is None:
        return None
    since = [each for each in range(at + 1, len(record)) if not _checks_instead(record, at, out.seat, each)]
    stays = max(0, post - left) if post else lay - left
    if stays and _puts_out_one_chip(record, since, out.seat):
        return None
    when = record.gestures[at].at
    told = (g.Gesture(when, g.DEALER, each) for each in back)
    return record.otherwise((*record.gestures[:at], *told, *_less(record, since, out.seat, stays)))


def _puts_out_one_chip(record: Record, since: list[int], seat: int) -> bool:
    """Are the first chips of the seat then a single one? It can't be fewer by what lies there, and stays what it is."""
    put = (each.act for at in since if (each := record.gestures[at]).seat == seat and isinstance(each.act, g.Wager))
    first = next(put, None)
    return isinstance(first, g.Wager) and first.chips.pieces == 1


def _less(record: Record, since: list[int], seat: int, amount: int) -> list[g.Gesture]:
    """These gestures, where the first chips that the seat puts out on the street are fewer by what lies there."""
    street, acts = record.courses[since[0]].street if since else -1, [record.gestures[each] for each in since]
    if not amount:
        return acts
    for place, at in enumerate(since):
        act = acts[place].act
        if acts[place].seat != seat or not isinstance(act, g.Wager) or record.courses[at].street != street:
            continue
        fewer = pick(record.tables[at].seat(seat).stack, act.chips.amount - amount)
        if fewer:
            acts[place] = g.Gesture(acts[place].at, acts[place].who, g.Wager(fewer))
        elif act.chips.amount <= amount:
            del acts[place]
        break
    return acts


def _checks_instead(record: Record, pulled: int, seat: int, at: int) -> bool:
    """Is that a check on the street on which the same player has pulled his chips back before?"""
    same = record.courses[pulled].street == record.courses[at].street and record.gestures[at].seat == seat
    return same and isinstance(record.gestures[at].act, g.Check)


def _taken_back(record: Record, at: int) -> OutOfTurn | None:
    """The bet out of turn on this street whose chips go back to its player there, by his hands or the dealer's, with
    none of his put out since.
    """
    seat = has_chips_back(record.gestures[at])
    if not seat:
        return None
    then = Facts(record, at)
    outs = [each for each in told(then).outs if each.seat == seat and each.made.street == then.course.street]
    if not outs or outs[-1].kind not in AGGRESSIVE or outs[-1].all_in:
        return None
    since = record.gestures[outs[-1].made.last + 1 : at]
    return None if any(each.seat == seat and isinstance(each.act, g.Wager) for each in since) else outs[-1]
