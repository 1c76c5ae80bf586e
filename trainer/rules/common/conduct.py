"""Conduct with an outcome: live cards shown too soon, cards that would have come, and what a penalty comes to."""

from collections.abc import Mapping

from trainer.kernel.room import seat_acts as s
from trainer.kernel.room import table_acts as t
from trainer.rules.common.redeal import KILL
from trainer.rules.room.facts import RoomFacts
from trainer.rules.rule import Numbers, rule
from trainer.rules.ruling import Authority, Discretion, Ruling

EXPOSING, RABBIT, PENALTY = "conduct.exposing", "rabbit", "conduct.penalty"
LIVE_WITH_A_PENALTY_LATER = Ruling(
    "conduct.live-penalty-after-hand",
    "the hand stays live, and any penalty begins once the hand is over",
    discretion=Discretion.PARTIAL,
    options=("a-penalty-from-the-end-of-the-hand", "no-penalty"),
)
FOLDED_PENALTY_LATER = Ruling(
    "conduct.folded-penalty-after-hand",
    "players should not expose a folded hand, and any penalty begins once the hand is over",
    discretion=Discretion.PARTIAL,
    options=("a-penalty-from-the-end-of-the-hand", "no-penalty"),
)
NOT_ALLOWED = Ruling("rabbit.not-allowed", "rabbit hunting is not allowed", fault=False)
NOT_SHOWN = Ruling("rabbit.cards-not-shown", "no one may show cards that would have come")
CHIPS_LEAVE = Ruling("conduct.chips-leave-play", "the player's chips leave play")
NOT_TALKED_ABOUT = Ruling(
    "conduct.live-hand-not-discussed",
    "no one may discuss what a live or mucked hand holds",
    Authority.FLOOR,
    discretion=Discretion.PARTIAL,
    options=("a-warning", "a-penalty", "no-penalty"),
)
ONE_HAND = Ruling(
    "deal.redeal-one-hand-of-penalty",
    "the misdeal and the redeal count as one hand of the penalty, not two",
    fault=False,
)
DEALT_AND_KILLED = Ruling(
    "conduct.penalty-hand-killed",
    "the player is dealt a hand and posts blinds and antes, and the dealer kills the hand after the deal",
    fault=False,
)
NOT_OVER = Ruling("conduct.penalty-not-over", "the penalty goes on with the next hand", fault=False)
OVER = Ruling("conduct.penalty-over", "the penalty is over, and the player is dealt in", fault=False)
A_ROUND = Ruling(
    "conduct.missed-round-penalty",
    "a missed round is one hand per player at the table, the penalized one included, and repeat offenses cost more",
    discretion=Discretion.FULL,
    options=("a-warning", "missed-hands", "missed-rounds", "disqualification"),
    fault=False,
)


@rule("conduct.exposing.with-action-pending", kinds=("cards-shown-early",), ruling=LIVE_WITH_A_PENALTY_LATER)
def live_cards_shown_with_action_pending() -> None:
    """A player in the hand showed cards with action pending, even if only that player was left to act."""


@rule("conduct.exposing.folded-with-action-pending", kinds=("folded-hand-shown",), ruling=FOLDED_PENALTY_LATER)
def folded_cards_shown_with_action_pending() -> None:
    """A player who is folding or has folded turned up the cards while other players had action pending."""


@rule(
    "conduct.exposing.live-hand-talked-about",
    kinds=("hand-spoken-of", "folded-hand-spoken-of"),
    ruling=NOT_TALKED_ABOUT,
)
def live_hand_talked_about() -> None:
    """With betting still to come, a player who is in the hand or has folded says what a hand holds."""


@rule("rabbit.shown-by-anybody", kinds=("rabbit-hunt",), ruling=NOT_SHOWN)
def card_that_would_have_come_was_shown() -> None:
    """After the hand was over, someone turned up a card that would have come."""


@rule("rabbit.asked-for", kinds=("rabbit-asked",), ruling=NOT_ALLOWED)
def somebody_asks_what_was_coming() -> None:
    """After the hand is over, a player asks to see what was coming."""


@rule("conduct.penalty.penalized-player-dealt-in", kinds=("penalised-hand",), ruling=KILL)
def hand_of_a_penalised_player() -> None:
    """A player on penalty has been dealt in, and the initial deal is complete."""


def hands_of_a_round(facts: RoomFacts, _: Numbers) -> Mapping[str, int]:
    """How many hands one missed round is: the players at the table when the penalty is given."""
    act = facts.subject.happening.act
    assert isinstance(act, s.Penalty | s.PenaltyRounds)
    before = facts.subject.before
    hands = len(before.seated(before.player(act.name).table))
    return {"hands-a-round": hands, **({"hands": hands * act.rounds} if isinstance(act, s.PenaltyRounds) else {})}


@rule("conduct.penalty.penalty-given", kinds=("penalty-given",), ruling=A_ROUND, figures=hands_of_a_round)
def penalty_is_given() -> None:
    """The floor gives a penalty to a player at a table."""


def hands_left(facts: RoomFacts, _: Numbers) -> Mapping[str, int]:
    """Hands of the penalty that are left, those after this one where it is being dealt."""
    dealt = isinstance(facts.subject.happening.act, t.Deal)
    return {"hands-left": facts.subject.after.player(facts.matter.detail).penalty - dealt}


@rule("conduct.penalty.hand-dealt", kinds=("penalty-hand-dealt",), ruling=DEALT_AND_KILLED, figures=hands_left)
def hand_of_a_penalty_is_dealt() -> None:
    """A hand is dealt at a table where a player is serving a penalty."""


@rule("conduct.penalty.hands-left", kinds=("penalty-counted",), ruling=NOT_OVER, figures=hands_left)
def hands_of_a_penalty_are_left(facts: RoomFacts, numbers: Numbers) -> bool:
    """A player still has penalty hands to miss when a hand ends, or when the player comes back to the table."""
    return hands_left(facts, numbers)["hands-left"] > 0


@rule("conduct.penalty.all-hands-missed", kinds=("penalty-counted",), ruling=OVER)
def penalty_is_over(facts: RoomFacts, numbers: Numbers) -> bool:
    """A player has no penalty hands left to miss when a hand ends, or when the player comes back to the table."""
    return hands_left(facts, numbers)["hands-left"] <= 0


def hands_still_to_miss(facts: RoomFacts, _: Numbers) -> Mapping[str, int]:
    """Hands of the penalty that are left once the hand is dealt again and over."""
    return {"hands-left": facts.subject.before.player(facts.matter.detail).penalty - 1}


@rule(
    "deal.redeal.one-hand-of-a-penalty",
    kinds=("misdeal-on-penalty",),
    ruling=ONE_HAND,
    figures=hands_still_to_miss,
)
def misdeal_and_redeal_are_one_hand() -> None:
    """A misdeal is declared on a hand that a player sits out on penalty."""


def chips_out_of_play(facts: RoomFacts, _: Numbers) -> Mapping[str, int]:
    return {"out-of-play": facts.subject.before.player(facts.matter.detail).chips.amount}


@rule("conduct.penalty.player-disqualified", kinds=("disqualified",), ruling=CHIPS_LEAVE, figures=chips_out_of_play)
def player_is_disqualified() -> None:
    """A player is disqualified."""
