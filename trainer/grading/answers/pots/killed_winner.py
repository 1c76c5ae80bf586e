"""A tabled winner that the dealer took: what it wins all the same, and who gives back what was pushed instead."""

from trainer.grading.answers.found import Found
from trainer.grading.answers.pots.pots import PotsTold, pots_sentence, pots_told
from trainer.grading.answers.pots.tabled_alone import of_the_tabled, unless_beaten
from trainer.grading.answers.telling import lower
from trainer.kernel.listed import listed
from trainer.rules.awarding import pushes
from trainer.rules.book import Book
from trainer.rules.facts import Facts
from trainer.rules.facts.showdown import live
from trainer.rules.ruling import Decision

WINS, GIVEN_BACK = "showdown.tabled-winner-wins", "showdown.unprotected-hand-may-be-retrieved"
IT_WINS = ": it wins"


def with_what_it_wins(found: Found, lead: Decision, sentence: str) -> str:
    """The sentence with how much the hand wins, as it lay before it was taken, by the hands that are tabled, and what
    others win as long as no pot was pushed; where the floor may give the hand back, who wins with it and who without.
    """
    law, facts = found.law, found.facts
    if lead.key == GIVEN_BACK:
        return _if_given_back(sentence, lead, law, facts)
    if lead.key != WINS:
        return sentence
    at, unless = lead.matter.error - 1, ""
    pots = pots_told(law, facts.when(at))
    if pots is None or not pots.won:
        pots, unless = of_the_tabled(law, facts, at), unless_beaten(facts, at)
        if pots is None or not pots.known:
            return sentence
    due: dict[int, int] = {}
    for seat, amount in (win for pot in pots.pots for win in pot.wins):
        due[seat] = due.get(seat, 0) + amount
    had: dict[int, int] = {}
    for (_, seat), amount in pushes(facts).items():
        had[seat] = had.get(seat, 0) + amount
    mine = due.get(lead.matter.seats[0], 0)
    back = [
        f"seat {seat} gives back {had[seat] - due.get(seat, 0):,}"
        for seat in sorted(had)
        if had[seat] > due.get(seat, 0)
    ]
    told = sentence.removesuffix(".").replace(IT_WINS, f": {unless}it wins")
    told = f"{told} {mine:,}" if mine else told
    others = [f"seat {seat} wins {amount:,}" for seat, amount in sorted(due.items()) if seat != lead.matter.seats[0]]
    return f"{'; '.join((told, *(listed(each) for each in ([] if had else others, back) if each)))}."


def _if_given_back(sentence: str, lead: Decision, law: Book, facts: Facts) -> str:
    at, seat = lead.matter.error - 1, lead.matter.seats[0]
    given, gone = of_the_tabled(law, facts, at), _without(law, facts, at, seat)
    if given is None or gone is None or not (given.known and gone.known) or given.pots == gone.pots:
        return sentence
    if_so, if_not = (lower(pots_sentence(each).removesuffix(".")) for each in (given, gone))
    return f"{sentence.removesuffix('.')}: if so, {unless_beaten(facts, at)}{if_so}; if not, {if_not}."


def _without(law: Book, facts: Facts, at: int, seat: int) -> PotsTold | None:
    """The pots without that hand: those of the tabled, or of the only other one that is left."""
    then = facts.when(at)
    others = [each for each in live(then) if each != seat]
    return of_the_tabled(law, facts, at, seat, others[0] if len(others) == 1 else 0)
