"""A folder as a network gives it, for whoever opens a progress file in this process: kept with a rollback journal."""

from trainer.progress import network


def on_a_network() -> None:
    """From now on this process takes every folder for one on a network."""
    network._remote = lambda folder: True  # what lies below `on_network`, however that is imported
