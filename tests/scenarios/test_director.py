"""The director acts, waits or ends after any sequence of gestures, and marks no onset."""

from dataclasses import replace

import pytest
from hypothesis import given
from hypothesis import strategies as st

from tests.kernel.acts import all_cards, all_chips, any_act
from tests.scenarios.hands import go_on, packaged, play, session
from trainer.grading.mistakes import MISTAKES
from trainer.grading.model import Dealer, perfect, play_out
from trainer.kernel import gestures as g
from trainer.kernel.chips import chips
from trainer.kernel.table import Impossible
from trainer.rules.book import BOOKS, book
from trainer.rules.course import clockwise
from trainer.rules.facts import Facts
from trainer.rules.record import Record
from trainer.rules.routine import due, fits
from trainer.scenarios.compiler import play_of
from trainer.scenarios.director import next_event
from trainer.scenarios.event import THINK, WATCH, Ended, Happens, Waits
from trainer.scenarios.floor import SPEAKS
from trainer.scenarios.fresh.generated import generated
from trainer.scenarios.grammar import guard_of
from trainer.scenarios.injectors import INJECTORS
from trainer.scenarios.loader import read
from trainer.scenarios.session import Session
from trainer.scenarios.writing import written

SEARCHED = (
    "clean-holdem-six",
    "clean-holdem-heads-up",
    "clean-stud-six",
    "clean-omaha-8-pot-limit",
    "clean-razz-limit",
    "four-card-flop-pointed-out",
    "turns-skipped-speaks-up",
    "four-card-flop-face-down-inherited",
    "boxed-two-after-action",
    "short-stub-two-for-four",
    "showdown-one-card-and-a-refusal",
    "showdown-thrown-away-too-soon",
    "showdown-wants-to-see-a-caller",
    "showdown-plays-the-board",
)
BESIDE = (g.Say, g.Tell, g.Claim, g.Conduct, g.Device, g.ShowTo, g.Request)
"""What players and the dealer before do and say beside the betting."""
CLEAN = sorted(name for name, each in packaged().items() if each.clean and "clean" in each.path)
AT_ONCE = 60
AHEAD = "clean-folds-before-the-amount"
"""A player folds while the raiser counts the chips: nobody has to do anything about it."""


@given(st.data())
def test_after_any_gestures_the_director_acts_waits_or_ends(data: st.DataObject) -> None:
    one = session(data.draw(st.sampled_from(SEARCHED)), data.draw(st.sampled_from(("tda-2022", "upt"))))
    cards, chips = all_cards(one.record.table), all_chips(one.record.table)
    for _ in range(data.draw(st.integers(1, 14))):
        routine = one.routine()
        if routine and data.draw(st.booleans()):
            act = routine[0]
        else:
            act = data.draw(any_act(one.record.table).filter(lambda act: type(act) not in PLAYERS_ONLY))
        try:
            one.act(act, one.now + data.draw(st.integers(0, 3000)))
        except Impossible:
            continue
        assert len(one.tick(one.now + data.draw(st.sampled_from((0, 1000, 10**7))))) < AT_ONCE
    assert len(one.tick(one.now + 10**9)) < AT_ONCE
    assert one.due_at() is None
    assert isinstance(next_event(one.play, one.record, one.law), Waits | Ended)
    assert (all_cards(one.record.table), all_chips(one.record.table)) == (cards, chips)


PLAYERS_ONLY = (g.Post, g.Wager, g.PullBack, g.Check, g.Fold, g.Rest)


@pytest.mark.parametrize("key", ["tda-2022", "upt"])
@pytest.mark.parametrize("name", CLEAN)
def test_a_clean_hand_runs_to_a_pushed_pot(name: str, key: str) -> None:
    one = session(name, key)
    cards, chips = all_cards(one.record.table), all_chips(one.record.table)
    assert go_on(one)
    table = one.record.table
    assert one.ended
    assert not table.pot
    assert any(isinstance(each.act, g.PushPot) for each in one.record.gestures)
    assert not any(seat.bet or seat.hand for seat in table.seats)
    assert (all_cards(table), all_chips(table)) == (cards, chips)


@pytest.mark.parametrize("name", [each for each in CLEAN if each != AHEAD])
def test_players_act_in_turn_and_with_chips_that_amount_to_something(name: str) -> None:
    one = session(name)
    go_on(one)
    assert one.record.course.actions
    for action in one.record.course.actions:
        assert action.in_turn
        if action.kind in ("bet", "raise", "call"):
            assert action.added > 0


@pytest.mark.parametrize("name", CLEAN)
def test_the_routine_dealer_only_does_what_is_due(name: str) -> None:
    one = session(name)
    go_on(one)
    for at, gesture in enumerate(one.record.gestures):
        handed_over = isinstance(gesture.act, g.Say)  # by the dealer who gets up
        if gesture.by_dealer and at >= len(one.play.opening) and not handed_over:
            assert any(fits(each, gesture.act) for each in due(Facts(one.record, at)))


@pytest.mark.parametrize("name", sorted(packaged()))
def test_players_think_as_long_in_spoiled_hands_as_in_controls(name: str) -> None:
    one = session(name)
    go_on(one)
    record = Record(one.record.setup)
    for gesture in one.record.gestures:
        interrupted = bool(one.play.scenario.previous) and len(record) <= one.play.taken_over
        event = None if interrupted else next_event(one.play, record, one.law)
        goes_on = bool(record.gestures) and isinstance(event, Happens) and event.who == record.gestures[-1].who
        if isinstance(event, Happens) and isinstance(event.act, g.Wager | g.Check | g.Fold) and not goes_on:
            chips = isinstance(record.gestures[-1].act, (g.Wager, *g.SPOKEN, g.PullBack, g.Rest))
            last = record.course.actions[-1:]  # everybody sees an act before its turn: to wait then tells nothing
            too_soon = any(each.index == len(record) - 1 and not each.in_turn for each in last)
            least, most = WATCH if chips or too_soon else THINK
            two = event.who, record.gestures[-1].who
            own_way = any(g.player(each.seat) in two for each in one.play.scenario.told)
            if own_way or beside_the_betting(record):
                least, most = 0, WATCH[1]
            assert least <= event.at - record.gestures[-1].at <= most
        record.add(gesture)


def beside_the_betting(record: Record) -> bool:
    """Was the last gesture talk, a player's behavior, or a card dealt ahead of a bet? Nobody's turn began with it."""
    last = record.gestures[-1]
    ahead = last.by_dealer and isinstance(last.act, (g.Burn, g.Lay, g.Pitch, g.Turn)) and record.courses[-2].betting
    motions = [each for each in record.gestures[-6:-1] if last.seat and each.who == last.who]
    return isinstance(last.act, BESIDE) or bool(ahead) or bool(motions)


def test_dealing_on_does_not_put_off_what_players_are_about_to_do() -> None:
    one = session("clean-holdem-six")
    go_on_until_flop(one)
    due_at = one.due_at()
    assert due_at is not None
    one.act(g.Announce("all-in"), one.now + 200)
    assert one.due_at() == due_at


def go_on_until_flop(one: Session) -> None:
    assert go_on(one, g.Turn)


@pytest.mark.parametrize("act", [g.Stop(), g.Announce("misdeal")])
def test_players_wait_while_the_action_is_stopped_and_go_on_when_told(act: g.Act) -> None:
    one = session("clean-holdem-six")
    go_on_until_flop(one)
    one.act(act, one.now)
    assert one.due_at() is None
    assert one.tick(one.now + 100_000) == []
    one.act(g.Proceed(), one.now + 100_000)
    due = one.record.course.to_act
    done = one.tick(one.now + WATCH[1])
    assert [each.seat for each in done][:1] == [due]


def test_the_script_is_followed_and_its_guard_gives_way() -> None:
    one = session("four-card-flop-first-two-stuck")
    go_on(one, g.Lay)
    raised = [each for each in one.record.course.actions if each.seat == 7 and each.street == 0]
    assert [(each.kind, each.to) for each in raised] == [("raise", 600)]
    other = session("four-card-flop-first-two-stuck")
    while other.record.course.street < 0:
        other.act(other.routine()[0], other.now + 300)
    other.act(g.Muck(7), other.now + 1)
    assert go_on(other, g.Lay)
    assert not [each for each in other.record.course.actions if each.seat == 7]


def test_a_protest_comes_once_and_only_while_its_condition_holds() -> None:
    one = session("four-card-flop-pointed-out")
    assert go_on(one, g.Turn)
    shown = one.now
    done = one.tick(shown + 60_000)
    said = [each for each in done if isinstance(each.act, g.Say)]
    assert [(each.who, each.at) for each in said] == [("P7", shown + 9000)]
    quiet = session("four-card-flop-middle-two-stuck")
    go_on(quiet)
    assert not any(isinstance(each.act, g.Say) for each in quiet.record.gestures)


def act_out_of_turn(key: str) -> Session:
    """A player on the flop bets in the turn of seat 1."""
    one = session("turns-skipped-speaks-up", key)
    while not any(each.who == "P2" and isinstance(each.act, g.Wager) for each in one.record.gestures[-1:]):
        due = one.due_at()
        one.tick(due) if due is not None else one.act(one.routine()[0], one.now + 300)
    return one


@pytest.mark.parametrize("key", BOOKS)
def test_who_is_passed_over_speaks_up_before_anybody_else_acts(key: str) -> None:
    one = act_out_of_turn(key)
    bet = one.now
    done = one.tick(bet + 60_000)
    assert [(done[0].who, done[0].at)] == [("P1", bet + 2400)]
    assert isinstance(done[0].act, g.Say)


@pytest.mark.parametrize("key", BOOKS)
def test_who_has_been_given_his_turn_back_has_nothing_left_to_say(key: str) -> None:
    one = act_out_of_turn(key)
    for act in (g.Stop(), g.ActionOn(1), g.Proceed()):
        one.act(act, one.now + 500)
    done = one.tick(one.now + 60_000)
    assert done[0].who == "P1"
    assert not any(isinstance(each.act, g.Say) for each in done)


def test_a_new_deal_is_posted_played_and_ended_like_the_first() -> None:
    one = session("clean-holdem-six")
    for _ in range(5):
        one.act(one.routine()[0], one.now + 300)
    one.act(g.Announce("misdeal"), one.now + 300)
    for seat in one.record.table.seats:
        if seat.bet:
            one.act(g.ReturnBet(seat.number, seat.bet), one.now + 300)
    one.act(g.Gather(), one.now + 300)
    one.tick(one.now + 5000)
    assert sum(seat.bet.amount for seat in one.record.table.seats) == 300
    for verb in ("shuffle", "cut"):
        assert one.routine()[0].verb == verb
        one.act(one.routine()[0], one.now + 300)
    assert go_on(one)
    assert not one.record.table.pot


def test_a_player_without_cards_waits_for_them() -> None:
    one = session("clean-holdem-heads-up")
    one.act(g.Pitch(3), one.now + 1)
    one.act(g.Proceed(), one.now + 1)
    while one.record.course.to_act == 3:
        one.tick(one.now + 5000)
    assert one.due_at() is None


@pytest.mark.parametrize("name", ["four-card-flop-last-two-stuck", "short-stub-two-for-four"])
def test_the_same_seed_gives_the_same_hand_and_another_another(name: str) -> None:
    once, again = session(name), session(name)
    go_on(once), go_on(again)
    assert once.record.gestures == again.record.gestures
    assert play(name).setup == play(name, "upt").setup


def test_the_floor_walks_up_before_it_speaks() -> None:
    one = session("clean-stud-six")
    one.act(g.CallFloor(), one.now + 5)
    came = one.due_at()
    assert came == one.now + 900
    done = one.tick(came)
    assert [each.act for each in done] == [g.Come()]
    assert one.due_at() == came + SPEAKS


def test_a_card_to_an_empty_seat_opens_no_betting() -> None:
    one = session("clean-holdem-heads-up")
    one.act(g.Pitch(4), one.now + 100)
    one.act(g.Proceed(), one.now + 100)
    assert one.record.course.street < 0
    assert one.due_at() is None


def test_who_declared_out_of_turn_does_it_at_his_turn_unless_the_bet_has_changed() -> None:
    law = book("tda-2022")
    play = play_of(packaged()["turns-raise-out-of-turn"], law)
    acts = [each for each in play_out(play, law).gestures if each.seat == 5]
    words = next(index for index, each in enumerate(acts) if isinstance(each.act, g.Say))
    assert [each.act for each in acts[words : words + 2]] == [g.Say("Raise 1500"), g.Wager(chips("1000x1+500x1"))]


OPENS_SHORT = "stud-opens-below-the-bring-in"


@pytest.mark.parametrize(("when", "puts_in"), [("unbet", [g.Wager]), ("", [g.Post])])
def test_a_wager_told_where_nobody_has_bet_takes_the_place_of_the_bring_in(when: str, puts_in: list[type]) -> None:
    """Without that condition it waits until the player, who has brought it in, is to act again."""
    scenario = packaged()[OPENS_SHORT]
    told = tuple(replace(each, guard=guard_of(when) if when else None) for each in scenario.told)
    law = book("tda-2024")
    one = Session(play_of(replace(scenario, told=told), law), law)
    go_on(one)
    street = [each for count, each in enumerate(one.record.gestures) if one.record.courses[count].street == 0]
    acts = (g.Wager, g.Post)
    assert [type(each.act) for each in street if each.seat == 4 and isinstance(each.act, acts)][:1] == puts_in


@pytest.mark.parametrize(
    ("name", "low", "calls"),
    [
        pytest.param("before-penalized-player-brings-it-in", True, 5, id="away"),
        pytest.param("before-penalized-hand-still-there-in-stud", False, 0, id="another seat has the low card"),
    ],
)
def test_the_low_card_of_a_player_who_is_away_brings_it_in_out_of_the_stack(name: str, low: bool, calls: int) -> None:
    law = book("tda-2024")
    play = play_of(packaged()[name], law)
    acts = [(each.seat, type(each.act)) for each in play_out(play, law).gestures if each.seat]
    away = [kind for seat, kind in acts if seat in play.setup.penalty]
    assert away == [g.Post] * (2 if low else 1)  # the ante, and the bring-in
    first = next(seat for seat, kind in acts if kind is g.Wager)
    assert not calls or first == calls


def wrong_button(seed: str, dealer: Dealer) -> Record:
    """A fresh hand begun with the button in the wrong place, dealt to its end."""
    scenario = read(written(generated(INJECTORS["wrong-button"], seed, book("tda-2024"))), "fresh.toml")
    return Record.of(play_out(play_of(scenario, book("tda-2024")), book("tda-2024"), dealer))


@pytest.mark.parametrize("seed", ["w0", "w1"])
def test_once_the_button_is_put_right_the_right_seats_post_and_nobody_complains_of_it(seed: str) -> None:
    record = wrong_button(seed, perfect)
    moved = next(index for index, each in enumerate(record.gestures) if isinstance(each.act, g.MoveButton))
    assert not any(isinstance(each.act, g.Say) for each in record.gestures[moved : moved + 12])
    opened = next(count for count, course in enumerate(record.courses) if course.street == 0)
    table, dealt, stakes = record.tables[opened], record.courses[opened].dealt_in, record.setup.stakes
    small, big = clockwise(dealt, table.button)[:2]
    assert {each.number: each.bet.amount for each in table.seats if each.bet} == {
        small: stakes.small_blind,
        big: stakes.big_blind,
    }


def test_as_long_as_the_button_is_wrong_a_player_says_so() -> None:
    said = [
        each.act.words
        for each in wrong_button("w0", MISTAKES["plays-on"].dealer).gestures
        if isinstance(each.act, g.Say)
    ]
    assert any("button" in words for words in said)
