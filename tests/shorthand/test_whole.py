"""Lines that name no cards: the whole stub falls, a whole hand is pushed forward or turned up."""

import pytest

from trainer.kernel import gestures as g
from trainer.rules.record import Record
from trainer.shorthand.head import BadHand
from trainer.shorthand.reading import read

LIMPED = "deal;fold 3 4 5 6 7 8 9;call 1;check 2"


def told(acts: str, head: str = "") -> Record:
    above = filter(None, ["blinds 100 200", "seats 9 20000", *head.split(";"), "---"])
    return read("\n".join([*above, *acts.split(";")])).record


def last(record: Record) -> g.Act:
    return record.gestures[-1].act


@pytest.mark.parametrize(
    ("line", "more"), [("D drop", 0), ("D drop muck", 14), ("D drop burns", 1), ("D drop muck burns", 15)]
)
def test_the_stub_falls_with_what_it_ran_into(line: str, more: int) -> None:
    before = told(f"{LIMPED};flop")
    after = told(f"{LIMPED};flop;{line}")
    assert isinstance(dropped := last(after), g.Drop)
    assert len(dropped.cards) == len(before.table.stub) + more
    assert set(dropped.cards) >= {each.card for each in before.table.stub}
    assert last(told(f"{LIMPED};flop;{line}")) == dropped  # the same each time it is read


def test_the_stub_is_shuffled_whole() -> None:
    shuffled = last(told("deal;D gather;D shuffle"))
    assert isinstance(shuffled, g.Shuffle) and len(set(shuffled.cards)) == 52


def test_the_muck_is_scrambled_whole() -> None:
    before = told("deal;fold 3 4").table.muck
    mixed = last(told("deal;fold 3 4;D scramble muck"))
    assert isinstance(mixed, g.Scramble) and set(mixed.cards) == {each.card for each in before}
    assert last(told("deal;fold 3 4;D scramble muck")) == mixed


@pytest.mark.parametrize("line", ["P3 move aside", "P3 move aside down", "P3 move muck"])
def test_a_hand_is_let_go_whole(line: str) -> None:
    moved = last(told(f"deal;{line}", "cards 3 Ah Kd"))
    assert isinstance(moved, g.Move) and not moved.up
    assert sorted(each.name for each in moved.cards) == ["Ah", "Kd"]


SHOWDOWN = f"{LIMPED};run-out;P1 move aside"


@pytest.mark.parametrize(("line", "verb"), [("P1 turn up", "move"), ("P1 move muck", "move"), ("D muck 1", "move")])
def test_a_hand_pushed_forward_is_still_meant_whole(line: str, verb: str) -> None:
    done = last(told(f"{SHOWDOWN};{line}", "cards 1 Ah Kd"))
    assert done.verb == verb and isinstance(done, g.Move)
    assert sorted(each.name for each in done.cards) == ["Ah", "Kd"]
    table = told(f"{SHOWDOWN};D muck 1", "cards 1 Ah Kd").table
    assert {"Ah", "Kd"} <= {each.card.name for each in table.muck} and not table.aside


@pytest.mark.parametrize(
    ("before", "word", "cards"),
    [
        ("deal;P3 raise 600", "flop", 3),
        (f"{LIMPED};flop;P1 bet 400", "turn", 1),
        (f"{LIMPED};flop;check 1 2;turn;P1 bet 400", "river", 1),
    ],
)
def test_a_street_dealt_too_early_leaves_the_bets_in_front(before: str, word: str, cards: int) -> None:
    early, then = told(f"{before};{word} early"), told(before)
    assert last(early) == g.Lay(cards, True)
    assert early.table.pot == then.table.pot and early.course.to_act == then.course.to_act
    with pytest.raises(BadHand, match=f"write {word} early"):
        told(f"{before};{word}")


def test_nothing_is_too_early_once_the_betting_is_over() -> None:
    with pytest.raises(BadHand, match="nothing is too early"):
        told(f"{LIMPED};flop early")
    with pytest.raises(BadHand, match="deal must be alone on its line"):
        told("deal early")


def test_stud_gets_one_card_too_early() -> None:
    head = "game stud limit;ante 25;bring-in 50;small-bet 100;big-bet 200;seats 7 8000;---;deal;street early"
    done = last(read("\n".join(head.split(";"))).record)
    assert isinstance(done, g.Pitch) and done.up


def test_a_hand_is_turned_up_whole() -> None:
    turned = last(told("deal;P3 turn up", "cards 3 Ah Kd"))
    assert isinstance(turned, g.Turn) and turned.up
    assert sorted(each.name for each in turned.cards) == ["Ah", "Kd"]


@pytest.mark.parametrize("line", ["P3 turn", "P3 move", "D drop stub", "D flash"])
def test_where_it_is_not_plain_which_cards_are_meant_they_are_asked_for(line: str) -> None:
    with pytest.raises(BadHand):
        told(f"deal;{line}")


def test_who_acts_after_a_short_deal_may_be_told_by_seat() -> None:
    short = ";".join(f"D pitch {seat} down" for seat in (*range(1, 10), *range(1, 9)))
    record = told(f"P1 post 100;P2 post 200;{short};call 3;fold 4")
    assert [(each.seat, each.kind) for each in record.course.actions] == [(3, "call"), (4, "fold")]
    with pytest.raises(BadHand):
        told("call 3")


def test_boxed_cards_are_given_in_hands_and_on_the_board() -> None:
    deck = told("deal", "cards 3 ^Ah Kd;board 2c ^3c 4c").setup.deck
    assert sorted(each.card.name for each in deck if each.up) == ["3c", "Ah"]


RIVER = "on river;pot 3000;in 1 5;board Ks 8d 4c 2s 9h"


@pytest.mark.parametrize("line", ["show 1", "show 1 5"])
def test_a_hand_that_lies_open_is_shown_again_without_a_fault(line: str) -> None:
    record = told(f"check 1 5;show 1;{line}", RIVER)
    assert len(record.gestures) == len(told("check 1 5;show 1", RIVER).gestures) + line.count("5")


@pytest.mark.parametrize("thrown", ["P5 move muck", "fold 5"])
def test_a_hand_thrown_into_the_muck_is_mucked_by_the_dealer_without_another_act(thrown: str) -> None:
    once, twice = told(f"check 1 5;show 1;{thrown}", RIVER), told(f"check 1 5;show 1;{thrown};D muck 5", RIVER)
    assert [each.act for each in twice.gestures] == [each.act for each in once.gestures]


def test_the_dealer_mucks_no_hand_that_was_never_there() -> None:
    with pytest.raises(BadHand):
        told("D muck 5")
