"""Where each house has the button once a hand is over, and what a dealer hears who moves it elsewhere."""

from functools import partial

import pytest

from tests.grading.test_routine import dealt, piece
from tests.rules.test_next_button import over
from trainer.grading.assessment import Verdict
from trainer.grading.next_button import next_button
from trainer.grading.otherwise import button_to_tell, moves_the_button, moves_the_button_on
from trainer.grading.routine import BUTTON
from trainer.kernel import gestures as g
from trainer.rules.book import BOOKS, book
from trainer.rules.overturned import FIGURES, OUT, overturned

UPT = "upt"
PARAGRAPH = {"tda-2024": "32", "tda-2022": "32", "players-2025": "33", "foxwoods-2020": "32", "metropolitan": "30"}
HEADS_UP = {"tda-2024": "34-B", "tda-2022": "34", "players-2025": "35-B", "foxwoods-2020": "34", "metropolitan": "32"}


@pytest.mark.parametrize("key", BOOKS)
@pytest.mark.parametrize(
    ("players", "button", "gone", "to"),
    [
        pytest.param(6, 2, (), 3, id="nobody gone"),
        pytest.param(6, 2, (3,), 3, id="small blind gone, the button is dead"),
        pytest.param(6, 2, (4,), 3, id="big blind gone"),
        pytest.param(6, 2, (3, 4), 3, id="both gone"),
        pytest.param(6, 2, (2,), 3, id="button gone"),
        pytest.param(3, 3, (3,), 2, id="heads-up begins, button gone"),
        pytest.param(3, 3, (1,), 2, id="heads-up begins, small blind gone"),
        pytest.param(3, 3, (2,), 1, id="heads-up begins, big blind gone"),
        pytest.param(2, 1, (), 2, id="heads-up goes on"),
    ],
)
def test_the_button_goes_to_one_seat(key: str, players: int, button: int, gone: tuple[int, ...], to: int) -> None:
    stays = next(seat for seat in range(1, players + 1) if seat not in gone)
    found = next_button(book(key), over(players, button, gone, to=stays).facts(), button)
    assert found is not None
    assert (found.seats, found.due) == ((to,), to)
    shown = HEADS_UP if players - len(gone) == 2 else PARAGRAPH
    assert key == UPT or shown[key] in {each.at for each in found.cited}


def test_a_house_without_a_rule_leaves_it_to_practice() -> None:
    law = overturned(book("tda-2024"), "button.dead.follows-the-small-blind", OUT)
    found = next_button(law, over(6, 2, (3,)).facts(), 2)
    assert found is not None
    assert (found.seats, found.says, found.cited) == ((3, 4), "", ())


def test_no_place_is_wrong_where_the_paragraphs_clash_or_one_player_is_left() -> None:
    law = overturned(book(UPT), "button.dead.nobody-gone-or-come", FIGURES)
    assert next_button(law, over(6, 2).facts(), 2) is None
    assert next_button(book(UPT), over(2, 2, (2,)).facts(), 2) is None


@pytest.mark.parametrize(
    ("key", "seats"),
    [
        pytest.param("tda-2024", (6,), id="moves on from where it was"),
        pytest.param("players-2025", (6,), id="the same"),
        pytest.param("tda-2022", (2, 6), id="not covered"),
        pytest.param(UPT, (2,), id="put right for the new hand"),
    ],
)
def test_after_a_wrong_button_the_houses_part(key: str, seats: tuple[int, ...]) -> None:
    found = next_button(book(key), over(6, 5, extra=["button-due 2"]).facts(), 5)
    assert found is not None
    assert found.seats == seats


@pytest.mark.parametrize("key", BOOKS)
@pytest.mark.parametrize(
    ("name", "due", "on"),
    [
        pytest.param("clean-small-blind-busts", 4, 5, id="a dead button"),
        pytest.param("clean-three-left-and-the-button-busts", 2, 7, id="not the big blind twice"),
    ],
)
def test_who_moves_it_to_the_next_player_alone_is_wrong(name: str, due: int, on: int, key: str) -> None:
    right, wrong = dealt(name, key, moves_the_button), dealt(name, key, moves_the_button_on)
    assert (piece(right, BUTTON).done, piece(wrong, BUTTON).done) == (1, 0)
    (slip,) = (each for each in wrong.findings if each.verdict is Verdict.PRACTICE_SLIP)
    assert f"The button moves to seat {due}, not seat {on}." in slip.reason
    assert slip.citations == piece(wrong, BUTTON).citations != ()
    assert wrong.right, "routine changes no other grade"


@pytest.mark.parametrize("key", BOOKS)
@pytest.mark.parametrize("name", ["clean-big-blind-busts-in-omaha", "clean-three-left-and-the-big-blind-busts"])
def test_the_next_player_is_right_where_the_big_blind_is_gone(name: str, key: str) -> None:
    assert piece(dealt(name, key, moves_the_button_on), BUTTON).done == 1
    left = dealt(name, key, partial(_never, moves_the_button))
    assert piece(left, BUTTON).missed


def _never(dealer, session, grading):  # type: ignore[no-untyped-def]
    act = dealer(session, grading)
    return g.NextHand() if isinstance(act, g.MoveButton) else act


def test_there_is_something_to_tell_where_somebody_went_out_or_the_button_was_wrong() -> None:
    assert not button_to_tell(over(6, 2).facts())
    assert button_to_tell(over(6, 2, (3,)).facts())
    assert not button_to_tell(over(2, 2, (2,)).facts())
    assert button_to_tell(over(6, 4, extra=["button-due 2"]).facts())
    assert not button_to_tell(over(6, 4, (3,), game="stud").facts())
