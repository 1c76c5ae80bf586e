"""Conduct that a table shows: live cards turned up too soon, rabbit hunting, and hands of penalised players."""

import pytest

from tests.rules.betting import Betting, outcome
from tests.rules.board_situations import BOOKS, cited, paragraphs
from tests.rules.pointed import asked, kinds
from tests.rules.situations import Hand, steps
from trainer.rules.points import points
from trainer.rules.ruling import Decision

TDA, PLAYERS, FOXWOODS, METROPOLITAN, UPT = BOOKS
EXPOSING = paragraphs(tda_2022="68", players_2025="69", foxwoods_2020="68", metropolitan="62")
RABBIT = paragraphs(tda_2022="28", players_2025="30", foxwoods_2020="28", metropolitan="27")
PENALTY = paragraphs(tda_2022="71-C", players_2025="67-C", foxwoods_2020="71-C", metropolitan="65-C")
SHOWN = "cards-shown-early"
MAY_COST, LATER = "conduct.live-hand-may-be-penalized", "conduct.live-penalty-after-hand"
LIVES = (MAY_COST, LATER, "conduct.penalty-unless-winner-take-all")


def cards(hand: Hand, seat: int) -> str:
    """The cards in front of a seat, in notation."""
    return " ".join(str(each.card) for each in hand.facts().table.seat(seat).hand)


def shows(hand: Hand, seat: int) -> Hand:
    return hand.do(f"P{seat} turn up {cards(hand, seat)}")


def penalty_only(decision: Decision) -> bool:
    """The hand lives, and whether there is a penalty is open."""
    assert decision.ruling is not None
    lives = decision.ruling.key in LIVES
    return lives and {"no-penalty"} < set(decision.ruling.options) and decision.ruling.fault


# --- cards shown with action pending ---------------------------------------------------------------------------


@pytest.mark.parametrize(("key", "at"), EXPOSING)
def test_showing_live_cards_costs_a_later_penalty_at_most(key: str, at: str) -> None:
    waiting = shows(Betting().flop().do("P2 wager 500x1", "P3 fold"), 1)
    last_to_act = shows(Betting().flop().do("P2 wager 500x1", "P3 fold", "P4 fold"), 1)
    all_in_already = shows(Betting(stacks={2: "500x1+100x2"}).flop().do("P2 wager 500x1", "P3 wager 500x1"), 2)
    for hand in (waiting, last_to_act, all_in_already):
        decision = asked(hand, SHOWN, key)
        assert cited(decision) == [f"{key}:{at}"] and penalty_only(decision)
        assert outcome(decision)[0] == LATER


def test_nothing_is_pending_when_nobody_can_bet_any_more_or_the_hand_is_gone() -> None:
    river = Betting(players=2).turn().do("P2 check", "P1 check").street(1).do("P2 check", "P1 check")
    assert SHOWN not in kinds(shows(river, 1))
    all_in = Betting(players=2, stacks={1: "500x1+100x2"}).flop().do("P2 wager 500x1", "P1 wager 500x1")
    assert SHOWN not in kinds(shows(all_in, 1))
    won = Betting(players=2).flop().do("P2 wager 500x1", "P1 fold")
    assert SHOWN not in kinds(shows(won, 2))
    hidden = shows(Betting(players=3).flop(), 2)
    assert kinds(hidden.do(f"P2 turn down {cards(hidden, 2)}")).count(SHOWN) == 1


def test_it_is_about_the_cards_that_were_still_down() -> None:
    hand = Betting(players=3).flop()
    first, second = cards(hand, 2).split()
    told = hand.do(f"P2 turn up {first}", f"P2 turn up {first} {second}", f"P2 turn up {first} {second}")
    about = [[card.name for card in each.cards] for each in points(told.facts()) if each.kind == SHOWN]
    assert about == [[first], [second]]


UPT_22 = pytest.mark.parametrize("at", [pytest.param("tournament-22", id="upt:tournament-22")])


@UPT_22
def test_upt_lets_nobody_show_in_a_multihanded_pot_but_leaves_the_hand_alive(at: str) -> None:
    decision = asked(shows(Betting(players=3).flop(), 3), SHOWN, UPT)
    assert cited(decision) == [f"{UPT}:{at}"] and penalty_only(decision)
    assert outcome(decision)[0] == MAY_COST


@UPT_22
def test_upt_lets_two_show_when_only_they_are_left_in_the_event(at: str) -> None:
    heads_up = asked(shows(Betting(players=3).flop().do("P2 wager 500x1", "P3 fold"), 1), SHOWN, UPT)
    last_two = asked(shows(Betting(players=2).flop().do("P2 wager 500x1"), 1), SHOWN, UPT)
    assert cited(heads_up) == cited(last_two) == [f"{UPT}:{at}"]
    assert penalty_only(heads_up) and len(heads_up.ruling.options if heads_up.ruling else ()) == 3
    assert last_two.ruling is not None and not last_two.ruling.fault


@UPT_22
def test_upt_may_penalise_saying_what_one_holds_while_betting_is_to_come(at: str) -> None:
    said = asked(Betting(players=3).flop().do("P2 wager 500x1", "P3 say I have a set"), "hand-spoken-of", UPT)
    assert cited(said) == [f"{UPT}:{at}"]
    assert said.ruling is not None and said.ruling.options == ("a-penalty", "no-penalty")
    river = Betting(players=2).turn().do("P2 check", "P1 check").street(1).do("P2 check", "P1 check", "P2 say a set")
    folded = Betting(players=3).flop().do("P2 fold", "P2 say I had a set", "P3 say how much is it")
    assert "hand-spoken-of" not in kinds(river) + kinds(folded)


TOLD = paragraphs(tda_2022="67-1", players_2025="68-1", foxwoods_2020="67-1", metropolitan="61-1")


@pytest.mark.parametrize(("key", "at"), TOLD)
def test_what_a_live_hand_holds_is_not_to_be_said(key: str, at: str) -> None:
    said = asked(Betting(players=3).flop().do("P2 wager 500x1", "P3 say I have a set"), "hand-spoken-of", key)
    assert cited(said) == [f"{key}:{at}"] and said.fallback is None
    assert said.ruling is not None and said.ruling.key == "conduct.live-hand-not-discussed" and said.ruling.fault


# --- rabbit hunting --------------------------------------------------------------------------------------------

FOLDED = ("P2 wager 500x1", "P1 fold")


def hunted(*acts: str) -> Hand:
    return Betting(players=2).flop().do(*FOLDED, *acts)


def top(hand: Hand) -> str:
    return str(hand.facts().table.stub[0].card)


@pytest.mark.parametrize(("key", "at"), RABBIT)
def test_a_card_that_would_have_come_is_shown_by_nobody(key: str, at: str) -> None:
    by_player = hunted().do(f"P2 turn up {top(hunted())}")
    for hand in (
        hunted("D lay 1 up"),
        hunted("D burn", "D lay 1 up"),
        hunted("D push-pot 2 100x4", "D lay 1 up"),
        by_player,
    ):
        decision = asked(hand, "rabbit-hunt", key)
        assert cited(decision) == [f"{key}:{at}"]
        assert decision.ruling is not None and decision.ruling.fault


def test_only_cards_shown_after_the_hand_has_ended_are_hunted() -> None:
    going_on = Betting(players=2).flop().do("P2 check", "P1 check", "D burn", "D lay 1 up")
    to_the_river = Betting(players=2).turn().do("P2 check", "P1 check").street(1).do(*FOLDED, "D lay 1 up")
    assert "rabbit-hunt" not in kinds(going_on) + kinds(to_the_river) + kinds(hunted("D burn", "D lay 1 down"))


@pytest.mark.parametrize("at", [pytest.param("procedures-13", id="upt:procedures-13")])
def test_at_upt_the_dealer_does_not_show_what_would_have_come(at: str) -> None:
    decision = asked(hunted("D lay 1 up"), "rabbit-hunt", UPT)
    assert cited(decision) == [f"{UPT}:{at}"]
    assert decision.ruling is not None and decision.ruling.authority == "dealer"


@pytest.mark.parametrize("at", [pytest.param("procedures-12", id="upt:procedures-12")])
def test_at_upt_nobody_looks_through_stub_or_discards(at: str) -> None:
    folded = hunted()
    muck = str(folded.facts().table.muck[0].card)
    for hand, kind in (
        (hunted(f"P2 turn up {top(folded)}"), "rabbit-hunt"),
        (hunted(f"P2 turn up {muck}"), "discards-gone-through"),
    ):
        assert cited(asked(hand, kind, UPT)) == [f"{UPT}:{at}"]
    assert "discards-gone-through" not in kinds(hunted(f"P1 turn up {muck}"))
    assert asked(hunted(f"P2 turn up {muck}"), "discards-gone-through", PLAYERS).silent


# --- penalties -------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(("key", "at"), PENALTY)
def test_a_penalised_player_is_dealt_in_and_the_hand_killed_after_the_deal(key: str, at: str) -> None:
    unfinished = Hand(extra=["penalty 4"]).deal(1)
    assert unfinished.kinds() == []
    for game, rounds in (("holdem", 2), ("stud", 3)):
        hand = Hand(extra=["penalty 4"], game=game).deal(rounds)
        assert hand.matter("penalised-hand").seats == (4,)
        decision = hand.decision(key, "penalised-hand")
        assert steps(decision) == ["kill-the-hand", "play-on"]
        assert cited(decision) == [f"{key}:{at}"]
    assert Hand().deal().kinds() == []


@pytest.mark.parametrize(("key", "at"), PENALTY)
def test_leaving_out_the_seat_of_a_penalised_player_is_a_misdeal(key: str, at: str) -> None:
    for kind, hand in (
        ("entitled-seat-dealt-out", Hand(extra=["penalty 4"]).deal(skip=[(1, 4), (2, 4)]).do("D proceed")),
        ("card-out-of-sequence", Hand(extra=["penalty 4"]).deal(skip=[(1, 4), (2, 4)]).do("D proceed")),
    ):
        decision = hand.decision(key, kind)
        assert decision.ruling is not None and decision.ruling.key == "deal.misdeal"
        assert f"{key}:{at}" in cited(decision)
    for extra, skip in (([], [(1, 4), (2, 4)]), (["penalty 4"], [(1, 5), (2, 5)])):
        decision = Hand(extra=extra).deal(skip=skip).do("D proceed").decision(key, "entitled-seat-dealt-out")
        assert f"{key}:{at}" not in cited(decision)


def test_a_redeal_is_no_first_deal_of_a_penalised_player() -> None:
    again = Hand(extra=["penalty 4"]).deal(1).do("D gather").deal()
    assert again.kinds().count("penalised-hand") == 0
    assert Hand(extra=["penalty 4"]).deal().decision(UPT, "penalised-hand").silent


@pytest.mark.parametrize("away", ["penalty 4", "absent 4"])
def test_killing_the_hand_of_somebody_who_is_away_is_no_mistake_of_the_dealer(away: str) -> None:
    killed = Hand(extra=[away]).blinds().deal().do("D muck 4")
    assert "hand-taken" not in kinds(killed)
    assert "hand-taken" in kinds(Hand(extra=[away]).blinds().deal().do("D muck 5"))


def left_out(penalised: int, *others: int, rounds: int = 2) -> Hand:
    skipped = [(number, seat) for number in (1, 2) for seat in (penalised, *others)]
    return Hand(extra=[f"penalty {penalised}"]).blinds().deal(rounds, skip=skipped)


@pytest.mark.parametrize("at", [pytest.param("tournament-28", id="upt:tournament-28")])
@pytest.mark.parametrize("seat", [2, 4, 1], ids=["first", "middle", "button"])
def test_at_upt_a_penalised_player_may_be_dealt_out(seat: int, at: str) -> None:
    for hand in (left_out(seat), left_out(seat, rounds=1), left_out(seat).do("D proceed", "P5 fold", "P6 fold")):
        for found in hand.matters():
            decision = hand.decision(UPT, found.kind)
            assert cited(decision) == [f"{UPT}:{at}"]
            assert decision.ruling is not None and not decision.ruling.fault
    assert left_out(seat).do("D proceed", "P5 fold").matters()


def test_dealing_out_others_too_is_a_misdeal_at_upt_and_leaving_out_the_penalised_one_elsewhere() -> None:
    both = left_out(2, 5)
    assert all(
        outcome(both.decision(UPT, each.kind))[0] == "deal.misdeal-until-second-player" for each in both.matters()
    )
    assert outcome(left_out(2).decision(TDA, "first-card-to-wrong-seat"))[0] == "deal.misdeal"
