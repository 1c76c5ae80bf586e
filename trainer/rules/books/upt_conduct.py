"""UPT: cards shown during a deal, cards that nobody is to look at, and players who are dealt out."""

from trainer.rules.common.manners import BOTH
from trainer.rules.facts import Facts
from trainer.rules.facts.deal import deals, number_of_deal
from trainer.rules.points.conduct import TO_ONE
from trainer.rules.room.facts import RoomFacts
from trainer.rules.room.points.manners import word_of
from trainer.rules.rule import Numbers, rule
from trainer.rules.ruling import Authority, Deadline, Discretion, Ruling, Step

SHARED = "conduct.disclosure.strategy-or-hand-shared"
EXPOSING, RABBIT = "conduct.exposing", "rabbit"
LIVE = Ruling(
    "conduct.live-hand-may-be-penalized",
    "the hand stays live, and the player may be penalized",
    discretion=Discretion.PARTIAL,
    options=("a-penalty", "no-penalty"),
)
FOLDED_TOLD = Ruling(
    "conduct.telling-folded-hand-improper",
    "saying what the folded hand held is improper, and the floor may give a warning",
    Authority.FLOOR,
    discretion=Discretion.FULL,
    options=("a-warning", "no-penalty"),
)
FOLDED_SHOWN = Ruling(
    "conduct.showing-folded-hand-improper",
    "showing the folded hand is improper, and the floor may give a warning",
    Authority.FLOOR,
    discretion=Discretion.FULL,
    options=("a-warning", "no-penalty"),
)
ALL_NOW = Ruling(
    "conduct.shown-to-all-now",
    "the cards that one player saw are shown to all the others at once",
    steps=(Step("shown-to-all"),),
    deadline=Deadline.ROUND,
)
ALL_AFTER_ROUND = Ruling(
    "conduct.shown-to-all-after-round",
    "the cards that one player saw are shown to the others when the betting round is over",
)
ALL_AFTER_BETTING = Ruling(
    "conduct.shown-to-all-after-betting",
    "the cards that one player saw are kept from the others until the betting is over",
)
ALL_MAY_SEE = Ruling(
    "conduct.all-may-see", "every player at the table may see the cards that one player saw", fault=False
)
ALL_BY_USE = Ruling(
    "conduct.shown-to-all-by-use",
    "all players see the cards: at once, after the betting round, or when all the betting is over",
)
BY_THE_EVENT = Ruling(
    "conduct.penalty-unless-winner-take-all",
    "the hand stays live, and the player may be penalized unless the event is winner-take-all",
    discretion=Discretion.PARTIAL,
    options=("a-penalty", "no-penalty", "in-order-as-the-winner-takes-all"),
)
SPOKEN = Ruling(
    "conduct.saying-hand-may-be-penalized",
    "the player may be penalized for saying what they hold",
    discretion=Discretion.PARTIAL,
    options=("a-penalty", "no-penalty"),
)
AS_LONG_AS_TOLD = Ruling(
    "conduct.penalty-length-is-the-directors",
    "the director sets the penalty: a warning, a set time or number of hands, or disqualification",
    Authority.FLOOR,
    discretion=Discretion.FULL,
    options=("a-warning", "missed-hands", "disqualification"),
    fault=False,
)
MAY_BE_DEALT_OUT = Ruling(
    "conduct.may-be-dealt-out",
    "the player may be penalized: for example, dealt out for a time or a number of hands",
    Authority.FLOOR,
    discretion=Discretion.FULL,
    options=("a-penalty", "no-penalty"),
)
MAY_BE_EVICTED = Ruling(
    "conduct.may-be-evicted",
    "the player may be evicted from the tournament for a severe infraction",
    Authority.FLOOR,
    discretion=Discretion.FULL,
    options=("a-warning", "a-penalty", "disqualification"),
)
IN_ORDER = Ruling("conduct.heads-up-may-show", "the last two players in an event may show cards", fault=False)
DEALT_OUT = Ruling("deal.penalized-may-be-dealt-out", "allowed: a penalized player may be dealt out", fault=False)
LEFT_OUT = ("first-card-to-wrong-seat", "card-out-of-sequence", "entitled-seat-dealt-out")
DEALER_DOES_NOT = Ruling(
    "rabbit.dealer-does-not-show", "the dealer should not show what would have come", Authority.DEALER
)
DEALER_REFUSES = Ruling(
    "rabbit.dealer-refuses", "the dealer does not show what would have come", Authority.DEALER, fault=False
)
NOT_LOOKED_THROUGH = Ruling("rabbit.stub-left-alone", "no one may look through the stub or the discards")


def _shown(facts: Facts, pot: str) -> bool:
    return facts.matter.detail == pot


def _two_left(facts: Facts) -> bool:
    """Only two sit at the table: read as the last two of the event."""
    return sum(seat.taken for seat in facts.setup.seats) == 2


@rule("rabbit.asked-of-the-dealer", kinds=("rabbit-asked",), ruling=DEALER_REFUSES)
def dealer_is_asked_what_was_coming() -> None:
    """After a hand, a player asks to see what would have come."""


@rule("conduct.exposing.pot-multiway", kinds=("cards-shown-early",), ruling=LIVE)
def shown_in_a_multihanded_pot(facts: Facts, _: Numbers) -> bool:
    """A player shows cards during the hand, with three or more players in the pot."""
    return _shown(facts, "multi-way")


@rule("conduct.exposing.pot-heads-up", kinds=("cards-shown-early",), ruling=BY_THE_EVENT)
def shown_heads_up_with_others_left(facts: Facts, _: Numbers) -> bool:
    """A player shows cards during the hand, with two players in the pot and more left in the event."""
    return _shown(facts, "heads-up") and not _two_left(facts)


@rule("conduct.exposing.event-heads-up", kinds=("cards-shown-early",), ruling=IN_ORDER)
def shown_by_the_last_two(facts: Facts, _: Numbers) -> bool:
    """A player shows cards during the hand, and only two players are left in the event."""
    return _shown(facts, "heads-up") and _two_left(facts)


@rule("conduct.exposing.hand-said-aloud", kinds=("hand-spoken-of",), ruling=SPOKEN)
def hand_said_aloud() -> None:
    """During the hand, a player says what they hold."""


@rule("conduct.exposing.folded-hand-told", kinds=("folded-hand-spoken-of",), ruling=FOLDED_TOLD)
def folded_hand_told() -> None:
    """Before the betting is over, a player who has folded says what they held."""


@rule("conduct.exposing.folded-hand-turned-up", kinds=("folded-hand-shown",), ruling=FOLDED_SHOWN)
def folded_hand_turned_up() -> None:
    """A player who folds, or has folded, turns the hand face up before the betting is over."""


@rule("conduct.disclosure.seen-by-one-who-may-act", kinds=(TO_ONE,), ruling=ALL_NOW, excepts=(SHARED,))
def seen_by_one_who_may_act(facts: Facts, _: Numbers) -> bool:
    """A player shows their cards to another player who may still act in this betting round."""
    return facts.matter.detail == "now"


@rule("conduct.disclosure.seen-by-one-done-for-the-round", kinds=(TO_ONE,), ruling=ALL_AFTER_ROUND, excepts=(SHARED,))
def seen_by_one_done_for_the_round(facts: Facts, _: Numbers) -> bool:
    """A player shows their cards to another player who can't act again in this round but may act in a later one."""
    return facts.matter.detail == "after-round"


@rule("conduct.disclosure.seen-by-one-out-of-the-betting", kinds=(TO_ONE,), ruling=ALL_AFTER_BETTING, excepts=(SHARED,))
def seen_by_one_out_of_the_betting(facts: Facts, _: Numbers) -> bool:
    """A player shows their cards to another who isn't in the hand or can't use the information in the betting."""
    return facts.matter.detail == "after-betting"


@rule("conduct.disclosure.seen-by-one-after-the-deal", kinds=(TO_ONE,), ruling=ALL_MAY_SEE)
def seen_by_one_after_the_deal(facts: Facts, _: Numbers) -> bool:
    """A player shows their cards to another player once the betting is over."""
    return facts.matter.detail == "over"


@rule("conduct.disclosure.seen-by-somebody", kinds=("conduct-told",), ruling=ALL_BY_USE, excepts=(SHARED,))
def seen_by_somebody(facts: Facts, _: Numbers) -> bool:
    """A player shows their cards to another player, and no one can say which."""
    return facts.matter.detail == "shows-hand"


@rule("conduct.penalty.length-set-by-the-director", kinds=("penalty-given",), ruling=AS_LONG_AS_TOLD)
def director_sets_the_length() -> None:
    """A player at a table gets a penalty, and the rulebook doesn't say how long it lasts."""


@rule(
    "conduct.penalty.cards-thrown-off-the-table",
    kinds=BOTH,
    ruling=MAY_BE_DEALT_OUT,
    excepts=("conduct.etiquette.code-bars-thrown-cards",),
)
def cards_thrown_off_the_table(facts: Facts | RoomFacts, _: Numbers) -> bool:
    """A tournament player throws cards that go off the table."""
    return word_of(facts) == "throws-cards"


@rule(
    "conduct.penalty.abusive-or-disruptive",
    kinds=BOTH,
    ruling=MAY_BE_EVICTED,
    excepts=("conduct.etiquette.code-bars-abuse",),
)
def abusive_or_disruptive(facts: Facts | RoomFacts, _: Numbers) -> bool:
    """A tournament player is abusive or disruptive."""
    return word_of(facts) == "abuse"


@rule("rabbit.shown-by-the-dealer", kinds=("rabbit-hunt",), ruling=DEALER_DOES_NOT)
def dealer_showed_what_would_have_come(facts: Facts, _: Numbers) -> bool:
    """After the hand ended, the dealer turned up a card that would have been dealt."""
    return facts.matter.detail == "dealer"


@rule("rabbit.stub-or-discards-searched", kinds=("rabbit-hunt", "discards-gone-through"), ruling=NOT_LOOKED_THROUGH)
def player_looked_through_the_cards(facts: Facts, _: Numbers) -> bool:
    """A player looked through the stub or the discards."""
    return facts.matter.kind == "discards-gone-through" or facts.matter.detail == "player"


@rule(
    "deal.misdeal.penalized-seat-left-out",
    kinds=LEFT_OUT,
    ruling=DEALT_OUT,
    excepts=(
        "deal.misdeal.wrong-first-seat-action-not-begun",
        "deal.misdeal.out-of-sequence-action-not-begun",
        "deal.misdeal.wrong-count-action-not-begun",
        "deal.misdeal.wrong-count-action-begun",
        "deal.misdeal.action-begun",
    ),
)
def penalised_seat_dealt_out(facts: Facts, _: Numbers) -> bool:
    """The dealer skipped the players serving a penalty and no one else, and dealt the others in order."""
    deal = deals(facts)[number_of_deal(facts) - 1]
    rest = [seat for seat in deal.order(facts) if seat not in facts.setup.penalty]
    dealt = [each.seat for each in deal.dealt]
    return len(rest) < len(deal.order(facts)) and dealt == [rest[at % len(rest)] for at in range(len(dealt))]
