"""Irregularities of the showdown: whose hand it is, what is said of it, and the board that plays."""

from collections.abc import Iterator
from dataclasses import replace
from functools import cache
from random import Random

import pytest

from trainer.grading.assess import Assessor
from trainer.grading.model import Dealer, perfect, play_out, playing_out
from trainer.kernel import gestures as g
from trainer.kernel.pieces import at_once
from trainer.rules.book import all_books
from trainer.rules.facts import Facts
from trainer.rules.facts.pots import held
from trainer.rules.facts.showdown import anybody_all_in, live, showdown
from trainer.rules.hands import HIGH, worth
from trainer.rules.record import Record
from trainer.scenarios.compiler import play_of
from trainer.scenarios.form import Scenario
from trainer.scenarios.fresh.clean import clean_hand
from trainer.scenarios.fresh.generated import generated
from trainer.scenarios.grammar import Line
from trainer.scenarios.injecting import dealt
from trainer.scenarios.injectors import INJECTORS
from trainer.scenarios.injectors.drawn import ways
from trainer.scenarios.injectors.injector import Hand
from trainer.scenarios.injectors.showdown.ends import end_of, winners
from trainer.scenarios.loader import read
from trainer.scenarios.session import Session
from trainer.scenarios.writing import written

LAW = all_books()[0]
SEEDS = range(6)
AT_THE_END = (
    "hand-shown-in-part",
    "rest-of-a-hand-refused",
    "plays-the-board",
    "asks-to-see-a-hand",
    "hand-picked-up-again",
)


def without_showdown(scenario: Scenario) -> tuple[Line, ...]:
    return tuple(each for each in scenario.script if each not in scenario.showdown)


@cache
def hands() -> tuple[Hand, ...]:
    made = (clean_hand(Random(f"at the showdown {number}")) for number in range(40))
    return tuple(at_once(dealt(each, LAW, each.seed)) for each in made)


def open_to(key: str) -> Iterator[Hand]:
    return (each for each in hands() if any(ways(each, INJECTORS[key], {})))


@pytest.mark.parametrize("key", AT_THE_END)
def test_it_strikes_only_hands_that_are_to_be_shown(key: str) -> None:
    found = [*open_to(key)]
    assert found
    for hand in found:
        end = end_of(hand)
        assert end is not None
        assert {each.place.seat for each in ways(hand, INJECTORS[key], {})} <= set(live(end))


@pytest.mark.parametrize("key", AT_THE_END)
def test_nobody_keeps_a_hand_down_in_an_all_in(key: str) -> None:
    plain = next(each for each in open_to(key) if each.scenario.limit == "no-limit").scenario
    river = tuple(Line(3, each.number, "all-in") for each in plain.seats)
    earlier = tuple(line for line in plain.script if line.street < 3)
    hand = at_once(dealt(replace(plain, script=(*earlier, *river)), LAW, plain.seed))
    end = end_of(hand)
    assert end is not None and anybody_all_in(end)
    assert not any(ways(hand, INJECTORS[key], {}))
    assert any(ways(hand, INJECTORS["hand-disputed"], {}))


def tabled(scenario: Scenario) -> tuple[Facts, g.Muck, g.Say]:
    """The table before the dealer before takes the winner, that act, and what he says of it."""
    record = Record.of(play_of(scenario, LAW).transcript)
    number = max(at for at, each in enumerate(record.gestures) if isinstance(each.act, g.Muck))
    taken, said = record.gestures[number].act, record.gestures[number + 1].act
    assert isinstance(taken, g.Muck) and isinstance(said, g.Say)
    return Facts(record, number), taken, said


@pytest.mark.parametrize("seed", SEEDS)
def test_the_dealer_before_mucks_a_tabled_winner_and_says_whose(seed: int) -> None:
    before, taken, said = tabled(generated(INJECTORS["tabled-winner-mucked"], f"winner {seed}", LAW))
    assert showdown(before) and taken.seat in winners(before)
    assert len(live(before)) > 1, "somebody is left for the pot to go to by mistake"
    assert f"eat {taken.seat}" in said.words


@pytest.mark.parametrize("seed", SEEDS)
def test_the_board_is_the_best_hand_of_who_plays_it(seed: int) -> None:
    made = generated(INJECTORS["plays-the-board"], f"board {seed}", LAW)
    seat = made.showdown[0].seat
    hand = at_once(dealt(made, LAW, made.seed))
    board = "".join(each.card.face for each in Facts(hand.record, len(hand.record)).table.board)
    end = end_of(hand)
    assert end is not None
    assert worth("holdem", HIGH, held(end, seat), board) == worth("holdem", HIGH, "", board)


@pytest.mark.parametrize("seed", SEEDS)
def test_one_other_at_most_plays_that_board_and_all_hold_what_they_were_dealt(seed: int) -> None:
    made = generated(INJECTORS["plays-the-board"], f"board {seed}", LAW)
    hand = at_once(dealt(made, LAW, made.seed))
    before = at_once(dealt(replace(made, deck=(), script=without_showdown(made)), LAW, made.seed))
    end, as_it_was = end_of(hand), end_of(before)
    assert end is not None and as_it_was is not None
    board = "".join(each.card.face for each in end.table.board)
    assert (
        sum(worth("holdem", HIGH, held(end, each), board) == worth("holdem", HIGH, "", board) for each in live(end))
        <= 2
    )
    both = {*live(end)} & {*live(as_it_was)}
    assert made.showdown[0].seat in both
    assert all(held(end, each) == held(as_it_was, each) for each in both)


@pytest.mark.parametrize("key", AT_THE_END)
def test_its_file_reads_back_with_the_words(key: str) -> None:
    made = generated(INJECTORS[key], "words", LAW)
    assert read(written(made), "x").script == made.script


@pytest.mark.parametrize("seed", SEEDS)
def test_a_bettor_lets_the_hand_go_when_one_opponent_is_left_and_gets_it_back_or_the_uncalled_bet(seed: int) -> None:
    made = generated(INJECTORS["bettor-lets-the-hand-go"], f"bettor {seed}", LAW)
    (told,) = made.told
    for law in all_books():
        *_, best = playing_out(play_of(made, law), law)
        folds = [at for at, each in enumerate(best.record.gestures) if (each.seat, each.act) == (told.seat, g.Fold())]
        (fold,) = folds
        assert {*best.record.courses[fold].contesting} == {told.seat, told.due}
        after = [each.act for each in best.record.gestures[fold:]]
        ordered = any(isinstance(each, g.Order) for each in after)
        back = any(isinstance(each, g.Move) and each.to == f"hand-{told.seat}" for each in after)
        assert back == ordered
        assert back or [each.seat for each in after if isinstance(each, g.ReturnBet)] == [told.seat]
        assert best.assessment().right, law.key


def test_only_a_hand_that_wins_nothing_is_said_to_be_read_wrong() -> None:
    for hand in open_to("hand-disputed"):
        end = end_of(hand)
        assert end is not None
        seats = {each.place.seat for each in ways(hand, INJECTORS["hand-disputed"], {})}
        assert seats and not seats & set(winners(end))


def test_only_who_was_pushed_a_pot_says_that_it_was_short() -> None:
    for hand in open_to("pot-disputed"):
        won = {act.seat for _, _, act in (*hand.record.acts.get(g.PushPot, ()), *hand.record.acts.get(g.PushSide, ()))}
        assert {each.place.seat for each in ways(hand, INJECTORS["pot-disputed"], {})} == won


@pytest.mark.parametrize(
    ("when", "stage", "hand"), [("dealers changed", "pushed", 1), ("riffled", "shuffle", 2), ("1 action", "open", 2)]
)
def test_the_trainee_taps_in_after_what_happened_since_the_push(when: str, stage: str, hand: int) -> None:
    found = next(open_to("pot-disputed"))
    how = next(ways(found, INJECTORS["pot-disputed"], {"when": when}))
    made = INJECTORS["pot-disputed"].spoil(found, how)
    assert (made.takeover.stage, made.takeover.hand) == (stage, hand)


def waits_for_players(session: Session, grading: Assessor) -> g.Act | None:
    """A dealer who does nothing as long as anybody else is about to."""
    return None if session.due_at() is not None else perfect(session, grading)


@pytest.mark.parametrize(("dealer", "times"), [(perfect, 0), (waits_for_players, 1)])
def test_whose_tabled_hand_is_mucked_says_so_unless_it_comes_back_at_once(dealer: Dealer, times: int) -> None:
    made = generated(INJECTORS["tabled-winner-mucked"], "protests", LAW)
    dealt_out = play_out(play_of(made, LAW), LAW, dealer)
    said = [each for each in dealt_out.gestures if each.act == made.protests[-1].says]
    assert len(said) == times
