"""Who goes by what the dealer called out wrong: any seat, in chips or in words, of a bet called by whatever name."""

import pytest

from tests.grading.answers.in_short import on_hand

HEAD = "blinds 100 200;seats 6 20000"
TURN = "on turn;blinds 100 200;pot 4000;in 2 5 7;seats 9 20000"
FINDS_OUT = {"tda-2022": "49", "tda-2024": "49", "players-2025": "54", "foxwoods-2020": "52", "metropolitan": "48"}
LESS, OWES = "deal;P3 raise 900;D announce-bet raise 600;", "owes the full 900: 300 more goes in."
MISLED = {
    "all-in": ("deal;P3 all-in;D announce-bet all-in 10000;P4 wager 10000", "Seat 4 owes the full 20,000: 10,000 more"),
    "as-a-call": ("deal;P3 raise 900;D announce-bet call 200;P4 wager 200", "Seat 4 owes the full 900: 700 more"),
    "behind-a-fold": (f"{LESS}P4 fold;P5 wager 600", f"Seat 5 {OWES}"),
    "behind-a-call": (f"{LESS}P4 wager 900;P5 wager 600", f"Seat 5 {OWES}"),
    "behind-another": (f"{LESS}P4 wager 600;P5 call", f"Seat 4's 600 is a full call of 900; seat 5 {OWES}"),
    "more-behind-a-fold": (
        "deal;P3 raise 900;D announce-bet raise 1200;P4 fold;P5 wager 1200",
        "Seat 5 has accepted the full bet of 900 and gets 300 back.",
    ),
    "in-words": (f"{LESS}P4 say 600", "Seat 4 owes the full 900: 900 more"),
    "counted-in-words": (
        "deal;P3 raise 900;P4 request count 3;D tell count 600;P4 say 600",
        "Seat 4 owes the full 900: 900 more",
    ),
    "wrong-twice": (
        "deal;P3 raise 900;D announce-bet raise 600;D announce-bet raise 700;P4 wager 700",
        "Seat 4 owes the full 900: 200 more",
    ),
}


@pytest.mark.parametrize(("house", "at"), FINDS_OUT.items())
@pytest.mark.parametrize(("acts", "says"), MISLED.values(), ids=[f"49-{each}" for each in MISLED])
def test_who_goes_by_a_wrong_word_has_accepted_the_bet(house: str, at: str, acts: str, says: str) -> None:
    answer = on_hand(house, HEAD, acts)
    assert answer.sentence.startswith(says)
    assert answer.lead is not None and str(answer.lead.citations[0].at) == at


@pytest.mark.parametrize("house", FINDS_OUT)
@pytest.mark.parametrize(
    "acts",
    [
        f"{LESS}D announce-bet raise 900;P4 wager 600",
        f"{LESS}D tell count 900;P4 wager 600",
        "deal;P3 raise 900;P4 request count 3;D tell count 600;D announce-bet raise 900;P4 wager 600",
        f"{LESS}P4 wager 700",
        f"{LESS}P4 say 700",
        f"{LESS}P4 raise 2000;P5 wager 600",
    ],
    ids=["51-B-put-right", "51-B-told", "51-B-told-then-put-right", "51-B-other", "51-B-said", "51-B-raised-since"],
)
def test_any_other_short_call_is_an_undercall(house: str, acts: str) -> None:
    """Nor is it said of it that he has accepted the bet at what he put out."""
    assert on_hand(house, HEAD, acts).sentence.startswith("The floor decides: seat ")


@pytest.mark.parametrize("house", [*FINDS_OUT, "upt"])
@pytest.mark.parametrize(
    ("acts", "says"),
    [
        ("deal;P3 all-in;D announce-bet all-in 10000", "The raise is to 20,000, not the 10,000 announced; seat 4 may"),
        ("deal;P3 raise 900;D announce-bet call 200", "The raise is to 900, not the call of 200 announced: seat 4 may"),
        ("deal;P3 raise 900;D announce-bet call 900", "The raise is to 900, not the call of 900 announced: seat 4 may"),
    ],
    ids=["all-in", "call-less", "call"],
)
def test_the_bet_is_what_lies_there_by_whatever_name(house: str, acts: str, says: str) -> None:
    assert on_hand(house, HEAD, acts).sentence.startswith(says)


@pytest.mark.parametrize("house", [*FINDS_OUT, "upt"])
def test_what_is_called_out_right_is_left(house: str) -> None:
    for acts in ("deal;P3 call;D announce-bet call 200", "deal;P3 all-in;D announce-bet all-in 20000"):
        assert "announced" not in on_hand(house, HEAD, acts).sentence


@pytest.mark.parametrize("house", FINDS_OUT)
def test_a_raise_accepts_no_bet_of_its_own_size(house: str) -> None:
    sentence = on_hand(house, TURN, "P2 bet 800;D announce-bet bet 300;P5 raise 600").sentence
    assert sentence == "The raise is to 1,600, not 600: seat 5 puts in 1,000 more."


def test_at_upt_the_floor_judges_who_went_by_a_wrong_all_in() -> None:
    """[upt:no-limit-12]: of an all-in called out as less, and behind a fold."""
    for acts in (MISLED["all-in"][0], MISLED["behind-a-fold"][0]):
        assert on_hand("upt", HEAD, acts).sentence.startswith("The floor decides whether seat ")


UNLESS = "Unless the floor finds that seat 5 grossly misunderstood the bet of {}, "


@pytest.mark.parametrize("ask", ["", "wager"])
@pytest.mark.parametrize(
    ("acts", "bet", "says"),
    [
        ("P2 bet 300;D announce-bet bet 800;P5 wager 800", 300, "seat 5 raises to 800."),
        ("P2 bet 800;D announce-bet bet 300;P5 raise 600", 800, "the raise is to 1,600, not 600: seat 5 puts in"),
        ("P2 bet 800;D announce-bet bet 300;P5 say raise to 600", 800, "the raise is to 1,600, not 600: seat 5 puts"),
        ("P2 bet 800;D announce-bet bet 300;P5 say raise", 800, "seat 5 must raise to at least 1,600."),
    ],
    ids=["no-limit-12-more", "no-limit-12-less", "no-limit-12-said", "no-limit-12-bare"],
)
def test_at_upt_the_floor_judges_who_raises_by_a_wrong_word(acts: str, bet: int, says: str, ask: str) -> None:
    answer = on_hand("upt", TURN, acts, ask, 5 if ask else 0)
    assert answer.sentence.startswith(UNLESS.format(bet) + says)
    assert any(each.startswith("UPT no-limit-12:") for each in answer.notes)


@pytest.mark.parametrize("house", [*FINDS_OUT, "upt"])
@pytest.mark.parametrize(
    ("head", "acts"),
    [
        (TURN, "P2 bet 800;D announce-bet bet 700;P5 raise 1400"),
        (TURN, "P2 bet 800;D announce-bet bet 300;D announce-bet bet 800;P5 raise 1600"),
        (TURN, "P2 bet 800;D announce-bet bet 300;P5 raise 600;P7 call"),
        (f"game holdem limit;{HEAD}", "deal;P3 raise 400;D announce-bet raise 200;P4 raise 600"),
    ],
    ids=["near-it", "put-right", "acted-on", "limit"],
)
def test_any_other_raise_is_told_without_it(house: str, head: str, acts: str) -> None:
    assert "grossly" not in on_hand(house, head, acts).sentence


JUDGED = "If the floor finds seat 5 grossly misunderstood, the call need not bind; if not, {} goes in."
TENTH = "The floor decides whether seat 5 grossly misunderstood, as 2,000 is only 10% of 20,000, under the 80%"
THEN = "; seat 7 folded on a wrong count, 300 for 3,000: the floor should try to retrieve the hand if it can be told"
UPT = {
    "no-limit-12-said": ("P2 bet 3000;D announce-bet bet 300;P5 say call", JUDGED.format("3,000")),
    "no-limit-12-counted": ("P2 bet 3000;D tell count 300;P5 say call", JUDGED.format("3,000")),
    "no-limit-12-all-in-said": ("P2 all-in;D announce-bet all-in 2000;P5 say call", JUDGED.format("20,000")),
    "no-limit-12-all-in": ("P2 all-in;D announce-bet all-in 2000;P5 call", TENTH),
    "betting-8-near": (
        "P2 bet 3000;D announce-bet bet 2700;P5 say call",
        "Seat 5 must make the full call of 3,000: 3,000",
    ),
    "betting-8-put-right": (
        "P2 bet 3000;D announce-bet bet 300;D announce-bet bet 3000;P5 say call",
        "Seat 5 must make the full call of 3,000: 3,000 more goes in.",
    ),
    "dead-hand-2-said": (
        "P2 bet 3000;D announce-bet bet 300;P5 say call;P7 fold",
        f"Seat 5 must make the full call of 3,000: 3,000 more goes in{THEN}",
    ),
    "dead-hand-2-called": (
        "P2 bet 3000;D announce-bet bet 300;P5 call;P7 fold",
        f"It's a full call of 3,000: seat 5 puts in 2,700 more{THEN}",
    ),
    "dead-hand-2-raised": (
        "P2 bet 3000;D announce-bet bet 300;P5 raise 900;P7 fold",
        f"The raise is to 6,000, not 900: seat 5 puts in 5,100 more{THEN}",
    ),
    "no-limit-9-called-a-call": (
        "P2 bet 600;P5 raise 1200;D announce-bet call 1000;P7 call",
        "It's a full call of 1,200: seat 7 puts in 200 more.",
    ),
    "no-limit-11-round-open": (
        "P2 bet 3000;P5 raise 900;P7 fold",
        "The raise is to 6,000, not 900: seat 5 puts in 5,100 more.",
    ),
}


@pytest.mark.parametrize(("acts", "says"), UPT.values(), ids=[f"upt:{each}" for each in UPT])
def test_at_upt_who_goes_by_a_wrong_word_is_judged_and_what_comes_after_is_told(acts: str, says: str) -> None:
    assert on_hand("upt", TURN, acts).sentence.startswith(says)


@pytest.mark.parametrize("house", FINDS_OUT)
def test_a_call_of_an_all_in_called_out_as_less_is_of_what_was_named(house: str) -> None:
    """[49]: the chips are those of the word, and the rest is owed."""
    says = on_hand(house, TURN, "P2 all-in;D announce-bet all-in 2000;P5 call").sentence
    assert says == "Seat 5 owes the full 20,000: 18,000 more goes in."
