"""Raising in one motion, by a declared amount, with one chip, in two motions; and string bets."""

import pytest

from tests.rules.betting import Betting, outcome
from tests.rules.situations import cited
from tests.rules.test_misdeal import FOXWOODS, MET, PLAYERS, TDA, TDA_2024, UPT, books
from trainer.rules.book import book as law_of
from trainer.rules.effects import Effect
from trainer.rules.points import points
from trainer.rules.ruling import Authority
from trainer.rules.stands import latest, stands

STRING = "bet.string-bet"
MUST = "bet.made-full-raise"
IN_ORDER = "bet.declared-raise-in-order"


def facing_1200(*acts: str, limit: str = "no-limit") -> Betting:
    """After the flop seat 2 bets 1,200 and seat 3 does these things."""
    return Betting(limit=limit).flop().do("P2 wager 1000x1+100x2", *(f"P3 {act}" for act in acts))


@books(
    *((TDA, "42-A"), (PLAYERS, "47-A"), (FOXWOODS, "45-A"), (MET, "41-A")),
    *((TDA, "42"), (PLAYERS, "47"), (FOXWOODS, "45"), (MET, "41")),
)
@pytest.mark.parametrize("said", [(), ("say raise",)], ids=["silent", "declared"])
@pytest.mark.parametrize(("chips", "to"), [("1000x2+100x4", 2400), ("1000x5", 5000)])
def test_the_full_amount_in_one_motion_is_a_raise(
    book: str, at: str, said: tuple[str, ...], chips: str, to: int
) -> None:
    decision = facing_1200(*said, f"wager {chips}").asked(book)
    assert outcome(decision) == ("bet.raise", {"to": to, "owed": 0, "back": 0})
    assert at in cited(decision)


@books(
    *((TDA, "42-B"), (PLAYERS, "47-B"), (FOXWOODS, "45-B"), (MET, "41-B")),
    *((TDA, "42"), (PLAYERS, "47"), (FOXWOODS, "45"), (MET, "41")),
)
@pytest.mark.parametrize(
    ("acts", "figures"),
    [
        (("say raise 2400",), {"to": 2400, "owed": 2400, "back": 0}),
        (("say raise 5000", "wager 1000x1+100x2", "wager 1000x3+100x8"), {"to": 5000, "owed": 0, "back": 0}),
        (("say raise 3000", "wager 5000x1"), {"to": 3000, "owed": 0, "back": 2000}),
    ],
)
def test_the_full_amount_said_first_is_the_raise(
    book: str, at: str, acts: tuple[str, ...], figures: dict[str, int]
) -> None:
    decision = facing_1200(*acts).asked(book)
    assert outcome(decision) == ("bet.raise", figures)
    assert at in cited(decision)


@books((TDA, "44"), (PLAYERS, "49"), (FOXWOODS, "48"), (MET, "44"))
@pytest.mark.parametrize(
    ("acts", "expected"),
    [
        (("say raise", "wager 5000x1"), ("bet.raise", 5000)),
        (("wager 5000x1", "say raise"), ("bet.call", 1200)),
        (("wager 5000x1",), ("bet.call", 1200)),
    ],
)
def test_one_chip_raises_to_all_it_is_worth_where_raise_was_said_first(
    book: str, at: str, acts: tuple[str, ...], expected: tuple[str, int]
) -> None:
    decision = facing_1200(*acts).asked(book)
    assert (outcome(decision)[0], decision.figure("to")) == expected
    assert at in cited(decision)


@books((TDA, "44"), (PLAYERS, "49"), (FOXWOODS, "48"), (MET, "44"))
@pytest.mark.parametrize(("bet", "cited_there"), [("500x1", True), ("500x1+100x1", False)])
def test_the_chip_has_to_be_worth_a_whole_raise(book: str, at: str, bet: str, cited_there: bool) -> None:
    hand = Betting().flop().do(f"P2 wager {bet}", "P3 say raise", "P3 wager 1000x1")
    assert (at in cited(hand.asked(book))) is cited_there


@books((TDA, "44"), (PLAYERS, "49"), (FOXWOODS, "48"), (MET, "44"))
def test_in_limit_one_chip_raises_by_one_bet_at_most(book: str, at: str) -> None:
    hand = Betting(limit="limit").flop().do("P2 wager 100x2", "P3 say raise", "P3 wager 1000x1")
    decision = hand.asked(book)
    assert outcome(decision) == ("bet.raise", {"to": 400, "owed": 0, "back": 600})
    assert at in cited(decision)


STRINGS = (
    (TDA, "42"),
    (TDA, "56"),
    (PLAYERS, "56"),
    (FOXWOODS, "56"),
    (MET, "50"),
    (UPT, "betting-12"),
    (UPT, "tournament-24"),
    (UPT, "no-limit-6"),
)


@books(*STRINGS)
def test_silent_chips_added_in_another_motion_are_a_string_bet(book: str, at: str) -> None:
    decision = facing_1200("wager 1000x1+100x2", "wager 1000x2").asked(book, "several-motions")
    assert outcome(decision) == (STRING, {"first-motion": 1200, "added": 2000})
    assert decision.ruling is not None
    assert decision.ruling.authority is Authority.DEALER
    assert at in cited(decision)
    assert any(each.reading for each in decision.citations)


@books((PLAYERS, "47"), (FOXWOODS, "45"), (MET, "41"))
def test_of_a_silent_raise_that_it_takes_one_motion_is_cited(book: str, at: str) -> None:
    for limit in ("no-limit", "pot-limit"):
        raised = Betting(limit=limit).flop().do("P2 wager 100x3", "P3 wager 100x3", "P3 wager 100x3")
        assert {at, "50" if book == MET else "56"} == {*cited(raised.asked(book, "several-motions"))}
    opened = Betting().flop().do("P2 wager 100x3", "P2 wager 100x3")
    assert at not in cited(opened.asked(book, "several-motions"))
    limited = Betting(limit="limit").flop().do("P2 wager 100x2", "P3 wager 100x2", "P3 wager 100x2")
    assert at not in cited(limited.asked(book, "several-motions"))


@books((TDA_2024, "56"), (TDA_2024, "42"))
@pytest.mark.parametrize("said", [(), ("say raise",)], ids=["silent", "declared"])
def test_a_string_bet_is_not_allowed_and_nobody_is_named_who_calls_it(
    book: str, at: str, said: tuple[str, ...]
) -> None:
    decision = facing_1200(*said, "wager 1000x1+100x2", "wager 1000x2").asked(book, "several-motions")
    assert outcome(decision) == ("bet.string-bet-not-allowed", {"first-motion": 1200, "added": 2000})
    assert decision.ruling is not None
    assert decision.ruling.authority is Authority.UNSTATED
    assert decision.ruling.effect is Effect.FIRST_MOTION_STANDS
    assert cited(decision) == ["42", "56"] and at in cited(decision)
    assert "Ask your house" in decision.citations[0].reading


@books((TDA_2024, "56"))
def test_a_string_bet_takes_more_than_one_motion(book: str, at: str) -> None:
    once = points(facing_1200("wager 1000x3+100x2").facts())
    assert "several-motions" not in [each.kind for each in once]
    twice = facing_1200("wager 1000x1+100x2", "wager 25x1").asked(book, "several-motions")
    assert outcome(twice)[1] == {"first-motion": 1200, "added": 25}
    opened = Betting().flop().do("P2 wager 100x3", "P2 wager 100x3").asked(book, "several-motions")
    assert (outcome(opened)[1], cited(opened)) == ({"first-motion": 300, "added": 300}, [at])


@books((TDA_2024, "56"), (PLAYERS, "56"))
def test_bet_without_an_amount_in_two_motions_is_a_string_bet(book: str, at: str) -> None:
    """Both print what a string bet is, whatever was said first: chips out, and then more of them."""
    opened = Betting().flop().do("P2 say bet", "P2 wager 100x2", "P2 wager 100x3")
    decision = opened.asked(book, "several-motions")
    ruling = "bet.string-bet-not-allowed" if book == TDA_2024 else STRING
    assert (outcome(decision)[0], at in cited(decision)) == (ruling, True)
    made = latest(opened.facts())
    assert made is not None
    found = stands(law_of(book), opened.facts(), made)
    assert (found.open, found.to) == (False, 200)
    for plain in (("P2 say bet", "P2 wager 100x5"), ("P2 say bet 500", "P2 wager 100x2", "P2 wager 100x3")):
        facts = Betting().flop().do(*plain).facts()
        met = latest(facts)
        assert met is not None and stands(law_of(book), facts, met).to == 500


@books((TDA_2024, "42"))
def test_with_no_bet_or_at_limit_the_ways_to_raise_are_not_cited(book: str, at: str) -> None:
    motions = ("P2 wager 100x3", "P2 wager 100x3")
    assert cited(Betting().flop().do(*motions).asked(book, "several-motions")) == ["56"]
    at_limit = Betting(limit="limit").flop().do("P2 wager 100x2", "P3 wager 100x2", "P3 wager 100x2")
    assert cited(at_limit.asked(book, "several-motions")) == ["56"]
    raised = Betting(limit="pot-limit").flop().do("P2 wager 100x3", "P3 wager 100x3", "P3 wager 100x3")
    assert at in cited(raised.asked(book, "several-motions"))


@books((TDA_2024, "56"))
def test_the_dealer_says_what_stands_of_a_string_bet_and_gives_back_the_rest(book: str, at: str) -> None:
    facts = facing_1200("wager 1000x1+100x2", "wager 1000x2").facts()
    made = latest(facts)
    assert made is not None
    found = stands(law_of(book), facts, made)
    assert (found.kind, found.to, found.open) == ("call", 1200, False)
    raised = facing_1200("say raise", "wager 1000x1+100x2", "wager 1000x2").facts()
    made = latest(raised)
    assert made is not None
    assert stands(law_of(book), raised, made).to == 2400


@pytest.mark.parametrize("acts", [("wager 1000x3+100x2",), ("wager 1000x1", "wager 100x2"), ("say raise 3200",)])
def test_one_motion_or_a_call_in_two_is_no_string_bet(acts: tuple[str, ...]) -> None:
    assert "several-motions" not in [each.kind for each in points(facing_1200(*acts).facts())]


@books((TDA, "42"), (TDA, "56"), (PLAYERS, "47"), (PLAYERS, "56"), (UPT, "tournament-24"), (UPT, "no-limit-6"))
def test_raise_without_an_amount_in_two_motions_is_a_string_bet(book: str, at: str) -> None:
    acts = ("wager 1000x1+100x2", "wager 1000x2")
    decision = facing_1200("say raise", *acts).asked(book, "several-motions")
    assert outcome(decision) == (STRING, {"first-motion": 1200, "added": 2000})
    assert at in cited(decision)
    assert facing_1200("say raise 3200", *acts).asked(book, "several-motions").silent


@books((FOXWOODS, "45-C"), (MET, "41-C"))
def test_two_books_keep_the_raise_in_two_motions(book: str, at: str) -> None:
    hand = facing_1200("say raise", "wager 1000x1+100x2", "wager 1000x2")
    decision = hand.asked(book, "several-motions")
    assert outcome(decision) == (IN_ORDER, {"first-motion": 1200, "added": 2000})
    assert decision.ruling is not None
    assert not decision.ruling.fault
    assert at in cited(decision)
    assert outcome(hand.asked(book)) == ("bet.raise", {"to": 3200, "owed": 0, "back": 0})
    assert at in cited(hand.asked(book))
    third = hand.do("P3 wager 1000x1").asked(book, "several-motions")
    beyond = {"motions": 2, "first-motion": 1200, "second-motion": 3200, "added": 1000}
    assert outcome(third) == (STRING, beyond)


@books((FOXWOODS, "45-C"), (MET, "41-C"))
@pytest.mark.parametrize(("more", "ruled"), [("1000x1+100x1", False), ("1000x1+100x2", True)])
def test_the_second_motion_has_to_make_a_whole_raise(book: str, at: str, more: str, ruled: bool) -> None:
    decision = facing_1200("say raise", "wager 1000x1+100x2", f"wager {more}").asked(book)
    assert (at in cited(decision) and decision.figure("to") == 2400) is ruled


@pytest.mark.parametrize("book", [TDA, PLAYERS, FOXWOODS, MET, UPT])
def test_silent_chips_in_two_motions_are_not_sized_as_if_they_were_one(book: str) -> None:
    names = ("bet.raise", "bet.call", MUST)
    assert outcome(facing_1200("wager 1000x1+100x2", "wager 1000x2").asked(book))[0] not in names


@books((FOXWOODS, "45-C"), (MET, "41-C"))
@pytest.mark.parametrize(
    ("chips", "name"),
    [
        ("1000x1+100x1", MUST),
        ("1000x1+100x3", MUST),
        ("1000x2+100x3+25x3", MUST),
        ("1000x2+100x4", "bet.raise"),
    ],
)
def test_a_first_motion_that_is_neither_call_nor_raise_makes_a_minimum_raise(
    book: str, at: str, chips: str, name: str
) -> None:
    hand = facing_1200("say raise", f"wager {chips}")
    decision = hand.asked(book)
    assert (outcome(decision)[0], decision.figure("to")) == (name, 2400)
    assert (at in cited(decision)) is (name == MUST)
    again = hand.do("P3 wager 1000x2").asked(book, "several-motions")
    assert outcome(again)[0] == (MUST if name == MUST else STRING)


def test_the_tda_source_has_no_word_on_several_motions() -> None:
    """Of a bet that was declared: whether its chips may come in several motions is nowhere printed."""
    declared = Betting().flop().do("P2 say bet", "P2 wager 500x1", "P2 wager 500x1")
    assert declared.asked(TDA, "several-motions").silent


NO_STANDARD = "bet.string-bet-up-to-floor"
CHOICES = ("the-first-motion-alone", "all-the-chips-put-out", "another-ruling-that-fits")


@books((TDA, "56"), (FOXWOODS, "56"), (MET, "50"))
@pytest.mark.parametrize("limit", ["no-limit", "pot-limit"])
@pytest.mark.parametrize("said", [(), ("P2 say raise",)], ids=["silent", "raise-said"])
def test_a_string_bet_with_no_bet_to_raise_is_called_and_left_to_the_floor(
    book: str, at: str, said: tuple[str, ...], limit: str
) -> None:
    hand = Betting(limit=limit).flop().do(*said, "P2 wager 100x3", "P2 wager 100x2")
    decision = hand.asked(book, "several-motions")
    assert outcome(decision) == (
        NO_STANDARD,
        {"first-motion": 300, "added": 200, "by-first-motion": 300, "by-all-chips": 500},
    )
    assert decision.ruling is not None
    assert decision.ruling.authority is Authority.FLOOR
    assert decision.ruling.options == CHOICES
    assert [step.key for step in decision.ruling.steps] == ["call-the-string-bet"]
    assert cited(decision) == [at]
    assert any(each.reading for each in decision.citations)


@books((TDA, "56"), (FOXWOODS, "56"), (MET, "50"))
@pytest.mark.parametrize(("first", "least"), [("100x1", 200), ("100x2", 200), ("100x3", 300)])
def test_the_floor_that_lets_the_first_motion_stand_makes_a_whole_bet_of_it(
    book: str, at: str, first: str, least: int
) -> None:
    decision = Betting().flop().do(f"P2 wager {first}", "P2 wager 100x4").asked(book, "several-motions")
    assert decision.figure("by-first-motion") == least
    assert at in cited(decision)


@books((TDA, "56"), (FOXWOODS, "56"), (MET, "50"))
def test_a_string_raise_at_limit_is_called_and_left_to_the_floor(book: str, at: str) -> None:
    """The standard of one motion is printed for no-limit and pot-limit alone."""
    hand = Betting(limit="limit").flop().do("P2 wager 100x2", "P3 wager 100x2", "P3 wager 100x2")
    decision = hand.asked(book, "several-motions")
    assert outcome(decision) == (
        NO_STANDARD,
        {"first-motion": 200, "added": 200, "by-first-motion": 200, "by-all-chips": 400},
    )
    assert cited(decision) == [at]
    said = Betting(limit="limit").flop().do("P2 wager 100x2", "P3 say raise", "P3 wager 100x2", "P3 wager 100x2")
    assert said.asked(book, "several-motions").silent


@books(
    *((TDA, "42-A"), (TDA, "42-B"), (TDA, "42"), (PLAYERS, "47-A"), (PLAYERS, "47-B"), (PLAYERS, "47")),
    *((FOXWOODS, "45-A"), (FOXWOODS, "45-B"), (FOXWOODS, "45"), (MET, "41-A"), (MET, "41-B"), (MET, "41")),
)
def test_the_ways_to_raise_are_printed_for_no_limit_and_pot_limit_only(book: str, at: str) -> None:
    for acts in (("P3 wager 1000x1+100x10",), ("P3 say raise 2000",), ("P3 say raise", "P3 wager 1000x1+100x10")):
        assert at not in cited(Betting(limit="limit").flop().do("P2 wager 1000x1", *acts).asked(book))


# --- the abbreviated book ------------------------------------------------------------------------------------------


@books((UPT, "betting-2"))
def test_a_raise_after_a_check_is_permitted(book: str, at: str) -> None:
    hand = Betting().flop().do("P2 check", "P3 wager 1000x1", "P4 fold", "P1 fold", "P2 wager 1000x3")
    decision = hand.asked(book, "check-raise")
    assert decision.ruling is not None
    assert not decision.ruling.fault
    assert decision.figure("to") == 3000
    assert at in cited(decision)
    called = Betting().flop().do("P2 check", "P3 wager 1000x1", "P4 fold", "P1 fold", "P2 wager 1000x1")
    assert "check-raise" not in [each.kind for each in points(called.facts())]


@books((UPT, "no-limit-5"))
@pytest.mark.parametrize(("limit", "silent"), [("no-limit", False), ("limit", True)])
def test_completing_a_short_bet_is_for_limit_only(book: str, at: str, limit: str, silent: bool) -> None:
    hand = Betting(limit=limit, stacks={2: "100x3"}).flop().do("P2 wager 100x1", "P3 wager 100x2")
    decision = hand.asked(book, "completed-bet")
    assert decision.silent is silent
    assert silent or dict(decision.figures) == {"call": 100, "raise": 300}
    assert silent or at in cited(decision)
    hand = Betting(stacks={2: "100x3"}).flop().do("P2 wager 100x1", "P3 wager 100x3")
    assert "completed-bet" not in [each.kind for each in points(hand.facts())]


@books((UPT, "betting-12"))
@pytest.mark.parametrize(
    ("chips", "expected"),
    [
        ("1000x1+100x7+25x3", None),
        ("1000x1+100x8", (MUST, 2400)),
        ("1000x2+100x3+25x3", (MUST, 2400)),
        ("1000x2+100x4", ("bet.raise", 2400)),
        ("1000x2", (MUST, 2400)),
        ("5000x1", ("bet.call", 1200)),
    ],
)
def test_half_a_bet_more_counts_as_an_announced_raise_but_in_one_chip(
    book: str, at: str, chips: str, expected: tuple[str, int] | None
) -> None:
    decision = facing_1200(f"wager {chips}").asked(book)
    if expected is None:
        assert at not in cited(decision)
        return
    assert (outcome(decision)[0], decision.figure("to")) == expected
    assert (at in cited(decision)) is (chips != "5000x1")


@books((UPT, "betting-12"))
@pytest.mark.parametrize(
    ("limit", "chips", "counts"),
    [
        ("no-limit", "1000x1+100x8", True),
        ("no-limit", "1000x1+100x7+25x3", False),
        ("pot-limit", "1000x1+100x8", False),
    ],
)
def test_a_pot_that_nobody_can_bet_says_no_more_than_the_chips(
    book: str, at: str, limit: str, chips: str, counts: bool
) -> None:
    hand = Betting(limit=limit).flop().do("P2 wager 1000x1+100x2", "P3 say pot", f"P3 wager {chips}")
    decision = hand.asked(book)
    assert (at in cited(decision)) == counts
    if counts:
        assert (outcome(decision)[0], decision.figure("to")) == (MUST, 2400)


@books((UPT, "betting-12"))
def test_after_a_raise_half_of_the_bet_faced_is_asked_for(book: str, at: str) -> None:
    """100, raised to 700: a raise has to double that, so that 1,050 is the half and not 1,000."""
    hand = Betting(blinds=(25, 50)).flop().do("P2 wager 100x1", "P3 wager 500x1+100x2")
    assert at not in cited(hand.do("P4 wager 500x1+100x5").asked(book))
    hand.lines.pop()
    decision = hand.do("P4 wager 500x1+100x5+25x2").asked(book)
    assert (outcome(decision)[0], decision.figure("to")) == (MUST, 1400)
    assert any(each.reading for each in decision.citations if each.at == at)


@books((UPT, "betting-13"), (UPT, "no-limit-10"))
@pytest.mark.parametrize("acts", [("wager 5000x1",), ("wager 25000x1",)])
def test_one_larger_chip_only_calls(book: str, at: str, acts: tuple[str, ...]) -> None:
    decision = facing_1200(*acts).asked(book)
    assert (outcome(decision)[0], decision.figure("to")) == ("bet.call", 1200)
    assert at in cited(decision)
    assert at not in cited(facing_1200("say raise", *acts).asked(book))


@books((UPT, "betting-13"), (UPT, "no-limit-10"))
def test_one_larger_chip_on_a_blind_only_calls(book: str, at: str) -> None:
    decision = Betting().preflop().do("P4 wager 1000x1").asked(book)
    assert outcome(decision) == ("bet.call", {"to": 200, "owed": 0, "back": 800})
    assert at in cited(decision)


@books((UPT, "no-limit-10"))
def test_one_chip_with_nothing_to_face_is_a_bet_of_its_value(book: str, at: str) -> None:
    decision = Betting().flop().do("P2 wager 5000x1").asked(book)
    assert outcome(decision) == ("bet.bet", {"to": 5000, "owed": 0, "back": 0})
    assert at in cited(decision)


@books((MET, "42-A"))
def test_an_exact_call_and_a_second_motion_of_too_little_make_a_minimum_raise(book: str, at: str) -> None:
    for more in ("100x1", "100x7", "1000x1+100x1"):
        decision = facing_1200("say raise", "wager 1000x1+100x2", f"wager {more}").asked(book)
        assert (outcome(decision)[0], dict(decision.figures)["to"]) == (MUST, 2400)
        assert at in cited(decision)
    enough = facing_1200("say raise", "wager 1000x1+100x2", "wager 1000x1+100x2").asked(book)
    assert outcome(enough)[0] == "bet.raise"
