"""Hands that are gone in every book: pushed forward, let go by a bettor, taken by the dealer, up cards picked up."""

import pytest

from tests.rules.betting import asked_of
from tests.rules.showdowns import CHECKED, STACK, at_of, figures, river, said, told
from tests.rules.test_misdeal import FOXWOODS, MET, PLAYERS, TDA, UPT, books
from trainer.rules.book import book as law
from trainer.rules.facts import Facts
from trainer.rules.points import points
from trainer.rules.ruling import Authority

FORWARD = (*CHECKED, "P3 move aside down 3c 3d")
OUT = "showdown.out-uncalled-returned"


@books((TDA, "14"), (PLAYERS, "15-A"), (FOXWOODS, "14"), (MET, "13"))
def test_cards_pushed_forward_live_until_they_are_mucked(book: str, at: str) -> None:
    facts = river(*FORWARD)
    assert said(facts, book, "pushed-forward") == "showdown.not-dead-may-table"
    assert at in at_of(facts, book, "pushed-forward")
    mucked = river(*FORWARD, "D move muck down 3c 3d")
    assert said(mucked, book, "pushed-forward") == "hand.dead"
    back = river(*FORWARD, "P3 move hand-3 up 3c 3d")
    assert said(back, book, "pushed-forward") == "showdown.not-dead-may-table"


@books((TDA, "65-B"), (PLAYERS, "64-B"), (FOXWOODS, "65-B"), (MET, "59"))
def test_dropped_cards_that_can_be_told_leave_the_hand_in_play(book: str, at: str) -> None:
    for cards in ("3c", "3c 3d"):
        facts = river(*CHECKED, f"P3 drop {cards}")
        assert said(facts, book, "dropped-by-a-player") == "hand.identified-stays-in-play"
        assert at in at_of(facts, book, "dropped-by-a-player")


@books((TDA, "14"), (PLAYERS, "15-A"), (FOXWOODS, "14"), (MET, "13"))
def test_cards_pushed_forward_may_be_taken_up_again_and_tabled(book: str, at: str) -> None:
    facts = river(*FORWARD, "P3 move hand-3 up 3c 3d")
    assert said(facts, book, "taken-up-again") == "showdown.not-dead-tabled-live"
    assert at in at_of(facts, book, "taken-up-again")
    assert facts.course.contesting == (1, 2, 3)  # in the hand again
    assert said(river(*FORWARD, "P3 move hand-3 up 3c"), book, "taken-up-again") == "none"  # not the whole hand
    assert said(river(*FORWARD, "P3 move hand-3 down 3c 3d"), book, "taken-up-again") == "none"  # not tabled
    fished = river(*FORWARD, "D move muck down 3c 3d", "P3 move hand-3 up 3c 3d")
    assert said(fished, book, "taken-up-again") == "none"  # killed by then
    assert said(fished, book, "pushed-forward") == "hand.dead"


@books((TDA, "13-B"), (PLAYERS, "14-B"), (FOXWOODS, "13-B"), (MET, "12-B"))
def test_who_mucks_untabled_does_so_at_his_risk(book: str, at: str) -> None:
    lost = river(*CHECKED, "P2 fold", "P3 fold")
    assert said(river(*CHECKED, "P2 fold"), book, "mucked-untabled") == "silent"
    facts = river(*CHECKED, "P2 fold", "D muck 3")
    assert said(facts, book, "mucked-untabled") == "showdown.no-claim-unless-read"
    assert at in at_of(facts, book, "mucked-untabled")
    assert said(lost, book, "mucked-untabled") == "silent"  # the last one on the muck can still be told
    shown = river(*CHECKED, "P2 turn up 9d 9h", "P2 fold", "D muck 3")
    assert said(shown, book, "mucked-untabled") == "showdown.no-claim-unless-read"  # no tabled hand beats it


LOWS = "Ac Kc 2d Kd Jh Qc Th Qd 4c 3s 5s 8h 4d 9s 5d 9h"  # the board is 3s 5s 8h 9s 9h


def _omaha8() -> list[str]:
    """Heads-up Omaha high-low, checked down: seat 2 has the small blind and the button."""
    deal = ["P2 post 25x2", "P1 post 100x1", *(f"D pitch {seat} down" for _ in range(4) for seat in (2, 1))]
    streets = [["D bring-in-bets", "D burn", "D lay 3 up"], *(["D burn", "D lay 1 up"] for _ in range(2))]
    checks = ["P1 check", "P2 check"]
    return [*deal, "P2 wager 25x2", "P1 check", *(line for street in streets for line in (*street, *checks))]


@books((TDA, "15-A"), (PLAYERS, "16-A"), (FOXWOODS, "15-A"))
def test_a_winning_card_alone_is_answered_with_advice(book: str, at: str) -> None:
    facts = river(*CHECKED, "P3 turn up 3c 3d", "P2 turn up 9d")
    assert said(facts, book, "part-shown") == "showdown.all-cards-asked-for"
    assert at in at_of(facts, book, "part-shown")
    assert said(river(*CHECKED, "P2 turn up 9d 9h", "P3 turn up 3c"), book, "part-shown") == "silent"
    low = told([*_omaha8(), "P1 turn up Kc Kd Qc Qd", "P2 turn up Ac 2d"], LOWS, "omaha-8", (STACK, STACK))
    assert said(low, book, "part-shown") == "silent"  # two cards, and the paragraph speaks of one
    assert said(river(*CHECKED, "P2 turn up 9d 9h"), book, "part-shown") == "none"


@books((TDA, "15-A"), (PLAYERS, "16-A"), (FOXWOODS, "15-A"))
def test_who_refuses_the_rest_of_a_winning_hand_meets_the_floor(book: str, at: str) -> None:
    one = (*CHECKED, "P3 turn up 3c 3d", "P2 turn up 9d")
    assert said(river(*one, "D ask-to-show 2"), book, "rest-refused") == "none"
    assert said(river(*one, "P2 say No, that is enough"), book, "rest-refused") == "none"  # nobody had asked
    facts = river(*one, "D ask-to-show 2", "P2 say No, that is enough")
    assert said(facts, book, "rest-refused") == "showdown.refused-floor-called"
    assert at in at_of(facts, book, "rest-refused")
    assert said(facts, MET, "rest-refused") == "silent"
    assert said(facts, UPT, "rest-refused") == "showdown.not-shown-wins-nothing"
    loser = river(*CHECKED, "P2 turn up 9d 9h", "P3 turn up 3c", "D ask-to-show 3", "P3 say I will not")
    assert said(loser, book, "rest-refused") == "silent"
    shows = river(*one, "D ask-to-show 2", "P2 turn up 9h", "P2 say No more than that")
    assert said(shows, book, "rest-refused") == "none"


def bettor(*lines: str) -> Facts:
    """Seat 1 bets 400 on the river, seat 2 folds or calls, and seat 1 lets go before seat 3 has acted."""
    return river("P1 wager 100x4", *lines)


@books((TDA, "15-B"), (PLAYERS, "16-B"), (FOXWOODS, "15-B"))
def test_a_bettor_who_lets_go_is_held_or_out(book: str, at: str) -> None:
    held = bettor("P2 fold", "P1 move aside down 2c 2d")
    assert said(held, book, "bettor-let-go") == "showdown.cards-held-floor-called"
    assert at in at_of(held, book, "bettor-let-go")
    for answer, back in (("P2 fold", 400), ("P2 wager 100x1", 300)):
        lost = bettor(answer, "P1 fold", "D scramble " + ("9d 9h 2c 2d" if back == 400 else "2c 2d"))
        assert (said(lost, book, "bettor-let-go"), figures(lost, book, "bettor-let-go")) == (OUT, {"back": back})
    called = bettor("P2 wager 100x4", "P1 fold")  # called once, and seat 3 still in: called bets are not refunded
    assert said(called, book, "bettor-let-go") == "showdown.cards-held-floor-called"
    lost = bettor("P2 wager 100x4", "P1 fold", "D scramble 2c 2d")
    assert (said(lost, book, "bettor-let-go"), figures(lost, book, "bettor-let-go")) in ((OUT, {}), (OUT, {"back": 0}))
    everybody = bettor("P2 wager 100x4", "P3 wager 100x4", "P1 fold")
    assert said(everybody, book, "bettor-let-go") == "none"


@books((TDA, "15-B"), (PLAYERS, "16-B"), (FOXWOODS, "15-B"))
def test_a_bettor_who_forgot_a_player_has_not_folded(book: str, at: str) -> None:
    forgot = bettor("P2 fold", "P1 fold")
    assert said(forgot, book, "fold") == "showdown.cards-held-floor-called"
    assert at in at_of(forgot, book, "fold")
    assert said(forgot, MET, "fold") == "bet.fold-binds"  # no such paragraph there
    assert said(forgot, book, "turn") == "showdown.cards-held-floor-called"  # as it is graded
    assert at in at_of(forgot, book, "turn")
    assert said(forgot, MET, "turn") == "bet.out-of-turn-binds"
    lost = bettor("P2 fold", "P1 fold", "D scramble 9d 9h 2c 2d")
    assert (said(lost, book, "fold"), figures(lost, book, "fold")) == (OUT, {"back": 400})
    other = river("P1 wager 100x4", "P3 fold")
    assert said(other, book, "fold") == "bet.fold-binds"
    assert said(other, book, "turn") == "bet.out-of-turn-binds"


@books((TDA, "15-B"), (PLAYERS, "16-B"), (FOXWOODS, "15-B"))
def test_a_bettor_who_lets_go_before_anybody_has_answered_has_not_folded_either(book: str, at: str) -> None:
    at_once = bettor("P1 fold")
    assert said(at_once, book, "fold") == "showdown.cards-held-floor-called"
    assert at in at_of(at_once, book, "fold")
    assert said(at_once, MET, "fold") == "bet.fold-binds"
    assert said(river("P1 fold"), book, "fold") == "bet.fold-binds"  # no bet that could be forgotten


@books((TDA, "58"), (PLAYERS, "58"), (FOXWOODS, "58"), (MET, "52"))
def test_a_hand_let_go_after_the_last_round_is_no_fold(book: str, at: str) -> None:
    assert said(river(*CHECKED, "P3 fold"), book, "fold") == "none", at
    assert said(river("P1 check", "P2 check", "P3 fold"), book, "fold") == "bet.fold-binds"
    assert said(river("P1 wager 100x2", "P2 fold", "P3 wager 100x2", "P3 fold"), book, "fold") == "silent"  # P2's


@books((TDA, "65-A"), (PLAYERS, "64-A"), (FOXWOODS, "65-A"), (MET, "59"))
def test_a_hand_taken_and_lost_has_no_redress(book: str, at: str) -> None:
    bet = river("P1 wager 100x4", "D muck 1", "P2 fold", "D scramble 9d 2c 9h 2d")
    assert (said(bet, book, "hand-taken"), figures(bet, book, "hand-taken")) == (OUT, {"back": 400})
    called = river("P1 wager 100x4", "P2 wager 100x1", "D muck 1", "P2 fold", "D scramble 9d 2c 9h 2d")
    assert figures(called, book, "hand-taken") == {"back": 300}
    assert at in at_of(called, book, "hand-taken")
    checked = river("P1 check", "D muck 1", "P2 fold", "D scramble 9d 2c 9h 2d")
    assert figures(checked, book, "hand-taken") == {"back": 0}


IN_OR_OUT = "hand.taken-hand-up-to-floor"


@books(
    *((TDA, "65-A"), (TDA, "65-B"), (PLAYERS, "64-A"), (PLAYERS, "64-B")),
    *((FOXWOODS, "65-A"), (FOXWOODS, "65-B"), (MET, "59")),
)
def test_whether_a_hand_taken_and_known_is_killed_or_only_fouled_is_for_the_floor(book: str, at: str) -> None:
    facts = river("P1 check", "D muck 1")
    asked = asked_of(facts, book, "hand-taken")
    assert asked.ruling is not None and asked.ruling.authority is Authority.FLOOR
    assert (asked.ruling.key, len(asked.ruling.options)) == (IN_OR_OUT, 2)
    assert at in at_of(facts, book, "hand-taken")
    assert "Ask your house" in law(book).paragraph(at).reading
    assert figures(river("P1 wager 100x4", "D muck 1"), book, "hand-taken") == {"back": 400}
    assert said(river("P1 check", "D muck 1", "P2 fold"), book, "hand-taken") == IN_OR_OUT  # it lies apart still
    assert said(river("P1 check", "P1 fold"), book, "hand-taken") == "none"
    assert said(river("P1 check", "D floor", "D muck 1"), book, "hand-taken") == "none"  # killed by a ruling


@books(
    *((TDA, "65-A"), (TDA, "65-B"), (PLAYERS, "64-A"), (PLAYERS, "64-B")),
    *((FOXWOODS, "65-A"), (FOXWOODS, "65-B"), (MET, "59")),
)
def test_a_hand_that_cards_were_thrown_into_stays_if_it_can_be_told(book: str, at: str) -> None:
    for face in ("up", "down"):
        facts = river(f"P1 move hand-2 {face} 2c 2d")
        asked = asked_of(facts, book, "thrown-into-a-hand")
        assert asked.ruling is not None and asked.ruling.authority is Authority.FLOOR
        assert (asked.ruling.key, len(asked.ruling.options)) == ("hand.fouled-stays-if-told", 2)
        assert at in at_of(facts, book, "thrown-into-a-hand")


@books((UPT, "irregularity-2"))
def test_upt_may_leave_an_unprotected_hand_without_redress(book: str, at: str) -> None:
    facts = river("P1 check", "D muck 1")
    assert said(facts, book, "hand-taken") == "hand.may-have-no-redress"
    assert at in at_of(facts, book, "hand-taken")


@books((TDA, "66"), (PLAYERS, "66"), (FOXWOODS, "66"), (MET, "60"))
def test_stud_up_cards_are_turned_down_and_not_picked_up(book: str, at: str) -> None:
    deal = [f"D pitch {seat} {face}" for face in ("down", "down", "up") for seat in (1, 2)]
    third = [*deal, "P2 wager 100x1"]
    top = "2c 2d 3c 3d Ks 7h"

    def after(*lines: str) -> Facts:
        return told([*third, *lines], top, "stud", (STACK, STACK))

    picked = after("P1 move hand-1 down Ks")
    assert said(picked, book, "up-cards-picked-up") == "hand.dead"
    assert at in at_of(picked, book, "up-cards-picked-up")
    turned = after("P1 turn down Ks")  # and not pushed forward
    assert (said(turned, book, "up-cards-picked-up"), said(turned, book, "fold")) == ("hand.dead", "none")
    proper = after("P1 turn down Ks", "P1 fold")
    assert said(proper, book, "up-cards-picked-up") == "none"
    assert said(proper, book, "up-cards-turned-down") == "hand.properly-mucked"
    assert said(after("P2 move hand-2 down 7h"), book, "up-cards-picked-up") == "none"  # nothing to act on
    assert said(after("P1 fold"), book, "up-cards-turned-down") == "none"


@pytest.mark.parametrize(
    ("kind", "lines"),
    [
        ("pushed-forward", FORWARD),
        ("taken-up-again", (*FORWARD, "P3 move hand-3 up 3c 3d")),
        ("mucked-untabled", (*CHECKED, "P2 fold")),
        ("part-shown", (*CHECKED, "P2 turn up 9d")),
        ("rest-refused", (*CHECKED, "P2 turn up 9d", "D ask-to-show 2", "P2 say No")),
        ("bettor-let-go", ("P1 wager 100x4", "P1 fold")),
        ("hand-taken", ("P1 check", "D muck 1")),
        ("tabled-hand-taken", (*CHECKED, "P2 turn up 9d 9h", "D muck 2")),
    ],
    ids=lambda value: value if isinstance(value, str) else "",
)
def test_a_hand_is_asked_about_from_the_gesture_on_that_sent_it_away_or_showed_it(
    kind: str, lines: tuple[str, ...]
) -> None:
    facts = river(*lines)
    (found,) = (each for each in points(facts) if each.kind == kind)
    assert (found.onset, found.error) == (facts.at, facts.at)
    assert not [each for each in points(facts.when(facts.at - 1)) if each.kind == kind]
