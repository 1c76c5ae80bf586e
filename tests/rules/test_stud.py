"""Stud: cards shown that belong down, absent players, who opens the betting, and the limit on fourth street."""

import pytest

from tests.rules.board_situations import BOOKS, cited, facts_of, found, kinds, paragraphs, ruled, steps
from tests.rules.stud_situations import Stud, deck_with
from trainer.rules.book import book
from trainer.rules.engine import decide
from trainer.rules.matters import matters
from trainer.rules.points import points
from trainer.rules.record import Record
from trainer.rules.ruling import Deadline

# --- a card of seventh street shown ----------------------------------------------------------------------------


def seventh(*last: str, players: int = 3, stacks: dict[int, str] | None = None) -> Stud:
    hand = Stud(players=players, stacks=stacks or {}).start().call()
    for _ in range(3):
        hand.street().check()
    return hand.then("D burn", *last)


@pytest.mark.parametrize(("key", "at"), paragraphs(tda_2022="RP-10-B", players_2025="RP-9-B"))
def test_a_shown_card_of_seventh_street_is_replaced(key: str, at: str) -> None:
    for hand in (
        seventh("D pitch 1 up"),
        seventh("D pitch 1 down", "D pitch 2 up", "D pitch 3 down"),
    ):
        decision = ruled(hand.transcript, "seventh-street-exposed", key)
        assert steps(decision) == ["replace-seventh-street"]
        assert cited(decision) == [f"{key}:{at}"]


def test_a_card_turned_over_in_the_dealing_counts_as_shown() -> None:
    hand = seventh("D pitch 1 down")
    card = Record.of(hand.transcript).table.seat(1).hand[-1].card
    hand.then(f"D turn up {card}")
    assert found(hand.transcript, "seventh-street-exposed").cards == (card,)


@pytest.mark.parametrize("key", BOOKS)
def test_with_no_betting_left_nothing_is_printed_on_a_shown_card(key: str) -> None:
    hand = Stud(players=3, stacks={2: "100x1+25x1", 3: "100x1+25x1"}).start()
    hand.call()
    for _ in range(3):
        hand.street()
    hand.then("D burn", "D pitch 1 up")
    decision = ruled(hand.transcript, "seventh-street-exposed", key)
    assert decision.silent


@pytest.mark.parametrize("key", ["metropolitan", "upt"])
def test_metropolitan_and_upt_print_nothing_on_a_shown_card_of_seventh_street(key: str) -> None:
    decision = ruled(seventh("D pitch 1 up").transcript, "seventh-street-exposed", key)
    assert decision.silent
    assert decision.floor_follows is not None
    assert decision.floor_follows.source == "tda-2022"


def test_seventh_street_dealt_down_and_shown_at_the_end_is_no_matter() -> None:
    hand = seventh("D pitch 1 down", "D pitch 2 down", "D pitch 3 down").check()
    last = Record.of(hand.transcript).table.seat(1).hand[-1].card
    assert kinds(hand.then(f"D turn up {last}").transcript) == []


# --- a down card shown in the initial deal ---------------------------------------------------------------------


def shown(*acts: str) -> Stud:
    return Stud(players=3).then("P1 post 25x1", "P2 post 25x1", "P3 post 25x1", "D bring-in-bets", *acts)


FIRST = shown("D pitch 1 up")
SECOND = shown("D pitch 1 down", "D pitch 2 down", "D pitch 3 down", "D pitch 1 down", "D pitch 2 up")
BOTH = shown("D pitch 1 up", "D pitch 2 down", "D pitch 3 down", "D pitch 1 up")


@pytest.mark.parametrize(("key", "at"), paragraphs(tda_2022="RP-10-A", players_2025="RP-9-A"))
def test_a_shown_down_card_becomes_the_up_card(key: str, at: str) -> None:
    for hand, seat in ((FIRST, 1), (SECOND, 2)):
        decision = ruled(hand.transcript, "stud-downcard-exposed", key)
        assert steps(decision) == ["exposed-card-is-the-upcard"]
        assert cited(decision) == [f"{key}:{at}"]
        assert decision.matter.seats == (seat,)


def test_the_up_card_dealt_instead_can_be_the_bring_in() -> None:
    hand = Stud(players=3, deck=deck_with("2c As Ks . . . Kd Ad Qd"))
    hand.then("D pitch 1 up", "D pitch 2 down", "D pitch 3 down", *[f"D pitch {seat} down" for seat in (1, 2, 3)])
    hand.then("D pitch 1 down", "D pitch 2 up", "D pitch 3 up")
    assert hand.course.to_act == 1
    assert kinds(hand.transcript) == ["stud-downcard-exposed"]


def test_the_usual_deal_shows_no_down_card() -> None:
    assert kinds(Stud(players=3).start().call().street().transcript) == []


def test_a_boxed_card_was_not_shown_by_the_dealer() -> None:
    hand = Stud(players=3, deck="^2c " + deck_with("2c").split(" ", 1)[1]).then("D pitch 1 down")
    assert "stud-downcard-exposed" not in kinds(hand.transcript)


def test_two_shown_down_cards_of_one_hand_are_printed_nowhere_in_the_tda_book() -> None:
    record = facts_of(BOTH.transcript)
    decisions = [decide(book("tda-2022"), record.about(matter)) for matter in matters(record)]
    assert [decision.silent for decision in decisions] == [True, True]


def test_a_down_card_shown_in_each_of_two_deals_is_one_in_each() -> None:
    hand = shown("D pitch 1 up", "D gather", "D pitch 1 up")
    facts = facts_of(hand.transcript)
    decisions = [decide(book("tda-2022"), facts.about(matter)) for matter in matters(facts)]
    assert [steps(decision) for decision in decisions] == [["exposed-card-is-the-upcard"]] * 2


def test_a_down_card_turned_over_after_the_deal_is_no_matter_of_the_deal() -> None:
    hand = Stud(players=3).start().call()
    card = facts_of(hand.transcript).table.seat(2).hand[0].card
    assert kinds(hand.then(f"D turn up {card}").transcript) == []


@pytest.mark.parametrize(("key", "at"), paragraphs(metropolitan="33-A-5", upt="tournament-32"))
def test_a_shown_down_card_is_a_misdeal(key: str, at: str) -> None:
    for hand in (FIRST, SECOND):
        decision = ruled(hand.transcript, "stud-downcard-exposed", key)
        assert steps(decision) == ["gather-the-cards", "shuffle-the-deck", "cut-the-deck", "deal-again-same-button"]
        redeal = {"metropolitan": ["33-C"]}.get(key, [])
        assert cited(decision) == [f"{key}:{each}" for each in (at, *redeal)]
        assert decision.confirmed
        assert decision.ruling is not None
        cut_off = Deadline.SECOND_PLAYER if key == "upt" else Deadline.SUBSTANTIAL_ACTION
        assert decision.ruling.deadline is cut_off


@pytest.mark.parametrize(("key", "at"), paragraphs(foxwoods_2020="35-A-5"))
def test_one_shown_down_card_is_for_the_floor_at_foxwoods_and_both_are_a_misdeal(key: str, at: str) -> None:
    for hand in (FIRST, SECOND):
        decision = ruled(hand.transcript, "stud-downcard-exposed", key)
        assert steps(decision) == ["stop-the-action", "call-the-floor", "obey-the-floor"]
        assert cited(decision) == [f"{key}:{at}"]
        assert decision.ruling is not None
        assert decision.ruling.options == ("misdeal", "the-number-of-cards-is-corrected", "play-on")
        assert "Ask your house" in decision.citations[0].reading
    record = facts_of(BOTH.transcript)
    both = [decide(book(key), record.about(matter)) for matter in matters(record)]
    assert [steps(each)[0] for each in both] == ["gather-the-cards"] * 2
    assert cited(both[0]) == [f"{key}:{at}", f"{key}:35-C"]


def played_on() -> Stud:
    """A hand with a shown down card, dealt out and bet on."""
    hand = Stud(players=4).then("D pitch 1 up", [f"D pitch {seat} down" for seat in (2, 3, 4, 1, 2, 3, 4, 1)])
    hand.then(f"D pitch {seat} up" for seat in (2, 3, 4))
    return hand.then(f"P{hand.course.to_act} post 100x1")


@pytest.mark.parametrize(("key", "at"), paragraphs(metropolitan="33-A-5", foxwoods_2020="35-A-5"))
def test_substantial_action_ends_the_chance_of_a_stud_misdeal(key: str, at: str) -> None:
    first, second = played_on().course.pending[:2]
    once = played_on().then(f"P{first} wager 100x1")
    assert f"{key}:{at}" in cited(ruled(once.transcript, "stud-downcard-exposed", key))
    twice = once.then(f"P{second} wager 100x1")
    assert steps(ruled(twice.transcript, "stud-downcard-exposed", key)) == ["play-on"]


@pytest.mark.parametrize(("key", "at"), paragraphs(upt="tournament-32"))
def test_two_players_acting_end_the_chance_of_a_stud_misdeal_at_upt(key: str, at: str) -> None:
    first, second = played_on().course.pending[:2]
    once = played_on().then(f"P{first} fold")
    assert len(steps(ruled(once.transcript, "stud-downcard-exposed", key))) == 4
    twice = once.then(f"P{second} fold")
    decision = ruled(twice.transcript, "stud-downcard-exposed", key)
    assert steps(decision) == ["play-on"]
    assert f"{key}:{at}" in cited(decision)


# --- absent players, who opens, and the limit ------------------------------------------------------------------


@pytest.mark.parametrize(("key", "at"), paragraphs(tda_2022="RP-10-C", players_2025="RP-9-C"))
def test_the_stud_hand_of_an_absent_player_is_killed(key: str, at: str) -> None:
    hand = Stud(players=4, absent="3").start()
    decision = ruled(hand.transcript, "absent-hand", key)
    assert steps(decision)[0] == "kill-the-hand"
    assert f"{key}:{at}" in cited(decision)
    assert "absent-hand" not in kinds(Stud(players=4).start().transcript)


EQUAL = deck_with(". . . . . . Ks 2c Kh . 8d 9c 8h")  # seats 1 and 3 show king and eight, seat 1 the king of spades


def equal_boards() -> Stud:
    return Stud(players=3, deck=EQUAL).start().call().street()


@pytest.mark.parametrize(("key", "at"), paragraphs(tda_2022="RP-10-D", players_2025="RP-9-D"))
def test_equal_boards_open_by_suit(key: str, at: str) -> None:
    hand = equal_boards()
    assert hand.course.to_act == 1
    decision = ruled(hand.then("P3 check").transcript, "opened-by-the-lower-suit", key)
    assert steps(decision) == ["open-at-the-right-seat"]
    assert decision.matter.seats == (1, 3)
    assert cited(decision) == [f"{key}:{at}"]


def test_the_higher_suit_opens_rightly_and_a_lower_board_is_another_matter() -> None:
    assert kinds(equal_boards().then("P1 check").transcript) == []
    assert kinds(equal_boards().then("P2 check").transcript) == []


def test_who_acts_out_of_turn_once_the_betting_is_open_has_not_opened_it() -> None:
    first = equal_boards().then("P1 check")
    assert first.course.to_act == 2
    assert kinds(first.then("P3 check").transcript) == []


def low_card_all_in(limit: str = "limit") -> Stud:
    """Seat 2 has put its last chip in as the ante and shows the deuce of clubs."""
    hand = Stud(players=4, deck=deck_with(". . . . . . . . Ks 2c Kh 9d"), stacks={2: "25x1"}, limit=limit)
    hand.then([f"P{seat} post 25x1" for seat in (1, 2, 3, 4)], "D bring-in-bets")
    return hand.then(f"D pitch {seat} {face}" for face in ("down", "down", "up") for seat in (1, 2, 3, 4))


@pytest.mark.parametrize(("key", "at"), paragraphs(tda_2022="RP-10-E", players_2025="RP-9-E"))
def test_the_betting_opens_left_of_an_all_in_low_card(key: str, at: str) -> None:
    assert kinds(low_card_all_in().then("P3 wager 100x1").transcript) == []
    decision = ruled(low_card_all_in().then("P4 wager 100x1").transcript, "opened-past-an-all-in", key)
    assert steps(decision) == ["open-at-the-right-seat"]
    assert decision.matter.seats == (3, 4)
    assert cited(decision) == [f"{key}:{at}"]


@pytest.mark.parametrize(("key", "at"), paragraphs(tda_2022="RP-10-E", players_2025="RP-9-E"))
@pytest.mark.parametrize("limit", ["limit", "no-limit"])
def test_left_of_an_all_in_low_card_the_bring_in_is_enough_to_open(key: str, at: str, limit: str) -> None:
    """100 is the bring-in and 200 the fixed bet: less than the bring-in is too little, and is brought up to it."""
    short = facts_of(low_card_all_in(limit).then("P3 wager 25x3").transcript)
    found = [each for each in points(short) if each.kind == "underraise"]
    assert [each.seats for each in found] == [(3,)]
    assert decide(book(key), short.about(found[0])).figure("to") == 100, at
    for bet in ("100x1", "100x2"):
        opened = facts_of(low_card_all_in(limit).then(f"P3 wager {bet}").transcript)
        assert not [each for each in points(opened) if each.kind in ("underraise", "overbet")]


def test_a_bring_in_that_was_made_is_completed_and_not_made_again() -> None:
    """After the bring-in 150 are neither a call nor the fixed bet of 200."""
    hand = Stud(players=3).start()
    raised = facts_of(hand.then(f"P{hand.course.to_act} wager 100x1+25x2").transcript)
    found = [each for each in points(raised) if each.kind == "underraise"]
    assert [decide(book("tda-2022"), raised.about(each)).figure("to") for each in found] == [200]


def test_each_opening_is_judged_on_its_own_street() -> None:
    hand = low_card_all_in().then("P3 wager 100x1", "P4 wager 100x1", "P1 wager 100x1").street()
    wrong = hand.course.pending[1]
    assert kinds(hand.then(f"P{wrong} check").transcript) == []
    tied = Stud(players=3, deck=deck_with(". . . . . . 3s 2c 2h")).then(
        f"D pitch {seat} {face}" for face in ("down", "down", "up") for seat in (1, 2, 3)
    )
    assert tied.course.to_act == 2
    assert kinds(tied.then("P3 wager 100x1").transcript) == []


PAIRED = deck_with(". . . . . . Ks 2c Kh . Kd 9c 8h")  # seat 1 shows a pair of kings on fourth street


def fourth_street(deck: str, bet: str, limit: str = "limit") -> Stud:
    hand = Stud(players=3, deck=deck, limit=limit).start().call().street()
    return hand.then(f"P{hand.course.to_act} wager {bet}")


@pytest.mark.parametrize(("key", "at"), paragraphs(tda_2022="RP-10-F", players_2025="RP-9-F"))
def test_a_pair_on_fourth_street_doubles_nothing(key: str, at: str) -> None:
    doubled = fourth_street(PAIRED, "100x4").transcript
    decision = ruled(doubled, "doubled-for-a-pair", key)
    assert steps(decision) == ["bet-at-the-lower-limit"]
    assert cited(decision) == [f"{key}:{at}"]
    assert decision.matter.onset == len(doubled.gestures)


@pytest.mark.parametrize(
    ("raised", "found"), [("100x4", []), ("100x6", ["doubled-for-a-pair"]), ("100x8", ["overbet"])]
)
def test_a_raise_by_the_upper_limit_is_one_mistake_and_more_is_another(raised: str, found: list[str]) -> None:
    """Over a bet of 200: to 400 as it should be, to 600 doubled for the pair, to 800 more than either limit."""
    hand = fourth_street(PAIRED, "100x2").then("P2 say Raise", f"P2 wager {raised}")
    kinds_found = [each.kind for each in (*matters(facts_of(hand.transcript)), *points(facts_of(hand.transcript)))]
    assert [kind for kind in kinds_found if kind in ("doubled-for-a-pair", "overbet")] == found


@pytest.mark.parametrize(
    "hand",
    [
        fourth_street(PAIRED, "100x2"),
        fourth_street(EQUAL, "100x4"),
        fourth_street(PAIRED, "100x4", "no-limit"),
        fourth_street(PAIRED, "100x2").then("P2 wager 100x4"),
        fourth_street(PAIRED, "100x2").then("P2 wager 100x2", "P3 wager 100x2").street().then("P1 wager 100x4"),
    ],
)
def test_nothing_is_doubled_without_a_pair_a_limit_and_twice_the_bet(hand: Stud) -> None:
    assert "doubled-for-a-pair" not in kinds(hand.transcript)
