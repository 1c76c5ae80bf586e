"""What was asked stands in the first sentence: the second half of a ruling, what a check leaves, blind and ante."""

import pytest

from trainer.grading.answers.answer import Answer, answer_on_hand
from trainer.rules.book import book
from trainer.shorthand.reading import read

T2, T4, P, F, M, U = "tda-2022", "tda-2024", "players-2025", "foxwoods-2020", "metropolitan", "upt"


def answered(house: str, text: str, ask: str = "", seat: int = 0) -> Answer:
    head, acts = text.split("/")
    hand = read("\n".join([*head.split(";"), "---", *acts.split(";")])).record
    return answer_on_hand(hand, book(house), ask, seat)


def cited(answer: Answer) -> list[str]:
    return [each.at for each in answer.lead.citations] if answer.lead is not None else []


NO_ANTE = "All {} go to the big blind; no ante is posted."
PLAIN = "Nothing is wrong: seat 3 may call 2,000 or raise, minimum raise to 4,000."


@pytest.mark.parametrize(("house", "below", "above"), [(F, "bba-2", "bba-1"), (T4, "RP-11", "RP-11"), (P, "RP-11", "RP-11")])
@pytest.mark.parametrize("acts", ["deal", "P1 post 1000"])
def test_a_big_blind_short_of_blind_and_ante_posts_the_blind_first(
    house: str, below: str, above: str, acts: str
) -> None:
    head = "blinds 1000 2000 2000;seats 9 50000;button 9;seat 2 {}/" + acts
    for stack, at, sentence in (
        (1900, below, NO_ANTE.format("1,900")),
        (2000, below, NO_ANTE.format("2,000")),
        (2500, above, "Of seat 2's 2,500, 2,000 is the big blind and 500 the ante."),
    ):
        answer = answered(house, head.format(stack))
        assert (answer.sentence, cited(answer)) == (sentence, [at])
    full = answered(house, head.format(4000))
    assert full.sentence == (PLAIN if acts == "deal" else "Nothing is wrong.")


@pytest.mark.parametrize("house", [T2, M])
def test_a_short_big_blind_is_not_covered_where_nothing_is_printed_of_it(house: str) -> None:
    """Nor at Foxwoods without an ante for all."""
    head = "blinds 1000 2000{};seats 9 50000;button 9;seat 2 1900/deal"
    assert "doesn't cover this: a blind" in answered(house, head.format(" 2000")).sentence
    assert "doesn't cover this: a blind" in answered(F, head.format("")).sentence


RIVER = "on river;blinds 100 200;pot 1200;in 3 8;seats 9 20000/P3 bet 600"


@pytest.mark.parametrize(("house", "at"), [(T2, "55"), (T4, "55"), (F, "55"), (P, "55")])
@pytest.mark.parametrize("after", ["", ";D announce-bet bet 600", ";P8 say Raise, 2,500"])
def test_a_bet_checked_leaves_a_call_or_a_fold(house: str, at: str, after: str) -> None:
    answer = answered(house, f"{RIVER};P8 say Check{after}", "rights")
    assert (answer.sentence, cited(answer)) == ("Seat 8 may only call 600 or fold.", [at])


@pytest.mark.parametrize("house", [T2, T4, F, P])
def test_who_has_not_checked_the_bet_may_raise(house: str) -> None:
    """TDA 55, Foxwoods 55."""
    for acts in (RIVER, RIVER.replace("P3 bet 600", "P3 check;P8 bet 600")):
        assert answered(house, acts, "rights").sentence.endswith("may call 600 or raise, minimum raise to 1,200.")


@pytest.mark.parametrize("house", [M, U])
def test_a_house_without_that_rule_leaves_the_rights_open(house: str) -> None:
    answer = answered(house, f"{RIVER};P8 say Check", "rights")
    assert answer.sentence == "Seat 8 may call 600 or raise, minimum raise to 1,200."


THREE = "on river;blinds 200 400;pot 2600;in 2 5 8;seats 9 20000/check 2;{}"
FOLDS = [(P, "58"), (T2, "58"), (T4, "58"), (F, "58"), (M, "52")]


@pytest.mark.parametrize(("house", "at"), FOLDS)
@pytest.mark.parametrize("acts", ["P5 move aside;P5 say I fold", "P5 say I fold;P5 move aside"])
def test_cards_pushed_forward_and_the_word_fold_are_one_act(house: str, at: str, acts: str) -> None:
    for after in ("", ";P5 request live-hand I want them back"):
        answer = answered(house, THREE.format(acts + after))
        assert (answer.sentence, cited(answer)) == ("Seat 5's fold is binding.", [at])


@pytest.mark.parametrize(("house", "at"), [(P, "42-A"), (T2, "53-A"), (T4, "53-A"), (F, "43-A"), (M, "39-A")])
def test_whoever_folds_out_of_turn_says_so_once(house: str, at: str) -> None:
    answer = answered(house, THREE.format("P8 say I fold"))
    assert answer.sentence == "Seat 8's out-of-turn act binds; the action is on seat 5."
    assert at in cited(answer)
