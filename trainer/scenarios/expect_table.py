"""The table `[expect.<book>]` of a scenario: what its author expects a book to say."""

from trainer.kernel.limits import id_fault, quoted
from trainer.kernel.nearest import nearest
from trainer.rules.encoded import known_rulings
from trainer.rules.former import ruling_keys
from trainer.rules.ruling import Authority
from trainer.scenarios.form import Expected
from trainer.scenarios.grammar import moment_of
from trainer.scenarios.reading import Row

FIGURES = ("to", "owed", "back", "due")


def expected(row: Row, game: str, stored: bool) -> dict[str, Expected]:
    """The second opinions of a file by the key of their book."""
    found = {}
    for book in row.data:
        if id_fault(book):
            row.faults.add(row.at(book), "isn't a rulebook's key")
            continue
        one = row.table(book)
        at = one.take("at", str, "")
        found[book] = Expected(
            book,
            row.faults.read(one.at("at"), lambda at=at: moment_of(at, game)) if at else None,  # type: ignore[misc]  # bound now
            _kind_of(one, stored),
            one.take_one_of("authority", tuple(Authority), ""),
            _rulings(one, stored),
            tuple(one.take("paragraphs", list, [])),
            one.take("silent", bool, False),
            one.take("in_order", bool, False),
            tuple((name, one.take(name, int)) for name in FIGURES if name in one.data),
        )
        one.end()
    return found


def _rulings(row: Row, stored: bool) -> tuple[str, ...]:
    """The ruling by its key; words of before it had one lead to all that had these words."""
    said = row.take("ruling", str, "")
    if stored:
        return ruling_keys(said) if said else ()
    return row.faults.read(row.at("ruling"), lambda: known_rulings(said)) or () if said else ()


def _kind_of(row: Row, stored: bool) -> str:
    """The kind of matter that a second opinion is about."""
    kind: str = row.take("matter", str, "")
    if kind and not stored:
        from trainer.rules.kinds import OF_HANDS  # loads much of the law, which few files ask for

        if kind not in OF_HANDS:
            row.faults.add(row.at("matter"), f"{quoted(kind)} isn't a kind of matter{nearest(kind, OF_HANDS)}")
    return kind
