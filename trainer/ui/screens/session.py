"""The session before this one, as the first page shows it."""

from dataclasses import dataclass


@dataclass(frozen=True, slots=True)
class LastSessionView:
    """The session before this one. `attempt` is the id that "Open the debrief" opens ("" hides the link)."""

    when: str
    caught: int
    missed: int
    false_alarms: int
    clean_hands: int
    remark: str = ""
    attempt: str = ""
