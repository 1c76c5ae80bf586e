"""What players do with chips and words: amounts on the wrong side of what the game allows, and who they strike."""

from collections.abc import Iterator
from dataclasses import replace
from functools import cache
from random import Random

import pytest

from trainer.grading.model import perfect, playing_out
from trainer.kernel import gestures as g
from trainer.kernel.chips import chips
from trainer.kernel.pieces import at_once
from trainer.rules.book import Book, all_books
from trainer.rules.declared import declared, legal
from trainer.rules.record import Record
from trainer.scenarios.compiler import play_of
from trainer.scenarios.director import next_event
from trainer.scenarios.event import Happens
from trainer.scenarios.evidence import heard_at_tap_in
from trainer.scenarios.form import Scenario, Told
from trainer.scenarios.fresh.clean import clean_hand
from trainer.scenarios.fresh.generated import generated
from trainer.scenarios.grammar import SHUFFLE
from trainer.scenarios.injecting import dealt
from trainer.scenarios.injectors import INJECTORS
from trainer.scenarios.injectors.drawn import ways
from trainer.scenarios.injectors.injector import Hand, Spoiling
from trainer.scenarios.injectors.wagers.spots import Spot, spot_at
from trainer.scenarios.previous import step

LAW = all_books()[0]
LIMITS = ("limit", "no-limit", "pot-limit")


@cache
def hands() -> tuple[Hand, ...]:
    made = (clean_hand(Random(f"for wagers {number}")) for number in range(40))
    return tuple(at_once(dealt(each, LAW, each.seed)) for each in made)


def struck(key: str) -> Iterator[tuple[Hand, Spoiling, Scenario]]:
    """One way in each hand that it can strike in."""
    injector = INJECTORS[key]
    for hand in hands():
        some = [*ways(hand, injector, {})]
        if some:
            how = Random(key).choice(some)
            yield hand, how, injector.spoil(hand, how)


def put_out(told: Told) -> int:
    return sum(each.act.chips.amount for each in told.does if isinstance(each.act, g.Wager))


def total_of(hand: Hand, how: Spoiling, made: Scenario) -> tuple[Spot, int]:
    spot = spot_at(hand, how.place)
    return spot, spot.own + put_out(made.told[-1])


def pieces(made: Scenario) -> int:
    return sum(each.act.chips.pieces for each in made.told[-1].does if isinstance(each.act, g.Wager))


@pytest.mark.parametrize(
    ("key", "limits"),
    [
        *((key, LIMITS) for key in ("string-bet", "chip-then-raise", "short-bet", "short-raise", "short-call")),
        *((key, LIMITS) for key in ("raise-and-only-the-call", "amount-and-other-chips", "check-facing-a-bet")),
        *((key, LIMITS) for key in ("call-of-the-earlier-bet", "raise-of-a-short-all-in", "prior-chips-pulled")),
        *((key, LIMITS) for key in ("undercalls-in-a-row", "player-skipped")),
        *((key, ("no-limit", "pot-limit")) for key in ("unclear-number",)),
        *((key, ("no-limit",)) for key in ("pot-in-no-limit", "all-in-and-some-chips", "all-in-count-asked")),
        ("number-short-of-a-raise", ("no-limit",)),
        *((key, ("pot-limit",)) for key in ("bet-over-the-pot", "pot-and-other-chips", "pot-miscounted")),
        ("bet-over-the-limit", ("limit",)),
    ],
)
def test_it_strikes_in_every_betting_structure_in_which_it_can_come_about(key: str, limits: tuple[str, ...]) -> None:
    assert {hand.scenario.limit for hand, _, _ in struck(key)} == set(limits)


@pytest.mark.parametrize("key", ["short-bet", "short-raise", "prior-chips-pulled"])
def test_too_little_is_more_than_the_call_and_less_than_a_bet_or_raise(key: str) -> None:
    for hand, how, made in struck(key):
        spot = spot_at(hand, how.place)
        total = put_out(made.told[-1]) + (0 if key == "prior-chips-pulled" else spot.own)
        assert spot.bet < total < spot.least


@pytest.mark.parametrize("key", ["bet-over-the-pot", "bet-over-the-limit"])
def test_too_much_is_more_than_the_game_allows(key: str) -> None:
    for hand, how, made in struck(key):
        spot, total = total_of(hand, how, made)
        assert total > spot.most


@pytest.mark.parametrize("key", ["short-call", "call-of-the-earlier-bet", "undercalls-in-a-row"])
def test_a_short_call_is_less_than_the_bet(key: str) -> None:
    for hand, how, made in struck(key):
        spot = spot_at(hand, how.place)
        assert put_out(made.told[-1]) > 0 and spot.own + put_out(made.told[0]) < spot.bet


def test_raise_said_comes_with_exactly_the_call() -> None:
    for hand, how, made in struck("raise-and-only-the-call"):
        spot, total = total_of(hand, how, made)
        assert total == spot.bet


def test_other_chips_are_not_what_was_named() -> None:
    for hand, how, made in struck("amount-and-other-chips"):
        _, total = total_of(hand, how, made)
        assert total != int(how["amount"])


def test_a_number_is_said_that_is_no_amount_in_full() -> None:
    for _, how, made in struck("unclear-number"):
        act = made.told[-1].does[0].act
        said = declared(act.words) if isinstance(act, g.Say) else None
        assert said is not None and said.unofficial and not said.amount, how


def test_a_number_short_of_a_raise_comes_with_one_chip_too_large_for_that() -> None:
    for hand, how, made in struck("number-short-of-a-raise"):
        spot, total = total_of(hand, how, made)
        short = int(made.told[-1].answer)
        assert spot.bet < short < spot.least
        assert short < total
        assert pieces(made) == 1


def test_an_unclear_number_comes_with_one_chip_that_would_do_for_any_of_its_meanings() -> None:
    for hand, how, made in struck("unclear-number"):
        spot, total = total_of(hand, how, made)
        act = made.told[-1].does[0].act
        said = declared(act.words) if isinstance(act, g.Say) else None
        assert said is not None
        assert total >= max(legal(said, spot.bet, spot.least, spot.most))
        assert pieces(made) == 1


def test_a_player_asked_about_a_number_short_of_a_raise_says_how_much_it_is() -> None:
    for _, _, made in struck("number-short-of-a-raise"):
        told = made.told[-1]
        play = play_of(replace(made, takeover=SHUFFLE), LAW)
        record = Record.of(play.transcript)
        while not _said_and_put_out(record, told):
            assert step(play, record, LAW), "the wager is made"
        record.add(g.Gesture(record.gestures[-1].at + 500, g.DEALER, g.AskHowMuch(told.seat)))
        event = next_event(play, record, LAW)
        assert isinstance(event, Happens)
        assert (event.who, event.act) == (g.player(told.seat), g.Say(told.answer))


def _said_and_put_out(record: Record, told: Told) -> bool:
    last = [(each.seat, each.act) for each in record.gestures[-2:]]
    return last == [(told.seat, each.act) for each in told.does]


def test_the_pot_is_said_and_other_chips_are_put_out() -> None:
    for hand, how, made in struck("pot-and-other-chips"):
        spot, total = total_of(hand, how, made)
        assert spot.least <= total != spot.most


def test_the_short_all_in_is_less_than_half_a_raise_more_than_the_bet() -> None:
    for hand, how, _ in struck("raise-of-a-short-all-in"):
        spot = spot_at(hand, how.place)
        assert isinstance(spot.act, g.Wager)
        over = int(how["amount"]) - spot.own - spot.act.chips.amount
        half = (spot.step if spot.limit == "limit" else spot.act.chips.amount) / 2
        assert 0 < over < half


def test_the_wrong_pot_is_heard_by_whoever_taps_in() -> None:
    for _, how, made in struck("pot-miscounted"):
        play = play_of(made, LAW)
        record = Record.of(play.transcript)
        heard = [each.act for each in heard_at_tap_in(record, play.taken_over)]
        assert [each.amount for each in heard if isinstance(each, g.Tell)] == [how["count"]]


def test_a_skipped_player_speaks_up_or_one_more_acts_behind() -> None:
    for _, how, made in struck("player-skipped"):
        assert len(made.told) == (1 if how["word"] else 2)
        assert len(made.protests) == (1 if how["word"] else 0)
        assert all(each.due == how.place.seat != each.seat for each in made.told)


@pytest.mark.parametrize(
    ("stack", "out", "total", "can"),
    [
        ("100x5", "100x2", 500, True),
        ("100x5", "100x2", 900, True),
        ("500x2+100x1", "500x1", 600, True),
        ("500x2", "500x1", 600, False),
        ("500x2", "500x1", 500, True),
    ],
)
def test_what_is_lacking_can_be_made_up_in_full_or_by_all_the_rest(stack: str, out: str, total: int, can: bool) -> None:

    behind = chips(stack)
    assert Spot(1, 0, 0, 0, behind, 100, 100, "bet", ()).makes_up(chips(out), total) is can


def all_said(key: str, seed: str, law: Book) -> tuple[list[g.Act], Scenario]:
    """What dealer and floor say and give back as the perfect dealer deals a drawn hand, and the hand."""
    scenario = generated(INJECTORS[key], seed, LAW)
    *_, graded = playing_out(play_of(scenario, law), law, perfect)
    assert graded.assessment().right
    return [each.act for each in graded.record.gestures if not each.seat], scenario


@pytest.mark.parametrize("law", all_books(), ids=[each.key for each in all_books()])
def test_a_bet_over_the_limit_comes_down_to_it_at_every_house(law: Book) -> None:
    """Where the rulebook says nothing of it the floor orders that: it has nobody play for more than the limit."""
    acts, scenario = all_said("bet-over-the-limit", "audit0", law)
    assert g.AnnounceBet("bet", scenario.stakes.small_bet) in acts


def test_a_bet_cut_down_to_the_pot_is_no_all_in() -> None:
    acts, _ = all_said("bet-over-the-pot", "audit0", LAW)
    assert [each for each in acts if isinstance(each, g.AnnounceBet)] == [g.AnnounceBet("bet", 400)]


@pytest.mark.parametrize("seed", ["audit1", "w1", "w2"])
def test_the_floor_orders_the_amount_that_was_said_first(seed: str) -> None:
    """By luck it was the chips: 3000 where the limit is 2000."""
    acts, _ = all_said("amount-and-other-chips", seed, LAW)
    assert [each.what for each in acts if isinstance(each, g.Order)] == ["the-amount-said"]


def test_nobody_acts_behind_a_skipped_player_once_the_dealer_has_said_whose_turn_it_is() -> None:
    scenario = generated(INJECTORS["player-skipped"], "audit1", LAW)
    first, second = scenario.told
    *_, graded = playing_out(play_of(scenario, LAW), LAW, perfect)
    assert graded.assessment().right
    acts = [each for each in graded.record.gestures if isinstance(each.act, g.Check | g.ActionOn)]
    pointed = next(place for place, each in enumerate(acts) if isinstance(each.act, g.ActionOn))
    assert [each.seat for each in acts[pointed - 1 : pointed + 3]] == [first.seat, 0, first.due, second.seat]


def test_a_call_is_taken_back_only_with_somebody_left_to_act() -> None:
    made = [(hand, how) for hand, how, _ in struck("call-taken-back")]
    assert made and all(spot_at(hand, how.place).next for hand, how in made)
