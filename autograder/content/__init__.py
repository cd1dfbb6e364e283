"""This course's own words, packages and outline, as data. Another brings its own."""

from contextlib import suppress
from pathlib import Path

from autograder.course.course_content import CourseContent
from autograder.course.misconceptions import read_catalogue
from autograder.course.outline import Outline, read_outline
from autograder.course.problems import AuthorError

CATALOGUE = read_catalogue(Path(__file__).parent / "misconceptions")
OUTLINE = Outline("", ())
# One that is half merged costs titles and links, no verdict; `make check` says what to do.
with suppress(AuthorError):
    OUTLINE = read_outline(Path(__file__).parent / "outline.json")
CONTENT = CourseContent(
    catalogue=CATALOGUE,
    packages=("torch", "IPython", "matplotlib", "torchviz", "pygraphviz", "autograder.lab"),
    preloaded={
        # The first optimizer and the first backward(v) of a process take a second for these.
        "": ("autograder.lab", "torch._dynamo", "torch.fx.experimental.symbolic_shapes"),
        r"\b(jvp|jacfwd|forward_ad)\b": ("torch._decomp.decompositions_for_jvp",),
        r"\bopcheck\b": (
            "torch.testing._internal.optests",
            "torch._functorch._aot_autograd.subclass_codegen",
            "torch._inductor.lowering",
        ),
    },
)
