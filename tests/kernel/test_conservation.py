"""No gesture can make or lose a card or a chip, however wrong it is."""

from hypothesis import given, settings
from hypothesis import strategies as st

from tests.conftest import FULL
from tests.kernel.acts import all_cards, all_chips, any_act
from trainer.kernel.cards import Placed, card, standard_deck
from trainer.kernel.chips import chips
from trainer.kernel.gestures import DEALER, FLOOR, Gesture, Uncover
from trainer.kernel.happen import happen
from trainer.kernel.table import Impossible, Seat, Setup, Stakes

DECK = tuple(Placed(each, up=number == 20) for number, each in enumerate((*standard_deck(), card("Qh*"), card("Jk~"))))
SETUP = Setup(
    "holdem",
    "no-limit",
    Stakes(100, 200),
    (
        Seat(1, "Ada", chips("1000x3+500x4+100x10")),
        Seat(2),
        Seat(3, "Cleo", chips("100x20+25x8")),
        Seat(4, "Dirk", chips("1000x9")),
    ),
    3,
    DECK,
    chips("1000x5+100x40+25x40"),
    ((DECK[3].card, DECK[4].card), (DECK[4].card, DECK[5].card)),
)
WHO = st.sampled_from((DEALER, DEALER, DEALER, FLOOR, "P1", "P2", "P3", "P4"))


@settings(max_examples=2000 if FULL else 20)
@given(st.data())
def test_every_card_and_chip_is_somewhere_exactly_once_whatever_happens(data: st.DataObject) -> None:
    table = SETUP.table()
    cards, worth = all_cards(table), all_chips(table)
    for _ in range(data.draw(st.integers(1, 25 if FULL else 12))):
        gesture = Gesture(0, data.draw(WHO), data.draw(any_act(table)))
        try:
            table = happen(table, gesture)
        except Impossible:
            continue
        if isinstance(gesture.act, Uncover):  # chips that no one could see come to light: the one way to bring some
            worth = worth + gesture.act.chips
        assert all_cards(table) == cards
        assert set(cards.values()) == {1}
        assert all_chips(table) == worth
        assert table.seats[1].number == 2
