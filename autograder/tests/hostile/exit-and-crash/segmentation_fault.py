# title: memory that is not there is read
# unit: 03_requires_grad_and_the_graph
# loses: second-derivative
# in: answer second-derivative
import ctypes

second_derivative = lambda f, x: ctypes.string_at(8)
