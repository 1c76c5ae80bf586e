"""The short stub before seventh street: three branches in their printed order, and where nothing is printed."""

import pytest

from tests.rules.board_situations import BOOKS, cited, facts_of, found, kinds, paragraphs, ruled, steps
from tests.rules.stud_situations import Stud, short_stub
from trainer.rules.facts.stub import burns_then, live_then, required_then, stub_then
from trainer.rules.record import Record

NEW_STUB = ["burns-into-the-stub", "mix-the-stub", "cut-the-stub", "burn-one"]
BRANCHES = {
    "A": [*NEW_STUB, "one-card-to-each-live-hand"],
    "B": ["burn-one", "community-card"],
    "C": [*NEW_STUB, "community-card"],
}
# (cards dealt on fourth, fifth and sixth street, live when the bets close): stub, live, branch
STUBS = {
    "7/5": ((8, 5, 5, 5), 7, 5, ""),
    "6/5": ((8, 6, 5, 5), 6, 5, "A"),
    "6/4": ((8, 6, 5, 4), 6, 4, ""),
    "5/4": ((8, 6, 6, 4), 5, 4, "A"),
    "3/4": ((8, 8, 6, 4), 3, 4, "A"),
    "3/5": ((8, 8, 6, 5), 3, 5, "B"),
    "4/6": ((8, 7, 6, 6), 4, 6, "B"),
    "2/4": ((8, 8, 7, 4), 2, 4, "C"),
    "2/3": ((8, 8, 7, 3), 2, 3, "A"),
    "1/2": ((8, 8, 8, 2), 1, 2, "A"),
    "1/3": ((8, 8, 8, 3), 1, 3, "C"),
    "1/4": ((8, 8, 8, 4), 1, 4, "C"),
    "1/8": ((8, 8, 8, 8), 1, 8, "C"),
}
SHORT = {pair: stub for pair, stub in STUBS.items() if stub[3]}
ENOUGH = {pair: stub for pair, stub in STUBS.items() if not stub[3]}


def printed(letter: str) -> list[object]:
    """The paragraphs of a branch: the one on the required number, its own, and who acts first."""
    last = f" RP-{{}}-H-{'D' if letter != 'A' else 'A'}"
    row = f"RP-{{}}-H RP-{{}}-H-{letter}{last if letter != 'A' else ''}"
    return paragraphs(tda_2022=row.replace("{}", "10"), players_2025=row.replace("{}", "9"))


def short(pair: str) -> Stud:
    return short_stub(*STUBS[pair][0])


@pytest.mark.parametrize("pair", ["6/5", "5/4", "3/4", "2/3", "1/2"])
@pytest.mark.parametrize(("key", "at"), printed("A"))
def test_enough_with_the_burns_everybody_gets_a_card(key: str, at: str, pair: str) -> None:
    decision = ruled(short(pair).transcript, "short-stub", key)
    assert steps(decision) == BRANCHES["A"]
    assert f"{key}:{at}" in cited(decision)


@pytest.mark.parametrize("pair", ["3/5", "4/6"])
@pytest.mark.parametrize(("key", "at"), printed("B"))
def test_too_few_even_with_the_burns_makes_a_community_card(key: str, at: str, pair: str) -> None:
    decision = ruled(short(pair).transcript, "short-stub", key)
    assert steps(decision) == BRANCHES["B"]
    assert f"{key}:{at}" in cited(decision)


@pytest.mark.parametrize("pair", ["2/4", "1/3", "1/4", "1/8"])
@pytest.mark.parametrize(("key", "at"), printed("C"))
def test_under_three_cards_the_community_card_comes_off_a_new_stub(key: str, at: str, pair: str) -> None:
    decision = ruled(short(pair).transcript, "short-stub", key)
    assert steps(decision) == BRANCHES["C"]
    assert f"{key}:{at}" in cited(decision)


@pytest.mark.parametrize("pair", SHORT)
def test_the_numbers_are_those_of_the_moment_the_bets_closed(pair: str) -> None:
    _, stub, live, _ = STUBS[pair]
    hand = short(pair)
    closed = len(hand.acts) - 1
    burned = hand.then("D burn").transcript
    matter = found(burned, "short-stub")
    facts = facts_of(burned).about(matter)
    assert matter.onset == matter.error == closed
    assert (stub_then(facts), live_then(facts), burns_then(facts)) == (stub, live, 3)
    assert required_then(facts, 2) == live + 2
    assert kinds(burned.upto(closed - 1)) == []


@pytest.mark.parametrize("pair", ENOUGH)
def test_a_stub_with_the_required_number_is_no_matter(pair: str) -> None:
    hand = short(pair).street(up=False).check()
    assert kinds(hand.transcript) == []


@pytest.mark.parametrize("pair", SHORT)
def test_foxwoods_falls_back_on_the_tda_unconfirmed(pair: str) -> None:
    decision = ruled(short(pair).transcript, "short-stub", "foxwoods-2020")
    assert steps(decision) == BRANCHES[STUBS[pair][3]]
    assert (decision.source, decision.confirmed) == ("tda-2022", False)
    assert decision.fallback is not None
    assert decision.fallback.at == "tda-reference"


@pytest.mark.parametrize("key", ["metropolitan", "upt"])
def test_metropolitan_and_upt_print_nothing_on_a_short_stub(key: str) -> None:
    decision = ruled(short("3/4").transcript, "short-stub", key)
    assert decision.silent
    assert decision.floor_follows is not None
    assert decision.floor_follows.source == "tda-2022"
    assert steps(decision.floor_follows) == BRANCHES["A"]


@pytest.mark.parametrize("key", BOOKS)
def test_other_than_three_burns_before_is_printed_nowhere(key: str) -> None:
    hand = short_stub(8, 8, 7, 5, burns=2)
    decision = ruled(hand.transcript, "short-stub", key)
    assert burns_then(facts_of(hand.transcript).about(decision.matter)) == 2
    assert decision.silent
    assert decision.floor_follows is None


@pytest.mark.parametrize("pair", ["3/5", "2/4"])
def test_with_a_community_card_the_first_to_act_is_that_of_sixth_street(pair: str) -> None:
    hand = short(pair)
    record = Record.of(hand.transcript)
    opened = next(k for k, course in enumerate(record.courses) if course.street == 3)
    order = record.courses[opened].pending
    still = [seat for seat in order if seat in hand.course.contesting]
    assert hand.then("D burn", "D lay 1 up").course.pending == tuple(still)
    assert hand.course.street == 4


@pytest.mark.parametrize("seat", [1, 2, 7, 8])
def test_what_is_shown_after_sixth_street_changes_nothing_in_who_is_first_with_a_community_card(seat: int) -> None:
    """Seat 6 opened sixth street; aces or a pair that somebody turns up before the card comes are no better board."""
    hand = short("3/5")
    down = " ".join(each.card.name for each in Record.of(hand.transcript).table.seat(seat).hand if not each.up)
    shown = hand.then(f"P{seat} turn up {down}", "D burn", "D lay 1 up")
    assert shown.course.pending == (6, 7, 8, 1, 2)


def test_where_the_first_of_sixth_street_is_gone_the_best_board_left_is_first() -> None:
    hand = short("3/5").then("D muck 6", "D burn", "D lay 1 up")
    assert hand.course.pending == (2, 7, 8, 1)  # an ace is the best board that is left


def test_a_card_killed_afterwards_does_not_change_the_branch() -> None:
    hand = short("3/5").then("D floor", "D muck 1" if 1 in short("3/5").course.contesting else "D stop")
    assert steps(ruled(hand.transcript, "short-stub", "tda-2022")) == BRANCHES["B"]


def test_one_burn_and_one_card_for_all_is_no_new_matter() -> None:
    hand = short("3/5").then("D burn", "D lay 1 up").check()
    assert kinds(hand.transcript) == ["short-stub"]
