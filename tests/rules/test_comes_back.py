"""Players who go away and come back during a hand: at the seat for the last card of the deal, or not, in every book."""

import pytest

from tests.rules.betting import outcome
from tests.rules.situations import Hand, cited, steps
from tests.rules.stud_situations import Stud, deck_with
from tests.rules.test_misdeal import FOXWOODS, KILLED, MET, PLAYERS, TDA, TDA_2024, UPT, books
from trainer.kernel.document import text_of, transcript_of
from trainer.rules.book import book as law
from trainer.rules.engine import decide
from trainer.rules.facts import Facts
from trainer.rules.matters import matters
from trainer.rules.points import points
from trainer.rules.record import Record
from trainer.rules.ruling import Authority, Decision

AT_SEAT = {TDA: "30", PLAYERS: "31", FOXWOODS: "30", MET: "28", UPT: "tournament-13"}
REDEAL = {TDA: "35-C", PLAYERS: "36-C", FOXWOODS: "35-C", MET: "33-C"}
IN_TIME, TOO_LATE = "presence.back-in-time-hand-lives", "presence.back-too-late-hand-dead"
STILL_LIVE = "presence.hand-still-live"
SEATS = 6
WHOLE_DEAL = 2 * SEATS
"""Cards of the initial deal; the last one goes to the button, seat 1."""


def away(cards: int, *after: str, extra: str = "absent 4") -> Hand:
    """Seat 4 is away as the deal begins and comes back after so many cards of it."""
    hand = Hand(extra=[extra]).blinds()
    pitched = [f"D pitch {seat} down" for _ in (1, 2) for seat in hand.round()]
    return hand.do(*pitched[:cards], "P4 back", *pitched[cards:], *after)


def asked(facts: Facts, key: str, kind: str = "came-back") -> Decision:
    found = [each for each in points(facts) if each.kind == kind]
    return decide(law(key), facts.about(found[-1]))


@books(*AT_SEAT.items())
@pytest.mark.parametrize(
    ("cards", "ruling"),
    [
        (0, IN_TIME),
        (1, IN_TIME),
        (WHOLE_DEAL - 1, IN_TIME),
        (WHOLE_DEAL, TOO_LATE),
    ],
    ids=["before-the-deal", "after-the-first-card", "before-the-last-card", "after-the-last-card"],
)
def test_who_is_back_before_the_last_card_of_the_deal_plays(book: str, at: str, cards: int, ruling: str) -> None:
    hand = away(cards)
    decision = asked(hand.facts(), book)
    assert outcome(decision)[0] == ruling
    assert cited(decision) == [at]
    assert hand.kinds() == ([] if ruling == IN_TIME else ["absent-hand"])


@books(*AT_SEAT.items())
def test_who_comes_back_as_the_action_gets_there_is_too_late(book: str, at: str) -> None:
    hand = Hand(extra=["absent 5"]).blinds().deal().do("P4 wager 100x1", "P5 back")
    kill = hand.decision(book, "absent-hand")
    assert steps(kill) == KILLED
    assert at in cited(kill)
    assert outcome(asked(hand.facts(), book))[0] == TOO_LATE


@books(*AT_SEAT.items())
def test_a_killed_hand_stays_dead_for_a_player_who_comes_back(book: str, at: str) -> None:
    hand = Hand(extra=["absent 5"]).blinds().deal().do("D muck 5", "P4 wager 100x1", "P5 back")
    assert outcome(asked(hand.facts(), book))[0] == TOO_LATE
    assert at in cited(asked(hand.facts(), book))


@books(*AT_SEAT.items())
@pytest.mark.parametrize(
    ("cards", "back", "killed"),
    [
        (WHOLE_DEAL - 1, (), True),
        (WHOLE_DEAL - 1, ("P4 back",), False),
        (WHOLE_DEAL, (), False),
    ],
    ids=["away-at-the-last-card", "back-for-it", "gone-after-it"],
)
def test_who_leaves_during_the_deal_is_held_to_its_last_card(
    book: str, at: str, cards: int, back: tuple[str, ...], killed: bool
) -> None:
    hand = Hand().blinds()
    pitched = [f"D pitch {seat} down" for _ in (1, 2) for seat in hand.round()]
    hand.do(*pitched[:cards], "P4 away", *back, *pitched[cards:])
    assert hand.kinds() == (["absent-hand"] if killed else [])
    if killed:
        assert steps(hand.decision(book, "absent-hand")) == KILLED
        assert at in cited(hand.decision(book, "absent-hand"))


@books(*AT_SEAT.items())
def test_who_was_there_for_the_last_card_comes_back_to_a_live_hand(book: str, at: str) -> None:
    decision = asked(Hand().blinds().deal().do("P4 away", "P4 back").facts(), book)
    assert outcome(decision)[0] == STILL_LIVE
    assert cited(decision) == [at]


@books((TDA, "31"), (PLAYERS, "32"), (FOXWOODS, "31"), (MET, "29"))
def test_a_live_hand_is_not_left_alone_during_the_hand(book: str, at: str) -> None:
    hand = Hand().blinds().deal().do("P4 away")
    decision = asked(hand.facts(), book, "live-hand-left")
    assert outcome(decision)[0] == "presence.live-hand-stays-at-table"
    assert cited(decision) == [at]
    assert asked(hand.facts(), UPT, "live-hand-left").silent
    for still in (Hand().blinds().deal(1).do("P4 away"), Hand().blinds().deal().do("P4 fold", "P4 away")):
        assert "live-hand-left" not in [each.kind for each in points(still.facts())]


# --- stud and the bring-in -------------------------------------------------------------------------------------


def third_street(back_before: int) -> Facts:
    """Seat 2 of three has the low card and is back before so many of the nine cards of third street are left."""
    hand = Stud(players=3, deck=deck_with(". . . . . . Kd 2c Qd"))
    pitched = [f"D pitch {seat} {face}" for face in ("down", "down", "up") for seat in (1, 2, 3)]
    hand.then([*pitched[: 9 - back_before], "P2 back", *pitched[9 - back_before :]])
    text = text_of(hand.transcript).replace("\ndeck ", "\nabsent 2\ndeck ", 1)
    record = Record.of(transcript_of(text))
    return Facts(record, len(record))


@books((TDA, "30"), (PLAYERS, "31"), (FOXWOODS, "30"), (MET, "28"), (UPT, "tournament-13"))
@pytest.mark.parametrize(("left", "ruling"), [(1, IN_TIME), (0, TOO_LATE)], ids=["before-the-last", "after-the-last"])
def test_in_stud_the_last_card_of_third_street_is_what_counts(book: str, at: str, left: int, ruling: str) -> None:
    facts = third_street(left)
    assert outcome(asked(facts, book))[0] == ruling
    assert at in cited(asked(facts, book))
    kept = [each for each in matters(facts) if each.kind == "absent-hand"]
    assert [steps(decide(law(book), facts.about(each))) for each in kept] == ([KILLED] if ruling == TOO_LATE else [])
    posts = "bring-in-away" in [each.kind for each in points(facts)]
    assert posts == (ruling == TOO_LATE)


# --- redeals --------------------------------------------------------------------------------------------------


def redealt(*between: str, first: tuple[str, ...] = (), then: tuple[str, ...] = ()) -> Hand:
    """Seat 4 is away, two boxed cards call the deal off in its first round, and it is dealt again."""
    hand = Hand(top="2c ^3c ^4c", extra=["absent 4"]).deal(1).do(*first, "D gather", *between)
    pitched = [f"D pitch {seat} down" for _ in (1, 2) for seat in hand.round()]
    return hand.do(*pitched[:-1], *then, pitched[-1])


@books(*REDEAL.items(), (TDA_2024, "35-C"))
def test_who_comes_back_for_the_redeal_is_treated_by_the_book(book: str, at: str) -> None:
    played = book in (PLAYERS, TDA_2024)
    for hand in (redealt("P4 back"), redealt(then=("P4 back",))):
        decision = asked(hand.facts(), book)
        assert outcome(decision)[0] == f"presence.redeal-{'may-be-played' if played else 'hand-killed'}"
        assert cited(decision) == [at]
        kept = hand.decision(book, "absent-hand")
        assert steps(kept) == (["play-on"] if played else KILLED)
        assert at in cited(kept)


@books((UPT, "tournament-13"))
def test_at_upt_only_the_redeal_itself_counts(book: str, at: str) -> None:
    hand = redealt("P4 back")
    assert outcome(asked(hand.facts(), book))[0] == IN_TIME
    assert cited(asked(hand.facts(), book)) == [at]
    assert outcome(hand.decision(book, "absent-hand"))[0] == "presence.plays-the-redeal"
    assert steps(redealt().decision(book, "absent-hand")) == KILLED


@books(*REDEAL.items())
def test_who_was_back_before_the_deal_was_called_off_did_not_miss_it(book: str, at: str) -> None:
    assert "absent-hand" not in redealt(first=("P4 back",)).kinds()
    assert outcome(asked(redealt(first=("P4 back",)).facts(), book))[0] == IN_TIME
    assert at not in cited(asked(redealt(first=("P4 back",)).facts(), book))


@books(*AT_SEAT.items(), (TDA_2024, "30"))
def test_who_is_known_to_be_away_again_has_no_hand_in_the_redeal(book: str, at: str) -> None:
    for hand in (redealt("P4 back", then=("P4 away",)), redealt(first=("P4 back",), then=("P4 away",))):
        decision = hand.decision(book, "absent-hand")
        assert steps(decision) == KILLED
        assert at in cited(decision)


@books(*REDEAL.items())
def test_who_left_between_the_deals_is_away_from_one_deal_alone(book: str, at: str) -> None:
    left = redealt(first=("P4 back",), then=("P4 away",)).decision(book, "absent-hand")
    assert steps(left) == KILLED
    assert at not in cited(left)


@pytest.mark.parametrize("book", [TDA, TDA_2024, PLAYERS, FOXWOODS, MET, UPT])
def test_the_hand_after_the_one_that_was_missed_is_no_redeal(book: str) -> None:
    """Seat 4 missed a hand that was played to its end, came back between the hands, and plays the next one."""
    hand = Hand(players=4, extra=["absent 4"]).blinds().deal().do("D muck 4", "P1 fold", "P2 fold")
    hand.do("D bring-in-bets", "D push-pot 3 100x1+25x2", "P4 back", "D gather").deal()
    assert hand.kinds() == ["absent-hand"]
    assert hand.matter("absent-hand").onset == 10
    assert "came-back" not in [each.kind for each in points(hand.facts())]


# --- hands that nobody plays -----------------------------------------------------------------------------------


@pytest.mark.parametrize(("cards", "taken"), [(WHOLE_DEAL - 1, True), (WHOLE_DEAL, False)])
def test_a_hand_whose_player_is_back_in_time_is_not_there_to_be_killed(cards: int, taken: bool) -> None:
    kinds = [each.kind for each in points(away(cards, "D muck 4").facts())]
    assert ("hand-taken" in kinds) == taken


def test_who_comes_back_from_a_penalty_still_sits_it_out() -> None:
    hand = away(1, extra="penalty 4")
    assert hand.kinds() == ["penalised-hand"]
    assert steps(hand.decision(TDA, "penalised-hand")) == KILLED


@books((UPT, "tournament-13"))
def test_at_upt_the_dealer_alone_kills_what_was_left_during_the_deal(book: str, at: str) -> None:
    hand = Hand().blinds().deal(1).do("P4 away").deal(1)
    decision = hand.decision(book, "absent-hand")
    assert decision.ruling is not None
    assert decision.ruling.authority is Authority.DEALER
    assert at in cited(decision)
