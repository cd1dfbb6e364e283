# title: inspect, traceback and logging in honest use
# unit: 03_requires_grad_and_the_graph
# flagged: no
# in: scratch first
import collections
import dataclasses
import inspect
import logging
import traceback
import typing

Point = collections.namedtuple("Point", "x y")
Pair = typing.NamedTuple("Pair", [("x", int)])
print(inspect.signature(torch.nn.Linear), inspect.getdoc(torch.sum)[:10])
logging.warning("a line with its place")
try:
    1 / 0
except ZeroDivisionError:
    traceback.print_exc()
    print(traceback.format_exc(), traceback.extract_stack()[-1])
# in: answer ask-for-gradient
{{SOLUTION}}


import logging
import traceback

keep = ask_for_gradient


def ask_for_gradient(values):
    logging.warning("called")
    try:
        raise ValueError
    except ValueError:
        traceback.print_exc()
    return keep(values)
