"""Two editions of a book: which rulings changed, which were only renumbered, and which memories that touches."""

from collections.abc import Iterable, Mapping
from dataclasses import dataclass
from enum import StrEnum

from trainer.kernel.pieces import at_once
from trainer.progress.records import Memory
from trainer.rules.book import Book, written
from trainer.rules.ledger_file import Paragraph
from trainer.rules.ruling import Authority, Ruling
from trainer.rules.steps import STEPS
from trainer.rules.syllabus import TOPIC, Item, syllabus_of
from trainer.study.carrying_over import Figure, differing_figures


class Kind(StrEnum):
    """What became of a rule from one edition to the next."""

    ADDED = "added"
    GONE = "gone"
    RULE = "rule"  # another rule decides in its place
    FIGURES = "figures"
    READING = "reading"  # a contradiction is read otherwise, or stands there first, or no longer
    WORDS = "words"  # asked in questions only, and told in other words
    RENUMBERED = "renumbered"


DECIDES = {Authority.FLOOR: "the floor", Authority.DEALER: "the dealer", Authority.UNSTATED: "no one is named"}
LEARN_AGAIN = (Kind.GONE, Kind.RULE, Kind.FIGURES, Kind.READING, Kind.WORDS)


@dataclass(frozen=True, slots=True)
class Change:
    """One rule of the older or the newer edition. `was` and `now` are its paragraphs in them.

    Of another rule in its place, `instead` names the rule keys and `differs` what they demand otherwise: authority,
    outcome, steps, deadline or discretion; nothing where only the condition is another. `apart` says how, in words.
    """

    kind: Kind
    item: Item
    was: tuple[str, ...] = ()
    now: tuple[str, ...] = ()
    figures: tuple[Figure, ...] = ()
    instead: tuple[str, ...] = ()
    differs: tuple[str, ...] = ()
    apart: tuple[str, ...] = ()

    @property
    def rule(self) -> str:
        return self.item.rule

    @property
    def places(self) -> str:
        """Its paragraphs then and now: "39-A → 41-A"."""
        was, now = ", ".join(self.was), ", ".join(self.now)
        return f"{was} → {now}" if was and now and was != now else was or now


@dataclass(frozen=True, slots=True)
class Editions:
    """All changes, in the printed order of the newer edition, then what it has no more.

    `unchanged` counts the rules that stand as they stood, `pending` are new paragraphs that nobody has encoded yet.
    """

    older: Book
    newer: Book
    changes: tuple[Change, ...]
    unchanged: int
    pending: tuple[Paragraph, ...]

    def of(self, *kinds: Kind) -> tuple[Change, ...]:
        return tuple(each for each in self.changes if each.kind in kinds)


def edition(text: str, name: str) -> Book:
    """The book in the text of a ledger file, called `name`. Raises BadLedger with all its faults at once."""
    return at_once(written(text, name))


def compared(older: Book, newer: Book) -> Editions:
    """What changed from the older to the newer edition, rule by rule."""
    before, after = syllabus_of(older), syllabus_of(newer)
    gone = [item for key, item in before.items() if key not in after]
    new = [item for key, item in after.items() if key not in before]
    replaced = {item.rule: _in_place_of(item, new) for item in gone}
    taken = {each.rule for some in replaced.values() for each in some}
    changes = [_changed(older, newer, before[key], item) for key, item in after.items() if key in before]
    changes += [Change(Kind.ADDED, item, now=item.at) for item in new if item.rule not in taken]
    changes += [_gone(older, newer, item, replaced[item.rule]) for item in gone]
    found = tuple(each for each in changes if each is not None)
    return Editions(older, newer, found, len(changes) - len(found), _pending(older, newer))


def touched(found: Editions, memories: Iterable[Memory]) -> Mapping[str, tuple[Memory, ...]]:
    """Of the memories at the older edition's house, those a change makes one learn again, by rule key."""
    again = {each.rule for each in found.of(*LEARN_AGAIN)}
    held: dict[str, list[Memory]] = {}
    for each in memories:
        if each.book == found.older.key and each.rule in again:
            held.setdefault(each.rule, []).append(each)
    return {key: tuple(some) for key, some in held.items()}


def _changed(older: Book, newer: Book, was: Item, now: Item) -> Change | None:
    figures = differing_figures(was, now)
    if figures:
        return Change(Kind.FIGURES, now, was.at, now.at, figures)
    if _readings(older, was) != _readings(newer, now):
        return Change(Kind.READING, now, was.at, now.at)
    if was.rule.startswith(TOPIC) and was.says != now.says:
        return Change(Kind.WORDS, now, was.at, now.at)
    return Change(Kind.RENUMBERED, now, was.at, now.at) if was.at != now.at else None


def _readings(law: Book, item: Item) -> tuple[str, ...]:
    return tuple(reading for at in item.at if (reading := law.paragraph(at).reading))


def _in_place_of(lost: Item, new: Iterable[Item]) -> tuple[Item, ...]:
    """New rules that stand in one of its paragraphs, or else rule on its topic."""
    found = tuple(new)
    same_place = tuple(each for each in found if set(each.at) & set(lost.at))
    return same_place or tuple(each for each in found if each.topic == lost.topic)


def _gone(older: Book, newer: Book, lost: Item, instead: tuple[Item, ...]) -> Change:
    if not instead:
        return Change(Kind.GONE, lost, lost.at)
    differs = _differs(older, newer, lost, instead)
    now = tuple(dict.fromkeys(at for each in instead for at in each.at))
    keys, words = tuple(each.rule for each in instead), _apart(older, newer, lost, instead)
    return Change(Kind.RULE, lost, lost.at, now, instead=keys, differs=differs, apart=words)


def _differs(older: Book, newer: Book, lost: Item, instead: tuple[Item, ...]) -> tuple[str, ...]:
    """What the new rulings demand otherwise, in the words of a ruling; nothing is known of what is only words."""
    was, now = _rulings(older, newer, lost, instead)
    fields = {"authority": "authority", "key": "outcome", "steps": "steps", "deadline": "deadline"}
    fields |= {"discretion": "discretion"}
    return tuple(word for field, word in fields.items() if any(getattr(e, field) != getattr(was, field) for e in now))


def _rulings(older: Book, newer: Book, lost: Item, instead: tuple[Item, ...]) -> tuple[Ruling | None, list[Ruling]]:
    """What was ruled and what is now; none now where either is only words."""
    ruled = [each.rule for each in instead if not each.rule.startswith(TOPIC)]
    if lost.rule.startswith(TOPIC) or not ruled:
        return None, []
    return older.rules[lost.rule].rule.ruling, [newer.rules[each].rule.ruling for each in ruled]


def _apart(older: Book, newer: Book, lost: Item, instead: tuple[Item, ...]) -> tuple[str, ...]:
    """How the first of the new rulings differs, in words: what comes of it, who decides, which steps, until when."""
    was, rulings = _rulings(older, newer, lost, instead)
    return apart(was, rulings[0]) if was is not None and rulings else ()


def apart(was: Ruling, now: Ruling) -> tuple[str, ...]:
    """How two rulings differ, in words."""
    before, after = ({step.key: STEPS[step.key].says for step in each.steps} for each in (was, now))
    told = {
        "": (was.says, now.says) if was.key != now.key else ("", ""),
        "decides: ": (DECIDES[was.authority], DECIDES[now.authority]),
        "steps: ": tuple(
            "; ".join(says for key, says in one.items() if key not in other).replace(".", "") or "none"
            for one, other in ((before, after), (after, before))
        ),
        "until: ": (was.deadline.value, now.deadline.value),
    }
    return tuple(f"{what}{one} → {other}" for what, (one, other) in told.items() if one != other)


def _pending(older: Book, newer: Book) -> tuple[Paragraph, ...]:
    known = {each.at for each in older.ledger.paragraphs}
    return tuple(p for p in newer.ledger.paragraphs if p.status == "pending" and p.at not in known)
