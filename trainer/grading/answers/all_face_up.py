"""Whose hands must all be tabled for an all-in, where one of them was let go."""

from trainer.kernel.listed import listed
from trainer.rules.facts import Facts
from trainer.rules.facts.showdown import contenders
from trainer.rules.ruling import Matter

ALL_IN_DISCARDED = "all-in-discarded"


def all_face_up(matter: Matter, facts: Facts | None) -> dict[str, str]:
    """Whose hands must all be tabled, where one of them was let go."""
    if facts is None or matter.kind != ALL_IN_DISCARDED:
        return {}
    return {"all_face_up": f"seats {listed([str(each) for each in contenders(facts)])}"}
