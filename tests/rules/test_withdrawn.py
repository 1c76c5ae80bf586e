"""A call of the bet before a raise that goes back to its player: nothing has been done, and he acts anew."""

import pytest

from tests.rules.betting import Betting
from tests.rules.test_misdeal import FOXWOODS, MET, PLAYERS, TDA, UPT
from trainer.rules.amiss import amiss
from trainer.rules.book import book
from trainer.rules.facts.turns import due_now, told
from trainer.rules.facts.wager import wagers
from trainer.rules.stands import latest, stands

SHORT = ("P2 wager 500x1+100x1", "P3 wager 1000x2", "P4 wager 500x1+100x1")
WAYS = {
    "handed-back": ("D return-bet 4 500x1+100x1",),
    "pointed-back": ("D action-on 4", "P4 pull-back 500x1+100x1"),
}
ways = pytest.mark.parametrize("way", WAYS.values(), ids=WAYS)


def hand(*acts: str) -> Betting:
    betting = Betting().flop()
    betting.do(*acts)
    return betting


@ways
def test_it_is_his_turn_again(way: tuple[str, ...]) -> None:
    before, after = hand(*SHORT).facts(), hand(*SHORT, *way).facts()
    assert (before.course.to_act, due_now(before)) == (1, 1)
    assert (after.course.to_act, due_now(after)) == (4, 4)
    assert wagers(after)[-1].withdrawn


@ways
@pytest.mark.parametrize(
    ("acts", "kind", "to"),
    [(("P4 wager 1000x2",), "call", 2000), (("P4 say raise 5000", "P4 wager 1000x5"), "raise", 5000)],
    ids=["call", "raise"],
)
def test_what_he_then_does_is_a_wager_of_its_own(
    way: tuple[str, ...], acts: tuple[str, ...], kind: str, to: int
) -> None:
    facts = hand(*SHORT, *way, *acts).facts()
    made = latest(facts)
    assert made is not None
    found = stands(book(UPT), facts, made)
    assert (found.kind, found.to, found.owed, found.back) == (kind, to, 0, 0)
    assert not told(facts).outs
    assert due_now(facts) == 1


@ways
@pytest.mark.parametrize("then", [(), ("P4 fold",), ("P4 fold", "P1 fold"), ("P4 wager 1000x2", "P1 wager 1000x2")])
def test_nothing_is_amiss_where_he_may_reconsider(way: tuple[str, ...], then: tuple[str, ...]) -> None:
    assert [each.kind for each in amiss(book(UPT), hand(*SHORT).facts())] == ["undercall"]
    assert not list(amiss(book(UPT), hand(*SHORT, *way, *then).facts()))


@pytest.mark.parametrize("key", [TDA, PLAYERS, FOXWOODS, MET])
def test_where_it_is_the_floors_handing_the_chips_back_settles_nothing(key: str) -> None:
    given = hand(*SHORT, *WAYS["handed-back"]).facts()
    assert [each.kind for each in amiss(book(key), given)] == ["undercall"]


def test_the_blind_stays_in_front_when_what_completed_it_goes_back() -> None:
    """Blinds of 100 and 200, a raise to 600, and the small blind adds 100."""
    opened = Betting().preflop().do("P4 say raise 600", "P4 wager 100x6", "P1 fold", "P2 wager 100x1")
    made = latest(opened.facts())
    assert made is not None
    found = stands(book(UPT), opened.facts(), made)
    assert (found.again, found.to, found.back) == (True, 100, 100)
    facts = opened.do("D return-bet 2 100x1").facts()
    assert (due_now(facts), facts.course.to_act, facts.course.committed[1]) == (2, 2, 100)
    assert not list(amiss(book(UPT), facts))


def test_chips_that_a_player_takes_back_without_a_word_of_the_dealer_are_one_wager() -> None:
    facts = hand(*SHORT, "P4 pull-back 500x1+100x1", "P4 fold").facts()
    assert wagers(facts)[-1].done == "fold"
    assert not wagers(facts)[-1].withdrawn


def test_once_somebody_has_acted_on_them_they_are_no_act_undone() -> None:
    facts = hand(*SHORT, "P1 fold", "D return-bet 4 500x1+100x1").facts()
    assert not any(each.withdrawn for each in wagers(facts))
