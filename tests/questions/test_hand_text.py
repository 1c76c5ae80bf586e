"""Hands in short: what goes without saying is added, and what cannot happen is told with its line."""

from contextlib import suppress

import pytest
from hypothesis import given
from hypothesis import strategies as st

from trainer.kernel.chips import chips
from trainer.kernel.document import text_of, transcript_of
from trainer.kernel.gestures import Burn, Lay, Say, Wager
from trainer.shorthand.body import told
from trainer.shorthand.head import BadHand

HEAD = """game holdem no-limit
small-blind 100
big-blind 200
seats 6 20000
button 6
---
"""
STUD = """game stud limit
ante 25
bring-in 50
small-bet 100
big-bet 200
seats 4 8000
cards 2 Ah Kd Qs
---
deal
"""


def _hand(body: str, head: str = HEAD) -> list[tuple[str, str]]:
    record = told(head + body, "x")
    return [(each.who, str(each.act)) for each in record.gestures]


def test_what_goes_without_saying_is_added() -> None:
    record = told(f"{HEAD}deal\n", "x")
    assert [seat.stack.amount + seat.bet.amount for seat in record.table.seats] == [20000] * 6
    assert len({seat.name for seat in record.table.seats}) == 6
    assert [seat.bet.amount for seat in record.table.seats] == [100, 200, 0, 0, 0, 0]
    assert all(len(seat.hand) == 2 for seat in record.table.seats)
    assert (record.course.to_act, record.setup.rack.amount > 0, len(record.setup.deck)) == (3, True, 52)


@given(st.text(max_size=12))
def test_the_same_seed_tells_the_same_and_it_can_be_stored(seed: str) -> None:
    one, other = (told(f"{HEAD}deal\nP3 raise 700\n", seed).transcript for _ in range(2))
    assert one == other == transcript_of(text_of(one))


def test_seats_may_be_written_out_and_places_left_open() -> None:
    head = HEAD.replace("seats 6 20000", "seat 2 4000 Ines\nseat 5 1000x3+100x20\nseat 6 9000")
    record = told(f"{head}deal\n", "x")
    assert [seat.taken for seat in record.table.seats] == [False, True, False, False, True, True]
    assert record.setup.seats[1].name == "Ines" and record.setup.seats[4].stack == chips("1000x3+100x20")


def test_a_button_that_is_left_out_is_at_the_last_seat() -> None:
    assert told(HEAD.replace("button 6\n", ""), "x").setup.button == 6


def test_given_cards_come_by_routine() -> None:
    head = HEAD.replace("button 6\n", "button 6\ncards 1 Ah Kd\ncards 4 2c 2d\nboard Ks Qs 2s 7h 3c\n")
    record = told(f"{head}deal\nfold 3\ncall 4 5 6 1\ncheck 2\nrun-out\n", "x")
    assert {each.card.name for each in record.table.seat(1).hand} == {"Ah", "Kd"}
    assert {each.card.name for each in record.table.seat(4).hand} == {"2c", "2d"}
    assert [each.card.name for each in record.table.board] == ["Ks", "Qs", "2s", "7h", "3c"]
    assert len(record.table.burns) == 3


def test_given_cards_of_stud() -> None:
    record = told(STUD, "x")
    assert [each.card.name for each in record.table.seat(2).hand] == ["Ah", "Kd", "Qs"]
    assert record.table.pot.amount == 100


def test_a_deck_may_go_on_by_chance() -> None:
    head = HEAD.replace("button 6\n", "button 6\ndeck Ah ^Kd …\n")
    deck = told(head, "x").setup.deck
    assert (str(deck[0]), str(deck[1]), len({each.card for each in deck})) == ("Ah", "^Kd", 52)
    assert deck != told(head, "y").setup.deck
    assert len(told(head.replace(" …", ""), "x").setup.deck) == 2


def test_streets_bring_in_burn_and_deal() -> None:
    record = told(f"{HEAD}deal\nfold 3 4 5\ncall 6 1\ncheck 2\nflop\nP1 bet 400\nfold 2\ncall 6\nturn\n", "x")
    assert (record.course.street, record.table.pot.amount, len(record.table.board)) == (2, 1400, 4)


def test_amounts_are_made_of_the_chips_that_lie_there() -> None:
    body = "deal\nP3 wager 700\nP4 say raise\nP4 wager 500x2\nD return-bet 4 500\nP3 pull-back 100\n"
    record = told(HEAD + body, "x")
    assert record.table.seat(3).bet == chips("500x1+100x1")
    assert record.table.seat(4).bet == chips("500x1")
    acts = [each.act for each in record.gestures if each.who in ("P3", "P4")]
    assert acts[:3] == [Wager(chips("500x1+100x2")), Say("raise"), Wager(chips("500x2"))]


def test_times_go_on_and_may_be_given() -> None:
    record = told(f"{HEAD}deal\nP3 say raise\nP3 wager 600\n99.500 P4 fold\nP5 fold\n", "x")
    times = [each.at for each in record.gestures]
    assert times == sorted(times)
    assert times[-2] == 99500 and times[-1] > 99500
    assert times[-3] - times[-4] == 600


def test_everything_else_is_the_notation() -> None:
    record = told(f"{HEAD}deal\n# too soon\nD burn\nD lay 3 up\nP5 all-in x\n".replace("P5 all-in x\n", ""), "x")
    assert [each.act for each in record.gestures[-2:]] == [Burn(), Lay(3, True)]


def test_an_ante_of_everybody_is_posted_before_the_blinds() -> None:
    record = told(HEAD.replace("small-blind 100", "ante 25\nsmall-blind 100") + "deal\n", "x")
    assert [seat.bet.amount for seat in record.table.seats[:3]] == [125, 225, 25]
    assert record.course.bet == 200


def test_hands_are_turned_up_and_stacks_put_in() -> None:
    record = told(f"{HEAD}deal\nfold 3 4 5\nall-in 6\nfold 1\ncall 2\nrun-out\nshow 6 2\n", "x")
    assert all(each.up for seat in (2, 6) for each in record.table.seat(seat).hand)
    assert (record.table.seat(6).stack.amount, len(record.table.board)) == (0, 5)


@pytest.mark.parametrize(
    ("text", "line", "what"),
    [
        (HEAD.replace("---\n", ""), 0, "'---' is missing"),
        (HEAD + "deal\ndeal\n", 8, "deal would post the blinds again"),
        (HEAD.replace("holdem", "faro"), 0, "isn't a game"),
        (HEAD.replace("seats 6 20000", "seats 20 20000"), 4, "write the number of players and the chips"),
        (HEAD.replace("seats 6 20000", "seats six 20000"), 4, "'six' isn't a whole number"),
        (HEAD.replace("seats 6 20000", "seats 6 20010"), 0, "isn't a stack for these stakes"),
        (HEAD.replace("seats 6 20000", "seat 3"), 4, "write the seat, its chips and a name"),
        (HEAD.replace("seats 6 20000", "seat 1 100\nseat 1 100"), 5, "seat 1 is listed twice"),
        (HEAD.replace("seats 6 20000\n", ""), 0, "no seat is given"),
        (HEAD.replace("button 6", "button 9"), 0, "the button is at seat 9"),
        (HEAD.replace("button 6", "cards 1 Ah Xx"), 5, "'Xx' isn't a card"),
        (HEAD.replace("button 6", "cards"), 5, "isn't a whole number"),
        (HEAD.replace("button 6", "cards 9 Ah"), 0, "cards are given to seat 9, where no one sits"),
        (HEAD.replace("button 6", "cards 1 Ah\ncards 2 Ah"), 0, "a card is listed twice"),
        (HEAD.replace("button 6", "deck Ah Ah"), 0, "the deck lists one card twice"),
        (HEAD.replace("big-blind 200", "big-blind two"), 3, "isn't a whole number"),
        (f"{HEAD}deal\ncheck 3\n", 8, "seat 3 faces a bet and cannot check"),
        (f"{HEAD}deal\ncall 4\n", 8, "it's seat 3's turn, not seat 4's"),
        (f"{HEAD}deal\nfold x\n", 8, "aren't seats"),
        (f"{HEAD}deal\nP3 bet 400\n", 8, "there is a bet: write raise"),
        (f"{HEAD}deal\nflop\n", 8, "seat 3 still has to act"),
        (f"{HEAD}deal\nfold 3 4 5 6\ncall 1\ncheck 2\nturn\n", 11, "another street comes next"),
        (f"{HEAD}deal\nfold 3 4 5 6\ncall 1\ncheck 2\nflop\nP1 raise 400\n", 12, "there is nothing to raise"),
        (f"{HEAD}deal\nfold 3 4 5 6\ncall 1\ncheck 2\nflop\ncall 1\n", 12, "seat 1 has nothing to call"),
        (f"{HEAD}deal\nrun-out\n", 8, "seat 3 still has to act"),
        (f"{HEAD}deal\nP3 wager 720\n", 8, "wager: 720 can't be made with the chips"),
        (f"{HEAD}deal\nP3 raise 90000\n", 8, "there aren't enough chips for that"),
        (f"{HEAD}deal\nP3 wager 5000x1\n", 8, "there is no 5000x1"),
        (f"{HEAD}deal\nP9 wager 500\n", 8, "there is no seat 9"),
        (f"{HEAD}deal\nP wager 500\n", 8, "there is no seat 0"),
        (f"{HEAD}deal\nX fold\n", 8, "doesn't say who acts"),
        (f"{HEAD}deal\nP3 dance\n", 8, "'dance' isn't a verb"),
        (f"{HEAD}deal\nD lay 3 sideways\n", 8, "write up or down"),
    ],
)
def test_what_is_wrong_is_told_with_its_line(text: str, line: int, what: str) -> None:
    with pytest.raises(BadHand) as bad:
        told(text, "x")
    assert {number for number, _ in bad.value.faults} == {line}
    assert what in bad.value.faults[0][1]


def test_all_faults_of_the_head_are_told_at_once() -> None:
    text = HEAD.replace("seats 6 20000", "seats x 1").replace("big-blind 200", "big-blind x")
    with pytest.raises(BadHand) as bad:
        told(text, "x")
    assert [number for number, _ in bad.value.faults] == [3, 4]


@given(st.text(alphabet="abP3D \n0x1.-raisewgflopck", max_size=40))
def test_any_text_is_a_hand_or_a_fault(body: str) -> None:
    with suppress(BadHand):
        told(HEAD + body, "x")
