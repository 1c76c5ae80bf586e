"""UPT on the rest of the deal: the cut, a fouled stub, dropped and thrown cards, a deck that somebody knew of."""

from collections.abc import Mapping
from dataclasses import replace

from trainer.rules.common.deck import STANDS
from trainer.rules.common.dropped import ALONE, cards_in_the_heap
from trainer.rules.common.redeal import KILL
from trainer.rules.facts import Facts
from trainer.rules.facts.beginning import BY_RIFFLE
from trainer.rules.facts.disputes import next_begun_since
from trainer.rules.facts.hands import behind_the_dealer, put_in, supplied
from trainer.rules.facts.presence import BACK
from trainer.rules.room.facts import RoomFacts
from trainer.rules.rule import Numbers, rule
from trainer.rules.ruling import Authority, Discretion, Ruling

CUT = Ruling("deal.cut-behind-the-dealer", "the player behind the dealer cuts about the middle", fault=False)
RESTORED = replace(
    ALONE,
    key="deal.stub-restored",
    says="the deal is played out with a stub restored as fairly as possible",
    discretion=Discretion.FULL,
)
KILLED_BY_THE_DEALER = replace(KILL, key="deal.hand-killed-by-dealer", authority=Authority.DEALER)
STILL_PLAYS = Ruling("hand.dropped-cards-play", "dropped cards still play", fault=False)
FLASHED_PLAYS = Ruling("hand.flashed-card-plays", "the card plays: it stays in the hand", fault=False)
THROWN = Ruling("hand.thrown-cards-dead", "cards thrown into another hand are dead")
FREEROLL = Ruling(
    "deal.refund-may-be-lost",
    "the refund may be lost and the chips may stay in for the next deal",
    discretion=Discretion.PARTIAL,
    options=("a-refund-all-the-same", "no-refund", "no-refund-and-the-chips-stay-in-the-pot-for-the-next-deal"),
)
NO_RIGHT = Ruling("deal.no-hand-for-leftover-chips", "no right to a hand in a deal for leftover chips")
RESULT_STANDS = Ruling("deal.result-stands", "the result stands", fault=False)


def _cut(facts: Facts, _: Numbers) -> Mapping[str, int]:
    """Who is to cut, and how many cards are half the deck."""
    return {"by": behind_the_dealer(facts), "middle": len(facts.when(facts.matter.error).table.stub) // 2}


def _at_stake(facts: Facts, _: Numbers) -> Mapping[str, int]:
    """What the player may lose, where it is known what all streets took from him."""
    if supplied(facts):
        return {}
    return {"chips": put_in(facts, facts.matter.seats[0], facts.matter.onset)}


@rule("deal.cut.by-player-behind-dealer", kinds=("deck-cut",), ruling=CUT, figures=_cut)
def deck_is_cut_about_the_middle() -> None:
    """The player behind the dealer cuts with one hand, about halfway down the deck."""


@rule("deal.disordered-stub.however-it-came", kinds=("disordered-stub",), ruling=RESTORED, figures=cards_in_the_heap)
def fouled_stub_is_restored_fairly() -> None:
    """A fouled stub doesn't end the deal: it is restored as fairly as possible, and the hand is played out."""


@rule(
    "deal.fouled-deck.found-after-the-riffle",
    ruling=STANDS,
    excepts=("deal.fouled-deck.duplicate-card", "deal.fouled-deck.odd-back-in-play"),
)
def fouled_deck_found_after_the_riffle(facts: Facts, _: Numbers) -> bool:
    """The pots were pushed and the next deal was riffled when the deck of the last one is found to be fouled."""
    return next_begun_since(facts, BY_RIFFLE)


@rule("hand.dropped.by-a-player", kinds=("dropped-by-a-player",), ruling=STILL_PLAYS)
def cards_dropped_by_a_player_still_play() -> None:
    """Cards that a player drops must still be played."""


@rule("hand.dropped.flashed-by-a-player", kinds=("flashed-by-a-player",), ruling=FLASHED_PLAYS)
def card_flashed_by_a_player_plays() -> None:
    """A card that a player flashes plays; only what the dealer flashes is an exposed card and is replaced."""


@rule("hand.thrown.into-another-hand", kinds=("thrown-into-a-hand",), ruling=THROWN)
def cards_thrown_into_a_hand_are_dead() -> None:
    """Cards thrown into another player's hand are dead, face up or face down."""


@rule("deal.freeroll.bet-knowing-deck-fouled", kinds=("freeroll",), ruling=FREEROLL, figures=_at_stake)
def bettor_who_knew_may_lose_the_refund() -> None:
    """A player who saw that the deck was fouled and bet or raised instead of saying so may lose the refund."""


@rule("deal.extra-chips.player-not-in-last-deal", kinds=("newcomer-to-extra-chips",), ruling=NO_RIGHT)
def newcomer_has_no_hand_for_extra_chips() -> None:
    """With chips from the previous deal in the pot, only players who were dealt in then get a hand."""


@rule("deal.missing-card.deck-found-short", kinds=("deck-was-short",), ruling=RESULT_STANDS)
def missing_cards_void_nothing() -> None:
    """Cards missing from the deck don't undo the result of a hand."""


@rule("presence.at-seat.away-from-the-table", kinds=("absent-hand", "dealt-in-away"), ruling=KILLED_BY_THE_DEALER)
def dealer_kills_the_hand_of_an_absent_player(facts: Facts | RoomFacts, _: Numbers) -> bool:
    """A player who is not at the table when the last starting hand is complete has the hand killed by the dealer."""
    return isinstance(facts, RoomFacts) or facts.matter.detail != BACK
