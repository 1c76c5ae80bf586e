"""Questions on the deal and on stud that are not a matter of right statements: orders, seats, and what is in order."""

from collections.abc import Mapping

import pytest

from tests.questions.proving import KNOWN, proves
from tests.questions.told_situations import FOUR_UP
from tests.rules.board_situations import facts_of, kinds
from tests.rules.pointed import asked, figures
from tests.rules.stud_situations import short_stub
from tests.rules.test_button import ACTED, missed, two
from trainer.kernel.document import text_of, transcript_of
from trainer.questions.drawing import drawn
from trainer.rules.book import book
from trainer.rules.engine import decide
from trainer.rules.matters import matters
from trainer.rules.ruling import Authority, Decision

FLOP = {  # places of the steps in the file, and what they are called in the law
    2: "scramble-the-flop",
    3: "floor-draws-the-burn",
    4: "other-three-are-the-flop",
    5: "board-into-the-stub",
    6: "shuffle-the-stub",
    7: "flop-without-a-burn",
}


def steps_of(question: str, house: str) -> list[int]:
    """The places in the file of the steps that this house has, in the order in which they belong."""
    steps = [(at, each) for at, each in enumerate(KNOWN[question].steps) if each.place >= 0]
    return [at for at, _ in sorted((one for one in steps if house in one[1].houses), key=lambda one: one[1].place)]


def known(decision: Decision | None, names: Mapping[int, str]) -> list[str]:
    assert decision is not None and decision.ruling is not None
    return [each.key for each in decision.ruling.steps if each.key in names.values()]


@proves("four-card-flop-steps")
@pytest.mark.parametrize("house", KNOWN["four-card-flop-steps"].houses)
def test_the_steps_after_a_four_card_flop_are_the_laws_in_its_order(house: str) -> None:
    decision = FOUR_UP(house)
    placed = steps_of("four-card-flop-steps", house)
    assert [FLOP[at] for at in placed if at in FLOP] == known(decision, FLOP)
    assert decision is not None and decision.ruling is not None
    assert (0 in placed) == (decision.ruling.authority is Authority.FLOOR)
    assert placed[0] == (0 if decision.ruling.authority is Authority.FLOOR else 1)  # first of all it is stopped


@proves("missed-blind-repair")
@pytest.mark.parametrize("house", KNOWN["missed-blind-repair"].houses)
def test_a_missed_blind_is_repaired_by_one_hand_back_and_two_places_on(house: str) -> None:
    decision = missed().do(*ACTED).decision(house, "wrong-button")  # the button was due on seat 2 and lies on seat 3
    assert known(decision, {0: "play-on"}) == ["play-on"]
    assert (decision.figure("next-button"), decision.figure("button-after-that")) == (2, 2 + 2)
    texts = [KNOWN["missed-blind-repair"].steps[at].text for at in steps_of("missed-blind-repair", house)]
    assert ["played out" in texts[0], "back" in texts[1], "forward two places" in texts[3]] == [True] * 3


@proves("heads-up-order")
@pytest.mark.parametrize("house", KNOWN["heads-up-order"].houses)
def test_heads_up_the_order_is_that_of_the_figures_of_the_law(house: str) -> None:
    decision = asked(two((1, 2), 1), "heads-up-button", house)
    button = ("small-blind", "button", "last-card", "first-before-the-flop", "last-after-the-flop")
    assert figures(decision) == {**dict.fromkeys(button, 1), "big-blind": 2}
    texts = [KNOWN["heads-up-order"].steps[at].text for at in steps_of("heads-up-order", house)]
    words = (
        "Seat {one} posts the small",
        "Seat {two} gets the first",
        "Seat {one} gets the last",
        "Seat {one} acts first before",
        "seat {two} acts first",
    )
    assert [word in text for word, text in zip(words, texts, strict=True)] == [True] * 5


ENOUGH = {(5, 7): short_stub(8, 5, 5, 5), (4, 6): short_stub(8, 6, 5, 4)}  # by live hands and cards in the stub
ONE_LESS = {(5, 6): short_stub(8, 6, 5, 5), (4, 5): short_stub(8, 6, 6, 4)}


@proves("short-stub-enough", "short-stub-required")
@pytest.mark.parametrize("question", ["short-stub-enough", "short-stub-required"])
def test_two_cards_more_than_live_hands_are_a_stub_that_is_long_enough(question: str) -> None:
    for stubs, wanting in ((ENOUGH, False), (ONE_LESS, True)):
        for (live, cards), told in stubs.items():
            facts = facts_of(told.transcript)
            assert (len(facts.course.contesting), len(facts.table.stub)) == (live, cards)
            assert ("short-stub" in kinds(told.transcript)) == wanting
    written = KNOWN[question].statements[0]
    assert all(written.right.at.get(house, False) for house in ("tda-2022", "players-2025", "foxwoods-2020"))
    assert written.text in ("Deal the street as usual", "One for each live player, plus two")


@proves("low-card-all-in")
@pytest.mark.parametrize("seed", range(8))
@pytest.mark.parametrize("house", KNOWN["low-card-all-in"].houses)
def test_whoever_is_not_pointed_at_opens_past_an_all_in_low_card(house: str, seed: int) -> None:
    put = drawn(KNOWN["low-card-all-in"], house, seed)
    assert put.hand is not None
    (due,) = (int(each.place.removeprefix("seat:")) for each in put.targets if each.right)
    seats = facts_of(put.hand).course.pending
    assert len(seats) == 4
    for seat in seats:
        opened = transcript_of(f"{text_of(put.hand)}900.000 P{seat} check\n")
        found = [each for each in matters(facts_of(opened)) if each.kind == "opened-past-an-all-in"]
        assert [each.seats for each in found] == ([] if seat == due else [(due, seat)])
        assert all(decide(book(house), facts_of(opened).about(each)).ruling for each in found)
