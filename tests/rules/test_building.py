"""Building pots: what goes back first, which chips belong to which pot, change, wrong pots, who was shorted."""

import pytest

from tests.rules.betting import Betting
from trainer.kernel.chips import pick
from trainer.kernel.notation import act_text
from trainer.rules.building import belongs, explained, wrong_pots
from trainer.rules.facts import Facts
from trainer.rules.facts.pots import layers
from trainer.rules.routine import act_of, due
from trainer.rules.settlement import off

STACKS = {1: "500x20+100x10", 2: "100x5", 3: "100x12", 4: "500x20+100x10"}


RACK = "rack 1000x20+500x40+100x100+25x100"


def betting(stacks: dict[int, str] | None = None) -> Betting:
    """A hand of four with chips in the tray, the blinds 100 and 200, and the betting open."""
    hand = Betting(stacks=stacks)
    hand.head.insert(-1, RACK)
    return hand.preflop()


def all_in(*more: str, stacks: dict[int, str] | None = None) -> Betting:
    """Seat 4 raises to 2,000; seat 1 calls; seats 2 and 3 are all-in for 500 and 1,200."""
    hand = betting(STACKS if stacks is None else stacks)
    hand.do("P4 wager 500x4", "P1 wager 500x4", "P2 wager 100x4", "P3 wager 100x10")
    hand.do(*more)
    return hand


def next_acts(facts: Facts) -> list[str]:
    return [act_text(act_of(one, facts)) for one in due(facts)]


def test_every_layer_of_all_ins_is_a_pot_of_its_own() -> None:
    facts = all_in().facts()
    assert {seat: belongs(facts, seat) for seat in (1, 2, 3, 4)} == {
        1: {"main": 500, "side-1": 700, "side-2": 800},
        2: {"main": 500},
        3: {"main": 500, "side-1": 700},
        4: {"main": 500, "side-1": 700, "side-2": 800},
    }


def test_bets_that_belong_to_several_pots_are_drawn_in_one_by_one_and_changed_where_they_must_be() -> None:
    facts = all_in().facts()
    wanted = next_acts(facts)
    assert "bring-in-bets" not in wanted
    assert "collect 2 100x5 main" in wanted
    assert "collect 1 500x1 main" in wanted
    assert "trade bet-1 500x1 rack 100x5" in wanted


def test_the_perfect_dealer_builds_the_pots_and_they_are_right() -> None:
    hand = all_in()
    while (facts := hand.facts()) and (one := due(facts)) and one[0].verb in ("collect", "trade"):
        hand.do(f"D {act_text(act_of(one[0], facts))}")
    assert [pot.amount for pot in facts.table.pots] == [2000, 2100, 1600]
    assert wrong_pots(facts) == {}
    assert next_acts(facts) == ["burn"]


def test_bets_all_swept_into_one_pot_are_told_apart_pot_by_pot_and_moved() -> None:
    facts = all_in("D bring-in-bets").facts()
    assert wrong_pots(facts) == {"main": 3700, "side-1": -2100, "side-2": -1600}
    assert explained(facts).startswith("The main pot holds 5,700 and should hold 2,000; Side pot 1 holds 0")
    assert next_acts(facts)[0] == "shift 500x1+100x16 main side-1"


@pytest.mark.parametrize(
    ("call", "back"),
    [("500x4", None), ("1000x2", None), ("1000x1+500x3", "500x1"), ("5000x1", "trade")],
)
def test_change_of_a_call_goes_back_before_the_bets_come_in(call: str, back: str | None) -> None:
    stacks = {1: "5000x2+1000x4+500x4", 2: "100x20", 3: "100x20", 4: "500x20+100x10"}
    hand = betting(stacks)
    hand.do("P4 wager 500x4", "P1 say call", f"P1 wager {call}", "P2 fold", "P3 fold")
    first = next_acts(hand.facts())[0]
    wanted = {None: "bring-in-bets", "500x1": "return-bet 1 500x1", "trade": "trade bet-1 5000x1 rack 1000x5"}
    assert first == wanted[back]


def test_a_bet_that_nobody_called_goes_back_or_with_one_player_left_comes_in_with_the_rest() -> None:
    hand = betting()
    hand.do("P4 wager 500x4", "P1 fold", "P2 fold", "P3 fold")
    assert next_acts(hand.facts()) == ["trade bet-4 500x1 rack 100x5", "bring-in-bets"]


def test_before_anybody_has_put_anything_in_no_chip_belongs_anywhere() -> None:
    facts = betting(dict.fromkeys((1, 2, 3, 4), "500x2+100x10")).facts().when(0)
    assert layers(facts) == ()
    assert belongs(facts, 1) == {}


def test_a_street_after_an_all_in_goes_into_the_side_pot_alone() -> None:
    stacks = {1: "500x20", 2: "100x2", 3: "500x20+100x2", 4: "500x20"}
    hand = betting(stacks)
    hand.do("P4 fold", "P1 fold", "P2 wager 100x1", "P3 check")
    assert due(hand.facts())[0].verb == "bring-in-bets"
    stacks = {1: "500x20+100x2", 2: "100x2", 3: "500x20+100x2", 4: "500x20"}
    hand = betting(stacks)
    hand.do("P4 fold", "P1 wager 100x2", "P2 wager 100x1", "P3 check", "D bring-in-bets", "D burn", "D lay 3 up")
    hand.do("D proceed", "P3 wager 500x1", "P1 wager 500x1")
    assert next_acts(hand.facts()) == ["collect 1 500x1 side-1", "collect 3 500x1 side-1"]


# --- who was shorted ----------------------------------------------------------------------------------------------


def shown_down(*pushes: str) -> Facts:
    """The all-ins of above, all swept into the main pot, with seat 2 holding the best hand, then 3, then 1."""
    hand = all_in("D bring-in-bets", "D burn", "D lay 3 up", "D burn", "D lay 1 up", "D burn", "D lay 1 up")
    table = hand.facts().table
    hand.do(*(f"P{seat} turn up {' '.join(each.card.name for each in table.seat(seat).hand)}" for seat in (2, 3, 4, 1)))
    hand.do(*pushes)
    return hand.facts()


def test_chips_pushed_right_short_nobody_and_wrongly_somebody_by_how_much() -> None:
    facts = shown_down()
    right = dict(_pushed_right(facts))
    for seat, amount in right.items():
        assert amount > 0, seat
    (one, less), (other, _) = sorted(right.items(), key=lambda each: each[1])[:2]
    assert off(shown_down(*_pushed(facts, right, {}))) == {}
    assert off(shown_down(*_pushed(facts, right, {one: other}))) == {one: -less, other: less}


def _pushed(facts: Facts, right: dict[int, int], instead: dict[int, int]) -> list[str]:
    """The whole pot pushed as it belongs, but for seats whose part goes to another."""
    left, acts = facts.table.pot, []
    for seat, amount in sorted(right.items(), key=lambda each: each[1]):
        part = pick(left, amount)
        assert part is not None
        acts.append(f"D push-pot {instead.get(seat, seat)} {part}")
        left = left - part
    return acts


def _pushed_right(facts: Facts) -> tuple[tuple[int, int], ...]:
    from trainer.rules.showdown import shares

    return shares(facts)
