"""Moving from an edition to a newer one: which rules hold there and keep their memory, and which begin anew."""

from collections.abc import Collection, Iterable, Mapping
from dataclasses import dataclass
from datetime import datetime
from pathlib import Path

from trainer.kernel.how_far import HowFar, untold
from trainer.progress.moves import Anew
from trainer.progress.records import Memory
from trainer.progress.store import Store
from trainer.rules.book import Book, all_books, book
from trainer.rules.ledger_file import Paragraph
from trainer.rules.syllabus import TOPIC, Item, syllabus_of, topic_key, topic_of
from trainer.study.carrying_over import Carried, Fate, carrying_over, differing_figures, exceptions
from trainer.study.two_editions import Printed, TwoEditions, two_editions

STEPS = 2


@dataclass(frozen=True, slots=True)
class Moving:
    """What a move would come to. `tried` are the rule keys that somebody has practised at the older edition, `holds`
    those of them whose memory goes over, `anew` what is to be learned at the newer one."""

    editions: TwoEditions
    tried: frozenset[str]
    holds: frozenset[str]
    anew: tuple[Anew, ...]

    def met(self, was: Printed | None) -> bool:
        """Have they practised anything of a paragraph of the older edition?"""
        return bool(self.tried & keys_of(was))


def moving(older: Book, newer: Book, memories: Iterable[Memory], books: Mapping[str, Book]) -> Moving:
    """What of these memories holds at the newer edition; `newer` is made as a difference to `older`."""
    held = [each for each in memories if each.book == older.key]
    tried = frozenset(each.rule for each in held)
    editions, before, after = two_editions(older, newer), syllabus_of(older), syllabus_of(newer)
    own = (each for each in carrying_over(held, older, newer, books).learnt if each.carries or _same_words(each, after))
    elsewhere = (rule for rule in tried - before.keys() if _left_alone(rule, before, after))
    changed = [key for key in after if not _stands(key, before, after, exceptions(newer, older))]
    met = tried | {key for each in editions.told if tried & keys_of(each.was) for key in keys_of(each.now)}
    anew = tuple(Anew(key, older.key, key in met) for key in changed)
    return Moving(editions, tried, frozenset((*(each.rule for each in own), *elsewhere)) - set(changed), anew)


def keys_of(printed: Printed | None) -> frozenset[str]:
    """All that a paragraph has to be known: its rules, and its topic where only questions ask about it."""
    if not isinstance(printed, Paragraph):
        return frozenset()
    asked = [topic_key(printed.topic)] if printed.status == "question" or printed.beside else []
    return frozenset((*printed.rules, *asked))


def _same_words(each: Carried, after: Mapping[str, Item]) -> bool:
    """Of what is words alone: are they the same?"""
    return each.fate is Fate.WORDS and each.rule in after and after[each.rule].says == each.item.says


def _stands(key: str, before: Mapping[str, Item], after: Mapping[str, Item], excepted: Collection[str]) -> bool:
    """Does something of the newer edition stand in the older one as it is? What we read into it is not asked."""
    if key not in before:
        return False
    was, now = before[key], after[key]
    if key.startswith(TOPIC):
        return was.says == now.says
    return key not in excepted and not differing_figures(was, now)


def _left_alone(rule: str, before: Mapping[str, Item], after: Mapping[str, Item]) -> bool:
    """What an edition does not print (it is silent, or another book is followed) holds where the newer adds nothing."""
    try:
        topic = topic_of(rule)
    except KeyError:
        return False
    return rule not in after and not any(after[key].topic == topic for key in after.keys() - before.keys())


# --- done ------------------------------------------------------------------------------------------------------------


def move(store: Store, profile: int, older: str, newer: str, now: datetime | None = None) -> int:
    """Have somebody move; gives of how many rules memory went over, 0 where it all had. Raises StoreTrouble."""
    found = found_of(store, profile, older, newer)
    return store.move(profile, older, newer, found.holds, found.anew, now)


def found_of(store: Store, profile: int, older: str, newer: str) -> Moving:
    """What a move would come to for somebody. Raises StoreTrouble, and BadLedger where a book cannot be read."""
    books = {each.key: each for each in all_books()}
    return moving(book(older), book(newer), store.memories(profile, older), books)


def moved(path: Path, profile: int, older: str, newer: str, so_far: HowFar = untold) -> int:
    """The same of the file at a path, for another process. `so_far` may raise to stop: nothing is done then."""
    so_far(0, STEPS)
    with Store.open(path) as store:
        found = found_of(store, profile, older, newer)
        so_far(1, STEPS)
        return store.move(profile, older, newer, found.holds, found.anew)
