"""What a sentence says of a right to raise beside its figures: why it is open again or not, and the size in limit."""

from trainer.grading.answers.asked import RIGHT
from trainer.grading.answers.found import Found
from trainer.grading.answers.halves.told_on_asking import ASKED, with_what_he_is_told
from trainer.kernel.games import is_stud
from trainer.rules.book import book
from trainer.rules.common.rights import SHUTTING
from trainer.rules.facts import Facts
from trainer.rules.facts import rights as r
from trainer.rules.facts.turns import AFTER_ACTING
from trainer.rules.ruling import Decision

SHARE_FACED = "bet.rights.limit-reopening-share-faced"
REOPENING = "reopening"


def right_to_raise(decision: Decision, facts: Facts | None) -> dict[str, str]:
    """`short_of` and `enough_of` are the reason where the action came back after a short all-in; `size` is the only one
    that a bet or raise has in limit, `completes` the same where it completes the bring-in.
    """
    if facts is None or decision.matter.kind not in (RIGHT, AFTER_ACTING):
        return {}
    about, least = facts.about(decision.matter), dict(decision.figures).get("least", 0)
    size = f"{least:,}" if least and r.is_limit(about) else ""
    completes = is_stud(facts.game) and not facts.course.street and least == facts.setup.stakes.small_bet
    return {"size": size, "completes": size if completes else "", **_reason(decision, about)}


def with_the_reason(found: Found, lead: Decision, sentence: str) -> str:
    """The sentence on a raise in limit by a player who has acted, with the share of a raise that opened it again."""
    points, facts = found.points, found.facts
    seats, points = lead.matter.seats[:1], tuple(points)
    if lead.matter.kind in (RIGHT, ASKED):
        sentence = with_what_he_is_told(sentence, lead, points, facts)
    if lead.silent or not seats or not sentence.startswith(f"Seat {seats[0]} raises"):
        return sentence
    mine = (each for each in points if each.matter.kind == AFTER_ACTING and each.matter.seats == seats)
    reasons = (_reason(each, facts.about(each.matter)).get("enough_of", "") for each in mine if not each.silent)
    reason = next((each for each in reasons if each), "")
    return f"{sentence.removesuffix('.')}: {reason}." if reason else sentence


def _reason(decision: Decision, about: Facts) -> dict[str, str]:
    held = {each.rule for each in decision.trace if each.held}
    if not held & {*SHUTTING, SHARE_FACED} or not r.his_turn(about):
        return {}
    more, full = r.faced_since(about), r.full_raise(about)
    if not 0 < more < full:
        return {}
    percent = _share(decision)
    if SHARE_FACED in held:
        return {"enough_of": f"{more:,} more is at least {percent}% of a full raise of {full:,}"}
    under = f"under {percent}% of" if r.is_limit(about) else "short of"
    return {"short_of": f"{more:,} more is {under} a full raise of {full:,}"}


def _share(decision: Decision) -> int:
    """The share of a full raise that opens the betting again in limit, as the house prints it."""
    paragraphs = (book(each.book).paragraph(each.at) for each in decision.citations)
    return next((each.numbers[REOPENING] for each in paragraphs if REOPENING in each.numbers), 100)
