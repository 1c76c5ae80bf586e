"""What whoever makes a ledger should look at: half a family cited, reasons without need, what never ends."""

from collections.abc import Iterator

from trainer.grading.endless import endless
from trainer.rules.book import Book
from trainer.rules.families import halves, idle


def warnings(law: Book) -> Iterator[str]:
    """A sentence for each."""
    yield from (each.says for each in halves(law) if not each.why)
    yield from (f"[uncited] gives a reason for {key}, of which it cites no other half" for key in idle(law))
    yield from (each.says for each in endless(law))
