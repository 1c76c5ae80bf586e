"""The stub dropped, shuffled and seen: only what is there can be run into, and whoever taps in hears of it."""

from random import Random

import pytest

from trainer.kernel import gestures as g
from trainer.kernel.pieces import at_once
from trainer.rules.book import all_books
from trainer.rules.facts import Facts
from trainer.rules.matters import matters
from trainer.rules.record import Record
from trainer.scenarios.compiler import play_of
from trainer.scenarios.fresh.clean import clean_hand
from trainer.scenarios.injecting import dealt
from trainer.scenarios.injectors.drawn import spoiled, ways
from trainer.scenarios.injectors.injector import Hand
from trainer.scenarios.injectors.stub import ALL, card_seen, dropped, shuffled_open

LAW = all_books()[0]
CHANCE = Random("stub")
HANDS = tuple(at_once(dealt(clean_hand(CHANCE, game), LAW, 5)) for game in ("holdem", "omaha", "omaha-8"))


@pytest.mark.parametrize("hand", HANDS, ids=[each.game for each in HANDS])
def test_a_stub_runs_into_what_is_there(hand: Hand) -> None:
    for way in ways(hand, dropped.INJECTOR, {}):
        facts = hand.at(way.place.text)
        assert facts is not None
        into = str(way["into"])
        assert ("muck" in into) <= bool(facts.table.muck)
        assert ("burns" in into) <= bool(facts.table.burns)


@pytest.mark.parametrize(("into", "detail"), [("alone", "alone"), ("muck", "mixed"), ("burns", "mixed")])
def test_the_matter_tells_whether_other_cards_are_in_the_heap(into: str, detail: str) -> None:
    made = spoiled(HANDS[0], dropped.INJECTOR, Random(into), {"into": into})
    record = Record.of(play_of(made, LAW, 5).transcript)
    (one,) = (each for each in matters(Facts(record, len(record))) if each.kind == "disordered-stub")
    assert one.detail == detail


@pytest.mark.parametrize("injector", ALL, ids=[each.key for each in ALL])
def test_the_dealer_before_says_what_happened(injector: dropped.Injector) -> None:
    for hand in HANDS:
        made = spoiled(hand, injector, Random(injector.key))
        assert isinstance(made.previous[-1].does[-1], g.Say)


@pytest.mark.parametrize("injector", card_seen.INJECTORS[1:], ids=lambda each: each.key)
@pytest.mark.parametrize("place", ["deal 2", "preflop cleared", "flop cleared"])
def test_the_card_that_is_seen_is_the_wrong_one(injector: dropped.Injector, place: str) -> None:
    made = spoiled(HANDS[0], injector, Random(place), {"place": place})
    record = Record.of(play_of(made, LAW, 5).transcript)
    (flash,) = (each.act for each in record.gestures if isinstance(each.act, g.Flash))
    (card,) = flash.cards
    lying = record.table.find(card)
    assert lying.up or lying.card.is_joker
    assert record.table.where(card) == "stub"


def test_the_stub_is_shuffled_open_because_it_was_dropped_and_nothing_else_is_left_to_put_right() -> None:
    for hand in HANDS:
        made = spoiled(hand, shuffled_open.INJECTOR, Random(hand.game))
        record = Record.of(play_of(made, LAW, 5).transcript)
        at = len(record)
        found = {each.kind for each in matters(Facts(record, at))}
        assert found == {"disordered-stub", "shuffled-open"}
