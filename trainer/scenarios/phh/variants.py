"""The variants of PHH: which game and limit each is at our table, and why some are not dealt here."""

from dataclasses import dataclass

BLINDS = ("variant", "antes", "blinds_or_straddles", "starting_stacks", "actions")
BRING_IN = ("variant", "antes", "bring_in", "starting_stacks", "actions")
BIG = ("min_bet",)
FIXED = ("small_bet", "big_bet")


@dataclass(frozen=True, slots=True)
class Variant:
    """One variant by its code. `game` is "" where it is not dealt at our table: `reason` says why.

    `needs` are the fields that its hands must have.
    """

    code: str
    name: str
    game: str
    limit: str
    needs: tuple[str, ...]
    reason: str = ""


_DRAW = "this program has no draw games"
_SHORT = "this program has no short-deck hold'em"

VARIANTS: dict[str, Variant] = {
    each.code: each
    for each in (
        Variant("FT", "fixed-limit hold'em", "holdem", "limit", BLINDS + FIXED),
        Variant("NT", "no-limit hold'em", "holdem", "no-limit", BLINDS + BIG),
        Variant("NS", "no-limit short-deck hold'em", "", "no-limit", BLINDS + BIG, _SHORT),
        Variant("PO", "pot-limit Omaha", "omaha", "pot-limit", BLINDS + BIG),
        Variant("FO/8", "fixed-limit Omaha eight or better", "omaha-8", "limit", BLINDS + FIXED),
        Variant("F7S", "fixed-limit seven-card stud", "stud", "limit", BRING_IN + FIXED),
        Variant("F7S/8", "fixed-limit seven-card stud eight or better", "stud-8", "limit", BRING_IN + FIXED),
        Variant("FR", "fixed-limit razz", "razz", "limit", BRING_IN + FIXED),
        Variant("N2L1D", "no-limit deuce-to-seven single draw", "", "no-limit", BLINDS + BIG, _DRAW),
        Variant("F2L3D", "fixed-limit deuce-to-seven triple draw", "", "limit", BLINDS + FIXED, _DRAW),
        Variant("FB", "fixed-limit badugi", "", "limit", BLINDS + FIXED, _DRAW),
    )
}


def variant_of(game: str, limit: str) -> Variant | None:
    """The variant that a game of ours is in PHH; None where the notation has no code for it."""
    return next((each for each in VARIANTS.values() if (each.game, each.limit) == (game, limit)), None)
