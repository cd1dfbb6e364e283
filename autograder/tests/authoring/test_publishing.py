"""What is published holds nothing that learners should not get, in no file and no old commit."""

from __future__ import annotations

import base64
import bz2
import gzip
import io
import json
import lzma
import shutil
import subprocess
import sys
import tarfile
import zipfile
from pathlib import Path

import nbformat
import pytest

from autograder.authoring.endings import write_endings
from autograder.authoring.publishing import publish
from autograder.authoring.releasing import release
from autograder.authoring.scanning import scan
from autograder.authoring.unpacking import texts_in
from autograder.course.canonical import read_notebook, write_notebook
from autograder.course.graded_assignment import read_assignment
from autograder.course.layout import NotebookKind, find_root
from autograder.course.manifest import read_manifest
from autograder.course.problems import AuthorError
from autograder.rebuild import rebuild_text
from autograder.tests.support.notebook_fixtures import CORPUS_ANSWERS, REPOSITORY, UNIT
from autograder.tests.test_layers import read_imports

HIDDEN = 'assert square(-number) == number**2, "hidden"'
SOLVED = "def square(number):\n    product_of_number = number * number\n"
EXERCISE = f"exercises/{UNIT}/{UNIT}_exercise.ipynb"
PACK = f"autograder/packs/{UNIT}.json.gz"


def git(folder: Path, *arguments: str) -> str:
    who = ("-c", "user.name=x", "-c", "user.email=x@localhost")
    done = subprocess.run(
        ["git", *who, "-C", str(folder), *arguments], capture_output=True, text=True, check=True
    )
    return done.stdout


def files_of(folder: Path) -> set[str]:
    return set(git(folder, "ls-files").split())


def history_of(folder: Path) -> list[str]:
    return git(folder, "log", "--format=%s").splitlines()


@pytest.fixture
def course(course: Path) -> Path:
    """A course of one unit, with what a publication takes from a real one."""
    for name in ("Makefile", ".gitignore"):
        shutil.copy(REPOSITORY / name, course / name)
    return course


@pytest.fixture
def mirror(course: Path, tmp_path: Path) -> Path:
    """The course, published once."""
    publish(course, str(tmp_path / "mirror"))
    return tmp_path / "mirror"


def leaks(course: Path, mirror: Path, **more: bool) -> list[str]:
    return [str(each) for each in scan(course, read_manifest(course), mirror, **more)]


# What is written, and where


def test_a_folder_gets_lessons_exercises_and_packs_and_no_answers(course, mirror):
    found = files_of(mirror)

    assert {"course/README.md", f"course/{UNIT}.ipynb", EXERCISE, PACK} <= found
    assert {"Makefile", "README.md", "LICENSE", "binder/postBuild", "pyproject.toml"} <= found
    assert not {path for path in found if path.startswith(("solutions", "autograder/tests"))}
    assert history_of(mirror) == ["Publish the course"]
    assert (mirror / "binder" / "postBuild").stat().st_mode & 0o111
    assert leaks(course, mirror) == []


def test_each_publication_adds_a_commit_and_what_is_the_same_none(course, mirror):
    same = publish(course, str(mirror))
    (course / "course" / "more.csv").write_text("1,2\n")
    more = publish(course, str(mirror), message="With numbers")

    assert (same.changed, more.changed) == (False, True)
    assert history_of(mirror) == ["With numbers", "Publish the course"]
    assert (mirror / "course" / "more.csv").is_file()
    assert git(mirror, "status", "--porcelain") == ""


def test_what_is_gone_from_the_course_goes_from_the_mirror(course, mirror):
    (mirror / "course" / "old.csv").write_text("1\n")
    git(mirror, "add", "-A")
    git(mirror, "commit", "-qm", "old")

    publish(course, str(mirror))

    assert not (mirror / "course" / "old.csv").exists()


def test_a_bare_remote_is_pushed_to(course, tmp_path):
    bare = tmp_path / "remote.git"
    subprocess.run(["git", "init", "-q", "--bare", str(bare)], check=True)

    publish(course, str(bare))
    (course / "course" / "more.csv").write_text("1,2\n")
    publish(course, f"file://{bare}", message="second")

    clone = tmp_path / "clone"
    subprocess.run(["git", "clone", "-q", "-b", "main", str(bare), str(clone)], check=True)
    assert history_of(clone) == ["second", "Publish the course"]
    assert leaks(course, clone) == []


@pytest.mark.parametrize(
    ("make", "says"),
    [
        pytest.param(lambda to: (to / "notes.txt").touch(), "neither empty nor", id="not-empty"),
        pytest.param(
            lambda to: (git(to, "init", "-q"), (to / "new.txt").touch()), "changes", id="changed"
        ),
    ],
)
def test_a_folder_with_something_else_in_it_is_left_alone(course, tmp_path, make, says):
    to = tmp_path / "to"
    to.mkdir()
    make(to)
    before = sorted(to.iterdir())

    with pytest.raises(AuthorError, match=says):
        publish(course, str(to))

    assert sorted(to.iterdir()) == before


def test_a_copy_of_the_course_itself_is_no_mirror(course, tmp_path):
    git(course, "init", "-q", "--initial-branch=main")
    git(course, "add", "README.md")
    git(course, "commit", "-qm", "ours")
    subprocess.run(["git", "clone", "-q", str(course), str(tmp_path / "fork")], check=True)

    with pytest.raises(AuthorError, match="holds commits of this course"):
        publish(course, str(tmp_path / "fork"))


def test_badges_and_install_lines_name_the_mirror(course, tmp_path):
    path = course / "solutions" / UNIT / f"{UNIT}_exercise.ipynb"
    notebook = read_notebook(path)
    notebook.cells[0].source += "\n\n`git+https://github.com/autograd-course/autograd-course`"
    write_notebook(path, notebook, NotebookKind.SOLUTION)
    release(course)
    to = tmp_path / "mirror"

    publish(course, str(to), repository="school/autograd")

    assert "/gh/school/autograd/HEAD" in (to / "README.md").read_text()
    assert "cd autograd\n" in (to / "README.md").read_text()
    assert "git+https://github.com/school/autograd`" in (to / EXERCISE).read_text()
    assert 'repository = "school/autograd"' in (to / "pyproject.toml").read_text()


def test_what_is_handed_out_under_another_name_is_graded_as_released(course, tmp_path):
    path = course / "solutions" / UNIT / f"{UNIT}_exercise.ipynb"
    notebook = read_notebook(path)
    [test] = [c for c in notebook.cells if c.metadata.get("nbgrader", {}).get("points")][:1]
    test.source = f"# git+https://github.com/autograd-course/autograd-course\n{test.source}"
    write_notebook(path, notebook, NotebookKind.SOLUTION)
    release(course)

    publish(course, str(tmp_path / "to"), repository="school/autograd")

    handed_out = (tmp_path / "to" / EXERCISE).read_bytes()
    assert b"school/autograd" in handed_out
    assert rebuild_text(read_assignment(course, UNIT), handed_out).notes == ()


# What instructors allow


def test_a_graded_unit_is_published_without_hidden_tests_and_answers(course, tmp_path):
    mark_as_graded(course)

    done = publish(course, str(tmp_path / "to"), with_solutions=True)

    assert done.left_out == (UNIT,) and done.packs == ()
    found = files_of(tmp_path / "to")
    assert PACK not in found and not {path for path in found if path.startswith("solutions/")}
    assert EXERCISE in found


def test_what_promises_learners_hidden_tests_that_they_do_not_get_is_not_published(
    course, tmp_path
):
    mark_as_graded(course, released=False)

    with pytest.raises(AuthorError, match="make map release"):
        publish(course, str(tmp_path / "to"))

    assert not (tmp_path / "to").exists()


def test_a_unit_that_is_graded_now_and_had_a_pack_needs_a_new_history(course, mirror):
    mark_as_graded(course)

    with pytest.raises(AuthorError, match="which is graded") as refused:
        publish(course, str(mirror))
    publish(course, str(mirror), new_history=True)

    assert "--new-history" in str(refused.value)
    assert history_of(mirror) == ["Publish the course"]
    assert leaks(course, mirror) == []
    assert PACK not in files_of(mirror)


def test_solutions_are_published_where_they_are_wanted(course, tmp_path):
    publish(course, str(tmp_path / "to"), with_solutions=True)

    solved = tmp_path / "to" / "solutions" / UNIT / f"{UNIT}_exercise.ipynb"
    assert "product_of_number" in solved.read_text()
    assert not (tmp_path / "to" / "solutions" / "assignments.toml").exists()
    assert leaks(course, tmp_path / "to", with_solutions=True) == []
    assert len(leaks(course, tmp_path / "to")) > 0


def mark_as_graded(course: Path, *, released: bool = True) -> None:
    manifest = course / "solutions" / "assignments.toml"
    text = manifest.read_text("utf-8")
    manifest.write_text(text.replace(f"[{UNIT}]\n", f"[{UNIT}]\nself_marking = false\n"), "utf-8")
    if released:
        write_endings(course)
        release(course)


# Planted leaks


def plant(mirror: Path, name: str, content: bytes) -> None:
    (mirror / name).parent.mkdir(parents=True, exist_ok=True)
    (mirror / name).write_bytes(content)


def zipped(name: str, content: bytes) -> bytes:
    made = io.BytesIO()
    with zipfile.ZipFile(made, "w", zipfile.ZIP_DEFLATED) as archive:
        archive.writestr(name, content)
    return made.getvalue()


def tarred(content: bytes) -> bytes:
    made = io.BytesIO()
    with tarfile.open(fileobj=made, mode="w:gz") as archive:
        member = tarfile.TarInfo("x.py")
        member.size = len(content)
        archive.addfile(member, io.BytesIO(content))
    return made.getvalue()


SECRET = HIDDEN.encode()
WAYS = {
    "text": SECRET,
    "solution": SOLVED.encode(),
    "corpus": CORPUS_ANSWERS["wrong_double.py"].encode(),
    "gzip": gzip.compress(SECRET),
    "bz2": bz2.compress(SECRET),
    "xz": lzma.compress(SECRET),
    "wheel": zipped("autograder/tests/key.py", SECRET),
    "wheel-in-a-tar": tarred(zipped("key.py", SECRET)),
    "json": json.dumps({"deep": [{"text": "x\n" + HIDDEN}]}).encode(),
    "base64": b"data = '" + base64.b64encode(gzip.compress(SECRET)) + b"'",
    "python-string": f"text = {('x' + chr(10) + HIDDEN)!r}".encode(),
    "page": b"<pre>" + HIDDEN.replace('"', "&quot;").encode() + b"</pre>",
}


@pytest.mark.parametrize("way", WAYS)
def test_a_planted_file_is_found(course, mirror, way):
    plant(mirror, "course/data.bin", WAYS[way])

    found = leaks(course, mirror)

    assert found and all(each.startswith("course/data.bin") for each in found)


@pytest.mark.parametrize("way", ["text", "gzip", "wheel"])
def test_what_an_old_commit_holds_is_found(course, mirror, way):
    plant(mirror, "notes", WAYS[way])
    git(mirror, "add", "-A")
    git(mirror, "commit", "-qm", "by mistake")
    git(mirror, "rm", "-q", "notes")
    git(mirror, "commit", "-qm", "removed")

    with pytest.raises(AuthorError, match="notes, in object"):
        publish(course, str(mirror))


def test_what_no_branch_leads_to_any_more_is_found(course, mirror):
    plant(mirror, "notes", SECRET)
    git(mirror, "add", "-A")
    git(mirror, "commit", "-qm", "by mistake")
    git(mirror, "reset", "-q", "--hard", "HEAD~1")

    assert [each for each in leaks(course, mirror) if "a file of no commit" in each]


def test_a_commit_message_is_read(course, mirror):
    git(mirror, "commit", "-q", "--allow-empty", "-m", f"mend\n\n{HIDDEN}")

    [found] = leaks(course, mirror)

    assert found.startswith("commit ")


def test_the_output_of_a_notebook_is_read(course, mirror):
    path = mirror / "course" / f"{UNIT}.ipynb"
    notebook = nbformat.read(path, as_version=4)
    notebook.cells[2].outputs = [nbformat.v4.new_output("stream", text=f"1\n{HIDDEN}\n")]
    nbformat.write(notebook, path)

    assert [each for each in leaks(course, mirror) if f"course/{UNIT}.ipynb" in each]


def test_one_line_of_an_answer_is_enough_in_an_exercise_old_or_new(course, mirror):
    path = mirror / EXERCISE
    path.write_text(
        path.read_text().replace("# YOUR CODE HERE", "product_of_number = number * number")
    )
    git(mirror, "commit", "-qam", "solved")
    publish_back = git(mirror, "revert", "--no-edit", "HEAD")

    assert publish_back
    assert [each for each in leaks(course, mirror) if "in object" in each]


@pytest.mark.parametrize(
    "name", [f"solutions/{UNIT}/x", "solutions/assignments.toml", "work/gradebook.db",
             "autograder/gradebook/x.py", "a/corpus/x.py", "autograder/packs/other.json.gz"],
)  # fmt: skip
def test_a_path_that_no_learner_needs_is_named(course, mirror, name):
    plant(mirror, name, gzip.compress(b"nothing") if name.endswith("gz") else b"nothing")

    assert [each for each in leaks(course, mirror) if each.startswith(name)]


def test_a_damaged_archive_is_read_as_what_it_is():
    cut = gzip.compress(SECRET * 100)[:-20]

    assert list(texts_in(cut)) and list(texts_in(b"PK\x03\x04nothing"))


# The real course


@pytest.mark.slow
def test_this_course_publishes_a_half_that_stands_alone(tmp_path):
    to = tmp_path / "half"

    done = publish(REPOSITORY, str(to))

    assert done.changed and done.files == len(files_of(to))
    modules = {path.relative_to(to).as_posix() for path in to.rglob("*.py")}
    for path in sorted((to / "autograder").rglob("*.py")):
        for line, name in read_imports(path, to / "autograder"):
            if name.startswith("autograder.") and name != "autograder.cli.teaching.TEACHING":
                parents = [name, name.rpartition(".")[0]]
                known = [
                    f"{p.replace('.', '/')}{end}"
                    for p in parents
                    for end in (".py", "/__init__.py")
                ]
                assert modules & set(known), f"{path}:{line}: {name}"
    told = subprocess.run(
        [sys.executable, "-m", "autograder", "--help"], cwd=to, capture_output=True, text=True
    ).stdout
    assert " mark " in told and " grade " not in told and " release " not in told
    assert find_root(to / "course") == to


@pytest.mark.slow
def test_binder_makes_its_environment_before_it_copies_the_notebooks(tmp_path):
    publish(REPOSITORY, str(tmp_path / "half"))

    told = subprocess.run(
        ["jupyter-repo2docker", "--no-build", "--debug", "."],
        cwd=tmp_path / "half", capture_output=True, text=True,
    )  # fmt: skip

    dockerfile = told.stdout + told.stderr
    # What comes before the copy of the whole repository is kept from one build to the next.
    before, copy, after = dockerfile.partition("COPY --chown=0:0 src/ ")
    assert copy and "env update" in before and "env update" not in after
    assert "binder/postBuild" in dockerfile
