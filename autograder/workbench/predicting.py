"""A prediction is made before the cell shows: typed at its head, answered above its output.

    # guess 4.2-1: 2        <- a learner typed the 2; the lesson has the line without it
    x = torch.ones(2, ...)

Before such a cell runs, the guess is shown; once it has run, the guess is compared with what the
run left behind, and the note above the output says so. Without a guess nothing happens at all.
The first guess counts, if the output had not been seen.
"""

from __future__ import annotations

import contextlib
import html
import io
import sys
import warnings
from collections.abc import Callable, Iterator, Mapping
from dataclasses import dataclass
from pathlib import Path
from typing import Any

from autograder.course.predictions import Prediction, guess_in, read_predictions
from autograder.workbench.guessing import agrees, chosen, in_words, kind_missed, plain
from autograder.workbench.progress import progress_file, read_progress, record_prediction

MIME = "application/vnd.autograd-course.prediction+json"
_FOLDER = Path(__file__).parents[1] / "content" / "predictions"
_COMFORT = "Read on to see why."
_AGAIN = "and run the cell again"
_COLOURS = {True: "#009e73", False: "#d55e00", None: "#888888"}


@dataclass(frozen=True)
class Outcome:
    """What became of one guess: whether it was right, or None if the run does not tell."""

    right: bool | None
    text: str


class Predictions:
    """Listens to the cells of one kernel."""

    def __init__(self, unit: str, predictions: Mapping[str, Prediction]) -> None:
        self.unit = unit
        self.predictions = predictions
        self.seen: set[str] = set()  # keys whose output has been shown
        self.note: Any = None  # of the cell that is running

    def before(self, info: Any) -> None:
        """Show the guess of the cell that is about to run."""
        self.note = None
        key, guess = self._asked(info.raw_cell)
        if key and guess:
            self.note = _show(_bundle(f"Your guess: {guess}", None, {}))

    def after(self, result: Any) -> None:
        """Say what became of the guess of the cell that has run, and keep it."""
        key, guess = self._asked(getattr(result.info, "raw_cell", "") or "")
        if not key:
            return
        error = result.error_before_exec or result.error_in_exec
        if not guess:
            if not isinstance(error, NameError | SyntaxError):
                self.seen.add(key)
            return
        names = dict(_user_names(), error=error, result=result.result, raises=_raises)
        outcome = judge(self.predictions[key], guess, names)
        text = outcome.text
        if outcome.right is not None:
            if key in self.seen:
                text += " (Not counted: you had seen the output.)"
            elif key not in _guessed(self.unit):
                record_prediction(self.unit, key, guess, outcome.right)
        facts = {"unit": self.unit, "key": key, "guess": guess, "right": outcome.right}
        if self.note is not None:
            _update(self.note, _bundle(text, outcome.right, facts))

    def _asked(self, source: str) -> tuple[str, str]:
        key, guess = guess_in(source) or ("", "")
        return (key, guess) if key in self.predictions else ("", "")


def watch_predictions(shell: Any, unit: str) -> None:
    """From now on guesses in lesson ``unit`` are answered; a second call starts afresh."""
    for event, listener in getattr(shell, "_course_predictions", ()):
        with contextlib.suppress(ValueError):
            shell.events.unregister(event, listener)
    predictions = read_predictions(_FOLDER / f"{unit}.toml")
    listeners: tuple[tuple[str, Any], ...] = ()
    if predictions:
        listening = Predictions(unit, predictions)
        listeners = (
            ("pre_run_cell", _unharmed(listening.before)),
            ("post_run_cell", _unharmed(listening.after)),
        )
    for event, listener in listeners:
        shell.events.register(event, listener)
    shell._course_predictions = listeners


def judge(prediction: Prediction, guess: str, names: Mapping[str, Any]) -> Outcome:
    """Compare ``guess`` with what a run has left behind in ``names``."""
    try:
        with _leaving_no_trace():
            found = [plain(eval(each, dict(names))) for each in prediction.expressions]
            if prediction.value is not None:
                return _of_value(guess, found[0])
            if prediction.of is not None:
                found = [each == found[0] for each in found[1:]]
            # A tensor of one element would be a list by now, and a list is true, whatever it holds.
            if not all(isinstance(each, bool) for each in found):
                return _untold(guess)
    except Exception:  # the learner's cell, or its names, are not the lesson's
        return _untold(guess)
    return _of_choice(guess, list(prediction.choices), found)


def _of_value(guess: str, live: Any) -> Outcome:
    if agrees(guess, live):
        return Outcome(True, f"You said {guess}. Right.")
    if missed := kind_missed(guess, live):
        return Outcome(None, f"You said {guess}, which is {missed} after the colon, {_AGAIN}.")
    return Outcome(False, f"You said {guess}. It came out as {in_words(live)}. {_COMFORT}")


def _of_choice(guess: str, choices: list[str], holds: list[bool]) -> Outcome:
    place = chosen(guess, choices)
    if place is None:
        what = f"type a number from 1 to {len(choices)} after the colon, {_AGAIN}"
        return Outcome(None, f"You said {guess}, which is not among the choices: {what}.")
    if sum(holds) != 1:
        return _untold(guess)
    said, true = f"{place + 1} ({choices[place]})", holds.index(True)
    if holds[place]:
        return Outcome(True, f"You said {said}. Right.")
    right = f"{true + 1} ({choices[true]})"
    return Outcome(False, f"You said {said}. It came out as {right}. {_COMFORT}")


def _raises(call: Callable[[], object]) -> bool:
    try:
        call()
    except Exception:
        return True
    return False


def _untold(guess: str) -> Outcome:
    why = "perhaps it was changed, or cells above it have not run; run those, then this one"
    return Outcome(None, f"You said {guess}. This run of the cell cannot tell: {why}.")


@contextlib.contextmanager
def _leaving_no_trace() -> Iterator[None]:
    """What is looked up prints nothing, warns of nothing and draws no random number."""
    torch = sys.modules.get("torch")
    same_numbers = torch.random.fork_rng(devices=[]) if torch else contextlib.nullcontext()
    with (
        warnings.catch_warnings(),
        contextlib.redirect_stdout(io.StringIO()),
        contextlib.redirect_stderr(io.StringIO()),
        same_numbers,
    ):
        warnings.simplefilter("ignore")
        yield


def _unharmed(listener: Any) -> Any:
    """``listener``, but a fault of ours never reaches the learner's cell."""

    def listen(argument: Any) -> None:
        with contextlib.suppress(Exception):
            listener(argument)

    return listen


def _guessed(unit: str) -> Mapping[str, Any]:
    found = read_progress(progress_file())["units"].get(unit, {})
    guessed: Mapping[str, Any] = found.get("predictions", {})
    return guessed


def _user_names() -> dict[str, Any]:
    from IPython import get_ipython

    names: dict[str, Any] = get_ipython().user_ns
    return names


def _bundle(text: str, right: bool | None, facts: Mapping[str, Any]) -> dict[str, Any]:
    style = f"border-left:4px solid {_COLOURS[right]};padding:2px 10px"
    return {
        "text/plain": text,
        "text/html": f'<div role="status" style="{style}">{_with_code(text)}</div>',
        MIME: {"version": 1, **facts},
    }


def _with_code(text: str) -> str:
    """``text`` as HTML; what stands in backticks as code."""
    parts = [html.escape(part) for part in text.split("`")]
    if len(parts) % 2 == 0:  # somebody typed a backtick
        return html.escape(text)
    return "".join(f"<code>{p}</code>" if i % 2 else p for i, p in enumerate(parts))


def _show(bundle: dict[str, Any]) -> Any:
    from IPython.display import display

    return display(bundle, raw=True, display_id=True)  # type: ignore[no-untyped-call]


def _update(note: Any, bundle: dict[str, Any]) -> None:
    note.update(bundle, raw=True)
