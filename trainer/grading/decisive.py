"""Playthroughs of a hand, recorded once, and whether their grades hang on a rule of the book."""

from collections.abc import Callable, Iterable, Iterator, Mapping
from dataclasses import dataclass

from trainer.grading.assess import Assessor
from trainer.grading.assessment import Assessment, AuthorityGrade, How, MatterGrade, StepState, Verdict
from trainer.grading.mistakes import MISTAKES, TYPICAL
from trainer.grading.model import Dealer, perfect, playing_out
from trainer.grading.otherwise import (
    announces,
    asks_for_what_was_let_go,
    asks_the_last_hand,
    bring_in_asked,
    brings_in_for_anybody,
    button_to_tell,
    calls_the_floor,
    counts_asked,
    counts_for_anybody,
    cut_again_by_player,
    cuts_the_deck_himself,
    draws_in_the_ante_first,
    halves_to_part,
    last_hand_down,
    late,
    let_go_at_showdown,
    moves_the_button,
    moves_the_button_on,
    opener_to_tell,
    parts_the_halves_first,
    pays_the_odd_chip_elsewhere,
    places_all_in_buttons,
    points_to_the_opener,
    posts_short_of_the_ante,
    pushes_past_the_losers,
    pushes_the_main_pot_first,
    runs_it_out_face_down,
    told_of_players,
    uneven,
)
from trainer.kernel import gestures as g
from trainer.rules.book import Book
from trainer.rules.facts import Facts
from trainer.rules.facts.showdown import anybody_all_in, over, showdown
from trainer.rules.overturned import overturned, ways
from trainer.rules.record import Record
from trainer.scenarios.play import Play

PERFECT, USUAL, LATE, CALLS = "perfect", "plays-on", "late", "calls-the-floor"
ANNOUNCES, MAIN_FIRST, ODD_CHIP = "announces", "pushes-the-main-pot-first", "pays-the-odd-chip-elsewhere"
PAST_LOSERS, FACE_DOWN = "pushes-past-the-losers", "runs-it-out-face-down"
HALVES, LAST_HAND = "parts-the-halves-first", "asks-the-last-hand"
COUNTS, BRINGS_IN = "counts-for-anybody", "brings-in-bets-for-anybody"
MARKS_ALL_INS = "places-all-in-buttons"
ANTE_FIRST = "draws-in-the-ante-first"
CUTS = "cuts-the-deck-himself"
ASKS_GONE = "asks-for-what-was-let-go"
BUTTON, BUTTON_ON = "moves-the-button", "moves-the-button-on"
OPENER = "points-to-the-opener"
DEALERS: Mapping[str, Dealer] = {
    PERFECT: perfect,
    LATE: late,
    CALLS: calls_the_floor,
    ANNOUNCES: announces,
    MAIN_FIRST: pushes_the_main_pot_first,
    ODD_CHIP: pays_the_odd_chip_elsewhere,
    PAST_LOSERS: pushes_past_the_losers,
    FACE_DOWN: runs_it_out_face_down,
    COUNTS: counts_for_anybody,
    HALVES: parts_the_halves_first,
    LAST_HAND: asks_the_last_hand,
    BRINGS_IN: brings_in_for_anybody,
    MARKS_ALL_INS: places_all_in_buttons,
    ANTE_FIRST: draws_in_the_ante_first,
    CUTS: cuts_the_deck_himself,
    ASKS_GONE: asks_for_what_was_let_go,
    BUTTON: moves_the_button,
    BUTTON_ON: moves_the_button_on,
    OPENER: points_to_the_opener,
    **{key: each.dealer for key, each in MISTAKES.items()},
}
"""By the names under which playthroughs are kept, which are the same for good."""

WRONG = frozenset(Verdict) - {Verdict.REQUIRED, Verdict.HARMLESS, Verdict.NOT_JUDGED, Verdict.PRACTICE}
"""Verdicts on an act that cost something."""

Marks = Mapping[str, object]
"""What a dealer is told of a hand, by the part of the grade: of the law's words and numbers nothing."""


@dataclass(frozen=True, slots=True)
class Playthrough:
    """A whole hand as a dealer dealt it, `by` the perfect one or another of DEALERS, and what that was worth."""

    by: str
    record: Record
    taken_over: int
    marks: Marks


@dataclass(frozen=True, slots=True)
class Hanging:
    """That the grades of a playthrough hang on a rule: dealt by whom, how overturned, which parts change."""

    by: str
    way: str
    parts: tuple[str, ...]


def playthroughs(play: Play, law: Book) -> Iterator[Playthrough]:
    """The hand as the perfect dealer deals it, with the mistakes usual with its matters, and late or too ready to ask.

    Raises RuntimeError where the perfect dealer never comes to an end.
    """
    best = _dealt(play, law, perfect)
    graded = best.assessment()
    yield Playthrough(PERFECT, best.record, play.taken_over, marks(graded))
    for key in (*mistakes_of(graded), *_otherwise(best, graded)):
        try:
            dealt = _dealt(play, law, DEALERS[key])
        except RuntimeError:  # some mistakes lead nowhere
            continue
        yield Playthrough(key, dealt.record, play.taken_over, marks(dealt.assessment()))


def played_by(play: Play, law: Book, by: str) -> Playthrough:
    """The hand as that dealer deals it. Raises KeyError for none, RuntimeError where it never comes to an end."""
    dealt = _dealt(play, law, DEALERS[by])
    return Playthrough(by, dealt.record, play.taken_over, marks(dealt.assessment()))


def mistakes_of(graded: Assessment) -> tuple[str, ...]:
    """The keys of the mistakes usual with what went wrong; to see nothing, where nothing did."""
    found = [TYPICAL.get(each.matter.kind, USUAL) if each.total else USUAL for each in graded.matters]
    return tuple(dict.fromkeys(found or [USUAL]))


def _otherwise(best: Assessor, graded: Assessment) -> Iterator[str]:
    """Who else may show something there: who is late, asks about deeds, speaks of wagers, or pushes pots in turn."""
    if any(each.noticed.how is not How.NOT_ASKED for each in graded.matters):
        yield LATE
    yield from (key for shows, keys in OCCASIONS if shows(best.record) for key in keys)


def _mucks_first(record: Record) -> bool:
    """Are hands mucked by the dealer before the pot that others win is pushed?"""
    mucked = [index for index, seat, _ in record.acts.get(g.Muck, ()) if not record.gestures[index].seat]
    pushed = min((index for index, _, _ in record.acts.get(g.PushPot, ())), default=0)
    return any(index < pushed and showdown(Facts(record, index)) for index in mucked)


def _all_in_with_cards_to_come(record: Record) -> bool:
    """Is somebody all-in, with the betting over, while the board lacks a card?"""
    laid = max((index for index, _, _ in record.acts.get(g.Lay, ())), default=0)
    return bool(over(Facts(record, laid))) and anybody_all_in(Facts(record, laid))


def _last_hand_unshown(record: Record) -> bool:
    """Is a pot pushed at the showdown to the only hand left, which nobody has seen?"""
    pushed = min((index for index, _, _ in record.acts.get(g.PushPot, ())), default=0)
    return last_hand_down(Facts(record, pushed))


OCCASIONS: tuple[tuple[Callable[[Record], bool], tuple[str, ...]], ...] = (
    (lambda record: told_of_players(_ended(record)), (CALLS,)),
    (lambda record: g.Wager in record.acts, (ANNOUNCES,)),
    (counts_asked, (COUNTS,)),
    (bring_in_asked, (BRINGS_IN,)),
    (lambda record: anybody_all_in(_ended(record)), (MARKS_ALL_INS,)),
    (lambda record: g.PushSide in record.acts, (MAIN_FIRST,)),
    (_mucks_first, (PAST_LOSERS,)),
    (_all_in_with_cards_to_come, (FACE_DOWN,)),
    (uneven, (ODD_CHIP,)),
    (halves_to_part, (HALVES,)),
    (_last_hand_unshown, (LAST_HAND,)),
    (lambda record: let_go_at_showdown(_ended(record)), (ASKS_GONE,)),
    (posts_short_of_the_ante, (ANTE_FIRST,)),
    (cut_again_by_player, (CUTS,)),
    (lambda record: button_to_tell(_ended(record)), (BUTTON, BUTTON_ON)),
    (opener_to_tell, (OPENER,)),
)
"""What a hand must have, as the perfect dealer deals it, for other dealers to show something in it."""


def _ended(record: Record) -> Facts:
    return Facts(record, len(record))


def _dealt(play: Play, law: Book, dealer: Dealer) -> Assessor:
    *_, graded = playing_out(play, law, dealer)
    return graded


def hanging(some: Iterable[Playthrough], law: Book, rule: str) -> Hanging | None:
    """The first playthrough whose grades hang on the rule, and how; None where none does."""
    played = tuple(some)
    for way in ways(law, rule):
        other = overturned(law, rule, way)
        for each in played:
            if parts := changed(each, other):
                return Hanging(each.by, way, parts)
    return None


def changed(played: Playthrough, other: Book) -> tuple[str, ...]:
    """The parts of its grade that are others by another book; none where it cannot be graded by that at all."""
    grading = Assessor(played.record.setup, other, played.taken_over, played.record)
    try:
        for gesture in played.record.gestures:
            grading.add(gesture)
        found = marks(grading.assessment())
    except (LookupError, ValueError, AttributeError, TypeError, RuntimeError):  # what is overturned may make no sense
        return ()
    return tuple(part for part, was in played.marks.items() if found[part] != was)


def marks(graded: Assessment) -> Marks:
    """What counts of the grades, part by part."""
    return {
        "noticed": _counted(graded, lambda each: each.noticed.how, How.NOT_ASKED),
        "authority": _counted(graded, lambda each: each.authority, AuthorityGrade.NOT_SCORED),
        "remedy": tuple((each.matter.key, *_steps(each)) for each in graded.matters if each.total),
        "harms": tuple((each.matter.key, harm.index, harm.key) for each in graded.matters for harm in each.harms),
        "practice": graded.score.practice,
        "acts": tuple((each.index, each.verdict) for each in graded.findings if each.verdict in WRONG),
        "money": graded.off,
        "report": tuple((each.matter, each.right, each.total) for each in graded.reports),
        "routine": tuple((each.practice, each.done, each.of) for each in graded.routine),
    }


def _counted(graded: Assessment, mark: Callable[[MatterGrade], object], but: object) -> tuple[object, ...]:
    return tuple((each.matter.key, found) for each in graded.matters if (found := mark(each)) is not but)


def _steps(graded: MatterGrade) -> Iterator[object]:
    return ((each.step.key, each.state) for each in graded.remedy if each.state is not StepState.NOT_SCORED)
