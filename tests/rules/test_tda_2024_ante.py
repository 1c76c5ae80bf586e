"""TDA 2024: the ante the big blind posts for everyone at the levels of an event."""

import pytest

from tests.rules.desk_rooms import Room, cites, said
from trainer.rules.ruling import Decision

T = "tda-2024"
AT = pytest.mark.parametrize("at", [pytest.param("RP-11", id=f"{T}:RP-11")])


def ante(chips: str, level: int = 3, before: tuple[str, ...] = ()) -> Decision:
    """Cora is the big blind with these chips; the levels are 200, 400 and 1000 to the big blind, the first without."""
    players = {"Ann": "1000x5 A 1", "Ben": "1000x8 A 2", "Cora": f"{chips} A 4", "Dan": "100x2 A 6"}
    return Room(players, antes="big-blind").do(*before, f"dealer:A deal {level}").rule(T, "big-blind-ante")


def posts(found: Decision) -> tuple[int, int, int]:
    return found.figure("blind"), found.figure("ante"), found.figure("total")


@AT
@pytest.mark.parametrize(
    ("chips", "posted"),
    [
        ("500x1+100x4", (900, 0, 900)),
        ("1000x1", (1000, 0, 1000)),
        ("1000x1+100x1", (1000, 100, 1100)),
        ("1000x1+100x9", (1000, 900, 1900)),
        ("1000x2", (1000, 1000, 2000)),
        ("1000x2+100x1", (1000, 1000, 2000)),
    ],
)
def test_at_a_level_the_blind_comes_first(at: str, chips: str, posted: tuple[int, int, int]) -> None:
    found = ante(chips)
    assert posts(found) == posted and cites(found) == {at}
    assert (said(found) == "tournament.no-ante-posted") is (posted[1] == 0)
    assert found.ruling is not None and not found.ruling.fault


@AT
def test_no_ante_is_reduced_at_the_final_table(at: str) -> None:
    before, there = ante("1000x9"), ante("1000x9", before=("floor final-table",))
    assert posts(before) == posts(there) == (1000, 1000, 2000) and at in cites(there)
    rules = {each.rule for each in there.trace if each.held}
    assert "tournament.bb-ante.level-not-reduced" in rules
    assert "tournament.bb-ante.level-not-reduced" not in {each.rule for each in before.trace if each.held}
    assert posts(ante("1000x9", level=1)) == (200, 0, 200)
