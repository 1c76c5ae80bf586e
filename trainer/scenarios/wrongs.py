"""Reading what goes wrong in a scenario file: conditions of the deck, irregularities to be drawn, the hand's origin."""

from trainer.kernel.cards import cards
from trainer.kernel.limits import id_fault
from trainer.scenarios.form import WRONGS, Drawn, Injected, Wrong
from trainer.scenarios.grammar import depth_of
from trainer.scenarios.injectors import INJECTORS
from trainer.scenarios.injectors.drawn import EVERYWHERE
from trainer.scenarios.reading import Row


def names_irregularity(row: Row) -> bool:
    """Does a row of `[[wrong]]` name an irregularity, which is drawn as the hand is made?"""
    return row.data.get("kind") in INJECTORS


def drawn_of(top: Row) -> Drawn | None:
    """From what a fresh hand was drawn; a hand outlives its irregularity, so that need not be known any more."""
    if "drawn" not in top.data:
        top.taken.add("drawn")
        return None
    row = top.table("drawn")
    found = Drawn(row.take("irregularity", str) or "", row.take("place", str) or "", row.take_amount("seat", 0))
    if found.irregularity and (what := id_fault(found.irregularity)):
        row.faults.add(row.at("irregularity"), what)
    row.end()
    return found


def wrong_of(row: Row, game: str, order: tuple[int, ...]) -> Wrong | None:
    """A condition of the deck; None with a fault where it is none."""
    kind = row.take_one_of("kind", (*WRONGS, *INJECTORS))
    if kind == "missing":
        lost = row.take("cards", str)
        row.end()
        return row.faults.read(row.at("cards"), lambda: Wrong(kind, cards=cards(lost or "")))
    if "place" in row.data:
        place = row.take("place", str)
        depth = row.faults.read(row.at("place"), lambda: depth_of(place or "", game, order)) or 0
    else:
        depth = row.take("depth", int) or 0
    twin = row.take("card", str) if kind == "duplicate" else None
    row.end()
    found = row.faults.read(row.at("card"), lambda: cards(twin or ""))
    return Wrong(kind, depth, found[0] if found else None)


def injected_of(row: Row) -> Injected:
    """An irregularity to be drawn, with what of it is fixed: a whole number or a word for each name."""
    injector = INJECTORS[row.take("kind", str)]
    fixed: list[tuple[str, str | int]] = []
    for name in (*EVERYWHERE, *injector.varies):
        if name in row.data:
            value = row.take(name, int if type(row.data[name]) is int else str)
            fixed += [(name, value)] if value is not None else []
    row.end()
    return Injected(injector.key, tuple(fixed))
