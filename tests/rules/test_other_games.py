"""The deal in games beyond hold'em and seven-card stud: what is in order there, and which paragraphs reach them."""

import pytest

from tests.rules.board_situations import facts_of, found, kinds, paragraphs, ruled, steps, timed
from tests.rules.situations import NAMES, deck
from tests.rules.stud_situations import Stud
from trainer.kernel.document import text_of, transcript_of
from trainer.kernel.games import STUD_GAMES
from trainer.kernel.transcript import Transcript
from trainer.rules.routine import due

OMAHA = ("omaha", "omaha-8")
POSTED = ["P2 post 25x2", "P3 post 100x1"]
ROUND = [f"D pitch {seat} down" for seat in (2, 3, 1)]
DEALT = [*POSTED, *ROUND * 4]
LIMPED = [*DEALT, "P1 wager 100x1", "P2 wager 25x2", "P3 check", "D bring-in-bets"]
FLOPPED = [*LIMPED, "D burn", "D lay 3 up"]
CHECKED = [f"P{seat} check" for seat in (2, 3, 1)]


def omaha(*acts: str, game: str = "omaha", top: str = "") -> Transcript:
    """Three players with the button at seat 1."""
    seats = [f"seat {seat} 100x20+25x20 {NAMES[seat - 1]}" for seat in (1, 2, 3)]
    head = ["dealing 1", f"game {game} pot-limit", "small-blind 50", "big-blind 100", *seats, "button 1"]
    return transcript_of("\n".join([*head, f"deck {deck(top)}", "---", *timed(acts), ""]))


def as_game(hand: Stud, game: str) -> Transcript:
    return transcript_of(text_of(hand.transcript).replace("game stud ", f"game {game} "))


@pytest.mark.parametrize("game", OMAHA)
def test_omaha_is_dealt_from_the_left_of_the_button(game: str) -> None:
    assert kinds(omaha(*FLOPPED, *CHECKED, "D burn", "D lay 1 up", *CHECKED, "D burn", "D lay 1 up", game=game)) == []


@pytest.mark.parametrize(("key", "at"), paragraphs(tda_2022="35-A-2", foxwoods_2020="35-A-2", upt="misdeal-2-h"))
def test_in_omaha_too_the_first_card_goes_to_the_left_of_the_button(key: str, at: str) -> None:
    decision = ruled(omaha(*POSTED, "D pitch 1 down"), "first-card-to-wrong-seat", key)
    assert at in [each.at for each in decision.citations]


def test_the_routine_of_omaha_is_that_of_a_flop_game() -> None:
    assert [(one.verb, one.seat) for one in due(facts_of(omaha(*POSTED)))] == [("pitch", 2)]
    assert [one.verb for one in due(facts_of(omaha(*LIMPED)))] == ["burn"]
    assert [(one.verb, one.count) for one in due(facts_of(omaha(*LIMPED, "D burn")))] == [("lay", 3)]


@pytest.mark.parametrize("acts", [ROUND * 3 + ROUND[:2], ROUND * 4 + ["D pitch 2 down"]], ids=["three", "five"])
def test_a_hand_of_omaha_has_four_cards(acts: list[str]) -> None:
    transcript = omaha(*POSTED, *acts, "D burn")
    assert steps(ruled(transcript, "wrong-number-of-cards", "tda-2022"))


BROKEN = {
    "four-card-flop": [*LIMPED, "D burn", "D lay 4 up"],
    "flop-without-burn": [*LIMPED, "D lay 3 up"],
    "premature-flop": [*DEALT, "P1 wager 100x1", "D burn", "D lay 3 up"],
    "premature-turn": [*FLOPPED, "P2 check", "D burn", "D lay 1 up"],
    "premature-river": [*FLOPPED, *CHECKED, "D burn", "D lay 1 up", "P2 check", "D burn", "D lay 1 up"],
}


@pytest.mark.parametrize(
    ("kind", "at"),
    [
        pytest.param("four-card-flop", "39-A", id="tda-2022:39-A"),
        pytest.param("flop-without-burn", "39-B", id="tda-2022:39-B"),
        pytest.param("premature-flop", "RP-5-A", id="tda-2022:RP-5-A"),
        pytest.param("premature-turn", "RP-5-B", id="tda-2022:RP-5-B"),
        pytest.param("premature-river", "RP-5-C", id="tda-2022:RP-5-C"),
    ],
)
def test_the_board_of_omaha_is_put_right_like_that_of_holdem(kind: str, at: str) -> None:
    decision = ruled(omaha(*BROKEN[kind]), kind, "tda-2022")
    assert at in [each.at for each in decision.citations]


@pytest.mark.parametrize(
    "kind", [pytest.param(k, id=f"upt:irregularity-15-{k}") for k in BROKEN if k.startswith("premature")]
)
def test_beyond_holdem_upt_only_says_that_an_early_card_does_not_play(kind: str) -> None:
    decision = ruled(omaha(*BROKEN[kind]), kind, "upt")
    assert [each.at for each in decision.citations] == ["irregularity-15"]
    assert steps(decision) == ["early-card-does-not-play"]


def test_upt_prints_nothing_on_too_many_flop_cards_beyond_holdem() -> None:
    assert ruled(omaha(*BROKEN["four-card-flop"]), "four-card-flop", "upt").silent


def test_a_shown_flop_on_no_burn_is_shuffled_at_upt_in_holdem_only() -> None:
    decision = ruled(omaha(*BROKEN["flop-without-burn"]), "flop-without-burn", "upt")
    assert steps(decision) == ["burn-the-missing-card", "right-card-takes-its-place"]


@pytest.mark.parametrize("acted", [False, True])
def test_two_burns_for_a_shown_flop_are_put_right_at_upt_until_somebody_acts(acted: bool) -> None:
    acts = [*LIMPED, "D burn", "D burn", "D lay 3 up", *(["P2 check"] if acted else [])]
    first = "spare-burn-back-on-the-stub" if acted else "board-back-in-order"
    assert steps(ruled(omaha(*acts), "double-burn", "upt"))[0] == first


BURNS = {
    "no-burn": ("flop-without-burn", BROKEN["flop-without-burn"]),
    "no-burn-acted-on": ("flop-without-burn", [*BROKEN["flop-without-burn"], "P2 check"]),
    "two-burns": ("double-burn", [*LIMPED, "D burn", "D burn"]),
    "two-burns-hidden": ("double-burn", [*LIMPED, "D burn", "D burn", "D lay 3 down"]),
    "two-burns-shown": ("double-burn", [*LIMPED, "D burn", "D burn", "D lay 3 up"]),
    "no-burn-turn": ("burn-missing", [*FLOPPED, *CHECKED, "D lay 1 up"]),
    "two-burns-turn": ("double-burn", [*FLOPPED, *CHECKED, "D burn", "D burn", "D lay 1 up"]),
}


@pytest.mark.parametrize("told", [pytest.param(told, id=f"upt:irregularity-16-{told}") for told in BURNS])
@pytest.mark.parametrize("game", ["omaha", "holdem"])
def test_burns_beyond_holdem_rest_on_the_general_paragraph_alone(game: str, told: str) -> None:
    kind, acts = BURNS[told]
    hand = omaha(*acts) if game == "omaha" else omaha(*_two_cards_each(acts), game=game)
    assert (_cited(hand, kind, "upt") == {"irregularity-16"}) is (game == "omaha")


def _two_cards_each(acts: list[str]) -> list[str]:
    """The same hand told of hold'em."""
    return [*POSTED, *ROUND * 2, *acts[len(DEALT) :]]


def _cited(hand: Transcript, kind: str, key: str) -> set[str]:
    return {each.at for each in ruled(hand, kind, key).citations}


@pytest.mark.parametrize("told", [pytest.param(told, id=f"upt:misdeal-2-d-{told}") for told in ("one", "two")])
def test_an_extra_card_beyond_holdem_is_no_matter_of_its_section(told: str) -> None:
    extra = ["D pitch 2 down", *(["D pitch 3 down"] if told == "two" else [])]
    cited = _cited(omaha(*DEALT, *extra, "D burn"), "wrong-number-of-cards", "upt")
    assert cited and not any(at.startswith("holdem") for at in cited)


# --- exposed cards ---------------------------------------------------------------------------------------------

FIRST = [*POSTED, "D pitch 2 up"]
THIRD = [*POSTED, *ROUND[:2], "D pitch 1 up"]


@pytest.mark.parametrize(("key", "at"), paragraphs(tda_2022="35-A-7", metropolitan="33-A-6", upt="misdeal-2-a"))
def test_the_first_card_exposed_in_omaha_is_a_misdeal(key: str, at: str) -> None:
    decision = ruled(omaha(*FIRST), "exposed-downcard", key)
    assert at in [each.at for each in decision.citations]


@pytest.mark.parametrize("key", ["tda-2022", "metropolitan", "upt"])
def test_one_other_card_exposed_in_omaha_is_printed_nowhere(key: str) -> None:
    assert ruled(omaha(*THIRD), "exposed-downcard", key).silent


def test_after_two_players_have_acted_an_exposed_card_plays_on_at_upt() -> None:
    rest = [*ROUND[1:], *ROUND * 3, "P1 wager 100x1", "P2 wager 25x2"]
    assert steps(ruled(omaha(*FIRST, *rest), "exposed-downcard", "upt")) == ["play-on"]
    assert len(steps(ruled(omaha(*FIRST, *rest[:-1]), "exposed-downcard", "upt"))) == 4


# --- the games of stud -----------------------------------------------------------------------------------------


@pytest.mark.parametrize("game", STUD_GAMES)
def test_a_hand_of_any_stud_game_is_dealt_in_order(game: str) -> None:
    hand = Stud(players=3).then("P1 post 25x1", "P2 post 25x1", "P3 post 25x1", "D bring-in-bets")
    hand.then(f"D pitch {seat} {face}" for face in ("down", "down", "up") for seat in (1, 2, 3))
    assert kinds(as_game(hand, game)) == []
    assert [one.verb for one in due(facts_of(as_game(hand, game)))] == []


@pytest.mark.parametrize("game", STUD_GAMES)
def test_a_shown_down_card_is_the_up_card_in_every_stud_game(game: str) -> None:
    transcript = as_game(Stud(players=3).then("D pitch 1 up"), game)
    assert found(transcript, "stud-downcard-exposed").seats == (1,)
    assert steps(ruled(transcript, "stud-downcard-exposed", "tda-2022")) == ["exposed-card-is-the-upcard"]


@pytest.mark.parametrize("game", STUD_GAMES)
def test_a_street_of_any_stud_game_needs_its_burn_at_upt(game: str) -> None:
    hand = Stud(players=3).then(f"D pitch {seat} {face}" for face in ("down", "down", "up") for seat in (1, 2, 3))
    hand.then(f"P{seat} wager 100x1" for seat in facts_of(as_game(hand, game)).course.pending)
    hand.then("D bring-in-bets", *(f"D pitch {seat} up" for seat in (1, 2, 3)))
    decision = ruled(as_game(hand, game), "burn-missing", "upt")
    assert steps(decision) == ["burn-the-missing-card", "right-card-takes-its-place"]
