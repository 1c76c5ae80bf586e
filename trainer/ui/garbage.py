"""Garbage is looked for when a page was just opened, and never by itself: it takes 50 to 100 ms over all there is.

In the first moment on a page nobody presses anything yet; in the middle of a hand a gesture would wait for it.
"""

import gc

from trainer.ui.kit.shell import Shell
from trainer.ui.kit.soon import soon

BY_ITSELF = 1_000_000  # as good as never; what is young is still looked through as it comes
DUE = 10  # so many looks at what is young Python itself waits before it looks at all
SEEN_MS = 300
DEALT_ON = ("play", "drill")  # the pages on which one is at work at once


def only_at_rest() -> None:
    """Python looks through the old by itself no more."""
    young, middle, _old = gc.get_threshold()
    gc.set_threshold(young, middle, BY_ITSELF)


def page_opened(shell: Shell) -> None:
    """Look through everything a moment later, where it is due and no page stands that is worked on."""
    soon(shell, lambda: _look(shell), SEEN_MS)


def _look(shell: Shell) -> None:
    if shell.current not in DEALT_ON and gc.get_count()[2] > DUE:
        gc.collect()
