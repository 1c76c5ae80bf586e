"""Players passed over: they must speak up before substantial action out of turn has gone past them."""

from tests.rules.betting import Betting
from tests.rules.situations import cited
from tests.rules.test_misdeal import FOXWOODS, MET, PLAYERS, TDA, UPT, books
from trainer.rules.book import book as law
from trainer.rules.books import metropolitan_turns as met
from trainer.rules.common import out_of_turn as common
from trainer.rules.engine import decide
from trainer.rules.points import points
from trainer.rules.ruling import Authority, Discretion

FAMILY = books(
    (TDA, "53-B"),
    (TDA, "ill-53-B"),
    (PLAYERS, "42-B"),
    (PLAYERS, "ill-42-B"),
    (FOXWOODS, "43-B"),
    (MET, "39-B"),
)
FLOOR = {MET: met.FLOOR_RULES}


def past_seat_2(*acts: str, players: int = 6) -> Betting:
    """After the flop seat 1 has bet 600 and seat 2 is due when these things happen."""
    hand = Betting((100, 200), players, button=players).flop()
    hand.do("P1 wager 100x6", *acts)
    return hand


@FAMILY
def test_two_acts_with_chips_past_a_silent_player_bind_and_the_floor_decides_on_him(book: str, at: str) -> None:
    for acts in (("P3 wager 100x6", "P4 fold"), ("P3 fold", "P4 wager 100x6"), ("P3 check", "P4 check", "P5 check")):
        hand = past_seat_2(*acts)
        decision = hand.asked(book, "skipped")
        assert decision.ruling == FLOOR.get(book, common.FLOOR_DECIDES)
        assert decision.ruling is not None
        assert decision.ruling.authority == Authority.FLOOR
        assert at in cited(decision)
        assert hand.asked(book, "turn").ruling == common.BINDS


@FAMILY
def test_one_act_with_chips_or_two_without_are_not_enough(book: str, at: str) -> None:
    for acts in (("P3 wager 100x6",), ("P3 check", "P4 check"), ("P3 fold", "P4 fold")):
        decision = past_seat_2(*acts).asked(book, "skipped")
        assert (acts, decision.ruling) == (acts, common.KEEPS_HIS_TURN)
        assert decision.figure("due") == 2
        assert at in cited(decision)


@FAMILY
def test_who_speaks_up_in_time_keeps_his_turn_and_afterwards_it_is_too_late(book: str, at: str) -> None:
    in_time = past_seat_2("P3 wager 100x6", "P2 say wait", "P4 fold")
    assert in_time.asked(book, "skipped").ruling == common.KEEPS_HIS_TURN
    late = past_seat_2("P3 wager 100x6", "P4 fold", "P2 say wait")
    assert late.asked(book, "skipped").ruling == FLOOR.get(book, common.FLOOR_DECIDES)


@books((TDA, "53-B"), (PLAYERS, "42-B"), (FOXWOODS, "43-B"))
def test_a_dead_hand_or_no_aggression_are_named_as_choices(book: str, at: str) -> None:
    ruling = past_seat_2("P3 wager 100x6", "P4 fold").asked(book, "skipped").ruling
    assert ruling is not None
    assert (ruling.discretion, ruling.options[:2]) == (Discretion.PARTIAL, ("a-dead-hand", "no-bet-and-no-raise"))


@books((MET, "39-B"))
def test_metropolitan_names_no_choices(book: str, at: str) -> None:
    ruling = past_seat_2("P3 wager 100x6", "P4 fold").asked(book, "skipped").ruling
    assert ruling is not None
    assert (ruling.discretion, ruling.options) == (Discretion.FULL, ())


@books((MET, "39-B"))
def test_what_a_player_does_after_a_standing_all_in_is_no_act_past_anyone(book: str, at: str) -> None:
    """An all-in out of turn stands at this house: the check said after it isn't a second act past seat 1."""
    hand = Betting((100, 200), 5, {2: "100x8"}, button=5).flop()
    hand.do("P5 wager 100x4", "P2 wager 100x6", "P1 wager 1000x1", "P1 wager 1000x2", "P2 check")
    points_of_1 = [each for each in points(hand.facts()) if each.kind == "skipped" and each.seats[0] == 1]
    decision = decide(law(book), hand.facts().about(points_of_1[-1]))
    assert (decision.ruling, at in cited(decision)) == (common.KEEPS_HIS_TURN, True)


def test_upt_is_silent_about_players_passed_over() -> None:
    assert past_seat_2("P3 wager 100x6", "P4 fold").asked(UPT, "skipped").silent
