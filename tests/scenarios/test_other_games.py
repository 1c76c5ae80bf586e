"""Players in every game and limit: forced bets, and policies that keep within what the limit allows."""

from dataclasses import replace
from functools import cache

import pytest

from tests.scenarios.hands import packaged
from tests.seeds import seeds
from trainer.grading.model import play_out
from trainer.kernel import gestures as g
from trainer.kernel.games import GAMES, has_board, is_stud
from trainer.rules.book import book
from trainer.rules.engine import decide
from trainer.rules.facts import Facts
from trainer.rules.points import turns
from trainer.rules.record import Record
from trainer.scenarios.compiler import play_of
from trainer.scenarios.form import Scenario
from trainer.scenarios.semantics import needed

LAW = book("tda-2022")
SEEDS = seeds(3)
PAIRS = [(game, limit) for game in GAMES for limit in ("no-limit", "pot-limit", "limit") if limit != "pot-limit"]
PAIRS += [(game, "pot-limit") for game in GAMES if has_board(game)]


def unscripted(game: str, limit: str) -> Scenario:
    """Five players who do as they see fit."""
    like = packaged()["clean-stud-8-limit" if is_stud(game) else "clean-omaha-8-limit"]
    return replace(like, game=game, limit=limit, script=(), takeover=like.takeover)


@cache
def dealt(game: str, limit: str, seed: int) -> Record:
    return Record.of(play_out(play_of(unscripted(game, limit), LAW, seed), LAW))


@pytest.mark.parametrize(("game", "limit"), PAIRS)
def test_players_bet_and_raise_no_less_and_no_more_than_the_limit_allows(game: str, limit: str) -> None:
    for seed in SEEDS:
        record = dealt(game, limit, seed)
        for action in record.course.actions:
            if action.kind not in ("bet", "raise") or not record.tables[action.index + 1].seat(action.seat).stack:
                continue
            facts = Facts(record, action.index)
            own = [each for each in turns.rights(facts) if each.seats == (action.seat,)]  # before he said anything
            figures = dict(decide(LAW, facts.when(own[-1].onset).about(own[-1])).figures)
            assert figures["least"] <= action.to <= figures.get("most", action.to), (seed, action)


@pytest.mark.parametrize(("game", "limit"), PAIRS)
def test_a_hand_nobody_scripted_is_dealt_to_its_end_and_keeps_its_chips(game: str, limit: str) -> None:
    for seed in SEEDS:
        record = dealt(game, limit, seed)
        assert record.table.over
        assert not record.table.pot
        assert not any(seat.bet for seat in record.table.seats)


def test_the_highest_card_brings_it_in_in_razz_and_the_lowest_in_stud() -> None:
    for game, best in (("razz", max), ("stud-8", min)):
        record = dealt(game, "limit", 3)
        posts = [each for each in record.gestures if isinstance(each.act, g.Post)]
        opening = record.tables[record.gestures.index(posts[-1])]
        doors = {each.number: each.hand[2].card for each in opening.seats if each.hand}
        order = "A23456789TJQK" if game == "razz" else "23456789TJQKA"
        wanted = best(doors, key=lambda seat: (order.index(doors[seat].rank), "cdhs".index(doors[seat].suit)))
        assert posts[-1].seat == wanted


@pytest.mark.parametrize(
    ("game", "limit", "keys"),
    [
        ("omaha", "pot-limit", ("small_blind", "big_blind")),
        ("omaha-8", "limit", ("small_blind", "big_blind", "small_bet", "big_bet")),
        ("razz", "limit", ("ante", "bring_in", "small_bet", "big_bet")),
        ("stud-8", "pot-limit", ("ante", "bring_in", "small_bet")),
    ],
)
def test_a_game_needs_its_forced_bets_and_a_limit_its_fixed_ones(game: str, limit: str, keys: tuple[str, ...]) -> None:
    assert needed(game, limit) == keys
