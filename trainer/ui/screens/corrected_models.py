"""What is shown of a correction of the law, as frozen values."""

from dataclasses import dataclass


@dataclass(frozen=True, slots=True)
class AgainView:
    """A hand that was graded again: its attempt's id, its title, when and where it was dealt; is it all `right` now?"""

    attempt: str
    title: str
    when: str
    right: bool


@dataclass(frozen=True, slots=True)
class CorrectedView:
    """What corrections changed: in a sentence or two, the hands, and what else is other than before.

    `says` tells what is right, house by house, where several were corrected.
    """

    words: str
    hands: tuple[AgainView, ...]
    more: tuple[str, ...] = ()
    says: tuple[str, ...] = ()
