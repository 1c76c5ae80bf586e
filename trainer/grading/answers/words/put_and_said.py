"""What the holes of a sentence are filled with by one wager: what came first, what stays in, what it comes to."""

from trainer.rules.facts import Facts
from trainer.rules.facts.wager import Wager, counts_for
from trainer.rules.points.turns import after_his_chips
from trainer.rules.ruling import Decision


def put_and_said(decision: Decision, made: Wager, facts: Facts | None) -> dict[str, str]:
    """Of words against chips what came first, the call or bet before a fold, the one bet of limit, chips that make a
    bet or raise, and what lies there beyond a bet that was accepted.
    """
    return {
        **_first(decision, made),
        **_before_a_fold(made, facts),
        "exact": f"{made.minimum:,}" if made.fixed and made.minimum <= made.most else "",
        "put_validly": f"{made.total:,}" if made.motions and made.total >= made.minimum else "",
        "too_much": _too_much(decision, made),
    }


def _first(decision: Decision, made: Wager) -> dict[str, str]:
    """Of an amount said and another put out the one that came first, where they did not come at one moment."""
    figures = dict(decision.figures)
    if not {"said", "chips"} <= set(figures) or not made.motions:
        return {}
    order = -1 if made.promised is not None else made.said_at[0] - made.put_at[0]
    name = "said" if order < 0 else "chips"
    return {("said_first" if order < 0 else "put_first"): f"{figures[name]:,}"} if order else {}


def _before_a_fold(made: Wager, facts: Facts | None) -> dict[str, str]:
    """The total of a call in chips, or of a bet or raise in one motion that others face, before its maker folded."""
    counts = counts_for(made)
    faced = facts is not None and len(facts.course.contesting) > 1
    beyond = counts > made.facing
    if not after_his_chips(made) or (beyond and (not faced or len(made.motions) > 1)):
        return {}
    return {"stays" if counts <= made.facing else "stood": f"{counts:,}"}


def _too_much(decision: Decision, made: Wager) -> str:
    """What lies there beyond a bet that was accepted on a count that was too high."""
    over = made.lying - dict(decision.figures).get("to", made.lying)
    return f"{over:,}" if decision.matter.kind == "accepted" and over > 0 else ""
