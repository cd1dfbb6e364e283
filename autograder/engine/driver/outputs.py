"""The outcome of a submission, from what its judge reports and its runners sent."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from dataclasses import replace
from typing import Any

from autograder.course.misconceptions import Misconception
from autograder.course.outcome import STOPPED, Note, Outcome, Status, Verdict, Why
from autograder.engine.driver.on_gpu import Look
from autograder.engine.driver.plan import is_scratch
from autograder.engine.driver.session import Session
from autograder.rebuild import Rebuilt
from autograder.rebuild.texts import listed

_STREAMS = ("stdout", "stderr")
_MIMES = ("text/plain", "image/png", "image/jpeg")
_MOST_OUTPUTS = 200
_STOPPED = "was stopped at its time limit"
# What a judge's report says of a cell that was skipped -> how it ended.
_ENDS = {
    "stopped": _STOPPED,
    "ended": "ended Python itself",
    "called": "has code that a check called and that did not end in time",
}
_CUT_SHORT = (Why.TIMED_OUT, Why.ENDED)


def graded(
    outcome: Outcome,
    rebuilt: Rebuilt,
    report: Mapping[str, Any],
    session: Session,
    look: Look,
    catalogue: Mapping[str, Misconception],
    *,
    gpu_counts: bool = False,
    asserts_are_usual: bool = False,
) -> Outcome:
    """``outcome`` with the scores, the notebook as people will read it, and what to say of it.

    Args:
        session: what ran the submission: its outputs, and words of its text to look at.
        look: what came of a second look, on a GPU.
        catalogue: what the course says of each misconception that a check recognised.
        gpu_counts: whether what fails there loses its points.
        asserts_are_usual: whether nobody need be told that a test is one of plain asserts.
    """
    found = map(Verdict.from_json, report["verdicts"])
    first = {verdict.test: verdict for verdict in found}
    verdicts, of_gpu = look.added_to(first, counts=gpu_counts)
    _write_outputs(rebuilt, verdicts, session.outputs, catalogue)
    return replace(
        outcome,
        status=Status.GRADED,
        notebook=rebuilt.notebook,
        scores={test: verdict.score for test, verdict in verdicts.items()},
        verdicts=tuple(verdicts.values()),
        unanswered=rebuilt.unanswered,
        notes=(
            *outcome.notes,
            *_notes(rebuilt, report, verdicts),
            *(() if asserts_are_usual else _notes_on_words(session.words or [])),
            *(() if asserts_are_usual else _notes_on_asserts(verdicts)),
            *of_gpu,
        ),
        gpu=look.gpu,
        no_gpu=look.refused,
        gpu_verdicts=tuple(look.verdicts.values()),
    )


def _write_outputs(
    rebuilt: Rebuilt,
    verdicts: Mapping[str, Verdict],
    outputs: Mapping[int, Any],
    catalogue: Mapping[str, Misconception],
) -> None:
    number = 0
    for index, cell in enumerate(rebuilt.notebook.cells):
        if cell.cell_type != "code":
            continue
        number += 1
        cell.execution_count = number
        grade_id = cell.metadata.get("nbgrader", {}).get("grade_id")
        if grade_id in verdicts:
            verdict = verdicts[grade_id]
            cell.outputs = _shown(verdict, catalogue)
            # For pages and reports, which need not read the text again.
            if verdict.finding:
                cell.metadata.setdefault("autograder", {})["finding"] = verdict.finding.to_json()
            if verdict.devices:
                cell.metadata.setdefault("autograder", {})["devices"] = list(verdict.devices)
            if verdict.fails_on:
                cell.metadata.setdefault("autograder", {})["fails_on"] = list(verdict.fails_on)
        elif isinstance(found := outputs.get(index), list):
            cell.outputs = [
                output for raw in found[:_MOST_OUTPUTS] if (output := _output(raw)) is not None
            ]
            if len(found) > _MOST_OUTPUTS:
                text = f"[cut here: a cell may put out {_MOST_OUTPUTS} things]\n"
                cell.outputs.append({"output_type": "stream", "name": "stderr", "text": text})


def _shown(verdict: Verdict, catalogue: Mapping[str, Misconception]) -> list[dict[str, Any]]:
    """What the test cell shows, as a notebook's error; nothing if it passed."""
    if finding := verdict.finding:
        known = catalogue.get(finding.misconception or "")
        to_read = f"the lesson section “{known.section}”" if known else None
        lines = finding.lines(known, to_read)
        name = "NotAttempted" if verdict.why is Why.NOT_ATTEMPTED else "CheckFailure"
        return [_error(name, finding.problem, lines)]
    if raised := verdict.raised:
        name, text = raised
        return [_error(name, text, [text if verdict.why is Why.UNJUDGED else f"{name}: {text}"])]
    return []


def _error(name: str, text: str, lines: list[str]) -> dict[str, Any]:
    return {"output_type": "error", "ename": name, "evalue": text, "traceback": lines}


def _output(raw: Any) -> dict[str, Any] | None:
    """One output of a learner's cell, made anew; None for what no notebook has."""
    if not isinstance(raw, dict):
        return None
    match raw.get("output_type"):
        case "stream":
            name = raw.get("name") if raw.get("name") in _STREAMS else "stdout"
            return {"output_type": "stream", "name": name, "text": _text(raw.get("text"))}
        case "display_data" | "execute_result" as kind:
            data = raw.get("data")
            given = data if isinstance(data, dict) else {}
            shown = {mime: _text(given[mime]) for mime in _MIMES if mime in given}
            made = {"output_type": kind, "data": shown, "metadata": {}}
            return made | ({"execution_count": None} if kind == "execute_result" else {})
        case "error":
            lines = raw.get("traceback")
            return {
                "output_type": "error",
                "ename": _text(raw.get("ename")),
                "evalue": _text(raw.get("evalue")),
                "traceback": [_text(line) for line in lines] if isinstance(lines, list) else [],
            }
    return None


def _text(found: Any) -> str:
    # JSON may hold half of a surrogate pair, which no file can.
    return str(found).encode("utf-8", "replace").decode() if isinstance(found, str) else ""


def _notes(
    rebuilt: Rebuilt, report: Mapping[str, Any], verdicts: Mapping[str, Verdict]
) -> list[Note]:
    notes = []
    for index, end in report["skipped"].items():
        place, name = _place(rebuilt, int(index))
        notes.append(Note(f"{place} {_ENDS[end]}; the rest was graded without it.", cell=name))
    for index, cell in enumerate(rebuilt.notebook.cells):
        if any(output.get("ename") == STOPPED for output in cell.get("outputs", [])):
            place, name = _place(rebuilt, index)
            notes.append(Note(f"{place} {_STOPPED}.", cell=name))
    notes += _notes_on_imports(rebuilt, verdicts)
    for test, verdict in verdicts.items():
        if verdict.why in _CUT_SHORT and verdict.finding:
            text = f"`{test}` was cut short: {verdict.finding.problem}"
            notes.append(Note(text, cell=test, private=True))
    better = report["better"]
    for index, switches in report["changed"].items():
        place, name = _place(rebuilt, int(index))
        what = f"{place} changed {', '.join(switches)}"
        notes.append(Note(f"{what}; what it spoilt was graded without that." if better else
                          f"{what}.", cell=name))  # fmt: skip
    if better and not report["changed"]:
        tests = ", ".join(f"`{test}`" for test in better)
        text = f"{tests} failed beside other cells and passed without them; the pass counts."
        notes.append(Note(text))
    if report["replaced"]:
        names = ", ".join(f"`{name}`" for name in report["replaced"][:5])
        text = f"The submission replaced {names}; that was put back before each test."
        notes.append(Note(text, flagged=True, private=True))
    if "ctypes" in report["refused"]:
        text = "The submission used `ctypes`, which reaches the memory of the grader's half, too."
        notes.append(Note(text, flagged=True, private=True))
    if refused := [name for name in report["refused"] if name != "ctypes"]:
        names = ", ".join(f"`{name}`" for name in refused[:5])
        text = f"The submission asked for {names}, which can show the grader; it was refused."
        notes.append(Note(text, flagged=True, private=True))
    for test, verdict in verdicts.items():
        if verdict.why is Why.UNJUDGED and verdict.raised:
            text = f"`{test}` could not be judged: {verdict.raised[1]}"
            notes.append(Note(text, cell=test, flagged=True))
    return notes


def _notes_on_words(words: list[str]) -> list[Note]:
    """On what answers about tensors do not contain; honest ones may, so it costs nothing."""
    if not words:
        return []
    named = listed(words)
    text = f"Answers about tensors seldom need {named}, and code that forges results often does."
    return [Note(text, flagged=True, private=True, may_be_honest=True)]


def _notes_on_asserts(verdicts: Mapping[str, Verdict]) -> list[Note]:
    return [
        Note(
            f"`{test}` is a plain-assert test: it ran inside the learner's process and could be "
            "tampered with. Convert it to a @probe (solutions/README.md).",
            cell=test,
            private=True,
        )
        for test, verdict in verdicts.items()
        if verdict.in_learner_process
    ]


def _notes_on_imports(rebuilt: Rebuilt, verdicts: Mapping[str, Verdict]) -> Iterator[Note]:
    """On cells that stopped at an import; on their learners' machines they may well have run."""
    if all(verdict.why is Why.PASSED for verdict in verdicts.values()):
        return
    for index, cell in enumerate(rebuilt.notebook.cells):
        if any(
            output.get("ename") == ModuleNotFoundError.__name__
            for output in cell.get("outputs", [])
        ):
            place, name = _place(rebuilt, index)
            text = (
                f"{place} stopped at an import: there are the packages of the course, and of files "
                "beside the notebook only those that came with the assignment."
            )
            yield Note(text, cell=name)


def _place(rebuilt: Rebuilt, index: int) -> tuple[str, str | None]:
    """How a note calls a cell, and its grade id."""
    cells = rebuilt.notebook.cells
    if not 0 <= index < len(cells):  # the runner's word
        return "A cell", None
    name = cells[index].metadata.get("nbgrader", {}).get("grade_id")
    if is_scratch(rebuilt, index):
        return f"Your own cell, number {index + 1} of the notebook,", None
    return f"The cell `{name or cells[index].get('id')}`", name
