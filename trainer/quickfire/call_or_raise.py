"""Call or raise? Chips go out, words are said: what stands, and what goes back?"""

from dataclasses import replace

from trainer.quickfire import figures as f
from trainer.quickfire.kind import Kind, Unsuitable
from trainer.quickfire.spot import Answer, Field, Option, Spot, Sum
from trainer.quickfire.standing import ALL_IN, BET, CALL, FLOOR, NOTHING, RAISE, Standing, standing
from trainer.quickfire.telling import Telling
from trainer.quickfire.wagers_made import STORIES
from trainer.rules.book import Book
from trainer.rules.facts.wager import Wager
from trainer.rules.options import OPTIONS
from trainer.rules.ruling import Decision
from trainer.scenarios.fresh import tables

KEY = "call-or-raise"
TARGET = 10000
STANDS, TO, CHANGE, MISSING = "stands", "to", "change", "missing"
IN_CHIPS = (CALL, RAISE, BET)
PERCENT = 100


def question(law: Book, told: Telling, seat: int, case: str, seed: int) -> Spot:
    """What stands of the last wager of a seat? Raises Unsuitable."""
    found = standing(law, told.facts, seat)
    if any(amount % tables.smallest(told.setup.stakes) for amount in (found.to, found.back, found.owed)):
        raise Unsuitable  # no chips on the table make that
    answers = _answers(found)
    return Spot(
        KEY,
        law.key,
        seed,
        told.transcript,
        told.shown_from,
        f.places(told, f"bet-{seat}"),
        f"{f.named(told, seat)}: what is binding?",
        _fields(told, found.made),
        answers,
        found.decisions,
        TARGET,
        _notes(found),
        _sums(law, found),
        case=case,
        says=_lying_there(told, found.made),
    )


def _whose(told: Telling, case: str) -> int:
    """The last seat that did something; where acts were out of turn the one before it."""
    seats = [each.seat for each in told.record.gestures[told.shown_from :] if each.seat]
    others = [seat for seat in seats if seat != seats[-1]] if case.startswith("out-of-turn") else seats
    if not others:
        raise Unsuitable
    return others[-1]


def _answers(found: Standing) -> tuple[Answer, ...]:
    """The answer; of an all-in beyond the bet also its total."""
    if found.stands in (NOTHING, FLOOR):
        return ({STANDS: found.stands},)
    in_chips: dict[str, int | str] = {STANDS: found.stands, CHANGE: found.back, MISSING: found.owed}
    if found.stands == CALL:
        return (in_chips,)
    if found.stands == ALL_IN:
        name = RAISE if found.made.facing else BET
        return ({STANDS: ALL_IN}, {**in_chips, STANDS: name, TO: found.to})
    return ({**in_chips, TO: found.to},)


def _fields(told: Telling, made: Wager) -> tuple[Field, ...]:
    step, facing = tables.smallest(told.setup.stakes), made.facing
    options = [Option(CALL, "Call", f"{f.money(min(facing, made.most))} total")] if facing else []
    options += [Option(RAISE, "Raise to") if facing else Option(BET, "Bet")]
    options += [
        Option(ALL_IN, "All-in", "everything"),
        Option(NOTHING, "Nothing", "chips go back"),
        Option(FLOOR, "Floor", "not my call"),
    ]
    return (
        f.choice(STANDS, "What is binding?", *options),
        f.chips_field(TO, "Total", step, (STANDS, (RAISE, BET))),
        f.chips_field(CHANGE, f"Change to seat {made.seat}", step, (STANDS, IN_CHIPS)),
        f.chips_field(MISSING, "Still short", step, (STANDS, IN_CHIPS)),
    )


def _lying_there(told: Telling, made: Wager) -> str:
    """What there was to match, and what became of chips that lay in front before."""
    match = f"{f.money(made.facing)} to match." if made.facing else "Nothing to match."
    if not made.prior:
        return match
    what = "Blind" if made.street == 0 and made.prior.amount <= told.setup.stakes.big_blind else "Bet"
    left = "left in front" if not made.pulled else "taken back" if made.pulled == made.prior else "partly taken back"
    return f"{match} {what} of {f.money(made.prior.amount)} {left}."


def _notes(found: Standing) -> tuple[str, ...]:
    """What the floor may rule, where it is the floor's."""
    if found.stands != FLOOR:
        return ()
    rulings = [each.ruling for each in found.decisions if each.ruling]
    return tuple(line for each in rulings for line in (each.says, *(OPTIONS[one].says for one in each.options)))


# --- the arithmetic --------------------------------------------------------------------------------------------


def _sums(law: Book, found: Standing) -> tuple[Sum, ...]:
    """What lies there; what it comes to; what goes back or is missing; and what half of a raise would have been."""
    made, at = found.made, (f"bet-{found.made.seat}",)
    lying = [("in front before", made.prior.amount, at), ("taken back", -made.pulled.amount, at)]
    lying += [("put out", each.amount, at) for _, each in made.motions]
    lines = f.running(line for line in lying if line[1])
    if found.stands in (NOTHING, FLOOR):
        return lines
    return (*_with_chips(lines, made), *_settled(found, at), *_standard(law, found))


def _with_chips(lines: tuple[Sum, ...], made: Wager) -> tuple[Sum, ...]:
    """The same lines with the chips that went out."""
    moved = [each for _, each in made.motions]
    first = len(lines) - len(moved)
    return (*lines[:first], *(replace(line, chips=each) for line, each in zip(lines[first:], moved, strict=True)))


def _settled(found: Standing, at: tuple[str, ...]) -> tuple[Sum, ...]:
    total, to = found.made.total, found.to
    stands = f.running([("what is binding, total", to, at)])
    back = f.running([("already in front", total, at), ("minus what is binding", -to, ())]) if found.back else ()
    owed = f.running([("what is binding", to, ()), ("minus what is in front", -total, at)]) if found.owed else ()
    return (*stands, *back, *(line for line in owed if line.amount))


def _standard(law: Book, found: Standing) -> tuple[Sum, ...]:
    """From what total on the chips make a raise, where the house measures it by a share of a whole one."""
    made = found.made
    share = next((numbers for each in found.decisions if (numbers := _percent(law, each))), 0)
    step = (made.minimum - made.facing) * share // PERCENT
    if not share or not made.facing or found.to not in (made.facing, made.minimum):
        return ()
    return f.running([("the bet to match", made.facing, ()), (f"{share} percent of a minimum raise", step, ())])


def _percent(law: Book, decision: Decision) -> int:
    """The share that the rule was given on which a decision rests."""
    held = {each.rule for each in decision.citations}
    rules = [each for each in law.by_topic.get(decision.matter.topic, ()) if each.rule.key in held]
    asked = [each.numbers["percent"] for each in rules if "percent" in each.rule.numbers]
    return asked[0] if asked else 0


KIND = Kind(
    KEY,
    "Call or raise?",
    "Chips and words: what is binding, and what goes back?",
    TARGET,
    STORIES,
    lambda law, told, case, seed: question(law, told, _whose(told, case), case, seed),
    ("bet.size", "bet.method"),
    (
        ("string", "two-motions"),
        ("overchip", "overchip-then-raise"),
        ("half", "raise-to-too-little", "underbet"),
        ("undercall", "undercall-of-an-opening"),
        ("below-half", "needed"),
        ("whole", "raise-to", "raise-then-chip"),
        ("all-in-said", "last-chips"),
    ),
)
