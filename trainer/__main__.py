"""`python -m trainer` is the console script `trainer`; the bundle begins here as well, and so does its worker."""

import sys


def started() -> None:
    """Be the worker where that is asked for, else the command line."""
    if sys.argv[1:] == ["--worker"]:
        from trainer.worker.child import main as work

        work()
    if "--multiprocessing-fork" in sys.argv:  # a library's own process in the bundle must not open a second window
        from multiprocessing import freeze_support

        freeze_support()
        raise SystemExit("trainer: --multiprocessing-fork is for the bundle's own processes")
    from trainer.cli import main

    main(prog_name="trainer")


if __name__ == "__main__":
    started()
