"""Pots held against the rulebook as they go out: each one by itself, halves of the same hands, the last hand left."""

import pytest

from tests.grading.dealt import perfectly_dealt, scenarios
from tests.grading.test_routine import dealt
from trainer.grading.assess import Assessor
from trainer.grading.assessment import Assessment, Finding, Verdict
from trainer.grading.decisive import changed, played_by
from trainer.grading.otherwise import (
    asks_the_last_hand,
    halves_to_part,
    last_hand_down,
    parts_the_halves_first,
    pays_the_odd_chip_elsewhere,
)
from trainer.kernel import gestures as g
from trainer.kernel.transcript import Transcript
from trainer.rules.book import BOOKS, Book, book
from trainer.rules.facts import Facts
from trainer.rules.facts.pots import as_one, pots
from trainer.rules.overturned import OUT, VERDICT, overturned
from trainer.rules.record import Record
from trainer.scenarios.compiler import play_of

UPT = "upt"
TDA = ("tda-2024", "tda-2022")
TIED, HALVES, LAST = "pots-two-tied-pots", "pots-omaha-8-odd-halves", "showdown-last-hand-left"
OTHERS = tuple(key for key in BOOKS if key not in (UPT, *TDA))
EACH_POT = {"players-2025": "22", "metropolitan": "19"}
BOTH_WAYS = {"players-2025": "ill-21-F", "foxwoods-2020": "20-D", "metropolitan": "18-D"}
LAST_LEFT = {"players-2025": "18-B", "metropolitan": "15-B"}


def wrong(graded: Assessment) -> list[Finding]:
    return [each for each in graded.findings if each.verdict is Verdict.HARMFUL]


def told(name: str, law: Book, acts: type[g.Act]) -> Finding:
    """What the first act of that kind comes to in that hand, dealt by the dealer who does it wrong."""
    by = {TIED: "pays-the-odd-chip-elsewhere", HALVES: "parts-the-halves-first", LAST: "asks-the-last-hand"}[name]
    played = played_by(play_of(scenarios()[name], law), law, by)
    grading = Assessor(played.record.setup, law, played.taken_over)
    for gesture in played.record.gestures:
        grading.add(gesture)
    kinds = [each.act for each in played.record.gestures]
    return next(each for each in grading.assessment().findings if isinstance(kinds[each.index], acts))


@pytest.mark.parametrize("key", [each for each in BOOKS if each != UPT])
def test_pots_shared_as_one_are_wrong_where_each_is_split_on_its_own(key: str) -> None:
    found = told(TIED, book(key), g.PushSide)
    assert found.verdict is Verdict.HARMFUL
    assert found.reason == "Each pot is split on its own. Seat 8 gets 1,200 from this one, not 1,300."
    assert EACH_POT.get(key, "21") in {each.at for each in found.citations}


def test_without_a_rule_on_it_pots_may_be_shared_as_one() -> None:
    law = overturned(book("tda-2024"), "pot.side-pot.share-of-each-pot", OUT)
    for each in (law, book(UPT)):
        assert told(TIED, each, g.PushSide).verdict is Verdict.HARMLESS


def test_what_more_than_a_share_of_all_pots_is_stays_wrong_by_the_odd_chips() -> None:
    graded = dealt(TIED, "tda-2024", pays_the_odd_chip_elsewhere)
    reasons = [each.reason for each in wrong(graded)]
    assert len(reasons) == 2
    assert reasons[1].startswith("With the odd chips in the right order")


def moment(name: str, before: type[g.Act]) -> Facts:
    """The hand as the perfect dealer deals it, right before the first act of that kind."""
    transcript, _ = perfectly_dealt(name, "tda-2024")
    at = next(index for index, each in enumerate(transcript.gestures) if isinstance(each.act, before))
    return Facts(Record.of(Transcript(transcript.setup, transcript.gestures[:at])), at)


@pytest.mark.parametrize(
    ("name", "shares"),
    [
        pytest.param(TIED, {6: 2500, 8: 2500}, id="the same two win both"),
        pytest.param("pots-bet-behind-an-all-in", {}, id="others win the side pot"),
        pytest.param("pots-three-all-ins", {7: 19500}, id="one hand wins them all"),
        pytest.param("pots-split-with-odd-chip", {}, id="one pot"),
    ],
)
def test_pots_can_be_taken_for_one_only_where_the_same_players_win_them_all(name: str, shares: dict[int, int]) -> None:
    facts = moment(name, g.PushPot if name == "pots-split-with-odd-chip" else g.PushSide)
    assert as_one(facts) == shares
    assert sum(shares.values()) in (0, sum(pot.amount for pot in pots(facts)))


@pytest.mark.parametrize("key", BOOKS)
def test_the_halves_of_the_same_hands_are_not_parted_where_the_whole_pot_is_split_once(key: str) -> None:
    found = told(HALVES, book(key), g.PushPot)
    assert found.verdict is (Verdict.HARMFUL if key in OTHERS else Verdict.HARMLESS)
    assert key not in OTHERS or BOTH_WAYS[key] in {each.at for each in found.citations}


@pytest.mark.parametrize("key", BOOKS)
def test_the_last_hand_left_need_not_be_asked_for(key: str) -> None:
    found = told(LAST, book(key), g.AskToShow)
    assert (found.verdict is Verdict.HARMFUL) is (key != UPT)
    assert key == UPT or LAST_LEFT.get(key, "17-B") in {each.at for each in found.citations}


def test_a_hand_that_a_player_wants_to_see_may_be_asked_for() -> None:
    assert all(wrong(dealt(name, "tda-2024", asks_the_last_hand)) == [] for name in ("showdown-wants-to-see-a-caller",))


@pytest.mark.parametrize("key", ["tda-2022", "players-2025", "metropolitan"])
def test_the_order_of_pots_counts_as_long_as_the_rule_calls_another_one_wrong(key: str) -> None:
    law = book(key)
    played = played_by(play_of(scenarios()["pots-two-all-ins"], law), law, "pushes-the-main-pot-first")
    assert changed(played, overturned(law, "pot.order.main-before-a-side-pot", VERDICT)) == ("acts",)


def test_those_who_would_show_it_deal_only_where_they_can() -> None:
    assert [halves_to_part(moment(name, g.NextHand).record) for name in (HALVES, TIED, LAST)] == [True, False, False]
    assert [last_hand_down(moment(name, g.PushPot)) for name in (LAST, HALVES, TIED)] == [True, False, False]
    graded = dealt(TIED, "players-2025", parts_the_halves_first)
    assert wrong(graded) == [], "there are no halves in it"
