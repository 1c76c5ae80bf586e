"""UPT: a spoiled flop is dealt again, and burns are put right as long as nobody has acted on the card."""

from trainer.rules.facts import Facts
from trainer.rules.facts.board import FLOP, acted_on, dealt_on, shown_before_cure, street_of
from trainer.rules.rule import Numbers, rule
from trainer.rules.ruling import Deadline, Ruling, Step

FLOP_DEALT_AGAIN = (
    Step("board-into-the-stub"),
    Step("shuffle-the-stub", ("board-into-the-stub",)),
    Step("cut-the-stub", ("shuffle-the-stub",)),
    Step("flop-without-a-burn", ("cut-the-stub",)),
)
NEW_FLOP = Ruling(
    "the flop is dealt again",
    steps=(Step("burn-stays"), *FLOP_DEALT_AGAIN),
    harms=("a-second-burn",),
)
NEW_FLOP_NO_BURN = Ruling(
    "the deck is shuffled again for a new flop", steps=FLOP_DEALT_AGAIN, deadline=Deadline.ACTION
)
EARLY_BACK = (
    Step("finish-the-betting"),
    Step("early-cards-into-the-stub", ("finish-the-betting",)),
    Step("shuffle-the-stub", ("early-cards-into-the-stub",)),
    Step("cut-the-stub", ("shuffle-the-stub",)),
)
EARLY_FLOP = Ruling(
    "the flop is dealt again after the betting",
    steps=(Step("burn-stays"), *EARLY_BACK, Step("flop-without-a-burn", ("burn-stays", "cut-the-stub"))),
    harms=("a-second-burn",),
)
EARLY_RIVER = Ruling(
    "the river is dealt again after the betting",
    steps=(Step("burn-stays"), *EARLY_BACK, Step("river-without-a-burn", ("burn-stays", "cut-the-stub"))),
    harms=("a-second-burn",),
)
EARLY_TURN = Ruling(
    "the river's card becomes the turn, the early card comes back for the river",
    steps=(
        Step("early-card-aside"),
        Step("finish-the-betting"),
        Step("burn-again-and-deal-the-next", ("early-card-aside", "finish-the-betting")),
        Step("finish-the-turn-betting", ("burn-again-and-deal-the-next",)),
        Step("early-cards-into-the-stub", ("finish-the-turn-betting",)),
        Step("shuffle-the-stub", ("early-cards-into-the-stub",)),
        Step("cut-the-stub", ("shuffle-the-stub",)),
        Step("river-without-a-burn", ("cut-the-stub",)),
    ),
)
EARLY_STREET = Ruling("the early card does not play", steps=(Step("early-card-does-not-play"),))
SPARE_BACK = Ruling("the spare burn goes back", steps=(Step("spare-burn-back-on-the-stub"),))
BURN_RIGHT = Ruling(
    "the proper card is the burn",
    steps=(
        Step("burn-the-missing-card"),
        Step("right-card-takes-its-place", ("burn-the-missing-card",)),
    ),
    deadline=Deadline.ACTION,
)
STREET_RIGHT = Ruling(
    "the proper card is dealt", steps=(Step("right-card-takes-its-place"),), deadline=Deadline.ACTION
)
HIDDEN_FLOP_RIGHT = Ruling(
    "the proper burn and flop",
    steps=(
        Step("board-back-in-order"),
        Step("spare-burn-back-on-the-stub", ("board-back-in-order",)),
        Step("flop-without-a-burn", ("spare-burn-back-on-the-stub",)),
    ),
    deadline=Deadline.ACTION,
)
ORDER_RESTORED = Ruling(
    "the card stands, the order of the rest is restored",
    steps=(Step("play-on"), Step("next-cards-as-without-the-error", ("play-on",))),
)
STANDS = Ruling("the card stands", steps=(Step("play-on"),))


# --- the flop --------------------------------------------------------------------------------------------------


@rule("deal.four-card-flop", ruling=NEW_FLOP)
def too_many_cards_in_the_flop(facts: Facts, _: Numbers) -> bool:
    """The flop has more than three cards, even if everybody knows which one is too many."""
    return facts.matter.kind == "four-card-flop"


@rule("deal.premature", ruling=EARLY_FLOP)
def early_flop_dealt_again(facts: Facts, _: Numbers) -> bool:
    """The flop was dealt while betting before it was open."""
    return facts.matter.kind == "premature-flop"


@rule("deal.premature", ruling=EARLY_TURN)
def early_turn_gives_way_to_the_river_card(facts: Facts, _: Numbers) -> bool:
    """The turn was dealt while betting on the flop was open."""
    return facts.matter.kind == "premature-turn"


@rule("deal.premature", ruling=EARLY_RIVER)
def early_river_dealt_again(facts: Facts, _: Numbers) -> bool:
    """The river was dealt while betting on the turn was open."""
    return facts.matter.kind == "premature-river"


@rule("deal.premature", ruling=EARLY_STREET)
def early_stud_card_does_not_play(facts: Facts, _: Numbers) -> bool:
    """A stud player got a card while betting was open."""
    return facts.matter.kind == "premature-street"


# --- no burn ---------------------------------------------------------------------------------------------------


def _missing(facts: Facts) -> bool:
    return facts.matter.kind in ("flop-without-burn", "burn-missing")


@rule("deal.no-burn", ruling=BURN_RIGHT)
def burn_failed(facts: Facts, _: Numbers) -> bool:
    """A street was dealt and nothing was burned for it."""
    return _missing(facts)


@rule("deal.no-burn", ruling=NEW_FLOP_NO_BURN, excepts=("books.upt_board:burn_failed",))
def flop_shown_on_no_burn(facts: Facts, _: Numbers) -> bool:
    """Nothing was burned for the flop and a card of it was turned up; nobody has acted on it."""
    if facts.matter.kind != "flop-without-burn" or acted_on(facts, FLOP):
        return False
    return shown_before_cure(facts, facts.matter.cards)


@rule("deal.no-burn", ruling=ORDER_RESTORED, excepts=("books.upt_board:burn_failed",))
def burn_failed_and_acted_on(facts: Facts, _: Numbers) -> bool:
    """A player has acted on a card dealt without a burn, and streets are still to come."""
    return _missing(facts) and acted_on(facts, street_of(facts)) and not _last_street(facts)


@rule("deal.no-burn", ruling=STANDS, excepts=("books.upt_board:burn_failed",))
def last_burn_failed_and_acted_on(facts: Facts, _: Numbers) -> bool:
    """A player has acted on the last street, which was dealt without a burn."""
    return _missing(facts) and acted_on(facts, street_of(facts)) and _last_street(facts)


# --- two burns -------------------------------------------------------------------------------------------------


@rule("deal.no-burn", ruling=SPARE_BACK)
def two_cards_burned(facts: Facts, _: Numbers) -> bool:
    """More than one card was burned for a street; once it was dealt and acted on, the spare one is the next burn."""
    return facts.matter.kind == "double-burn"


@rule("deal.no-burn", ruling=STREET_RIGHT, excepts=("books.upt_board:two_cards_burned",))
def street_dealt_on_two_burns(facts: Facts, _: Numbers) -> bool:
    """A street after the flop was dealt on two burns and nobody has acted on it."""
    return _dealt_on_two(facts) and street_of(facts) != FLOP and not acted_on(facts, street_of(facts))


@rule("deal.no-burn", ruling=HIDDEN_FLOP_RIGHT, excepts=("books.upt_board:two_cards_burned",))
def hidden_flop_dealt_on_two_burns(facts: Facts, _: Numbers) -> bool:
    """The flop was dealt on two burns and none of it was turned up."""
    return _dealt_on_two(facts) and street_of(facts) == FLOP and not _flop_shown(facts)


@rule("deal.no-burn", ruling=NEW_FLOP_NO_BURN, excepts=("books.upt_board:two_cards_burned",))
def shown_flop_dealt_on_two_burns(facts: Facts, _: Numbers) -> bool:
    """The flop was dealt on two burns and turned up; nobody has acted on it."""
    flop = _dealt_on_two(facts) and street_of(facts) == FLOP
    return flop and _flop_shown(facts) and not acted_on(facts, FLOP)


@rule("deal.no-burn", ruling=STANDS, excepts=("books.upt_board:two_cards_burned",))
def last_street_on_two_burns_acted_on(facts: Facts, _: Numbers) -> bool:
    """The last street was dealt on two burns and a player has acted on it."""
    return _dealt_on_two(facts) and _last_street(facts) and acted_on(facts, street_of(facts))


def _dealt_on_two(facts: Facts) -> bool:
    return facts.matter.kind == "double-burn" and dealt_on(facts) is not None


def _flop_shown(facts: Facts) -> bool:
    flop = dealt_on(facts)
    return flop is not None and shown_before_cure(facts, flop.cards)


def _last_street(facts: Facts) -> bool:
    return facts.matter.detail in ("river", "seventh street")
