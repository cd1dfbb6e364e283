"""What becomes of a guess: shown before the cell runs, answered by what the run left, kept once."""

from __future__ import annotations

from collections.abc import Callable
from types import SimpleNamespace
from typing import Any

import pytest
import torch

from autograder.course.predictions import Prediction, guess_in
from autograder.workbench import predicting
from autograder.workbench.predicting import Predictions, judge

VALUE = Prediction("1.1-1", value="x.sum()")
CHOICES = Prediction("1.1-2", choices={"it grows": "x > 0", "it falls": "x < 0"})


class Page:
    """A cell's output and the learner's progress, without a kernel."""

    def __init__(self, monkeypatch: pytest.MonkeyPatch) -> None:
        self.shown: list[str] = []
        self.kept: list[tuple[str, str, bool]] = []
        self.names: dict[str, Any] = {}
        monkeypatch.setattr(predicting, "_show", self._show)
        monkeypatch.setattr(
            predicting, "_update", lambda _, bundle: self.shown.append(_text(bundle))
        )
        monkeypatch.setattr(predicting, "_user_names", lambda: self.names)
        monkeypatch.setattr(
            predicting, "_guessed", lambda unit: {key: None for key, _, _ in self.kept}
        )
        monkeypatch.setattr(
            predicting,
            "record_prediction",
            lambda unit, key, guess, right: self.kept.append((key, guess, right)),
        )
        self.listening = Predictions("01_unit", {"1.1-1": VALUE, "1.1-2": CHOICES})

    def _show(self, bundle: dict[str, Any]) -> str:
        self.shown.append(_text(bundle))
        return "the note"

    def run(self, source: str, error: BaseException | None = None, **names: Any) -> list[str]:
        """Run a cell that leaves ``names``; what it shows of a guess."""
        self.shown.clear()
        info = SimpleNamespace(raw_cell=source)
        self.listening.before(info)
        self.names.update(names)
        self.listening.after(
            SimpleNamespace(info=info, error_before_exec=None, error_in_exec=error, result=None)
        )
        return list(self.shown)


@pytest.fixture
def page(monkeypatch: pytest.MonkeyPatch) -> Page:
    return Page(monkeypatch)


def test_a_guess_is_shown_before_the_run_and_answered_after_it(page: Page) -> None:
    shown = page.run("# guess 1.1-1: 3\nx = ...", x=torch.ones(3))

    assert shown == ["Your guess: 3", "You said 3. Right."]
    assert page.kept == [("1.1-1", "3", True)]


def test_without_a_guess_nothing_is_shown_and_nothing_kept(page: Page) -> None:
    assert page.run("# guess 1.1-1:\nx = ...", x=torch.ones(3)) == []
    assert page.kept == []


def test_a_cell_that_asks_nothing_is_left_alone(page: Page) -> None:
    assert page.run("x = 1  # guess 1.1-1: 3", x=torch.ones(3)) == []


def test_a_wrong_choice_is_told_what_came_out(page: Page) -> None:
    shown = page.run("# guess 1.1-2: 1\nx = -1", x=-1)

    assert "You said 1 (it grows). It came out as 2 (it falls)." in shown[-1]
    assert page.kept == [("1.1-2", "1", False)]


@pytest.mark.parametrize(
    ("guess", "said"),
    [
        pytest.param("hm 7", "not a number", id="no-number"),
        pytest.param("7", "It came out as 3. Read on to see why.", id="a-wrong-number"),
    ],
)
def test_only_a_guess_that_can_be_read_is_wrong(page: Page, guess: str, said: str) -> None:
    shown = page.run(f"# guess 1.1-1: {guess}", x=torch.ones(3))

    assert said in shown[-1]
    assert len(page.kept) == (guess == "7")


def test_the_first_guess_counts(page: Page) -> None:
    page.run("# guess 1.1-2: 1", x=-1)
    shown = page.run("# guess 1.1-2: 2", x=-1)

    assert "Right." in shown[-1]
    assert page.kept == [("1.1-2", "1", False)]


def test_a_guess_after_the_output_was_seen_is_answered_and_not_counted(page: Page) -> None:
    page.run("# guess 1.1-2:", x=-1)
    shown = page.run("# guess 1.1-2: 2", x=-1)

    assert "Right. (Not counted: you had seen the output.)" in shown[-1]
    assert page.kept == []


def test_a_run_that_shows_nothing_for_want_of_a_name_reveals_nothing(page: Page) -> None:
    page.run("# guess 1.1-2:", error=NameError("name 'x' is not defined"))
    page.run("# guess 1.1-2: 2", x=-1)

    assert page.kept == [("1.1-2", "2", True)]


@pytest.mark.parametrize(
    ("prediction", "guess", "names"),
    [
        pytest.param(VALUE, "3", {}, id="a-name-is-missing"),
        pytest.param(CHOICES, "1", {"x": 0}, id="no-condition-holds"),
        pytest.param(CHOICES, "7", {"x": 1}, id="no-such-choice"),
    ],
)
def test_what_cannot_be_told_is_neither_right_nor_wrong(
    prediction: Prediction, guess: str, names: dict[str, Any]
) -> None:
    assert judge(prediction, guess, names).right is None


def test_answering_leaves_no_trace(capsys: pytest.CaptureFixture[str]) -> None:
    def noisy() -> torch.Tensor:
        print("printed")
        return torch.rand(1) * 0 + 5

    torch.manual_seed(0)
    outcome = judge(Prediction("1", value="noisy()"), "5", {"noisy": noisy})
    drawn = torch.rand(1)

    torch.manual_seed(0)
    assert outcome.right is True
    assert drawn == torch.rand(1)
    assert capsys.readouterr().out == ""


def test_a_fault_of_ours_never_reaches_the_cell() -> None:
    def broken(_: object) -> None:
        raise RuntimeError("ours")

    listener: Callable[[object], None] = predicting._unharmed(broken)

    listener(None)


@pytest.mark.parametrize(
    ("source", "found"),
    [
        ("# guess 4.2-1: yes or so \nx = 1", ("4.2-1", "yes or so")),
        ("# guess 4.2-1:\nx = 1", ("4.2-1", "")),
        ("#guess 4.2-1:2", ("4.2-1", "2")),
        ("# guess:\nx = 1", None),
        ("x = 1", None),
    ],
)
def test_the_line_is_read_as_learners_leave_it(source: str, found: object) -> None:
    assert guess_in(source) == found


def _text(bundle: dict[str, Any]) -> str:
    text: str = bundle["text/plain"]
    return text
