# title: helpers are written into a file from a cell, imported, and reloaded after each change
# unit: 02_storage_and_views
# loses: nothing
# flagged: no
# in: scratch before cell-of
%%writefile my_tools.py
def steps(x, index):
    return sum(i * s for i, s in zip(index, x.stride()))
# in: scratch before cell-of
import importlib

import my_tools

importlib.reload(my_tools)
# in: answer cell-of
def cell_of(x, index):
    return x.storage_offset() + my_tools.steps(x, index)
