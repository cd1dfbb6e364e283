"""What a learner meets in a browser: the first page, a lesson, an exercise, Validate."""

from __future__ import annotations

import re
from copy import deepcopy
from urllib.parse import unquote

import nbformat
import pytest

from autograder.course.layout import COPIES
from autograder.course.manifest import read_manifest
from autograder.course.put_away import take_out
from autograder.course.roles import Role, read_roles
from autograder.tests.browser.lab_page import ERROR, LabPage, Notebook, wait_for, without_extension
from autograder.tests.browser.questions import exercise_path, first_question, write_answers
from autograder.tests.support.notebook_fixtures import REPOSITORY

pytestmark = [pytest.mark.browser, pytest.mark.slow]

MINE = COPIES.as_posix()
START = f"{MINE}/course/00_start_here.ipynb"
MANIFEST = read_manifest(REPOSITORY)
# Every unit's cells are run by other tests; what a page shows of them is proved on two.
SHOWN = ["03_requires_grad_and_the_graph", "04_leaf_gradients"]
# What Jupyter shows of an exception, and what our findings replace.
TRACEBACK = re.compile(r"Traceback \(most recent call last\)|CheckFailure|NotAttempted|-----")


def stored_with(notebook: Notebook, *kinds: str) -> list[int]:
    """The cells whose stored outputs are of one of these kinds: a mime type, or `error`.

    Those that answer a prediction count, though nobody sees them before the cell has run.
    """
    whole = deepcopy(notebook.stored)
    take_out(whole)
    return [
        index
        for index in notebook.code_cells()
        for output in [whole.cells[index].outputs]
        if any(kind in (o.output_type, o.get("name"), *o.get("data", {})) for o in output
               for kind in kinds)
    ]  # fmt: skip


def test_lab_opens_on_the_first_page_with_nothing_in_the_way(page: LabPage) -> None:
    page.open("")
    start = page.notebook(START)
    page.picture("01-first-page")

    assert start.panel.locator("h1").first.inner_text().startswith("Start here")
    assert start.panel.get_by_role("button", name="Validate").is_visible()
    assert page.menu_entries("Nbgrader") == ["Formgrader", "Create assignment"]
    assert page.pop_ups() == []
    assert page.outside == set()


def test_first_page_leads_to_lessons_and_exercises(page: LabPage) -> None:
    # That every unit is linked from it is proved without a browser.
    for unit in SHOWN:
        for path in (MANIFEST[unit].lesson, exercise_path(unit)):
            start = page.open_notebook(START)
            links = start.panel.locator(".jp-MarkdownOutput a")
            hrefs = [unquote(link.get_attribute("href") or "") for link in links.all()]
            ours = next(n for n, href in enumerate(hrefs) if f"/files/{MINE}/{path}" in href)

            links.nth(ours).click()

            page.notebook(f"{MINE}/{path}")
            assert page.pop_ups() == []


@pytest.mark.parametrize("unit", SHOWN)
def test_lesson_runs_and_draws_what_it_promises(page: LabPage, unit: str) -> None:
    lesson = page.open_notebook(MANIFEST[unit].lesson)
    page.picture(f"02-lesson-{unit}-opened")

    lesson.run_all()

    drawn = stored_with(lesson, "image/svg+xml")
    assert drawn
    described = lesson.cells_with('.jp-RenderedHTML img[alt]:not([alt=""])')
    assert set(drawn) <= set(described)
    shown = {*lesson.cells_with(".jp-RenderedImage img"), *described}
    assert set(stored_with(lesson, "image/png")) <= shown
    images = lesson.panel.locator(".jp-OutputArea-output img")
    sizes = images.evaluate_all("images => images.map(image => image.naturalWidth)")
    assert all(size > 50 for size in sizes)
    assert lesson.cells_with(ERROR) == stored_with(lesson, "error", "stderr")
    lesson.show(lesson.cells.nth(drawn[0]).locator("img"))
    page.picture(f"03-lesson-{unit}-graph")
    lesson.show(lesson.cells.nth(stored_with(lesson, "error")[0]))
    page.picture(f"04-lesson-{unit}-error-on-purpose")
    assert page.pop_ups() == []


@pytest.mark.parametrize("unit", SHOWN)
def test_check_says_not_attempted_then_what_is_wrong_then_passes(
    page: LabPage, kept: None, unit: str
) -> None:
    question = first_question(page.lab.root, unit)
    exercise = page.open_notebook(exercise_path(unit))
    answer, check = exercise.index(question.id), exercise.index(question.test)
    for index in exercise.code_cells():
        if index < answer:
            assert not exercise.run(index)

    exercise.run(answer)
    blank = exercise.run(check)
    exercise.show(exercise.cells.nth(check).locator(".jp-OutputArea"))
    page.picture(f"05-exercise-{unit}-not-attempted")
    exercise.write(answer, question.wrong)
    exercise.run(answer)
    wrong = exercise.run(check)
    exercise.show(exercise.cells.nth(check).locator(".jp-OutputArea"))
    page.picture(f"06-exercise-{unit}-wrong")
    exercise.write(answer, question.right)
    exercise.run(answer)
    right = exercise.run(check)
    exercise.show(exercise.cells.nth(check))
    page.picture(f"07-exercise-{unit}-right")

    assert "Not attempted yet: " in blank
    for said in (question.misconception.cause, question.misconception.try_next):
        assert said.replace("`", "") in wrong  # a card shows code as code
    assert question.misconception.section in wrong
    assert not TRACEBACK.search(blank + wrong)
    assert "passed" in right and not exercise.cells_with(ERROR)


def test_question_links_to_the_section_that_explains_it(page: LabPage) -> None:
    unit = SHOWN[0]
    exercise = page.open_notebook(exercise_path(unit))
    links = exercise.panel.locator(".jp-MarkdownOutput a")
    link = links.filter(has_text=re.compile(r"^\d+\.\d+ ")).first
    section = link.inner_text()

    link.click()

    # The course's extension opens it beside the exercise.
    lesson = page.page.locator(".jp-NotebookPanel:visible").last
    heading = lesson.get_by_role("heading", name=section).first
    wait_for(lambda: is_in_view(heading), f"`{section}` to be scrolled to")
    page.picture("08-link-to-a-section")


def has_code(source: str) -> bool:
    return any(line.strip() and not line.startswith("#") for line in source.splitlines())


def is_in_view(heading: object) -> bool:
    box = heading.bounding_box()  # type: ignore[attr-defined]
    return box is not None and 0 < box["y"] < 800


@pytest.mark.parametrize("unit", SHOWN)
def test_validate_lists_the_checks_of_a_blank_exercise(
    page: LabPage, kept: None, unit: str
) -> None:
    without_extension(page)
    exercise = page.open_notebook(exercise_path(unit))
    cells = read_roles(nbformat.read(exercise.file, as_version=4))
    # What is left of a hidden test in a release is a comment, which cannot fail.
    tests = [cell for cell in cells if cell.role is Role.TEST and has_code(cell.source)]

    report = exercise.validate()
    page.picture(f"09-validate-{unit}-blank")
    said = report.inner_text()
    finding = report.get_by_text("Not attempted yet").first
    exercise.show(finding)
    page.picture(f"10-validate-{unit}-finding")

    prose = said.count("You did not provide a response")
    assert prose == sum(cell.role is Role.MANUAL for cell in cells)
    assert said.count("Not attempted yet") == len(tests)
    assert said.count("The following cell failed") == len(tests) + prose
    assert not TRACEBACK.search(said)


@pytest.mark.parametrize("unit", SHOWN)
def test_validate_accepts_a_solved_exercise(page: LabPage, kept: None, unit: str) -> None:
    without_extension(page)
    write_answers(page.lab.root, unit)
    exercise = page.open_notebook(exercise_path(unit))

    said = exercise.validate().inner_text()
    page.picture(f"11-validate-{unit}-solved")

    assert said.strip() == "Success! Your notebook passes all the tests."
