"""Prose of a whole class, one question at a time: a page to read, a table to fill in.

    work/prose/UNIT_QUESTION.html    the question, the model answer, every answer once
    work/prose/UNIT_QUESTION.csv     a row a learner; points and comment go into the gradebook

Equal answers stand on the page once. Nobody's name is there: the number leads to the rows.
"""

from __future__ import annotations

import csv
from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass
from pathlib import Path

from nbgrader.api import Gradebook, MissingEntry

from autograder.course.layout import notebook_of
from autograder.course.outcome import Submission
from autograder.course.problems import AuthorError
from autograder.gradebook.plain import plain
from autograder.gradebook.report.answers import read_answers
from autograder.gradebook.report.asked import Asked, read_asked
from autograder.gradebook.report.building import ClassRead, read_class
from autograder.gradebook.report.choosing import Chosen
from autograder.gradebook.report.environment import make_environment
from autograder.gradebook.report.facts import read_facts
from autograder.gradebook.report.forms import Forms
from autograder.gradebook.tables import Value, write_table

FOLDER = Path("work", "prose")
_COLUMNS = ("answer", "learner", "points", "max", "comment", "unit", "question", "result")


@dataclass(frozen=True)
class Answer:
    """One text, whose it is, and what they have for it so far."""

    text: str
    learners: Sequence[str]
    points: Sequence[float | None]


def write_sheets(root: Path, units: Sequence[str] = (), *, everyone: bool = False) -> list[Path]:
    """Write a page and a table for each question that a person grades; their paths.

    Args:
        everyone: also those who have points already.
    """
    read = read_class(root, Chosen(units))
    page = make_environment(anonymous=True).get_template("prose.html.j2")
    written: list[Path] = []
    with Forms() as forms:
        for unit in read.units:
            for question, answers, tokens in by_question(read, unit, forms, everyone=everyone):
                path = read.course.root / FOLDER / f"{unit}_{question.id}.html"
                path.parent.mkdir(parents=True, exist_ok=True)
                made = page.render(question=question, answers=answers, unit=unit, anonymous=True)
                path.write_text(made, "utf-8")
                rows = _rows(unit, question, answers, tokens)
                written += [path, write_table(path.with_suffix(".csv"), _COLUMNS, rows)]
    return written


def enter_points(root: Path, path: Path) -> int:
    """Write the points and comments of a filled-in table into the gradebook; how many rows.

    Raises:
        AuthorError: a row cannot be meant; then none of them is written.
    """
    read = read_class(root)
    with path.open(encoding="utf-8-sig", newline="") as file:
        rows = [row for row in csv.DictReader(file) if (row.get("points") or "").strip()]
    found = {_given(row, "learner"): _problem(read, row) for row in rows}
    if problems := [f"{path}: {who}: {what}." for who, what in found.items() if what]:
        raise AuthorError("\n".join([*problems, "Nothing was entered."]))
    with read.course.gradebook() as gradebook:
        for row in rows:
            _enter(gradebook, row)
        gradebook.db.commit()
    return len(rows)


def by_question(
    read: ClassRead, unit: str, forms: Forms, *, everyone: bool
) -> Iterator[tuple[Asked, list[Answer], Mapping[str, str]]]:
    """Each question that a person grades, its different answers, and the token of each result."""
    asked = read_asked(read.course.root, unit)
    facts = read_facts(unit, "", asked, read.results, read.grades, read.journal)
    texts = read_answers(read.course, unit, facts.tokens, forms)
    for question in asked:
        if not question.by_hand or not question.model:
            continue
        by_text: dict[str, list[tuple[str, float | None]]] = {}
        for one in facts.tries[question.id]:
            written = texts.get(one.learner, {}).get(question.id)
            if written and one.tried and (everyone or one.points is None):
                by_text.setdefault(written.text.strip(), []).append((one.learner, one.points))
        answers = [
            Answer(text, [who for who, _ in own], [points for _, points in own])
            for text, own in sorted(by_text.items(), key=lambda each: (len(each[0]), each[0]))
        ]
        if answers:
            yield question, answers, facts.tokens


def _rows(
    unit: str, question: Asked, answers: Sequence[Answer], tokens: Mapping[str, str]
) -> Iterator[tuple[Value, ...]]:
    for number, answer in enumerate(answers, 1):
        for learner, points in zip(answer.learners, answer.points, strict=True):
            yield (
                number, learner, points, question.points, "", unit, question.id, tokens[learner],
            )  # fmt: skip


def _problem(read: ClassRead, row: Mapping[str, str]) -> str:
    """Why a row cannot be entered; empty if it can."""
    place = Submission(_given(row, "learner"), _given(row, "unit"))
    recorded, known = read.grades.submissions.get(place), read.journal.get(place)
    if recorded is None or _given(row, "question") not in recorded.grades:
        return f"the gradebook has no {_given(row, 'question')} of theirs in {place.assignment}"
    if known is None or known.graded is None or known.graded.token != _given(row, "result"):
        return "was graded again since this table was written; write it anew"
    most = recorded.grades[_given(row, "question")].most
    try:
        points = float(_given(row, "points").replace(",", "."))
    except ValueError:
        return f"{_given(row, 'points')} is no number"
    return "" if 0 <= points <= most else f"{points:g} is not between 0 and {most:g}"


def _enter(gradebook: Gradebook, row: Mapping[str, str]) -> None:
    """As formgrader does it."""
    unit = _given(row, "unit")
    place = (_given(row, "question"), notebook_of(unit), unit, _given(row, "learner"))
    grade = gradebook.find_grade(*place)
    grade.manual_score = float(_given(row, "points").replace(",", "."))
    grade.needs_manual_grade = False
    if said := _given(row, "comment"):
        try:
            gradebook.find_comment(*place).manual_comment = plain(said)
        except MissingEntry:  # a task has none
            pass


def _given(row: Mapping[str, str], name: str) -> str:
    """A field as it was written; the mark that keeps a spreadsheet from computing it is ours."""
    text = (row.get(name) or "").strip()
    return text[1:] if text.startswith("'") and text[1:2] in tuple("=+-@") else text
