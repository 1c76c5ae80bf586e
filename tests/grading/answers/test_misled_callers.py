"""Who goes by what the dealer called out wrong: any seat, in chips or in words, of a bet called by whatever name."""

import pytest

from tests.grading.answers.in_short import cited, on_hand

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


RAISED = "P2 bet 500;P5 raise 3000"
WITH_CHIPS_IN = {
    "what-is-left": (f"{RAISED};D announce-bet raise 2500;P7 fold;P2 call", "Seat 2 owes the full 3,000: 500 more"),
    "said": (f"{RAISED};D announce-bet raise 2500;P7 fold;P2 say 2500", "Seat 2 owes the full 3,000: 2,500 more"),
    "asked": (
        f"{RAISED};P7 fold;P2 request count 5;D announce-bet raise 2500;P2 wager 2000",
        "Seat 2 owes the full 3,000: 500 more",
    ),
    "behind-another": (
        f"{RAISED};D announce-bet raise 2500;P7 call;P2 call",
        "Seat 7's 2,500 is a full call of 3,000; seat 2 owes the full 3,000: 500 more",
    ),
    "another-figure": (f"{RAISED};D announce-bet raise 2600;P7 fold;P2 call", "Seat 2 owes the full 3,000: 400 more"),
}


@pytest.mark.parametrize(("house", "at"), FINDS_OUT.items())
@pytest.mark.parametrize(("acts", "says"), WITH_CHIPS_IN.values(), ids=[f"49-{each}" for each in WITH_CHIPS_IN])
def test_a_bet_called_out_as_what_is_left_to_call_is_called_out_wrong(
    house: str, at: str, acts: str, says: str
) -> None:
    answer = on_hand(house, TURN, acts)
    assert answer.sentence.startswith(says)
    assert answer.lead is not None and str(answer.lead.citations[0].at) == at


@pytest.mark.parametrize("house", FINDS_OUT)
@pytest.mark.parametrize(
    "told",
    [
        "D announce-bet call 2500;P7 fold;P2 wager 2000",
        "P7 fold;P2 request count 5;D tell count 2500;P2 wager 2000",
        "P7 fold;D tell count 2500;P2 wager 2000",
    ],
    ids=["51-B-1-called-out", "51-B-1-asked", "51-B-1-told"],
)
def test_who_is_told_what_is_left_to_call_and_puts_in_less_has_made_an_undercall(house: str, told: str) -> None:
    assert on_hand(house, TURN, f"{RAISED};{told}").sentence == "It's a full call of 3,000: seat 2 puts in 500 more."


@pytest.mark.parametrize(("house", "at"), FINDS_OUT.items())
@pytest.mark.parametrize(
    ("acts", "first"),
    [
        ("P2 bet 3000;D announce-bet bet 2500;P5 wager 3000", "Seat 5 has accepted the full bet of 3,000; seat 7 may"),
        (
            "P2 bet 3000;P5 request count 2;D tell count 2500;P5 wager 3000",
            "Seat 5 has accepted the full bet of 3,000",
        ),
        (f"{RAISED};P7 fold;D tell count 2600;P2 wager 2500", "Seat 2 has accepted the full bet of 3,000."),
    ],
    ids=["49-announced", "49-asked", "49-last"],
)
def test_that_he_has_accepted_the_full_bet_is_cited(house: str, at: str, acts: str, first: str) -> None:
    answer = on_hand(house, TURN, acts)
    assert answer.sentence.startswith(first)
    assert at in cited(answer) or any(f" {at}: " in each for each in answer.notes)
    assert cited(answer) or "minimum raise" not in answer.sentence


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
        ("deal;P3 raise 900;D announce-bet call 1200", "The raise is to 900, not the call of 1,200 announced: seat 4 "),
    ],
    ids=["all-in", "call-less", "call-more"],
)
def test_the_bet_is_what_lies_there_by_whatever_name(house: str, acts: str, says: str) -> None:
    assert on_hand(house, HEAD, acts).sentence.startswith(says)


RIGHT = {
    "call": (HEAD, "deal;P3 call;D announce-bet call 200"),
    "all-in": (HEAD, "deal;P3 all-in;D announce-bet all-in 20000"),
    "what-to-call": (HEAD, "deal;P3 raise 900;D announce-bet call 900"),
    "what-is-left-to-call": (HEAD, "deal;P3 raise 900;fold 4 5 6 1;D announce-bet call 700"),
    "what-to-call-in-limit": (f"game holdem limit;{HEAD}", "deal;P3 raise 400;D announce-bet call 400"),
    "bet-to-call": (TURN, "P2 bet 1200;D announce-bet call 1200"),
    "raise-to-call": (TURN, "P2 bet 600;P5 raise 1200;D announce-bet call 1200"),
    "raise-called": (TURN, "P2 bet 600;P5 raise 1200;D announce-bet call 1200;P7 call"),
    "raise-left-to-call": (TURN, "P2 bet 600;P5 raise 1200;P7 fold;D announce-bet call 600"),
    "raise-by": (TURN, "P2 bet 600;P5 say raise 600 more;P5 wager 1200;D announce-bet raise 1200"),
    "short-all-in": (f"{TURN};seat 5 800", "P2 bet 1200;P5 all-in;D announce-bet all-in 800"),
    "all-in-raise-to-call": (f"{TURN};seat 5 1500", "P2 bet 1200;P5 all-in;D announce-bet call 1500"),
    "short-blind-called": (f"{HEAD};seat 2 150", "deal;P3 call;D announce-bet call 200"),
    "post": (TURN, "P2 bet 1000;P7 raise 5000;D announce-bet post 2000"),
}


@pytest.mark.parametrize("house", [*FINDS_OUT, "upt"])
@pytest.mark.parametrize(("head", "acts"), RIGHT.values(), ids=RIGHT)
def test_what_is_called_out_right_is_left(house: str, head: str, acts: str) -> None:
    assert "announced" not in on_hand(house, head, acts).sentence


@pytest.mark.parametrize("house", [*FINDS_OUT, "upt"])
@pytest.mark.parametrize("amount", [600, 1100, 1300])
def test_a_call_of_another_amount_than_is_to_be_called_is_wrong(house: str, amount: int) -> None:
    """Seat 2, who has 600 out, would be told right with 600; it is seat 7's turn."""
    said = on_hand(house, TURN, f"P2 bet 600;P5 raise 1200;D announce-bet call {amount}").sentence
    assert said.startswith(f"The raise is to 1,200, not the call of {amount:,} announced: seat 7 may call 1,200 or")


BET_CALLED, ALL_IN_CALL = "P2 bet 3000;P5 call;", f"{TURN};seat 5 800"
CALL_OF, NEXT = "Seat 5's call is {}, not the {} announced", ": seat 7 may call 3,000 or raise,"


@pytest.mark.parametrize("house", [*FINDS_OUT, "upt"])
@pytest.mark.parametrize(
    ("head", "acts", "said"),
    [
        (TURN, f"{BET_CALLED}D announce-bet call 300", CALL_OF.format("3,000", 300) + NEXT),
        (TURN, f"{BET_CALLED}D announce-bet call 3500", CALL_OF.format("3,000", "3,500") + NEXT),
        (ALL_IN_CALL, "P2 bet 3000;P5 all-in;D announce-bet call 500", CALL_OF.format(800, 500) + NEXT),
        (ALL_IN_CALL, "P2 bet 3000;P5 all-in;D announce-bet all-in 500", CALL_OF.format(800, 500) + NEXT),
        (HEAD, "deal;P3 raise 900;P4 call;D announce-bet call 200", "Seat 4's call is 900, not the 200 announced"),
        (TURN, f"{BET_CALLED}P7 call;D announce-bet call 300", "Seat 7's call is 3,000, not the 300 announced."),
        (f"game holdem limit;{TURN}", "P2 bet 400;P5 call;D announce-bet call 200", CALL_OF.format(400, 200)),
    ],
    ids=["49-less", "49-more", "49-short-all-in", "49-all-in", "49-before-the-flop", "49-last-call", "49-limit"],
)
def test_a_call_called_out_as_another_amount_is_what_lies_there(house: str, head: str, acts: str, said: str) -> None:
    assert on_hand(house, head, acts).sentence.startswith(said)


@pytest.mark.parametrize("house", [*FINDS_OUT, "upt"])
@pytest.mark.parametrize(
    ("head", "acts"),
    [
        (TURN, f"{BET_CALLED}D announce-bet call 3000"),
        (TURN, f"{BET_CALLED}D announce-bet call 300;D announce-bet call 3000"),
        (TURN, "P2 bet 600;P5 raise 1200;P7 call;P2 call;D announce-bet call 600"),
        (ALL_IN_CALL, "P2 bet 3000;P5 all-in;D announce-bet call 800"),
        (ALL_IN_CALL, "P2 bet 3000;P5 all-in;D announce-bet call 3000"),
        (TURN, "P2 check;P5 check;D announce-bet call 300"),
    ],
    ids=["49-total", "49-put-right", "49-put-in", "49-short-all-in", "49-to-call", "49-nothing-called"],
)
def test_a_call_called_out_right_is_left(house: str, head: str, acts: str) -> None:
    assert "announced" not in on_hand(house, head, acts).sentence


@pytest.mark.parametrize("house", [*FINDS_OUT, "upt"])
@pytest.mark.parametrize("act", ["wager 300", "say 300", "raise 900", "raise 6000", "fold"])
def test_who_goes_by_a_wrong_word_on_a_call_goes_by_the_bet(house: str, act: str) -> None:
    """[upt:no-limit-12]: what the next player does is ruled as after a wrong word on the bet itself."""
    of_the_call, of_the_bet = (
        on_hand(house, TURN, f"{BET_CALLED}D announce-bet {each} 300;P7 {act}").sentence for each in ("call", "bet")
    )
    assert of_the_call.replace("Seat 5's call is", "The bet is") == of_the_bet


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


JUDGED = "If the floor finds seat 5 grossly misunderstood, the call need not be binding; if not, {} goes in."
TENTH = "The floor decides whether seat 5 grossly misunderstood the bet, as 2,000 is only 10% of 20,000, under the 80%"
THEN = (
    "; seat 7 folded on a wrong count, 300 for 3,000: the floor should try to retrieve the hand if it can be identified"
)
FIRST = "Seat 5 must make the full call of 3,000: 3,000 more goes in"
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
    "betting-8-then-called": ("P2 bet 3000;D announce-bet bet 300;P5 say call;P7 call", f"{FIRST}; the floor decides"),
    "betting-8-then-said": (
        "P2 bet 3000;D announce-bet bet 300;P5 say call;P7 say call",
        (
            f"{FIRST}; if the floor finds seat 7 grossly misunderstood, the call need not be binding; if not, 3,000 "
            "goes in."
        ),
    ),
    "betting-8-then-raised": (
        "P2 bet 3000;D announce-bet bet 300;P5 say call;P7 raise 6000",
        f"{FIRST}; unless the floor finds that seat 7 grossly misunderstood the bet of 3,000, seat 2 may call ",
    ),
    "betting-8-then-raised-low": (
        "P2 bet 3000;D announce-bet bet 300;P5 say call;P7 raise 900",
        f"{FIRST}; unless the floor finds that seat 7 grossly misunderstood the bet of 3,000, seat 7's raise is to ",
    ),
    "betting-14-then-raised": (
        "P2 bet 3000;D announce-bet bet 300;P5 call;P7 raise 6000",
        "It's a full call of 3,000: seat 5 puts in 2,700 more; unless the floor finds that seat 7 grossly misunderst",
    ),
    "betting-8-near-then-called": (
        "P2 bet 3000;D announce-bet bet 2700;P5 say call;P7 call",
        f"{FIRST}; it's a full call of 3,000: seat 7 puts in 300 more.",
    ),
    "betting-14-put-right-before": (
        "P2 bet 3000;D announce-bet bet 300;D announce-bet bet 3000;P5 say call;P7 wager 300",
        "It's a full call of 3,000: seat 7 puts in 2,700 more.",
    ),
    "betting-14-nothing-wrong-named": (
        "P2 bet 3000;P5 say call;P7 wager 300",
        "It's a full call of 3,000: seat 7 puts in 2,700 more.",
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


@pytest.mark.parametrize("house", FINDS_OUT)
@pytest.mark.parametrize("ask", ["", "wager"])
def test_a_call_in_words_on_the_wrong_word_comes_before_the_next_ones_chips(house: str, ask: str) -> None:
    """[49]: both are to be made good, in their order."""
    says = on_hand(house, TURN, "P2 bet 3000;D announce-bet bet 300;P5 say call;P7 call", ask).sentence
    owes = "seat 7 owes the full 3,000: 2,700 more goes in."
    assert says == f"It's a call: seat 5 puts in 3,000 more, 3,000 in all; {owes}"
