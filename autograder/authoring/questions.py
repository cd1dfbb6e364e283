"""The questions of an assignment's source notebook, and what makes one incomplete.

A question begins at the markdown cell that names its difficulty, and ends where the next begins:

    question cell  ->  answer cell  ->  test cells  ->  hints (anywhere in between)
"""

from __future__ import annotations

import ast
import re
from collections import Counter
from collections.abc import Iterable
from dataclasses import dataclass, field

from nbformat import NotebookNode

from autograder.course.graded_assignment import SECOND_DEVICE
from autograder.course.problems import Problem
from autograder.course.roles import (
    HIDDEN_TESTS,
    CellView,
    Role,
    read_roles,
    region_source,
    visible_source,
)

DIFFICULTY = re.compile(r"\*\*Difficulty\*\* (●○○|●●○|●●●) · \*\*\d+ minutes?\*\*")
_POINTS = re.compile(r"\*\*(\d+(?:\.\d+)?) points?\*\*")
_ALL_POINTS = re.compile(r"\*\*Points:\*\* (\d+(?:\.\d+)?)")
_DETAILS = re.compile(r"<details>\s*<summary>(.*?)</summary>(.*?)</details>", re.DOTALL)
_GIVEN = (Role.PLAIN, Role.READ_ONLY)
_ADDS_A_DEVICE = re.compile(r"\b(second|teaching)_device\(\)")
_TIERS = 3  # the idea, the place, the code


@dataclass
class Question:
    """One question: the cell that asks it and the cells that belong to it."""

    asked: CellView
    answers: list[CellView] = field(default_factory=list)
    tests: list[CellView] = field(default_factory=list)
    texts: list[str] = field(default_factory=list)

    @property
    def id(self) -> str | None:
        """The grade id of its answer cell."""
        return self.answers[0].grade_id if self.answers else None


def read_questions(notebook: NotebookNode) -> tuple[list[Question], list[CellView]]:
    """The questions in order, and the answer and test cells that stand before any question."""
    questions: list[Question] = []
    stray: list[CellView] = []
    for cell in read_roles(notebook):
        given = cell.role in _GIVEN and not cell.is_code
        if given and DIFFICULTY.search(cell.source):
            questions.append(Question(cell, texts=[cell.source]))
        elif cell.role.is_answer or cell.role is Role.TEST:
            if not questions:
                stray.append(cell)
            elif cell.role is Role.TEST:
                questions[-1].tests.append(cell)
            else:
                questions[-1].answers.append(cell)
        elif questions and given:
            questions[-1].texts.append(cell.source)
    return questions, stray


def verify_questions(notebook: NotebookNode, where: str) -> list[Problem]:
    """What is missing from the questions of a source notebook."""
    questions, stray = read_questions(notebook)
    line = "`**Difficulty** ●○○ · **5 minutes**`"
    problems = [
        Problem(f"{where}, {cell.place}", f"has no question above it that says {line}.")
        for cell in stray
    ]
    for question in questions:
        spot = f"{where}, {(question.answers or [question.asked])[0].place}"
        problems += [Problem(spot, reason) for reason in _question_reasons(question)]
    problems += _verify_all_points(notebook, where)
    problems += [
        Problem(f"{where}, cell `{name}`", "shares its grade id or cell id with another cell.")
        for name in _repeated(cell.name for cell in read_roles(notebook) if cell.name)
    ]
    return problems + verify_hints(notebook, where)


def _verify_all_points(notebook: NotebookNode, where: str) -> list[Problem]:
    """An opening that promises other points than can be earned; it may leave them out."""
    cells = read_roles(notebook)
    stated = _ALL_POINTS.search("\n".join(cell.source for cell in cells if not cell.is_code))
    total = sum(cell.points or 0 for cell in cells)
    if not stated or float(stated[1]) == total:
        return []
    what = f"promises {stated[1]} points in its opening, but {total:g} can be earned."
    return [Problem(where, what)]


def _question_reasons(question: Question) -> list[str]:
    if not question.answers:
        return ["asks a question that no answer cell follows."]
    reasons = [
        f"follows the answer `{question.id}` without a question of its own"
        f" (`{extra.name}` needs a cell above it that names difficulty and minutes)."
        for extra in question.answers[1:]
    ]
    answer = question.answers[0]
    graded = [answer] if answer.role is Role.MANUAL else question.tests
    reasons += [f"has no points in `{cell.name}`." for cell in graded if not cell.points]
    stated = _POINTS.search(question.asked.source)
    total = sum(cell.points or 0 for cell in graded)
    if stated and float(stated.group(1)) != total:
        reasons.append(f"promises {stated.group(1)} points, but {total:g} can be earned.")
    return reasons + (_test_reasons(question) if answer.role is Role.SOLUTION else [])


def _test_reasons(question: Question) -> list[str]:
    """What is missing from a question that is graded by running."""
    if not question.tests:
        return ["has no test cell."]
    reasons = [
        f"has a test called `{test.grade_id}`, not `{question.id}-...`."
        for test in question.tests
        if not str(test.grade_id).startswith(f"{question.id}-")
    ]
    if not any(is_code_shown(test) for test in question.tests):
        reasons.append("has no visible check.")
    if not any(_runs(region_source(test.source, HIDDEN_TESTS)) for test in question.tests):
        reasons.append("has no hidden tests.")
    tiers = sum(len(_DETAILS.findall(text)) for text in question.texts)
    if tiers < _TIERS:
        reasons.append(f"has {tiers} of {_TIERS} hints: the idea, the place, the code.")
    return reasons


def is_code_shown(test: CellView) -> bool:
    """Whether learners see anything of a test cell that runs."""
    return _runs(visible_source(test.source))


def _runs(source: str) -> bool:
    """Whether a text is more than comments."""
    lines = (line.strip() for line in source.split("\n"))
    return any(line and not line.startswith("#") for line in lines)


def verify_hints(notebook: NotebookNode, where: str) -> list[Problem]:
    """Folded blocks that are empty, or that do not fold."""
    problems = []
    for cell in read_roles(notebook):
        if cell.is_code:
            continue
        spot = f"{where}, {cell.place}"
        blocks = _DETAILS.findall(cell.source)
        if len(blocks) != len(re.findall(r"<details", cell.source)):
            form = "`<details><summary>...</summary> ... </details>`"
            problems.append(Problem(spot, f"has a folded block that is not {form}."))
        for summary, body in blocks:
            if not summary.strip() or not body.strip():
                problems.append(Problem(spot, "has an empty hint."))
    return problems


def verify_draw_keys(notebook: NotebookNode, where: str) -> list[Problem]:
    """Draws whose key is not a literal, or that would repeat the inputs of another draw."""
    problems: list[Problem] = []
    keys: list[str] = []
    for cell in read_roles(notebook):
        if cell.role is not Role.TEST:
            continue
        spot = f"{where}, cell `{cell.name}`"
        try:
            calls = [node for node in ast.walk(ast.parse(cell.source)) if _is_draw(node)]
        except SyntaxError as error:
            problems.append(Problem(spot, f"is not Python: {error.msg}, line {error.lineno}."))
            continue
        for call in calls:
            first = call.args[0] if isinstance(call, ast.Call) and call.args else None
            if isinstance(first, ast.Constant) and isinstance(first.value, str):
                keys.append(first.value)
            else:
                problems.append(Problem(spot, "draws with a key that is no literal text."))
    return problems + [
        Problem(where, f"draws twice with the key `{key}`: the same inputs again.")
        for key in _repeated(keys)
    ]


def verify_second_device(notebook: NotebookNode, where: str) -> list[Problem]:
    """Tests that ask for a second device where no cell that is given adds one."""
    cells = read_roles(notebook)
    given = [cell.source for cell in cells if cell.is_code and cell.role in _GIVEN]
    if any(_ADDS_A_DEVICE.search(source) for source in given):
        return []
    return [
        Problem(
            f"{where}, cell `{cell.name}`",
            "draws for a second device, and the setup adds none: call `second_device()` there, or "
            "the CPU is all that it meets.",
        )
        for cell in cells
        if cell.role is Role.TEST and SECOND_DEVICE.search(cell.source)
    ]


def _is_draw(node: ast.AST) -> bool:
    if not isinstance(node, ast.Call):
        return False
    called = node.func
    return getattr(called, "id", getattr(called, "attr", None)) == "drawn"


def _repeated(names: Iterable[str]) -> list[str]:
    return sorted(name for name, count in Counter(names).items() if count > 1)
