"""Hands that are gone: what still lives, what is dead, and which chips come back."""

from collections.abc import Mapping

from trainer.rules.common.showdown import ASKED, TABLED_STEP, for_the_floor
from trainer.rules.effects import Effect
from trainer.rules.facts import Facts
from trainer.rules.facts.pots import best, held
from trainer.rules.facts.showdown import (
    anybody_all_in,
    identifiable,
    in_muck,
    live,
    not_called_yet,
    showdown,
    tabled,
    unanswered,
    under_others,
)
from trainer.rules.hands import HALVES, worth
from trainer.rules.points.killed import IN_PART
from trainer.rules.rule import Numbers, rule
from trainer.rules.ruling import Authority, Deadline, Discretion, Ruling, Step

TABLED_AFTER_ALL = Ruling(
    "showdown.not-dead-tabled-live", "the cards were not dead: the hand is tabled and live", fault=False
)
STILL_LIVE = Ruling("showdown.not-dead-may-table", "the cards are not dead and may still be tabled", fault=False)
DEAD = Ruling("hand.dead", "the hand is dead", effect=Effect.HAND_DEAD)
HOLD_THE_CARDS = Ruling(
    "showdown.cards-held-floor-called", "the dealer holds the cards and calls the floor", Authority.FLOOR
)
OUT = Ruling(
    "showdown.out-uncalled-returned",
    "the player is out and gets back only the uncalled part of the bet",
    discretion=Discretion.PARTIAL,
)
IN_OR_OUT = Ruling(
    "hand.taken-hand-up-to-floor",
    "the floor decides whether the identified hand stays in play or the player has no redress",
    Authority.FLOOR,
    discretion=Discretion.FULL,
    options=("the-hand-stays-in-play", "the-player-is-out-only-what-nobody-called-comes-back"),
)
FOULED = Ruling(
    "hand.fouled-stays-if-told",
    "the floor decides: an identified hand stays in play, and a player whose cards can't be identified has no redress",
    Authority.FLOOR,
    discretion=Discretion.FULL,
    options=("the-hand-stays-in-play", "the-player-is-out-only-what-nobody-called-comes-back"),
)
STAYS_IN_PLAY = Ruling(
    "hand.identified-stays-in-play",
    "the hand stays in play, whatever cards were exposed",
    fault=False,
)
CANNOT_BE_KILLED = Ruling(
    "showdown.tabled-winner-wins",
    "the tabled winner can't be killed: it wins",
    steps=(Step("taken-hand-wins"),),
    deadline=Deadline.POT,
)
AT_HIS_RISK = Ruling(
    "showdown.no-claim-unless-read",
    "the player has no claim to the pot unless the hand was clearly read",
    Authority.FLOOR,
    discretion=Discretion.PARTIAL,
    options=("the-hand-was-not-clearly-read-and-has-no-claim", "the-hand-was-clearly-read"),
)
ADVISE = Ruling(
    "showdown.all-cards-asked-for",
    "the dealer asks the player to table all cards, and calls the floor if the player refuses",
    Authority.DEALER,
    (ASKED, TABLED_STEP),
    deadline=Deadline.POT,
    fault=False,
)
REFUSED = for_the_floor(
    "showdown.refused-floor-called",
    "the dealer calls the floor",
    "all-cards-are-tabled",
    "the-hand-has-no-claim",
)
PROPER_MUCK = Ruling("hand.properly-mucked", "the hand is properly mucked", fault=False)


def back(facts: Facts, _: Numbers) -> Mapping[str, int]:
    """What of the player's own bet or raise nobody has called."""
    return {"back": not_called_yet(facts, facts.matter.seats[0], facts.matter.onset - 1)}


@rule("showdown.live-cards.pushed-forward-identifiable", kinds=("pushed-forward",), ruling=STILL_LIVE)
def pushed_forward_and_known(facts: Facts, _: Numbers) -> bool:
    """A player pushed cards forward, and they can be identified and aren't in the muck."""
    seat = facts.matter.seats[0]
    return identifiable(facts, seat) and not _pushed_into_the_muck(facts, seat)


@rule("showdown.live-cards.pushed-forward-taken-up-again", kinds=("taken-up-again",), ruling=TABLED_AFTER_ALL)
def taken_up_again_and_known() -> None:
    """A player takes back pushed-forward cards that are identifiable and not in the muck, and tables them."""


@rule("showdown.live-cards.pushed-forward-into-the-muck", kinds=("pushed-forward",), ruling=DEAD)
def pushed_into_the_muck(facts: Facts, _: Numbers) -> bool:
    """A player pushed cards forward, and they went into the muck or can no longer be identified."""
    seat = facts.matter.seats[0]
    return _pushed_into_the_muck(facts, seat) or not identifiable(facts, seat)


def _pushed_into_the_muck(facts: Facts, seat: int) -> bool:
    """Have the cards lain in the muck since they were pushed forward?"""
    return any(in_muck(facts.when(count), seat) for count in range(facts.matter.onset, facts.at + 1))


@rule("showdown.tabling.mucked-untabled-unless-read", kinds=("mucked-untabled",), ruling=AT_HIS_RISK)
def mucked_before_it_was_tabled(facts: Facts, _: Numbers) -> bool:
    """A player discarded a hand before tabling all of it, or threw away a tabled winner."""
    seat = facts.matter.seats[0]
    if facts.matter.detail:
        return facts.matter.detail != IN_PART or bool(set(facts.matter.cards) & {e.card for e in facts.table.muck})
    return not identifiable(facts, seat) or (in_muck(facts, seat) and _won_by_what_it_showed(facts, seat))


def _won_by_what_it_showed(facts: Facts, seat: int) -> bool:
    """Had the player turned up one card, as good as the hands that others had tabled, before he let it go?"""
    then = facts.when(facts.matter.onset - 1)
    others = (each for each in then.course.contesting if each != seat)
    shown = any(tabled(then, each) for each in others) and _one_card(then, seat)
    return shown and any(_as_good_as_any(then, half, seat) for half in HALVES[facts.game])


@rule("showdown.discard.winning-card-shown", kinds=("part-shown",), ruling=ADVISE)
def winning_card_shown(facts: Facts, _: Numbers) -> bool:
    """With no one all-in, a player shows one card that, with the board, is as good as any tabled hand."""
    then, seat = facts.when(facts.matter.onset), facts.matter.seats[0]
    now = facts if facts.table.seat(seat).hand else then
    return (
        not anybody_all_in(then)
        and _one_card(then, seat)
        and any(_as_good_as_any(now, half, seat) for half in HALVES[facts.game])
    )


def _one_card(now: Facts, seat: int) -> bool:
    """Has he turned up just one of his cards at the showdown? In stud those that were dealt up do not count."""
    before = sum(each.up for each in now.when(showdown(now)).table.seat(seat).hand)
    return sum(each.up for each in now.table.seat(seat).hand) - before == 1


@rule("showdown.discard.rest-of-winning-hand-refused", kinds=("rest-refused",), ruling=REFUSED)
def rest_of_a_winning_hand_refused(facts: Facts, _: Numbers) -> bool:
    """A player who showed one card that is as good as any tabled hand refuses to table the rest."""
    now, seat = facts.when(facts.matter.onset), facts.matter.seats[0]
    return _one_card(now, seat) and any(_as_good_as_any(now, half, seat) for half in HALVES[facts.game])


def _as_good_as_any(now: Facts, half: str, seat: int) -> bool:
    """Do the cards that the seat has turned up, with the board, make as good a hand for that half as any tabled?"""
    board = "".join(each.card.face for each in now.table.board)
    part = "".join(each.card.face for each in now.table.seat(seat).hand if each.up)
    mine = worth(now.game, half, part, board)
    face_up = [each for each in live(now) if tabled(now, each)]
    others = [worth(now.game, half, held(now, each), board) for each in face_up]
    return mine is not None and all(other is None or mine >= other for other in others)


@rule("showdown.discard.bettor-discards-identifiable", kinds=("bettor-let-go",), ruling=HOLD_THE_CARDS)
def bettor_let_known_cards_go(facts: Facts, _: Numbers) -> bool:
    """A bettor who still had an opponent discarded the hand, and the cards can be identified."""
    return _can_be_told(facts)


def _can_be_told(facts: Facts) -> bool:
    """Can the cards be told, though others have folded onto them since? Until they are mixed they lie apart."""
    seat = facts.matter.seats[0]
    return identifiable(facts, seat) or under_others(facts, seat)


FOLDS = ("bet.fold.out-of-turn", "bet.fold.in-turn-facing-no-bet", "bet.turn.fold-out-of-turn")


@rule("bet.fold.bettor-overlooks-opponent", also=("bet.turn",), ruling=HOLD_THE_CARDS, excepts=FOLDS)
def no_fold_of_a_bettor_who_forgot_a_player(facts: Facts, _: Numbers) -> bool:
    """A bettor folds an identifiable hand while the bet is still unanswered. The fold isn't binding."""
    return _overlooks_an_opponent(facts) and _can_be_told(facts)


@rule("bet.fold.bettor-lost-his-cards", also=("bet.turn",), ruling=OUT, figures=back, excepts=FOLDS)
def fold_of_a_bettor_whose_cards_are_lost(facts: Facts, _: Numbers) -> bool:
    """A bettor's hand was folded before the others answered the bet, and the cards can't be identified."""
    return _overlooks_an_opponent(facts) and not _can_be_told(facts)


def _overlooks_an_opponent(facts: Facts) -> bool:
    """Did a bettor let go of his hand, out of turn or with nothing to call, with his bet still to be answered?"""
    seat = facts.matter.seats[0]
    kind, detail = facts.matter.kind, facts.matter.detail
    early = (kind, detail) == ("turn", "fold")
    not_in_turn = early or detail.startswith("out of turn") or detail == "nothing to call"
    let_go = not_in_turn and seat not in live(facts.when(facts.matter.onset))
    return let_go and unanswered(facts.when(facts.matter.onset - 1), seat)


@rule("showdown.discard.bettor-discards-unidentifiable", kinds=("bettor-let-go",), ruling=OUT, figures=back)
def bettor_lost_his_cards(facts: Facts, _: Numbers) -> bool:
    """A bettor with an opponent still in the hand discards, and the cards can't be identified."""
    return not _can_be_told(facts)


@rule("hand.killed.taken-unidentifiable", kinds=("hand-taken",), ruling=OUT, figures=back)
def taken_and_lost(facts: Facts, _: Numbers) -> bool:
    """The dealer took a hand by mistake, and its cards can't be identified."""
    return not _can_be_told(facts)


@rule("hand.killed.taken-identifiable", kinds=("hand-taken",), ruling=IN_OR_OUT, figures=back)
def taken_and_known(facts: Facts, _: Numbers) -> bool:
    """The dealer took a hand by mistake, and its cards can be identified. The rulebook can be read two ways."""
    return _can_be_told(facts)


@rule("hand.killed.fouled-by-thrown-cards", kinds=("thrown-into-a-hand",), also=("hand.thrown",), ruling=FOULED)
def fouled_by_cards_of_another() -> None:
    """A player threw cards into another player's hand and fouled it."""


@rule("hand.killed.own-cards-dropped", kinds=("dropped-by-a-player",), also=("hand.dropped",), ruling=STAYS_IN_PLAY)
def own_cards_dropped_and_known(facts: Facts, _: Numbers) -> bool:
    """A player dropped cards from their own hand, and the cards can be identified."""
    return identifiable(facts, facts.matter.seats[0])


@rule("showdown.tabling.tabled-winner-taken", kinds=("tabled-hand-taken",), ruling=CANNOT_BE_KILLED)
def tabled_winner_taken(facts: Facts, _: Numbers) -> bool:
    """The dealer took a tabled hand that no other hand still in play beats."""
    return winner_was_taken(facts)


def winner_was_taken(facts: Facts) -> bool:
    """Was the hand that the matter is about as good as any in play, for some half, before it was taken? Of a hand that
    lies face down with cards that nobody named nothing is known.
    """
    before, named = facts.when(facts.matter.onset - 1), facts.record.named
    known = [
        each
        for each in live(before)
        if named is None or tabled(before, each) or {card.card for card in before.table.seat(each).hand} & named
    ]
    return any(facts.matter.seats[0] in best(before, half, known) for half in HALVES[facts.game])


@rule("hand.stud-muck.up-cards-picked-up", kinds=("up-cards-picked-up",), ruling=DEAD)
def up_cards_picked_up() -> None:
    """In stud, a player who still has to act picks up their upcards."""


@rule("hand.stud-muck.up-cards-turned-down", kinds=("up-cards-turned-down",), ruling=PROPER_MUCK)
def up_cards_turned_down() -> None:
    """In stud, a player turns all their upcards down and pushes all the cards forward."""
