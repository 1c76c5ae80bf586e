"""UPT: guarantees, players out in one hand, deals, levels, late rebuys, and what may lie on the table."""

from collections.abc import Mapping

from trainer.kernel.room import clock_acts as c
from trainer.rules.common.chips_in_view import live
from trainer.rules.common.race import keeps
from trainer.rules.common.rebuys import BEHIND, begun
from trainer.rules.room.facts import RoomFacts
from trainer.rules.room.money import busted_together, collected, players_entered, seat_before
from trainer.rules.room.rebuying import BY_CARDS
from trainer.rules.rule import Numbers, rule
from trainer.rules.ruling import Authority, Discretion, Ruling

PAYOUT, VISIBLE = "tournament.payout", "chips.visible"
GUARANTEED = Ruling("tournament.guarantee-paid", "the guarantee is paid", fault=False)
NOT_GUARANTEED = Ruling("tournament.only-collected-pool-paid", "only the money collected is paid", fault=False)
MORE_CHIPS_FIRST = Ruling(
    "tournament.larger-stack-places-higher", "the player who began the hand with more chips places higher", fault=False
)
EQUAL_SHARES = Ruling(
    "tournament.equal-stacks-equal-prize",
    "these players get equal prize money",
    fault=False,
)
NEED_NOT_RULE = Ruling(
    "tournament.private-deal-not-ruled",
    "management doesn't have to rule on the players' deal",
    Authority.UNSTATED,
    discretion=Discretion.FULL,
    options=("rule-on-it", "leave-it-to-the-players"),
    fault=False,
)
RISES = Ruling("tournament.limits-go-up", "the limits and blinds go up at the scheduled time", fault=False)
OUT_OF_THE_WAY = Ruling("chips.moved-out-of-the-way", "the chips are moved out of the way")
OFF_THE_TABLE = Ruling("chips.off-the-table", "cash and non-tournament chips must come off the table")
LEFT_OUT = Ruling("chips.player-not-dealt-in", "the player is not dealt in", fault=False)


def _pool(facts: RoomFacts, _: Numbers) -> Mapping[str, int]:
    came_in = collected(facts)
    added = {"added": max(0, facts.setup.guarantee - came_in)} if came_in else {}
    return {"pool": max(came_in, facts.setup.guarantee), **added}


def _what_came_in(facts: RoomFacts, _: Numbers) -> Mapping[str, int]:
    return {"pool": collected(facts), "added": 0}


def _promised(facts: RoomFacts) -> bool:
    return facts.setup.guarantee > 0


@rule(
    "tournament.payout.guarantee-enough-players",
    kinds=("payouts",),
    ruling=GUARANTEED,
    numbers=("players",),
    figures=_pool,
)
def enough_players_for_the_guarantee(facts: RoomFacts, numbers: Numbers) -> bool:
    """A prize pool was guaranteed, and enough players entered."""
    return _promised(facts) and players_entered(facts) >= numbers["players"]


@rule(
    "tournament.payout.guarantee-too-few-players",
    kinds=("payouts",),
    ruling=NOT_GUARANTEED,
    numbers=("players",),
    figures=_what_came_in,
)
def too_few_players_for_the_guarantee(facts: RoomFacts, numbers: Numbers) -> bool:
    """A prize pool was guaranteed, but too few players entered."""
    return _promised(facts) and players_entered(facts) < numbers["players"]


def _equal(facts: RoomFacts) -> bool:
    return len({stack for _, stack in busted_together(facts)}) == 1


def _prizes(facts: RoomFacts) -> list[tuple[str, int, int]]:
    """Name, stack and prize of each who went out in the hand, the highest place first."""
    best = len(facts.subject.after.left_in()) + 1
    out = busted_together(facts)
    prizes = dict(enumerate(facts.setup.prizes, 1))
    return [(name, stack, prizes.get(best + n, 0)) for n, (name, stack) in enumerate(out)]


def _untold(facts: RoomFacts, places: range) -> bool:
    """Is one of these places among those whose prizes are listed, but not what it pays?"""
    return any(place <= len(facts.setup.prizes) and not facts.setup.prizes[place - 1] for place in places)


def _ranked(facts: RoomFacts, _: Numbers) -> Mapping[str, int]:
    """Place and prize by seat; players with the same stack share theirs, a cent that cannot be shared stays.

    A prize is 0 where nobody has told what one of these places pays.
    """
    found: dict[str, int] = {}
    best, rows = len(facts.subject.after.left_in()) + 1, _prizes(facts)
    for name, stack, _prize in rows:
        same = [prize for _, other, prize in rows if other == stack]
        place = best + next(n for n, row in enumerate(rows) if row[1] == stack)
        seat = seat_before(facts, name)
        prize = 0 if _untold(facts, range(place, place + len(same))) else sum(same) // len(same)
        found |= {f"place-of-seat-{seat}": place, f"prize-of-seat-{seat}": prize}
    return found


@rule(
    "tournament.payout.out-together-unequal-stacks",
    kinds=("busted-together",),
    ruling=MORE_CHIPS_FIRST,
    figures=_ranked,
)
def out_together_with_unequal_stacks(facts: RoomFacts, _: Numbers) -> bool:
    """Players who began the hand with different stacks bust on the same hand."""
    return not _equal(facts)


@rule("tournament.payout.out-together-equal-stacks", kinds=("busted-together",), ruling=EQUAL_SHARES, figures=_ranked)
def out_together_with_equal_stacks(facts: RoomFacts, _: Numbers) -> bool:
    """Players who began the hand with equal stacks bust on the same hand."""
    return _equal(facts)


@rule("tournament.deal-making.private-deal", kinds=("deal-on-the-prizes",), ruling=NEED_NOT_RULE)
def deal_among_finalists() -> None:
    """Players make a private deal to divide the prizes."""


def _level(facts: RoomFacts, _: Numbers) -> Mapping[str, int]:
    act = facts.subject.happening.act
    assert isinstance(act, c.NewLevel)
    level = facts.setup.levels[act.level - 1]
    return {"small": level.small, "big": level.big, "ante": level.ante}


@rule("tournament.structure.level-announced", kinds=("level-announced",), ruling=RISES, figures=_level)
def level_goes_up(facts: RoomFacts, _: Numbers) -> bool:
    """A new level of the event is announced."""
    act = facts.subject.happening.act
    return isinstance(act, c.NewLevel) and act.level <= len(facts.setup.levels)


@rule("chips.visible.stacks-in-the-way", kinds=("kept",), ruling=OUT_OF_THE_WAY)
def stacks_hinder_the_deal(facts: RoomFacts, _: Numbers) -> bool:
    """A player's stacks block the deal or the view of the cards."""
    return keeps(facts, "stacks-in-the-way")


@rule("chips.visible.cash-on-the-table", kinds=("kept",), ruling=OFF_THE_TABLE)
def cash_on_the_table(facts: RoomFacts, _: Numbers) -> bool:
    """A player has cash on the table."""
    return keeps(facts, "cash-on-the-table")


@rule("chips.visible.foreign-chips-on-the-table", kinds=("kept",), ruling=OFF_THE_TABLE)
def chips_of_another_kind(facts: RoomFacts, _: Numbers) -> bool:
    """A player has non-tournament chips on a tournament table."""
    return facts.setup.event != "cash" and keeps(facts, "other-chips-on-the-table")


@rule("chips.visible.no-chips-at-the-deal", kinds=("no-chips-at-the-deal",), ruling=LEFT_OUT)
def no_chips_at_the_deal() -> None:
    """A hand is dealt while a player at the table has no chips in front of them."""


@rule(
    "chips.visible.chips-not-in-plain-view",
    kinds=("kept",),
    ruling=Ruling("chips.into-plain-view", "the player must put all chips in plain view"),
    excepts=("chips.visible.high-chips-behind-others",),
)
def chips_not_in_plain_view(facts: RoomFacts, _: Numbers) -> bool:
    """A player's chips can't be seen."""
    return keeps(facts, "chips-hidden")


@rule(
    "chips.visible.cards-covered-or-off-table",
    kinds=("kept",),
    ruling=Ruling(
        "chips.cards-above-table-uncovered",
        "the player must keep the cards above the table, in full view and uncovered",
    ),
)
def cards_covered(facts: RoomFacts, _: Numbers) -> bool:
    """A player's live cards are covered or off the table."""
    return keeps(facts, "cards-hidden") and live(facts)


@rule(
    "chips.transit.cash-game-off-the-table",
    kinds=("chips-out-of-view",),
    ruling=Ruling("chips.stay-on-the-table", "the chips must stay on the table"),
)
def chips_taken_off_the_table(facts: RoomFacts, _: Numbers) -> bool:
    """In a cash game, a player takes chips off the table."""
    return facts.setup.event == "cash"


@rule("rebuy.announced-before-the-cards", kinds=("rebuy-announced",), ruling=BEHIND)
def rebuy_announced_before_the_cards(facts: RoomFacts, _: Numbers) -> bool:
    """A player announces a rebuy after the shuffle or a dealer change but before the cards are dealt."""
    return begun(facts) and not begun(facts, BY_CARDS)
