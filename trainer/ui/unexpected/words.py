"""What is said when something went wrong: whether the hand is kept, and the ways out."""

from dataclasses import dataclass
from enum import Enum

GO_ON, TODAY, QUIT = "go-on", "today", "quit"
TITLE = "Something went wrong"


class Saved(Enum):
    """What of the trainee's doings is on the disk, in the sentence that says so."""

    NOTHING_YET = "Nothing you did before was changed."
    ALL = "Everything you’ve done is saved."
    HAND = "Your hand is saved up to your last move."
    NOT_SURE = "Your last move may not be saved. Everything before it is."
    NOT_KEPT = "You’re dealing without saving, so this hand is gone once you quit."


@dataclass(frozen=True, slots=True)
class UnexpectedView:
    """One error: what happened, what is saved, the report to read, and the ways out, the first being Enter's."""

    text: str
    saved: Saved
    report: str
    ways: tuple[tuple[str, str], ...]


WHAT_NOW = {
    "page": "The program hit an unexpected error. You did nothing wrong.",
    "apart": "The program hit an error in the background. You can continue from here.",
    "again": "The same thing happened again. Quit, then open the program again.",
    "start": "The program couldn’t start. You did nothing wrong.",
}
LABELS = {GO_ON: "Continue", TODAY: "Back to Today", QUIT: "Quit"}
WAYS = {"page": (TODAY, QUIT), "apart": (GO_ON, QUIT), "again": (QUIT, TODAY), "start": (QUIT,)}


def view_of(case: str, saved: Saved, report: str) -> UnexpectedView:
    """What to show in a case: "page", "apart" from any page, "again" at once, or at the "start"."""
    return UnexpectedView(WHAT_NOW[case], saved, report, tuple((way, LABELS[way]) for way in WAYS[case]))


def times(count: int) -> str:
    """How often it happened, if more than once."""
    return f"It happened {count} times." if count > 1 else ""
