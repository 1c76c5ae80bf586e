"""Stud: the short stub before seventh street, and cards shown that belong down."""

import pytest

from tests.rules.board_situations import BOOKS, cited, facts_of, found, kinds, paragraphs, ruled, steps
from tests.rules.stud_situations import Stud, deck_with, short_stub
from trainer.rules.book import book
from trainer.rules.engine import decide
from trainer.rules.facts.stub import burns_then, live_then, required_then, stub_then
from trainer.rules.matters import matters
from trainer.rules.record import Record
from trainer.rules.ruling import Deadline

NEW_STUB = ["burns-into-the-stub", "mix-the-stub", "cut-the-stub", "burn-one"]
BRANCHES = {
    "A": [*NEW_STUB, "one-card-to-each-live-hand"],
    "B": ["burn-one", "community-card"],
    "C": [*NEW_STUB, "community-card"],
}
# (cards dealt on fourth, fifth and sixth street, live when the bets close): stub, live, branch
STUBS = {
    "7/5": ((8, 5, 5, 5), 7, 5, ""),
    "6/5": ((8, 6, 5, 5), 6, 5, "A"),
    "6/4": ((8, 6, 5, 4), 6, 4, ""),
    "5/4": ((8, 6, 6, 4), 5, 4, "A"),
    "3/4": ((8, 8, 6, 4), 3, 4, "A"),
    "3/5": ((8, 8, 6, 5), 3, 5, "B"),
    "4/6": ((8, 7, 6, 6), 4, 6, "B"),
    "2/4": ((8, 8, 7, 4), 2, 4, "C"),
    "2/3": ((8, 8, 7, 3), 2, 3, "A"),
    "1/2": ((8, 8, 8, 2), 1, 2, "A"),
    "1/3": ((8, 8, 8, 3), 1, 3, "C"),
    "1/8": ((8, 8, 8, 8), 1, 8, "C"),
}
SHORT = {pair: stub for pair, stub in STUBS.items() if stub[3]}
ENOUGH = {pair: stub for pair, stub in STUBS.items() if not stub[3]}


def printed(letter: str) -> list[object]:
    """The paragraphs of a branch: the one on the required number, its own, and who acts first."""
    last = f" RP-{{}}-H-{'D' if letter != 'A' else 'A'}"
    row = f"RP-{{}}-H RP-{{}}-H-{letter}{last if letter != 'A' else ''}"
    return paragraphs(tda_2022=row.replace("{}", "10"), players_2025=row.replace("{}", "9"))


def short(pair: str) -> Stud:
    return short_stub(*STUBS[pair][0])


@pytest.mark.parametrize("pair", ["6/5", "5/4", "3/4", "2/3", "1/2"])
@pytest.mark.parametrize(("key", "at"), printed("A"))
def test_enough_with_the_burns_everybody_gets_a_card(key: str, at: str, pair: str) -> None:
    decision = ruled(short(pair).transcript, "short-stub", key)
    assert steps(decision) == BRANCHES["A"]
    assert f"{key}:{at}" in cited(decision)


@pytest.mark.parametrize("pair", ["3/5", "4/6"])
@pytest.mark.parametrize(("key", "at"), printed("B"))
def test_too_few_even_with_the_burns_makes_a_community_card(key: str, at: str, pair: str) -> None:
    decision = ruled(short(pair).transcript, "short-stub", key)
    assert steps(decision) == BRANCHES["B"]
    assert f"{key}:{at}" in cited(decision)


@pytest.mark.parametrize("pair", ["2/4", "1/3", "1/8"])
@pytest.mark.parametrize(("key", "at"), printed("C"))
def test_under_three_cards_the_community_card_comes_off_a_new_stub(key: str, at: str, pair: str) -> None:
    decision = ruled(short(pair).transcript, "short-stub", key)
    assert steps(decision) == BRANCHES["C"]
    assert f"{key}:{at}" in cited(decision)


@pytest.mark.parametrize("pair", SHORT)
def test_the_numbers_are_those_of_the_moment_the_bets_closed(pair: str) -> None:
    _, stub, live, _ = STUBS[pair]
    hand = short(pair)
    closed = len(hand.acts) - 1
    burned = hand.then("D burn").transcript
    matter = found(burned, "short-stub")
    facts = facts_of(burned).about(matter)
    assert matter.onset == matter.error == closed
    assert (stub_then(facts), live_then(facts), burns_then(facts)) == (stub, live, 3)
    assert required_then(facts, 2) == live + 2
    assert kinds(burned.upto(closed - 1)) == []


@pytest.mark.parametrize("pair", ENOUGH)
def test_a_stub_with_the_required_number_is_no_matter(pair: str) -> None:
    hand = short(pair).street(up=False).check()
    assert kinds(hand.transcript) == []


@pytest.mark.parametrize("pair", SHORT)
def test_foxwoods_falls_back_on_the_tda_unconfirmed(pair: str) -> None:
    decision = ruled(short(pair).transcript, "short-stub", "foxwoods-2020")
    assert steps(decision) == BRANCHES[STUBS[pair][3]]
    assert (decision.source, decision.confirmed) == ("tda-2022", False)
    assert decision.fallback is not None
    assert decision.fallback.at == "tda-reference"


@pytest.mark.parametrize("key", ["metropolitan", "upt"])
def test_metropolitan_and_upt_print_nothing_on_a_short_stub(key: str) -> None:
    decision = ruled(short("3/4").transcript, "short-stub", key)
    assert decision.silent
    assert decision.floor_follows is not None
    assert decision.floor_follows.source == "tda-2022"
    assert steps(decision.floor_follows) == BRANCHES["A"]


@pytest.mark.parametrize("key", BOOKS)
def test_other_than_three_burns_before_is_printed_nowhere(key: str) -> None:
    hand = short_stub(8, 8, 7, 5, burns=2)
    decision = ruled(hand.transcript, "short-stub", key)
    assert burns_then(facts_of(hand.transcript).about(decision.matter)) == 2
    assert decision.silent
    assert decision.floor_follows is None


@pytest.mark.parametrize("pair", ["3/5", "2/4"])
def test_with_a_community_card_the_first_to_act_is_that_of_sixth_street(pair: str) -> None:
    hand = short(pair)
    record = Record.of(hand.transcript)
    opened = next(k for k, course in enumerate(record.courses) if course.street == 3)
    order = record.courses[opened].pending
    still = [seat for seat in order if seat in hand.course.contesting]
    assert hand.then("D burn", "D lay 1 up").course.pending == tuple(still)
    assert hand.course.street == 4


def test_a_card_killed_afterwards_does_not_change_the_branch() -> None:
    hand = short("3/5").then("D floor", "D muck 1" if 1 in short("3/5").course.contesting else "D stop")
    assert steps(ruled(hand.transcript, "short-stub", "tda-2022")) == BRANCHES["B"]


def test_one_burn_and_one_card_for_all_is_no_new_matter() -> None:
    hand = short("3/5").then("D burn", "D lay 1 up").check()
    assert kinds(hand.transcript) == ["short-stub"]


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


@pytest.mark.parametrize(("key", "at"), paragraphs(metropolitan="33-A-5", foxwoods_2020="35-A-5", upt="tournament-32"))
def test_a_shown_down_card_is_a_misdeal(key: str, at: str) -> None:
    for hand in (FIRST, SECOND):
        decision = ruled(hand.transcript, "stud-downcard-exposed", key)
        assert steps(decision) == ["gather-the-cards", "shuffle-the-deck", "cut-the-deck", "deal-again-same-button"]
        assert cited(decision) == [f"{key}:{at}"]
        assert decision.confirmed
        assert decision.ruling is not None
        cut_off = Deadline.SECOND_PLAYER if key == "upt" else Deadline.SUBSTANTIAL_ACTION
        assert decision.ruling.deadline is cut_off


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


def low_card_all_in() -> Stud:
    """Seat 2 has put its last chip in as the ante and shows the deuce of clubs."""
    hand = Stud(players=4, deck=deck_with(". . . . . . . . Ks 2c Kh 9d"), stacks={2: "25x1"})
    hand.then([f"P{seat} post 25x1" for seat in (1, 2, 3, 4)], "D bring-in-bets")
    return hand.then(f"D pitch {seat} {face}" for face in ("down", "down", "up") for seat in (1, 2, 3, 4))


@pytest.mark.parametrize(("key", "at"), paragraphs(tda_2022="RP-10-E", players_2025="RP-9-E"))
def test_the_betting_opens_left_of_an_all_in_low_card(key: str, at: str) -> None:
    assert kinds(low_card_all_in().then("P3 wager 100x1").transcript) == []
    decision = ruled(low_card_all_in().then("P4 wager 100x1").transcript, "opened-past-an-all-in", key)
    assert steps(decision) == ["open-at-the-right-seat"]
    assert decision.matter.seats == (3, 4)
    assert cited(decision) == [f"{key}:{at}"]


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
