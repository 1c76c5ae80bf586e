"""The floor asks once for what a report leaves out, and rules on what it was told."""

import pytest

from tests.scenarios.hands import called, go_on, session
from trainer.grading.model import perfect, playing_out
from trainer.kernel import gestures as g
from trainer.kernel.report_acts import Did, read
from trainer.rules.book import book
from trainer.rules.ruling import Matter
from trainer.scenarios.compiler import play_of
from trainer.scenarios.fresh.generated import generated
from trainer.scenarios.injectors import INJECTORS
from trainer.scenarios.palette import QUESTIONS, REPORTS
from trainer.scenarios.report import (
    HEADINGS,
    TOO_MANY,
    WANTED,
    Piece,
    heading_for,
    heading_of,
    headings,
    report_says,
)
from trainer.scenarios.session import Session

FOUR = "too-many-cards-on-the-board"
WHOLE = f"{FOUR} on flop; board 4; since no-one"


def flop(key: str = "tda-2022") -> Session:
    one = session("four-card-flop-middle-two-stuck", key)
    assert go_on(one, g.Lay)
    called(one)
    return one


def reported(one: Session, *texts: str) -> list[str]:
    """What the floor asks after each report."""
    start = len(one.record)
    for text in texts:
        one.act(read(text), one.now + 800)
        one.tick(one.now + 5000)
    return [each.act.what for each in one.record.gestures[start:] if isinstance(each.act, g.Ask)]


def test_of_a_whole_report_nothing_is_asked() -> None:
    assert reported(flop(), WHOLE) == ["and-now"]


def test_a_report_in_a_word_as_it_was_made_before_is_enough() -> None:
    assert reported(flop(), FOUR) == ["and-now"]


def test_each_piece_that_is_missing_is_asked_for_once() -> None:
    asked = reported(flop(), f"{FOUR} -", f"{FOUR} on flop", f"{FOUR} -", f"{FOUR} since no-one")
    assert asked == [Piece.STREET, Piece.BOARD, Piece.SINCE, "and-now"]


def test_several_pieces_may_be_told_in_one_answer() -> None:
    assert reported(flop(), f"{FOUR} on flop", f"{FOUR} board 4; since no-one") == [Piece.BOARD, "and-now"]


@pytest.mark.parametrize("heading", sorted(REPORTS))
def test_what_is_asked_for_hangs_on_the_heading_alone(heading: str) -> None:
    """The floor knows no more than it is told: the same questions, whatever is wrong."""
    asked = reported(flop(), *[f"{heading} -"] * (1 + len(WANTED[heading])))
    clean = session("clean-holdem-six")
    called(clean)
    assert asked == reported(clean, *[f"{heading} -"] * (1 + len(WANTED[heading]))) == [*WANTED[heading], "and-now"]


def drawn(report: str) -> g.Act:
    one = flop()
    reported(one, report)
    one.act(g.Scramble(one.scramble_order([each.card for each in one.record.table.board])), one.now + 800)
    one.act(g.Plan("please-draw"), one.now + 800)
    one.tick(one.now + 5000)
    return one.record.gestures[-1].act


def test_the_floor_rules_on_nothing_that_it_was_told_nothing_about() -> None:
    assert isinstance(drawn(WHOLE), g.Draw)
    assert isinstance(drawn(FOUR), g.Draw)
    assert drawn("something-about-the-bets on flop; 3 checked; since no-one") == g.CarryOn()
    assert drawn("nothing-after-all -") == g.CarryOn()


def test_a_game_without_a_board_has_no_heading_about_one() -> None:
    assert set(headings(board=True)) - set(headings(board=False)) == {TOO_MANY}
    assert list(headings(board=False)) == [each for each in REPORTS if each != TOO_MANY]


def test_every_heading_is_one_that_can_be_chosen_and_every_piece_has_its_question() -> None:
    assert set(HEADINGS.values()) <= set(REPORTS)
    assert heading_of("anything-else") in REPORTS
    assert set(Piece) <= set(QUESTIONS)


def test_a_report_sounds_as_a_dealer_says_it() -> None:
    told = read("something-about-the-bets on turn; 3 said-raise 1200; 3 put-in 800; board 4; since 5 6")
    assert report_says(told) == (
        "On the turn, there's a problem with a bet or the button. Seat 3 said “raise 1,200.” Seat 3 put in 800. "
        "Four cards are on the board. "
        "Seats 5 and 6 have acted since."
    )
    assert report_says(read("burn-was-wrong on fifth-street; board 1; since 4")) == (
        "On fifth street, there's a problem with the burn. One card is on the board. Seat 4 has acted since."
    )
    assert report_says(read("burn-was-wrong since 4; on turn")) == (
        "There's a problem with the burn. Seat 4 has acted since. On the turn."
    )
    assert report_says(g.Report("burn-was-wrong")) == "There's a problem with the burn"


@pytest.mark.parametrize(
    ("seats", "who"),
    [
        ("2 3 4", "Seats 2, 3 and 4"),
        ("2 3 4 5", "Seats 2 through 5"),
        ("2 3 4 6", "Seats 2, 3, 4 and 6"),
        ("1 2 3 4 5 6 7 8", "Seats 1 through 8"),
    ],
)
def test_a_long_row_of_seats_is_named_by_its_ends(seats: str, who: str) -> None:
    assert report_says(read(f"burn-was-wrong since {seats}")).endswith(f"{who} have acted since.")


def test_a_report_on_the_showdown_names_it_once() -> None:
    assert report_says(read("something-about-the-showdown on showdown")) == "There's a problem at showdown."
    assert report_says(read("burn-was-wrong on showdown")) == "At showdown, there's a problem with the burn."


@pytest.mark.parametrize(
    ("kind", "heading"),
    [
        ("exposed-downcard", "card-exposed"),
        ("seen-in-stub", "card-exposed"),
        ("odd-back", "card-face-up-in-the-deck"),
        ("scrap-inside-stub", "card-face-up-in-the-deck"),
        ("boxed-inside-stub", "card-face-up-in-the-deck"),
        ("extra-card-on-a-street", "too-many-cards-on-the-board"),
        ("short-flop", "not-enough-cards"),
        ("card-out-of-sequence", "card-to-the-wrong-place"),
        ("wrong-button", "something-about-the-bets"),
        ("opened-by-the-lower-suit", "something-about-the-bets"),
        ("opened-past-an-all-in", "something-about-the-bets"),
        ("doubled-for-a-pair", "something-about-the-bets"),
    ],
)
def test_a_matter_has_the_heading_that_says_what_it_is(kind: str, heading: str) -> None:
    assert heading_of(kind) == heading


def test_a_card_too_many_on_a_street_of_stud_is_its_hands() -> None:
    kind = "extra-card-on-a-street"
    assert heading_for(Matter(kind, "deal.extra-on-street", 1, 1, seats=(4,))) == "wrong-number-of-cards"
    assert heading_for(Matter(kind, "deal.extra-on-street", 1, 1)) == FOUR


OPENERS = {
    "lower-suit-opens": ("opened-by-the-lower-suit", "was-skipped"),
    "opened-past-an-all-in-low-card": ("opened-past-an-all-in", "was-skipped"),
    "doubled-for-an-open-pair": ("doubled-for-a-pair", ""),
}


@pytest.mark.parametrize(("key", "kind", "passed"), [(key, *each) for key, each in OPENERS.items()], ids=OPENERS)
def test_a_report_on_a_bet_in_stud_says_whose_it_is_and_who_was_passed_over(key: str, kind: str, passed: str) -> None:
    law = book("upt")
    *_, after = playing_out(play_of(generated(INJECTORS[key], "g2", law), law), law, perfect)
    (matter,) = (each.matter for each in after.assessment().matters if each.matter.kind == kind)
    told = next(each.act for each in after.record.gestures if isinstance(each.act, g.Report)).told or ()
    deeds = {(each.seat, each.deed) for each in told if isinstance(each, Did)}
    assert matter.seats[-1] in {seat for seat, deed in deeds if deed != passed}
    assert {seat for seat, deed in deeds if deed == "was-skipped"} == set(matter.seats[:-1])
