"""Common practice: what a dealer does next, in regular hands, after remedies, and where practice has no opinion."""

import pytest

from tests.rules.betting import Betting
from trainer.kernel import gestures as g
from trainer.kernel.cards import standard_deck
from trainer.kernel.document import transcript_of
from trainer.kernel.notation import act_of, act_text
from trainer.rules.facts import Facts
from trainer.rules.practice import practices
from trainer.rules.record import Record
from trainer.rules.routine import act_of as act_for
from trainer.rules.routine import chips_to_come, due, fits

DECK = [each.name for each in standard_deck()]


def facts(
    game: str, seats: tuple[int, ...], button: int, *acts: str, deck: list[str] | None = None, due: int = 0
) -> Facts:
    """The facts after acts such as "D pitch 3 down"; a seat that is not named is empty."""
    places = [f"seat {n} 100x60+25x8 P{n}" if n in seats else f"seat {n} 0" for n in range(1, max(seats) + 1)]
    stakes = ["small-blind 100", "big-blind 200"] if game == "holdem" else ["ante 25", "bring-in 50", "small-bet 200"]
    limit = "no-limit" if game == "holdem" else "limit"
    head = ["dealing 1", f"game {game} {limit}", *stakes, *places, f"button {button}", f"deck {' '.join(deck or DECK)}"]
    head += [f"button-due {due}"] if due else []
    lines = [f"{number}.000 {act}" for number, act in enumerate(acts)]
    record = Record.of(transcript_of("\n".join([*head, "---", *lines])))
    return Facts(record, len(record))


def next_acts(some: Facts) -> list[str]:
    return [act_text(act_for(one, some)) for one in due(some)]


def pitches(*seats: int) -> list[str]:
    return [f"D pitch {seat} down" for seat in seats]


BLINDS = ["P2 post 100x1", "P3 post 100x2"]
DEALT = [*BLINDS, *pitches(2, 3, 1, 2, 3, 1)]


@pytest.mark.parametrize(
    ("dealt", "next_card"), [((), "pitch 1 down"), ((2,), "pitch 3 down"), ((2, 3), "pitch 1 down")]
)
def test_a_button_moved_in_the_middle_of_the_deal_changes_nobodys_place(dealt: tuple[int, ...], next_card: str) -> None:
    moved = facts("holdem", (1, 2, 3), 1, *BLINDS, *pitches(*dealt), "D button 3")
    assert next_acts(moved) == [next_card]


CALLED = [*DEALT, "P1 wager 100x2", "P2 wager 100x1", "P3 check"]
BURNED = [*CALLED, "D bring-in-bets", "D burn"]
FLOPPED = [*BURNED, "D lay 3 down", "D turn up Kc Qc Jc"]
CHECKED = ["P2 check", "P3 check", "P1 check"]
TURN = [*FLOPPED, *CHECKED, "D burn", "D lay 1 up"]
RIVER = [*TURN, *CHECKED, "D burn", "D lay 1 up"]
SHOWN = [*RIVER, *CHECKED, "P2 turn up As Js", "P3 turn up Ks Ts", "P1 turn up Qs 9s"]
# off the top of DECK: six hole cards As to 9s, the burn 8s, the flop 7s 6s 5s
FLOP = "7s 6s 5s"
for _lines in (FLOPPED, TURN, RIVER, SHOWN):
    _lines[:] = [line.replace("Kc Qc Jc", FLOP) for line in _lines]


@pytest.mark.parametrize(
    ("acts", "wanted"),
    [
        ([], ["pitch 2 down"]),
        (pitches(2), ["pitch 3 down"]),
        (pitches(2, 3, 1), ["pitch 2 down"]),
        (pitches(2, 3, 1, 2, 3), ["pitch 1 down"]),
        (DEALT, []),
        (CALLED, ["bring-in-bets", "collect 1 100x2 main", "collect 2 100x2 main", "collect 3 100x2 main"]),
        ([*CALLED, "D bring-in-bets"], ["burn"]),
        (BURNED, ["lay 3 down"]),
        ([*BURNED, "D lay 1 down"], ["lay 2 down"]),
        ([*TURN, *CHECKED, "D burn", "D lay 1 down"], ["turn up Ah"]),
        ([*BURNED, "D lay 3 down"], [f"turn up {FLOP}"]),
        (FLOPPED, []),
        ([*FLOPPED, *CHECKED], ["burn"]),
        ([*FLOPPED, *CHECKED, "D burn"], ["lay 1 up"]),
        (TURN, []),
        ([*TURN, *CHECKED], ["burn"]),
        ([*TURN, *CHECKED, "D burn"], ["lay 1 up"]),
        ([*RIVER, *CHECKED], ["ask-to-show 2"]),
        (SHOWN, ["muck 1", "muck 3", "push-pot 2 100x6"]),
        ([*SHOWN, "D muck 1", "D muck 3"], ["push-pot 2 100x6"]),
        ([*SHOWN, "D push-pot 2 100x6"], ["muck 1", "muck 2", "muck 3"]),
        ([*SHOWN, "D push-pot 2 100x6", "D muck 1", "D muck 2", "D muck 3"], ["next-hand"]),
        ([*SHOWN, "D next-hand"], []),
        ([*DEALT, "P1 fold", "P2 fold"], ["return-bet 3 100x1", "bring-in-bets"]),
        ([*DEALT, "P1 fold", "P2 fold", "D bring-in-bets"], ["push-pot 3 100x3"]),
    ],
)
def test_a_flop_game_is_dealt_left_of_the_button_and_street_by_street(acts: list[str], wanted: list[str]) -> None:
    assert next_acts(facts("holdem", (1, 2, 3), 1, *acts)) == wanted


def test_heads_up_the_button_gets_the_last_card() -> None:
    assert next_acts(facts("holdem", (2, 5), 5)) == ["pitch 2 down"]
    assert next_acts(facts("holdem", (2, 5), 5, *pitches(2))) == ["pitch 5 down"]
    assert next_acts(facts("holdem", (2, 5), 2)) == ["pitch 5 down"]


THIRD = [*(f"P{seat} post 25x1" for seat in (1, 2, 4)), "D bring-in-bets", *pitches(1, 2, 4, 1, 2, 4)]
UP = ["D pitch 1 up", "D pitch 2 up", "D pitch 4 up"]
# third street up: 1 has the 8s, 2 the 7s, 4 the 6s, which brings it in
OPENED = [*THIRD, *UP, "P4 post 25x2", "P1 wager 25x2", "P2 wager 25x2"]
LIMPED = [*OPENED, "D bring-in-bets"]


@pytest.mark.parametrize(
    ("acts", "wanted"),
    [
        ([], ["pitch 1 down"]),
        (["P1 post 25x1"], ["bring-in-bets", "pitch 1 down"]),
        (THIRD[:4], ["pitch 1 down"]),
        (THIRD[:7], ["pitch 1 down"]),
        (THIRD, ["pitch 1 up"]),
        ([*THIRD, *UP[:2]], ["pitch 4 up"]),
        ([*THIRD, *UP], []),
        (OPENED, ["bring-in-bets", "collect 1 25x2 main", "collect 2 25x2 main", "collect 4 25x2 main"]),
        (LIMPED, ["burn"]),
        ([*LIMPED, "D burn"], ["pitch 1 up"]),
        ([*LIMPED, "D burn", "D pitch 1 up"], ["pitch 2 up"]),
        ([*LIMPED, "D burn", "D pitch 1 up", "D pitch 2 up", "D pitch 4 up"], []),
        ([*THIRD, *UP, "P4 post 25x2", "P1 fold", "P2 wager 25x2", "D bring-in-bets", "D burn"], ["pitch 2 up"]),
    ],
)
def test_stud_is_dealt_from_the_dealers_left_and_a_street_to_each_live_hand(acts: list[str], wanted: list[str]) -> None:
    assert next_acts(facts("stud", (1, 2, 4), 4, *acts)) == wanted


def streets(count: int) -> list[str]:
    """Fourth street on, everybody checking; the best board first does not matter to practice."""
    acts: list[str] = []
    for _ in range(count):
        acts += ["D burn", *UP, "D proceed"]
        acts += ["P1 check", "P2 check", "P4 check"]
    return acts


def test_seventh_street_comes_down() -> None:
    acts = [*LIMPED, *streets(3)]
    assert next_acts(facts("stud", (1, 2, 4), 4, *acts)) == ["burn"]
    assert next_acts(facts("stud", (1, 2, 4), 4, *acts, "D burn")) == ["pitch 1 down"]


@pytest.mark.parametrize(("cards", "wanted"), [(27, ["burn"]), (26, [])])
def test_a_stub_too_short_for_seventh_street_is_no_matter_of_practice(cards: int, wanted: list[str]) -> None:
    # 18 cards in six streets' hands, 3 burns more: what is left must hold a burn, three cards and one that stays
    acts = [*LIMPED, *streets(3)]
    used = 3 * 3 + 3 * 3 + 3
    assert len(DECK[:cards]) - used == cards - 21
    assert next_acts(facts("stud", (1, 2, 4), 4, *acts, deck=DECK[: cards - 1])) == wanted


@pytest.mark.parametrize(
    "acts",
    [
        [*BURNED, "D lay 3 down", "D lay 1 down"],
        [*BURNED, "D lay 4 up", "P2 check", "P3 check", "P1 check"],
        [*CALLED, "D announce misdeal"],
        [*pitches(2), "D announce misdeal"],
    ],
)
def test_where_the_table_is_irregular_practice_has_no_opinion(acts: list[str]) -> None:
    some = facts("holdem", (1, 2, 3), 1, *acts)
    assert not some.course.betting
    assert due(some) == ()


def test_gathered_cards_are_shuffled_and_cut_before_they_are_dealt_again() -> None:
    stub = " ".join([*DECK[1:], DECK[0]])
    start = [*pitches(2), "D gather"]
    assert [each.verb for each in due(facts("holdem", (1, 2, 3), 1, *start))] == ["shuffle"]
    start.append(f"D shuffle {stub}")
    assert [each.verb for each in due(facts("holdem", (1, 2, 3), 1, *start))] == ["cut"]
    assert next_acts(facts("holdem", (1, 2, 3), 1, *start, "D cut 20")) == ["pitch 2 down"]


FOUR = [*BURNED, "D lay 3 down", "D lay 1 down", "D scramble 7s 6s 5s 4s"]


@pytest.mark.parametrize(
    ("acts", "wanted"),
    [
        ([*FOUR, "D move burns down 6s", "D turn up 7s 5s 4s", *CHECKED], ["lay 1 up"]),
        ([*FOUR, "D move stub-top down 6s", "D turn up 7s 5s 4s", *CHECKED], ["burn"]),
        ([*FOUR, "D move stub-bottom down 7s 6s 5s 4s"], ["lay 3 down"]),
        ([*CALLED, "D bring-in-bets", "D lay 3 down", "D move stub-top down 7s 8s 6s"], ["burn"]),
    ],
)
def test_after_a_remedy_the_routine_goes_on_from_the_table_as_it_stands(acts: list[str], wanted: list[str]) -> None:
    assert next_acts(facts("holdem", (1, 2, 3), 1, *acts)) == wanted


def test_a_chosen_burn_on_the_stub_is_burned_and_then_the_turn_comes() -> None:
    acts = [*FOUR, "D move stub-top down 6s", "D turn up 7s 5s 4s", *CHECKED, "D burn"]
    assert next_acts(facts("holdem", (1, 2, 3), 1, *acts)) == ["lay 1 up"]


@pytest.mark.parametrize(
    ("acts", "act", "right"),
    [
        ([], "pitch 2 down", True),
        ([], "pitch 3 down", False),
        ([], "pitch 2 up", False),
        ([], "burn", False),
        (BURNED, "lay 3 down", True),
        (BURNED, "lay 3 up", True),
        (BURNED, "lay 1 down", True),
        (BURNED, "lay 4 down", False),
        ([*TURN, *CHECKED, "D burn"], "lay 1 down", True),
        ([*BURNED, "D lay 3 down"], "turn up 7s 6s", True),
        ([*BURNED, "D lay 3 down"], "turn up 7s As", False),
        (SHOWN, "push-pot 2 100x6", True),
        (SHOWN, "push-pot 3 100x6", False),
        (SHOWN, "muck 1", True),
        (SHOWN, "muck 2", False),
        ([*SHOWN, "D push-pot 2 100x6"], "muck 3", True),
    ],
)
def test_an_act_fits_what_is_due_or_it_does_not(acts: list[str], act: str, right: bool) -> None:
    some = facts("holdem", (1, 2, 3), 1, *acts)
    assert any(fits(one, act_of(act)) for one in due(some)) is right


def test_every_practice_named_stands_in_the_ledger() -> None:
    for acts in ([], CALLED, BURNED, [*BURNED, "D lay 3 down"], SHOWN, [*CALLED, "D bring-in-bets"]):
        for one in due(facts("holdem", (1, 2, 3), 1, *acts)):
            assert one.practice in practices()


def test_the_routine_of_a_shuffle_is_chances() -> None:
    some = facts("holdem", (1, 2, 3), 1, *pitches(2), "D gather")
    with pytest.raises(KeyError):
        act_for(due(some)[0], some)
    assert isinstance(act_for(due(facts("holdem", (1, 2), 1))[0], some), g.Pitch)


SHORT_CALL = ("P2 wager 1000x1+100x2", "P3 fold", "P4 fold", "P1 wager 1000x1+100x1")


@pytest.mark.parametrize(
    ("words", "waits"),
    [
        (("D announce-bet call 1200",), True),
        (("D ask-for 1 100",), True),
        (("D announce-bet call 1100",), False),
        (("D announce-bet call 1101",), True),
        (("D announce-bet call 1200", "P1 wager 100x1"), False),
        ((), False),
    ],
)
def test_nothing_is_changed_or_brought_in_while_chips_that_were_named_are_to_come(
    words: tuple[str, ...], waits: bool
) -> None:
    now = Betting().flop().do(*SHORT_CALL, *words).facts()  # type: ignore[attr-defined]  # do gives the Betting back
    assert not now.course.betting
    assert (chips_to_come(now), due(now) == ()) == (waits, waits)


def test_who_has_no_chips_left_is_waited_for_by_nobody() -> None:
    hand = Betting(stacks={1: "1000x1+100x3"}).flop().do(*SHORT_CALL, "D announce-bet call 1200")
    assert not chips_to_come(hand.facts())  # type: ignore[attr-defined]  # do gives the Betting back


STRANGE = [f"{name}~" if name == "9s" else name for name in DECK]


def test_a_card_with_another_back_on_the_stub_goes_aside_before_it_is_dealt() -> None:
    dealt = [*BLINDS, *pitches(2, 3, 1, 2, 3)]
    assert next_acts(facts("holdem", (1, 2, 3), 1, *dealt[:-1], deck=STRANGE)) == ["pitch 3 down"]
    there = facts("holdem", (1, 2, 3), 1, *dealt, deck=STRANGE)
    assert next_acts(there) == ["move aside up 9s~", "pitch 1 down"]
    assert [
        fits(due(there)[0], act_of(text)) for text in ("move aside up 9s~", "move muck down 9s~", "move board up 9s~")
    ] == [True, True, False]
    after = facts("holdem", (1, 2, 3), 1, *dealt, "D move aside up 9s~", deck=STRANGE)
    assert next_acts(after) == ["pitch 1 down"]


POSTED = ["P2 post 100x1", "P3 post 100x2"]
RIGHT = {
    "not put right yet": ([], []),
    "the button put right": (["D button 2"], ["return-bet 2 100x1", "return-bet 3 100x1"]),
    "one of them has it back": (["D button 2", "D return-bet 2 100x1"], ["return-bet 3 100x1"]),
    "moved to another wrong seat": (["D button 3"], []),
}


@pytest.mark.parametrize(("acts", "back"), RIGHT.values(), ids=RIGHT)
def test_once_the_button_is_put_right_what_the_wrong_seats_posted_goes_back(acts: list[str], back: list[str]) -> None:
    """Four players: the button lies at seat 1 and is due at seat 2, so that seats 3 and 4 are the blinds."""
    some = facts("holdem", (1, 2, 3, 4), 1, *POSTED, *acts, due=2)
    assert [each for each in next_acts(some) if each.startswith("return-bet")] == back
