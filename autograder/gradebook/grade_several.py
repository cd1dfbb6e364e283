"""Submissions graded several at a time; what becomes of each is handed on as it comes.

threads (one a job): rebuild -> Grader.grade ──outcomes──> the caller's thread: Recorder, progress
"""

from __future__ import annotations

import queue
import threading
import time
import traceback
from collections.abc import Iterator, Sequence
from contextlib import suppress
from dataclasses import dataclass, replace
from pathlib import Path
from typing import Protocol, TypeVar

from autograder.course.graded_assignment import GradedAssignment
from autograder.course.outcome import Note, Outcome, Status, Submission
from autograder.course.problems import AuthorError
from autograder.course.torch_version import UnfitTorch
from autograder.rebuild import CannotRebuild, OnlyOthers, Rebuilt, rebuild

_T = TypeVar("_T")
_QUEUED = 16  # outcomes hold whole notebooks; no more of them wait for the writer
# Outcomes that are recorded together, for that costs half; and how long the first of them waits.
_TOGETHER, _WAIT_S = 8, 0.2


class CannotGoOn(AuthorError):
    """Nothing more can be graded; it would be said of everybody."""


class Grader(Protocol):
    """What grades: an engine on this machine, or a cluster of them."""

    closed: bool

    def grade(
        self, assignment: GradedAssignment, rebuilt: Rebuilt, submission: Submission, *, seed: str
    ) -> Outcome:
        """Run and judge one submission; called from several threads."""
        ...


@dataclass(frozen=True)
class Task:
    """One submission to grade, the folder it lies in, and what its inputs are drawn from."""

    submission: Submission
    assignment: GradedAssignment
    folder: Path
    seed: str


def grade_all(grader: Grader, tasks: Sequence[Task], jobs: int) -> Iterator[list[Outcome]]:
    """The outcomes of ``tasks`` as they come, a few at a time.

    Those for which the machine had too little time, or no process left, are tried once more in
    the end, alone; what is found then counts.
    """
    task_of = {task.submission: task for task in tasks}
    starved: list[Task] = []
    for batch in _graded_together(grader, tasks, jobs):
        starved += [task_of[each.submission] for each in batch if each.starved]
        yield [each for each in batch if not each.starved]
    for task in starved:
        yield [grade_one(grader, task)]


def _graded_together(grader: Grader, tasks: Sequence[Task], jobs: int) -> Iterator[list[Outcome]]:
    waiting: queue.SimpleQueue[Task] = queue.SimpleQueue()
    for task in tasks:
        waiting.put(task)
    done: queue.Queue[Outcome | BaseException] = queue.Queue(_QUEUED)
    stopped = threading.Event()

    def work() -> None:
        while not stopped.is_set():
            try:
                task = waiting.get_nowait()
            except queue.Empty:
                return
            try:
                done.put(grade_one(grader, task))
            except BaseException as error:  # else nobody would know that this one is missing
                done.put(error)
                return

    threads = [threading.Thread(target=work, daemon=True) for _ in range(jobs)]
    for thread in threads:
        thread.start()
    try:
        left = len(tasks)
        while left:
            # Fewer and fewer, so that little is left to record when the last one is graded.
            found = _several(done, max(1, min(left // 2, _TOGETHER)))
            left -= len(found)
            yield [each for each in found if isinstance(each, Outcome)]
            for each in found:
                if isinstance(each, BaseException):
                    raise each
    finally:
        stopped.set()


def _several(line: queue.Queue[_T], most: int) -> list[_T]:
    """What comes first out of ``line``, and up to ``most`` in all if they come soon."""
    found = [line.get()]
    ends = time.monotonic() + _WAIT_S
    with suppress(queue.Empty):
        while len(found) < most:
            found.append(line.get(timeout=max(ends - time.monotonic(), 0)))
    return found


def grade_one(grader: Grader, task: Task) -> Outcome:
    """The outcome of one submission, whatever it is: nothing of it stops the class."""
    nothing = Outcome(task.submission, Status.NOT_GRADED, seed=task.seed)
    try:
        rebuilt = rebuild(task.assignment, task.folder)
        return grader.grade(task.assignment, rebuilt, task.submission, seed=task.seed)
    except OnlyOthers as error:
        scores = dict.fromkeys(task.assignment.points, 0.0)
        notes = (Note(error.reason),)
        return replace(nothing, status=Status.GRADED, missing=True, scores=scores, notes=notes)
    except CannotRebuild as error:
        return replace(nothing, detail=error.reason)
    except (UnfitTorch, CannotGoOn):  # of the machine: it would be said of everybody
        raise
    except AuthorError as error:
        return replace(nothing, detail=str(error))
    except Exception as error:
        if not grader.closed:  # closed under us, by Ctrl-C: nobody waits for this outcome
            traceback.print_exc()
        return replace(nothing, detail=f"a fault of the grader: {type(error).__name__}: {error}")
