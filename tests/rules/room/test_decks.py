"""Changes of decks: with the push, with the level, for a damaged card, and never because a player asks."""

import pytest

from tests.rules.desk_rooms import Room, cites, said

MAY, STAYS = "deck.change-allowed", "deck.stays-until-dealer-change"
AFTER_A_HAND = ("dealer:A deal 1", "dealer:A end")
PUSHED = (*AFTER_A_HAND, "dealer:A push")
LEVEL = (*AFTER_A_HAND, "clock run", "..1200", "clock zero", "floor level 2")
OLD_PUSH = ("dealer:A push", *AFTER_A_HAND)
FAMILY = ("tda-2022:26", "players-2025:27", "foxwoods-2020:26", "metropolitan:24")


def change(house: str, *before: str, why: str = "routine") -> str:
    return said(Room().do(*before, f"dealer:A new-deck {why}").rule(house, "deck-changed"))


@pytest.mark.parametrize("id_", [pytest.param(each, id=each) for each in FAMILY])
def test_decks_change_with_the_push_or_the_level_and_not_for_the_asking(id_: str) -> None:
    house, _, at = id_.partition(":")
    assert change(house, *PUSHED) == change(house, *LEVEL) == MAY
    for before in (AFTER_A_HAND, OLD_PUSH):
        assert change(house, *before) == "deck.change-if-house-prescribes"
    asked = Room().do("Ben ask new-deck").rule(house, "deck-asked-for")
    assert said(asked) == "deck.no-change-on-request" and cites(asked) == {at}


@pytest.mark.parametrize("at", [pytest.param("tournament-29", id="upt:tournament-29")])
def test_at_upt_decks_change_with_the_dealer_or_for_a_damaged_card(at: str) -> None:
    assert change("upt", *PUSHED) == change("upt", *AFTER_A_HAND, why="damaged-card") == MAY
    assert change("upt", *LEVEL) == change("upt", *OLD_PUSH) == STAYS
    assert cites(Room().do(*PUSHED, "dealer:A new-deck routine").rule("upt", "deck-changed")) == {at}
    asked = Room().do("Ben ask new-deck").rule("upt", "deck-asked-for")
    assert said(asked) == STAYS and cites(asked) == {at}
