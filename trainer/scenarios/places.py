"""Where a fault of sense stands that shows only when the hand is made."""

from trainer.kernel.places import places
from trainer.scenarios.form import BadScenario, Fault, Scenario


def fault_at(scenario: Scenario, key: str, what: str) -> BadScenario:
    """A fault of sense found while the hand was made, at the first line of its key."""
    line = min((number for path, number in places(scenario.text).items() if path[0] == key), default=0)
    return BadScenario((Fault(scenario.path, line, key, what),))
