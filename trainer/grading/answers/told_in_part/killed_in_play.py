"""A hand that its player kills while the betting goes on: what he says or puts in after that is no act of his."""

from collections.abc import Iterable, Mapping

from trainer.grading.answers.asked import RIGHT
from trainer.grading.answers.choice.beside import DEAD
from trainer.grading.answers.found import Found
from trainer.grading.open_matter import decided
from trainer.grading.rulings import on_hand
from trainer.kernel import gestures as g
from trainer.rules.amiss import TURNS
from trainer.rules.book import Book
from trainer.rules.effects import Effect
from trainer.rules.facts import Facts
from trainer.rules.facts.showdown import uncalled
from trainer.rules.kinds import on_a_wager
from trainer.rules.points import points_of
from trainer.rules.points.clock import TIME_UP
from trainer.rules.record import Record
from trainer.rules.ruling import Decision

PICKED_UP = "up-cards-picked-up"
TAKEN = "hand-taken"
UNPLAYED = ("absent-hand", "penalised-hand", "penalty-hand")
"""Kinds of hands whose players are away or on penalty as they are dealt."""
WRONG_NUMBER = "wrong-number-of-cards"
ACTS = (g.Wager, g.Check, g.Fold, g.PullBack, g.Say, g.Rest, g.Move, g.Turn)
"""What a player does with his chips and cards, and the words that might be a wager."""


def as_dead(record: Record, law: Book, ask: str) -> tuple[Record, dict[int, int]]:
    """The hand with every hand that its player has killed mucked there and then, and without what he did after that;
    by seat the chips that he put in after it, 0 for none. As it was told where there is none. Where it is asked what
    others may do, a hand whose time was up is one of them.
    """
    facts, later, killed = Facts(record, len(record)), dict[int, int](), dict[int, int]()
    for matter in points_of(facts, PICKED_UP, *((TIME_UP,) if ask == RIGHT else ())):
        if decided(law, facts.about(matter)).effect is Effect.HAND_DEAD:
            killed.setdefault(matter.seats[0], matter.onset)
    for seat, at in sorted(killed.items(), key=lambda each: -each[1]):
        mucked = _mucked(record, at, seat)
        if mucked is not None:
            put = (each.act for each in record.gestures[at:] if each.seat == seat)
            later[seat] = sum(each.chips.amount for each in put if isinstance(each, g.Wager))
            record = mucked
    return record, later


def _mucked(record: Record, at: int, seat: int) -> Record | None:
    act = g.Gesture(record.gestures[at - 1].at, g.DEALER, g.Muck(seat))
    rest = (each for each in record.gestures[at:] if not _of_the_dead(each, seat))
    return record.otherwise((*record.gestures[:at], act, *rest))


def _of_the_dead(gesture: g.Gesture, seat: int) -> bool:
    """Is it an act of this seat, or the dealer's with its cards or its bet?"""
    act = gesture.act
    if isinstance(act, g.Muck | g.ReturnBet | g.AskFor | g.AskHowMuch) and act.seat == seat:
        return True
    return gesture.seat == seat and isinstance(act, ACTS)


def taken_when_dead(decision: Decision, later: Mapping[int, int]) -> bool:
    """Is it that the dealer takes a hand that its player has killed?"""
    return decision.matter.kind == TAKEN and decision.matter.seats[0] in later


def killed_as_ruled(law: Book, facts: Facts, decision: Decision) -> bool:
    """Is it that the dealer takes a hand that was dead before, by what was ruled on it as it lay there?"""
    about = decision.matter
    before = facts.record.otherwise(facts.record.gestures[: about.onset - 1]) if about.kind == TAKEN else None
    if before is None:
        return False
    dead = (each.matter for each in on_hand(before, law).values() if each.effect in DEAD)
    return any(about.seats[0] in each.seats for each in dead)


def without_acts_of_the_taken(found: Iterable[Decision], facts: Facts) -> tuple[Decision, ...]:
    """What was found, less what a player does in this hand whose cards the dealer has taken, or has to kill since he
    wasn't there for the last card or holds a wrong number: that comes first.
    """
    found = tuple(found)
    taken = {each.seats[0]: each.onset for each in points_of(facts, TAKEN)}
    gone = (*UNPLAYED, WRONG_NUMBER)
    dead = (each.matter for each in found if each.effect is Effect.HAND_KILLED and each.matter.kind in gone)
    taken |= {seat: each.error for each in dead for seat in each.seats}
    return tuple(each for each in found if not _acts_since(each, taken))


def _acts_since(decision: Decision, taken: Mapping[int, int]) -> bool:
    about = decision.matter
    acts = on_a_wager(about.kind) or about.kind in TURNS
    return acts and bool(about.seats) and about.onset > taken.get(about.seats[0], about.onset)


def with_what_came_after(found: Found, lead: Decision, sentence: str) -> str:
    """The sentence on a hand that its player has killed, with what becomes of chips that he put in after it, and who
    acts next or, where only one other player is left, what that one has won.
    """
    facts, later = found.facts, found.later
    if lead.matter.kind != PICKED_UP or lead.effect is not Effect.HAND_DEAD:
        return sentence
    seat, course = lead.matter.seats[0], facts.course
    parts = [sentence.removesuffix(".")]
    if put := later.get(seat, 0):
        parts.append(f"the {put:,} put in after that goes back")
    if len(course.contesting) == 1:
        last = course.contesting[0]
        back = uncalled(facts.when(lead.matter.onset), last)
        wins = facts.table.pot.amount + sum(each.bet.amount for each in facts.table.seats) - back
        parts += [] if "wins" in sentence else [f"seat {last} wins {wins:,}"]
        parts += [f"the uncalled {back:,} goes back"] if back else []
    elif course.to_act:
        parts.append(f"seat {course.to_act} acts next")
    return "; ".join(parts) + "."
