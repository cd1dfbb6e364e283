# title: one call into C that nothing interrupts
# unit: 03_requires_grad_and_the_graph
# loses: read-graph
# in: answer read-graph
import re


def read_graph(result):
    return re.match(r"(a+)+$", "a" * 60 + "b")
