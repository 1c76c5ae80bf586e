"""A tabled winner that the dealer took: what it wins all the same, and who gives back what was pushed instead."""

from trainer.grading.answers.pots.pots import pots_told
from trainer.kernel.listed import listed
from trainer.rules.awarding import pushes
from trainer.rules.book import Book
from trainer.rules.facts import Facts
from trainer.rules.ruling import Decision

WINS = "showdown.tabled-winner-wins"


def with_what_it_wins(sentence: str, lead: Decision, law: Book, facts: Facts) -> str:
    """The sentence with how much the hand wins, as it lay before it was taken, where all the hands had been seen, and
    what others win as long as no pot was pushed.
    """
    if lead.key != WINS:
        return sentence
    pots = pots_told(law, facts.when(lead.matter.error - 1))
    if pots is None or not pots.won:
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
    told = f"{sentence.removesuffix('.')} {mine:,}" if mine else sentence.removesuffix(".")
    others = [f"seat {seat} wins {amount:,}" for seat, amount in sorted(due.items()) if seat != lead.matter.seats[0]]
    return f"{'; '.join((told, *(listed(each) for each in ([] if had else others, back) if each)))}."
