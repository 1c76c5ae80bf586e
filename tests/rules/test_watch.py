"""A house that watches a hand and decides closed wagers once finds at every gesture what it finds anew."""

import pytest
from hypothesis import given, settings

from tests.rules.betting import Betting
from tests.rules.wager_search import bets_told
from trainer.grading.open_matter import decided
from trainer.rules.amiss import amiss
from trainer.rules.book import BOOKS, book
from trainer.rules.facts import Facts
from trainer.rules.points.pot_limit import MISCOUNT
from trainer.rules.record import Record
from trainer.rules.watch import SUBSTANTIAL, Watch


def watched(facts, law):
    """After every gesture: the facts, what the watch finds, and which of it need not be decided again."""
    watch, record = Watch(law), Record(facts.setup)
    for at, gesture in enumerate(facts.record.gestures, 1):
        record.add(gesture)
        now = Facts(record, at)
        found = watch.amiss(now)
        yield now, found, [each for each in found if watch.settled(each)]


@settings(deadline=None)
@given(bets_told())
@pytest.mark.parametrize("key", BOOKS)
def test_a_watch_finds_what_a_house_finds_that_is_asked_anew(key, facts):
    law, before = book(key), {}
    for now, found, settled in watched(facts, law):
        anew = Facts(Record.of(facts.record.transcript.upto(now.at)), now.at)
        assert found == tuple(amiss(law, anew, anew.course.opened))
        decisions = {each: decided(law, anew.about(each)) for each in found}
        assert {each: before.get(each) for each in settled} == {each: decisions[each] for each in settled}
        before = decisions


def preflop(players):
    return lambda: Betting(players=players).preflop()


def flop():
    return Betting((200, 400)).flop()


def limit():
    return Betting(players=3, limit="limit").preflop()


BROUGHT_IN_EARLY = ("P1 wager 100x1", "D bring-in-bets", "D burn", "D lay 3 up", "D proceed")
CASES = {
    "anew to the same total": (preflop(3), (*BROUGHT_IN_EARLY, "P2 wager 100x1", "P3 wager 100x1", "P1 wager 100x1")),
    "check out of turn": (preflop(4), ("P2 check", "P4 wager 100x4", "P1 wager 100x6", "P2 wager 100x8")),
    "called by the word alone": (limit, ("P1 wager 100x8", "P2 wager 100x5", "P3 say call")),
    "called by the word alone, then in chips": (
        limit,
        ("P1 wager 100x8", "P2 say call", "P3 say call", "P3 wager 100x6"),
    ),
    "a raise of too little called by the word": (preflop(3), ("P1 wager 100x3", "P2 wager 100x2", "P3 say call")),
    "answer to a question": (
        flop,
        ("P2 say I bet five", "P2 wager 500x1", "P3 wager 500x1", "D ask-how-much 2", "P4 fold", "P2 say hm"),
    ),
}


@pytest.mark.parametrize("key", BOOKS)
@pytest.mark.parametrize(("hand", "acts"), CASES.values(), ids=CASES)
def test_what_is_not_decided_again_has_not_changed(hand, acts, key):
    law, before = book(key), {}
    for now, found, settled in watched(hand().do(*acts).facts(), law):
        decisions = {each: decided(law, now.about(each)) for each in found}
        assert {each: before.get(each) for each in settled} == {each: decisions[each] for each in settled}
        before = decisions


WAR = ("P4 say raise 500", "P4 wager 500x1", "P1 say raise 800", "P1 wager 500x1+100x3", "P2 say raise 1100")
ROWS = [
    ((), 1),
    (("P2 wager 1000x1",), 0),
    (("P2 wager 1000x1", "P3 say call"), 0),
    (("P2 wager 1000x1", "D floor"), 2),
    (("P2 wager 1000x1", "D ask-how-much 1"), 2),
    (("P2 wager 1000x1", "P4 fold", "D bring-in-bets"), 2),
]


@pytest.mark.parametrize(("acts", "kinds"), ROWS, ids=[" ".join(each[0][-1:]) or "nothing" for each in ROWS])
def test_what_bears_on_closed_wagers_has_them_decided_anew(acts, kinds):
    facts = Betting().preflop().do("P4 wager 100x3", "P1 wager 100x3+25x4", "P2 wager 500x1", *acts).facts()
    *_, (_, found, settled) = watched(facts, book("upt"))
    assert len(found) - len(settled) >= kinds if kinds else settled


def test_no_house_wants_more_actions_than_settle_a_wrong_count():
    rules = [each for key in BOOKS for each in book(key).by_topic.get(MISCOUNT, ())]
    assert rules
    assert max(each.numbers.get("any", 0) for each in rules) <= SUBSTANTIAL
