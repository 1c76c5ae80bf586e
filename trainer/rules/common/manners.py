"""How players behave: the language, one player to a hand, ethics, etiquette, and what is penalized."""

from trainer.kernel.room import seat_acts as s
from trainer.rules.facts import Facts
from trainer.rules.points.conduct import TO_ONE
from trainer.rules.points.manners import TOLD
from trainer.rules.room.facts import RoomFacts
from trainer.rules.room.points.manners import TOLD_IN_THE_ROOM, word_of
from trainer.rules.room.seating import came_from
from trainer.rules.rule import Numbers, rule
from trainer.rules.ruling import Authority, Discretion, Ruling

BOTH = (TOLD, TOLD_IN_THE_ROOM)
MAY_BE_PENALISED = ("a-warning", "a-penalty", "no-penalty")


def _up_to_the_floor(key: str, says: str, *options: str, fault: bool = True) -> Ruling:
    return Ruling(
        key,
        says,
        Authority.FLOOR,
        discretion=Discretion.PARTIAL,
        options=options or MAY_BE_PENALISED,
        fault=fault,
    )


ENGLISH = Ruling("language.english-only", "English only while a hand is being played")
POSTED = Ruling(
    "language.as-the-house-posts", "players may use the languages that the house posts and announces", fault=False
)
ONE_PLAYER = _up_to_the_floor("conduct.one-player-to-a-hand", "one player to a hand, and a penalty may follow")
NO_ADVICE = _up_to_the_floor(
    "conduct.no-advice-or-criticism", "players may not give advice on play or criticize it at any time"
)
NOT_READ = _up_to_the_floor("conduct.untabled-hand-not-read", "players may not read a hand that hasn't been tabled")
SOFT_PLAY = _up_to_the_floor(
    "conduct.soft-play-penalized",
    "soft play is penalized, and the player may forfeit chips or be disqualified",
    "a-penalty",
    "chips-forfeited",
    "disqualify-the-player",
)
COLLUSION = Ruling(
    "conduct.collusion-disqualifies",
    "the players are disqualified",
    Authority.FLOOR,
)
NUTS = _up_to_the_floor(
    "conduct.nuts-check-up-to-floor",
    "not automatically soft play: the floor decides",
    "a-penalty",
    "no-penalty",
    fault=False,
)
ETIQUETTE = _up_to_the_floor("conduct.etiquette-may-be-penalized", "an etiquette violation, and a penalty may follow")
CARDS_THROWN = _up_to_the_floor("conduct.thrown-card-may-be-penalized", "throwing cards may be penalized")
PENALISED = Ruling("conduct.abuse-penalized", "the player gets a penalty", Authority.FLOOR)
DODGED = Ruling("button.dodged-blind-penalized", "the player is penalized", Authority.FLOOR)
IMPROPER = _up_to_the_floor("conduct.improper-act", "an improper act: a warning, a suspension or a ban may follow")


def _told(facts: Facts | RoomFacts, *words: str) -> bool:
    """Was it one of these that a player did?"""
    return word_of(facts) in words


@rule("language.other-than-english", kinds=BOTH, ruling=ENGLISH)
def other_language_in_a_hand(facts: Facts, _: Numbers) -> bool:
    """A player speaks a language other than English during a hand."""
    return _told(facts, "foreign-language")


@rule("language.language-of-a-player", kinds=BOTH, ruling=POSTED)
def language_by_the_house(facts: Facts, _: Numbers) -> bool:
    """A player speaks another language at a house that says which languages it accepts."""
    return _told(facts, "foreign-language")


@rule("conduct.disclosure.strategy-or-hand-shared", kinds=(*BOTH, TO_ONE), ruling=ONE_PLAYER)
def hand_shared(facts: Facts, _: Numbers) -> bool:
    """While a hand is being played, a player shows it to someone else or talks strategy with them."""
    if facts.matter.kind == TO_ONE:
        return facts.matter.detail != "over"
    return _told(facts, "shows-hand", "talks-strategy")


@rule("conduct.disclosure.advice-or-criticism", kinds=BOTH, ruling=NO_ADVICE)
def play_advised_or_criticised(facts: Facts, _: Numbers) -> bool:
    """A player gives another player advice on play, or criticizes how a hand was played."""
    return _told(facts, "advice", "criticism")


@rule("conduct.disclosure.untabled-hand-read", kinds=BOTH, ruling=NOT_READ)
def untabled_hand_read(facts: Facts, _: Numbers) -> bool:
    """A player reads aloud a hand that has not been tabled."""
    return _told(facts, "reads-a-hand")


@rule("conduct.ethics.soft-play", kinds=BOTH, ruling=SOFT_PLAY)
def soft_play(facts: Facts, _: Numbers) -> bool:
    """A player soft-plays another player."""
    return _told(facts, "soft-play")


@rule("conduct.ethics.collusion", kinds=BOTH, ruling=COLLUSION)
def collusion(facts: Facts, _: Numbers) -> bool:
    """Players dump chips or collude in some other way."""
    return _told(facts, "collusion")


@rule("conduct.penalty.nuts-checked-last", kinds=BOTH, ruling=NUTS)
def nuts_checked(facts: Facts, _: Numbers) -> bool:
    """A player who is last to act on the river checks the exclusive nuts."""
    return _told(facts, "checks-the-nuts")


@rule("conduct.penalty.card-thrown", kinds=BOTH, ruling=CARDS_THROWN)
def card_thrown(facts: Facts, _: Numbers) -> bool:
    """A player throws a card off the table."""
    return _told(facts, "throws-cards")


@rule("conduct.penalty.abuse-or-cheating", kinds=BOTH, ruling=PENALISED)
def abuse_or_cheating(facts: Facts, _: Numbers) -> bool:
    """A player is abusive or disruptive, or cheats."""
    return _told(facts, "abuse", "cheating")


@rule("button.dodging.told-of-any-player", kinds=BOTH, ruling=DODGED, also=("conduct.penalty",))
def blind_dodged(facts: Facts, _: Numbers) -> bool:
    """A player dodges a blind on purpose."""
    return _told(facts, "dodges-blind")


@rule("button.dodging.told-of-a-moved-player", kinds=BOTH, ruling=DODGED)
def blind_dodged_by_a_moved_player(facts: Facts | RoomFacts, _: Numbers) -> bool:
    """A player who comes from a broken table dodges a blind on purpose."""
    return _told(facts, "dodges-blind") and _from_a_broken_table(facts)


def _from_a_broken_table(facts: Facts | RoomFacts) -> bool:
    if not isinstance(facts, RoomFacts):
        return facts.matter.seats[0] in facts.setup.moved
    name, before = facts.subject.who, facts.subject.before
    table = before.player(name).table
    broken = bool(table) and before.table(table).broken
    return broken or any(act.name == name and came_from(m) == "broken" for m, act in facts.acts(s.Sit, s.Carry))


@rule("conduct.etiquette.breach", kinds=BOTH, ruling=ETIQUETTE)
def etiquette_breached(facts: Facts, _: Numbers) -> bool:
    """A player keeps stalling, touches another's cards or chips, bets out of reach, chatters or has bad hygiene."""
    return _told(facts, "delay", "touching", "out-of-reach", "chatter", "hygiene")


@rule("conduct.disclosure.improper-reading", kinds=BOTH, ruling=IMPROPER)
def improper_reading(facts: Facts, _: Numbers) -> bool:
    """A player reads another player's hand before it is face up on the table."""
    return _told(facts, "reads-a-hand")


@rule("conduct.ethics.improper-soft-play", kinds=BOTH, ruling=IMPROPER)
def improper_soft_play(facts: Facts, _: Numbers) -> bool:
    """Players agree to check a hand down, or one player refuses to bet against another."""
    return _told(facts, "soft-play")


@rule("conduct.ethics.code-bars-collusion", kinds=BOTH, ruling=IMPROPER, also=("conduct.penalty",))
def code_bars_collusion(facts: Facts, _: Numbers) -> bool:
    """Players collude, or a player cheats."""
    return _told(facts, "collusion", "cheating")


@rule("conduct.etiquette.improper-stalling", kinds=BOTH, ruling=IMPROPER)
def improper_stalling(facts: Facts, _: Numbers) -> bool:
    """A player stalls the action needlessly."""
    return _told(facts, "delay")


@rule("conduct.disclosure.improper-influence", kinds=BOTH, ruling=IMPROPER)
def improper_influence(facts: Facts, _: Numbers) -> bool:
    """A player, in the pot or not, tells another player how to play, which could unfairly influence play."""
    return _told(facts, "advice")


@rule("conduct.etiquette.code-bars-abuse", kinds=BOTH, ruling=IMPROPER, also=("conduct.penalty",))
def code_bars_abuse(facts: Facts, _: Numbers) -> bool:
    """A player threatens another person or uses foul language."""
    return _told(facts, "abuse")


@rule("conduct.etiquette.code-bars-thrown-cards", kinds=BOTH, ruling=IMPROPER, also=("conduct.penalty",))
def code_bars_thrown_cards(facts: Facts, _: Numbers) -> bool:
    """A player throws cards."""
    return _told(facts, "throws-cards")
