"""What the command line does for a learner: the same as the notebook, for files."""

from __future__ import annotations

from collections.abc import Sequence
from pathlib import Path

from autograder.content import OUTLINE
from autograder.course.layout import COPIES
from autograder.course.outline import Unit
from autograder.course.problems import AuthorError
from autograder.engine.driver.processes import ForkServer
from autograder.rebuild import CannotRebuild, rebuild_text
from autograder.workbench.grading import record, was_tried
from autograder.workbench.marking import mark, model_answer, require_question
from autograder.workbench.material import Material, find_material
from autograder.workbench.page import Page, page_of_file
from autograder.workbench.progress import progress_file
from autograder.workbench.showing import show_marks, show_model
from autograder.workbench.starting_over import start_over_in_file

_TO_SEE = 'make mark ARGS="{} --show {{}}"'


def exercise_of(root: Path, unit: Unit) -> Path:
    """The learner's notebook of ``unit``: their copy, else the course's own."""
    copy = root / COPIES / unit.exercise
    return copy if copy.is_file() else root / unit.exercise


def mark_units(root: Path, chosen: Sequence[Unit], server: ForkServer | None) -> bool:
    """Mark the chosen exercises, or all that have an answer, and print their tables."""
    wanted = []
    for unit in chosen or OUTLINE.units:
        material, page = _read(root, unit)
        if chosen or _is_begun(material, page):
            wanted.append((unit, material, page))
    if not wanted:
        print(f"No exercise in {COPIES.as_posix()}/ has an answer yet; `make lab` opens the first.")
    sound = True
    for number, (unit, material, page) in enumerate(wanted):
        marks = mark(unit, material, page, fork_server=server if number == 0 else None)
        record(unit, marks, progress_file(root / COPIES))
        print(
            "\n" * bool(number) + show_marks(unit, marks, to_see=_TO_SEE.format(unit.number)).text
        )
        sound = sound and not marks.detail
    return sound


def model_of(root: Path, chosen: Sequence[Unit], question: str) -> str:
    """The model answer of a question; of the only unit that has it, if none is named."""
    found = chosen or [u for u in OUTLINE.units if OUTLINE.find_question(u.id, question)]
    if len(found) != 1:
        raise AuthorError(f'Say of which exercise: `make mark ARGS="04 --show {question}"`.')
    material, page = _read(root, found[0])
    tried = was_tried(found[0], question, progress_file(root / COPIES))
    model = model_answer(found[0], material, page, question, tried=tried)
    return show_model(found[0], question, model).text


def start_over(root: Path, unit: Unit, question: str) -> list[str]:
    """Begin a question of the learner's notebook anew; what to say of it."""
    material = find_material(unit, root)
    require_question(unit, question)
    stub = next(cell.source for cell in material.assignment.cells if cell.name == question)
    path = exercise_of(root, unit)
    return start_over_in_file(unit, path, question, stub, progress_file(root / COPIES))


def _read(root: Path, unit: Unit) -> tuple[Material, Page]:
    material = find_material(unit, root)
    return material, page_of_file(material.assignment, exercise_of(root, unit))


def _is_begun(material: Material, page: Page) -> bool:
    answers = {cell.name for cell in material.assignment.cells if cell.role.is_answer}
    try:
        return not answers <= rebuild_text(material.assignment, page.text).unanswered
    except CannotRebuild:
        return True  # marking says what is wrong with it
