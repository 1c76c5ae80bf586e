"""What becomes of the chips of a hand that is killed for its number of cards: they stay in the pot."""

from trainer.kernel.listed import listed
from trainer.rules.facts import Facts
from trainer.rules.facts.hands import put_in, supplied
from trainer.rules.facts.showdown import uncalled
from trainer.rules.ruling import Matter

ONE, MORE = "what it has put in stays in the pot", "what they have put in stays in the pot"


def chips_of_a_dead_hand(matter: Matter, facts: Facts | None) -> dict[str, str]:
    """`its_chips` is what hands with too many or too few cards have put in and don't get back; nothing of it where
    nobody has called what one of them bet.
    """
    if facts is None or any(uncalled(facts, each) for each in matter.seats):
        return {}
    return {"its_chips": _stays(facts, matter.seats)}


def _stays(facts: Facts, seats: tuple[int, ...]) -> str:
    """Whose chips stay in the pot, with their figures where all of them were told; "" for none."""
    if supplied(facts):
        return ONE if len(seats) == 1 else MORE
    amounts = {seat: amount for seat in seats if (amount := put_in(facts, seat, facts.at))}
    if len(seats) == 1:
        return "".join(f"its {amount:,} stays in the pot" for amount in amounts.values())
    each = listed([f"seat {seat}'s {amount:,}" for seat, amount in amounts.items()])
    return f"{each} stay{'s' if len(amounts) == 1 else ''} in the pot" if amounts else ""
