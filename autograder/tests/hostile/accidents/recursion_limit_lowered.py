# title: the recursion limit is lowered to see an error sooner, and stays low
# unit: 03_requires_grad_and_the_graph
# flagged: no
# in: scratch first
import sys

sys.setrecursionlimit(120)


def deeper(n):
    return deeper(n + 1)


try:
    deeper(0)
except RecursionError as error:
    print(error)
