"""What learners wrote, of one unit: read once from each graded notebook, then kept.

work/autograded/STUDENT/UNIT/ --> work/grading/answers/UNIT.jsonl, one line a graded submission

A line names the result it is of, by the journal's token, so that nothing has to be looked at again
to know that it is still true. The file can be removed at any time.
"""

from __future__ import annotations

import json
from collections.abc import Iterable, Iterator, Mapping
from dataclasses import dataclass
from pathlib import Path
from typing import Any

from autograder.course.outcome import Submission
from autograder.course.roles import role_of
from autograder.gradebook.course import Course
from autograder.gradebook.record.journal import FOLDER, LineFile, read_lines
from autograder.gradebook.report.forms import LONGEST, Form, Forms

ANSWERS = FOLDER / "answers"
_SMALL = 50


@dataclass(frozen=True, slots=True)
class Written:
    """One answer: its text, cut where it is endless, and its form if it is code."""

    text: str
    form: Form | None = None


Answers = Mapping[str, Mapping[str, Written]]


def read_answers(
    course: Course, unit: str, tokens: Mapping[str, str], forms: Forms
) -> dict[str, dict[str, Written]]:
    """Learner -> grade id -> answer, for those in ``tokens`` whose graded notebook is there.

    Args:
        tokens: learner -> token of the result that is meant.
    """
    path = course.root / ANSWERS / f"{unit}.jsonl"
    known: dict[str, dict[str, Written]] = {}
    lines = 0
    wanted = {token: student for student, token in tokens.items()}
    for line in read_lines(path):
        lines += 1
        student = wanted.get(str(line.get("token")))
        if student is not None and (answers := _answers(line)) is not None:
            known[student] = answers
    fresh = [student for student in tokens if student not in known]
    made = dict(_read_notebooks(course, unit, fresh, forms))
    if lines + len(made) > _SMALL + 2 * len(tokens):
        path.unlink(missing_ok=True)
        _append(path, tokens, known)
    _append(path, tokens, made)
    return known | made


def _append(
    path: Path, tokens: Mapping[str, str], answers: Mapping[str, Mapping[str, Written]]
) -> None:
    if not answers:
        return
    path.parent.mkdir(parents=True, exist_ok=True)
    file = LineFile(path)
    try:
        file.append(
            (
                {"token": tokens[student], "answers": {k: _plain(w) for k, w in each.items()}}
                for student, each in answers.items()
            ),
            flush=False,
        )
    finally:
        file.close()


def _plain(written: Written) -> list[Any]:
    form = written.form
    return [written.text, form and [form.form, form.size, form.shown, form.why]]


def _answers(line: Mapping[str, Any]) -> dict[str, Written] | None:
    try:
        return {
            name: Written(text, None if form is None else Form(*form))
            for name, (text, form) in line["answers"].items()
        }
    except (KeyError, TypeError, ValueError):  # a later version's
        return None


def _read_notebooks(
    course: Course, unit: str, students: Iterable[str], forms: Forms
) -> Iterator[tuple[str, dict[str, Written]]]:
    for student in students:
        place = Submission(student, unit)
        try:
            notebook = json.loads(course.graded(place.student, unit).read_bytes())
            cells = notebook["cells"]
        except (OSError, ValueError, KeyError, TypeError):
            continue
        yield student, dict(_of_cells(cells, forms))


def _of_cells(cells: list[dict[str, Any]], forms: Forms) -> Iterator[tuple[str, Written]]:
    answers = [cell for cell in cells if role_of(_grader(cell)).is_answer]
    texts = [cell["source"] for cell in answers]
    texts = [text if isinstance(text, str) else "".join(text) for text in texts]
    code = [text for text, cell in zip(texts, answers, strict=True) if _is_code(cell)]
    found = dict(zip(code, forms.of(code), strict=True))
    for text, cell in zip(texts, answers, strict=True):
        form = found[text] if _is_code(cell) else None
        yield _grader(cell)["grade_id"], Written(text[:LONGEST], form)


def _grader(cell: dict[str, Any]) -> dict[str, Any]:
    return cell["metadata"].get("nbgrader") or {}


def _is_code(cell: dict[str, Any]) -> bool:
    return bool(cell["cell_type"] == "code")
