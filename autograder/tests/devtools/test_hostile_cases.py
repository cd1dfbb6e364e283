"""Each hostile case is what it says: of the form, real Python, and damaging what it names.

The grading itself is `make test-hostile`.
"""

from __future__ import annotations

import ast
import json
from collections import Counter
from pathlib import Path
from typing import Any

import pytest

from autograder.course.outcome import Status
from autograder.tests.devtools.hostile_cases import (
    Case,
    CaseError,
    make_submission,
    read_case,
    read_cases,
)
from autograder.tests.devtools.hostile_class import (
    HIDDEN_SECRET,
    SOLUTION_SECRET,
    make_class,
    mark_of,
    submitted,
    unit_of,
)
from autograder.tests.devtools.hostile_verdicts import Fault, verify_class
from autograder.tests.devtools.hostile_watch import differences, fingerprint
from autograder.tests.devtools.simulated_class import python_of

ROOT = Path(__file__).parents[3]
CASES = read_cases()
CLASSES = {
    "controls", "forged-value", "monkeypatch", "processes", "file-shadowing", "ipython-hooks",
    "exit-and-crash", "metadata", "files", "gradebook-and-theft", "sabotage", "resources", "time",
    "leaks", "accidents", "result-channel", "rebuild",
}  # fmt: skip
# They are about text that does not compile.
NO_PYTHON = {"controls/syntax_error", "accidents/scratch_does_not_compile"}
WORDS = {"ROOT": "/nowhere", "HOME": "/nowhere", "PORT": "1", "SOCKET": "x", "MARK": "mark"}

HONEST = """\
# title: right
# unit: 03_requires_grad_and_the_graph
"""


@pytest.fixture
def words(tmp_path: Path) -> dict[str, str]:
    (tmp_path / "classmate").mkdir()
    (tmp_path / "classmate" / "their.ipynb").write_text("{}")
    return {**WORDS, "NEIGHBOUR": str(tmp_path / "classmate" / "their.ipynb")}


def test_every_class_of_threats_has_cases() -> None:
    counts = Counter(case.kind for case in CASES)

    assert set(counts) == CLASSES
    assert min(counts.values()) >= 5
    assert len(CASES) >= 110


def test_titles_tell_cases_apart() -> None:
    twice = [t for t, n in Counter((case.kind, case.title) for case in CASES).items() if n > 1]

    assert twice == []


@pytest.mark.parametrize("case", CASES, ids=lambda case: case.where)
def test_case_is_python_and_names_what_its_unit_has(case: Case) -> None:
    expected = case.expected(unit_of(case.unit))
    texts = [part for part in case.parts if case.where not in NO_PYTHON]

    assert set(expected) == set(unit_of(case.unit).points) - set(unit_of(case.unit).prose)
    for part in texts:
        ast.parse(python_of(part.text).replace("{{SOLUTION}}", ""))


@pytest.mark.parametrize("case", CASES, ids=lambda case: case.where)
def test_case_can_be_handed_in(case: Case, tmp_path: Path, words: dict[str, str]) -> None:
    folder = tmp_path / "learner" / "own"
    known = words | {"ROOT": str(ROOT)}

    make_submission(case, unit_of(case.unit), folder, known)

    assert folder.exists() or folder.is_symlink() or folder.parent.is_symlink()


LEAKED_NAMES = [
    pytest.param(case, word, id=case.where)
    for case in CASES
    for word in case.never
    if case.kind == "leaks" and word.isidentifier()
]


@pytest.mark.parametrize(("case", "word"), LEAKED_NAMES)
def test_a_name_that_may_not_leak_stands_in_hidden_tests_only(case: Case, word: str) -> None:
    exercise = f"{case.unit}/{case.unit}_exercise.ipynb"

    assert word in (ROOT / "solutions" / exercise).read_text()
    assert word not in (ROOT / "exercises" / exercise).read_text()


@pytest.mark.parametrize(
    ("text", "says"),
    [
        pytest.param("# title: no unit\n", "unit", id="no-unit"),
        pytest.param(HONEST + "# status: great\n", "great", id="unknown-status"),
        pytest.param(HONEST + "# costs: all\n", "costs", id="unknown-key"),
        pytest.param(HONEST + "# in: nowhere\nx = 1\n", "nowhere", id="unknown-place"),
    ],
)
def test_a_case_of_another_form_is_refused(text: str, says: str, tmp_path: Path) -> None:
    (tmp_path / "kind").mkdir()
    path = tmp_path / "kind" / "case.py"
    path.write_text(text)

    with pytest.raises(CaseError, match=says):
        read_case(path)


def test_every_case_sits_between_two_honest_neighbours(tmp_path: Path) -> None:
    cases = [case for case in CASES if case.kind == "controls"][:3]

    made = make_class(tmp_path / "c", cases, WORDS)

    for unit in {case.unit for case in cases}:
        seats = [seat for seat in made.seats if seat.unit == unit]
        assert [seat.student for seat in seats] == sorted(seat.student for seat in seats)
        assert all(seats[n].case is None for n in range(0, len(seats), 2))
        assert all(seats[n].case is not None for n in range(1, len(seats), 2))
        assert {sum(seat.expected.values()) for seat in seats if not seat.case} > {28.0}
    assert all(submitted(made.root, seat).is_dir() for seat in made.seats)
    assert len({mark_of(seat) for seat in made.seats}) == len(made.seats)


# The judgement finds what it is there for


@pytest.fixture(scope="module")
def made(tmp_path_factory: pytest.TempPathFactory):
    wrong = read_case(Path(__file__).parents[1] / "hostile" / "controls" / "wrong.py")
    return make_class(tmp_path_factory.mktemp("class") / "c", [wrong], WORDS)


def results_of(made) -> dict[str, Any]:
    """As of a grader that makes no mistake."""
    outcomes = [
        {
            "student": seat.student,
            "status": Status.GRADED.value,
            "scores": dict(seat.expected),
            "notes": [],
            "flagged": False,
            "level": "strong",
            "detail": "",
        }
        for seat in made.seats
    ]
    return {"outcomes": outcomes, "rows": {s.student: dict(s.expected) for s in made.seats}}


def kinds(faults: list[Fault]) -> set[str]:
    return {fault.kind for fault in faults}


def test_a_just_grader_has_no_faults(made) -> None:
    assert verify_class(made, results_of(made)) == []


@pytest.mark.parametrize(
    ("seat", "change", "kind"),
    [
        pytest.param(1, {"weighted-gradients-test": 1.0}, "undeserved", id="undeserved"),
        pytest.param(1, {"mend-loss-test": 0.0}, "lost", id="lost"),
        pytest.param(0, {"mend-loss-test": 0.0}, "neighbours", id="neighbour"),
    ],
)
def test_points_that_are_not_deserved_are_found(
    made, seat: int, change: dict[str, float], kind: str
) -> None:
    found = results_of(made)
    found["outcomes"][seat]["scores"] |= change
    found["rows"][made.seats[seat].student] |= change

    assert kinds(verify_class(made, found)) == {kind}


@pytest.mark.parametrize("status", [status.value for status in Status if status.value != "graded"])
def test_another_status_is_found(made, status: str) -> None:
    found = results_of(made)
    found["outcomes"][1] |= {"status": status, "scores": {}}

    assert kinds(verify_class(made, found)) == {"unverdicted"}


@pytest.mark.parametrize(
    ("wanted", "found_flagged", "kind"),
    [
        pytest.param("yes", False, "unflagged", id="nobody is told to look"),
        pytest.param("no", True, "unverdicted", id="flagged for nothing"),
    ],
)
def test_a_wrong_flag_is_found(tmp_path: Path, wanted: str, found_flagged: bool, kind: str) -> None:
    text = (Path(__file__).parents[1] / "hostile" / "controls" / "wrong.py").read_text("utf-8")
    assert text.count("# flagged: no\n") == 1
    (tmp_path / "kind").mkdir()
    path = tmp_path / "kind" / "case.py"
    path.write_text(text.replace("# flagged: no", f"# flagged: {wanted}"), "utf-8")
    flagging = make_class(tmp_path / "c", [read_case(path)], WORDS)
    found = results_of(flagging)
    found["outcomes"][1]["flagged"] = found_flagged

    assert kinds(verify_class(flagging, found)) == {kind}


def test_a_missing_result_is_found(made) -> None:
    found = results_of(made)
    del found["outcomes"][1]

    assert kinds(verify_class(made, found)) == {"lost"}


def test_a_gradebook_that_says_otherwise_is_found(made) -> None:
    found = results_of(made)
    found["rows"][made.seats[1].student]["mend-loss-test"] = 0.0

    assert kinds(verify_class(made, found)) == {"lost"}


def test_a_changed_file_is_found(tmp_path: Path) -> None:
    (tmp_path / "a").write_text("1")
    (tmp_path / "b").write_text("1")
    before = fingerprint(tmp_path)
    (tmp_path / "a").write_text("2")
    (tmp_path / "b").unlink()
    (tmp_path / "c").symlink_to("nowhere")

    found = differences(before, fingerprint(tmp_path))

    assert found == ["a was changed", "b was removed", "c was made"]


def test_secrets_are_where_a_thief_would_find_them(made) -> None:
    unit = made.seats[0].unit
    source = json.loads(
        (made.root / "solutions" / unit / f"{unit}_exercise.ipynb").read_text("utf-8")
    )
    text = "\n".join("".join(cell["source"]) for cell in source["cells"])

    for mark, secret in [("HIDDEN TESTS", HIDDEN_SECRET), ("SOLUTION", SOLUTION_SECRET)]:
        assert text.count(f"# {secret}\n") == text.count(f"### BEGIN {mark}\n") >= 8
