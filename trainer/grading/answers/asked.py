"""What `--ask` may name: one thing of a situation, by the topics of the law that are about it."""

from collections.abc import Mapping
from dataclasses import dataclass

from trainer.kernel.limits import MOST_SEATS, quoted, whole
from trainer.kernel.nearest import nearest
from trainer.rules.amiss import TURNS
from trainer.rules.kinds import on_a_wager
from trainer.rules.ruling import Decision, Matter
from trainer.rules.topics import AREAS, TOPICS

RIGHTS = ("bet.rights", "bet.least-raise", "bet.raise-cap", "bet.first", "bet.pot-bet")
POT_BET = "bet.pot-bet"
"""The topic of what saying "pot" comes to."""
WAGER, RIGHT, POTS, SHOWDOWN = "wager", "rights", "pots", "showdown"
BY_AREA: Mapping[str, tuple[str, ...]] = {WAGER: ("bets",), **{area: (area,) for area in AREAS if area != "bets"}}
OF_ANOTHER: Mapping[str, str] = {
    "rp.push-timing": "clock",
    "rebuy": "desk",
    "tournament.bounty": "desk",
    "house.notice": "house",
    "rules.precedence": "house",
}
"""Topics that are asked for by the word of another area than their own."""
OF_KIND: Mapping[str, str] = {"seat-left": "seats"}
"""Kinds that are asked for by another word than their topic: who gets up leaves a seat."""
ENTRIES, DESK = "seating.late", "desk"
"""The topic of entries after the start, and the other word by which it is asked for in a room."""
CHIPS = "chips"
OF_A_STACK = (
    "disqualified",
    "absent-stack-removed",
    "stack-given-up",
    "forfeit-asked",
    "forfeited-stack",
    "placed-stack",
)
"""Kinds of what becomes of all the chips of somebody, which are asked for as chips besides by their topics."""
CONDUCT, BEHIND, REDEAL = "conduct", "chips-behind", "deal.redeal"
OF_CONDUCT = ("conduct.", "devices", "language", "identity", "button.dodging", "rp.stalling")
"""How topics begin that are on behavior: in the law they are of one area with the clock."""
WORDS: tuple[str, ...] = (WAGER, RIGHT, *(word for word in BY_AREA if word != WAGER), CONDUCT)
"""The words of `--ask`: the areas of the law, betting taken apart into what a wager is and what a player may do, and
the clock from conduct.
"""


@dataclass(frozen=True, slots=True)
class Question:
    """What is asked of a situation: of one thing, "" for the last decisive event, about one seat or, with 0, all, or
    about a player by name.
    """

    ask: str = ""
    seat: int = 0
    name: str = ""


def question(text: str, seat: int = 0) -> Question:
    """The question written as `wager`, `wager:4` or `seats:Bill`; without a seat of its own about that one.

    Raises ValueError.
    """
    word, colon, who = text.partition(":")
    if word not in WORDS:
        raise ValueError(
            f"{quoted(word)} isn't something you can ask: write one of {', '.join(WORDS)}{nearest(word, WORDS)}"
        )
    if not colon:
        return Question(word, seat)
    number = who.isascii() and who.isdecimal()
    if not who or (number and not 1 <= whole(who) <= MOST_SEATS):
        raise ValueError(f"after {word}: write a seat from 1 to {MOST_SEATS} or a player's name, as in {word}:4")
    return Question(word, int(who)) if number else Question(word, 0, who)


def is_about(decision: Decision, ask: str) -> bool:
    """Is a decision about what is asked?"""
    topic = decision.matter.topic
    if decision.matter.kind in OF_KIND:
        return ask == OF_KIND[decision.matter.kind]
    if ask == RIGHT or topic in RIGHTS:
        return ask == RIGHT and topic in RIGHTS
    if topic in OF_ANOTHER:
        return ask == OF_ANOTHER[topic]
    if ask == CONDUCT:
        return topic.startswith(OF_CONDUCT)
    return TOPICS[topic].area in BY_AREA[ask]


def is_about_in_room(decision: Decision, ask: str) -> bool:
    """Is it about what is asked of a room, where entries belong to the seats and to the desk that sells them, and a
    penalty is conduct in a misdeal too, and what becomes of a whole stack is asked for as chips?
    """
    besides = ((DESK, ENTRIES), (CONDUCT, REDEAL))
    gone = ask == CHIPS and decision.matter.kind in OF_A_STACK
    return gone or is_about(decision, ask) or (ask, decision.matter.topic) in besides


def asked_for(found: tuple[Decision, ...], ask: str, seat: int) -> tuple[Decision, ...]:
    mine = (each for each in found if not seat or seat in whose(each.matter))
    return tuple(each for each in mine if not ask or is_about(each, ask) or _pot_said(each, ask))


def _pot_said(decision: Decision, ask: str) -> bool:
    """Is it asked of a wager, which is "pot" said?"""
    return (ask, decision.matter.topic) == (WAGER, POT_BET)


def before_rights(every: tuple[Decision, ...]) -> tuple[Decision, ...]:
    """What has to be put right before anybody can say what a player may do: turns, and wagers that amounts rest on."""
    return tuple(each for each in every if each.matter.kind in TURNS or on_a_wager(each.matter.kind))


def whose(matter: Matter) -> tuple[int, ...]:
    """The seats that a matter is about: of a wager or turn its maker's alone, of chips behind one its caller's too."""
    return matter.seats[:1] if matter.kind != BEHIND and on_a_wager(matter.kind) else matter.seats
