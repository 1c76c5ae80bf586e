"""Which of what was found is the answer: what is still to be put right, what was asked for, the last decisive one."""

from collections.abc import Iterable

from trainer.grading.answers.asked import RIGHT
from trainer.grading.answers.choice.beside import BEHIND, SHOWN, back_for_the_redeal, points_it_out
from trainer.grading.answers.choice.giving_way import ROUTINE
from trainer.grading.answers.choice.last_words import asks_to_raise, objects_last
from trainer.grading.answers.choice.leading import ALL_IN, COUNTS, whether_open
from trainer.grading.answers.choice.waited_for import SIDE
from trainer.grading.answers.telling import WRONG_BUTTON
from trainer.rules.amiss import FOLDING
from trainer.rules.facts import Facts
from trainer.rules.facts.deal import deals
from trainer.rules.facts.out_of_turn import KIND as TURN
from trainer.rules.facts.wager import wagers
from trainer.rules.kinds import on_a_wager
from trainer.rules.ruling import Decision, Matter

TOO_LATE = ("bet.error-stands", "bet.underbet-stands-round-over")
"""Rulings that leave a wrong wager as it is: nothing of them is to be done."""
LEAST, CAP = "least-raise", "raise-cap"
"""The kinds of how much the next raise must be, and of whether raises are limited."""
"""The kind of a fold: it may end a street, and is then about no more than itself."""
UNCLEAR, UNCLEAR_CASE = "unclear-amount", "unclear-case"
"""Kinds of a number with several meanings: which of them it is, and that the case is one for the floor."""
FACE_UP = "showdown.all-hands-tabled"
"""The ruling that all hands are turned up as nobody can bet any more."""
SHOWS = "show-order"
"""The kind of who shows first once all betting is over."""
NAMED = ("bet", "raise", "call", "all-in")
"""Words for a wager."""
HEADS_UP, PLACED = "heads-up-button", "button-and-blinds"
"""Where the button goes, heads-up and after any hand: a rulebook may speak on it, and not on a wrong place of it."""


def lead_of(
    open_now: tuple[Decision, ...],
    calm: tuple[Decision, ...],
    asked: tuple[Decision, ...],
    rights: Decision | None,
    seen: bool = False,
) -> Decision | None:
    """The decision that answers: what is still to be put right, then what was asked for, then the last decisive one.

    `seen` is whether the hands have been seen, so that it is known who wins.
    """
    if rights is not None:
        return rights
    if (back := back_for_the_redeal(open_now, calm)) is not None:
        return back
    return (
        _led_by_chips_behind(open_now, asked, seen)
        or _led_by_words(open_now, asked)
        or ruled_since(open_now, calm)
        or _led_by_chips_that_move((*open_now, *calm))
        or _led_by_all_face_up(open_now, calm)
        or _left_to_the_floor(next(iter((*open_now, *calm)), None), asked)
    )


def _led_by_all_face_up(open_now: tuple[Decision, ...], calm: tuple[Decision, ...]) -> Decision | None:
    """That all hands are turned up, where the last all-in has ended the betting: nobody has to answer that any more, or
    to show in an order of which the rulebook tells on the last round of an all-in as well.
    """
    if open_now or not calm or not (calm[0].key in ALL_IN or calm[0].matter.kind == SHOWS):
        return None
    since = calm[0].matter.onset if calm[0].key in ALL_IN else 0
    return next((each for each in calm if each.key == FACE_UP and each.matter.onset >= since), None)


def _led_by_chips_that_move(found: tuple[Decision, ...]) -> Decision | None:
    """What is still to be put in, or goes back, of a wager: before a count of it that is asked for, and before cards
    that were shown too early because everybody took the wager for called.
    """
    if not found or found[0].matter.kind not in (*COUNTS, SHOWN):
        return None
    moved = (each for each in found if on_a_wager(each.matter.kind) and not each.silent)
    named = ("owed", "back") if found[0].matter.kind in COUNTS else ("owed",)
    return next((each for each in moved if any(dict(each.figures).get(name) for name in named)), None)


def _left_to_the_floor(first: Decision | None, asked: tuple[Decision, ...]) -> Decision | None:
    """What comes first; where the rulebook doesn't say which meaning of a number it is, that the floor settles it."""
    if first is None or not (first.silent and first.matter.kind == UNCLEAR):
        return first
    mine = (each for each in asked if each.matter.kind == UNCLEAR_CASE and each.matter.error == first.matter.error)
    return next((each for each in mine if not each.silent), first)


def own_act_first(lead: Decision | None, open_now: tuple[Decision, ...], seat: int) -> Decision | None:
    """Of the acts out of turn that are open the one of the seat whose right is asked for, in place of another's."""
    if lead is None or lead.matter.kind != TURN or not seat or lead.matter.seats[0] == seat:
        return lead
    return next((each for each in open_now if each.matter.kind == TURN and each.matter.seats[0] == seat), lead)


def asks_whether_open(facts: Facts, ask: str, calm: tuple[Decision, ...], rights: Decision | None) -> bool:
    """Is it asked, in words of the player who is next or by an all-in that came last, whether the betting is open
    again? Next rights are none beside something open.
    """
    if ask or rights is None:
        return False
    return asks_to_raise(facts.record) == rights.matter.seats[0] or whether_open(facts, next(iter(calm), None), rights)


def to_be_settled(lead: Decision, open_now: tuple[Decision, ...]) -> bool:
    """Is there something about it that comes before the counting of pots?"""
    fault = lead.ruling is not None and lead.ruling.fault
    return lead in open_now or (fault and lead.matter.kind not in SIDE)


def _led_by_chips_behind(open_now: tuple[Decision, ...], asked: tuple[Decision, ...], seen: bool) -> Decision | None:
    """Chips found behind an all-in that was called: what of them plays comes before what the all-in would be.

    Once the hands have been seen that goes for silence too: what the all-in was said to be is not the question then.
    """
    first = open_now[0].matter if open_now else None
    behind = (each for each in asked if each.matter.kind == BEHIND and (seen or not each.silent))
    mine = (each for each in behind if first is not None and each.matter.seats[:1] == first.seats[:1])
    return next(mine, None) if first is not None and on_a_wager(first.kind) else None


def owes_what_was_behind(decision: Decision, points: Iterable[Decision]) -> bool:
    """Is it that chips are missing of an all-in behind which some were found, and ruled on by themselves?"""
    about = decision.matter
    if about.kind == BEHIND or not on_a_wager(about.kind) or not dict(decision.figures).get("owed"):
        return False
    behind = (each.matter for each in points if each.matter.kind == BEHIND and not each.silent)
    return any(each.seats[:1] == about.seats[:1] and each.error >= about.error for each in behind)


def _led_by_words(open_now: tuple[Decision, ...], asked: tuple[Decision, ...]) -> Decision | None:
    """Where the rulebook is silent on the first of what is open: what it says of the same act all the same."""
    if not open_now or not open_now[0].silent:
        return None
    if open_now[0].matter.kind == WRONG_BUTTON:
        return next((each for each in asked if _begins_heads_up(each.matter) and not each.silent), None)
    same = (each for each in asked if each.matter.error == open_now[0].matter.error and each.matter.kind != FOLDING)
    said = (each for each in same if not each.silent and not points_it_out(open_now[0], each))
    chosen = (each for each in said if each.ruling is not None and each.ruling.options)
    return next((each for each in chosen if each.matter.kind not in SIDE), None)


def ruled_since(open_now: tuple[Decision, ...], calm: tuple[Decision, ...]) -> Decision | None:
    """What is still to be put in, or goes back, of a wager made since something came up on which the rulebook has
    nothing, where nothing else is open.
    """
    if not open_now or not all(each.silent for each in open_now) or on_a_wager(open_now[0].matter.kind):
        return None
    since = (each for each in calm if each.matter.onset > max(one.matter.onset for one in open_now))
    moved = (each for each in since if on_a_wager(each.matter.kind) and not each.silent)
    return next((each for each in moved if any(dict(each.figures).get(name) for name in ("owed", "back"))), None)


def by_its_place(facts: Facts, ask: str, lead: Decision | None, asked: tuple[Decision, ...]) -> Decision | None:
    """The lead; where the button is asked about before the first card, and the rulebook doesn't speak of a wrong one,
    where it goes.
    """
    if not ask or deals(facts)[-1].dealt or lead is None or not lead.silent or lead.matter.kind != WRONG_BUTTON:
        return lead
    return next((each for each in asked if each.matter.kind == PLACED and not each.silent), lead)


def _begins_heads_up(matter: Matter) -> bool:
    """Is it about the hand with which heads-up begins, on which nobody may have the big blind again?"""
    return matter.kind == HEADS_UP and bool(matter.detail)


def is_past(facts: Facts, lead: Decision) -> bool:
    """Is it what a player might have done while the betting was open, and no more?"""
    return lead.matter.kind in (RIGHT, LEAST, CAP) and facts.course.street >= 0 and not facts.course.betting


def is_firm(lead: Decision | None) -> bool:
    """May the next player count on the amounts there are, or is a wager still to be put right?"""
    return lead is None or lead.ruling is None or not lead.ruling.fault


def without_bygones(open_now: tuple[Decision, ...], calm: tuple[Decision, ...], seen: bool) -> tuple[Decision, ...]:
    """What is open, less old wagers that stand since it is too late, where something decisive has come up since.

    `seen` is whether the hands have been seen, so that it is known who wins.
    """
    since = max((each.matter.onset for each in calm if each.matter.kind not in (*SIDE, *ROUTINE)), default=0)
    return tuple(each for each in open_now if each.key not in TOO_LATE or not (seen or each.matter.onset < since))


def objected_too_late(facts: Facts, asked: tuple[Decision, ...]) -> tuple[Decision, ...]:
    """A wrong wager that stands since it is too late, where a player objects to it last; none where nobody does."""
    mine = (each for each in reversed(asked) if each.key in TOO_LATE and not each.silent)
    return tuple(each for each, _ in zip(mine, range(1), strict=False)) if objects_last(facts.record) else ()


def has_named_a_bet(facts: Facts, seat: int) -> bool:
    """Has the seat said that it bets, raises or calls, or how much, with no chips out? Then that is what it does."""
    mine = [each for each in wagers(facts) if each.seat == seat and each.street == facts.course.street]
    said = mine[-1].declared if mine and not mine[-1].motions else None
    return said is not None and not said.conditional and (said.kind in NAMED or (not said.kind and said.amount > 0))
