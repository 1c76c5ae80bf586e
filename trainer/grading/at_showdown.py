"""The end of a hand held against the law: hands up for an all-in, who shows first, no pot for a hand kept down."""

from collections.abc import Callable
from typing import Any

from trainer.grading.assessment import Verdict
from trainer.grading.pots import hand_gone, pot_out
from trainer.grading.said import Spoken, cite_decision
from trainer.kernel import gestures as g
from trainer.kernel.gestures import Act
from trainer.rules.awarding import pushes
from trainer.rules.book import Book
from trainer.rules.common.showdown import LAST_HAND_WINS
from trainer.rules.effects import Effect
from trainer.rules.engine import agreed
from trainer.rules.facts import Facts
from trainer.rules.facts.showdown import anybody_all_in, live, over, showdown, tabled
from trainer.rules.orders import last_effect
from trainer.rules.points import points_of
from trainer.rules.points.showdown import KILLED_FIRST
from trainer.rules.ruling import Authority, Decision, Matter
from trainer.rules.showdown import shares


def at_showdown(law: Book, facts: Facts, act: Act) -> Spoken | None:
    """What the house says to an act once the betting is over; `facts` are those before the act."""
    judge = _JUDGES.get(type(act))
    return judge(law, facts, act) if judge and over(facts) else None


def referred(law: Book, facts: Facts) -> Spoken | None:
    """What the house says to the last that a player wanted or claimed before a pot was pushed, if the floor may be
    asked about it: where nobody is named, or something is left to choose, calling is always open.
    """
    said = [
        each
        for each in _decisions(law, facts, "asked-to-see", "taken-up-again", "plays-the-board", "spoken-value")
        if each.ruling is not None and each.ruling.authority is not Authority.DEALER
    ]
    last = max(said, key=lambda each: each.matter.onset, default=None)
    pushed = last is not None and any(isinstance(e.act, g.PushPot) for _, e, _, _ in facts.happened(last.matter.onset))
    if last is None or last.ruling is None or pushed:
        return None
    says = f"A player asked for something, and you may always call the floor. The rule here: {last.ruling.says}."
    return Spoken(Verdict.HARMLESS, says, cite_decision(last))


def _decisions(law: Book, facts: Facts, *kinds: str) -> list[Decision]:
    said = (agreed(law, facts.about(point)) for point in points_of(facts, *kinds))
    return [each for each in said if each is not None and not each.silent]


def _asked(law: Book, facts: Facts, act: g.AskToShow) -> Spoken | None:
    """Asked in the order that the book gives, as long as it asks for one; nobody for a hand that lies face up."""
    if tabled(facts, act.seat):
        return Spoken(Verdict.PRACTICE_SLIP, f"You asked seat {act.seat} for a hand that is face up already.")
    if live(facts) == (act.seat,):
        return _last_left(law, facts, act)
    if act.seat not in live(facts):
        return _unasked(law, facts, act)
    said = [each for each in _decisions(law, facts, "show-order") if "seat" in dict(each.figures)]
    if not said or act.seat not in live(facts):
        return None
    first = said[0].figure("seat")
    if act.seat == first:
        return Spoken(Verdict.PRACTICE, f"Right: seat {first} tables first.", cite_decision(said[0]))
    if tabled(facts, first):
        return None
    return Spoken(Verdict.HARMFUL, f"Seat {first} tables first, not seat {act.seat}.", cite_decision(said[0]))


def _last_left(law: Book, facts: Facts, act: g.AskToShow) -> Spoken | None:
    """The last hand left is asked for, and no player wants to see it: at most houses it wins without being shown."""
    wanted = any(point.seats[-1] == act.seat for point in points_of(facts, "asked-to-see"))
    said = [] if wanted else _decisions(law, facts, "uncontested")
    if not said or said[0].ruling != LAST_HAND_WINS:
        return None
    says = f"You asked seat {act.seat} to show. Everyone else mucked, so this hand wins without being shown."
    return Spoken(Verdict.HARMFUL, says, cite_decision(said[0]))


def _dealt_on(law: Book, facts: Facts, _: Act) -> Spoken | None:
    """With an all-in and no more betting every hand lies face up before another card comes."""
    if not anybody_all_in(facts) or all(tabled(facts, seat) for seat in live(facts)):
        return None
    said = [each for each in _decisions(law, facts, "all-in-over") if each.effect is Effect.ALL_FACE_UP]
    if not said:
        return None
    down = ", ".join(str(seat) for seat in live(facts) if not tabled(facts, seat))
    return Spoken(Verdict.HARMFUL, f"Not every hand is face up yet. Still down: seat {down}.", cite_decision(said[0]))


def _pushed(law: Book, facts: Facts, act: g.PushPot) -> Spoken | None:
    """What a house says to a pot that is pushed at the showdown: to whom, before what, in which order."""
    if not showdown(facts):
        return None
    several = len(live(facts)) > 1
    first = _untabled(law, facts, act) or _by_words(law, facts, act) or _losers_left(law, facts) if several else None
    return first or pot_out(law, facts, act)


def _untabled(law: Book, facts: Facts, act: g.PushPot) -> Spoken | None:
    """No part of a pot that others still claim goes to a hand that has to be tabled and is not."""
    if tabled(facts, act.seat):
        return None
    mine = [e for e in _decisions(law, facts, "shown", "plays-the-board") if e.matter.seats[0] == act.seat]
    lacking = [each for each in mine if each.effect is Effect.NO_SHARE_UNTABLED]
    if not lacking:
        return None
    return Spoken(Verdict.HARMFUL, f"Seat {act.seat}’s hand isn’t tabled.", cite_decision(lacking[-1]))


def _by_words(law: Book, facts: Facts, act: g.PushPot) -> Spoken | None:
    """A hand was called aloud, and the pot goes to a seat whose cards do not win it."""
    said = _decisions(law, facts, "spoken-value")
    if not said or act.seat in dict(shares(facts)):
        return None
    says = f"The cards decide, not the words. Seat {act.seat} doesn’t win."
    return Spoken(Verdict.HARMFUL, says, cite_decision(said[-1]))


def _losers_left(law: Book, facts: Facts) -> Spoken | None:
    """Does the house want losing hands killed before a pot goes out, and does one still lie there at the first push?"""
    left = (
        ()
        if pushes(facts)
        else tuple(seat for seat in live(facts) if seat not in dict(shares(facts)) and tabled(facts, seat))
    )
    if not left:
        return None
    said = agreed(law, facts.about(Matter("losers-left", KILLED_FIRST, facts.at, facts.at, seats=left)))
    if said is None or said.ruling is None or not said.ruling.fault:
        return None
    seats = ", ".join(map(str, left))
    return Spoken(Verdict.HARMFUL, f"A losing hand isn't mucked yet: seat {seats}.", cite_decision(said))


def _read_out(law: Book, facts: Facts, act: g.Announce) -> Spoken | None:
    """That the cards speak, said to somebody who has called a hand aloud."""
    said = _decisions(law, facts, "spoken-value") if act.what == "cards-speak" else []
    if not said:
        return None
    return Spoken(Verdict.PRACTICE, "Right: the cards decide, not the words.", cite_decision(said[-1]))


def _exposed(law: Book, facts: Facts, act: g.Turn | g.Move) -> Spoken | None:
    """No hand that was let go is turned up for somebody who has no right to see it, or whom the floor refused."""
    asked = [each for each in _decisions(law, facts, "asked-to-see") if set(act.cards) & set(each.matter.cards)]
    last = asked[-1] if asked and act.up else None
    gone = last is not None and last.matter.seats[-1] not in live(facts)
    if last is None or last.ruling is None or not gone or not _refused(facts, last):
        return None
    yet = " yet" if last.ruling.steps else ""
    return Spoken(Verdict.HARMFUL, f"Don't show the hand{yet}: {last.ruling.says}.", cite_decision(last))


def _unasked(law: Book, facts: Facts, act: g.AskToShow) -> Spoken | None:
    """A player who let a hand go, as this house lets players, is asked for it though nobody wants to see it.

    With somebody all-in every hand has to be up.
    """
    wanted = any(point.seats[-1] == act.seat for point in points_of(facts, "asked-to-see"))
    mine = (each for each in _decisions(law, facts, "let-go-unseen") if each.matter.seats == (act.seat,))
    said = next((each for each in mine if each.ruling is not None and not each.ruling.fault), None)
    if wanted or said is None or anybody_all_in(facts) or last_effect(facts, said.matter.onset) is not None:
        return None
    says = f"You asked seat {act.seat} for a hand that they mucked. No one wanted to see it."
    return Spoken(Verdict.HARMFUL, says, cite_decision(said))


def _refused(facts: Facts, decision: Decision) -> bool:
    """Has the asker no right, or is it the floor's to say and the floor has not said that the hand is shown?"""
    ruling = decision.ruling
    if ruling is None or not ruling.steps:
        return True
    shown = last_effect(facts, decision.matter.onset) is Effect.HAND_TO_BE_SHOWN
    return ruling.authority is Authority.FLOOR and not shown


_JUDGES: dict[type[Act], Callable[[Book, Facts, Any], Spoken | None]] = {
    g.AskToShow: _asked,
    g.Burn: _dealt_on,
    g.Lay: _dealt_on,
    g.PushPot: _pushed,
    g.PushSide: _pushed,
    g.Muck: hand_gone,
    g.Announce: _read_out,
    g.Turn: _exposed,
    g.Move: _exposed,
}
