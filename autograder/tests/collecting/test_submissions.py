"""Folders that were handed in: whatever they are called, and whoever may read them."""

from __future__ import annotations

import os

import pytest

from autograder.collecting.submissions import find_submissions, is_storable, printable
from autograder.course.outcome import Submission


@pytest.mark.parametrize("name", ["Zoë O'Hara", "%s {0}", "<b>", "-x", "a,b", "..."])
def test_a_name_that_can_be_printed_is_shown_as_it_is(name) -> None:
    assert printable(name) == name


@pytest.mark.parametrize("name", ["ada ", "a\nb", "\x1b[31m", "\u202eada", "\udcff"])
def test_a_name_that_would_look_like_another_is_quoted(name) -> None:
    assert printable(name) != name
    assert printable(name).isprintable()


def test_learners_are_found_with_their_assignments(tmp_path) -> None:
    for place in ("ada/02", "ada/01", "bob/01", ".git/01", "cy/.ipynb_checkpoints"):
        (tmp_path / place).mkdir(parents=True)
    (tmp_path / "ada" / "notes.txt").touch()
    (tmp_path / "notes.txt").touch()
    (tmp_path / "dee").symlink_to(tmp_path / "nowhere")
    (tmp_path / "bob" / "02").symlink_to(tmp_path / "nowhere")

    found = [Submission(*each) for each in [("ada", "01"), ("ada", "02"), ("bob", "01")]]
    assert find_submissions(tmp_path) == ([*found, Submission("bob", "02")], [])


def test_a_notebook_in_no_assignments_folder_is_said(tmp_path) -> None:
    (tmp_path / "ada").mkdir()
    for place in ("01.ipynb", "ada/01.ipynb", "ada/notes.txt"):
        (tmp_path / place).touch()

    found, lost = find_submissions(tmp_path)

    where = f" is not graded: put it into {tmp_path}/STUDENT/ASSIGNMENT/."
    assert found == []
    assert sorted(lost) == [f"01.ipynb{where}", f"ada/01.ipynb{where}"]


def test_a_course_without_submissions_has_none(tmp_path) -> None:
    assert find_submissions(tmp_path / "submitted") == ([], [])


def test_a_name_that_is_no_text_is_known_as_such(tmp_path) -> None:
    os.makedirs(os.fsencode(tmp_path) + b"/\xff/01")

    [found], _ = find_submissions(tmp_path)

    assert not is_storable(found)
    assert is_storable(Submission("Zoë", "01"))


@pytest.mark.parametrize("rights", [0o000, 0o444])
def test_a_folder_that_nobody_may_read_is_said_and_hides_nobody_else(tmp_path, rights) -> None:
    for place in ("ada/01", "bob/01"):
        (tmp_path / place).mkdir(parents=True)
    (tmp_path / "ada").chmod(rights)
    if os.access(tmp_path / "ada", os.X_OK):
        pytest.skip("root reads everything")

    found, lost = find_submissions(tmp_path)
    (tmp_path / "ada").chmod(0o755)

    assert Submission("bob", "01") in found
    assert (Submission("ada", "01") in found) is (lost == [])
    assert all("ada cannot be read" in sentence for sentence in lost)
