"""Finding out which rules hands decide by."""

from dataclasses import replace
from types import SimpleNamespace

import pytest

from trainer.kernel.games import GAMES
from trainer.rules.book import book
from trainer.scenarios import catalog
from trainer.study import deciding as module
from trainer.study.dealt import Hanging
from trainer.study.deciding import NoHand, again, deciding, hand_of

LAW = book("tda-2024")
BOXED = "deal.boxed-card.enough-in-the-deal"
DECISIVE = Hanging("boxed-two-in-the-deal", "holdem", (), "perfect", "out", ("remedy",))


@pytest.fixture
def few(monkeypatch: pytest.MonkeyPatch) -> list[str]:
    """Only these scenarios ship, and nothing fresh is dealt; tells which hands were dealt, in their order."""
    names = ["clean-holdem-heads-up", "boxed-two-in-the-deal"]
    shelf, dealt = catalog.scenarios(), list[str]()

    def opened(name: str) -> object:
        dealt.append(name)
        return shelf.open(name)

    few = SimpleNamespace(heads=[SimpleNamespace(id=each) for each in names], open=opened)
    monkeypatch.setattr(module.catalog, "scenarios", lambda: few)
    monkeypatch.setattr(module, "INJECTORS", {})
    return dealt


def test_the_rule_on_what_goes_wrong_is_decisive_and_one_that_only_holds_is_kept_as_that(few: list[str]) -> None:
    told: list[tuple[int, int]] = []
    found = deciding(LAW, (), lambda done, of: told.append((done, of)))
    (line,) = found[BOXED]
    assert (line.hand, line.by, line.decisive) == ("boxed-two-in-the-deal", "perfect", True)
    assert any(not each.decisive for some in found.values() for each in some)
    assert few == ["clean-holdem-heads-up", "boxed-two-in-the-deal"] and told == [(0, 2), (1, 2)]


def test_the_hands_that_were_decisive_before_are_dealt_first(few: list[str]) -> None:
    elsewhere = {"bet.x": (replace(DECISIVE, hand="gone"), Hanging("only-held", "holdem"))}
    deciding(LAW, ({BOXED: (DECISIVE,)}, elsewhere))
    assert few == ["boxed-two-in-the-deal", "gone", "clean-holdem-heads-up"]


@pytest.mark.parametrize(
    ("name", "found"),
    [
        pytest.param("bets-undercall-of-a-raise", True, id="one that the ledger lists for the paragraph"),
        pytest.param("bets-the-neighbor-counts-for-him", False, id="any other"),
    ],
)
def test_a_hand_that_the_paragraph_lists_is_tried_however_many_were_before_it(name: str, found: bool) -> None:
    rule = "bet.undercall.multiway-raise-as-meant"
    search = module._Search.of(LAW)
    search.tried[rule] = [f"another {number}" for number in range(module.TRIES)]
    search.look(name)
    assert (rule in search.decisive) is found


def test_a_line_is_found_again_and_one_whose_rule_changes_nothing_is_not() -> None:
    assert again(BOXED, DECISIVE, LAW)
    assert again("bet.fold.out-of-turn", DECISIVE, LAW) == ()


@pytest.mark.parametrize("name", ["no-such-scenario", "no-such-injector 1"])
def test_a_hand_that_is_no_more_is_said(name: str) -> None:
    with pytest.raises(NoHand):
        hand_of(name, LAW)


def test_a_fresh_hand_is_named_by_its_irregularity_and_seed() -> None:
    assert hand_of("four-card-flop 1", LAW) == hand_of("four-card-flop 1", LAW) != hand_of("four-card-flop 2", LAW)


@pytest.mark.parametrize(
    ("name", "known", "helps"),
    [
        pytest.param("boxed-card 1", {}, True, id="the first of its irregularity"),
        pytest.param("boxed-card 2", {}, True, id="a later one that brings what is open"),
        pytest.param("boxed-card 2", "all", False, id="a later one when nothing is open"),
    ],
)
def test_a_later_fresh_hand_is_dealt_only_where_it_brings_what_is_open(name: str, known: object, helps: bool) -> None:
    search = module._Search.of(LAW)
    if known == "all":
        search.decisive = {rule: [replace(DECISIVE, game=game) for game in GAMES] for rule in search.wanted}
    assert search.may_help(name) is helps
