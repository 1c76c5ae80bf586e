"""The faults of a ledger's rows: keys that are none, values of the wrong kind, figures that nobody could mean."""

from collections.abc import Collection, Iterable, Mapping
from typing import Any

from trainer.kernel.limits import too_much
from trainer.kernel.nearest import nearest
from trainer.kernel.places import Path, short
from trainer.rules.ledger_faults import LedgerFaults
from trainer.rules.ledger_like import TAKEN, Row


class RowFaults(LedgerFaults):
    """The same, said of rows."""

    def say(self, row: Mapping[str, Any], path: Path, key: str, what: str) -> None:
        """A fault of a row's key; the row is called by what it says of itself."""
        called = f"{'like: paragraph' if path == TAKEN else path[0]} {_called(row, path)}: " if path else ""
        self.add((*path, key), f"{called}{what}")

    def rows(self, data: Mapping[str, Any], key: str) -> list[dict[str, Any]]:
        """The tables of an array of tables."""
        some = data.get(key, [])
        if isinstance(some, list) and all(isinstance(each, dict) for each in some):
            return some
        self.add((key,), f"{key} must be written as [[{key}]]")
        return []

    def table(
        self,
        row: dict[str, Any],
        path: Path,
        types: Mapping[str, type],
        lists: tuple[str, ...] = (),
        needed: tuple[str, ...] | None = None,
        also: set[str] | None = None,
    ) -> dict[str, Any]:
        """The values of a row that are what they should be; every other thing is a fault."""
        values: dict[str, Any] = {}
        for name, value in row.items():
            if name in types and type(value) is types[name]:
                values[name] = value
                self.bounded(row, path, name, value)
            elif name in lists and isinstance(value, list) and all(type(each) is str for each in value):
                values[name] = tuple(value)
            elif name not in (also or ()):
                self.say(row, path, name, f"{name} {_not_taken(name, (*types, *lists), also or ())}")
        for name in types if needed is None else needed:
            if name not in row:
                self.say(row, path, name, f"{name} is missing")
        return values

    def bounded(self, row: Mapping[str, Any], path: Path, name: str, value: Any) -> None:
        """Figures that are none, and those that nobody could mean."""
        figures = value.items() if isinstance(value, dict) else ()
        for key, figure in figures:
            what = too_much(figure) if type(figure) is int else "must be a whole number"
            if what := what or ("must be 0 or more" if figure < 0 else ""):
                self.say(row, path, name, f"{name}.{key}: {what}")

    def repeated(self, tables: Mapping[str, Iterable[Row]], key: str = "at") -> None:
        """One and the same id given twice."""
        seen: set[str] = set()
        for table, rows in tables.items():
            for row in rows:
                at = row.values.get(key)
                if isinstance(at, str) and at in seen:
                    self.add((*row.path, key), f"{table} {short(at)} is listed twice")
                seen.add(at if isinstance(at, str) else "")


def _not_taken(name: str, taken: Collection[str], also: Collection[str]) -> str:
    return "has the wrong type" if name in taken else f"isn't a key here{nearest(name, (*taken, *also))}"


def _called(row: Mapping[str, Any], path: Path) -> str:
    at = row.get("at")
    return short(at) if isinstance(at, str) else str(int(path[-1]) + 1) if len(path) > 1 else "without a number"
