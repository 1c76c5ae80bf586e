"""Worked examples printed on amounts, each a committed hand; with the decisive act changed they come out otherwise."""

from tests.rules.amounts import (
    FOXWOODS,
    METROPOLITAN,
    PLAYERS,
    TDA,
    UPT,
    comes_up,
    figures,
    name,
    otherwise,
)
from tests.rules.betting import asked_of, outcome
from tests.rules.printed import told
from tests.rules.test_misdeal import TDA_2024, books
from trainer.rules.ruling import Authority, Discretion

MINIMUM = "bet.made-full-raise"
TD = "bet.undercall-up-to-floor"
FOR_ALL = "bet.corrected-to-actual-pot"
UP = "bet.brought-up-for-all"
STANDS = "bet.error-stands"


@books((TDA, "40-C-ex"), (PLAYERS, "41-C-ex"), (FOXWOODS, "40-C-ex"), (METROPOLITAN, "36-C-ex"))
def test_two_hundred_said_is_two_hundred_in_chips(book: str, at: str) -> None:
    assert outcome(asked_of(told(book, at), book)) == ("bet.bet", {"to": 200, "owed": 200, "back": 0})
    assert outcome(asked_of(otherwise(book, at, {"P2 say 200": "P2 say 400"}), book))[1]["to"] == 400


@books((TDA, "ill-40-ex"))
def test_forty_two_thousand_said_and_one_chip_put_out_is_the_tds(book: str, at: str) -> None:
    decision = asked_of(told(book, at), book, "words-and-chips")
    assert outcome(decision) == ("bet.floor-determines-the-bet", {"said": 42000, "chips": 5000})
    assert decision.ruling is not None
    assert (decision.ruling.authority, decision.ruling.discretion) == (Authority.FLOOR, Discretion.FULL)
    whole = otherwise(book, at, {"P2 wager 5000x1": "P2 wager 25000x1+5000x3+1000x2"})
    assert name(whole, book, "words-and-chips") == "bet.words-are-the-bet"


@books((TDA, "43-A-ex"), (PLAYERS, "48-A-ex"), (FOXWOODS, "46-A-ex"), (METROPOLITAN, "42-A-ex"))
def test_fourteen_hundred_over_a_thousand_is_a_call_either_way(book: str, at: str) -> None:
    chips = otherwise(book, at, {"P3 say 1400": "P3 wager 1000x1+100x4"})
    assert outcome(asked_of(told(book, at), book))[0] == outcome(asked_of(chips, book))[0] == "bet.call"
    raised = otherwise(book, at, {"P3 say 1400": "P3 say raise 1400"})
    half = otherwise(book, at, {"P3 say 1400": "P3 say 1500"})
    for facts in (raised, half):
        assert outcome(asked_of(facts, book)) == (MINIMUM, {"to": 2000, "owed": 2000, "back": 0})


@books((TDA, "43-B-ex"), (PLAYERS, "48-B-ex"), (FOXWOODS, "46-B-ex"), (METROPOLITAN, "42-B-ex"))
def test_raise_eight_thousand_is_eight_thousand_in_all(book: str, at: str) -> None:
    assert outcome(asked_of(told(book, at), book)) == ("bet.raise", {"to": 8000, "owed": 8000, "back": 0})
    less = otherwise(book, at, {"P3 say raise 8000": "P3 say raise 3000"})
    assert outcome(asked_of(less, book))[0] == MINIMUM


@books((TDA, "ill-43-ex-1"), (PLAYERS, "ill-48-ex-1"), (METROPOLITAN, "ill-42-ex-1"))
def test_after_1600_and_3600_the_next_is_5600(book: str, at: str) -> None:
    assert figures(told(book, at), book, "least-raise") == {"by": 2000, "least": 5600, "call": 3600}
    less = otherwise(book, at, {"P4 wager 1000x3+100x6": "P4 wager 1000x3"})
    assert figures(less, book, "least-raise")["least"] == 4400


@books((TDA, "ill-43-ex-2"), (PLAYERS, "ill-48-ex-2"), (METROPOLITAN, "ill-42-ex-2"))
def test_after_an_all_in_of_150_over_100_it_is_250(book: str, at: str) -> None:
    assert figures(told(book, at), book, "least-raise") == {"by": 100, "least": 250, "call": 150}
    call = otherwise(book, at, {"P4 wager 100x1+25x2": "P4 wager 100x1"})
    assert figures(call, book, "least-raise")["least"] == 200


@books((TDA, "ill-43-ex-3"), (PLAYERS, "ill-48-ex-3"), (METROPOLITAN, "ill-42-ex-3"))
def test_two_500_chips_over_300_raise_by_700(book: str, at: str) -> None:
    assert figures(told(book, at), book, "least-raise") == {"by": 700, "least": 1700, "call": 1000}
    less = otherwise(book, at, {"P3 wager 500x2": "P3 wager 500x1+100x3"})
    assert figures(less, book, "least-raise")["least"] == 1300


@books((TDA, "ill-43-ex-4-A"), (PLAYERS, "ill-48-ex-4-A"), (METROPOLITAN, "ill-42-ex-4-A"))
def test_after_125_200_and_500_it_is_800(book: str, at: str) -> None:
    assert figures(told(book, at), book, "least-raise") == {"by": 300, "least": 800, "call": 500}
    less = otherwise(book, at, {"P6 wager 100x5": "P6 wager 100x3"})
    assert figures(less, book, "least-raise")["least"] == 400


@books((TDA, "ill-43-ex-4-B"), (PLAYERS, "ill-48-ex-4-B"), (METROPOLITAN, "ill-42-ex-4-B"))
def test_after_one_raise_to_500_it_is_950(book: str, at: str) -> None:
    assert figures(told(book, at), book, "least-raise") == {"by": 450, "least": 950, "call": 500}
    less = otherwise(book, at, {f"P{seat} wager 100x5": f"P{seat} wager 100x3" for seat in (4, 5, 6)})
    assert figures(less, book, "least-raise")["least"] == 550


@books((METROPOLITAN, "ill-42"))
def test_the_largest_step_is_that_of_the_street(book: str, at: str) -> None:
    assert figures(told(book, at), book, "least-raise") == {"by": 300, "least": 600, "call": 300}
    more = otherwise(book, at, {"P2 wager 100x3": "P2 wager 100x4"})
    assert figures(more, book, "least-raise")["least"] == 800


@books((TDA, "ill-51-ex-1"), (PLAYERS, "ill-44-ex-1"), (METROPOLITAN, "ill-38-ex-1"))
def test_an_undercall_of_a_raise_with_several_in_is_the_tds(book: str, at: str) -> None:
    decision = asked_of(told(book, at), book, "undercall")
    assert outcome(decision) == (TD, {"full-call": 8000, "forfeit": 2000, "back": 0})
    assert decision.ruling is not None and decision.ruling.options
    opened = otherwise(book, at, {"P2 wager 1000x2": "P2 check"})
    assert name(opened, book, "undercall") == "bet.full-call"


@books((TDA, "ill-51-ex-2"), (PLAYERS, "ill-44-ex-2"), (METROPOLITAN, "ill-38-ex-2"))
def test_an_undercall_of_the_opening_bet_is_a_full_call(book: str, at: str) -> None:
    facts = told(book, at)
    assert outcome(asked_of(facts, book, "undercall")) == ("bet.full-call", {"to": 8000, "owed": 6000})
    assert not comes_up(otherwise(book, at, {"P3 wager 1000x2": "P3 wager 1000x8"}), "undercall")


@books((TDA, "ill-51-ex-3"), (PLAYERS, "ill-44-ex-3"), (METROPOLITAN, "ill-38-ex-3"))
def test_call_said_to_a_raise_owes_all_of_it(book: str, at: str) -> None:
    facts = told(book, at)
    assert outcome(asked_of(facts, book, "general-declaration")) == ("bet.bound-to-full-call", {"to": 8000})
    amount = otherwise(book, at, {"P4 say call": "P4 say 2000"})
    assert (comes_up(amount, "general-declaration"), name(amount, book, "undercall")) == (False, TD)


@books((PLAYERS, "ill-44-ex-4"), (TDA_2024, "ill-51-ex-4"))
def test_of_a_500_chip_meant_for_400_100_comes_back(book: str, at: str) -> None:
    decision = asked_of(told(book, at), book, "undercall")
    assert outcome(decision) == (TD, {"full-call": 1200, "forfeit": 400, "back": 100})
    exact = otherwise(book, at, {"P4 wager 500x1": "P4 wager 100x4"})
    assert figures(exact, book, "undercall")["back"] == 0


@books((TDA, "52-A-ex"), (PLAYERS, "45-A-ex"))
def test_a_raise_200_short_goes_up_for_all_until_the_turn(book: str, at: str) -> None:
    expected = {"to": 1200, "seat-3": 1200, "seat-4": 1200, "seat-5": 1200}
    assert outcome(asked_of(told(book, at), book, "underraise")) == (UP, expected)
    turn = "P6 fold;P1 fold;P2 wager 100x4;D bring-in-bets;D burn;D lay 1 up"
    assert name(otherwise(book, at, {"P6 fold": turn}), book, "underraise") == STANDS
    less = otherwise(book, at, {"P3 wager 500x1+100x5": "P3 wager 500x1+100x3"})
    assert name(less, book, "underraise") == "silent"


@books((FOXWOODS, "54-B-ex"))
def test_eighteen_thousand_over_ten_goes_up_to_twenty(book: str, at: str) -> None:
    assert outcome(asked_of(told(book, at), book, "underraise")) == (UP, {"to": 20000, "seat-3": 20000})
    assert not comes_up(otherwise(book, at, {"P3 wager 5000x3+1000x3": "P3 wager 5000x4"}), "underraise")


@books((TDA, "ill-52-B-ex-1"), (PLAYERS, "ill-45-B-ex-1"))
def test_too_low_a_count_stands_after_a_fold_and_a_call(book: str, at: str) -> None:
    facts = told(book, at)
    assert figures(facts, book, "pot-bet")["pot"] == 20000  # the caller faces 9,500 more
    assert outcome(asked_of(facts, book, "pot-miscount")) == (STANDS, {"to": 9500})
    folded = otherwise(book, at, {"P1 wager 5000x1+1000x4+500x1": "P1 fold"})
    assert name(folded, book, "pot-miscount") == FOR_ALL


@books((TDA, "ill-52-B-ex-2"), (PLAYERS, "ill-45-B-ex-2"))
def test_too_low_a_count_is_made_good_after_a_fold(book: str, at: str) -> None:
    facts = told(book, at)
    assert outcome(asked_of(facts, book, "pot-miscount")) == (FOR_ALL, {"to": 10500, "seat-2": 10500})
    called = otherwise(book, at, {"P3 fold": "P3 wager 5000x1+1000x4+500x1;P1 fold"})
    assert name(called, book, "pot-miscount") == STANDS


@books((TDA, "ill-52-B-ex-3"), (PLAYERS, "ill-45-B-ex-3"))
def test_too_high_a_count_is_cut_for_all_until_the_next_card(book: str, at: str) -> None:
    expected = {"to": 10500, "seat-1": 10500, "seat-3": 10500, "seat-5": 10500}
    assert outcome(asked_of(told(book, at), book, "pot-miscount")) == (FOR_ALL, expected)
    last = "P1 wager 5000x2+1000x1+500x1"
    late = otherwise(book, at, {last: f"{last};D bring-in-bets;D burn;D lay 1 up"})
    assert outcome(asked_of(late, book, "pot-miscount")) == (STANDS, {"to": 11500})


@books(*((house, f"{at}-ex-{n}") for house, at in ((PLAYERS, "55-B"), (TDA_2024, "54-B")) for n in (1, 2)))
def test_with_a_dead_or_short_blind_the_first_pot_bet_is_700(book: str, at: str) -> None:
    assert figures(told(book, at), book, "pot-bet") == {"most": 700, "pot": 300}
    smaller = otherwise(book, at, {"small-blind 100": "small-blind 50", "big-blind 200": "big-blind 100"})
    assert figures(smaller, book, "pot-bet")["most"] != 700


def into_5000(book: str, at: str, each: int) -> dict[str, int]:
    """What "five" comes to where everybody has this much in the pot."""
    rest = {1225: "25x1", 1250: "25x2", 1275: "25x3"}[each]
    acts = {f"P{seat} wager 1000x1+100x2+25x1": f"P{seat} wager 1000x1+100x2+{rest}" for seat in (4, 1)}
    acts |= {
        "P2 wager 1000x1+25x1": f"P2 wager 1000x1+{rest}",
        "P3 wager 500x1+100x3+25x1": f"P3 wager 500x1+100x3+{rest}",
    }
    return figures(otherwise(book, at, acts), book, "unclear-amount")


@books((TDA, "57-ex"), (PLAYERS, "57-ex"), (FOXWOODS, "57-ex"))
def test_five_into_less_than_5000_is_500_and_into_more_5000(book: str, at: str) -> None:
    assert figures(told(book, at), book, "unclear-amount") == {"to": 500, "pot": 4900}
    assert into_5000(book, at, 1275) == {"to": 5000, "pot": 5100}
    assert into_5000(book, at, 1250) == {"to": 500 if book == FOXWOODS else 5000, "pot": 5000}


@books((METROPOLITAN, "51-ex"), (METROPOLITAN, "ill-51"), (METROPOLITAN, "ill-51-factor-1"))
def test_five_that_stays_unclear_is_the_floors(book: str, at: str) -> None:
    first = asked_of(told(book, at), book, "unclear-amount")
    assert first.ruling is not None and first.ruling.authority is Authority.DEALER
    said = "P2 say I bet five"
    in_vain = otherwise(book, at, {said: f"{said};D ask-how-much 2;P2 say five"})
    decision = asked_of(in_vain, book, "unclear-amount")
    assert decision.ruling is not None
    assert (decision.ruling.authority, decision.ruling.discretion) == (Authority.FLOOR, Discretion.FULL)
    assert (decision.figure("lower"), decision.figure("higher")) == (500, 5000)
    assert "the-lower-amount-which-keeps-up-betting-discipline" in decision.ruling.options
    cleared = otherwise(book, at, {"P2 say I bet five": "P2 say I bet five;P2 say 500"})
    assert figures(cleared, book, "unclear-amount") == {"to": 500}


@books((METROPOLITAN, "ill-51-factor-3"), (METROPOLITAN, "ill-51-ex-1"))
def test_raise_five_into_675_fits_500(book: str, at: str) -> None:
    facts = told(book, at)
    fits = {"by-increment": 500, "by-pot": 500}
    expected = {"lower": 500, "higher": 5000, "increment": 150, "pot": 675, **fits}
    assert figures(facts, book, "unclear-amount") == expected
    assert name(facts, book, "words-and-chips") == "bet.words-are-the-bet"
    assert not comes_up(otherwise(book, at, {"P1 say raise five": "P1 say raise 5000"}), "unclear-amount")
    fold = otherwise(book, at, {"P6 wager 100x1+25x2": "P6 fold"})
    assert figures(fold, book, "unclear-amount")["pot"] == 525


@books((METROPOLITAN, "ill-51-factor-2"), (METROPOLITAN, "ill-51-ex-2"))
def test_bet_five_into_11200_fits_5000_and_may_be_500(book: str, at: str) -> None:
    fits = {"by-increment": 5000, "by-pot": 5000}
    expected = {"lower": 500, "higher": 5000, "increment": 2000, "pot": 11200, **fits}
    decision = asked_of(told(book, at), book, "unclear-amount")
    assert dict(decision.figures) == expected
    assert decision.ruling is not None and len(decision.ruling.options) > 2
    less = {f"P{seat} wager 1000x2": f"P{seat} wager 1000x1" for seat in (2, 3, 4, 1)}
    changed = figures(otherwise(book, at, less), book, "unclear-amount")
    assert (changed["increment"], changed["pot"]) == (1000, 7200)


@books((UPT, "min-raise-ex-1"))
def test_over_a_blind_of_200_upt_raises_to_400(book: str, at: str) -> None:
    assert figures(told(book, at), book, "least-raise")["least"] == 400
    raised = otherwise(book, at, {"P4 wager 100x2": "P4 wager 100x4"})
    assert figures(raised, book, "least-raise")["least"] == 800


@books((UPT, "min-raise-ex-2"))
def test_over_2000_upt_raises_to_4000(book: str, at: str) -> None:
    assert figures(told(book, at), book, "least-raise")["least"] == 4000
    less = otherwise(book, at, {"P3 wager 1000x2": "P3 wager 1000x1+500x1"})
    assert figures(less, book, "least-raise")["least"] == 3000


@books((UPT, "no-limit-2-ex"))
def test_an_all_in_of_20_is_called_or_raised_to_120(book: str, at: str) -> None:
    found = figures(told(book, at), book, "least-raise")
    assert (found["call"], found["least"]) == (20, 120)
    more = otherwise(book, at, {"seat 2 25x4+5x4 Ben": "seat 2 100x1+25x4 Ben", "P2 wager 5x4": "P2 wager 100x1"})
    assert figures(more, book, "least-raise")["least"] == 200


@books((UPT, "no-limit-3-ex"))
def test_over_100_and_200_the_no_limit_chapter_prints_300(book: str, at: str) -> None:
    decision = asked_of(told(book, at), book, "least-raise")
    assert (decision.figure("by-the-last-raise"), decision.figure("least")) == (300, 400)
    assert any(each.reading for each in decision.citations)
    more = otherwise(book, at, {"P3 wager 100x2": "P3 wager 100x3"})
    assert figures(more, book, "least-raise")["by-the-last-raise"] == 500
