"""Foxwoods: bounty chips, and the pool that they are part of."""

from collections.abc import Mapping

from trainer.rules.books.foxwoods_payout import paid_out
from trainer.rules.common.bounty_chips import CHIP, chip_is, has_live_hand, is_all_in, whole_stack
from trainer.rules.course import clockwise
from trainer.rules.facts import Facts
from trainer.rules.points.bounties import BOUNTY_SPLIT
from trainer.rules.room.facts import RoomFacts
from trainer.rules.room.hands import clockwise_from_button, shared_alike, table_of, won_from
from trainer.rules.room.money import bounty
from trainer.rules.rule import Numbers, rule
from trainer.rules.ruling import Authority, Discretion, Ruling

TOPIC = "tournament.bounty"
IN_FRONT = Ruling(
    "tournament.bounty-chip-stays-in-front", "the bounty chip is in the right place and stays there", fault=False
)
OFF_THE_STACK = Ruling(
    "tournament.bounty-chip-off-the-stack",
    "the player takes the bounty chip off the stack and puts it in front of the chips",
)
CALL_SUPERVISOR = Ruling(
    "tournament.floor-called-over-bounty",
    "the dealer calls a supervisor at once",
    Authority.FLOOR,
    discretion=Discretion.FULL,
    options=(
        "penalise-the-player",
        "disqualify-or-eliminate-the-player",
        "bar-him-from-later-events",
        "freeze-his-account-until-the-bounty-is-paid",
    ),
)
ALL_IN = Ruling("tournament.bounty-chip-is-all-in", "the bounty chip in the pot is an all-in bet")
AS_IT_SHOULD = Ruling(
    "tournament.bounty-chip-lies-in-pot", "the bounty chip is in the right place and stays there", fault=False
)
NEAREST = Ruling(
    "tournament.bounty-nearest-the-button",
    "the bounty goes to the winner nearest clockwise from the button",
    fault=False,
)
IN_THE_POOL = Ruling(
    "tournament.pool-includes-bounties",
    "the prize pool includes the buy-ins, the bounties and any rebuys",
    fault=False,
)


def _bet(facts: RoomFacts | Facts, numbers: Numbers) -> Mapping[str, int]:
    """What the all-in bet comes to, where the hand is told, and who was to act if somebody else was."""
    if isinstance(facts, RoomFacts):
        return {}
    course, seat = facts.when(facts.matter.onset).course, facts.matter.seats[0]
    first = course.pending[0] if course.betting and course.pending else seat
    return {**whole_stack(facts, numbers), **({"due": first} if first != seat else {})}


@rule("tournament.bounty.chip-in-front-of-stacks", kinds=CHIP, ruling=IN_FRONT)
def bounty_chip_in_front(facts: RoomFacts, _: Numbers) -> bool:
    """A player has the bounty chip in front of their stacks."""
    return chip_is(facts, "in-front")


@rule("tournament.bounty.chip-in-or-on-stack", kinds=CHIP, ruling=OFF_THE_STACK)
def bounty_chip_on_a_stack(facts: RoomFacts, _: Numbers) -> bool:
    """A player's bounty chip is in or on one of the player's stacks."""
    return chip_is(facts, "on-a-stack")


@rule("tournament.bounty.all-in-chip-not-shown", kinds=CHIP, ruling=CALL_SUPERVISOR)
def bounty_chip_not_shown(facts: RoomFacts, _: Numbers) -> bool:
    """A player who is all-in doesn't produce the bounty chip."""
    return chip_is(facts, "not-shown")


@rule("tournament.bounty.live-hand-chip-in-pot", kinds=CHIP, ruling=ALL_IN, figures=_bet)
def bounty_chip_bet(facts: RoomFacts, _: Numbers) -> bool:
    """A player with a live hand who isn't all-in puts the bounty chip in the pot."""
    return chip_is(facts, "in-the-pot") and has_live_hand(facts) and not is_all_in(facts)


@rule("tournament.bounty.all-in-chip-in-pot", kinds=CHIP, ruling=AS_IT_SHOULD)
def bounty_chip_shown(facts: RoomFacts, _: Numbers) -> bool:
    """A player who is all-in puts the bounty chip in the pot."""
    return chip_is(facts, "in-the-pot") and has_live_hand(facts) and is_all_in(facts)


def _won(facts: RoomFacts) -> dict[str, int]:
    return won_from(facts, facts.matter.detail, facts.subject)


def _nearest(facts: RoomFacts | Facts, _: Numbers) -> Mapping[str, int]:
    if not isinstance(facts, RoomFacts):
        out, *winners = facts.matter.seats
        return {"seat": clockwise(tuple(winners), facts.table.button)[0], "out": out}
    table = table_of(facts.subject, facts.matter.detail)
    name = clockwise_from_button(facts.subject, table, tuple(_won(facts)))
    return {"seat": facts.subject.before.player(name).seat}


@rule("tournament.bounty.out-in-a-split-pot", kinds=("bounty-won", BOUNTY_SPLIT), ruling=NEAREST, figures=_nearest)
def bounty_of_a_split_pot(facts: RoomFacts | Facts, _: Numbers) -> bool:
    """A player busts in a pot that two or more players split. Winning separate pots isn't a split."""
    return not isinstance(facts, RoomFacts) or shared_alike(facts, _won(facts))


def _pool(facts: RoomFacts, numbers: Numbers) -> Mapping[str, int]:
    return paid_out(facts, numbers)


@rule(
    "tournament.bounty.pool-of-the-event",
    kinds=("bounty-pool",),
    ruling=IN_THE_POOL,
    numbers=("withheld",),
    figures=_pool,
)
def pool_of_a_bounty_event(facts: RoomFacts, _: Numbers) -> bool:
    """The house adds up the prize pool of a bounty event."""
    return bool(bounty(facts.setup))
