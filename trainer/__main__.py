"""`python -m trainer` is the console script `trainer`."""

from trainer.cli import main

if __name__ == "__main__":
    main(prog_name="trainer")
