"""The real program for readers from outside, who get only its screen and its input.

`python -m tests.readers.window DIR` opens the program as at the very first start, with its data under DIR, and serves
commands until its window closes. `python -m tests.readers.window DIR do "COMMANDS"` passes commands on and prints one
line and the path of a fresh picture; tests/readers/window_orders.py has the list of commands. Acts are counted, and
kept with their time in DIR/acts.log.
"""

import json
import os
import sys
import time
from collections.abc import Sequence
from pathlib import Path

from tests.readers.window_orders import NotAnOrder, lasting, orders

PID, ASKED, ANSWERED, SCREENS = "pid", "asked.txt", "answered.txt", "screen.json"
SIZE = (1280, 720)
AROUND = (4, 36)
"""What the screen has more than the window, for its frame and its title bar, so that the window keeps its size."""
LOOK, PATIENCE = 0.02, 60.0
USAGE = 'python -m tests.readers.window DIR [do "COMMANDS"]'


class Ended(Exception):
    """The program is not there, or gives no answer; the text says which."""


def own_folders(home: Path) -> dict[str, str]:
    """The environment in which the program knows nobody and sees a screen just large enough for its window."""
    kept = {f"XDG_{name}_HOME": str(home / name.lower()) for name in ("CONFIG", "CACHE", "STATE", "DATA")}
    screen = f"offscreen:configfile={home / SCREENS}"
    return {**kept, "TRAINER_DATA": str(home / "progress"), "HOME": str(home / "home"), "QT_QPA_PLATFORM": screen}


def serve(home: Path) -> int:
    """Open the program and do what is asked for in `home`, until the window closes; gives the exit code."""
    (home / "home").mkdir(parents=True, exist_ok=True)
    screen = {"name": "screen", "x": 0, "y": 0, "width": SIZE[0] + AROUND[0], "height": SIZE[1] + AROUND[1]}
    (home / SCREENS).write_text(json.dumps({"screens": [screen]}), encoding="utf-8")
    os.environ.update(own_folders(home))

    from tests.readers.window_serving import Server  # Qt reads the environment when it is loaded
    from trainer import app

    app.application(dressed=False)
    server = Server(home, home / ASKED, home / ANSWERED)
    (home / PID).write_text(str(os.getpid()), encoding="utf-8")
    try:
        return app.run()
    finally:
        server.stop()
        (home / PID).unlink()


def ask(home: Path, commands: str) -> str:
    """What the program in `home` answers. Raises NotAnOrder, and Ended where it is gone."""
    patience = time.monotonic() + PATIENCE + lasting(orders(commands))
    process = _process(home)
    answered = home / ANSWERED
    answered.unlink(missing_ok=True)
    whole_at_once(home / ASKED, commands)
    while not answered.exists():
        if not _lives(process):
            raise Ended("The program has ended: its window was closed.")
        if time.monotonic() > patience:
            raise Ended("The program gives no answer.")
        time.sleep(LOOK)
    answer = answered.read_text(encoding="utf-8")
    answered.unlink()
    return answer


def whole_at_once(path: Path, text: str) -> None:
    """Write a file that nobody ever sees half written."""
    half = path.with_suffix(".half")
    half.write_text(text, encoding="utf-8")
    half.replace(path)


def _process(home: Path) -> int:
    try:
        return int((home / PID).read_text(encoding="utf-8"))
    except (FileNotFoundError, ValueError):
        raise Ended(f"No program runs in {home}.") from None


def _lives(process: int) -> bool:
    try:
        os.kill(process, 0)
    except ProcessLookupError:
        return False
    return True


def main(arguments: Sequence[str]) -> int:
    """0 done, 1 the program is gone, 2 wrong usage."""
    match arguments:
        case [home]:
            return serve(Path(home).absolute())
        case [home, "do", commands]:
            try:
                print(ask(Path(home).absolute(), commands))
            except NotAnOrder as wrong:
                print(wrong)
                return 2
            except Ended as ended:
                print(ended)
                return 1
            return 0
    print(USAGE)
    return 2


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
