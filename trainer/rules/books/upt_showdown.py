"""UPT: all show where nobody bet, anybody dealt in may ask to see, and a board is played with the hand kept."""

from trainer.kernel import gestures as g
from trainer.kernel.asking_acts import Claimed
from trainer.rules.common.showdown import ASKED, SHARES, TABLED_STEP, aggressor, remaining, then
from trainer.rules.facts import Facts
from trainer.rules.facts.pots import best, plays_no_card_of_his
from trainer.rules.facts.showdown import identifiable, last_aggressor, live, showdown, tabled, was_tabled
from trainer.rules.hands import HALVES
from trainer.rules.points.showdown import claims
from trainer.rules.rule import Numbers, rule
from trainer.rules.ruling import Authority, Deadline, Discretion, Ruling, Step

BETTOR_FIRST = Ruling("showdown.last-aggressor-shows-first", "the last player to bet or raise shows first", fault=False)
ALL_SHOW = Ruling("showdown.all-players-show", "all players must show their hands", fault=False)
PRIVILEGE = ("let-the-privilege-stand", "revoke-an-abused-privilege")


def _seen(key: str, says: str, *steps: Step) -> Ruling:
    """A hand asked for is shown in this way; the privilege may be taken from who abuses it."""
    return Ruling(key, says, Authority.UNSTATED, steps, (), Deadline.POT, Discretion.PARTIAL, PRIVILEGE, fault=False)


SEEN = _seen("showdown.shown-on-request", "the hand is shown", ASKED, TABLED_STEP)
SEEN_DEAD = _seen("showdown.shown-and-dead", "the hand is shown and is dead", Step("hand-shown"))
SEEN_LIVE = _seen(
    "showdown.both-live-best-wins", "both hands are live, and the best one wins", Step("hand-back-face-up")
)
SHOWN_IF_ASKED = Ruling(
    "showdown.keeps-share-shown-if-asked",
    "the player keeps a share of the pot and must show the hand on request",
    fault=False,
)
WORDS_DO_NOT_BIND = Ruling(
    "showdown.cards-speak-or-forfeit",
    "the cards speak for themselves",
    discretion=Discretion.PARTIAL,
    options=("the-pot-is-forfeited-for-a-hand-miscalled-on-purpose", "nothing-is-forfeited"),
    fault=False,
)
READ_TOGETHER = Ruling(
    "showdown.dealer-assists-reading", "the dealer assists in reading the hand", Authority.DEALER, fault=False
)
NO_CLAIM = Ruling("showdown.no-claim-to-pot", "the player has no claim to the pot", fault=False)

MAY_LET_GO = Ruling(
    "showdown.may-be-let-go", "the player may muck the hand; the others may still ask to see it", fault=False
)
KEEP_DOWN = Ruling(
    "showdown.down-until-own-pot",
    "the player keeps the cards down until a pot they are in is being settled",
    discretion=Discretion.FULL,
    options=("cards-down-until-a-pot-of-one-s-own", "all-hands-face-up-at-once-as-for-any-all-in"),
    fault=False,
)
LAST_SHOWN = Ruling(
    "showdown.last-hand-must-show",
    "the last player left must show the hand to win the pot, like any other player",
    fault=False,
)
SEEN_OR_UP = Ruling(
    "showdown.let-go-or-face-up",
    "two rules conflict: a hand may be mucked and asked for, but in an all-in every hand is turned face up",
    discretion=Discretion.FULL,
    options=("the-hand-is-let-go-and-shown-if-anybody-asks", "the-hand-is-turned-face-up-as-in-any-all-in"),
    fault=False,
)
LOSERS_FIRST = Ruling("showdown.losers-killed-before-award", "the dealer kills the losing hands before awarding a pot")


WINS_NOTHING = Ruling(
    "showdown.not-shown-wins-nothing",
    "the player doesn't have to show the rest, but the hand wins nothing and is mucked",
    steps=(Step("kill-the-hand"),),
    deadline=Deadline.POT,
    fault=False,
)


@rule("showdown.discard.rest-of-hand-refused", kinds=("rest-refused",), ruling=WINS_NOTHING)
def rest_of_the_hand_refused() -> None:
    """A player who showed part of a hand refuses to show the rest."""


@rule("showdown.order.bet-on-last-round", kinds=("show-order",), ruling=BETTOR_FIRST, figures=aggressor)
def bet_on_the_last_round(facts: Facts, _: Numbers) -> bool:
    """There was a bet on the last round, and the last player to bet or raise still has a hand."""
    last = last_aggressor(facts)
    return last is not None and last.seat in facts.matter.seats


@rule("showdown.order.no-bet-on-last-round", kinds=("show-order",), ruling=ALL_SHOW)
def no_bet_on_the_last_round(facts: Facts, _: Numbers) -> bool:
    """All players checked or were all-in on the last round."""
    return last_aggressor(facts) is None


@rule("showdown.order.last-hand-left", kinds=("uncontested",), ruling=LAST_SHOWN, figures=remaining)
def last_hand_is_no_exception() -> None:
    """All other players have mucked. The rulebook makes no exception for the last player with cards."""


@rule("showdown.order.last-hand-left-no-bet", kinds=("uncontested",), ruling=LAST_SHOWN, figures=remaining)
def last_hand_where_nobody_bet(facts: Facts, _: Numbers) -> bool:
    """All players checked or were all-in on the last round, and all but one of them mucked."""
    return last_aggressor(facts) is None


# --- asking to see ---------------------------------------------------------------------------------------------


def _may_ask(facts: Facts) -> bool:
    asker, asked = facts.matter.seats
    began = showdown(facts)
    return began > 0 and asker in facts.course.dealt_in and asked in facts.record.courses[began].contesting


def _winner_asks(facts: Facts) -> bool:
    now = then(facts)
    if paid := {x.act.seat for _, x, _, _ in now.happened(now.deal_start) if isinstance(x.act, g.PushPot)}:
        return facts.matter.seats[0] in paid
    if len(left := live(now)) == 1:
        return facts.matter.seats[0] in left
    face_up = [seat for seat in left if tabled(now, seat)]
    return any(facts.matter.seats[0] in best(now, half, face_up) for half in HALVES[facts.game])


def _let_go(facts: Facts) -> bool:
    return facts.matter.seats[1] not in live(then(facts))


@rule("showdown.ask-to-see.asked-by-winner", kinds=("asked-to-see",), ruling=SEEN_LIVE)
def winner_asks(facts: Facts, _: Numbers) -> bool:
    """A player who won a pot, or has the best hand so far or the only one left, asks to see another player's hand."""
    return _may_ask(facts) and _winner_asks(facts)


@rule("showdown.ask-to-see.asked-by-nonwinner-hand-let-go", kinds=("asked-to-see",), ruling=SEEN_DEAD)
def other_asks_for_a_hand_let_go(facts: Facts, _: Numbers) -> bool:
    """A player other than the winner asks to see a hand that has been mucked."""
    return _may_ask(facts) and not _winner_asks(facts) and _let_go(facts)


@rule("showdown.ask-to-see.asked-by-nonwinner-hand-kept", kinds=("asked-to-see",), ruling=SEEN)
def other_asks_for_a_hand_kept(facts: Facts, _: Numbers) -> bool:
    """A player other than the winner asks to see a hand that hasn't been mucked."""
    return _may_ask(facts) and not _winner_asks(facts) and not _let_go(facts)


# --- the board -------------------------------------------------------------------------------------------------


def _hand_kept(facts: Facts) -> bool:
    return facts.matter.seats[0] in live(facts)


@rule("showdown.cards-speak.hand-called-pot-at-risk", kinds=("spoken-value",), ruling=WORDS_DO_NOT_BIND)
def hand_called_by_its_owner() -> None:
    """A player says what their hand is."""


@rule("showdown.cards-speak.dealer-helps-to-read", kinds=("hand-tabled",), ruling=READ_TOGETHER)
def dealer_helps_to_read() -> None:
    """A player shows a hand and is responsible for holding on to the cards until the winner is declared."""


@rule("showdown.play-board.hand-shown", kinds=("plays-the-board",), ruling=SHARES)
def board_player_showed(facts: Facts, _: Numbers) -> bool:
    """A player playing the board has shown their hand."""
    return was_tabled(facts, facts.matter.seats[0])


@rule("showdown.play-board.hand-kept-unshown", kinds=("plays-the-board",), ruling=SHOWN_IF_ASKED)
def board_player_kept_the_hand(facts: Facts, _: Numbers) -> bool:
    """A player playing the board keeps their hand and hasn't shown it yet."""
    return _hand_kept(facts) and not was_tabled(facts, facts.matter.seats[0])


@rule("showdown.play-board.hand-thrown-away-unshown", kinds=("plays-the-board",), ruling=NO_CLAIM)
def board_player_threw_the_hand_away(facts: Facts, _: Numbers) -> bool:
    """A player announced playing the board, then threw their hand away without showing it."""
    return facts.matter.seats[0] not in live(facts) and not was_tabled(facts, facts.matter.seats[0])


@rule(
    "showdown.play-board.mucked-after-the-words",
    kinds=("mucked-untabled",),
    also=("showdown.tabling",),
    ruling=NO_CLAIM,
    excepts=(
        "showdown.tabling.mucked-untabled-identifiable",
        "showdown.tabling.mucked-untabled-unidentifiable",
    ),
)
def board_player_mucked(facts: Facts, _: Numbers) -> bool:
    """A player playing the board, announced or not, has mucked their hand without tabling it."""
    words, seat = facts.happened(showdown(facts)), facts.matter.seats[0]
    said = any(e.seat == seat and claims(e.act, Claimed.PLAYS_THE_BOARD) for _, e, _, _ in words)
    return said or plays_no_card_of_his(facts, seat)


# --- before the pots are pushed --------------------------------------------------------------------------------


@rule("showdown.let-go.thrown-away-unshown", kinds=("let-go-unseen",), ruling=MAY_LET_GO)
def hand_let_go_after_all_betting() -> None:
    """At the showdown, a player throws their hand away rather than compete for the pot."""


@rule("showdown.all-in-face-up.identifiable-hand-let-go", kinds=("all-in-discarded",), ruling=SEEN_OR_UP)
def hand_let_go_in_an_all_in(facts: Facts, _: Numbers) -> bool:
    """A player is all-in and the betting is over. A hand is mucked unseen, but it can still be identified."""
    return identifiable(facts, facts.matter.seats[0])


@rule("showdown.side-order.shown-before-own-pot", kinds=("shown-before-his-pot",), ruling=KEEP_DOWN)
def shown_before_a_pot_of_his_own() -> None:
    """There are side pots, and a player shows their cards too early."""


@rule("showdown.kill-losers.pot-pushed-losers-left", kinds=("losers-left",), ruling=LOSERS_FIRST)
def pot_pushed_with_losing_hands_left() -> None:
    """The dealer pushes a pot while losing hands are still on the table."""
