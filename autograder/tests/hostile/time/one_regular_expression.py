# title: One call into C that holds the interpreter's lock for ever and hears no signal
# unit: 02_storage_and_views
# loses: cell-of
# run: slow
# in: answer cell-of
import re


def cell_of(x, index):
    return len(re.match(r"(a|a|aa)+$", "a" * 90 + "b") or "")
