"""Questions that work a number out of drawn values: told as a hand with those values, the law comes to that number."""

from collections.abc import Mapping

import pytest

from tests.questions.proving import KNOWN, proves
from tests.questions.test_told_limits import answer
from tests.rules.test_pots import by_pot
from tests.seeds import seeds
from trainer.questions.at_house import drawing
from trainer.questions.engine import situation
from trainer.rules.facts import Facts
from trainer.rules.showdown import shares
from trainer.shorthand.body import told

SEEDS = seeds(3)
STAKES = "small-blind 100\nbig-blind 200\n"


def values_of(question: str, seed: int) -> Mapping[str, int]:
    values = drawing(KNOWN[question], seed).values
    return {name: value for name, value in values.items() if isinstance(value, int)}


def facts_of(text: str) -> Facts:
    record = told(text, "told")
    return Facts(record, len(record))


def fouled(seat: int, raised: int, bet: int) -> str:
    """That seat raises and bets, the blinds call both, and a card of the flop lies there again on the turn."""
    rest = [each for each in (3, 4, 5, 6) if each != seat]
    early, late = [each for each in rest if each < seat], [each for each in rest if each > seat]
    before = [f"fold {each}" for each in early] + [f"P{seat} raise {raised}"] + [f"fold {each}" for each in late]
    lines = ["deal", *before, "call 1 2", "flop", "check 1 2", f"P{seat} bet {bet}", "call 1 2", "turn"]
    head = f"game holdem no-limit\n{STAKES}seats 6 20000\nbutton 6\nboard Kh 7c 2d Kh*\n---\n"
    return head + "\n".join(lines)


@proves("chips-back-from-a-fouled-deck")
@pytest.mark.parametrize("seed", SEEDS)
@pytest.mark.parametrize("house", KNOWN["chips-back-from-a-fouled-deck"].houses)
def test_of_a_fouled_hand_everything_that_was_bet_goes_back(house: str, seed: int) -> None:
    values = values_of("chips-back-from-a-fouled-deck", seed)
    text = fouled(values["a"], values["bet"], values["more"])
    decision = situation(text, "", ("duplicate-cards",), 0, "", "told").decisions[house]
    assert decision is not None and decision.ruling is not None
    assert "return-the-bets" in [each.key for each in decision.ruling.steps]
    put_in = 20000 - facts_of(text).table.seat(values["a"]).stack.amount
    assert put_in == answer("chips-back-from-a-fouled-deck", house, seed)


# Seat 3 is all-in for 300 and the small blind is dead in the main pot; 300 of seat 5 are dead in the side pot.
TWO_ODD_POTS = """game holdem no-limit
small-blind 100
big-blind 200
seat 1 100x90 Ann
seat 2 100x90 Ben
seat 3 100x3 Cora
seat 4 100x90 Dan
seat 5 100x90 Eva
button 5
cards 2 Ah Kh
cards 3 7d 2c
cards 4 As Ks
board Kd Qc 9h 4s 3c
---
deal
all-in 3
call 4 5
fold 1
call 2
flop
P2 bet 300
call 4 5
turn
check 2 4
fold 5
river
check 2 4
show 2 3 4
"""


@proves("each-pot-by-itself")
@pytest.mark.parametrize("seed", SEEDS)
@pytest.mark.parametrize("house", KNOWN["each-pot-by-itself"].houses)
def test_two_pots_that_do_not_come_out_even_have_an_odd_chip_each(house: str, seed: int) -> None:
    facts = facts_of(TWO_ODD_POTS)
    odd = by_pot(facts, house, "odd-chips")
    assert {name: sorted(parts.values()) for name, parts in odd.items()} == {"main": [600, 700], "side-1": [400, 500]}
    assert by_pot(facts, house) == {"main": {"amount": 1300}, "side-1": {"amount": 900}}
    values = values_of("each-pot-by-itself", seed)
    assert [values[name] // 100 % 2 for name in ("main", "side")] == [1, 1]
    assert answer("each-pot-by-itself", house, seed) == len(odd)


def best_hand_all_in(main: int, side: int) -> str:
    """Seat 1 is all-in for its third of the main pot and has aces; seats 2 and 4 share the side pot."""
    head = f"game holdem no-limit\nsmall-blind 50\nbig-blind 100\nseat 1 {main // 3} Ann\n"
    seats = "".join(f"seat {seat} 20000 P{seat}\n" for seat in (2, 3, 4))
    cards = "button 4\ncards 1 Ac Ad\ncards 2 Kh Qh\ncards 4 Ks Qs\nboard Kd 9c 8h 4s 3c\n---\n"
    acts = f"deal\nfold 3\nP4 raise {main // 3}\nall-in 1\ncall 2\nflop\nP2 bet {side // 2}\ncall 4\n"
    return f"{head}{seats}{cards}{acts}turn\ncheck 2 4\nriver\ncheck 2 4\nshow 1 2 4\n"


@proves("main-and-side")
@pytest.mark.parametrize("seed", SEEDS)
@pytest.mark.parametrize("house", KNOWN["main-and-side"].houses)
def test_each_pot_has_its_own_winners(house: str, seed: int) -> None:
    values = values_of("main-and-side", seed)
    facts = facts_of(best_hand_all_in(values["main"], values["side"]))
    lie = {name: parts["amount"] for name, parts in by_pot(facts, house).items()}
    assert lie == {"main": values["main"], "side-1": values["side"]}
    right = answer("main-and-side", house, seed)
    assert dict(shares(facts)) == {1: values["main"], 2: right, 4: right}


def the_same_both_ways(chips: int) -> str:
    """Heads-up, each all-in for so many chips of 100, with the same hand for high and for low."""
    seats = f"seat 1 100x{chips} Ann\nseat 2 100x{chips} Ben\nbutton 1\n"
    cards = "cards 1 Ah 2c Kd Qs\ncards 2 As 2d Kc Qh\nboard 3h 4s 8c Jd Jc\n---\n"
    return f"game omaha-8 no-limit\n{STAKES}{seats}{cards}deal\nall-in 1 2\nrun-out\nshow 1 2\n"


@proves("same-both-ways")
@pytest.mark.parametrize("seed", SEEDS)
@pytest.mark.parametrize("house", KNOWN["same-both-ways"].houses)
def test_hands_that_are_the_same_both_ways_share_the_whole_pot_once(house: str, seed: int) -> None:
    half = values_of("same-both-ways", seed)["pot"] // 2
    found = by_pot(facts_of(the_same_both_ways(half)), house, "both-ways")
    assert found == {"main": dict.fromkeys(("seat-1", "seat-2"), 100 * answer("same-both-ways", house, seed))}
