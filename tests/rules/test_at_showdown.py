"""What the showdown asks of the dealer at each house: which matters come up, and the steps as the hand lies."""

import pytest

from tests.rules.showdowns import CHECKED, ROYAL, TO_THE_RIVER, river, told
from tests.rules.test_misdeal import FOXWOODS, MET, PLAYERS, TDA, UPT
from trainer.rules.amiss import settle
from trainer.rules.at_showdown import asked_of_the_dealer, need_not_show, settled
from trainer.rules.book import BOOKS
from trainer.rules.book import book as law
from trainer.rules.facts import Facts
from trainer.rules.facts.showdown import identifiable
from trainer.rules.ruling import Authority

FAMILY = (TDA, PLAYERS, FOXWOODS, MET)
BET = ("P1 check", "P2 wager 100x4", "P3 wager 100x4", "P1 fold")
SEES = "P3 say I want to see seat 2"
FORWARD, MUCKED, BURIED = "P2 move aside down 9d 9h", "P2 fold", "D scramble 9d 9h 2c 2d"


def steps(facts: Facts, book: str) -> list[tuple[str, tuple[str, ...]]]:
    """The kinds of matters that come up, each with the keys of its steps."""
    found = list(asked_of_the_dealer(law(book), facts))
    rulings = [settled(law(book), facts.about(each)).ruling for each in found]
    return [
        (each.kind, tuple(step.key for step in ruling.steps) if ruling else ())
        for each, ruling in zip(found, rulings, strict=True)
    ]


ASK = ("whole-hand-asked-for", "whole-hand-tabled")


@pytest.mark.parametrize("book", BOOKS)
def test_part_of_a_hand_is_asked_for_in_full_at_every_house(book: str) -> None:
    one = river(*CHECKED, "P2 turn up 9d")
    kind = "part-shown" if book in ("tda-2024", TDA, PLAYERS, FOXWOODS) else "shown"
    assert steps(one, book) == [(kind, ASK)]
    first = next(iter(asked_of_the_dealer(law(book), one)))
    ruling = settle(law(book), one.about(first)).ruling
    assert ruling is not None
    assert ruling.fault
    assert ruling.authority is (Authority.DEALER if kind == "part-shown" else Authority.UNSTATED)
    assert steps(river(*CHECKED, "P2 turn up 9d 9h"), book) == []
    by_himself = river(*CHECKED, "P2 turn up 9d", "P2 turn up 9h")
    assert steps(by_himself, book) == []
    asked = river(*CHECKED, "P2 turn up 9d", "D ask-to-show 2", "P2 turn up 9h")
    assert steps(asked, book) == [(kind, ASK)]  # put right, and a matter all the same


@pytest.mark.parametrize("book", BOOKS)
def test_a_card_that_does_not_win_is_asked_for_as_no_tabled_hand(book: str) -> None:
    assert steps(river(*CHECKED, "P2 turn up 9d 9h", "P3 turn up 3c"), book) == [("shown", ASK)]


@pytest.mark.parametrize("book", BOOKS)
def test_after_a_refusal_the_floor_is_called_but_for_upt_and_nothing_more_asked_of_the_dealer(book: str) -> None:
    facts = river(*CHECKED, "P2 turn up 9d", "D ask-to-show 2", "P2 say No")
    (part, asked), (refused, called) = steps(facts, book)
    assert (asked, refused) == (ASK[:1], "rest-refused")
    assert part == ("shown" if book in (MET, UPT) else "part-shown")
    wanted = {MET: (), UPT: ("kill-the-hand",)}
    assert called == wanted.get(book, ("call-the-floor", "obey-the-floor"))
    if book == MET:
        matter = list(asked_of_the_dealer(law(book), facts))[-1]
        follows = settled(law(book), facts.about(matter)).floor_follows
        assert follows is not None
        assert follows.ruling is not None
        assert [each.key for each in follows.ruling.steps] == ["obey-the-floor"]  # the floor is there by then


@pytest.mark.parametrize("book", BOOKS)
def test_who_plays_the_board_is_asked_to_table_but_for_upt(book: str) -> None:
    plays = river(*CHECKED, "P1 say I play the board", top=ROYAL)
    assert steps(plays, book) == ([] if book == UPT else [("plays-the-board", ASK)])
    assert need_not_show(law(book), plays) == (frozenset({1}) if book == UPT else frozenset())
    tabled = river(*CHECKED, "P1 turn up 2c 2d", "P1 say I play the board", top=ROYAL)
    assert steps(tabled, book) == []
    assert need_not_show(law(book), tabled) == frozenset()
    gone = river(*CHECKED, "P1 say I play the board", "P1 fold", top=ROYAL)
    assert need_not_show(law(book), gone) == frozenset()


@pytest.mark.parametrize("book", FAMILY)
def test_the_bettor_who_was_called_shows_as_his_hand_lies(book: str) -> None:
    assert steps(river(*BET, SEES), book) == [("asked-to-see", ASK)]
    assert steps(river(*BET, FORWARD, SEES), book) == [("asked-to-see", ("hand-back-face-up",))]  # it may win
    assert steps(river(*BET, MUCKED, SEES), book) == [("asked-to-see", ("hand-shown",))]  # killed, and shown
    assert steps(river(*BET, MUCKED, BURIED, SEES), book) == []  # nobody can tell it any more
    assert steps(river(*BET, "P2 turn up 9d 9h", SEES), book) == []  # shown already


@pytest.mark.parametrize("book", FAMILY)
def test_a_hand_that_cannot_win_may_be_turned_up_anywhere(book: str) -> None:
    called = ("P1 check", "P2 check", "P3 wager 100x4", "P1 fold", "P2 wager 100x4")
    loser = river(*called, "P3 move aside down 3c 3d", "P2 say I want to see seat 3")
    assert steps(loser, book) == [("asked-to-see", ("hand-back-face-up", "hand-shown"))]
    either = settled(law(book), loser.about(next(asked_of_the_dealer(law(book), loser)))).ruling
    assert either is not None
    assert {each.choice for each in either.steps} == {"face-up"}


@pytest.mark.parametrize("book", FAMILY)
def test_any_other_request_goes_to_the_floor_and_is_done_as_it_says(book: str) -> None:
    asks = (*CHECKED, "P2 turn up 9d 9h", "P3 move aside down 3c 3d", "P2 say I want to see seat 3")
    assert steps(river(*asks), book) == [("asked-to-see", ("call-the-floor", "obey-the-floor"))]
    called = (*asks, "D floor", "F come")
    shown = river(*called, "F order the-hand-is-to-be-shown own")
    assert steps(shown, book) == [("asked-to-see", ("call-the-floor", "hand-back-face-up", "hand-shown"))]
    refused = river(*called, "F order the-request-is-refused own")
    assert steps(refused, book) == [("asked-to-see", ("call-the-floor", "obey-the-floor"))]


@pytest.mark.parametrize("book", FAMILY)
def test_nobody_without_cards_has_a_hand_shown(book: str) -> None:
    assert steps(river(*BET, "P3 fold", SEES), book) == []
    assert steps(river("P1 check", "P2 wager 100x4", "P3 wager 100x4", "P1 fold", "P1 say see seat 2"), book) == []


def test_upt_shows_a_hand_dead_or_live_by_who_asks() -> None:
    other = river(*CHECKED, "P2 turn up 9d 9h", "P3 move aside down 3c 3d", "P1 say see seat 3")
    assert steps(other, UPT) == [("asked-to-see", ("hand-seen",))]  # dead, and could not win
    best = river(*CHECKED, "P3 turn up 3c 3d", "P2 move aside down 9d 9h", "P1 say see seat 2")
    assert steps(best, UPT) == [("asked-to-see", ("hand-shown",))]  # dead, so it must not come back
    winner = river(*CHECKED, "P2 turn up 9d 9h", "P3 move aside down 3c 3d", "P2 say see seat 3")
    assert steps(winner, UPT) == [("asked-to-see", ("hand-back-face-up", "hand-shown"))]  # it could not win
    better = river(*CHECKED, "P3 turn up 3c 3d", "P2 move aside down 9d 9h", "P3 say see seat 2")
    assert steps(better, UPT) == [("asked-to-see", ("hand-back-face-up",))]
    assert steps(river(*CHECKED, "P1 say see seat 3"), UPT) == [("asked-to-see", ASK)]


@pytest.mark.parametrize("book", BOOKS)
def test_a_winner_that_the_dealer_took_is_given_back(book: str) -> None:
    shown = (*CHECKED, "P2 turn up 9d 9h", "P3 turn up 3c 3d")
    taken = river(*shown, "D muck 2")
    floor = ("call-the-floor", "obey-the-floor")
    assert steps(taken, book) == [("tabled-hand-taken", floor if book == UPT else ("taken-hand-wins",))]
    assert steps(river(*shown, "D muck 3"), book) == []  # the loser may go
    back = river(*shown, "D muck 2", "D move hand-2 up 9d 9h")
    assert back.course.contesting == (1, 2, 3)


def test_the_floor_of_upt_has_it_fetched_back_or_leaves_it_dead() -> None:
    taken = (*CHECKED, "P2 turn up 9d 9h", "P3 turn up 3c 3d", "D muck 2", "D floor", "F come")
    fetched = river(*taken, "F order the-hand-is-fetched-back-and-lives own")
    assert steps(fetched, UPT) == [("tabled-hand-taken", ("call-the-floor", "hand-back-face-up"))]
    left = river(*taken, "F order no-redress own")
    assert steps(left, UPT) == [("tabled-hand-taken", ("call-the-floor", "obey-the-floor"))]


@pytest.mark.parametrize("book", BOOKS)
def test_a_hand_taken_up_again_is_a_matter_only_where_the_floor_decides(book: str) -> None:
    again = (*CHECKED, "P3 move aside down 3c 3d", "P3 move hand-3 up 3c 3d")
    floor = [("taken-up-again", ("call-the-floor", "obey-the-floor"))]
    assert steps(river(*again), book) == (floor if book == UPT else [])
    dead = river(*again, "D floor", "F come", "F order the-hand-is-dead own")
    assert steps(dead, book) == ([("taken-up-again", ("call-the-floor", "kill-the-hand"))] if book == UPT else [])


def test_cards_of_the_opening_shuffle_are_told_from_others_once_they_lie_on_the_muck() -> None:
    """A hand on top of the muck is known although its cards were shuffled before the deal; not once it is mixed."""
    shuffled = "D shuffle " + " ".join(card.card.name for card in river().record.tables[0].stub)
    facts = told([shuffled, *TO_THE_RIVER, *CHECKED, "P2 fold"])
    assert identifiable(facts, 2)
    assert not identifiable(river(*CHECKED, "P2 fold", "P3 fold"), 2)
    assert not identifiable(river(*CHECKED, "P3 fold", "P2 fold", "D scramble 9d 9h 3c 3d"), 2)
