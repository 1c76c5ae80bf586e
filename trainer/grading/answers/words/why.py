"""Why a ruling is what it is, where that is what players dispute: the reason that its sentence gives."""

from collections.abc import Callable, Mapping

from trainer.grading.answers.halves.out_of_turn import act_out_of_turn
from trainer.grading.words import name
from trainer.kernel.games import is_stud
from trainer.kernel.listed import listed, seats_within
from trainer.rules.book import Book, book
from trainer.rules.common.raising import in_one_motion
from trainer.rules.facts import Facts
from trainer.rules.facts import prior as p
from trainer.rules.facts.action import actions_then, substantial_action
from trainer.rules.facts.deal import as_it_stood
from trainer.rules.facts.deck import gone_with_hands
from trainer.rules.facts.forced import posted
from trainer.rules.facts.shape import every_chip_needed, offered, reaches, silent_chips
from trainer.rules.facts.showdown import contenders, last_aggressor
from trainer.rules.facts.standing import AGGRESSIVE, read
from trainer.rules.facts.stub import burns_then, live_then, required_then, stub_then
from trainer.rules.facts.turns import told
from trainer.rules.facts.wager import Wager, maker
from trainer.rules.ruling import Decision

COMBINED = "bet.size.prior-combined-at-standard"
"""The rule by which prior chips that make the call count as one bet with the new ones."""
SHARE, ALL_NEEDED = "-below-standard", "-all-needed"
"""How the rules end by which chips or an amount over the call are only a call: short of a share, or all needed."""
SHORT_OF_HALF, LAST_CHIPS = "bet.size.multi-chip-below-standard", "bet.size.multi-chip-last-chips"
BET_AND_HALF = "bet.size.bet-plus-share-of-bet"
WRONG_FIRST = {"bet.size.raise-said-wrong-first-motion", "bet.string.wrong-first-then-more"}
"""The rules by which a raise is held to the minimum for what its first motion was."""
SHORT, ENOUGH = "stud.short-stub.short-even-with-burns", "stud.short-stub.enough-with-burns"
NOT_HIS, NO_CARDS = "showdown.ask-to-see.asker-did-not-pay", "showdown.ask-to-see.asker-without-cards"
"""The rules by which a hand need not be shown: its player didn't make the last bet, or who asks has no cards."""
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
    return {"together": f"{_mark(made, law, COMBINED)} and all {offered(made):,} counts {one_bet}"}


def _one_bet(made: Wager) -> str:
    if p.partly_pulled_back(made) and p.touched_before_the_new_chips(made):
        return f"once some of the {made.prior.amount:,} in front is pulled back"
    return (
        f"when the {made.prior.amount:,} in front covers the call" if p.cover_the_call(made) and not made.back else ""
    )


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
    """`missed` is that the redeal is the same deal again, which the player missed."""
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


def _burns_suffice(decision: Decision, facts: Facts) -> dict[str, str]:
    """`enough` is how many cards stud's seventh street needs, and that the stub and the earlier burns have them."""
    rule, about = book(decision.book).rules.get(ENOUGH), facts.about(decision.matter)
    if rule is None or ENOUGH not in decision.held:
        return {}
    stub, burns = stub_then(about), burns_then(about)
    return {"enough": f"{required_then(about, rule.numbers['spare'])} are needed: {stub} and {burns} burns are there"}


def _seen_by_right(decision: Decision, facts: Facts) -> dict[str, str]:
    """`no_right_as` is why who asks has no right to see that hand: whose the last bet was, or that he has no cards."""
    if NO_CARDS in decision.held:
        return {"no_right_as": f"seat {decision.matter.seats[0]} no longer holds cards"}
    if NOT_HIS not in decision.held:
        return {}
    last = last_aggressor(facts.about(decision.matter))
    street = "seventh street" if is_stud(facts.game) else "the river"
    if last is None:
        return {"no_right_as": f"no one bet {street}"}
    if last.seat == decision.matter.seats[1]:
        return {}
    return {"no_right_as": f"the last bet or raise on {street} was seat {last.seat}'s"}


def _all_in_and_over(decision: Decision, facts: Facts) -> dict[str, str]:
    """`all_in_and_over` is who is all-in as the betting is over, so that every hand is tabled."""
    then = facts.when(decision.matter.onset)
    seats = [each for each in contenders(then) if not then.table.seat(each).stack]
    who = seats_within(seats) if seats else ""
    return {"all_in_and_over": f"with {who} all-in and the betting complete"} if who else {}


def _changed_by(decision: Decision, facts: Facts) -> dict[str, str]:
    """`changed_by` is whose bet or raise it was that changed the action to who had acted out of turn."""
    mine = act_out_of_turn(book(decision.book), decision.matter, facts)
    if mine is None or not mine.changed:
        return {}
    since = ((each, read(each, now)[0]) for each, now in told(facts).acts if each.first > mine.made.first)
    first = next(((each.seat, kind) for each, kind in since if kind in AGGRESSIVE and each.seat in mine.passed), None)
    return {"changed_by": f"seat {first[0]}'s {first[1]} changed the action"} if first is not None else {}


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
    since = ", as there was substantial action" if SUBSTANTIAL & {*decision.held} else ""
    return {"late": f"{too_late}{since}"} if too_late else {}


def _not_yet(decision: Decision, facts: Facts) -> dict[str, str]:
    """`not_yet_substantial` is that players have acted, but not so much that it is too late for a misdeal."""
    about, rule = facts.about(decision.matter), book(decision.book).rules.get(AFTER)
    in_time = rule is not None and actions_then(about) and not substantial_action(about, rule.numbers)
    return {"not_yet_substantial": "there isn't substantial action yet"} if in_time else {}


def _with_bets_in_front(decision: Decision, facts: Facts) -> dict[str, str]:
    """`pot_in_front` is the pot by which a number is measured, and that the bets in front are in it where any lie."""
    pot, made = dict(decision.figures).get("pot", 0), maker(facts.about(decision.matter))
    if not pot or made is None:
        return {}
    bets = any(each.bet.amount for each in facts.record.tables[made.first].seats)
    return {"pot_in_front": f"{pot:,}, bets in front included" if bets else f"{pot:,}"}


def _made_whole(decision: Decision, facts: Facts) -> dict[str, str]:
    """`together` is why a raise has to come to more than was said or put out, `wrong_first` why it may not."""
    half = {"together": "a full bet plus half a bet counts as a raise"} if BET_AND_HALF in decision.held else {}
    return {**half, **(_prior_chips(decision, facts) or _full_blinds(decision, facts)), **_wrong_first(decision, facts)}


def _wrong_first(decision: Decision, facts: Facts) -> dict[str, str]:
    """`wrong_first` is that after "raise" the first motion was none that another may follow."""
    made = maker(facts.about(decision.matter))
    if made is None or not made.motions or not WRONG_FIRST & {*decision.held}:
        return {}
    return {"wrong_first": f"the first motion made {in_one_motion(made):,}, neither the call nor a full raise"}


def _only_a_call(decision: Decision, facts: Facts) -> dict[str, str]:
    """`no_raise` is why what was put out or named beyond the call is no raise: the mark, for last chips too, or that
    the call needs every chip.
    """
    made, law = maker(as_it_stood(facts.about(decision.matter))), book(decision.book)
    short = next((each for each in decision.held if each.endswith(SHARE)), "")
    if made is None or not short:
        needed = made is not None and any(each.endswith(ALL_NEEDED) for each in decision.held)
        return {"no_raise": "every chip was needed to call"} if needed else {}
    too = " even for an all-in" if made.all_in and LAST_CHIPS not in law.rules else ""
    return {"no_raise": f"{_mark(made, law, short)}{too}"}


def _mark(made: Wager, law: Book, rule: str) -> str:
    percent = law.rules[rule].numbers["percent"]
    return f"{made.facing + -(-percent * (made.minimum - made.facing) // 100):,} is the {percent}% mark"


def _last_chips(decision: Decision, facts: Facts) -> dict[str, str]:
    """`half_or_not` is why last chips that are less than half a raise are no mere call."""
    made, rule = maker(as_it_stood(facts.about(decision.matter))), book(decision.book).rules.get(SHORT_OF_HALF)
    if made is None or rule is None or LAST_CHIPS not in decision.held or every_chip_needed(made):
        return {}
    if made.total <= made.facing or reaches(made, rule.numbers["percent"]):
        return {}
    mark = f"the {rule.numbers['percent']}% mark doesn't matter"
    return {"half_or_not": f"the call didn't need every chip, so {mark}"}


def _each_live_hand(decision: Decision, facts: Facts) -> dict[str, str]:
    """`live_hands` is how many there were as a card came too early: so many are set aside."""
    return {"live_hands": str(live_then(facts.about(decision.matter)))}


def _all_in_too(decision: Decision, facts: Facts) -> dict[str, str]:
    """`all_in_too` is that a hand with nothing left to decide is a live hand like any other."""
    seats = decision.matter.seats[:1]
    all_in = any(not facts.table.seat(seat).stack.amount and facts.table.seat(seat).hand for seat in seats)
    return {"all_in_too": "all-in too"} if all_in else {}


def _in_the_muck(decision: Decision, facts: Facts) -> dict[str, str]:
    """`gone` is that the cards which are scrap went with their hands, where nothing replaces them; `kept` are those
    that did not, where others did.
    """
    cards, gone = decision.matter.cards, gone_with_hands(facts.about(decision.matter))
    kept = [name(each) for each in cards if each not in gone]
    if not kept:
        return {"gone": "in a hand that is gone"} if gone else {}
    return {"kept": f"the {listed(kept)}"} if gone else {}


REASONS: Mapping[str, Callable[[Decision, Facts], dict[str, str]]] = {
    "bet.call": _only_a_call,
    "bet.all-in": _last_chips,
    "bet.made-full-raise": _made_whole,
    "bet.most-the-pot-allows": _full_blinds,
    "bet.not-binding-every-choice": _changed_by,
    "bet.not-binding-no-raise": _changed_by,
    "bet.goes-back-call-or-fold": _changed_by,
    **dict.fromkeys(
        (
            "deal.scrap-card-replaced",
            "deal.scrap-card-replaced-after-round",
            "deal.boxed-card-replaced",
            "deal.boxed-card-replaced-after-round",
        ),
        _in_the_muck,
    ),
    "stud.community-card": _too_few,
    "stud.burns-lengthen-the-stub": _burns_suffice,
    "showdown.showing-up-to-floor": _seen_by_right,
    "showdown.no-right-to-see": _seen_by_right,
    "showdown.may-not-muck": _all_in_and_over,
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
