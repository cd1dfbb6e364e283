"""Prose of a whole class, one question at a time: a page to read, a table to fill in.

    work/prose/UNIT_QUESTION.html    the question, the model answer, every answer once
    work/prose/UNIT_QUESTION.csv     a row a learner; points and comment go into the gradebook
    work/prose/UNIT_QUESTION_filled_1.csv    an older one, with what is not in the gradebook

Equal answers stand on the page once. Nobody's name is there: the number leads to the rows.
"""

from __future__ import annotations

import csv
import math
from collections.abc import Callable, Iterator, Mapping, Sequence
from dataclasses import dataclass
from itertools import count
from pathlib import Path

from nbgrader.api import Gradebook, MissingEntry

from autograder.course.layout import notebook_of
from autograder.course.outcome import Submission
from autograder.course.problems import AuthorError
from autograder.gradebook.marking.rows import Given, read_rows
from autograder.gradebook.plain import plain
from autograder.gradebook.report.answers import read_answers
from autograder.gradebook.report.asked import Asked, read_asked
from autograder.gradebook.report.building import ClassRead, read_class
from autograder.gradebook.report.choosing import Chosen
from autograder.gradebook.report.environment import make_environment
from autograder.gradebook.report.facts import read_facts
from autograder.gradebook.report.forms import Forms
from autograder.gradebook.roster import open_list
from autograder.gradebook.tables import Value, write_table

FOLDER = Path("work", "prose")
_COLUMNS = ("answer", "learner", "points", "max", "comment", "unit", "question", "result")


@dataclass(frozen=True)
class Answer:
    """One text, whose it is, and what they have for it so far."""

    text: str
    learners: Sequence[str]
    points: Sequence[float | None]


def write_sheets(
    root: Path,
    units: Sequence[str] = (),
    *,
    everyone: bool = False,
    say: Callable[[str], None] = print,
) -> list[Path]:
    """Write a page and a table for each question that a person grades; their paths.

    A table with points or comments that the gradebook has not is kept, under another name.

    Args:
        everyone: also those who have points already.
        say: told of each table that was kept.
    """
    read = read_class(root, Chosen(units))
    page = make_environment(anonymous=True).get_template("prose.html.j2")
    written: list[Path] = []
    with read.course.gradebook() as gradebook, Forms() as forms:
        for unit in read.units:
            for question, answers, tokens in by_question(read, unit, forms, everyone=everyone):
                path = read.course.root / FOLDER / f"{unit}_{question.id}.html"
                path.parent.mkdir(parents=True, exist_ok=True)
                made = page.render(question=question, answers=answers, unit=unit, anonymous=True)
                path.write_text(made, "utf-8")
                table = path.with_suffix(".csv")
                known = read_rows(gradebook.engine, unit, question.id)
                if _has_more(table, {who: row.given for who, row in known.items()}):
                    say(f"{table} had points or comments that are not in the gradebook: it is now "
                        f"{_put_aside(table)}.")  # fmt: skip
                rows = _rows(unit, question, answers, tokens)
                written += [path, write_table(table, _COLUMNS, rows)]
    return written


def enter_points(root: Path, path: Path) -> int:
    """Write the points and comments of a filled-in table into the gradebook; how many rows.

    Raises:
        AuthorError: the table cannot be read, or a row cannot be meant; then none is written.
    """
    rows = [row for row in _read_table(path) if _given(row, "points")]
    read = read_class(root)
    found = [(_given(row, "learner"), _problem(read, row)) for row in rows]
    if problems := [f"{path}: {who}: {what}." for who, what in found if what]:
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


def _read_table(path: Path) -> list[dict[str, str]]:
    """The rows, as we wrote them or a spreadsheet saved them; ``AuthorError`` if there are none."""
    file, separator = open_list(path)
    table = csv.DictReader(file, delimiter=separator)
    if "points" not in (table.fieldnames or ()):
        raise AuthorError(f"{path}: has no column `points`; the columns are {', '.join(_COLUMNS)}.")
    return list(table)


def _has_more(path: Path, known: Mapping[str, Given]) -> bool:
    """Whether a table has what the gradebook has not; one that cannot be read may have."""
    if not path.exists():
        return False
    try:
        rows = _read_table(path)
    except AuthorError:
        return True
    return any(_is_new(row, known.get(_given(row, "learner"), Given())) for row in rows)


def _is_new(row: Mapping[str, str], known: Given) -> bool:
    said = plain(_given(row, "comment"))
    if said and said != known.comment:
        return True
    if not _given(row, "points"):
        return False
    try:
        points = _points(row)
    except ValueError:
        return True
    # A table has four digits behind the point.
    return known.points is None or not math.isclose(points, known.points, abs_tol=1e-4)


def _put_aside(path: Path) -> Path:
    """Give a table the next free name beside its own."""
    names = (path.with_stem(f"{path.stem}_filled_{number}") for number in count(1))
    return path.rename(next(name for name in names if not name.exists()))


def _problem(read: ClassRead, row: Mapping[str, str]) -> str:
    """Why a row cannot be entered; empty if it can."""
    place = Submission(_given(row, "learner"), _given(row, "unit"))
    recorded, known = read.grades.submissions.get(place), read.journal.get(place)
    if recorded is None or _given(row, "question") not in recorded.grades:
        return f"the gradebook has no {_given(row, 'question')} of theirs in {place.assignment}"
    if known is None or known.graded is None or known.graded.token != _given(row, "result"):
        return (
            "was graded again since this table was written: empty their points here and enter the "
            "rest, then run `make prose` for a new table"
        )
    most = recorded.grades[_given(row, "question")].most
    try:
        points = _points(row)
    except ValueError:
        return f"{_given(row, 'points')} is no number"
    return "" if 0 <= points <= most else f"{points:g} is not between 0 and {most:g}"


def _enter(gradebook: Gradebook, row: Mapping[str, str]) -> None:
    """As formgrader does it."""
    unit = _given(row, "unit")
    place = (_given(row, "question"), notebook_of(unit), unit, _given(row, "learner"))
    grade = gradebook.find_grade(*place)
    grade.manual_score = _points(row)
    grade.needs_manual_grade = False
    if said := _given(row, "comment"):
        try:
            gradebook.find_comment(*place).manual_comment = plain(said)
        except MissingEntry:  # a task has none
            pass


def _points(row: Mapping[str, str]) -> float:
    return float(_given(row, "points").replace(",", "."))


def _given(row: Mapping[str, str], name: str) -> str:
    """A field as it was written; the mark that keeps a spreadsheet from computing it is ours."""
    text = (row.get(name) or "").strip()
    return text[1:] if text.startswith("'") and text[1:2] in tuple("=+-@") else text
