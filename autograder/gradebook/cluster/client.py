"""The grading machine's end of a cluster."""

from __future__ import annotations

import hashlib
import logging
import platform
import threading
import time
from collections.abc import Callable, Mapping, Sequence
from concurrent.futures import CancelledError
from contextlib import ExitStack, suppress
from pathlib import Path
from typing import Self

import dask
from distributed import Client, Future, KilledWorker, LocalCluster
from distributed.client import ClosedClientError
from distributed.comm.core import CommClosedError
from distributed.utils import get_mp_context

from autograder.course.course_content import CourseContent
from autograder.course.graded_assignment import GradedAssignment
from autograder.course.outcome import Outcome, Status, Submission
from autograder.gradebook.cluster import LOCAL, preload
from autograder.gradebook.cluster.worker import Grading, grade_here, refusal_of
from autograder.gradebook.grade_several import CannotGoOn
from autograder.rebuild import Rebuilt

# A batch system may take as long as it likes to start workers; that one waits is said sooner.
_CONNECT_S, _LOOK_S, _SAY_AFTER_S = 30, 5.0, 30.0
# Of tasks for each thread of a worker: one that runs, and one that is there when it ends.
_IN_FLIGHT = 2
# With no worker yet, so that a cluster which grows with its work sees some.
_AT_LEAST = 16

# What Dask's processes here are to do beside our work. Watching themselves, as they do for people
# who tune them, took a tenth of a class's time.
_QUIET = {
    "distributed.worker.multiprocessing-method": "forkserver",
    "distributed.worker.profile.enabled": False,
    "distributed.admin.tick.interval": "1s",
    "distributed.admin.system-monitor.interval": "10s",
}

# Ctrl-C reaches workers of this terminal, too; it is the driver's to answer.
_NO_INTERRUPT = "import signal; signal.signal(signal.SIGINT, signal.SIG_IGN)"


class Cluster:
    """Grades as an `Engine` does, on the workers of a Dask cluster."""

    def __init__(
        self,
        address: str,
        assignments: Sequence[GradedAssignment],
        content: CourseContent,
        root: Path,
        *,
        trust: bool,
        say: Callable[[str], None],
    ) -> None:
        """Connect, and give every worker what it needs; of one that cannot grade, say why.

        Args:
            address: of a scheduler, a file in which it wrote its address, or ``local:N`` for a
                cluster of ``N`` workers on this machine.
            say: told what an instructor should know meanwhile.

        Raises:
            CannotGoOn: there is no such cluster, or no worker of it can grade.
        """
        self.closed = False
        self._say, self._asking = say, threading.Lock()
        self._name = f"grading-{_id_of(root)}"
        with ExitStack() as undo:
            self._client = undo.enter_context(_connect(address, undo))
            plugin = Grading(self._name, assignments, content, root, trust=trust)
            try:
                self._client.register_plugin(plugin, name=self._name)
            except ModuleNotFoundError as error:
                raise CannotGoOn(
                    f"{address}: a worker has no module {error.name}. Start the workers with the "
                    "Python of this course's environment: `.venv/bin/dask worker ADDRESS`."
                ) from error
            undo.callback(self._unregister)
            self._require_fit(address)
            self._undo = undo.pop_all()

    def __enter__(self) -> Self:
        return self

    def __exit__(self, *_: object) -> None:
        self.kill()

    @property
    def jobs(self) -> int:
        """How many submissions to send at a time."""
        threads: dict[str, int] = self._client.nthreads()
        return max(_AT_LEAST, _IN_FLIGHT * sum(threads.values()))

    def kill(self) -> None:
        """Leave the cluster; what is being graded there is not waited for."""
        if not self.closed:
            self.closed = True
            with suppress(Exception):  # what is graded must still be recorded
                self._undo.close()

    def grade(
        self, assignment: GradedAssignment, rebuilt: Rebuilt, submission: Submission, *, seed: str
    ) -> Outcome:
        """As `Engine.grade`; a worker that is lost meanwhile is replaced by another.

        Raises:
            AuthorError: as `Engine.grade`.
            CannotGoOn: the scheduler is gone.
        """
        given = (self._name, assignment.name, rebuilt, submission, seed)
        try:
            future = self._client.submit(grade_here, *given, pure=False)
            self._wait_for(future)
            outcome: Outcome = future.result()
            future.release()
        except KilledWorker:
            detail = "several workers were lost while they graded it: grade it again"
            return Outcome(submission, Status.NOT_GRADED, seed=seed, detail=detail)
        except (CancelledError, ClosedClientError, CommClosedError) as error:
            raise CannotGoOn(
                "The cluster's scheduler does not answer any more. What is finished is kept; the "
                "same command goes on from here when it is back."
            ) from error
        return outcome

    def _wait_for(self, future: Future[Outcome]) -> None:
        done = threading.Event()
        future.add_done_callback(lambda _: done.set())
        began = time.monotonic()
        while not done.wait(_LOOK_S):
            if self._client.status == "closed":
                raise CommClosedError
            if time.monotonic() - began > _SAY_AFTER_S:
                self._say_if_nobody_grades()

    def _say_if_nobody_grades(self) -> None:
        """Say it once, not by every thread that waits."""
        if not self._asking.acquire(blocking=False):
            return
        refusals = self._refusals()
        if all(refusals.values()):
            what = "\n".join(_unfit(refusals)) or "No worker is there."
            self._say(f"{what} Waiting for one that grades. Ctrl-C stops; nothing is lost.")
        else:
            self._asking.release()

    def _refusals(self) -> dict[str, str]:
        """Why each worker grades nothing; empty for one that does."""
        found: dict[str, str] = self._client.run(refusal_of, self._name, on_error="ignore")
        return found

    def _require_fit(self, address: str) -> None:
        """Say which workers grade nothing; refuse if these are all there are."""
        refusals = self._refusals()
        if refusals and all(refusals.values()):
            raise CannotGoOn("\n".join([*_unfit(refusals), f"{address}: no worker can grade."]))
        for sentence in _unfit(refusals):
            self._say(sentence)

    def _unregister(self) -> None:
        with suppress(Exception):  # a scheduler that is gone has nothing to forget
            self._client.unregister_worker_plugin(self._name)


def _unfit(refusals: Mapping[str, str]) -> list[str]:
    return [f"{worker} grades nothing: {why}." for worker, why in refusals.items() if why]


def _connect(address: str, undo: ExitStack) -> Client:
    logging.getLogger("distributed").setLevel(logging.CRITICAL)
    if address.startswith(LOCAL):
        number = address.removeprefix(LOCAL)
        if not number.isdecimal() or int(number) < 1:
            raise CannotGoOn(f"{address}: write local:N, with a whole number from 1 upwards.")
        # Nothing stands between here and its workers: a result need not pass the scheduler.
        local = undo.enter_context(_cluster_of(int(number), undo))
        return Client(local, direct_to_workers=True)
    try:
        if Path(address).is_file():
            return Client(scheduler_file=address, timeout=_CONNECT_S)
        return Client(address, timeout=_CONNECT_S)
    except (OSError, ValueError) as error:
        reason = str(error).partition("\n")[0]
        raise CannotGoOn(f"{address}: no Dask scheduler answers there ({reason}).") from error


def _cluster_of(number: int, undo: ExitStack) -> LocalCluster:
    """Workers on this machine, forked from one process that imported what they need."""
    undo.enter_context(dask.config.set(_QUIET))
    get_mp_context()  # the first time it says itself what to import
    preload()
    return LocalCluster(
        n_workers=number,
        threads_per_worker=1,
        memory_limit=0,  # the engine has limits of its own
        dashboard_address=None,
        silence_logs=logging.CRITICAL,
        preload=[_NO_INTERRUPT],
    )


def _id_of(root: Path) -> str:
    """The same for every run on one course, so that a run ends what one before it left behind."""
    return hashlib.sha256(f"{platform.node()}:{root.resolve()}".encode()).hexdigest()[:12]
