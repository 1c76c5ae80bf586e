"""A deal on the prizes: what it needs at Foxwoods before it binds; and a house that need not rule on it."""

import pytest

from tests.rules.desk_rooms import Room, cites, said
from trainer.rules.ruling import Decision

F = "foxwoods-2020"
LEFT = {"Ann": "1000x5 A 1", "Ben": "1000x8 A 2", "Cora": "1000x4 A 4"}
AGREED = ["Ben agree", "Cora agree", "Ann ask deal"]
CONFIRMED = ["Ann agree", "Ben agree", "Cora agree"]
APPROVED = ["floor permit Ann deal"]


def deal(*lines: str, book: str = F) -> Decision:
    return Room(LEFT).do(*lines).rule(book, "deal-on-the-prizes")


@pytest.mark.parametrize("at", ["deal-2", "deal-2-D"], ids=lambda at: f"{F}:{at}")
def test_a_deal_binds_once_all_agree_confirm_and_the_supervisor_approves(at: str) -> None:
    found = deal(*AGREED, *CONFIRMED, *APPROVED)
    assert said(found) == "tournament.deal-terms-bind" and cites(found) == {"deal-2", "deal-2-D"}
    assert at in cites(found)
    assert said(deal(*AGREED, *APPROVED, *CONFIRMED)) == said(found)


AS_POSTED = "tournament.no-deal-payout-table"


@pytest.mark.parametrize(
    "lines",
    [
        pytest.param([*AGREED[1:], "Ann agree", "Cora agree", *APPROVED], id=f"{F}:deal-2-A"),
        pytest.param([*CONFIRMED, *APPROVED], id=f"{F}:deal-2-B"),
        pytest.param([*AGREED, *CONFIRMED, "floor refuse Ann deal"], id=f"{F}:pay-5"),
        pytest.param([*AGREED, *CONFIRMED[:2], *APPROVED], id=f"{F}:deal-2-C"),
        pytest.param(["Ann agree", "Ben agree"], id=f"{F}:deal-1"),
    ],
)
def test_without_one_of_them_the_payout_table_stands(lines: list[str], request: pytest.FixtureRequest) -> None:
    found = deal(*lines)
    assert said(found) == AS_POSTED
    assert request.node.callspec.id.removeprefix(f"{F}:") in cites(found)


def test_who_takes_his_word_back_no_longer_agrees() -> None:
    assert said(deal(*AGREED, *CONFIRMED, "Cora refuse Ann deal", *APPROVED)) == AS_POSTED


def test_a_player_who_is_out_is_not_asked() -> None:
    lines = ["dealer:A deal 1", "Ben win Ben Cora 1000x4", "floor bust Cora", "desk surrender Ben"]
    found = deal(*lines, "Ben agree", "Ann ask deal", *CONFIRMED[:2], *APPROVED)
    assert said(found) == "tournament.deal-terms-bind"


@pytest.mark.parametrize("at", ["deal-2-B", "pay-5"], ids=lambda at: f"{F}:{at}")
def test_the_supervisor_may_allow_it_or_not(at: str) -> None:
    found = deal(*AGREED, *CONFIRMED)
    assert found.ruling and found.ruling.options == ("allow-the-deal", "pay-by-the-payout-table")
    assert found.ruling.authority == "floor" and at in cites(found)


@pytest.mark.parametrize("book", [pytest.param("upt", id="upt:tournament-36")])
def test_management_need_not_rule_on_deals(book: str) -> None:
    found = deal(*AGREED, book=book)
    assert said(found) == "tournament.private-deal-not-ruled" and cites(found) == {"tournament-36"}
    assert all(deal(*AGREED, book=each).silent for each in ("tda-2022", "metropolitan", "players-2025"))


@pytest.mark.parametrize("at", ["pay-5", "deal-2-B"], ids=lambda at: f"{F}:{at}")
def test_other_terms_than_those_refused_may_be_allowed(at: str) -> None:
    refused = [*AGREED, *CONFIRMED, "floor refuse Ann deal"]
    again = deal(*refused, "Ann ask deal", *CONFIRMED)
    assert again.ruling and again.ruling.options == ("allow-the-deal", "pay-by-the-payout-table") and at in cites(again)
    assert said(deal(*refused, "Ann ask deal", *CONFIRMED, *APPROVED)) == "tournament.deal-terms-bind"
    assert said(deal(*refused, *APPROVED)) == "tournament.deal-terms-bind"
    assert said(deal(*refused, "Ann ask deal", *CONFIRMED[:2], *APPROVED)) == AS_POSTED
    assert said(deal(*AGREED, *CONFIRMED, *APPROVED, "floor refuse Ann deal")) == AS_POSTED


@pytest.mark.parametrize("at", ["deal-1", "deal-2-B"], ids=lambda at: f"{F}:{at}")
def test_a_deal_that_nobody_is_left_to_refuse_was_still_not_put_to_the_supervisor(at: str) -> None:
    """With all the others out nobody is left to confirm: that alone brings no terms before anybody."""
    ann = ("dealer:A deal 1", "Ben win Ben Ann 1000x5", "floor bust Ann")
    found = deal("Ben agree", *ann, "Ben win Ben Cora 1000x4", "floor bust Cora", "desk surrender Ben")
    assert said(found) == AS_POSTED
    assert at in cites(found)
