"""Which engine grades: its version, and the program's own text of law and grading where that lies open."""

from functools import cache

from trainer import __version__, resources
from trainer.kernel.pieces import Making, Pieces

WAY = 1  # the number of this way of grading
TEXT = ("kernel", "rules", "scenarios", "grading", "quickfire", "questions")


@cache
def engine() -> str:
    """The engine as it is kept with what it graded: "0.1.0/1" of a bundle, "0.1.0/1+5b2c90aa" of a checkout.

    Between two versions a checkout grades otherwise from one day to the next: what was graded honestly by yesterday's
    text must not be taken for forged by today's.
    """
    return _told().whole()


def told_ahead() -> Pieces[None]:
    """Read that text in pieces, before `engine` is asked."""
    return _told().pieces()


@cache
def _told() -> Making[str]:
    return Making(telling())


def telling() -> Pieces[str]:
    """What `engine` tells, as it is now, some files in a piece."""
    made = f"{__version__}/{WAY}"
    if resources.bundled():
        return made
    digest = ""
    for so_far in resources.digesting(*TEXT):
        digest = so_far
        yield
    return f"{made}+{digest[:8]}"
