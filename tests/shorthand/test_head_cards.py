"""Cards that are given to a hand told in short: no more than the game deals."""

import pytest

from trainer.shorthand.head import BadHand
from trainer.shorthand.reading import read

STUD = "game stud limit\nante 100\nbring-in 100\nsmall-bet 400\nbig-bet 800\n"


@pytest.mark.parametrize(
    ("head", "line", "fault"),
    [
        ("blinds 100 200\n", "cards 4 Ah Kd 2c", "2 cards are dealt to seat 4: write any others below"),
        ("game omaha pot-limit\nblinds 100 200\n", "cards 4 Ah Kd 2c 3c 4c", "4 cards are dealt to seat 4"),
        (STUD, "cards 4 Ah Kd 2c 3c 4c 5c 6c 7c", "7 cards are dealt to seat 4"),
        ("blinds 100 200\n", "board Ah Kd 2c 3c 4c 5c", "the board has 5 cards: write any others below"),
    ],
)
def test_a_card_more_than_the_game_deals_is_a_fault(head: str, line: str, fault: str) -> None:
    with pytest.raises(BadHand, match=fault):
        read(f"{head}seats 4 20000\n{line}\n---\ndeal\n")
    fewer = " ".join(line.split()[:-1])
    assert read(f"{head}seats 4 20000\n{fewer}\n---\ndeal\n").record.gestures


def test_cards_of_later_streets_come_to_their_seats_though_others_fold_on_the_way() -> None:
    hands = "cards 1 9h 6h 2c Ts\ncards 2 3c 8d Ah Ad Kc\ncards 3 9c 9d 7s 8s Jh Jd Js\ncards 4 4h 4c 5h 5d"
    acts = "deal\nP1 wager 100\ncall 2 3 4\nstreet\nP2 bet 400\ncall 3 4\nfold 1\nstreet\nP2 bet 800\ncall 3\nfold 4"
    told = read(f"{STUD}seats 4 20000\n{hands}\n---\n{acts}\nstreet\ncheck 2 3\nstreet\n").record.tables[-1]
    held = [" ".join(each.card.name for each in told.seat(seat).hand) for seat in (2, 3)]
    assert (held[0][:14], held[1]) == ("3c 8d Ah Ad Kc", "9c 9d 7s 8s Jh Jd Js")
