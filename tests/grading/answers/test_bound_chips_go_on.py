"""A hand that goes on after chips of a bet or call in turn went back: they bind, and the next players face them."""

import pytest

from tests.grading.answers.in_short import IN_TURN, cited, on_hand

TURN = "on turn;blinds 100 200;pot 2400;in 2 5 7;seats 9 20000"
RIVER = TURN.replace("turn", "river")
FLOP = "on flop;blinds 100 200;pot 2400;in 3 4;seats 9 20000"
EVERYWHERE = [pytest.param(house, at, id=f"{house}:{at}") for house, at in IN_TURN.items()]
CHECKED = {"tda-2024": "55", "tda-2022": "55", "foxwoods-2020": "55"}
BACK = "Seat {}'s action is binding: {} goes back in"


def taken_back(house: str, at: str) -> list[str]:
    """What is cited of chips just released in turn; UPT prints it for no-limit and pot-limit once more."""
    return [at, *(["no-limit-7"] if house == "upt" else [])]


@pytest.mark.parametrize(("house", "at"), [pytest.param(h, at, id=f"{h}:{at}") for h, at in CHECKED.items()])
@pytest.mark.parametrize(
    ("acts", "first"),
    [
        ("P2 wager 800;P2 pull-back 800;P5 check", f"{BACK.format(2, 800)}; s"),
        ("P2 wager 800;P2 pull-back 800;P5 check;P2 wager 800", "S"),
        ("P2 bet 800;D return-bet 2 800;P5 check", f"{BACK.format(2, 800)}; s"),
        ("P2 wager 800;P5 check;P2 pull-back 800", f"{BACK.format(2, 800)}; s"),
    ],
    ids=["gone", "there-again", "returned", "checks-first"],
)
def test_who_checks_behind_a_bet_that_was_pulled_back_checks_a_bet(house: str, at: str, acts: str, first: str) -> None:
    said = on_hand(house, RIVER, acts)
    assert said.sentence == f"{first}eat 5 can't check a bet: call 800 or fold."
    assert cited(said)[-1] == at


@pytest.mark.parametrize(("house", "at"), EVERYWHERE)
@pytest.mark.parametrize("head", [TURN, RIVER], ids=["turn", "river"])
@pytest.mark.parametrize(
    ("acts", "seat", "owed", "more"),
    [
        ("P2 check;P5 bet 800;P5 pull-back 800;P7 fold", 5, "800", ""),
        ("P2 check;P5 bet 800;P7 fold;P5 pull-back 800", 5, "800", ""),
        (
            "P2 wager 800;P2 pull-back 800;P5 fold;P7 fold",
            2,
            "800",
            "; seat 2 wins 2,400; the uncalled 800 goes back to seat 2",
        ),
        ("P2 wager 800;P2 pull-back 800;P2 wager 500", 2, "300", ""),
        ("P2 bet 800;P2 pull-back 800;P2 wager 500;P5 fold", 2, "300", ""),
        ("P2 bet 800;P5 call;D return-bet 2 800", 2, "800", ""),
        ("P2 bet 800;D return-bet 2 800", 2, "800", ""),
    ],
    ids=["folds", "folds-first", "all-fold", "less-again", "folds-to-less", "returned", "at-once"],
)
def test_the_bet_stands_and_chips_go_back_in(
    house: str, at: str, head: str, acts: str, seat: int, owed: str, more: str
) -> None:
    """Nobody who folds to it has folded with nothing to call, and chips put out again are no string bet."""
    said = on_hand(house, head, acts)
    assert (said.sentence, cited(said)) == (f"{BACK.format(seat, owed)}{more}.", taken_back(house, at))


@pytest.mark.parametrize(("house", "at"), EVERYWHERE)
def test_before_anybody_has_acted_since_it_is_told_what_the_next_one_may_do(house: str, at: str) -> None:
    said = on_hand(house, RIVER, "P2 bet 800;P2 pull-back 800")
    assert (said.sentence, cited(said)) == (f"{BACK.format(2, '800')}.", taken_back(house, at))
    assert said.also == ("Seat 5 may call 800 or raise, minimum raise to 1,600.",)


@pytest.mark.parametrize(("house", "at"), EVERYWHERE)
@pytest.mark.parametrize("seat", [2, 5])
@pytest.mark.parametrize("then", ["", "D bring-in-bets;"])
def test_chips_pulled_back_from_a_called_bet_go_in_on_the_next_street_too(
    house: str, at: str, seat: int, then: str
) -> None:
    acts = f"P2 bet 800;P5 call;P7 call;P{seat} pull-back 800;{then}river"
    said = on_hand(house, TURN, acts)
    assert (said.sentence, cited(said)) == (f"{BACK.format(seat, '800')}.", taken_back(house, at))
    assert said.also == ("Seat 2 may check or bet, minimum 200.",)
    pots = on_hand(house, TURN, acts, "pots").sentence
    assert pots.startswith(f"{BACK.format(seat, '800')}; the pot is 4,800")


@pytest.mark.parametrize(("house", "at"), EVERYWHERE)
@pytest.mark.parametrize(
    ("ask", "seat", "begins"),
    [("wager", 2, f"{BACK.format(2, '800')}; seat 2 bets 800."), ("wager", 5, "It's a full call of 800")],
)
def test_of_whom_it_is_asked_is_told_first(house: str, at: str, ask: str, seat: int, begins: str) -> None:
    del at
    said = on_hand(house, RIVER, "P2 wager 800;P2 pull-back 800;P5 wager 400", ask, seat)
    assert said.sentence.startswith(begins)
    assert seat == 2 or BACK.format(2, "800") + "." in said.also


@pytest.mark.parametrize("house", [pytest.param("upt", id="upt:betting-11")])
def test_upt_has_nothing_to_say_on_chips_that_lie_there_again(house: str) -> None:
    acts = "P3 wager 200;P4 raise 600;P3 pull-back 200;P3 wager 200"
    assert on_hand(house, FLOP, acts).sentence == (
        "Nothing is wrong: seat 3 may call 400 or raise, minimum raise to 1,200."
    )
    assert on_hand(house, FLOP, acts.removesuffix("200") + "400").sentence == f"{BACK.format(3, '200')}."


@pytest.mark.parametrize(
    "house", [pytest.param("tda-2024", id="tda-2024:56"), pytest.param("upt", id="upt:betting-12")]
)
@pytest.mark.parametrize(
    ("acts", "ends"),
    [
        ("P2 wager 800;P2 pull-back 800;P2 wager 1200", "held to 800 and gets 400 back."),
        ("P2 wager 800;P2 pull-back 300;P2 wager 500", "held to 800 and gets 200 back."),
        ("P2 wager 800;P2 wager 400;D return-bet 2 400", "held to 800."),
    ],
    ids=["more", "more-than-was-pulled", "returned"],
)
def test_more_than_was_pulled_back_is_a_string_bet(house: str, acts: str, ends: str) -> None:
    assert on_hand(house, RIVER, acts).sentence.endswith(ends)


@pytest.mark.parametrize(
    ("acts", "sentence"),
    [
        pytest.param("P2 bet 800;P5 fold;P7 fold;D return-bet 2 800", "Nothing is wrong: seat 2 wins 2,400."),
        pytest.param("P2 bet 800;P5 fold;P7 fold;P2 pull-back 800", "Nothing is wrong: seat 2 wins 2,400."),
        pytest.param("P2 bet 800;P5 wager 500x2;D return-bet 5 200", "It's a call: seat 5 is in for 800."),
    ],
    ids=["50-A-uncalled", "50-A-pulled-uncalled", "45-A-change"],
)
def test_chips_that_rightly_go_back_bind_nobody(acts: str, sentence: str) -> None:
    assert on_hand("tda-2024", RIVER, acts).sentence == sentence


HELD = {"tda-2024": "15-B", "tda-2022": "15-B", "foxwoods-2020": "15-B", "players-2025": "16-B"}


@pytest.mark.parametrize(("house", "at"), [pytest.param(h, at, id=f"{h}:{at}") for h, at in HELD.items()])
@pytest.mark.parametrize("throw", ["P5 move muck", "P5 move aside", "P5 fold"])
@pytest.mark.parametrize("then", ["", ";P2 fold"])
def test_a_bettors_cards_are_held_though_somebody_folds_onto_them(house: str, at: str, throw: str, then: str) -> None:
    said = on_hand(house, RIVER, f"P2 check;P5 bet 800;{throw};P7 fold{then}")
    assert cited(said) == [at]
    alone = ": identified, they are the only hand left" if then else ""
    assert said.sentence == (
        f"Hold seat 5's cards and call the floor{alone}; once they can't be identified, only the uncalled 800 comes "
        "back; seat 2 then wins 2,400."
    )
    mixed = on_hand(house, RIVER, f"P2 check;P5 bet 800;P5 move muck;P7 fold;D scramble muck{then}")
    assert mixed.sentence == "Seat 5 is out; the uncalled 800 comes back, and seat 2 wins 2,400."


@pytest.mark.parametrize("house", [pytest.param("metropolitan", id="metropolitan:52")])
def test_who_folds_to_the_bet_of_a_bettor_who_folded_has_a_bet_to_fold_to(house: str) -> None:
    assert on_hand(house, RIVER, "P2 check;P5 bet 800;P5 fold;P7 fold").sentence == (
        "Seat 5's fold is binding and may be penalized; seat 2 wins 2,400; the uncalled 800 goes back to seat 5."
    )


@pytest.mark.parametrize("house", [pytest.param("tda-2024", id="tda-2024:53-A")])
def test_a_fold_in_turn_after_a_bet_out_of_turn_that_bound_nobody_is_a_fold(house: str) -> None:
    acts = "P5 bet 800;P2 bet 500;P5 pull-back 800;P5 fold;P7 fold"
    assert on_hand(house, RIVER, acts, "pots").sentence == "Seat 2 wins 2,400."


BLINDS = "blinds 100 200;seats 6 20000"
KNOWN = {"tda-2024": "TDA 2024", "players-2025": "Players", "foxwoods-2020": "Foxwoods", "metropolitan": "Metropolitan"}


@pytest.mark.parametrize(
    ("house", "name"),
    [pytest.param(h, n, id=f"{h}:{IN_TURN[h]}") for h, n in {**KNOWN, "upt": "UPT"}.items()],
)
@pytest.mark.parametrize("acts", ["deal;P3 call;fold 4 5 6;P1 call;P2 pull-back 200", "deal;P2 pull-back 200"])
def test_no_book_says_what_becomes_of_a_blind_pulled_back_with_nothing_to_call(
    house: str, name: str, acts: str
) -> None:
    said = on_hand(house, BLINDS, acts).sentence
    assert said == f"{name} doesn't cover this: prior chips pulled back, seat 2."


@pytest.mark.parametrize("house", [pytest.param("foxwoods-2020", id="50-B"), pytest.param("metropolitan", id="46-B")])
def test_a_blind_pulled_back_with_something_to_call_binds_to_a_call_or_raise(house: str) -> None:
    said = on_hand(house, BLINDS, "deal;fold 3 4 5 6;P1 pull-back 100").sentence
    assert said == "Seat 1 must call 200 or raise to at least 400."


@pytest.mark.parametrize("house", [pytest.param("tda-2024", id="50-A"), pytest.param("upt", id="betting-11")])
def test_a_blind_pulled_back_once_it_is_won_is_his(house: str) -> None:
    said = on_hand(house, BLINDS, "deal;fold 3 4 5 6 1;P2 pull-back 200").sentence
    assert said == "Nothing is wrong: seat 2 wins 200."
