"""Searches over acts: any act of the notation, on any table, sensible or not."""

from collections import Counter
from functools import cache

from hypothesis import strategies as st

from trainer.kernel import gestures as g
from trainer.kernel.asking_acts import Claimed, Disputed, Refused, Requested, Told, Value
from trainer.kernel.cards import Card, standard_deck
from trainer.kernel.chips import NO_CHIPS, Chips
from trainer.kernel.report_acts import AT_A_SEAT, ActedSince, Deed, Did, OnBoard, OnStreet, Part, Statement
from trainer.kernel.table import Table

PLACES = ("stub-top", "stub-bottom", "board", "burns", "muck", "aside", "hand-1", "hand-2", "hand-3", "hand-12", "sky")
WORDS = ("misdeal", "dead-hand", "too-many-cards-on-the-board", "please-draw", "your-decision", "what-happened")
SEATS = st.integers(0, 10)
CHIP_PLACES = st.sampled_from(
    ("rack", "main", "side-1", "side-2", "side-3", "side-0", "bet-1", "bet-4", "stack-1", "stack-3", "bet-12", "sky")
)
POTS = st.sampled_from(("main", "main", "side-1", "side-2", "side-9", "pot"))
SOME_CHIPS = st.dictionaries(st.sampled_from((1000, 500, 100, 25)), st.integers(1, 9), max_size=3).map(
    lambda counts: Chips(tuple(sorted(counts.items(), reverse=True)))
)


def some_cards(table: Table) -> st.SearchStrategy[tuple[Card, ...]]:
    """Cards of one zone, of several, or one that may not be there."""
    zones = [[each.card for each in lying] for _, lying in table.zones() if lying]
    together = st.sampled_from(zones).flatmap(
        lambda zone: st.lists(st.sampled_from(zone), min_size=1, max_size=5, unique=True)
    )
    anywhere = st.lists(st.sampled_from(standard_deck()), min_size=1, max_size=4)
    return st.one_of(together, together, anywhere).map(tuple)


def chip_acts(table: Table) -> st.SearchStrategy[g.Act]:
    held = st.sampled_from(
        [NO_CHIPS, *table.pots, *(seat.bet for seat in table.seats), *(s.stack for s in table.seats)]
    )
    some = st.one_of(SOME_CHIPS, held)
    return st.one_of(
        st.builds(g.Post, some),
        st.builds(g.Wager, some),
        st.builds(g.PullBack, some),
        st.builds(g.Uncover, some),
        st.builds(g.ReturnBet, SEATS, some),
        st.builds(g.PushPot, SEATS, some),
        st.builds(g.Change, SEATS, some, some),
        st.builds(g.ChangePot, some, some),
        st.builds(g.Collect, SEATS, some, POTS),
        st.builds(g.Shift, some, POTS, POTS),
        st.builds(g.PushSide, SEATS, some, POTS),
        st.builds(g.Trade, CHIP_PLACES, some, CHIP_PLACES, some),
        st.just(g.BringInBets()),
    )


def card_acts(table: Table) -> st.SearchStrategy[g.Act]:
    stub = [each.card for each in table.stub]
    some = some_cards(table)
    return st.one_of(
        st.builds(g.Shuffle, st.permutations(stub).map(tuple) if stub else some),
        st.builds(g.Cut, st.integers(0, 60)),
        st.builds(g.Pitch, SEATS, st.booleans()),
        st.builds(g.Pitch, SEATS, st.booleans()),
        st.just(g.Burn()),
        st.builds(g.Lay, st.integers(0, 4), st.booleans()),
        st.builds(g.Turn, st.booleans(), some),
        st.builds(g.Move, st.sampled_from(PLACES), st.booleans(), some),
        st.builds(g.Scramble, some),
        st.builds(g.Drop, st.one_of(some, _fallen(table))),
        st.just(g.Gather()),
        st.just(g.Shuffler()),
        st.just(g.Square()),
        st.builds(g.Flash, some),
        st.builds(g.Muck, SEATS),
    )


def _fallen(table: Table) -> st.SearchStrategy[tuple[Card, ...]]:
    """The stub, alone or with what lies near it, in any order."""
    near = st.sampled_from([(), table.muck, table.burns, table.muck + table.burns, table.board])
    return near.flatmap(lambda more: st.permutations([each.card for each in table.stub + more]).map(tuple))


def statements() -> st.SearchStrategy[Statement]:
    """Anything that a report can state."""
    seats = st.lists(st.integers(1, 10), max_size=4).map(tuple)
    return st.one_of(
        st.builds(OnStreet, st.sampled_from(Part)),
        st.builds(
            Did,
            st.integers(1, 10),
            st.sampled_from([each for each in Deed if each not in AT_A_SEAT]),
            st.integers(0, 50_000),
        ),
        st.builds(Did, st.integers(1, 10), st.sampled_from(AT_A_SEAT), st.integers(1, 10)),
        st.builds(OnBoard, st.integers(0, 7)),
        st.builds(ActedSince, seats),
    )


@cache
def voice_acts() -> st.SearchStrategy[g.Act]:
    words = st.sampled_from(WORDS)
    return st.one_of(
        st.sampled_from(
            [
                *(g.Check(), g.Fold(), g.Rest(), g.Away(), g.Back(), g.DealerPush()),
                *(g.Stop(), g.Proceed(), g.CallFloor(), g.NextHand(), g.Come(), g.CarryOn(), g.Leave()),
            ]
        ),
        st.builds(g.Bounty, st.sampled_from(g.BOUNTIES)),
        st.builds(g.Conduct, st.sampled_from(g.CONDUCT)),
        st.builds(g.ShowTo, SEATS),
        st.builds(g.Device, st.sampled_from(g.DEVICE_USES)),
        st.builds(g.Announce, words),
        st.builds(g.AnnounceBet, st.sampled_from(("call", "raise", "all-in")), st.integers(0, 5000)),
        st.builds(g.AskFor, SEATS, st.integers(0, 5000)),
        st.builds(g.AskHowMuch, SEATS),
        st.builds(g.ActionOn, SEATS),
        st.builds(g.AskToShow, SEATS),
        st.builds(g.AllInButton, SEATS),
        st.builds(g.Count, CHIP_PLACES),
        st.builds(g.Report, words, st.one_of(st.none(), st.lists(statements(), max_size=6).map(tuple))),
        st.builds(g.Plan, words),
        st.builds(g.Ask, words),
        st.builds(g.Order, words, words),
        st.builds(g.MoveButton, SEATS),
        st.builds(g.Draw, st.sampled_from(standard_deck())),
        st.builds(g.Say, st.sampled_from(("", "I call", "all in for 500"))),
        talk(),
    )


def talk() -> st.SearchStrategy[g.Act]:
    said = st.sampled_from(("", "please", "¡Color!", "500 more", "- so", "flush draw", "main one"))
    of_a_seat, of_a_pot = st.sampled_from((Disputed.READING, Disputed.ACTION)), st.sampled_from(("", "main", "side-1"))
    plain = st.sampled_from([each for each in Requested if each not in (Requested.COUNT, Requested.SEE)])
    return st.one_of(
        st.builds(g.Request, st.just(Requested.COUNT), st.integers(0, 9), said),
        st.builds(g.Request, st.just(Requested.SEE), st.integers(1, 9), said),
        st.builds(g.Request, plain, words=said),
        st.builds(g.Dispute, st.none(), words=said),
        st.builds(g.Dispute, of_a_seat, seat=st.integers(0, 9), words=said),
        st.builds(g.Dispute, st.sampled_from((Disputed.AWARD, Disputed.COUNT)), pot=of_a_pot, words=said),
        st.builds(g.Claim, st.just(Claimed.HAND), st.sampled_from((None, *Value)), said),
        st.builds(g.Claim, st.sampled_from([each for each in Claimed if each is not Claimed.HAND]), words=said),
        st.builds(g.Refuse, st.sampled_from(Refused), said),
        st.builds(g.Tell, st.just(Told.POT), st.integers(1, 5000), words=said),
        st.builds(g.Tell, st.just(Told.BEHIND), seat=st.integers(0, 9), words=said),
        st.builds(g.Tell, st.sampled_from((Told.BREAK, Told.DELAY)), words=said),
    )


def any_act(table: Table) -> st.SearchStrategy[g.Act]:
    return st.one_of(card_acts(table), card_acts(table), chip_acts(table), voice_acts())


def all_cards(table: Table) -> Counter[Card]:
    return Counter(each.card for _, lying in table.zones() for each in lying)


def all_chips(table: Table) -> Chips:
    total = table.pot + table.rack
    for seat in table.seats:
        total = total + seat.stack + seat.bet
    return total
