"""Pages of formgrader, as somebody opens them who came from JupyterLab."""

from __future__ import annotations

from autograder.course.layout import notebook_of
from autograder.gradebook.course import Course
from autograder.tests.browser.lab_page import LabPage


def open_submission(page: LabPage, unit: str, student: str) -> None:
    """The page on which a person grades what ``student`` handed in."""
    with Course(page.lab.root).gradebook() as gradebook:
        found = gradebook.find_submission_notebook(notebook_of(unit), unit, student).id
    page.open("login")
    page.open(f"formgrader/submissions/{found}")
    page.page.locator(".nbgrader_cell").first.wait_for()
