"""An exercise marked on the learner's own machine, by the engine that grades classes.

    kernel ──request (JSON)──> `__main__`, a process of its own ──marks (JSON)──> kernel

The process is its own because a learner's kernel has neither nbformat nor a place for a fork
server, and because whatever a learner did to the kernel must not reach the marking.
"""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import replace
from pathlib import Path
from typing import Any

from autograder.content import CONTENT, OUTLINE
from autograder.course.outcome import Submission
from autograder.course.outline import Unit
from autograder.course.problems import AuthorError
from autograder.course.roles import read_roles
from autograder.engine.driver.engine import Engine
from autograder.engine.driver.processes import ForkServer
from autograder.engine.sandbox import strongest_level
from autograder.rebuild import CannotRebuild, rebuild_text
from autograder.rebuild.expected import expected_of
from autograder.workbench.marks import Marks, State, marks_of
from autograder.workbench.material import Material, find_material
from autograder.workbench.page import Page, Run, page_of_file, page_of_json, page_of_runs

# Marked again, the same answer is marked with the same inputs.
_SEED = "marked by its learner"
_WHO = "you"


def mark(
    unit: Unit,
    material: Material,
    page: Page,
    *,
    seed: str = _SEED,
    fork_server: ForkServer | None = None,
) -> Marks:
    """Mark one page of ``unit``; where there is no sandbox, too: it is the learner's own code.

    Args:
        fork_server: a process that was started already; it ends here.
    """
    assignment = material.assignment
    with Engine(strongest_level(), CONTENT, fork_server=fork_server, soon=[assignment]) as engine:
        try:
            rebuilt = rebuild_text(assignment, page.text)
        except CannotRebuild as error:
            return Marks(unit.id, of_page=page.said, detail=error.reason)
        outcome = engine.grade(assignment, rebuilt, Submission(_WHO, unit.id), seed=seed)
        engine.kill()
    marks = marks_of(outcome, unit)
    done = {each.id for each in marks.questions if each.state in (State.PASSED, State.ANSWERED)}
    models = {each: text for each, text in material.models.items() if each in done}
    why = "" if material.is_whole else why_not_whole(unit, "The hidden tests")
    return replace(marks, of_page=page.said, models=models, why_visible_only=why)


def model_answer(unit: Unit, material: Material, page: Page, question: str, *, tried: bool) -> str:
    """The model answer of one question, which must have been tried.

    Args:
        tried: it was tried before, whatever stands on the page now.

    Raises:
        AuthorError: there is none to show; the text says why.
    """
    require_question(unit, question)
    if question not in material.models:
        raise AuthorError(why_not_whole(unit, "The model answers"))
    try:
        blank = question in rebuild_text(material.assignment, page.text).unanswered
    except CannotRebuild as error:
        raise AuthorError(error.reason) from error
    if blank and not tried:
        raise AuthorError(
            "You have not tried this question yet. Write an answer first, a wrong one will do; "
            "the hints below the question help to begin."
        )
    return material.models[question]


def stub_and_answer(unit: Unit, material: Material, page: Page, question: str) -> dict[str, Any]:
    """What an answer cell held at first, what it holds now, and the names that it defines."""
    require_question(unit, question)
    given = next(each for each in expected_of(material.assignment).answers if each.name == question)
    try:
        rebuilt = rebuild_text(material.assignment, page.text)
    except CannotRebuild as error:
        raise AuthorError(error.reason) from error
    answer = next(each for each in read_roles(rebuilt.notebook) if each.name == question).source
    blank = question in rebuilt.unanswered
    return {
        "stub": given.view.source,
        "answer": None if blank else answer,
        "is_code": given.view.is_code,
        "names": sorted(given.names),
        "cell": given.view.id,
    }


def require_question(unit: Unit, question: str) -> None:
    """Refuse a name that no question of ``unit`` has, with those that they have."""
    if question not in {each.id for each in unit.questions}:
        known = ", ".join(f'"{each.id}"' for each in unit.questions)
        raise AuthorError(f"There is no question “{question}” in {unit.id}: there are {known}.")


def why_not_whole(unit: Unit, what: str) -> str:
    """Why there are visible tests only."""
    if unit.self_marking:
        return (
            f"{what} of this unit are not in this copy of the course. What can be run here are "
            "the visible tests; hand in your notebook to have the hidden ones run."
        )
    return (
        f"{what} of this unit stay with your teacher, because it is graded. Only the visible tests "
        "run here; the hidden ones run when your teacher grades."
    )


def answer_request(request: Mapping[str, Any], server: ForkServer | None) -> dict[str, Any]:
    """What the kernel is told: ``{"marks": ...}``, ``{"model": ...}``, ...; ``{"error": ...}``."""
    try:
        unit = OUTLINE.by_id[request["unit"]]
        course = Path(request["course"]) if request["course"] else None
        material = find_material(unit, course)
        page = _page(material, request)
        if request["do"] == "mark":
            return {"marks": mark(unit, material, page, fork_server=server).to_json()}
        if request["do"] == "stub":
            return stub_and_answer(unit, material, page, request["question"])
        question, tried = request["question"], bool(request["tried"])
        return {"model": model_answer(unit, material, page, question, tried=tried)}
    except AuthorError as error:
        return {"error": str(error)}


def _page(material: Material, request: Mapping[str, Any]) -> Page:
    if request["notebook"]:
        return page_of_json(request["notebook"])
    runs = [Run(*run) for run in request["runs"]]
    if request["file"]:
        return page_of_file(material.assignment, Path(request["file"]), runs)
    return page_of_runs(material.assignment, runs)
