"""Assessments as earlier versions wrote them, brought to the shape of today: plain data to plain data, a step a format.

What came later and has a default needs no step; what was renamed, taken apart or left out does.
"""

from collections.abc import Callable
from typing import Any

from trainer.grading.former_harms import with_harm
from trainer.grading.former_rulings import with_key
from trainer.kernel.formats import readable

Plain = dict[str, Any]
UNSAID = 0  # the format of those that do not say: all that were kept before they did


def upgraded(plain: Plain) -> Plain:
    """The same in the newest format, without saying so. Raises Newer, and ValueError for what is no assessment."""
    try:
        told = {name: value for name, value in plain.items() if name != "format"}
        for step in UPGRADES[readable(plain["format"], FORMAT, "grade") if "format" in plain else UNSAID :]:
            told = step(told)
    except (TypeError, KeyError, AttributeError) as fault:
        raise ValueError(f"this is no Assessment: {fault!r}") from fault
    return told


def in_rulings(plain: Plain, change: Callable[[Plain], Plain]) -> Plain:
    """An assessment with each of its rulings changed, those that a floor follows too."""
    matters = plain["matters"]
    if not isinstance(matters, list):
        raise TypeError("its matters are no list")
    return {**plain, "matters": [_ruled(each, change) for each in matters]}


def _ruled(matter: Plain, change: Callable[[Plain], Plain]) -> Plain:
    return {**matter, "decision": _decided(matter["decision"], change)}


def _decided(decision: Plain, change: Callable[[Plain], Plain]) -> Plain:
    ruling, follows = decision["ruling"], decision.get("floor_follows")
    return {
        **decision,
        "ruling": ruling and change(ruling),
        "floor_follows": follows and _decided(follows, change),
    }


def _first(plain: Plain) -> Plain:
    """At first a ruling said what the dealer does `meanwhile`, which nothing ever showed."""
    return in_rulings(plain, lambda ruling: {name: value for name, value in ruling.items() if name != "meanwhile"})


def _in_words(plain: Plain) -> Plain:
    """Rulings were their words, and what they leave to the floor too."""
    return in_rulings(plain, with_key)


def _harms_in_words(plain: Plain) -> Plain:
    """A harm was told by the words of its finding alone."""
    return {**plain, "findings": [with_harm(each) for each in plain["findings"]]}


UPGRADES: tuple[Callable[[Plain], Plain], ...] = (_first, _in_words, _harms_in_words)
"""By format, from 0: what leads to the next one."""
FORMAT = len(UPGRADES)  # of the assessments that are kept now
