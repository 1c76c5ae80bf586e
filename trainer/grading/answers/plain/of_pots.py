"""When the plain answer is told in place of one on the pots or the showdown."""

from trainer.grading.answers.choice.giving_way import ROUTINE
from trainer.grading.answers.plain.weighed import Weighed, about_anybody, kind_of, names
from trainer.grading.answers.pots.awards import WINS, too_late
from trainer.grading.answers.pots.disputed import disputed
from trainer.grading.answers.pots.every_hand import BOARD_SHARES, IF_OUT
from trainer.grading.answers.state import DISPUTE

HANGS_ON = (IF_OUT, "tables a hand that beats")
"""How it is said that the pot may still go to a hand that lies face down."""
STILL_TO_WIN = ("showdown.may-not-muck", "showdown.no-claim-unless-read")
"""Rulings on a hand that was let go and may win all the same."""
OF_SHOWN_HANDS = ("all-in-over", "hand-tabled", "shown")


def settles_the_pots(w: Weighed) -> bool:
    """Does it tell all that the other one tells of the pots and why, what that hangs on, or that it is disputed?"""
    if _tells_who_wins_too(w) or _tells_what_it_hangs_on(w):
        return True
    if w.plain.lead is not None and w.plain.lead.key in STILL_TO_WIN and _tells_who_wins(w):
        return kind_of(w.made) in ("", *ROUTINE, *OF_SHOWN_HANDS)
    return _hears_the_dispute(w)


def _tells_who_wins(w: Weighed) -> bool:
    return WINS.search(w.made.sentence) is not None


def _tells_who_wins_too(w: Weighed) -> bool:
    same = w.made.sentence.removesuffix(".").casefold() in w.plain.sentence.casefold()
    return about_anybody(w.asked) and _tells_who_wins(w) and same


def _tells_what_it_hangs_on(w: Weighed) -> bool:
    """Does it alone tell who wins only if a hand stays out, where that isn't known, or keeps a share by the board?"""
    return any(each in w.plain.sentence and each not in w.made.sentence for each in (*HANGS_ON, BOARD_SHARES))


def _hears_the_dispute(w: Weighed) -> bool:
    """Is a dispute heard over what else is a matter of course?"""
    heard = disputed(w.plain.lead) and not too_late(w.plain.lead) and names(w.plain.sentence, w.asked)
    if not heard or kind_of(w.made) not in ("", *ROUTINE, DISPUTE):
        return False
    goes_on = w.plain.sentence.startswith(w.made.sentence.removesuffix("."))
    return not disputed(w.made.lead) or _tells_who_wins(w) or goes_on
