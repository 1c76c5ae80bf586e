"""The clean hands of a session: each is the twin of a hand in which something would go wrong.

A clean hand drawn by itself begins elsewhere and is played otherwise than hands in which something finds a place, and
that would tell.
"""

from trainer.kernel.altered import replace
from trainer.rules.topics import ROUTINE
from trainer.scenarios.evidence import clean_twin
from trainer.scenarios.form import Scenario

TITLE = "A clean hand"


def control_of(drawn: Scenario) -> Scenario:
    """The same hand with nothing going wrong, as a control. Draw another one for it than the one that is dealt."""
    return replace(clean_twin(drawn), id=f"clean-{drawn.id}", title=TITLE, topics=(ROUTINE,), drawn=None)
