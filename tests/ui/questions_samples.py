"""Questions of every form, drawn by hand: what the screens are tried with."""

from dataclasses import replace
from functools import cache

from trainer.grading.model import play_out
from trainer.kernel.transcript import Transcript
from trainer.questions.marking import mark
from trainer.questions.model import Amount, Asked, Choice, Cite, Form, Given, Reason, Target, Tests
from trainer.rules.book import book
from trainer.scenarios.compiler import play_of
from trainer.ui.asking import Asking
from trainer.ui.demo.answers import answer_for
from trainer.ui.desk.library import scenarios
from trainer.ui.desk.questions import put
from trainer.ui.desk.verdicts import verdict
from trainer.ui.screens.question_models import VerdictView
from trainer.ui.screens.questions import QuestionsScreen

HOUSE = "tda-2022"
MISDEAL = (Cite(HOUSE, "35-A-1"),)
FLOP = (Cite(HOUSE, "39-A"),)
RAISE = (Cite(HOUSE, "43-A"),)


@cache
def hand(scenario: str = "four-card-flop-last-two-stuck", gestures: int | None = None) -> Transcript:
    """A hand as a model dealer deals it, as far as so many gestures."""
    transcript = play_out(play_of(scenarios()[scenario], book(HOUSE)), book(HOUSE))
    return transcript if gestures is None else transcript.upto(gestures)


def because(why: str, *at: str, right_at: tuple[str, ...] = ()) -> Reason:
    return Reason(why, tuple(Cite(HOUSE, each) for each in at), right_at)


def choice(number: int, text: str, right: bool, reason: Reason) -> Choice:
    return Choice(number, text, right, reason)


def tests(rule: str, topic: str, *parts: str) -> tuple[Tests, ...]:
    return tuple(Tests(rule, topic, part) for part in parts or ("remedy",))


ONE = Asked(
    "boxed-one",
    "deal.boxed-card",
    HOUSE,
    Form.ONE,
    1,
    1,
    "While you pitch, one card shows its face inside the stub. What is it treated as?",
    MISDEAL,
    tests("topic:deal.boxed-card", "deal.boxed-card"),
    (
        choice(
            0,
            "A scrap of paper: it is replaced by the next card",
            True,
            because("A boxed card isn't a card at all.", "35-A-1"),
        ),
        choice(
            1,
            "The player’s card, shown to all",
            False,
            because("That is an exposed card, which was face down in the deck.", "35-A-1"),
        ),
        choice(
            2,
            "A misdeal at once",
            False,
            because("Two of them make a misdeal, one does not.", "35-A-1", right_at=("metropolitan", "upt")),
        ),
        choice(3, "The burn card", False, because("Nothing is burnt before the flop.", "35-A-1")),
    ),
)
SEVERAL = Asked(
    "misdeal-several",
    "deal.misdeal",
    HOUSE,
    Form.SEVERAL,
    2,
    2,
    "Which of these are misdeals, if no substantial action has occurred?",
    MISDEAL,
    tests("topic:deal.misdeal", "deal.misdeal"),
    (
        choice(
            0, "Two or more boxed cards on the initial deal", True, because("Two boxed cards fault the deal.", "35-A-1")
        ),
        choice(
            1,
            "A seat in the game was dealt no cards",
            True,
            because("Everybody who is entitled to a hand is dealt in.", "35-A-1"),
        ),
        choice(
            2,
            "One down card flips over to a player who is not the button",
            False,
            because("One exposed down card is made good.", "35-A-1"),
        ),
        choice(
            3,
            "The first card goes to the wrong seat",
            True,
            because("The order of the deal matters from the first card.", "35-A-1"),
        ),
        choice(
            4,
            "A player folds before the deal is over",
            False,
            because("That is his own affair.", "35-A-1", right_at=("upt",)),
        ),
    ),
)
TRUE_FALSE = Asked(
    "flop-true",
    "deal.four-card-flop",
    HOUSE,
    Form.TRUE_FALSE,
    1,
    1,
    "“If the flop has four cards, the floor draws the next burn at random from the four.”",
    FLOP,
    tests("topic:deal.four-card-flop", "deal.four-card-flop"),
    (
        choice(
            0, "True", True, because("The four lie face down, and one drawn at random becomes the next burn.", "39-A")
        ),
        choice(
            1,
            "False",
            False,
            because("Nobody but chance says which of the four was too many.", "39-A", right_at=("upt",)),
        ),
    ),
)
NUMBER = Asked(
    "raise-number",
    "bet.raise-amount",
    HOUSE,
    Form.NUMBER,
    2,
    1,
    "Blinds 500 and 1,000. Ana opens to 3,500, Ben says “raise”. What is the least total he can make it?",
    RAISE,
    tests("topic:bet.raise-amount", "bet.raise-amount"),
    amount=Amount(
        (6000,),
        "chips",
        because("A raise is at least as large as the largest bet or raise of the street: 2,500 more.", "43-A"),
        (
            (
                7000,
                because("Twice the bet is a common guess; the raise was 2,500, not 3,500.", "43-A", right_at=("upt",)),
            ),
            (4500, because("The big blind is the least bet, no longer the least raise.", "43-A")),
        ),
    ),
)
ORDER = Asked(
    "flop-order",
    "deal.four-card-flop",
    HOUSE,
    Form.ORDER,
    2,
    2,
    "The flop has four cards, all turned up. Put what is done in its order.",
    FLOP,
    tests("topic:deal.four-card-flop", "deal.four-card-flop"),
    (
        choice(2, "The four cards are scrambled face down", True, because("Nobody may know which is which.", "39-A")),
        choice(
            -1, "The top card of the stub is burnt again", False, because("The one drawn is the burn already.", "39-A")
        ),
        choice(1, "The floor is called", True, because("The floor decides, and draws.", "39-A")),
        choice(
            3,
            "One is drawn at random and lies face down as the next burn",
            True,
            because("Chance says which was too many.", "39-A"),
        ),
        choice(
            0, "The dealer stops the action", True, because("Nothing more happens on a board that is wrong.", "39-A")
        ),
    ),
)
POINT = Asked(
    "flop-point",
    "deal.four-card-flop",
    HOUSE,
    Form.POINT,
    1,
    1,
    "Where does the card come from that replaces what was dealt too much? Point at it.",
    FLOP,
    tests("topic:deal.four-card-flop", "deal.four-card-flop"),
    targets=(
        Target("stub", "The stub", True, because("Cards come from the top of the stub.", "39-A")),
        Target("muck", "The muck", False, because("What was mucked stays there.", "39-A", right_at=("upt",))),
        Target("burns", "The burn pile", False, because("A burn is out of play until a book says so.", "39-A")),
    ),
)
RULING = Asked(
    "flop-ruling",
    "deal.four-card-flop",
    HOUSE,
    Form.RULING,
    2,
    2,
    "The flop has four cards, two of them stuck together. What now?",
    FLOP,
    tests("topic:deal.four-card-flop", "deal.four-card-flop", "authority", "remedy"),
    (
        choice(
            0,
            "The four are scrambled face down and one is drawn as the next burn",
            True,
            because("Chance says which was too many.", "39-A"),
        ),
        choice(
            1,
            "The dealer takes back the last card",
            False,
            because("Nobody can be sure which was the last.", "39-A", right_at=("upt",)),
        ),
        choice(2, "The hand is a misdeal", False, because("The board is made good, the hands stay.", "39-A")),
    ),
    (
        choice(0, "The dealer", False, because("A random draw is the floor’s.", "39-A", right_at=("upt",))),
        choice(1, "The floor", True, because("The book names the floor.", "39-A")),
        choice(2, "The rulebook doesn't say", False, because("It does say.", "39-A")),
    ),
)


def on_table(asked: Asked, gestures: int = 44) -> Asked:
    """The same question with a table."""
    return replace(asked, hand=hand(gestures=gestures))


def samples() -> dict[str, Asked]:
    """One of each form, those that need a table with one."""
    return {
        "one": ONE,
        "several": SEVERAL,
        "true-false": TRUE_FALSE,
        "number": on_table(NUMBER),
        "order": ORDER,
        "point": on_table(POINT),
        "ruling": on_table(RULING),
    }


def screen_of(
    *asked: Asked, four_colours: bool = False, reduced: bool = True, one_click: bool = False
) -> QuestionsScreen:
    """A screen that asks these and tells how they went."""
    made = put(HOUSE, "Four-card flop", asked)

    def judge(place: int, given: Given) -> VerdictView:
        return verdict(made.posed[place], given, mark(made.posed[place], given))

    return QuestionsScreen(made.view, judge, four_colours=four_colours, reduced=reduced, one_click=one_click)


def reply(page: QuestionsScreen, *, right: bool = True) -> None:
    """Answer the question that a window asks, rightly or wrongly, whatever its form."""
    page.answer(answer_for(page.findChild(Asking).asked.posed[page.at], right=right))
