"""Why a ruling is what it is, where that is what players dispute: the reason that its sentence gives."""

from collections.abc import Callable, Mapping

from trainer.kernel.games import is_stud
from trainer.kernel.listed import listed
from trainer.rules.book import book
from trainer.rules.facts import Facts
from trainer.rules.facts import prior as p
from trainer.rules.facts.action import actions_then, substantial_action
from trainer.rules.facts.deal import as_it_stood
from trainer.rules.facts.forced import posted
from trainer.rules.facts.shape import offered, reaches, silent_chips
from trainer.rules.facts.stub import burns_then, live_then, required_then, stub_then
from trainer.rules.facts.wager import Wager, maker
from trainer.rules.ruling import Decision

COMBINED = "bet.size.prior-combined-at-standard"
"""The rule by which prior chips that make the call count as one bet with the new ones."""
SHORT = "stud.short-stub.short-even-with-burns"
LAST_BET, NO_BET = "showdown.order.enforced-last-aggressor", "showdown.order.enforced-no-last-aggressor"
MISDEAL, AFTER = "for a misdeal", "deal.misdeal.after-substantial-action"
SUBSTANTIAL = {AFTER, "button.move.wrong-button-after-substantial-action"}
"""The rules by which it is too late once action was substantial."""
LATE = {"wrong-button": "to correct the button", "odd-back": ""}
"""What it is too late for where the hand plays on, by kinds of which it is something else or nothing."""
SHORT_BLIND = "bet.least-raise.short-big-blind"
"""The rule by which a raise over a short big blind is measured by the whole one."""
MISSED = "presence.at-seat.redeal-after-absence-killed"


def why(decision: Decision, facts: Facts | None) -> dict[str, str]:
    """The reason for this ruling, by the hole it fills; nothing where none is known."""
    reason = REASONS.get(decision.key)
    return reason(decision, facts) if reason is not None and facts is not None else {}


def _prior_chips(decision: Decision, facts: Facts) -> dict[str, str]:
    """`together` is why prior chips count as one bet with the new ones, and which part of a raise they reach."""
    made, law = maker(as_it_stood(facts.about(decision.matter))), book(decision.book)
    if made is None or COMBINED not in law.rules or not (silent_chips(made) and len(made.motions) == 1):
        return {}
    percent, one_bet = law.rules[COMBINED].numbers["percent"], _one_bet(made)
    if not one_bet or p.every_chip_lying_needed(made) or not reaches(made, percent):
        return {}
    mark = made.facing + -(-percent * (made.minimum - made.facing) // 100)
    return {"together": f"{one_bet}, all {offered(made):,} counts and {mark:,} is the {percent}% mark"}


def _one_bet(made: Wager) -> str:
    if p.partly_pulled_back(made) and p.touched_before_the_new_chips(made):
        return f"part of the {made.prior.amount:,} in front was pulled back"
    return f"the {made.prior.amount:,} in front covers the call" if p.cover_the_call(made) and not made.back else ""


def _full_blinds(decision: Decision, facts: Facts) -> dict[str, str]:
    """`full_blinds` is that blinds which are dead or short count in full, with what they then are; `together` that a
    short big blind does which nobody has raised, where a raise over it is measured so.
    """
    about, stakes = facts.about(decision.matter), facts.setup.stakes
    made = maker(as_it_stood(about))
    if made is None or made.street > 0:
        return {}
    small, big = posted(about)
    sizes = [(small, stakes.small_blind, "the small blind"), (big, stakes.big_blind, "the big blind")]
    short = [(f"{full:,}", name) for put, full, name in sizes if put < full]
    if not short:
        return {}
    which = "both blinds" if len(short) == 2 else short[0][1]
    found = {"full_blinds": f"{which} in full ({listed([each for each, _ in short])})"}
    measured = SHORT_BLIND in book(decision.book).rules and made.facing <= stakes.big_blind
    if measured and 0 < big < stakes.big_blind:
        found["together"] = f"the short big blind counts in full ({stakes.big_blind:,})"
    return found


def _missed_deal(decision: Decision, _: Facts) -> dict[str, str]:
    """`missed` is that the re-deal is the same deal again, which the player missed."""
    player = "the players" if len(decision.matter.seats) > 1 else "the player"
    return {"missed": f"{player} missed the original deal"} if MISSED in decision.held else {}


def _too_few(decision: Decision, facts: Facts) -> dict[str, str]:
    """`too_few` is how many cards stud's seventh street needs and how many are left, the earlier burns among them."""
    rule = book(decision.book).rules.get(SHORT)
    spare = rule.numbers["spare"] if rule is not None else 0
    about, least = facts.about(decision.matter), rule.numbers["least"] if rule is not None else 0
    needs, stub = required_then(about, spare), stub_then(about)
    too_few = f"{needs} are needed and only {stub + burns_then(about)} are left, burns included"
    return {"too_few": f"{too_few}, and the stub still has {least} or more" if 0 < least <= stub else too_few}


def _in_order(decision: Decision, facts: Facts) -> dict[str, str]:
    """`because` is by what this player tables first: the last bet of the last street, or else the turn to act in it."""
    street = "seventh street" if is_stud(facts.game) else "the river"
    if LAST_BET in decision.held:
        return {"because": f"last to bet or raise on {street}"}
    by = "by the cards showing" if is_stud(facts.game) else "to act"
    return {"because": f"first {by} with no bet on {street}"} if NO_BET in decision.held else {}


def _too_late(decision: Decision, _: Facts) -> dict[str, str]:
    """`late` is what it is too late for where the hand plays on, with the substantial action that makes it so."""
    too_late = LATE.get(decision.matter.kind, MISDEAL)
    since = ", as action was substantial" if SUBSTANTIAL & {*decision.held} else ""
    return {"late": f"{too_late}{since}"} if too_late else {}


def _not_yet(decision: Decision, facts: Facts) -> dict[str, str]:
    """`not_yet_substantial` is that players have acted, but not so much that it is too late for a misdeal."""
    about, rule = facts.about(decision.matter), book(decision.book).rules.get(AFTER)
    in_time = rule is not None and actions_then(about) and not substantial_action(about, rule.numbers)
    return {"not_yet_substantial": "action isn't substantial yet"} if in_time else {}


def _with_bets_in_front(decision: Decision, facts: Facts) -> dict[str, str]:
    """`pot_in_front` is the pot by which a number is measured, and that the bets in front are in it where any lie."""
    pot, made = dict(decision.figures).get("pot", 0), maker(facts.about(decision.matter))
    if not pot or made is None:
        return {}
    bets = any(each.bet.amount for each in facts.record.tables[made.first].seats)
    return {"pot_in_front": f"{pot:,}, bets in front included" if bets else f"{pot:,}"}


def _made_whole(decision: Decision, facts: Facts) -> dict[str, str]:
    """`together` is why a raise has to come to more than was said or put out."""
    return _prior_chips(decision, facts) or _full_blinds(decision, facts)


def _each_live_hand(decision: Decision, facts: Facts) -> dict[str, str]:
    """`live_hands` is how many there were as a card came too early: so many are set aside."""
    return {"live_hands": str(live_then(facts.about(decision.matter)))}


def _all_in_too(decision: Decision, facts: Facts) -> dict[str, str]:
    """`all_in_too` is that a hand with nothing left to decide is a live hand like any other."""
    seats = decision.matter.seats[:1]
    all_in = any(not facts.table.seat(seat).stack.amount and facts.table.seat(seat).hand for seat in seats)
    return {"all_in_too": "all-in too"} if all_in else {}


REASONS: Mapping[str, Callable[[Decision, Facts], dict[str, str]]] = {
    "bet.made-full-raise": _made_whole,
    "bet.most-the-pot-allows": _full_blinds,
    "stud.community-card": _too_few,
    "showdown.tables-first-if-enforced": _in_order,
    "bet.brought-up-without-reopening": _made_whole,
    "bet.brought-up-for-all": _made_whole,
    "deal.hand-killed": _missed_deal,
    "devices.not-with-a-live-hand": _all_in_too,
    "deal.play-on": _too_late,
    "deal.misdeal": _not_yet,
    "deal.round-held-for-final-street": _each_live_hand,
    "bet.highest-reasonable-amount": _with_bets_in_front,
    "bet.number-means-less-than-a-raise": _with_bets_in_front,
    "bet.highest-reasonable-short-of-a-raise": _with_bets_in_front,
}
