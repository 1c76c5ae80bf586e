"""The report to the floor: which heading a matter goes under, what the floor wants to know, and how it all sounds."""

from collections.abc import Mapping
from enum import StrEnum

from trainer.kernel.games import has_board, is_stud
from trainer.kernel.listed import ended, seats_named
from trainer.kernel.report_acts import (
    ActedSince,
    DealerDeed,
    DealerDid,
    Deed,
    Did,
    OnBoard,
    OnStreet,
    Part,
    Report,
    Statement,
)
from trainer.kernel.voice_acts import Ask, Come
from trainer.rules.amiss import MONEY
from trainer.rules.at_showdown import AT_SHOWDOWN
from trainer.rules.course import Action
from trainer.rules.facts import Facts
from trainer.rules.number_words import in_words
from trainer.rules.record import Record
from trainer.rules.reserved import RESERVED
from trainer.rules.ruling import Matter
from trainer.scenarios.palette import REPORTS, SCRAMBLE_FIRST

BETS, SHOWDOWN, NOTHING = "something-about-the-bets", "something-about-the-showdown", "nothing-after-all"
PLAYER = "something-about-a-player"
OTHERWISE, BURNS, EARLY = "card-to-the-wrong-place", "burn-was-wrong", "card-came-early"
TOO_MANY, TOO_FEW = "too-many-cards-on-the-board", "not-enough-cards"
FACE_UP, EXPOSED = "card-face-up-in-the-deck", "card-exposed"
OPENED = ("opened-by-the-lower-suit", "opened-past-an-all-in", "doubled-for-a-pair")
"""Kinds of bets in stud that are no matter of what a wager comes to."""
NUMBER, EXTRA = "wrong-number-of-cards", "extra-card-on-a-street"
HEADINGS: Mapping[str, str] = {
    "four-card-flop": TOO_MANY,
    "boxed-in-deal": FACE_UP,
    "boxed-later": FACE_UP,
    "boxed-on-flop": FACE_UP,
    "boxed-inside-stub": FACE_UP,
    **dict.fromkeys(("scrap-card", "scrap-inside-stub", "odd-back", "duplicate-cards"), FACE_UP),
    **dict.fromkeys(("exposed-downcard", "stud-downcard-exposed", "seventh-street-exposed", "seen-in-stub"), EXPOSED),
    "shuffled-open": EXPOSED,
    "short-stub": TOO_FEW,
    "short-flop": TOO_FEW,
    EXTRA: TOO_MANY,
    "flop-without-burn": BURNS,
    "burn-missing": BURNS,
    "double-burn": BURNS,
    "premature-flop": EARLY,
    "premature-turn": EARLY,
    "premature-river": EARLY,
    "premature-street": EARLY,
    "wrong-number-of-cards": "wrong-number-of-cards",
    "wrong-count-after-action": "wrong-number-of-cards",
    "wrong-button": BETS,
    **dict.fromkeys(OPENED, BETS),
}
"""What to answer to "What happened?" on each kind of matter; anything else went to the wrong place."""


class Piece(StrEnum):
    """A piece of a report; its word is the floor's question for it."""

    STREET = "which-street"
    WHO = "who-did-what"
    BOARD = "how-many-on-the-board"
    SINCE = "who-has-acted"


PIECES: Mapping[type, Piece] = {
    OnStreet: Piece.STREET,
    Did: Piece.WHO,
    DealerDid: Piece.WHO,
    OnBoard: Piece.BOARD,
    ActedSince: Piece.SINCE,
}
WANTED: Mapping[str, tuple[Piece, ...]] = {
    **dict.fromkeys(REPORTS, (Piece.STREET, Piece.SINCE)),
    **dict.fromkeys((TOO_MANY, TOO_FEW, EARLY), (Piece.STREET, Piece.BOARD, Piece.SINCE)),
    **dict.fromkeys((BURNS, OTHERWISE, NUMBER, EXPOSED, BETS), (Piece.STREET, Piece.WHO, Piece.SINCE)),
    **dict.fromkeys((SHOWDOWN, PLAYER), (Piece.STREET, Piece.WHO)),
    NOTHING: (),
}
"""What a floor has to know under each heading, in the order in which it is told."""


def heading_of(kind: str) -> str:
    """The heading under which a kind of matter is reported."""
    if kind in AT_SHOWDOWN:
        return SHOWDOWN
    if kind in RESERVED:
        return PLAYER
    return BETS if kind in MONEY else HEADINGS.get(kind, OTHERWISE)


def heading_for(matter: Matter) -> str:
    """The heading under which a matter is reported: of a card too many on a street of stud, its hand's."""
    return NUMBER if matter.kind == EXTRA and matter.seats else heading_of(matter.kind)


def headings(*, board: bool) -> dict[str, str]:
    """The headings that a report can have, with their words: of a board only where the game has one."""
    return {name: words for name, words in REPORTS.items() if name != TOO_MANY or board}


def subject(heading: str) -> str:
    """Is a heading about bets, the showdown, a player, nothing, or else cards?"""
    return heading if heading in (BETS, SHOWDOWN, PLAYER, NOTHING) else "cards"


def about(reports: tuple[Report, ...], kind: str) -> bool:
    """Can a report be about that kind of matter? One in a word alone is about whatever is wrong."""
    composed = [each for each in reports if each.told is not None]
    return not composed or subject(composed[0].what) == subject(heading_of(kind))


def statements(reports: tuple[Report, ...]) -> tuple[Statement, ...]:
    """All that was stated, the floor's questions answered too."""
    return tuple(one for each in reports for one in each.told or ())


def wanted(heading: str, game: str) -> tuple[Piece, ...]:
    """What a floor has to know under a heading in that game: of a board only where there is one."""
    return tuple(each for each in WANTED.get(heading, ()) if each is not Piece.BOARD or has_board(game))


def lacking(reports: tuple[Report, ...], game: str) -> tuple[Piece, ...]:
    """What the floor still has to know. Of a report in a word alone it asks nothing."""
    if not reports or reports[0].told is None:
        return ()
    told = {PIECES[type(one)] for one in statements(reports)}
    return tuple(piece for piece in wanted(reports[0].what, game) if piece not in told)


def parts_of(game: str) -> tuple[Part, ...]:
    """The parts of a hand in that game, in their order."""
    stud = (Part.THIRD, Part.FOURTH, Part.FIFTH, Part.SIXTH, Part.SEVENTH)
    streets = stud if is_stud(game) else (Part.PREFLOP, Part.FLOP, Part.TURN, Part.RIVER)
    return (Part.DEAL, *streets, Part.SHOWDOWN)


# --- in words --------------------------------------------------------------------------------------------------

WHEN = {Part.DEAL: "During the deal", Part.PREFLOP: "Before the flop", Part.SHOWDOWN: "At showdown"}
DEEDS: Mapping[Deed, tuple[str, str]] = {
    Deed.PUT_IN: ("put in", "put in"),
    Deed.SAID_BET: ("said “bet”", "said “bet {}”"),
    Deed.SAID_CALL: ("said “call”", "said “call {}”"),
    Deed.SAID_RAISE: ("said “raise”", "said “raise {}”"),
    Deed.SAID_ALL_IN: ("said “all-in”", "said “all-in {}”"),
    Deed.SAID_NUMBER: ("said a number", "said “{}”"),
    Deed.CHECKED: ("checked", ""),
    Deed.FOLDED: ("folded", ""),
    Deed.TOOK_BACK: ("took chips back", "took back {}"),
    Deed.SHOWED: ("showed cards", ""),
    Deed.ASKED: ("asked for something", ""),
    Deed.WAS_SKIPPED: ("was skipped", ""),
    Deed.HOLDS: ("has cards", ""),
    Deed.HAS_BUTTON: ("has the button", ""),
    Deed.MEANT_RAISE: ("meant to raise", ""),
    Deed.MEANT_CALL: ("meant to call", ""),
    Deed.HONEST: ("made an honest mistake", ""),
    Deed.SHOT: ("is taking a shot", ""),
    Deed.SAID_IF: ("made an if-then statement", ""),
    Deed.SHOWED_TO: ("showed one player cards", "showed cards only to seat {}"),
    Deed.ASKED_TO_SEE: ("asked to see a hand", "asked to see seat {}\u2019s hand"),
    Deed.REFUSED: ("wouldn\u2019t show the rest", ""),
    Deed.PLAYS_BOARD: ("plays the board", ""),
    Deed.PICKED_UP: ("picked up cards", ""),
    Deed.THREW: ("threw cards", ""),
    Deed.TALKED: ("talked about a hand", ""),
    Deed.USED_PHONE: ("used a phone", ""),
    Deed.TOUCHED: ("touched another player\u2019s chips", ""),
    Deed.OUT_OF_LINE: ("acted out of line", ""),
    Deed.CALLED_CLOCK: ("called the clock", "called the clock on seat {}"),
    Deed.RAN_OUT: ("ran out of time", ""),
    Deed.HAD_BEHIND: ("had chips behind", "had {} behind"),
    Deed.BOUNTY: ("mishandled the bounty chip", ""),
    Deed.DISPUTED: ("disputes the hand", ""),
    Deed.ON_PURPOSE: ("did it on purpose", ""),
    Deed.DESERVES: ("deserves a penalty", ""),
}
"""Each deed in words, and with its number."""
DEALER_DEEDS: Mapping[DealerDeed, tuple[str, str]] = {
    DealerDeed.SKIPPED: ("skipped a seat", "skipped seat {}"),
    DealerDeed.DEALT_TO: ("dealt to a seat", "dealt seat {} a card"),
    DealerDeed.TOO_MANY_TO: ("dealt too many cards", "dealt seat {} too many cards"),
    DealerDeed.EXPOSED: ("exposed a card", "exposed one of seat {}\u2019s cards"),
    DealerDeed.PUT_ON_BOARD: ("put on the board", "put {} on the board"),
    DealerDeed.BURNED_NONE: ("didn\u2019t burn a card", ""),
    DealerDeed.BURNED_TWICE: ("burned two cards", ""),
    DealerDeed.DEALT_EARLY: ("dealt too early", ""),
    DealerDeed.DROPPED: ("dropped cards", ""),
    DealerDeed.FLASHED: ("flashed a stub card", ""),
    DealerDeed.MUCKED: ("mucked a hand", "mucked seat {}\u2019s hand"),
}
"""The same of the dealer, with the seat or the cards, as they are chosen from."""
DONE: Mapping[DealerDeed, tuple[str, str]] = {
    DealerDeed.SKIPPED: ("A seat was skipped in the deal", "Seat {} was skipped in the deal"),
    DealerDeed.DEALT_TO: ("A seat was dealt a card", "Seat {} was dealt a card"),
    DealerDeed.TOO_MANY_TO: ("Too many cards were dealt", "Seat {} was dealt too many cards"),
    DealerDeed.EXPOSED: ("A card was exposed", "One of seat {}\u2019s cards was exposed"),
    DealerDeed.PUT_ON_BOARD: ("Cards were put on the board", "{} put on the board"),
    DealerDeed.BURNED_NONE: ("No card was burned", ""),
    DealerDeed.BURNED_TWICE: ("Two cards were burned", ""),
    DealerDeed.DEALT_EARLY: ("It was dealt too early", ""),
    DealerDeed.DROPPED: ("Cards were dropped", ""),
    DealerDeed.FLASHED: ("A card in the stub was seen", ""),
    DealerDeed.MUCKED: ("A hand was mucked", "Seat {}\u2019s hand was mucked"),
}
"""The same as a dealer tells it to the floor, who may have tapped in after it was done."""
LONG_ROW = 4
"""So many neighbors are no longer named one by one."""


def when(part: Part) -> str:
    """A part of a hand as a report begins: "On the turn", "Before the flop"."""
    if part in WHEN:
        return WHEN[part]
    return f"On {part.replace('-', ' ')}" if part.endswith("street") else f"On the {part}"


def said(one: Statement) -> str:
    """A statement as a sentence."""
    if isinstance(one, OnStreet):
        return f"{when(one.part)}."
    if isinstance(one, Did):
        return ended(f"Seat {one.seat} {_deed(one)}")
    if isinstance(one, DealerDid):
        return f"{_done(one)}."
    if isinstance(one, OnBoard):
        return f"{cards(one.cards).capitalize()} {'is' if one.cards == 1 else 'are'} on the board."
    if not one.seats:
        return "No one has acted since."
    many = len(one.seats) > 1
    return f"{_who(one.seats)} {'have' if many else 'has'} acted since."


def _who(seats: tuple[int, ...]) -> str:
    """The seats by number; a long row of neighbors by its ends."""
    in_a_row = seats == tuple(range(seats[0], seats[0] + len(seats)))
    return f"Seats {seats[0]} through {seats[-1]}" if len(seats) >= LONG_ROW and in_a_row else seats_named(seats)


def _deed(one: Did) -> str:
    plain, counted = DEEDS[one.deed]
    if one.deed is Deed.HOLDS:
        return f"has {cards(one.amount)}"
    if one.deed is Deed.PUT_IN:
        return f"put in {one.amount:,}"
    return counted.format(f"{one.amount:,}") if one.amount and counted else plain


def _done(one: DealerDid) -> str:
    plain, counted = DONE[one.deed]
    if not counted or not one.number:
        return plain
    if one.deed is DealerDeed.PUT_ON_BOARD:
        return counted.format(f"{cards(one.number).capitalize()} {'was' if one.number == 1 else 'were'}")
    return counted.format(one.number)


def cards(count: int) -> str:
    """So many cards in words: "no cards", "one card", "four cards"."""
    return f"{in_words(count) if count else 'no'} card{'' if count == 1 else 's'}"


def report_says(act: Report) -> str:
    """A whole report as the dealer says it: where it was in one sentence with what it is, if that is told first."""
    head = REPORTS.get(act.what, act.what)
    if act.told is None:
        return head
    told = [one for one in act.told if not (act.what == SHOWDOWN and one == OnStreet(Part.SHOWDOWN))]
    counted = next((one for one in told if isinstance(one, OnBoard)), None)
    if act.what == TOO_MANY and counted is not None:
        told.remove(counted)
        head = f"There {'is' if counted.cards == 1 else 'are'} {cards(counted.cards)} on the board"
    if told and isinstance(first := told[0], OnStreet):
        told = told[1:]
        head = f"{when(first.part)}, {head[:1].lower()}{head[1:]}"
    return " ".join([f"{head}.", *map(said, told)])


# --- as far as the floor has heard -----------------------------------------------------------------------------


def heard_until(record: Record, at: int, matter: Matter, reports: tuple[Report, ...]) -> int:
    """The gesture count that the floor takes for now: before the first act of a seat that was not said to have acted.

    Where nothing is said of it the floor sees for itself how far the hand has come.
    """
    named = [one.seats for one in statements(reports) if isinstance(one, ActedSince)]
    if not named:
        return at
    unsaid = [each.index for each in acted_since(record, at, matter) if not any(each.seat in some for some in named)]
    return max(matter.onset, min(unsaid, default=at))


def acted_since(record: Record, at: int, matter: Matter) -> list[Action]:
    """The actions of other players since the matter came up."""
    own = doer(record, matter)
    return [each for each in record.courses[at].actions if each.index >= matter.error and each.seat != own]


def doer(record: Record, matter: Matter) -> int:
    """The seat whose wager or turn a matter is about, 0 of any other."""
    if not (matter.kind in MONEY or matter.kind in OPENED) or not matter.error:
        return 0
    return record.gestures[matter.error - 1].seat or next(iter(matter.seats), 0)


def reports_of_visit(record: Record, at: int) -> tuple[Report, ...]:
    """What the dealer has reported since the floor came last."""
    facts = Facts(record, at)
    return tuple(act for _, _, act in facts.done(Report, _came(facts)))


def open_question(record: Record) -> str:
    """What the floor at the table has asked and the dealer not yet reported, "" for nothing."""
    facts = Facts(record, len(record))
    asked = [act.what for _, _, act in facts.done(Ask, _came(facts)) if act.what not in ("and-now", SCRAMBLE_FIRST)]
    return asked[-1] if record.table.floor and len(asked) > len(reports_of_visit(record, facts.at)) else ""


def _came(facts: Facts) -> int:
    return max((index for index, _, _ in facts.done(Come)), default=0)
