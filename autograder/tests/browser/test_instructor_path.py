"""What an instructor meets in a browser: formgrader and the Create Assignment bar."""

from __future__ import annotations

import pytest

from autograder.authoring.releasing import fresh_release
from autograder.course.manifest import read_manifest
from autograder.course.roles import Role, read_roles
from autograder.tests.browser.lab_page import LabPage, wait_for
from autograder.tests.browser.questions import exercise_path, solution_path
from autograder.tests.support.notebook_fixtures import REPOSITORY

pytestmark = [pytest.mark.browser, pytest.mark.slow]

UNITS = list(read_manifest(REPOSITORY))
# The bar shows every exercise the same way.
ONE_UNIT = UNITS[-1:]
# The words of the bar for what a cell is.
TYPES = {
    Role.PLAIN: "-",
    Role.SOLUTION: "Autograded answer",
    Role.TEST: "Autograded tests",
    Role.MANUAL: "Manually graded answer",
    Role.TASK: "Manually graded task",
    Role.READ_ONLY: "Read-only",
}
READ_CELLS = """cells => cells.map(cell => [
    cell.querySelector(".nbgrader-CellType select").selectedOptions[0].textContent,
    cell.querySelector(".nbgrader-CellId input")?.value || null,
])"""


def test_formgrader_lists_every_assignment_without_a_complaint(page: LabPage) -> None:
    page.open_notebook(solution_path(UNITS[0]))
    page.choose("Nbgrader", "Formgrader")
    formgrader = page.page.frame_locator("iframe[src*=formgrader]")

    for unit in UNITS:
        formgrader.get_by_role("link", name=unit).wait_for()
    page.picture("20-formgrader-in-lab")

    assert formgrader.locator(".alert:visible").all_inner_texts() == []
    assert page.pop_ups() == []


def test_formgrader_releases_what_make_release_does(page: LabPage, kept: None) -> None:
    unit = UNITS[0]
    released = page.lab.root / exercise_path(unit)
    with fresh_release(page.lab.root) as fresh:
        expected = (fresh / unit / released.name).read_bytes()
    released.write_bytes(b"stale")
    page.open("formgrader")
    row = page.page.locator("tr", has=page.page.get_by_role("link", name=unit))

    row.locator(".assign a").click()

    dialog = page.page.locator(".modal:visible", has_text="Successfully created")
    dialog.wait_for()
    page.picture("21-formgrader-generate")
    assert released.read_bytes() == expected


@pytest.mark.parametrize("unit", ONE_UNIT)
def test_create_assignment_shows_the_role_of_every_cell(page: LabPage, unit: str) -> None:
    solution = page.open_notebook(solution_path(unit))
    cells = read_roles(solution.stored)

    page.page.locator(".jp-SideBar .lm-TabBar-tab", has_text="Create Assignment").click()
    panel = page.page.locator(".nbgrader-CreateAssignmentWidget")
    shown = panel.locator(".nbgrader-CellWidget")
    wait_for(lambda: shown.count() == len(cells), "the bar to show every cell")
    page.picture(f"22-create-assignment-{unit}")

    assert shown.evaluate_all(READ_CELLS) == [[TYPES[cell.role], cell.grade_id] for cell in cells]
    points = panel.locator("input.nbgrader-TotalPointsInput").input_value()
    assert float(points) == sum(cell.points or 0 for cell in cells)
