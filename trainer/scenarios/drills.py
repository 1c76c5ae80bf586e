"""Drills: which scenarios a trainee deals, in an order that cannot be foreseen, with clean hands in between."""

from dataclasses import dataclass
from random import Random

from trainer.rules.topics import ROUTINE

ALL_GAMES = ("holdem", "omaha", "omaha-8", "stud", "stud-8", "razz")
CONTROLS = "clean"
CONTROL_SHARE = 0.34


@dataclass(frozen=True, slots=True)
class Drill:
    """A drill by its key. `folders` are folders of quizzes/scenarios, `games` what its clean hands may be.

    One of `any_kind` is about nothing of its own: whoever takes it has asked for no kind of hand.
    """

    key: str
    label: str
    title: str
    text: str
    folders: tuple[str, ...]
    games: tuple[str, ...]
    any_kind: bool = False


DRILLS: tuple[Drill, ...] = (
    Drill(
        "mixed",
        "Mixed shift",
        "Take the box",
        "Hands of every game. Some go wrong, and some are clean. Just deal those.",
        (
            *("before", "bets", "board", "boxed", "burns", "conduct", "deal", "four-card-flop", "pots", "presence"),
            *("short-stub", "showdown", "stub", "stud", "turns"),
        ),
        ALL_GAMES,
        any_kind=True,
    ),
    Drill(
        "four-card-flop",
        "Four-card flop",
        "Four-card flop",
        "Hold'em hands to the turn and beyond. Count what you spread.",
        ("four-card-flop",),
        ("holdem",),
    ),
    Drill(
        "boxed",
        "Boxed cards",
        "The deal",
        "Hold'em hands from the first pitch on. Watch the deck in your hand.",
        ("boxed",),
        ("holdem",),
    ),
    Drill(
        "short-stub",
        "Short stub",
        "Seventh street",
        "Full stud tables that use up the deck. Know what you have left before you burn.",
        ("short-stub",),
        ("stud",),
    ),
    Drill(
        "bets",
        "Bets",
        "Words and chips",
        "Players push, speak and change their minds. Say what is binding, ask for what is missing, give back the rest.",
        ("bets",),
        ALL_GAMES,
    ),
    Drill(
        "turns",
        "Turns",
        "Whose turn is it?",
        "Some players can't wait. Back the action up, and know what happens to their actions.",
        ("turns",),
        ALL_GAMES,
    ),
    Drill(
        "pots",
        "Pots and showdowns",
        "Every chip in its pot",
        "Short and deep all-ins, change from the tray, hands to read and pots to split, in every game.",
        ("pots", "showdown"),
        ALL_GAMES,
    ),
    Drill(
        "clean",
        "Clean hands",
        "Just deal",
        "Nothing goes wrong unless you get it wrong. For rhythm and speed.",
        (),
        ALL_GAMES,
        any_kind=True,
    ),
)


FREE = Drill(
    "free",
    "Free deal",
    "Keep dealing",
    "Hand after hand for as long as you like.",
    (),
    ALL_GAMES,
)
"""Not chosen among the others: it has a page of its own, on which one says how often things go wrong."""


def drill(key: str) -> Drill:
    """The drill of that key. Raises KeyError."""
    found = next((each for each in (*DRILLS, FREE) if each.key == key), None)
    if found is None:
        raise KeyError(key)
    return found


@dataclass(frozen=True, slots=True)
class Offer:
    """A scenario as it is chosen from: its id, its folder, its game, and whether it is dealt from the shuffle on.

    `title`, `topics` and `path` (with slashes) are those of its file.
    """

    id: str
    folder: str
    game: str
    whole: bool = True
    title: str = ""
    topics: tuple[str, ...] = ()
    path: str = ""

    @property
    def clean(self) -> bool:
        """Does nothing go wrong in it, wherever its file is?"""
        return self.folder == CONTROLS or ROUTINE in self.topics


def choose(key: str, offers: tuple[Offer, ...], recent: tuple[str, ...], seed: int) -> str:
    """The id of the next scenario. `recent` are the ids dealt lately, newest first: they come last.

    The first hand of a drill is a whole one in which something goes wrong, where it has one. Raises KeyError for an
    unknown drill and LookupError when nothing fits it.
    """
    drilled, chance = drill(key), Random(seed)
    controls = [each for each in offers if each.folder == CONTROLS and each.game in drilled.games]
    spoiled = [each for each in offers if each.folder in drilled.folders]
    first = not any(each.id in recent for each in (*controls, *spoiled))
    if first:
        spoiled = [each for each in spoiled if each.whole and not each.clean] or spoiled
    clean = not spoiled or (bool(controls) and not first and chance.random() < CONTROL_SHARE)
    pool = controls if clean else _one_folder(spoiled, chance)
    if not pool:
        raise LookupError(f"there is no scenario for the drill {key}")
    chance.shuffle(pool)
    return max(pool, key=lambda each: _age(each.id, recent)).id


def _one_folder(spoiled: list[Offer], chance: Random) -> list[Offer]:
    """Every matter is as likely as another, however many files tell it."""
    folder = chance.choice(sorted({each.folder for each in spoiled}))
    return [each for each in spoiled if each.folder == folder]


def _age(scenario: str, recent: tuple[str, ...]) -> int:
    return recent.index(scenario) if scenario in recent else len(recent)
