"""Stud with upcards that nobody told: whoever acts first on a street is first to act on it, on every later one too."""

import pytest

from trainer.shorthand.reading import read

HEAD = "game {} limit\nante 50\nbring-in 100\nsmall-bet 400\nbig-bet 800\nseats 8 20000{}\n---\n"
THREE = "deal\nP1 post 100\ncall 2 3\nfold 4 5 6 7 8\n"
STAKES = "ante 25\nbring-in 50\nsmall-bet 200\nbig-bet 400"
BEGUN = f"on fifth\ngame stud limit\n{STAKES}\npot 1225\nin 2 5 7\nseats 7 20000\n---\n"
ACES = "\ncards 1 2c 3d Ah As\ncards 2 4d 5h 6c 7c\ncards 3 9d 9h Kc Qd"


def first_by_the_cards(text: str) -> dict[int, int]:
    """By street, who is first to act as its betting opens."""
    found: dict[int, int] = {}
    for course in read(text).record.courses:
        if course.betting and course.to_act:
            found.setdefault(course.street, course.to_act)
    return found


@pytest.mark.parametrize("game", ["stud", "stud-8", "razz"])
@pytest.mark.parametrize(
    ("acts", "first"),
    [
        ("street\nP1 bet 400\ncall 2 3\nstreet\nP1 bet 800\ncall 2 3\nstreet\nP1 bet 800\n", (1, 1, 1)),
        ("street\nP3 bet 400\ncall 1 2\nstreet\nP1 bet 800\ncall 2 3\nstreet\nP2 bet 800\n", (3, 1, 2)),
        ("street\nP3 bet 400\ncall 1 2\nstreet\nP3 bet 800\nfold 1\ncall 2\nstreet\nP2 bet 800\n", (3, 3, 2)),
    ],
)
def test_who_acts_first_is_first_on_every_street(game: str, acts: str, first: tuple[int, ...]) -> None:
    found = first_by_the_cards(HEAD.format(game, "") + THREE + acts)
    assert tuple(found[street] for street in (1, 2, 3)) == first


def test_of_those_in_one_line_any_may_be_first() -> None:
    text = HEAD.format("stud", "") + THREE + "street\ncheck 1 2 3\nstreet\nP2 bet 800\n"
    assert first_by_the_cards(text)[2] == 2


def test_a_hand_begun_on_a_street_goes_on_so() -> None:
    found = first_by_the_cards(f"{BEGUN}P2 bet 400\ncall 5 7\nstreet\nP5 bet 400\ncall 7 2\nstreet\nP7 bet 400\n")
    assert (found[2], found[3], found[4]) == (2, 5, 5)  # no upcard comes on seventh street


def test_upcards_that_are_told_say_who_is_first() -> None:
    acts = "deal\nP4 post 100\nfold 5 6 7 8\ncall 1 2 3\nfold 4\nstreet\nP3 bet 400\n"
    assert first_by_the_cards(HEAD.format("stud", ACES + "\ncards 4 Td Th 2d") + acts)[1] == 1
