"""What torch.compile() replaces of torch by itself, which is no doing of a learner's."""

from __future__ import annotations

import sys
from collections.abc import Callable
from types import FunctionType, ModuleType

from autograder.engine.checking import HAS_TORCH

if HAS_TORCH:
    import torch


def make_is_dynamo_patch() -> Callable[[object, object], bool]:
    """A function of what was found in a place and of what had stood there: did the compiler do it?

    It counts modules as they come, and hides `torch.manual_seed` and parts of the optimizers from
    itself. Nothing of what is asked about gets to run.
    """
    if not HAS_TORCH:
        return lambda found, before: False
    modules, function, module, kind = sys.modules, FunctionType, ModuleType, type
    hides = vars(torch)["_disable_dynamo"](len).__code__

    def is_of(found: FunctionType, name: str) -> bool:
        where = modules.get(name)
        return type(where) is module and found.__globals__ is where.__dict__

    def is_disabled(found: FunctionType) -> bool:
        compiler = "torch._dynamo.eval_frame"
        if not is_of(found, compiler):
            return False
        hiding = modules[compiler].__dict__.get("DisableContext")
        made_by = hiding.__dict__.get("__call__") if type(hiding) is kind else None
        if type(made_by) is not function:
            return False
        return any(each is found.__code__ for each in made_by.__code__.co_consts)

    def wraps(found: FunctionType, before: object) -> bool:
        try:
            inside = [cell.cell_contents for cell in found.__closure__ or ()]
        except ValueError:  # a cell with nothing in it
            return False
        return any(
            each is before or (type(each) is function and is_disabled(each) and wraps(each, before))
            for each in inside
        )

    def is_dynamo_patch(found: object, before: object) -> bool:
        if type(found) is not function:
            return False
        counts = is_of(found, "torch._dynamo.mutation_guard")
        hidden = found.__code__ is hides and is_of(found, "torch._compile")
        return counts or ((hidden or is_disabled(found)) and wraps(found, before))

    return is_dynamo_patch
