# title: a classmate's notebook is read and said aloud
# unit: 03_requires_grad_and_the_graph
# loses: second-derivative
# in: answer second-derivative
import glob

print(open("{{NEIGHBOUR}}").read())
second_derivative = None
