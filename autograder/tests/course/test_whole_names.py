"""What a command may call an assignment."""

from __future__ import annotations

import pytest

from autograder.course.layout import MANIFEST, SOLUTIONS
from autograder.course.manifest import whole_name, whole_names

KNOWN = ("00_build_one", "03_graph", "13_processes")


@pytest.mark.parametrize(
    ("text", "name"),
    [
        ("03_graph", "03_graph"),
        ("03", "03_graph"),
        ("3", "03_graph"),
        ("13", "13_processes"),
        ("00", "00_build_one"),
        ("graph", None),
        ("1", None),
        ("0", "00_build_one"),
        ("", None),
    ],
)
def test_an_assignment_is_called_by_its_name_or_its_number(text, name):
    assert whole_name(text, KNOWN) == name


def test_what_means_no_assignment_stays_for_the_command_to_refuse(tmp_path):
    manifest = tmp_path / SOLUTIONS / MANIFEST
    manifest.parent.mkdir()
    entry = '[03_graph]\ntitle = "T"\ncan_do = "C"\nlesson = "course/03_graph.ipynb"\n'
    manifest.write_text(entry, "utf-8")

    assert whole_names(tmp_path, ["3", "ps1"]) == ["03_graph", "ps1"]
