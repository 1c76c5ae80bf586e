"""The scenarios of the program: chosen from by what the index says of them, read when they are dealt."""

from collections.abc import Iterator, Mapping

from trainer.scenarios import catalog
from trainer.scenarios.drills import Offer
from trainer.scenarios.form import Scenario


class Scenarios(Mapping[str, Scenario]):
    """Every scenario by its id, each read from its file when it is asked for: that raises Gone, a LookupError."""

    def __getitem__(self, key: str) -> Scenario:
        return catalog.scenarios().open(key)

    def __contains__(self, key: object) -> bool:
        return isinstance(key, str) and catalog.scenarios().get(key) is not None

    def __iter__(self) -> Iterator[str]:
        return (each.id for each in offers())

    def __len__(self) -> int:
        return len(offers())


def scenarios() -> Mapping[str, Scenario]:
    """Every scenario by its id; none is read before it is asked for."""
    return Scenarios()


def offers() -> tuple[Offer, ...]:
    """What the drills choose from."""
    return catalog.scenarios().heads
