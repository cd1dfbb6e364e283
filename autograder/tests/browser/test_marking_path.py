"""A learner marks an exercise in the browser: what was run counts before it is saved."""

from __future__ import annotations

import json

import pytest

from autograder.course.layout import COPIES
from autograder.tests.browser.lab_page import LabPage, wait_for
from autograder.tests.browser.questions import exercise_path, read_solutions

pytestmark = [pytest.mark.browser, pytest.mark.slow]

UNIT = "04_leaf_gradients"
EXERCISE = (COPIES / exercise_path(UNIT)).as_posix()
WRONG = "def clear_gradients(params, as_zeros=False):\n    pass"


def test_marks_of_the_page_and_a_question_begun_anew(mine: LabPage) -> None:
    right = read_solutions(mine.lab.root, UNIT)["freeze"]
    exercise = mine.open_notebook(EXERCISE)
    ids = [cell.id for cell in exercise.stored.cells]
    stub = exercise.stored.cells[ids.index("freeze")].source
    exercise.run(ids.index("setup"))
    for question, text in (("freeze", right), ("clear-gradients", WRONG)):
        exercise.write(ids.index(question), text)
        exercise.run(ids.index(question))
    on_disk = exercise.file.read_text("utf-8")

    exercise.run(ids.index("grade-me"))
    marks = exercise.cells.nth(ids.index("grade-me"))
    rows = marks.locator("table").first.locator(":scope > tbody > tr")
    wait_for(lambda: rows.count() == 8, "the table of all questions")
    said = exercise.output(ids.index("grade-me"))
    exercise.show(marks.locator("table").first)
    mine.picture("30-marks")
    rows.nth(4).locator("summary").first.click()
    mine.picture("31-marks-unfolded")

    assert "3 of 28 points" in said and "not attempted" in said
    assert "`clear-gradients`, `freeze`" in said or "freeze" in said
    assert json.loads(on_disk)["cells"][ids.index("freeze")]["source"] != right
    progress = json.loads((mine.lab.root / COPIES / "progress.json").read_text("utf-8"))
    known = progress["units"][UNIT]["questions"]
    assert known["freeze"]["marked"] == {"points": 3, "of": 3}
    assert marks.locator("a", has_text="4.6").count() >= 1

    exercise.write(ids.index("freeze"), "start_over()")
    exercise.run(ids.index("freeze"))
    wait_for(lambda: exercise.source(ids.index("freeze")) == stub.strip(), "the stub to be back")
    exercise.show(exercise.cells.nth(ids.index("freeze")))
    mine.picture("32-started-over")

    [kept] = (exercise.file.parent / "history").glob("freeze_*.py")
    assert kept.read_text("utf-8").strip() == right.strip()
    assert kept.name in exercise.output(ids.index("freeze"))


def test_the_first_page_counts_what_was_done(mine: LabPage) -> None:
    path = mine.lab.root / COPIES / "progress.json"
    question = {"seen": "passed", "marked": None}
    units = {"00_build_one": {"questions": {"boxes": question}, "predictions": {}}}
    path.write_text(json.dumps({"version": 1, "units": units}))
    try:
        start = mine.open_notebook(f"{COPIES.as_posix()}/course/00_start_here.ipynb")
        ids = [cell.id for cell in start.stored.cells]
        start.run(ids.index("setup"))

        said = start.run(ids.index("progress"))
        start.show(start.cells.nth(ids.index("progress")))
        mine.picture("33-progress")

        assert "Solved so far: 1 of" in said
        assert "Next: exercise 00, question 2" in said
    finally:
        path.unlink()
