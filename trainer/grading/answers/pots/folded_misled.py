"""A hand folded against a bet by a player who had been told a wrong amount, or who says that he took it for another."""

from collections.abc import Iterator

from trainer.grading.answers.pots.pots import pots_sentence, pots_told
from trainer.grading.answers.telling import lower
from trainer.kernel.act import Act
from trainer.kernel.asking_acts import Claim, Claimed, Tell, Told
from trainer.kernel.listed import listed, seats_named
from trainer.kernel.voice_acts import AnnounceBet
from trainer.rules.book import Book
from trainer.rules.counted import RISING
from trainer.rules.facts import Facts

RETRIEVED = "showdown.tabling.mucked-untabled-identifiable"
"""The rule of a house by which a hand may come back out of the muck, the more so if its player was misled."""
MISLED = (
    "Seat {} folded on a wrong count, {:,} for {:,}: the floor should try to retrieve the hand if it can be identified"
)
ALL_MISLED = "{} folded on {}, {} for {:,}: the floor should try to retrieve the hands that can be identified"
ONE_COUNT, COUNTS = "a wrong count", "wrong counts"
HAS, EACH_HAS = "seat {} has {:,}", "each has {:,}"
OWN_MISTAKE = "Seat {}'s fold stands: only wrong information given to the player is a reason to retrieve the hand."


def folded_misled(law: Book, facts: Facts, asked: int) -> tuple[str, str, bool]:
    """The sentence, the paragraph in words, and whether others have acted since; nothing where the house has no such
    rule, another seat is asked about, or who folded had been told what is right and claims no mistake.
    """
    if RETRIEVED not in law.rules:
        return "", "", False
    paragraph = law.ledger.in_words(law.rules[RETRIEVED].paragraphs[0])
    for at, seat in _folds(facts):
        since = facts.record.courses[at + 1].actions != facts.course.actions
        sentence = _on_the_fold(law, facts, at, seat, since, asked) if asked in (0, seat) else ""
        if sentence:
            return sentence, paragraph, since
    return "", "", False


def _on_the_fold(law: Book, facts: Facts, at: int, seat: int, since: bool, asked: int) -> str:
    count = _wrong_count(facts, at, seat)
    if count is not None:
        told = {seat: count[0]} if asked else _misled(facts, count[1])
        named = MISLED.format(seat, *count) if len(told) == 1 else _all_misled(told, count[1])
        return named + _what_then(law, facts, list(told))
    then = facts.record.courses[at]
    owed = then.bet > then.committed[seat - 1]
    return OWN_MISTAKE.format(seat) if owed and not since and _claims_a_mistake(facts, at, seat) else ""


def _wrong_count(facts: Facts, at: int, seat: int) -> tuple[int, int] | None:
    """The amount that was named to who folded there, and the bet; None where nothing wrong was."""
    then = facts.record.courses[at]
    told, owed = amount_named(facts, at), then.bet - then.committed[seat - 1]
    return (told, then.bet) if told and told not in (then.bet, owed) else None


def _misled(facts: Facts, bet: int) -> dict[int, int]:
    """Who folded to that bet on a wrong count, in the order in which they folded, each with what was named."""
    found = ((seat, _wrong_count(facts, at, seat)) for at, seat in reversed(list(_folds(facts))))
    return {seat: count[0] for seat, count in found if count is not None and count[1] == bet}


def _all_misled(told: dict[int, int], bet: int) -> str:
    amounts = list(dict.fromkeys(f"{each:,}" for each in told.values()))
    which = ONE_COUNT if len(amounts) == 1 else COUNTS
    return ALL_MISLED.format(seats_named(told), which, listed(amounts), bet)


def _folds(facts: Facts) -> Iterator[tuple[int, int]]:
    """The gestures by which players folded on this street, the last one first, each with its seat."""
    courses, acts = facts.record.courses, facts.record.gestures
    for at in range(len(acts) - 1, facts.deal_start - 1, -1):
        if courses[at].street != facts.course.street:
            return
        if acts[at].seat in courses[at + 1].folded - courses[at].folded:
            yield at, acts[at].seat


def amount_named(facts: Facts, at: int) -> int:
    """The last amount that was named for a bet between that bet or raise and what was done at it; 0 for none. Called
    out right, it is put right.
    """
    begun = max((each.index for each in facts.course.actions if each.index < at and each.kind in RISING), default=0)
    said, bet = (each.act for each in facts.record.gestures[begun:at]), facts.record.courses[at].bet
    told = [amount for act in said if (amount := _named(act, bet))]
    return told[-1] if told else 0


def _named(act: Act, bet: int) -> int:
    """The amount of a count, or of that bet called out right; 0 for none."""
    if isinstance(act, Tell):
        return act.amount if act.what is Told.COUNT else 0
    return bet if isinstance(act, AnnounceBet) and act.amount == bet else 0


def _claims_a_mistake(facts: Facts, at: int, seat: int) -> bool:
    since = (each.act for each in facts.record.gestures[at:] if each.seat == seat)
    return any(isinstance(act, Claim) and act.what is Claimed.MISTAKEN for act in since)


def _what_then(law: Book, facts: Facts, seats: list[int]) -> str:
    """What each has to call with the hand back, and who wins without it."""
    pots = pots_told(law, facts)
    back, none = ("if it's live", "if it isn't") if len(seats) == 1 else ("if they're live", "if none is")
    without = f"; {none}, {lower(pots_sentence(pots))}" if pots is not None and pots.won else "."
    return f"; {back}, {_to_call(facts, seats)} to call{without}"


def _to_call(facts: Facts, seats: list[int]) -> str:
    owed = {each: facts.course.bet - facts.course.committed[each - 1] for each in seats}
    if len(seats) > 1 and len({*owed.values()}) == 1:
        return EACH_HAS.format(owed[seats[0]])
    return listed([HAS.format(seat, amount) for seat, amount in owed.items()])
