"""What is told in one breath: hands of one deal that nobody plays, with those that may play a redeal after all, hands
of one deal with a wrong count, what players do with devices, and a count asked for with the own bet it is for.
"""

from collections.abc import Iterable
from dataclasses import replace

from trainer.grading.answers.choice.beside import CAME_BACK, FOR_THE_REDEAL, OF_ONE_DEAL
from trainer.grading.answers.words.holes import MISCOUNTED
from trainer.rules.amiss import faulted
from trainer.rules.effects import Effect
from trainer.rules.facts import Facts
from trainer.rules.kinds import on_a_wager
from trainer.rules.points.devices import DEVICE_USED
from trainer.rules.ruling import Decision

RIGHTS, FOLD_BINDS = "rights", "bet.fold-binds"
PLAYS = "presence.plays-the-redeal"
THERE = ("presence.back-in-time-hand-lives", "presence.hand-still-live")
"""The rulings on a player who was there for the last card of a deal."""
BUTTON_SHORT, COMPLETED = "deal.button-short", "deal.complete-the-hand"


def together(lead: Decision | None, beside: Iterable[Decision], facts: Facts) -> list[Decision]:
    """The decisions that are one answer with the lead, itself among them; none where it stands alone."""
    return (
        _dead_as_well(lead, beside, facts)
        or _miscounted_as_well(lead, beside, facts)
        or _of_devices(lead, beside, facts)
        or _count_and_bet(lead, beside)
        or _of_several_players(lead, tuple(beside), facts)
    )


def _of_several_players(lead: Decision | None, beside: tuple[Decision, ...], facts: Facts) -> list[Decision]:
    """A fold that binds though it was no turn for one, with what another player may do; the misdeal with
    who is back for its redeal.
    """
    if lead is None or lead.silent:
        return []
    here = [each for each in beside if not each.silent and each is not lead]
    if lead.matter.kind == RIGHTS:
        street = facts.course.street
        folds = [each for each in here if each.key == FOLD_BINDS and _street(facts, each) == street]
        return [*folds[:1], lead] if folds and folds[0].matter.seats != lead.matter.seats else []
    if (lead.matter.kind, lead.matter.detail) == (CAME_BACK, FOR_THE_REDEAL):
        called_off = [each for each in here if each.effect is Effect.MISDEAL]
        return [called_off[0], lead] if called_off else []
    return []


def _street(facts: Facts, decision: Decision) -> int:
    return facts.record.courses[decision.matter.error].street


def _count_and_bet(lead: Decision | None, beside: Iterable[Decision]) -> list[Decision]:
    """A count of the pot that a player asks for whose own last bet is still to be made good: both."""
    if lead is None or lead.silent or lead.matter.kind != "pot-count":
        return []
    mine = (each for each in beside if each.matter.seats[:1] == lead.matter.seats)
    bet = next((each for each in mine if on_a_wager(each.matter.kind) and faulted(each)), None)
    return [lead, bet] if bet is not None else []


def _miscounted_as_well(lead: Decision | None, beside: Iterable[Decision], facts: Facts) -> list[Decision]:
    """Hands of one deal with a wrong count that play or die one by one, where there are several: those that are dead
    as one, and those that are completed.
    """
    here = of_one_count(lead, beside, facts)
    dead = [each for each in here if each.effect is Effect.HAND_KILLED]
    plays = [each for each in here if each.key == COMPLETED]
    if len(here) < 2 or lead is None or lead not in (*dead, *plays):
        return []
    dead.sort(key=lambda each: each.matter.topic == BUTTON_SHORT)
    return [_as_one(each) for each in (dead, plays) if each]


def of_one_count(lead: Decision | None, beside: Iterable[Decision], facts: Facts) -> list[Decision]:
    """The lead, where it is about a wrong count, and what else is ruled on counts of its deal."""
    if lead is None or not _counted(lead):
        return []
    courses = facts.record.courses
    deal = courses[lead.matter.error].deal_start
    return [each for each in (lead, *beside) if _counted(each) and courses[each.matter.error].deal_start == deal]


def _as_one(decisions: list[Decision]) -> Decision:
    seats = tuple(sorted({seat for each in decisions for seat in each.matter.seats}))
    return replace(decisions[0], matter=replace(decisions[0].matter, seats=seats))


def _counted(decision: Decision) -> bool:
    return decision.matter.kind in MISCOUNTED and not decision.silent


def _of_devices(lead: Decision | None, beside: Iterable[Decision], facts: Facts) -> list[Decision]:
    """All that the same player does with a device and is ruled on, and others on the same street, in the order in which
    they did it.
    """
    if lead is None or lead.silent or lead.matter.kind != DEVICE_USED:
        return []
    used = (each for each in beside if each.matter.kind == DEVICE_USED)
    street = _street(facts, lead)
    here = (each for each in used if each.matter.seats == lead.matter.seats or _street(facts, each) == street)
    every = sorted((lead, *here), key=lambda each: each.matter.onset)
    some = {(each.matter.seats, each.matter.detail): each for each in every if not each.silent}
    return list(some.values()) if len(some) > 1 else []


def _dead_as_well(lead: Decision | None, beside: Iterable[Decision], facts: Facts) -> list[Decision]:
    """The lead with the other decisions that kill a hand of its deal, or have it live because its player was there, by
    their seats; none where it kills none, and lets nobody play a redeal.
    """
    if lead is None or not _unplayed(lead) or not (faulted(lead) or lead.key == PLAYS):
        return []
    courses, own = facts.record.courses, lead.matter.seats[:1]
    deal = courses[lead.matter.error].deal_start
    here = (each for each in beside if _unplayed(each) and courses[each.matter.error].deal_start == deal)
    some = {each.matter.seats[0]: each for each in here if faulted(each)}
    there = (each for each in beside if each.key in THERE and courses[each.matter.error - 1].deal_start == deal)
    some = {**{each.matter.seats[0]: each for each in there}, **some}
    others = [each for seat, each in some.items() if seat not in own]
    return sorted((lead, *others), key=lambda each: each.matter.seats[0]) if others else []


def _unplayed(decision: Decision) -> bool:
    return decision.matter.kind in OF_ONE_DEAL and bool(decision.matter.seats)
