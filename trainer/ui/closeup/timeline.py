"""The numbered timeline under the felt: what happened in order, with the seconds between."""

from collections.abc import Sequence

from trainer.kernel.altered import replace
from trainer.ui.closeup import tags
from trainer.ui.closeup.lay import EDGE, EventLay, Sheet, TagLay
from trainer.ui.closeup.picture import ClosePicture, Event
from trainer.ui.table.shapes import Rect

EVENT, SINCE, FOOT, ROW_GAP, LEAST_LINE = 16.5, 13.5, 16.0, 8.0, 26.0


def events(sheet: Sheet, picture: ClosePicture) -> tuple[EventLay, ...]:
    """The entries at the foot of the sheet, in as many rows as they need."""
    rows: list[list[EventLay]] = [[]]
    for order, event in enumerate(picture.events, 1):
        entry = _entry(sheet, event, order)
        if rows[-1] and _wide(sheet, [*rows[-1], entry]) > sheet.w - 2 * EDGE:
            rows.append([])
        rows[-1].append(entry)
    high = sheet.text(EVENT) * tags.HIGH + ROW_GAP
    top = sheet.h - FOOT - high * len(rows) + ROW_GAP
    return tuple(each for place, row in enumerate(rows) for each in _placed(sheet, row, top + high * place))


def _entry(sheet: Sheet, event: Event, order: int) -> EventLay:
    return EventLay(sheet.tag(event.words, order, 0, 0, EVENT), since(event.after) if order > 1 else "", None)


def since(ms: int) -> str:
    """ "4.0 s" """
    return f"{ms / 1000:.1f} s"


def _line(sheet: Sheet, entry: EventLay) -> float:
    """The length of the line that leads to an entry."""
    text = sheet.pixels(sheet.text(SINCE))
    return max(LEAST_LINE, tags.tag_width(entry.since, text, False) / sheet.scale + 4) if entry.since else 0.0


def _wide(sheet: Sheet, row: Sequence[EventLay]) -> float:
    return sum(each.tag.box.w for each in row) + sum(_line(sheet, each) for each in row[1:])


def _placed(sheet: Sheet, row: Sequence[EventLay], top: float) -> list[EventLay]:
    x, found = (sheet.w - _wide(sheet, row)) / 2, []
    for place, entry in enumerate(row):
        long, line = _line(sheet, entry), None
        if place:
            line = Rect(x, top, long, entry.tag.box.h)
            x += long
        box = Rect(x, top, entry.tag.box.w, entry.tag.box.h)
        found.append(EventLay(replace(entry.tag, box=box), entry.since if place else "", line))
        x += box.w
    return found


__all__ = ["TagLay", "events", "since"]
