"""The first sentence where a bet was checked, chips were pulled back, or words alone were said; the ids cite TDA."""

import pytest

from tests.grading.answers.in_short import on_hand
from tests.grading.answers.test_standing import answered
from trainer.shorthand.body import told

CHIPS = "5000x6+1000x10+500x8+100x20+25x20"
TDA = ("tda-2022", "tda-2024")
CLOSED = "Seat 1 may only call 75 or fold: 75 more is short of a full raise of 100."
WAITED = "seat 4 should have waited until the amount was clear, but the fold stands."
EARLY = "The floor rules on seat 4's call before the amount was clear, and may hold it to any amount."


def said(
    body: str,
    *,
    stacks: dict[int, str] | None = None,
    blinds: tuple[int, int] = (100, 200),
    game: str = "holdem no-limit",
) -> set[str]:
    """The first sentences of both editions on a hand of six, told in short."""
    seats = [f"seat {seat} {(stacks or {}).get(seat, CHIPS)}" for seat in range(1, 7)]
    bets = [f"small-bet {blinds[1]}", f"big-bet {2 * blinds[1]}"] if game.endswith(" limit") else []
    head = [f"game {game}", f"small-blind {blinds[0]}", f"big-blind {blinds[1]}", *bets, *seats, "---"]
    record = told("\n".join([*head, *body.split("; ")]), "words")
    return {answered(record, key).sentence for key in TDA}


FLOP = "deal; call 3 4 5 6 1; check 2; flop; "


@pytest.mark.parametrize(
    ("body", "sentence"),
    [
        pytest.param("deal; P3 check", "Seat 3 can't check a bet: call 200 or fold.", id="55-first-to-act"),
        pytest.param(
            FLOP + "P1 bet 400; P2 check", "Seat 2 can't check a bet: call 400 or fold.", id="55-tap-against-a-bet"
        ),
        pytest.param(
            FLOP + "P1 bet 400; P2 check; P2 fold",
            "Nothing is wrong: seat 3 may call 400 or raise, minimum raise to 800.",
            id="55-folded-since",
        ),
        pytest.param(
            FLOP + "P1 check; P2 check",
            "Nothing is wrong: seat 3 may check or bet, minimum 200.",
            id="55-nothing-to-face",
        ),
        pytest.param(
            "deal; P3 raise 600; fold 4 5 6 1; P2 pull-back 100x2",
            "Seat 2 must call 600 or raise to at least 1,000.",
            id="46-B-pulled-back",
        ),
        pytest.param(
            "deal; P3 raise 600; fold 4 5 6 1; P2 pull-back 100x2; P2 fold",
            "Seat 2 must call 600 or raise to at least 1,000.",
            id="46-B-and-folded",
        ),
    ],
)
def test_a_bet_checked_or_chips_pulled_back_lead_the_answer(body: str, sentence: str) -> None:
    assert said(body) == {sentence}


@pytest.mark.parametrize(
    ("body", "sentence"),
    [
        pytest.param(FLOP + "P1 say raise", "Seat 1 must bet at least 200.", id="55-B-no-amount"),
        pytest.param(
            FLOP + "P1 say raise 199", "The bet is to 200, not 199: seat 1 puts in 200 more.", id="55-B-below"
        ),
        pytest.param(FLOP + "P1 say raise 200", "It's a bet of 200: seat 1 puts in 200 more.", id="55-B-at"),
        pytest.param(FLOP + "P1 say raise 500", "It's a bet of 500: seat 1 puts in 500 more.", id="55-B-above"),
        pytest.param(
            FLOP + "P1 say raise; P1 say 500", "It's a bet of 500: seat 1 puts in 500 more.", id="55-B-amount-after"
        ),
        pytest.param(FLOP + "P1 say raise; P1 wager 1000x1", "It's a bet of 1,000 by seat 1.", id="55-B-one-chip"),
        pytest.param(
            FLOP + "P1 say bet; P2 say raise", "Seat 2 should wait until the amount is clear.", id="50-B-raise-of-words"
        ),
    ],
)
def test_raise_with_no_bet_is_the_bet_it_names(body: str, sentence: str) -> None:
    assert said(body) == {sentence}


@pytest.mark.parametrize(
    ("body", "sentence"),
    [
        pytest.param(
            "deal; P3 say all-in; P4 say call",
            "It's a call: seat 4 puts in 46,500 more, 46,500 in all.",
            id="41-A-all-in-in-words",
        ),
        pytest.param(
            FLOP + "P1 say all-in; P2 say call",
            "It's a call: seat 2 puts in 46,300 more, 46,300 in all.",
            id="41-A-all-in-with-no-bet",
        ),
        pytest.param(
            "deal; P3 say raise; P3 say 600; P4 say call",
            "It's a call: seat 4 puts in 600 more, 600 in all.",
            id="41-A-amount-after-raise",
        ),
        pytest.param(FLOP + "P1 say bet 500; P2 say raise", "Seat 2 must raise to at least 1,000.", id="51-A-raise"),
    ],
)
def test_who_acts_on_words_faces_what_they_name(body: str, sentence: str) -> None:
    assert said(body) == {sentence}


@pytest.mark.parametrize(
    ("game", "words", "to"),
    [
        pytest.param("holdem limit", "bet", 200, id="41-A-limit-bet"),
        pytest.param("holdem limit", "all-in", 200, id="41-A-limit-all-in"),
        pytest.param("omaha pot-limit", "all-in", 1200, id="41-A-pot-limit-all-in"),
        pytest.param("omaha pot-limit", "bet 900", 900, id="41-A-pot-limit-amount"),
    ],
)
def test_where_the_game_fixes_what_words_come_to_a_call_of_them_is_that(game: str, words: str, to: int) -> None:
    sentence = f"It's a call: seat 2 puts in {to:,} more, {to:,} in all."
    assert said(f"{FLOP}P1 say {words}; P2 say call", game=game) == {sentence}


@pytest.mark.parametrize(
    ("body", "sentence"),
    [
        pytest.param("P4 say call", EARLY, id="59-B"),
        pytest.param("P4 say call; P3 say 1500", EARLY, id="59-B-amount-said-since"),
        pytest.param("P4 say call; P3 wager 1500", EARLY, id="59-B-amount-put-out-since"),
        pytest.param("P4 wager 1000x1", EARLY, id="59-B-in-chips"),
        pytest.param("P3 say 600; P4 say call", "It's a call: seat 4 puts in 600 more, 600 in all.", id="59-B-known"),
        pytest.param(
            "P4 fold; P5 say call", f"{EARLY.replace('4', '5').removesuffix('.')}; {WAITED}", id="59-B-after-a-fold"
        ),
        pytest.param(
            "P4 say raise 2000; P5 say call", "It's a call: seat 5 puts in 2,000 more, 2,000 in all.", id="59-B-raised"
        ),
    ],
)
def test_a_call_before_the_amount_stays_the_floors_once_it_is_known(body: str, sentence: str) -> None:
    assert said(f"deal; P3 say raise; {body}") == {sentence}


def test_once_the_amount_is_known_it_is_faced() -> None:
    """TDA 43-A: a raise from 200 to 1,500 makes the next one at least 1,300 more."""
    head = ["game holdem no-limit", "small-blind 100", "big-blind 200", "seats 6 20000", "---", "deal"]
    record = told("\n".join([*head, "P3 say raise", "P4 fold", "P3 wager 1500"]), "words")
    for key in TDA:
        assert "Seat 5 may call 1,500 or raise, minimum raise to 2,800." in answered(record, key).also


@pytest.mark.parametrize(
    ("second", "words", "sentence"),
    [
        pytest.param("175", "raise 400", CLOSED, id="47-A-below-amount"),
        pytest.param("175", "raise", CLOSED, id="47-A-below"),
        pytest.param("175", "all-in", CLOSED, id="47-A-below-all-in"),
        pytest.param("175", "call", "It's a call: seat 1 puts in 75 more, 175 in all.", id="47-A-below-call"),
        pytest.param("200", "raise 400", "Seat 1 raises to 400 and puts in 300 more.", id="47-A-at"),
        pytest.param("225", "raise 400", "Seat 1 raises to 400 and puts in 300 more.", id="47-A-above"),
    ],
)
def test_no_raise_in_words_where_short_all_ins_leave_the_betting_closed(second: str, words: str, sentence: str) -> None:
    """Blinds 50 and 100; seat 1 bets 100, seat 2 is all-in for 125, seat 4 for as much as given."""
    stacks = {2: "100x2+25x1", 4: f"100x2+25x{(int(second) - 100) // 25}"}
    body = f"{FLOP}P1 bet 100; all-in 2; call 3; all-in 4; call 5 6; P1 say {words}"
    assert said(body, stacks=stacks, blinds=(50, 100)) == {sentence}


@pytest.mark.parametrize("house", ["tda-2022", "tda-2024", "players-2025", "foxwoods-2020", "metropolitan", "upt"])
@pytest.mark.parametrize(
    ("head", "acts", "owed", "to"),
    [
        pytest.param("in 2 5", "P2 bet 4000;P5 wager 1000;P5 pull-back 1000", "1,000", "4,000", id="51-B heads-up"),
        pytest.param(
            "in 2 5 8", "P2 bet 4000;P5 wager 1000;P5 pull-back 1000", "1,000", "4,000", id="51-B opening bet"
        ),
    ],
)
@pytest.mark.parametrize(("ask", "seat"), [("", 0), ("wager", 5)])
def test_a_short_call_that_is_pulled_back_is_the_full_call(
    house: str, head: str, acts: str, owed: str, to: str, ask: str, seat: int
) -> None:
    told = on_hand(house, f"on flop;blinds 500 1000;pot 6000;{head};seats 9 40000", acts, ask, seat).sentence
    assert (
        told == f"Seat 5's action is binding: {owed} goes back in; it's a full call of {to}: seat 5 puts in 3,000 more."
    )


@pytest.mark.parametrize("house", [pytest.param("tda-2022", id="51-B"), pytest.param("tda-2024", id="51-B")])
def test_a_short_call_of_a_raise_that_is_pulled_back_is_the_floors(house: str) -> None:
    head, acts = "on flop;blinds 500 1000;pot 6000;in 2 5 8;seats 9 40000", "P2 bet 1000;P5 raise 4000;P8 wager 1000"
    assert on_hand(house, head, f"{acts};P8 pull-back 1000").sentence == (
        "Seat 8's action is binding: 1,000 goes back in; the floor decides: seat 8 makes the full call of "
        "4,000, or folds "
        "and forfeits 1,000."
    )


AT_METROPOLITAN = "Metropolitan doesn't say what happens to seat 1's bet of 100, under the minimum of 200"
BACK, MADE_200 = "the action backs up to seat 2", "The bet is to 200, not 100: seat 1 puts in 100 more"


@pytest.mark.parametrize(
    ("house", "acts", "begins"),
    [
        (
            "metropolitan",
            "P2 check",
            f"{AT_METROPOLITAN} and what seat 2's check of it holds them to: the floor decides.",
        ),
        ("metropolitan", "P2 check;P3 check", f"{AT_METROPOLITAN}: the floor decides; {BACK}: "),
        (
            "tda-2024",
            "P2 check;P3 check",
            f"The bet is to 200, not 100: seat 1 puts in 100 more; {BACK}, who faces 200: ",
        ),
        (
            "upt",
            "P2 check",
            (
                "The bet is to 200, not 100: seat 1 puts in 100 more; UPT doesn't say what seat 2's check holds "
                "them to; a call"
            ),
        ),
    ],
    ids=["42-A-and-check", "42-A-two-checks", "55-two-checks", "upt-check"],
)
def test_a_check_of_a_bet_of_too_little(house: str, acts: str, begins: str) -> None:
    """A rulebook that has nothing on either of them, or on one of both."""
    head = "on flop;blinds 100 200;pot 1200;in 1 2 3;seats 6 20000"
    assert on_hand(house, head, f"P1 bet 100;{acts}").sentence.startswith(begins)
