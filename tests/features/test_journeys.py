"""The features, played through the real window with a progress file on the disk."""

from pytest_bdd import scenarios

from tests.features.steps import *  # noqa: F403 - pytest-bdd finds steps in the module's names

scenarios(".")
