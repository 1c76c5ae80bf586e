"""Winners and pots: hands compared, side pots layered, odd chips and indivisible ones."""

import pytest

from tests.rules.test_routine import next_acts
from trainer.kernel.cards import standard_deck
from trainer.kernel.chips import chips
from trainer.kernel.document import transcript_of
from trainer.kernel.gestures import Fold, Gesture, PushPot
from trainer.rules.change import most_of
from trainer.rules.facts import Facts
from trainer.rules.facts.pots import best
from trainer.rules.hands import HIGH, worth
from trainer.rules.record import Record
from trainer.rules.routine import act_of, due
from trainer.rules.showdown import shares


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


def test_nobody_is_due_more_than_lies_in_the_pot_at_any_moment() -> None:
    whole = showdown(STACKS, {1: "Qh Qc", 2: "Ah Ac", 3: "Kh Kd"}, BOARD, *ALL_IN)
    for at in range(len(whole.record) + 1):
        due_then = [amount for _, amount in shares(whole.when(at))]
        assert sum(due_then) == whole.record.tables[at].pot.amount
        assert all(amount > 0 for amount in due_then)


@pytest.mark.parametrize(
    ("pushed", "left"),
    [("100x5", ((2, 100), (3, 800), (1, 300))), ("100x6", ((3, 800), (1, 300))), ("100x7", ((3, 800), (1, 200)))],
    ids=["less-than-its-share", "its-share", "more-than-its-share"],
)
def test_what_one_got_too_much_the_last_of_the_others_is_short(pushed: str, left: tuple[tuple[int, int], ...]) -> None:
    some = showdown(STACKS, {1: "Ah Ac", 2: "Kh Kd", 3: "Qh Qc"}, BOARD, *ALL_IN)
    assert shares(some) == ((2, 600), (3, 800), (1, 300))
    some.record.add(Gesture(99_000, "D", PushPot(2, chips(pushed))))
    assert shares(Facts(some.record, len(some.record))) == left


def test_the_best_five_cards_win_and_equal_ones_share() -> None:
    some = showdown(STACKS, {1: "Kh 8d", 2: "Kd 8h", 3: "Qh Js"}, BOARD, *ALL_IN)
    assert best(some, HIGH, (1, 2, 3)) == (1, 2)


def test_who_has_been_paid_and_gives_up_the_hand_leaves_the_others_their_shares() -> None:
    some = showdown(STACKS, {1: "Ad 8c", 2: "Ah 8d", 3: "Ac 8h"}, BOARD, *ALL_IN)
    assert shares(some) == ((2, 200), (3, 600), (1, 900))
    for at, act in enumerate((PushPot(2, chips("100x2")), Fold(), PushPot(3, chips("100x6")))):
        some.record.add(Gesture(99_000 + at, "P2" if act == Fold() else "D", act))
    assert shares(Facts(some.record, len(some.record))) == ((1, 900),)


def test_odd_chips_go_left_of_the_button_and_nothing_is_left() -> None:
    stacks = {1: "25x1", 2: "25x3", 3: "25x3"}
    bets = ("P2 wager 25x3", "P3 wager 25x3", "P1 wager 25x1")
    some = showdown(stacks, {1: "2s 3s", 2: "Ad 8h", 3: "Ah 8d"}, BOARD, *bets)
    assert shares(some) == ((2, 100), (3, 75))
    record = some.record
    while (one := due(Facts(record, len(record)))) and one[0].verb in ("shift", "muck", "push-pot", "push-side"):
        record.add(Gesture(99_000, "D", act_of(one[0], Facts(record, len(record)))))
    assert not record.table.pot
    assert [record.table.seat(seat).stack.amount for seat in (2, 3)] == [100, 75]


def test_what_chips_cannot_divide_goes_as_near_as_it_can() -> None:
    assert most_of(chips("500x2+100x3"), 650) == 600
    assert most_of(chips("500x2"), 300) == 0
    assert most_of(chips("500x1+100x4"), 900) == 900


def test_the_odd_chip_is_the_smallest_on_the_table_and_each_pot_has_its_own() -> None:
    stacks = {1: "500x1", 2: "500x1", 3: "25x2"}
    bets = ("P2 wager 500x1", "P3 wager 25x1", "P1 wager 500x1")
    some = showdown(stacks, {1: "2d 3d", 2: "Ah 8d", 3: "Ac 8s"}, BOARD, *bets)
    assert shares(some) == ((2, 1000), (3, 25))
    assert next_acts(some) == ["muck 1", "push-pot 2 500x2", "push-pot 3 25x1"]


def test_what_the_chips_of_a_pot_cannot_divide_stays_for_the_first() -> None:
    stacks = {1: "500x1+25x1", 2: "500x1", 3: "500x1"}
    bets = ("P2 wager 500x1", "P3 wager 500x1", "P1 wager 500x1")
    some = showdown(stacks, {1: "2d 3d", 2: "Ah 8d", 3: "Ac 8s"}, BOARD, *bets)
    assert shares(some) == ((2, 750), (3, 750))
    assert next_acts(some) == ["muck 1", "push-pot 2 500x1", "push-pot 3 500x1"]


def hand_of(game: str, limit: str, hands: dict[int, str], board: str = "", put: str = "100x1+25x1") -> Facts:
    """Everybody put the same in, holds these cards face up before a whole board, and the betting is over."""
    burns = ["2h", "3h", "4h"]
    order = (2, 3, 1) if board else (1, 2, 3)
    rounds = [hands[seat].split()[at] for at in range(len(hands[1].split())) for seat in order]
    five = board.split()
    after = [burns[0], *five[:3], burns[1], *five[3:4], burns[2], *five[4:]] if board else []
    seats = [f"seat {seat} {put} P{seat}" for seat in (1, 2, 3)]
    deck = " ".join([*rounds, *after])
    head = ["dealing 1", f"game {game} {limit}", "small-blind 25", "big-blind 50", *seats, "button 1", f"deck {deck}"]
    acts = [f"D pitch {seat} up" for _ in range(len(hands[1].split())) for seat in order]
    acts = [f"P{seat} post {put}" for seat in (1, 2, 3)] + acts + ["D bring-in-bets"]
    acts += ["D burn", "D lay 3 up", "D burn", "D lay 1 up", "D burn", "D lay 1 up"] if board else []
    lines = [f"{number}.000 {act}" for number, act in enumerate(acts)]
    record = Record.of(transcript_of("\n".join([*head, "---", *lines])))
    return Facts(record, len(record))


OMAHA_BOARD = "Kd 8s 5c 2d Jd"
STUD_HANDS = {1: "Ks Kh 9c 9d 4s 6h Tc", 2: "As 2c 3d 4d 6s Ts Qc", 3: "Qs Qh Td 8h 7s 5d 3s"}


@pytest.mark.parametrize(
    ("game", "hands", "board", "wanted"),
    [  # the pot is 375 in chips of 25
        ("omaha", {1: "Ks Kh 9c 9h", 2: "As 3c 6d 7h", 3: "Qs Qh Th 7c"}, OMAHA_BOARD, {1: 375}),
        ("omaha-8", {1: "Ks Kh 9c 9h", 2: "As 3c 6d 7h", 3: "Qs Qh Th 7c"}, OMAHA_BOARD, {1: 200, 2: 175}),
        ("omaha-8", {1: "Ks Kh 9c 9h", 2: "As 3c Jh 9d", 3: "Ac 3s Ts Tc"}, OMAHA_BOARD, {1: 200, 2: 100, 3: 75}),
        ("stud", STUD_HANDS, "", {1: 375}),
        ("stud-8", STUD_HANDS, "", {1: 200, 2: 175}),
        ("razz", STUD_HANDS, "", {2: 375}),
        ("razz", STUD_HANDS | {1: "Ah 2s 3c 4c 6c Kh Kc"}, "", {1: 175, 2: 200}),
    ],
    ids=["two-of-four-cards", "halves", "low-half-again", "high", "stud-halves", "low", "odd-by-the-suit"],
)
def test_each_half_goes_to_the_best_hand_of_that_half(
    game: str, hands: dict[int, str], board: str, wanted: dict[int, int]
) -> None:
    assert dict(shares(hand_of(game, "limit", hands, board))) == wanted


@pytest.mark.parametrize(("cards", "known"), [(4, False), (5, True), (10, True), (11, False), (52, False)])
def test_hands_of_no_possible_game_are_worth_nothing_and_cost_no_time(cards: int, known: bool) -> None:
    names = [each.name for each in standard_deck()[:cards]]
    assert (worth("holdem", HIGH, "".join(names), "") is not None) is known


def test_too_few_cards_make_no_winner_and_no_push() -> None:
    text = (
        "dealing 1\ngame holdem no-limit\nseat 1 100x9 A\nseat 2 100x9 B\nbutton 1\ndeck Ah Kh Qh Jh Jk\n---\n"
        "1.000 D pitch 2 down\n2.000 D pitch 1 down\n"
    )
    record = Record.of(transcript_of(text))
    some = Facts(record, len(record))
    assert best(some, HIGH, (1, 2)) == ()
    assert shares(some) == ()
