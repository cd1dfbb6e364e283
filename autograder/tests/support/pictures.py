"""Where no graph can be drawn: what needs a picture is left out, and that is said once."""

from __future__ import annotations

from functools import cache

import pytest
import torch

from autograder.lab import draw_graph


@cache
def why_no_pictures() -> str | None:
    """What this machine lacks for a picture of a graph, with the remedy; None if it draws one."""
    drawing = draw_graph(torch.ones(1, requires_grad=True) * 2)
    return None if drawing.svg else drawing.text.rpartition("\n\n")[2]


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
