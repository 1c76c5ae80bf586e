"""Thresholds that say no: rules of the topic that would hold here if only their number were another one."""

from collections.abc import Mapping

from trainer.grading.answers.choice.would_be import WOULD_BE
from trainer.grading.answers.letters import lower
from trainer.grading.answers.telling import WRONG_BUTTON
from trainer.rules.book import Book, InForce
from trainer.rules.effects import Effect
from trainer.rules.encoded import encoded
from trainer.rules.facts import Facts
from trainer.rules.facts.action import substantial_action
from trainer.rules.facts.deal import as_it_stood
from trainer.rules.facts.out_of_turn import now_in_turn
from trainer.rules.facts.rounds import round_over
from trainer.rules.facts.wager import maker
from trainer.rules.number_names import named
from trainer.rules.ruling import Decision
from trainer.rules.wording import filled, said_in

CALLED: Mapping[str, str] = {
    "bet.made-full-raise": "a minimum raise",
    "bet.corrected-to-actual-pot": "corrected to the true pot",
    "bet.error-stands": "too late to correct",
    "bet.open": "open to a raise",
    "bet.out-of-turn-binds": "binding",
    "button.misdeal-for-the-button": "a misdeal",
    "deal.scrap-of-paper": "a scrap card",
    "hand.dead": "a dead hand",
    "pot.result-stands": "too late for a dispute",
    "stud.burns-lengthen-the-stub": "a full stub with the burns",
    "deal.fouled-deck": "a fouled deck",
    "deal.misdeal-until-second-player": "a misdeal",
    "deal.misdeal": "a misdeal",
}
"""What something is not, of rulings whose own words don't say it as a thing."""
WRONG_NUMBER = "wrong-number-of-cards"
"""The kind of a hand that has a card too many or too few."""
PLAYS_ON = "deal.misdeal.after-substantial-action"
"""The rule by which it is too late for a misdeal."""
RAISED, SHARE = "bet.made-full-raise", "percent"
FACTORS = frozenset(("posts",))
"""Numbers that an amount is multiplied by: nothing is just below or above them."""


def near(law: Book, facts: Facts, decision: Decision) -> tuple[tuple[InForce, tuple[str, ...]], ...]:
    """The rules in force that do not hold for their number alone and demand something else, with their paragraphs."""
    if decision.ruling is not None and decision.source != law.key:
        return ()
    about, found, ruling = as_it_stood(facts.about(decision.matter)), [], decision.ruling
    if now_in_turn(about):
        return ()
    for tried in decision.trace:
        each = law.rules.get(tried.rule)
        if each is None or tried.held or not each.numbers or (ruling and each.rule.ruling.key == ruling.key):
            continue
        if tried.why != each.without_base.why and _by_number_alone(each, about):
            found.append((each, tried.at))
    return tuple(found)


def short_of_a_raise(law: Book, facts: Facts, decision: Decision) -> tuple[str, ...]:
    """The paragraphs that make a raise of more than the call from some share of it on, where this is less than that."""
    about = as_it_stood(facts.about(decision.matter))
    rules = ((law.rules[tried.rule], tried) for tried in decision.trace if tried.rule in law.rules and not tried.held)
    raises = ((each, tried.at) for each, tried in rules if each.rule.ruling.key == RAISED and SHARE in each.numbers)
    return next((at for each, at in raises if each.rule(about, {**each.numbers, SHARE: 1}) or _closed_by_it(about)), ())


def _closed_by_it(about: Facts) -> bool:
    """Is the round over, with several silent chips that are more than the call in one motion?

    Its rule asks for a round that goes on; of a share that is reached the house would have said that it is too late.
    """
    made = maker(about)
    silent = made is not None and not made.words and len(made.motions) == 1 and made.new.pieces > 1
    return made is not None and silent and made.total > made.facing and round_over(about, made)


def plays_on(law: Book, facts: Facts, decision: Decision) -> str:
    """The paragraph by which a hand goes on though it was begun with the button in a wrong place, or a hand with the
    wrong number of cards; "" for none.

    Where the button goes after it, and what becomes of a hand that is short of a card, is another question.
    """
    late = law.rules.get(PLAYS_ON)
    if late is None or not decision.silent or decision.matter.kind not in (WRONG_BUTTON, WRONG_NUMBER):
        return ""
    held = substantial_action(facts.about(decision.matter), late.numbers)
    return late.paragraphs[0].at if held else ""


def _by_number_alone(each: InForce, about: Facts) -> bool:
    """Does its condition hold with one of its numbers a little other than it is printed?"""
    named = [name for name in each.rule.numbers if name in each.numbers and name not in FACTORS]
    return any(
        each.rule(about, {**each.numbers, name: other}) for name in named for other in _others(each.numbers[name])
    )


def _others(number: int) -> tuple[int, ...]:
    """Numbers near it: one less and one more, half and double."""
    return tuple(dict.fromkeys((number - 1, number // 2, number + 1, number * 2)))


def says_no(each: InForce, at: tuple[str, ...]) -> str:
    """One line: what it is not, what would make it so with its figure, and where that is printed."""
    if each.rule.key in WOULD_BE:
        return f"{filled(WOULD_BE[each.rule.key], each.numbers)} ({', '.join(at)})."
    unsaid = {name: each.numbers[name] for name in each.rule.numbers if name not in said_in(encoded()[each.rule.key])}
    figures = "; ".join(f"{name.lower()}: {value}" for name, value in named(each.rule.topics[0], unsaid))
    takes = f"{each.rule.says.rstrip('.')}{f' ({figures})' if figures else ''}"
    return f"Not {_called(each)}. It would be in this case: {lower(takes)} ({', '.join(at)})."


def _called(each: InForce) -> str:
    """Its ruling as what something is not: "a misdeal", "a call"; what is no noun after "this"."""
    ruling = each.rule.ruling
    if ruling.key in CALLED:
        return CALLED[ruling.key]
    if ruling.effect is Effect.MISDEAL:
        return "a misdeal"
    noun = ruling.says.startswith(("a ", "an ")) and " is " not in ruling.says
    return ruling.says if noun else f"this: {ruling.says}"
