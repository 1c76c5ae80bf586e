"""The files of what is recorded: whole decisions as JSON, packed so that the same ones make the same bytes."""

import gzip
import json
from collections.abc import Mapping
from pathlib import Path

from tests.recorded.of_hand import Sections
from tests.recorded.plain import Plain, canonical

FOLDER = Path(__file__).parent / "data"
WHOLE = ("examples", "rooms", "scenarios")
Cases = Mapping[str, Sections]


def write(name: str, cases: Cases) -> int:
    """Keep these under a name; how many bytes it takes."""
    FOLDER.mkdir(exist_ok=True)
    packed = gzip.compress(canonical(_shared(cases)).encode(), compresslevel=9, mtime=0)
    (FOLDER / f"{name}.json.gz").write_bytes(packed)
    return len(packed)


def read(name: str) -> dict[str, Sections]:
    """What was kept under that name. Raises FileNotFoundError where nothing was."""
    return _apart(json.loads(gzip.decompress((FOLDER / f"{name}.json.gz").read_bytes())))


def _shared(cases: Cases) -> Plain:
    """What is said the same twice stands there once: most houses say the same of most hands."""
    numbers: dict[str, int] = {}

    def number(entry: Plain) -> int:
        return numbers.setdefault(canonical(entry), len(numbers))

    told = {
        case: {
            section: [[number(each["of"]), number(each["says"])] for each in some] for section, some in found.items()
        }
        for case, found in cases.items()
    }
    return {"values": [json.loads(each) for each in numbers], "cases": told}


def _apart(kept: Plain) -> dict[str, Sections]:
    values = kept["values"]
    return {
        case: {
            section: [{"of": values[of], "says": values[says]} for of, says in some] for section, some in found.items()
        }
        for case, found in kept["cases"].items()
    }
