"""Words in common, once figures and values are out of two texts."""

import pytest

from trainer.questions.tells.wording import alike, first, plain, shared


@pytest.mark.parametrize(
    ("text", "values", "words"),
    [
        ("Seat 3 bets 1,200.", (), "seat bets"),
        ("Ann’s raise to 400 isn't one: 9h is the burn", ("Ann",), "ann’s raise to isn't one is the burn"),
        ("Maria calls, Devon folds", ("Maria", "400"), "calls devon folds"),
        ("12,000", (), ""),
    ],
)
def test_what_is_left_of_a_text(text: str, values: tuple[str, ...], words: str) -> None:
    assert plain(text, values) == tuple(words.split())


@pytest.mark.parametrize(
    ("one", "other", "share"),
    [
        ("call the floor", "call the floor", 1.0),
        ("call the floor", "muck both cards", 0.0),
        ("one two three four", "one two three nine", 0.75),
        ("the the the", "the", 0.5),
        ("", "", 1.0),
        ("", "fold", 0.0),
    ],
)
def test_how_much_two_texts_share(one: str, other: str, share: float) -> None:
    assert shared(plain(one), plain(other)) == shared(plain(other), plain(one)) == share


def test_sixty_percent_is_not_yet_the_same() -> None:
    assert not alike(tuple("abcde"), tuple("abcxy"))
    assert alike(tuple("abcdefgh"), tuple("abcdexyz"))


@pytest.mark.parametrize(("text", "word"), [("Only the floor", "only"), ("“Yes”, once", "yes"), ("600", "")])
def test_the_first_word(text: str, word: str) -> None:
    assert first(text) == word
