"""Questions that put a remedy or a procedure in order: their steps are those of the law, and come as it has them."""

import re
from collections.abc import Mapping

import pytest

from tests.questions import told_rooms as rooms
from tests.questions import told_situations as told
from tests.questions.proving import KNOWN, proves
from tests.questions.test_told_orders import known, steps_of
from tests.questions.test_told_play import in_this_order
from tests.questions.told_deal import AWAY
from tests.questions.told_rooms import table
from tests.questions.told_showdowns import POT_MIXED
from tests.questions.told_situations import BLINDS, Asking, hand, pitched, short_stub, stud
from tests.rules import test_chip_race as races
from tests.rules import test_pots as pots
from tests.rules.board_situations import facts_of
from tests.rules.desk_rooms import Room
from tests.rules.desk_rooms import said as said_of
from tests.rules.room.test_clock import called, clocked
from tests.rules.room.test_hand_for_hand import ENDED, NEXT, bubble
from tests.rules.room.test_mixed_games import horse
from tests.rules.showdowns import CHECKED, river
from tests.rules.showdowns import said as ruled
from tests.rules.test_at_showdown import steps as demanded
from tests.rules.test_burn import TWO_HIDDEN_FLOP
from tests.rules.test_showdown_law import all_in
from tests.rules.test_stud_opening import dead
from trainer.questions.drawing import drawn
from trainer.questions.engine import situation
from trainer.rules.common import room_clock, room_tables
from trainer.rules.common import room_hand_for_hand as bubbles
from trainer.rules.ruling import Authority
from trainer.rules.steps import STEPS as SAYS

Names = Mapping[int, str]
ONE_CARD_UP = hand("exposed-downcard", BLINDS + pitched(1, shown=(1,)))
STEPS: dict[str, tuple[Asking, Names]] = {  # by question the situation, and what the steps are called in the law
    "early-turn-steps": (
        told.EARLY_TURN,
        {
            0: "early-cards-into-the-stub",
            1: "shuffle-the-stub",
            2: "turn-without-a-burn",
            3: "early-card-aside",
            4: "finish-the-betting",
            5: "burn-again-and-deal-the-next",
            6: "finish-the-turn-betting",
            7: "early-cards-into-the-stub",
            8: "shuffle-the-stub",
            9: "cut-the-stub",
            10: "river-without-a-burn",
        },
    ),
    "early-river-steps": (
        told.EARLY_RIVER,
        {
            0: "early-cards-into-the-stub",
            1: "finish-the-betting",
            2: "early-cards-into-the-stub",
            3: "shuffle-the-stub",
            4: "cut-the-stub",
            5: "river-without-a-burn",
        },
    ),
    "early-street-steps": (
        told.EARLY_IN_STUD,
        {
            0: "early-cards-into-the-stub",
            1: "shuffle-the-stub",
            2: "street-without-a-burn",
            3: "round-set-aside",
            4: "finish-the-betting",
            5: "burn-and-deal-the-street",
            6: "early-cards-into-the-stub",
            7: "shuffle-the-stub",
            8: "deal-the-final-street",
        },
    ),
    "misdeal-steps": (
        ONE_CARD_UP,
        {0: "gather-the-cards", 1: "shuffle-the-deck", 2: "cut-the-deck", 3: "deal-again-same-button"},
    ),
    "short-stub-cards-steps": (
        short_stub("3/4"),
        {
            0: "burns-into-the-stub",
            1: "mix-the-stub",
            2: "cut-the-stub",
            3: "burn-one",
            4: "one-card-to-each-live-hand",
        },
    ),
    "short-stub-common-steps": (
        short_stub("2/4"),
        {0: "mix-the-stub", 1: "cut-the-stub", 2: "burn-one", 3: "community-card"},
    ),
    "no-burn-flop-steps": (
        told.NO_BURN_SHOWN,
        {0: "scramble-the-flop", 1: "one-becomes-the-burn", 2: "next-stub-card-completes-flop"},
    ),
    "hidden-flop-on-two-burns": (
        stud(TWO_HIDDEN_FLOP, "double-burn"),
        {0: "board-back-in-order", 1: "spare-burn-back-on-the-stub", 2: "flop-without-a-burn"},
    ),
    "exposed-card-steps": (told.ONE_SHOWN, {2: "exposed-card-becomes-the-burn"}),
}
FREE = {"burn-stays", "finish-the-betting", "burns-into-the-stub"}  # what the law has besides, at its place or at any


@proves(*STEPS)
@pytest.mark.parametrize(("question", "house"), [(each, house) for each in STEPS for house in KNOWN[each].houses])
def test_the_steps_are_those_of_the_law_in_its_order(question: str, house: str) -> None:
    asking, names = STEPS[question]
    decision = asking(house)
    assert decision is not None and decision.ruling is not None
    asked = [names[at] for at in steps_of(question, house) if at in names]
    assert asked == [each.key for each in decision.ruling.steps if each.key in asked]
    assert {each.key for each in decision.ruling.steps} - set(asked) <= FREE


@pytest.mark.parametrize(("question", "house"), [(each, house) for each in STEPS for house in KNOWN[each].houses])
def test_no_step_stands_beside_one_that_the_law_has_before_it(question: str, house: str) -> None:
    asking, names = STEPS[question]
    decision = asking(house)
    assert decision is not None and decision.ruling is not None
    place = {names[at]: KNOWN[question].steps[at].place for at in steps_of(question, house) if at in names}
    for step in decision.ruling.steps:
        assert all(place[each] < place[step.key] for each in step.after if {each, step.key} <= place.keys())


@pytest.mark.parametrize("seed", range(8))
@pytest.mark.parametrize("question", ["short-stub-cards-steps", "short-stub-common-steps"])
def test_the_stub_that_is_drawn_is_one_of_that_way_on(question: str, seed: int) -> None:
    live, stub, *_ = (int(each) for each in re.findall(r"\d+", drawn(KNOWN[question], "tda-2022", seed).prompt))
    found, meant = (asking("tda-2022") for asking in (short_stub(f"{stub}/{live}"), STEPS[question][0]))
    assert found is not None and meant is not None
    assert found.ruling == meant.ruling


@proves("dropped-stub-steps")
@pytest.mark.parametrize("house", KNOWN["dropped-stub-steps"].houses)
def test_a_stub_that_fell_alone_is_put_in_order_or_scrambled_shuffled_and_cut(house: str) -> None:
    names = {0: "stub-in-its-order", 1: "new-stub-of-what-fell"}
    assert known(told.DROPPED(house), names) == list(names.values())
    says = SAYS["new-stub-of-what-fell"].says.lower()
    words = ("scramble", "shuffle", "cut")
    assert sorted(words, key=says.index) == list(words)
    assert in_this_order("dropped-stub-steps", house, "back in order", *words, "continues")


@proves("race-to-its-end")
@pytest.mark.parametrize("house", KNOWN["race-to-its-end"].houses)
def test_a_race_is_seen_begins_in_seat_1_and_leaves_nobody_without_a_chip(house: str) -> None:
    hidden = Room(races.PLAYERS).do("Ben keep chips-hidden", "dealer:A race 25").rule(house, "hidden-at-a-race")
    assert said_of(hidden) == "chips.in-view-before-race"
    first = races.race(players={**races.PLAYERS, "Ann": "25x2 A 1"}).rule(house, "race")
    assert (first.figure("first-seat"), first.figure("most")) == (1, 1)
    assert races.race("floor remove Ann 25x2").rule(house, "race-loss").figure("chip") == 100
    left = races.left("1000x2+25x5", house)
    assert (left.figure("exchanged"), left.figure("removed")) == (100, 25)
    words = ("full view", "seat 1", "at most one per player", "gets a new chip", "equal value", "leave play")
    assert in_this_order("race-to-its-end", house, *words)


@proves("bubble-in-order")
@pytest.mark.parametrize("house", KNOWN["bubble-in-order"].houses)
def test_hand_for_hand_the_hand_in_progress_counts_and_an_all_in_waits(house: str) -> None:
    def left(*lines: str) -> int:
        return bubble(*lines).decision(house, "hand-for-hand-clock").figure("left")

    assert (left(), left(*ENDED), left(*ENDED, *NEXT)) == (600, 480, 360)
    called_all_in = bubble("12 A1 play all-in", "13 A2 play call").ruling(house, "all-in-and-call", "A")
    assert called_all_in is bubbles.FACE_DOWN
    clock = ("off the clock",) if house == "tda-2022" else ()
    words = ("finish their hand", *clock, "next hand is dealt", "stay face down", "tells you to deal")
    assert in_this_order("bubble-in-order", house, *words)


@proves("clock-from-call-to-end")
@pytest.mark.parametrize("house", KNOWN["clock-from-call-to-end"].houses)
def test_the_floor_grants_the_clock_and_at_its_end_the_hand_is_dead(house: str) -> None:
    asked = called("100 A1 call-clock A2").ruling(house, "clock-called")
    assert asked is room_clock.FLOOR_DECIDES and asked.authority is Authority.FLOOR
    runs = clocked().decision(house, "clock-runs")
    last = runs.figure("until")
    if house == "upt":
        assert (runs.figure("seconds"), runs.figure("warn")) == (60, last - runs.figure("warning"))
    else:
        assert last == 110 + runs.figure("seconds") + runs.figure("countdown")
    warned = f"{last - 10} dealer:A warn A2 10"
    assert clocked(warned, f"{last + 1} A2 play call").ruling(house, "clock-over") is room_clock.DEAD
    words = ("minute begins", "warned") if house == "upt" else ("seconds to act", "countdown")
    assert in_this_order("clock-from-call-to-end", house, "floor grants", *words, "dead")


@proves("all-in-to-the-last-pot")
@pytest.mark.parametrize("house", KNOWN["all-in-to-the-last-pot"].houses)
def test_hands_go_up_when_nobody_can_bet_and_the_side_pot_goes_out_first(house: str) -> None:
    assert ruled(all_in("P1 wager 1000x1"), house, "all-in-over") == "none"  # two can still bet
    assert ruled(all_in("P1 fold"), house, "all-in-over") == "showdown.all-hands-tabled"  # the turn is to come
    early = pots.pushed(pots.SECOND, pots.MAIN)
    assert ruled(early, house, "pot-too-soon") == "pot.side-pot-before-main"
    words = ("check the flop", "all three hands go face up", "river", "side pot goes", "main pot")
    assert in_this_order("all-in-to-the-last-pot", house, *words)


@proves("one-card-and-no-more")
@pytest.mark.parametrize("house", KNOWN["one-card-and-no-more"].houses)
def test_of_one_card_the_dealer_asks_and_on_a_refusal_calls_the_floor(house: str) -> None:
    facts = river(*CHECKED, "P2 turn up 9d", "D ask-to-show 2", "P2 say No")
    assert demanded(facts, house) == [
        ("part-shown", ("whole-hand-asked-for",)),
        ("rest-refused", ("call-the-floor", "obey-the-floor")),
    ]
    assert in_this_order("one-card-and-no-more", house, "table the whole hand", "refuses", "calls the floor", "decides")


@proves("away-for-the-bring-in")
@pytest.mark.parametrize("house", KNOWN["away-for-the-bring-in"].houses)
def test_an_absent_stud_hand_is_killed_pays_the_bring_in_and_gets_no_fourth_card(house: str) -> None:
    killed = AWAY(house)
    assert known(killed, {1: "kill-the-hand"}) == ["kill-the-hand"]
    posted = rooms.LOW_CARD_AWAY(house)
    assert posted is not None and posted.figure("seat") == 2
    fourth = table(facts_of(dead(1, 2, 3).transcript), "card-to-a-dead-hand")(house)
    assert fourth is not None and fourth.ruling is not None and fourth.ruling.fault
    words = ("three cards", "killed", "absent player's stack", "next player", "no card for seat")
    assert in_this_order("away-for-the-bring-in", house, *words)


@proves("button-through-stud")
@pytest.mark.parametrize("house", KNOWN["button-through-stud"].houses)
def test_the_button_goes_on_once_and_waits_there_through_stud(house: str) -> None:
    frozen = horse("1 dealer:A game razz").decision(house, "button-to-stud", "A")  # the last hand had it in seat 1
    assert (frozen.ruling, frozen.figure("button")) == (room_tables.FREEZE, 2)
    thawed = horse("1 dealer:A game razz", "5 dealer:A button 7 0 0", "9 dealer:A game holdem")
    assert thawed.decision(house, "button-from-stud", "A").figure("button") == 2
    words = ("last hold'em hand", "as if for another", "stays put", "in that seat")
    assert in_this_order("button-through-stud", house, *words)


@proves("mixed-pot-steps")
@pytest.mark.parametrize("house", KNOWN["mixed-pot-steps"].houses)
def test_a_mixed_pot_is_rebuilt_if_asked_for_in_time(house: str) -> None:
    mixed = POT_MIXED(house)
    assert mixed is not None and mixed.ruling is not None
    assert mixed.ruling.key == "pot.betting-rebuilt"
    late = ruled(pots.disputed(pots.AWARD, *pots.NEXT), house, "dispute")
    assert late == pots.LATE
    words = ("before the next riffle", "reconstructs the betting", "how much", "moved to the right player")
    assert in_this_order("mixed-pot-steps", house, *words)


HIGH_LOW = """
game omaha-8 pot-limit
small-blind 50
big-blind 125
seat 1 100x20+25x40 Ana
seat 2 100x20+25x40 Ben
seat 3 100x20+25x40 Cora
button 3
cards 1 Ac 2c Jd Jh
cards 2 Kc Kd Qc Qh
cards 3 Ad 2d Th Td
board 3s 7h 8s Kh 9c
"""


@proves("odd-chips-high-low")
@pytest.mark.parametrize("house", KNOWN["odd-chips-high-low"].houses)
def test_the_odd_chip_goes_high_and_then_left_of_the_button(house: str) -> None:
    checks = "".join(f"check 1 2 3\n{street}\n" for street in ("turn", "river"))
    dealt = f"deal\ncall 3 1\ncheck 2\nflop\n{checks}check 1 2 3\nshow 1 2 3\n"
    decision = situation(f"{HIGH_LOW}---\n{dealt}", "", ("odd-chips",), 0, "", "told").decisions[house]
    assert decision is not None
    assert dict(decision.figures) == {"seat-2": 200, "seat-1": 100, "seat-3": 75}  # of 375 in chips of 25
    words = ("smallest", "Halve", "Split the low half", "left of the button")
    assert in_this_order("odd-chips-high-low", house, *words)
