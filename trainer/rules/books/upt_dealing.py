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

CUT = Ruling(
    "deal.cut-behind-the-dealer",
    "the player behind the dealer (on the dealer's right) cuts the deck with one hand at about the middle",
    fault=False,
)
RESTORED = replace(
    ALONE,
    key="deal.stub-restored",
    says="the stub is restored as fairly as possible, and the hand is played out",
    discretion=Discretion.FULL,
)
KILLED_BY_THE_DEALER = replace(KILL, key="deal.hand-killed-by-dealer", authority=Authority.DEALER)
STILL_PLAYS = Ruling("hand.dropped-cards-play", "the dropped cards still play", fault=False)
FLASHED_PLAYS = Ruling("hand.flashed-card-plays", "the card plays and stays in the hand", fault=False)
THROWN = Ruling("hand.thrown-cards-dead", "the cards thrown into another hand are dead")
FREEROLL = Ruling(
    "deal.refund-may-be-lost",
    "the player may lose the refund, and the chips may stay in the pot for the next hand",
    discretion=Discretion.PARTIAL,
    options=("a-refund-all-the-same", "no-refund", "no-refund-and-the-chips-stay-in-the-pot-for-the-next-deal"),
)
NO_RIGHT = Ruling(
    "deal.no-hand-for-leftover-chips",
    "the player has no right to a hand",
)
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
    """The deck has to be cut."""


@rule("deal.disordered-stub.however-it-came", kinds=("disordered-stub",), ruling=RESTORED, figures=cards_in_the_heap)
def fouled_stub_is_restored_fairly() -> None:
    """The stub gets fouled, for whatever reason, before the hand is over."""


@rule(
    "deal.fouled-deck.found-after-the-riffle",
    ruling=STANDS,
    excepts=("deal.fouled-deck.duplicate-card", "deal.fouled-deck.odd-back-in-play"),
)
def fouled_deck_found_after_the_riffle(facts: Facts, _: Numbers) -> bool:
    """The deck is found to be fouled after the pots were pushed and the dealer riffled for the next hand."""
    return next_begun_since(facts, BY_RIFFLE)


@rule("hand.dropped.by-a-player", kinds=("dropped-by-a-player",), ruling=STILL_PLAYS)
def cards_dropped_by_a_player_still_play() -> None:
    """A player drops cards out of their hand."""


@rule("hand.dropped.flashed-by-a-player", kinds=("flashed-by-a-player",), ruling=FLASHED_PLAYS)
def card_flashed_by_a_player_plays() -> None:
    """A player flashes a card. Only a card that the dealer flashes is an exposed card and is replaced."""


@rule("hand.thrown.into-another-hand", kinds=("thrown-into-a-hand",), ruling=THROWN)
def cards_thrown_into_a_hand_are_dead() -> None:
    """A player throws cards into another player's hand, face up or face down."""


@rule("deal.freeroll.bet-knowing-deck-fouled", kinds=("freeroll",), ruling=FREEROLL, figures=_at_stake)
def bettor_who_knew_may_lose_the_refund() -> None:
    """A player who knew that the deck was fouled bet or raised instead of pointing it out."""


@rule("deal.extra-chips.player-not-in-last-deal", kinds=("newcomer-to-extra-chips",), ruling=NO_RIGHT)
def newcomer_has_no_hand_for_extra_chips() -> None:
    """The pot has chips from the previous hand, and a player who wasn't dealt in on that hand gets cards."""


@rule("deal.missing-card.deck-found-short", kinds=("deck-was-short",), ruling=RESULT_STANDS)
def missing_cards_void_nothing() -> None:
    """One or more cards were missing from the deck during a hand."""


@rule("presence.at-seat.away-from-the-table", kinds=("absent-hand", "dealt-in-away"), ruling=KILLED_BY_THE_DEALER)
def dealer_kills_the_hand_of_an_absent_player(facts: Facts | RoomFacts, _: Numbers) -> bool:
    """A player isn't at the table when the last starting hand is complete."""
    return isinstance(facts, RoomFacts) or facts.matter.detail != BACK
