"""UPT: a missing or a spare burn is put right until somebody acts on the card; after that the order is restored."""

from trainer.kernel.chip_acts import PushPot
from trainer.kernel.games import has_board, is_stud
from trainer.rules.books.upt_board import FLOP_DEALT_AGAIN, HOLDEM
from trainer.rules.course import FLOP_CARDS
from trainer.rules.facts import Facts
from trainer.rules.facts.board import FLOP, acted_on, dealt_on, flop_cards, shown_before_cure, street_of
from trainer.rules.rule import Numbers, rule
from trainer.rules.ruling import Deadline, Ruling, Step

NEW_FLOP_NO_BURN = Ruling(
    "deal.reshuffled-for-new-flop",
    "the deck is reshuffled for a new flop",
    steps=FLOP_DEALT_AGAIN,
    deadline=Deadline.ACTION,
)
SPARE_BACK = Ruling(
    "deal.spare-burn-goes-back",
    "the extra burn card goes back on the stub",
    steps=(Step("spare-burn-back-on-the-stub"),),
)
BURN_RIGHT = Ruling(
    "deal.proper-card-becomes-burn",
    "the card that should have been burned becomes the burn",
    steps=(
        Step("burn-the-missing-card"),
        Step("right-card-takes-its-place", ("burn-the-missing-card",)),
    ),
    deadline=Deadline.ACTION,
)
STREET_RIGHT = Ruling(
    "deal.proper-card-dealt",
    "the proper card is dealt",
    steps=(Step("right-card-takes-its-place"),),
    deadline=Deadline.ACTION,
)
HIDDEN_FLOP_RIGHT = Ruling(
    "deal.proper-burn-and-flop",
    "the dealer restores the proper burn and flop",
    steps=(
        Step("board-back-in-order"),
        Step("spare-burn-back-on-the-stub", ("board-back-in-order",)),
        Step("flop-without-a-burn", ("spare-burn-back-on-the-stub",)),
    ),
    deadline=Deadline.ACTION,
)
ORDER_RESTORED = Ruling(
    "deal.card-stands-order-restored",
    "the cards already dealt stand, and the cards after them come in their proper order",
    steps=(Step("play-on"), Step("next-cards-as-without-the-error", ("play-on",))),
)
STANDS = Ruling("deal.card-stands", "the card stands", steps=(Step("play-on"),))
SETTLED = Ruling("deal.new-flop-settles-burn", "the new flop also takes care of the missing burn")


def _acted(facts: Facts) -> bool:
    return acted_on(facts, street_of(facts))


def _awarded(facts: Facts) -> bool:
    """Has the pot gone to somebody since?"""
    return any(isinstance(gesture.act, PushPot) for _, gesture, _, _ in facts.happened(facts.matter.error))


def _last_street(facts: Facts) -> bool:
    return facts.matter.detail in ("river", "seventh street")


def _later_street(facts: Facts) -> bool:
    return dealt_on(facts) is not None and street_of(facts) != FLOP


def _flop_on_two(facts: Facts) -> bool:
    return has_board(facts.game) and street_of(facts) == FLOP and dealt_on(facts) is not None


def _flop_shown(facts: Facts) -> bool:
    """Was the flop turned up, in the game whose section shuffles a shown one?"""
    flop = dealt_on(facts)
    return facts.game == HOLDEM and flop is not None and shown_before_cure(facts, flop.cards)


# --- a flop on no burn -----------------------------------------------------------------------------------------


@rule("deal.no-burn.flop-no-burn", kinds=("flop-without-burn",), ruling=BURN_RIGHT)
def flop_on_no_burn() -> None:
    """The flop was dealt without a burn."""


@rule(
    "deal.no-burn.flop-no-burn-shown",
    kinds=("flop-without-burn",),
    ruling=NEW_FLOP_NO_BURN,
    excepts=("deal.no-burn.flop-no-burn",),
)
def shown_flop_on_no_burn(facts: Facts, _: Numbers) -> bool:
    """The flop was dealt without a burn, at least one of its cards was turned up, and no one has acted on it."""
    shown = facts.game == HOLDEM and shown_before_cure(facts, facts.matter.cards)
    return shown and not acted_on(facts, FLOP)


@rule(
    "deal.no-burn.flop-no-burn-acted-on",
    kinds=("flop-without-burn",),
    ruling=ORDER_RESTORED,
    excepts=("deal.no-burn.flop-no-burn",),
)
def flop_on_no_burn_acted_on(facts: Facts, _: Numbers) -> bool:
    """A player has acted on a flop dealt without a burn."""
    return acted_on(facts, FLOP)


@rule(
    "deal.no-burn.flop-no-burn-too-many-cards",
    kinds=("flop-without-burn",),
    ruling=SETTLED,
    excepts=(
        "deal.no-burn.flop-no-burn",
        "deal.no-burn.flop-no-burn-shown",
        "deal.no-burn.flop-no-burn-acted-on",
    ),
)
def flop_of_too_many_on_no_burn(facts: Facts, _: Numbers) -> bool:
    """A flop dealt without a burn also has too many cards, so it must be dealt again."""
    return facts.game == HOLDEM and flop_cards(facts) > FLOP_CARDS


# --- a later street on no burn ---------------------------------------------------------------------------------


@rule("deal.no-burn.turn-and-river-no-burn", kinds=("burn-missing",), ruling=BURN_RIGHT)
def street_on_no_burn(facts: Facts, _: Numbers) -> bool:
    """The turn or river was dealt without a burn."""
    return has_board(facts.game)


@rule(
    "deal.no-burn.turn-no-burn-acted-on",
    kinds=("burn-missing",),
    ruling=ORDER_RESTORED,
    excepts=("deal.no-burn.turn-and-river-no-burn",),
)
def turn_on_no_burn_acted_on(facts: Facts, _: Numbers) -> bool:
    """A player has acted on a turn dealt without a burn."""
    return has_board(facts.game) and _acted(facts) and not _last_street(facts)


@rule(
    "deal.no-burn.river-no-burn-acted-on",
    kinds=("burn-missing",),
    ruling=STANDS,
    excepts=("deal.no-burn.turn-and-river-no-burn",),
)
def river_on_no_burn_acted_on(facts: Facts, _: Numbers) -> bool:
    """A player has acted on a river dealt without a burn."""
    return has_board(facts.game) and _acted(facts) and _last_street(facts)


# --- two burns -------------------------------------------------------------------------------------------------


@rule("deal.no-burn.turn-and-river-double-burn", kinds=("double-burn",), ruling=SPARE_BACK)
def two_cards_burned(facts: Facts, _: Numbers) -> bool:
    """Two cards were burned for the turn or river. After action on it, the extra card becomes the next burn."""
    return has_board(facts.game) and street_of(facts) != FLOP


@rule(
    "deal.no-burn.turn-and-river-double-burn-dealt",
    kinds=("double-burn",),
    ruling=STREET_RIGHT,
    excepts=("deal.no-burn.turn-and-river-double-burn",),
)
def street_on_two_burns(facts: Facts, _: Numbers) -> bool:
    """The turn or river was dealt after two burns, and no one has acted on it."""
    return has_board(facts.game) and _later_street(facts) and not _acted(facts)


@rule(
    "deal.no-burn.river-double-burn-acted-on",
    kinds=("double-burn",),
    ruling=STANDS,
    excepts=("deal.no-burn.turn-and-river-double-burn",),
)
def river_on_two_burns_acted_on(facts: Facts, _: Numbers) -> bool:
    """A player has acted on a river dealt after two burns."""
    return has_board(facts.game) and _last_street(facts) and _acted(facts)


@rule("deal.no-burn.flop-double-burn", kinds=("double-burn",), ruling=SPARE_BACK)
def two_cards_burned_for_the_flop(facts: Facts, _: Numbers) -> bool:
    """Two cards were burned for the flop. After action on the flop, the extra card becomes the next burn."""
    return has_board(facts.game) and street_of(facts) == FLOP


@rule(
    "deal.no-burn.flop-double-burn-hidden",
    kinds=("double-burn",),
    ruling=HIDDEN_FLOP_RIGHT,
    excepts=("deal.no-burn.flop-double-burn",),
)
def hidden_flop_on_two_burns(facts: Facts, _: Numbers) -> bool:
    """The flop was dealt after two burns, and none of its cards was turned up."""
    return facts.game == HOLDEM and _flop_on_two(facts) and not _flop_shown(facts)


@rule(
    "deal.no-burn.flop-double-burn-beyond-holdem",
    kinds=("double-burn",),
    ruling=HIDDEN_FLOP_RIGHT,
    excepts=("deal.no-burn.flop-double-burn",),
)
def flop_on_two_burns_beyond_holdem(facts: Facts, _: Numbers) -> bool:
    """In games other than hold'em, the flop was dealt after two burns, shown or not, and no one has acted on it."""
    return facts.game != HOLDEM and _flop_on_two(facts) and not acted_on(facts, FLOP)


@rule(
    "deal.no-burn.flop-double-burn-shown",
    kinds=("double-burn",),
    ruling=NEW_FLOP_NO_BURN,
    excepts=("deal.no-burn.flop-double-burn",),
)
def shown_flop_on_two_burns(facts: Facts, _: Numbers) -> bool:
    """The flop was dealt after two burns and turned up, and no one has acted on it."""
    return _flop_on_two(facts) and _flop_shown(facts) and not acted_on(facts, FLOP)


# --- stud ------------------------------------------------------------------------------------------------------


@rule("deal.no-burn.stud-street-no-burn", kinds=("burn-missing",), ruling=BURN_RIGHT)
def stud_street_on_no_burn(facts: Facts, _: Numbers) -> bool:
    """A stud street was dealt without a burn."""
    return is_stud(facts.game)


@rule(
    "deal.no-burn.stud-street-no-burn-acted-on",
    kinds=("burn-missing",),
    ruling=ORDER_RESTORED,
    excepts=("deal.no-burn.stud-street-no-burn",),
)
def stud_street_on_no_burn_acted_on(facts: Facts, _: Numbers) -> bool:
    """A player has acted on a stud street other than seventh street, and it was dealt without a burn."""
    return is_stud(facts.game) and _acted(facts) and not _last_street(facts)


@rule(
    "deal.no-burn.seventh-street-no-burn-acted-on",
    kinds=("burn-missing",),
    ruling=STANDS,
    excepts=("deal.no-burn.stud-street-no-burn",),
)
def seventh_street_on_no_burn_acted_on(facts: Facts, _: Numbers) -> bool:
    """A player has acted on seventh street, which was dealt without a burn."""
    return is_stud(facts.game) and _acted(facts) and _last_street(facts)


@rule("deal.no-burn.stud-street-double-burn", kinds=("double-burn",), ruling=SPARE_BACK)
def two_cards_burned_in_stud(facts: Facts, _: Numbers) -> bool:
    """Two cards were burned for a stud street. After action on it, the extra card becomes the next burn."""
    return is_stud(facts.game)


@rule(
    "deal.no-burn.stud-street-double-burn-dealt",
    kinds=("double-burn",),
    ruling=STREET_RIGHT,
    excepts=("deal.no-burn.stud-street-double-burn",),
)
def stud_street_on_two_burns(facts: Facts, _: Numbers) -> bool:
    """A stud street was dealt after two burns, and no one has acted on it."""
    return is_stud(facts.game) and dealt_on(facts) is not None and not _acted(facts)


@rule(
    "deal.no-burn.seventh-street-double-burn-acted-on",
    kinds=("double-burn",),
    ruling=STANDS,
    excepts=("deal.no-burn.stud-street-double-burn",),
)
def seventh_street_on_two_burns_acted_on(facts: Facts, _: Numbers) -> bool:
    """A player has acted on seventh street, which was dealt after two burns."""
    return is_stud(facts.game) and _last_street(facts) and _acted(facts)


# --- after the hand --------------------------------------------------------------------------------------------

BEFORE_THE_POT = (
    "deal.no-burn.flop-no-burn",
    "deal.no-burn.flop-no-burn-shown",
    "deal.no-burn.flop-no-burn-acted-on",
    "deal.no-burn.flop-no-burn-too-many-cards",
    "deal.no-burn.turn-and-river-no-burn",
    "deal.no-burn.turn-no-burn-acted-on",
    "deal.no-burn.river-no-burn-acted-on",
    "deal.no-burn.turn-and-river-double-burn",
    "deal.no-burn.turn-and-river-double-burn-dealt",
    "deal.no-burn.river-double-burn-acted-on",
    "deal.no-burn.flop-double-burn",
    "deal.no-burn.flop-double-burn-hidden",
    "deal.no-burn.flop-double-burn-beyond-holdem",
    "deal.no-burn.flop-double-burn-shown",
    "deal.no-burn.stud-street-no-burn",
    "deal.no-burn.stud-street-no-burn-acted-on",
    "deal.no-burn.seventh-street-no-burn-acted-on",
    "deal.no-burn.stud-street-double-burn",
    "deal.no-burn.stud-street-double-burn-dealt",
    "deal.no-burn.seventh-street-double-burn-acted-on",
)


@rule("deal.no-burn.pot-awarded-over-wrong-burn", ruling=STANDS, excepts=BEFORE_THE_POT)
def pot_awarded_over_a_wrong_burn(facts: Facts, _: Numbers) -> bool:
    """The pot was awarded before anyone noticed a missing or extra burn, whether or not a player acted on the card."""
    return _awarded(facts)
