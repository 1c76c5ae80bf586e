"""Of a bettor who lets his hand go: what nobody has called, whether its cards lie face up, whether it is the last."""

from collections.abc import Mapping

from trainer.rules.amiss import FOLDING
from trainer.rules.facts import Facts
from trainer.rules.facts.showdown import all_up, not_called_yet
from trainer.rules.ruling import Matter

KINDS = ("bettor-let-go", FOLDING)
"""Kinds of points on such a hand."""


def bettor_let_go(matter: Matter, facts: Facts | None) -> Mapping[str, str]:
    """What the sentence on such a hand is filled with."""
    if facts is None or matter.kind not in KINDS:
        return {}
    seat, at = matter.seats[0], matter.onset - 1
    back = not_called_yet(facts, seat, at)
    face_up = matter.onset <= facts.at and all_up(facts, seat)
    return {
        "nobody_called": f"the uncalled {back:,}" if back else "",
        "lie_face_up": "are face up" if face_up else "",
        "only_hand": "the only hand left" if _is_the_last(facts, seat, at) else "",
    }


def _is_the_last(facts: Facts, seat: int, at: int) -> bool:
    """Has everybody else let go of his cards since?"""
    others = (each for each in facts.when(at).course.contesting if each != seat)
    return not facts.table.over and not any(facts.table.seat(each).hand for each in others)
