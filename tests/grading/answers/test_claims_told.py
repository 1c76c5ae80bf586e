"""A claim about one's own act or cards: what was told of it stands, all else is the floor's."""

import pytest

from tests.grading.answers.in_short import cited, on_hand
from trainer.rules.book import book

HEAD = "blinds 100 200;seats 9 20000"
RAISED = "deal;P3 raise 600;"
NEXT = "seat 5 may call 600 or raise, minimum raise to 1,000."
HIS_TURN = "seat 4 may call 600 or raise, minimum raise to 1,000."
RIVER = "on river;blinds 100 200;pot 3000;in 2 5;seats 9 20000"
FINAL = [("tda-2024", "1"), ("tda-2022", "1"), ("players-2025", "1"), ("foxwoods-2020", "1"), ("metropolitan", "1")]
IN_TURN = [
    ("tda-2024", "50-A"),
    ("tda-2022", "50-A"),
    ("players-2025", "43-A"),
    ("foxwoods-2020", "41-A"),
    ("metropolitan", "37-A"),
]
ACCEPTED = {"tda-2024": "49", "tda-2022": "49", "players-2025": "54", "foxwoods-2020": "52", "metropolitan": "48"}


@pytest.mark.parametrize(("house", "at"), [pytest.param(*each, id=":".join(each)) for each in FINAL])
@pytest.mark.parametrize(
    ("acts", "sentence"),
    [
        pytest.param(
            "P4 call;P4 claim folded",
            "Whether seat 4 folded isn't clear from what was said: the floor decides; as told, seat 4's call of 600 "
            f"stands; {NEXT}",
            id="folded-who-called",
        ),
        pytest.param(
            "P4 claim folded",
            f"Whether seat 4 folded isn't clear from what was said: the floor decides; as told, {HIS_TURN}",
            id="folded-in-turn",
        ),
        pytest.param(
            "P4 claim called",
            f"Whether seat 4 called isn't clear from what was said: the floor decides; as told, {HIS_TURN}",
            id="called",
        ),
        pytest.param(
            "P4 claim own-card",
            f"Whether that card is seat 4's isn't clear from what was said: the floor decides; as told, {HIS_TURN}",
            id="own-card",
        ),
    ],
)
def test_a_claim_that_nothing_told_bears_out_is_the_floors(house: str, at: str, acts: str, sentence: str) -> None:
    answer = on_hand(house, HEAD, f"{RAISED}{acts}")
    assert answer.sentence == sentence
    assert cited(answer) == [at]


@pytest.mark.parametrize(("house", "at"), [pytest.param(*each, id=":".join(each)) for each in IN_TURN])
@pytest.mark.parametrize(
    ("acts", "sentence"),
    [
        pytest.param("fold 4;P4 claim called", f"Seat 4's fold is binding; {NEXT}", id="called-who-folded"),
        pytest.param("fold 4;P4 claim folded", f"Seat 4's fold is binding; {NEXT}", id="folded"),
        pytest.param("P4 call;P4 claim called", f"Seat 4's call of 600 stands; {NEXT}", id="called"),
        pytest.param(
            "P4 raise 1800;P4 claim mistaken",
            "Seat 4's raise to 1,800 stands; seat 5 may call 1,800 or raise, minimum raise to 3,000.",
            id="mistaken",
        ),
        pytest.param(
            "P4 claim mistaken",
            f"Seat 4 has put in nothing here, so there is nothing to take back; {HIS_TURN}",
            id="mistaken-about-nothing",
        ),
    ],
)
def test_what_was_told_of_an_act_stands_whatever_is_claimed(house: str, at: str, acts: str, sentence: str) -> None:
    answer = on_hand(house, HEAD, f"{RAISED}{acts}")
    assert answer.sentence == sentence
    assert cited(answer) == [at]


@pytest.mark.parametrize(("house", "at"), [pytest.param(*each, id=":".join(each)) for each in ACCEPTED.items()])
def test_a_call_of_a_bet_taken_for_another_rests_on_accepted_action(house: str, at: str) -> None:
    answer = on_hand(house, HEAD, f"{RAISED}P4 call;P4 claim mistaken")
    assert answer.lead is not None and [each.at for each in answer.lead.citations] == [dict(IN_TURN)[house], at]


@pytest.mark.parametrize(
    ("acts", "sentence", "at"),
    [
        pytest.param("P4 claim folded", "Whether seat 4 folded", ["decision-2", "decision-7"], id="upt:decision-7"),
        pytest.param("P4 call;P4 claim mistaken", "Seat 4's call", ["betting-11", "no-limit-12"], id="upt:no-limit-12"),
    ],
)
def test_at_upt_a_decision_may_wait_and_a_misunderstanding_be_heard(acts: str, sentence: str, at: list[str]) -> None:
    answer = on_hand("upt", HEAD, f"{RAISED}{acts}")
    assert answer.sentence.startswith(sentence)
    assert answer.lead is not None and [each.at for each in answer.lead.citations] == at
    assert [each.reading for each in answer.lead.citations] == [book("upt").paragraph(each).reading for each in at]
    assert any(each.reading for each in answer.lead.citations) is ("betting-11" in at)


TABLES = "seat 2, last to bet or raise on the river, tables first"


@pytest.mark.parametrize(
    ("acts", "sentence"),
    [
        pytest.param("P2 bet 1000;P5 call;P2 claim mistaken", f"Seat 2's bet of 1,000 stands; {TABLES}", id="50-A"),
        pytest.param("P2 bet 1000;P5 call;P5 claim folded", "Whether seat 5 folded isn't clear", id="1"),
    ],
)
def test_a_claim_comes_before_who_shows_first(acts: str, sentence: str) -> None:
    assert on_hand("tda-2024", RIVER, acts).sentence.startswith(sentence)


@pytest.mark.parametrize(("house", "at"), [pytest.param(*each, id=":".join(each)) for each in IN_TURN])
@pytest.mark.parametrize("motion", ["aside", "muck"])
@pytest.mark.parametrize(
    ("head", "acts", "rest"),
    [
        pytest.param(
            RIVER,
            "P2 bet 1000;P5",
            "5's fold is binding; seat 2 wins 3,000; the uncalled 1,000 goes back to",
            id="river",
        ),
        pytest.param(
            RIVER.replace("in 2 5", "in 2 5 7"),
            "P2 bet 1000;P5",
            "5's fold is binding; seat 7 may call 1,000",
            id="three",
        ),
        pytest.param(
            RIVER.replace("river", "turn"), "P2 bet 1000;P5", "5's fold is binding; seat 2 wins 3,000", id="turn"
        ),
        pytest.param(HEAD, f"{RAISED}P4", "4's fold is binding; seat 5 may call 600", id="before-the-flop"),
    ],
)
def test_who_claims_the_fold_he_made_by_his_cards_against_a_bet_is_held_to_it(
    house: str, at: str, motion: str, head: str, acts: str, rest: str
) -> None:
    answer = on_hand(house, head, f"{acts} move {motion};{acts[-2:]} claim folded")
    assert answer.sentence.startswith(f"Seat {rest}")
    assert at in cited(answer) or any(f" {at}:" in note for note in answer.notes)


@pytest.mark.parametrize("house", [pytest.param("tda-2024", id="tda-2024:1"), pytest.param("upt", id="upt:decision-2")])
def test_no_act_of_an_earlier_street_is_told_as_the_one_that_stands(house: str) -> None:
    """The street was not told, and what led up to the hand was made up for it."""
    said = on_hand(house, RIVER, "P2 bet 1000;P5 claim folded").sentence
    assert said.endswith("the floor decides; as told, seat 5 may call 1,000 or raise, minimum raise to 2,000.")


@pytest.mark.parametrize(
    ("acts", "first", "at"),
    [
        pytest.param("P4 raise 1800;P4 claim mistaken", "The floor decides whether seat 4", True, id="raise"),
        pytest.param(
            "P4 raise 1800;P5 raise 3600;P5 claim mistaken", "The floor decides whether seat 5", True, id="again"
        ),
        pytest.param("P4 raise 1800;P5 call;P4 claim mistaken", "Seat 4's raise to 1,800 stands", False, id="acted-on"),
        pytest.param("P4 call;P4 claim mistaken", "Seat 4's call of 600 stands", True, id="full-call"),
    ],
)
def test_upt_has_the_floor_judge_a_raise_on_a_misunderstanding(acts: str, first: str, at: bool) -> None:
    """[upt:no-limit-12] As long as nobody has acted on it."""
    answer = on_hand("upt", HEAD, f"{RAISED}{acts}")
    assert answer.sentence.startswith(first)
    assert answer.lead is not None and ("no-limit-12" in [each.at for each in answer.lead.citations]) is at
    if "decides" in first:
        assert ": if so, the raise to " in answer.sentence and ", else it is; seat " in answer.sentence
