"""What a player claims last of his own act or cards: what stands of it, and what can't be told from words alone."""

from collections.abc import Iterable, Iterator
from dataclasses import replace

from trainer.grading.answers.choice.last_words import claimed_last
from trainer.grading.answers.citing import cited, citing
from trainer.grading.answers.halves.held_to_act import STANDS, first_said, held_though_mistaken
from trainer.grading.answers.letters import lower
from trainer.grading.answers.made import Answer
from trainer.grading.answers.pots.folded_misled import OWN_MISTAKE
from trainer.grading.answers.state import State
from trainer.kernel.asking_acts import Claim, Claimed
from trainer.rules.book import Book
from trainer.rules.facts import Facts
from trainer.rules.facts.standing import FOLD
from trainer.rules.ledger_file import Paragraph

CANT_BE_TOLD = "Whether {} isn't clear from what was said: the floor decides"
CLAIMS = {
    Claimed.FOLDED: "seat {} folded",
    Claimed.CALLED: "seat {} called",
    Claimed.OWN_CARD: "that card is seat {}'s",
    Claimed.OWN_HAND: "that hand is seat {}'s",
}
OF_THE_FOLD = "Seat {}'s fold stands: "
"""How an answer begins that says itself what would speak for the hand that is folded."""
AS_TOLD = "{}; as told, {}"
NOTHING_DONE = "Seat {} has put in nothing here, so there is nothing to take back"
NEXT = ("rights", "show-order")
"""Kinds of what only comes next, of which a claim asks nothing."""
ON_ITS_OWN = frozenset((State.NOTHING_WRONG, State.RULED))
FOLDS = ("bet.fold.said-in-turn-facing-a-bet", "bet.fold.facing-a-bet")
IN_TURN = ("bet.in-turn.chips-taken-back",)
MISTAKEN = ("bet.accepted-action.chips-out-on-wrong-count", "bet.accepted-action.misunderstanding-claimed")
"""Rules out of the paragraphs that hold a player to a fold, to an act in turn and to a bet that he took for another."""
FINAL, PUT_OFF = "is-it-final", "pot.delay.ruling-put-off"
"""The question on the paragraph by which the floor's word is the last, and the rule by which that may be put off."""


def with_the_claim(law: Book, facts: Facts, made: Answer) -> Answer:
    """The answer on a claim that comes last and of which nothing else is ruled; resting on what holds the player to his
    act, or on who decides.
    """
    seat, act = claimed_last(facts.record)
    other = made.lead is not None and made.lead.matter.kind not in NEXT
    other = other or made.sentence == OWN_MISTAKE.format(seat)
    if not isinstance(act, Claim) or seat not in facts.course.dealt_in or other or made.state not in ON_ITS_OWN:
        return made
    if held := held_though_mistaken(law, facts):
        if f"{seat}'s fold" in held and OF_THE_FOLD.format(seat) in made.sentence:
            return made
        said = made.sentence if made.sentence.startswith(held) else first_said(held, made.sentence)
        return _on_paragraphs(law, replace(made, sentence=said, state=State.RULED), _binding(law, held, act))
    if act.what is Claimed.MISTAKEN:
        said = first_said(NOTHING_DONE.format(seat), made.sentence)
        return _on_paragraphs(law, replace(made, sentence=said, state=State.RULED), _of_rules(law, IN_TURN))
    if act.what not in CLAIMS:
        return made
    said = _unproved(facts, seat, act.what, made.sentence)
    return _on_paragraphs(law, replace(made, sentence=said, state=State.CANNOT_TELL), _who_decides(law))


def _unproved(facts: Facts, seat: int, what: Claimed, sentence: str) -> str:
    """That nobody can tell, with what was told of that player's act and what comes next as long as it is taken so."""
    begins = CANT_BE_TOLD.format(CLAIMS[what].format(seat))
    street = facts.course.street  # what went before may have been made up for a hand told from a later street on
    mine = [each for each in facts.course.actions if each.seat == seat and each.street == street]
    last = STANDS.get(mine[-1].kind, "").format(seat, mine[-1].to) if mine else ""
    if last and what in (Claimed.FOLDED, Claimed.CALLED):
        return first_said(AS_TOLD.format(begins, lower(last)), sentence)
    said = first_said(begins, sentence)
    return said.replace(f"{begins}; ", AS_TOLD.format(begins, ""), 1)


def _binding(law: Book, held: str, act: Claim) -> Iterator[Paragraph]:
    """The paragraphs by which that stands."""
    judged = "grossly misunderstood" in held
    yield from _of_rules(law, FOLDS if FOLD in held else IN_TURN)
    if act.what is Claimed.MISTAKEN and ("call" in held or judged):
        yield from _of_rules(law, MISTAKEN)


def _who_decides(law: Book) -> Iterator[Paragraph]:
    yield from (each for each in law.ledger.paragraphs if any(asked.endswith(FINAL) for asked in each.questions))
    yield from _of_rules(law, (PUT_OFF,))


def _of_rules(law: Book, rules: Iterable[str]) -> Iterator[Paragraph]:
    yield from (law.rules[each].paragraphs[0] for each in rules if each in law.rules)


def _on_paragraphs(law: Book, made: Answer, paragraphs: Iterable[Paragraph]) -> Answer:
    """The answer on those paragraphs, in place of the one on what only comes next."""
    some = list(paragraphs)
    if made.lead is None:
        return replace(made, notes=(*made.notes, *map(law.ledger.in_words, some)))
    own = made.lead.citations if made.lead.matter.kind == NEXT[1] else ()
    return replace(made, lead=citing(made.lead, (*(cited(law, each) for each in some), *own)))
