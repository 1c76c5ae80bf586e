"""Questions on cards shown to one player, on counts and on improper acts: told, and ruled as they are answered."""

import pytest

from tests.questions.proving import KNOWN, proves
from tests.questions.told_situations import ALL_TO_THE_FLOP, hand

UPT = "upt"
BET = (ALL_TO_THE_FLOP, "P1 bet 600")


def key(kind: str, *lines: str, seat: int) -> str:
    decision = hand(kind, *lines, seat=seat)(UPT)
    assert decision is not None
    return decision.key


def called_right(id_: str) -> str:
    (right,) = (each.text for each in KNOWN[id_].statements if each.right.at.get(UPT, False))
    return right


@proves(
    *("seen-by-one-who-will-act", "seen-by-one-done-for-the-round", "seen-by-one-out-of-the-deal"),
    "one-card-after-the-deal",
)
@pytest.mark.parametrize(
    ("id_", "acts", "ruling", "right"),
    [
        ("seen-by-one-who-will-act", ("P3 show-to 4",), "conduct.shown-to-all-now", "At once"),
        (
            *("seen-by-one-done-for-the-round", ("fold 2", "call 3", "fold 4 5 6", "P3 show-to 1")),
            *("conduct.shown-to-all-after-round", "When this betting round is over"),
        ),
        (
            *("seen-by-one-out-of-the-deal", ("fold 2", "P3 show-to 2")),
            *("conduct.shown-to-all-after-betting", "When the betting is over"),
        ),
        (
            *("one-card-after-the-deal", ("fold 2 3 4 5 6", "P1 show-to 2")),
            *("conduct.all-may-see", "The card the player to the left saw"),
        ),
    ],
    ids=lambda some: some if isinstance(some, str) and some.count("-") > 2 else "",
)
def test_when_the_others_see_what_one_has_seen(id_: str, acts: tuple[str, ...], ruling: str, right: str) -> None:
    seat = 1 if acts[-1].startswith("P1") else 3
    assert key("shown-to-one", *BET, *acts, seat=seat) == ruling
    assert called_right(id_) == right


@proves("clear-view-of-chips")
def test_a_count_asked_for_is_a_clear_view() -> None:
    assert key("stack-count", *BET, "P2 request count 1", seat=2) == "bet.clear-view-no-count-printed"
    assert called_right("clear-view-of-chips") == "A clear view of the chips"


@proves("needless-stalling", "groan-at-the-flop")
def test_stalling_and_influencing_play_are_improper_folded_or_not() -> None:
    for acts in (("P2 conduct delay",), ("fold 2", "P2 conduct advice")):
        assert key("conduct-told", *BET, *acts, seat=2) == "conduct.improper-act"
    assert called_right("needless-stalling").startswith("As improper")
    assert called_right("groan-at-the-flop").startswith("Improper, even after folding")
