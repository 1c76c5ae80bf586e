"""Whether a player may see the hand that another one has asked for: told of who is asked about and has not asked."""

from trainer.grading.answers.pots.asked_to_see import ASKED
from trainer.grading.rulings import on_hand
from trainer.kernel import gestures as g
from trainer.kernel.asking_acts import Request, Requested
from trainer.rules.book import Book
from trainer.rules.record import Record

BY_RIGHT, NO_RIGHT = "showdown.tabled-by-right", ("showdown.no-right-to-see", "showdown.showing-up-to-floor")
MAY = "Seat {} may have seat {}'s hand tabled on request"
MAY_NOT = "Seat {} has no right to see seat {}'s hand either"


def would_see(record: Record, law: Book, seat: int) -> str:
    """What holds once that seat asks too; "" where nobody else has asked, or the house says something else on it."""
    asked = [each for each in record.gestures if isinstance(each.act, Request) and each.act.what is Requested.SEE]
    if not asked or any(each.seat == seat for each in asked) or not isinstance(asked[-1].act, Request):
        return ""
    other, at = asked[-1].act.seat, record.gestures[-1].at
    more = record.otherwise((*record.gestures, g.Gesture(at, g.player(seat), Request(Requested.SEE, other))))
    if more is None or other == seat:
        return ""
    found = on_hand(more, law).values()
    his = next((each for each in found if each.matter.kind == ASKED and each.matter.seats == (seat, other)), None)
    if his is None or his.silent:
        return ""
    said = MAY if his.key == BY_RIGHT else MAY_NOT if his.key in NO_RIGHT else ""
    return f"{said.format(seat, other)}." if said else ""
