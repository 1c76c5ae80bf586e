"""The end of a hand held against the law: hands up for an all-in, who shows first, no pot for a hand kept down."""

from collections.abc import Callable
from typing import Any

from trainer.grading.assessment import Verdict
from trainer.grading.said import Spoken, cite_decision
from trainer.kernel import gestures as g
from trainer.kernel.gestures import Act
from trainer.rules.book import Book
from trainer.rules.common.showdown import NO_SHARE_YET, NOT_TABLED
from trainer.rules.engine import decide
from trainer.rules.facts import Facts
from trainer.rules.facts.showdown import anybody_all_in, live, over, showdown, tabled
from trainer.rules.points import points_of
from trainer.rules.ruling import Conflict, Decision


def at_showdown(law: Book, facts: Facts, act: Act) -> Spoken | None:
    """What the house says to an act once the betting is over; `facts` are those before the act."""
    judge = _JUDGES.get(type(act))
    return judge(law, facts, act) if judge and over(facts) else None


def _decisions(law: Book, facts: Facts, *kinds: str) -> list[Decision]:
    said = []
    for point in points_of(facts, *kinds):
        try:
            said.append(decide(law, facts.about(point)))
        except Conflict:
            continue
    return [each for each in said if not each.silent]


def _asked(law: Book, facts: Facts, act: g.AskToShow) -> Spoken | None:
    """Asked in the order that the book gives, as long as it asks for one."""
    said = [each for each in _decisions(law, facts, "show-order") if "seat" in dict(each.figures)]
    if not said or act.seat not in live(facts):
        return None
    first = said[0].figure("seat")
    if act.seat == first:
        return Spoken(Verdict.PRACTICE, f"Right: seat {first} tables first.", cite_decision(said[0]))
    if tabled(facts, first):
        return None
    return Spoken(Verdict.HARMFUL, f"Seat {first} tables first, not seat {act.seat}.", cite_decision(said[0]))


def _dealt_on(law: Book, facts: Facts, _: Act) -> Spoken | None:
    """With an all-in and no more betting every hand lies face up before another card comes."""
    if not anybody_all_in(facts) or all(tabled(facts, seat) for seat in live(facts)):
        return None
    said = _decisions(law, facts, "all-in-over")
    if not said:
        return None
    down = ", ".join(str(seat) for seat in live(facts) if not tabled(facts, seat))
    return Spoken(Verdict.HARMFUL, f"Not every hand is face up yet: seat {down}.", cite_decision(said[0]))


def _pushed(law: Book, facts: Facts, act: g.PushPot) -> Spoken | None:
    """No part of a pot that others still claim goes to a hand that has to be tabled and is not."""
    if tabled(facts, act.seat) or len(live(facts)) < 2 or not showdown(facts):
        return None
    mine = [e for e in _decisions(law, facts, "shown", "plays-the-board") if e.matter.seats[0] == act.seat]
    lacking = [each for each in mine if each.ruling in (NOT_TABLED, NO_SHARE_YET)]
    if not lacking:
        return None
    return Spoken(Verdict.HARMFUL, f"The hand of seat {act.seat} is not tabled.", cite_decision(lacking[-1]))


_JUDGES: dict[type[Act], Callable[[Book, Facts, Any], Spoken | None]] = {
    g.AskToShow: _asked,
    g.Burn: _dealt_on,
    g.Lay: _dealt_on,
    g.PushPot: _pushed,
    g.PushSide: _pushed,
}
