# title: a number without end where a list is wanted
# unit: 03_requires_grad_and_the_graph
# loses: read-graph
# in: answer read-graph
import itertools

read_graph = lambda result: (itertools.count(), [])
