"""Cards are physical things with a name of their own."""

import pytest

from trainer.kernel.cards import BadCard, Placed, card, cards, placed, square, standard_deck


def test_the_standard_deck_has_every_face_once() -> None:
    deck = standard_deck()
    assert len(set(deck)) == 52
    assert not any(each.is_joker or each.odd_back for each in deck)


@pytest.mark.parametrize(
    ("name", "face", "rank", "suit", "odd"),
    [
        ("Qh", "Qh", "Q", "h", False),
        ("Qh*", "Qh", "Q", "h", False),
        ("Ts~", "Ts", "T", "s", True),
        ("Jk*", "Jk", "", "", False),
    ],
)
def test_a_name_tells_face_and_back(name: str, face: str, rank: str, suit: str, odd: bool) -> None:
    one = card(name)
    assert (one.face, one.rank, one.suit, one.odd_back) == (face, rank, suit, odd)


@pytest.mark.parametrize("name", ["", "1h", "Qx", "QH", "Qhh", "*", "10h"])
def test_what_names_no_card_is_refused(name: str) -> None:
    with pytest.raises(BadCard):
        card(name)


def test_a_lying_card_comes_back_from_its_text() -> None:
    for text in ("^Qh", "Qh", "^Jk~"):
        assert str(placed(text)) == text
    assert square([placed("^Qh"), placed("2c")]) == (Placed(card("Qh")), Placed(card("2c")))
    assert cards("Ah  Kd") == (card("Ah"), card("Kd"))
