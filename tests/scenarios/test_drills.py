"""Which scenario comes next: clean hands in between, nothing twice in a row, and something to do at once."""

from collections import Counter

import pytest

from trainer.kernel.games import GAMES
from trainer.scenarios.drills import CONTROLS, DRILLS, Offer, choose

OFFERS = (
    *(Offer(f"flop-{n}", "four-card-flop", "holdem", whole=n > 1) for n in range(4)),
    *(Offer(f"boxed-{n}", "boxed", "holdem") for n in range(3)),
    *(Offer(f"stub-{n}", "short-stub", "stud", whole=False) for n in range(5)),
    *(Offer(f"{folder}-{n}", folder, "holdem") for folder in ("bets", "turns", "pots", "showdown") for n in range(3)),
    *(Offer(f"clean-{n}", CONTROLS, "holdem" if n % 2 else "stud") for n in range(4)),
)


@pytest.mark.parametrize("seed", range(20))
@pytest.mark.parametrize("drill", ["mixed", "four-card-flop", "boxed", "short-stub"])
def test_the_first_hand_of_a_drill_is_never_clean(drill, seed):
    assert not choose(drill, OFFERS, (), seed).startswith("clean")


@pytest.mark.parametrize("seed", range(10))
def test_the_first_hand_is_dealt_from_the_shuffle_where_there_is_one(seed):
    assert choose("four-card-flop", OFFERS, (), seed) in {"flop-2", "flop-3"}


def test_about_a_third_of_later_hands_are_clean():
    dealt = Counter(choose("mixed", OFFERS, ("flop-0",), seed).partition("-")[0] for seed in range(600))
    assert 0.25 < dealt["clean"] / 600 < 0.43
    assert min(dealt[each] for each in ("flop", "boxed", "stub", "bets", "turns")) > 30


def test_the_clean_hands_of_a_drill_may_be_of_every_game_there_is():
    assert {game for each in DRILLS for game in each.games} == set(GAMES)


@pytest.mark.parametrize("seed", range(20))
def test_what_was_dealt_lately_comes_last(seed):
    recent = ("flop-1", "flop-2", "clean-1")
    assert choose("four-card-flop", OFFERS, recent, seed) not in {"flop-1", "flop-2", "clean-1"}


@pytest.mark.parametrize("seed", range(20))
def test_a_drill_of_one_game_has_clean_hands_of_that_game_only(seed):
    offers = [each.id for each in OFFERS if each.folder == CONTROLS and each.game == "stud"]
    found = choose("short-stub", OFFERS, ("stub-1",), seed)
    assert found in offers or found.startswith("stub")


def test_every_drill_can_be_dealt_and_an_unknown_one_cannot():
    for each in DRILLS:
        assert choose(each.key, OFFERS, (), 1)
    with pytest.raises(KeyError):
        choose("no-such-drill", OFFERS, (), 1)
    with pytest.raises(LookupError):
        choose("clean", (), (), 1)


def test_a_whole_hand_in_which_nothing_goes_wrong_is_no_better_as_the_first() -> None:
    control = Offer("pots-tied", "pots", "holdem", topics=("pot.odd-chip", "routine"))
    others = (Offer("pots-six", "pots", "holdem", whole=False), Offer("muck", "showdown", "holdem", whole=False))
    drawn = {choose("pots", (control, *others), (), seed) for seed in range(60)}
    assert drawn == {"pots-tied", "pots-six", "muck"}
