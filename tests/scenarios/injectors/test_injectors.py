"""Irregularities put into clean hands: each finds its place, comes up, and is taken only as far as it is fixed."""

from collections.abc import Iterator
from functools import cache
from random import Random

import pytest

from trainer.kernel.pieces import at_once
from trainer.rules.amiss import everything_amiss
from trainer.rules.book import Book, all_books
from trainer.rules.facts import Facts
from trainer.rules.kinds import OF_HANDS
from trainer.rules.matters import matters
from trainer.rules.record import Record
from trainer.rules.topics import topic_fault
from trainer.scenarios.compiler import play_of
from trainer.scenarios.form import WRONGS, Scenario
from trainer.scenarios.fresh.clean import clean_hand
from trainer.scenarios.fresh.generated import generated
from trainer.scenarios.grammar import SHUFFLE, STREETS
from trainer.scenarios.injecting import dealt
from trainer.scenarios.injectors import ALL, INJECTORS
from trainer.scenarios.injectors.drawn import PLACE, SEAT, STREET, spoiled, ways
from trainer.scenarios.injectors.injector import CannotStrike, Cause, Hand, Injector
from trainer.scenarios.previous import step

EACH = pytest.mark.parametrize("injector", ALL, ids=[each.key for each in ALL])
LAW = all_books()[0]
SEEDS = range(4)
MOST_LETTERS = 39


@cache
def hands() -> tuple[Hand, ...]:
    """Clean hands of every game, as a dealer by routine deals them."""
    made = (clean_hand(Random(f"for injectors {number}")) for number in range(40))
    return tuple(at_once(dealt(each, LAW, each.seed)) for each in made)


def open_to(injector: Injector) -> Iterator[Hand]:
    """The hands in which it finds a place."""
    return (each for each in hands() if any(ways(each, injector, {})))


def comes_up(scenario: Scenario, kinds: set[str]) -> bool:
    """Does one of these come up, at any house, while a dealer who notices nothing deals the hand, or by its end?"""
    for law in all_books():
        play = play_of(scenario, law)
        record = Record.of(play.transcript)
        while step(play, record, law):
            pass
        moments = (len(record), *range(play.taken_over, len(record)))
        if any(kinds & gone_wrong(law, Facts(record, count)) for count in moments):
            return True
    return False


def gone_wrong(law: Book, facts: Facts) -> set[str]:
    return {each.kind for each in (*matters(facts), *everything_amiss(law, facts))}


def test_every_key_is_its_own_and_none_is_a_condition_of_the_deck() -> None:
    assert len(INJECTORS) == len(ALL)
    assert not set(INJECTORS) & set(WRONGS)


@EACH
def test_its_title_has_room_beside_the_debrief(injector: Injector) -> None:
    assert injector.says.lstrip("“")[0].isupper()
    assert len(injector.says) <= MOST_LETTERS and not injector.says.endswith(".")


@EACH
def test_what_it_brings_and_teaches_is_known(injector: Injector) -> None:
    assert set(injector.brings) <= set(OF_HANDS)
    assert not any(topic_fault(each) for each in injector.teaches)
    assert injector.evidence.seen or injector.evidence.heard


@EACH
@pytest.mark.parametrize("seed", SEEDS)
def test_what_it_brings_comes_up(injector: Injector, seed: int) -> None:
    assert comes_up(generated(injector, f"test {seed}", LAW), set(injector.brings))


@EACH
def test_what_can_vary_at_a_place_has_the_names_that_it_tells(injector: Injector) -> None:
    hand = next(open_to(injector))
    for place in injector.where(hand):
        assert tuple(injector.parameters(hand, place)) == injector.varies


@EACH
def test_it_strikes_where_it_is_told_to_and_nowhere_else(injector: Injector) -> None:
    hand = next(open_to(injector))
    some = [*ways(hand, injector, {})]
    one = Random(injector.key).choice(some)
    fixed = {PLACE: one.place.text, SEAT: one.place.seat, **dict(one.values)}
    if one.place.street >= 0:
        fixed[STREET] = STREETS[hand.game][one.place.street]
    found = [*ways(hand, injector, fixed)]
    assert one in found
    assert all(each.place.text == one.place.text and each.values == one.values for each in found)


@EACH
def test_it_says_so_where_it_cannot_strike(injector: Injector) -> None:
    hand = next(open_to(injector))
    with pytest.raises(CannotStrike, match=f"{injector.key} can't strike in this hand with seat = 99"):
        spoiled(hand, injector, Random(1), {SEAT: 99})


@EACH
def test_who_taps_in_comes_after_the_dealer_before_and_before_what_the_deck_or_a_player_does(
    injector: Injector,
) -> None:
    hand = next(open_to(injector))
    made = spoiled(hand, injector, Random(injector.key))
    assert bool(made.previous) == (injector.cause is Cause.DEALER)
    if injector.cause is Cause.DEALER:
        assert made.takeover != SHUFFLE
    assert made.topics == injector.teaches


@EACH
def test_the_same_seed_gives_the_same_hand(injector: Injector) -> None:
    assert generated(injector, "twice", LAW) == generated(injector, "twice", LAW)


def test_two_irregularities_share_a_hand() -> None:
    hand = next(each for each in open_to(INJECTORS["string-bet"]) if any(ways(each, INJECTORS["four-card-flop"], {})))
    first = spoiled(hand, INJECTORS["four-card-flop"], Random(3))
    both = spoiled(Hand(first, hand.record), INJECTORS["string-bet"], Random(4))
    assert both.topics == ("deal.four-card-flop", "bet.string")
    assert both.wrong and both.told
