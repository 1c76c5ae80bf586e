"""Words and chips of one player in every order, what comes after a check, and who bets judged as no caller."""

from itertools import product

import pytest

from tests.rules.amounts import at_once
from tests.rules.betting import Betting
from tests.rules.test_misdeal import FOXWOODS, MET, PLAYERS, TDA, UPT, books
from trainer.rules.amiss import amiss, settle
from trainer.rules.book import BOOKS, book
from trainer.rules.facts import Facts
from trainer.rules.facts.turns import told
from trainer.rules.facts.wager import wagers
from trainer.rules.ruling import Decision
from trainer.rules.stands import latest, stands

FAMILY = ((TDA, "40-A"), (PLAYERS, "41-A"), (FOXWOODS, "40-A"))
ORDER = (*FAMILY, (MET, "36-A"))
WORDS_FIRST = ((UPT, "betting-8"),)
OPEN = ("", -1)


def found(facts: Facts, key: str) -> tuple[str, int]:
    """The kind of the last wager at a house and its total, OPEN where its floor decides."""
    made = latest(facts)
    assert made is not None
    come = stands(book(key), facts, made)
    return OPEN if come.open else (come.kind, come.to)


def cites(facts: Facts, key: str) -> list[str]:
    made = latest(facts)
    assert made is not None
    return [each.at for one in stands(book(key), facts, made).decisions for each in one.citations]


def facing_1000(*acts: str) -> Betting:
    hand = Betting().flop()
    hand.do("P2 wager 1000x1", *acts)
    return hand


# --- chips, and then words -----------------------------------------------------------------------------------------

AFTER_CHIPS = {
    "one-chip-raise": ("5000x1", "raise", ("call", 1000), ("raise", 5000)),
    "one-chip-call": ("5000x1", "call", ("call", 1000), ("call", 1000)),
    "one-chip-amount": ("5000x1", "4000", ("call", 1000), ("raise", 4000)),
    "one-chip-all-in": ("5000x1", "all-in", ("call", 1000), ("raise", 206800)),
    "the-call-raise": ("1000x1", "raise", ("call", 1000), ("raise", 2000)),
    "below-a-raise-raise": ("1000x1+500x1", "raise", ("raise", 2000), ("raise", 2000)),
    "a-raise-raise": ("1000x2", "raise", ("raise", 2000), ("raise", 2000)),
    "a-raise-call": ("1000x2", "call", ("raise", 2000), ("call", 1000)),
    "more-than-a-raise-call": ("1000x3", "call", ("raise", 3000), ("call", 1000)),
}
AFTER_A_CALL = {("1000x1", "raise"): ("call", 1000)}
"""At UPT a call that was let go binds (betting-11), and a raise said after it is none (betting-12)."""
CASES = pytest.mark.parametrize(("chips", "words", "family", "upt"), AFTER_CHIPS.values(), ids=AFTER_CHIPS)


@CASES
@books(*ORDER)
def test_chips_that_lie_there_first_are_the_bet(
    book: str, at: str, chips: str, words: str, family: tuple[str, int], upt: tuple[str, int]
) -> None:
    facts = facing_1000(f"P3 wager {chips}", f"P3 say {words}").facts()
    assert found(facts, book) == family
    assert at in cites(facts, book)


@CASES
@books(*WORDS_FIRST)
def test_at_upt_words_correct_chips_that_came_first(
    book: str, at: str, chips: str, words: str, family: tuple[str, int], upt: tuple[str, int]
) -> None:
    facts = facing_1000(f"P3 wager {chips}", f"P3 say {words}").facts()
    called = AFTER_A_CALL.get((chips, words))
    assert found(facts, book) == (called or upt)
    assert ("betting-11" if called else at) in cites(facts, book)


@CASES
@pytest.mark.parametrize("key", BOOKS)
def test_words_that_come_first_or_with_the_chips_are_the_bet_at_every_house(
    key: str, chips: str, words: str, family: tuple[str, int], upt: tuple[str, int]
) -> None:
    first = facing_1000(f"P3 say {words}", f"P3 wager {chips}").facts()
    assert found(first, key) == upt == found(at_once(facing_1000(f"P3 say {words}", f"P3 wager {chips}")), key)


@pytest.mark.parametrize(
    ("chips", "words"), [("1000x1", "raise 4000"), ("1000x1", "4000"), ("5000x1", "4000"), ("5000x1", "raise 4000")]
)
@books(*FAMILY)
def test_more_said_when_the_chips_have_called_is_no_contradiction(book: str, at: str, chips: str, words: str) -> None:
    """A raise is one motion, or words before any chips; an amount alone is as good as chips in a second motion."""
    facts = facing_1000(f"P3 wager {chips}", f"P3 say {words}").facts()
    assert found(facts, book) == ("call", 1000)
    assert at in cites(facts, book)
    assert found(facts, UPT) == (("call", 1000) if chips == "1000x1" else ("raise", 4000))


@pytest.mark.parametrize(("chips", "words"), [*product(("1000x2", "500x5", "500x1"), ("4000", "raise 4000"))])
@books(*FAMILY)
def test_an_amount_against_other_chips_is_for_the_td(book: str, at: str, chips: str, words: str) -> None:
    facts = facing_1000(f"P3 wager {chips}", f"P3 say {words}").facts()
    assert found(facts, book) == OPEN
    assert at in cites(facts, book)
    assert found(facts, UPT) == ("raise", 4000)


def test_with_no_bet_to_face_chips_are_corrected_to_the_amount_said_at_upt_alone() -> None:
    for chips, words in (("5000x1", "bet 1000"), ("1000x1", "1000"), ("500x1", "bet 1000")):
        facts = Betting().flop().do(f"P2 wager {chips}", f"P2 say {words}").facts()
        assert found(facts, UPT) == ("bet", 1000)
    assert found(Betting().flop().do("P2 wager 5000x1", "P2 say bet").facts(), UPT) == ("bet", 5000)


def test_what_the_dealer_names_after_late_words_is_what_the_next_player_faces() -> None:
    late = ("P3 wager 5000x1", "P3 say raise")
    unsaid, named = facing_1000(*late), facing_1000(*late, "D announce-bet raise 5000")
    assert (unsaid.facts().course.bet, named.facts().course.bet) == (1000, 5000)
    assert wagers(named.do("P4 wager 5000x1").facts())[-1].facing == 5000
    assert found(named.facts(), UPT) == ("call", 5000)
    silent = facing_1000("P3 wager 5000x1", "D announce-bet raise 5000").facts()
    assert silent.course.bet == 1000  # nobody has said so, and his word makes no wager larger


def steps_at(facts: Facts, key: str) -> list[str]:
    law = book(key)
    return [
        step.key
        for each in amiss(law, facts)
        if (ruling := settle(law, facts.about(each)).ruling)
        for step in ruling.steps
    ]


def test_the_dealer_says_at_upt_what_late_words_make_of_the_chips() -> None:
    assert steps_at(facing_1000("P3 wager 5000x1", "P3 say raise").facts(), UPT) == ["say-what-stands"]
    back = facing_1000("P3 wager 1000x2", "P3 say call").facts()
    assert steps_at(back, UPT) == ["say-what-stands", "rest-given-back"]
    short = facing_1000("P3 wager 1000x2", "P3 say raise 4000").facts()
    assert steps_at(short, UPT) == ["say-what-stands", "missing-chips-in"]
    assert steps_at(facing_1000("P3 wager 5000x1", "P3 say raise").facts(), TDA) == []
    assert steps_at(facing_1000("P3 wager 5000x1", "P3 say call").facts(), UPT) == []


# --- a bet in words, its chips later -------------------------------------------------------------------------------


@pytest.mark.parametrize("between", ["P3 fold", "P3 wager 1000x1", "P3 say call"])
@pytest.mark.parametrize("key", BOOKS)
def test_who_bet_in_words_calls_nothing_with_the_chips_that_come_later(key: str, between: str) -> None:
    """A bet of 1,000 said; somebody acts; then the chips: no undercall, no overchip, no call."""
    for chips, expected in (("1000x1", ("bet", 1000)), ("5000x1", ("bet", 1000))):
        assert found(Betting().flop().do("P2 say bet 1000", between, f"P2 wager {chips}").facts(), key) == expected
    short = Betting().flop().do("P2 say bet 1000", between, "P2 wager 500x1").facts()
    assert found(short, key) == (("bet", 1000) if key in (MET, UPT) else OPEN)
    assert not {"undercall", "accepted"} & {each.matter.kind for each in stands_of(short, key)}


def stands_of(facts: Facts, key: str) -> tuple[Decision, ...]:
    made = latest(facts)
    assert made is not None
    return stands(book(key), facts, made).decisions


@pytest.mark.parametrize("key", BOOKS)
def test_who_raised_in_words_and_was_raised_again_is_a_caller(key: str) -> None:
    facts = Betting().flop().do("P2 say bet 1000", "P3 say raise 3000", "P4 fold", "P1 fold", "P2 wager 1000x1").facts()
    assert "undercall" in [each.kind for each in amiss(book(key), facts)]


def test_only_chips_come_to_words_said_before_and_no_check_or_other_words() -> None:
    """Who has bet in words and is called may not be told to fulfil it by a check: that is an act of its own."""
    for act, facing in (("P2 wager 1000x1", 0), ("P2 check", 1000), ("P2 say call", 1000)):
        made = wagers(Betting().flop().do("P2 say bet 1000", "P3 wager 1000x1", act).facts())[-1]
        assert (made.facing, made.promised is not None) == (facing, act == "P2 wager 1000x1")


@pytest.mark.parametrize("key", BOOKS)
def test_a_wrong_count_told_to_who_then_bets_or_raises_is_no_call_of_it(key: str) -> None:
    asked = ("P2 say how much is it?", "D say 500", "P2 wager 500x1")
    raised = ("P2 wager 1000x2", "P3 say how much is it?", "D say 4000", "P3 say raise", "P3 wager 1000x4")
    for acts, expected in ((asked, ("bet", 500)), (raised, ("raise", 4000))):
        facts = Betting().flop().do(*acts).facts()
        assert found(facts, key) == expected
        assert "accepted" not in {each.matter.kind for each in stands_of(facts, key)}
    called = Betting().flop().do("P2 wager 1000x2", "P3 say how much is it?", "D say 1000", "P3 wager 1000x1").facts()
    assert "accepted" in {each.matter.kind for each in stands_of(called, key)}


# --- after a check -------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("check", ["P2 check", "P2 say check"])
@pytest.mark.parametrize("more", ["P2 wager 500x1", "P2 say bet 500"])
@pytest.mark.parametrize("key", BOOKS)
def test_a_check_binds_and_what_follows_it_is_out_of_turn(key: str, check: str, more: str) -> None:
    facts = Betting().flop().do(check, more).facts()
    by_right = told(facts)
    assert by_right.standing is not None
    assert (by_right.standing.pending, by_right.standing.level) == ((3, 4, 1), 0)
    assert [(each.seat, each.kind, each.due) for each in by_right.outs] == [(2, "bet", 3)]
    assert "turn" in [each.kind for each in amiss(book(key), facts)]
    assert not told(Betting().flop().do(check).facts()).outs


@pytest.mark.parametrize("key", BOOKS)
def test_who_says_check_and_raps_the_table_checks_once(key: str) -> None:
    facts = Betting().flop().do("P2 say check", "P2 check", "P3 check").facts()
    assert not told(facts).outs and list(amiss(book(key), facts)) == []


def test_a_rap_after_chips_takes_no_bet_back() -> None:
    facts = Betting().flop().do("P2 wager 500x1", "P2 check").facts()
    standing = told(facts).standing
    assert standing is not None and (standing.level, standing.pending) == (500, (3, 4, 1))
    assert [found(facts, key) for key in BOOKS] == [("bet", 500)] * len(BOOKS)


# --- more than the pot ---------------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("acts", "most"),
    [
        (("P2 say bet 800", "P2 wager 500x1+100x3"), ("bet", 800)),
        (("P2 say bet 900", "P2 wager 500x1+100x4"), ("bet", 800)),
        (("P2 say pot", "P2 wager 1000x1"), ("bet", 800)),
        (("P2 say all-in", "P2 wager 1000x40"), ("bet", 800)),
        (("P2 wager 500x1", "P3 say raise 2300", "P3 wager 1000x2+100x3"), ("raise", 2300)),
        (("P2 wager 500x1", "P3 say raise 5000", "P3 wager 5000x1"), ("raise", 2300)),
        (("P2 wager 500x1", "P3 say raise 2200", "P3 wager 1000x2+100x2"), ("raise", 2200)),
    ],
)
@books((TDA, "54-B"), (PLAYERS, "55-C"), (FOXWOODS, "53-B"), (MET, "49-B"), (UPT, "no-limit-0"))
def test_an_amount_said_beyond_the_pot_comes_to_the_pot_and_the_rest_goes_back(
    book: str, at: str, acts: tuple[str, ...], most: tuple[str, int]
) -> None:
    facts = Betting(limit="pot-limit").flop().do(*acts).facts()
    made = latest(facts)
    assert made is not None
    assert found(facts, book) == most
    assert at in cites(facts, book)
    assert steps_at(facts, book) == (["say-what-stands", "rest-given-back"] if made.total > most[1] else [])
