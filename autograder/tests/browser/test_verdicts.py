"""Wrong, the card, its link, right, the line: a minute with a question, in both themes."""

from __future__ import annotations

import time

import nbformat
import pytest

from autograder.tests.browser.lab_page import ERROR, LabPage, wait_for
from autograder.tests.browser.looks import ENOUGH, choose_theme, contrast
from autograder.tests.browser.questions import exercise_path, read_solutions

pytestmark = [pytest.mark.browser, pytest.mark.slow]

UNIT = "04_leaf_gradients"
QUESTION, CHECK = "middle-gradient", "middle-gradient-test"
SECTION = "4.2 Only leaves keep their gradient"
WRONG = """\
def middle_gradient(inner, outer, x):
    y = inner(x)
    outer(y).backward()
    return y.grad
"""
CARD = ".jp-OutputArea-output [role=status]"


@pytest.mark.parametrize("theme", ["Light", "Dark"])
def test_a_wrong_answer_gets_a_card_whose_link_leads_to_the_section(
    page: LabPage, kept: None, theme: str
) -> None:
    choose_theme(page, theme)
    exercise = page.open_notebook(exercise_path(UNIT))
    exercise.run(exercise.index("setup"))
    answer, check = exercise.index(QUESTION), exercise.index(CHECK)

    exercise.write(answer, WRONG)
    exercise.run(answer)
    said = exercise.run(check)
    card = exercise.cells.nth(check).locator(CARD)
    exercise.show(card)
    page.picture(f"20-card-{theme}")

    assert "Question 3: not passed yet" in said
    assert "likely cause" in said and SECTION in said
    assert "Traceback" not in said
    assert exercise.cells_with(ERROR) == [check]
    assert contrast(exercise.panel.locator(f"{CARD} *")) > ENOUGH

    card.get_by_role("link", name=SECTION).click()
    heading = page.page.get_by_role("heading", name=SECTION, exact=True)
    wait_for(
        lambda: any(each.is_visible() for each in heading.all()), "the section that the card names"
    )
    page.picture(f"21-section-{theme}")


@pytest.mark.parametrize("theme", ["Light", "Dark"])
def test_a_right_answer_gets_a_line_within_a_moment(page: LabPage, kept: None, theme: str) -> None:
    choose_theme(page, theme)
    exercise = page.open_notebook(exercise_path(UNIT))
    exercise.run(exercise.index("setup"))
    answer, check = exercise.index(QUESTION), exercise.index(CHECK)
    exercise.write(answer, read_solutions(page.lab.root, UNIT)[QUESTION])
    exercise.run(answer)
    exercise.run(check)

    started = time.monotonic()
    said = exercise.run(check)
    took_s = time.monotonic() - started
    exercise.show(exercise.cells.nth(check).locator(CARD))
    page.picture(f"22-passed-{theme}")

    assert "Question 3 passed" in said and "2 of 4 points" in said
    assert exercise.cells_with(ERROR) == []
    assert contrast(exercise.panel.locator(f"{CARD}, {CARD} *")) > ENOUGH
    print(f"\nfrom the key to the verdict: {took_s:.2f} s")
    assert took_s < 5  # half a second where nothing else runs


def test_a_folded_check_is_reached_and_run_by_keyboard(page: LabPage, kept: None) -> None:
    choose_theme(page, "Light")
    exercise = page.open_notebook(exercise_path(UNIT))
    exercise.run(exercise.index("setup"))
    answer, check = exercise.index(QUESTION), exercise.index(CHECK)
    exercise.write(answer, read_solutions(page.lab.root, UNIT)[QUESTION])
    cell = exercise.cells.nth(check)
    cell.get_by_text("Question 3: check (2 points)").wait_for()
    assert not cell.locator(".cm-content").is_visible()

    page.page.keyboard.press("Shift+Enter")
    wait_for(lambda: exercise.prompt(answer) is not None, "the answer to have run")
    page.page.keyboard.press("Shift+Enter")
    wait_for(lambda: "Question 3 passed" in exercise.output(check), "the verdict")

    page.picture("23-folded")


def test_run_all_goes_past_stubs_and_failing_checks(page: LabPage, kept: None) -> None:
    choose_theme(page, "Light")
    exercise = page.open_notebook(exercise_path(UNIT))

    exercise.run_all()

    cells = nbformat.read(exercise.file, as_version=4).cells
    stubs = [n for n in exercise.code_cells() if "raise NotImplementedError()" in cells[n].source]
    assert stubs
    assert len(exercise.cells_with(ERROR)) >= len(stubs)
    page.picture("24-run-all")
