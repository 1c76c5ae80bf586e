"""Cards dealt before the betting is over: found as such, and put right as each house prints it."""

import pytest

from tests.rules.board_situations import (
    BOOKS,
    CHECKED,
    DEALT,
    LIMPED,
    TO_THE_FLOP,
    TO_THE_TURN,
    cited,
    found,
    holdem,
    kinds,
    paragraphs,
    ruled,
    steps,
)
from tests.rules.stud_situations import premature_stud
from trainer.kernel.transcript import Transcript
from trainer.rules.ruling import Discretion

EARLY_FLOP = holdem(DEALT, LIMPED[:3], "D burn", "D lay 3 up")
EARLY_TURN = holdem(TO_THE_FLOP, "D burn", "D lay 3 up", CHECKED[:3], "D burn", "D lay 1 up")
EARLY_RIVER = holdem(TO_THE_TURN, "D burn", "D lay 1 up", CHECKED[:3], "D burn", "D lay 1 up")
BACK = ["burn-stays", "early-cards-into-the-stub", "shuffle-the-stub", "finish-the-betting"]
STUD_BACK = ["early-cards-into-the-stub", "shuffle-the-stub", "finish-the-betting", "street-without-a-burn"]
TDA = {"tda_2022": "39-C RP-5 RP-5-{}", "players_2025": "RP-5 RP-5-{}"}


def family(letter: str, **more: str) -> list[object]:
    """The paragraphs of TDA and Players on the early cards of one street, and those of `more`."""
    return paragraphs(**{key: at.format(letter) for key, at in TDA.items()}, **more)


def early(street: str) -> Transcript:
    return {"flop": EARLY_FLOP, "turn": EARLY_TURN, "river": EARLY_RIVER, "street": premature_stud()}[street]


@pytest.mark.parametrize(("key", "at"), family("A", metropolitan="RP-5-A"))
def test_early_cards_go_back_and_the_flop_is_dealt_again(key: str, at: str) -> None:
    decision = ruled(EARLY_FLOP, "premature-flop", key)
    assert steps(decision) == [*BACK, "flop-without-a-burn"]
    assert f"{key}:{at}" in cited(decision)
    assert decision.ruling is not None
    assert decision.ruling.harms == ("a-second-burn",)


@pytest.mark.parametrize(("key", "at"), family("B"))
def test_early_cards_go_back_and_the_turn_is_dealt_again(key: str, at: str) -> None:
    decision = ruled(EARLY_TURN, "premature-turn", key)
    assert steps(decision) == [*BACK, "turn-without-a-burn"]
    assert f"{key}:{at}" in cited(decision)


@pytest.mark.parametrize(("key", "at"), family("C"))
def test_early_cards_go_back_and_the_river_is_dealt_again(key: str, at: str) -> None:
    decision = ruled(EARLY_RIVER, "premature-river", key)
    assert steps(decision) == [*BACK, "river-without-a-burn"]
    assert f"{key}:{at}" in cited(decision)


@pytest.mark.parametrize(
    ("key", "at"), paragraphs(tda_2022="39-C RP-5 RP-5-D RP-10-G", players_2025="RP-5 RP-5-D RP-9-G")
)
def test_early_cards_go_back_and_the_street_is_dealt_again(key: str, at: str) -> None:
    decision = ruled(premature_stud(), "premature-street", key)
    assert steps(decision) == STUD_BACK
    assert f"{key}:{at}" in cited(decision)


@pytest.mark.parametrize(
    ("street", "at"), [("flop", "RP-5-A"), ("turn", "RP-5-B"), ("river", "RP-5-C"), ("street", "RP-5-D")]
)
def test_foxwoods_falls_back_on_the_recommended_procedure_unconfirmed(street: str, at: str) -> None:
    decision = ruled(early(street), f"premature-{street}", "foxwoods-2020")
    assert decision.source == "tda-2022"
    assert not decision.confirmed
    assert decision.fallback is not None
    assert decision.fallback.at == "39"
    assert f"tda-2022:{at}" in cited(decision)
    assert "tda-2022:39-C" not in cited(decision)


WAITING_TURN = [
    "early-card-aside",
    "finish-the-betting",
    "burn-again-and-deal-the-next",
    "finish-the-turn-betting",
    "early-cards-into-the-stub",
    "shuffle-the-stub",
]


@pytest.mark.parametrize(("key", "at"), paragraphs(metropolitan="RP-5-B"))
def test_the_rivers_card_becomes_the_turn_at_metropolitan(key: str, at: str) -> None:
    decision = ruled(EARLY_TURN, "premature-turn", key)
    assert steps(decision) == [*WAITING_TURN, "river-without-a-burn"]
    assert f"{key}:{at}" in cited(decision)


@pytest.mark.parametrize(("key", "at"), paragraphs(metropolitan="RP-5-C"))
def test_the_river_waits_for_the_betting_at_metropolitan(key: str, at: str) -> None:
    decision = ruled(EARLY_RIVER, "premature-river", key)
    assert decision.ruling is not None
    waits = {step.key: step.after for step in decision.ruling.steps}
    assert set(waits["shuffle-the-stub"]) == {"early-cards-into-the-stub", "finish-the-betting"}
    assert f"{key}:{at}" in cited(decision)


@pytest.mark.parametrize(("key", "at"), paragraphs(metropolitan="RP-5-D"))
def test_a_round_waits_for_the_final_street_at_metropolitan(key: str, at: str) -> None:
    early, final = ["round-set-aside", "finish-the-betting"], ["early-cards-into-the-stub", "shuffle-the-stub"]
    decision = ruled(premature_stud(), "premature-street", key)
    assert steps(decision) == [*early, "burn-and-deal-the-street", *final, "deal-the-final-street"]
    assert f"{key}:{at}" in cited(decision)
    seventh = ruled(premature_stud(before=3), "premature-street", key)
    assert steps(seventh) == [*early, *final, "deal-the-final-street"]


@pytest.mark.parametrize(("key", "at"), paragraphs(metropolitan="35 RP-5"))
def test_metropolitan_has_a_procedure_for_every_early_card(key: str, at: str) -> None:
    for street in ("flop", "turn", "river", "street"):
        assert f"{key}:{at}" in cited(ruled(early(street), f"premature-{street}", key))


UPT_BACK = ["finish-the-betting", "early-cards-into-the-stub", "shuffle-the-stub", "cut-the-stub"]


@pytest.mark.parametrize(("key", "at"), paragraphs(upt="irregularity-15 holdem-5 holdem-7"))
def test_upt_early_flop(key: str, at: str) -> None:
    decision = ruled(EARLY_FLOP, "premature-flop", key)
    assert steps(decision) == ["burn-stays", *UPT_BACK, "flop-without-a-burn"]
    assert f"{key}:{at}" in cited(decision)


@pytest.mark.parametrize(("key", "at"), paragraphs(upt="irregularity-15 holdem-5 holdem-8"))
def test_upt_early_turn(key: str, at: str) -> None:
    decision = ruled(EARLY_TURN, "premature-turn", key)
    assert steps(decision) == [*WAITING_TURN, "cut-the-stub", "river-without-a-burn"]
    assert f"{key}:{at}" in cited(decision)


@pytest.mark.parametrize(("key", "at"), paragraphs(upt="irregularity-15 holdem-5 holdem-8"))
def test_upt_early_river(key: str, at: str) -> None:
    decision = ruled(EARLY_RIVER, "premature-river", key)
    assert steps(decision) == ["burn-stays", *UPT_BACK, "river-without-a-burn"]
    assert f"{key}:{at}" in cited(decision)


@pytest.mark.parametrize(("key", "at"), paragraphs(upt="irregularity-15"))
def test_upt_early_street(key: str, at: str) -> None:
    decision = ruled(premature_stud(), "premature-street", key)
    assert steps(decision) == ["early-card-does-not-play"]
    assert cited(decision) == [f"{key}:{at}"]
    assert decision.ruling is not None
    assert decision.ruling.discretion is Discretion.PARTIAL


# --- what is found ---------------------------------------------------------------------------------------------


@pytest.mark.parametrize("street", ["flop", "turn", "river", "street"])
def test_the_matter_begins_with_the_card(street: str) -> None:
    hand = early(street)
    matter = found(hand, f"premature-{street}")
    assert matter.onset == matter.error == len(hand.gestures)
    assert kinds(hand.upto(matter.onset - 1)) == []


@pytest.mark.parametrize(
    "hand",
    [
        holdem(DEALT, LIMPED, "D burn", "D lay 3 up"),
        holdem(TO_THE_FLOP, "D burn", "D lay 3 up", CHECKED, "D burn", "D lay 1 up"),
        holdem(TO_THE_TURN, "D burn", "D lay 1 up", CHECKED, "D burn", "D lay 1 up"),
    ],
)
def test_after_the_last_check_nothing_is_early(hand: Transcript) -> None:
    assert kinds(hand) == []


def test_an_early_flop_without_a_burn_is_an_early_flop() -> None:
    assert kinds(holdem(DEALT, LIMPED[:2], "D lay 3 up")) == ["premature-flop"]


def test_those_still_to_act_are_told() -> None:
    assert found(EARLY_FLOP, "premature-flop").seats == (2,)
    assert found(EARLY_TURN, "premature-turn").seats == (4,)


def test_a_flop_spread_card_by_card_is_one_matter() -> None:
    hand = holdem(DEALT, LIMPED[:2], "D burn", ["D lay 1 up"] * 3)
    assert kinds(hand) == ["premature-flop"]
    assert len(found(hand, "premature-flop").cards) == 3


def test_a_street_dealt_again_on_the_old_burn_is_no_new_matter() -> None:
    left = [card.card.name for card in early("turn").setup.deck[13:]]
    order = " ".join([*left[2:], "Ah", left[1]])
    assert left[0] == "Ah"
    lines = [
        "D move stub-top down Ah",
        f"D shuffle {order}",
        "P4 check",
        "D lay 1 up",
        *CHECKED,
        "D burn",
        "D lay 1 up",
    ]
    hand = holdem(TO_THE_FLOP, "D burn", "D lay 3 up", CHECKED[:3], "D burn", "D lay 1 up", lines)
    assert kinds(hand) == ["premature-turn"]
    assert steps(ruled(hand, "premature-turn", "tda-2022")) == [*BACK, "turn-without-a-burn"]


def test_dealing_again_before_the_betting_is_over_is_a_new_matter() -> None:
    left = " ".join(card.card.name for card in EARLY_TURN.setup.deck[13:])
    hand = holdem(
        TO_THE_FLOP,
        "D burn",
        "D lay 3 up",
        CHECKED[:3],
        "D burn",
        "D lay 1 up",
        "D move stub-top down Ah",
        f"D shuffle {left}",
        "D lay 1 up",
    )
    assert kinds(hand) == ["premature-turn", "premature-turn"]


def test_the_card_that_takes_the_early_turns_place_is_no_matter() -> None:
    left = [card.card.name for card in EARLY_TURN.setup.deck[16:]]
    lines = ["D move aside down Ah", "P4 check", "D burn", "D lay 1 up", *CHECKED, "D move stub-bottom down Ah"]
    order = " ".join(["Ah", *left])
    hand = holdem(
        TO_THE_FLOP,
        "D burn",
        "D lay 3 up",
        CHECKED[:3],
        "D burn",
        "D lay 1 up",
        *lines,
        f"D shuffle {order}",
        "D lay 1 up",
        CHECKED,
    )
    assert kinds(hand) == ["premature-turn"]
    assert [steps(ruled(hand, "premature-turn", key))[0] for key in BOOKS] == [
        "burn-stays",
        "burn-stays",
        "burn-stays",
        "early-card-aside",
        "early-card-aside",
    ]


def test_after_everybody_folded_nothing_is_early() -> None:
    hand = holdem(DEALT, ["P3 fold", "P4 fold", "P1 fold"], "D burn", "D lay 3 up")
    assert kinds(hand) == []


# --- shuffling in the middle of a hand -------------------------------------------------------------------------


def shuffled(face: str) -> Transcript:
    """The early turn goes back face up or down and the stub is shuffled."""
    left = " ".join(card.card.name for card in EARLY_TURN.setup.deck[13:])
    back = [f"D move stub-top {face} Ah", f"D shuffle {left}"]
    return holdem(TO_THE_FLOP, "D burn", "D lay 3 up", CHECKED[:3], "D burn", "D lay 1 up", back)


@pytest.mark.parametrize(("key", "at"), paragraphs(tda_2022="39-D", players_2025="38-D"))
def test_the_stub_is_shuffled_face_down(key: str, at: str) -> None:
    decision = ruled(shuffled("up"), "shuffled-open", key)
    assert steps(decision) == ["shuffle-the-stub"]
    assert cited(decision) == [f"{key}:{at}"]
    assert [card.name for card in decision.matter.cards] == ["Ah"]
    assert kinds(shuffled("down")) == ["premature-turn"]


@pytest.mark.parametrize("key", ["foxwoods-2020", "metropolitan", "upt"])
def test_the_others_print_nothing_on_how_the_stub_is_shuffled(key: str) -> None:
    assert ruled(shuffled("up"), "shuffled-open", key).silent


def test_a_boxed_card_or_the_shuffle_before_the_deal_is_no_shown_card() -> None:
    deck = [str(each) for each in holdem().setup.deck]
    whole = holdem("D move stub-top up As", "D shuffle " + " ".join(deck))
    assert kinds(whole) == []
    lying = ["^Ah" if card == "Ah" else card for card in deck]
    boxed = holdem(DEALT, "D shuffle " + " ".join(deck[8:]), deck=" ".join(lying))
    assert "shuffled-open" not in kinds(boxed)


def test_cards_laid_right_after_a_gathering_join_no_street_of_the_deal_before() -> None:
    hand = holdem(TO_THE_FLOP, "D lay 3 up", "D gather", "D lay 1 up", "D lay 1 up")
    assert kinds(hand)[0] == "flop-without-burn"
