"""Who called a string bet, more than the limit or the pot, or a closed raise: what is beyond goes back with it."""

from collections.abc import Iterable, Mapping
from dataclasses import replace

from trainer.grading.answers.choice.beside import STRING_OPEN
from trainer.kernel import gestures as g
from trainer.kernel.listed import seats_within
from trainer.rules.effects import Effect
from trainer.rules.facts import Facts
from trainer.rules.facts.pot_limit import played, pulled_later
from trainer.rules.facts.shape import brought_to_the_limit, said_first
from trainer.rules.facts.wager import Wager, at_its_most, maker, wagers
from trainer.rules.ruling import Decision
from trainer.rules.stands import MISCOUNT, OVERBET, POT_BET, STRING, WHAT_IT_IS

RETURNED = "returned"
"""The figure for what the dealer has returned of a wager, in chips."""
FULL_CALL = "full-call"
"""The figure for what a short call faces."""
CLOSED = (Effect.BETTING_CLOSED, Effect.NO_RAISE_POSSIBLE)
"""What leaves nobody a raise: one put out in chips is a call."""
OWN = "Seat {} calls {:,} and gets {:,} back."
ONE, SEVERAL = "seat {}'s call is {:,}, and {:,} goes back", "{} call {:,}, and {:,} goes back to each"


def once_returned(facts: Facts, cut: Decision) -> Decision:
    """The ruling that cuts a bet or raise, with nothing more to go back once the dealer has returned that much, or
    its maker has pulled it back. One by which chips are missing, with those that the dealer has returned since.
    """
    figures, made = dict(cut.figures), maker(facts.about(cut.matter))
    if made is not None and figures.get("owed") and (gone := _returned_later(facts, made)):
        owed = ("owed", figures["owed"] + gone)
        return replace(cut, figures=tuple(owed if each[0] == "owed" else each for each in cut.figures))
    if made is None or not figures.get("to") or not _cuts(cut, made):
        return cut
    over, gone = made.total + _pulled_since(made) - figures["to"], _gone_back(facts, made)
    in_part = 0 < gone < over and _is_over_the_pot(cut)
    if over <= 0 or not (gone == over or in_part or (gone > over and _is_over_the_pot(cut))):
        return cut
    now = (("back", max(0, over - gone)), (RETURNED, min(gone, over)))
    return replace(cut, figures=(*(each for each in cut.figures if each[0] != "back"), *now))


def _cuts(cut: Decision, made: Wager) -> bool:
    """Is it on a string bet or on more than the limit or the pot, which come down to what the house allows?"""
    return cut.matter.kind in (STRING, OVERBET) or _beyond_the_limit(cut, made) or _is_over_the_pot(cut)


def _is_over_the_pot(cut: Decision) -> bool:
    """Does a bet or raise of more than the pot come down to it?"""
    figures = dict(cut.figures)
    return cut.matter.kind in (POT_BET, MISCOUNT) and figures.get("back", 0) > 0


def is_put_right(facts: Facts, cut: Decision) -> bool:
    """Has all gone back of a bet or raise that is cut, before anybody called it?"""
    figures, made = dict(cut.figures), maker(facts.about(cut.matter))
    back = figures.get(RETURNED, 0) if not figures.get("back") else 0
    return made is not None and back > 0 and not _calls(facts, made, figures["to"], figures["to"] + back)


def lies_at_the_limit(facts: Facts, decision: Decision) -> bool:
    """Is it more than the limit, on which the rulebook has nothing, though just the one bet or raise lies there, as the
    rest went back before anybody acted on it?
    """
    mine = decision.silent and decision.matter.kind in (OVERBET, WHAT_IT_IS)
    made = maker(facts.about(decision.matter)) if mine else None
    return made is not None and brought_to_the_limit(made)


def _gone_back(facts: Facts, made: Wager) -> int:
    """What the dealer has returned of it and its maker pulled back, in chips."""
    return _returned(facts, made) + _pulled_since(made) + (pulled_later(facts, made) if played(facts) else 0)


def _pulled_since(made: Wager) -> int:
    """What its maker has pulled back of it once it lay there, in chips."""
    return made.pulled.amount - at_its_most(made).pulled.amount


def _returned_later(facts: Facts, made: Wager) -> int:
    """What the dealer has returned of the last chips of that seat, once others had acted on them, in chips."""
    mine = [each for each in wagers(facts) if each.seat == made.seat and each.motions]
    if not mine or mine[-1].first != made.first or made.street != facts.course.street or made.good or made.settled >= 0:
        return 0
    since = facts.done(g.ReturnBet, made.last + 1)
    return sum(act.chips.amount for _, _, act in since if act.seat == made.seat)


def _returned(facts: Facts, made: Wager) -> int:
    """What the dealer has returned of that wager, in chips."""
    since = facts.done(g.ReturnBet, made.first)
    return sum(act.chips.amount for _, _, act in since if act.seat == made.seat)


def calls_cut(facts: Facts, cut: Decision) -> Mapping[int, int]:
    """By seat what goes back to who called more of that string bet or closed raise than it comes to, in chips; nothing
    where it isn't cut.
    """
    figures, made = dict(cut.figures), maker(facts.about(cut.matter))
    to, back = called_to(cut), figures.get("back", 0) + figures.get(RETURNED, 0)
    if made is None or not (to and back):
        return {}
    # what is ruled on more than the limit is for all in for it
    apart = cut.matter.kind in (STRING, POT_BET) or RETURNED in figures
    if not (apart or cut.effect in CLOSED or _beyond_the_limit(cut, made)):
        return {}
    return _beyond(facts, made, to, figures.get("to", 0) + back)


def called_to(cut: Decision) -> int:
    """The total that calls of it come to: what it comes to or, where just a short call stands, what that faces."""
    figures = dict(cut.figures)
    return figures.get(FULL_CALL, 0) or figures.get("to", 0)


def _beyond_the_limit(cut: Decision, made: Wager) -> bool:
    """Does a bet or raise of more than the limit come to the one size by what silent chips are?"""
    return cut.matter.kind == WHAT_IT_IS and made.fixed and dict(cut.figures)["to"] > made.facing


def called_since(facts: Facts, left: Decision) -> frozenset[int]:
    """The seats that have put in chips since a string bet of which the floor says what stands, but for whoever raised
    enough in any case: they hang on that; nobody where it isn't left to the floor or its street is over.
    """
    made = maker(facts.about(left.matter)) if left.key == STRING_OPEN else None
    if made is None or made.street != facts.course.street:
        return frozenset()
    enough = 2 * dict(left.figures)["by-all-chips"]
    since = (each for each in wagers(facts) if each.street == made.street and each.first > made.last)
    return frozenset(each.seat for each in since if each.motions and each.seat != made.seat and each.total < enough)


def _beyond(facts: Facts, made: Wager, to: int, most: int) -> Mapping[int, int]:
    """By seat what calls of that wager at its most come to beyond that total, and hasn't been returned."""
    called = _calls(facts, made, to, most)
    return {each.seat: each.total - to for each in called if _returned(facts, each) < each.total - to}


def _calls(facts: Facts, made: Wager, to: int, most: int) -> list[Wager]:
    """Who has put out chips up to that wager at its most and beyond that total, and said no raise."""
    later = (each for each in wagers(facts) if each.street == made.street and each.first > made.first)
    since = [each for each in later if not said_first(each, "raise")]
    return [each for each in since if each.motions and each.facing == most and to < each.total <= each.facing]


def own_call_cut(facts: Facts, every: Iterable[Decision], seat: int) -> tuple[Decision | None, str]:
    """The cut of somebody else's wager that cuts the last call of that seat, and what is said of the call."""
    for each in every:
        if goes_back := calls_cut(facts, each).get(seat):
            return each, OWN.format(seat, called_to(each), goes_back)
    return None, ""


def with_calls(sentence: str, facts: Facts, cut: Decision) -> str:
    """The sentence on a string bet that is cut, with the calls that go down with it."""
    back, to = calls_cut(facts, cut), called_to(cut)
    amounts = {*back.values()}
    if len(back) > 1 and len(amounts) == 1:
        told = [SEVERAL.format(seats_within(back), to, *amounts)]
    else:
        told = [ONE.format(seat, to, each) for seat, each in back.items()]
    return f"{'; '.join([sentence.removesuffix('.'), *told])}."
