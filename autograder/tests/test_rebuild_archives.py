"""A learning platform's archive comes in through `nbgrader zip_collect`, each file to its owner."""

from __future__ import annotations

import io
import json
import os
import subprocess
import sys
import tarfile
import zipfile
from pathlib import Path, PurePosixPath

import pytest

from autograder.grading.archives import Found, find_submissions, name_submission
from autograder.grading.assignment import read_assignment
from autograder.grading.rebuild import CannotRebuild, rebuild
from autograder.notebooks.canonical import read_notebook
from autograder.tests.notebook_fixtures import UNIT
from autograder.tests.rebuild_fixtures import handed_in, texts

NAME = "03_requires_grad_and_the_graph"
FILE = f"{NAME}.ipynb"

# Names


@pytest.mark.parametrize(
    ("path", "found"),
    [
        pytest.param(
            f"Ada Byron King_12345_assignsubmission_file_{FILE}",
            Found("Ada-Byron-King_12345", FILE),
            id="moodle-flat",
        ),
        pytest.param(
            f"C1-Unit 3-99/Zoe\u0308 O'Hara_7_assignsubmission_file_/{FILE}",
            Found("Zoë-O-Hara_7", FILE),
            id="moodle-folders",
        ),
        pytest.param(
            "Ada_12345_assignsubmission_file/my graph.ipynb",
            Found("Ada_12345", "my graph.ipynb"),
            id="moodle-renamed",
        ),
        pytest.param(
            f"byronada_12345_67890_{NAME}-1.ipynb",
            Found("byronada_12345", FILE, order=67890),
            id="canvas-again",
        ),
        pytest.param(
            f"byronada_LATE_12345_67890_{FILE}",
            Found("byronada_12345", FILE, order=67890),
            id="canvas-late",
        ),
        pytest.param(
            f"Unit 3_abyron_attempt_2026-01-30-15-04-05_{FILE}",
            Found("abyron", FILE, time="2026-01-30 15:04:05"),
            id="blackboard",
        ),
        pytest.param(f"ada byron/{NAME}/{FILE}", Found("ada byron", FILE), id="folders"),
        pytest.param(f"all/ada/{NAME}/{NAME} (2).ipynb", Found("ada", FILE), id="folders-deeper"),
        pytest.param(
            f"ada_1_99_homework/bob/{NAME}/{FILE}",
            Found("ada_1", FILE, order=99),
            id="classmate-in-a-zip",
        ),
        pytest.param(
            f"ada/{NAME}/Bob_2_assignsubmission_file_/{FILE}",
            Found("ada", FILE),
            id="classmate-in-a-folder",
        ),
        pytest.param(f"ada/{NAME}/notes.pdf", Found("ada", "notes.pdf"), id="another-file"),
        pytest.param(FILE, None, id="nobodys"),
        pytest.param(f"{NAME}/{FILE}", None, id="no-student"),
        pytest.param(f"ada/04_leaf_gradients/{FILE}", None, id="other-assignment"),
        pytest.param(f"__MACOSX/ada/{NAME}/._{FILE}", None, id="macos"),
        pytest.param(f"ada/{NAME}/.ipynb_checkpoints/{FILE}", None, id="checkpoint"),
    ],
)
def test_the_name_says_whose_a_file_is(path, found) -> None:
    assert name_submission(PurePosixPath(path), NAME) == found


def _files(root: Path, *names: str) -> Path:
    for name in names:
        (root / name).parent.mkdir(parents=True, exist_ok=True)
        (root / name).write_text(name)
    return root


def _collected(root: Path) -> dict[str, set[tuple[str, str]]]:
    """Student -> where each file came from and what it is called."""
    collected: dict[str, set[tuple[str, str]]] = {}
    for path, found in find_submissions(root, NAME).items():
        collected.setdefault(found.student, set()).add((path.name, found.file))
    return collected


def test_of_two_uploads_to_canvas_the_later_counts(tmp_path) -> None:
    early, late = f"ada_1_99_{FILE}", f"ada_1_100_{NAME}-1.ipynb"

    assert _collected(_files(tmp_path, early, late)) == {"ada_1": {(late, FILE)}}


def test_where_no_name_says_which_is_later_both_are_kept(tmp_path) -> None:
    root = _files(tmp_path, f"one/ada/{NAME}/{FILE}", f"two/ada/{NAME}/{FILE}")

    assert _collected(root) == {"ada": {(FILE, f"{NAME} (1).ipynb"), (FILE, f"{NAME} (2).ipynb")}}


def test_other_files_are_kept_only_of_those_without_a_notebook(tmp_path) -> None:
    root = _files(tmp_path, f"ada/{NAME}/{FILE}", f"ada/{NAME}/torch.py", f"bob/{NAME}/a.pdf")

    assert _collected(root) == {"ada": {(FILE, FILE)}, "bob": {("a.pdf", "a.pdf")}}


def test_links_are_not_collected(tmp_path) -> None:
    (tmp_path / "solution.ipynb").write_text("secret")
    root = _files(tmp_path / "in", f"ada/{NAME}/{FILE}", f"bob/{NAME}/{FILE}")
    (root / f"ada/{NAME}/{FILE}").unlink()
    (root / f"ada/{NAME}/{FILE}").symlink_to(tmp_path / "solution.ipynb")
    (root / f"bob/{NAME}/{FILE}").unlink()
    os.link(tmp_path / "solution.ipynb", root / f"bob/{NAME}/{FILE}")

    assert _collected(root) == {}


# The command


def _zip(path: Path, files: dict[str, bytes]) -> None:
    path.parent.mkdir(parents=True, exist_ok=True)
    with zipfile.ZipFile(path, "w") as archive:
        for name, content in files.items():
            archive.writestr(name, content)


def _zip_collect(course: Path, *arguments: str) -> subprocess.CompletedProcess[str]:
    command = [sys.executable, "-m", "nbgrader", "zip_collect", UNIT, *arguments]
    return subprocess.run(command, cwd=course, capture_output=True, text=True)


@pytest.mark.slow
def test_archives_of_every_platform_are_collected_and_rebuilt(course) -> None:
    def answered(text: str) -> bytes:
        source = f"def square(number):\n    return {text}"
        return json.dumps(handed_in({"square": source}, assignment)).encode()

    assignment = read_assignment(course, UNIT)
    archive = course / "work" / "downloaded" / UNIT / "archive"
    _zip(
        archive / "moodle.zip",
        {
            f"Ada King_11_assignsubmission_file_{UNIT}.ipynb": answered("1"),
            "Bob_12_assignsubmission_file/homework.ipynb": answered("2"),
            "Cy_13_assignsubmission_file/homework.pdf": b"%PDF",
        },
    )
    _zip(
        archive / "canvas.zip",
        {
            f"dee_14_70_{UNIT}.ipynb": answered("3"),
            f"dee_14_71_{UNIT}-1.ipynb": answered("4"),
        },
    )
    _zip(archive / "folders.zip", {f"eve/{UNIT}/{UNIT}.ipynb": answered("5")})
    _zip(archive / "again.zip", {f"eve/{UNIT}/{UNIT}.ipynb": answered("6")})
    for name, time in [("7", "09"), ("8", "10"), ("9", "08")]:
        name_of = f"Unit_fay_attempt_2026-01-30-{time}-00-00_{UNIT}.ipynb"
        _zip(archive / f"board-{name}.zip", {name_of: answered(name)})

    done = _zip_collect(course)

    submitted = course / "work" / "submitted"
    assert done.returncode == 0, done.stderr
    assert sorted(path.name for path in submitted.iterdir()) == [
        "Ada-King_11", "Bob_12", "Cy_13", "dee_14", "eve", "fay",
    ]  # fmt: skip
    assert (submitted / "fay" / UNIT / "timestamp.txt").read_text().startswith("2026-01-30 10:00")
    answers = {
        student: texts(rebuild(assignment, submitted / student / UNIT))["square"][-1]
        for student in ("Ada-King_11", "Bob_12", "dee_14", "fay")
    }
    assert answers == {"Ada-King_11": "1", "Bob_12": "2", "dee_14": "4", "fay": "8"}
    with pytest.raises(CannotRebuild, match="only `homework.pdf`"):
        rebuild(assignment, submitted / "Cy_13" / UNIT)
    with pytest.raises(CannotRebuild, match="several notebooks with different answers"):
        rebuild(assignment, submitted / "eve" / UNIT)


@pytest.mark.slow
def test_a_link_in_an_archive_does_not_bring_the_solution_along(course) -> None:
    archive = course / "work" / "downloaded" / UNIT / "archive"
    archive.mkdir(parents=True)
    solution = course / "solutions" / UNIT / f"{UNIT}.ipynb"
    text = json.dumps(handed_in({}, read_assignment(course, UNIT))).encode()
    with tarfile.open(archive / "class.tar.gz", "w:gz") as made:
        for kind, student in [(tarfile.SYMTYPE, "ada"), (tarfile.LNKTYPE, "bob")]:
            link = tarfile.TarInfo(f"{student}/{UNIT}/{UNIT}.ipynb")
            link.type, link.linkname = kind, str(solution)
            made.addfile(link)
        honest = tarfile.TarInfo(f"cy/{UNIT}/{UNIT}.ipynb")
        honest.size = len(text)
        made.addfile(honest, io.BytesIO(text))

    done = _zip_collect(course)

    submitted = course / "work" / "submitted"
    assert done.returncode == 0, done.stderr
    assert (submitted / "cy" / UNIT / f"{UNIT}.ipynb").read_bytes() == text
    secret = next(c.source for c in read_notebook(solution).cells if "BEGIN SOLUTION" in c.source)
    assert all(secret not in path.read_text() for path in submitted.rglob("*.ipynb"))
    assert not (submitted / "ada").exists()
    assert not (submitted / "bob").exists()
