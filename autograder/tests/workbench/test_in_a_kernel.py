"""What a learner calls in a notebook, in real kernels: the page counts, not only its file."""

from __future__ import annotations

import copy
import os
import shutil
import time
from collections.abc import Callable
from pathlib import Path

import nbformat
import pytest
from jupyter_client.blocking.client import BlockingKernelClient
from jupyter_client.manager import start_new_kernel

from autograder.authoring.exercise import Exercise, read_exercise
from autograder.content import OUTLINE
from autograder.tests.support.notebook_fixtures import REPOSITORY
from autograder.workbench.material import material_from_solutions, packed
from autograder.workbench.progress import read_progress

pytestmark = pytest.mark.slow

UNIT = OUTLINE.by_id["04_leaf_gradients"]
ASKED = "freeze"
BEGIN = (
    f'from autograder.workbench import begin, grade_me, progress, start_over\nbegin("{UNIT.id}")'
)


class Kernel:
    """A kernel as a front end drives it: cells have ids, and what they put out is collected."""

    def __init__(self, client: BlockingKernelClient) -> None:
        self._client = client
        self.payload: list[dict[str, object]] = []

    def run(self, text: str, cell: str | None = None) -> list[dict[str, object]]:
        """The data of what a cell displays, or its error as text."""
        content = {
            "code": text, "silent": False, "store_history": True, "user_expressions": {},
            "allow_stdin": False, "stop_on_error": True,
        }  # fmt: skip
        session = self._client.session
        message = session.msg("execute_request", content)
        if cell is not None:
            message["metadata"]["cellId"] = cell
        self._client.shell_channel.send(message)
        shown = []
        while True:
            got = self._client.get_iopub_msg(timeout=120)
            if got["parent_header"].get("msg_id") != message["header"]["msg_id"]:
                continue
            kind, told = got["msg_type"], got["content"]
            if kind in ("display_data", "execute_result"):
                shown.append(told["data"])
            elif kind == "stream":
                shown.append({"text/plain": told["text"]})
            elif kind == "error":
                shown.append({"text/plain": "\n".join(told["traceback"])})
            elif kind == "status" and told["execution_state"] == "idle":
                break
        while (reply := self._client.get_shell_msg(timeout=60))["parent_header"].get(
            "msg_id"
        ) != message["header"]["msg_id"]:
            pass
        self.payload = reply["content"].get("payload", [])
        return shown

    def says(self, text: str, cell: str | None = None) -> str:
        """What a cell displays, as text."""
        return "\n".join(str(data["text/plain"]) for data in self.run(text, cell))


@pytest.fixture(scope="module")
def exercise() -> Exercise:
    return read_exercise(REPOSITORY, UNIT.id)


@pytest.fixture
def mine(tmp_path: Path) -> Path:
    """The learner's copy in a learners' half, whose package has the unit's pack."""
    for folder in ("", "work/mine/"):
        (tmp_path / folder / "course").mkdir(parents=True)
        (tmp_path / folder / "course" / "00_start_here.ipynb").touch()
        path = tmp_path / folder / UNIT.exercise
        path.parent.mkdir(parents=True)
        shutil.copy(REPOSITORY / UNIT.exercise, path)
    return path


@pytest.fixture
def package(tmp_path: Path) -> Path:
    """A copy of the package as it is published: with marking packs."""
    shutil.copytree(
        REPOSITORY / "autograder",
        tmp_path / "published" / "autograder",
        ignore=shutil.ignore_patterns("tests", "__pycache__"),
    )
    packs = tmp_path / "published" / "autograder" / "packs"
    packs.mkdir()
    (packs / f"{UNIT.id}.json.gz").write_bytes(packed(material_from_solutions(REPOSITORY, UNIT.id)))
    return tmp_path / "published"


Start = Callable[..., Kernel]


@pytest.fixture
def start(package: Path):
    """Start a kernel in a folder, told its notebook or not, with the published package."""
    started = []

    def begin_kernel(folder: Path, notebook: Path | None = None) -> Kernel:
        environment = {**os.environ, "PYTHONPATH": str(package)}
        environment.pop("JPY_SESSION_NAME", None)
        if notebook:
            environment["JPY_SESSION_NAME"] = str(notebook)
        manager, client = start_new_kernel(
            extra_arguments=["--log-level=ERROR"], cwd=str(folder), env=environment
        )
        started.append((manager, client))
        kernel = Kernel(client)
        kernel.run(BEGIN, "setup")
        return kernel

    yield begin_kernel
    for manager, client in started:
        client.stop_channels()
        manager.shutdown_kernel(now=True)


def save(path: Path, texts: dict[str, str], *, minutes_ago: float = 0) -> None:
    notebook = nbformat.read(path, 4)
    for cell in notebook.cells:
        cell.source = texts.get(cell.metadata.get("nbgrader", {}).get("grade_id"), cell.source)
    nbformat.write(notebook, path)
    at = time.time() - 60 * minutes_ago
    os.utime(path, (at, at))


def table(shown: list[dict[str, object]]) -> dict[str, str]:
    """Question -> how it stands, as the data beside the table says."""
    [data] = [each["application/vnd.autograd-course.marks+json"] for each in shown]
    return {each["id"]: each["state"] for each in copy.deepcopy(data)["questions"]}  # type: ignore


def test_grade_me_marks_the_saved_file_with_hidden_tests(
    start: Start, mine: Path, exercise: Exercise
) -> None:
    solved = {name: exercise.source(name, solved=True) for name in exercise.questions}
    save(
        mine, {**solved, ASKED: "def freeze(params):\n    for p in params:\n        p.grad = None"}
    )
    kernel = start(mine.parent, mine)

    started = time.monotonic()
    shown = kernel.run("grade_me()")
    spent_s = time.monotonic() - started

    states = table(shown)
    assert states.pop(ASKED) == "failed" and states.pop("rebinding-why") == "not attempted"
    assert set(states.values()) == {"passed"}
    text, html = str(shown[0]["text/plain"]), str(shown[0]["text/html"])
    assert "25 of 28 points" in text and "Next: question 6" in text
    assert "<table" in html and "../../course/04_leaf_gradients.ipynb" not in text
    known = read_progress(mine.parents[2] / "progress.json")["units"][UNIT.id]["questions"]
    assert known["train"]["marked"] == {"points": 4, "of": 4}
    assert known[ASKED]["marked"]["points"] < 3
    assert spent_s < 60  # on a busy machine; quiet, it is under 10
    assert "requires_grad_(False)" in kernel.says(f'grade_me(show="{ASKED}")')
    assert "no question “nothing”" in kernel.says('grade_me(show="nothing")')
    assert "1 of 95" not in kernel.says("progress()")
    assert "Solved so far: 6 of" in kernel.says("progress()")


def test_what_was_run_since_the_file_was_saved_counts(
    start: Start, mine: Path, exercise: Exercise
) -> None:
    save(mine, {"freeze": "def freeze(params):\n    return None"}, minutes_ago=5)
    kernel = start(mine.parent, mine)
    kernel.run("import torch")
    kernel.run(exercise.source("freeze", solved=True), "freeze")
    # A cell of the learner's own that defines the same name is not the answer.
    kernel.run("def freeze(params):\n    raise ValueError", "my-own")
    kernel.run("def clear_gradients(*_):\n    return 5", "setup")

    shown = kernel.run("grade_me()")

    assert table(shown)["freeze"] == "passed"
    assert table(shown)["clear-gradients"] == "not attempted"
    assert "with `freeze` as you ran it since" in str(shown[0]["text/plain"])


def test_what_was_saved_after_it_ran_counts(start: Start, mine: Path, exercise: Exercise) -> None:
    kernel = start(mine.parent, mine)
    kernel.run("def freeze(params):\n    return None", "freeze")
    time.sleep(0.05)
    save(mine, {"freeze": exercise.source("freeze", solved=True)})

    shown = kernel.run("grade_me()")

    assert table(shown)["freeze"] == "passed"
    assert "as you ran it" not in str(shown[0]["text/plain"])


def test_without_cell_ids_an_answer_is_known_by_what_it_defines(
    start: Start, mine: Path, exercise: Exercise
) -> None:
    save(mine, {}, minutes_ago=5)
    kernel = start(mine.parent)
    kernel.run(exercise.source("freeze", solved=True), "vscode-notebook-cell:/x.ipynb#W2sZmlsZQ")

    assert table(kernel.run("grade_me()"))["freeze"] == "passed"


def test_without_a_file_what_was_run_is_marked(
    start: Start, tmp_path: Path, exercise: Exercise
) -> None:
    (tmp_path / "content").mkdir()
    kernel = start(tmp_path / "content")
    kernel.run("import torch")
    kernel.run(exercise.source("freeze", solved=True))

    shown = kernel.run("grade_me()")

    assert table(shown)["freeze"] == "passed"
    assert "there is no file of this notebook" in str(shown[0]["text/plain"])


def test_an_answer_not_tried_keeps_its_model(start: Start, mine: Path) -> None:
    kernel = start(mine.parent, mine)

    assert "not tried this question yet" in kernel.says('grade_me(show="freeze")')


def test_start_over_in_the_answer_cell_puts_the_stub_back_and_keeps_the_answer(
    start: Start, mine: Path, exercise: Exercise
) -> None:
    wrong = "def freeze(params):\n    return 17"
    save(mine, {"freeze": wrong})
    kernel = start(mine.parent, mine)
    kernel.run(wrong, "freeze")

    said = kernel.says(f"start_over()\n{wrong}", "freeze")

    [payload] = kernel.payload
    assert payload["source"] == "set_next_input" and payload["replace"] is True
    assert payload["text"] == exercise.source("freeze", solved=False)
    [kept] = (mine.parent / "history").iterdir()
    assert kept.read_text() == f"{wrong}\n" and kept.name in said
    kernel.run("start_over()", "freeze")
    assert [each.read_text() for each in (mine.parent / "history").iterdir()] == [f"{wrong}\n"] * 2


def test_start_over_elsewhere_gives_the_stub_in_a_new_cell(
    start: Start, mine: Path, exercise: Exercise
) -> None:
    kernel = start(mine.parent, mine)
    kernel.run("def freeze(params):\n    return 17", "freeze")

    said = kernel.says('start_over("freeze")', "my-own")

    [payload] = kernel.payload
    assert payload["replace"] is False
    assert payload["text"] == exercise.source("freeze", solved=False)
    assert "new cell below" in said
    assert "NameError" in kernel.says("freeze")
    assert "Which question?" in kernel.says("start_over()", "my-own")


def test_in_a_checkout_with_solutions_only_copies_have_progress(
    start: Start, tmp_path: Path
) -> None:
    kernel = start(REPOSITORY / "course")

    assert "Nothing yet" in kernel.says("progress()")
    assert "None" in kernel.says(
        "from autograder.workbench.progress import progress_file\nprint(progress_file())"
    )
