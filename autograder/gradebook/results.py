"""What is known of each submission: graded or not, and only then a score.

nbgrader's own export gives 0.0 to a submission it could not grade. Here that is `NOT_GRADED`,
without a score, so that nobody takes our fault for a learner's.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping
from dataclasses import dataclass
from pathlib import Path

from autograder.collecting.submissions import UNSTORABLE, is_storable
from autograder.course.manifest import read_manifest
from autograder.course.outcome import Status, Submission
from autograder.gradebook.course import Course
from autograder.gradebook.grades import Grades, Recorded, read_grades
from autograder.gradebook.record import Entry, Known, read_journal
from autograder.gradebook.record.digests import digest_of_folder
from autograder.gradebook.tables import write_table

_AGAIN = "run `make grade`"
_COLUMNS = (
    "student", "assignment", "status", "score", "max_score", "waiting", "flagged", "detail",
    "devices",
)  # fmt: skip
_UNKNOWN = "there is no assignment of this name"


@dataclass(frozen=True)
class Result:
    """What became of one submission.

    Attributes:
        score: ``None`` unless graded; without the points that wait for a person.
        max_score: ``None`` if no such assignment was released.
        waiting: points that a person has yet to give.
        flagged: an instructor should look at it.
        detail: what an instructor should know or do; empty when all is well.
        devices: where its tests went; empty where that is not known.
    """

    student: str
    assignment: str
    status: Status
    score: float | None
    max_score: float | None
    waiting: float = 0
    flagged: bool = False
    detail: str = ""
    devices: tuple[str, ...] = ()


def read_results(course: Course) -> list[Result]:
    """One result for every submission, whether its folder or only its grade is there."""
    with course.gradebook() as gradebook:
        return results_of(course, read_grades(gradebook.engine), read_journal(course.root))


def results_of(
    course: Course,
    grades: Grades,
    journal: Mapping[Submission, Known],
    is_wanted: Callable[[Submission], bool] = lambda place: True,
) -> list[Result]:
    """`read_results` of what was read already, and of what is wanted: each looks at a folder."""
    manifest = read_manifest(course.root)
    handed_in = {Submission(*place) for place in course.submissions()}
    return [
        _result(course, place, journal.get(place), grades)
        if (name := place.assignment) in manifest
        else Result(place.student, name, Status.NOT_GRADED, None, None, detail=_UNKNOWN)
        for place in sorted(grades.submissions.keys() | journal.keys() | handed_in)
        if is_wanted(place)
    ]


def write_csv(results: Iterable[Result], path: Path, called: Callable[[str], str] = str) -> Path:
    """The results as a table; the score of a submission that was not graded is left empty.

    ``called`` says under which name a learner stands there.
    """
    rows = [
        (
            called(each.student),
            each.assignment,
            each.status.value,
            each.score,
            each.max_score,
            each.waiting,
            "yes" if each.flagged else "",
            each.detail,
            " ".join(each.devices),
        )
        for each in results
    ]
    return write_table(path, _COLUMNS, rows)


def _result(course: Course, place: Submission, known: Known | None, grades: Grades) -> Result:
    """Of one submission, from the journal, and the gradebook's grades of it if there are any."""
    recorded, most = grades.submissions.get(place), grades.most(place.assignment)
    latest = known.latest if known else None
    flagged = latest is not None and latest.flagged
    reason = _reason(course, place, known, recorded)
    if reason or recorded is None:
        status = Status.NOT_GRADED
        if latest is not None and latest.status is not Status.GRADED:
            status = latest.status
        return Result(
            place.student, place.assignment, status, None, most, flagged=flagged, detail=reason
        )
    return Result(
        place.student,
        place.assignment,
        Status.GRADED,
        score=max(0.0, recorded.score - recorded.penalty),
        max_score=most,
        waiting=sum(grade.most for grade in recorded.grades.values() if grade.is_waiting),
        flagged=flagged,
        detail=_said(latest) if latest else "graded by another program than this one",
        devices=latest.devices if latest else (),
    )


def _reason(
    course: Course, place: Submission, known: Known | None, recorded: Recorded | None
) -> str:
    """Why the submission has no score that may be published; empty if it has one."""
    if not is_storable(place):
        return UNSTORABLE
    if known is None:
        # nbgrader enters a submission before it grades it, and leaves no notebook if it fails.
        graded = course.graded(place.student, place.assignment)
        return "" if recorded is not None and graded.is_file() else f"not graded yet: {_AGAIN}"
    if known.latest.status is not Status.GRADED:
        detail = known.latest.detail
        kept = f"{detail.removesuffix('.')}; the gradebook keeps an older score"
        return kept if known.graded else detail
    if recorded is None:
        return f"the gradebook has no grade for it any more: {_AGAIN}"
    if not known.latest.is_what({name: grade.auto for name, grade in recorded.grades.items()}):
        return f"the gradebook has other scores than were recorded last: {_AGAIN}"
    folder = course.submitted(place.student, place.assignment)
    changed = folder.is_dir() and digest_of_folder(folder) != known.latest.submitted
    return f"handed in again since it was graded: {_AGAIN}" if changed else ""


def _said(entry: Entry) -> str:
    """What was noticed about a graded submission, less what is the same for the whole class."""
    return " ".join(note.text for note in entry.notes if note.flagged or not note.private)
