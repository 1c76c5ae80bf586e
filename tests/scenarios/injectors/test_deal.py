"""Mistakes of the deal, and how the dealer who taps in after them comes out of it."""

from collections import Counter

import pytest

from trainer.grading.proving import proving
from trainer.kernel import gestures as g
from trainer.kernel.games import STUD_GAMES
from trainer.kernel.pieces import at_once
from trainer.rules.book import BOOKS, book
from trainer.rules.course import HOLE_CARDS
from trainer.rules.record import Record
from trainer.scenarios.compiler import play_of
from trainer.scenarios.fresh.generated import generated
from trainer.scenarios.injectors import INJECTORS
from trainer.scenarios.injectors.deal.speaking import LEFT_OUT, OVER, SHORT
from trainer.scenarios.loader import read
from trainer.scenarios.previous import step
from trainer.scenarios.writing import written

LAW = book("tda-2024")


def test_what_the_floor_let_go_on_is_not_taken_up_again_once_players_have_acted() -> None:
    """At Foxwoods the list isn't exhaustive: here the floor plays on, and substantial action follows."""
    scenario = read(written(generated(INJECTORS["another-round-begun"], "s0", LAW)), "x")
    assert not at_once(proving(scenario, book("foxwoods-2020"))).faults


@pytest.mark.parametrize(
    ("key", "counts"),
    [
        ("hand-short-of-a-card", {-1: 1}),
        ("seat-dealt-out", {-4: 1}),
        ("extra-card-in-the-deal", {1: 1}),
        ("another-round-begun", {1: 3}),
        ("extra-card-after-action", {1: 1}),
    ],
)
@pytest.mark.parametrize("seed", range(4))
def test_so_many_hands_have_so_many_cards_more_or_less(key: str, counts: dict[int, int], seed: int) -> None:
    """At tap-in, of the hands that were dealt: how far each is from a whole one, and how many of them at most."""
    scenario = generated(INJECTORS[key], f"count-{seed}", LAW, game="omaha")
    play = play_of(scenario, LAW)
    dealt = Counter(each.act.seat for each in play.inherited if isinstance(each.act, g.Pitch))
    off = Counter(dealt[each.number] - HOLE_CARDS["omaha"] for each in scenario.seats)
    wrong = {by: number for by, number in off.items() if by and by in counts}
    assert wrong
    assert all(number <= counts[by] for by, number in wrong.items())


@pytest.mark.parametrize(
    ("key", "words"),
    [
        ("hand-short-of-a-card", SHORT[-1]),
        ("button-short", SHORT[-1]),
        ("seat-dealt-out", LEFT_OUT[-1]),
        ("extra-card-after-action", OVER[-1]),
    ],
)
def test_who_has_a_wrong_number_of_cards_says_so_once_the_trainee_has_tapped_in(key: str, words: str) -> None:
    """And is quiet where the dealer puts it right before that."""
    for seed in range(3):
        scenario = generated(INJECTORS[key], f"says {seed}", LAW, {"says": words})
        play = play_of(scenario, LAW)
        record, said = Record.of(play.transcript), g.Say(words)
        assert said not in [each.act for each in play.before]
        for _ in range(4):
            step(play, record, LAW)
        spoken = [each for each in record.gestures if each.act == said]
        assert [each.seat for each in spoken] == [scenario.protests[0].seat]


def test_half_of_them_leave_it_to_the_dealer_to_see() -> None:
    made = [generated(INJECTORS["hand-short-of-a-card"], f"quiet {seed}", LAW) for seed in range(20)]
    assert 4 < sum(bool(each.protests) for each in made) < 16


@pytest.mark.parametrize("law", BOOKS)
def test_a_card_too_many_is_found_on_a_player_who_has_yet_to_act(law: str) -> None:
    """TDA's own example: the third card came in the deal, and the player sees it when the action comes there."""
    house = book(law)
    for seed in range(3):
        play = play_of(generated(INJECTORS["extra-card-after-action"], f"found {seed}", house), house)
        record = Record.of(play.transcript)
        over = [each.number for each in record.table.seats if len(each.hand) > HOLE_CARDS[record.setup.game]]
        acted = [each.seat for each in record.course.actions]
        assert acted and len(over) == 1 and over[0] not in acted
        last = max(index for index, each in enumerate(record.gestures) if isinstance(each.act, g.Pitch))
        assert not record.courses[last].actions


@pytest.mark.parametrize("game", STUD_GAMES)
def test_with_a_seat_left_out_in_stud_the_first_to_act_is_found_by_the_upcards_as_they_fall_then(game: str) -> None:
    """Everybody after that seat gets another card than in the clean hand, so another one may bring it in."""
    for seed in range(8):
        scenario = generated(INJECTORS["seat-dealt-out"], f"first {seed}", LAW, game=game)
        acted, until = Record.of(play_of(scenario, LAW).transcript).course.actions, scenario.takeover
        assert [each.seat for each in acted] == ([until.number] if until.stage == "acted" else [])
