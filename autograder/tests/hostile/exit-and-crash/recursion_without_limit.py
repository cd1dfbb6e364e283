# title: unbounded recursion with the limit lifted, until the stack is gone
# unit: 03_requires_grad_and_the_graph
# loses: read-graph
# in: answer read-graph
import sys


class Deeper:
    __getattr__ = lambda self, name: getattr(self, name)


def read_graph(result):
    sys.setrecursionlimit(10**9)
    return Deeper().more
