"""A learning platform's archive comes in through `nbgrader zip_collect`, each file to its owner."""

from __future__ import annotations

import gzip
import io
import json
import os
import subprocess
import sys
import tarfile
import zipfile
from pathlib import Path, PurePosixPath

import pytest

from autograder.collecting.archives import Found, find_submissions, name_submission
from autograder.collecting.unpacking import unpack_all
from autograder.course.canonical import read_notebook
from autograder.course.graded_assignment import read_assignment
from autograder.course.problems import AuthorError
from autograder.rebuild import CannotRebuild, rebuild
from autograder.tests.support.notebook_fixtures import UNIT
from autograder.tests.support.rebuild_fixtures import handed_in, texts

NAME = "03_requires_grad_and_the_graph"
FILE = f"{NAME}_exercise.ipynb"

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
            f"byronada_12345_67890_{NAME}_exercise-1.ipynb",
            Found("byronada_12345", FILE, order=67890),
            id="canvas-again",
        ),
        pytest.param(
            f"byronada_LATE_12345_67890_{FILE}",
            Found("byronada_12345", FILE, order=67890, late=True),
            id="canvas-late",
        ),
        pytest.param(
            f"Unit 3_abyron_attempt_2026-01-30-15-04-05_{FILE}",
            Found("abyron", FILE, time="2026-01-30 15:04:05"),
            id="blackboard",
        ),
        pytest.param(f"ada byron/{NAME}/{FILE}", Found("ada byron", FILE), id="folders"),
        pytest.param(
            f"all/ada/{NAME}/{NAME}_exercise (2).ipynb", Found("ada", FILE), id="folders-deeper"
        ),
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
    early, late = f"ada_1_99_{FILE}", f"ada_1_100_{NAME}_exercise-1.ipynb"

    assert _collected(_files(tmp_path, early, late)) == {"ada_1": {(late, FILE)}}


@pytest.mark.parametrize("again", ["", "-1", " (2)"])
def test_the_notebook_of_an_older_release_keeps_the_name_it_had(tmp_path, again) -> None:
    root = _files(tmp_path, f"ada_1_99_{NAME}{again}.ipynb")

    assert _collected(root) == {"ada_1": {(f"ada_1_99_{NAME}{again}.ipynb", f"{NAME}.ipynb")}}


def test_where_no_name_says_which_is_later_both_are_kept(tmp_path) -> None:
    root = _files(tmp_path, f"one/ada/{NAME}/{FILE}", f"two/ada/{NAME}/{FILE}")

    assert _collected(root) == {
        "ada": {(FILE, f"{NAME}_exercise (1).ipynb"), (FILE, f"{NAME}_exercise (2).ipynb")}
    }


def test_numbers_given_to_files_of_one_name_are_not_taken(tmp_path) -> None:
    here = f"ada/{NAME}"
    root = _files(tmp_path, f"{here}/a/x.ipynb", f"{here}/b/x.ipynb", f"{here}/x (1).ipynb")

    [files] = _collected(root).values()

    assert files == {(f, f"x ({n}).ipynb") for f, n in [("x (1).ipynb", 1), ("x.ipynb", 2)]} | {
        ("x.ipynb", "x (3).ipynb")
    }


@pytest.mark.parametrize(
    ("heads", "students"),
    [
        pytest.param(["Unit 3_a_byron", "Unit 3_c_byron"], {"a_byron", "c_byron"}, id="ends-alike"),
        pytest.param(["Unit_3_byron", "Unit_3_a_byron"], {"byron", "a_byron"}, id="one-in-another"),
        pytest.param(["Unit_3_ada", "Unit_3_ada"], {"ada"}, id="one-learner"),
        pytest.param(["Unit 3_ada", "Unit 4_bob"], {"ada", "bob"}, id="two-columns"),
    ],
)
def test_nobody_gets_the_work_of_one_whose_name_at_blackboard_ends_alike(
    tmp_path, heads, students
) -> None:
    names = [f"{head}_attempt_2026-01-30-15-04-0{n}_x_y_{n}.ipynb" for n, head in enumerate(heads)]
    root = _files(tmp_path, *(f"class/{name}" for name in names), f"class/{names[0]}.d/Z_q.ipynb")

    assert _collected(root).keys() == students


_UPLOADS = {
    "canvas": ("ada_1_2_{}", "mallory_3_4_{}"),
    "blackboard": (
        "Unit 3_ada_attempt_2026-01-30-15-04-05_{}",
        "Unit 3_mallory_attempt_2026-01-30-15-04-06_{}",
    ),
    "moodle-flat": ("Ada_1_assignsubmission_file_{}", "Mallory_2_assignsubmission_file_{}"),
    "moodle-folders": ("Ada_1_assignsubmission_file/{}", "Mallory_2_assignsubmission_file/{}"),
    "folders": (f"ada/{NAME}/{{}}", f"mallory/{NAME}/{{}}"),
    "folders-in-one": (f"class/ada/{NAME}/{{}}", f"class/mallory/{NAME}/{{}}"),
    "folder-without-assignment": (f"ada/{NAME}/{{}}", "mallory/{}"),
}


@pytest.mark.parametrize("platform", _UPLOADS)
@pytest.mark.parametrize("upload", [".zip", "_.zip", "x.zip", ".tar", ".tgz", "{0}", "-1.zip"])
def test_what_a_learner_packed_is_never_taken_for_a_classmates(tmp_path, platform, upload) -> None:
    theirs, mine = _UPLOADS[platform]
    hers = [name.format(FILE) for name in dict.fromkeys(each[0] for each in _UPLOADS.values())]
    forged = {f"{wrapped}{name}": b"mallory" for name in hers for wrapped in ("", "a/", "a/b/c/")}
    if upload == "{0}":  # not packed: the platform keeps folders
        members = {mine.format(name): content for name, content in forged.items()}
    else:
        members = {mine.format(upload): _tarred(forged) if "t" in upload else _zipped(forged)}
    (tmp_path / "in").mkdir()
    (tmp_path / "in" / "x.zip").write_bytes(_zipped(members | {theirs.format(FILE): b"ada"}))

    unpack_all(tmp_path / "in", tmp_path / "out", say=pytest.fail)

    found = find_submissions(tmp_path / "out", NAME)
    students = {named.student for named in found.values()}
    owners = {named.student for path, named in found.items() if path.read_bytes() == b"mallory"}
    [ada] = {named.student for path, named in found.items() if path.read_bytes() == b"ada"}
    assert "ada" in ada.lower() and ada not in owners
    assert len(owners) <= 1 and students == owners | {ada}


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
            f"Ada King_11_assignsubmission_file_{UNIT}_exercise.ipynb": answered("1"),
            "Bob_12_assignsubmission_file/homework.ipynb": answered("2"),
            "Cy_13_assignsubmission_file/homework.pdf": b"%PDF",
        },
    )
    _zip(
        archive / "canvas.zip",
        {
            f"dee_14_70_{UNIT}_exercise.ipynb": answered("3"),
            f"dee_LATE_14_71_{UNIT}_exercise-1.ipynb": answered("4"),
        },
    )
    _zip(archive / "folders.zip", {f"eve/{UNIT}/{UNIT}_exercise.ipynb": answered("5")})
    _zip(archive / "again.zip", {f"eve/{UNIT}/{UNIT}_exercise.ipynb": answered("6")})
    for name, time in [("7", "09"), ("8", "10"), ("9", "08")]:
        name_of = f"Unit_fay_attempt_2026-01-30-{time}-00-00_{UNIT}_exercise.ipynb"
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
    assert "Canvas marks as late, without saying by how much: dee_14." in done.stderr
    assert (archive.parent / "late.csv").read_text() == "id\ndee_14\n"
    with pytest.raises(CannotRebuild, match="only `homework.pdf`"):
        rebuild(assignment, submitted / "Cy_13" / UNIT)
    with pytest.raises(CannotRebuild, match="several notebooks with different answers"):
        rebuild(assignment, submitted / "eve" / UNIT)


def _zipped(files: dict[str, bytes]) -> bytes:
    made = io.BytesIO()
    with zipfile.ZipFile(made, "w", zipfile.ZIP_DEFLATED) as archive:
        for name, content in files.items():
            archive.writestr(name, content)
    return made.getvalue()


def _tarred(files: dict[str, bytes]) -> bytes:
    made = io.BytesIO()
    with tarfile.open(fileobj=made, mode="w") as archive:
        for name, content in files.items():
            info = tarfile.TarInfo(name)
            info.size = len(content)
            archive.addfile(info, io.BytesIO(content))
    return made.getvalue()


def _tar(size: int) -> bytes:
    made = io.BytesIO()
    with tarfile.open(fileobj=made, mode="w:gz") as archive:
        for name, kind in [("x.ipynb", tarfile.REGTYPE), ("link.ipynb", tarfile.SYMTYPE)]:
            info = tarfile.TarInfo(name)
            info.type, info.linkname = kind, "/etc/passwd"
            info.size = size if kind == tarfile.REGTYPE else 0
            archive.addfile(info, io.BytesIO(b"x" * size))
    return made.getvalue()


def _packed(times: int) -> bytes:
    made = b"notebook"
    for _ in range(times):
        made = _zipped({"x.ipynb" if made == b"notebook" else "in.zip": made})
    return made


@pytest.mark.parametrize(
    ("name", "content", "says"),
    [
        pytest.param("a.zip", b"PK damaged", "damaged, or no archive", id="damaged"),
        pytest.param("a.zip", _zipped({"x.ipynb": b"x" * 999})[:-30], "damaged", id="cut-off"),
        pytest.param("a.gz", gzip.compress(b"1,2"), "damaged, or no archive", id="no-tar"),
        pytest.param("a.zip", b"", "damaged, or no archive", id="empty"),
        # Made when they are needed, not whenever tests are collected.
        pytest.param("a.zip", lambda: _zipped({"x": b"\0" * (65 << 20)}), "64 MiB", id="bomb"),
        pytest.param("a.tgz", lambda: _tar(65 << 20), "64 MiB", id="tar-bomb"),
        pytest.param("a.zip", _zipped({f"{n}": b"" for n in range(1001)}), "1000 files", id="many"),
        pytest.param("a.zip", _zipped({"x": b"", "x/y.ipynb": b""}), "is not unpacked", id="clash"),
        pytest.param("a.zip", _zipped({"x" * 300: b""}), "File name too long", id="long-name"),
    ],
)
def test_an_archive_of_a_learner_that_cannot_be_unpacked_stays_a_file(
    tmp_path, name, content, says
) -> None:
    archive = tmp_path / "archive"
    said: list[str] = []
    content = content() if callable(content) else content
    (archive / "in").mkdir(parents=True)
    (archive / "in" / "class.zip").write_bytes(_zipped({f"ada/{name}": content, "bob/x": b"1"}))

    unpack_all(archive, tmp_path / "out", say=said.append)

    folder = tmp_path / "out" / "in" / "class.zip"
    assert (folder / "ada" / name).read_bytes() == content
    assert (folder / "bob" / "x").read_bytes() == b"1"
    assert not list(folder.rglob("*.ipynb"))
    [sentence] = said
    assert says in sentence and "\n" not in sentence


def test_an_archive_packed_too_often_stays_a_file_inside_the_others(tmp_path) -> None:
    said: list[str] = []
    (tmp_path / "in").mkdir()
    (tmp_path / "in" / "class.zip").write_bytes(_zipped({"ada/a.zip": _packed(5)}))

    unpack_all(tmp_path / "in", tmp_path / "out", say=said.append)

    [kept] = (path for path in (tmp_path / "out").rglob("*") if path.is_file())
    assert kept.relative_to(tmp_path / "out") == Path("class.zip/ada/a.zip/in.zip/in.zip/in.zip")
    [sentence] = said
    assert "packed more than 3 times" in sentence


@pytest.mark.parametrize(
    ("name", "content"),
    [
        pytest.param("a.zip", _packed(1), id="zip"),
        pytest.param("a.ZIP", _packed(3), id="packed-in-packed"),
        pytest.param("a.tar.gz", _tar(8), id="tar"),
        pytest.param(
            "a.zip", _zipped({"../../x.ipynb": b"1", "/x.ipynb": b"1", "x.ipynb": b"2"}), id="out"
        ),
    ],
)
def test_an_archive_of_a_learner_is_unpacked_in_its_place_and_nowhere_else(
    tmp_path, name, content
) -> None:
    (tmp_path / "archive").mkdir()
    class_zip = _zipped({f"ada/{name}": content, "ada/a": b"a file beside it"})
    (tmp_path / "archive" / "class.zip").write_bytes(class_zip)
    (tmp_path / "archive" / "loose.ipynb").write_bytes(b"3")

    unpack_all(tmp_path / "archive", tmp_path / "out", say=pytest.fail)

    [notebook] = (tmp_path / "out" / "class.zip").rglob("*.ipynb")
    assert notebook.is_relative_to(tmp_path / "out" / "class.zip" / "ada" / name)
    assert (tmp_path / "out" / "class.zip" / "ada" / "a").read_bytes() == b"a file beside it"
    assert not list(tmp_path.glob("*.ipynb"))
    assert (tmp_path / "out" / "loose.ipynb").read_bytes() == b"3"


def test_the_archive_of_a_platform_has_to_be_sound(tmp_path) -> None:
    (tmp_path / "class.zip").write_bytes(_packed(1)[:-9])

    with pytest.raises(
        AuthorError, match=r"class.zip: cannot be unpacked: .* Download it once more"
    ):
        unpack_all(tmp_path, tmp_path / "out", say=pytest.fail)


@pytest.mark.slow
def test_a_damaged_archive_of_one_learner_keeps_nobody_from_being_collected(course) -> None:
    archive = course / "work" / "downloaded" / UNIT / "archive"
    text = json.dumps(handed_in({}, read_assignment(course, UNIT))).encode()
    _zip(
        archive / "moodle.zip",
        {
            "Ada_1_assignsubmission_file_/homework.zip": b"PK damaged",
            f"Bob_2_assignsubmission_file_/{UNIT}_exercise.ipynb": text,
        },
    )

    done = _zip_collect(course)

    submitted = course / "work" / "submitted"
    assert done.returncode == 0, done.stderr
    assert (submitted / "Bob_2" / UNIT / f"{UNIT}_exercise.ipynb").read_bytes() == text
    with pytest.raises(CannotRebuild, match="only `homework.zip`"):
        rebuild(read_assignment(course, UNIT), submitted / "Ada_1" / UNIT)


@pytest.mark.slow
def test_a_link_in_an_archive_does_not_bring_the_solution_along(course) -> None:
    archive = course / "work" / "downloaded" / UNIT / "archive"
    archive.mkdir(parents=True)
    solution = course / "solutions" / UNIT / f"{UNIT}_exercise.ipynb"
    text = json.dumps(handed_in({}, read_assignment(course, UNIT))).encode()
    with tarfile.open(archive / "class.tar.gz", "w:gz") as made:
        for kind, student in [(tarfile.SYMTYPE, "ada"), (tarfile.LNKTYPE, "bob")]:
            link = tarfile.TarInfo(f"{student}/{UNIT}/{UNIT}_exercise.ipynb")
            link.type, link.linkname = kind, str(solution)
            made.addfile(link)
        honest = tarfile.TarInfo(f"cy/{UNIT}/{UNIT}_exercise.ipynb")
        honest.size = len(text)
        made.addfile(honest, io.BytesIO(text))

    done = _zip_collect(course)

    submitted = course / "work" / "submitted"
    assert done.returncode == 0, done.stderr
    assert (submitted / "cy" / UNIT / f"{UNIT}_exercise.ipynb").read_bytes() == text
    secret = next(c.source for c in read_notebook(solution).cells if "BEGIN SOLUTION" in c.source)
    assert all(secret not in path.read_text() for path in submitted.rglob("*.ipynb"))
    assert not (submitted / "ada").exists()
    assert not (submitted / "bob").exists()
