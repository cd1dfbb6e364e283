"""Copies follow the course, and nothing a learner wrote is ever lost."""

from __future__ import annotations

import json
import os
import re
import shutil
from pathlib import Path
from urllib.parse import unquote

import nbformat
import pytest

from autograder.authoring.releasing import release
from autograder.course.canonical import read_notebook, write_notebook
from autograder.course.layout import LANDING, NotebookKind
from autograder.course.problems import AuthorError
from autograder.rebuild import CannotRebuild
from autograder.tests.support.notebook_fixtures import REPOSITORY, UNIT, code, make_lesson
from autograder.workbench import copies
from autograder.workbench.copies import make_copies

ANSWER = "def square(number):\n    return number * number"
PROSE = "Because minus times minus is plus."


@pytest.fixture
def course(course: Path) -> Path:
    write_notebook(course / LANDING, make_lesson(), NotebookKind.LESSON)
    (course / "exercises" / UNIT / "data.csv").write_text("1,2\n")
    return course


def exercise(course: Path) -> Path:
    [path] = (course / "work/mine/exercises" / UNIT).glob("*.ipynb")
    return path


def lesson(course: Path) -> Path:
    return course / "work/mine/course" / f"{UNIT}.ipynb"


def edit(path: Path, changes: dict[str, str], *, own: str | None = None, run: bool = False) -> None:
    """Write into cells by grade id or cell id, as somebody who saves in JupyterLab."""
    notebook = nbformat.read(path, 4)
    for cell in notebook.cells:
        name = cell.metadata.get("nbgrader", {}).get("grade_id", cell.id)
        cell.source = changes.get(name, cell.source)
        if run and cell.cell_type == "code":
            cell.outputs = [nbformat.v4.new_output("stream", text="mine\n")]
            cell.execution_count = 7
    if own:
        notebook.cells.append(code(own))
    nbformat.write(notebook, path)


def sources(path: Path) -> list[str]:
    return [cell.source for cell in nbformat.read(path, 4).cells]


def answer(path: Path, name: str) -> str:
    cells = nbformat.read(path, 4).cells
    [found] = [c for c in cells if c.metadata.get("nbgrader", {}).get("grade_id") == name]
    return str(found.source)


def new_release(course: Path, old: str, new: str) -> None:
    """The author changes a text of the exercise and releases it."""
    [path] = (course / "solutions" / UNIT).glob("*.ipynb")
    notebook = read_notebook(path)
    assert any(old in cell.source for cell in notebook.cells)
    for cell in notebook.cells:
        cell.source = cell.source.replace(old, new)
    write_notebook(path, notebook, NotebookKind.SOLUTION)
    data = (course / "exercises" / UNIT / "data.csv").read_bytes()
    release(course)
    (course / "exercises" / UNIT / "data.csv").write_bytes(data)


def new_lesson(course: Path) -> None:
    path = course / "course" / f"{UNIT}.ipynb"
    notebook = read_notebook(path)
    notebook.cells[1].source += "\n\nA new sentence."
    write_notebook(path, notebook, NotebookKind.LESSON)


def kept(course: Path) -> list[Path]:
    return sorted((course / "work/mine/exercises" / UNIT / "history").glob("*"))


def test_the_first_run_copies_everything_and_says_where(course: Path) -> None:
    said = make_copies(course)

    assert len(said) == 1 and "work/mine/" in said[0]
    for folder in ("course", "exercises"):
        for path in (course / folder).rglob("*"):
            if path.is_file():
                copy = course / "work/mine" / path.relative_to(course)
                assert copy.read_bytes() == path.read_bytes()


def test_a_second_run_writes_nothing(course: Path) -> None:
    make_copies(course)
    before = {path: path.stat() for path in (course / "work/mine").rglob("*.*") if path.is_file()}

    assert make_copies(course) == []

    for path, stat in before.items():
        if not path.name.endswith(".lock"):
            assert path.stat().st_mtime_ns == stat.st_mtime_ns
            assert path.stat().st_ino == stat.st_ino, path


def test_a_lesson_that_was_only_run_is_renewed(course: Path) -> None:
    make_copies(course)
    edit(lesson(course), {}, run=True)
    new_lesson(course)

    assert make_copies(course) == []

    assert "A new sentence." in sources(lesson(course))[1]


def test_running_a_lesson_keeps_its_outputs_while_the_course_stays(course: Path) -> None:
    make_copies(course)
    edit(lesson(course), {}, run=True)
    before = lesson(course).read_bytes()

    make_copies(course)

    assert lesson(course).read_bytes() == before


def test_a_lesson_with_own_cells_is_kept_and_said_once(course: Path) -> None:
    make_copies(course)
    edit(lesson(course), {}, own="my = 'own cell'")
    before = lesson(course).read_bytes()
    new_lesson(course)

    [said] = make_copies(course)

    assert f"work/mine/course/{UNIT}.ipynb" in said and "stays" in said
    assert lesson(course).read_bytes() == before
    assert make_copies(course) == []
    new_lesson(course)
    assert len(make_copies(course)) == 1


def test_answers_move_into_a_new_release(course: Path) -> None:
    make_copies(course)
    edit(exercise(course), {"square": ANSWER, "square-why": PROSE}, own="square(3)")
    before = exercise(course).read_bytes()
    new_release(course, "Write `square(number)`.", "Write `square(number)`, please.")

    [said] = make_copies(course)

    assert answer(exercise(course), "square") == ANSWER
    assert answer(exercise(course), "square-why") == PROSE
    assert "square(3)" in sources(exercise(course))
    assert any("please" in text for text in sources(exercise(course)))
    [old] = kept(course)
    assert old.read_bytes() == before
    assert old.relative_to(course).as_posix() in said
    assert make_copies(course) == []


def test_an_untouched_stub_of_an_older_release_is_no_answer(course: Path) -> None:
    make_copies(course)
    edit(exercise(course), {"square-why": PROSE})
    new_release(course, "Return the number times itself.", "Return number times number.")

    make_copies(course)

    assert "Return number times number." in answer(exercise(course), "square")
    assert answer(exercise(course), "square-why") == PROSE


def test_an_untouched_exercise_follows_in_silence(course: Path) -> None:
    make_copies(course)
    new_release(course, "Return the number times itself.", "Return number times number.")

    assert make_copies(course) == []

    [released] = (course / "exercises" / UNIT).glob("*.ipynb")
    assert exercise(course).read_bytes() == released.read_bytes()
    assert kept(course) == []


def test_answers_once_written_into_the_course_itself_are_not_lost(course: Path) -> None:
    [released] = (course / "exercises" / UNIT).glob("*.ipynb")
    clean = released.read_bytes()
    edit(released, {"square": ANSWER})
    make_copies(course)
    released.write_bytes(clean)  # git restore, to be able to pull

    make_copies(course)

    assert answer(exercise(course), "square") == ANSWER


@pytest.mark.parametrize("state", ["", "[]", '{"given": {"a": 1}, "kept": {}}', None])
def test_a_lost_record_loses_no_answer(course: Path, state: str | None) -> None:
    make_copies(course)
    edit(exercise(course), {"square": ANSWER})
    edit(lesson(course), {}, own="mine = 1")
    path = course / "work/mine/.state.json"
    path.unlink() if state is None else path.write_text(state)
    new_release(course, "Write `square(number)`.", "Write `square(number)`, please.")

    make_copies(course)

    assert answer(exercise(course), "square") == ANSWER
    assert any("please" in text for text in sources(exercise(course)))
    assert "mine = 1" in sources(lesson(course))


def test_a_damaged_exercise_is_left_alone(course: Path) -> None:
    make_copies(course)
    exercise(course).write_text('{"cells": [')
    new_release(course, "Write `square(number)`.", "Write `square(number)`, please.")

    [said] = make_copies(course)

    assert exercise(course).read_text() == '{"cells": ['
    assert "damaged" in said


def test_data_that_a_learner_changed_stays(course: Path) -> None:
    make_copies(course)
    copy = course / "work/mine/exercises" / UNIT / "data.csv"
    copy.write_text("my own\n")
    (course / "exercises" / UNIT / "data.csv").write_text("3,4\n")

    [said] = make_copies(course)

    assert copy.read_text() == "my own\n" and "data.csv" in said


def test_what_the_course_drops_goes_unless_it_was_changed(course: Path) -> None:
    for name in ("one.ipynb", "two.ipynb"):
        shutil.copy(course / "course" / f"{UNIT}.ipynb", course / "course" / name)
    make_copies(course)
    edit(course / "work/mine/course/two.ipynb", {}, own="mine = 1")
    for name in ("one.ipynb", "two.ipynb"):
        (course / "course" / name).unlink()

    make_copies(course)

    assert not (course / "work/mine/course/one.ipynb").exists()
    assert (course / "work/mine/course/two.ipynb").exists()


def test_a_run_that_is_interrupted_anywhere_loses_nothing(
    course: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Every write in turn is the last one that happens; then the command is given again."""
    make_copies(course)
    edit(exercise(course), {"square": ANSWER})
    new_release(course, "Write `square(number)`.", "Write `square(number)`, please.")
    new_lesson(course)
    shutil.copytree(course, course.parent / "before")
    real = os.replace
    stops = 0

    for stops in range(20):
        root = shutil.copytree(course.parent / "before", course.parent / f"run-{stops}")
        left = [stops]

        def replace(source: str, target: Path, left: list[int] = left) -> None:
            if not left[0]:
                raise KeyboardInterrupt
            left[0] -= 1
            real(source, target)

        monkeypatch.setattr(os, "replace", replace)
        try:
            make_copies(root)
            finished = True
        except KeyboardInterrupt:
            finished = False
        monkeypatch.setattr(os, "replace", real)
        assert answer(exercise(root), "square") == ANSWER
        make_copies(root)
        assert answer(exercise(root), "square") == ANSWER
        assert any("please" in text for text in sources(exercise(root)))
        assert "A new sentence." in sources(lesson(root))[1]
        assert make_copies(root) == []
        if finished:
            break

    assert 3 <= stops < 19


def test_where_nothing_can_be_written_a_sentence_says_so(course: Path) -> None:
    (course / "work" / "mine").mkdir(parents=True, exist_ok=True)
    (course / "work" / "mine" / "course").write_text("a file in the way")

    with pytest.raises(AuthorError, match="work/mine/course"):
        make_copies(course)


def test_an_exercise_that_cannot_be_rebuilt_is_kept(
    course: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    make_copies(course)
    edit(exercise(course), {"square": ANSWER})
    new_release(course, "Write `square(number)`.", "Write `square(number)`, please.")

    def refuse(*_: object) -> None:
        raise CannotRebuild("It is another notebook.")

    monkeypatch.setattr(copies, "rebuild_text", refuse)
    [said] = make_copies(course)

    assert "It is another notebook." in said
    assert answer(exercise(course), "square") == ANSWER


@pytest.mark.slow
def test_links_of_the_real_course_lead_somewhere_from_the_copies(tmp_path: Path) -> None:
    for folder in ("course", "exercises"):
        shutil.copytree(REPOSITORY / folder, tmp_path / folder)
    make_copies(tmp_path)
    tried = 0

    for path in (tmp_path / "work/mine").rglob("*.ipynb"):
        for cell in json.loads(path.read_text("utf-8"))["cells"]:
            if cell["cell_type"] != "markdown":
                continue
            for target in re.findall(r"\]\((\.\.?/[^)#\s]+)", "".join(cell["source"])):
                tried += 1
                assert (path.parent / unquote(target)).exists(), (path, target)

    assert tried > 100
