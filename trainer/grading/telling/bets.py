"""What was wrong with a bet or a turn, in one sentence that says who and where."""

from collections.abc import Callable, Mapping

from trainer.grading.telling.turns import brings_it_in
from trainer.grading.telling.where import where
from trainer.kernel.listed import listed
from trainer.rules.common.counts import all_in_faced
from trainer.rules.declared import Declared
from trainer.rules.facts import Facts
from trainer.rules.facts.house import most_raises
from trainer.rules.facts.meanings import legal_meanings
from trainer.rules.facts.pot_limit import allowed
from trainer.rules.facts.turns import act_at, found_out_of_turn
from trainer.rules.facts.wager import Wager, at_its_most, counts_for, maker, wagers
from trainer.rules.facts.walk import WAITING
from trainer.rules.number_words import in_words
from trainer.rules.record import Record
from trainer.rules.ruling import Matter

Teller = Callable[[Record, Matter], str]
DID = {"bet": "bet", "call": "called", "raise": "raised", "check": "checked", "fold": "folded", "all-in": "went all-in"}

TOO_LITTLE = ", short of the minimum raise"
RISING = ("bet", "raise")
AMOUNTS = {"bet": "", "raise": "to ", "all-in": "for "}
"""How the total of an act follows what was done: "raised to 1,500"."""


def made(record: Record, matter: Matter) -> Wager | None:
    """The wager that a matter is about, as it was when the matter came up."""
    return maker(_seen(record, matter))


def _seen(record: Record, matter: Matter) -> Facts:
    """The hand as it was when the matter came up."""
    return Facts(record, min(matter.onset, len(record)), matter)


def _place(record: Record, matter: Matter) -> str:
    return where(record, max(0, matter.error - 1))


def _of_seat(words: str) -> Teller:
    """What the first seat did, with its place: "{where}" stands for it."""
    return lambda record, matter: f"Seat {matter.seats[0]} {words.format(where=_place(record, matter))}."


def _in_parts(record: Record, matter: Matter) -> str:
    found = _all_of_it(record, matter)
    parts = [f"{chips.amount:,}" for _, chips in found.motions] if found is not None else []
    if found is None or len(parts) < 2:
        return _of_seat("bet in more than one motion {where}")(record, matter)
    said = found.declared
    words = f"{_said(said)} and " if said is not None and said.kind in RISING else ""
    put_in = f"{parts[0]}, then {parts[1]} more in a second motion"
    if len(parts) > 2:
        put_in = f"{listed(parts)} in {in_words(len(parts))} motions"
    return f"Seat {matter.seats[0]} {words}put in {put_in} {_place(record, matter)}{_over(found)}."


def _all_of_it(record: Record, matter: Matter) -> Wager | None:
    """The wager with the motions that came after the matter was to be seen, until its maker was done."""
    found = made(record, matter)
    if found is None:
        return None
    later = wagers(Facts(record, _until(record, found), matter))
    return next((each for each in later if each.first == found.first and len(each.motions) > 1), found)


def _until(record: Record, found: Wager) -> int:
    """How many gestures there were when anybody else acted, or the dealer spoke of it."""
    own = (index for index in range(found.last + 1, len(record)) if record.gestures[index].seat != found.seat)
    return next(own, len(record))


def _amount(record: Record, matter: Matter) -> str:
    """What was said and what was put in against what was faced."""
    found, seat, place = made(record, matter), matter.seats[0], _place(record, matter)
    if found is None:
        return f"Seat {seat} made a bet {place} that doesn\u2019t play as it is."
    said = found.declared
    if said is not None and said.amount and said.kind not in DID and found.motions:
        return f"Seat {seat} {_number_alone(found, said, place)}."
    if found.worded_late and found.words[0][1].kind in DID:
        late = f"put in {found.total:,} and then said \u201c{found.words[0][1].kind}\u201d"
        return f"Seat {seat} {late} {place}{_over(found)}."
    if said is None or said.kind not in DID or not found.motions:
        silent = bool(found.motions) and not found.words
        put_in = f"silently put in {found.total:,}" if silent else f"put in {_only(found)}{found.total:,}"
        short = TOO_LITTLE if silent and _only(found) else ""
        return f"Seat {seat} {put_in} {place}{_over(found)}{short}."
    words = f"Seat {seat} {_said(said)}"
    if said.kind in RISING and found.total == said.amount and _only(found):
        return f"Seat {seat} announced {_named(said, 'only ')} {place}{_over(found)}."
    if said.kind in RISING and found.total == found.facing:
        return f"{words} {place} but put in only {found.new.amount:,}, the call."
    put_in = "but put in only" if found.total < max(found.facing, said.amount) else "and put in"
    return f"{words} {put_in} {found.total:,} {place}{_over(found)}."


def _number_alone(found: Wager, said: Declared, place: str) -> str:
    """An amount said with no word for the bet, and the chips put in: others, or just those."""
    words, over = f"said \u201c{said.amount:,}\u201d", _over(found)
    if found.total != said.amount:
        return f"{words} {place}{over}{',' if over else ''} and put in {found.total:,}"
    return f"{words} and put that in {place}{over}{TOO_LITTLE if _only(found) else ''}"


def _said(said: Declared) -> str:
    """What was said: a word alone as it was, a bet or raise by its total."""
    named = _named(said)
    return f"announced {named}" if named else f"said \u201c{said.kind}\u201d"


def _named(said: Declared, only: str = "") -> str:
    """A bet or raise of which the amount was said: "a raise to 1,200"."""
    total = {"raise": "to", "bet": "of"}.get(said.kind)
    return f"a {said.kind} {total} {only}{said.amount:,}" if said.amount and total else ""


def _over(found: Wager) -> str:
    return f", facing {found.facing:,}" if found.facing else ""


def _only(found: Wager) -> str:
    """Of a raise that isn't a full one."""
    return "only " if 0 < found.facing < found.total < found.facing + found.by else ""


def _short(record: Record, matter: Matter) -> str:
    """A bet or raise that's too small, in words or in chips."""
    found, seat, place = made(record, matter), matter.seats[0], _place(record, matter)
    if found is None:
        return f"Seat {seat} bet too little {place}."
    total = counts_for(found)
    if not found.facing:
        return f"Seat {seat} bet only {total:,} {place}; the minimum is {found.opens or found.by:,}."
    said = found.declared
    if said is not None and said.kind in RISING and said.amount:
        return f"Seat {seat} announced {_named(said, 'only ')} {place}{_over(found)}."
    if found.silent and not found.words:
        return f"Seat {seat} silently put in {total:,} {place}{_over(found)}{TOO_LITTLE}."
    return f"Seat {seat} raised to only {total:,} {place}{_over(found)}."


def _taken_back(record: Record, matter: Matter) -> str:
    """A call, bet or raise by its chips as they were before any were pulled back."""
    found, seat, place = made(record, matter), matter.seats[0], _place(record, matter)
    if found is None or not found.motions:
        return f"Seat {seat} pulled back chips bet in turn {place}."
    out = at_its_most(found)
    did = f"bet {out.total:,}" if not out.facing else f"put in {out.total:,}"
    if out.facing:
        did = f"raised to {out.total:,}" if out.total > out.facing else f"called {out.new.amount:,}"
    back = out.total - found.total
    pulled = "pulled the chips back" if back == out.new.amount else f"pulled {back:,} back"
    return f"{place[:1].upper()}{place[1:]}, seat {seat} {did} in turn, then {pulled}."


def _after_acting(record: Record, matter: Matter) -> str:
    """Why the betting wasn't open: the house's cap, or most often nothing since but an all-in of less than a raise."""
    found, seat, place = made(record, matter), matter.seats[0], _place(record, matter)
    to = f" to {counts_for(found):,}" if found is not None and counts_for(found) > found.facing else ""
    if cap := _cap_reached(record, matter):
        raises = "one raise" if cap == 1 else f"{in_words(cap)} raises"
        return f"Seat {seat} raised{to} {place}, past this house\u2019s cap of {raises}."
    if found is not None and found.facing in found.short and 0 < found.facing - found.before < found.by:
        return f"Seat {seat} raised{to} {place}, but a short all-in hadn\u2019t reopened the betting to seat {seat}."
    return f"Seat {seat} raised{to} {place}, but the betting wasn\u2019t open to seat {seat}."


def _cap_reached(record: Record, matter: Matter) -> int:
    """The house's cap, where the round had as many raises before this one; 0 otherwise."""
    facts = _seen(record, matter)
    act, cap = act_at(facts, matter.error - 1), most_raises(facts)
    return cap if cap and act is not None and act[1].raises > cap else 0


def _after_checking(record: Record, matter: Matter) -> str:
    found, seat, place = made(record, matter), matter.seats[0], _place(record, matter)
    facing = f"{found.facing:,}" if found is not None and found.facing else "a bet"
    more = found is not None and counts_for(found) > found.facing
    to = f" to {counts_for(found):,}" if found is not None and more else ""
    return f"Seat {seat} checked {place}, facing {facing}, and then raised{to}."


def _limit(words: str) -> Teller:
    def told(record: Record, matter: Matter) -> str:
        found = made(record, matter)
        did = "raised to" if found is not None and found.facing else "bet"
        amount = f"{did} {counts_for(found):,}" if found is not None else did
        return f"Seat {matter.seats[0]} {amount} {_place(record, matter)}, {words}."

    return told


def _pot(record: Record, matter: Matter) -> str:
    """A bet at pot-limit that is more than it may be, or less than the pot that was said."""
    found = made(record, matter)
    short = found is not None and found.total < allowed(_seen(record, matter), found)
    return _limit("less than the pot" if short else "more than the pot allows")(record, matter)


def _count_asked(record: Record, matter: Matter) -> str:
    """A request, with the seat whose chips are to be counted."""
    place = _place(record, matter)
    seat, _ = all_in_faced(_seen(record, matter))
    whose = f"seat {seat}\u2019s all-in" if seat else "a player\u2019s chips"
    return f"{place[:1].upper()}{place[1:]}, seat {matter.seats[0]} asked the dealer for a count of {whose}."


def _pot_asked(record: Record, matter: Matter) -> str:
    place = _place(record, matter)
    return f"{place[:1].upper()}{place[1:]}, seat {matter.seats[0]} asked the dealer how much is in the pot."


def _turn(record: Record, matter: Matter) -> str:
    """The act as its player made it: of chips that the dealer had added since as a minimum nobody spoke."""
    seat, due = matter.seats
    others = (index for index in range(matter.error, matter.onset) if record.gestures[index].seat != seat)
    out = found_out_of_turn(Facts(record, next(others, min(matter.onset, len(record))), matter), WAITING)
    did = DID.get(matter.detail, "acted")
    to = out.to or out.made.total if out is not None and matter.detail in AMOUNTS else 0
    amount = f" {AMOUNTS[matter.detail]}{to:,}" if to else ""
    if out is not None and brings_it_in(record, out):
        did, amount = "brought it in", f" for {out.made.total:,}"
    return f"Seat {seat} {did}{amount} out of turn {_place(record, matter)}, ahead of seat {due}."


def _skipped(record: Record, matter: Matter) -> str:
    passed, seat = matter.seats
    return f"Seat {passed} was skipped {_place(record, matter)} when seat {seat} acted."


def _unclear(record: Record, matter: Matter) -> str:
    """What was said, and the two amounts that it can mean as a legal bet."""
    found, place = made(record, matter), _place(record, matter)
    said = found.declared if found is not None else None
    kind = f"{said.kind} " if said is not None and said.kind else ""
    number = said.unofficial or said.amount if said is not None else 0
    words = f"\u201c{kind}{number:,}\u201d" if number else "an amount"
    put_in = f" and put in {found.total:,}" if found is not None and found.motions else ""
    can = legal_meanings(_seen(record, matter), found) if found is not None else ()
    that = f"The {number:,}" if number else "That"
    mean = f"{can[0]:,} or {can[-1]:,}" if len(can) > 1 else "two amounts"
    over = f", facing {found.facing:,}," if found is not None and found.facing else ""
    return f"Seat {matter.seats[0]} said {words} {place}{over}{put_in}. {that} can mean {mean}."


def _invalid(record: Record, matter: Matter) -> str:
    """What was said, where that can't be done: a check facing a bet, a raise of nothing, the pot in no-limit."""
    found, place = made(record, matter), _place(record, matter)
    said = found.declared if found is not None else None
    words = f"said \u201c{said.kind}\u201d {place}" if said is not None and said.kind else f"named an action {place}"
    return f"Seat {matter.seats[0]} {words}, which isn\u2019t an option there."


OF_BETS: Mapping[str, Teller] = {
    "several-motions": _in_parts,
    "wager": _amount,
    "words-and-chips": _amount,
    "general-declaration": _amount,
    "undercall": _amount,
    "undercall-after-another": _amount,
    "completed-bet": _amount,
    "accepted": _of_seat("called {where} and misunderstood the amount"),
    "underraise": _short,
    "number-short-of-a-raise": _short,
    "overbet": _limit("more than the limit allows"),
    "pot-bet": _pot,
    "pot-miscount": _limit("based on a wrong count of the pot"),
    "small-chips": _of_seat("bet {where} with chips smaller than the blinds"),
    "unrounded-amount": _of_seat("bet an amount {where} that the chips can\u2019t make"),
    "invalid-declaration": _invalid,
    "prior-chips-pulled": _of_seat("pulled back chips {where} that were already bet"),
    "taken-back": _taken_back,
    "raise-after-acting": _after_acting,
    "raise-after-check": _after_checking,
    "unclear-amount": _unclear,
    "straddle-posted": _of_seat("posted a straddle before the cards"),
    "pot-count": _pot_asked,
    "stack-count": _count_asked,
    "turn": _turn,
    "skipped": _skipped,
}
"""A teller for every point of bets and turns that can become a matter."""
