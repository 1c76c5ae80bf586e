"""A condition under which the program must go on: each scene is played in a process of its own.

`python -m tests.trust.scene NAME…` plays scenes and tells what went wrong in each; without a name it lists them.
"""

import json
import sys
import tempfile
import traceback
from collections.abc import Callable, Iterable, Iterator
from contextlib import contextmanager
from dataclasses import asdict, dataclass
from multiprocessing.connection import Connection
from pathlib import Path

import click

from trainer.commands.common import offscreen

HANGS = 120.0
SCENES: dict[str, Callable[[Path], None]] = {}


class Impossible(Exception):
    """This scene cannot be set up here; the text tells why."""


def scene(what: Callable[[Path], None]) -> Callable[[Path], None]:
    """A scene, known by the name of its function. It is given an empty folder, and asserts."""
    SCENES[what.__name__] = what
    return what


@dataclass(frozen=True, slots=True)
class Outcome:
    """How a scene went: "" or what went wrong; `impossible` tells why it was not played."""

    name: str
    wrong: str = ""
    impossible: str = ""


def played(names: Iterable[str]) -> Iterator[Outcome]:
    """Play scenes one after the other."""
    for name in names:
        with tempfile.TemporaryDirectory(prefix="trainer-scene-", ignore_cleanup_errors=True) as folder:
            Path(folder).chmod(0o755)
            yield _played(name, Path(folder))


def _played(name: str, folder: Path) -> Outcome:
    from tests.trust.victims import begun, heard

    with begun(_play, name, folder) as (process, pipe):
        told, _ = heard(pipe, HANGS)
        process.join(HANGS)
    words = {word: facts[0] for word, *facts in told if facts}
    if "over" not in words:
        return Outcome(name, wrong=words.get("broke", "it hangs or died"))
    return Outcome(name, *words["over"])


def _play(pipe: Connection, name: str, folder: Path) -> None:
    from tests.trust.victims import at_home

    at_home(folder)
    pipe.send(("ready",))
    try:
        with no_tracebacks():
            SCENES[name](folder)
    except Impossible as why:
        pipe.send(("over", ("", str(why))))
    except BaseException:  # noqa: BLE001  # told, whatever it is
        pipe.send(("over", (traceback.format_exc(), "")))
    else:
        pipe.send(("over", ("", "")))


@contextmanager
def no_tracebacks() -> Iterator[None]:
    """What an event meets ends no event loop: it is collected, and is wrong."""
    met: list[str] = []
    hook = sys.excepthook
    sys.excepthook = lambda kind, fault, trace: met.append("".join(traceback.format_exception(kind, fault, trace)))
    try:
        yield
    finally:
        sys.excepthook = hook
    assert not met, f"{len(met)} tracebacks, the first:\n{met[0]}"


@click.command()
@click.argument("names", nargs=-1)
def main(names: tuple[str, ...]) -> None:
    """Play scenes; JSON of how they went."""
    offscreen()
    from tests.trust import scenes_clock, scenes_full, scenes_shared  # noqa: F401  # they name themselves
    from tests.trust.jobs_window import warmed

    if not names:
        click.echo("\n".join(SCENES))
        return
    warmed()
    wanted = SCENES if names == ("all",) else names
    found = list(map(asdict, played(wanted)))
    click.echo(json.dumps(found, indent=1))
    sys.exit(1 if any(each["wrong"] for each in found) else 0)


if __name__ == "__main__":
    from tests.trust.scene import main as run  # under its own name, by which the scenes know it

    run()
