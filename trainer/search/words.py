"""What somebody types, as units to look for: words or terms of the field, each with what is the same and what is near.

Any text is fine: signs of the query language, lone symbols and emoji are no words and are passed over.
"""

from collections.abc import Iterable, Sequence
from dataclasses import dataclass
from enum import IntEnum

from trainer.search.synonyms import Group, fold, longest, of_length, parts, spellings, synonyms

HOUSE = "0"  # ends the words of a house's name in the index, so that "players" is not every player
MOST_WORDS, MOST_SIGNS, MOST_BEGUN = 12, 200, 60
SMALL_WORDS = """
a an and are as at be by can did do does for from had has have he her his how i if in is it its may me my of on or she
should so than that the their them then they this to was we were what when where which who why will with would you your
"""
SMALL = frozenset(SMALL_WORDS.split())
ASKED_ONLY = frozenset({("manager",)})  # by its stem it would find what is said of the management
Term = tuple[str, ...]


class Level(IntEnum):
    """How near what is found must come: the very words, words that mean the same, words begun, the area alone."""

    SPELT = 0
    MEANT = 1
    BEGUN = 2
    AREA = 3


@dataclass(frozen=True, slots=True)
class Unit:
    """One thing asked for. `spelt` is the term itself in all its spellings, `meant` what means the same,
    `begun` what it may become when the last word is typed to its end.
    """

    spelt: tuple[Term, ...]
    meant: tuple[Term, ...] = ()
    begun: tuple[Term, ...] = ()

    def query(self, level: Level) -> str:
        """The unit in the language of FTS5; every word stands in quotation marks, so that none can be a sign of it."""
        terms = [
            *self.spelt,
            *(self.meant if level >= Level.MEANT else ()),
            *(self.begun if level >= Level.BEGUN else ()),
        ]
        told = [_quoted(term) for term in dict.fromkeys(terms)]
        told += [_quoted((word + HOUSE,)) for term in self.spelt if len(term) == 1 for word in term]
        if level >= Level.BEGUN and len(self.spelt[0]) > 1:
            told.append(f"({' AND '.join(_quoted((word,)) for word in self.spelt[0])})")
        return f"({' OR '.join(told)})"


def _quoted(term: Term) -> str:
    return f'"{" ".join(term)}"'


def units(typed: str, vocabulary: Sequence[str] = (), *, single: bool = False) -> tuple[Unit, ...]:
    """What is asked for, in the order typed; with `single`, word by word.

    `vocabulary` are the sorted words there are to find: the last word typed may be the beginning of any of them.
    """
    words = parts(typed[:MOST_SIGNS])[:MOST_WORDS]
    cut = [(word,) for word in words] if single else list(_cut(words))
    kept = [term for term in cut if len(term) > 1 or term[0] not in SMALL] or cut
    open_end = cut[-1:] if typed[-1:].isalnum() else []
    return tuple(_unit(term, vocabulary if term in open_end else ()) for term in kept)


def _cut(words: Term) -> Iterable[Term]:
    """The words cut into terms of the field, the longest first, and single words."""
    at = 0
    while at < len(words):
        size = next((n for n in range(min(longest(), len(words) - at), 1, -1) if _known(words[at : at + n])), 1)
        if size == 1 and at + 1 < len(words) and _opens(words[at:]):
            size = len(words) - at
        yield words[at : at + size]
        at += size


def _known(words: Term) -> bool:
    key = tuple(map(fold, words))
    return key in spellings() or key in synonyms()


def _opens(words: Term) -> bool:
    """Do the last words begin a term of the field: "tournament dir"?"""
    return len(words) > 1 and len(words[-1]) > 1 and bool(_finished(words))


def _finished(words: Term) -> list[Term]:
    before, last = tuple(map(fold, words[:-1])), words[-1]
    return [key for key in of_length(len(words)) if key[-1].startswith(last) and key[:-1] == before]


def _unit(term: Term, vocabulary: Sequence[str]) -> Unit:
    spelt = _spelt(term)
    meant = _meant(spelt)
    begun = _begun(term, vocabulary) if vocabulary else ()
    return Unit(spelt, _without(meant, spelt), _without(begun, (*spelt, *meant)))


def _spelt(term: Term) -> tuple[Term, ...]:
    return tuple(dict.fromkeys([term, *_terms(spellings().get(tuple(map(fold, term)), ()))]))


def _meant(spelt: Iterable[Term]) -> tuple[Term, ...]:
    near = [other for term in spelt for other in _terms(synonyms().get(tuple(map(fold, term)), ()))]
    return tuple(dict.fromkeys(each for other in near if other not in ASKED_ONLY for each in _spelt(other)))


def _begun(term: Term, vocabulary: Sequence[str]) -> tuple[Term, ...]:
    """What the last word may become: words there are, and terms of the field with what means the same."""
    last = term[-1]
    finished = _finished(term) if len(last) > 2 or len(term) > 1 else []
    near = [each for other in finished for each in (*_spelt(other), *_meant(_spelt(other)))]
    words = [word for word in vocabulary if word.startswith(last)][:MOST_BEGUN] if len(term) == 1 else []
    return (*((word,) for word in words), *near)


def _terms(groups: Iterable[Group]) -> list[Term]:
    return [term for group in groups for term in group]


def _without(terms: Iterable[Term], known: Iterable[Term]) -> tuple[Term, ...]:
    seen = set(known)
    return tuple(each for each in dict.fromkeys(terms) if each not in seen)
