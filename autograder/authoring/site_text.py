"""Cells of a lesson as HTML that needs no kernel, no script and no network to be read."""

from __future__ import annotations

import html
import itertools
import re
from collections.abc import Callable, Iterable
from dataclasses import dataclass, field
from typing import Any

from latex2mathml.converter import convert as mathml_of
from nbconvert.filters import Highlight2HTML
from nbconvert.filters.ansi import strip_ansi
from nbconvert.filters.markdown_mistune import IPythonRenderer, MarkdownWithMath
from nbformat import NotebookNode

from autograder.authoring.headings import anchor
from autograder.course.put_away import revealing_cells

_highlight = Highlight2HTML(pygments_lexer="ipython3")  # type: ignore[no-untyped-call]
_GUESS = re.compile(r"^# guess [^\n]*\n", re.MULTILINE)
_TITLE = re.compile(r"^#\s*(?:@title\s*)?(.+?)(?:\s*\{.*\})?\s*$", re.MULTILINE)
_TAG = re.compile(r"<[^>]+>")
_NOTEBOOK = re.compile(r'href="([^":]+\.ipynb(?:#[^"]*)?)"')
_TABLE = re.compile(r"<table.*?</table>", re.DOTALL)
_COLUMN = re.compile(r"<th\b[^>]*>(.*?)</th>", re.DOTALL)
# As this course draws: words first where a picture cannot be seen, the picture, then its data.
_KINDS = ("text/html", "image/svg+xml", "image/png", "text/markdown", "text/plain")


@dataclass
class Section:
    """What lies below one heading, for the list of contents and for searching."""

    heading: str
    anchor: str
    level: int
    text: list[str] = field(default_factory=list)


@dataclass
class Page:
    """One lesson: its blocks of HTML in order, and its sections."""

    title: str = ""
    blocks: list[str] = field(default_factory=list)
    sections: list[Section] = field(default_factory=list)


def page_of(notebook: NotebookNode, link: Callable[[str], str]) -> Page:
    """The page of a lesson; ``link`` says where a link in its text leads to."""
    page = Page()
    renderer = _Renderer(page, link)
    revealing = revealing_cells(notebook)
    for cell in notebook.cells:
        if cell.cell_type == "markdown":
            made = str(MarkdownWithMath(renderer=renderer).render(cell.source))
            page.blocks.append(_TABLE.sub(_table, made))
            _note(page, _plain(made))
        elif cell.cell_type == "code":
            page.blocks.append(_code(cell, reveals=any(cell is each for each in revealing)))
            _note(page, cell.source)
    # Links that are written in HTML, or that an output shows.
    page.blocks = [
        _NOTEBOOK.sub(lambda found: f'href="{html.escape(link(found[1]))}"', block)
        for block in page.blocks
    ]
    page.title = page.sections[0].heading if page.sections else ""
    return page


class _Renderer(IPythonRenderer):
    """nbconvert's, with JupyterLab's anchors, formulas that browsers draw, and links of a site."""

    def __init__(self, page: Page, link: Callable[[str], str]) -> None:
        super().__init__(escape=False)
        self._page, self._link = page, link

    def heading(self, text: str, level: int, **attributes: Any) -> str:
        """Called by mistune with the heading as HTML."""
        plain = _plain(text)
        name = anchor(plain, notebook=True)
        self._page.sections.append(Section(plain, name, level))
        return f'<h{level} id="{html.escape(name)}">{text}</h{level}>\n'

    def link(self, text: str, url: str, title: str | None = None) -> str:
        """Called by mistune."""
        return super().link(text, self._link(url), title)

    def inline_math(self, body: str) -> str:
        """Called by mistune for what stands between dollars."""
        return str(mathml_of(body))

    def block_math(self, body: str) -> str:
        """Called by mistune for what stands between double dollars."""
        return f'<div class="scroll">{mathml_of(body, display="block")}</div>'


def _table(found: re.Match[str]) -> str:
    """A table that can scroll; each cell knows its column, to say it where a row is a card."""
    columns = itertools.cycle(html.escape(_plain(each)) for each in _COLUMN.findall(found[0]))
    cells = re.sub(r"<td\b", lambda _: f'<td data-column="{next(columns, "")}"', found[0])
    return f'<div class="scroll">{cells}</div>'


def _code(cell: NotebookNode, *, reveals: bool) -> str:
    """A code cell: what only prepares is folded, and so is what answers a prediction."""
    source = _GUESS.sub("", cell.source).strip("\n")
    first = source.partition("\n")[0]
    made = f'<div class="code">{_highlight(source)}</div>'
    if cell.metadata.get("jupyter", {}).get("source_hidden") or first.startswith("# Setup"):
        title = found[1] if (found := _TITLE.match(first)) else "Code"
        made = _folded(title.partition(":")[0], made)
    shown = "".join(_outputs(cell.outputs))
    if shown and reveals:
        shown = _folded("Your guess first. Then: what it shows", shown, "reveal")
    return f'<div class="cell">{made}{shown}</div>'


def _folded(summary: str, content: str, kind: str = "setup") -> str:
    return f'<details class="{kind}"><summary>{html.escape(summary)}</summary>{content}</details>'


def _outputs(outputs: Iterable[Any]) -> Iterable[str]:
    for output in outputs:
        if output["output_type"] == "stream":
            kind = "stderr" if output.get("name") == "stderr" else "stdout"
            yield _text(output["text"], kind)
        elif output["output_type"] == "error":
            # With its colours a message is full of codes; the last line says what went wrong.
            told = "\n".join(output["traceback"]) or f"{output['ename']}: {output['evalue']}"
            yield _text(told, "error")
        else:
            yield _data(output.get("data", {}), output.get("metadata", {}))


def _data(data: Any, metadata: Any) -> str:
    kind = next((each for each in _KINDS if each in data), None)
    if kind is None:
        return ""
    content = _joined(data[kind])
    words = _joined(data.get("text/plain", ""))
    if kind == "text/html":
        content = content.replace('alt=""', f'alt="{html.escape(words)}"')
        return f'<div class="drawing scroll">{content}</div>'
    if kind == "image/svg+xml":
        said = html.escape(words)
        return f'<div class="drawing scroll" role="img" aria-label="{said}">{content}</div>'
    if kind == "image/png":
        alt = html.escape(metadata.get(kind, {}).get("alt") or words)
        source = f"data:image/png;base64,{''.join(content.split())}"
        return f'<div class="drawing scroll"><img alt="{alt}" src="{source}"></div>'
    return _text(content, "result")


def _text(text: Any, kind: str) -> str:
    plain = str(strip_ansi(_joined(text))).rstrip("\n")  # type: ignore[no-untyped-call]
    return f'<pre class="output {kind}" tabindex="0">{html.escape(plain)}</pre>'


def _joined(text: Any) -> str:
    return "".join(text) if isinstance(text, list) else str(text)


def _plain(made: str) -> str:
    return html.unescape(_TAG.sub("", made)).strip()


def _note(page: Page, text: str) -> None:
    if page.sections:
        page.sections[-1].text.append(" ".join(text.split()))
