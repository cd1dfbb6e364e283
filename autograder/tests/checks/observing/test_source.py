"""The cell of an answer is found through whatever it is wrapped in."""

from __future__ import annotations

import functools
import linecache

import pytest
import torch

from autograder.checks import cell_of

CELL = """
def plain(x):
    return x

@torch.no_grad()
def decorated(x):
    return x

class Net(torch.nn.Module):
    size = 3

    def forward(self, x):
        return x

class Static:
    @staticmethod
    def f(x):
        return x

class Twice(torch.autograd.Function):
    @staticmethod
    def forward(ctx, x):
        return x

class Called:
    def __call__(self, x):
        return x

part = functools.partial(plain, 1)
short = lambda x: x
bound = Net().forward
called = Called()
applied = Twice.apply
builtin = Static.mro
"""


@pytest.fixture
def names():
    file = "<a cell>"
    linecache.cache[file] = (len(CELL), None, CELL.splitlines(keepends=True), file)
    bound = {"__name__": "__main__", "torch": torch, "functools": functools}
    exec(compile(CELL, file, "exec"), bound)
    yield bound
    del linecache.cache[file]


@pytest.mark.parametrize(
    "name",
    ["plain", "decorated", "Net", "Static", "Called", "part", "short", "bound", "called"]
    + ["applied", "builtin"],
)
def test_the_cell_is_found(names, name):
    assert cell_of(names[name]) == CELL


@pytest.mark.parametrize("answer", [3, None, len, int, "text", torch.ones(2), torch.relu])
def test_what_no_cell_defined_has_none(answer):
    assert cell_of(answer) == ""


def test_a_function_without_source_has_none():
    made = {"__name__": "__main__"}
    exec("def f():\n    pass\n", made)

    assert cell_of(made["f"]) == ""


def test_what_wraps_itself_ends(names):
    names["plain"].__wrapped__ = names["plain"]

    assert cell_of(names["plain"]) == CELL
