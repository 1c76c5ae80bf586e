"""What a minimum posted out of turn leaves to do: what goes back, the choices of who posted it, who acts next."""

from collections.abc import Iterable

from trainer.rules.facts import Facts
from trainer.rules.ruling import Decision

CHECKS, ANSWERS = "bet.posted-minimum-check-only", "bet.call-fold-or-reraise"


def with_what_is_left(sentence: str, facts: Facts, lead: Decision, points: Iterable[Decision]) -> str:
    """The sentence with the chips over what was posted, and with figures what the next player may do."""
    key = lead.ruling.key if lead.ruling is not None else ""
    post = dict(lead.figures).get("post", 0)
    if key not in (CHECKS, ANSWERS) or not post:
        return sentence
    seat = lead.matter.seats[0]
    due, due_call, least = _choice(points, dict(lead.figures).get("due", 0))
    over = facts.table.seat(seat).bet.amount - post
    back = f", {over:,} goes back" if over > 0 else ""
    if key == ANSWERS and due == seat and due_call:
        raises = f", fold, or re-raise to {least:,} or more" if least else " or fold"
        joins = f"{back}, and the player" if back else " and"
        return f"Seat {seat} posted {post:,}{joins} may call {due_call:,} more{raises}."
    if key == CHECKS:
        acts = f"; seat {due} acts next, {due_call:,} to call" if due != seat and due_call else ""
        return f"Seat {seat}'s posted {post:,} plays{back}, and the player may only check{acts}."
    return sentence


def _choice(points: Iterable[Decision], due: int) -> tuple[int, int, int]:
    """Who is next to act as the house follows it, what a call costs and the least raise; zeros where nobody is."""
    mine = (each for each in points if each.matter.kind == "rights" and each.matter.seats[0] == due)
    last = max(mine, key=lambda each: each.matter.onset, default=None)
    figures = dict(last.figures) if last is not None else {}
    return due, figures.get("call", 0), figures.get("least", 0)
