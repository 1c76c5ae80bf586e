"""Cards that are given to a hand told in short: no more than the game deals."""

import pytest

from trainer.shorthand.head import BadHand
from trainer.shorthand.reading import read

STUD = "game stud limit\nante 100\nbring-in 100\nsmall-bet 400\nbig-bet 800\n"


@pytest.mark.parametrize(
    ("head", "line", "fault"),
    [
        ("blinds 100 200\n", "cards 4 Ah Kd 2c", "2 cards are dealt to seat 4: tell another one below"),
        ("game omaha pot-limit\nblinds 100 200\n", "cards 4 Ah Kd 2c 3c 4c", "4 cards are dealt to seat 4"),
        (STUD, "cards 4 Ah Kd 2c 3c 4c 5c 6c 7c", "7 cards are dealt to seat 4"),
        ("blinds 100 200\n", "board Ah Kd 2c 3c 4c 5c", "the board has 5 cards: tell another one below"),
    ],
)
def test_a_card_more_than_the_game_deals_is_a_fault(head: str, line: str, fault: str) -> None:
    with pytest.raises(BadHand, match=fault):
        read(f"{head}seats 4 20000\n{line}\n---\ndeal\n")
    fewer = " ".join(line.split()[:-1])
    assert read(f"{head}seats 4 20000\n{fewer}\n---\ndeal\n").record.gestures
