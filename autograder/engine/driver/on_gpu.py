"""A submission looked at once more, on a GPU: which tests, by which processes, and what it means.

A grade is made on the CPU and the teaching device, as everywhere else. What a GPU says comes on
top, and where no GPU computes, nothing is lost.
"""

from __future__ import annotations

import threading
from collections.abc import Callable, Iterable, Mapping, Sequence
from dataclasses import dataclass, field, replace
from typing import Any

from autograder.course.devices import listed, together
from autograder.course.graded_assignment import GradedAssignment
from autograder.course.outcome import Note, Verdict, Why
from autograder.course.problems import AuthorError
from autograder.course.torch_version import UnfitTorch
from autograder.engine.driver.judge_pool import JudgePool
from autograder.engine.driver.plan import Cell
from autograder.engine.driver.processes import NoGpu, WorkerTemplate
from autograder.engine.driver.session import JudgeEnded, RanTooLong, Session

# So many submissions use the GPU at one time, and so much more time than on the CPU they have:
# each runner starts CUDA anew.
_JOBS, _PATIENCE = 2, 4

Templates = Callable[[GradedAssignment], tuple[WorkerTemplate, JudgePool]]


@dataclass(frozen=True)
class Look:
    """What the second look at a submission came to.

    Attributes:
        gpu: where it was; empty if there was none.
        verdicts: what the tests say there, by test.
        refused: why there was none though it was asked for.
    """

    gpu: str = ""
    verdicts: Mapping[str, Verdict] = field(default_factory=dict)
    refused: str = ""

    def added_to(
        self, first: Mapping[str, Verdict], *, counts: bool
    ) -> tuple[dict[str, Verdict], list[Note]]:
        """The verdicts with what is to be known of the GPU, and notes where the two differ."""
        verdicts, notes = dict(first), []
        for test, there in self.verdicts.items():
            here = first[test]
            devices = together([here.devices, there.devices])
            if here.why is Why.PASSED and there.why is Why.PASSED:
                verdicts[test] = replace(here, devices=devices)
                continue
            if there.why is Why.UNJUDGED:
                said = f"could not be judged: {there.raised[1] if there.raised else ''}"
            elif here.why is Why.PASSED:
                lost = counts and there.why is Why.FAILED
                verdicts[test] = (
                    replace(there, devices=devices)
                    if lost
                    else replace(
                        here, devices=together([devices, [self.gpu]]), fails_on=(self.gpu,)
                    )
                )
                said = f"fails: {_problem_of(there)}"
            elif there.why is Why.PASSED:
                others = [name for name in here.devices if name != "cpu"]
                said = f"passes, and fails on {listed(others)}: {_problem_of(here)}"
            else:
                continue
            text = f"On {self.gpu} `{test}` {said}"
            notes.append(Note(text, cell=test, flagged=True, private=True))
        return verdicts, notes


class GpuLooks:
    """Used by several threads; ``templates`` makes those of an assignment when first asked."""

    def __init__(self, gpu: str, templates: Templates) -> None:
        self._gpu, self._templates = gpu, templates
        self._jobs = threading.BoundedSemaphore(_JOBS)
        self._refused = ""
        self._has_computed = False

    def look(
        self,
        assignment: GradedAssignment,
        cells: Sequence[Cell],
        job: Mapping[str, Any],
        report: Mapping[str, Any],
    ) -> Look:
        """Run ``cells`` and ask those tests of ``job`` for which a second device matters.

        Args:
            report: what they said as they are graded.
        """
        wanted = _worth_it(assignment, map(Verdict.from_json, report["verdicts"]))
        if not wanted:
            return Look(self._gpu)
        limits = replace(assignment.limits, wall_s=_PATIENCE * assignment.limits.wall_s)
        # A test may lean on names of another one of its question.
        answers = {each["answer"] for each in job["tests"] if each["test"] in wanted}
        tests = [each for each in job["tests"] if each["answer"] in answers]
        job = {**job, "tests": tests, "limits": {**job["limits"], "wall_s": limits.wall_s}}
        with self._jobs:
            if self._refused:
                return Look(refused=self._refused)
            try:
                runners, judges = self._templates(assignment)
                found = Session(runners, judges, limits, cells, files={}).run(job)
            except NoGpu as refused:
                reason = str(refused).rstrip(".")
                if not self._has_computed:  # else it may be busy now, and free for the next
                    self._refused = reason
                return Look(refused=reason)
            except UnfitTorch:
                raise
            except (AuthorError, JudgeEnded) as error:
                return Look(refused=str(error).rstrip("."))
            except RanTooLong:
                return Look(refused="it was not through there in time")
        self._has_computed = True
        verdicts = map(Verdict.from_json, found["verdicts"])
        return Look(self._gpu, {each.test: each for each in verdicts if each.test in wanted})


def _worth_it(assignment: GradedAssignment, verdicts: Iterable[Verdict]) -> set[str]:
    """The tests that ask for a second device, but those that failed before they came to one."""
    return {
        verdict.test
        for verdict in verdicts
        if verdict.test in assignment.for_second_devices
        and not verdict.in_learner_process
        and (verdict.why is Why.PASSED or set(verdict.devices) > {"cpu"})
    }


def _problem_of(verdict: Verdict) -> str:
    if verdict.finding is None:
        return verdict.why.value
    found = verdict.finding
    told = {"you have": found.seen, "raised": found.raised, "expected": found.wanted}
    facts = "; ".join(f"{label}: {text}" for label, text in told.items() if text)
    return f"{found.problem.removesuffix('.')} ({facts})." if facts else found.problem
