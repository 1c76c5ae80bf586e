"""Winners and pots: hands compared, side pots layered, odd chips and indivisible ones."""

import pytest

from tests.rules.test_routine import next_acts
from trainer.kernel.cards import standard_deck
from trainer.kernel.chips import chips
from trainer.kernel.document import transcript_of
from trainer.kernel.gestures import Gesture
from trainer.rules.facts import Facts
from trainer.rules.record import Record
from trainer.rules.routine import act_of, due
from trainer.rules.showdown import push, shares, winners, worth


def showdown(stacks: dict[int, str], hole: dict[int, str], board: str, *bets: str) -> Facts:
    """A hold'em hand of seats from 1 with the button on 1, everybody shown; bets are players' acts before the flop."""
    first = [hole[seat].split()[0] for seat in (*sorted(hole)[1:], 1)]
    second = [hole[seat].split()[1] for seat in (*sorted(hole)[1:], 1)]
    five = board.split()
    deck = " ".join([*first, *second, "2c", *five[:3], "3c", five[3], "4c", five[4]])
    seats = [f"seat {seat} {stack} P{seat}" for seat, stack in stacks.items()]
    head = ["dealing 1", "game holdem no-limit", "small-blind 25", "big-blind 50", *seats, "button 1", f"deck {deck}"]
    acts = [f"D pitch {seat} down" for seat in (*sorted(hole)[1:], 1)] * 2 + list(bets)
    acts += ["D bring-in-bets", "D burn", "D lay 3 up", "D burn", "D lay 1 up", "D burn", "D lay 1 up"]
    acts += [f"P{seat} turn up {cards}" for seat, cards in hole.items()]
    lines = [f"{number}.000 {act}" for number, act in enumerate(acts)]
    record = Record.of(transcript_of("\n".join([*head, "---", *lines])))
    return Facts(record, len(record))


ALL_IN = ("P2 wager 100x2", "P3 wager 100x6", "P1 wager 100x9")
STACKS = {1: "100x9", 2: "100x2", 3: "100x6"}
BOARD = "Ks Qd 9c 7s 4d"


@pytest.mark.parametrize(
    ("hole", "wanted"),
    [
        ({1: "Ah Ac", 2: "Kh Kd", 3: "Qh Qc"}, ((2, 600), (3, 800), (1, 300))),
        ({1: "Qh Qc", 2: "Ah Ac", 3: "Kh Kd"}, ((3, 1400), (1, 300))),
        ({1: "Kh Kd", 2: "Qh Qc", 3: "Ah Ac"}, ((1, 1700),)),
        ({1: "Ad 8c", 2: "Ah 8d", 3: "Ac 8h"}, ((2, 200), (3, 600), (1, 900))),
    ],
)
def test_a_short_stack_wins_only_what_it_covered(hole: dict[int, str], wanted: tuple[tuple[int, int], ...]) -> None:
    some = showdown(STACKS, hole, BOARD, *ALL_IN)
    assert shares(some) == wanted


def test_the_best_five_cards_win_and_equal_ones_share() -> None:
    some = showdown(STACKS, {1: "Kh 8d", 2: "Kd 8h", 3: "Qh Js"}, BOARD, *ALL_IN)
    assert winners(some) == (1, 2)


def test_odd_chips_go_left_of_the_button_and_nothing_is_left() -> None:
    stacks = {1: "25x1", 2: "25x3", 3: "25x3"}
    bets = ("P2 wager 25x3", "P3 wager 25x3", "P1 wager 25x1")
    some = showdown(stacks, {1: "2s 3s", 2: "Ad 8h", 3: "Ah 8d"}, BOARD, *bets)
    assert shares(some) == ((2, 88), (3, 87))
    record = some.record
    while (one := due(Facts(record, len(record)))) and one[0].verb in ("muck", "push-pot"):
        record.add(Gesture(99_000, "D", act_of(one[0], Facts(record, len(record)))))
    assert not record.table.pot
    assert [record.table.seat(seat).stack.amount for seat in (2, 3)] == [100, 75]


def test_what_chips_cannot_divide_goes_as_near_as_it_can() -> None:
    assert push(chips("500x2+100x3"), 650) == chips("500x1+100x1")
    assert push(chips("500x2"), 300) == chips("0")
    assert push(chips("500x1+100x4"), 900) == chips("500x1+100x4")


def test_a_pot_that_no_chip_can_divide_goes_to_the_first() -> None:
    stacks = {1: "500x1", 2: "500x1", 3: "25x2"}
    bets = ("P2 wager 500x1", "P3 wager 25x1", "P1 wager 500x1")
    some = showdown(stacks, {1: "2d 3d", 2: "Ah 8d", 3: "Ac 8s"}, BOARD, *bets)
    assert shares(some) == ((2, 988), (3, 37))
    assert next_acts(some) == ["muck 1", "push-pot 2 500x1+25x1", "push-pot 3 25x1"]


@pytest.mark.parametrize(("cards", "known"), [(4, False), (5, True), (10, True), (11, False), (52, False)])
def test_hands_of_no_possible_game_are_worth_nothing_and_cost_no_time(cards: int, known: bool) -> None:
    names = [each.name for each in standard_deck()[:cards]]
    assert (worth("".join(names), "") is not None) is known


def test_too_few_cards_make_no_winner_and_no_push() -> None:
    text = (
        "dealing 1\ngame holdem no-limit\nseat 1 100x9 A\nseat 2 100x9 B\nbutton 1\ndeck Ah Kh Qh Jh Jk\n---\n"
        "1.000 D pitch 2 down\n2.000 D pitch 1 down\n"
    )
    record = Record.of(transcript_of(text))
    some = Facts(record, len(record))
    assert winners(some) == ()
    assert shares(some) == ()
