"""A kernel as JupyterLab drives it: one that is told the id of each cell it runs."""

from __future__ import annotations

import signal
import threading
from collections.abc import Iterator
from contextlib import contextmanager
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any

import nbformat
from jupyter_client.manager import start_new_kernel

from autograder.authoring.exercise import read_exercise
from autograder.course.manifest import read_manifest
from autograder.tests.support.notebook_fixtures import REPOSITORY
from autograder.workbench.verdicts import MIME

LIMIT_S = 60.0


@dataclass
class Answered:
    """What came back for one cell: the reply's status, and the messages that were shown."""

    status: str
    shown: list[tuple[str, dict[str, Any]]] = field(default_factory=list)

    @property
    def displays(self) -> list[dict[str, Any]]:
        """The bundles that were displayed."""
        return [content["data"] for kind, content in self.shown if kind == "display_data"]

    @property
    def errors(self) -> list[dict[str, Any]]:
        """The exceptions that were shown."""
        return [content for kind, content in self.shown if kind == "error"]

    @property
    def text(self) -> str:
        """The plain text of the one display there is; empty without any."""
        displays = self.displays
        assert len(displays) <= 1
        return displays[0]["text/plain"] if displays else ""

    @property
    def html(self) -> str:
        """The HTML of the one display there is."""
        [bundle] = self.displays
        return str(bundle["text/html"])

    @property
    def verdict(self) -> dict[str, Any]:
        """The data of the one display there is."""
        [bundle] = self.displays
        data: dict[str, Any] = bundle[MIME]
        return data


class LearnersKernel:
    """A kernel and the cells of an exercise by their ids; solved ones too."""

    def __init__(self, manager: Any, client: Any, unit: str, *, sends_ids: bool) -> None:
        self._manager, self._client, self._sends_ids = manager, client, sends_ids
        path = REPOSITORY / "exercises" / unit / read_manifest(REPOSITORY)[unit].notebook
        self.released = _by_id(nbformat.read(path, as_version=4))
        self.solved = _by_id(read_exercise(REPOSITORY, unit).solved)

    def run(self, cell: str, source: str | None = None, *, stop_after_s: float = 0) -> Answered:
        """Run a released cell, or other text in its place."""
        text = self.released[cell] if source is None else source
        return self.run_text(text, cell if self._sends_ids else None, stop_after_s=stop_after_s)

    def solve(self, question: str) -> Answered:
        """Answer a question rightly."""
        return self.run(question, self.solved[question])

    def run_text(self, text: str, cell: str | None = None, *, stop_after_s: float = 0) -> Answered:
        session, client = self._client.session, self._client
        content = {
            "code": text, "silent": False, "store_history": True, "user_expressions": {},
            "allow_stdin": False, "stop_on_error": True,
        }  # fmt: skip
        told = {"cellId": cell} if cell else {}
        message = session.msg("execute_request", content, metadata=told)
        client.shell_channel.send(message)
        if stop_after_s:
            # As a press of the button does, without an event loop in this thread.
            process = self._manager.provisioner.process
            threading.Timer(stop_after_s, process.send_signal, [signal.SIGINT]).start()
        asked, answered = message["header"]["msg_id"], Answered("")
        while True:
            heard = client.get_iopub_msg(timeout=LIMIT_S)
            if heard["parent_header"].get("msg_id") != asked:
                continue
            if heard["msg_type"] == "status" and heard["content"]["execution_state"] == "idle":
                break
            if heard["msg_type"] in ("stream", "display_data", "error", "execute_result"):
                answered.shown.append((heard["msg_type"], heard["content"]))
        while True:
            reply = client.get_shell_msg(timeout=LIMIT_S)
            if reply["parent_header"].get("msg_id") == asked:
                answered.status = reply["content"]["status"]
                return answered


@contextmanager
def learners_kernel(unit: str, folder: Path, *, sends_ids: bool = True) -> Iterator[LearnersKernel]:
    """A kernel in ``folder`` that has run the setup cell of the exercise ``unit``."""
    manager, client = start_new_kernel(kernel_name="python3", cwd=str(folder))
    try:
        kernel = LearnersKernel(manager, client, unit, sends_ids=sends_ids)
        assert kernel.run(next(iter(kernel.released))).status == "ok"
        yield kernel
    finally:
        client.stop_channels()
        manager.shutdown_kernel(now=True)


def _by_id(notebook: Any) -> dict[str, str]:
    """The text of each code cell by its id."""
    return {cell.id: cell.source for cell in notebook.cells if cell.cell_type == "code"}
