"""The next press on the way to a whole report: what the coach points at, and what a demo presses."""

from collections.abc import Callable, Sequence

from trainer.kernel.report_acts import ActedSince, DealerDid, Did, OnBoard, OnStreet, Statement
from trainer.scenarios.report import PIECES, Piece
from trainer.ui.play.report_deed import DEALER, OF_A_SEAT, ONE_FIGURE, OTHERS, TENTH
from trainer.ui.play.report_draft import ADD, GO, HEADING, HUNDREDS, NO_ONE, Draft, Page
from trainer.ui.play.report_keys import BET_KEYS


def towards(draft: Draft, told: Sequence[Statement], heading: str = "") -> str:
    """The press that comes next on the way to these statements under that heading."""
    if draft.asked is not None:
        return GO
    if draft.page == HEADING:
        return f"what:{heading}"
    ways: dict[Page, Callable[[Draft, Sequence[Statement]], str]] = {
        Piece.STREET: _to_street,
        Piece.WHO: _to_deed,
        Piece.BOARD: _to_board,
        Piece.SINCE: _to_since,
    }
    return ways[draft.page](draft, told) or _to_a_page(draft, told) or GO


def _to_a_page(draft: Draft, told: Sequence[Statement]) -> str:
    """At the end of the way: a page off it on which something is left to be told."""
    left = [PIECES[type(one)] for one in told if one not in draft.told and draft.last]
    return next((f"page:{page}" for page in left if page not in (draft.page, *draft.way)), "")


def _to_street(draft: Draft, told: Sequence[Statement]) -> str:
    part = next((one.part for one in told if isinstance(one, OnStreet)), None)
    return f"part:{part}" if part is not None and part is not draft.part else ""


def _to_deed(draft: Draft, told: Sequence[Statement]) -> str:
    left = [one for one in told if isinstance(one, Did | DealerDid)][len(draft.dids) :]
    if not left:
        return ""
    one = left[0]
    if isinstance(one, Did) and draft.begun.seat != one.seat:
        return f"seat:{one.seat}"
    if isinstance(one, DealerDid) and not draft.begun.dealer:
        return DEALER
    if draft.begun.deed is not one.deed:
        return _to_the_list(draft, one)
    number = one.amount if isinstance(one, Did) else one.number
    number = number % TENTH if one.deed in OF_A_SEAT else number
    told_at_all = bool(number) or draft.begun.deed in ONE_FIGURE
    figures = str(number)[len(draft.begun.typed) :] if told_at_all else ""
    if not figures:
        return _to_the_next(draft, left[1:])
    return f"pad:{HUNDREDS if figures.startswith(HUNDREDS) and draft.begun.typed else figures[0]}"


def _to_the_next(draft: Draft, left: Sequence[Did | DealerDid]) -> str:
    """What ends the deed that is whole: what begins another one does."""
    following = left[0] if left else None
    if following is None:
        return ""
    same = isinstance(following, Did) and not draft.begun.dealer and following.seat == draft.begun.seat
    return _to_the_list(draft, following) if same and following.deed is not draft.begun.deed else ADD


def _to_the_list(draft: Draft, one: Did | DealerDid) -> str:
    """The deed, or the list that it is on where the other one is open."""
    open_now = isinstance(one, DealerDid) or draft.begun.bets is (one.deed in BET_KEYS)
    return f"deed:{one.deed}" if open_now else OTHERS


def _to_board(draft: Draft, told: Sequence[Statement]) -> str:
    cards = next((one.cards for one in told if isinstance(one, OnBoard)), None)
    return f"cards:{cards}" if cards is not None and cards != draft.cards else ""


def _to_since(draft: Draft, told: Sequence[Statement]) -> str:
    since = next((one.seats for one in told if isinstance(one, ActedSince)), None)
    if since is None:
        return ""
    if not since:
        return "" if draft.no_one else NO_ONE
    return next((f"since:{seat}" for seat in sorted(set(since) ^ draft.since)), "")
