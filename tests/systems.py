"""What a test needs of the system beneath it, and is skipped without."""

import sys

import pytest

WINDOWS = sys.platform == "win32"
LINKS = pytest.mark.skipif(WINDOWS, reason="making links needs a right there")
PIPES = pytest.mark.skipif(WINDOWS, reason="pipes have no place in a folder there")
NAMES = pytest.mark.skipif(sys.platform != "linux", reason="every name of a file is text there")
MEASURED = pytest.mark.skipif(WINDOWS, reason="nobody tells there what another process used")
