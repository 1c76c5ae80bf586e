"""What a sentence says of a right to raise beside its figures: why it is open again or not, and the size in limit."""

from trainer.grading.answers.asked import RIGHT
from trainer.grading.answers.found import Found
from trainer.grading.answers.halves.told_on_asking import ASKED, with_what_he_is_told
from trainer.grading.answers.words.turned import act_of
from trainer.kernel.games import is_stud
from trainer.rules.as_it_comes import as_it_comes
from trainer.rules.book import Book, book
from trainer.rules.common.rights import SHUTTING
from trainer.rules.facts import Facts
from trainer.rules.facts import rights as r
from trainer.rules.facts.short_all_in import raised_by_a_bet, said_for_either_raise
from trainer.rules.facts.standing import AGGRESSIVE, FOLD
from trainer.rules.facts.turns import AFTER_ACTING, told
from trainer.rules.facts.wager import maker
from trainer.rules.ruling import Decision

SHARE_FACED = "bet.rights.limit-reopening-share-faced"
REOPENING = "reopening"
WHICH_RAISE = "{} doesn't say whether to {:,} or to {:,}"
"""Of an all-in short of the fixed bet, which is completed to it or raised by a full bet."""


def right_to_raise(decision: Decision, facts: Facts | None) -> dict[str, str]:
    """`short_of`, `enough_of` and `opened_by` are the reason where the action came back after a short all-in; `size` is
    the only one that a bet or raise has in limit, `completes` the same where it completes the bring-in. `which_raise`
    is that it may be two where an all-in is short of it: no rulebook says which. `unbound` is what he did out of turn
    and isn't bound by, `released` the same with its chips going back.
    """
    if facts is None or decision.matter.kind not in (RIGHT, AFTER_ACTING):
        return {}
    about, least = facts.about(decision.matter), dict(decision.figures).get("least", 0)
    size = f"{least:,}" if least and r.is_limit(about) else ""
    completes = is_stud(facts.game) and not facts.course.street and least == facts.setup.stakes.small_bet
    reason = _reason(decision, about)
    raised = r.raise_of_a_short_all_in(about) if size and r.his_turn(about) else 0
    parts = (reason.get("enough_of", ""), WHICH_RAISE.format(book(decision.book).ledger.known_as, least, raised))
    which = "; ".join(each for each in parts if each) if raised > least else ""
    opened = {"opened_by": _opened_by(about)} if r.his_turn(about) else {}
    reasons = {**reason, **opened, **_released(book(decision.book), about)}
    return {"size": size, "completes": size if completes else "", "which_raise": which, **reasons}


def came_back_short(decision: Decision, facts: Facts) -> bool:
    """Did the action come back after a short all-in, so that a paragraph on these says whether he may raise?"""
    found = right_to_raise(decision, facts)
    return any(found.get(each) for each in ("short_of", "enough_of", "opened_by"))


def with_which_raise(found: Found, lead: Decision, sentence: str) -> str:
    """The sentence on "raise" alone, said over a short all-in: not to how much, which no rulebook says."""
    made = maker(found.facts.about(lead.matter))
    begins = f"Seat {made.seat} raises" if made is not None else ""
    if made is None or not said_for_either_raise(found.facts, made) or sentence != f"{begins} to {made.minimum:,}.":
        return sentence
    raised = min(made.most, raised_by_a_bet(found.facts, made.facing, made.first))
    return f"{begins}: {WHICH_RAISE.format(found.law.ledger.known_as, made.minimum, raised)}."


def _released(law: Book, about: Facts) -> dict[str, str]:
    """That an act out of turn doesn't bind its player, to whom a bet or raise since has changed the action."""
    early = r.came_round(about) if r.his_turn(about) else None
    if early is None or not early.changed or early.kind in ("", FOLD):
        return {}
    unbound = f"the out-of-turn {act_of(as_it_comes(law, about, early))} isn't binding"
    goes_back = " and goes back" if early.made.motions and early.kind in AGGRESSIVE else ""
    return {"unbound": unbound, "released": f"{unbound}{goes_back}"}


def _opened_by(about: Facts) -> str:
    """That what a player faces since he acted is a full raise, where all-ins short of one together made it so."""
    more, full, seat = r.faced_since(about), r.full_raise(about), about.matter.seats[0]
    street = [each for each, _ in told(about).acts if each.street == about.course.street]
    before = max((each.first for each in street if each.seat == seat), default=None)
    since = [each for each in street if before is not None and each.first > before]
    raises = [each for each in since if each.total > each.facing]
    short = len(raises) > 1 and all(each.all_in and each.total - each.facing < full for each in raises)
    return f"{more:,} more is a full raise" if short and 0 < full <= more else ""


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
