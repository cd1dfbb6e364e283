"""What a person does in JupyterLab, and what they then see. Every wait has a deadline."""

from __future__ import annotations

import re
import time
from collections.abc import Callable
from pathlib import Path
from typing import TYPE_CHECKING

import nbformat
from nbformat import NotebookNode

from autograder.tests.browser.lab_server import Lab

if TYPE_CHECKING:
    from playwright.sync_api import Locator, Page

# Generous: a busy machine is slow, and a passing test does not wait for them.
STEP_LIMIT_S = 60.0
RUN_LIMIT_S = 180.0

ERROR = '[data-mime-type="application/vnd.jupyter.stderr"]'
POP_UPS = ".jp-Dialog, .Toastify__toast"


class LabPage:
    """One visitor's JupyterLab."""

    def __init__(self, page: Page, lab: Lab, *, workspace: str, pictures: Path) -> None:
        self.page = page
        self.lab = lab
        self.workspace = workspace
        self.pictures = pictures
        self.outside: set[str] = set()
        page.set_default_timeout(STEP_LIMIT_S * 1000)
        page.on("request", lambda request: self._note(request.url))

    def open(self, path: str) -> None:
        """Open ``path`` of the server, as a link on another page would."""
        self.page.goto(self.lab.url(path))

    def open_notebook(self, path: str) -> Notebook:
        """Open a notebook in a JupyterLab that shows nothing else."""
        self.open(f"lab/workspaces/{self.workspace}/tree/{path}")
        return self.notebook(path)

    def notebook(self, path: str) -> Notebook:
        """The notebook that is in front, once it is ``path`` and can be worked with."""
        notebook = Notebook(self, path)
        wait_for(
            lambda: self._tab_in_front() == Path(path).name and notebook.is_ready(),
            f"{path} to open with its kernel",
        )
        return notebook

    def choose(self, menu: str, entry: str) -> None:
        """Choose an entry of the menu bar."""
        self.page.get_by_role("menuitem", name=menu, exact=True).click()
        self.page.get_by_role("menuitem", name=entry, exact=True).click()

    def menu_entries(self, menu: str) -> list[str]:
        """What a menu of the menu bar offers."""
        self.page.get_by_role("menuitem", name=menu, exact=True).click()
        entries = self.page.locator(".lm-Menu .lm-Menu-itemLabel:visible")
        entries.first.wait_for()
        texts = [text for text in entries.all_inner_texts() if text]
        self.page.keyboard.press("Escape")
        return texts

    def pop_ups(self) -> list[str]:
        """The texts of dialogs and notifications that cover the page."""
        return self.page.locator(POP_UPS).all_inner_texts()

    def picture(self, name: str) -> None:
        """Keep what is seen now as a picture."""
        self.page.screenshot(path=self.pictures / f"{name}.png", animations="disabled")

    def _tab_in_front(self) -> str:
        tab = self.page.locator("#jp-main-dock-panel .lm-TabBar-tab.lm-mod-current")
        return tab.first.inner_text() if tab.count() else ""

    def _note(self, url: str) -> None:
        if not url.startswith((self.lab.address, "data:", "blob:")):
            self.outside.add(url)


class Notebook:
    """The notebook in front; cells are counted as in the file."""

    def __init__(self, page: LabPage, path: str) -> None:
        self._page = page
        self.file = page.lab.root / path
        self.stored: NotebookNode = nbformat.read(self.file, as_version=4)
        self.panel = page.page.locator(".jp-NotebookPanel:visible")
        self.cells = self.panel.locator(".jp-Notebook .jp-Cell")

    def is_ready(self) -> bool:
        """Whether every cell is there and the kernel waits for work."""
        idle = self._page.page.get_by_text(re.compile(r"\| Idle")).count() > 0
        return idle and self.cells.count() == len(self.stored.cells)

    def index(self, grade_id: str) -> int:
        """Where the cell with this grade id stands."""
        ids = [cell.metadata.get("nbgrader", {}).get("grade_id") for cell in self.stored.cells]
        return ids.index(grade_id)

    def code_cells(self) -> list[int]:
        return [n for n, cell in enumerate(self.stored.cells) if cell.cell_type == "code"]

    def run_all(self) -> None:
        """Run every cell from the menu; return when the last one has run."""
        self._page.choose("Run", "Run All Cells")
        # A folded cell shows no number.
        numbers = {
            index: number
            for number, index in enumerate(self.code_cells(), start=1)
            if not self.stored.cells[index].metadata.get("jupyter", {}).get("source_hidden")
        }
        wait_for(
            lambda: {index: self.prompt(index) for index in numbers} == numbers,
            "every cell to have run, in order",
            limit_s=RUN_LIMIT_S,
        )

    def run(self, index: int) -> str:
        """Run one cell as learners are told to, and return what it shows."""
        before = self.prompt(index)
        # A folded cell has no editor to click into; this unfolds it, and its prompt can be read.
        self.cells.nth(index).locator(".jp-InputPrompt:visible").first.click()
        self._page.page.keyboard.press("Shift+Enter")
        wait_for(
            lambda: self.prompt(index) not in (None, before),
            f"cell {index} to have run",
            limit_s=RUN_LIMIT_S,
        )
        return self.output(index)

    def guess(self, index: int, guess: str) -> None:
        """Run what stands above a cell that asks for a guess, type one, and run the cell."""
        self.cells.nth(index).locator(".cm-line").first.click()
        self._page.choose("Run", "Run All Above Selected Cell")
        above = [n for n in self.code_cells() if n < index and self.stored.cells[n].outputs]
        wait_for(
            lambda: all(self.output(number) for number in above),
            "the cells above to have run",
            limit_s=RUN_LIMIT_S,
        )
        self.cells.nth(index).locator(".cm-line").first.click()
        self._page.page.keyboard.press("End")
        self._page.page.keyboard.type(f" {guess}")
        self._page.page.keyboard.press("Shift+Enter")
        wait_for(lambda: "You said" in self.output(index), "the guess to be answered")
        self.show(self.cells.nth(index))

    def write(self, index: int, source: str) -> None:
        """Replace the text of a cell through its editor."""
        editor = self.cells.nth(index).locator(".cm-content")
        editor.click()
        self._page.page.keyboard.press("ControlOrMeta+a")
        self._page.page.keyboard.insert_text(source)
        wait_for(lambda: self.source(index) == source.strip(), f"cell {index} to be rewritten")

    def source(self, index: int) -> str:
        lines = self.cells.nth(index).locator(".cm-content .cm-line").all_text_contents()
        return "\n".join(line.rstrip() for line in lines).strip()

    def prompt(self, index: int) -> int | None:
        """The number of the run, ``None`` before it or while it runs."""
        text = self.cells.nth(index).locator(".jp-InputPrompt").text_content() or ""
        found = re.search(r"\d+", text)
        return int(found[0]) if found else None

    def output(self, index: int) -> str:
        """The text that a cell shows below it."""
        return "\n".join(self.cells.nth(index).locator(".jp-OutputArea-output").all_inner_texts())

    def cells_with(self, selector: str) -> list[int]:
        """The cells whose outputs hold something that matches ``selector``."""
        return [
            index
            for index in self.code_cells()
            if self.cells.nth(index).locator(f".jp-OutputArea-output {selector}").count()
            or self.cells.nth(index).locator(f".jp-OutputArea-output{selector}").count()
        ]

    def show(self, locator: Locator) -> None:
        """Scroll so that the middle of the page is at ``locator``."""
        locator.evaluate("element => element.scrollIntoView({block: 'center'})")

    def validate(self) -> Locator:
        """Press nbgrader's button; return the body of the dialog that answers."""
        self.panel.get_by_role("button", name="Validate").click()
        dialog = self._page.page.locator(".jp-Dialog", has_text="Validation Results")
        dialog.wait_for(timeout=RUN_LIMIT_S * 1000)
        return dialog.locator("#validation-message")


def without_extension(page: LabPage) -> None:
    """Let what is opened next be JupyterLab as it is elsewhere, without what the course adds."""
    page.page.route("**/extensions/autograd-course/**", lambda route: route.abort())


def wait_for(is_true: Callable[[], bool], what: str, *, limit_s: float = STEP_LIMIT_S) -> None:
    """Return once ``is_true()``; ``AssertionError`` naming ``what`` after ``limit_s``."""
    deadline = time.monotonic() + limit_s
    while not is_true():
        assert time.monotonic() < deadline, f"waited {limit_s:g} s for {what}"
        time.sleep(0.1)
