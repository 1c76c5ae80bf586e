"""Answers to choose from are short, and still say what sets them apart."""

import re
from itertools import combinations

import pytest

from trainer.rules.book import BOOKS
from trainer.study import in_short as in_short_module
from trainer.study.in_short import MOST, SHORTER, in_short
from trainer.study.parted import How, options_of
from trainer.study.parting import parting_of, stances_at
from trainer.study.stances import Stance

NOTHING = re.compile(r"(?!)")
WORDS = (
    ("The cards speak, not what seat 2 said; a hand miscalled on purpose may be penalized.", "",
     "The cards speak; a hand miscalled on purpose may be penalized."),
    ("The rulebook doesn't say what “check” holds seat 8 to against a bet: the floor decides, and a call is 500.", "",
     "The floor decides what “check” holds seat 8 to."),
    ("Seat 4 is out; the floor may award the hidden 1,000 to the winner.", "",
     "Seat 4 is out, and the winner may get the hidden 1,000."),
    ("The floor decides whether the 1,000 behind plays: the all-in is 4,000 or 5,000.", "",
     "The floor decides whether the 1,000 behind plays."),
    ("Seat 6's check is binding, and seat 6 may not bet or raise this turn; the action is on seat 1.", "",
     "Seat 6's check is binding; no bet or raise this turn."),
    ("It's a call of 600, not a raise, as every chip was needed to call: seat 3 gets 50 back.", "",
     "It's a call of 600: seat 3 gets 50 back."),
    ("UPT doesn't cover this: what a bet counts as, seat 2; seat 1 may call 100 or raise, minimum raise to 400.",
     "",
     "Seat 1 may call 100 or raise to 400 or more."),
    ("The rulebook doesn't cover this: a boxed card came up on the flop.", "",
     "The rulebook doesn\u2019t cover this: call the floor."),
    ("It's a string bet: seat 4 is held to 1,000 and gets 600 back.", "dealer",
     "The dealer calls a string bet: seat 4 is held to 1,000."),
    ("Seat 5's out-of-turn all-in of 20,000 stands and may be penalized; the action is on seat 6.", "floor",
     "Seat 5's out-of-turn all-in of 20,000 stands. The floor decides."),
    ("The house waits for the flag; no one moves.", "floor",
     "The house waits for the flag; no one moves. The floor decides."),
    ("Your house's own line or motion rule decides whether seat 1's hand is dead.", "floor",
     "Your house's line or motion rule decides. The floor decides."),
    ("The floor decides: unless seat 9's hand is identified, it is out, and called bets aren't refunded.", "floor",
     "The floor decides: seat 9 is out unless the hand is identified."),
    ("The floor decides: a fouled hand that can still be identified stays in play, and otherwise it has no redress.",
     "floor",
     "The floor decides: the fouled hand stays in play if identified."),
)  # fmt: skip


@pytest.mark.parametrize(("says", "authority", "short"), WORDS)
def test_reasons_and_what_follows_are_left_out(says: str, authority: str, short: str) -> None:
    assert in_short(Stance(says, "ruled", authority=authority)) == short


REAL = (
    ("tda-2024", "hand:deal-bet-with-the-same-ace", "The hand is void, and all bets go back."),
    ("upt", "hand:deal-bet-with-the-same-ace", "Every bet goes back, but seat 8 may lose 9,500."),
    ("upt", "hand:conduct-clock-with-nothing-to-call", "The floor may start the clock on seat 4."),
    ("tda-2024", "hand:before-penalized-player-brings-it-in",
     "Seat 3's hand is dead; its stack posts the bring-in of 100."),
    ("tda-2024", "hand:bets-check-against-a-bet", "No raise: seat 8 may only call 500 or fold."),
    ("upt", "hand:bets-eight-hundred-said-and-more-out", "The words are the bet: 800 for seat 4; 200 back."),
    ("upt", "hand:bets-the-neighbor-counts-for-him",
     "The floor decides, normally for seat 2's full call: 1,200 more."),
    ("foxwoods-2020", "hand:conduct-bounty-chip-not-there",
     "Supervisor at once: seat 4 may be penalized. The floor decides."),
    ("tda-2024", "hand:conduct-razz-advice-from-a-folded-seat",
     "Seat 7 may not advise or criticize, penalty possible. The floor decides."),
    ("tda-2022", "hand:conduct-reads-a-text-in-razz",
     "Seat 6 may use the device if it bothers no one."),
    ("tda-2024", "hand:conduct-sits-out-the-big-blind",
     "Seat 6 gets a penalty for dodging a blind. The floor decides."),
    ("foxwoods-2020", "hand:conduct-sits-out-the-big-blind",
     "Only players from a broken table are penalized: the floor decides."),
    ("tda-2024", "hand:conduct-stud-8-bad-beat",
     "Seat 6 gets a penalty for abuse or disruption. The floor decides."),
    ("tda-2024", "hand:pots-reading-disputed-late-in-the-break",
     "The result stands: it's too late, with 60 allowed."),
    ("tda-2024", "hand:pots-split-pushed-unevenly", "The dispute is heard: it comes in time."),
    ("tda-2024", "hand:showdown-bettor-forgets-the-blind",
     "Hold seat 7's cards and call the floor, or return 900."),
    ("tda-2024", "hand:showdown-omaha-8-forward-motion",
     "Seat 4's cards weren't dead: the tabled hand is live."),
    ("upt", "hand:showdown-one-card-and-a-refusal", "Seat 6 hasn't shown every card, and seat 1 wins 1,800."),
    ("tda-2024", "hand:showdown-omaha-8-half-shown", "Seat 4's hand isn't tabled: all cards must be face up."),
    ("players-2025", "hand:showdown-stud-picked-up-again", "Without a house line, seat 5's cards weren't dead."),
    ("tda-2024", "hand:turns-call-ahead-of-the-raise",
     "Back to seat 1: seat 2's call is binding unless action changes."),
    ("upt", "hand:deal-button-called-with-one-card", "No misdeal: seat 5's hand is dead, and the others play on."),
    ("upt", "hand:board-turn-without-a-burn-and-a-check", 'The turn stands: burn two cards before the river.'),
    ("tda-2024", "hand:conduct-chart-on-fifth-street", "No betting app or chart at the table. The floor decides."),
    ("tda-2022", "hand:conduct-chart-on-fifth-street",
     "No device with a live hand, which stays live. The floor decides."),
    ("tda-2024", "hand:conduct-ringtone-in-omaha", "No device that others hear at the table. The floor decides."),
    ("tda-2024", "hand:conduct-i-folded-a-jack", "Seat 8 may not talk about a folded hand. The floor decides."),
    ("tda-2024", "hand:conduct-omaha-names-the-hand", "No reading of a hand that isn't tabled. The floor decides."),
    ("tda-2024", "hand:conduct-shows-the-neighbor", "One player to a hand: a penalty may follow. The floor decides."),
    ("upt", "hand:conduct-check-it-down", "Seat 7's act is improper: up to a ban. The floor decides."),
    ("tda-2024", "hand:bets-bet-left-out-of-reach", "Seat 5 may be warned or penalized. The floor decides."),
    ("metropolitan", "hand:bets-bet-left-out-of-reach", "A warning first, then penalties. The floor decides."),
    ("tda-2024", "hand:conduct-check-it-down", "Seat 7 gets a penalty for soft play. The floor decides."),
    ("tda-2024", "hand:conduct-you-need-them-more", "Seat 6 is disqualified. The floor decides."),
    ("upt", "hand:conduct-i-folded-a-jack", "Seat 8 may be warned or suspended. The floor decides."),
    ("upt", "hand:conduct-cards-off-the-table", "Seat 5 may be penalized, such as dealt out. The floor decides."),
    ("upt", "hand:conduct-stud-8-bad-beat", "Seat 6 may be penalized, up to eviction. The floor decides."),
    ("tda-2024", "hand:conduct-bounty-chip-for-all-in", "The floor decides: a call of 600 or an all-in."),
    ("foxwoods-2020", "hand:conduct-bounty-chip-for-all-in", "The bounty chip is an all-in bet of 5,300."),
    ("upt", "hand:conduct-shows-the-neighbor", "Show seat 5's cards to all once the betting is over."),
    ("tda-2024", "hand:bets-calls-before-the-amount", "The floor may hold seat 6's call to any amount."),
    ("metropolitan", "hand:bets-pot-said-in-no-limit-on-the-turn",
     "That isn't a valid bet: seat 2 must bet at least 600."),
    ("tda-2022", "hand:before-button-never-moved-one-call-in",
     "A misdeal if seat 4 was first in error: the floor decides."),
    ("foxwoods-2020", "hand:deal-one-downcard-exposed-in-razz", "Not a listed misdeal: the floor decides."),
    ("metropolitan", "hand:deal-button-called-with-one-card", "Too late for a misdeal; nothing else is said."),
    ("tda-2024", "hand:deal-button-short-after-a-pot-bet", "No misdeal: complete seat 3's hand, and it plays."),
    ("tda-2024", "hand:deal-button-called-with-one-card", "No misdeal: seat 5 gets no card."),
    ("tda-2024", "hand:deal-third-card-to-a-player-who-had-two", "No misdeal: seat 6's hand is dead; burns go on."),
    ("tda-2024", "hand:before-penalized-hand-still-there-in-stud", "Seat 5's hand is dead."),
    ("tda-2024", "hand:stud-fourth-street-before-the-last-call",
     "Finish the betting, then redeal the street from a reshuffled stub."),
    ("metropolitan", "hand:stud-fourth-street-before-the-last-call", "Set 5 cards aside for the final street's stub."),
    ("metropolitan", "hand:stud-razz-seventh-street-before-the-call",
     "Finish the betting, shuffle the early cards in, deal the final street."),
    ("tda-2024", "hand:board-flop-without-a-burn-omaha-8",
     "Scramble the three: one is the burn, the next card completes."),
    ("upt", "hand:stub-boxed-card-seen-in-the-deal", "The boxed 7♥ is scrap: deal the next card for it."),
    ("tda-2024", "hand:stub-into-the-muck-on-the-flop", "Scramble the 42 cards that fell: the new stub."),
    ("tda-2024", "hand:bets-raises-too-much-in-limit", "More than the limit isn't covered: the floor decides."),
    ("metropolitan", "hand:bets-pot-counted-too-low-and-acted-on", "The maximum is 8,000: seat 1 puts in 1,000 more."),
    ("metropolitan", "hand:stud-opened-past-an-all-in-low-card",
     "Back to seat 5: seat 6's bet is binding unless action changes."),
    ("upt", "example:tda-2024/ill-53-A-ex-2", "Seat 6's check is binding; no bet or raise this turn."),
    ("foxwoods-2020", "told:flop-dealt-early", 'Finish the betting, then shuffle the flop in and redeal it.'),
    ("upt", "example:tda-2024/61-ex", "Seat 2's 325 is a bet of 300, and 25 goes back."),
    ("tda-2024", "hand:bets-underbet", 'The bet is to 200: seat 3 puts in 100 more.'),
    ("upt", "hand:bets-five", 'The rulebook doesn’t cover this: call the floor.'),
    ("tda-2024", "hand:boxed-one-in-the-deal", "It isn't a misdeal; nothing else is said."),
    ("tda-2022", "example:tda-2024/34-A-ex", 'The floor decides where the button goes next.'),
    ("metropolitan", "hand:bets-underbet", "The floor decides on seat 3's bet of 100."),
    ("tda-2022", "example:tda-2024/54-B-ex-1", 'The rulebook leaves it open: the maximum is 600 or 700.'),
    ("upt", "example:tda-2024/43-A-ex", 'A raise to 2,000, unless the floor rules a call of 1,000.'),
    ("upt", "example:metropolitan/ill-39-B-ex-2", "Back to seat 4: seat 6's action is binding unless action changes."),
    ("tda-2024", "example:upt/out-of-turn-ex", "Back to seat 3: seat 4's raise is binding unless action changes."),
    ("tda-2024", "told:all-in-out-of-turn", "Seat 5's action isn't binding: they may call, raise or fold."),
    ("upt", "told:check-out-of-turn-then-a-bet", "Seat 3's check isn't binding: they may only call 400 or fold."),
    ("upt", "told:raise-out-of-turn-then-a-raise", 'Seat 5 posted 1,200 and may call, fold or re-raise.'),
    ("tda-2024", "example:metropolitan/ill-39-B", "The actions are binding. The floor kills or limits seat 4's hand."),
    ("metropolitan", "example:metropolitan/ill-39-B", "The actions are binding, and the floor rules on seat 4's hand."),
    ("metropolitan", "told:all-in-out-of-turn", "Seat 5's out-of-turn all-in of 20,000 stands. The floor decides."),
    ("upt", "hand:bets-underbet-called", 'The bet is to 200 for all; callers may not raise.'),
    ("tda-2024", "example:tda-2024/52-A-ex", 'The raise is to 1,200 for all.'),
    ("foxwoods-2020", "example:tda-2024/ill-46-sit-1", 'The floor decides: a call of 600 or a raise to 5,050.'),
    ("tda-2024", "example:tda-2024/ill-46-sit-5", 'The floor decides: one bet of 1,150, or 600.'),
    ("tda-2024", "example:tda-2024/ill-40-A-ex-1", "The floor rules on seat 2's bet: 42,000 or 5,000."),
    ("tda-2024", "example:metropolitan/53-ex", 'The floor may hold seat 3 to it, penalize, or both.'),
    ("upt", "example:upt/no-limit-12-ex-2", 'The floor decides: 100 back, or 300 more for the call.'),
    ("tda-2024", "hand:bets-five", "The amount is 500, the highest within the pot."),
    ("tda-2024", "told:pot-bet-at-no-limit", 'Seat 3 must raise to at least 400.'),
    ("tda-2024", "example:tda-2024/54-B-ex-1", 'The maximum is 700, counting the small blind in full.'),
    ("tda-2024", "example:upt/min-raise-ex-1", 'Seat 1 may call 200 or raise to 400 or more.'),
    ("players-2025", "hand:bets-string-bet-opened", 'The dealer calls a string bet: seat 8 is held to 600.'),
    ("tda-2024", "hand:bets-string-bet-opened", "A string bet isn't allowed: seat 8 is held to 600."),
    ("upt", "told:fold-with-nothing-to-call", "Seat 2's hand is dead only once a player behind acts."),
    ("tda-2024", "example:metropolitan/40-ex", 'The floor decides whether 1,000 is a full call of 50,000.'),
    ("upt", "hand:bets-underraise-at-the-end", "Seat 7's 1,000 stands: it's too late to correct it."),
    ("tda-2024", "example:tda-2024/ill-51-ex-1", 'The floor decides: a full call, or a fold forfeiting 2,000.'),
    ("tda-2024", "told:clock-asked-for", 'Seat 4 has 25 seconds, then a countdown of 5.'),
    ("tda-2022", "example:tda-2022/RP-8-B-ex", 'The clock shows 13:30: each hand takes 120 seconds off.'),
    ("tda-2024", "example:tda-2022/RP-8-B-ex", 'The clock shows 13:30 at 120 seconds a hand, up to 180.'),
    ("tda-2024", "example:tda-2024/RP-8-A-ex", 'All 3 who bust on this hand share 50th place.'),
    ("upt", "told:two-boxed-cards-after-two-folds", 'Too late for a misdeal: replace each boxed card with the next.'),
    ("upt", "hand:boxed-two-after-action", 'Too late for a misdeal: replace boxed cards after the deal.'),
    ("tda-2024", "told:flop-dealt-early", 'Finish the betting, then shuffle the flop in and redeal it.'),
    ("upt", "told:flop-dealt-early", 'Finish the betting, then shuffle the flop in, cut and redeal.'),
    ("upt", "told:turn-dealt-early", 'Finish the betting, burn, deal the turn; shuffle, cut before the river.'),
    ("metropolitan", "told:turn-dealt-early", 'Finish the betting, burn, deal the turn; shuffle before the river.'),
    ("tda-2024", "hand:four-card-flop-after-a-bet", 'Scramble the flop, and the floor draws one as the next burn.'),
    ("upt", "hand:four-card-flop-after-a-bet", 'Shuffle the whole flop into the stub and deal a new one.'),
    ("tda-2024", "example:tda-2024/34-A-ex", "Play on: seat 4 has the button next hand."),
    ("upt", "hand:burns-none-for-the-turn", 'That card becomes the burn, and the next card takes its place.'),
    ("upt", "hand:burns-two-for-the-flop", 'Shuffle the board into the stub, cut, deal a new flop.'),
    ("tda-2024", "hand:short-stub-four-for-five", 'Scramble the burns in, cut, burn, deal each live hand one.'),
    ("tda-2024", "hand:short-stub-three-for-five", 'Burn, then deal one community card off the stub.'),
    ("tda-2024", "hand:short-stub-two-for-four", 'Scramble the burns in, cut, burn, deal one community card.'),
    ("players-2025", "example:metropolitan/ill-18", 'Split the whole pot: seats 1 and 2 win 825 each.'),
    ("upt", "example:metropolitan/ill-18", "Seats 1 and 2 win 800 each, the odd 50 isn't covered."),
    ("tda-2024", "example:metropolitan/ill-18", 'The floor decides to split each half, or the whole pot once.'),
    ("upt", "example:tda-2024/ill-18-ex-1", 'Both hands are live, and the best hand wins.'),
    ("upt", "example:tda-2024/ill-18-ex-2", "Seat 3's hand is shown, dead unless seat 1 wins the pot."),
    ("tda-2024", "hand:showdown-plays-the-board", 'Seat 3 gets no share until all hole cards are tabled.'),
    ("tda-2024", "example:tda-2024/ill-18-ex-1", 'Seat 2 has no right to see it: the floor decides.'),
    ("upt", "hand:showdown-asks-without-cards",
     "Seat 5's hand is shown and is dead, unless the floor rules seat 4's hand live."),
    ("tda-2024", "hand:showdown-wants-to-see-the-muck", "Seat 1 may insist: seat 6's hand is tabled."),
    ("upt", "hand:showdown-winner-in-the-muck", "The floor may retrieve seat 5's unprotected hand."),
    ("tda-2024", "example:tda-2024/ill-47-ex-1-A", "Seat 2 is all-in for 125, half a raise or not."),
    ("metropolitan", "hand:bets-five", 'Ask seat 5 whether it is 500 or 5,000. The dealer decides.'),
)  # fmt: skip
"""One answer of a rulebook for each pattern, and LEADS, REASON, CONTRAST and LATER, and what is left of it."""


@pytest.mark.parametrize(("book", "key", "short"), REAL)
def test_what_is_left_of_an_answer_still_says_what_is_done_and_to_what_amount(book: str, key: str, short: str) -> None:
    assert in_short(stances_at(book).by_key[key]) == short


def test_every_pattern_is_pinned_by_an_answer_that_it_shortens(monkeypatch: pytest.MonkeyPatch) -> None:
    pinned = [(stances_at(book).by_key[key], short) for book, key, short in REAL]
    pinned += [(Stance(says, "ruled", authority=authority), short) for says, authority, short in WORDS]
    for place in range(len(SHORTER)):
        monkeypatch.setattr(in_short_module, "SHORTER", SHORTER[:place] + SHORTER[place + 1 :])
        assert any(in_short(stance) != short for stance, short in pinned), SHORTER[place][0]
    monkeypatch.setattr(in_short_module, "SHORTER", SHORTER)
    for name in ("LEADS", "REASON", "CONTRAST", "LATER"):
        with monkeypatch.context() as without:
            without.setattr(in_short_module, name, NOTHING)
            assert any(in_short(stance) != short for stance, short in pinned), name


@pytest.mark.parametrize("pair", [*combinations(BOOKS, 2)])
def test_every_option_of_every_pair_is_short_and_no_two_say_the_same(pair: tuple[str, str]) -> None:
    every = [stances_at(key) for key in BOOKS]
    for line in parting_of(*pair).of(How.RULING, How.AUTHORITY, How.ONE_SIDED):
        for situation in line.situations:
            sides = [stances_at(key).by_key[situation.key] for key in pair]
            others = [stance for each in every if (stance := each.by_key.get(situation.key)) is not None]
            options = [in_short(each) for each in options_of(sides, others)]
            assert len(set(options)) == len(options), f"{situation.key}: {options}"
            assert [each for each in options if len(each.split()) > MOST] == [], situation.key
