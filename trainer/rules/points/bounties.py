"""Points about bounty chips in a hand: where one lies, and who gets it of a player who is put out in a split pot."""

from collections.abc import Iterator

from trainer.kernel import gestures as g
from trainer.kernel.manners import BOUNTY_EVENT
from trainer.rules.facts import Facts
from trainer.rules.facts.pots import pots, split
from trainer.rules.facts.showdown import contenders
from trainer.rules.kind import About, PointKind
from trainer.rules.points.pots import compared
from trainer.rules.ruling import Matter

BOUNTY_TOLD, BOUNTY_SPLIT = "bounty-chip-in-hand", "bounty-of-a-split-pot"
BOUNTY = "tournament.bounty"


def bounty_chips(facts: Facts) -> Iterator[Matter]:
    """A player does something with his bounty chip; `detail` is what."""
    for index, seat, act in facts.done(g.Bounty):
        if seat:
            yield Matter(BOUNTY_TOLD, BOUNTY, index + 1, index + 1, (), (seat,), act.word)


def bounties_of_split_pots(facts: Facts) -> Iterator[Matter]:
    """With bounties in the event a player is put out, and the same players share every pot that he was in.

    The first of the `seats` is his, the others share.
    """
    count = compared(facts)
    if not count or not (facts.setup.event == BOUNTY_EVENT or any(facts.done(g.Bounty))):
        return
    then = facts.when(count)
    shares = {pot: tuple(sorted(split(then, pot))) for pot in pots(then)}
    winners = {seat for some in shares.values() for seat in some}
    for seat in contenders(then):
        mine = {some for pot, some in shares.items() if seat in pot.seats}
        if not then.table.seat(seat).stack and seat not in winners and len(mine) == 1 and len(min(mine)) > 1:
            yield Matter(BOUNTY_SPLIT, BOUNTY, count, count, (), (seat, *min(mine)))


KINDS: tuple[PointKind, ...] = (
    PointKind(BOUNTY_TOLD, BOUNTY, "Where a bounty chip is in a hand", About.SEATS, bounty_chips),
    PointKind(BOUNTY_SPLIT, BOUNTY, "Who gets the bounty of a split pot", About.SEATS, bounties_of_split_pots),
)
