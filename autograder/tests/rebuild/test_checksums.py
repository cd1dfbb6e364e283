"""Whether a cell is as released: nbgrader's own checksum, computed without nbgrader."""

from __future__ import annotations

import json
from copy import deepcopy

import pytest
from nbgrader.preprocessors import ComputeChecksums

from autograder.course.titles import with_title
from autograder.rebuild import Rebuilt, rebuild_text
from autograder.rebuild.checksums import is_as_released
from autograder.rebuild.parsing import read_cells
from autograder.tests.support.rebuild_fixtures import Json, cell_of, handed_in, small


def released(points: float | None = None, test: str | None = None) -> Json:
    """The assignment as nbgrader releases it, with other points or another test in one cell."""
    notebook = json.loads(json.dumps(handed_in({}, small())))
    cell = cell_of(notebook, "double-test")
    if points is not None:
        cell["metadata"]["nbgrader"]["points"] = points
    if test is not None:
        cell["source"] = test
    made = deepcopy(small().notebook)
    for to, given in zip(made.cells, notebook["cells"], strict=True):
        to.source = "".join(given["source"])
        to.metadata.update(given["metadata"])
        if "nbgrader" in to.metadata:
            to.metadata["nbgrader"] = type(to)(given["metadata"]["nbgrader"])
    signed, _ = ComputeChecksums().preprocess(made, {})
    plain: Json = json.loads(json.dumps(signed))
    return plain


def after(notebook: Json) -> Rebuilt:
    return rebuild_text(small(), json.dumps(notebook).encode())


def test_every_cell_that_nbgrader_releases_bears_its_checksum() -> None:
    cells, _ = read_cells(json.dumps(released()).encode())
    ours = [cell for cell in cells if cell.grade_id]

    assert len(ours) > 8
    assert all(is_as_released(cell, cell.text) for cell in ours)
    assert not any(is_as_released(cell, cell.text + " ") for cell in ours)


def test_a_title_is_no_change_whether_the_checksum_covers_it_or_not() -> None:
    [cell] = [cell for cell in read_cells(json.dumps(released()).encode())[0]
              if cell.grade_id == "double-test"]  # fmt: skip
    titled = with_title(cell.text, "# @title Question 1: check (2 points)")

    assert is_as_released(cell, titled)
    assert not is_as_released(cell, titled + " ")


def test_points_that_were_changed_after_hand_out_accuse_nobody() -> None:
    assert after(released(points=7)).notes == ()


def test_a_test_that_was_changed_after_hand_out_is_no_work_of_the_learner() -> None:
    [note] = after(released(test="assert double(3) == 6")).notes

    assert "as in an earlier release" in note.text
    assert not note.flagged


@pytest.mark.parametrize("key", ["points", "solution"])
def test_a_claim_that_no_release_made_is_still_flagged(key) -> None:
    notebook = released()
    cell_of(notebook, "double-test")["metadata"]["nbgrader"][key] = 1000

    [note] = after(notebook).notes

    assert "claims other points" in note.text
    assert note.flagged


def test_a_test_that_a_learner_changed_is_said_to_be_theirs() -> None:
    notebook = released()
    cell_of(notebook, "double-test")["source"] = "pass"

    [note] = after(notebook).notes

    assert "not as released" in note.text


def test_a_checksum_that_is_no_text_or_points_that_are_no_number_are_none() -> None:
    notebook = released()
    cell_of(notebook, "double-test")["metadata"]["nbgrader"] |= {"points": ["x"]}
    cell_of(notebook, "double-hidden")["metadata"]["nbgrader"] |= {"checksum": 5, "points": 3}

    [note] = after(notebook).notes

    assert note.flagged
