"""What a minimum posted out of turn leaves to do: what goes back, the choices of who posted it, who acts next."""

from collections.abc import Iterable

from trainer.rules.facts import Facts
from trainer.rules.ruling import Decision

CHECKS, ANSWERS = "bet.posted-minimum-check-only", "bet.call-fold-or-reraise"
SHORT = "bet.short-raise-call-or-fold"
CALLED, RAISED = "bet.full-call", ("bet.brought-up-without-reopening", "bet.made-full-raise")
"""Rulings on the player who was passed over: his call, his raise is made up to what it has to be."""
NOBODY_CALLED = ", and no one who called it may raise"


def with_what_is_left(
    sentence: str, facts: Facts, lead: Decision, points: Iterable[Decision], returned: int = 0
) -> str:
    """The sentence with the chips over what was posted, and with figures what the next player may do.

    `returned` of them are given back though no line of the file says so.
    """
    key = lead.ruling.key if lead.ruling is not None else ""
    post = dict(lead.figures).get("post", 0)
    if key in (CALLED, *RAISED):
        return _made_up(sentence, lead, key, points, returned)
    if key not in (CHECKS, ANSWERS, SHORT) or not post:
        return sentence
    seat = lead.matter.seats[0]
    due, due_call, least = _choice(points, dict(lead.figures).get("due", 0))
    if key == ANSWERS and (said := _raise_said(lead, points)):
        return f"{said}; seat {seat}, who posted {post:,}{_and_gets(returned)}, may then call, fold or re-raise."
    over = facts.table.seat(seat).bet.amount - post + returned
    back = f", {over:,} goes back" if over > 0 else ""
    if key != CHECKS and due == seat and due_call:
        raises = f", fold, or re-raise to {least:,} or more" if least and key == ANSWERS else " or fold"
        joins = f"{back}, and the player" if back else " and"
        return f"Seat {seat} posted {post:,}{joins} may call {due_call:,} more{raises}."
    if key == CHECKS:
        acts = f"; seat {due} acts next, {due_call:,} to call" if due != seat and due_call else ""
        return f"Seat {seat}'s posted {post:,} plays{back}, and the player may only check{acts}."
    return sentence


def _raise_said(lead: Decision, points: Iterable[Decision]) -> str:
    """What the player who was due must raise to at least, who has only said that he raises; empty elsewhere."""
    said = (each for each in points if each.ruling is not None and each.ruling.key == "bet.bound-to-full-raise")
    open_raise = next((each for each in said if each.matter.error > lead.matter.error), None)
    least = dict(open_raise.figures).get("least", 0) if open_raise is not None else 0
    return f"Seat {open_raise.matter.seats[0]} must raise to at least {least:,}" if open_raise and least else ""


def _and_gets(back: int) -> str:
    return f" and gets {back:,} back" if back else ""


def _made_up(sentence: str, lead: Decision, key: str, points: Iterable[Decision], returned: int) -> str:
    """With what that leaves to whoever posted the minimum out of turn before."""
    posted = (each for each in points if each.ruling is not None and each.ruling.key in (CHECKS, ANSWERS, SHORT))
    mine = [each for each in posted if dict(each.figures).get("post") and each.matter.error < lead.matter.error]
    if not mine:
        return sentence
    seat, post = mine[-1].matter.seats[0], dict(mine[-1].figures)["post"]
    over = f", {returned:,} goes back" if returned else ""
    begins = sentence.removesuffix(".").removesuffix(NOBODY_CALLED)
    if key == CALLED:
        return f"{begins}; seat {seat}'s posted {post:,} plays{over}, and the player may only check."
    more = dict(lead.figures)["to"] - post
    who = f"seat {seat}, who posted {post:,}{_and_gets(returned)},"
    return f"{begins}; {who} may then call {more:,} more, fold or re-raise."


def _choice(points: Iterable[Decision], due: int) -> tuple[int, int, int]:
    """Who is next to act as the house follows it, what a call costs and the least raise; zeros where nobody is."""
    mine = (each for each in points if each.matter.kind == "rights" and each.matter.seats[0] == due)
    last = max(mine, key=lambda each: each.matter.onset, default=None)
    figures = dict(last.figures) if last is not None else {}
    return due, figures.get("call", 0), figures.get("least", 0)
