"""What gestures do to the table, and which of them cannot happen."""

import pytest

from tests.kernel.test_conservation import SETUP
from trainer.kernel.altered import replace
from trainer.kernel.cards import cards
from trainer.kernel.notation import gesture
from trainer.kernel.table import Impossible, Setup, Table
from trainer.kernel.transcript import Transcript, fold, tables


def after(*acts: str, setup: Setup = SETUP) -> Table:
    """The table after acts such as "D burn", one a second."""
    lines = [gesture(f"{number}.000 {act}") for number, act in enumerate(acts)]
    return tables(setup, lines)[-1]


TOP = [each.card.name for each in SETUP.deck]


@pytest.mark.parametrize(
    "act",
    [
        "D pitch 0 down",
        "D pitch 5 down",
        "D cut 55",
        "D muck 1",
        "P1 fold",
        "D muck 9",
        "D move pocket down As",
        "D move hand-9 down As",
        "D move board down As As",
        "D move board down 2c*",
        "D turn up Jk",
        "D scramble Ah Qh**",
        "D scramble As As Ks",
        "D shuffle As Ks",
        "D drop As Ks",
        "P1 drop As",
        "P1 wager 5000x1",
        "P3 post 25x9",
        "P2 wager 25x1",
        "P1 pull-back 100x1",
        "D return-bet 1 100x1",
        "D push-pot 1 25x1",
        "D change 1 100x5 25x4",
        "D change 1 5000x1 1000x1",
        "D button 7",
        "P2 away",
        "D away",
        "D flash As Jk",
    ],
)
def test_what_is_not_there_cannot_be_moved(act: str) -> None:
    with pytest.raises(Impossible):
        after(act)


def test_an_empty_stub_gives_no_card() -> None:
    every = ["D pitch 1 down"] * 51  # three pulls of 54 cards bring more than one card, for a triple sticks
    table = after(*every)
    assert len(table.stub) < 3
    with pytest.raises(Impossible):
        after(*every, *["D burn"] * 3)


def test_cards_scrambled_must_lie_together() -> None:
    with pytest.raises(Impossible, match="are together"):
        after("D pitch 1 down", f"D scramble {TOP[0]} {TOP[1]}")


def test_stuck_cards_leave_the_stub_together_however_they_are_dealt() -> None:
    before = ["D burn", "D burn", "D burn"]
    stuck = set(TOP[3:6])
    for act, where in (("D pitch 1 down", "hand-1"), ("D burn", "burns"), ("D lay 1 up", "board")):
        table = after(*before, act)
        assert {table.where(each) for each in cards(" ".join(stuck))} == {where}
    assert len(after("D burn", "D burn", "D burn", "D lay 2 down").board) == 4


def test_stuck_cards_that_were_parted_stick_no_longer() -> None:
    table = after(f"D move stub-bottom down {TOP[4]}", "D burn", "D burn", "D burn", "D burn")
    assert [each.card.name for each in table.burns] == TOP[:4]


def test_a_boxed_card_shows_when_it_is_dealt_face_down_and_hides_when_it_is_turned() -> None:
    number = next(at for at, each in enumerate(SETUP.deck) if each.up)
    lone = f"D move stub-top up {TOP[number]}"
    assert after(lone, "D pitch 1 down").seat(1).hand[0].up
    assert not after(lone, "D pitch 1 up").seat(1).hand[0].up
    assert after(lone, "D burn").burns[0].up


def test_gathering_squares_every_card_face_down() -> None:
    table = after("D pitch 1 up", "D burn", "D lay 3 up", "P1 fold", "D gather")
    assert len(table.stub) == len(SETUP.deck)
    assert not any(each.up for each in table.stub)
    assert (table.board, table.burns, table.muck) == ((), (), ())


def test_a_shuffle_keeps_boxed_cards_boxed() -> None:
    order = " ".join(reversed(TOP))
    table = after(f"D shuffle {order}")
    assert [each.card.name for each in table.stub] == list(reversed(TOP))
    assert sum(each.up for each in table.stub) == 1


def test_a_cut_brings_the_upper_part_beneath() -> None:
    assert [each.card.name for each in after("D cut 10").stub] == TOP[10:] + TOP[:10]


def test_a_fold_slides_face_down_into_the_muck() -> None:
    table = after("D pitch 3 up", "P3 fold")
    assert not table.seat(3).hand
    assert [each.up for each in table.muck] == [False]


def test_bets_come_in_and_the_pot_goes_out() -> None:
    table = after("P1 wager 1000x2", "P3 post 100x2", "D bring-in-bets")
    assert table.pot.amount == 2200
    table = after("P1 wager 1000x2", "P3 post 100x2", "D bring-in-bets", "D push-pot 3 1000x2+100x2")
    assert table.seat(3).stack.amount == 2200 + 2000
    assert not table.pot


def test_a_bet_given_back_returns_to_its_stack() -> None:
    table = after("P1 wager 1000x2", "D return-bet 1 1000x1", "P1 pull-back 1000x1")
    assert table.seat(1) == SETUP.table().seat(1)


def test_change_is_a_trade_with_the_rack() -> None:
    table = after("D change 1 100x5 500x1")
    assert table.seat(1).stack.amount == SETUP.seats[0].stack.amount
    assert table.rack.amount == SETUP.rack.amount


@pytest.mark.parametrize(
    ("acts", "stopped", "floor", "over"),
    [
        (["D stop"], True, False, False),
        (["D floor"], True, False, False),
        (["D floor", "F come"], True, True, False),
        (["D floor", "F come", "D proceed", "F leave"], False, False, False),
        (["D next-hand"], False, False, True),
        (["D announce misdeal", "P1 check", "D say well"], False, False, False),
    ],
)
def test_voices_change_only_who_waits_for_whom(acts: list[str], stopped: bool, floor: bool, over: bool) -> None:
    table = after(*acts)
    assert (table.stopped, table.floor, table.over) == (stopped, floor, over)
    assert table.stub == SETUP.deck


def test_folding_tells_the_first_gesture_that_could_not_happen() -> None:
    lines = [gesture(text) for text in ("0.000 D burn", "1.000 D muck 1", "2.000 D burn")]
    folded = fold(Transcript(SETUP, tuple(lines)))
    assert len(folded.tables) == 2
    assert folded.fault.startswith("gesture 2: seat 1 has no cards")
    assert fold(Transcript(SETUP, tuple(lines[:1]))).fault == ""


def test_a_dropped_stub_lies_in_its_new_order_with_what_it_ran_into() -> None:
    before = after("D pitch 1 down", "D burn", "P1 fold")
    stub, burns = [each.card.name for each in before.stub], [each.card.name for each in before.burns]
    heap = [*stub[5:], *burns, *stub[:5]]
    dropped = after("D pitch 1 down", "D burn", "P1 fold", f"D drop {' '.join(heap)}")
    assert [each.card.name for each in dropped.stub] == heap
    assert dropped.burns == ()
    assert dropped.muck == before.muck
    assert {str(each) for each in dropped.stub if each.up} == {str(each) for each in before.stub if each.up}


@pytest.mark.parametrize("more", ["board", "hand", "left out", "twice"])
def test_the_stub_cannot_fall_without_a_card_of_its_own_or_with_one_that_lies_elsewhere(more: str) -> None:
    acts = ["D pitch 1 down", "D lay 1 up"]
    table = after(*acts)
    stub = [each.card.name for each in table.stub]
    heaps = {
        "board": [*stub, table.board[0].card.name],
        "hand": [*stub, table.seat(1).hand[0].card.name],
        "left out": stub[1:],
        "twice": [*stub, stub[0]],
    }
    with pytest.raises(Impossible):
        after(*acts, f"D drop {' '.join(heaps[more])}")
    assert after(*acts, f"D drop {' '.join(reversed(stub))}").stub == tuple(reversed(table.stub))


def test_a_card_that_a_player_drops_lies_aside_and_no_other_player_can_drop_it() -> None:
    dropped = after("D pitch 1 down", f"P1 drop {TOP[0]}")
    assert [each.card.name for each in dropped.aside] == [TOP[0]]
    assert dropped.seat(1).hand == ()
    with pytest.raises(Impossible):
        after("D pitch 1 down", f"P3 drop {TOP[0]}")


def test_a_player_goes_away_and_comes_back() -> None:
    assert after().away == frozenset()
    assert after("P1 away").away == {1}
    assert after("P1 away", "P3 away", "P1 back").away == {3}
    assert after("P1 back").away == frozenset()  # who never left stands within reach
    with pytest.raises(Impossible):
        after("P1 away", "P1 away")


def test_who_is_absent_or_on_penalty_is_away_as_the_hand_starts() -> None:
    setup = replace(SETUP, absent=frozenset({1}), penalty=frozenset({3}))
    assert setup.table().away == {1, 3}
    assert after("P3 back", setup=setup).away == {1}


def test_another_dealer_sits_down_with_a_push() -> None:
    assert after().dealer == 1
    assert after("D push", "D push").dealer == 3


def test_the_shuffling_machine_runs_on_the_other_deck() -> None:
    before, later = after("D pitch 1 down"), after("D pitch 1 down", "D shuffler")
    assert (before.machine, later.machine) == (False, True)
    assert list(later.zones()) == list(before.zones())


def test_a_card_seen_in_the_stub_stays_as_it_lies() -> None:
    assert after(f"D flash {TOP[9]}") == after()
    with pytest.raises(Impossible):
        after("D pitch 1 down", f"D flash {TOP[0]}")


# --- the stub: square or loose

IN_HAND = replace(SETUP, loosens_from=0)
ONCE_AROUND = ("D pitch 1 down", "D pitch 3 down", "D pitch 4 down")


@pytest.mark.parametrize(
    ("acts", "loose"),
    [
        (ONCE_AROUND, False),
        ((*ONCE_AROUND, "D pitch 1 down"), True),
        ((*ONCE_AROUND, "D burn", "D lay 1 up"), False),
        (("D pitch 1 down", "D burn", "D pitch 1 down"), False),
        (("D burn", f"D move stub-top down {TOP[0]}"), True),
        (("D burn", f"D move stub-bottom down {TOP[0]}"), True),
        (("D burn", f"D move muck down {TOP[0]}"), False),
        ((f"D drop {' '.join(TOP)}",), True),
    ],
)
def test_rounds_of_the_deal_and_cards_put_back_leave_the_stub_loose(acts: tuple[str, ...], loose: bool) -> None:
    assert after(*acts, setup=IN_HAND).loose is loose


@pytest.mark.parametrize("act", ["D square", "D cut 20", "D gather", f"D shuffle {' '.join(reversed(TOP))}"])
def test_squaring_shuffling_cutting_and_gathering_bring_it_square(act: str) -> None:
    back = f"D move stub-top down {TOP[0]}"
    assert after("D burn", back, setup=IN_HAND).loose
    assert not after("D burn", back, act, setup=IN_HAND).loose


def test_squaring_changes_no_card() -> None:
    before = after("D burn", f"D move stub-top down {TOP[0]}", setup=IN_HAND)
    assert replace(after("D burn", f"D move stub-top down {TOP[0]}", "D square", setup=IN_HAND), loose=True) == before
    assert after("D square") == SETUP.table()


def test_a_stub_loosens_from_its_moment_on_and_without_one_never() -> None:
    acts = ("D pitch 1 down", "D pitch 1 down", "D pitch 1 down")  # at 0, 1 and 2 seconds
    assert after(*acts, setup=replace(SETUP, loosens_from=2000)).loose
    assert not after(*acts, setup=replace(SETUP, loosens_from=2001)).loose
    assert not after(*acts, f"D drop {' '.join(TOP[3:])}").loose


def test_no_one_squares_an_empty_stub() -> None:
    with pytest.raises(Impossible, match="empty"):
        after("D square", setup=replace(SETUP, deck=()))
