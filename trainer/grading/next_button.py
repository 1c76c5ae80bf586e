"""What a house says of the button once a hand is over: to which seat it goes, or that nobody at the table can tell."""

from dataclasses import dataclass

from trainer.grading.said import cite_decision
from trainer.rules.book import Book
from trainer.rules.engine import decide
from trainer.rules.facts import Facts
from trainer.rules.facts.beginning import button_belongs
from trainer.rules.next_button import hand_to_come, next_buttons, play_on
from trainer.rules.points import points_of
from trainer.rules.ruling import Citation, Conflict, Decision

KINDS = ("button-and-blinds", "last-button-wrong", "heads-up-button")
"""Points of a hand to come that tell where its button is."""


@dataclass(frozen=True, slots=True)
class Next:
    """The seats at which the button may be, the due one last; what the house `says`, and its paragraphs."""

    seats: tuple[int, ...]
    says: str = ""
    cited: tuple[Citation, ...] = ()

    @property
    def due(self) -> int:
        return self.seats[-1]


def next_button(law: Book, facts: Facts, button: int) -> Next | None:
    """Where the button goes after a hand dealt with it in that seat; by common practice where the house says nothing.

    None where no place is wrong: one player is left, or the paragraphs of the house clash.
    """
    if len(play_on(facts)) < 2:
        return None
    try:
        said = _said(law, facts, button)
    except Conflict:
        return None
    seat = dict(said.figures).get("button", 0) if said is not None and said.confirmed else 0
    if said is not None and said.ruling is not None and seat:
        return Next((seat,), said.ruling.says, cite_decision(said))
    return Next(_by_practice(facts, button))


def _said(law: Book, facts: Facts, button: int) -> Decision | None:
    """What the house says to the button of the hand to come; None where nothing can be asked of it. Raises Conflict."""
    to_come = hand_to_come(facts, button)
    if to_come is None:
        return None
    point = next(points_of(Facts(to_come, 0), *KINDS), None)
    return decide(law, Facts(to_come, 0).about(point)) if point is not None else None


def _by_practice(facts: Facts, button: int) -> tuple[int, ...]:
    """The seats that no dealer would call wrong, that of the next player last, or where the button belonged."""
    due = button_belongs(facts)
    return (*((due,) if due != button and due else ()), *next_buttons(facts, button))
