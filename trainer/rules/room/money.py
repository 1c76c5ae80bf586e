"""Money of an event, in cents: what came in, what the house keeps, and what each place is paid."""

from trainer.kernel.room.setup import RoomSetup
from trainer.rules.room.facts import RoomFacts
from trainer.rules.room.hands import busts_of_the_hand, stack_at_start
from trainer.rules.room.sheets import WHOLE, printed_bounty

HUNDRED = 100
PAYOUTS, HIGH_HAND = "payouts", "high-hand"  # what is asked for at the desk


def collected(facts: RoomFacts) -> int:
    """The prize pool before anything went out of it."""
    room = facts.subject.after
    return room.pool + sum(money for _, money in room.paid)


def withheld(pool: int, percent: int) -> int:
    """What the house keeps of a pool; a fraction of a cent stays in the pool."""
    return pool * percent // HUNDRED


def bounty(setup: RoomSetup) -> int:
    """What a bounty chip is worth, as told or as the sheet of the event prints it; 0 where there are none."""
    return setup.bounty or printed_bounty(setup.sheet) * HUNDRED


def bounties(facts: RoomFacts) -> int:
    """What the bounty chips of all entries are worth together."""
    return facts.subject.after.entries * bounty(facts.setup)


def by_places(paid_out: int, shares: tuple[int, ...]) -> tuple[int, ...]:
    """Cents for each place from the first; `shares` are hundredths of a percent.

    Each is rounded down to the cent, and what that leaves over goes to the first.
    """
    each = [paid_out * share // WHOLE for share in shares]
    return (each[0] + paid_out - sum(each), *each[1:])


def places_of(amounts: tuple[int, ...]) -> dict[str, int]:
    """Figures by place: "place-1" and so on, and how many are paid."""
    return {"places": len(amounts), **{f"place-{place}": cents for place, cents in enumerate(amounts, 1)}}


def players_entered(facts: RoomFacts) -> int:
    """Different players who entered: entries less the re-entries; where no entries are told, those of the room."""
    room = facts.subject.after
    if not room.entries:
        return len(room.players)
    return room.entries - sum(each.entries - 1 for each in room.players)


def seat_before(facts: RoomFacts, name: str) -> int:
    """Where a player sat before he went out."""
    return next((seat for room in reversed(facts.record.rooms) if (seat := room.player(name).seat)), 0)


def busted_together(facts: RoomFacts) -> tuple[tuple[str, int], ...]:
    """Players who went out in the hand of the matter, with what each held when it began, the most first."""
    names = busts_of_the_hand(facts, facts.subject)
    stacks = [(name, stack_at_start(facts, name, facts.subject)) for name in names]
    return tuple(sorted(stacks, key=lambda each: -each[1]))
