"""More than the game allows: in limit the fixed bet of the street, on fourth street too, the pot at pot-limit."""

import pytest

from tests.grading.answers.in_short import on_hand

STUD = (
    "on fourth;game stud limit;ante 25;bring-in 50;small-bet 200;big-bet 400;pot 1000;in 2 4 6;seats 8 20000;"
    "cards 2 2c 3d Kh {};cards 4 4c 5d 9h Th;cards 6 6c 7d 8h Jh"
)
PAIR, NONE = STUD.format("Kd"), STUD.format("Ad")
SILENT = {"tda-2022": "TDA 2022", "tda-2024": "TDA 2024", "metropolitan": "Metropolitan", "upt": "UPT"}
OPEN = "{} doesn't say what happens to more than the limit: the floor decides, and the only bet is 200."


@pytest.mark.parametrize("house", SILENT)
@pytest.mark.parametrize("act", ["bet 300", "bet 400", "wager 400", "say bet 400", "bet 600"])
def test_without_a_pair_fourth_street_is_bet_at_the_lower_limit(house: str, act: str) -> None:
    assert on_hand(house, NONE, f"P2 {act}").sentence == OPEN.format(SILENT[house])


@pytest.mark.parametrize("house", SILENT)
@pytest.mark.parametrize("act", ["bet 300", "bet 600", "say bet 400"])
def test_with_a_pair_what_is_no_doubled_bet_is_too_much(house: str, act: str) -> None:
    assert on_hand(house, PAIR, f"P2 {act}").sentence == OPEN.format(SILENT[house])


@pytest.mark.parametrize("house", ["tda-2022", "tda-2024", "players-2025"])
@pytest.mark.parametrize("act", ["bet 400", "wager 400"])
def test_a_bet_doubled_for_a_pair_is_brought_down(house: str, act: str) -> None:
    """[RP-10-F]"""
    answer = on_hand(house, PAIR, f"P2 {act}")
    assert (answer.sentence, answer.also) == ("The bet isn't doubled for a pair: bring it down to 200.", ())


@pytest.mark.parametrize("head", [PAIR, NONE], ids=["pair", "none"])
def test_one_large_chip_is_the_one_bet_and_told_once(head: str) -> None:
    """[tda-2024:44]"""
    answer = on_hand("tda-2024", head, "P2 wager one 500")
    assert answer.sentence == "Seat 2 bets 200 and gets 300 back."
    assert not any("doubled" in each for each in answer.also)


@pytest.mark.parametrize("head", [PAIR, NONE], ids=["pair", "none"])
@pytest.mark.parametrize(("act", "back"), [("bet 300", 100), ("bet 600", 400)])
def test_where_it_is_adjusted_it_is_cut_to_the_lower_limit(head: str, act: str, back: int) -> None:
    """[foxwoods-2020:54-B]"""
    put = act.removeprefix("bet ")
    assert on_hand("foxwoods-2020", head, f"P2 {act}").sentence == (
        f"The bet is cut to 200, not {put}: {back} goes back to seat 2."
    )


def test_a_raise_of_too_much_hangs_on_it() -> None:
    said = on_hand("tda-2024", NONE, "P2 bet 400;P4 raise 800").sentence
    assert said == f"{OPEN.format('TDA 2024')[:-1]}; the amount of seat 4's raise depends on that."


@pytest.mark.parametrize("house", ["tda-2024", "upt"])
def test_what_the_street_allows_is_still_nothing_wrong(house: str) -> None:
    for acts in ("P2 bet 200", "P2 bet 200;P4 raise 400"):
        assert "doesn't say what happens" not in on_hand(house, NONE, acts).sentence
    fifth = NONE.replace("on fourth", "on fifth").replace("Ad", "Ad Qs").replace("Th", "Th 2s").replace("Jh", "Jh 3s")
    assert "doesn't say what happens" not in on_hand(house, fifth, "P2 bet 400").sentence


POT = "on turn;game omaha pot-limit;blinds 100 200;pot 1000;in 2 5 7;seats 9 20000"


@pytest.mark.parametrize(
    ("house", "at"),
    [
        ("tda-2024", "54-C"),
        ("tda-2022", "54-B"),
        ("players-2025", "55-C"),
        ("foxwoods-2020", "53-B"),
        ("metropolitan", "49-B"),
    ],
)
@pytest.mark.parametrize(
    ("acts", "says"),
    [
        ("P2 bet 500;P5 wager 1000x4", "Seat 5 raises to 2,500 and gets 1,500 back."),
        ("P2 wager one 5000", "Seat 2 bets 1,000 and gets 4,000 back."),
    ],
    ids=["several", "one"],
)
def test_silent_chips_beyond_the_pot_cite_what_the_pot_allows(house: str, at: str, acts: str, says: str) -> None:
    answer = on_hand(house, POT, acts)
    assert answer.sentence == says
    assert answer.lead is not None and at in {each.at for each in answer.lead.citations}


def test_what_the_pot_allows_is_cited_of_no_other_wager() -> None:
    answer = on_hand("tda-2024", POT, "P2 bet 500;P5 wager 1000x2+500")
    assert answer.lead is not None and "54-C" not in {each.at for each in answer.lead.citations}


RAISED = "; seat 5's raise to 4,000 stands."


@pytest.mark.parametrize(
    ("house", "raised", "says"),
    [
        ("tda-2024", 4000, f"The pot bet is 1,000, not 1,500: seat 2 gets 500 back{RAISED}"),
        (
            "tda-2024",
            6000,
            "The pot bet is 1,000, not 1,500: seat 2 gets 500 back; then the maximum is 4,000: seat 5 gets 2,000 back.",
        ),
        ("upt", 4000, f"The pot allows 1,000: seat 2 gets 500 back{RAISED}"),
    ],
    ids=["tda-2024-52-B-whole", "tda-2024-52-B-too-much", "upt-no-limit-0"],
)
def test_a_raise_of_a_bet_beyond_the_pot_goes_by_it_as_it_is_cut(house: str, raised: int, says: str) -> None:
    assert on_hand(house, POT, f"P2 bet 1500;P5 raise {raised}").sentence == says


def test_a_raise_of_a_bet_beyond_the_limit_goes_by_it_as_it_is_cut() -> None:
    """[foxwoods-2020:54-B]"""
    head = "on turn;game holdem limit;blinds 100 200;pot 1000;in 2 5 7;seats 9 20000"
    assert on_hand("foxwoods-2020", head, "P2 bet 600;P5 raise 1200").sentence == (
        "The bet is cut to 400, not 600: 200 goes back to seat 2; "
        "the raise is cut to 800, not 1,200: 400 goes back to seat 5."
    )


@pytest.mark.parametrize(
    ("house", "acts", "word"),
    [
        ("tda-2024", "P2 bet 400;P7 say raise 900", "raise"),
        ("metropolitan", "P2 bet 400;P7 raise 900", "raise"),
        ("metropolitan", "P2 check;P7 bet 100", "bet"),
    ],
)
def test_out_of_turn_what_the_house_has_no_size_for_is_told_without_a_figure(house: str, acts: str, word: str) -> None:
    head = "on turn;game holdem limit;blinds 100 200;pot 1000;in 2 5 7;seats 9 20000"
    said = on_hand(house, head, acts).sentence
    assert f": seat 7's {word} is binding unless someone bets or raises first" in said


LIMIT_TURN = "on turn;game holdem limit;blinds 100 200;pot 4000;in 2 5 7;seats 9 20000"
OVER = "P2 bet 400;P5 wager 100x10"


@pytest.mark.parametrize("house", ["tda-2024", "tda-2022", "players-2025", "metropolitan"])
@pytest.mark.parametrize("then", ["P7 call", "P7 raise 1200"])
@pytest.mark.parametrize("asked", ["", "wager:5", "wager:7"])
def test_what_answers_more_than_the_limit_hangs_on_the_floor_whoever_is_asked_about(
    house: str, then: str, asked: str
) -> None:
    """[tda-2024:47-B]"""
    answer = on_hand(house, LIMIT_TURN, f"{OVER};{then}", asked.partition(":")[0], int(asked[-1:] or 0))
    assert "doesn't say what happens to more than the limit: the floor decides" in answer.sentence
    assert answer.sentence.endswith("depends on that.") and not answer.also
    pots = on_hand(house, LIMIT_TURN, f"{OVER};{then}", "pots").sentence
    assert pots.endswith("apart from the chips in front of seats 5 and 7 the pot is 4,400.")


@pytest.mark.parametrize(
    ("then", "asked", "said"),
    [
        ("P7 call", "", "Seat 5 raises to 800 and gets 200 back; seat 7's call is 800, and 200 goes back."),
        ("P7 call", "wager", "Seat 7 calls 800 and gets 200 back."),
        ("P7 raise 1200", "", "Seat 5 raises to 800 and gets 200 back; seat 7 raises to 1,200."),
        ("P7 raise 1200", "wager", "Seat 7 raises to 1,200."),
    ],
)
def test_a_raise_that_silent_chips_make_at_the_limit_is_faced_as_that(then: str, asked: str, said: str) -> None:
    """[upt:betting-12]"""
    assert on_hand("upt", LIMIT_TURN, f"{OVER};{then}", asked, 7 if asked else 0).sentence == said
    pot = {"P7 call": "6,000: 4,000 in the middle and 2,000", "P7 raise 1200": "6,400: 4,000 in the middle and 2,400"}
    assert pot[then] in on_hand("upt", LIMIT_TURN, f"{OVER};{then}", "pots").sentence
