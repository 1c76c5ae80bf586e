"""How Ultimate Poker Tour deals with an irregular deal or deck: its own cut-off and its own remedies."""

from trainer.kernel.cards import Card
from trainer.kernel.table import Cards
from trainer.rules.common.action import PLAY_ON
from trainer.rules.common.deck import BETS_BACK, SCRAP_REPLACED
from trainer.rules.common.misdeal import DEAL_AGAIN
from trainer.rules.common.redeal import COMPLETE, KILL
from trainer.rules.effects import Effect
from trainer.rules.facts import Facts
from trainer.rules.facts.action import acted_on_hand, actions_then, players_who_acted
from trainer.rules.facts.deal import (
    as_it_stood,
    deal_of_matter,
    dealt_in_sequence,
    first_off_the_deck,
    hole_cards,
    until_put_right,
    went_by,
)
from trainer.rules.facts.deck import boxed_found, boxed_inside
from trainer.rules.facts.exposed import exposed
from trainer.rules.rule import Numbers, rule
from trainer.rules.ruling import Deadline, Ruling, Step

MISDEAL = Ruling(
    "deal.misdeal-until-second-player",
    "misdeal",
    steps=DEAL_AGAIN,
    deadline=Deadline.SECOND_PLAYER,
    effect=Effect.MISDEAL,
)
MISDEAL_FOR_THE_BUTTON = Ruling(
    "button.misdeal-for-the-button",
    "misdeal, and the button is corrected",
    steps=(
        *DEAL_AGAIN[:3],
        Step("correct-the-button"),
        Step("deal-again-from-the-right-button", after=("cut-the-deck", "correct-the-button")),
    ),
    deadline=Deadline.SECOND_PLAYER,
)
BOXED_OUT, SCRAP_OUT = Step("boxed-card-out-of-play"), Step("scrap-card-out-of-play")
BOXED_FOR_THE_NEXT = Ruling(
    "deal.boxed-card-replaced",
    "the card is scrap, and the next card takes its place",
    steps=(BOXED_OUT, Step("replace-with-the-next-card", after=(BOXED_OUT.key,))),
    harms=("a-misdeal",),
)
BOXED_ON_THE_BOARD = Ruling(
    "deal.boxed-card-replaced-either-order",
    "the card is scrap, and the next card takes its place",
    steps=(BOXED_OUT, Step("replace-with-the-next-card")),
    harms=("a-misdeal",),
)
BOXED_AFTER_THE_ROUND = Ruling(
    "deal.boxed-card-replaced-after-round",
    "the card is scrap and is replaced after all other cards of the round are dealt",
    steps=(BOXED_OUT, Step("replace-after-the-round", after=(BOXED_OUT.key,))),
    harms=("a-misdeal",),
)
JOKER_AFTER_THE_ROUND = Ruling(
    "deal.scrap-card-replaced-after-round",
    "the card is scrap and is replaced after all other cards of the round are dealt",
    steps=(SCRAP_OUT, Step("replace-after-the-round", after=(SCRAP_OUT.key,))),
    harms=("a-misdeal",),
)
EXPOSED_TO_THE_BURN = Ruling(
    "deal.exposed-card-becomes-burn",
    "the exposed card is replaced and becomes the burn",
    steps=(Step("exposed-card-becomes-the-burn"),),
    harms=("a-misdeal",),
)
EXTRA_TO_THE_BURN = Ruling(
    "deal.extra-card-becomes-burn",
    "the extra card goes back on the deck and becomes the burn",
    steps=(Step("extra-card-to-the-stub-as-burn"),),
    harms=("a-misdeal",),
)
COUNTS = ("deal.extra-card", "deal.button-short", "deal.burn-after-sa")
ORDERS = ("deal.two-on-button",)
COUNTED = ("wrong-number-of-cards", "wrong-count-after-action")


def _in_time(facts: Facts, numbers: Numbers) -> bool:
    return players_who_acted(facts) < numbers["players"]


def _count_in_time(facts: Facts, numbers: Numbers) -> bool:
    """Had too few players acted when the count was put right, or by now where it was not?"""
    return _in_time(until_put_right(facts) if _counted_wrong(facts) else facts, numbers)


def _counted_wrong(facts: Facts) -> bool:
    return facts.matter.kind in COUNTED


def _one_extra_in_time(facts: Facts, numbers: Numbers) -> bool:
    few = len(facts.matter.cards) < numbers["extra"]
    return facts.matter.detail == "extra" and few and not actions_then(until_put_right(facts))


def _begins_another_round(facts: Facts) -> bool:
    """Did the extra card go to the first player when everybody had a whole hand?"""
    order, before = deal_of_matter(facts).order(facts), facts.record.tables[facts.matter.error - 1]
    whole = all(len(before.seat(seat).hand) >= hole_cards(facts) for seat in order)
    return whole and facts.matter.seats == order[:1]


def _holds(hand: Cards, cards: set[Card]) -> bool:
    return any(each.card in cards for each in hand)


def _first_exposed(facts: Facts, numbers: Numbers) -> bool:
    first = first_off_the_deck(deal_of_matter(facts), numbers["first"])
    return bool(first & set(facts.matter.cards))


# --- boxed cards -----------------------------------------------------------------------------------------------


@rule("deal.boxed-card.found-in-the-deck", kinds=("boxed-in-deal", "boxed-later"), ruling=BOXED_FOR_THE_NEXT)
def boxed_card_is_scrap() -> None:
    """A card is found face up in the deck."""


@rule("deal.boxed-card.on-the-flop", kinds=("boxed-on-flop",), ruling=BOXED_ON_THE_BOARD)
def boxed_flop_card_is_scrap() -> None:
    """A boxed card comes on the flop. It may be replaced before or after the other flop cards are dealt."""


@rule(
    "deal.boxed-card.next-card-already-dealt",
    kinds=("boxed-in-deal",),
    ruling=BOXED_AFTER_THE_ROUND,
    excepts=("deal.boxed-card.found-in-the-deck",),
)
def boxed_card_waits_for_the_round(facts: Facts, _: Numbers) -> bool:
    """A player gets a boxed card, and another player already has the next card face down."""
    return any(went_by(facts, card) for card in facts.matter.cards)


@rule(
    "deal.boxed-card.enough-found-anywhere",
    ruling=MISDEAL,
    excepts=(
        "deal.boxed-card.found-in-the-deck",
        "deal.boxed-card.on-the-flop",
        "deal.boxed-card.next-card-already-dealt",
        "deal.boxed-card.seen-inside-the-stub",
    ),
    numbers=("boxed", "players"),
)
def two_boxed_cards_found(facts: Facts, numbers: Numbers) -> bool:
    """{Boxed} or more boxed cards are found, no matter where, and fewer than {players} players have acted."""
    then = as_it_stood(facts)
    found = {each.card for each in (*boxed_found(then), *boxed_inside(then))}
    return len(found) >= numbers["boxed"] and _in_time(facts, numbers)


# --- the deal --------------------------------------------------------------------------------------------------


@rule(
    "deal.misdeal.out-of-sequence-action-not-begun",
    kinds=("card-out-of-sequence", "two-cards-to-the-button"),
    also=ORDERS,
    ruling=MISDEAL,
    numbers=("players",),
)
def card_out_of_sequence(facts: Facts, numbers: Numbers) -> bool:
    """A card is dealt out of sequence, even two in a row to the button, and fewer than {players} players have acted."""
    return _in_time(facts, numbers)


@rule(
    "deal.misdeal.wrong-first-seat-action-not-begun",
    kinds=("first-card-to-wrong-seat",),
    ruling=MISDEAL,
    numbers=("players",),
)
def first_card_to_the_wrong_position(facts: Facts, numbers: Numbers) -> bool:
    """The first card is dealt to the wrong position, and fewer than {players} players have acted."""
    return _in_time(facts, numbers)


@rule(
    "deal.misdeal.unentitled-seat-action-not-begun", kinds=("seat-not-entitled",), ruling=MISDEAL, numbers=("players",)
)
def cards_to_an_empty_seat(facts: Facts, numbers: Numbers) -> bool:
    """Cards go to an empty seat or to a player not entitled to a hand, and fewer than {players} players have acted."""
    return _in_time(facts, numbers)


@rule(
    "button.move.wrong-button-action-not-begun",
    kinds=("wrong-button",),
    ruling=MISDEAL_FOR_THE_BUTTON,
    numbers=("players",),
)
def button_out_of_position(facts: Facts, numbers: Numbers) -> bool:
    """A card is dealt with the button out of position, and fewer than {players} players have acted."""
    return bool(deal_of_matter(facts).dealt) and _in_time(facts, numbers)


@rule(
    "deal.misdeal.wrong-count-action-not-begun",
    kinds=(*COUNTED, "entitled-seat-dealt-out"),
    also=COUNTS,
    ruling=MISDEAL,
    numbers=("players",),
)
def wrong_count(facts: Facts, numbers: Numbers) -> bool:
    """A player is dealt the wrong number of cards, or none, and fewer than {players} players have acted."""
    return _count_in_time(facts, numbers)


@rule(
    "deal.misdeal.missing-card-due-in-sequence",
    also=COUNTS,
    ruling=COMPLETE,
    excepts=("deal.misdeal.wrong-count-action-not-begun",),
)
def missing_card_comes_in_sequence(facts: Facts, _: Numbers) -> bool:
    """A player is short a card, and the top card goes to that player in proper sequence."""
    return facts.matter.detail in ("short", "button-short") and dealt_in_sequence(facts)


@rule("deal.extra-card.enough-action-not-begun", ruling=MISDEAL, numbers=("extra", "players"))
def several_extra_cards(facts: Facts, numbers: Numbers) -> bool:
    """{Extra} or more extra cards are dealt in the starting hands, and fewer than {players} players have acted."""
    many = facts.matter.detail == "extra" and len(facts.matter.cards) >= numbers["extra"]
    return many and _count_in_time(facts, numbers)


@rule(
    "deal.extra-card.few-before-the-betting",
    ruling=EXTRA_TO_THE_BURN,
    excepts=("deal.misdeal.wrong-count-action-not-begun",),
    numbers=("extra",),
)
def one_extra_card_before_the_betting(facts: Facts, numbers: Numbers) -> bool:
    """One extra card is dealt and found before the betting. One isn't enough for a misdeal."""
    return _one_extra_in_time(facts, numbers)


@rule(
    "deal.extra-card.to-first-player-before-the-betting",
    ruling=EXTRA_TO_THE_BURN,
    excepts=("deal.misdeal.wrong-count-action-not-begun",),
    numbers=("extra",),
)
def extra_card_to_the_first_player(facts: Facts, numbers: Numbers) -> bool:
    """After all hands are complete, the first player gets one extra card, which is found before the betting."""
    return _one_extra_in_time(facts, numbers) and _begins_another_round(facts)


@rule("deal.misdeal.wrong-count-action-begun", kinds=COUNTED, also=COUNTS, ruling=KILL, numbers=("players",))
def wrong_count_is_dead_once_action_began(facts: Facts, numbers: Numbers) -> bool:
    """A hand has the wrong number of cards, and {players} players have acted. The other hands play on."""
    return not _count_in_time(facts, numbers)


@rule(
    "deal.misdeal.action-begun",
    also=(*ORDERS, "button.move", "deal.exposed-card"),
    ruling=PLAY_ON,
    numbers=("players",),
)
def action_has_begun(facts: Facts, numbers: Numbers) -> bool:
    """A dealing error is found after {players} players have acted, when it's too late for a misdeal."""
    replaced = facts.game == "holdem" and facts.matter.kind == "exposed-downcard" and len(exposed(facts)) == 1
    return not _counted_wrong(facts) and not replaced and not _in_time(facts, numbers)


# --- exposed cards ---------------------------------------------------------------------------------------------


@rule("deal.exposed-card.single-card-in-holdem", kinds=("exposed-downcard",), ruling=EXPOSED_TO_THE_BURN)
def exposed_card_is_replaced(facts: Facts, _: Numbers) -> bool:
    """In hold'em, one card is exposed. It is replaced from the top after the deal, and the player has no choice."""
    return facts.game == "holdem" and len(exposed(facts)) == 1


@rule("deal.exposed-card.first-cards-beyond-holdem", ruling=MISDEAL, numbers=("first", "players"))
def first_or_second_card_exposed_beyond_holdem(facts: Facts, numbers: Numbers) -> bool:
    """One of the first {first} cards is exposed in a flop game that has no printed procedure for one exposed card."""
    return facts.game != "holdem" and _first_exposed(facts, numbers) and _in_time(facts, numbers)


@rule(
    "deal.exposed-card.first-cards-action-not-begun",
    ruling=MISDEAL,
    excepts=("deal.exposed-card.single-card-in-holdem",),
    numbers=("first", "players"),
)
def first_or_second_card_exposed(facts: Facts, numbers: Numbers) -> bool:
    """One of the first {first} cards of the hand is exposed, and fewer than {players} players have acted."""
    return _first_exposed(facts, numbers) and _in_time(facts, numbers)


@rule(
    "deal.exposed-card.first-cards-action-begun",
    ruling=PLAY_ON,
    excepts=("deal.exposed-card.single-card-in-holdem",),
    numbers=("first", "players"),
)
def first_or_second_card_exposed_too_late(facts: Facts, numbers: Numbers) -> bool:
    """An exposed card among the first {first} is noticed after {players} players have acted, and it isn't replaced."""
    return _first_exposed(facts, numbers) and not _in_time(facts, numbers)


@rule("deal.exposed-card.enough-action-not-begun", ruling=MISDEAL, numbers=("exposed", "players"))
def several_cards_exposed(facts: Facts, numbers: Numbers) -> bool:
    """{Exposed} or more cards are exposed, and fewer than {players} players have acted."""
    return len(exposed(facts)) >= numbers["exposed"] and _in_time(facts, numbers)


# --- jokers and fouled decks -----------------------------------------------------------------------------------


@rule("deal.scrap-card.joker-found", kinds=("scrap-card",), ruling=SCRAP_REPLACED)
def joker_is_scrap() -> None:
    """A joker turns up. It isn't a misdeal."""


@rule(
    "deal.scrap-card.joker-next-card-already-dealt",
    ruling=JOKER_AFTER_THE_ROUND,
    excepts=("deal.scrap-card.joker-found",),
)
def joker_waits_for_the_round(facts: Facts, _: Numbers) -> bool:
    """A player gets a joker, and another player already has the next card face down."""
    return any(went_by(facts, card) for card in facts.matter.cards)


@rule(
    "deal.scrap-card.joker-after-player-acted",
    ruling=KILL,
    excepts=("deal.scrap-card.joker-found", "deal.scrap-card.joker-next-card-already-dealt"),
)
def joker_after_its_player_acted(facts: Facts, _: Numbers) -> bool:
    """A player acted before a joker was found in their hand, whether or not they had looked at their cards."""
    joker, found = set(facts.matter.cards), facts.when(facts.matter.onset)
    return any(acted_on_hand(found, seat, lambda hand: _holds(hand, joker)) for seat in facts.matter.seats)


@rule("deal.fouled-deck.odd-back-in-play", kinds=("odd-back",), ruling=BETS_BACK)
def odd_back_in_play(facts: Facts, _: Numbers) -> bool:
    """An off-color card appears in play."""
    return facts.matter.detail == "in-play"


@rule("deal.fouled-deck.odd-back-in-the-stub", kinds=("odd-back",), ruling=PLAY_ON)
def odd_back_in_the_stub(facts: Facts, _: Numbers) -> bool:
    """An off-color card is found in the stub. All action stands."""
    return facts.matter.detail == "stub"
