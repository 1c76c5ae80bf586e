"""A hand let go out of turn where a fold waits for what comes in between: what came of it since."""

from trainer.grading.answers.found import Found
from trainer.grading.answers.letters import begun
from trainer.grading.answers.told_in_part.post import ANY, POST
from trainer.rules.facts.out_of_turn import KIND
from trainer.rules.facts.standing import AGGRESSIVE, FOLD, OutOfTurn, read
from trainer.rules.facts.turns import found_out_of_turn, told
from trainer.rules.facts.walk import POSTING, WAITING, Way
from trainer.rules.ruling import Decision

TURN_WAITS = "bet.binds-unless-action-changes"
"""The ruling on a fold out of turn at a house where that waits for what comes in between."""
BINDS = "Seat {}'s out-of-turn fold is binding."
NO_LONGER = (
    "seat {0}'s out-of-turn fold is no longer binding after seat {1}'s {2}: if the floor finds the hand can still be "
    "identified, seat {0} may call, raise or fold"
)


def fold_as_things_are(found: Found, lead: Decision, sentence: str) -> str:
    """The sentence on such a fold once somebody due before it has bet, or all of them have acted without a bet."""
    made = found_out_of_turn(found.facts.about(lead.matter), WAITING) if lead.matter.kind == KIND else None
    if lead.key != TURN_WAITS or made is None or made.kind != FOLD or made.waits:
        return sentence
    if said := no_longer_binds(found, made, way_of_his_bet(found, made.seat)):
        return f"{begun(said)}."
    return BINDS.format(made.seat) if _all_acted(found, made) else sentence


def way_of_his_bet(found: Found, seat: int) -> Way:
    """How the house follows the action past that player: with the minimum that his bet out of turn posts, if any."""
    posts = (each for each in found.points if each.key in ANY and each.matter.seats[:1] == (seat,))
    return POSTING if any(dict(each.figures).get(POST) for each in posts) else WAITING


def no_longer_binds(found: Found, made: OutOfTurn, way: Way = WAITING) -> str:
    """That the fold no longer binds as somebody it went past has bet or raised since; "" where nobody has."""
    raised = next(((seat, kind) for seat, kind in _since(found, made, way) if kind in AGGRESSIVE), None)
    return NO_LONGER.format(made.seat, *raised) if raised else ""


def _since(found: Found, made: OutOfTurn, way: Way = WAITING) -> list[tuple[int, str]]:
    """Who of those passed over has acted since on the street, and how."""
    acts = ((each, now) for each, now in told(found.facts, way).acts if each.first > made.made.first)
    mine = ((each, now) for each, now in acts if each.street == made.made.street and each.seat in made.passed)
    return [(each.seat, read(each, now)[0]) for each, now in mine]


def _all_acted(found: Found, made: OutOfTurn) -> bool:
    course = found.facts.course
    gone = set(made.passed) - set(course.contesting)
    acted = {seat for seat, _ in _since(found, made)}
    return not course.betting or course.street != made.made.street or set(made.passed) <= acted | gone
