"""Who wins beside a hand that is lost in the muck in part, was never tabled, was let go, or was taken by the dealer."""

import pytest

from tests.grading.answers.in_short import on_hand

TDA_LIKE = ("tda-2024", "tda-2022", "players-2025", "foxwoods-2020", "metropolitan")
AMERICAN = ("tda-2024", "tda-2022", "foxwoods-2020", "metropolitan")
EVERY, UPT = (*TDA_LIKE, "upt"), ("upt",)
RIVER = "on river;blinds 100 200;pot 2400;seats 9 20000"
BROADWAY = f"{RIVER};in 3 8;cards 3 7c 4d;cards 8 9c 8d;board Ah Kd Qs Jc Th"
ACE = f"{RIVER};in 3 8;cards 3 7c 4d;cards 8 As 8d;board Ah Kd Qs Js 2h"
UNKNOWN = ACE.replace("cards 3 7c 4d;", "")
BUSY = ACE.replace("in 3 8", "in 3 5 8")
ONE_GONE = "check 3 8;show 8;P3 turn up 7c;P3 move muck down 4d"
LOST = "not all cards were tabled, and the mucked one can't be identified any more; seat 8 wins 2,400."
MUCKED = "is out unless those cards are identified and tabled; without that hand, seat"
UNLESS = "unless seat 3 tables a hand as good or better,"
UNSEEN = (
    "Seat 3's hand isn't tabled: unless it is, and is as good or better, "
    "seat 8 wins 2,400, but seat 3 got 2,400 too much."
)
SHOWN_ALONE = "check 3 8;show 8"


@pytest.mark.parametrize(
    ("houses", "head", "acts", "sentence"),
    [
        pytest.param(
            TDA_LIKE,
            BROADWAY,
            "check 3 8;show 8;P3 claim plays-the-board;P3 turn up 7c;P3 move muck down 4d;D scramble 4d",
            f"Seat 3 gets no part of the pot: {LOST}",
            id="17-plays-the-board",
        ),
        pytest.param(TDA_LIKE, BROADWAY, f"{ONE_GONE};D scramble 4d", f"Seat 3 has no claim: {LOST}", id="13-B-one"),
        pytest.param(TDA_LIKE, BROADWAY, f"{ONE_GONE};D scramble muck", f"Seat 3 has no claim: {LOST}", id="13-B-muck"),
        pytest.param(
            EVERY,
            BROADWAY,
            "check 3 8;show 8;P3 move muck down 4d;P3 turn up 7c;D scramble muck",
            f"Seat 3 has no claim: {LOST}",
            id="13-B-turned-up-after",
        ),
        pytest.param(
            EVERY,
            BROADWAY.replace("3 7c 4d", "3 As Ad"),
            "check 3 8;show 8;P3 turn up As;P3 move muck down Ad;D scramble muck",
            f"Seat 3 has no claim: {LOST}",
            id="13-B-a-good-card-shown",
        ),
        pytest.param(
            UPT,
            BROADWAY,
            f"{ONE_GONE};D scramble muck",
            "Seat 3 has no claim to the pot; seat 8 wins 2,400.",
            id="showdown-no-claim",
        ),
        pytest.param(
            TDA_LIKE,
            "on river;blinds 100 200;pot 8000;in 2 5 8;seats 9 20000;seat 5 1500",
            "P2 bet 4000;P5 all-in;fold 8;P2 move muck;D scramble muck",
            "Seat 2 has no claim to the pot: the hand was mucked unseen and can't be identified, so seat 5 wins "
            "11,000, and the uncalled 2,500 goes back to seat 2.",
            id="15-B-uncalled-goes-back",
        ),
        pytest.param(EVERY, ACE, f"{SHOWN_ALONE};D push-pot 3 2400", UNSEEN, id="13-A-pushed-unseen"),
        pytest.param(EVERY, UNKNOWN, f"{SHOWN_ALONE};D push-pot 3 2400", UNSEEN, id="13-A-cards-not-given"),
        pytest.param(
            EVERY,
            ACE,
            f"{SHOWN_ALONE};D push-pot 3 2400;P8 dispute award",
            f"The dispute is heard: it comes in time; s{UNSEEN[1:]}",
            id="13-A-disputed",
        ),
        pytest.param(
            EVERY,
            ACE,
            f"{SHOWN_ALONE};D push-pot 3 2400;P3 turn up",
            "Seat 8 wins 2,400, but seat 3 got 2,400 too much.",
            id="13-A-tabled-after-the-push",
        ),
        pytest.param(
            EVERY,
            ACE,
            f"{SHOWN_ALONE};D push-pot 3 2400;D muck 3;D muck 8;P8 dispute award",
            "The dispute is heard: it comes in time; "
            "seat 3's hand wasn't tabled: seat 8 wins 2,400, but seat 3 got 2,400 too much.",
            id="13-A-mucked-after-the-push",
        ),
        pytest.param(
            EVERY,
            BUSY,
            "check 3 5 8;show 8;D push-pot 3 2400",
            "Seat 3's hand isn't tabled: unless seat 3 or 5 tables a hand as good or better, "
            "seat 8 wins 2,400, but seat 3 got 2,400 too much.",
            id="13-A-two-unseen",
        ),
        pytest.param(
            EVERY,
            BUSY,
            "check 3 5 8;show 5 8;D push-pot 3 2400",
            "Seat 3's hand isn't tabled: unless it is, and is as good or better, seat 3 gives back 2,400.",
            id="13-A-who-wins-is-not-given",
        ),
        pytest.param(
            TDA_LIKE,
            ACE,
            f"{SHOWN_ALONE};D muck 8;D push-pot 3 2400",
            f"Seat 8's tabled hand isn't killed: {UNLESS} it wins 2,400; seat 3 gives back 2,400.",
            id="13-C-killed-and-pushed",
        ),
        pytest.param(
            TDA_LIKE,
            UNKNOWN,
            f"{SHOWN_ALONE};D muck 8",
            f"Seat 8's tabled hand isn't killed: {UNLESS} it wins 2,400.",
            id="13-C-the-other-never-seen",
        ),
        pytest.param(
            UPT,
            ACE,
            "check 3 8;show 3 8;D muck 8",
            "The floor may retrieve seat 8's unprotected hand: if so, seat 8 wins 2,400; if not, seat 3 wins 2,400.",
            id="irregularity-unprotected",
        ),
        pytest.param(
            UPT,
            ACE,
            f"{SHOWN_ALONE};D muck 8",
            f"The floor may retrieve seat 8's unprotected hand: if so, {UNLESS} seat 8 wins 2,400; "
            "if not, seat 3 wins 2,400.",
            id="irregularity-unprotected-the-other-never-seen",
        ),
        pytest.param(
            UPT,
            f"{RIVER};in 3 8",
            "P3 bet 800;D muck 8",
            "Seat 8 may get no redress for the hand the dealer took; without redress seat 3 wins 3,200.",
            id="irregularity-one-plays-on",
        ),
        pytest.param(
            UPT,
            f"{RIVER};in 3 8",
            "P3 bet 800;D muck 3",
            "Seat 3 may get no redress for the hand the dealer took; without redress seat 8 wins the pot.",
            id="irregularity-of-an-uncalled-bet-nothing-is-printed",
        ),
        pytest.param(
            AMERICAN,
            f"{RIVER};in 3 8",
            "P3 bet 800;call 8;P8 move aside;P3 move muck",
            f"Seat 8's cards aren't dead and may still be tabled; seat 3, who mucked, {MUCKED} 8 wins 4,000.",
            id="14-caller-forward-bettor-mucks",
        ),
        pytest.param(
            AMERICAN,
            f"{RIVER};in 3 8",
            "P3 bet 800;call 8;P3 move aside;P8 move muck",
            f"Seat 3's cards aren't dead and may still be tabled; seat 8, who mucked, {MUCKED} 3 wins 4,000.",
            id="14-bettor-forward-caller-mucks",
        ),
        pytest.param(
            AMERICAN,
            f"{RIVER};in 3 8",
            "P3 bet 800;call 8;P8 move aside;P3 move muck;D scramble muck",
            "Seat 8's cards aren't dead and may still be tabled; seat 3 has no claim to the pot unless the hand was "
            "clearly read; without that hand, seat 8 wins 4,000.",
            id="14-caller-forward-bettor-is-lost-in-the-muck",
        ),
    ],
)
def test_who_wins(houses: tuple[str, ...], head: str, acts: str, sentence: str) -> None:
    assert {house: on_hand(house, head, acts).sentence for house in houses} == dict.fromkeys(houses, sentence)


@pytest.mark.parametrize("house", EVERY)
def test_a_pot_pushed_right_is_right(house: str) -> None:
    for shown in ("show 8", "show 3 8"):
        assert "too much" not in on_hand(house, ACE, f"check 3 8;{shown};D push-pot 8 2400").sentence
