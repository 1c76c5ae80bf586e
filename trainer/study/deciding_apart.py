"""A hand decided by two rulebooks at the moment at which it comes up: do they part on it? Loads the law."""

from collections import Counter
from collections.abc import Iterable, Mapping
from contextlib import suppress
from itertools import chain, permutations

from trainer.grading.answers.both import Both, answer_on_both
from trainer.grading.noticing import nothing_asked
from trainer.kernel.how_far import HowFar, untold
from trainer.kernel.pieces import Pieces, at_once
from trainer.rules.book import Book, all_books
from trainer.rules.ruling import Decision
from trainer.rules.syllabus import topic_of
from trainer.scenarios.compiler import play_of
from trainer.scenarios.fresh.generated import generated
from trainer.scenarios.injectors import INJECTORS
from trainer.scenarios.injectors.injector import CannotStrike
from trainer.scenarios.play import Play
from trainer.scenarios.unnoticed import coming_up
from trainer.study.asking_each import A_WAGER, WAGERS, stance
from trainer.study.fresh_apart import DECIDED, Found, Pair, Shown
from trainer.study.parted import PARTED, compared
from trainer.study.stances import Stance


def told_of(play: Play, law: Book) -> Pieces[Both]:
    """What is told of a hand to every rulebook once it comes up."""
    return Both((yield from coming_up(play, law)))


def sides_of(told: Both, law: Book, than: Book) -> Pieces[tuple[Stance, Stance]]:
    """What the hand's own rulebook decides on it, and what another one does."""
    mine = stance(law, told)
    yield
    return mine, stance(than, told)


def part_on(sides: tuple[Stance, Stance]) -> bool:
    """Do they decide it differently, or have different people decide it?"""
    return compared(*sides) in PARTED


def asks_about(kind: str, graded: Iterable[str]) -> bool:
    """Is a dealer who is graded on these matters graded on what was decided? A wager may be looked at in many ways."""
    return any(each == kind or (kind == A_WAGER and each in WAGERS) for each in graded)


def found_apart(so_far: HowFar = untold, irregularities: Iterable[str] = INJECTORS) -> Found:
    """On which fresh hands rulebooks part. `so_far` is told how many irregularities are through, and may raise."""
    every = tuple(irregularities)
    found = dict[str, Mapping[Pair, Shown]]()
    for done, each in enumerate(every):
        so_far(done, len(every))
        some = _apart(each)
        if some:
            found[each] = some
    return found


def _apart(irregularity: str) -> dict[Pair, Shown]:
    laws, hands, topics = all_books(), Counter[Pair](), dict[Pair, Counter[str]]()
    for number in range(DECIDED):
        law = laws[number % len(laws)]
        with suppress(CannotStrike):
            told = at_once(told_of(play_of(generated(INJECTORS[irregularity], f"apart {number}", law), law), law))
            decided = {each.key: stance(each, told) for each in laws}
            leads = {each.key: answer_on_both(told, each).lead for each in laws}
            for pair in permutations(decided, 2):
                if part_on((decided[pair[0]], decided[pair[1]])) and _asks(leads[pair[0]]):
                    hands[pair] += 1
                    topics.setdefault(pair, Counter()).update(chain(*(_topics(leads[each]) for each in pair)))
    return {pair: Shown(tuple(each for each, _ in topics[pair].most_common()), hands[pair]) for pair in hands}


def _asks(lead: Decision | None) -> bool:
    """Has the dealer anything to do by that decision?"""
    return lead is not None and not nothing_asked(lead)


def _topics(lead: Decision | None) -> tuple[str, ...]:
    """The topic of what a rulebook decides, and those of the rules by which it does."""
    if lead is None:
        return ()
    rules = (each.rule for each in lead.citations if each.rule)
    return tuple(dict.fromkeys((lead.matter.topic, *map(topic_of, rules))))
