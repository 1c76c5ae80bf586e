"""Words that are no official terms of betting, or none of this game: what the floor may take them for, with figures."""

from trainer.grading.answers.last_words import spoken_last
from trainer.grading.answers.next_rights import next_to_act
from trainer.rules.book import Book
from trainer.rules.facts import Facts
from trainer.rules.facts.wager import Wager, maker
from trainer.rules.ruling import Decision

AT_OWN_RISK = ("bet.unclear.highest-meaning-within-the-pot", "bet.unclear.highest-meaning-below-the-pot")
"""Rules out of the paragraphs that leave unofficial terms to be interpreted, at the risk of whoever uses them."""
ALL_IN = ("shove", "shoving", "jam", "jamming", "ship", "ship it", "push", "pushing", "rip", "send it")
CALL = ("match", "match it", "matching", "same", "same again", "me too", "i'm in", "i’m in", "in", "stay", "i'll stay")
FOLD = ("muck", "pass", "out", "i'm out", "i’m out", "no", "nope", "i'm done", "i’m done")
FRACTIONS = {"half": 2, "third": 3, "quarter": 4}
UNOFFICIAL = "“{}” is no official term: the floor decides whether seat {}'s word is {}."
OPEN = "{} doesn't say what “{}” binds seat {} to {}: the floor decides, and {}."
TOO_MUCH = "{} doesn't say what becomes of more than the limit: the most seat {} may {} to is {:,}."
DECLARED, OVER = "general-declaration", "overbet"


def unofficial(law: Book, facts: Facts) -> str:
    """What the floor may take the last words for, of the player whose turn it is; "" where they are no such term."""
    seat, words = spoken_last(facts.record)
    plain = " ".join(words.lower().strip(" .!?").removeprefix("i ").split())
    if not seat or seat != next_to_act(facts) or not any(each in law.rules for each in AT_OWN_RISK):
        return ""
    meant = _meant(facts, seat, plain)
    said = words.strip(" .!")
    return UNOFFICIAL.format(f"{said[:1].upper()}{said[1:]}", seat, meant) if meant else ""


def _meant(facts: Facts, seat: int, plain: str) -> str:
    sitting, course = facts.table.seat(seat), facts.course
    front = course.committed[seat - 1]
    call = min(course.bet - front, sitting.stack.amount)
    if plain in ALL_IN:
        return f"an all-in of {front + sitting.stack.amount:,}"
    if plain in CALL:
        return f"a call of {course.bet:,}" if call else "a check"
    if plain in FOLD:
        return "a fold"
    part = next((by for name, by in FRACTIONS.items() if name in plain.split()), 0)
    if not part or "pot" not in plain.split():
        return ""
    pot = facts.table.pot.amount + sum(each.bet.amount for each in facts.table.seats)
    if call:
        return f"a raise, and to how much: the pot is {pot:,} before the call of {call:,}"
    return f"a bet of {pot // part:,}"


def at_own_risk(law: Book) -> str:
    """The paragraph that leaves unofficial terms to be interpreted, in words; "" where the house has none."""
    mine = (each for each in law.ledger.paragraphs if any(rule in each.rules for rule in AT_OWN_RISK))
    return next((f"{law.ledger.known_as} {each.at}: {each.says}" for each in mine), "")


def unsaid(law: Book, facts: Facts, decision: Decision) -> str:
    """Of a declaration without an amount on which the rulebook is silent, and of too much in limit: what is open at the
    most; "" of all else.
    """
    kind = decision.matter.kind
    made = maker(facts.about(decision.matter)) if kind in (DECLARED, OVER) else None
    if made is None or made.minimum > made.most:
        return ""
    raises = "raise" if made.facing else "bet"
    if kind == OVER:
        return TOO_MUCH.format(law.ledger.known_as, made.seat, raises, made.minimum)
    return _declared(law, made)


def _declared(law: Book, made: Wager) -> str:
    said = made.declared
    if said is None or not made.facing:
        return ""
    call = f"a call is {made.facing:,}"
    if said.kind == "bet":
        return OPEN.format(
            law.ledger.known_as, "bet", made.seat, "against a bet", f"{call}, a raise at least {made.minimum:,}"
        )
    if made.fixed and said.kind in ("all-in", "pot"):
        return OPEN.format(
            law.ledger.known_as, said.kind, made.seat, "in limit", f"{call}, the only raise {made.minimum:,}"
        )
    return ""
