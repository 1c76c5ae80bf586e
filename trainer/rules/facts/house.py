"""What the house has settled for itself, as far as it was told."""

from trainer.rules.facts import Facts


def settled(facts: Facts, key: str) -> str:
    """The house's answer on one of `kernel.house.SETTINGS`, "" where none was told."""
    return dict(facts.setup.house).get(key, "")


def most_raises(facts: Facts) -> int:
    """How many raises the house lets a round of limit have, 0 for any number; the last two of an event have no cap."""
    capped = facts.setup.limit == "limit" and sum(seat.taken for seat in facts.setup.seats) > 2
    return int(settled(facts, "raise-cap") or 0) if capped else 0
