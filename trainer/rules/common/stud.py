"""Stud: cards shown that belong down, hands without a player, and who opens the betting with how much."""

from collections.abc import Mapping

from trainer.kernel.games import is_stud
from trainer.rules.common.misdeal import LEFT_OPEN, MISDEAL
from trainer.rules.common.redeal import KILL
from trainer.rules.common.underbets import BROUGHT_UP, corrected
from trainer.rules.facts import Facts
from trainer.rules.facts import shape as s
from trainer.rules.facts.presence import BACK
from trainer.rules.facts.rounds import street_over
from trainer.rules.facts.stud import betting_remains, low_card_all_in, shown_to_the_seat
from trainer.rules.facts.wager import wager
from trainer.rules.matters.deal import FOURTH
from trainer.rules.rule import Numbers, rule
from trainer.rules.ruling import Authority, Discretion, Ruling, Step

UP_CARD = Ruling(
    "stud.shown-card-is-upcard",
    "the exposed card becomes the player's upcard",
    steps=(Step("exposed-card-is-the-upcard"),),
)
SEVENTH_REPLACED = Ruling(
    "stud.shown-card-replaced", "the exposed card is replaced", steps=(Step("replace-seventh-street"),)
)
OPENS_ELSEWHERE = Ruling(
    "stud.opens-at-right-seat", "the betting must start at the right seat", steps=(Step("open-at-the-right-seat"),)
)
NOT_DOUBLED = Ruling(
    "stud.bet-not-doubled", "an open pair doesn't double the bet", steps=(Step("bet-at-the-lower-limit"),)
)
NO_CHECK = Ruling("stud.bring-in-or-fold", "the player can't check, and must bet at least the bring-in or fold")
NO_CARD = Ruling(
    "stud.dead-hand-no-card",
    "a hand that isn't live gets no card, and the floor rules on any card dealt to it",
    authority=Authority.FLOOR,
    steps=(
        Step("stop-the-action"),
        Step("call-the-floor", after=("stop-the-action",)),
        Step("obey-the-floor", after=("call-the-floor",)),
    ),
    discretion=Discretion.FULL,
    options=("the-card-goes-to-the-next-live-hand", "the-card-is-out-of-play"),
)
POSTED_FOR = Ruling(
    "stud.bring-in-from-absent-stack", "the bring-in is posted from the absent player's stack", fault=False
)


def _bring_in(facts: Facts, _: Numbers) -> Mapping[str, int]:
    """Whose bring-in it is and what it comes to: the last chips where there are fewer."""
    seat = facts.matter.seats[0]
    has = facts.record.tables[facts.matter.onset].seat(seat).stack.amount
    return {"seat": seat, "to": min(has, facts.setup.stakes.bring_in)}


@rule("stud.exposed-downcard.single-card-shown", kinds=("stud-downcard-exposed",), ruling=UP_CARD)
def down_card_shown(facts: Facts, _: Numbers) -> bool:
    """The dealer exposed one of a player's two downcards in the initial deal."""
    return shown_to_the_seat(facts) == 1


@rule("stud.exposed-downcard.first-cards-shown", kinds=("stud-downcard-exposed",), ruling=MISDEAL)
def down_card_shown_is_a_misdeal() -> None:
    """In stud, the dealer exposes one or both of a player's first two downcards."""


@rule(
    "stud.exposed-downcard.one-of-first-cards-shown",
    ruling=LEFT_OPEN,
    excepts=("stud.exposed-downcard.first-cards-shown",),
)
def one_of_the_two_shown(facts: Facts, _: Numbers) -> bool:
    """The dealer exposes just one of a player's first two cards. The misdeal list may mean only both."""
    return shown_to_the_seat(facts) == 1


@rule("presence.at-seat.stud-away-from-the-seat", kinds=("absent-hand",), ruling=KILL)
def stud_hand_of_an_absent_player(facts: Facts, _: Numbers) -> bool:
    """A stud player isn't at the seat for the deal. The hand gets no more cards."""
    return is_stud(facts.game) and facts.matter.detail != BACK


@rule("stud.absent-bring-in.away-from-the-seat", kinds=("bring-in-away",), ruling=POSTED_FOR, figures=_bring_in)
def absent_player_posts_the_bring_in(facts: Facts, _: Numbers) -> bool:
    """A player who isn't at the seat is dealt the bring-in card."""
    return facts.matter.detail == "absent"


@rule("stud.absent-bring-in.penalized-player", kinds=("bring-in-away",), ruling=POSTED_FOR, figures=_bring_in)
def penalised_player_posts_the_bring_in(facts: Facts, _: Numbers) -> bool:
    """A player on penalty is dealt the bring-in card."""
    return facts.matter.detail == "penalty"


@rule("stud.seventh-street.shown-with-betting-to-come", kinds=("seventh-street-exposed",), ruling=SEVENTH_REPLACED)
def seventh_street_shown_with_betting_to_come(facts: Facts, _: Numbers) -> bool:
    """The dealer exposed a seventh-street card, and players can still bet on the hand."""
    return betting_remains(facts)


@rule("stud.tie-order.opened-by-lower-suit", kinds=("opened-by-the-lower-suit",), ruling=OPENS_ELSEWHERE)
def equal_boards_open_by_suit() -> None:
    """Two or more players tie for the best board, and the wrong player by suit opened the betting."""


@rule("stud.bring-in-all-in.opened-past-next-seat", kinds=("opened-past-an-all-in",), ruling=OPENS_ELSEWHERE)
def betting_opens_left_of_an_all_in_low_card() -> None:
    """The low card is all-in for the ante, and a player who wasn't next to act opened the betting."""


def _brings_it_in(facts: Facts, _: Numbers) -> Mapping[str, int]:
    """The least that he may open for: the bring-in, or his last chips."""
    seat = facts.matter.seats[0]
    has = facts.record.tables[facts.matter.onset].seat(seat).stack.amount
    return {"least": min(has, facts.setup.stakes.bring_in)}


@rule(
    "stud.bring-in-all-in.checked-before-opening", kinds=("checked-unopened",), ruling=NO_CHECK, figures=_brings_it_in
)
def check_past_an_all_in_low_card() -> None:
    """The low card is all-in for the ante, no one has bet, and a player with chips checks."""


@rule("bet.underraise.opened-below-the-bring-in", kinds=("underraise",), ruling=BROUGHT_UP, figures=corrected)
def opened_below_the_bring_in(facts: Facts, _: Numbers) -> bool:
    """The low card is all-in for the ante, and the betting was opened for less than the bring-in."""
    if not is_stud(facts.game) or facts.game == "razz":
        return False
    made = wager(facts)
    low = s.offered(made) < made.opens and not street_over(facts, made)
    return low and low_card_all_in(facts, facts.record.courses[made.first])


@rule("stud.absent.dead-hand-fourth-street", kinds=("card-to-a-dead-hand",), ruling=NO_CARD)
def no_card_to_a_dead_hand(facts: Facts, _: Numbers) -> bool:
    """A fourth-street card was dealt to a dead hand."""
    return facts.matter.detail == FOURTH


def lower_limit(facts: Facts, _: Numbers) -> Mapping[str, int]:
    return {"to": facts.setup.stakes.small_bet}


@rule(
    "stud.no-double.open-pair-on-fourth-street", kinds=("doubled-for-a-pair",), ruling=NOT_DOUBLED, figures=lower_limit
)
def pair_on_fourth_street_doubles_nothing() -> None:
    """On fourth street, a player doubled the bet because a pair was showing."""
