"""Out of turn, told in short until the action has come round: who is due calls what he faces by right."""

import pytest

from tests.grading.answers.in_short import on_hand
from tests.grading.answers.test_first_sentence import answered
from tests.recorded.telling.hand import told as told_at_random
from trainer.grading.answers.answer import answer_on_hand
from trainer.kernel.transcript import Transcript
from trainer.rules.book import BOOKS, book
from trainer.rules.record import Record

AT = {"tda-2022": "53-A", "tda-2024": "53-A", "players-2025": "42-A", "foxwoods-2020": "43-A", "metropolitan": "39-A"}
OVERTAKEN = "Seat 5's action isn't binding, as seat 4's raise changed the action: "
OUT = "P3 raise 1200;P5 raise 5000"
FLOP = "fold 3 4 5 6;call 1;check 2;flop"
WAITS = "The action backs up to seat 4, who faces 1,200: seat 5's raise to 5,000 is binding unless someone bets"


def case(house: str, what: str, acts: str, sentence: str) -> object:
    return pytest.param(house, acts, sentence, id=f"{what}-{house}:{AT[house]}")


@pytest.mark.parametrize(
    ("house", "acts", "sentence"),
    [
        *(case(each, "waits", OUT, WAITS) for each in AT),
        *(
            case(
                each,
                done,
                f"{OUT};{pointed}{done} 4",
                f"Seat 5's out-of-turn raise is binding at 5,000{why}; the action is on",
            )
            for each in AT
            for pointed in ("", "D action-on 4;")
            for done, why in (("call", ", as a call doesn't change the action"), ("fold", ""))
        ),
        *(case(each, "raised", f"{OUT};P4 raise 3600", f"{OVERTAKEN}5,000 goes back, and ") for each in AT),
        *(
            case(
                each,
                "checks",
                f"{FLOP};P2 bet 600;check 1",
                "Seat 2's out-of-turn bet is binding at 600; the action is",
            )
            for each in AT
        ),
    ],
)
def test_an_act_out_of_turn_binds_where_the_player_due_only_calls_folds_or_checks(
    house: str, acts: str, sentence: str
) -> None:
    answer = answered(house, acts)
    assert answer.sentence.startswith(sentence)
    assert AT[house] in {each.at for each in answer.lead.citations}
    assert ("action-back-to-the-seat-due" in {step.key for step in answer.steps}) is (acts == OUT)
    if "action is binding at " in answer.sentence:
        assert not any("keeps every choice" in each for each in answer.also)


@pytest.mark.parametrize("house", AT)
@pytest.mark.parametrize(
    ("acts", "sentence"),
    [
        pytest.param("P5 raise 600;P3 raise 900", "raise is no longer binding: 600 goes back; seat 4 acts", id="raise"),
        pytest.param("P5 call;P3 raise 900", "call is no longer binding: 200 goes back; seat 4 acts", id="call"),
        pytest.param(
            "P5 raise 900;P3 raise 600", "raise is no longer binding: 900 goes back; seat 4 acts", id="by-less"
        ),
        pytest.param(
            f"{FLOP};P2 check;P1 bet 600",
            "check isn't binding, as seat 1's bet changed the action: ",
            id="nobody-left-between",
        ),
    ],
)
def test_an_act_out_of_turn_that_a_raise_overtook_binds_no_more(house: str, acts: str, sentence: str) -> None:
    answer = answered(house, acts)
    assert sentence in answer.sentence
    assert ("may only call" in answer.sentence) is (house == "metropolitan")
    assert AT[house] in {each.at for each in answer.lead.citations}


CHECKS = "Seat 5's posted 2,400 plays, 2,600 goes back, and seat 5 may only check"


@pytest.mark.parametrize(
    ("acts", "sentence"),
    [
        pytest.param(OUT, "Seat 5 posts the minimum, 2,400, and gets 2,600 back", id="upt:out-of-turn"),
        pytest.param(f"{OUT};call 4", f"{CHECKS}, as seat 4 called;", id="upt:out-of-turn-1"),
        pytest.param(f"{OUT};P4 call 2400", f"{CHECKS}, as seat 4 called;", id="upt:out-of-turn-1-in-chips"),
        pytest.param(f"{OUT};fold 4", f"{CHECKS}; seat 6 acts next, 2,400 to call.", id="upt:out-of-turn-2"),
        pytest.param(
            f"{OUT};P4 raise 4800",
            "Seat 5 posted 2,400, 2,600 goes back, and the player may call 2,400 more, fold, or re-raise to 9,600",
            id="upt:out-of-turn-3",
        ),
    ],
)
def test_upt_has_a_bet_out_of_turn_post_the_minimum(acts: str, sentence: str) -> None:
    answer = answered("upt", acts)
    assert answer.sentence.startswith(sentence)
    assert not any("times the bet" in each for each in answer.no)


def test_in_turn_words_are_refused_where_another_seat_is_due() -> None:
    with pytest.raises(ValueError, match="it's seat 4's turn, not seat 6's: to act out of turn write P6"):
        answered("upt", "P3 raise 1200;call 6")


@pytest.mark.parametrize("key", BOOKS)
@pytest.mark.parametrize(("seed", "until", "ask"), [(100022, 57, "seats"), (100287, 29, ""), (200334, 26, "board")])
def test_what_later_comes_in_turn_or_is_dealt_over_is_answered_too(key: str, seed: int, until: int, ask: str) -> None:
    """Hands told at random: a board dealt over, and acts out of turn that what was made good since put in turn."""
    hand = told_at_random(seed)
    record = Record.of(Transcript(hand.setup, hand.gestures[:until]))
    assert answer_on_hand(record, book(key), ask).sentence.endswith(".")


RAISE = "the out-of-turn raise to 5,000 isn't binding"
PUT_BACK = f"{OUT};D stop;D action-on 4;P4 raise 3600;D return-bet 5 5000;D action-on 5"


@pytest.mark.parametrize(
    ("acts", "sentence"),
    [
        (
            f"{OUT};P4 raise 3600",
            f"{OVERTAKEN}5,000 goes back, and seat 5 may only call 3,600 or fold.",
        ),
        (PUT_BACK, f"Seat 5 may only call 3,600 or fold: {RAISE} and goes back."),
        (f"{PUT_BACK};P5 say re-raise", f"Seat 5 may only call 3,600 or fold: {RAISE} and goes back."),
        (f"{PUT_BACK};P5 raise 9000", "Seat 5 may not raise: it's a call of 3,600, and 5,400 goes back."),
    ],
    ids=["before[metropolitan:39-A]", "chips-back", "says-it", "does-it"],
)
@pytest.mark.parametrize("ask", ["", "rights"])
def test_whose_bet_out_of_turn_was_raised_may_not_raise_at_metropolitan(acts: str, sentence: str, ask: str) -> None:
    assert answered("metropolitan", acts, ask=ask).sentence == sentence


@pytest.mark.parametrize(
    ("acts", "sentence"),
    [
        (
            "P3 raise 600;P6 call;P4 raise 1800",
            "Seat 6's call is no longer binding: 600 goes back; seat 5 acts, then seat 6 may only call or fold.",
        ),
        (
            f"{FLOP};P2 check;P1 check;P2 bet 400",
            "Seat 2's check is binding, and seat 2 may not bet or raise this turn: 400 goes back.",
        ),
    ],
    ids=["call-overtaken", "bet-after-a-check"],
)
def test_at_upt_who_checked_or_called_out_of_turn_has_no_raise_left(acts: str, sentence: str) -> None:
    """upt betting-10"""
    answer = answered("upt", acts)
    assert answer.sentence == sentence
    assert "betting-10" in {each.at for each in answer.lead.citations}


LEFT = {"metropolitan": "only call or fold"}


@pytest.mark.parametrize("house", [pytest.param(house, id=f"{house}:{at}") for house, at in AT.items()])
@pytest.mark.parametrize("pointed", ["", "D action-on 1;"])
def test_a_bet_that_comes_before_an_act_out_of_turn_frees_it_though_others_are_to_act(house: str, pointed: str) -> None:
    """Whether or not the dealer had pointed the action back."""
    told = answered(house, f"call 3;fold 4 5 6;call 1;check 2;flop;P3 bet 800;{pointed}P1 bet 400").sentence
    stands = "Seat 1's bet of 400 stands; "
    assert told.startswith(f"{stands}seat 3's bet is no longer binding: 800 goes back; seat 2 acts, then seat 3 may ")
    assert told.endswith(LEFT.get(house, "call, raise or fold") + ".")


LATER = (
    "Seat 8's raise to 1,000 stands; seat 5, who posted 200 and gets 2,300 back, may then call 800 more, fold or "
    "re-raise; the action is on seat 2."
)


@pytest.mark.parametrize(
    ("acts", "says"),
    [
        (
            "P5 bet 2500;P2 call;P8 call",
            "Seat 5's posted 200 plays, 2,300 goes back, and seat 5 may only check, as seat 2 called.",
        ),
        ("P5 bet 2500;P2 call;P8 raise 1000", LATER),
        ("P5 bet 2500;P2 call 200;P8 raise 1000", LATER),
    ],
    ids=["called-by-all", "raised-later", "raised-later-over-chips"],
)
def test_at_upt_a_post_that_the_chips_dont_make_is_changed_for(acts: str, says: str) -> None:
    """[upt:out-of-turn-1]: 2,500 of chips of 500 are a bet of 200 all the same, and who calls them calls 200."""
    assert on_hand("upt", "on flop;blinds 100 200;pot 1500;in 2 5 8;seats 9 20000", acts).sentence == says


@pytest.mark.parametrize("house", AT)
@pytest.mark.parametrize(
    ("acts", "next_up"),
    [
        pytest.param("P8 say all-in;check 2;P5 check", "; the action is on seat 2.", id="all-in"),
        pytest.param("P2 bet 500;P8 say all-in;P5 fold", "; the action is on seat 2.", id="raise"),
        pytest.param("P2 bet 500;P8 say call;P5 fold", "Seat 8's out-of-turn call is binding at 500.", id="call"),
    ],
)
def test_words_out_of_turn_that_bind_leave_the_action_to_the_others(house: str, acts: str, next_up: str) -> None:
    """[53-A]"""
    head = "on flop;blinds 100 200;pot 2400;in 2 5 8;seats 9 20000"
    assert on_hand(house, head, acts).sentence.endswith(next_up)


@pytest.mark.parametrize(
    ("house", "puts_out", "says"),
    [
        (
            "tda-2024",
            "wager 1600",
            "It's a call of 1,200, not a raise, as 1,800 is the 50% mark: seat 8 gets 400 back.",
        ),
        (
            "metropolitan",
            "wager 3000",
            "Seat 8 may not raise: it's a call of 1,200, and 1,800 goes back.",
        ),
        ("upt", "wager 1200", "It's a call of 1,200 by seat 8."),
    ],
    ids=["53-A-43-A", "metropolitan-39-A", "upt-out-of-turn-1"],
)
def test_what_is_put_out_once_the_bet_out_of_turn_went_back(house: str, puts_out: str, says: str) -> None:
    """The largest bet of the round is the one in turn of 1,200."""
    head = "on turn;blinds 100 200;pot 2400;in 2 5 8;seats 9 20000"
    acts = f"P8 bet 800;P2 bet 1200;P8 pull-back 800;fold 5;P8 {puts_out}"
    assert on_hand(house, head, acts).sentence == says
