"""The course in this repository: sound as a whole, and nothing of its curriculum is missing."""

from __future__ import annotations

import shutil

import pytest
from nbgrader.utils import compute_checksum

from autograder.authoring.mapping import verify_map
from autograder.authoring.textview import make_texts, take_texts, text_path
from autograder.course.canonical import read_notebook
from autograder.course.layout import NotebookKind, source_paths
from autograder.course.manifest import read_manifest
from autograder.tests.support.notebook_fixtures import REPOSITORY

# The rows this course promises. Without this list, a row dropped from the manifest would pass;
# a new unit may bring more.
ROWS = {"B": 5, "T": 8, "S": 5, "G": 9, "L": 6, "H": 5, "D": 6, "N": 6, "V": 7, "I": 4}
ROWS |= {"M": 7, "X": 4, "Z": 4, "P": 4, "O": 2, "E": 8, "W": 5, "F": 4}
PROMISED = [f"{letter}{number + 1}" for letter, count in ROWS.items() for number in range(count)]


def test_every_promised_row_is_taught_practised_and_tried_with_wrong_answers():
    manifest = read_manifest(REPOSITORY)

    rows = [row.id for unit in manifest.values() for row in unit.rows]
    assert len(rows) == len(set(rows)) and set(PROMISED) <= set(rows)
    assert verify_map(REPOSITORY, manifest) == []


@pytest.mark.parametrize("unit", read_manifest(REPOSITORY))
def test_validate_finds_no_released_cell_changed(unit):
    released = read_notebook(REPOSITORY / "exercises" / unit / f"{unit}_exercise.ipynb")
    locked = [cell for cell in released.cells if cell.metadata.get("nbgrader", {}).get("locked")]

    assert locked
    assert all(cell.metadata.nbgrader.checksum == compute_checksum(cell) for cell in locked)


@pytest.mark.slow
def test_every_notebook_makes_the_round_through_text_byte_for_byte(tmp_path):
    for folder in ("course", "solutions"):
        shutil.copytree(REPOSITORY / folder, tmp_path / folder)
    sources = source_paths(tmp_path)
    before = {path: path.read_bytes() for path, _ in sources}
    assert {kind for _, kind in sources} == set(NotebookKind)
    make_texts(tmp_path)
    for path in before:  # as if edited, so that each is really taken back
        text = text_path(path, tmp_path)
        text.write_text(text.read_text("utf-8") + "\n", "utf-8")

    outcome = take_texts(tmp_path)

    assert (outcome.written, outcome.refused) == ([], [])
    assert {path: path.read_bytes() for path in before} == before
