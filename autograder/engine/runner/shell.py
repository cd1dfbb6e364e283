"""The shell a learner's cells run in: IPython's, with what they print kept within a budget.

Made once in a template and inherited by every fork of it, because making one takes longer than
running a small notebook.
"""

from __future__ import annotations

import io
import subprocess
import sys
import tempfile
import traceback
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from types import MethodType
from typing import Any

from autograder.engine.checking import note_cell

Output = dict[str, Any]

# What an output costs beside its text: so that thousands of empty ones are no way round a budget.
_EACH = 16

# Pictures of a learner's page could be megabytes, and HTML or SVG could hold a script.
SHOWN = ("text/plain", "image/png", "image/jpeg")


class Budget:
    """How many bytes of output are left to a submission."""

    def __init__(self, size: int) -> None:
        self.size = self.left = size
        self.spent = self.told = False

    def take(self, text: str) -> str:
        """``text``, or as much of it as is still allowed."""
        # A character is up to four bytes, and what is counted must never be the smaller number.
        if 4 * len(text) > self.left:
            text, self.spent = text[: max(self.left // 4, 0)], True
        self.left -= len(text.encode("utf-8", "replace"))
        return text

    def begin(self) -> bool:
        """Whether one more output is allowed."""
        if self.left < _EACH:
            self.spent = True
            return False
        self.left -= _EACH
        return True


class Stream(io.TextIOBase):
    """``sys.stdout`` or ``sys.stderr`` while a cell runs, and for whoever keeps it longer.

    It tells of itself what a notebook's own streams tell.
    """

    encoding = "UTF-8"
    errors = "strict"

    def __init__(self, name: str, outputs: list[Output], budget: Budget) -> None:
        self._name, self._outputs, self._budget = name, outputs, budget

    def write(self, text: str) -> int:
        kept = self._budget.take(str(text))
        last = self._outputs[-1] if self._outputs else None
        if kept and last and last.get("name") == self._name:
            last["text"].append(kept)
        elif kept and self._budget.begin():
            self._outputs.append({"output_type": "stream", "name": self._name, "text": [kept]})
        return len(text)

    def writable(self) -> bool:
        return True

    @property
    def name(self) -> str:
        return self._name

    def fileno(self) -> int:
        return 2 if self._name == "stderr" else 1


def new_shell() -> Any:
    """An IPython shell that keeps no history and writes nothing outside a folder of its own."""
    from IPython.core.interactiveshell import InteractiveShell
    from traitlets.config import Config

    config = Config()
    config.HistoryManager.enabled = False
    config.InteractiveShell.autocall = 0
    config.InteractiveShell.colors = "nocolor"
    with tempfile.TemporaryDirectory() as folder:  # read once, when the shell is made
        shell = InteractiveShell.instance(config=config, ipython_dir=folder)
    formatter: Any = shell.display_formatter
    formatter.active_types = list(SHOWN)
    _behave_as_in_a_notebook(shell)
    return shell


def _behave_as_in_a_notebook(shell: Any) -> None:
    """Let magics do what they do there, without the screen, terminal and files they lean on."""
    shell.enable_gui = lambda gui=None: None  # `%matplotlib inline` calls it
    shell.system = MethodType(_run_command, shell)  # `!command`, `%pip`
    shell.compile.cache = _noting_texts(shell.compile.cache)
    shell.db = {}  # `%cd` writes into it; its folder is gone
    kernels_own = ("autosave", "connect_info", "qtconsole")
    installing = ("conda", "mamba", "micromamba", "uv")  # each looks for its own kind of place
    for name in (*kernels_own, *installing):
        shell.register_magic_function(lambda line: None, magic_name=name)


def _noting_texts(cache: Callable[..., str]) -> Callable[..., str]:
    """IPython's ``cache`` for the texts of cells, which keeps them where nobody writes, too."""
    note = note_cell

    def cache_and_note(text: str, *arguments: Any, **named: Any) -> str:
        name = cache(text, *arguments, **named)
        note(name, text)
        return name

    return cache_and_note


def _run_command(shell: Any, command: str) -> None:
    """``!command``, with what it prints: IPython's own asks for a terminal, and there is none."""
    if command.rstrip().endswith("&"):
        raise OSError("Background processes not supported.")
    with subprocess.Popen(
        shell.var_expand(command, depth=1), shell=True, text=True, errors="replace",
        stdin=subprocess.DEVNULL, stdout=subprocess.PIPE, stderr=subprocess.STDOUT,
    ) as process:  # fmt: skip
        assert process.stdout is not None
        try:
            while part := process.stdout.read(1 << 12):
                sys.stdout.write(part)
        except BaseException:  # the time limit of the cell, too
            process.kill()
            raise
    shell.user_ns["_exit_code"] = process.returncode


def run_cell(shell: Any, source: str, number: int, budget: Budget) -> list[Output]:
    """Run one cell as a notebook would; what it printed, displayed and raised, as outputs.

    Raises:
        Whatever is no ``Exception`` and was raised outside the cell itself.
    """
    outputs: list[Output] = []
    shell.execution_count = number
    with _captured(shell, outputs, budget):
        result = shell.run_cell(source, store_history=True, silent=False)
    # New ones: whoever kept a stream, such as a progress bar, goes on writing to the others.
    found = [
        output | {"text": "".join(output["text"])} if output["output_type"] == "stream" else output
        for output in outputs
    ]
    error = result.error_before_exec or result.error_in_exec
    raised = [] if error is None else [_error_output(error, number, budget)]
    if budget.spent and not budget.told:
        budget.told = True
        text = f"[cut here: all cells together may put out {budget.size:,} bytes]\n"
        found.append({"output_type": "stream", "name": "stderr", "text": text})
    return found + raised  # the exception is the last


@contextmanager
def _captured(shell: Any, outputs: list[Output], budget: Budget) -> Iterator[None]:
    def publish(data: dict[str, Any], metadata: Any = None, **_: Any) -> None:
        _add_display("display_data", data, outputs, budget)

    def show_result(value: Any = None) -> None:
        if value is None:
            return
        shell.user_ns["_"] = value
        data, _ = shell.display_formatter.format(value)
        if _add_display("execute_result", data, outputs, budget):
            outputs[-1:] = [{**outputs[-1], "execution_count": shell.execution_count}]

    before = sys.stdout, sys.stderr, sys.displayhook
    shell.display_pub.publish = publish
    shell.display_trap.hook = show_result
    # Written anew below, from the exception itself: IPython's own takes 20 ms and more.
    shell.showtraceback = lambda *_, **__: None
    shell.showsyntaxerror = lambda *_, **__: None
    shell._format_exception_for_storage = lambda *_, **__: {}  # of IPython 9, for its history
    sys.stdout = Stream("stdout", outputs, budget)
    sys.stderr = Stream("stderr", outputs, budget)
    try:
        yield
    finally:
        sys.stdout, sys.stderr, sys.displayhook = before


@contextmanager
def noticed_errors(shell: Any) -> Iterator[list[BaseException]]:
    """The exceptions that the shell shows meanwhile, as some magics let it instead of raising."""
    found: list[BaseException] = []

    def notice(*_: Any, **__: Any) -> None:
        if (error := sys.exc_info()[1]) is not None:
            found.append(error)

    shell.showtraceback = shell.showsyntaxerror = notice
    yield found


def _add_display(kind: str, data: dict[str, Any], outputs: list[Output], budget: Budget) -> bool:
    """Whether it was added."""
    if not budget.begin():
        return False
    shown = {
        mime: budget.take(text)
        for mime, text in data.items()
        if mime in SHOWN and isinstance(text, str)
    }
    # Half a picture is none.
    kept = {mime: text for mime, text in shown.items() if mime == "text/plain" or not budget.spent}
    outputs.append({"output_type": kind, "data": kept, "metadata": {}})
    return True


def _error_output(error: BaseException, number: int, budget: Budget) -> Output:
    name = type(error).__name__
    try:
        message = str(error)
    except BaseException as raised:  # the learner's own __str__ may raise anything
        message = f"<no text: {type(raised).__name__}>"
    lines = [*_places(error, number), f"{name}: {message}"]
    return {
        "output_type": "error",
        "ename": budget.take(name),
        "evalue": budget.take(message),
        "traceback": [budget.take(line) for line in lines],
    }


def _places(error: BaseException, number: int) -> list[str]:
    """Where ``error`` came by, as IPython words it; of this package and PyTorch only the end."""
    if isinstance(error, SyntaxError):
        return [f"Cell In[{number}], line {error.lineno}"]
    cells = [
        f"Cell In[{number}], line {frame.lineno}, in {frame.name}\n    {frame.line}"
        for frame in traceback.extract_tb(error.__traceback__)
        if "ipykernel_" in frame.filename or frame.filename.startswith("<ipython-input-")
    ]
    return cells[-8:]
