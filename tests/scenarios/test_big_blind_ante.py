"""Scenarios in which the big blind posts an ante for all: dealt to their end at every house, whatever he has."""

import pytest

from tests.scenarios.hands import go_on, packaged
from tests.scenarios.phh.test_outgoing import in_order, simulated
from trainer.grading.assess import assessor
from trainer.grading.model import play_out
from trainer.kernel import gestures as g
from trainer.rules.book import BOOKS, book
from trainer.rules.facts import Facts
from trainer.rules.record import Record
from trainer.rules.settlement import off
from trainer.scenarios.compiler import play_of
from trainer.scenarios.form import BadScenario, Scenario
from trainer.scenarios.fresh.generated import generated
from trainer.scenarios.injectors import INJECTORS
from trainer.scenarios.loader import read
from trainer.scenarios.phh.outgoing import phh_of
from trainer.scenarios.session import Session

BIG_BLIND = 4
STACK = 'name = "Ezra"\nstack = '


def with_stack(amount: int) -> Scenario:
    """The packaged hand with its short big blind, who has so much."""
    text = packaged()["clean-holdem-big-blind-ante-all-in"].text
    assert text.count(f"{STACK}300") == 1
    return read(text.replace(f"{STACK}300", f'{STACK}"{stack(amount)}"'), "hand.toml")


def stack(amount: int) -> str:
    """Coarse chips, of which no two make up blind and ante by chance."""
    hundreds, more = divmod(amount, 100)
    return f"100x{hundreds}" + (f"+25x{more // 25}" if more else "")


def posts(record: Record) -> list[int]:
    """What the big blind posted, in order."""
    return [
        each.act.chips.amount for each in record.gestures if isinstance(each.act, g.Post) and each.seat == BIG_BLIND
    ]


@pytest.mark.parametrize("house", BOOKS)
@pytest.mark.parametrize(
    ("amount", "posted"),
    [
        (175, [175]),
        (200, [200]),
        (225, [200, 25]),
        (375, [200, 175]),
        (400, [200, 200]),
        (425, [200, 200]),
        (9000, [200, 200]),
    ],
)
def test_a_big_blind_below_at_and_above_blind_and_ante_is_dealt_to_the_end(
    house: str, amount: int, posted: list[int]
) -> None:
    law, scenario = book(house), with_stack(amount)
    play = play_of(scenario, law)
    transcript = play_out(play, law)
    record = Record.of(transcript)
    assessment = assessor(transcript, law, play.taken_over).assessment()
    assert (posts(record), sum(record.course.antes)) == (posted, sum(posted[1:]))
    assert (record.table.over, assessment.clean, assessment.right) == (True, True, True)
    assert off(Facts(record, len(record))) == {}
    assert simulated(phh_of(record)) == in_order(record)


def dealing() -> Session:
    """Blinds and ante are posted, the ante is in the pot, and the first cards are out."""
    one = Session(play_of(packaged()["clean-holdem-big-blind-ante"], book("tda-2022")), book("tda-2022"))
    one.tick(one.now + 5000)
    for _ in range(6):
        one.act(one.routine()[0], one.now + 300)
    assert (one.record.table.pot.amount, one.record.table.seat(3).bet.amount) == (200, 200)
    one.act(g.Announce("misdeal"), one.now + 300)
    return one


@pytest.mark.parametrize(
    ("blinds_back", "ante_back"),
    [(True, True), (True, False), (False, True), (False, False)],
    ids=["all-back", "ante-stays-in-the-pot", "blinds-stay-in-front", "all-stay"],
)
def test_after_a_misdeal_blinds_and_one_ante_are_in_whatever_went_back(blinds_back: bool, ante_back: bool) -> None:
    one = dealing()
    if ante_back:
        one.act(g.PushPot(3, one.record.table.pot), one.now + 300)
    for seat in one.record.table.seats if blinds_back else ():
        if seat.bet:
            one.act(g.ReturnBet(seat.number, seat.bet), one.now + 300)
    one.act(g.Gather(), one.now + 300)
    one.tick(one.now + 5000)
    table = one.record.table
    assert table.pot.amount + sum(seat.bet.amount for seat in table.seats) == 500
    for _ in ("shuffle", "cut"):
        one.act(one.routine()[0], one.now + 300)
    assert go_on(one)
    assert (sum(one.record.course.antes), one.record.table.pot.amount) == (200, 0)


@pytest.mark.parametrize("house", ["tda-2024", "foxwoods-2020"])
@pytest.mark.parametrize("seed", ["b4", "b27"])
def test_an_ante_in_the_pot_stays_one_when_the_button_is_put_right(house: str, seed: str) -> None:
    """Once in, it is posted by nobody else, and its player has nothing of it in the bet: he calls the whole blind."""
    law, scenario = book(house), generated(INJECTORS["wrong-button"], seed, book("tda-2024"))
    record = Record.of(play_out(play_of(scenario, law), law))
    opened = next(each for each in record.courses if each.street == 0)
    pot = next(table for table, course in zip(record.tables, record.courses, strict=True) if course is opened).pot
    assert sum(opened.antes) == scenario.stakes.big_blind_ante == pot.amount
    blinds = (scenario.stakes.small_blind, scenario.stakes.big_blind)
    assert sorted(each for each in opened.committed if each) == sorted(blinds)
    assert opened.bet == scenario.stakes.big_blind


@pytest.mark.parametrize(
    ("old", "new", "what"),
    [
        ("big_blind_ante = 200", "big_blind_ante = 200, ante = 25", "so players can't have an ante as well"),
        ("big_blind_ante = 200", "big_blind_ante = -1", "must be 0 or more"),
    ],
)
def test_a_faulty_ante_for_all_is_told_with_its_line_and_key(old: str, new: str, what: str) -> None:
    text = packaged()["clean-holdem-big-blind-ante"].text
    with pytest.raises(BadScenario) as caught:
        read(text.replace(old, new), "hand.toml")
    line = text.splitlines().index("stakes = { small_blind = 100, big_blind = 200, big_blind_ante = 200 }") + 1
    told = [each for each in caught.value.faults if each.key == "stakes.big_blind_ante"]
    assert [(each.line, what in each.what) for each in told] == [(line, True)]


def test_stud_has_no_big_blind_to_post_an_ante_for_all() -> None:
    text = packaged()["clean-stud-six"].text
    with pytest.raises(BadScenario) as caught:
        read(text.replace("stakes = { ", "stakes = { big_blind_ante = 25, "), "hand.toml")
    told = [each.what for each in caught.value.faults if each.key == "stakes.big_blind_ante"]
    assert "needs a game with a big blind" in told
