"""What becomes of a hand once it is too late for a misdeal, and of one asked to be seen before anybody has won."""

from trainer.kernel import gestures as g
from trainer.rules.awarding import pushes
from trainer.rules.facts import Facts
from trainer.rules.facts.showdown import live, tabled
from trainer.rules.ruling import Decision

WRONG_COUNT, DEALT_OUT = ("wrong-number-of-cards", "wrong-count-after-action"), "entitled-seat-dealt-out"
PLAY_ON, STANDS = "play on", "the hand stands"
PLAYED, SEEN = "deal.play-on", "showdown.shown-and-dead"


def play_on(facts: Facts | None) -> str:
    """What is done about a hand that isn't called off: it goes on, or stands as it ended."""
    return STANDS if facts is not None and has_ended(facts) else PLAY_ON


def has_ended(facts: Facts) -> bool:
    """Is one player left, or have all the pots gone to somebody?"""
    alone = bool(facts.course.dealt_in) and len(facts.course.contesting) < 2
    return alone or (bool(pushes(facts)) and not facts.table.pot.amount)


def left_so(decision: Decision, facts: Facts | None) -> dict[str, str]:
    """`dealt_out` has no hand in a deal that goes on, `uncounted` one on which the rulebook says no more; `may_win`
    asks to see a hand and may still win the pot.
    """
    about = decision.matter
    if not about.seats:
        return {}
    seat = str(about.seats[0])
    if decision.key == PLAYED and len(about.seats) == 1:
        name = "dealt_out" if about.kind == DEALT_OUT else "uncounted" if about.kind in WRONG_COUNT else ""
        return {name: seat} if name else {}
    return {"may_win": seat} if decision.key == SEEN and facts is not None and _may_win(facts, about.seats[0]) else {}


def _may_win(facts: Facts, seat: int) -> bool:
    """Has the seat a live hand that nobody has seen, with others live and no pot pushed?"""
    pushed = any(isinstance(each.act, g.PushPot) for _, each, _, _ in facts.happened(facts.deal_start))
    return not pushed and seat in live(facts) and len(live(facts)) > 1 and not tabled(facts, seat)
