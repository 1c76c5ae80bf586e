"""What a floor orders of itself where every rulebook is silent: something for each kind, as things stand."""

import pytest

from tests.rules.board_situations import (
    CHECKED,
    DEALT,
    LIMPED,
    STANDARD,
    TO_THE_FLOP,
    TO_THE_RIVER,
    TO_THE_TURN,
    holdem,
    timed,
)
from tests.rules.situations import Hand, deck
from tests.rules.stud_situations import Stud, short_stub
from trainer.kernel.document import transcript_of
from trainer.kernel.transcript import Transcript, fold
from trainer.rules.book import book
from trainer.rules.engine import decide
from trainer.rules.facts import Facts
from trainer.rules.floors_own import ORDERS, OWN, rulings_of_its_own, with_own_order
from trainer.rules.matters import KINDS, matters
from trainer.rules.record import Record
from trainer.rules.ruling import Decision
from trainer.rules.steps import STEPS

EXTRA, SHORT, LONG = "extra-card-on-a-street", "short-flop", "four-card-flop"
SEEN, DEAD = "seen-in-stub", "card-to-a-dead-hand"
HOUSES = ("tda-2024", "tda-2022", "players-2025", "foxwoods-2020", "metropolitan", "upt")


def ordered(hand: Transcript, kind: str, key: str) -> Decision:
    record = Record.of(hand)
    facts = Facts(record, len(record))
    (matter,) = (each for each in matters(facts) if each.kind == kind)
    asked = facts.about(matter)
    return with_own_order(decide(book(key), asked), asked)


def own(hand: Transcript, kind: str, key: str = "metropolitan") -> str:
    """The key of what the floor orders of itself; "" for nothing, and whose it is where it follows a rulebook."""
    followed = ordered(hand, kind, key).floor_follows
    if followed is None or followed.ruling is None:
        return ""
    return followed.ruling.key if followed.source == OWN else followed.source


TURN = [*TO_THE_TURN, "D burn", "D lay 2 up"]
RIVER = [*TO_THE_RIVER, "D burn", "D lay 2 up"]
LIMP_TO_TWO = [*TO_THE_FLOP, "D burn", "D lay 2 up", "D proceed"]


@pytest.mark.parametrize("key", HOUSES)
@pytest.mark.parametrize(
    ("hand", "says"),
    [
        pytest.param(holdem(TURN), "floor.first-card-plays", id="turn"),
        pytest.param(holdem(TURN, CHECKED), "floor.first-card-plays", id="turn-acted-on"),
        pytest.param(holdem(RIVER), "floor.first-card-plays", id="river"),
        pytest.param(holdem(RIVER, CHECKED), "floor.first-card-plays", id="at-showdown"),
        pytest.param(holdem(RIVER, CHECKED, "D push-pot 1 100x2"), "", id="pot-pushed"),
        pytest.param(holdem(TURN, "D move stub-top down Kh"), "", id="back-already"),
    ],
)
def test_of_two_cards_on_a_later_street_the_first_plays_until_a_pot_is_pushed(
    key: str, hand: Transcript, says: str
) -> None:
    assert own(hand, EXTRA, key) == says


@pytest.mark.parametrize(
    ("acts", "says"),
    [
        pytest.param([], "floor.flop-completed", id="no-one-acted"),
        pytest.param(["P1 check", "P2 check"], "floor.flop-completed", id="two-acted"),
        pytest.param(["D lay 1 up"], "", id="complete"),
        pytest.param([*CHECKED], "floor.flop-completed", id="betting-over"),
        pytest.param([*CHECKED, "D burn"], "floor.flop-completed", id="burned-for-the-turn"),
        pytest.param([*CHECKED, "D burn", "D lay 1 up"], "floor.flop-completed", id="turn"),
        pytest.param([*CHECKED, "D burn", "D lay 1 up", "D lay 1 up"], "", id="turn-and-complete"),
        pytest.param([*CHECKED, "D lay 1 up", "D burn", "D lay 1 up"], "", id="complete-before-the-turn"),
    ],
)
def test_a_flop_of_two_is_completed_at_once(acts: list[str], says: str) -> None:
    assert own(holdem(LIMP_TO_TWO, acts), SHORT) == says


NEXT = ["D burn", "D lay 1 up"]


def five(game: str, *acts: str) -> Transcript:
    hand = holdem(TO_THE_FLOP, "D burn", "D lay 5 up", list(acts))
    return hand if game == "holdem" else _as_omaha(list(acts))


def _as_omaha(acts: list[str]) -> Transcript:
    dealt = [*DEALT[:2], *(f"D pitch {seat} down" for _ in range(4) for seat in (1, 2, 3, 4))]
    head = ["dealing 1", "game omaha pot-limit", "small-blind 100", "big-blind 200"]
    head += [f"seat {seat} 1000x10+100x50 Player{seat}" for seat in (1, 2, 3, 4)]
    lines = timed([dealt, LIMPED, "D burn", "D lay 5 up", acts])
    return transcript_of("\n".join([*head, "button 4", f"deck {STANDARD}", "---", *lines]))


@pytest.mark.parametrize(
    ("game", "acts", "says"),
    [
        pytest.param("holdem", (), "upt", id="holdem-follows-a-rulebook"),
        pytest.param("omaha", (), "floor.flop-dealt-again", id="omaha"),
        pytest.param("omaha", CHECKED, "floor.flop-dealt-again", id="omaha-acted-on"),
        pytest.param("omaha", (*CHECKED, "D burn"), "floor.flop-dealt-again", id="omaha-burned"),
        pytest.param("omaha", (*CHECKED, *NEXT), "floor.first-three-cards-play", id="omaha-turn"),
        pytest.param("omaha", (*CHECKED, *NEXT, *CHECKED, *NEXT), "floor.first-three-cards-play", id="omaha-river"),
        pytest.param("omaha", (*CHECKED, *NEXT, "D move muck down 7h 6h"), "", id="omaha-three-left"),
        pytest.param("holdem", (*CHECKED, *NEXT), "floor.first-three-cards-play", id="holdem-no-flop-on-the-turn"),
    ],
)
def test_a_flop_of_five_is_dealt_again_where_no_rulebook_says_how(game: str, acts: tuple[str, ...], says: str) -> None:
    assert own(five(game, *acts), LONG) == says


def fourth(*acts: str) -> Transcript:
    return Stud(players=3).start().call().then("D burn", *acts).transcript


@pytest.mark.parametrize("key", HOUSES)
@pytest.mark.parametrize(
    ("acts", "says"),
    [
        pytest.param(("D pitch 1 up", "D pitch 1 up"), "floor.cards-to-their-hands", id="to-go-on"),
        pytest.param(
            ("D pitch 1 up", "D pitch 1 up", "D pitch 2 up", "D pitch 3 up"), "floor.cards-to-their-hands", id="whole"
        ),
        pytest.param(
            ("D pitch 1 up", "D pitch 1 up", "D pitch 2 up", "D pitch 3 up", "P1 check"),
            "floor.hand-killed",
            id="acted-on",
        ),
        pytest.param(
            ("D pitch 1 up", "D pitch 1 up", "D pitch 2 up", "D pitch 3 up", "P1 fold"), "", id="folded-itself"
        ),
    ],
)
def test_a_stud_hand_with_two_cards_gives_one_on_until_a_player_acts(
    key: str, acts: tuple[str, ...], says: str
) -> None:
    hand = fourth(*acts)
    if acts[-1].startswith("P1"):  # whoever acts first by what the boards show
        seat = Record.of(hand.upto(len(hand.gestures) - 1)).course.to_act
        hand = fourth(*acts[:-1], f"P{seat} {acts[-1].split()[1]}") if "check" in acts[-1] else hand
    assert own(hand, EXTRA, key) == says


ALL_IN = dict.fromkeys((1, 2, 3), "100x1+25x1")
TWO = ["D burn", "D pitch 1 up", "D pitch 2 up", "D pitch 2 up", "D pitch 3 up"]


def all_in(*acts: str) -> Transcript:
    """Three players are all-in on third street, and seat 2 gets two cards on fourth."""
    return Stud(players=3, stacks=ALL_IN).start().call().then(TWO, *acts).transcript


def seventh(*acts: str) -> Transcript:
    hand = Stud(players=3).start().call()
    for _ in range(3):
        hand.street().check()
    hand.then("D burn", "D pitch 1 down", "D pitch 2 down", "D pitch 2 down", *acts)
    return hand.transcript


SECOND_OUT, MOVED_ON = "floor.second-card-out-of-play", "floor.cards-to-their-hands"


@pytest.mark.parametrize("key", HOUSES)
@pytest.mark.parametrize(
    ("hand", "says"),
    [
        pytest.param(all_in(), MOVED_ON, id="all-in"),
        pytest.param(all_in("D burn"), MOVED_ON, id="all-in-burned-for-the-next"),
        pytest.param(all_in("D burn", "D pitch 1 up"), SECOND_OUT, id="all-in-the-next-begun"),
        pytest.param(all_in("D burn", *(f"D pitch {seat} up" for seat in (1, 2, 3))), SECOND_OUT, id="all-in-the-next"),
        pytest.param(all_in("D burn", "D pitch 1 up", "D move muck down 6s"), "", id="out-already"),
        pytest.param(seventh(), SECOND_OUT, id="seventh"),
        pytest.param(seventh("D pitch 3 down"), SECOND_OUT, id="seventh-all-dealt"),
    ],
)
def test_no_card_moves_over_a_later_street_or_that_its_player_may_have_seen(
    key: str, hand: Transcript, says: str
) -> None:
    assert own(hand, EXTRA, key) == says


PLAY_ON = "upt"
"""UPT, which is followed, has nothing but to play on once two players have acted."""
STUB = ["6s", "5s", "4s", "3s", "2s", "Ah", "Kh", "Qh", "Jh"]
"""What is left on top after the deal: with a burn before it each, the flop is 5s 4s 3s, the turn Ah, the river Qh."""


@pytest.mark.parametrize(
    ("seen", "says"),
    [
        pytest.param("6s", PLAY_ON, id="the-burn"),
        pytest.param("5s", "floor.stub-shuffled", id="first-of-the-flop"),
        pytest.param("3s", "floor.stub-shuffled", id="last-of-the-flop"),
        pytest.param("2s", PLAY_ON, id="burn-of-the-turn"),
        pytest.param("Ah", "floor.stub-shuffled", id="turn"),
        pytest.param("Kh", PLAY_ON, id="burn-of-the-river"),
        pytest.param("Qh", "floor.stub-shuffled", id="river"),
        pytest.param("Jh", PLAY_ON, id="after-the-river"),
        pytest.param("6s Jh", PLAY_ON, id="neither-plays"),
        pytest.param("6s Qh", "floor.stub-shuffled", id="one-plays"),
    ],
)
def test_a_stub_is_shuffled_if_a_known_card_would_play(seen: str, says: str) -> None:
    assert own(holdem(TO_THE_FLOP, f"D flash {seen}"), SEEN, "tda-2024") == says


def test_with_one_player_left_no_card_comes_any_more() -> None:
    two_left = [*DEALT, "P3 fold", "P4 fold", "D flash 5s"]
    assert own(holdem(two_left), SEEN, "tda-2024") == "floor.stub-shuffled"
    assert own(holdem(two_left, "P1 fold"), SEEN, "tda-2024") != "floor.stub-shuffled"


def test_a_card_known_in_the_deal_would_come_to_a_hand() -> None:
    begun = DEALT[:4]
    assert own(holdem(begun, "D flash Qs"), SEEN, "tda-2024") == "floor.stub-shuffled"
    assert own(holdem(begun, "D flash 2c"), SEEN, "tda-2024") == ""


def test_with_the_burn_made_the_top_card_plays() -> None:
    assert own(holdem(TO_THE_FLOP, "D burn", "D flash 5s"), SEEN, "tda-2024") == "floor.stub-shuffled"
    assert own(holdem(TO_THE_FLOP, "D burn", "D flash 2s"), SEEN, "tda-2024") == PLAY_ON


def folded(*acts: str) -> Transcript:
    """Stud with four players, of whom the last to act has folded; the others get fifth street, of which none speaks."""
    hand = Stud(players=4).start().call().street().fold_to(3)
    out = next(seat for seat in range(1, 5) if seat not in hand.course.contesting)
    live = list(hand.course.contesting)
    named = {"OUT": str(out), "A": str(live[0]), "B": str(live[1]), "C": str(live[2])}
    return hand.then(" ".join(named.get(word, word) for word in act.split()) for act in ("D burn", *acts)).transcript


@pytest.mark.parametrize(
    ("hand", "says"),
    [
        pytest.param(folded("D pitch OUT up"), "floor.card-to-the-next-hand", id="first"),
        pytest.param(
            folded("D pitch A up", "D pitch B up", "D pitch OUT up"), "floor.card-to-the-next-hand", id="last"
        ),
        pytest.param(
            folded("D pitch OUT up", "D pitch A up", "D pitch B up", "D pitch C up"),
            "floor.card-out-of-play",
            id="all-have-theirs",
        ),
        pytest.param(folded("D pitch OUT up", "D muck OUT"), "", id="gone"),
        pytest.param(
            holdem(DEALT, "P3 fold", LIMPED[1:], "D burn", "D pitch 3 down"), "floor.card-back-on-the-stub", id="board"
        ),
    ],
)
def test_a_card_to_a_folded_hand_goes_where_it_can(hand: Transcript, says: str) -> None:
    assert own(hand, DEAD) == says


LENGTHENED, ONE, NEW = "floor.stub-lengthened", "floor.community-card", "floor.community-card-off-a-new-stub"


@pytest.mark.parametrize(
    ("streets", "live", "burns", "stub", "says"),
    [
        pytest.param((8, 7, 6), 5, 2, 5, LENGTHENED, id="just-enough-with-the-burns"),
        pytest.param((8, 7, 6), 6, 2, 5, ONE, id="one-short-with-the-burns"),
        pytest.param((8, 8, 7), 4, 4, 1, NEW, id="stub-of-one"),
        pytest.param((8, 8, 7), 3, 4, 1, LENGTHENED, id="stub-of-one-enough-with-four-burns"),
        pytest.param((8, 8, 8), 3, 2, 2, NEW, id="stub-of-two"),
        pytest.param((8, 8, 8), 2, 2, 2, LENGTHENED, id="stub-of-two-enough-with-two-burns"),
        pytest.param((8, 8, 6), 5, 4, 2, NEW, id="stub-of-two-and-four-burns"),
        pytest.param((8, 8, 6), 4, 4, 2, LENGTHENED, id="stub-of-two-enough-with-four-burns"),
        pytest.param((8, 8, 7), 4, 2, 3, ONE, id="stub-of-three"),
        pytest.param((8, 8, 7), 3, 2, 3, LENGTHENED, id="stub-of-three-enough-with-two-burns"),
        pytest.param((8, 8, 5), 5, 4, 3, LENGTHENED, id="stub-of-three-enough-with-four-burns"),
        pytest.param((8, 8, 8), 3, 0, 4, ONE, id="stub-of-four-without-a-burn"),
        pytest.param((8, 8, 7), 4, 1, 4, ONE, id="stub-of-four"),
        pytest.param((8, 8, 7), 3, 1, 4, LENGTHENED, id="stub-of-four-enough-with-one-burn"),
        pytest.param((8, 7, 6), 5, 3, 4, "tda-2022", id="three-burns-follow-a-rulebook"),
        pytest.param((8, 8, 8), 3, 3, 1, "tda-2022", id="three-burns-and-a-stub-of-one-as-well"),
    ],
)
def test_a_short_stub_is_lengthened_or_one_card_serves_all(
    streets: tuple[int, int, int], live: int, burns: int, stub: int, says: str
) -> None:
    """One card is burned and one dealt of what is left, and the last is never dealt: that takes three."""
    hand = short_stub(*streets, live, burns).transcript
    table = fold(hand).last
    assert (len(table.stub), len(table.burns)) == (stub, burns)
    assert own(hand, "short-stub", "upt") == says


def test_a_rulebook_that_speaks_and_one_that_is_followed_come_first() -> None:
    four = holdem(TO_THE_FLOP, "D burn", "D lay 4 up")
    assert ordered(four, LONG, "tda-2024").ruling is not None
    assert own(four, LONG, "tda-2024") == ""
    two = holdem(TO_THE_FLOP, "D flash 5s 4s")
    assert own(two, SEEN, "upt") == "" and ordered(two, SEEN, "upt").ruling is not None
    assert own(two, SEEN, "tda-2024") == "floor.stub-shuffled"  # to play on is no procedure


@pytest.mark.parametrize("kind", ORDERS)
def test_what_it_may_order_is_known(kind: str) -> None:
    assert kind in KINDS
    for ruling in ORDERS[kind][1]:
        assert {step.key for step in ruling.steps} <= STEPS.keys()
        assert rulings_of_its_own()[ruling.key] is ruling
        assert not ruling.key[-1].isdigit()


def test_once_ordered_that_is_what_is_to_be_done() -> None:
    """A floor that was told too little orders by what it heard, and that counts."""
    visit = ["D floor", "F come", "F ask what-happened", "D report card-to-the-wrong-place", "F ask and-now"]
    hand = fourth("D pitch 1 up", "D pitch 1 up", *visit, "D plan your-decision", "F order floor.hand-killed own")
    assert own(hand, EXTRA) == "floor.hand-killed"
    played = fourth("D pitch 1 up", "D pitch 1 up", *visit, "D plan your-decision", "F order play-on own")
    assert own(played, EXTRA) == ""


def wrong_button(*acts: str) -> Transcript:
    hand = Hand(players=4, extra=["button-due 2"]).blinds().do(f"D shuffle {deck('')}", *acts)
    return transcript_of(hand.text())


@pytest.mark.parametrize(
    ("acts", "key", "says"),
    [
        pytest.param((), "upt", "floor.button-corrected", id="upt-no-card-out"),
        pytest.param((), "metropolitan", "floor.button-corrected", id="no-card-out"),
        pytest.param(("D pitch 2 down",), "metropolitan", "upt", id="a-card-out-as-at-another-house"),
    ],
)
def test_a_wrong_button_is_just_corrected_before_the_first_card(acts: tuple[str, ...], key: str, says: str) -> None:
    assert own(wrong_button(*acts), "wrong-button", key) == says
