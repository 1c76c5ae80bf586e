"""What is told with who wins: words that do not count, a call that was for all, chips that go back, who is left."""

import pytest

from tests.grading.answers.in_short import cited, on_hand

ALL = ["tda-2022", "tda-2024", "players-2025", "foxwoods-2020", "metropolitan"]
TDA = ["tda-2022", "tda-2024"]
RIVER = "on river;blinds 100 200;pot 2400;in 3 6;seats 9 20000;cards 3 Kh 5d;cards 6 9h 9d;board Ks 7c 2d Jc 4s"
COUNT = f"{RIVER};seat 3 17500;seat 6 40000"
MISCOUNT = "all-in 3;P6 request count;D tell count 12500"


@pytest.mark.parametrize("house", TDA)
@pytest.mark.parametrize(
    "acts",
    [
        pytest.param("check 3 6;P6 claim hand trips;show 6;show 3", id="claim-before-12"),
        pytest.param("check 3 6;show 3 6;P6 claim hand trips", id="claim-after-12"),
        pytest.param("check 3 6;P3 claim hand pair;show 3;P6 claim hand straight;show 6", id="one-claim-true-12"),
    ],
)
def test_cards_speak_is_told_with_who_wins(house: str, acts: str) -> None:
    answer = on_hand(house, RIVER, acts)
    assert answer.sentence == (
        "The cards speak, not what seat 6 said; a hand miscalled on purpose may be penalized; seat 3 wins 2,400."
    )
    assert cited(answer)[0] in ("11", "12", "13"), "the paragraph on which it rests"


@pytest.mark.parametrize("house", [*ALL, "upt"])
@pytest.mark.parametrize("acts", ["P3 claim hand pair;show 3 6", "show 3 6;P3 claim hand pair"])
def test_who_called_a_seen_hand_what_it_is_has_miscalled_nothing(house: str, acts: str) -> None:
    """TDA 12, UPT showdown-2, and kin."""
    assert on_hand(house, RIVER, f"check 3 6;{acts}").sentence.endswith("eat 3 wins 2,400.")
    assert "miscalled" not in on_hand(house, RIVER, f"check 3 6;{acts}").sentence


@pytest.mark.parametrize(
    "house",
    [pytest.param(h, id=f"{h}:{at}") for h, at in zip(ALL, ("12", "12", "13", "12", "11"), strict=True)],
)
def test_who_lets_go_on_a_claim_is_told_what_a_miscalled_hand_may_cost(house: str) -> None:
    sentence = on_hand(house, RIVER, "check 3 6;P6 claim hand trips;P3 move muck").sentence
    assert sentence.endswith("wins 2,400 without tabling it; a hand miscalled on purpose may be penalized.")


def test_a_hand_miscalled_may_forfeit_the_pot() -> None:
    """UPT showdown-2."""
    sentence = on_hand("upt", RIVER, "check 3 6;P6 claim hand trips;show 6;show 3").sentence
    assert sentence.endswith("; a hand miscalled on purpose may forfeit the pot; seat 3 wins 2,400.")


@pytest.mark.parametrize("house", TDA)
def test_a_hand_called_by_its_name_is_no_news(house: str) -> None:
    assert on_hand(house, RIVER, "check 3 6;P3 claim hand pair;show 3 6").sentence == "Seat 3 wins 2,400."


@pytest.mark.parametrize("house", [*TDA, "players-2025"])
@pytest.mark.parametrize(
    ("acts", "sentence"),
    [
        pytest.param("P6 say call;show 3 6", "Seat 6 owes the full 17,500: 17,500 more goes in.", id="words"),
        pytest.param("P6 wager 12500;show 3 6", "Seat 6 owes the full 17,500: 5,000 more goes in.", id="chips"),
        pytest.param(
            "P6 call;show 3 6;P6 claim mistaken",
            "Seat 6 has accepted the full bet of 17,500; seat 3 wins 37,400.",
            id="all-in-already",
        ),
    ],
)
def test_what_a_miscounted_call_owes_comes_before_cards_shown(house: str, acts: str, sentence: str) -> None:
    """TDA 49 and its like."""
    assert on_hand(house, COUNT, f"{MISCOUNT};{acts}").sentence == sentence


@pytest.mark.parametrize("house", ALL)
@pytest.mark.parametrize("asks", ["P8 request count", "P8 request count 5"])
def test_what_a_wager_comes_to_comes_before_its_count(house: str, asks: str) -> None:
    """TDA 45-A: last chips that are all needed for the call; whoever is next asks how much it is."""
    head = "on turn;blinds 200 400;pot 3000;in 3 5 8;seats 9 20000;seat 5 1000x1+500x1"
    sentence = on_hand(house, head, f"P3 bet 1100;P5 wager 1000+500;{asks}").sentence
    assert sentence == "It's a call of 1,100, not a raise, as every chip was needed to call: seat 5 gets 400 back."


@pytest.mark.parametrize(
    ("acts", "sentence"),
    [
        pytest.param(
            "P1 post 100;P2 post one 1000;deal;P3 raise 600;fold 4 5 6 7 8 9 1 2",
            "Nothing is wrong: seat 3 wins 500; the uncalled 400 goes back to seat 3 and "
            "800 goes back to seat 2 as change.",
            id="big-blind",
        ),
        pytest.param(
            "P1 post one 500;P2 post 200;deal;P3 raise 600;fold 4 5 6 7 8 9 1 2",
            "Nothing is wrong: seat 3 wins 500; the uncalled 400 goes back to seat 3 and "
            "400 goes back to seat 1 as change.",
            id="small-blind",
        ),
        pytest.param(
            "deal;P3 raise 600;P4 wager one 1000;P5 raise 2000;fold 6 7 8 9 1 2 3 4",
            "Nothing is wrong: seat 5 wins 2,100; the uncalled 1,400 goes back to seat 5 and "
            "400 goes back to seat 4 as change.",
            id="call",
        ),
    ],
)
@pytest.mark.parametrize("house", ALL)
def test_change_of_a_chip_too_large_goes_back_to_who_folds(house: str, acts: str, sentence: str) -> None:
    assert on_hand(house, "blinds 100 200;seats 9 20000", acts).sentence == sentence


@pytest.mark.parametrize(("house", "at"), [("tda-2022", "15-B"), ("tda-2024", "15-B"), ("players-2025", "16-B")])
@pytest.mark.parametrize("gone", ["P2 move aside;D muck 2", "P2 move muck", "D muck 2"])
def test_who_is_left_wins_where_a_bettor_is_out(house: str, at: str, gone: str) -> None:
    head = "on river;blinds 100 200;pot 9200;in 2 5 8;seats 9 20000"
    sentence = on_hand(house, head, f"P2 bet 3000;fold 5;{gone}").sentence
    assert "3,000" in sentence
    assert sentence.endswith("; seat 8 then wins 9,200.")


PART = RIVER.replace("Kh 5d", "Kh Jd")
RISKED = (
    "Seat 3 has no claim unless the mucked card is identified or the floor finds that the hand was clearly read; "
    "otherwise seat 6 wins 2,400."
)
FETCHED = "The floor may rule seat 3's mucked hand dead, or retrieve it; unless it is retrieved, seat 6 wins 2,400."


@pytest.mark.parametrize(
    ("house", "said", "aside"),
    [
        pytest.param("tda-2022", RISKED, "Ask seat 3 to table every card", id="tda-2022:13-B"),
        pytest.param("tda-2024", RISKED, "Ask seat 3 to table every card", id="tda-2024:13-B"),
        pytest.param("players-2025", RISKED, "Ask seat 3 to table every card", id="players-2025:14-B"),
        pytest.param("foxwoods-2020", RISKED, "Ask seat 3 to table every card", id="foxwoods-2020:13-B"),
        pytest.param("metropolitan", RISKED, "Seat 3's hand isn't tabled", id="metropolitan:12-B"),
        pytest.param("upt", FETCHED, "Seat 3's hand isn't tabled", id="upt:dead-hand-2"),
    ],
)
def test_one_card_up_and_one_in_the_muck_is_at_its_players_risk(house: str, said: str, aside: str) -> None:
    """In whichever order the hands are shown; pushed aside, the other card may still be tabled."""
    acts = "check 3 6;P3 turn up Kh;P3 move muck down Jd;show 6"
    assert on_hand(house, PART, acts).sentence == said
    assert on_hand(house, PART, "check 3 6;show 6;P3 turn up Kh;P3 move muck down Jd").sentence == said
    assert on_hand(house, PART, acts.replace("muck", "aside")).sentence.startswith(aside)


TABLED = "check 3 6;show 3 6;P{seat} move muck"


@pytest.mark.parametrize(
    "house",
    [
        pytest.param("tda-2022", id="tda-2022:13-B"),
        pytest.param("tda-2024", id="tda-2024:13-B"),
        pytest.param("players-2025", id="players-2025:14-B"),
        pytest.param("foxwoods-2020", id="foxwoods-2020:13-B"),
        pytest.param("metropolitan", id="metropolitan:12-B"),
    ],
)
def test_a_tabled_winner_that_its_player_mucks_may_have_been_read(house: str) -> None:
    won, lost = 3, 6
    told = on_hand(house, PART, TABLED.format(seat=won)).sentence
    assert told == (
        f"The floor decides whether seat {won}'s hand was clearly tabled: "
        f"if so seat {won} wins 2,400, if not seat {lost}."
    )
    assert on_hand(house, PART, TABLED.format(seat=lost)).sentence == f"Seat {won} wins 2,400."
    alone = f"check 3 6;show {lost};P{lost} move muck"
    assert on_hand(house, PART, alone).sentence == (
        f"The floor decides whether seat {lost}'s hand was clearly tabled: "
        f"if so seat {won} must table a hand as good or better, if not seat {won} wins 2,400."
    )
    beaten = f"Seat {won} wins 2,400: the tabled hand beats seat {lost}'s, clearly tabled or not."
    assert on_hand(house, PART, f"{alone};show {won}").sentence == beaten


@pytest.mark.parametrize("house", TDA)
def test_who_showed_one_card_and_mucked_both_has_no_claim(house: str) -> None:
    sentence = on_hand(house, PART, "check 3 6;P3 turn up Kh;P3 move muck;show 6").sentence
    assert (
        sentence
        == "Seat 6 wins 2,400; seat 3, who didn't table every card, has no claim unless those cards are identified."
    )


@pytest.mark.parametrize(
    ("acts", "why"),
    [("P3 bet 800;P5 request count 3", "they face no all-in"), ("P3 all-in;P7 request count 3", "it isn't their turn")],
)
def test_a_count_that_is_refused_says_why(acts: str, why: str) -> None:
    """TDA 60."""
    head = "on flop;blinds 200 400;pot 3,000;in 3 5 7;seats 9 20000;seat 2 1000+500"
    assert on_hand("tda-2022", head, acts).sentence.endswith(f"not a count: {why}.")


@pytest.mark.parametrize("house", TDA)
def test_change_that_lies_there_is_told_once_the_street_is_over(house: str) -> None:
    """TDA 44: one chip too large is a call."""
    head = "on turn;blinds 100 200;pot 1500;in 3 5 7;seats 9 20000"
    sentence = on_hand(house, head, "P3 bet 500;P5 wager one 5000;call 7").sentence
    assert sentence == "Nothing is wrong: 4,500 goes back to seat 5 as change."


BIG_CHIP = "P1 post 100;P2 post one 1000;deal;P3 raise 600;fold 4 5 6 7 8 9 1;P2 say call"


@pytest.mark.parametrize("house", TDA)
@pytest.mark.parametrize(
    ("acts", "sentence"),
    [
        pytest.param("", "It's a call of 600, not a raise: seat 2 gets 400 back.", id="calls"),
        pytest.param(
            ";flop;check 2;P3 bet 400;fold 2",
            "Nothing is wrong: seat 3 wins 1,300; the uncalled 400 goes back to seat 3.",
            id="plays-on",
        ),
    ],
)
def test_a_call_by_words_is_made_by_a_chip_that_covers_it_already(house: str, acts: str, sentence: str) -> None:
    """TDA 46-C: nothing more has to go in."""
    assert on_hand(house, "blinds 100 200;seats 9 20000", f"{BIG_CHIP}{acts}").sentence == sentence


@pytest.mark.parametrize(
    "house", [pytest.param("tda-2022", id="tda-2022:13-B"), pytest.param("tda-2024", id="tda-2024:13-B")]
)
def test_a_tabled_hand_that_was_paid_may_go_and_one_that_shares_is_told_so(house: str) -> None:
    paid = on_hand(house, PART, "check 3 6;show 3 6;D push-pot 3 2400;P3 move muck").sentence
    assert "The floor decides" not in paid
    equal = PART.replace("cards 6 9h 9d", "cards 6 Kd Jh")
    shared = on_hand(house, equal, "check 3 6;show 3 6;P6 move muck").sentence
    assert shared == (
        "The floor decides whether seat 6's hand was clearly tabled: if so the pot is shared, if not seat 3 wins 2,400."
    )
