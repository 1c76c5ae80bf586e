"""What is known to fail of the hands written on 2026-11-30: expected to, strictly, until each is mended."""

from pathlib import Path

import pytest

KNOWN = Path(__file__).parent / "known.txt"
REASON = "written on 2026-11-30: the dealer's slip loses a mark beside its own, or the dealer waits; to be mended"


def pytest_collection_modifyitems(items: list[pytest.Item]) -> None:
    """Mark them; one that passes by now fails the run, so that its line is taken out."""
    known = set(KNOWN.read_text(encoding="utf-8").split("\n"))
    for item in items:
        if item.nodeid in known:
            item.add_marker(pytest.mark.xfail(strict=True, reason=REASON))
