"""The showdown as the TDA family has it: face up for all-ins, order of show, asking to see, tabling, cards speak."""

from collections.abc import Mapping

from trainer.rules.effects import Effect
from trainer.rules.facts import Facts
from trainer.rules.facts.showdown import (
    anybody_all_in,
    called,
    contenders,
    first_by_position,
    identifiable,
    last_aggressor,
    live,
    showdown,
    was_tabled,
)
from trainer.rules.rule import Numbers, rule
from trainer.rules.ruling import Authority, Deadline, Discretion, Ruling, Step

ASKED, TABLED_STEP = Step("whole-hand-asked-for"), Step("whole-hand-tabled", ("whole-hand-asked-for",))
FLOOR_STEPS = (Step("call-the-floor"), Step("obey-the-floor", ("call-the-floor",)))

READ_OUT = Ruling(
    "showdown.dealer-announces-hand", "the dealer reads the hand and announces its value", Authority.DEALER, fault=False
)
FACE_UP = Ruling("showdown.all-hands-tabled", "all hands are tabled at once", fault=False, effect=Effect.ALL_FACE_UP)
NOT_AT_RISK_FIRST = Ruling(
    "stud.not-at-risk-shows-first", "the player not at risk shows the downcards first", fault=False
)
REST_AT_ONCE = Ruling(
    "showdown.rest-tabled-at-once",
    "the rest of the hand is tabled at once",
    steps=(ASKED, TABLED_STEP),
    deadline=Deadline.POT,
    fault=False,
)
MUST_TABLE = Ruling("showdown.may-not-muck", "the hand may not be mucked: it must be tabled and is live")
SHOWS_FIRST = Ruling(
    "showdown.tables-first-if-enforced",
    "this player tables first if the TD enforces an order",
    Authority.FLOOR,
    discretion=Discretion.PARTIAL,
    options=("enforce-the-order", "let-hands-be-shown-as-they-come"),
    fault=False,
)
LAST_HAND_WINS = Ruling(
    "showdown.last-hand-need-not-table", "the last live hand wins and need not be tabled", fault=False
)
NO_RIGHT = Ruling("showdown.no-right-to-see", "the player has no right to see a hand", fault=False)
MUST_SHOW = Ruling(
    "showdown.tabled-by-right",
    "the player has a right to see the hand, and it is tabled",
    steps=(ASKED, TABLED_STEP),
    deadline=Deadline.POT,
    fault=False,
)


def for_the_floor(key: str, says: str, *options: str, fault: bool = True) -> Ruling:
    """A ruling that the floor makes before a pot is pushed, with what it may choose."""
    return Ruling(key, says, Authority.FLOOR, FLOOR_STEPS, (), Deadline.POT, Discretion.FULL, options, fault)


FLOOR_CHOOSES = for_the_floor(
    "showdown.showing-up-to-floor",
    "the floor decides whether the hand is shown",
    "the-hand-is-to-be-shown",
    "the-request-is-refused",
    fault=False,
)
SHARES = Ruling("showdown.may-share-pot", "the player may share the pot", fault=False)
NO_SHARE_YET = Ruling(
    "showdown.no-share-until-tabled",
    "the player gets no part of the pot until all hole cards are tabled",
    steps=(ASKED, TABLED_STEP),
    deadline=Deadline.POT,
    fault=False,
    effect=Effect.NO_SHARE_UNTABLED,
)
TABLED = Ruling("showdown.tabled", "the hand is tabled", fault=False)
NOT_TABLED = Ruling(
    "showdown.not-tabled",
    "the hand is not tabled: all its cards must be face up on the table",
    steps=(ASKED, TABLED_STEP),
    deadline=Deadline.POT,
    fault=False,
    effect=Effect.NO_SHARE_UNTABLED,
)
CARDS_SPEAK = Ruling(
    "showdown.cards-speak",
    "the cards decide, not the words",
    discretion=Discretion.PARTIAL,
    options=("penalise-a-hand-miscalled-on-purpose", "no-penalty"),
    fault=False,
)


def then(facts: Facts) -> Facts:
    """The moment at which the matter came up."""
    return facts.when(facts.matter.onset)


# --- all-ins ---------------------------------------------------------------------------------------------------


@rule("showdown.all-in-face-up.all-in-and-betting-over", kinds=("all-in-over",), ruling=FACE_UP)
def all_in_and_betting_over() -> None:
    """A player is all-in and no more betting is possible, on any street."""


@rule("showdown.all-in-face-up.identifiable-hand-discarded", kinds=("all-in-discarded",), ruling=MUST_TABLE)
def discarded_in_an_all_in(facts: Facts, _: Numbers) -> bool:
    """A player who is all-in or has called all the betting mucks an identifiable hand without tabling it."""
    return identifiable(facts, facts.matter.seats[0])


@rule(
    "showdown.discard.part-shown-in-an-all-in",
    kinds=("part-shown",),
    ruling=REST_AT_ONCE,
)
def part_shown_in_an_all_in(facts: Facts, _: Numbers) -> bool:
    """With a player all-in and the betting over, a player turns up part of a hand only."""
    return anybody_all_in(facts)


@rule("stud.seventh-street.player-all-in", kinds=("all-in-in-stud",), ruling=NOT_AT_RISK_FIRST)
def seventh_street_of_an_all_in() -> None:
    """In stud, seventh street is dealt, one player is all-in, and another has chips left."""


@rule("stud.seventh-street.all-hands-up-at-once", kinds=("all-in-in-stud",), ruling=FACE_UP)
def every_hand_of_an_all_in_goes_up_at_once() -> None:
    """In stud, seventh street is dealt, one player is all-in, and the betting is over."""


# --- order -----------------------------------------------------------------------------------------------------


def _order_to_keep(facts: Facts) -> bool:
    """Nobody is all-in, and no hand has been tabled or let go yet."""
    began = showdown(facts)
    spontaneous = began and any(
        was_tabled(facts, seat) or not facts.table.seat(seat).hand for seat in facts.record.courses[began].contesting
    )
    return not anybody_all_in(facts) and not spontaneous


def aggressor(facts: Facts, _: Numbers) -> Mapping[str, int]:
    """Who bet or raised last."""
    last = last_aggressor(facts)
    return {"seat": last.seat} if last else {}


def opener(facts: Facts, _: Numbers) -> Mapping[str, int]:
    """Who would open a round of betting."""
    return {"seat": first_by_position(facts)}


@rule("showdown.order.enforced-last-aggressor", kinds=("show-order",), ruling=SHOWS_FIRST, figures=aggressor)
def last_aggressor_first(facts: Facts, _: Numbers) -> bool:
    """There was a bet on the last street, and the last player to bet or raise still has a hand."""
    last = last_aggressor(facts)
    return _order_to_keep(facts) and last is not None and last.seat in facts.matter.seats


@rule("showdown.order.enforced-no-last-aggressor", kinds=("show-order",), ruling=SHOWS_FIRST, figures=opener)
def first_to_act_first(facts: Facts, _: Numbers) -> bool:
    """There was no bet on the last street, and a player is first to act on it by button or upcards."""
    return _order_to_keep(facts) and last_aggressor(facts) is None


def remaining(facts: Facts, _: Numbers) -> Mapping[str, int]:
    """The last seat with cards."""
    return {"seat": facts.matter.seats[0]}


@rule("showdown.order.others-mucked-untabled", kinds=("uncontested",), ruling=LAST_HAND_WINS, figures=remaining)
def all_others_mucked_untabled(facts: Facts, _: Numbers) -> bool:
    """No one is all-in, and all players but one have mucked face down without tabling."""
    others = set(facts.record.courses[showdown(facts)].contesting) - set(facts.matter.seats)
    untabled = not any(was_tabled(then(facts), seat) for seat in others)
    return not anybody_all_in(facts) and untabled


# --- asking to see ---------------------------------------------------------------------------------------------


def _holds_or_tabled(facts: Facts, seat: int) -> bool:
    return seat in live(then(facts)) or (seat in contenders(facts) and was_tabled(then(facts), seat))


def _paid_to_see(facts: Facts) -> bool:
    asker, asked = facts.matter.seats
    last = last_aggressor(facts)
    return last is not None and last.seat == asked and called(then(facts), asker)


@rule("showdown.ask-to-see.asker-without-cards", kinds=("asked-to-see",), ruling=NO_RIGHT)
def asker_without_cards(facts: Facts, _: Numbers) -> bool:
    """A player who no longer has cards, or mucked them without tabling, asks to see a hand."""
    return not _holds_or_tabled(facts, facts.matter.seats[0])


@rule("showdown.ask-to-see.asker-paid-to-see", kinds=("asked-to-see",), ruling=MUST_SHOW)
def paid_to_see(facts: Facts, _: Numbers) -> bool:
    """A player who called the last bet of the last street, and kept or tabled cards, asks to see the bettor's hand."""
    return _holds_or_tabled(facts, facts.matter.seats[0]) and _paid_to_see(facts)


@rule("showdown.ask-to-see.asker-did-not-pay", kinds=("asked-to-see",), ruling=FLOOR_CHOOSES)
def any_other_request(facts: Facts, _: Numbers) -> bool:
    """A player who kept or tabled cards asks to see a hand that they haven't paid to see."""
    return _holds_or_tabled(facts, facts.matter.seats[0]) and not _paid_to_see(facts)


# --- tabling, the board, words ---------------------------------------------------------------------------------


@rule("showdown.play-board.hole-cards-tabled", kinds=("plays-the-board",), ruling=SHARES)
def board_played_and_tabled(facts: Facts, _: Numbers) -> bool:
    """A player who plays the board has tabled all hole cards."""
    return was_tabled(facts, facts.matter.seats[0])


@rule("showdown.play-board.hole-cards-not-tabled", kinds=("plays-the-board",), ruling=NO_SHARE_YET)
def board_played_untabled(facts: Facts, _: Numbers) -> bool:
    """A player who plays the board hasn't tabled all hole cards."""
    return not was_tabled(facts, facts.matter.seats[0])


@rule("showdown.tabling.all-cards-face-up", kinds=("shown",), ruling=TABLED)
def all_cards_face_up(facts: Facts, _: Numbers) -> bool:
    """All cards of the hand are face up: two in hold'em, four in Omaha, seven in stud."""
    return was_tabled(facts, facts.matter.seats[0])


@rule("showdown.tabling.some-cards-face-up", kinds=("shown",), ruling=NOT_TABLED)
def some_cards_face_up(facts: Facts, _: Numbers) -> bool:
    """A player has turned only some cards of the hand face up."""
    return not was_tabled(facts, facts.matter.seats[0])


@rule("showdown.cards-speak.hand-called-aloud", kinds=("spoken-value",), ruling=CARDS_SPEAK)
def hand_called_aloud() -> None:
    """A player says what their hand is."""


@rule("showdown.cards-speak.hand-read-and-announced", kinds=("hand-tabled",), ruling=READ_OUT)
def tabled_hand_is_read() -> None:
    """A player tables a hand at the showdown."""
