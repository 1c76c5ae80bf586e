"""A scenario becomes a hand: the deck as written, the opening, and what the previous dealer left behind."""

import pytest

from tests.scenarios.hands import packaged, play
from tests.scenarios.test_loader import GOOD
from trainer.kernel import gestures as g
from trainer.kernel.cards import cards
from trainer.kernel.table import Table
from trainer.kernel.transcript import tables
from trainer.rules.book import BOOKS, book
from trainer.rules.record import Record
from trainer.scenarios.compiler import play_of
from trainer.scenarios.form import BadScenario
from trainer.scenarios.loader import read
from trainer.scenarios.play import Play

ALL = sorted(packaged())


def opened(one: Play) -> Table:
    return tables(one.setup, one.opening)[-1]


@pytest.mark.parametrize("key", BOOKS)
@pytest.mark.parametrize("name", ALL)
def test_every_scenario_makes_a_hand_for_every_book(name: str, key: str) -> None:
    one = play(name, key)
    record = Record.of(one.transcript)
    assert one.taken_over == len(record) >= 4
    assert (record.table.button == packaged()[name].lying) is (packaged()[name].takeover.hand == 1)
    assert not record.table.over
    assert sorted(each.at for each in one.before) == [each.at for each in one.before]


def test_given_cards_come_off_the_top_in_their_order() -> None:
    text = GOOD.replace('kind = "boxed"\ndepth = 1', 'kind = "joker"\ndepth = 20')
    table = opened(play_of(read(text, "x"), book("upt")))
    assert tuple(each.card for each in table.stub[:3]) == cards("Ah Kd 2c")
    assert table.stub[19].card.is_joker
    assert len({each.card for each in table.stub}) == 52


def test_what_is_wrong_with_the_deck_lies_where_the_file_says() -> None:
    one = play_of(read(GOOD, "x"), book("tda-2022"))
    stub = opened(one).stub
    assert [at for at, each in enumerate(stub, 1) if each.up] == [1]
    assert one.setup.stuck == ((stub[8].card, stub[9].card),)
    text = GOOD.replace('kind = "boxed"\ndepth = 1', 'kind = "duplicate"\ndepth = 5\ncard = "Ah"')
    stub = opened(play_of(read(text, "x"), book("tda-2022"))).stub
    assert stub[4].card.name == "Ah*"
    text = GOOD.replace('kind = "boxed"\ndepth = 1', 'kind = "odd-back"\ndepth = 1')
    assert opened(play_of(read(text, "x"), book("tda-2022"))).stub[0].card.name == "Ah~"
    text = GOOD.replace('kind = "boxed"\ndepth = 1', 'kind = "missing"\ncards = "3c 3d"')
    stub = opened(play_of(read(text, "x"), book("tda-2022"))).stub
    assert len(stub) == 50
    assert not {each.card for each in stub} & set(cards("3c 3d"))


def test_the_opening_is_posting_shuffle_and_cut() -> None:
    verbs = [each.act.verb for each in play("clean-holdem-six").opening]
    assert verbs == ["post", "post", "shuffle", "cut"]
    verbs = [each.act.verb for each in play("clean-stud-four").opening]
    assert verbs == ["post"] * 4 + ["shuffle", "cut"]


@pytest.mark.parametrize(("key", "who"), [("tda-2022", "D"), ("metropolitan", "D"), ("upt", "P8")])
def test_a_player_cuts_where_the_book_says_so(key: str, who: str) -> None:
    opening = play("clean-holdem-six", key).opening
    assert opening[-1].who == who
    assert isinstance(opening[-1].act, g.Cut)


def test_the_trainee_takes_over_at_the_moment_named() -> None:
    one = play("four-card-flop-after-a-check")
    assert isinstance(one.inherited[-1].act, g.Check)
    assert one.inherited[-1].who == "P9"
    assert len(tables(one.setup, one.before)[-1].board) == 4
    one = play("four-card-flop-face-down-inherited")
    assert [each.up for each in tables(one.setup, one.before)[-1].board] == [False] * 4
    assert play("clean-holdem-six").inherited == ()


def test_the_previous_dealer_errs_only_where_the_file_says() -> None:
    table = tables(play("short-stub-two-burns-only").setup, play("short-stub-two-burns-only").before)[-1]
    assert len(table.burns) == 2
    table = tables(play("short-stub-three-for-five").setup, play("short-stub-three-for-five").before)[-1]
    assert len(table.burns) == 3


@pytest.mark.parametrize(
    ("old", "new", "key"),
    [
        ('takeover = "flop: P4"', 'takeover = "river"', "takeover"),
        ('does = ["burn"]', 'does = ["muck 3"]', "previous"),
    ],
)
def test_a_hand_that_cannot_be_made_is_a_fault_of_the_file(old: str, new: str, key: str) -> None:
    text = GOOD.replace(old, new)
    with pytest.raises(BadScenario) as caught:
        play_of(read(text, "hand.toml"), book("tda-2022"))
    fault = caught.value.faults[0]
    assert fault.key == key
    assert text.splitlines()[fault.line - 1].startswith((key, f"[[{key}]]"))


@pytest.mark.parametrize("seed", range(60))
def test_nobody_sees_a_boxed_card_before_the_cut(seed: int) -> None:
    """Neither on the deck before it is shuffled, nor on the shuffled one: some of these seeds would put it there."""
    one = play_of(packaged()["boxed-later-in-the-stub"], book("upt"), seed)
    boxed = next(each.card for each in one.setup.deck if each.up)
    opening = tables(one.setup, one.opening)
    tops = [each.stub[0].card for each in opening]
    assert boxed not in tops
    assert [each.card for each in opening[-1].stub].index(boxed) == packaged()["boxed-later-in-the-stub"].wrong[
        0
    ].depth - 1
