"""The open file, with reading and writing that tell every trouble in one sentence."""

import sqlite3
from collections.abc import Callable, Iterator
from contextlib import closing, contextmanager
from functools import update_wrapper
from pathlib import Path
from types import TracebackType
from typing import Any, Concatenate, ParamSpec, Self, TypeVar

from trainer.progress.faults import sound, told
from trainer.progress.session import Session, in_use

Values = tuple[Any, ...]
F = TypeVar("F", bound="File")
P = ParamSpec("P")
T = TypeVar("T")


class File:
    """A progress file that is open at `path`. `note` is "" or one sentence on how it is kept."""

    def __init__(
        self, connection: sqlite3.Connection, path: Path, note: str = "", session: Session | None = None
    ) -> None:
        self._connection, self.path, self.note, self._session = connection, path, note, session
        self.closed = False

    @property
    def token(self) -> str:
        """The name of this run of the program in the file."""
        return self._session.token if self._session else "memory"

    @property
    def connection(self) -> sqlite3.Connection:
        """The connection itself, for what is about the whole file. Keep what is done by it `told`."""
        return self._connection

    @property
    def on_disk(self) -> bool:
        """Does it outlive this run of the program?"""
        return self._session is not None

    @property
    def in_use(self) -> bool:
        """Has another run of the program this file open too?"""
        return self._session is not None and in_use(self.path, self.token)

    def close(self) -> None:
        """Let the file go. The hand that is not finished stays and is offered at the next start."""
        self.closed = True
        self._connection.close()
        if self._session:
            self._session.close()

    def __enter__(self) -> Self:
        return self

    def __exit__(
        self, kind: type[BaseException] | None, fault: BaseException | None, trace: TracebackType | None
    ) -> None:
        self.close()

    def rows(self, sql: str, values: Values = ()) -> list[dict[str, Any]]:
        """The rows a query gives. Raises StoreTrouble."""
        with told(self.path), closing(self._connection.execute(sql, values)) as found:  # half read it holds a lock
            names = [each[0] for each in found.description]
            return [dict(zip(names, row, strict=True)) for row in found]

    def tuples(self, sql: str, values: Values = ()) -> list[Values]:
        """The same without the names, for thousands of rows. Raises StoreTrouble."""
        with told(self.path), closing(self._connection.execute(sql, values)) as found:
            return found.fetchall()

    @contextmanager
    def writing(self, sync: str = "NORMAL") -> Iterator[sqlite3.Connection]:
        """One transaction, all or nothing. `sync` FULL also outlives a power cut. Raises StoreTrouble."""
        connection = self._connection
        with told(self.path):
            connection.execute(f"PRAGMA synchronous = {sync}")
            connection.execute("BEGIN IMMEDIATE")
            try:
                yield connection
                connection.execute("COMMIT")
            finally:
                if connection.in_transaction:
                    connection.execute("ROLLBACK")


def reading(method: Callable[Concatenate[F, P], T]) -> Callable[Concatenate[F, P], T]:
    """A method that makes values of rows: of rows that are not as they were written it makes a StoreTrouble.

    A KeyError tells the caller that there is no such row, and stays.
    """

    def read(self: F, /, *args: P.args, **named: P.kwargs) -> T:
        with sound(self.path, (KeyError,)):
            return method(self, *args, **named)

    update_wrapper(read, method)
    return read


def placed(connection: sqlite3.Connection, table: str, values: dict[str, Any]) -> int:
    """Insert a row and give its id. `table` and the names of the columns are ours, never a user's."""
    names, marks = ", ".join(values), ", ".join("?" * len(values))
    cursor = connection.execute(f"INSERT INTO {table} ({names}) VALUES ({marks})", tuple(values.values()))
    return int(cursor.lastrowid or 0)
