"""Whose learners are trusted: one unit's, or those of the whole course."""

from __future__ import annotations

from pathlib import Path

import pytest

from autograder.course.manifest import read_manifest_file
from autograder.course.problems import AuthorError

UNITS = """
[01_a]
title = "T"
can_do = "C"
lesson = "L"

[02_b]
title = "T"
can_do = "C"
lesson = "L"
"""


def trusted(folder: Path, text: str) -> list[str]:
    """The units whose learners are."""
    path = folder / "assignments.toml"
    path.write_text(text, "utf-8")
    return [name for name, unit in read_manifest_file(path).items() if unit.trusted]


def test_nobody_is_unless_the_course_says_so(tmp_path):
    assert trusted(tmp_path, UNITS) == []


def test_the_last_unit_alone(tmp_path):
    assert trusted(tmp_path, f"{UNITS}trusted = true\n") == ["02_b"]


def test_all_but_one(tmp_path):
    assert trusted(tmp_path, f"trusted = true\n{UNITS}trusted = false\n") == ["01_a"]


@pytest.mark.parametrize("text", [f"trusted = 1\n{UNITS}", f'{UNITS}trusted = "yes"\n'])
def test_neither_true_nor_false_is_refused(tmp_path, text):
    with pytest.raises(AuthorError, match="trusted` is neither true nor false"):
        trusted(tmp_path, text)
