"""Looking at what a killed program left: it opens, it is whole, and nothing lies about that nobody needs."""

import traceback
from pathlib import Path

from tests.trust.job import Job, Killed, Verdict
from tests.trust.jobs_kept import whole
from trainer.progress.backups import backups, folder_of
from trainer.progress.store import Store
from trainer.progress.trouble import StoreTrouble


def look(job: Job, killed: Killed) -> Verdict:
    """What the kill has cost."""
    verdict = Verdict()
    if _opens(killed.data, verdict) and whole(killed.data, verdict):
        try:
            job.checked(killed, verdict)
        except StoreTrouble as trouble:
            verdict.add("lock-outs", trouble.sentence)
        except Exception:  # noqa: BLE001  # whatever it is, it is harm
            verdict.add("faults", traceback.format_exc())
        for each in left_over(killed.data):
            verdict.add("left over", each)
    return verdict


def _opens(path: Path, verdict: Verdict) -> bool:
    try:
        Store.open(path).close()
    except StoreTrouble as trouble:
        verdict.add("lock-outs", trouble.sentence)
        return False
    except Exception:  # noqa: BLE001  # as above
        verdict.add("lock-outs", traceback.format_exc())
        return False
    return True


def left_over(path: Path) -> list[str]:
    """What lies beside the closed file, and among its backups, and is neither."""
    known = {path, folder_of(path), *(each.path for each in backups(path))}
    there = [*path.parent.iterdir(), *(folder_of(path).iterdir() if folder_of(path).is_dir() else ())]
    return [str(each.relative_to(path.parent)) for each in sorted(there) if each not in known]
