"""Chips found behind an all-in after a call: the choice of four books and the fixed consequences of the fifth."""

import pytest

from tests.rules.betting import Betting, outcome
from tests.rules.situations import cited
from tests.rules.test_misdeal import FOXWOODS, MET, PLAYERS, TDA, UPT, books
from trainer.rules.amiss import everything_amiss, settle
from trainer.rules.book import book as law_of
from trainer.rules.points import points
from trainer.rules.ruling import Authority, Discretion


def found(*after: str, hidden: str = "500x1", caller: str = "1000x10+500x2+100x10") -> Betting:
    """On the flop seat 2 says all-in, pushes 3,000 and keeps something; seat 3 calls, and what is told follows."""
    hand = Betting(stacks={2: f"1000x3+100x2+{hidden}", 3: caller}).flop()
    return hand.do("P2 say all-in", "P2 wager 1000x3", "P3 say call", "P3 wager 1000x3", *after)


TOLD = "P2 say chip behind"
BOOKS = ((TDA, "62"), (PLAYERS, "62"), (FOXWOODS, "62"), (MET, "56"))


@books(*BOOKS)
def test_the_floor_decides_whether_chips_behind_are_in_the_action(book: str, at: str) -> None:
    decision = found(TOLD).asked(book, "chips-behind")
    assert decision.ruling is not None
    assert (decision.ruling.authority, decision.ruling.discretion) == (Authority.FLOOR, Discretion.PARTIAL)
    assert len(decision.ruling.options) == 3
    assert decision.figure("behind") == 500
    assert (decision.figure("with"), decision.figure("without")) == (3500, 3000)
    assert (decision.figure("caller-owes"), decision.figure("to-the-caller")) == (500, 500)
    assert at in cited(decision)


@books(*BOOKS)
@pytest.mark.parametrize(("caller", "owes"), [("1000x3+100x2", 0), ("1000x3+100x6", 400), ("1000x3+100x7", 500)])
def test_a_caller_with_less_owes_only_what_he_has(book: str, at: str, caller: str, owes: int) -> None:
    decision = found(TOLD, caller=caller).asked(book, "chips-behind")
    assert decision.figure("caller-owes") == owes
    assert at in cited(decision)


def test_chips_behind_are_no_point_before_anybody_called_or_where_none_are_left() -> None:
    def kinds(hand: Betting) -> list[str]:
        return [each.kind for each in points(hand.facts())]

    assert "chips-behind" in kinds(found(TOLD))
    assert "chips-behind" not in kinds(found())
    uncalled = Betting(stacks={2: "1000x3+500x1+100x2"}).flop()
    uncalled.do("P2 say all-in", "P2 wager 1000x3", TOLD)
    assert "chips-behind" not in kinds(uncalled)
    before = Betting(stacks={2: "1000x3+500x1+100x2"}).flop()
    before.do("P2 say all-in", "P2 wager 1000x3", TOLD, "P3 say call")
    assert "chips-behind" not in kinds(before)
    folded = Betting(stacks={2: "1000x3+500x1+100x2"}).flop()
    folded.do("P2 say all-in", "P2 wager 1000x3", "P3 fold", TOLD)
    assert "chips-behind" not in kinds(folded)
    for call in ("P3 say call", "P3 wager 1000x3"):
        called = Betting(stacks={2: "1000x3+500x1+100x2"}).flop()
        assert "chips-behind" in kinds(called.do("P2 say all-in", "P2 wager 1000x3", call, TOLD))
    everything = Betting(stacks={2: "1000x3+100x2"}).flop()
    everything.do("P2 say all-in", "P2 wager 1000x3", "P3 wager 1000x3", TOLD)
    assert "chips-behind" not in kinds(everything)


def lost(*after: str, caller: str = "1000x10+500x2+100x10", to: int = 3) -> Betting:
    """The pot of 6,800 goes to that seat, and the chip comes to light."""
    hand = found(caller=caller)
    return hand.do("P4 fold", "P1 fold", "D bring-in-bets", f"D push-pot {to} 1000x6+100x8", *after)


@books((UPT, "tournament-20"))
@pytest.mark.parametrize(
    ("caller", "next_deal", "name", "won"),
    [
        ("1000x10", "", "bet.out-hidden-chips-awardable", 500),
        ("1000x3+100x7", "", "bet.out-hidden-chips-awardable", 500),
        ("1000x3+100x6", "", "bet.no-gain-from-hidden-chips", 400),
        ("1000x10", "D next-hand", "bet.out-hidden-chips-leave", 500),
        ("1000x3+100x6", "D next-hand", "bet.hidden-chips-leave-tournament", 400),
    ],
)
def test_hidden_chips_save_nobody_who_lost(
    book: str, at: str, caller: str, next_deal: str, name: str, won: int
) -> None:
    caller = caller if "100x" in caller else f"{caller}+100x10"
    hand = lost(*([next_deal] if next_deal else []), TOLD, caller=caller)
    decision = hand.asked(book, "chips-behind")
    assert decision.ruling is not None
    assert decision.ruling.key == name
    assert decision.ruling.authority is Authority.FLOOR
    assert dict(decision.figures) == {"behind": 500, **({"removed": 500} if next_deal else {"to-the-winner": won})}
    assert at in cited(decision)


def test_the_abbreviated_book_speaks_of_a_lost_pot_only() -> None:
    assert lost(TOLD, to=2).asked(UPT, "chips-behind").silent
    assert found(TOLD).asked(UPT, "chips-behind").silent
    assert outcome(lost(TOLD).asked(UPT, "chips-behind"))[0] != "silent"


UNSEEN = "P2 uncover 500x1"


def all_in(*after: str) -> Betting:
    """On the flop seat 2 pushes in all 3,000 that anyone can see, and seat 3 calls; what comes to light follows."""
    return Betting(stacks={2: "1000x3+100x2"}).flop().do("P2 wager 1000x3", "P3 wager 1000x3", *after)


@books(*BOOKS)
@pytest.mark.parametrize(
    ("unseen", "behind"),
    [
        pytest.param((UNSEEN,), 500, id="one chip"),
        pytest.param((UNSEEN, "P2 uncover 100x2"), 700, id="another one after it"),
    ],
)
def test_chips_that_nobody_saw_are_a_matter_once_they_come_to_light(
    book: str, at: str, unseen: tuple[str, ...], behind: int
) -> None:
    law = law_of(book)
    assert "chips-behind" not in [each.kind for each in everything_amiss(law, all_in().facts())]
    facts = all_in(*unseen).facts()
    (matter,) = [each for each in everything_amiss(law, facts) if each.kind == "chips-behind"]
    decision = settle(law, facts.about(matter))
    assert (matter.seats, decision.figure("behind"), decision.figure("with")) == ((2, 3), behind, 3000 + behind)
    assert at in cited(decision)


@pytest.mark.parametrize("book", [TDA, UPT])
@pytest.mark.parametrize(
    ("stack", "acts"),
    [
        pytest.param("1000x3+100x2", ("P3 wager 1000x3", "P3 uncover 500x1"), id="the caller's own"),
        pytest.param("1000x3+100x2", (UNSEEN, "P3 wager 1000x3"), id="before the call"),
        pytest.param("1000x4+100x2", ("P3 wager 1000x3", UNSEEN), id="not all-in"),
    ],
)
def test_chips_that_come_to_light_otherwise_are_none(book: str, stack: str, acts: tuple[str, ...]) -> None:
    hand = Betting(stacks={2: stack}).flop().do("P2 wager 1000x3", *acts)
    assert "chips-behind" not in [each.kind for each in everything_amiss(law_of(book), hand.facts())]


@pytest.mark.parametrize(
    ("lines", "name"),
    [
        pytest.param((UNSEEN,), "bet.out-hidden-chips-awardable", id="now"),
        pytest.param((UNSEEN, "D next-hand"), "bet.out-hidden-chips-awardable", id="before the hand ended"),
        pytest.param(("D next-hand", UNSEEN), "bet.out-hidden-chips-leave", id="after it ended"),
    ],
)
def test_what_counts_is_when_they_came_to_light(lines: tuple[str, ...], name: str) -> None:
    assert outcome(lost(*lines).asked(UPT, "chips-behind"))[0] == name
