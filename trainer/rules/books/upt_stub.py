"""UPT: what is seen inside the stub: boxed cards and jokers are scrap there already, others count as exposed."""

from dataclasses import replace

from trainer.rules.books.upt_deal import MISDEAL
from trainer.rules.common.action import PLAY_ON
from trainer.rules.facts import Facts
from trainer.rules.facts.action import players_who_acted
from trainer.rules.facts.exposed import exposed
from trainer.rules.rule import Numbers, rule

BOXED_INSIDE = replace(
    PLAY_ON,
    key="deal.boxed-card-inside-stub",
    says="the card is scrap, and the next card below it comes in its place",
)
JOKER_INSIDE = replace(
    PLAY_ON,
    key="deal.scrap-card-inside-stub",
    says="the card is scrap, and the next card below it comes in its place",
)


@rule("deal.boxed-card.seen-inside-the-stub", kinds=("boxed-inside-stub",), ruling=BOXED_INSIDE)
def boxed_card_seen_inside_the_stub() -> None:
    """A boxed card is seen inside the stub."""


@rule("deal.scrap-card.joker-inside-the-stub", kinds=("scrap-inside-stub",), ruling=JOKER_INSIDE)
def joker_seen_inside_the_stub() -> None:
    """A joker is seen inside the stub. It isn't a misdeal."""


@rule(
    "deal.exposed-card.enough-with-the-stub",
    kinds=("seen-in-stub",),
    ruling=MISDEAL,
    numbers=("exposed", "players"),
)
def enough_cards_exposed_with_those_of_the_stub(facts: Facts, numbers: Numbers) -> bool:
    """{Exposed} or more cards are exposed, with those seen in the stub, and fewer than {players} players have acted."""
    return len(exposed(facts)) >= numbers["exposed"] and players_who_acted(facts) < numbers["players"]
