"""What the house has settled for itself, as far as it was told."""

from trainer.rules.facts import Facts


def settled(facts: Facts, key: str) -> str:
    """The house's answer on one of `kernel.house.SETTINGS`, "" where none was told."""
    return dict(facts.setup.house).get(key, "")
