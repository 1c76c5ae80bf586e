"""`trainer screenshot SCREEN`: a picture of one screen, always the same."""

import re
from pathlib import Path

import click

from trainer import output
from trainer.commands.common import FILE, FORCE, WRONG_USAGE, fail, offscreen, refused, written

SCREENS = (
    "welcome",
    "today",
    "table",
    "stud",
    "pots",
    "debrief",
    "questions",
    "quiz",
    "rules",
    "drills",
    "drill",
    "drill-wrong",
    "drill-end",
    "progress",
    "library",
    "settings",
    "about",
    "keys",
    "error",
)
LEAST, MOST = (960, 600), (7680, 4320)


@click.command()
@click.argument("screen", type=click.Choice(SCREENS))
@click.option("--out", type=FILE, required=True, help="The PNG file to write.")
@FORCE
@click.option("--size", default="1280x720", show_default=True, help="Width x height in pixels.")
def screenshot(screen: str, out: Path, force: bool, size: str) -> None:
    """Paint SCREEN offscreen, with an invented trainee, and write it to a PNG file."""
    width, height = measured(size)
    if out.suffix.lower() != ".png":
        fail(f"--out {out}: the picture is a PNG file, so end its name with .png", code=WRONG_USAGE)
    if not out.absolute().parent.is_dir():
        fail(f"--out {out}: there is no folder {out.absolute().parent}", code=WRONG_USAGE)
    try:
        output.refuse(out, force)
    except OSError as fault:
        refused(out, fault)
    offscreen()
    try:
        from trainer.app import application
        from trainer.ui.demo.shots import shoot
        from trainer.ui.unseen import unseen
    except ImportError as missing:
        fail(f"screenshot: the window cannot be made: {missing}", code=WRONG_USAGE)
    with unseen():
        application()
        painted = shoot(screen, (width, height))
    written(out, painted, force)
    click.echo(f"{out}: {screen}, {width}x{height}")


def measured(size: str) -> tuple[int, int]:
    """Width and height out of "1280x720"; ends the program with one clear line for anything else."""
    match = re.fullmatch(r"([0-9]{1,5})x([0-9]{1,5})", size.strip())
    if match is None:
        fail(f"--size {size!r}: write width x height in pixels, as in 1280x720", code=WRONG_USAGE)
    width, height = int(match[1]), int(match[2])
    if not (LEAST[0] <= width <= MOST[0] and LEAST[1] <= height <= MOST[1]):
        fail(f"--size {size}: choose a size from {LEAST[0]}x{LEAST[1]} to {MOST[0]}x{MOST[1]}", code=WRONG_USAGE)
    return width, height
