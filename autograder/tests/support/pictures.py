"""Where no graph can be drawn: what needs a picture is left out, and that is said once."""

from __future__ import annotations

import re
from functools import cache

import pytest
import torch

from autograder.lab import draw_graph

_WITHOUT_A_PICTURE = re.compile(r"\n\nThis is the text drawing\. [^\n]*\Z")


def words_of(drawing: str) -> str:
    """The text of a drawing, without what it says where there is no picture."""
    return _WITHOUT_A_PICTURE.sub("", drawing)


@cache
def why_no_pictures() -> str | None:
    """What this machine lacks for a picture of a graph, with the remedy; None if it draws one."""
    drawing = draw_graph(torch.ones(1, requires_grad=True) * 2)
    return None if drawing.svg else drawing.text.removeprefix(words_of(drawing.text)).strip()


@pytest.fixture(scope="session")
def graphviz() -> None:
    """For tests of pictures, and of what is written where there is one."""
    if why := why_no_pictures():
        pytest.skip(why)


def pytest_terminal_summary(terminalreporter: pytest.TerminalReporter) -> None:
    """Say once what was left out."""
    if why := why_no_pictures():
        terminalreporter.section("no pictures of graphs here")
        terminalreporter.line(f"Their words alone were tested. {why}")
