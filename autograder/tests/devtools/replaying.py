"""A class of thousands, recorded and read as any other; only a few hundred of it were graded.

    graded for real ──outcomes──> handed in again under other names ──> the same rebuilding, queue,
                                                                        recorder and gradebook

Running ten thousand notebooks would take an hour and say nothing more of the writer.
"""

from __future__ import annotations

import os
import pickle
import resource
import shutil
import subprocess
import sys
import time
from collections.abc import Callable, Iterator, Mapping
from contextlib import contextmanager
from dataclasses import replace
from pathlib import Path
from typing import Any
from unittest.mock import patch

from autograder.course.graded_assignment import GradedAssignment
from autograder.course.outcome import Outcome, Submission
from autograder.engine.driver.engine import Engine
from autograder.gradebook import grade_class as grading
from autograder.gradebook.course import Course
from autograder.rebuild import Rebuilt
from autograder.tests.devtools.bench import most_memory_mib
from autograder.tests.devtools.simulated_class import make_simulated_class

# Outcomes as they travel from a worker of a cluster.
Noted = Mapping[Submission, bytes]
_EVERY = 1000


def run_many(root: Path, folder: Path, *, submissions: int, graded: int) -> Iterator[str]:
    """Grade some, record the rest, and read the results: lines with memory and seconds."""
    make_simulated_class(root, folder, graded)
    course = Course(folder)
    noted = grade_and_note(course)
    source_of = hand_in_again(course, noted, submissions - graded)
    yield f"{graded} submissions graded, {submissions - graded} more to record of their outcomes"
    started, found = time.monotonic(), list[tuple[int, float]]()

    def look(done: int) -> None:
        if not found or done // _EVERY > found[-1][0] // _EVERY:
            found.append((done, memory_mib()))

    replay(course, noted, source_of, look)
    seconds = time.monotonic() - started
    found.append((len(source_of), memory_mib()))
    yield from (f"{done:6} recorded: {mib:6.0f} MiB" for done, mib in found)
    yield f"recorded in {seconds:.0f} s, {1000 * seconds / len(source_of):.1f} ms each"
    for which in ("first", "second"):
        started, used = time.monotonic(), _cpu_s()
        mib = most_memory_mib(
            subprocess.Popen(
                [sys.executable, "-m", "autograder", "--course", str(folder), "results"],
                stdout=subprocess.DEVNULL,
            )
        )
        seconds = time.monotonic() - started
        cpu = f"{_cpu_s() - used:.0f} s of a processor"
        yield f"results of {submissions}, the {which} time: {seconds:.0f} s, {cpu}, {mib:.0f} MiB"


def grade_and_note(course: Course) -> dict[Submission, bytes]:
    """Grade what was handed in; the outcomes with their notebooks."""
    noted: dict[Submission, bytes] = {}

    class Noting(Engine):
        def grade(
            self,
            assignment: GradedAssignment,
            rebuilt: Rebuilt,
            submission: Submission,
            *,
            seed: str,
        ) -> Outcome:
            outcome = super().grade(assignment, rebuilt, submission, seed=seed)
            noted[submission] = pickle.dumps(outcome)
            return outcome

    with _graded_by(Noting):
        grading.grade_class(course.root)
    return noted


def hand_in_again(course: Course, noted: Noted, number: int) -> dict[Submission, Submission]:
    """Hand in ``number`` copies of what was graded, as learners who do unit after unit."""
    works: dict[str, list[Submission]] = {}
    for each in sorted(noted):
        works.setdefault(each.assignment, []).append(each)
    units, source_of = sorted(works), {}
    for place in range(number):
        learner, unit = divmod(place, len(units))
        work = works[units[unit]]
        source = work[learner % len(work)]
        again = Submission(f"learner-{learner:05d}", source.assignment)
        shutil.copytree(
            course.submitted(source.student, source.assignment),
            course.submitted(again.student, again.assignment),
            copy_function=os.link,
        )
        source_of[again] = source
    return source_of


def replay(
    course: Course,
    noted: Noted,
    source_of: Mapping[Submission, Submission],
    look: Callable[[int], None],
) -> list[Outcome]:
    """Grade the class with what was noted; ``look`` is told how many are done."""

    class Replaying:
        closed = False

        def __init__(self, *_: Any, **__: Any) -> None:
            """As an `Engine`, and without its processes."""

        def __enter__(self) -> Replaying:
            return self

        def __exit__(self, *_: object) -> None:
            self.kill()

        def kill(self) -> None:
            self.closed = True

        def grade(
            self, assignment: GradedAssignment, _: Rebuilt, submission: Submission, *, seed: str
        ) -> Outcome:
            outcome: Outcome = pickle.loads(noted[source_of[submission]])
            return replace(outcome, submission=submission, seed=seed)

    with _graded_by(Replaying):
        return grading.grade_class(course.root, report=lambda done, _: look(done))


def memory_mib() -> float:
    """What this process has in memory now."""
    pages = int(Path("/proc/self/statm").read_text("utf-8").split()[1])
    return pages * os.sysconf("SC_PAGE_SIZE") / (1 << 20)


def _cpu_s() -> float:
    """What children that have ended took of a processor."""
    used = resource.getrusage(resource.RUSAGE_CHILDREN)
    return used.ru_utime + used.ru_stime


@contextmanager
def _graded_by(engine: type) -> Iterator[None]:
    with patch.object(grading, "Engine", engine):
        yield
