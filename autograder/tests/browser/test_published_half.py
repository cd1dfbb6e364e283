"""A learner alone, with a clone of what was published: from the first page to the next question.

One story, told twice: with the extension, and as every other front end shows it.
"""

from __future__ import annotations

import json
import re
import subprocess
from collections.abc import Iterator
from pathlib import Path
from typing import TYPE_CHECKING

import pytest

from autograder.authoring.publishing import publish
from autograder.course.layout import COPIES
from autograder.course.predictions import guess_in
from autograder.tests.browser.lab_page import (
    RUN_LIMIT_S,
    LabPage,
    Notebook,
    wait_for,
    without_extension,
)
from autograder.tests.browser.lab_server import Lab, copy_repository, running_lab
from autograder.tests.browser.looks import choose_theme
from autograder.tests.browser.questions import exercise_path, first_question
from autograder.tests.support.notebook_fixtures import REPOSITORY

if TYPE_CHECKING:
    from playwright.sync_api import Browser, Locator

pytestmark = [pytest.mark.browser, pytest.mark.slow]

UNIT = "04_leaf_gradients"
MINE = COPIES.as_posix()
LESSON = f"{MINE}/course/{UNIT}.ipynb"
EXERCISE = f"{MINE}/{exercise_path(UNIT)}"
QUESTION = first_question(REPOSITORY, UNIT)


@pytest.fixture(scope="module")
def lab(browser: Browser, tmp_path_factory: pytest.TempPathFactory) -> Iterator[Lab]:
    """JupyterLab in an empty clone of the published half; nothing of this tree is imported."""
    place = tmp_path_factory.mktemp("published")
    copy = copy_repository(REPOSITORY, place / "course")
    publish(copy, str(place / "mirror"))
    subprocess.run(["git", "clone", "-q", place / "mirror", place / "clone"], check=True)
    with running_lab(place / "clone", place / "home") as lab:
        yield lab


@pytest.mark.parametrize("theme", ["Light", "Dark"])
@pytest.mark.parametrize("extension", [True, False], ids=["extension", "without"])
def test_a_learner_alone_goes_all_the_way(page: LabPage, theme: str, *, extension: bool) -> None:
    _forget(page.lab)
    page.page.set_viewport_size({"width": 900 if theme == "Dark" else 1280, "height": 900})
    choose_theme(page, theme)
    if not extension:
        without_extension(page)
    pictures = f"half-{theme}-{'extension' if extension else 'plain'}"

    _predicts(page, f"{pictures}-1-predicted")
    exercise = page.open_notebook(EXERCISE)
    answer, check = exercise.index(QUESTION.id), exercise.index(QUESTION.test)
    stub = exercise.source(answer)
    _runs_given_cells(exercise, before=answer)

    exercise.write(answer, QUESTION.wrong)
    exercise.run(answer)
    said = exercise.run(check)
    page.picture(f"{pictures}-2-wrong")
    assert "not passed yet" in said
    assert QUESTION.misconception.try_next in said

    card = exercise.cells.nth(check).locator(".jp-OutputArea-output [role=status]")
    section = QUESTION.misconception.section
    card.get_by_role("link", name=section).click()
    heading = page.page.get_by_role("heading", name=re.compile(rf"\d {re.escape(section)}"))
    wait_for(lambda: any(each.is_visible() for each in heading.all()), "the section")
    page.picture(f"{pictures}-3-section")

    exercise = page.open_notebook(EXERCISE)
    hint = exercise.cells.nth(answer - 1).locator("details").first
    hint.locator("summary").click()
    assert hint.locator("p").first.is_visible()

    exercise.write(answer, QUESTION.right)
    exercise.run(answer)
    said = exercise.run(check)
    page.picture(f"{pictures}-4-right")
    assert "passed" in said and "not passed" not in said

    marks = _is_marked(exercise)
    page.picture(f"{pictures}-5-marks")
    model = marks.locator("details", has_text=re.compile("model answer", re.IGNORECASE)).first
    model.locator("summary").first.click()
    wanted = "".join(QUESTION.right.split())
    assert wanted in "".join(marks.inner_text().split())
    assert "not attempted" in marks.inner_text()
    progress = json.loads((page.lab.root / COPIES / "progress.json").read_text("utf-8"))
    assert progress["units"][UNIT]["questions"][QUESTION.id]["marked"]["points"] > 0

    exercise.write(answer, "start_over()")
    exercise.run(answer)
    wait_for(lambda: exercise.source(answer) == stub, "the stub to be back")

    # On to the next unit, by the link at the notebook's end.
    onward = exercise.panel.locator(".jp-MarkdownOutput a[href*='.ipynb']").last
    onward.scroll_into_view_if_needed()
    page.picture(f"{pictures}-6-next")
    name = Path(re.split("[?#]", onward.get_attribute("href") or "")[0]).name
    onward.click()
    tab = page.page.locator("#jp-main-dock-panel .lm-TabBar-tab.lm-mod-current")
    wait_for(lambda: name in tab.all_inner_texts(), f"{name} to open")
    assert name != Path(EXERCISE).name
    assert page.outside == set()


def _forget(lab: Lab) -> None:
    """Nothing is known of this learner yet."""
    subprocess.run(["git", "checkout", "-q", "."], cwd=lab.root, check=True)
    for path in (lab.root / COPIES).rglob("*"):
        original = lab.root / path.relative_to(lab.root / COPIES)
        if path.name == "progress.json":
            path.unlink()
        elif original.is_file():
            path.write_bytes(original.read_bytes())


def _predicts(page: LabPage, picture: str) -> None:
    lesson = page.open_notebook(LESSON)
    guesses = {n: guess_in(lesson.stored.cells[n].source) for n in lesson.code_cells()}
    asked = next(number for number, guess in guesses.items() if guess)
    assert lesson.output(asked) == ""
    lesson.guess(asked, "yes")
    page.picture(picture)


def _runs_given_cells(exercise: Notebook, *, before: int) -> None:
    for index in exercise.code_cells():
        if index < before:
            exercise.run(index)


def _is_marked(exercise: Notebook) -> Locator:
    """Run the cell that marks the page; its output."""
    ids = [cell.id for cell in exercise.stored.cells]
    exercise.run(ids.index("grade-me"))
    marks = exercise.cells.nth(ids.index("grade-me"))
    wait_for(lambda: marks.locator("table").count() > 0, "the marks", limit_s=RUN_LIMIT_S)
    return marks
