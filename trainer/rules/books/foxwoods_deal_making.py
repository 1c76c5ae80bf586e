"""Foxwoods: a deal on the prizes, what it needs to bind, and the posted payouts without one."""

from trainer.rules.room.agreement import approved, everybody_agrees, everybody_confirmed, refused, submitted
from trainer.rules.room.facts import RoomFacts
from trainer.rules.rule import Numbers, rule
from trainer.rules.ruling import Authority, Discretion, Ruling

TOPIC = "tournament.deal-making"
AS_POSTED = Ruling("tournament.no-deal-payout-table", "there is no deal: prizes are paid by the payout table")
BINDS = Ruling("tournament.deal-terms-bind", "the terms of the deal are binding", fault=False)
OPEN = Ruling(
    "tournament.deal-up-to-floor",
    "the supervisor decides whether to allow the deal",
    Authority.FLOOR,
    discretion=Discretion.FULL,
    options=("allow-the-deal", "pay-by-the-payout-table"),
    fault=False,
)


@rule("tournament.deal-making.terms-not-agreed", kinds=("deal-on-the-prizes",), ruling=AS_POSTED)
def somebody_does_not_agree(facts: RoomFacts, _: Numbers) -> bool:
    """A remaining player doesn't agree to the terms of the deal."""
    return not everybody_agrees(facts)


@rule("tournament.deal-making.terms-not-submitted", kinds=("deal-on-the-prizes",), ruling=AS_POSTED)
def terms_not_submitted(facts: RoomFacts, _: Numbers) -> bool:
    """The players haven't submitted the terms of the deal to the supervisor."""
    return submitted(facts) < 0


@rule("tournament.deal-making.terms-refused", kinds=("deal-on-the-prizes",), ruling=AS_POSTED)
def terms_refused(facts: RoomFacts, _: Numbers) -> bool:
    """The supervisor doesn't allow the deal."""
    return refused(facts)


@rule("tournament.deal-making.terms-not-confirmed", kinds=("deal-on-the-prizes",), ruling=AS_POSTED)
def terms_not_confirmed(facts: RoomFacts, _: Numbers) -> bool:
    """A remaining player hasn't told the supervisor in person that they accept the deal."""
    return submitted(facts) >= 0 and not everybody_confirmed(facts)


def _complete(facts: RoomFacts) -> bool:
    told = submitted(facts) >= 0 and not refused(facts)
    return told and everybody_agrees(facts) and everybody_confirmed(facts)


@rule("tournament.deal-making.terms-await-approval", kinds=("deal-on-the-prizes",), ruling=OPEN)
def terms_await_approval(facts: RoomFacts, _: Numbers) -> bool:
    """All remaining players have agreed and told the supervisor so, but the supervisor hasn't approved the deal yet."""
    return _complete(facts) and not approved(facts)


@rule("tournament.deal-making.terms-approved", kinds=("deal-on-the-prizes",), ruling=BINDS)
def deal_binds(facts: RoomFacts, _: Numbers) -> bool:
    """All remaining players agreed to the deal and said so in front of the supervisor, who approved it."""
    return _complete(facts) and approved(facts)
