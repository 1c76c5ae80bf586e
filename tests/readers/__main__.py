"""What is handed to outside readers: `python -m tests.readers strings|debriefs --seed N --out FILE --key KEYFILE`.

`strings` draws strings of every kind that a user reads, with old wordings planted among them; the key says which.
`debriefs` deals hands that go wrong in six ways, and shows what their debriefs say before the steps; the key is true.
`population --seed N --count SEEDS --out FOLDER` writes every string that so many seeds find, a file for each kind.
"""

import argparse
import os
from pathlib import Path

os.environ.setdefault("QT_QPA_PLATFORM", "offscreen")

from tests.readers import debriefs, strings


def main() -> None:
    """Write the file for a reader and its key."""
    parser = argparse.ArgumentParser(prog="python -m tests.readers", description=__doc__)
    parser.add_argument("what", choices=("strings", "debriefs", "population"))
    parser.add_argument("--seed", type=int, required=True)
    parser.add_argument("--count", type=int, help="200 strings and the planted ones besides, 30 debriefs, or 20 seeds")
    parser.add_argument("--plant", type=int, default=10, help="how many wrong sentences are planted among the strings")
    parser.add_argument("--out", type=Path, required=True)
    parser.add_argument("--key", type=Path, help="the file for what readers do not see")
    told = parser.parse_args()
    if told.what == "population":
        told.out.mkdir(parents=True, exist_ok=True)
        for kind, lines in strings.population(told.seed, told.count or 20).items():
            (told.out / f"{kind}.txt").write_text(strings.texts(lines, [])[0], encoding="utf-8")
        return
    if told.key is None:
        parser.error("--key is missing")
    if told.what == "strings":
        shown, key = strings.files(told.seed, told.count or 200, told.plant)
    else:
        shown, key = debriefs.files(told.seed, told.count or 30)
    for path, text in ((told.out, shown), (told.key, key)):
        path.parent.mkdir(parents=True, exist_ok=True)
        path.write_text(text, encoding="utf-8")


if __name__ == "__main__":
    main()
