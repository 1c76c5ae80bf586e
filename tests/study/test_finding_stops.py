"""Finding out what practises what tells how far it is, and stops where it is told to."""

from types import SimpleNamespace

import pytest

from trainer.scenarios import catalog
from trainer.study import finding
from trainer.study.finding import found_out


class Enough(Exception):
    """Nobody waits for it any more."""


def test_it_tells_how_many_scenarios_and_drills_are_through_and_stops_between_two(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    shelf = catalog.scenarios()
    few = shelf.heads[:3]
    monkeypatch.setattr(finding.catalog, "scenarios", lambda: SimpleNamespace(heads=few, open=shelf.open))
    monkeypatch.setattr(finding, "tried", lambda each, law: (each.id, law.key))
    monkeypatch.setattr(finding, "fresh_tried", lambda _key, _law: None)
    monkeypatch.setattr(finding, "cited", lambda kind, law: (kind.key, law.key))
    told: list[tuple[int, int]] = []

    def so_far(done: int, of: int) -> None:
        told.append((done, of))
        if done == len(few) + 1:
            raise Enough

    with pytest.raises(Enough):
        found_out(so_far)
    of = len(few) + len(finding.INJECTORS) + len(finding.KINDS)
    assert told == [(done, of) for done in range(len(few) + 2)]
