"""Routine, graded on every hand and apart: bets announced, a square stub, hands read, losers killed, the button moved.

What else has its order is graded with them. A paragraph is cited where the house's rulebook asks for it; without one it
is the house's routine.
"""

from collections.abc import Callable, Collection, Iterator
from dataclasses import dataclass

from trainer.grading.assessment import Finding, RoutineGrade, Verdict
from trainer.grading.next_button import next_button
from trainer.grading.open_matter import decided
from trainer.grading.said import cite_decision
from trainer.kernel import gestures as g
from trainer.kernel.games import has_board
from trainer.rules.betting import Action
from trainer.rules.book import Book
from trainer.rules.facts import Facts
from trainer.rules.facts.showdown import showdown
from trainer.rules.facts.wager import Wager, wagers
from trainer.rules.points import points_of
from trainer.rules.points.showdown import KILLED_FIRST
from trainer.rules.practice import practice_of
from trainer.rules.ruling import Authority, Citation, Matter
from trainer.rules.stands import Stands, meant, stands
from trainer.scenarios.palette import READ_OUT

ANNOUNCE, READ = "practice:announce-bets", "practice:read-hands"
KILL, BUTTON = "practice:kill-losers-first", "practice:move-the-button"
SQUARE = "practice:square-the-stub"
OFF_THE_STUB = (g.Burn, g.Lay)
"""What a square stub is asked for."""
OF_CARDS = (g.Burn, g.Lay, g.Pitch, g.BringInBets, g.Collect, g.PushPot)
"""What the dealer does once a round is over: a bet is announced before that."""
TO_SPEAK = 2000  # milliseconds in which a dealer says what a bet is


@dataclass(frozen=True, slots=True)
class Hand:
    """A hand as its trainee dealt it, from gesture `since` on; `apart` are the gestures that a matter is about.

    In one that is `void` every chip went back to whoever had bet it: nobody won a pot.
    """

    law: Book
    facts: Facts
    since: int
    apart: Collection[int]
    void: bool = False


@dataclass(frozen=True, slots=True)
class Seen:
    """Where a piece of routine was done, where it was `missed`, and what a rulebook is asked about it, or has said."""

    done: int
    missed: tuple[int, ...] = ()
    asked: Matter | None = None
    cited: tuple[Citation, ...] = ()


def routine_of(hand: Hand, findings: Collection[Finding]) -> tuple[RoutineGrade, ...]:
    """A grade for each piece of routine that the hand gave an occasion for; what the house drops is left out."""
    found = [(practice, seen) for practice, look in PIECES.items() if (seen := look(hand)) is not None]
    own = (_graded(hand, practice, seen) for practice, seen in found)
    return tuple(each for each in (*own, *_in_order(findings)) if practice_of(hand.law, each.practice) is not None)


def _graded(hand: Hand, practice: str, seen: Seen) -> RoutineGrade:
    cited = _cited(hand, seen.asked) if seen.asked is not None else seen.cited
    return RoutineGrade(practice, seen.done, seen.done + len(seen.missed), seen.missed, cited)


def _cited(hand: Hand, asked: Matter) -> tuple[Citation, ...]:
    decision = decided(hand.law, hand.facts.when(asked.onset).about(asked))
    return cite_decision(decision) if decision.ruling is not None and decision.confirmed else ()


# --- the order ---------------------------------------------------------------------------------------------------


def _in_order(findings: Collection[Finding]) -> Iterator[RoutineGrade]:
    """Each piece of common practice once, however often it came: right where no act went against it."""
    slips: dict[str, list[int]] = {}
    for each in findings:
        if each.practice not in ("", *PIECES) and each.verdict in (Verdict.PRACTICE, Verdict.PRACTICE_SLIP):
            slips.setdefault(each.practice, []).extend([each.index] if each.verdict is Verdict.PRACTICE_SLIP else [])
    for practice, missed in slips.items():
        yield RoutineGrade(practice, int(not missed), 1, tuple(missed))


# --- bets --------------------------------------------------------------------------------------------------------


def _bets(hand: Hand) -> Seen | None:
    """Bets and raises that are not all-in are announced before the next one, or before the round is put away; so is a
    call whose player said "raise" too late.
    """
    bets = [each for each in points_of(hand.facts, "bet-made") if each.error > hand.since]
    made = (*(each.error - 1 for each in bets), *_raised_too_late(hand))
    ends = {index: _end(hand, index + 1) for index in sorted(made) if index not in hand.apart}
    asked = [index for index, end in ends.items() if _had_time(hand, index, end) and not _left_open(hand, index, end)]
    missed = tuple(index for index in asked if not _announced(hand, index, ends[index]))
    first = next((each for each in bets if each.error - 1 in asked), None)
    return Seen(len(asked) - len(missed), missed, first) if asked else None


def _raised_too_late(hand: Hand) -> Iterator[int]:
    """Where a player said "raise" once the chips were out that are a call here."""
    for each in wagers(hand.facts):
        if each.first > hand.since and called_though_raised(hand.law, hand.facts, each) is not None:
            yield each.words[0][0]


def called_though_raised(law: Book, facts: Facts, made: Wager) -> Stands | None:
    """What a wager comes to with "raise" said after its chips, if it is a call here; None for any other."""
    if not (made.in_turn and made.worded_late and made.words[0][1].kind == "raise" and made.facing):
        return None
    found = stands(law, facts, made)
    return found if found.kind == "call" and not found.open and not found.owed else None


def _end(hand: Hand, since: int) -> int:
    """The next bet or raise after so many gestures, or the act by which the round is put away."""
    gestures, courses = hand.facts.record.gestures, hand.facts.record.courses
    for index in range(since, hand.facts.at):
        act = gestures[index].act
        if gestures[index].by_dealer and isinstance(act, OF_CARDS):
            return index
        if isinstance(act, g.Wager) and courses[index + 1].bet > courses[index].bet:
            return index
    return hand.facts.at


def _had_time(hand: Hand, index: int, end: int) -> bool:
    """Could it be said before another player raised?"""
    gestures = hand.facts.record.gestures
    overtaken = end < len(gestures) and not gestures[end].by_dealer
    return _announced(hand, index, end) or not overtaken or gestures[end].at - gestures[index].at >= TO_SPEAK


def _left_open(hand: Hand, index: int, end: int) -> bool:
    """Does the house leave open what was bet, so that a dealer who says nothing of it misses nothing?"""
    facts = hand.facts.when(end)
    made = next((each for each in facts.course.actions if each.index == index), None)
    if made is None or _announced(hand, index, end):
        return False
    found = what_it_comes_to(hand.law, facts, made)
    return found is not None and found.open


def what_it_comes_to(law: Book, facts: Facts, made: Action) -> Stands | None:
    """What a bet or raise comes to at the house; None where it is no longer what an announcement would be about."""
    wager = meant(facts, g.AnnounceBet(made.kind, made.to))
    return stands(law, facts, wager) if wager is not None and wager.seat == made.seat else None


def _announced(hand: Hand, index: int, end: int) -> bool:
    since = hand.facts.record.gestures[index + 1 : end]
    return any(each.by_dealer and isinstance(each.act, g.AnnounceBet) for each in since)


# --- the stub -----------------------------------------------------------------------------------------------------


def _squared(hand: Hand) -> Seen | None:
    """A loose stub is squared before it is burned or dealt from; one left loose is missed once."""
    done, missed, left = 0, list[int](), False
    record = hand.facts.record
    for index in range(hand.since, hand.facts.at):
        act = record.gestures[index].act
        if not record.tables[index].loose:
            left = False
        elif isinstance(act, g.Square):
            done += not left
        elif isinstance(act, OFF_THE_STUB) and not left:
            missed.append(index)
            left = True
    return Seen(done, tuple(missed)) if done or missed else None


# --- the showdown ------------------------------------------------------------------------------------------------


def first_push(facts: Facts, since: int) -> int:
    """The gesture that pushed the first pot of this deal; -1 for none, or where another dealer pushed it."""
    acts = ((index, each.act) for index, each, _, _ in facts.happened(facts.deal_start))
    pushed = next((index for index, act in acts if isinstance(act, g.PushPot)), -1)
    return pushed if pushed >= since else -1


def _pushed(hand: Hand) -> int:
    """The gesture by which the first pot went to a winner; -1 where none did."""
    return -1 if hand.void else first_push(hand.facts, hand.since)


def _read(hand: Hand) -> Seen | None:
    """Tabled hands are read aloud before the pot goes out, unless the house has somebody else read them."""
    pushed = _pushed(hand)
    began = showdown(hand.facts) if pushed >= 0 else 0
    up = tuple(points_of(hand.facts.when(pushed), "hand-tabled")) if began else ()
    if len(up) < 2 or _is_the_floors(hand, up[0]):
        return None
    acts = (each.act for each in hand.facts.record.gestures[began:pushed])
    read = any(isinstance(act, g.Announce) and act.what == READ_OUT for act in acts)
    return Seen(1, (), up[0]) if read else Seen(0, (pushed,), up[0])


def _is_the_floors(hand: Hand, asked: Matter) -> bool:
    ruling = decided(hand.law, hand.facts.when(asked.onset).about(asked)).ruling
    return ruling is not None and ruling.authority is Authority.FLOOR


def _killed(hand: Hand) -> Seen | None:
    """Losing hands go into the muck before the pot goes out."""
    pushed = _pushed(hand)
    began = showdown(hand.facts) if pushed >= 0 else 0
    if not began:
        return None
    left = next(points_of(hand.facts, "losers-left"), None)
    if left is not None:
        return Seen(0, (pushed,), left)
    mucked = [each.act.seat for each in hand.facts.record.gestures[began:pushed] if isinstance(each.act, g.Muck)]
    asked = Matter("losers-left", KILLED_FIRST, pushed + 1, pushed + 1, seats=tuple(mucked))
    return Seen(1, (), asked) if mucked else None


# --- the button --------------------------------------------------------------------------------------------------


def _moved(hand: Hand) -> Seen | None:
    """The button goes on before the next hand begins, to the seat where the house has it."""
    record = hand.facts.record
    ends = [index for index, each in enumerate(record.gestures) if isinstance(each.act, g.NextHand) and each.by_dealer]
    pushed = _pushed(hand)
    if not ends or pushed < 0 or not has_board(hand.facts.game):
        return None
    to = next_button(hand.law, hand.facts.when(ends[-1]), record.tables[pushed].button)
    if to is None:
        return None
    right = record.tables[ends[-1]].button in to.seats
    return Seen(int(right), () if right else (ends[-1],), cited=to.cited)


PIECES: dict[str, Callable[[Hand], Seen | None]] = {
    ANNOUNCE: _bets,
    SQUARE: _squared,
    READ: _read,
    KILL: _killed,
    BUTTON: _moved,
}
