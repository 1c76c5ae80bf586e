"""The features, played through the real window with a progress file on the disk."""

from pytest_bdd import scenarios

from tests.features.steps import *  # noqa: F403 - pytest-bdd finds steps in the module's names
from tests.features.steps_people import *  # noqa: F403 - the same
from tests.features.steps_questions import *  # noqa: F403 - the same
from tests.features.steps_session import *  # noqa: F403 - the same
from tests.features.steps_trouble import *  # noqa: F403 - the same

scenarios(".")
