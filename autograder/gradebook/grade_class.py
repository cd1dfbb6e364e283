"""Grading a class: every submission that is there, several at a time, recorded by one writer.

threads (one a job): rebuild -> Engine.grade ──outcomes──> this thread: Recorder, progress
"""

from __future__ import annotations

import os
import queue
import threading
import time
import traceback
from collections import Counter
from collections.abc import Callable, Iterable, Iterator, Sequence
from contextlib import suppress
from dataclasses import dataclass, replace
from difflib import get_close_matches
from pathlib import Path
from typing import TypeVar

from autograder.collecting.submissions import UNSTORABLE, find_submissions, is_storable, printable
from autograder.content import CONTENT
from autograder.course.devices import checked_on, together
from autograder.course.graded_assignment import GradedAssignment, read_assignment
from autograder.course.manifest import read_manifest
from autograder.course.outcome import Outcome, Progress, Status, Submission
from autograder.course.problems import AuthorError
from autograder.course.torch_version import UnfitTorch
from autograder.engine.driver.engine import Engine
from autograder.engine.driver.processes import ForkServer
from autograder.engine.sandbox import Level, strongest_level
from autograder.gradebook.record import Recorder
from autograder.rebuild import CannotRebuild, rebuild

_T = TypeVar("_T")
_QUEUED = 16  # outcomes hold whole notebooks; no more of them wait for the writer
# Outcomes that are recorded together, for that costs half; and how long the first of them waits.
_TOGETHER, _WAIT_S = 8, 0.2


@dataclass(frozen=True)
class Task:
    """One submission to grade, and what its inputs are drawn from."""

    submission: Submission
    assignment: GradedAssignment
    seed: str


def default_jobs() -> int:
    """How many submissions at a time: one more than processors, for each waits now and then."""
    return (os.cpu_count() or 1) + 1


def grade_class(
    root: Path,
    *,
    names: Sequence[str] = (),
    students: Sequence[str] = (),
    jobs: int | None = None,
    force: bool = False,
    trust: bool = False,
    say: Callable[[str], None] = print,
    report: Progress | None = None,
    fork_server: ForkServer | None = None,
) -> list[Outcome]:
    """Grade what was handed in to the course in ``root``; one outcome for each, recorded.

    Args:
        names: assignments; all of them if none is named.
        students: whose submissions; everybody's if none is named.
        jobs: how many at a time, `default_jobs` if not said.
        force: also those that were graded already and have not changed.
        trust: grade even where submissions cannot be locked in.
        say: told what an instructor should know meanwhile.
        report: told how many of how many are done.
        fork_server: a process that was started already, to fork from.

    Returns:
        The outcomes without their notebooks, in the order of students and assignments.

    Raises:
        AuthorError: nothing can be graded, or nothing can be recorded; what was finished is kept.
            An `UnfitTorch` is one: the installed PyTorch is too old, or lacks a name.
    """
    level = safe_level(trust=trust)
    found, lost = find_submissions(root / "work" / "submitted")
    for sentence in lost:
        say(sentence)
    found = [
        submission
        for submission in found
        if (not names or submission.assignment in names)
        and (not students or submission.student in students)
    ]
    _require_handed_in(found, names, students)
    manifest = read_manifest(root)
    assignments = _read_assignments(root, {s.assignment for s in found}, names, manifest)
    there = list(assignments.values())
    with (
        Engine(level, CONTENT, hidden=[root], fork_server=fork_server, soon=there) as engine,
        Recorder(root, there, say=say) as recorder,
    ):
        known = {s for s in found if s.assignment in assignments and is_storable(s)}
        wanted = [
            Task(submission, assignments[submission.assignment], recorder.seed_of(submission))
            for submission in found
            if submission in known and (force or not recorder.is_up_to_date(submission))
        ]
        outcomes = [_misnamed(s, manifest) for s in found if s not in known]
        unknown = len(outcomes)
        # A thread more than there is work would only cost its start.
        for batch in _graded(engine, root, wanted, min(jobs or default_jobs(), len(wanted))):
            outcomes += [replace(outcome, notebook=None) for outcome in recorder.record(*batch)]
            if report:
                report(len(outcomes) - unknown, len(wanted))
        engine.kill()  # its processes go while the recorder flushes
    return sorted(outcomes, key=lambda outcome: outcome.submission)


def safe_level(*, trust: bool) -> Level:
    """The strongest sandbox there is; refuse if it is none, unless told to trust."""
    level = strongest_level()
    if level.trusted_only and not trust:
        raise AuthorError(
            f"{level.describe()} Submissions are programs: grade on a machine that can lock them "
            "in, or say --trust-submissions if you know who wrote each of them."
        )
    return level


def submissions_in(root: Path, names: Sequence[str] = ()) -> list[Submission]:
    """Everything handed in, by student and assignment; ``names`` chooses assignments."""
    found, _ = find_submissions(root / "work" / "submitted")
    return [submission for submission in found if not names or submission.assignment in names]


def describe(outcomes: Iterable[Outcome], level: Level) -> str:
    """The summary after grading: how many of each kind, and what needs a person."""
    outcomes = list(outcomes)
    counts = Counter(outcome.status for outcome in outcomes)
    parts = [f"{counts[status]} {status.value}" for status in Status]
    flagged = [outcome for outcome in outcomes if outcome.flagged]
    what = "1 submission" if len(outcomes) == 1 else f"{len(outcomes)} submissions"
    lines = [f"{what}: {', '.join(parts)}, {len(flagged)} flagged."]
    for outcome in outcomes:
        who = f"{printable(outcome.submission.student)}, {printable(outcome.submission.assignment)}"
        if outcome.status is not Status.GRADED:
            lines.append(f"  {who}: {outcome.status.value}: {outcome.detail}")
        lines += [f"  {who}: {note.text}" for note in outcome.notes if note.flagged]
    if where := checked_on(together(outcome.devices for outcome in outcomes)):
        lines.append(where)
    return "\n".join([*lines, level.describe()])


def _read_assignments(
    root: Path, handed_in: Iterable[str], asked: Sequence[str], manifest: Iterable[str]
) -> dict[str, GradedAssignment]:
    """The assignments among ``handed_in`` that exist; all of them must that somebody named."""
    known = set(manifest)
    return {
        name: read_assignment(root, name)
        for name in sorted(handed_in)
        if name in known or name in asked
    }


def _misnamed(submission: Submission, known: Iterable[str]) -> Outcome:
    if not is_storable(submission):
        return Outcome(submission, Status.NOT_GRADED, detail=UNSTORABLE)
    close = get_close_matches(submission.assignment.strip().lower(), known, n=1, cutoff=0.7)
    there_are = f"there are {', '.join(sorted(known))}"
    what = f"if it is {close[0]}, rename the folder" if close else there_are
    return Outcome(submission, Status.NOT_GRADED, detail=f"there is no such assignment; {what}")


def _require_handed_in(
    found: Sequence[Submission], names: Sequence[str], students: Sequence[str]
) -> None:
    missing = [name for name in names if name not in {s.assignment for s in found}]
    if missing:
        raise AuthorError(f"{missing[0]}: nothing was handed in, in work/submitted/*/{missing[0]}.")
    missing = [name for name in students if name not in {s.student for s in found}]
    if missing:
        raise AuthorError(f"{missing[0]}: nothing was handed in, in work/submitted/{missing[0]}/.")


def _graded(
    engine: Engine, root: Path, tasks: Sequence[Task], jobs: int
) -> Iterator[list[Outcome]]:
    """The outcomes of ``tasks`` as they come, a few at a time.

    Those for which the machine had too little time are tried once more in the end, alone.
    """
    task_of = {task.submission: task for task in tasks}
    starved: list[Task] = []
    for batch in _graded_together(engine, root, tasks, jobs):
        starved += [task_of[each.submission] for each in batch if each.starved]
        yield [each for each in batch if not each.starved]
    for task in starved:
        yield [grade_one(engine, root, task)]


def _graded_together(
    engine: Engine, root: Path, tasks: Sequence[Task], jobs: int
) -> Iterator[list[Outcome]]:
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
                done.put(grade_one(engine, root, task))
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


def grade_one(engine: Engine, root: Path, task: Task) -> Outcome:
    """The outcome of one submission, whatever it is: nothing of it stops the class."""
    folder = root / "work" / "submitted" / task.submission.student / task.submission.assignment
    nothing = Outcome(task.submission, Status.NOT_GRADED, seed=task.seed)
    try:
        rebuilt = rebuild(task.assignment, folder)
        return engine.grade(task.assignment, rebuilt, task.submission, seed=task.seed)
    except CannotRebuild as error:
        return replace(nothing, detail=error.reason)
    except UnfitTorch:  # of the machine: it would be said of everybody
        raise
    except AuthorError as error:
        return replace(nothing, detail=str(error))
    except Exception as error:
        if not engine.closed:  # closed under us, by Ctrl-C: nobody waits for this outcome
            traceback.print_exc()
        return replace(nothing, detail=f"a fault of the grader: {type(error).__name__}: {error}")
