"""What a house has settled where its rulebook leaves it open, as a head may tell it: `house mucking-line yes`."""

from collections.abc import Mapping

from trainer.kernel.limits import quoted, whole
from trainer.kernel.nearest import one_of

YES, NO = "yes", "no"
MOST_RAISES = 10
SETTINGS: Mapping[str, str] = {
    "mucking-line": "cards pushed over this line at showdown are mucked",
    "forward-motion": "a rule that a forward motion with cards at the showdown gives them up",
    "betting-line": "chips over this line are a bet",
    "raise-cap": "how many raises a betting round in limit may have, after the bet",
    "moving-button": "a button that always moves to the next player",
}
"""What may be told, each with what it is. All are answered with yes or no but the cap, which is a number."""

House = tuple[tuple[str, str], ...]


def setting(text: str) -> tuple[str, str]:
    """A setting and its answer, such as "mucking-line yes". Raises ValueError."""
    key, _, value = text.strip().partition(" ")
    value = value.strip()
    if key not in SETTINGS:
        raise ValueError(f"{quoted(key)} isn't a house setting: {one_of(key, tuple(SETTINGS))}")
    if key == "raise-cap":
        if not whole(value, MOST_RAISES):
            raise ValueError("write how many raises a betting round may have, as in house raise-cap 3")
        return key, str(int(value))
    if value not in (YES, NO):
        raise ValueError(f"write yes or no, as in house {key} yes")
    return key, value
