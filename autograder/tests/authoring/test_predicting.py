"""What a lesson asks and what is known of it agree, or `make check` says where they do not."""

from __future__ import annotations

from pathlib import Path

import nbformat
import pytest

from autograder.authoring.predicting import PREDICTIONS, verify_predictions
from autograder.course.canonical import write_notebook
from autograder.course.layout import NotebookKind
from autograder.course.predictions import read_predictions
from autograder.course.problems import AuthorError

ASKS = "## 1.1 Growing\n\n**Predict.** What does it do?\n\n1. it grows\n2. it falls"
DATA = '["1.1-1".choices]\n"it grows" = "x > 0"\n"it falls" = "x < 0"\n'


def course(root: Path, *, asks: str = ASKS, code: str = "# guess 1.1-1:\nx = 1", data: str) -> Path:
    cells = [nbformat.v4.new_markdown_cell(asks), nbformat.v4.new_code_cell(code)]
    lesson = root / "course" / "01_unit.ipynb"
    write_notebook(lesson, nbformat.v4.new_notebook(cells=cells), NotebookKind.LESSON)
    folder = root / PREDICTIONS
    folder.mkdir(parents=True)
    (folder / "01_unit.toml").write_text(data, "utf-8")
    return root


def test_a_lesson_and_its_data_that_agree_have_no_problem(tmp_path: Path) -> None:
    assert verify_predictions(course(tmp_path, data=DATA)) == []


@pytest.mark.parametrize(
    ("changed", "says"),
    [
        pytest.param({"code": "# guess 1.1-1: 2\nx = 1"}, "empty the line", id="left-filled"),
        pytest.param({"code": "x = 1\n# guess 1.1-1:"}, "first line", id="not-first"),
        pytest.param({"asks": "What?"}, "no **Predict**", id="no-question"),
        pytest.param({"asks": "**Predict.** What?"}, "choices above", id="no-choices"),
        pytest.param({"asks": ASKS.replace("grows", "falls")}, "choices above", id="other-choices"),
        pytest.param({"code": "x = 1"}, "asked nowhere", id="not-asked"),
        pytest.param({"asks": ASKS.replace("1.1", "1.2")}, "in section 1.2", id="elsewhere"),
        pytest.param({"data": ""}, "does not know", id="not-known"),
        pytest.param({"data": '["1.1-1"]\nvalue = "x +"'}, "no expression", id="no-expression"),
        pytest.param({"data": '["1.1-1"]\nanswer = "2"'}, "either a value", id="other-key"),
    ],
)
def test_what_does_not_agree_is_named(tmp_path: Path, changed: dict[str, str], says: str) -> None:
    problems = verify_predictions(course(tmp_path, **{"data": DATA, **changed}))

    assert any(says in problem.what for problem in problems)


def test_data_without_a_lesson_is_named(tmp_path: Path) -> None:
    root = course(tmp_path, data=DATA)
    (root / PREDICTIONS / "02_gone.toml").write_text("", "utf-8")

    assert [p.what for p in verify_predictions(root)] == ["course/02_gone.ipynb is missing."]


def test_one_choice_is_no_choice(tmp_path: Path) -> None:
    path = tmp_path / "01_unit.toml"
    path.write_text('["1.1-1".choices]\n"it grows" = "x > 0"\n', "utf-8")

    with pytest.raises(AuthorError, match="two choices"):
        read_predictions(path)
