"""The three questions on a film, drawn from the rules: what was wrong, who decides, and what comes next."""

from collections.abc import Iterable, Iterator
from dataclasses import dataclass
from random import Random

from trainer.grading.films.distractors import PLAY_ON, STAGES, mistakes, said, stage_at
from trainer.grading.films.film import UNNAMED, Fault, Film
from trainer.grading.named import floor_accepted
from trainer.grading.open_matter import decided
from trainer.grading.telling.where import dealing, where
from trainer.kernel.games import is_stud
from trainer.kernel.gestures import Wager
from trainer.kernel.pieces import Pieces, at_once
from trainer.rules.amiss import MONEY
from trainer.rules.areas import area_if_any
from trainer.rules.at_showdown import AT_SHOWDOWN
from trainer.rules.book import Book, all_books, book
from trainer.rules.facts import Facts
from trainer.rules.kind import About
from trainer.rules.kinds import OF_HANDS, HandKind
from trainer.rules.matters import matters
from trainer.rules.points import points
from trainer.rules.record import Record
from trainer.rules.ruling import Authority, Matter, Ruling
from trainer.scenarios.report import doer

NOTHING = "nothing"
LET_GO_ON = "Nothing. Let the hand go on"
WHAT, WHO, NEXT = "What went wrong?", "Who decides?", "What happens next?"
FEW = 4
CHIPS_BACK = "out-of-turn-chips-back"
PASSED_OVER = "skipped"
OF_A_BOARD = frozenset(
    ("boxed-on-flop", "four-card-flop", "short-flop", "flop-without-burn", "premature-flop", "premature-turn")
) | {"premature-river", "two-cards-to-the-button", "wrong-button"}


@dataclass(frozen=True, slots=True)
class Option:
    """One answer: its key (a kind, an authority, a ruling), its words, and the short name of the book it is from.

    `at` says whose act a kind of mistake would be, and on which street.
    """

    key: str
    says: str
    of: str = ""
    at: str = ""


@dataclass(frozen=True, slots=True)
class Asked:
    """One question: `right` is the key of the one right option, `accepted` of those that aren't marked wrong."""

    key: str
    says: str
    options: tuple[Option, ...]
    right: str
    accepted: frozenset[str]


WHO_OPTIONS = (
    Option(Authority.DEALER, "The dealer fixes it"),
    Option(Authority.FLOOR, "Stop and call the floor"),
    Option(Authority.UNSTATED, "This rulebook names no one"),
)


def questions_on(film: Film) -> tuple[Asked, ...]:
    """What, who and next on the fault of a film; none of a clean one."""
    return at_once(asking(film))


def asking(film: Film) -> Pieces[tuple[Asked, ...]]:
    """The same in pieces."""
    if film.fault is None:
        return ()
    chance = chance_of(film)
    seen = yield from _seen(film)
    return _what(film, film.fault, seen, chance), _who(film.fault), asked_next(film, film.fault, chance)


def asking_early(film: Film, at: int) -> tuple[Asked, ...]:
    """The same three where nothing is wrong yet, so that being asked tells nothing; right is only to let it go on."""
    chance, facts = chance_of(film), Facts(film.record, at)
    stage = stage_at(facts)
    happened = {each.kind for each in (*matters(facts), *points(facts))}
    known = {each.key: each for each in _nameable(film) if each.key not in happened}
    kinds = [known[key] for key in STAGES[stage] if key in known]
    chance.shuffle(kinds)
    spot = Spot(film.record, at, _last_seat(film.record, at))
    what = (*(_named(each, spot) for each in kinds[: FEW - 1]), Option(NOTHING, LET_GO_ON))
    wrong = [Option("-".join(steps), said(steps)) for steps in mistakes("", stage)[:FEW]]
    return (
        Asked("what", WHAT, what, NOTHING, frozenset({NOTHING})),
        Asked("who", WHO, WHO_OPTIONS, "", frozenset()),
        Asked("next", NEXT, tuple(wrong), "", frozenset()),
    )


def chance_of(film: Film) -> Random:
    """What is drawn for the questions on a film, the same each time."""
    return Random(f"{film.scenario}/{film.book}/{film.way}/{film.seed}")


def _what(film: Film, fault: Fault, seen: set[str], chance: Random) -> Asked:
    """Other things that go wrong at such a moment and that never come up in this hand, beside the one that does."""
    kind = OF_HANDS[fault.grade.matter.kind]
    near = [each for each in _nameable(film) if each.key not in seen and each.says != kind.says]
    chance.shuffle(near)
    then = STAGES[stage_at(Facts(film.record, fault.shown), kind.key)]
    near.sort(key=lambda each: (each.key not in then, _nearness(each.topic, kind.topic)))
    spot = spot_of(film.record, fault.grade.matter, fault.shown)
    options = [_named(each, spot) for each in (kind, *near[: FEW - 2])]
    chance.shuffle(options)
    options.append(Option(NOTHING, LET_GO_ON))
    return Asked("what", WHAT, tuple(options), kind.key, frozenset({kind.key}))


@dataclass(frozen=True, slots=True)
class Spot:
    """Where a mistake is looked for: after how many gestures, and at which seat."""

    record: Record
    at: int
    seat: int


def spot_of(record: Record, matter: Matter, shown: int) -> Spot:
    """Where a matter is: the seat that acted, else the one it is about; none where cards of several seats are."""
    cards = OF_HANDS[matter.kind].about is About.CARDS
    seat = doer(record, matter) or (matter.seats[0] if len(matter.seats) == 1 or (matter.seats and not cards) else 0)
    return Spot(record, matter.error, seat or (_last_seat(record, shown) if cards else 0))


def _last_seat(record: Record, at: int) -> int:
    """The last seat that acted or was dealt to."""
    gestures = reversed(record.gestures[:at])
    return next((seat for each in gestures if (seat := each.seat or getattr(each.act, "seat", 0))), 0)


def _named(kind: HandKind, spot: Spot) -> Option:
    """A kind of mistake with its seat and street; what is about the cards has no seat."""
    before = max(0, spot.at - 1)
    if kind.about is About.CARDS or not spot.seat:
        place = dealing(spot.record, before)
        return Option(kind.key, kind.says, at=f"{place[:1].upper()}{place[1:]}")
    who = f"Seat {spot.seat} acted" if kind.key == PASSED_OVER else f"Seat {spot.seat}"
    return Option(kind.key, kind.says, at=f"{who}, {where(spot.record, before)}")


def _nameable(film: Film) -> list[HandKind]:
    """Every kind whose name says what went wrong, in a game like this one."""
    stud = is_stud(film.record.setup.game)
    faulted = film.fault.grade.matter.kind if film.fault else ""
    wrong = (each for each in OF_HANDS.values() if each.visible or each.key in (*MONEY, *AT_SHOWDOWN, faulted))
    named = (each for each in wrong if each.key not in UNNAMED)
    return [each for each in named if (not _of_stud(each) if not stud else each.key not in OF_A_BOARD)]


def _of_stud(kind: HandKind) -> bool:
    return kind.topic.startswith("stud.") or kind.key == "premature-street"


def _seen(film: Film) -> Pieces[set[str]]:
    """Every kind that comes up at any moment of the hand, also past the film's end, whatever a book says about it."""
    found = {film.fault.grade.matter.kind} if film.fault else set()
    for at in range(len(film.record) + 1):
        yield
        facts = Facts(film.record, at)
        found |= {each.kind for each in (*matters(facts), *points(facts))}
    return found


def _nearness(topic: str, to: str) -> int:
    if topic == to:
        return 0
    if topic.partition(".")[0] == to.partition(".")[0]:
        return 1
    return 2 if area_if_any(topic) == area_if_any(to) else 3


def _who(fault: Fault) -> Asked:
    ruling = fault.grade.decision.ruling
    assert ruling is not None
    right = ruling.authority
    accepted = {right, *([Authority.FLOOR] if floor_accepted(ruling) else [])}
    return Asked("who", WHO, WHO_OPTIONS, right, frozenset(map(str, accepted)))


def asked_next(film: Film, fault: Fault, chance: Random) -> Asked:
    """The ruling of this book among those of other books, what people do instead, and its own on what is near."""
    ruling = fault.grade.decision.ruling
    assert ruling is not None
    known = {_done(ruling).casefold()}
    others: list[Option] = []
    for each in _wrong_remedies(film, fault, ruling, chance):
        if len(others) < FEW - 1 and each.says.casefold() not in known:
            known.add(each.says.casefold())
            others.append(each)
    options = [Option(ruling.key, _done(ruling)), *others]
    chance.shuffle(options)
    return Asked("next", NEXT, tuple(options), ruling.key, frozenset({ruling.key}))


def _wrong_remedies(film: Film, fault: Fault, ruling: Ruling, chance: Random) -> Iterator[Option]:
    """What would be wrong here, the best known mistakes first."""
    for law, each in _elsewhere(film, fault):
        if _differs(each, ruling):
            yield Option(each.key, _done(each), law.ledger.short)
    ours = {step.key for step in ruling.steps}
    kind = fault.grade.matter.kind
    for steps in mistakes(kind, stage_at(Facts(film.record, fault.shown), kind)):
        if not set(steps) <= ours and (CHIPS_BACK not in steps or _chips_out(film, fault)):
            yield Option("-".join(steps), said(steps))
    own = _own_rulings(book(film.book), fault.grade.matter.topic, chance, stud=is_stud(film.record.setup.game))
    yield from (Option(each.key, _done(each)) for each in own if _differs(each, ruling))


def _chips_out(film: Film, fault: Fault) -> bool:
    """Did whoever acted out of turn put in chips? Of a check or a fold none go back."""
    return isinstance(film.record.gestures[fault.grade.matter.error - 1].act, Wager)


def _done(ruling: Ruling) -> str:
    """What is done, the first steps of it; to play on where there are none."""
    return said(tuple(step.key for step in ruling.steps) or PLAY_ON)


def _differs(other: Ruling, ruling: Ruling) -> bool:
    """Would doing that be wrong? It isn't where all of it is done here too."""
    theirs, ours = ({step.key for step in each.steps} for each in (other, ruling))
    if other.key == ruling.key or other.alike(ruling):
        return False
    return bool(theirs - ours) if theirs else not other.fault


def _elsewhere(film: Film, fault: Fault) -> Iterator[tuple[Book, Ruling]]:
    """What other rulebooks rule on this very matter."""
    facts = Facts(film.record, max(fault.grade.matter.onset, fault.grade.matter.error))
    for law in all_books():
        found = decided(law, facts.about(fault.grade.matter)).ruling if law.key != film.book else None
        if found is not None:
            yield law, found


def _own_rulings(law: Book, topic: str, chance: Random, *, stud: bool) -> Iterable[Ruling]:
    every = [law.rules[key].rule for key in sorted(law.rules)]
    every = [each for each in every if stud or not each.topics[0].startswith("stud.")]
    rules = [(each.topics[0], each.ruling) for each in every if each.ruling.steps and each.ruling.fault]
    chance.shuffle(rules)
    rules.sort(key=lambda each: _nearness(each[0], topic))
    return (ruling for _, ruling in rules)
