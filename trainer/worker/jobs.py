"""The jobs that the worker knows: written keys, and the functions of lower layers that they mean."""

from collections.abc import Callable, Mapping
from dataclasses import dataclass
from importlib import import_module

TROUBLE = "trainer.progress.trouble:StoreTrouble"
PROFILE_FILE = "trainer.progress.profile_file"


@dataclass(frozen=True, slots=True)
class Job:
    """A function as `module:name`, loaded where it is to run, and the faults that it may raise.

    It takes what it is given and `so_far=`; all of it, and what it gives, can be pickled. It leaves nothing half done
    where `so_far` raises, and may be asked for again.
    """

    function: str
    faults: tuple[str, ...] = ()

    def load(self) -> Callable[..., object]:
        """The function itself. Raises ImportError and AttributeError."""
        found = loaded(self.function)
        assert callable(found)
        return found

    def expected(self) -> tuple[type[Exception], ...]:
        """The classes of its faults."""
        return tuple(map(_fault, self.faults))


JOBS: Mapping[str, Job] = {
    "verify": Job("trainer.progress.at_path:verified", (TROUBLE,)),
    "back-up": Job("trainer.progress.at_path:backed_up", (TROUBLE,)),
    "export": Job("trainer.progress.at_path:exported", (TROUBLE,)),
    "prove": Job("trainer.progress.proof:proof", (TROUBLE,)),
    "import": Job(
        "trainer.progress.at_path:imported",
        (
            TROUBLE,
            *(f"trainer.progress.profile_file:{name}" for name in ("BadName", "Faulty", "HereAlready", "NameTaken")),
        ),
    ),
    "corrected": Job("trainer.progress.at_path:corrected", (TROUBLE,)),
    "move": Job("trainer.study.moving:moved", (TROUBLE, "trainer.rules.ledger_faults:BadLedger")),
    "renew-index": Job("trainer.questions.catalog:renew"),
    "practised": Job("trainer.study.finding:found_out"),
    "stances": Job("trainer.study.asking_each:stances_of"),
    "stocked": Job("trainer.study.stocking:stocked"),
    "practised-own": Job("trainer.study.finding_own:find_out"),
}


def loaded(name: str) -> object:
    """What `module:name` means. Raises ImportError and AttributeError."""
    module, _, attribute = name.partition(":")
    return getattr(import_module(module), attribute)


def _fault(name: str) -> type[Exception]:
    found = loaded(name)
    assert isinstance(found, type)
    assert issubclass(found, Exception)
    return found
