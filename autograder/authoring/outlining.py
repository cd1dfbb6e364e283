"""The outline is a function of the manifest and the notebooks: written here, and held to them."""

from __future__ import annotations

import re
from collections.abc import Iterator
from pathlib import Path, PurePosixPath
from urllib.parse import unquote

from nbformat import NotebookNode

from autograder.authoring.badges import read_repository
from autograder.authoring.headings import anchor, headings
from autograder.authoring.questions import Question as Asked
from autograder.authoring.questions import is_code_shown, read_questions
from autograder.course.canonical import read_notebook
from autograder.course.layout import EXERCISES, SOLUTIONS
from autograder.course.manifest import Assignment, read_manifest
from autograder.course.names import assigned_names, defined_names
from autograder.course.outline import Outline, Question, Section, TestCell, Unit
from autograder.course.problems import Problem
from autograder.course.roles import HIDDEN_TESTS, Role, region_source, visible_source

OUTLINE = Path("autograder", "content", "outline.json")
_HEADING = re.compile(r"^#+ Question (\d+): (.+?)\s*$", re.MULTILINE)
_MINUTES = re.compile(r"\*\*(\d+) minutes?\*\*")
_TIME = re.compile(r"\*\*Time:\*\* (\d+) minutes")
_LESSON_LINK = re.compile(r"\]\([^)\s]*?course/([^)\s/#]+)\.ipynb#([^)\s]+)\)")


def write_outline(root: Path) -> bool:
    """Write the outline of the course in ``root``; return whether that changed the file."""
    path = root / OUTLINE
    if not path.parent.is_dir():  # a course whose package is elsewhere
        return False
    text = make_outline(root).to_text()
    if path.is_file() and path.read_text("utf-8") == text:
        return False
    path.write_text(text, "utf-8")
    return True


def verify_outline(root: Path) -> list[Problem]:
    """Whether the outline says what the manifest and the notebooks say."""
    path, where, mend = root / OUTLINE, OUTLINE.as_posix(), "make release"
    if not path.parent.is_dir():
        return []
    made = make_outline(root)
    problems = [problem for unit in made.units for problem in _gaps(unit)]
    if not path.is_file():
        return [*problems, Problem(where, "does not exist.", mend)]
    if path.read_text("utf-8") != made.to_text():
        problems.append(Problem(where, "does not say what the notebooks say.", mend))
    return problems


def _gaps(unit: Unit) -> Iterator[Problem]:
    """What the pages of learners would have to leave out."""
    source = unit.exercise.replace(EXERCISES, SOLUTIONS, 1)
    for question in unit.questions:
        place = f"{source}, cell `{question.id}`"
        if not question.title:
            yield Problem(place, "its question has no heading `## Question 3: Its title`.")
        if not question.sections:
            what = "the manifest names no row for it, and its question links to no section."
            yield Problem(place, what)
    if not unit.lesson_minutes:
        yield Problem(unit.lesson, "its opening does not say `**Time:** 60 minutes`.")
    asked = sum(question.minutes for question in unit.questions)
    if unit.minutes != asked and (unit.minutes % 5 or abs(unit.minutes - asked) > 5):
        what = (
            f"says {unit.minutes} minutes in its opening, and its questions {asked} together;"
            " say as many, or the multiple of five beside it."
        )
        yield Problem(source, what)


def make_outline(root: Path) -> Outline:
    """The outline of the course in ``root``, without units that have no notebook yet."""
    units = [
        _unit(root, assignment)
        for assignment in read_manifest(root).values()
        if (root / SOLUTIONS / assignment.name / assignment.notebook).is_file()
        and (root / assignment.lesson).is_file()
    ]
    return Outline(read_repository(root), tuple(units))


def _unit(root: Path, assignment: Assignment) -> Unit:
    notebook = read_notebook(root / SOLUTIONS / assignment.name / assignment.notebook)
    lesson = read_notebook(root / assignment.lesson)
    asked = [question for question in read_questions(notebook)[0] if question.id]
    return Unit(
        id=assignment.name,
        number=assignment.name.partition("_")[0],
        title=assignment.title,
        can_do=assignment.can_do,
        lesson=assignment.lesson,
        exercise=f"{EXERCISES}/{assignment.name}/{assignment.notebook}",
        # As the exercise says, rounded; where it says nothing, what its questions say.
        minutes=_stated_minutes(notebook) or sum(_minutes(question) for question in asked),
        lesson_minutes=_stated_minutes(lesson),
        self_marking=assignment.self_marking,
        headings=tuple(headings(root / assignment.lesson)),
        questions=tuple(
            outline_question(each, place, _linked(root, each) or _taught(assignment, str(each.id)))
            for place, each in enumerate(asked, start=1)
        ),
    )


def outline_question(asked: Asked, place: int, sections: tuple[Section, ...] = ()) -> Question:
    """The outline of the question that is number ``place``, should its heading not say it."""
    named = _HEADING.search(asked.asked.source)
    by_hand = asked.answers[0].role is Role.MANUAL
    graded = [asked.answers[0]] if by_hand else asked.tests
    return Question(
        id=str(asked.id),
        number=int(named[1]) if named else place,
        title=named[2].replace("`", "") if named else "",
        points=sum(cell.points or 0 for cell in graded),
        minutes=_minutes(asked),
        by_hand=by_hand,
        names=() if by_hand else _names(visible_source(asked.answers[0].source)),
        tests=tuple(
            TestCell(
                id=test.name,
                points=test.points or 0,
                hidden=not is_code_shown(test),
                has_hidden=bool(region_source(test.source, HIDDEN_TESTS).strip()),
            )
            for test in asked.tests
        ),
        sections=sections,
    )


def _names(stub: str) -> tuple[str, ...]:
    return tuple(sorted(defined_names(stub) | assigned_names(stub)))


def _linked(root: Path, asked: Asked) -> tuple[Section, ...]:
    """The sections that the question's own text links to, in its order."""
    found: dict[Section, None] = {}
    for lesson, fragment in _LESSON_LINK.findall(asked.asked.source):
        path = root / "course" / f"{lesson}.ipynb"
        titles = headings(path) if path.is_file() else []
        for title in titles:
            if anchor(title, notebook=True) == unquote(fragment):
                found[Section(lesson, title)] = None
    return tuple(found)


def _taught(assignment: Assignment, question: str) -> tuple[Section, ...]:
    """The sections of the ideas that the manifest says the question grades."""
    lesson = PurePosixPath(assignment.lesson).stem
    graded = assignment.questions.get(question, ())
    rows = [row for row in assignment.rows if row.id in graded]
    return tuple(dict.fromkeys(Section(lesson, title) for row in rows for title in row.sections))


def _stated_minutes(notebook: NotebookNode) -> int:
    return int(_first(_TIME, "\n".join(cell.source for cell in notebook.cells)))


def _minutes(asked: Asked) -> int:
    return int(_first(_MINUTES, asked.asked.source))


def _first(pattern: re.Pattern[str], text: str) -> str:
    found = pattern.search(text)
    return found[1] if found else "0"
