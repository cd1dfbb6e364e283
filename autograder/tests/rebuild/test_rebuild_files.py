"""Of a submitted folder one notebook is read: a regular file, the right one, and nothing else."""

from __future__ import annotations

import json
import os
import socket
from collections.abc import Iterator
from dataclasses import replace
from pathlib import Path

import pytest

from autograder.course.graded_assignment import GradedAssignment
from autograder.course.limits import NOTEBOOK_BYTES
from autograder.rebuild import CannotRebuild, OnlyOthers, rebuild
from autograder.tests.support.rebuild_fixtures import (
    ANSWERS,
    NAME,
    cell_of,
    handed_in,
    said,
    small,
    strip,
    texts,
)

FILE = f"{NAME}_exercise.ipynb"


@pytest.fixture
def folder(tmp_path: Path) -> Path:
    made = tmp_path / "submitted" / "ada" / NAME
    made.mkdir(parents=True)
    return made


def write(path: Path, answers: dict[str, str] | None = None) -> Path:
    path.write_text(json.dumps(handed_in(answers)), "utf-8")
    return path


@pytest.fixture
def opened(monkeypatch: pytest.MonkeyPatch) -> Iterator[list[str]]:
    """The names of what is opened."""
    names: list[str] = []
    real = os.open

    def noting(path, *arguments, **keywords):
        names.append(os.fspath(path))
        return real(path, *arguments, **keywords)

    monkeypatch.setattr(os, "open", noting)
    yield names


# One notebook


def test_the_notebook_of_the_assignment_is_read_and_nothing_else(folder, opened) -> None:
    write(folder / FILE)
    write(folder / "other.ipynb", {})
    for name in ("torch.py", "checks.py", "sitecustomize.py", "timestamp.txt", ".hidden.ipynb"):
        (folder / name).write_text("raise SystemExit")

    rebuilt = rebuild(small(), folder)

    assert texts(rebuilt) == ANSWERS
    assert rebuilt.notes == ()
    assert opened == [str(folder), FILE]


def test_every_descriptor_is_closed(folder) -> None:
    write(folder / FILE)
    before = len(os.listdir("/dev/fd"))
    rebuild(small(), folder)
    (folder / FILE).write_text("{")
    with pytest.raises(CannotRebuild):
        rebuild(small(), folder)

    assert len(os.listdir("/dev/fd")) == before


# Other names


@pytest.mark.parametrize(
    "name",
    [
        "Untitled.ipynb",
        f"{NAME} (1).ipynb",
        f"{NAME}_exercise.ipynb.txt",
        f"{NAME}.json",
        "Ä\n`x`.IPYNB",
    ],
)
def test_one_notebook_of_another_name_is_taken_and_said(folder, name) -> None:
    write(folder / name)
    (folder / "timestamp.txt").write_text("2026-01-01")

    rebuilt = rebuild(small(), folder)

    assert texts(rebuilt) == ANSWERS
    assert "The notebook is named `" in said(rebuilt)
    assert "\n`x" not in rebuilt.notes[0].text


def test_a_copy_is_found_among_a_whole_course(folder) -> None:
    write(folder / f"{NAME} (1).ipynb")
    for number in range(18):
        (folder / f"{number:02}_lesson.ipynb").write_text('{"cells": []}')

    assert texts(rebuild(small(), folder)) == ANSWERS


# The name of an older release

FORMER = f"{NAME}.ipynb"


def test_the_former_name_is_as_good_where_the_new_one_is_missing(folder) -> None:
    write(folder / FORMER)
    (folder / "b.ipynb").write_text(json.dumps(handed_in({"double": "another"})))

    rebuilt = rebuild(small(), folder)

    assert texts(rebuilt) == ANSWERS
    assert rebuilt.notes == ()


def test_of_both_names_the_new_one_counts_and_that_is_said(folder) -> None:
    write(folder / FILE)
    (folder / FORMER).write_text(json.dumps(handed_in({"double": "another"})))

    rebuilt = rebuild(small(), folder)

    assert texts(rebuilt) == ANSWERS
    assert f"`{FILE}` was graded; `{FORMER}`, its name in an older release, was not." in said(
        rebuilt
    )


def test_a_new_notebook_without_answers_does_not_hide_the_old_one(folder) -> None:
    write(folder / FILE, {})
    write(folder / FORMER)

    rebuilt = rebuild(small(), folder)

    assert texts(rebuilt) == ANSWERS
    assert f"`{FILE}` has no answers; `{FORMER}` was taken instead." in said(rebuilt)


def test_of_several_the_only_answered_one_is_taken(folder) -> None:
    write(folder / "a.ipynb", {})
    write(folder / "b.ipynb")
    (folder / "c.ipynb").write_text("{")
    (folder / "notes.ipynb").write_text('{"cells": [{"cell_type": "code", "source": "1"}]}')

    rebuilt = rebuild(small(), folder)

    assert texts(rebuilt) == ANSWERS
    assert "named `b.ipynb`" in said(rebuilt)


def test_copies_of_one_notebook_are_one(folder) -> None:
    write(folder / "a.ipynb")
    (folder / "b.ipynb").write_text(json.dumps(strip(handed_in())))

    assert texts(rebuild(small(), folder)) == ANSWERS


def test_two_different_answered_notebooks_are_refused(folder) -> None:
    write(folder / "a.ipynb")
    write(folder / "b.ipynb", {"double": "def double(x): return 2 * x"})

    with pytest.raises(CannotRebuild, match=f"`a.ipynb`, `b.ipynb`. Hand in one, named {FILE}"):
        rebuild(small(), folder)


@pytest.mark.parametrize(
    ("spoil", "says"),
    [
        pytest.param(lambda path: write(path, {}), "has no answers", id="untouched"),
        pytest.param(lambda path: path.write_text("{"), "cannot be read", id="damaged"),
        pytest.param(lambda path: path.mkdir(), "cannot be read", id="a-folder"),
    ],
)
def test_an_answered_copy_is_taken_where_the_notebook_says_nothing(folder, spoil, says) -> None:
    spoil(folder / FILE)
    write(folder / f"{NAME}-Copy1.ipynb")

    rebuilt = rebuild(small(), folder)

    assert texts(rebuilt) == ANSWERS
    assert f"`{FILE}` {says}; `{NAME}-Copy1.ipynb` was taken instead." in said(rebuilt)


def test_a_person_is_asked_where_another_notebook_has_more_answers(folder) -> None:
    write(folder / FILE, {"double": ANSWERS["double"]})
    write(folder / "older.ipynb", {"double": ANSWERS["double"]})
    write(folder / f"{NAME} (1).ipynb")

    rebuilt = rebuild(small(), folder)

    assert texts(rebuilt)["double"] == ANSWERS["double"]
    assert rebuilt.unanswered == {"pair", "guess", "why"}
    [note] = rebuilt.notes
    assert note.flagged
    assert f"`{NAME} (1).ipynb` beside it answers questions" in note.text


def test_nobody_is_asked_where_another_notebook_has_no_more_answers(folder) -> None:
    write(folder / FILE, {name: ANSWERS[name] for name in ("double", "guess")})
    write(folder / "older.ipynb", {"double": ANSWERS["double"]})
    (folder / "other.ipynb").write_text("{")

    assert rebuild(small(), folder).notes == ()


def test_untouched_notebooks_are_unanswered(folder) -> None:
    write(folder / FILE, {})
    write(folder / "copy.ipynb", {})

    rebuilt = rebuild(small(), folder)

    assert rebuilt.unanswered == set(ANSWERS)
    assert rebuilt.notes == ()


# Nothing to read


def test_an_empty_folder_is_refused(folder) -> None:
    (folder / "timestamp.txt").write_text("2026-01-01")

    with pytest.raises(CannotRebuild, match=f"the folder is empty. Hand in {FILE}"):
        rebuild(small(), folder)


def test_a_missing_folder_is_refused(folder) -> None:
    with pytest.raises(CannotRebuild, match="the folder is missing"):
        rebuild(small(), folder / "no")


def test_a_folder_without_a_notebook_is_refused_by_naming_what_is_there(folder) -> None:
    (folder / "answers.pdf").write_text("%PDF")
    (folder / "deep").mkdir()
    write(folder / "deep" / FILE)

    with pytest.raises(CannotRebuild, match="only `answers.pdf`, `deep/`. Folders are not"):
        rebuild(small(), folder)


def test_a_folder_of_very_many_files_is_refused(folder) -> None:
    for number in range(11):
        write(folder / f"{number}.ipynb", {})

    with pytest.raises(CannotRebuild, match="11 other notebooks"):
        rebuild(small(), folder)


def test_a_folder_that_nobody_may_enter_is_not_called_empty(folder, monkeypatch) -> None:
    write(folder / FILE)
    monkeypatch.setattr(os, "stat", _forbidding(FILE, os.stat))
    monkeypatch.setattr(os, "open", _forbidding(FILE, os.open))

    with pytest.raises(CannotRebuild, match=r"cannot be opened \(Permission denied\)"):
        rebuild(small(), folder)


def _forbidding(name: str, real):
    def opening(path, *arguments, **keywords):
        if path == name:
            raise PermissionError(13, "Permission denied")
        return real(path, *arguments, **keywords)

    return opening


def test_a_file_in_place_of_the_folder_is_refused(tmp_path) -> None:
    with pytest.raises(CannotRebuild, match="cannot be opened"):
        rebuild(small(), write(tmp_path / "file"))


def test_large_outputs_are_left_out_before_a_size_counts(folder) -> None:
    notebook = handed_in()
    printed = {"output_type": "stream", "name": "stdout", "text": "0, " * (20 << 20)}
    cell_of(notebook, "double")["outputs"] = [printed]
    (folder / FILE).write_text(json.dumps(notebook), "utf-8")

    assert texts(rebuild(small(), folder)) == ANSWERS


def test_a_notebook_over_the_limit_is_refused_unread(folder) -> None:
    with (folder / FILE).open("wb") as file:
        file.truncate(NOTEBOOK_BYTES * 1000)

    with pytest.raises(CannotRebuild, match="larger than 64 MiB"):
        rebuild(small(), folder)


# Links and special files


def test_a_link_in_place_of_a_learners_folder_is_refused(folder) -> None:
    write(folder / FILE)
    (folder.parents[1] / "eve").symlink_to(folder.parent)

    with pytest.raises(CannotRebuild, match="link to another place"):
        rebuild(small(), folder.parents[1] / "eve" / NAME)


def test_a_linked_folder_is_refused(folder, tmp_path) -> None:
    write(folder / FILE)
    link = tmp_path / "link"
    link.symlink_to(folder)

    with pytest.raises(CannotRebuild, match="folder is a link"):
        rebuild(small(), link)


@pytest.mark.parametrize(
    ("name", "says"), [(FILE, "notebook is a link"), ("other.ipynb", "no notebook")]
)
def test_a_linked_notebook_is_not_read(folder, tmp_path, name, says, opened) -> None:
    classmate = write(tmp_path / "classmate.ipynb")
    (folder / name).symlink_to(classmate)

    with pytest.raises(CannotRebuild, match=says):
        rebuild(small(), folder)

    assert str(classmate) not in opened


def test_a_broken_link_is_refused(folder) -> None:
    (folder / FILE).symlink_to("/nowhere")

    with pytest.raises(CannotRebuild, match="is a link"):
        rebuild(small(), folder)


@pytest.mark.parametrize(
    ("name", "says"), [(FILE, "is not a file"), ("other.ipynb", "no notebook")]
)
def test_a_pipe_is_not_waited_for(folder, name, says) -> None:
    os.mkfifo(folder / name)

    with pytest.raises(CannotRebuild, match=says):
        rebuild(small(), folder)


def test_a_socket_is_refused(folder, monkeypatch) -> None:
    monkeypatch.chdir(folder)  # the path of a socket must be short
    with socket.socket(socket.AF_UNIX) as listener:
        listener.bind(FILE)

        with pytest.raises(CannotRebuild, match="cannot be opened|is not a file"):
            rebuild(small(), folder)


@pytest.mark.skipif(os.geteuid() == 0, reason="root may read everything")
def test_a_notebook_without_permission_is_refused(folder) -> None:
    write(folder / FILE).chmod(0)

    with pytest.raises(CannotRebuild, match="cannot be opened"):
        rebuild(small(), folder)


def test_links_and_pipes_beside_the_notebook_do_no_harm(folder) -> None:
    write(folder / FILE)
    (folder / "data").symlink_to("/")
    os.mkfifo(folder / "pipe.ipynb")

    assert texts(rebuild(small(), folder)) == ANSWERS


def of_nbgrader(**more) -> GradedAssignment:
    return replace(small(), of_nbgrader=True, **more)


def test_in_another_nbgrader_course_the_files_beside_it_come_along(folder) -> None:
    write(folder / FILE)
    (folder / "helper.py").write_bytes(b"x = 1\n")
    (folder / "given.csv").write_bytes(b"not the course's own\n")
    (folder / "large.bin").write_bytes(bytes(NOTEBOOK_BYTES + 1))
    (folder / "link.py").symlink_to("/etc/passwd")

    rebuilt = rebuild(of_nbgrader(files={"given.csv": b""}), folder)

    assert rebuilt.files == {"helper.py": b"x = 1\n"}
    assert "`large.bin` beside it: too much" in said(rebuilt)
    assert rebuild(small(), folder).files == {}


def test_another_notebook_of_the_same_folder_is_never_taken_for_this_one(folder) -> None:
    write(folder / "other.ipynb")

    with pytest.raises(OnlyOthers, match="was not handed in"):
        rebuild(of_nbgrader(beside=frozenset({"other.ipynb"})), folder)

    assert texts(rebuild(of_nbgrader(), folder)) == ANSWERS
