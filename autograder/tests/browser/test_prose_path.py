"""Two people mark prose at once, each in a browser, and formgrader shows what they gave."""

from __future__ import annotations

import signal
import subprocess
import sys
from collections.abc import Iterator
from itertools import islice
from typing import TYPE_CHECKING

import pytest

from autograder.course.graded_assignment import read_assignment
from autograder.gradebook.course import Course
from autograder.gradebook.record import Recorder
from autograder.tests.browser.formgrader import open_submission
from autograder.tests.browser.lab_page import STEP_LIMIT_S, LabPage, wait_for
from autograder.tests.browser.lab_server import Lab
from autograder.tests.devtools.recorded_class import outcome_of
from autograder.tests.devtools.simulated_class import hand_in, read_unit

if TYPE_CHECKING:
    from playwright.sync_api import Browser, Locator, Page

pytestmark = [pytest.mark.browser, pytest.mark.slow]

UNIT = "06_detach_and_data"
TEXTS = {"ann-1": "It shares its memory.", "bea-2": "It copies.", "cem-3": "<b>Both</b> do."}
ITEM, WORDS = "Names the cause.", "Say which of the two."


@pytest.fixture(scope="module")
def question(lab: Lab) -> str:
    """The grade id of a question that waits for a person, answered by three learners."""
    course, unit = Course(lab.root), read_unit(lab.root, UNIT)
    assignment = read_assignment(lab.root, UNIT)
    with Recorder(lab.root, [assignment], say=print) as recorder:
        for student, text in TEXTS.items():
            prose = dict.fromkeys(unit.prose, text)
            hand_in(unit, {}, prose, course.submitted(student, UNIT))
            outcome = outcome_of(unit, assignment, student, {}, prose)
            recorder.seed_of(outcome.submission)
            recorder.record(outcome)
    return next(iter(unit.prose))


@pytest.fixture
def links(lab: Lab, question: str) -> Iterator[dict[str, str]]:
    """The page of each of two markers."""
    command = [sys.executable, "-m", "autograder", "--course", str(lab.root), "prose"]
    marking = [*command, "--unit", UNIT, "--mark", "Ann", "Ben"]
    with subprocess.Popen(marking, stdout=subprocess.PIPE, text=True) as server:
        assert server.stdout is not None
        try:
            yield dict(line.strip().split(": ", 1) for line in islice(server.stdout, 2))
        finally:
            server.send_signal(signal.SIGINT)
            server.wait(STEP_LIMIT_S)


def open_question(browser: Browser, link: str, question: str) -> Page:
    """The answers, as the holder of ``link`` sees them, in a browser of their own."""
    page = browser.new_context(viewport={"width": 1280, "height": 900}).new_page()
    page.set_default_timeout(STEP_LIMIT_S * 1000)
    page.goto(link)
    page.locator(f"a[href$='/{question}']").click()
    page.locator("#still", has_text="answers to mark").wait_for()
    return page


def answer(page: Page, text: str) -> Locator:
    return page.locator("#answers article", has_text=text)


def points_of(page: Page, text: str) -> str:
    return answer(page, text).locator(".given").inner_text()


def test_two_mark_at_once_and_formgrader_shows_the_same(
    page: LabPage, browser: Browser, links: dict[str, str], question: str
) -> None:
    ann, ben = (open_question(browser, links[who], question) for who in ("Ann", "Ben"))
    shares, copies, both = "It shares", "It copies", "Both do"

    answer(ann, shares).click()
    ann.keyboard.press("r")
    ann.keyboard.type(f"1 {ITEM}")
    ann.keyboard.press("Enter")
    wait_for(lambda: points_of(ann, shares).startswith("1 of"), "the item to be given")
    # Ben's page asks by itself, and gets the item as well.
    wait_for(lambda: points_of(ben, shares).endswith(", Ann"), "Ben to see what Ann gave")
    answer(ben, copies).click()
    ben.keyboard.press("1")
    wait_for(lambda: points_of(ben, copies).startswith("1 of"), "the same item to be given")
    ben.keyboard.press("c")
    ben.keyboard.type(WORDS)
    ben.keyboard.press("Escape")
    wait_for(lambda: points_of(ann, copies).endswith(", Ben"), "Ann to see what Ben gave")

    # Ben's page hears no more of what others do, and so he gives what Ann has given already.
    answer(ben, both).click()
    ben.route(
        "**/state/**",
        lambda route: route.continue_() if route.request.method == "POST" else route.abort(),
    )
    answer(ann, both).click()
    ann.keyboard.press("+")
    wait_for(lambda: points_of(ann, both) != "", "all points to be given")
    given = points_of(ann, both)
    ben.keyboard.press("0")
    wait_for(lambda: "Somebody else" in ben.locator("#said").inner_text(), "Ben to be refused")
    ben.screenshot(path=page.pictures / "38-marking-refused.png")

    assert points_of(ben, both) == f"{given}, Ann"
    assert ann.locator("#still").inner_text() == "Every answer is marked"
    most = given.partition(" ")[0]
    shown = {"ann-1": ("1", ITEM), "bea-2": ("1", WORDS), "cem-3": (most, "")}
    for student, (score, words) in shown.items():
        open_submission(page, UNIT, student)
        box = page.page.locator(f"input.score#{question}")
        comment = page.page.locator(f"#{question}-comment")
        wait_for(lambda box=box, score=score: box.input_value() == score, f"{student}'s score")
        wait_for(lambda c=comment, w=words: w in c.input_value(), f"{student}'s comment")
    page.picture("39-marked-in-formgrader")
