"""What an instructor meets in a browser after grading: formgrader on what the engine wrote."""

from __future__ import annotations

import re
import subprocess
import sys
from dataclasses import dataclass
from pathlib import Path
from typing import TYPE_CHECKING

import pytest
from nbconvert.exporters.exporter import ResourcesDict
from nbformat.v4 import new_markdown_cell

from autograder.authoring.corpus import Answer
from autograder.course.outcome import Status, Submission
from autograder.gradebook import pages
from autograder.gradebook.course import Course
from autograder.gradebook.pages.writing import write_pages
from autograder.gradebook.plugins.formgrader import Harmless
from autograder.gradebook.record import read_journal
from autograder.tests.browser.formgrader import open_submission
from autograder.tests.browser.lab_page import RUN_LIMIT_S, LabPage, wait_for
from autograder.tests.browser.lab_server import Lab
from autograder.tests.devtools.simulated_class import Unit, hand_in, read_unit

if TYPE_CHECKING:
    from playwright.sync_api import Browser, Locator

pytestmark = [pytest.mark.browser, pytest.mark.slow]

UNIT = "04_leaf_gradients"
COMMENT = "The last step needs a reason."
# Where formgrader shows an instructor what a learner wrote, none of it may run.
TAKE_OVER = "document.title = 'taken over'"
SCRIPT = f'<script>{TAKE_OVER}</script><img src="x" onerror="{TAKE_OVER}">'
STYLE = Path(pages.__file__).parent / "templates" / "course_feedback" / "style.css"
EXITS = "import os\nos._exit(0)\n"


@dataclass
class Class:
    """A course in which four learners handed something in, graded once."""

    root: Path
    unit: Unit
    said: str

    @property
    def prose(self) -> str:
        """The grade id of a question that a person grades."""
        return next(iter(self.unit.prose))

    def hand_in(self, student: str, chosen: dict[str, Answer | None], words: str) -> Path:
        folder = self.root / "work" / "submitted" / student / UNIT
        return hand_in(self.unit, chosen, dict.fromkeys(self.unit.prose, words), folder)

    def right(self) -> dict[str, Answer | None]:
        return {question: answers[1] for question, answers in self.unit.answers.items()}

    def wrong(self) -> dict[str, Answer | None]:
        return {question: answers[-1] for question, answers in self.unit.answers.items()}

    def exits(self) -> dict[str, Answer | None]:
        """All right, but for the first answer, which ends Python."""
        first = next(iter(self.unit.answers))
        return self.right() | {first: Answer(UNIT, first, "", "wrong", "", EXITS)}

    def grade(self, *arguments: str) -> str:
        command = [sys.executable, "-m", "autograder", "--course", str(self.root), "grade"]
        done = subprocess.run([*command, *arguments], capture_output=True, text=True, check=False)
        assert "submission" in done.stdout, done.stderr
        return done.stdout


@pytest.fixture(scope="module")
def graded(lab: Lab) -> Class:
    made = Class(lab.root, read_unit(lab.root, UNIT), "")
    made.hand_in("ada", made.right(), f"It was made by **nobody**. {SCRIPT}")
    made.hand_in("bob", made.wrong(), "I do not know.")
    made.hand_in("eve", made.exits(), "Because.")
    made.hand_in("zoe", {}, "").write_text("<<<<<<< HEAD", "utf-8")
    made.said = made.grade(UNIT)
    return made


def open_formgrader(page: LabPage, place: str) -> None:
    page.open("login")  # as whoever comes from JupyterLab has done
    page.open(f"formgrader/{place}")
    wait_for(
        lambda: page.page.get_by_text("Loading, please wait").count() == 0, f"{place} to be listed"
    )


def row_of(page: LabPage, student: str) -> Locator:
    return page.page.locator("tbody tr", has=page.page.get_by_text(student, exact=True))


def press_autograde(page: LabPage, student: str) -> str:
    """Press the button beside a submission; what formgrader says of it."""
    open_formgrader(page, f"manage_submissions/{UNIT}")
    row_of(page, student).locator(".autograde a").click()
    dialog = page.page.locator(".modal:visible")
    dialog.wait_for(timeout=RUN_LIMIT_S * 1000)
    return dialog.inner_text()


def test_formgrader_lists_what_the_engine_graded_and_what_it_could_not(
    page: LabPage, graded: Class
) -> None:
    open_formgrader(page, f"manage_submissions/{UNIT}")
    page.picture("30-formgrader-submissions")

    listed = {student: row_of(page, student).inner_text() for student in ("ada", "bob", "eve")}

    assert all("needs manual grading" in text for text in listed.values())
    earned = {
        student: sum(graded.unit.expected(answers).values())
        for student, answers in (("ada", graded.right()), ("bob", graded.wrong()))
    }
    scores = {student: re.search(r"(\S+) / 30", text)[1] for student, text in listed.items()}
    assert scores == {"ada": "28", "bob": f"{earned['bob']:g}", "eve": "24"}
    assert earned["ada"] == 28 and earned["bob"] < 5
    assert "needs autograding" in row_of(page, "zoe").inner_text()
    assert "zoe, 04_leaf_gradients: not graded: The file is not a notebook" in graded.said


def test_formgrader_shows_outputs_and_scores_and_runs_nothing_of_a_learner(
    page: LabPage, graded: Class
) -> None:
    open_submission(page, UNIT, "eve")
    page.page.screenshot(path=page.pictures / "31-formgrader-submission.png", full_page=True)
    shown = page.page.locator("#notebook-container").first.inner_text()
    test = graded.unit.tests[next(iter(graded.unit.answers))][0]
    lost = page.page.locator(f"input.score#{test}").get_attribute("placeholder")
    open_submission(page, UNIT, "ada")
    words = page.page.locator(".nbgrader_cell", has_text="It was made by nobody").first
    page.page.wait_for_load_state()
    words.scroll_into_view_if_needed()
    page.picture("32-formgrader-prose")

    assert lost == "0"
    assert "ended Python itself.\n  try: remove calls such as os._exit()" in shown
    assert words.locator("strong").inner_text() == "nobody"
    assert words.locator("script, [onerror], [src]").count() == 0
    assert page.page.title() == f"{UNIT}_exercise"


def test_what_a_person_gave_survives_the_button_that_grades_again(
    page: LabPage, graded: Class
) -> None:
    cell = graded.prose
    open_submission(page, UNIT, "bob")
    box, comment = page.page.locator(f"input.score#{cell}"), page.page.locator(f"#{cell}-comment")
    with page.page.expect_response(lambda answer: "/api/grade/" in answer.url):
        box.fill("1")
        box.press("Tab")
    with page.page.expect_response(lambda answer: "/api/comment/" in answer.url):
        comment.fill(COMMENT)
        comment.press("Tab")
    comment.scroll_into_view_if_needed()
    page.picture("33-formgrader-graded-by-hand")
    before = read_journal(graded.root)[Submission("bob", UNIT)].latest

    said = press_autograde(page, "bob")
    page.picture("34-formgrader-autograde")

    after = read_journal(graded.root)[Submission("bob", UNIT)].latest
    assert "Successfully autograded" in said
    assert (after.status, after.level, after.seed) == (Status.GRADED, before.level, before.seed)
    assert after.level and after.token != before.token
    open_submission(page, UNIT, "bob")
    wait_for(lambda: box.input_value() == "1", "the score to be shown")
    wait_for(lambda: comment.input_value() == COMMENT, "the comment to be shown")


def test_the_button_grades_a_submission_that_would_end_a_kernel(
    page: LabPage, graded: Class
) -> None:
    graded.hand_in("fay", graded.exits(), "Because.")

    said = press_autograde(page, "fay")

    known = read_journal(graded.root)[Submission("fay", UNIT)].latest
    assert "Successfully autograded" in said
    assert (known.status, known.level != "") == (Status.GRADED, True)
    assert any("ended Python itself" in note.text for note in known.notes)
    page.page.locator(".modal:visible button", has_text="OK").click()
    wait_for(lambda: "24 / 30" in row_of(page, "fay").inner_text(), "the score to be shown")


def test_the_button_says_why_something_cannot_be_graded(page: LabPage, graded: Class) -> None:
    said = press_autograde(page, "zoe")
    page.picture("35-formgrader-not-graded")

    assert "There was an error autograding" in said
    assert "The file is not a notebook" in said
    assert read_journal(graded.root)[Submission("zoe", UNIT)].latest.status is Status.NOT_GRADED


def test_the_button_keeps_the_last_good_result_of_what_broke_since(
    page: LabPage, graded: Class
) -> None:
    course = Course(graded.root)
    good = course.graded("ada", UNIT).read_bytes()
    notebook = course.submitted("ada", UNIT) / f"{UNIT}_exercise.ipynb"
    notebook.write_text("<<<<<<< HEAD", "utf-8")

    said = press_autograde(page, "ada")

    known = read_journal(graded.root)[Submission("ada", UNIT)]
    assert "The file is not a notebook" in said
    assert (known.latest.status, known.graded is None) == (Status.NOT_GRADED, False)
    assert course.graded("ada", UNIT).read_bytes() == good
    assert "28 / 30" in row_of(page, "ada").inner_text()


def test_feedback_is_readable_on_a_phone(browser: Browser, graded: Class, pictures: Path) -> None:
    pages = {path.parents[1].name: path for path in write_pages(graded.root)}
    context = browser.new_context(
        viewport={"width": 390, "height": 844}, device_scale_factor=2, is_mobile=True
    )
    phone = context.new_page()
    for student in ("ada", "bob", "eve", "zoe"):
        phone.goto(pages[student].as_uri())
        phone.screenshot(path=pictures / f"36-feedback-{student}.png")

        wide = phone.evaluate("document.documentElement.scrollWidth")
        assert wide <= 390, student
        assert phone.title().endswith(" – feedback")
    phone.goto(pages["bob"].as_uri())
    phone.locator(".finding").nth(3).scroll_into_view_if_needed()
    phone.screenshot(path=pictures / "37-feedback-finding.png")
    context.close()


def test_what_a_formula_draws_covers_nothing_of_the_page(browser: Browser) -> None:
    # MathJax gives a formula any style that it asks for.
    cover = '<b style="position: fixed; inset: 0; background: red"></b>'
    cell, _ = Harmless().preprocess_cell(new_markdown_cell("x"), ResourcesDict(), 0)
    own, formgraders = '<div class="prose">x</div>', cell.source
    page = browser.new_page()
    for text in (own, formgraders):
        covered = text.replace("x</", f"x{cover}</", 1)
        page.set_content(f"<style>{STYLE.read_text()}</style>{covered}<p id='after'>After</p>")

        box = page.locator("#after").bounding_box()
        assert box is not None
        middle = [box["x"] + 5, box["y"] + box["height"] / 2]
        seen = page.evaluate("([x, y]) => document.elementFromPoint(x, y).id", middle)
        assert (cover in covered, seen) == (True, "after")
    page.close()
