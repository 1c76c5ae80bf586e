"""A hand that a player asked to see: what the asking settles of it, and who wins with it where that makes it live."""

from dataclasses import replace

from trainer.grading.answers.pots.pots import PotsTold, pots_told
from trainer.kernel import gestures as g
from trainer.rules.book import Book
from trainer.rules.facts import Facts
from trainer.rules.facts.showdown import all_up, tabled
from trainer.rules.record import Record
from trainer.rules.ruling import Decision

DEAD, LIVE = "showdown.shown-and-dead", "showdown.both-live-best-wins"
NOT_SHOWN = "showdown.not-shown-wins-nothing"
"""The ruling that who shows no more of a hand wins nothing with it."""
ASKED, FACE_UP = "asked-to-see", "showdown.all-hands-tabled"
"""The kind of a hand that somebody asks to see, and the ruling that all of them are tabled."""
LET_GO = ("mucked-untabled", "pushed-forward", "let-go-unseen")


def settled_by_asking(decision: Decision, points: tuple[Decision, ...]) -> bool:
    """Is it whether a hand thrown away is dead, which follows from who asked to see it?"""
    about = decision.matter
    if about.kind not in LET_GO:
        return False
    seen = (each.matter.seats[1] for each in points if each.key in (DEAD, LIVE))
    return about.seats[0] in seen


def due_anyway(facts: Facts, decision: Decision, points: tuple[Decision, ...]) -> bool:
    """Is it who may ask to see a hand that has to be tabled with all others, as nobody can bet any more?"""
    about = decision.matter
    if about.kind != ASKED or not any(each.key == FACE_UP for each in points):
        return False
    return bool(facts.table.seat(about.seats[-1]).hand) and not tabled(facts, about.seats[-1])


def by_asking(law: Book, record: Record, points: tuple[Decision, ...]) -> PotsTold | None:
    """The pots as they are by right: every hand that is live by being asked for plays, and wins if it is the best,
    though a pot was pushed before. Where such a hand has not been seen, nobody can tell yet who wins.
    """
    facts = Facts(record, len(record))
    happened = facts.happened(facts.deal_start)
    pushed = next((index for index, each, _, _ in happened if isinstance(each.act, g.PushPot)), len(record))
    live = {each.matter.seats[1]: each.matter.cards for each in points if each.key == LIVE}
    then = record.tables[pushed]
    record = _without(record, {each.matter.seats[0] for each in points if each.key == NOT_SHOWN}, pushed)
    facts = Facts(record, len(record))
    gone = {seat: cards for seat, cards in live.items() if not facts.table.seat(seat).hand and not then.seat(seat).hand}
    if not gone:
        return pots_told(law, facts)
    at = record.gestures[pushed - 1].at
    back = tuple(g.Gesture(at, g.DEALER, g.Move(f"hand-{seat}", True, cards)) for seat, cards in gone.items())
    by_right = record.instead((*record.gestures[:pushed], *back, *record.gestures[pushed:]))
    pots, unseen = pots_told(law, Facts(by_right, len(by_right))), tuple(s for s in gone if not all_up(facts, s))
    if pots is None or not unseen:
        return pots
    open_pots = tuple(replace(each, wins=(), odd=0) for each in pots.pots)
    return replace(pots, pots=open_pots, hidden=(*pots.hidden, *unseen))


def _without(record: Record, seats: set[int], pushed: int) -> Record:
    """The hand with those hands mucked that still lie there and no pot was pushed to."""
    table = record.tables[-1]
    left = sorted(seat for seat in seats if table.seat(seat).hand)
    if not left or pushed < len(record):
        return record
    at = record.gestures[-1].at
    acts = tuple(g.Gesture(at, g.DEALER, g.Muck(seat)) for seat in left)
    return record.instead((*record.gestures, *acts))
