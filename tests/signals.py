"""Signals as a terminal's own program has them, wherever the tests run: in the background a shell ignores some."""

HEARD = """
import signal
for name in ("SIGINT", "SIGTERM", "SIGHUP"):
    if hasattr(signal, name):
        number = getattr(signal, name)
        signal.signal(number, signal.default_int_handler if name == "SIGINT" else signal.SIG_DFL)
"""
"""Begins the code of a process that is sent a signal."""
