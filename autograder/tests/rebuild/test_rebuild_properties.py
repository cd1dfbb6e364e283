"""Whatever happens to a notebook of the real course, rebuilding keeps its promises.

The promises stand in `check_promises`; hypothesis looks for damage that breaks one. The examples
are the same in every run; to look for others, set ``derandomize`` to False.
"""

from __future__ import annotations

import copy
import json
from functools import cache
from typing import Any

import nbformat
import pytest
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st

from autograder.course.graded_assignment import GradedAssignment, read_assignment
from autograder.course.names import defined_names
from autograder.rebuild import CannotRebuild, Rebuilt, rebuild_text
from autograder.rebuild.texts import fit, joined, squeezed
from autograder.tests.devtools.simulated_class import read_unit
from autograder.tests.support.notebook_fixtures import REPOSITORY
from autograder.tests.support.rebuild_fixtures import Json, handed_in, own, texts

pytestmark = pytest.mark.slow

# Functions, classes, predictions, a stub that has both; cell ids that mean something or nothing.
UNITS = ("01_tensors", "05_retain_grad_and_hooks", "06_detach_and_data")
bounded = settings(
    deadline=None,
    derandomize=True,
    database=None,
    max_examples=120,
    suppress_health_check=[HealthCheck.too_slow, HealthCheck.data_too_large],
)


@cache
def real(unit: str) -> GradedAssignment:
    return read_assignment(REPOSITORY, unit)


@cache
def answers_to(unit: str) -> dict[str, str]:
    """A learner's answers: the last of the corpus to each question, and some prose."""
    known = read_unit(REPOSITORY, unit)
    chosen = {name: found[-1].source for name, found in known.answers.items() if found[-1]}
    return chosen | {name: f"My own words on {name}." for name in known.prose}


def submission(unit: str) -> Json:
    """A sound submission to the real course."""
    return copy.deepcopy(handed_in(answers_to(unit), real(unit)))


# Damage

number = st.integers(0, 10_000)
text = st.text(st.characters(codec=None), max_size=30)
junk = st.recursive(
    st.none() | st.booleans() | st.integers() | st.floats() | text,
    lambda inner: st.lists(inner, max_size=4) | st.dictionaries(text, inner, max_size=4),
    max_leaves=12,
)
OWN_TEXTS = (
    "import torch",
    "    return None",
    "x = torch.ones(2)\nprint(x)",
    "# Hidden tests run here when your work is graded.",
    "YOUR ANSWER HERE",
    "raise NotImplementedError()",
    "%timeit 1",
    "predictions = {}",
    "def helper(x):\n    return x",
    "```python\nx = 1\n```",
)
step = st.tuples(
    st.sampled_from(
        ["drop", "copy", "move", "swap", "text", "name", "blank", "split", "join", "kind", "own"]
        + ["strip", "strip-id", "strip-all", "junk-metadata", "junk-field", "lines", "new-name"]
    ),
    number,
    number,
    number,
)


def damage(notebook: Json, done: tuple[str, int, int, int], waste: Any) -> None:
    """Do one thing to the cells of ``notebook``; its numbers choose which cells and how."""
    kind, a, b, c = done
    cells = notebook["cells"]
    if not cells:
        return
    one, other = cells[a % len(cells)], cells[b % len(cells)]
    if kind == "drop":
        cells.remove(one)
    elif kind == "copy":
        cells.insert(b % len(cells), copy.deepcopy(one))
    elif kind == "move":
        cells.remove(one)
        cells.insert(b % (len(cells) + 1), one)
    elif kind == "swap":
        cells[a % len(cells)], cells[b % len(cells)] = other, one
    elif kind == "text":
        one["source"] = other.get("source")
    elif kind == "name":
        one["metadata"] = copy.deepcopy(other.get("metadata"))
    elif kind == "blank":
        one["source"] = ""
    elif kind == "split":
        lines = joined(one.get("source")).split("\n")
        rest = own("\n".join(lines[c % len(lines) :])) if b % 2 else copy.deepcopy(one)
        rest["source"] = "\n".join(lines[c % len(lines) :])
        one["source"] = "\n".join(lines[: c % len(lines)])
        cells.insert(a % len(cells) + 1, rest)
    elif kind == "join":
        one["source"] = joined(one.get("source")) + "\n" + joined(other.get("source"))
        if one is not other:
            cells.remove(other)
    elif kind == "kind":
        one["cell_type"] = ["code", "markdown", "raw", "x", None, 7][b % 6]
    elif kind == "own":
        kinds = ["code", "markdown", "raw"]
        cells.insert(b % len(cells), own(OWN_TEXTS[c % len(OWN_TEXTS)], kinds[a % 3]))
    elif kind == "strip":
        one["metadata"] = {}
    elif kind == "strip-id":
        one.pop("id", None)
    elif kind == "strip-all":
        for cell in cells:
            cell["metadata"] = {}
            cell.pop("id", None)
    elif kind == "junk-metadata":
        one["metadata"] = {"nbgrader": waste} if b % 2 else waste
    elif kind == "junk-field":
        one[["source", "id", "cell_type", "outputs", "attachments", "metadata"][b % 6]] = waste
    elif kind == "lines":
        one["source"] = joined(one.get("source")).splitlines(keepends=bool(b % 2))
    elif kind == "new-name":
        one["metadata"] = {"nbgrader": {"grade_id": f"new-{b}", "grade": True, "points": c}}


# Promises


def check_promises(assignment: GradedAssignment, notebook: Json, rebuilt: Rebuilt) -> None:
    """Fail unless ``rebuilt`` is what may come of ``notebook``."""
    nbformat.validate(rebuilt.notebook)
    json.dumps(rebuilt.notebook, ensure_ascii=False).encode("utf-8")
    for note in rebuilt.notes:
        assert len(note.text.encode("utf-8")) < 1000
    check_given_cells(assignment, rebuilt)
    check_states(assignment, rebuilt)
    check_texts(assignment, notebook, rebuilt)


def check_given_cells(assignment: GradedAssignment, rebuilt: Rebuilt) -> None:
    """Tests, questions, ids, metadata and order are the assignment's."""
    mine = [cell for cell in rebuilt.notebook.cells if "autograder" not in cell.metadata]
    assert [cell.id for cell in mine] == [view.id for view in assignment.cells]
    for cell, view in zip(mine, assignment.cells, strict=True):
        released = assignment.notebook.cells[view.index]
        assert (cell.cell_type, cell.metadata) == (released.cell_type, released.metadata)
        assert view.role.is_answer or cell.source == released.source
    for cell in rebuilt.notebook.cells:
        if cell not in mine:
            assert cell.metadata == {"autograder": {"scratch": True}}
        if cell.cell_type == "code":
            assert (cell.outputs, cell.execution_count) == ([], None)


def check_states(assignment: GradedAssignment, rebuilt: Rebuilt) -> None:
    """An answer is a learner's, or it is called unanswered or unmatched and is as released."""
    assert not rebuilt.unanswered & rebuilt.unmatched
    stubs = {view.name: view.source for view in assignment.cells if view.role.is_answer}
    for name, source in texts(rebuilt).items():
        if name in rebuilt.unanswered | rebuilt.unmatched:
            assert source == stubs[name]
        else:
            assert squeezed(source) not in ("", squeezed(stubs[name]))
    flagged = {note.cell for note in rebuilt.notes if note.flagged}
    assert rebuilt.unmatched <= flagged


def check_texts(assignment: GradedAssignment, notebook: Json, rebuilt: Rebuilt) -> None:
    """What is a learner's stands in the submission, line by line."""
    lines = {"", "```"}
    for cell in notebook["cells"]:
        if isinstance(cell, dict):
            lines |= set(fit(joined(cell.get("source")))[0].split("\n"))
    left = rebuilt.unanswered | rebuilt.unmatched
    own_texts = [source for name, source in texts(rebuilt).items() if name not in left]
    own_texts += [c.source for c in rebuilt.notebook.cells if "autograder" in c.metadata]
    for source in own_texts:
        assert set(source.split("\n")) <= lines


def check_nothing_lost(unit: str, notebook: Json, rebuilt: Rebuilt) -> None:
    """A function that stands in the submission as it was answered is not called unanswered."""
    there = {
        fit(joined(cell.get("source")))[0]
        for cell in notebook["cells"]
        if cell.get("cell_type") == "code"
    }
    for name, source in answers_to(unit).items():
        stub = next(v.source for v in real(unit).cells if v.name == name)
        if fit(source)[0] in there and defined_names(stub) <= defined_names(source):
            assert not defined_names(stub) or name not in rebuilt.unanswered


@bounded
@given(
    unit=st.sampled_from(UNITS),
    steps=st.lists(step, max_size=12),
    waste=junk,
    stripped=st.booleans(),
)
def test_damaged_cells_break_no_promise(unit, steps, waste, stripped) -> None:
    notebook = submission(unit)
    for each in [("strip-all", 0, 0, 0)] * stripped + steps:
        damage(notebook, each, waste)
    try:
        rebuilt = rebuild_text(real(unit), json.dumps(notebook).encode())
    except CannotRebuild as refusal:
        assert refusal.reason.endswith(".")
        return

    check_promises(real(unit), notebook, rebuilt)
    check_nothing_lost(unit, notebook, rebuilt)


@bounded
@given(unit=st.sampled_from(UNITS), order=st.randoms(use_true_random=False))
def test_in_any_order_every_named_answer_is_found(unit, order) -> None:
    notebook = submission(unit)
    order.shuffle(notebook["cells"])

    rebuilt = rebuild_text(real(unit), json.dumps(notebook).encode())

    assert texts(rebuilt) == texts(rebuild_text(real(unit), json.dumps(submission(unit)).encode()))
    check_promises(real(unit), notebook, rebuilt)


@bounded
@given(
    unit=st.sampled_from(UNITS),
    dropped=st.sets(st.integers(0, 60), max_size=30),
    steps=st.lists(number, max_size=12),
)
def test_untouched_stubs_are_never_answered(unit, dropped, steps) -> None:
    notebook: Json = handed_in({}, real(unit))
    cells = notebook["cells"]
    for each in steps:
        kind = ["move", "copy", "strip", "strip-id", "kind"][each % 5]
        damage(notebook, (kind, each, each // 7, each // 49), {})
    notebook["cells"] = [cell for n, cell in enumerate(cells) if n not in dropped]
    try:
        rebuilt = rebuild_text(real(unit), json.dumps(notebook).encode())
    except CannotRebuild:
        return

    answers = set(texts(rebuilt))
    assert rebuilt.unanswered | rebuilt.unmatched == answers
    check_promises(real(unit), notebook, rebuilt)


@bounded
@given(
    unit=st.sampled_from(UNITS),
    fields=st.dictionaries(
        st.sampled_from(["cells", "worksheets", "metadata", "nbformat", "nbformat_minor"]), junk
    ),
)
def test_junk_in_place_of_fields_raises_nothing_else(unit, fields) -> None:
    notebook = submission(unit) | fields
    try:
        rebuilt = rebuild_text(real(unit), json.dumps(notebook).encode())
    except CannotRebuild as refusal:
        assert refusal.reason.endswith(".")
        return

    check_given_cells(real(unit), rebuilt)
    nbformat.validate(rebuilt.notebook)


@bounded
@given(found=junk)
def test_junk_in_place_of_the_notebook_is_refused(found) -> None:
    with pytest.raises(CannotRebuild):
        rebuild_text(real(UNITS[0]), json.dumps(found).encode())


@bounded
@given(found=st.binary(max_size=200))
def test_junk_bytes_are_refused(found) -> None:
    with pytest.raises(CannotRebuild):
        rebuild_text(real(UNITS[0]), found)


@bounded
@given(
    unit=st.sampled_from(UNITS),
    cuts=st.lists(st.tuples(number, st.integers(0, 50), st.binary(max_size=4)), max_size=4),
    end=st.none() | number,
)
def test_broken_bytes_raise_nothing_else(unit, cuts, end) -> None:
    found = json.dumps(submission(unit), ensure_ascii=False).encode()
    for at, length, put in cuts:
        at = at * 37 % len(found)
        found = found[:at] + put + found[at + length :]
    try:
        rebuilt = rebuild_text(real(unit), found[:end])
    except CannotRebuild as refusal:
        assert refusal.reason.endswith(".")
        return

    check_given_cells(real(unit), rebuilt)
    check_states(real(unit), rebuilt)
    nbformat.validate(rebuilt.notebook)
