"""What is said of a decision in one sentence, as the answer or beside it, also where the rulebook has nothing on it."""

from collections.abc import Iterable

from trainer.grading.answers.choice.unofficial import unsaid
from trainer.grading.answers.in_sentences import NOTHING as NOTHING
from trainer.grading.answers.letters import begun
from trainer.grading.answers.letters import lower as lower
from trainer.grading.answers.saying import sentence_of
from trainer.grading.answers.state import State, state_of
from trainer.grading.answers.words.holes import what
from trainer.grading.answers.words.maximum import without_the_blinds
from trainer.rules.book import Book, book
from trainer.rules.facts import Facts
from trainer.rules.ruling import Decision, Matter
from trainer.rules.topics import TOPICS

FIRST = "First, "
"""How a line begins on what is to be settled before the answer."""
BY_CHANCE, BOARD = "rp.randomness", "board"
NOT_PRINTED = " doesn't cover this and refers to {} {} (text of {}): "
UNCOVERED, INSTEAD = " doesn't cover this: ", " doesn't say what to do instead: "
AS_BEFORE = "No misdeal: "
"""What need not be said again of a second hand of the same deal."""
WRONG_BUTTON = "wrong-button"
"""A button in a wrong place: the seat named is where it is not."""
HAND_FOR_HAND = "rp.hand-for-hand"
NO_HAND_FOR_HAND = " doesn't cover hand for hand: when it's played, how it's run, or what comes off the clock."
DODGING, OF_THE_MOVED = "button.dodging", ("button.dodging.told-of-a-moved-player",)
ONLY_THE_MOVED = " penalizes a dodged blind only of a player who comes from a broken table: the floor decides."
ONLY = {
    "chips-found": (
        "chips.lost.found-owner-unknown",
        "{} takes only chips of no known owner out of play, and doesn't say what happens to {}'s: the floor decides.",
    ),
    "asked-to-see": (
        "showdown.ask-to-see.asked-by-winner",
        "{} lets only players who were dealt in ask to see a hand, and only one that was in the showdown.",
    ),
    "rebuy-announced": (
        "rebuy.announced-before-a-hand",
        "{} covers only a rebuy before a new hand: {}'s, during one, isn't covered and puts no chips behind.",
    ),
}
"""By kind the rule that holds of less than happened, and what is said of the rest."""


def told_of(law: Book, facts: Facts, decision: Decision) -> str:
    if missing := without_the_blinds(facts, decision):
        return f"{law.ledger.known_as}{missing}"
    said = sentence_of(decision, facts) or (unsaid(law, facts, decision) if decision.silent else "")
    return as_sent(law, decision, said or uncovered(law, decision.matter, state_of(law, facts, decision)))


def as_sent(law: Book, decision: Decision, sentence: str) -> str:
    """The sentence; where the house doesn't print the rule and sends to another rulebook, with that first."""
    if decision.silent or decision.source == law.key or not decision.citations:
        return sentence
    at, there = decision.citations[0].at, book(decision.source).ledger.known_as
    named = decision.matter.detail and sentence.startswith(decision.matter.detail)
    sends = NOT_PRINTED.format(there.split()[0], at, there.split()[-1])
    return f"{law.ledger.known_as}{sends}{sentence if named else lower(sentence)}"


def uncovered(law: Book, matter: Matter, state: State, named: str = "") -> str:
    """That the rulebook, or our copy of it, has nothing on it, named so where its kind says less than is known."""
    seats = f", {'not at ' if matter.kind == WRONG_BUTTON else ''}seat {matter.seats[0]}" if matter.seats else ""
    if state is State.CANNOT_TELL:
        return f"No one has said what is disputed{seats}: a hand's reading, a pot's award or count, or the action."
    if state is State.COPY_LACKS:
        return f"Our copy of {law.ledger.known_as} is missing the rule on this: {named or what(matter)}{seats}."
    if matter.topic == HAND_FOR_HAND and all(each.topic != HAND_FOR_HAND for each in law.ledger.paragraphs):
        return f"{law.ledger.known_as}{NO_HAND_FOR_HAND}"
    if matter.topic == DODGING and any(each in law.rules for each in OF_THE_MOVED):
        return f"{law.ledger.known_as}{ONLY_THE_MOVED}"
    if matter.kind in ONLY and ONLY[matter.kind][0] in law.rules:
        return ONLY[matter.kind][1].format(law.ledger.known_as, matter.detail)
    return f"{law.ledger.known_as}{UNCOVERED}{named or what(matter)}{seats}{_by_chance(law, matter)}."


def _by_chance(law: Book, matter: Matter) -> str:
    """Of an error with board or burns the paragraph by which a director may find a remedy in randomness."""
    at = next((each.at for each in law.ledger.paragraphs if each.topic == BY_CHANCE), "")
    on_board = bool(at) and TOPICS[matter.topic].area == BOARD
    return f"; under {at} the floor may settle it by a random choice" if on_board else ""


def whole(sentence: str) -> str:
    """What is said after "Nothing is wrong", as a sentence of its own."""
    return begun(sentence.removeprefix(f"{NOTHING}: "))


def in_one_breath(sentences: list[str], names: tuple[str, ...] = ()) -> str:
    """Several sentences as one: "Seat 4's hand is dead; seat 6's hand is dead.". What they all end in is said once, and
    names keep their capital letters.
    """
    parts = [each.removesuffix(".") for each in sentences]
    parts = [
        *parts[:1],
        *(each.removeprefix(AS_BEFORE) if parts[0].startswith(AS_BEFORE) else each for each in parts[1:]),
    ]
    ends = {each.rpartition(": ")[2] for each in parts if ": " in each}
    if len(parts) > 1 and len(ends) == 1 and all(": " in each for each in parts):
        parts = [*(each.rpartition(": ")[0] for each in parts[:-1]), parts[-1]]
    return in_a_row(parts, names)


def in_a_row(sentences: Iterable[str], names: tuple[str, ...] = ()) -> str:
    """Several sentences as one, with semicolons; those that begin with one of the names keep its capital letter."""
    first, *rest = (each.removesuffix(".") for each in sentences)
    return "; ".join([first, *(each if names and each.startswith(names) else lower(each) for each in rest)]) + "."
