"""When the plain answer is told in place of one on the pots or the showdown."""

import re

from trainer.grading.answers.choice.giving_way import ROUTINE
from trainer.grading.answers.plain.weighed import Weighed, about_anybody, kind_of, names
from trainer.grading.answers.pots.awards import WINS, too_late
from trainer.grading.answers.pots.disputed import disputed
from trainer.grading.answers.pots.every_hand import BOARD_SHARES, IF_OUT
from trainer.grading.answers.state import DISPUTE

HANGS_ON = (IF_OUT, "tables a hand as good")
"""How it is said that the pot may still go to a hand that lies face down."""
STILL_TO_WIN = ("showdown.may-not-muck", "showdown.no-claim-unless-read")
"""Rulings on a hand that was let go and may win all the same."""
SHARE = re.compile(r"[Ss]eat (\d+) (?:wins|gets) (\d[\d,]*\d|\d)")
BACK = re.compile(r"[Tt]he uncalled (\d[\d,]*\d|\d) (?:comes|goes) back(?: to seat \d+)?")
"""What a seat gets of the pots, and what goes back."""
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
    return _tells_who_wins(w) and ((about_anybody(w.asked) and same) or _tells_every_share(w))


def _tells_every_share(w: Weighed) -> bool:
    """Does it rule with all that each gets, in other words, where the other one tells nothing but that?"""
    mine, left = set(SHARE.findall(w.made.sentence)), SHARE.sub("", w.made.sentence)
    back, left = set(BACK.findall(left)), BACK.sub("", left)
    only = not left.replace("and", "").strip(" ,;.")
    told = {*SHARE.findall(w.plain.sentence)} >= mine and {*BACK.findall(w.plain.sentence)} >= back
    return w.ruled and only and told and names(w.plain.sentence, w.asked)


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
