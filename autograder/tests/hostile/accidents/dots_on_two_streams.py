# title: seventy thousand steps, each with a dot on stdout and one on stderr, and then the first answer
# unit: 03_requires_grad_and_the_graph
# loses: nothing
# flagged: no
# in: scratch first
import sys

for step in range(70_050):
    print(".")
    print(".", file=sys.stderr)
