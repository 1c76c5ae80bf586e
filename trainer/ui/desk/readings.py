"""How contradictions in paragraphs are read here, as notes under a head that says to ask the house."""

from collections.abc import Iterable

from trainer.ui.screens.models import NoteView

ASK = "Ask your house"


def reading_notes(readings: Iterable[str]) -> tuple[NoteView, ...]:
    """Each reading once; "" for none."""
    return tuple(NoteView("reading", each) for each in dict.fromkeys(without_asking(each) for each in readings if each))


def without_asking(reading: str) -> str:
    """A reading without the words that its head says already."""
    return reading.replace(f" {ASK}.", "").replace(f"{ASK}. ", "")
