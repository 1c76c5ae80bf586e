"""The bundle deals its demo on a computer without anything: no network, no environment, no home."""

import json
import shutil
import subprocess
import sys
from importlib.util import find_spec
from pathlib import Path

import pytest

ROOT = Path(__file__).parents[2]
LONGEST = 900
HOUSE = "upt"


@pytest.fixture(scope="module")
def bundle(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """The program as it is given away, built of a copy so that nothing of the checkout can help it."""
    source = tmp_path_factory.mktemp("source") / "checkout"
    shutil.copytree(ROOT, source, ignore=shutil.ignore_patterns(".*", "build", "dist", "tests", "__pycache__"))
    done = subprocess.run(
        [sys.executable, "build_spec.py"], cwd=source, capture_output=True, text=True, check=False, timeout=LONGEST
    )
    assert done.returncode == 0, done.stderr
    moved = tmp_path_factory.mktemp("given") / "dealer-trainer"
    shutil.move(source / "dist" / "dealer-trainer", moved)
    shutil.rmtree(source)
    return moved


@pytest.mark.full
@pytest.mark.skipif(find_spec("miniaudio") is None, reason="this computer goes without the sound library")
def test_the_bundle_takes_along_what_the_sounds_are_played_with(bundle: Path) -> None:
    for name in ("_miniaudio*", "_cffi_backend*", "card.wav"):
        assert [*bundle.rglob(name)], name


def without_a_network() -> list[str]:
    """What begins a command that has no network; nothing where that is not possible."""
    ways = (["unshare", "--net"], ["unshare", "--map-root-user", "--net"])
    for way in ways if shutil.which("unshare") else ():
        if subprocess.run([*way, "true"], capture_output=True, check=False).returncode == 0:
            return way
    return []


@pytest.mark.full
@pytest.mark.skipif(sys.platform == "win32", reason="Windows starts nothing without an environment")
def test_the_bundle_deals_its_demo_offline_with_an_empty_environment(bundle: Path, tmp_path: Path) -> None:
    out = tmp_path / "out"
    way = [shutil.which(each) or each for each in without_a_network()[:1]] + without_a_network()[1:]
    done = subprocess.run(
        [*way, str(bundle / "trainer"), "demo", "--book", HOUSE, "--out", str(out)],
        env={},
        cwd="/",
        capture_output=True,
        text=True,
        check=False,
        timeout=LONGEST,
    )
    assert done.returncode == 0, done.stderr
    assert done.stderr == ""
    report = json.loads((out / "report.json").read_text(encoding="utf-8"))
    assert report["as_expected"]
    pictures = list(out.glob("*.png"))
    assert len(pictures) == sum(len(each["pictures"]) for each in report["hands"])
    assert all(each.stat().st_size > 10_000 for each in pictures)
    if not way:
        pytest.skip("dealt, but no network could be taken away here (unshare is not allowed)")
