"""What the dealer names a wager is what the others face from then on, though more of it still lies there."""

import pytest

from tests.rules.betting import Betting
from trainer.rules.facts.turns import told
from trainer.rules.facts.wager import wagers
from trainer.rules.points import points


def flop(*acts: str) -> Betting:
    return Betting((50, 100)).flop().do(*acts)


LEVELS = (
    (("P2 wager 5000x1",), 5000),
    (("P2 wager 5000x1", "D announce-bet bet 500"), 500),
    (("P2 wager 5000x1", "D announce-bet bet 5000"), 5000),
    (("P2 wager 5000x1", "D announce-bet bet 6000"), 5000),
    (("P2 wager 5000x1", "D announce-bet call 5000"), 5000),  # with no bet to call
    (("P2 wager 5000x1", "D announce-bet bet 500", "D announce-bet bet 5000"), 5000),
    (("P2 wager 5000x1", "D announce-bet bet 500", "D return-bet 2 5000x1", "P2 wager 500x1"), 500),
    (("P2 wager 100x5", "P3 wager 1000x2", "D announce-bet raise 1000"), 1000),
    (("P2 wager 100x5", "P3 wager 1000x2", "D announce-bet raise 500"), 2000),
    (("P2 wager 100x5", "P3 wager 1000x2", "D announce-bet call 500"), 500),
)


@pytest.mark.parametrize(("acts", "level"), LEVELS, ids=[" · ".join(acts) for acts, _ in LEVELS])
def test_the_next_player_faces_what_was_named(acts: tuple[str, ...], level: int) -> None:
    facts = flop(*acts).facts()
    standing = told(facts).standing
    assert standing is not None
    assert (facts.course.bet, standing.level) == (level, level)
    assert facts.course.pending == standing.pending
    calls = {500: "500x1", 1000: "1000x1", 2000: "1000x2", 5000: "5000x1", 6000: "5000x1"}[level]
    after = flop(*acts, f"P{facts.course.to_act} wager {calls}").facts()
    assert wagers(after)[-1].facing == level
    assert not {each.kind for each in points(after) if each.onset == after.at} & {"undercall", "accepted"}
    assert after.course.actions[-1].kind == "call"


def test_a_raise_named_a_call_brings_nobody_back_to_act() -> None:
    raised = flop("P2 wager 100x5", "P3 wager 100x5", "P4 wager 100x5", "P1 wager 1000x2")
    assert raised.facts().course.to_act == 2
    named = raised.do("D announce-bet call 500").facts()
    assert named.course.closed
    assert told(named).standing.pending == ()  # type: ignore[union-attr]  # the street stands open


def test_what_the_wager_comes_to_by_the_book_does_not_hang_on_what_it_is_named() -> None:
    """Chips are still to go back: they lie there."""
    made = wagers(flop("P2 wager 5000x1", "D announce-bet bet 500").facts())[-1]
    assert (made.total, made.lying) == (5000, 5000)
