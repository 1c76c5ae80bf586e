"""What is taken for the same when two rulebooks are compared, out of the answers that ship: no difference is dropped.

Each rulebook's answers ship in words; where the words of two differ and the situation still counts as the same, the
tables below say why. A merge that none of them knows fails, and so does a line that no merge needs any more.
"""

import re
from collections.abc import Iterator
from itertools import combinations

import pytest

from trainer.rules.book import BOOKS
from trainer.study.in_short import in_short
from trainer.study.parted import How, compared
from trainer.study.parting import stances_at
from trainer.study.stances import Stance, situations

NUMBER = re.compile(r"[\d,]*\d")
MERGED = {
    ("bet.all-in", "bet.made-full-raise"): "all-in for less: one says what that reopens, the other that it is short",
    ("bet.bound-to-full-call", "bet.call"): "the full call goes in at both",
    (
        "bet.brought-up-for-all",
        "bet.brought-up-without-reopening",
    ): "brought up to the same; no raise was made at either",
    ("bet.brought-up-for-all", "bet.made-full-raise"): "brought up to the same, on other grounds",
    ("bet.brought-up-without-reopening", "bet.made-full-raise"): "brought up to the same, on other grounds",
    ("bet.call", "bet.full-call"): "the full call goes in at both",
    ("bet.corrected-to-actual-pot", "bet.cut-to-pot-by-dealer"): "cut to the same pot for all who put it in",
    ("bet.corrected-to-actual-pot", "bet.most-the-pot-allows"): "cut to the same pot for all who put it in",
    ("bet.cut-to-pot-by-dealer", "bet.most-the-pot-allows"): "cut to the same pot for all who put it in",
    ("bet.goes-back-call-or-fold", "bet.not-binding-no-raise"): "the check isn't binding: call or fold at both",
    ("bet.skipped-hand-dead-or-limited", "bet.skipped-hand-up-to-floor"): "the floor rules at both, one says on what",
    ("bet.string-bet", "bet.string-bet-not-allowed"): "held to the same; one names the dealer",
    ("deal.early-river-redealt", "deal.river-redealt-after-betting"): "the same acts, told in another order",
    ("deal.hand-killed", "deal.hand-killed-by-dealer"): "dead at both; one names the dealer",
    ("deal.hand-killed", "deal.hand-killed-burns-as-usual"): "dead at both; one says how burns go on",
    ("deal.misdeal", "deal.misdeal-until-second-player"): "a misdeal at both; one says until when",
    ("deal.stub-restored", "deal.stub-restored-or-rebuilt"): "the stub is restored at both",
    (
        "showdown.discarded-hand-up-to-floor",
        "showdown.house-line-decides",
    ): "the floor; one by its line",
}
"""Rulings of different names that come to the same."""

SHORT_OF = "Seat {} may only call {} or fold: {} more is short of a full raise of {}."
TABLE_A, UNLESS = "Table A", "unless the floor waives the halt."
ALL_TABLED = "The hands of seats 1, 2 and 3 are tabled at once"
HEARD, LINE = "The dispute is heard: it comes in time", "Your house's line or motion rule decides. The floor decides."
LONGER = {
    (
        "Every bet goes back, but seat 4 may lose 2,950.",
        "The hand is void, and all bets go back.",
    ): "UPT tells the refund too",
    (
        "Every bet goes back, but seat 8 may lose 9,500.",
        "The hand is void, and all bets go back.",
    ): "UPT tells the refund too",
    (f"{HEARD}, and 60 are allowed.", f"{HEARD}."): "one tells the seconds as well",
    ("The floor decides whether seat 1 may take the hand up again.", LINE): "the hand is that seat's",
    ("The floor decides whether seat 4 may take the hand up again.", LINE): "the hand is that seat's",
    ("Seat 6 is all-in for 7,500.", SHORT_OF.format(4, "3,500", "3,500", "4,000")): "one tells the all-in as well",
    ("Seat 3 is all-in for 275.", SHORT_OF.format(2, 75, 75, 100)): "one tells the all-in as well",
    (
        ("Seat 2 is all-in for 125, half a raise or not."),
        SHORT_OF.format(3, 75, 75, 100),
    ): "one doesn't cover the wager",
    ("Seat 2's 125 is a call of 100, and 25 goes back.", SHORT_OF.format(3, 75, 75, 100)): "one doesn't cover it",
    (
        f"{TABLE_A}, 3 players short of the fullest table, stops as the big blind comes to open seat 5, {UNLESS}",
        f"{TABLE_A} stops, 3 players short of the fullest table, {UNLESS}",
    ): "one tells the moment as well",
    (
        f"{ALL_TABLED}.",
        f"{ALL_TABLED}; side pot 1 is 6,000 and the main pot is 2,100, awarded in that order.",
    ): "one tells the order of the pots as well",
    (
        "Play on: seat 4 has the button next hand.",
        "Play on: correct the button and the blinds for the next hand.",
    ): "the button that is correct is seat 4",
    (
        "Play on: correct the button and the blinds for the next hand.",
        "Play on: seat 7 has the button next hand.",
    ): "the button that is correct is that seat",
    (
        "Play on: correct the button and the blinds for the next hand.",
        "Play on: seat 8 has the button next hand.",
    ): "the button that is correct is that seat",
    (
        "Seat 5's hand is dead.",
        "The dealer kills seat 5's hand, and the 50 posted stays in the pot.",
    ): "one tells what stays in the pot",
    (
        "Seat 6's hand is dead.",
        "The dealer kills seat 6's hand, and the 200 posted stays in the pot.",
    ): "one tells what stays in the pot",
    (
        "Seat 8's hand is dead.",
        "The dealer kills seat 8's hand, and the 100 posted stays in the pot.",
    ): "one tells what stays in the pot",
    (
        "The maximum is 1,000: seat 3 gets 400 back.",
        "The pot bet is 1,000: seats 3 and 4 make it 1,000, and 400 goes back to each.",
    ): "one tells the callers as well",
    (
        "The pot allows 1,000: seat 3 gets 400 back. The dealer decides.",
        "The pot bet is 1,000: seats 3 and 4 make it 1,000, and 400 goes back to each.",
    ): "one tells the callers as well",
}
"""Answers that come to the same, of which one in short leaves out an amount or a seat that the other names."""

REAL = (
    ("tda-2024", "tda-2022", "hand:bets-string-bet-two-motions", How.SAME),
    ("tda-2024", "metropolitan", "told:river-dealt-early", How.SAME),
    ("tda-2024", "metropolitan", "hand:turns-skipped-speaks-up-too-late", How.SAME),
    ("metropolitan", "upt", "told:check-out-of-turn-then-a-bet", How.SAME),
    ("foxwoods-2020", "upt", "example:tda-2024/ill-47-ex-1-A", How.SAME),
    ("tda-2024", "upt", "hand:four-card-flop-after-a-bet", How.RULING),
    ("tda-2024", "upt", "told:clock-asked-for", How.RULING),
    ("tda-2024", "upt", "told:turn-dealt-early", How.RULING),
    ("tda-2024", "upt", "told:check-out-of-turn-then-a-bet", How.RULING),
    ("tda-2024", "upt", "told:raise-out-of-turn-then-a-raise", How.RULING),
    ("tda-2024", "upt", "told:fold-with-nothing-to-call", How.RULING),
    ("tda-2024", "upt", "hand:bets-underraise-at-the-end", How.RULING),
    ("tda-2024", "metropolitan", "hand:bets-underbet", How.ONE_SIDED),
    ("tda-2024", "foxwoods-2020", "example:tda-2024/ill-46-sit-1", How.RULING),
    ("tda-2024", "foxwoods-2020", "example:tda-2024/ill-47-ex-1-A", How.RULING),  # 125 or 100 of the wager before
    ("tda-2024", "upt", "example:tda-2024/ill-43-ex-4-A", How.RULING),  # the raise before is brought up, or isn't
    ("tda-2024", "upt", "example:tda-2024/61-ex", How.RULING),  # the bet before is cut, or isn't
    ("tda-2024", "upt", "hand:burns-none-for-the-turn", How.ONE_SIDED),
    ("tda-2024", "upt", "hand:bets-five", How.ONE_SIDED),
)


@pytest.mark.parametrize(("first", "second", "key", "how"), REAL)
def test_real_answers_stand_to_one_another_as_a_dealer_would_say(first: str, second: str, key: str, how: How) -> None:
    mine, yours = (stances_at(book).by_key[key] for book in (first, second))
    assert (compared(mine, yours), compared(yours, mine)) == (how, how)


def merged() -> Iterator[tuple[str, Stance, Stance]]:
    """Every situation that two rulebooks decide in other words and, it counts, the same."""
    for pair in combinations(BOOKS, 2):
        for situation in situations():
            mine, yours = (stances_at(book).by_key.get(situation.key) for book in pair)
            if mine and yours and mine.says != yours.says and compared(mine, yours) is How.SAME:
                yield situation.key, mine, yours


def test_rulings_of_other_names_are_the_same_only_where_a_line_says_why() -> None:
    found = {tuple(sorted((mine.ruling, yours.ruling))) for _, mine, yours in merged() if mine.ruling != yours.ruling}
    assert found == set(MERGED)


def test_no_merge_drops_an_amount_or_a_seat_but_where_a_line_says_why() -> None:
    found = {frozenset(map(in_short, both)) for _, *both in merged()}
    found = {each for each in found if len({frozenset(NUMBER.findall(words)) for words in each}) > 1}
    assert found == set(map(frozenset, LONGER))


def test_answers_that_are_the_same_in_short_are_decided_the_same_way() -> None:
    for pair in combinations(BOOKS, 2):
        for situation in situations():
            mine, yours = (stances_at(book).by_key.get(situation.key) for book in pair)
            if mine and yours and mine.kind == yours.kind and in_short(mine) == in_short(yours):
                assert mine.state == yours.state, situation.key
                assert sorted(mine.steps) == sorted(yours.steps), situation.key
