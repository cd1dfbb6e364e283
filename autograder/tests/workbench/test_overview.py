"""The overview counts what was done, says what is next, and survives the loss of its file."""

from __future__ import annotations

from pathlib import Path

import nbformat

from autograder.content import OUTLINE
from autograder.tests.support.notebook_fixtures import code, make_notebook
from autograder.workbench.overview import PROGRESS, overview
from autograder.workbench.progress import (
    read_progress,
    record_check,
    record_marks,
    record_prediction,
)
from autograder.workbench.showing import MARKS
from autograder.workbench.verdicts import MIME

FIRST, SECOND = OUTLINE.units[:2]
ASKED = [each for each in FIRST.questions if not each.by_hand]


def test_before_anything_is_done_it_says_where_to_begin(tmp_path: Path) -> None:
    shown = overview(tmp_path / "progress.json")

    assert "Nothing yet" in shown.text and FIRST.lesson in shown.text
    assert overview(None).text == shown.text


def test_a_prediction_on_the_start_page_is_counted(tmp_path: Path) -> None:
    path = tmp_path / "progress.json"
    record_prediction("00_start_here", "1", "negative", False, path=path)

    only_there = overview(path).text
    record_prediction(FIRST.id, "0.1-1", "8", True, path=path)
    afterwards = overview(path).text

    assert only_there.startswith("So far: 0 of 1 prediction right, on the start page.")
    assert "Nothing yet" not in only_there and FIRST.lesson in only_there
    assert "1 of 2 predictions right, the start page's included." in afterwards


def test_checks_marks_and_predictions_are_counted(tmp_path: Path) -> None:
    path = tmp_path / "progress.json"
    record_check(FIRST.id, ASKED[0].id, "passed", path=path)
    record_marks(FIRST.id, {ASKED[0].id: {"points": 1, "of": 4}}, path=path)
    record_check(FIRST.id, ASKED[1].id, "passed", path=path)
    record_prediction(FIRST.id, "0.1-1", "8", True, path=path)
    record_prediction(FIRST.id, "0.1-2", "8", False, path=path)

    shown = overview(path)

    # Marked and not full is not solved, whatever the visible checks said.
    assert "Solved so far: 1 of" in shown.text and "1 point earned" in shown.text
    assert "1 of 2 predictions right" in shown.text
    assert f"2 of {len(ASKED)}" in shown.text
    assert f"question {ASKED[0].number}, {ASKED[0].title}" in shown.text.splitlines()[-1]
    assert shown.html and "<script" not in shown.html
    assert shown.html.index("Next:") < shown.html.index("<table")
    assert shown.data and shown.data[0] == PROGRESS


def test_after_a_finished_unit_comes_the_next(tmp_path: Path) -> None:
    path = tmp_path / "progress.json"
    full = {each.id: {"points": each.points, "of": each.points} for each in ASKED}
    record_marks(FIRST.id, full, path=path)

    assert SECOND.lesson in overview(path).text.splitlines()[-1]


def test_a_lost_file_is_made_anew_from_what_the_notebooks_show(tmp_path: Path) -> None:
    path = tmp_path / "progress.json"
    verdict = {"question": ASKED[0].id, "status": "passed"}
    marked = {
        "id": ASKED[1].id, "points": 2, "of": 3, "untested": 0, "state": "failed",
        "verdicts": [{}],
    }  # fmt: skip
    outputs = [
        nbformat.v4.new_output("display_data", data={MIME: verdict}),
        nbformat.v4.new_output("display_data", data={MARKS: {"questions": [marked]}}),
        nbformat.v4.new_output("display_data", data={MARKS: "no table"}),
    ]
    notebook = tmp_path / FIRST.exercise
    notebook.parent.mkdir(parents=True)
    nbformat.write(make_notebook(code("x", outputs=outputs)), notebook)
    (tmp_path / SECOND.exercise).parent.mkdir(parents=True)
    (tmp_path / SECOND.exercise).write_text('{"cells": [5]}')

    overview(path)

    known = read_progress(path)["units"][FIRST.id]["questions"]
    assert known[ASKED[0].id]["seen"] == "passed"
    assert known[ASKED[1].id]["marked"] == {"points": 2, "of": 3}
