"""Simulated dealers: each errs in one way only, over hands that something goes wrong in."""

from trainer.grading.assess import Assessor
from trainer.grading.assessment import Assessment, MatterGrade
from trainer.grading.model import Dealer, catch_up, next_act, perfect, playing_out, to_do
from trainer.grading.noticing import ACTION
from trainer.grading.open_matter import OpenMatter
from trainer.kernel import gestures as g
from trainer.rules.book import Book, book
from trainer.rules.ruling import Authority
from trainer.scenarios.compiler import play_of
from trainer.scenarios.form import Scenario
from trainer.scenarios.session import Session

ENDLESS = 400
"""So many gestures no hand of ours has."""


def dealt(scenario: Scenario, key: str, dealer: Dealer) -> Assessor:
    """That hand at a house, dealt by such a dealer and graded."""
    law = book(key)
    *_, graded = playing_out(play_of(scenario, law), law, dealer)
    return graded


def late(session: Session, grading: Assessor) -> g.Act | None:
    """Sees a matter only once another player has acted or a card was burned after it; the rest is done by the book."""
    seen = [one for one in _standing(grading) if one.noticed is not None or went_on(grading, one, len(grading.record))]
    return or_ended(session, next_act(session, seen))


class ByAnother:
    """Deals by the law of another house, whatever the one says at which they deal."""

    def __init__(self, law: Book) -> None:
        self.law = law
        self.grading: Assessor | None = None

    def __call__(self, session: Session, _: Assessor) -> g.Act | None:
        if self.grading is None:
            self.grading = Assessor(session.play.setup, self.law, session.taken_over)
        return or_ended(session, perfect(session, catch_up(self.grading, session)))


def lost(graded: Assessment) -> dict[str, int]:
    """The marks lost in each part: what the floor then chooses may ask for more or fewer of them."""
    score = graded.score
    parts = {"noticed": score.noticed, "authority": score.authority, "remedy": score.remedy, "report": score.report}
    counted = {"harms": score.harms, "false alarms": score.false_alarms}
    return {name: of - reached for name, (reached, of) in parts.items()} | counted


def acting_alone_hangs_on_the_remedy(one: MatterGrade) -> bool:
    """Does the book name no authority, so that a dealer who acts alone is right only if the remedy is?"""
    ruling = one.decision.ruling
    return ruling is not None and ruling.authority is Authority.UNSTATED and not one.remedy_right


def went_on(grading: Assessor, one: OpenMatter, until: int) -> bool:
    """Has another player acted, or was a card burned, since the matter could be seen, before that gesture count?"""
    since = grading.record.gestures[one.seen : until]
    acted = any(isinstance(each.act, ACTION) and each.seat not in one.matter.seats[:1] for each in since)
    return acted or any(isinstance(each.act, g.Burn) for each in since)


def or_ended(session: Session, act: g.Act | None) -> g.Act | None:
    """That act; the end of the hand where everybody would wait, or where this dealer goes round and round."""
    waits = act is None and session.due_at() is None
    return g.NextHand() if waits or len(session.record) > ENDLESS else act


def _standing(grading: Assessor) -> list[OpenMatter]:
    return [one for one in grading.open.values() if to_do(one, grading.record)]
