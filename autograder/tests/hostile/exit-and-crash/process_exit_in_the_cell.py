# title: os._exit(0) in the answer cell
# unit: 03_requires_grad_and_the_graph
# loses: weighted-gradients
# in: answer weighted-gradients
import os

os._exit(0)
