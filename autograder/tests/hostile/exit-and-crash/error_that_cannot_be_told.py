# title: An exception whose text ends the process, whose cause is a circle, with a hundred thousand notes
# unit: 03_requires_grad_and_the_graph
# loses: ask-for-gradient
# in: answer ask-for-gradient
import os


class Untellable(Exception):
    def __str__(self):
        os._exit(0)

    __repr__ = __str__


def ask_for_gradient(values):
    first, second = Untellable(), Untellable()
    first.__cause__, second.__cause__ = second, first
    first.__notes__ = ["note"] * 100_000
    raise first
