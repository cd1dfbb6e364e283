# title: os._exit() in a cell of the learner's own
# unit: 03_requires_grad_and_the_graph
# in: scratch before second-derivative
import os

os._exit(1)
