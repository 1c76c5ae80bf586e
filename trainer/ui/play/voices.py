"""What is heard at the table, in words: players, dealer and floor."""

from collections.abc import Callable, Mapping
from functools import cache
from typing import Any

from trainer.grading.heard import heard
from trainer.grading.words import announced_bet
from trainer.kernel import gestures as g
from trainer.rules.book import all_books
from trainer.rules.floors_own import OWN, rulings_of_its_own
from trainer.rules.former import ruling_keys
from trainer.rules.options import OPTIONS
from trainer.rules.orders import named_in
from trainer.rules.steps import DEALER, STEPS
from trainer.scenarios.palette import ANNOUNCEMENTS, CARRY_ON, PLANS, QUESTIONS
from trainer.scenarios.report import report_says

SPOKEN: Mapping[str, str] = {
    "a-call": "it’s a call",
    "a-dead-hand": "the hand is dead",
    "a-full-call": "it’s a full call",
    "a-raise": "it’s a raise",
    "a-refund-all-the-same": "all players get their bets back",
    "all-cards-are-tabled": "all cards must be tabled",
    "all-the-chips-put-out": "all the chips put out play",
    "bet.brought-up-for-all": "for the bettor and every caller",
    "bet.highest-reasonable-amount": "the highest reasonable amount that isn’t over the pot",
    "bet.highest-reasonable-short-of-a-raise": "the highest amount that isn’t over the pot, less than a raise",
    "bet.out-of-turn-binds": "and the out-of-turn action is binding",
    "binding": "the action is binding",
    "no-bet-and-no-raise": "the player who was skipped can’t bet or raise",
    "not-binding": "the action isn’t binding",
    "the-amount-in-chips": "the amount in chips plays",
    "the-amount-said": "the amount announced plays",
    "the-first-motion-alone": "only the first motion plays",
    "the-full-call": "it’s the full call",
    "the-full-correct-call": "it’s the full correct call",
    "start-the-clock": "I’m starting the clock",
    "the-printed-time": "the clock starts now",
    "not-yet": "no clock yet",
    "no-redress": "the player has no redress",
    "no-refund-and-the-chips-stay-in-the-pot-for-the-next-deal": (
        "the bettor who knew gets no refund, and those chips stay in the pot for the next hand"
    ),
    "the-number-of-cards-is-corrected": "fix the number of cards",
    "the-lower-amount-which-keeps-up-betting-discipline": "the lower amount",
    "the-hand-has-no-claim": "the hand has no claim to the pot",
    "the-request-is-refused": "the request is denied",
    "withdrawn-and-reconsidered": "the player may take the chips back and act again",
}
"""What a floor has chosen, by its key, as a floor would say it where the choice is named in fewer words."""


DEVICES: Mapping[str, str] = {
    "handle": "(looks at a phone)",
    "app": "(looks at a poker app)",
    "talk": "(talks on the phone)",
    "sound": "(a phone plays out loud)",
    "on-table": "(puts a phone on the table)",
    "on-rail": "(puts a phone on the rail)",
}
BEHAVIOR: Mapping[str, str] = {
    "throws-cards": "(throws the cards off the table)",
    "touching": "(reaches for another player’s chips)",
    "delay": "(stalls)",
    "out-of-reach": "(bets out of the dealer’s reach)",
}
SEEN: Mapping[type[g.Act], Callable[[Any], str]] = {
    g.Device: lambda act: DEVICES.get(act.use, ""),
    g.Conduct: lambda act: BEHAVIOR.get(act.word, ""),
    g.ShowTo: lambda act: f"(shows the cards to seat {act.seat} only)",
    g.Uncover: lambda act: f"({act.chips.amount:,} more comes to light)",
    g.Bounty: lambda act: f"(bounty chip {act.word.replace('-', ' ')})",
}
"""What anybody sees a player do besides chips and cards, as a bubble; what is spoken is heard in its own words."""


def player_says(gesture: g.Gesture) -> str:
    """The words of a player: spoken ones, or those that go with a check, a fold, or hands that come to rest.

    Chips speak for themselves.
    """
    act = gesture.act
    if isinstance(act, g.SPOKEN):
        return heard(act)
    if isinstance(act, g.Check):
        return "Check."
    if isinstance(act, g.Fold):
        return "Fold."
    if isinstance(act, g.Rest):
        return "That’s it."
    told = SEEN.get(type(act))
    return told(act) if told is not None else ""


def dealer_says(act: g.Act) -> str:
    """The dealer's own voice."""
    if isinstance(act, g.Say):
        return act.words
    if isinstance(act, g.Stop):
        return "Time, please."
    if isinstance(act, g.CallFloor):
        return "Floor!"
    if isinstance(act, g.Proceed):
        return "Action, please."
    if isinstance(act, g.Announce):
        return ANNOUNCEMENTS.get(act.what, act.what)
    if isinstance(act, g.Report):
        return report_says(act)
    if isinstance(act, g.TALK):
        return heard(act)
    return PLANS.get(act.what, act.what) if isinstance(act, g.Plan) else about_bets(act)


def about_bets(act: g.Act) -> str:
    """The dealer on bets: what one is, what is missing or meant, whose turn it is, who shows."""
    if isinstance(act, g.AnnounceBet):
        return f"{announced_bet(act.kind, act.amount)}."
    if isinstance(act, g.AskFor):
        return f"Seat {act.seat}, {act.amount:,} more, please."
    if isinstance(act, g.AskHowMuch):
        return f"Seat {act.seat}, how much is it?"
    if isinstance(act, g.ActionOn):
        return f"Action is on seat {act.seat}."
    return f"Seat {act.seat}, show your hand, please." if isinstance(act, g.AskToShow) else ""


def floor_says(act: g.Act) -> str:
    """The floor: two questions, the card drawn, an order in full, or "carry on"."""
    if isinstance(act, g.Ask):
        return QUESTIONS.get(act.what, act.what)
    if isinstance(act, g.Draw):
        return "This one."
    if isinstance(act, g.Order):
        return order_says(act.what, act.source)
    if isinstance(act, g.SPOKEN):
        return heard(act)
    return CARRY_ON if isinstance(act, g.CarryOn) else ""


def _with(amount: int, chosen: str, *, short: bool) -> list[str]:
    """An amount that the floor has named, and what it is in a few words or in a sentence of its own."""
    if not amount or not chosen:
        return [chosen] if chosen else []
    return [f"{amount:,}, {chosen}"] if short else [f"{amount:,}", f"{chosen[0].upper()}{chosen[1:]}"]


@cache
def order_says(what: str, source: str) -> str:
    """An order as the floor speaks it: the steps of the ruling it adopts, what it has chosen, or to play on.

    With the amount, where the floor has named one.
    """
    key, amount = named_in(what)
    known, keys = OPTIONS.get(key), ruling_keys(key)
    laws = [law for law in all_books() if source in (law.key, OWN)]
    rulings = [each.rule.ruling for law in laws for some in law.by_topic.values() for each in some]
    ruling = rulings_of_its_own().get(key) or next((each for each in rulings if each.key in keys), None)
    steps = [STEPS[step.key] for step in ruling.steps] if ruling else []
    said = [step.says for step in steps if step.by == DEALER]
    chosen = known.says if known else ruling.says if ruling and (amount or not said) else ""
    chosen = SPOKEN.get(key if known else ruling.key if ruling else "", chosen) if chosen else ""
    said = said or _with(amount, chosen, short=bool(known) or chosen in SPOKEN.values())
    return f"My ruling: {'. '.join(said)}." if said else "My ruling: play on."
