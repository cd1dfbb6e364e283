"""Which wrong ideas the checks recognised in a class, and how many learners had each."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable

from autograder.course.canonical import read_notebook
from autograder.course.outcome import Status
from autograder.course.problems import AuthorError
from autograder.course.roles import Role, read_roles
from autograder.gradebook.cell_messages import messages_of_test
from autograder.gradebook.course import Course
from autograder.gradebook.results import Result


def count_misconceptions(course: Course, results: Iterable[Result]) -> Counter[str]:
    """Misconception id -> number of learners in whose graded work it was recognised."""
    by_student: dict[str, set[str]] = {}
    for result in results:
        if result.status is Status.GRADED:
            found = _recognised(course, result.student, result.assignment)
            by_student.setdefault(result.student, set()).update(found)
    return Counter(id for ids in by_student.values() for id in sorted(ids))


def _recognised(course: Course, student: str, assignment: str) -> set[str]:
    from autograder.content import CATALOGUE

    found = set()
    for path in sorted(course.graded(student, assignment, "x").parent.glob("*.ipynb")):
        try:
            notebook = read_notebook(path)
        except AuthorError:  # its score stands; `autograder feedback` says what is wrong with it
            continue
        for cell in read_roles(notebook):
            if cell.role is Role.TEST and cell.is_code:
                told = messages_of_test(notebook.cells[cell.index].outputs)
                found |= {one.misconception for one in told if one.misconception in CATALOGUE}
    return {id for id in found if id}
