"""What a worker of a cluster has while a class is graded: an engine, if it can be trusted with one.

It runs in Dask's own worker process. Learners' code runs where it always does: in processes that
this engine's fork server forks and locks in, on the worker's machine.
"""

from __future__ import annotations

import hashlib
import platform
import time
from collections.abc import Mapping, Sequence
from functools import cache
from importlib.metadata import PackageNotFoundError, version
from pathlib import Path

from distributed import Reschedule, Worker, get_worker
from distributed.diagnostics.plugin import WorkerPlugin

import autograder
from autograder.course.course_content import CourseContent
from autograder.course.graded_assignment import GradedAssignment
from autograder.course.layout import is_of_nbgrader
from autograder.course.outcome import Outcome, Submission
from autograder.engine.driver.engine import Engine
from autograder.engine.driver.processes import ForkServer
from autograder.engine.sandbox import strongest_level
from autograder.rebuild import Rebuilt

# Before a worker that grades nothing gives a task back: else it would be first to get the next.
_PAUSE_S = 1.0


class Grading(WorkerPlugin):
    """One course's grading, on each worker that there is and on each that comes later.

    Attributes:
        refusal: why this worker grades nothing; empty if it does.
    """

    def __init__(
        self,
        name: str,
        assignments: Sequence[GradedAssignment],
        content: CourseContent,
        root: Path,
        *,
        trust: bool,
    ) -> None:
        self.name, self.refusal = name, ""
        self._assignments = {each.name: each for each in assignments}
        self._content, self._root, self._trust = content, root, trust
        self._needs_torch = not is_of_nbgrader(root)
        self._versions = versions()
        self._engine: Engine | None = None

    def setup(self, worker: Worker) -> None:
        """Get ready, or say why not. Nothing that goes wrong here stops the worker."""
        self.refusal = self._unfit() or ""
        if self.refusal:
            return
        self._engine = Engine(
            strongest_level(),
            self._content,
            hidden=[self._root],
            fork_server=ForkServer(needs_torch=self._needs_torch),
            soon=list(self._assignments.values())[:1],
        )

    def teardown(self, worker: Worker) -> None:
        """End the engine's processes."""
        if self._engine:
            self._engine.__exit__()

    def grade(
        self, assignment: str, rebuilt: Rebuilt, submission: Submission, seed: str
    ) -> Outcome:
        """As `Engine.grade`, with an assignment that this worker has already.

        Raises:
            Reschedule: this worker grades nothing, or nothing more, so that another one may.
        """
        if self._engine is None:
            time.sleep(_PAUSE_S)
            raise Reschedule
        try:
            return self._engine.grade(self._assignments[assignment], rebuilt, submission, seed=seed)
        except Exception:
            if self._engine.closed:  # the worker was told to end: its time with Slurm is up, say
                raise Reschedule from None
            raise

    def _unfit(self) -> str | None:
        for what, here in versions().items():
            if here != (wanted := self._versions[what]):
                return f"it has {what} {here}, and the machine that records {wanted}"
        level = strongest_level()
        if level.trusted_only and not self._trust:
            return f"it cannot lock submissions in: {level.describe()}"
        return None


def grade_here(
    name: str, assignment: str, rebuilt: Rebuilt, submission: Submission, seed: str
) -> Outcome:
    """The task: grade one submission with the engine of the worker that this runs on."""
    plugin = get_worker().plugins[name]
    assert isinstance(plugin, Grading)  # a worker has it before it gets its first task
    return plugin.grade(assignment, rebuilt, submission, seed)


def refusal_of(name: str, dask_worker: Worker) -> str:
    """Why the worker that this runs on grades nothing; empty if it does."""
    plugin = dask_worker.plugins.get(name)
    return plugin.refusal if isinstance(plugin, Grading) else "it has just joined"


@cache
def versions() -> Mapping[str, str]:
    """What must be the same wherever one class is graded, by the words for it."""
    try:
        torch = version("torch").partition("+")[0]  # builds for other hardware compute the same
    except PackageNotFoundError:
        torch = "none"
    python = ".".join(platform.python_version_tuple()[:2])
    return {"Python": python, "PyTorch": torch, "grader": _digest_of_package()}


def _digest_of_package() -> str:
    """Changes with every line of the program that grades."""
    package, found = Path(autograder.__file__).parent, hashlib.sha256()
    for path in sorted(package.rglob("*.py")):
        where = path.relative_to(package)
        if where.parts[0] not in ("tests", "labextension"):
            found.update(f"{where}\n".encode() + path.read_bytes())
    return found.hexdigest()[:12]
