"""The misdeals that the TDA family of books lists, each a rule of its own.

Each condition is about the error alone; that substantial action ends the chance of a misdeal is an exception in
`common.action`.
"""

from trainer.rules.effects import Effect
from trainer.rules.facts import Facts
from trainer.rules.facts.action import substantial_action
from trainer.rules.facts.deal import deal_of_matter, first_off_the_deck, hole_cards, left_out, short_hands, went_short
from trainer.rules.facts.deck import IN_DEAL, boxed_in_the_deal
from trainer.rules.facts.presence import passed_over
from trainer.rules.rule import Numbers, rule
from trainer.rules.ruling import Deadline, Discretion, Ruling, Step

DEAL_AGAIN = (
    Step("gather-the-cards"),
    Step("shuffle-the-deck", after=("gather-the-cards",)),
    Step("cut-the-deck", after=("shuffle-the-deck",)),
    Step("deal-again-same-button", after=("cut-the-deck",)),
)
MISDEAL = Ruling(
    "deal.misdeal", "misdeal", steps=DEAL_AGAIN, deadline=Deadline.SUBSTANTIAL_ACTION, effect=Effect.MISDEAL
)
LEFT_OPEN = Ruling(
    "deal.not-listed-misdeal",
    "not a listed misdeal: the list isn't exhaustive, so the floor decides",
    steps=(
        Step("stop-the-action"),
        Step("call-the-floor", after=("stop-the-action",)),
        Step("obey-the-floor", after=("call-the-floor",)),
    ),
    deadline=Deadline.SUBSTANTIAL_ACTION,
    discretion=Discretion.FULL,
    options=("misdeal", "the-number-of-cards-is-corrected", "play-on"),
)
COUNTS = ("wrong-number-of-cards", "wrong-count-after-action", "card-out-of-sequence")


@rule(
    "deal.boxed-card.enough-in-the-deal",
    kinds=("boxed-in-deal", "boxed-inside-stub"),
    ruling=MISDEAL,
    numbers=("boxed",),
)
def two_boxed_cards_in_the_initial_deal(facts: Facts, numbers: Numbers) -> bool:
    """{Boxed} or more boxed cards are found in the initial deal."""
    in_deal = facts.matter.kind == "boxed-in-deal" or facts.matter.detail == IN_DEAL
    return in_deal and len(boxed_in_the_deal(facts) | set(facts.matter.cards)) >= numbers["boxed"]


@rule("deal.misdeal.wrong-first-seat", kinds=("first-card-to-wrong-seat",), ruling=MISDEAL)
def first_card_to_the_wrong_seat() -> None:
    """The first card was dealt to the wrong seat."""


@rule("deal.misdeal.unentitled-seat-dealt-in", kinds=("seat-not-entitled",), ruling=MISDEAL)
def cards_to_a_seat_not_entitled() -> None:
    """A seat not entitled to a hand was dealt in."""


@rule("deal.misdeal.entitled-seat-left-out", kinds=("entitled-seat-dealt-out", "card-out-of-sequence"), ruling=MISDEAL)
def entitled_seat_dealt_out(facts: Facts, _: Numbers) -> bool:
    """A seat entitled to a hand was left out of the deal."""
    return facts.matter.kind == "entitled-seat-dealt-out" or _left_out(facts)


@rule(
    "deal.misdeal.penalized-player-left-out", kinds=("entitled-seat-dealt-out", "card-out-of-sequence"), ruling=MISDEAL
)
def penalised_seat_dealt_out(facts: Facts, _: Numbers) -> bool:
    """The seat of a player on penalty, which gets cards too, was left out of the deal."""
    deal = deal_of_matter(facts)
    passed = (seat for seat, had in passed_over(facts, deal).items() if not had)
    lacking = (seat for seat, cards in short_hands(facts, deal).items() if cards == hole_cards(facts))
    return bool(facts.setup.penalty & {*passed, *lacking})


@rule("deal.misdeal.wrong-count-listed", kinds=COUNTS, also=("deal.extra-card", "deal.burn-after-sa"), ruling=MISDEAL)
def wrong_number_of_cards(facts: Facts, _: Numbers) -> bool:
    """A hand has the wrong number of cards, other than a button with too few."""
    return _counted_wrong(facts)


def _left_out(facts: Facts) -> bool:
    """Did the deal end, or was it called off, with an entitled seat that has no card and was passed over?"""
    return left_out(facts) or 0 in passed_over(facts, deal_of_matter(facts)).values()


def _went_short(facts: Facts) -> bool:
    """The same with a hand that has cards, but too few."""
    return went_short(facts) or any(passed_over(facts, deal_of_matter(facts)).values())


def _counted_wrong(facts: Facts) -> bool:
    """The count itself, or the card out of sequence that left it wrong; a seat left out altogether comes first."""
    if facts.matter.kind == "card-out-of-sequence":
        return _went_short(facts) and not _left_out(facts)
    return facts.matter.detail != "button-short"


@rule("deal.scrap-card.non-standard-found", kinds=("scrap-card", "scrap-inside-stub"), ruling=MISDEAL)
def non_standard_card() -> None:
    """A card that doesn't belong in the game, such as a joker, is found."""


@rule(
    "deal.exposed-card.first-cards-or-enough-others",
    kinds=("exposed-downcard",),
    ruling=MISDEAL,
    numbers=("first", "others"),
)
def first_cards_or_several_exposed(facts: Facts, numbers: Numbers) -> bool:
    """In a flop game, the dealer exposes one of the first {first} cards off the deck or {others} other downcards."""
    exposed = set(facts.matter.cards)
    first = first_off_the_deck(deal_of_matter(facts), numbers["first"])
    return bool(exposed & first) or len(exposed) >= numbers["others"]


@rule("deal.misdeal.out-of-sequence-hands-complete", kinds=("card-out-of-sequence",), ruling=LEFT_OPEN)
def error_that_the_list_does_not_name(facts: Facts, _: Numbers) -> bool:
    """A card came out of sequence, but every hand is complete."""
    return not (_went_short(facts) or _left_out(facts))


@rule(
    "deal.misdeal.wrong-count-not-listed",
    kinds=COUNTS,
    also=("deal.extra-card", "deal.burn-after-sa"),
    ruling=LEFT_OPEN,
)
def wrong_number_that_the_list_does_not_name(facts: Facts, _: Numbers) -> bool:
    """A hand has the wrong number of cards."""
    return _counted_wrong(facts)


@rule(
    "deal.misdeal.button-short-not-listed",
    kinds=("wrong-number-of-cards",),
    also=("deal.button-short",),
    ruling=LEFT_OPEN,
    numbers=("with_chips", "any"),
)
def short_button_that_the_list_does_not_name(facts: Facts, numbers: Numbers) -> bool:
    """Before substantial action, the button has too few cards, and the rulebook has no rule of its own for it."""
    return facts.matter.detail == "button-short" and not substantial_action(facts, numbers)
