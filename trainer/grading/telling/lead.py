"""The first two lines of a debrief: what was wrong and where, and what to do about it, authority first."""

from collections.abc import Iterable, Iterator, Mapping
from dataclasses import dataclass, replace

from trainer.grading.assessment import Assessment, Finding, How, MatterGrade, Verdict
from trainer.grading.explain import shorted, weightiest, while_fixable
from trainer.grading.noticing import nothing_asked
from trainer.grading.telling.acted_on import acted_on
from trainer.grading.telling.acts import sentences
from trainer.grading.telling.by_the_way import by_the_way
from trainer.grading.telling.pots import pushed_wrongly, to_a_wrong_seat, untabled, what_instead
from trainer.grading.telling.reported import reported
from trainer.grading.telling.sentences import floor_decides, in_sentences, why, within
from trainer.grading.telling.steps import TURNED, About, about, due
from trainer.grading.telling.turns import (
    AFTERWARD,
    BACK_UP,
    GIVE,
    GOES_ON,
    IN_FORCE,
    ON_THE_HAND,
    SO,
    THEN,
    becomes,
    floors_hands,
    gone_on,
    has_acted,
    on_since,
    overtaken,
    too_late,
)
from trainer.grading.telling.where import where
from trainer.grading.telling.wrong import what_was_wrong
from trainer.kernel import gestures as g
from trainer.kernel.listed import as_written, seats_within
from trainer.rules.amiss import MONEY
from trainer.rules.at_showdown import AT_SHOWDOWN, SEE
from trainer.rules.book import Book
from trainer.rules.record import Record
from trainer.rules.refunds import KEPT
from trainer.rules.requests import REQUESTS
from trainer.rules.ruling import Authority, Decision, Discretion, Step

FLOOR, DEALER, EITHER = "Call the floor.", "Fix it yourself.", "Fix it yourself or call the floor."
YOURS, DO_IT, SHOW_IT = "Do it yourself.", "Do it yourself or call the floor.", "You may call the floor."
EITHER_WAY = (EITHER, DO_IT, SHOW_IT)
"""Who decides where a rulebook names no one: the steps are the same, whoever does."""
NO_ONE = "No ruling is needed."
MOST_WORDS = 45
"""So many words stand before the steps at most."""
STILL_UNCLEAR, IF_UNCLEAR = "bet.still-unclear-floor-rules", "If it\u2019s still unclear, call the floor."
OBEY = "Follow the floor\u2019s ruling."
SILENT = "This rulebook doesn\u2019t cover it."
LACKING = "Our copy of this rulebook lacks what may cover it."
CLASH = "This rulebook can be read two ways here."
BY_THE_DEALER = frozenset({"hand-back-face-up", "hand-shown", "hand-seen"})
"""Steps by which the dealer, and not its player, shows a hand."""
CALL = "call-the-floor"
SAID_ALREADY = frozenset({"stop-the-action", CALL})
AS_RULED = frozenset({"say-what-stands", "missing-chips-in", "rest-given-back", "everybody-brought-up"}) | {
    *(*BY_THE_DEALER, "kill-the-hand", "obey-the-floor", "taken-hand-back", "thrown-cards-mucked", "uncalled-bet-back")
}
"""Steps about bets and hands that are as the floor rules, where it is the floor that decides."""
ASKED = frozenset({*REQUESTS, SEE})
BY_HAND_KINDS = MONEY | AT_SHOWDOWN
CLEAN = "Nothing was wrong in this hand."
HARMED: Mapping[str, str] = {
    "card-exposed": "You turned up a card that no one may see",
    "live-hand-killed": "You killed seat {seat}\u2019s live hand",
    "winning-hand-killed": "You mucked seat {seat}\u2019s winning hand before its pot was pushed",
    "chips-to-wrong-seat": "You pushed the pot to the wrong seat, seat {seat},",
    "card-taken-from-a-live-hand": "You took a card from a live hand",
    "card-to-another-hand": "You put a card into a hand that it doesn\u2019t belong to",
    "hand-called-off": "You called off a hand in which nothing was wrong",
}
"""What the dealer did who harmed a hand, by the harm."""
BESIDES: Mapping[str, str] = {
    "a-second-burn": "You burned a second card",
    "a-misdeal": "You called a misdeal, although the hand plays on",
    "a-shuffle": "You shuffled the stub, although its order was good",
    "the-flop-undone": "You took back a good flop",
    KEPT: "You gave seat {seat} the chips that stay in the pot",
    "a-single-card-each": "You dealt single cards from a stub that was too short",
}
"""The same of what one ruling makes harmful."""
REFUSED, IF_REFUSED = "rest-refused", "If the player refuses, call the floor."
THEN_RULED = "If the player refuses, the floor rules."
SHORT_CALL, AFTER_IT = "undercall", "undercall-after-another"
UNTABLED = "You pushed the pot to seat {seat}, whose hand was not tabled,"


@dataclass(frozen=True, slots=True)
class Lead:
    """`wrong` says what was wrong and where, `to_do` who decides and what the dealer then does."""

    wrong: str
    to_do: str


def lead(record: Record, graded: Assessment, law: Book) -> Lead:
    """The two lines on the matter that a hand is about, on pots that alone went wrong, or on a hand without any."""
    told = _lead(record, graded, law)
    return Lead(as_written(told.wrong), as_written(told.to_do))


def _lead(record: Record, graded: Assessment, law: Book) -> Lead:
    if not graded.matters or graded.mispaid:
        return _without_a_matter(record, graded, law)
    main = weightiest(graded)
    wrong, to_do = what_was_wrong(record, main.matter, main.own), _to_do(record, graded, main, law)
    wrong = _with_the_next(wrong, graded, main)
    report = _of_the_report(graded, main)
    wrong = next((each for each in acted_on(record, main) if _fits(each, *to_do, *report[-1:])), wrong)
    besides = (_of_the_next(graded, main), _of_the_refusal(graded, main), _of_the_harm(record, main))
    for more in filter(None, besides):
        to_do = [*to_do, more] if _fits(wrong, *to_do, more) else to_do
    return Lead(wrong, " ".join(_in_so_many_words(wrong, to_do, report)))


def _with_the_next(wrong: str, graded: Assessment, main: MatterGrade) -> str:
    """With the seats that called as short after it."""
    after = _short_after(graded, main)
    if not after:
        return wrong
    return f"{wrong.rstrip('.')}, and {seats_within(after)} did the same."


def _of_the_next(graded: Assessment, main: MatterGrade) -> str:
    """Those are the floor's to rule on."""
    after = _short_after(graded, main)
    which = f"Seat {after[0]}\u2019s call" if len(after) == 1 else "the short calls after it"
    ruled = "Call the floor to rule on" if who_decides(main.decision) in EITHER_WAY else "The floor rules on"
    return f"{ruled} {which}." if after else ""


def _of_the_refusal(graded: Assessment, main: MatterGrade) -> str:
    """A player who was asked for the rest of the hand refused: who decides then, or the first step."""
    refused = (
        each for each in graded.matters if each.matter.kind == REFUSED and each.matter.seats == main.matter.seats
    )
    then = next((each.decision for each in refused if each is not main), None)
    if then is None:
        return ""
    if then.silent or who_decides(then) == FLOOR:
        return THEN_RULED if who_decides(main.decision) in EITHER_WAY else IF_REFUSED
    steps = in_sentences([each.key for each in one_of_each(then)], about(then))
    return next((f"Seat {then.matter.seats[0]} refused, so {within(each)}" for each in steps), "")


def _short_after(graded: Assessment, main: MatterGrade) -> list[int]:
    """The seats that called as short after the first, which a rulebook leaves to the floor."""
    if main.matter.kind != SHORT_CALL:
        return []
    after = (each for each in (*graded.matters, *graded.followed) if each.matter.kind == AFTER_IT)
    return [each.matter.seats[0] for each in after if who_decides(each.decision) == FLOOR]


def _of_the_harm(record: Record, main: MatterGrade) -> str:
    """What was done that harmed the hand, in a sentence; "" for nothing."""
    harm = next(iter(main.harms), None)
    if harm is None:
        return ""
    seat = getattr(record.gestures[harm.index].act, "seat", 0)
    did = HARMED.get(harm.key) or BESIDES.get(harm.key) or f"You did harm: {harm.says}"
    return f"But {within(did).rstrip(',')}.".format(seat=seat)


def _fits(*sentences: str) -> bool:
    return len(" ".join(sentences).split()) <= MOST_WORDS


def _in_so_many_words(wrong: str, to_do: list[str], report: tuple[str, ...]) -> list[str]:
    """What to do, and then what was amiss in the report in as many words as there is room for. Without room the last
    sentences are left out; who decides and the first step are told in any case.
    """
    kept = range(len(to_do), min(1, len(to_do) - 1), -1)
    told = [[*to_do[:count], *said] for count in kept for said in ([[each] for each in report] or [[]])]
    return next((way for way in told if _fits(wrong, *way)), told[-1])


def _of_the_report(graded: Assessment, main: MatterGrade) -> tuple[str, ...]:
    """What was amiss first in the report on the matter, or else on another, from the fullest words to the fewest."""
    reports = sorted(graded.reports, key=lambda each: each.matter != main.matter.key)
    faults = (fault for each in reports for fault in each.faults)
    first = next(faults, None)
    return reported(first) if first is not None else ()


def _without_a_matter(record: Record, graded: Assessment, law: Book) -> Lead:
    if graded.off:
        return Lead(shorted(graded), f"{EITHER} {either_way(pushed_wrongly(record, graded))}")
    if graded.false_alarms:
        at = where(record, graded.false_alarms[0])
        return Lead(f"Nothing was wrong, but you stopped the action {at}.", f"{NO_ONE} Keep dealing.")
    harm = next((each for each in graded.findings if each.verdict is Verdict.HARMFUL), None)
    if harm is not None:
        return _of_a_harm(record, harm)
    return Lead(*(by_the_way(record, law) or (CLEAN, "You were right to keep dealing.")))


def _of_a_harm(record: Record, harm: Finding) -> Lead:
    """What the dealer did, and where, in a hand in which that alone was wrong."""
    act, key = record.gestures[harm.index].act, harm.harm
    said = HARMED.get(key) or sentences(harm.reason)[0].rstrip(".").replace(".\u201d", "\u201d")
    did = UNTABLED if to_a_wrong_seat(harm) and untabled(record, harm.index) else said
    at = where(record, harm.index)
    to_do = what_instead(record, harm)
    right = f"{FLOOR} {to_do}" if key else f"{EITHER} {either_way(to_do)}"
    return Lead(f"{did.format(seat=getattr(act, 'seat', 0))} {at}.", right)


def either_way(words: str) -> str:
    """The same where it is to be done whoever decides."""
    return f"Either way, {within(words)}"


def _to_do(record: Record, graded: Assessment, grade: MatterGrade, law: Book) -> list[str]:
    """Who decides, and then the steps. Where it was missed, what was to be done while there was time."""
    decision = in_time(record, grade, law)
    if nothing_asked(decision):
        return [NO_ONE, "Play on."]
    if decision.silent:
        return [FLOOR, _why_the_floor(decision), OBEY]
    steps = tuple(each.step for each in grade.remedy) if decision == grade.decision else one_of_each(decision)
    at, seat = _given(record, grade)
    keys = [each.key for each in steps]
    told = about(decision, seat, record.setup.game)
    backed = at if seat == due(decision.matter) else 0
    if decision.matter.kind == TURNED:
        told = replace(told, overtaken=overtaken(record, decision.matter, backed))
    hands = list(floors_hands(graded, grade))
    who, said = FLOOR if hands else who_decides(decision), _steps(decision, told, keys)
    if decision.key == STILL_UNCLEAR and len(said) > 1:
        return [said[0], IF_UNCLEAR, *said[1:]]
    since = at or grade.noticed.index
    acted = since >= 0 and has_acted(record, since, decision.matter)
    if hands or acted or gone_on(decision, seat):
        ruled = [ON_THE_HAND.format(seat=each) for each in hands]
        said = [*_passed_on(said, hands, acted, seat, decision)]
        late = too_late(record, since, decision)
        stands = late.endswith(IN_FORCE)
        still = becomes(decision, record, backed) if not stands else ""
        said = [*([_ended(late)] if stands or hands else []), *ruled, *_in_order(said, still)]
    else:
        said = [*_in_order([*said, *filter(None, [why(decision, told)])], becomes(decision, record, backed))]
    if who in EITHER_WAY and said:
        said[0] = either_way(_why_last(said[0]))
    return [who, *said]


def _passed_on(said: list[str], hands: list[int], acted: bool, seat: int, decision: Decision) -> Iterator[str]:
    """The steps where the action isn't backed up any more; whom it is on is left out where no one can tell."""
    on = THEN if hands else GOES_ON if seat == due(decision.matter) else GIVE
    for each in said:
        if not each.startswith(BACK_UP) or not (hands or acted):
            yield each
        elif hands or seat:
            yield each.replace(BACK_UP, on)


def _why_last(words: str) -> str:
    """What follows before why: after "Either way" goes "Seat 6\u2019s check doesn\u2019t stand, since Seat 4 bet."."""
    why_so, so, what = words.partition(SO)
    if not so:
        return words
    first, *more = sentences(what)
    return " ".join((f"{first.rstrip('.')}, since {within(why_so)}.", *more))


def _in_order(steps: list[str], becomes_of_it: str) -> Iterator[str]:
    """What becomes of the act after the steps; where a bet or raise came first, that before them."""
    before = SO in becomes_of_it and AFTERWARD not in becomes_of_it.partition(SO)[0]
    first = [_ended(becomes_of_it)] if before else []
    yield from first
    yield from steps
    yield from [_ended(becomes_of_it)] if becomes_of_it and not first else []


def _ended(words: str) -> str:
    return f"{words}." if words else ""


def given(record: Record, grade: MatterGrade) -> int:
    """The seat to which the dealer gave the action as a step of the remedy, 0 for none."""
    return _given(record, grade)[1]


def _given(record: Record, grade: MatterGrade) -> tuple[int, int]:
    """The gesture by which the dealer gave the action to a seat, and that seat; 0 for none.

    Without one, the seat that the action was on when it was noticed, where the player who was skipped had acted.
    """
    acts = ((each.index, record.gestures[each.index].act) for each in grade.remedy if each.index >= 0)
    late = on_since(record, grade.noticed.index, grade.matter) if grade.noticed.index >= 0 else 0
    return next(((index, act.seat) for index, act in acts if isinstance(act, g.ActionOn)), (0, late))


def _why_the_floor(decision: Decision) -> str:
    if decision.lacking:
        return LACKING
    return CLASH if decision.label else SILENT


def _steps(decision: Decision, told: About, keys: list[str]) -> list[str]:
    ruled = as_the_floor_rules(decision, keys) or _left_to_the_floor(decision)
    hidden = SAID_ALREADY | (AS_RULED if ruled else frozenset())
    steps = list(in_sentences([key for key in keys if key not in hidden], told))
    return [*steps, *filter(None, (floor_decides(decision, told), OBEY) if ruled else ())]


def as_the_floor_rules(decision: Decision, keys: Iterable[str]) -> bool:
    """Is it the floor that says what a bet or a hand comes to, so that no step can be told beforehand?"""
    return decision.matter.kind in BY_HAND_KINDS and who_decides(decision) == FLOOR and bool(AS_RULED & set(keys))


def _left_to_the_floor(decision: Decision) -> bool:
    """Does the rulebook leave all of it to the floor?"""
    full = decision.ruling is not None and decision.ruling.discretion is Discretion.FULL
    return full and who_decides(decision) == FLOOR


def in_time(record: Record, grade: MatterGrade, law: Book) -> Decision:
    """The decision on a matter while it could still be fixed; the last one where nothing was asked before.

    Of one that was missed it is the one when it came up; of one that was done about otherwise until nothing was left to
    do, the one when it was taken up.
    """
    missed = grade.noticed.how is How.MISSED
    left = grade.noticed.how is not How.NOT_ASKED and nothing_asked(grade.decision)
    early = while_fixable(record, grade, law) if missed or left else grade.decision
    if early.ruling is None:  # the floor was to be called, whatever was left to do later
        return early if missed and nothing_asked(grade.decision) else grade.decision
    return grade.decision if early.ruling == grade.decision.ruling or nothing_asked(early) else early


def who_decides(decision: Decision) -> str:
    """The authority as an instruction; where a rulebook names none, both ways are right."""
    ruling = decision.ruling
    if ruling is None or ruling.authority is Authority.FLOOR:
        return FLOOR
    if ruling.authority is Authority.DEALER:
        return YOURS if decision.matter.kind in ASKED else DEALER
    if any(step.key == CALL for step in ruling.steps):
        return FLOOR
    if decision.matter.kind in ASKED:
        return SHOW_IT if any(step.key in BY_THE_DEALER for step in ruling.steps) else DO_IT
    return EITHER


def one_of_each(decision: Decision) -> tuple[Step, ...]:
    """The steps of a ruling, of those between which there is a choice the first."""
    return tuple(_firsts(decision.ruling.steps)) if decision.ruling is not None else ()


def _firsts(steps: tuple[Step, ...]) -> Iterable[Step]:
    seen: set[str] = set()
    for step in steps:
        if step.choice not in seen:
            yield step
        seen |= {step.choice} if step.choice else set()
