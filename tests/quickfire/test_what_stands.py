"""Call or raise, worked by hand: 1,200 is bet, a least raise is to 2,400, and half of one is there at 1,800."""

from random import Random

import pytest

from tests.quickfire.worked import telling
from tests.rules.betting import Betting
from trainer.kernel import gestures as g
from trainer.quickfire.call_or_raise import question
from trainer.quickfire.kind import Unsuitable
from trainer.quickfire.spot import Answer, Spot
from trainer.quickfire.wagers_made import STORIES
from trainer.rules.book import book
from trainer.rules.options import OPTIONS

TDA, PLAYERS, FOXWOODS, MET, UPT = "tda-2022", "players-2025", "foxwoods-2020", "metropolitan", "upt"


def facing_1200(*acts: str, players: int = 4, limit: str = "no-limit", stack: str = "") -> Betting:
    stacks = {3: stack} if stack else None
    return Betting(players=players, limit=limit, stacks=stacks).flop().do("P2 wager 1000x1+100x2", *acts)  # type: ignore[return-value]


def asked(house: str, hand: Betting, seat: int = 3) -> Spot:
    return question(book(house), telling(hand), seat, "worked", 0)


def call(change: int = 0, missing: int = 0) -> Answer:
    return {"stands": "call", "change": change, "missing": missing}


def raise_to(to: int, change: int = 0, missing: int = 0, name: str = "raise") -> Answer:
    return {"stands": name, "to": to, "change": change, "missing": missing}


FLOOR, NOTHING, ALL_IN = {"stands": "floor"}, {"stands": "nothing"}, {"stands": "all-in"}

SILENT = [
    pytest.param(["wager 1000x1+100x2"], call(), "41-B", id="tda-2022:41-B-exactly-the-call"),
    pytest.param(["wager 5000x1"], call(3800), "44", id="tda-2022:44-one-chip"),
    pytest.param(["wager 25000x1"], call(23800), "44", id="tda-2022:44-one-chip-however-large"),
    pytest.param(["wager 1000x2"], call(800), "45-A", id="tda-2022:45-A-none-to-spare"),
    pytest.param(["wager 1000x1+100x7"], call(500), "45-B-1", id="tda-2022:45-B-1-just-below-half"),
    pytest.param(["wager 1000x1+100x8"], raise_to(2400, missing=600), "45-B-1", id="tda-2022:45-B-1-half"),
    pytest.param(["wager 1000x2+100x3"], raise_to(2400, missing=100), "45-B-1", id="tda-2022:45-B-1-just-below-whole"),
    pytest.param(["wager 1000x2+100x4"], raise_to(2400), "45-B-1", id="tda-2022:45-B-1-whole"),
    pytest.param(["wager 1000x5"], raise_to(5000), "45-B-1", id="tda-2022:45-B-1-more-than-whole"),
    pytest.param(["wager 5000x1", "say raise"], call(3800), "44", id="tda-2022:44-raise-said-too-late"),
]
SPOKEN = [
    pytest.param(["say raise", "wager 5000x1"], raise_to(5000), "44", id="tda-2022:44-raise-said-first"),
    pytest.param(["say raise 3000", "wager 5000x1"], raise_to(3000, 2000), "43-B", id="tda-2022:43-B-amount-said"),
    pytest.param(
        ["say raise 2300", "wager 1000x2+100x3"], raise_to(2400, missing=100), "43-A", id="tda-2022:43-A-too-little"
    ),
    pytest.param(["say 1700", "wager 1000x1+100x7"], call(500), "43-A", id="tda-2022:43-A-named-below-half"),
    pytest.param(
        ["say 1800", "wager 1000x1+100x8"], raise_to(2400, missing=600), "40-C", id="tda-2022:40-C-named-half"
    ),
    pytest.param(["say call", "wager 1000x5"], call(3800), "41-A", id="tda-2022:41-A-call-said"),
    pytest.param(["say raise 3000", "wager 1000x2"], FLOOR, "40-A", id="tda-2022:40-A-words-against-chips"),
]


@pytest.mark.parametrize(("acts", "answer", "at"), [*SILENT, *SPOKEN])
def test_chips_and_words_against_1200(acts: list[str], answer: Answer, at: str) -> None:
    spot = asked(TDA, facing_1200(*(f"P3 {act}" for act in acts)))
    assert spot.right[0] == answer
    assert at in [each.at for each in spot.citations]


@pytest.mark.parametrize(
    ("house", "acts", "answer", "at"),
    [
        pytest.param(TDA, ["wager 1000x1+100x2", "wager 1000x2"], call(2000), "42", id="tda-2022:42-string-raise"),
        pytest.param(
            PLAYERS, ["wager 1000x1+100x2", "wager 1000x2"], call(2000), "56", id="players-2025:56-string-bet"
        ),
        pytest.param(UPT, ["wager 1000x1+100x2", "wager 1000x2"], call(2000), "betting-12", id="upt:betting-12-string"),
        pytest.param(
            FOXWOODS,
            ["say raise", "wager 1000x1+100x2", "wager 1000x2"],
            raise_to(3200),
            "45-C",
            id="foxwoods-2020:45-C-raise-in-two-motions",
        ),
        pytest.param(UPT, ["wager 1000x2"], raise_to(2400, missing=400), "betting-12", id="upt:betting-12-half-a-bet"),
        pytest.param(UPT, ["wager 5000x1"], call(3800), "betting-13", id="upt:betting-13-one-chip"),
        pytest.param(
            MET,
            ["say raise 3000", "wager 1000x2"],
            raise_to(3000, missing=1000),
            "36-A",
            id="metropolitan:36-A-words-first",
        ),
    ],
)
def test_what_other_houses_make_of_it(house: str, acts: list[str], answer: Answer, at: str) -> None:
    spot = asked(house, facing_1200(*(f"P3 {act}" for act in acts)))
    assert spot.right[0] == answer
    assert at in [each.at for each in spot.citations]


def test_the_same_two_chips_are_a_call_at_one_house_and_a_raise_at_another() -> None:
    hand = facing_1200("P3 wager 1000x2")
    assert asked(TDA, hand).right[0] == call(800)
    assert asked(UPT, hand).right[0] == raise_to(2400, missing=400)
    assert not asked(UPT, hand).accepts(call(800))


@pytest.mark.parametrize("house", [TDA, PLAYERS])
def test_the_blind_left_in_front_and_raise_said_too_late(house: str) -> None:
    """Blinds 100 and 200, 900 to match: 200 and two chips of 500 make 1,200, and without one of them only 700."""
    hand = Betting().preflop().do("P4 say raise 900", "P4 wager 500x1+100x4", "P1 fold", "P2 fold")
    hand.do("P3 wager 500x2", "P3 say raise")
    assert asked(house, hand).right == (call(300),)
    whole = Betting().preflop().do("P4 say raise 900", "P4 wager 500x1+100x4", "P1 fold", "P2 fold")
    whole.do("P3 say raise", "P3 wager 1000x1+500x1")
    assert asked(house, whole).right == (raise_to(1700),)


@pytest.mark.parametrize(
    ("house", "players", "at"),
    [
        pytest.param(TDA, 2, "51-B", id="tda-2022:51-heads-up"),
        pytest.param(FOXWOODS, 2, "42-B", id="foxwoods-2020:42-B-heads-up"),
    ],
)
def test_too_little_between_two_is_a_full_call(house: str, players: int, at: str) -> None:
    hand = Betting(players=players).flop().do("P2 wager 1000x1+100x2", "P1 wager 1000x1")
    spot = asked(house, hand, 1)
    assert spot.right[0] == call(missing=200)
    assert any(each.at.startswith(at) for each in spot.citations)


@pytest.mark.parametrize("house", [TDA, PLAYERS, FOXWOODS, MET])
def test_too_little_for_a_raise_with_several_in_is_the_floors(house: str) -> None:
    hand = facing_1200("P3 say raise 3600", "P3 wager 1000x3+100x6", "P4 wager 1000x1+100x2")
    spot = asked(house, hand, 4)
    assert spot.right == (FLOOR,)
    assert any(OPTIONS["a-full-call"].says in note for note in spot.notes)


@pytest.mark.parametrize("house", [TDA, PLAYERS, FOXWOODS, MET])
def test_out_of_turn_goes_back_once_the_action_changed(house: str) -> None:
    hand = Betting().flop().do("P3 wager 100x4", "P2 wager 1000x1")
    assert asked(house, hand, 3).right == (NOTHING,)
    hand = Betting().flop().do("P3 wager 100x4", "P2 check")
    assert asked(house, hand, 3).right == (raise_to(400, name="bet"),)


@pytest.mark.parametrize("house", [TDA, PLAYERS])
def test_the_last_chips_are_all_in_below_half_of_a_raise(house: str) -> None:
    hand = facing_1200("P3 wager 1000x1+100x4", stack="1000x1+100x6")
    assert asked(house, hand).right == (ALL_IN, raise_to(1400))
    hand = facing_1200("P3 wager 1000x1+100x4", stack="1000x1+100x7")
    assert asked(house, hand).right == (call(200),)


@pytest.mark.parametrize("house", [TDA, PLAYERS, FOXWOODS, MET, UPT])
def test_a_bet_that_is_taken_back_stays_a_bet(house: str) -> None:
    hand = Betting().flop().do("P2 wager 100x6", "P2 pull-back 100x6")
    assert asked(house, hand, 2).right == (raise_to(600, missing=600, name="bet"),)


def test_at_upt_chips_put_out_acted_on_and_pulled_back_are_not_asked() -> None:
    """betting-11 binds chips that were released; betting-7 leaves chips held out to the floor."""
    hand = Betting().flop().do("P2 wager 100x6", "P3 wager 100x6", "P2 pull-back 100x6")
    with pytest.raises(Unsuitable):
        asked(UPT, hand, 2)


@pytest.mark.parametrize("story", ["bet-taken-back", "bet-taken-back-after-a-call", "pushed-together"])
def test_at_upt_no_drill_on_chips_that_were_released_rests_on_the_motion_with_chips(story: str) -> None:
    """What was put out is released: betting-11 and, at big-bet poker, no-limit-7 bind; betting-7 answers nothing."""
    cited = [paragraphs for seed in range(25) if (paragraphs := _cited_at_upt(story, seed))]
    assert not any("betting-7" in each for each in cited)
    if story == "bet-taken-back":
        assert len(cited) > 15
        assert all({"betting-11", "no-limit-7"} <= each for each in cited)


def _cited_at_upt(story: str, seed: int) -> set[str]:
    """What a drill of that story cites; nothing where it isn't asked."""
    try:
        told = STORIES[story](Random(f"{story} {seed}"))
        seat = next(each.seat for each in reversed(told.record.gestures) if isinstance(each.act, g.PullBack))
        return {each.at for each in question(book(UPT), told, seat, story, seed).citations}
    except Unsuitable:
        return set()


@pytest.mark.parametrize(
    ("house", "acts"),
    [
        pytest.param(TDA, ["say raise", "wager 1000x1+100x2", "wager 1000x2"], id="tda-2022:raise-said-string"),
        pytest.param(UPT, ["wager 1000x1+100x7"], id="upt:silent-below-half"),
        pytest.param(UPT, ["wager 5000x1", "say raise"], id="upt:chips-and-words-of-two-paragraphs"),
        pytest.param(PLAYERS, ["say raise", "wager 1000x1+100x2", "wager 1000x2"], id="players-2025:raise-said-string"),
    ],
)
def test_what_a_house_leaves_open_is_not_asked(house: str, acts: list[str]) -> None:
    with pytest.raises(Unsuitable):
        asked(house, facing_1200(*(f"P3 {act}" for act in acts)))


RAISED = ("P3 say raise 3600", "P3 wager 1000x3+100x6")


def test_at_upt_too_little_is_made_up_unless_it_is_the_bet_before_a_raise() -> None:
    assert asked(UPT, facing_1200("P3 wager 500x1+100x2")).right == (call(missing=500),)
    assert asked(UPT, facing_1200(*RAISED, "P4 wager 1000x1+100x3"), 4).right == (call(missing=2300),)
    with pytest.raises(Unsuitable):
        asked(UPT, facing_1200(*RAISED, "P4 wager 1000x1+100x2"), 4)


@pytest.mark.parametrize(
    ("house", "answer"),
    [(TDA, FLOOR), (FOXWOODS, FLOOR), (MET, FLOOR), (PLAYERS, None)],
    ids=["tda-2022:56", "foxwoods-2020:56", "metropolitan:50", "players-2025"],
)
def test_a_string_bet_with_no_bet_to_raise_is_the_floors_where_no_standard_is_printed(
    house: str, answer: Answer | None
) -> None:
    hand = Betting().flop().do("P2 wager 100x6", "P2 wager 100x6")
    if answer is None:
        with pytest.raises(Unsuitable):
            asked(house, hand, 2)
    else:
        assert asked(house, hand, 2).right == (answer,)


def test_a_call_with_nothing_to_call_is_a_check_whatever_chips_follow() -> None:
    """TDA 55-A."""
    spot = asked(TDA, Betting().flop().do("P2 say call", "P2 wager 100x6"), 2)
    assert spot.right == (NOTHING,)
    assert [each.at for each in spot.citations] == ["55-A"]


@pytest.mark.parametrize("house", [MET, UPT])
def test_a_number_that_somebody_has_to_be_asked_about_is_no_question(house: str) -> None:
    with pytest.raises(Unsuitable):
        asked(house, Betting().flop().do("P2 say bet five"), 2)


@pytest.mark.parametrize("house", [TDA, PLAYERS, FOXWOODS, MET, UPT])
def test_a_number_with_one_meaning_is_that_amount(house: str) -> None:
    hand = facing_1200("P3 say raise five", "P3 wager 5000x1")
    assert asked(house, hand).right == (raise_to(5000),)


def test_the_arithmetic_ends_at_every_figure_of_the_answer() -> None:
    spot = asked(TDA, facing_1200("P3 wager 1000x1+100x8"))
    told = [(each.says, each.amount, each.total) for each in spot.sums]
    assert ("what is binding, total", 2400, 2400) in told
    assert ("minus what is in front", -1800, 600) in told
    assert told[-2:] == [("the bet to match", 1200, 1200), ("50 percent of a minimum raise", 600, 1800)]
