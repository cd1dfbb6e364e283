# title: answers that print the names and the lines of functions, by inspect, sys and logging
# unit: 04_leaf_gradients
# in: scratch first
import inspect
import logging
import sys
import traceback


def here():
    return inspect.currentframe().f_back.f_code.co_name


def traced(text):
    caller = sys._getframe(1)
    print(f"{caller.f_code.co_name}:{caller.f_lineno} {text}", caller.f_globals["__name__"])


traced(here())
# in: answer initial-weights
{{SOLUTION}}


keep = initial_weights


def initial_weights(values, scale, inputs):
    print(inspect.currentframe().f_code.co_name, inspect.stack()[0].function, here())
    caller = inspect.currentframe().f_back
    print("called by", caller.f_code.co_name, "line", caller.f_lineno, inspect.getframeinfo(caller).lineno)
    depth, frame = 0, sys._getframe()
    while frame is not None:
        depth, frame = depth + 1, frame.f_back
    traced(f"at depth {depth}, {sorted(sys._getframe().f_locals)}")
    logging.warning("with its place", stacklevel=2, stack_info=True)
    traceback.print_stack(inspect.currentframe())
    return keep(values, scale, inputs)
# in: answer freeze
{{SOLUTION}}


from collections import namedtuple
from dataclasses import make_dataclass
from enum import Enum
from typing import NamedTuple, TypeVar

keep_freezing = freeze


def freeze(params):
    Kind, T = Enum("Kind", "ONE TWO"), TypeVar("T")
    namedtuple("Pair", "one two")(1, 2), make_dataclass("Point", ["x"])(Kind.ONE)
    NamedTuple("Third", [("x", int)])(3)
    print(sys._getframe().f_code.co_name, T, __import__("warnings").warn("deprecated", stacklevel=3))
    return keep_freezing(params)
