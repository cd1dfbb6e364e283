"""Grading a class: every submission that is there, several at a time, recorded by one writer."""

from __future__ import annotations

import os
from collections import Counter
from collections.abc import Callable, Collection, Iterable, Iterator, Sequence
from dataclasses import dataclass, replace
from difflib import get_close_matches
from pathlib import Path
from typing import TYPE_CHECKING

from autograder.collecting.submissions import UNSTORABLE, find_submissions, is_storable, printable
from autograder.content import CONTENT
from autograder.course import devices
from autograder.course.course_content import CourseContent
from autograder.course.devices import checked_on, together
from autograder.course.graded_assignment import GradedAssignment, read_assignment
from autograder.course.layout import folder_of, is_of_nbgrader
from autograder.course.manifest import OnGpu, read_manifest
from autograder.course.outcome import Outcome, Progress, Status, Submission
from autograder.course.problems import AuthorError
from autograder.engine.driver.engine import Engine
from autograder.engine.driver.processes import ForkServer
from autograder.engine.sandbox import Level, strongest_level
from autograder.gradebook.briefs import Briefs
from autograder.gradebook.changes import Changes
from autograder.gradebook.grade_several import Task, grade_all
from autograder.gradebook.record import DryRecorder, Recorder

if TYPE_CHECKING:  # at run time it needs the extra of its name
    from autograder.gradebook.cluster.client import Cluster


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
    dry: bool = False,
    new_seed: bool = False,
    cuda: bool = False,
    changes: Changes | None = None,
    cluster: str | None = None,
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
        dry: grade, and write nothing.
        new_seed: draw other inputs than before, for everything that is named; it implies
            ``force``. For when the seed of a unit, or what was drawn from it, became known.
        cuda: look at what asks for a second device on a GPU, too, in every assignment.
        changes: told who has other points than before.
        cluster: where a Dask cluster is that grades in place of this machine; see `Cluster`.

    Returns:
        The outcomes without notebooks and findings, in the order of students and assignments.

    Raises:
        AuthorError: nothing can be graded, or nothing can be recorded; what was finished is kept.
            An `UnfitTorch` is one: the installed PyTorch is too old, or lacks a name.
    """
    if cluster:  # whose machines may allow what this one does not
        from autograder.gradebook.cluster import import_ahead

        import_ahead(cluster)
    else:
        safe_level(trust=trust)
    coursework = read_coursework(root, cuda=cuda)
    found, lost = find_submissions(coursework.submitted)
    for sentence in lost:
        say(sentence)
    found = [
        submission
        for submission in found
        if (not names or submission.assignment in names)
        and (not students or submission.student in students)
    ]
    _require_handed_in(found, coursework.submitted, names, students)
    known_names = {s.assignment for s in found} & {*coursework.names, *names}
    there = coursework.read(sorted(known_names))
    notebooks: dict[str, list[GradedAssignment]] = {}
    for each in there:
        notebooks.setdefault(folder_of(each.name), []).append(each)
    content = coursework.content
    grader: Engine | Cluster
    if cluster:
        grader = _require_dask()(cluster, there, content, root, trust=trust, say=say)
        at_once = grader.jobs
    else:
        level = safe_level(trust=trust)
        grader = Engine(level, content, hidden=[root], fork_server=fork_server, soon=there)
        at_once = default_jobs()
    with grader, (DryRecorder if dry else Recorder)(root, there, say=say) as recorder:
        known = {s for s in found if s.assignment in notebooks and is_storable(s)}
        pairs = [
            (Submission(each.student, notebook.name), notebook)
            for each in found
            if each in known
            for notebook in notebooks[each.assignment]
        ]
        wanted = [
            Task(
                submission,
                notebook,
                coursework.submitted / submission.folder,
                recorder.seed_of(submission, new=new_seed),
            )
            for submission, notebook in pairs
            if force or new_seed or not recorder.is_up_to_date(submission)
        ]
        if changes:
            changes.expect(root, (task.submission for task in wanted), there)
        outcomes = [_misnamed(s, coursework.names) for s in found if s not in known]
        unknown, briefs = len(outcomes), Briefs()
        # A thread more than there is work would only cost its start.
        for batch in grade_all(grader, wanted, min(jobs or at_once, len(wanted))):
            for outcome in recorder.record(*batch):
                if changes:
                    changes.note(outcome, recorder.digest_of(outcome.submission))
                outcomes.append(briefs.brief(outcome))
            if report:
                report(len(outcomes) - unknown, len(wanted))
        grader.kill()  # its processes go while the recorder flushes
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


def _require_dask() -> type[Cluster]:
    try:
        from autograder.gradebook.cluster.client import Cluster
    except ModuleNotFoundError as error:
        raise AuthorError(
            f"{error.name}, which --cluster needs, is not installed: run `make setup-cluster`."
        ) from error
    return Cluster


def submissions_in(root: Path, names: Sequence[str] = ()) -> list[Submission]:
    """Everything handed in, by student and assignment; ``names`` chooses assignments."""
    found, _ = find_submissions(read_coursework(root).submitted)
    return [submission for submission in found if not names or submission.assignment in names]


def describe(outcomes: Iterable[Outcome]) -> str:
    """The summary after grading: how many of each kind, what needs a person, how safe it was."""
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
    levels = {outcome.level for outcome in outcomes if outcome.level}
    lines += [level.describe() for level in Level if level.value in levels]
    return "\n".join([*lines, *_describe_gpu(outcomes)])


def _describe_gpu(outcomes: Sequence[Outcome]) -> Iterator[str]:
    """What came of looking on a GPU; nothing if nobody asked for it."""
    looked = [outcome for outcome in outcomes if outcome.gpu]
    used = sum(outcome.gpu in outcome.devices for outcome in looked)
    if used:
        yield (
            f"Looked at again on {devices.GPU}: {used}. There a submission can also open the GPU's "
            "device files and read /sys, and its memory is not limited."
        )
    elif looked and not any(each.no_gpu for each in outcomes):
        yield f"No answer got as far as a second device, so none was looked at on {devices.GPU}."
    for reason, number in Counter(each.no_gpu for each in outcomes if each.no_gpu).items():
        yield (
            f"Not looked at on {devices.GPU}, though that was asked for: {number} ({reason}). "
            "Their grades are as without a GPU; the same command tries these again."
        )


@dataclass(frozen=True)
class Coursework:
    """What there is to grade in a course.

    Attributes:
        submitted: the folder of everybody's submissions.
        names: the assignments.
        content: what the course brings.
        read: reads the assignments of some names, ready to grade.
    """

    submitted: Path
    names: Collection[str]
    content: CourseContent
    read: Callable[[Sequence[str]], list[GradedAssignment]]


def read_coursework(root: Path, *, cuda: bool = False) -> Coursework:
    """The coursework of the course in ``root``, this one or another of nbgrader's."""
    if is_of_nbgrader(root):
        from autograder.gradebook import nbgrader_course

        return nbgrader_course.read_coursework(root)
    manifest = read_manifest(root)

    def read(name: str) -> GradedAssignment:
        assignment, on_gpu = read_assignment(root, name), manifest[name].on_gpu
        is_noted = cuda and on_gpu is OnGpu.NOTHING
        return replace(assignment, on_gpu=OnGpu.NOTED if is_noted else on_gpu)

    submitted = root / "work" / "submitted"
    return Coursework(submitted, manifest, CONTENT, lambda names: [*map(read, names)])


def _misnamed(submission: Submission, known: Iterable[str]) -> Outcome:
    if not is_storable(submission):
        return Outcome(submission, Status.NOT_GRADED, detail=UNSTORABLE)
    close = get_close_matches(submission.assignment.strip().lower(), known, n=1, cutoff=0.7)
    there_are = f"there are {', '.join(sorted(known))}"
    what = f"if it is {close[0]}, rename the folder" if close else there_are
    return Outcome(submission, Status.NOT_GRADED, detail=f"there is no such assignment; {what}")


def _require_handed_in(
    found: Sequence[Submission], submitted: Path, names: Sequence[str], students: Sequence[str]
) -> None:
    nothing = "nothing was handed in that you ask for; it would be in"
    missing = [name for name in names if name not in {s.assignment for s in found}]
    if missing:
        raise AuthorError(f"{missing[0]}: {nothing} {submitted}/*/{missing[0]}/.")
    missing = [name for name in students if name not in {s.student for s in found}]
    if missing:
        raise AuthorError(f"{missing[0]}: {nothing} {submitted}/{missing[0]}/.")
