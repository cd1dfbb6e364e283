"""From a rebuilt submission to its outcome."""

from __future__ import annotations

import os
import re
import threading
from collections.abc import Mapping, Sequence
from contextlib import ExitStack, suppress
from dataclasses import asdict, replace
from pathlib import Path

from autograder.course import devices
from autograder.course.course_content import CourseContent
from autograder.course.graded_assignment import GradedAssignment
from autograder.course.manifest import OnGpu
from autograder.course.outcome import Outcome, Status, Submission, Why
from autograder.course.problems import AuthorError
from autograder.course.roles import read_roles
from autograder.engine.driver.judge_pool import JudgePool
from autograder.engine.driver.on_gpu import GpuLooks, Look
from autograder.engine.driver.outputs import graded
from autograder.engine.driver.plan import (
    cells_to_judge,
    cells_to_run,
    first_given,
    job_for_judge,
)
from autograder.engine.driver.processes import ForkServer, Stopped, WorkerTemplate
from autograder.engine.driver.session import JudgeEnded, RanTooLong, Session
from autograder.engine.fair_time import machine_is_overrun
from autograder.engine.protocol import encoded
from autograder.engine.sandbox import Level, probe_capabilities
from autograder.rebuild import Rebuilt
from autograder.rebuild.texts import imports_in

# What plain asserts lean on is guarded only if it was there before any learner's code.
_OF_ASSERTS = {
    r"\b(np|numpy)\.testing\b": ("numpy.testing",),
    r"\btorch\.testing\b": (
        "torch.testing",
        "torch.distributed.tensor",  # by the first assert_close()
    ),
    r"\bpytest\b": ("pytest",),
    r"\bunittest\b": ("unittest",),
}
_Templates = tuple[WorkerTemplate, JudgePool]
_TOO_BUSY = (
    "it waited for a processor most of the time, so it could not be judged fairly: grade it again "
    "when the machine has less to do"
)
# What Python says where the kernel starts no further process, or no further thread.
_REFUSALS = ("BlockingIOError: [Errno 11]", "can't start new thread")


class Engine:
    """Grades submissions, several at a time if called from several threads."""

    def __init__(
        self,
        level: Level,
        content: CourseContent,
        *,
        hidden: Sequence[Path] = (),
        fork_server: ForkServer | None = None,
        soon: Sequence[GradedAssignment] = (),
    ) -> None:
        """Start the processes that everything is forked from.

        Args:
            content: what the course brings; its packages are shown, its words are used.
            hidden: what no learner's code may see, wherever it lies: the course.
            fork_server: one that was started already; it ends with this engine.
            soon: what will be graded: it gets ready for that, and nobody waits for it.
        """
        self._level, self._content = level, content
        self._hidden = [str(path.resolve()) for path in hidden]
        self._fork_server = fork_server or ForkServer()
        self._templates: dict[tuple[str, str], _Templates] = {}
        self._stopped: list[_Templates] = []
        self._gpu_looks = GpuLooks(
            devices.GPU, lambda assignment: self._templates_of(assignment, devices.GPU)
        )
        self._lock = threading.Lock()
        self._imported: set[str] = set()
        self.closed = False
        if soon:
            threading.Thread(target=self._get_ready, args=[soon], daemon=True).start()

    def __enter__(self) -> Engine:
        return self

    def __exit__(self, *_: object) -> None:
        self.kill()
        self._fork_server.close()

    def kill(self) -> None:
        """End every process, without waiting; what is being graded in another thread fails."""
        self.closed = True
        for runners, judges in [*self._stopped, *self._templates.values()]:
            runners.close()
            judges.close()
        self._fork_server.kill()

    def grade(
        self, assignment: GradedAssignment, rebuilt: Rebuilt, submission: Submission, *, seed: str
    ) -> Outcome:
        """Run and judge one submission; ``rebuilt``'s notebook gets the outputs.

        Raises:
            AuthorError: the assignment's own tests are broken, or our processes ended twice.
            UnfitTorch: nothing can be graded with the PyTorch that is installed.
        """
        for is_last in (False, True):
            try:
                return self._grade(assignment, rebuilt, submission, seed=seed)
            except Stopped:
                if is_last or self.closed:
                    raise
            except JudgeEnded as error:
                if is_last or self.closed:
                    return Outcome(
                        submission,
                        Status.NOT_GRADED,
                        detail=f"the process that judges it ended ({error}): grade it again",
                        notes=rebuilt.notes,
                        level=self._level.value,
                        seed=seed,
                    )
        raise AssertionError("the second time returns or raises")

    def _grade(
        self, assignment: GradedAssignment, rebuilt: Rebuilt, submission: Submission, *, seed: str
    ) -> Outcome:
        templates = runners, judges = self._templates_of(assignment)
        views = read_roles(rebuilt.notebook)
        cells = cells_to_run(rebuilt, views, assignment)
        session = Session(runners, judges, assignment.limits, cells, rebuilt.files)
        outcome = Outcome(
            submission, Status.NOT_GRADED, notes=rebuilt.notes, level=self._level.value, seed=seed
        )
        job = job_for_judge(rebuilt, views, assignment, seed)
        try:
            report = session.run(job)
        except RanTooLong as late:
            if not late.is_fair:
                return replace(outcome, detail=_TOO_BUSY, starved=True)
            limit_s = assignment.limits.wall_s
            detail = f"it was not through after {limit_s:g} seconds, and was stopped"
            return replace(outcome, status=Status.TIMED_OUT, detail=detail)
        except (Stopped, JudgeEnded):
            self._forget(assignment, templates)
            raise
        look = Look()
        if assignment.wants_gpu:
            look = self._gpu_looks.look(assignment, cells, job, report)
        counts = assignment.on_gpu is OnGpu.COUNTS
        found = (report, session, look)
        outcome = graded(
            outcome,
            rebuilt,
            *found,
            self._content.catalogue,
            gpu_counts=counts,
            asserts_are_usual=assignment.of_nbgrader,
        )
        was_stopped = "stopped" in report["skipped"].values() or any(
            verdict.why is Why.TIMED_OUT for verdict in outcome.verdicts
        )
        lacked_time = was_stopped and machine_is_overrun()
        return replace(outcome, starved=lacked_time or self._lacked_processes(outcome, rebuilt))

    def _lacked_processes(self, outcome: Outcome, rebuilt: Rebuilt) -> bool:
        """Whether a fork or a thread was refused, where others of one user may have left none.

        Only a user namespace counts the processes of a submission apart.
        """
        if self._level is Level.NAMESPACES and probe_capabilities().users:
            return False
        said = [str(each.finding.raised) for each in outcome.verdicts if each.finding]
        said += [": ".join(each.raised) for each in outcome.verdicts if each.raised]
        shown = (output for cell in rebuilt.notebook.cells for output in cell.get("outputs", []))
        said += [f"{output.get('ename')}: {output.get('evalue')}" for output in shown]
        return any(refusal in each for refusal in _REFUSALS for each in said)

    def _templates_of(self, assignment: GradedAssignment, gpu: str = "") -> _Templates:
        place = assignment.name, gpu
        with self._lock:
            if place not in self._templates:
                try:
                    self._require_fork_server()
                    try:
                        runners, judges = self._new_templates(assignment, gpu)
                    except Stopped:  # killed since it was looked at, or dying even then
                        if self.closed:
                            raise
                        self._require_fork_server(anew=True)
                        runners, judges = self._new_templates(assignment, gpu)
                except AuthorError:
                    self._fork_server.require_fit()
                    raise
                self._templates[place] = runners, judges
                if self.closed:  # meanwhile, by somebody who did not see these
                    runners.close()
                    judges.close()
            return self._templates[place]

    def _require_fork_server(self, *, anew: bool = False) -> None:
        """Start it again if it was killed, for lack of memory say; its templates live on."""
        self._fork_server.require_fit()
        found = self._fork_server.replaced() if anew else self._fork_server.instead()
        if found is not self._fork_server:
            self._fork_server = found
            self._imported.clear()
            if self.closed:  # meanwhile, by somebody who did not see this one
                found.kill()

    def _forget(self, assignment: GradedAssignment, stopped: _Templates) -> None:
        """Have new templates made for ``assignment``, unless another thread did so already."""
        place = assignment.name, ""
        with self._lock:
            if self._templates.get(place) is stopped:
                self._stopped.append(self._templates.pop(place))

    def _get_ready(self, soon: Sequence[GradedAssignment]) -> None:
        with suppress(AuthorError):  # grade() meets it again, and says it
            self._templates_of(soon[0])

    def _import(self, names: Sequence[str]) -> None:
        if new := [name for name in names if name not in self._imported]:
            self._fork_server.import_modules(new)
            self._imported.update(new)

    def _new_templates(self, assignment: GradedAssignment, gpu: str) -> _Templates:
        self._import(preloaded_for({**self._content.preloaded, **_OF_ASSERTS}, assignment))
        limits = asdict(assignment.limits)
        files = encoded(assignment.files)
        given = [cell.source for cell in first_given(assignment.cells)]
        with ExitStack() as undo:
            judges = self._fork_server.template(
                {"kind": "judge", "gpu": gpu, "cells": cells_to_judge(assignment), "files": files}
            )
            undo.callback(judges.close)
            runners = self._fork_server.template(
                {
                    "kind": "runner",
                    "gpu": gpu,
                    "visible_gpus": os.environ.get("CUDA_VISIBLE_DEVICES"),
                    "level": self._level.value,
                    "capabilities": asdict(probe_capabilities()),
                    "hidden": self._hidden,
                    "packages": list(self._content.packages),
                    "limits": limits,
                    "trusted": assignment.trusted,
                    "given": given,
                    "imports": [each for source in given for each in imports_in(source)],
                    "files": files,
                }
            )
            undo.callback(runners.close)
            if problems := judges.read_problems():
                raise AuthorError(f"{assignment.name}: " + " ".join(problems))
            undo.pop_all()
        return runners, JudgePool(judges)


def preloaded_for(modules: Mapping[str, Sequence[str]], assignment: GradedAssignment) -> list[str]:
    """The modules whose sign, a regular expression, is found in the texts of ``assignment``."""
    cells = (cell.source for cell in assignment.cells if cell.is_code)
    files = (each for name, each in assignment.files.items() if name.endswith(".py"))
    texts = "\n".join([*cells, *(each.decode("utf-8", "replace") for each in files)])
    return [name for sign, names in modules.items() if re.search(sign, texts) for name in names]
