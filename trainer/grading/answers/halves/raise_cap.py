"""Limits to the number of raises: what the house's own comes to, and that one holds heads-up too."""

from trainer.grading.answers.found import Found
from trainer.rules.book import book
from trainer.rules.effects import Effect
from trainer.rules.facts import Facts
from trainer.rules.facts.house import settled
from trainer.rules.facts.wager import wagers
from trainer.rules.ruling import Decision

REACHED = "bet.house-cap-reached"
RIGHTS = "rights"
FROM = 3
"""No house allows fewer raises than a bet and two, so nobody asks before the third."""
CAPPED = "{}, if your house's limit on raises allows a {}{}"
HEADS_UP = "holds heads-up too"
FOR_THE_LAST_TWO = ", until two players are left in the event"
TWO_LEFT = "bet.raise-cap.at-limit-event-heads-up"
"""The rule that the last two of an event raise without limit."""
UNCAPPED = "{}; with two players left in the event there is no limit on raises"


def with_the_house_limit(found: Found, lead: Decision, sentence: str) -> str:
    """That the house's limit counts, or none does, on a raise of a limit game that could be one too many."""
    facts, points = found.facts, found.points
    if lead.matter.kind == RIGHTS:
        return _on_the_next(found, lead, sentence)
    made = wagers(facts)[-1] if wagers(facts) else None
    if made is None or not made.fixed or lead.ruling is None:
        return sentence
    figures = dict(lead.figures)
    to = figures.get("to", figures.get("least", made.total))
    if lead.matter.error != made.first + 1 or to <= made.facing or not made.facing:
        return sentence
    after = [each for each in points if each.matter.kind == "raise-cap" and each.matter.onset > made.first]
    effect = after[-1].ruling.effect if after and after[-1].ruling is not None else None
    raises = max((dict(each.figures).get("raises", 0) for each in after), default=0) - 1
    if raises < FROM or effect not in (Effect.RAISES_CAPPED, Effect.RAISES_UNCAPPED):
        return sentence
    plain = sentence.removesuffix(".")
    if effect is Effect.RAISES_UNCAPPED:
        return UNCAPPED.format(plain) + "."
    if settled(facts, "raise-cap"):
        return sentence
    return _capped(lead, plain, raises, len(made.live))


def _on_the_next(found: Found, lead: Decision, sentence: str) -> str:
    """The rights of who is to act, with the house's limit where the raise that they tell of may be one too many."""
    facts, figures = found.facts, dict(lead.figures)
    capped = [each for each in found.points if each.matter.kind == "raise-cap" and each.matter.onset <= facts.at]
    last = capped[-1] if capped else None
    if last is None or facts.record.courses[last.matter.onset].street != facts.course.street:
        return sentence
    raises = dict(last.figures).get("raises", 0)
    open_still = (
        last.ruling is not None and last.ruling.effect is Effect.RAISES_CAPPED and not settled(facts, "raise-cap")
    )
    if raises < FROM or not open_still or not figures.get("least") or " raise" not in sentence:
        return sentence
    return _capped(lead, sentence.removesuffix("."), raises, len(facts.course.contesting))


def _capped(lead: Decision, plain: str, raises: int, live: int) -> str:
    heads_up = f"; the limit {_heads_up(lead)}" if live == 2 else ""
    return CAPPED.format(plain, "3rd" if raises == FROM else f"{raises}th", heads_up) + "."


def cap_heads_up(decision: Decision, facts: Facts | None) -> dict[str, str]:
    """That the limit which is reached holds heads-up too, where two are left in the hand."""
    if facts is None or decision.key != REACHED or len(facts.course.contesting) != 2:
        return {}
    return {"cap_heads_up": _heads_up(decision)}


def _heads_up(decision: Decision) -> str:
    return f"{HEADS_UP}{FOR_THE_LAST_TWO if TWO_LEFT in book(decision.book).rules else ''}"
