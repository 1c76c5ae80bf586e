"""Printed examples of the showdown: face up for all-ins, asking to see, pots won both ways; each told otherwise."""

from tests.rules.betting import outcome
from tests.rules.printed import changed, text, told
from tests.rules.test_misdeal import MET, PLAYERS, TDA, books
from trainer.rules.book import book as law
from trainer.rules.engine import decide
from trainer.rules.facts import Facts
from trainer.rules.facts.pots import pots
from trainer.rules.points import points
from trainer.rules.ruling import Matter

UP = "showdown.all-hands-tabled"
FLOOR, RIGHT = "showdown.showing-up-to-floor", "showdown.tabled-by-right"
NONE = "showdown.no-right-to-see"


def of(facts: Facts, kind: str) -> list[Matter]:
    return [each for each in points(facts) if each.kind == kind]


def rulings(facts: Facts, book: str, kind: str) -> list[str]:
    return [outcome(decide(law(book), facts.about(each)))[0] for each in of(facts, kind)]


def face_up_last(facts: Facts, book: str) -> bool:
    """Do hands go face up with the very last gesture, and not before?"""
    found = of(facts, "all-in-over")
    return rulings(facts, book, "all-in-over") == [UP] and found[0].onset == facts.at


def line(book: str, at: str, ending: str) -> str:
    """The last line that ends so."""
    return [each for each in text(book, at).splitlines() if each.endswith(ending)][-1]


@books((TDA, "ill-16-ex-1"), (PLAYERS, "ill-17-ex-1"), (MET, "ill-14-ex-1"))
def test_heads_up_hands_go_face_up_on_the_turn(book: str, at: str) -> None:
    assert face_up_last(told(book, at), book)
    call = line(book, at, "P2 wager 1000x1")
    assert not of(changed(book, at, {call: call.replace("wager 1000x1", "fold")}), "all-in-over")


@books((TDA, "ill-16-ex-2"), (PLAYERS, "ill-17-ex-2"), (MET, "ill-14-ex-2"))
def test_three_hands_go_face_up_when_the_second_is_all_in(book: str, at: str) -> None:
    facts = told(book, at)
    assert face_up_last(facts, book)
    assert of(facts, "all-in-over")[0].seats == (2, 3, 1) or set(of(facts, "all-in-over")[0].seats) == {1, 2, 3}
    bet, call = line(book, at, "P2 wager 1000x3"), line(book, at, "P3 wager 1000x3")
    less = {each: each.replace("1000x3", "1000x2") for each in (bet, call)}
    assert not of(changed(book, at, less), "all-in-over")


@books((TDA, "ill-16-ex-3"), (PLAYERS, "ill-17-ex-3"), (MET, "ill-14-ex-3"))
def test_hands_stay_down_while_two_can_bet(book: str, at: str) -> None:
    facts = told(book, at)
    assert face_up_last(facts, book)
    assert [(pot.amount, set(pot.seats)) for pot in pots(facts)] == [(2100, {1, 2, 3}), (2000, {2, 3})]
    assert not of(changed(book, at, {line(book, at, "P3 check"): ""}), "all-in-over")


@books((TDA, "ill-18-ex-1"), (PLAYERS, "ill-20-ex-1"), (MET, "ill-16-ex-1"))
def test_without_a_river_bet_a_request_is_for_the_floor(book: str, at: str) -> None:
    assert rulings(told(book, at), book, "asked-to-see") == [FLOOR, NONE, NONE]
    tables = line(book, at, "P2 turn up 9d 9h")
    mucks = tables.replace("turn up 9d 9h", "move aside down 9d 9h")
    assert rulings(changed(book, at, {tables: mucks}), book, "asked-to-see") == [NONE, NONE, NONE]


@books((TDA, "ill-18-ex-2"), (PLAYERS, "ill-20-ex-2"), (MET, "ill-16-ex-2"))
def test_callers_may_insist_on_the_river_raisers_hand(book: str, at: str) -> None:
    assert rulings(told(book, at), book, "asked-to-see") == [RIGHT, RIGHT, NONE, FLOOR]
    called = {
        line(book, at, f"P{seat} wager 1000x5"): line(book, at, f"P{seat} wager 1000x5")[:-1] + "1" for seat in (3, 4)
    }
    more = {line(book, at, f"P{seat} wager 1000x4"): "" for seat in (1, 2)}
    assert rulings(changed(book, at, called | more), book, "asked-to-see") == [FLOOR, FLOOR, NONE, RIGHT]


@books((PLAYERS, "ill-21-ex-1"), (PLAYERS, "ill-21-ex-2"), (MET, "ill-18-ex-1"), (MET, "ill-18-ex-2"), (MET, "ill-18"))
def test_hands_the_same_both_ways_share_thirty_three_each(book: str, at: str) -> None:
    facts = told(book, at)
    (point,) = of(facts, "both-ways")
    assert pots(facts)[0].amount == 66 * 25
    _, figures = outcome(decide(law(book), facts.about(point)))
    assert figures == {"seat-1": 33 * 25, "seat-2": 33 * 25}
    deck, shown = line(book, at, text(book, at).split("\ndeck ")[1].splitlines()[0]), _showing(book, at, "6c")
    other = changed(book, at, {deck: _swap(deck), shown: shown.replace("6c", "8d")})
    assert not of(other, "both-ways")


def _showing(book: str, at: str, card: str) -> str:
    return [each for each in text(book, at).splitlines() if "turn up" in each and card in each][-1]


def _swap(deck: str) -> str:
    """The deck with the six of clubs and the eight of diamonds changed about."""
    return deck.replace("6c", "??").replace("8d", "6c").replace("??", "8d")
