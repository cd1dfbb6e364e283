"""What the course's extension adds to JupyterLab, pressed and read as a learner would."""

from __future__ import annotations

import itertools
import json
import re
import time
import urllib.request
from typing import TYPE_CHECKING, Any

import nbformat
import pytest

from autograder.content import OUTLINE
from autograder.course.layout import COPIES
from autograder.course.manifest import read_manifest
from autograder.course.roles import Role, read_roles
from autograder.tests.browser.lab_page import (
    RUN_LIMIT_S,
    LabPage,
    Notebook,
    wait_for,
    without_extension,
)
from autograder.tests.browser.looks import ENOUGH, choose_theme, contrast
from autograder.tests.browser.questions import exercise_path, first_question, solution_path
from autograder.tests.support.notebook_fixtures import REPOSITORY

if TYPE_CHECKING:
    from playwright.sync_api import Locator

pytestmark = [pytest.mark.browser, pytest.mark.slow]

UNIT = "04_leaf_gradients"
MANIFEST = read_manifest(REPOSITORY)
MINE = COPIES.as_posix()
EXERCISE = f"{MINE}/{exercise_path(UNIT)}"
LESSON = f"{MINE}/{MANIFEST[UNIT].lesson}"


def answers_of(notebook: Notebook) -> list[str]:
    """The names of the answer cells, in order."""
    return [cell.name for cell in read_roles(notebook.stored) if cell.role.is_answer]


def bar(notebook: Notebook, question: str) -> Locator:
    """The bar of a question, scrolled to."""
    cell = notebook.cells.nth(notebook.index(question))
    cell.scroll_into_view_if_needed()
    found = cell.locator(".ac-Bar")
    found.wait_for()
    return found


def press(notebook: Notebook, question: str, button: str) -> Locator:
    """Press a button of a question's bar; return the bar."""
    found = bar(notebook, question)
    found.get_by_role("button", name=re.compile(f"^{button}")).click()
    return found


def wait_for_verdict(found: Locator, verdict: str) -> None:
    wait_for(
        lambda: verdict in found.get_by_role("status").inner_text(),
        f"the bar to say {verdict}",
        limit_s=RUN_LIMIT_S,
    )


def is_within(inner: Locator, outer: Locator) -> bool:
    """Whether the top of ``inner`` is seen in ``outer``."""
    one, other = inner.bounding_box(), outer.bounding_box()
    return bool(one and other and other["y"] - 1 <= one["y"] < other["y"] + other["height"] - 10)


def open_panel(page: LabPage) -> Locator:
    """The side panel with the units, opened by its tab if it is not open yet."""
    panel = page.page.get_by_role("navigation", name="The course")
    if not panel.is_visible():  # the tab of an open panel closes it
        page.page.get_by_role("tab", name="The course").click()
    panel.wait_for()
    return panel


def test_each_question_of_a_learners_exercise_has_its_bar(mine: LabPage) -> None:
    exercise = mine.open_notebook(EXERCISE)
    mine.picture("20-extension-opened")
    names = answers_of(exercise)
    prose = {each.name for each in read_roles(exercise.stored) if each.role is Role.MANUAL}

    for number, name in enumerate(names, start=1):
        found = bar(exercise, name)
        shown = [each.inner_text() for each in found.get_by_role("button").all()]

        assert (found.get_attribute("aria-label") or "").startswith(f"Question {number}: ")
        assert [text for text in shown if text == "Check"] == ([] if name in prose else ["Check"])
        assert "Start over" in shown
        assert found.get_by_role("button", name="Model answer").is_disabled()
    assert exercise.panel.locator(".ac-Bar").count() == len(names) > 5
    assert exercise.panel.get_by_role("button", name="Mark", exact=True).is_visible()
    assert not exercise.panel.get_by_role("button", name="Validate").is_visible()
    assert mine.pop_ups() == []


def test_an_authors_notebook_and_a_lesson_have_none(mine: LabPage) -> None:
    for path in (solution_path(UNIT), LESSON):
        opened = mine.open_notebook(path)

        assert opened.panel.locator(".ac-Bar").count() == 0
        assert opened.panel.get_by_role("button", name="Mark", exact=True).count() == 0


def test_check_in_a_notebook_just_opened_runs_what_it_needs_and_no_more(mine: LabPage) -> None:
    question = first_question(mine.lab.root, UNIT)
    exercise = mine.open_notebook(EXERCISE)
    exercise.write(exercise.index(question.id), question.right)

    began = time.monotonic()
    found = press(exercise, question.id, "Check")
    wait_for_verdict(found, "passed")
    cold_s = time.monotonic() - began
    first = exercise.prompt(exercise.index(question.id))
    began = time.monotonic()
    press(exercise, question.id, "Check")
    wait_for(lambda: exercise.prompt(exercise.index(question.id)) != first, "a second run")
    wait_for_verdict(found, "passed")
    warm_s = time.monotonic() - began
    mine.picture("21-extension-passed")

    print(f"from Check to verdict: {cold_s:.1f} s in a new kernel, {warm_s:.1f} s after that")
    mine.page.keyboard.press("ControlOrMeta+s")
    wait_for(lambda: bool(cells_run(exercise)), "the file to be saved")
    roles = read_roles(exercise.stored)
    given = {each.name for each in roles if each.role is Role.READ_ONLY and each.is_code}
    own = {each.name for each in roles if each.name.startswith(question.id)}
    assert {question.id, question.test, "setup"} <= cells_run(exercise) <= own | given
    assert found.get_by_role("button", name="Model answer").is_enabled()


def cells_run(notebook: Notebook) -> set[str]:
    """The names of the cells that have a number in the file."""
    stored = nbformat.read(notebook.file, as_version=4)
    cells = zip(read_roles(stored), stored.cells, strict=True)
    return {view.name for view, cell in cells if cell.get("execution_count")}


def test_a_wrong_answer_is_shown_its_verdict_and_the_panel_knows(mine: LabPage) -> None:
    question = first_question(mine.lab.root, UNIT)
    exercise = mine.open_notebook(EXERCISE)
    exercise.write(exercise.index(question.id), question.wrong)

    found = press(exercise, question.id, "Check")
    wait_for_verdict(found, "not yet")
    output = exercise.cells.nth(exercise.index(question.test)).locator(".jp-OutputArea")
    wait_for(lambda: is_within(output, exercise.panel), "the verdict to be in view")
    mine.picture("22-extension-wrong")

    assert question.misconception.try_next in output.inner_text()
    entry = open_panel(mine).locator(f'[data-key="{UNIT}/{question.id}"]')
    wait_for(lambda: "not passed yet" in (entry.text_content() or ""), "the panel to say so")


def test_an_untouched_answer_keeps_no_red_error(mine: LabPage) -> None:
    question = first_question(mine.lab.root, UNIT)
    exercise = mine.open_notebook(EXERCISE)

    found = press(exercise, question.id, "Check")
    wait_for_verdict(found, "not attempted")

    wait_for(lambda: exercise.output(exercise.index(question.test)) != "", "the verdict")
    assert exercise.output(exercise.index(question.id)) == ""


def test_hints_unfold_one_at_a_time(mine: LabPage) -> None:
    exercise = mine.open_notebook(EXERCISE)
    name = answers_of(exercise)[1]
    cell = exercise.cells.nth(exercise.index(name) - 1)
    hints, open_ones = cell.locator("details"), cell.locator("details[open]")

    for open_now in range(1, 4):
        found = press(exercise, name, "Hint")
        wait_for(lambda n=open_now: open_ones.count() == n, "one more hint")
        assert is_within(hints.nth(open_now - 1), exercise.panel)
    mine.picture("23-extension-hints")

    assert found.get_by_role("button", name="No more hints").is_disabled()


def test_starting_over_asks_first_and_changes_no_other_cell(mine: LabPage) -> None:
    question = first_question(mine.lab.root, UNIT)
    exercise = mine.open_notebook(EXERCISE)
    answer = exercise.index(question.id)
    stub = exercise.stored.cells[answer].source
    dialog = mine.page.get_by_role("dialog")
    exercise.write(answer, question.wrong)
    wait_for_verdict(press(exercise, question.id, "Check"), "not yet")

    press(exercise, question.id, "Start over")
    mine.picture("24-extension-start-over")
    dialog.get_by_role("button", name="Cancel").click()
    assert exercise.source(answer) == question.wrong.strip()
    press(exercise, question.id, "Start over")
    dialog.get_by_role("button", name="Start over").click()

    wait_for(lambda: exercise.source(answer) == stub.strip(), "the stub to be back")
    wait_for(lambda: not exercise.output(exercise.index(question.test)), "the verdict to be gone")
    wait_for(lambda: read_sources(exercise)[answer] == stub, "the file to be saved")
    assert read_sources(exercise) == [cell.source for cell in exercise.stored.cells]


def read_sources(notebook: Notebook) -> list[str]:
    return [cell.source for cell in nbformat.read(notebook.file, as_version=4).cells]


def test_the_model_answer_is_shown_after_a_pass_and_stays_out_of_the_file(mine: LabPage) -> None:
    question = first_question(mine.lab.root, UNIT)
    exercise = mine.open_notebook(EXERCISE)
    exercise.write(exercise.index(question.id), question.right)
    wait_for_verdict(press(exercise, question.id, "Check"), "passed")

    press(exercise, question.id, "Model answer")
    shown = exercise.panel.locator(".ac-Shown:visible")
    line = question.right.strip().splitlines()[-1].strip()
    wait_for(lambda: line in shown.inner_text(), "the model answer", limit_s=RUN_LIMIT_S)
    mine.picture("25-extension-model-answer")
    shown.get_by_role("button", name="Close").click()

    assert shown.count() == 0
    assert "A model answer" not in exercise.file.read_text("utf-8")


def test_mark_gives_a_line_for_each_question_that_leads_to_it(mine: LabPage) -> None:
    question = first_question(mine.lab.root, UNIT)
    exercise = mine.open_notebook(EXERCISE)
    exercise.write(exercise.index(question.id), question.right)

    began = time.monotonic()
    exercise.panel.get_by_role("button", name="Mark", exact=True).click()
    rows = mine.page.locator(".ac-Marks tbody tr")
    wait_for(lambda: rows.count() > 0, "the table of marks", limit_s=RUN_LIMIT_S)
    print(f"from Mark to the table: {time.monotonic() - began:.1f} s")
    mine.picture("26-extension-marks")
    names = answers_of(exercise)

    assert rows.count() == len(names)
    assert "passed" in rows.nth(names.index(question.id)).inner_text()
    rows.nth(len(names) - 1).get_by_role("button").click()
    heading = exercise.panel.get_by_role("heading", name=f"Question {len(names)}:")
    wait_for(lambda: is_within(heading, exercise.panel), "the last question to be gone to")
    sum_ = open_panel(mine).locator(".ac-Progress-sum")
    wait_for(lambda: sum_.inner_text().startswith("1 of "), "the panel to count it")


def test_the_panel_leads_through_the_course(mine: LabPage) -> None:
    mine.open_notebook(f"{MINE}/course/00_start_here.ipynb")
    panel = mine.page.get_by_role("navigation", name="The course")
    panel.wait_for()  # a new visitor need not look for it
    units = panel.locator(".ac-Unit")
    wait_for(lambda: units.count() == len(MANIFEST), "all units to be listed")
    mine.picture("27-extension-panel")
    questions = OUTLINE.by_id[UNIT].questions
    asked = sum(not each.by_hand for each in questions)
    unit = units.nth(list(MANIFEST).index(UNIT))

    unit.locator("summary").click()
    assert unit.locator(".ac-Unit-count").inner_text() == f"0/{asked}"
    by_hand = unit.get_by_role("button", name="(by a person)")
    assert by_hand.count() == len(questions) - asked > 0
    unit.locator(".ac-Progress-question").nth(3).click()
    exercise = mine.notebook(EXERCISE)
    heading = exercise.panel.get_by_role("heading", name="Question 4:")
    wait_for(lambda: is_within(heading, exercise.panel), "question 4 to be gone to")
    mine.picture("28-extension-panel-question")

    assert "Question 1:" in panel.locator('[data-key="next"]').inner_text()
    unit.get_by_role("button", name="Lesson").click()
    panels = mine.page.locator(".jp-NotebookPanel:visible")
    title = panels.get_by_role("heading", name=re.compile("^4 · Leaf gradients"))
    wait_for(lambda: title.count() == 1, "the lesson to be open")
    assert panels.count() == 2  # beside the exercise


def test_a_link_to_a_section_lands_there_also_the_first_time(mine: LabPage) -> None:
    exercise = mine.open_notebook(EXERCISE)
    link = exercise.panel.locator('.jp-MarkdownOutput a[href*="#4.4-"]').first
    link.scroll_into_view_if_needed()
    link.click()

    lesson = mine.page.locator(".jp-NotebookPanel:visible").last
    heading = lesson.get_by_role("heading", name=re.compile(r"^4\.4 "))
    wait_for(lambda: heading.count() == 1 and is_within(heading, lesson), "4.4 to be in view")
    time.sleep(2)  # pictures above it have loaded by now and must not have moved it
    mine.picture("29-extension-link")

    top = (heading.bounding_box() or {"y": -1})["y"] - (lesson.bounding_box() or {"y": 0})["y"]
    assert 0 < top < 150
    assert mine.page.locator(".jp-NotebookPanel:visible").count() == 2
    assert is_within(link, exercise.panel.first)


def test_everything_can_be_done_from_the_keyboard(mine: LabPage) -> None:
    question = first_question(mine.lab.root, UNIT)
    exercise = mine.open_notebook(EXERCISE)
    keyboard = mine.page.keyboard
    focused = mine.page.locator(":focus")
    exercise.panel.locator(".jp-Notebook").focus()

    keyboard.press("Alt+Shift+n")
    wait_for(
        lambda: is_within(
            exercise.panel.get_by_role("heading", name="Question 1:"), exercise.panel
        ),
        "question 1",
    )
    keyboard.press("Alt+Shift+h")
    wait_for(lambda: exercise.panel.locator("details[open]").count() == 1, "the first hint")
    wait_for(lambda: focused.inner_text().startswith("Hint 1"), "the focus to be on it")
    keyboard.press("Alt+Shift+Enter")
    answer = exercise.index(question.id)
    wait_for(lambda: exercise.output(exercise.index(question.test)) != "", "a verdict")
    wait_for(lambda: "Checking" not in bar(exercise, question.id).inner_text(), "the end of it")
    exercise.cells.nth(answer).locator(".ac-Bar button").first.focus()
    keyboard.press("Tab")
    assert focused.inner_text().startswith("Hint 2")
    outline = focused.evaluate("element => getComputedStyle(element).outlineStyle")
    assert outline != "none"
    keyboard.press("Enter")
    wait_for(lambda: exercise.panel.locator("details[open]").count() == 2, "the second hint")
    exercise.cells.nth(answer).locator(".ac-Bar button").first.focus()
    keyboard.press("Escape")
    assert focused.evaluate("element => element.closest('.ac-Bar') === null")
    assert exercise.source(answer) == exercise.stored.cells[answer].source.strip()
    keyboard.press("Alt+Shift+u")
    wait_for(lambda: focused.get_attribute("data-key") == "next-lesson", "the panel's focus")
    keyboard.press("Tab")
    assert focused.get_attribute("data-key") == "next"


def test_no_key_of_ours_is_taken(page: LabPage) -> None:
    with urllib.request.build_opener(urllib.request.ProxyHandler({})).open(
        page.lab.url("lab/api/settings"), timeout=30
    ) as answer:
        settings: list[dict[str, Any]] = json.load(answer)["settings"]
    keys = {
        entry["id"]: [
            "".join(shortcut["keys"]) for shortcut in entry["schema"]["jupyter.lab.shortcuts"]
        ]
        for entry in settings
        if entry["schema"].get("jupyter.lab.shortcuts")
    }

    ours = keys.pop("autograd-course:plugin")
    assert len(ours) > 4 and len(keys) > 10
    assert set(ours).isdisjoint(itertools.chain.from_iterable(keys.values()))


# The last one is the theme of a new visitor.
@pytest.mark.parametrize("theme", ["Dark", "Light"])
def test_it_is_read_in_both_themes_and_in_a_narrow_window(mine: LabPage, theme: str) -> None:
    mine.page.set_viewport_size({"width": 900, "height": 900})
    choose_theme(mine, theme)
    question = first_question(mine.lab.root, UNIT)
    exercise = mine.open_notebook(EXERCISE)
    light = str(theme == "Light").lower()
    themed = mine.page.locator(f'body[data-jp-theme-light="{light}"]')
    wait_for(lambda: themed.count() == 1, "the theme to be there")
    exercise.write(exercise.index(question.id), question.right)
    found = press(exercise, question.id, "Check")
    wait_for_verdict(found, "passed")
    panel = open_panel(mine)
    mine.picture(f"30-extension-900-{theme}")

    texts = [*found.get_by_role("button").all(), found.get_by_role("status")]
    texts += [panel.locator(".ac-Progress-sum"), panel.locator(".ac-Sign:visible").first]
    texts += [panel.locator(".ac-Unit-title").first, panel.locator(".ac-Unit-count").first]
    assert {text.inner_text(): contrast(text) for text in texts if contrast(text) < ENOUGH} == {}
    edge = exercise.panel.bounding_box()
    for button in found.get_by_role("button").all():
        box = button.bounding_box()
        assert box and edge and box["x"] + box["width"] <= edge["x"] + edge["width"]


def test_without_the_extension_the_notebook_says_the_same(mine: LabPage) -> None:
    without_extension(mine)
    question = first_question(mine.lab.root, UNIT)
    exercise = mine.open_notebook(EXERCISE)
    answer, check = exercise.index(question.id), exercise.index(question.test)
    exercise.write(answer, question.wrong)

    for index in exercise.code_cells():
        if index < answer:
            exercise.run(index)
    exercise.run(answer)
    mine.page.keyboard.press("Shift+Enter")
    wait_for(lambda: exercise.output(check) != "", "the check's output")

    assert exercise.panel.locator(".ac-Bar").count() == 0
    assert question.misconception.try_next in exercise.output(check)
    assert mine.pop_ups() == []
