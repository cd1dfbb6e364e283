"""Progress survives what happens to files, and recording it never stops a learner."""

from __future__ import annotations

import json
import os
import subprocess
import sys
from pathlib import Path

import pytest

from autograder.workbench.progress import (
    forget_question,
    progress_file,
    read_progress,
    record_check,
    record_marks,
    record_prediction,
)

UNIT = "04_leaf_gradients"


@pytest.fixture
def path(tmp_path: Path) -> Path:
    return tmp_path / "deep" / "progress.json"


def make_course(root: Path) -> Path:
    (root / "course").mkdir(parents=True)
    (root / "course" / "00_start_here.ipynb").touch()
    (root / "exercises" / UNIT).mkdir(parents=True)
    return root


def test_what_was_recorded_is_read_again(path: Path) -> None:
    record_check(UNIT, "leaf-or-not", "failed", path=path)
    record_check(UNIT, "leaf-or-not", "passed", path=path)
    record_marks(UNIT, {"leaf-or-not": {"points": 2, "of": 4}, "why": None}, path=path)
    record_prediction(UNIT, "4.2-1", None, True, path=path)

    assert json.loads(path.read_text()) == read_progress(path)
    assert read_progress(path) == {
        "version": 1,
        "units": {
            UNIT: {
                "questions": {
                    "leaf-or-not": {"seen": "passed", "marked": {"points": 2, "of": 4}},
                    "why": {"seen": None, "marked": None},
                },
                "predictions": {"4.2-1": {"guess": "None", "right": True}},
            }
        },
    }


def test_a_question_begun_anew_is_forgotten_and_the_others_stay(path: Path) -> None:
    record_check(UNIT, "one", "passed", path=path)
    record_check(UNIT, "two", "passed", path=path)

    forget_question(UNIT, "one", path=path)

    assert list(read_progress(path)["units"][UNIT]["questions"]) == ["two"]


def test_an_unknown_status_is_not_recorded(path: Path) -> None:
    record_check(UNIT, "one", "not attempted", path=path)

    assert not path.exists()


@pytest.mark.parametrize(
    "text",
    [
        pytest.param("", id="empty"),
        pytest.param("{", id="cut-off"),
        pytest.param("[1]", id="a-list"),
        pytest.param("[" * 100_000, id="too-deep"),
    ],
)
def test_a_damaged_file_is_put_aside(path: Path, text: str) -> None:
    path.parent.mkdir()
    path.write_text(text)

    record_check(UNIT, "one", "passed", path=path)

    assert read_progress(path)["units"][UNIT]["questions"]["one"]["seen"] == "passed"
    if text[:2] != "[[":  # reading that needs more depth than Python has
        assert path.with_name("progress.json.damaged").read_text() == text


@pytest.mark.parametrize(
    "units",
    [
        5,
        {"u": 5},
        {"u": {"questions": [], "predictions": {"p": "x"}}},
        {"u": {"questions": {"q": {"seen": ["x"], "marked": {"points": "all"}}}}},
    ],
)
def test_parts_of_another_form_are_left_out(path: Path, units: object) -> None:
    path.parent.mkdir()
    path.write_text(json.dumps({"version": 1, "units": units}))

    found = read_progress(path)

    for unit in found["units"].values():
        assert unit["predictions"] == {}
        assert all(each == {"seen": None, "marked": None} for each in unit["questions"].values())


def test_recording_where_nothing_can_be_written_is_silent(tmp_path: Path) -> None:
    (tmp_path / "file").touch()

    record_check(UNIT, "one", "passed", path=tmp_path / "file" / "progress.json")


def test_nothing_half_written_is_left_when_the_disk_is_full(
    path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    record_check(UNIT, "one", "passed", path=path)
    before = path.read_text()

    def full(*_: object) -> None:
        raise OSError(28, "No space left on device")

    monkeypatch.setattr(os, "replace", full)
    record_check(UNIT, "two", "passed", path=path)

    assert path.read_text() == before
    assert {each.name for each in path.parent.iterdir()} == {path.name, ".progress.json.lock"}


@pytest.mark.slow
def test_kernels_that_record_at_the_same_time_lose_nothing(path: Path) -> None:
    code = (
        "import sys; from pathlib import Path\n"
        "from autograder.workbench.progress import record_check\n"
        "for i in range(30): record_check('u', sys.argv[1] + str(i), 'passed', "
        "path=Path(sys.argv[2]))\n"
    )

    children = [subprocess.Popen([sys.executable, "-c", code, who, str(path)]) for who in "abc"]
    assert [child.wait() for child in children] == [0, 0, 0]

    assert len(read_progress(path)["units"]["u"]["questions"]) == 90


def test_copies_and_the_course_have_one_file(tmp_path: Path) -> None:
    root = make_course(tmp_path / "a")
    make_course(root / "work" / "mine")
    wanted = root / "work" / "mine" / "progress.json"

    for start in ("", "course", f"exercises/{UNIT}", "work/mine/course", "work/mine/exercises"):
        assert progress_file(root / start) == wanted


def test_a_notebook_without_a_course_has_its_file_beside_it(tmp_path: Path) -> None:
    assert progress_file(tmp_path) == tmp_path / "autograd_course_progress.json"


def test_the_notebook_of_the_session_decides(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    root = make_course(tmp_path)
    monkeypatch.setenv("JPY_SESSION_NAME", str(root / "course" / "00_start_here.ipynb"))

    assert progress_file() == root / "work" / "mine" / "progress.json"
