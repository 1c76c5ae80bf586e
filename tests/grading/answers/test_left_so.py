"""What is left of a hand that it is too late to deal again, that is asked to be seen, or for which nobody plays."""

import pytest

from tests.grading.answers.in_short import lines, on_hand
from trainer.grading.answers.asked import question
from trainer.grading.answers.both import Both
from trainer.grading.answers.several_asked import answer_on_all
from trainer.rules.book import book
from trainer.shorthand.reading import read

T24, T22, P, F, M, U = "tda-2024", "tda-2022", "players-2025", "foxwoods-2020", "metropolitan", "upt"
SIX = "blinds 100 200;seats 6 20000;button 6"
ROUND = "D pitch 1 down;D pitch 2 down;D pitch 3 down;D pitch 4 down;D pitch 6 down"
SKIPPED = f"{ROUND};{ROUND}"
THREE = "on {};blinds 100 200;pot 1200;in 2 5 7;seats 9 20000"
NO_HAND = "It's too late for a misdeal{}: play on, and seat 5 has no hand."
SUBSTANTIAL = ", as there was substantial action"


@pytest.mark.parametrize(
    ("house", "acts", "said"),
    [
        pytest.param(T24, "P3 fold;P4 call", NO_HAND.format(SUBSTANTIAL), id="tda-2024:35-D"),
        pytest.param(M, "P3 fold;P4 call", NO_HAND.format(SUBSTANTIAL), id="metropolitan:33-D"),
        pytest.param(U, "P3 fold;P4 fold", NO_HAND.format(""), id="upt:misdeal-1"),
        pytest.param(
            T24,
            "P3 fold;P4 fold",
            "Misdeal, as there isn't substantial action yet: every card comes back, and the same button deals again.",
            id="tda-2024:36",
        ),
    ],
)
def test_who_was_skipped_has_no_hand_once_it_is_too_late(house: str, acts: str, said: str) -> None:
    assert on_hand(house, SIX, f"{SKIPPED};{acts}").sentence == said


@pytest.mark.parametrize(
    ("house", "acts", "said"),
    [
        pytest.param(
            U,
            "P3 fold;P4 fold",
            "No misdeal, as 2 players have acted: seat 5's hand is dead, and the others play on.",
            id="upt:dead-hand-1-c",
        ),
        pytest.param(
            M,
            "P3 fold;P4 call",
            f"It's too late for a misdeal{SUBSTANTIAL}: play on; "
            "the rulebook doesn't say what happens to seat 5's hand.",
            id="metropolitan:33-D",
        ),
    ],
)
def test_a_hand_of_three_cards_found_too_late(house: str, acts: str, said: str) -> None:
    assert on_hand(house, SIX, f"deal;D pitch 5 down;{acts}").sentence == said


@pytest.mark.parametrize("house", [T24, P, F, M, U], ids=["tda:RP-5", "players:RP-5", "foxwoods", "metro", "upt"])
def test_cards_dealt_early_for_which_nobody_plays_do_not_count(house: str) -> None:
    said = on_hand(house, THREE.format("flop"), "P2 bet 400;fold 5;turn early;fold 7").sentence
    assert said == (
        "Cards dealt early don't count once all others have folded: seat 2 wins 1,200; the uncalled 400 goes back to "
        "seat 2."
    )


@pytest.mark.parametrize(
    ("acts", "said"),
    [
        ("P7 request see 2", "Seat 2's hand is shown, and is dead unless seat 7 wins the pot."),
        ("P9 request see 2", "Seat 2's hand is shown and is dead."),
    ],
)
def test_who_asks_to_see_may_still_win(acts: str, said: str) -> None:
    """upt showdown-5"""
    sentence = on_hand(U, THREE.format("river"), f"P2 bet 500;call 5 7;P2 move aside;{acts}").sentence
    assert sentence == said


HEADS = "on river;blinds 100 200;pot 1200;in 2 5;seats 9 20000;cards 2 Kc Kd;cards 5 Ah 9d;board Qs Ad 4c 2c 3s"
OUT = "seat 5, who mucked, is out unless those cards are identified and tabled"


@pytest.mark.parametrize("house", [T24, T22, M], ids=["tda-2024:12,14", "tda-2022:12,14", "metropolitan:11,13"])
def test_who_mucks_to_a_miscalled_hand_may_still_table(house: str) -> None:
    said = on_hand(house, HEADS, "check 2 5;P2 claim hand flush;P5 move muck;show 2").sentence
    assert said.endswith(f"seat 2 wins 1,200; {OUT}.")


def _asked(house: str, head: str, acts: str, ask: str) -> str:
    return answer_on_all(Both(read(lines(head, acts)).record), book(house), [question(ask)]).sentence


@pytest.mark.parametrize(
    ("house", "head", "acts", "ask", "said"),
    [
        pytest.param(
            T24,
            HEADS,
            "check 2 5;show 2;P5 move muck",
            "showdown:5",
            f"S{OUT[1:]}; without that hand, seat 2 wins 1,200.",
            id="tda-2024:14-thrown-away",
        ),
        pytest.param(
            T24,
            THREE.format("turn"),
            "P2 bet 400;P7 show-to 8",
            "showdown:7",
            "Seat 7 may not do that: one player to a hand. A penalty may follow.",
            id="tda-2024:67-shown-to-a-neighbor",
        ),
        pytest.param(
            M,
            HEADS.replace("Qs Ad 4c", "Qs 7d 4c"),
            "check 2 5;show 2;P5 turn up Ah;P5 refuse show",
            "showdown:5",
            "Seat 5's hand isn't tabled: all cards must be face up to win any of the pot; without that hand, seat "
            "2 wins 1,200.",
            id="metropolitan:12-A-the-rest-refused",
        ),
    ],
)
def test_asked_of_one_hand_its_ruling_is_told(house: str, head: str, acts: str, ask: str, said: str) -> None:
    assert _asked(house, head, acts, ask) == said
