"""Too late to dispute a pot: it stays with whoever was pushed it, whatever the cards say, and whoever asks for it."""

import pytest

from tests.grading.answers.in_short import on_hand
from trainer.grading.answers.answer import Answer

WON_BY_5 = (
    "on river;blinds 100 200;pot 1200;in 2 5;seats 9 20000;cards 2 Ah Js;cards 5 9s 9c;board 2c 7d 9h 3s Jc",
    "check 2 5;show 2 5;D push-pot 2 1200",
)
PUSHED, DISPUTED = "D push;wait 5;D say The clock has reached zero.", "P5 dispute {} My hand had beaten seat 2's."
LATE = [
    pytest.param("metropolitan", "award main", PUSHED, id="metropolitan:20-award"),
    *(
        pytest.param(house, "reading", since, id=f"{house}:{at}-{since[:9]}")
        for house, at in (
            ("tda-2024", "22"),
            ("tda-2022", "22"),
            ("players-2025", "23"),
            ("foxwoods-2020", "22"),
            ("metropolitan", "20"),
        )
        for since in (PUSHED, "D shuffle")
        if (house, since) != ("foxwoods-2020", PUSHED)
    ),
    pytest.param("upt", "reading", "D shuffle", id="upt:decision-5"),
]
STANDS = "The result stands: it's too late for a dispute, as "


def told(house: str, since: str, ask: str = "", seat: int = 0) -> Answer:
    head, acts = WON_BY_5
    return on_hand(house, head, f"{acts};{since}" if since else acts, ask, seat)


@pytest.mark.parametrize(("house", "what", "since"), LATE)
def test_a_pot_asked_for_too_late_stays_where_it_was_pushed(house: str, what: str, since: str) -> None:
    acts = f"{since};{DISPUTED.format(what)}"
    plain = told(house, acts)
    assert plain.sentence.startswith(STANDS) and not plain.pot_lines
    for ask in ("pots", "showdown"):
        for seat in (0, 2, 5):
            answer = told(house, acts, ask, seat)
            assert answer.sentence == f"{plain.sentence.removesuffix('.')}; seat 2 keeps 1,200."
            assert not answer.pot_lines


def test_so_it_does_where_nobody_has_disputed_it() -> None:
    """Metropolitan 20; at TDA 22 the award may still be disputed."""
    assert told("metropolitan", PUSHED).sentence.startswith(STANDS)
    assert told("metropolitan", PUSHED, "pots").sentence.endswith("; seat 2 keeps 1,200.")
    for house, since in (("metropolitan", ""), ("tda-2024", PUSHED)):
        assert told(house, since).sentence == "Seat 5 wins 1,200, but seat 2 got 1,200 too much."


def test_a_dispute_that_is_heard_leaves_the_pot_to_the_best_hand() -> None:
    """tda-2024 22: the award may be disputed until substantial action on the next hand."""
    acts = f"{PUSHED};{DISPUTED.format('award main')}"
    said = told("tda-2024", acts, "pots").sentence
    assert said.startswith("The dispute is heard") and said.endswith(
        "seat 5 wins 1,200, but seat 2 got 1,200 too much."
    )
