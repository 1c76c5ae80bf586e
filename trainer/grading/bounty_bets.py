"""A bounty chip in the pot that counts as a bet: what the dealer announces of it before the chips follow."""

from dataclasses import dataclass

from trainer.grading.assessment import Verdict
from trainer.grading.said import Spoken, cite_decision
from trainer.kernel import gestures as g
from trainer.rules.book import Book
from trainer.rules.engine import agreed
from trainer.rules.facts import Facts
from trainer.rules.orders import orders
from trainer.rules.points import points_of
from trainer.rules.points.bounties import BOUNTY_TOLD
from trainer.rules.ruling import Authority, Decision

ALL_IN, A_CALL = "all-in", "a-call"


@dataclass(frozen=True, slots=True)
class Token:
    """What a bounty chip counts as: `kind` and the seat's total `to`, by what the house or its floor has said."""

    seat: int
    kind: str
    to: int
    said: Decision


def token_bet(law: Book, facts: Facts) -> Token | None:
    """What the chip of the player to act counts as; None where there is none, or only the floor could tell."""
    found = [each for each in points_of(facts, BOUNTY_TOLD) if each.seats[0] == facts.course.token]
    said = agreed(law, facts.when(found[-1].onset).about(found[-1])) if found else None
    if said is None or said.ruling is None or not said.confirmed or "to" not in dict(said.figures):
        return None
    figures, seat = dict(said.figures), facts.course.token
    if said.ruling.authority is not Authority.FLOOR:
        return Token(seat, ALL_IN, figures["to"], said)
    given = orders(facts, said.matter.error)
    if not given:
        return None
    return (
        Token(seat, "call", figures[A_CALL], said) if given[-1] == A_CALL else Token(seat, ALL_IN, figures["to"], said)
    )


def token_announced(law: Book, facts: Facts, act: g.AnnounceBet) -> Spoken | None:
    """The bet announced once the chip is in the pot; None without one."""
    if not facts.course.token:
        return None
    token = token_bet(law, facts)
    if token is None and orders(facts, facts.course.opened):
        return Spoken(Verdict.HARMLESS, "The floor has ruled on the bounty chip.")
    if token is None:
        says = f"The floor decides what seat {facts.course.token}'s bounty chip counts as."
        return Spoken(Verdict.HARMFUL, f"You announced a bet too soon. {says}")
    if act.amount == token.to or (act.kind == token.kind and not act.amount):
        return Spoken(Verdict.PRACTICE, f"Right: {_in_words(token)}.", cite_decision(token.said))
    announced = f"{act.kind} {act.amount:,}" if act.amount else act.kind
    says = f"You announced “{announced}.” Seat {token.seat}’s bounty chip is {_in_words(token)}."
    return Spoken(Verdict.HARMFUL, says, cite_decision(token.said))


def _in_words(token: Token) -> str:
    return f"{'an all-in' if token.kind == ALL_IN else 'a call'} of {token.to:,}"
