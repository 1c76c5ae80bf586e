"""Which engine grades: its version, and the program's own text of law and grading where that lies open."""

from functools import cache

from trainer import __version__, resources

WAY = 1  # the number of this way of grading
TEXT = ("kernel", "rules", "scenarios", "grading", "quickfire", "questions")


@cache
def engine() -> str:
    """The engine as it is kept with what it graded: "0.1.0/1" of a bundle, "0.1.0/1+5b2c90aa" of a checkout.

    Between two versions a checkout grades otherwise from one day to the next: what was graded honestly by yesterday's
    text must not be taken for forged by today's.
    """
    made = f"{__version__}/{WAY}"
    return made if resources.bundled() else f"{made}+{resources.digest(*TEXT)[:8]}"
