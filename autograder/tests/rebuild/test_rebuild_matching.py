"""A damaged notebook is repaired where the match is certain, and a person is asked where not."""

from __future__ import annotations

import json
import time

import nbformat
import pytest

from autograder.course.graded_assignment import GradedAssignment
from autograder.rebuild import CannotRebuild, rebuild_text
from autograder.rebuild.assembling import MOST_CELLS, MOST_CHARACTERS
from autograder.tests.support.notebook_fixtures import (
    make_notebook,
    markdown,
    prose,
    solution,
    test_cell,
)
from autograder.tests.support.rebuild_fixtures import (
    ANSWERS,
    Json,
    cell_of,
    handed_in,
    order,
    own,
    place_of,
    rebuilt_after,
    said,
    scratch,
    small,
    strip,
    texts,
)

HEAD, TAIL = "def double(x):\n    y = x", "    return x + y"
OTHER = "def double(x):\n    return 3 * x"


def assert_whole(rebuilt) -> None:
    """Every answer arrived, and everything else is the assignment's."""
    assert texts(rebuilt) == ANSWERS
    assert not rebuilt.unanswered
    assert not rebuilt.unmatched
    nbformat.validate(rebuilt.notebook)


# Nothing to repair


def test_a_sound_submission_is_taken_as_it_is() -> None:
    rebuilt = rebuilt_after(lambda notebook: None)

    assert_whole(rebuilt)
    assert rebuilt.notes == ()
    given = small().notebook.cells
    for cell, released in zip(rebuilt.notebook.cells, given, strict=True):
        assert (cell.id, cell.cell_type, cell.metadata) == (
            released.id,
            released.cell_type,
            released.metadata,
        )


def test_hidden_tests_are_put_back() -> None:
    rebuilt = rebuilt_after(lambda notebook: None)

    assert rebuilt.notebook.cells[6].source == small().notebook.cells[6].source
    assert "secret" in rebuilt.notebook.cells[6].source


def test_the_assignment_is_not_changed() -> None:
    before = json.dumps(small().notebook)
    rebuilt = rebuilt_after(lambda notebook: None)
    rebuilt.notebook.cells[4].metadata["nbgrader"]["points"] = 99
    rebuilt.notebook.metadata["kernelspec"]["name"] = "other"

    assert json.dumps(small().notebook) == before
    assert rebuilt_after(lambda notebook: None).notebook.metadata.kernelspec.name == "python3"


def test_outputs_and_counts_stay_behind() -> None:
    def run(notebook: Json) -> None:
        for cell in notebook["cells"]:
            if cell["cell_type"] == "code":
                cell["execution_count"] = 5
                cell["outputs"] = [{"output_type": "stream", "name": "stdout", "text": "2.0"}]

    rebuilt = rebuilt_after(run)

    code = [cell for cell in rebuilt.notebook.cells if cell.cell_type == "code"]
    assert all(cell.outputs == [] and cell.execution_count is None for cell in code)


@pytest.mark.parametrize(
    "change",
    [
        pytest.param(lambda text: text, id="as-released"),
        pytest.param(lambda text: text.replace("    ", "\t") + "\n\n", id="other-white-space"),
        pytest.param(lambda text: "", id="emptied"),
        pytest.param(lambda text: " \n\t", id="blank"),
    ],
)
def test_an_untouched_or_emptied_cell_is_unanswered(change) -> None:
    def damage(notebook: Json) -> None:
        for grade_id in ANSWERS:
            cell = cell_of(notebook, grade_id)
            cell["source"] = change(cell["source"])

    rebuilt = rebuilt_after(damage, answers={})

    assert rebuilt.unanswered == set(ANSWERS)
    assert not rebuilt.unmatched
    assert texts(rebuilt) == texts(rebuilt_after(lambda notebook: None, answers={}))


# Metadata


def _classic(notebook: Json) -> None:
    notebook["nbformat_minor"] = 2
    for cell in notebook["cells"]:
        del cell["id"]


def _new_ids(notebook: Json) -> None:
    for number, cell in enumerate(notebook["cells"]):
        cell["id"] = f"{number:08x}"


def _no_grader(notebook: Json) -> None:
    for cell in notebook["cells"]:
        cell["metadata"] = {"vscode": {"languageId": "python"}}


def _colab(notebook: Json) -> None:
    for cell in notebook["cells"]:
        cell["metadata"] = {"id": cell.pop("id"), "colab": {}}


@pytest.mark.parametrize("damage", [_classic, _new_ids, _no_grader, _colab, strip])
def test_lost_ids_and_metadata_cost_nothing(damage) -> None:
    rebuilt = rebuilt_after(damage)

    assert_whole(rebuilt)
    assert scratch(rebuilt) == []


def test_how_answers_were_found_is_said() -> None:
    assert "found by cell id" in said(rebuilt_after(_no_grader))
    assert "found by place" in said(rebuilt_after(strip))


@pytest.mark.parametrize("answers", [{}, {"double": ANSWERS["double"]}, {"why": "So."}])
def test_without_any_metadata_an_untouched_cell_is_still_unanswered(answers) -> None:
    rebuilt = rebuilt_after(strip, answers)

    assert rebuilt.unanswered == set(ANSWERS) - set(answers)
    assert texts(rebuilt) == texts(rebuilt_after(lambda notebook: None, answers))


def test_what_the_metadata_claims_is_not_believed_but_flagged() -> None:
    def damage(notebook: Json) -> None:
        cell_of(notebook, "double-test")["metadata"]["nbgrader"]["points"] = 1000
        cell_of(notebook, "double")["metadata"]["nbgrader"] |= {"grade": True, "points": 1000}

    rebuilt = rebuilt_after(damage)

    assert_whole(rebuilt)
    assert [cell.metadata for cell in rebuilt.notebook.cells] == [
        cell.metadata for cell in small().notebook.cells
    ]
    [note] = rebuilt.notes
    assert note.flagged
    assert "claims other points" in note.text


def test_exchanged_grade_ids_do_not_exchange_answers() -> None:
    def damage(notebook: Json) -> None:
        one, two = cell_of(notebook, "double"), cell_of(notebook, "pair")
        one["metadata"], two["metadata"] = two["metadata"], one["metadata"]

    assert_whole(rebuilt_after(damage))


def test_one_name_on_all_cells_is_not_believed() -> None:
    def damage(notebook: Json) -> None:
        for cell in notebook["cells"]:
            cell["metadata"] = cell_of(notebook, "setup")["metadata"]

    assert_whole(rebuilt_after(damage))


# Cells deleted, moved, of another kind


def test_a_deleted_answer_is_unanswered_and_said() -> None:
    rebuilt = rebuilt_after(lambda notebook: notebook["cells"].remove(cell_of(notebook, "double")))

    assert rebuilt.unanswered == {"double"}
    assert "`double`: the answer cell was deleted" in said(rebuilt)


def test_deleted_tests_are_put_back() -> None:
    def damage(notebook: Json) -> None:
        notebook["cells"] = [
            cell for cell in notebook["cells"] if "test" not in str(cell["metadata"])
        ]

    rebuilt = rebuilt_after(damage)

    assert_whole(rebuilt)
    assert "missing, so put back" in said(rebuilt)


def test_changed_tests_are_restored_and_said() -> None:
    def damage(notebook: Json) -> None:
        cell_of(notebook, "double-test")["source"] = "assert True"
        cell_of(notebook, "pair-test")["cell_type"] = "markdown"

    rebuilt = rebuilt_after(damage)

    assert_whole(rebuilt)
    assert scratch(rebuilt) == []
    assert "`double-test`, `pair-test`: not as released" in said(rebuilt)


@pytest.mark.parametrize(
    "text, added",
    [
        pytest.param("import math\nx = 1\n", ["x = 1"], id="below"),
        pytest.param("x = 1\nimport math", ["x = 1"], id="above"),
        pytest.param("import sys\n\nimport  math\nx = 1", ["import sys"], id="around"),
        pytest.param(
            "from os import (\n  path,\n)\nx", ["from os import (\n  path,\n)"], id="long"
        ),
        pytest.param("import maths", ["import maths"], id="another"),
        pytest.param("import  math", [], id="white-space"),
        pytest.param("x = 1", [], id="replaced"),
    ],
)
def test_what_was_added_to_given_code_is_kept_below_it(text, added) -> None:
    def damage(notebook: Json) -> None:
        cell_of(notebook, "setup")["source"] = text

    rebuilt = rebuilt_after(damage)

    assert_whole(rebuilt)
    assert scratch(rebuilt) == added


def test_a_changed_test_without_metadata_is_not_taken_for_an_answer() -> None:
    def damage(notebook: Json) -> None:
        cell_of(notebook, "double-test")["source"] += "\nprint(double(3))"
        strip(notebook)

    rebuilt = rebuilt_after(damage)

    assert_whole(rebuilt)
    assert scratch(rebuilt) == []


def test_moved_cells_go_back_to_their_places() -> None:
    rebuilt = rebuilt_after(lambda notebook: notebook["cells"].reverse())

    assert_whole(rebuilt)
    assert "moved back into place" in said(rebuilt)


def test_questions_in_another_order_without_metadata_keep_their_answers() -> None:
    def damage(notebook: Json) -> None:
        cells = strip(notebook)["cells"]
        notebook["cells"] = cells[:2] + cells[11:15] + cells[7:11] + cells[2:7] + cells[15:]

    rebuilt = rebuilt_after(damage)

    assert_whole(rebuilt)


@pytest.mark.parametrize("kind", ["markdown", "raw", "drawing", None])
def test_an_answer_in_a_cell_of_another_kind_counts(kind) -> None:
    def damage(notebook: Json) -> None:
        cell_of(notebook, "double")["cell_type"] = kind

    rebuilt = rebuilt_after(damage)

    assert_whole(rebuilt)
    assert "`double`: the answer was not in a code cell" in said(rebuilt)


def test_a_fence_around_code_in_a_text_cell_is_left_out() -> None:
    def damage(notebook: Json) -> None:
        cell = cell_of(notebook, "double")
        cell |= {"cell_type": "markdown", "source": f"```python\n{cell['source']}\n```"}

    assert_whole(rebuilt_after(damage))


def test_prose_in_a_code_cell_counts() -> None:
    def damage(notebook: Json) -> None:
        cell_of(notebook, "why")["cell_type"] = "code"

    rebuilt = rebuilt_after(damage)

    assert_whole(rebuilt)
    assert rebuilt.notebook.cells[16].cell_type == "markdown"


# Split and duplicated


def _insert(notebook: Json, at: int, *cells: Json) -> None:
    notebook["cells"][at:at] = cells


def test_an_identical_copy_changes_nothing() -> None:
    def damage(notebook: Json) -> None:
        _insert(notebook, 0, dict(cell_of(notebook, "double"), id="copy"))

    rebuilt = rebuilt_after(damage)

    assert_whole(rebuilt)
    assert scratch(rebuilt) == []


@pytest.mark.parametrize("at", [0, 4, 5, 9])
def test_an_untouched_copy_does_not_count_beside_an_answer(at) -> None:
    def damage(notebook: Json) -> None:
        stub = cell_of(handed_in({}), "double")
        _insert(notebook, at, dict(stub, id="copy"))

    rebuilt = rebuilt_after(damage)

    assert_whole(rebuilt)
    assert scratch(rebuilt) == []


def _split(notebook: Json, head: Json, tail: Json) -> None:
    at = place_of(notebook, "double")
    notebook["cells"][at : at + 1] = [head, tail]


def test_an_answer_split_in_jupyterlab_is_put_together() -> None:
    def damage(notebook: Json) -> None:
        cell = cell_of(notebook, "double")
        _split(notebook, dict(cell, source=HEAD), dict(cell, source=TAIL, id="new"))

    rebuilt = rebuilt_after(damage)

    assert_whole(rebuilt)
    assert "`double`: the answer was in 2 cells, which were put together." in said(rebuilt)


def test_an_answer_split_in_the_classic_notebook_is_put_together() -> None:
    def damage(notebook: Json) -> None:
        cell = cell_of(notebook, "double")
        _split(notebook, own(HEAD), dict(cell, source=TAIL))

    rebuilt = rebuilt_after(damage)

    assert_whole(rebuilt)
    assert scratch(rebuilt) == []


@pytest.mark.parametrize("before", [lambda notebook: None, strip])
def test_the_cut_off_end_of_an_answer_is_put_back(before) -> None:
    def damage(notebook: Json) -> None:
        at = place_of(notebook, "double")
        notebook["cells"][at]["source"] = HEAD
        _insert(notebook, at + 1, own(TAIL))
        before(notebook)

    rebuilt = rebuilt_after(damage)

    assert_whole(rebuilt)
    assert scratch(rebuilt) == []


def test_an_answer_cut_into_hundreds_of_long_cells_takes_no_longer_than_its_length() -> None:
    def damage(notebook: Json) -> None:
        at = place_of(notebook, "double")
        _insert(notebook, at + 1, *[own(")\n" + "x\n" * 1200)] * 400)

    started = time.process_time()
    rebuilt = rebuilt_after(damage)

    assert (
        time.process_time() - started < 10
    )  # 0.5 s, and 30 s if each cell was read with all before
    assert rebuilt.unmatched == {"double"}


@pytest.mark.parametrize("line", [1, 2])
def test_an_untouched_cell_that_was_split_is_unanswered(line) -> None:
    def damage(notebook: Json) -> None:
        cell = cell_of(notebook, "double")
        lines = cell["source"].split("\n")
        head, tail = "\n".join(lines[:line]), "\n".join(lines[line:])
        _split(notebook, dict(cell, source=head), dict(cell, source=tail, id="new"))

    rebuilt = rebuilt_after(damage, answers={})

    assert rebuilt.unanswered == set(ANSWERS)
    assert scratch(rebuilt) == []


def test_functions_split_into_cells_are_one_answer() -> None:
    def damage(notebook: Json) -> None:
        at = place_of(notebook, "pair")
        half, third = ANSWERS["pair"].split("\n\n\n")
        cell = notebook["cells"][at]
        notebook["cells"][at : at + 1] = [dict(cell, source=half), dict(cell, source=third)]

    rebuilt = rebuilt_after(damage)

    assert texts(rebuilt)["pair"] == ANSWERS["pair"].replace("\n\n\n", "\n\n")
    assert not rebuilt.unmatched


@pytest.mark.parametrize("spoil", ["stub", "empty", "deleted"])
@pytest.mark.parametrize(
    ("one", "other"), [("double", "pair"), ("pair", "double"), ("pair", "guess")]
)
def test_an_answer_in_the_cell_of_another_is_left_to_a_person(one, other, spoil) -> None:
    def damage(notebook: Json) -> None:
        cell_of(notebook, one)["source"] += "\n\n\n" + ANSWERS[other]
        if spoil == "deleted":
            notebook["cells"].remove(cell_of(notebook, other))
        elif spoil == "empty":
            cell_of(notebook, other)["source"] = ""

    answers = {name: text for name, text in ANSWERS.items() if name != other}
    rebuilt = rebuilt_after(damage, answers)

    assert rebuilt.unmatched == {other}
    assert not rebuilt.unanswered
    assert texts(rebuilt)[one] == f"{ANSWERS[one]}\n\n\n{ANSWERS[other]}"
    assert f"stands in `{one}`, which is for another answer" in said(rebuilt)


def test_a_stub_pasted_into_the_cell_of_another_answer_answers_nothing() -> None:
    def damage(notebook: Json) -> None:
        stub = cell_of(notebook, "pair")["source"]
        cell_of(notebook, "double")["source"] = f"{ANSWERS['double']}\n\n\n{stub}"

    rebuilt = rebuilt_after(damage, {"double": ANSWERS["double"]})

    assert rebuilt.unanswered == {"pair", "guess", "why"}
    assert not rebuilt.unmatched


def test_variables_of_a_lost_answer_in_a_cell_far_away_are_left_to_a_person() -> None:
    def damage(notebook: Json) -> None:
        notebook["cells"].remove(cell_of(notebook, "guess"))
        notebook["cells"].insert(3, own(ANSWERS["guess"]))

    rebuilt = rebuilt_after(damage)

    assert rebuilt.unmatched == {"guess"}
    assert "a cell somewhere else may or may not be the answer" in said(rebuilt)


def test_of_two_attempts_one_after_the_other_the_last_counts() -> None:
    def damage(notebook: Json) -> None:
        cell = cell_of(notebook, "double")
        _split(notebook, dict(cell, source=OTHER, id="first"), cell)

    rebuilt = rebuilt_after(damage)

    assert_whole(rebuilt)
    names = order(rebuilt)
    assert names.index(OTHER) == names.index("cell-4") - 1


def test_two_answers_in_two_places_are_for_a_person() -> None:
    def damage(notebook: Json) -> None:
        copy = dict(cell_of(notebook, "double"), source=OTHER, id="copy")
        _insert(notebook, place_of(notebook, "pair-test"), copy)

    rebuilt = rebuilt_after(damage)

    assert rebuilt.unmatched == {"double"}
    assert "double" not in rebuilt.unanswered
    assert "raise NotImplementedError" in texts(rebuilt)["double"]
    [note] = [note for note in rebuilt.notes if note.cell == "double"]
    assert note.flagged
    assert "a person has to look" in note.text


def test_an_indented_cell_that_may_be_part_of_the_answer_is_for_a_person() -> None:
    def damage(notebook: Json) -> None:
        cell_of(notebook, "double")["source"] = "def double(x):\n    x.add_(x)"
        _insert(notebook, place_of(notebook, "double") + 1, own("    x.mul_(1)"))

    assert rebuilt_after(damage).unmatched == {"double"}


def test_an_indented_cell_below_a_finished_answer_stays_a_cell() -> None:
    def damage(notebook: Json) -> None:
        _insert(notebook, place_of(notebook, "double") + 1, own("    print(double(1))"))

    rebuilt = rebuilt_after(damage)

    assert_whole(rebuilt)
    assert scratch(rebuilt) == ["    print(double(1))"]


# Answers outside their cells


@pytest.mark.parametrize("at", [4, 5, 9, 18])
def test_an_answer_in_a_cell_of_its_own_is_found(at) -> None:
    rebuilt = rebuilt_after(
        lambda notebook: _insert(notebook, at, own(ANSWERS["double"])),
        {**ANSWERS, "double": cell_of(handed_in({}), "double")["source"]},
    )

    assert_whole(rebuilt)
    assert scratch(rebuilt) == []


def test_an_answer_pasted_over_the_cell_is_found_by_place() -> None:
    def damage(notebook: Json) -> None:
        at = place_of(notebook, "double")
        notebook["cells"][at] = own("double = lambda x: x + x")

    rebuilt = rebuilt_after(damage)

    assert texts(rebuilt)["double"] == "double = lambda x: x + x"
    assert not rebuilt.unmatched


def test_different_answers_in_cells_elsewhere_are_for_a_person() -> None:
    def damage(notebook: Json) -> None:
        notebook["cells"].append(own(OTHER))
        _insert(notebook, place_of(notebook, "pair-test"), own(ANSWERS["double"]))

    answers = {name: text for name, text in ANSWERS.items() if name != "double"}

    assert rebuilt_after(damage, answers).unmatched == {"double"}


def test_a_variable_of_the_same_name_elsewhere_is_not_taken_for_the_answer() -> None:
    def damage(notebook: Json) -> None:
        notebook["cells"] = notebook["cells"][:7] + [own("predictions = [1, 2]")]

    rebuilt = rebuilt_after(damage)

    assert rebuilt.unmatched >= {"guess"}
    assert scratch(rebuilt) == ["predictions = [1, 2]"]


def test_a_cell_that_may_be_the_deleted_answer_is_for_a_person() -> None:
    def damage(notebook: Json) -> None:
        at = place_of(notebook, "double")
        notebook["cells"][at : at + 1] = [own("print(1)"), own("twice = 2")]

    rebuilt = rebuilt_after(damage)

    assert rebuilt.unmatched == {"double"}
    assert scratch(rebuilt) == ["print(1)", "twice = 2"]


def test_an_answer_written_into_a_test_is_for_a_person() -> None:
    def damage(notebook: Json) -> None:
        cell_of(notebook, "double-test")["source"] = ANSWERS["double"]

    answers = {name: text for name, text in ANSWERS.items() if name != "double"}
    rebuilt = rebuilt_after(damage, answers)

    assert rebuilt.unmatched == {"double"}
    assert "stands in `double-test`" in said(rebuilt)


@pytest.mark.parametrize("at", [16, 17])
def test_prose_in_a_cell_beside_the_untouched_one_counts(at) -> None:
    answers = {name: text for name, text in ANSWERS.items() if name != "why"}
    rebuilt = rebuilt_after(
        lambda notebook: _insert(notebook, at, own(ANSWERS["why"], "markdown")), answers
    )

    assert_whole(rebuilt)


def test_prose_written_under_the_question_is_for_a_person() -> None:
    def damage(notebook: Json) -> None:
        notebook["cells"][15]["source"] += "\n\nBecause!"

    answers = {name: text for name, text in ANSWERS.items() if name != "why"}

    assert rebuilt_after(damage, answers).unmatched == {"why"}


def test_an_answer_with_a_novel_in_it_is_for_a_person() -> None:
    rebuilt = rebuilt_after(lambda notebook: None, {**ANSWERS, "why": "a" * 100_001})

    assert rebuilt.unmatched == {"why"}


def test_pictures_in_an_answer_are_said_to_be_missing() -> None:
    def damage(notebook: Json) -> None:
        cell_of(notebook, "why")["attachments"] = {"graph.png": {"image/png": "AAAA"}}

    rebuilt = rebuilt_after(damage)

    assert_whole(rebuilt)
    assert "`why`: pictures pasted into it" in said(rebuilt)
    assert "attachments" not in json.dumps(rebuilt.notebook)


# The learner's own cells


def test_own_cells_keep_their_places_and_lose_their_metadata() -> None:
    def damage(notebook: Json) -> None:
        own_code = own("double(3)") | {"metadata": {"tags": ["raises-exception"]}, "id": "mine"}
        _insert(notebook, place_of(notebook, "double-test"), own_code, own("a note", "markdown"))
        _insert(notebook, 0, own("%matplotlib inline"))
        notebook["cells"] += [own("# the last"), own(" \n")]

    rebuilt = rebuilt_after(damage)

    names = order(rebuilt)
    assert names[0] == "%matplotlib inline"
    assert names[5:8] == ["cell-4", "double(3)", "a note"]
    assert names[-1] == "# the last"
    mine = [cell for cell in rebuilt.notebook.cells if cell.metadata.get("autograder")]
    assert [cell.cell_type for cell in mine] == ["code", "code", "markdown", "code"]
    assert all(cell.metadata == {"autograder": {"scratch": True}} for cell in mine)
    assert_whole(rebuilt)


def test_rebuilding_twice_gives_the_same() -> None:
    def damage(notebook: Json) -> None:
        _insert(notebook, 3, own("1"), own("2"))

    assert rebuilt_after(damage) == rebuilt_after(damage)


@pytest.mark.parametrize(
    ("count", "length"), [(MOST_CELLS + 7, 3), (10, MOST_CHARACTERS // 3)], ids=["cells", "length"]
)
def test_own_cells_beyond_the_budget_are_left_out_and_said(count, length) -> None:
    def damage(notebook: Json) -> None:
        notebook["cells"] += [own(f"{number:0{length}}") for number in range(count)]

    rebuilt = rebuilt_after(damage)

    kept = scratch(rebuilt)
    assert 0 < len(kept) <= MOST_CELLS
    assert sum(map(len, kept)) <= MOST_CHARACTERS
    assert f"{count - len(kept)} of the {count} cells you added were left out" in said(rebuilt)
    assert_whole(rebuilt)


# Other notebooks


@pytest.mark.parametrize("before", [lambda notebook: None, strip])
def test_another_notebook_is_refused(before) -> None:
    notebook: Json = {
        "nbformat": 4,
        "nbformat_minor": 5,
        "metadata": {},
        "cells": [
            cell_of(handed_in(), "setup"),
            dict(cell_of(handed_in(), "guess"), id="strange"),
            own("def quarter(x):\n    return x / 4"),
            own("YOUR ANSWER HERE", "markdown"),
        ],
    }
    notebook["cells"][1]["metadata"]["nbgrader"]["grade_id"] = "other-guess"
    before(notebook)

    with pytest.raises(CannotRebuild, match="This is not the notebook of 01_small"):
        rebuild_text(small(), json.dumps(notebook).encode())


def test_another_notebook_that_shares_one_question_is_refused() -> None:
    notebook = handed_in()
    notebook["cells"] = [cell_of(notebook, "double")]
    for number in range(2):
        strange = own("x = 1") | {"metadata": {"nbgrader": {"grade_id": f"other-{number}"}}}
        notebook["cells"].append(strange)

    with pytest.raises(CannotRebuild, match="This is not the notebook"):
        rebuild_text(small(), json.dumps(notebook).encode())


@pytest.mark.parametrize("answered", [[], [0], [1], [0, 1]])
def test_cells_with_the_same_text_are_told_apart_by_their_places(answered) -> None:
    names = ["first-why", "second-why"]
    cells = [markdown("# Twice"), markdown("## Why?"), prose(names[0], "YOUR ANSWER HERE")]
    cells += [markdown("## And why?"), prose(names[1], "YOUR ANSWER HERE"), markdown("The end.")]
    cells += [solution("double", "def double(x):\n    ..."), test_cell("double-test", "double(1)")]
    assignment = GradedAssignment("02_twice", make_notebook(*cells))
    answers = {names[number]: f"Because {number}." for number in answered}

    notebook = strip(handed_in(answers, assignment))
    rebuilt = rebuild_text(assignment, json.dumps(notebook).encode())

    assert rebuilt.unanswered == {*names, "double"} - set(answers)
    assert not rebuilt.unmatched
    assert "deleted" not in said(rebuilt)
    assert texts(rebuilt) == texts(
        rebuild_text(assignment, json.dumps(handed_in(answers, assignment)).encode())
    )
    assert scratch(rebuilt) == []


def test_answers_alone_in_a_new_notebook_are_found_by_name() -> None:
    notebook = {"cells": [own(ANSWERS["double"]), own(ANSWERS["pair"])], "nbformat": 4}

    rebuilt = rebuild_text(small(), json.dumps(notebook).encode())

    assert texts(rebuilt)["double"] == ANSWERS["double"]
    assert texts(rebuilt)["pair"] == ANSWERS["pair"]
    assert {"guess", "why"} <= rebuilt.unanswered | rebuilt.unmatched


@pytest.mark.slow
@pytest.mark.parametrize(
    "text",
    [
        pytest.param(lambda n: f"def double(x):\n    return {n}", id="attempts"),
        pytest.param(lambda n: f"    return {n}", id="tails"),
        pytest.param(lambda n: "# Hidden tests run here.", id="repeated"),
        pytest.param(lambda n: "x = (" * 500, id="brackets"),
    ],
)
def test_thousands_of_cells_take_no_time_to_speak_of(text) -> None:
    def damage(notebook: Json) -> None:
        notebook["cells"][5:5] = [own(text(number)) for number in range(2900)]

    started = time.process_time()
    for extra in (lambda notebook: None, strip):

        def both(notebook: Json, extra=extra) -> None:
            damage(notebook)
            extra(notebook)

        rebuilt_after(both)
    spent_s = time.process_time() - started

    assert spent_s < 5
