# title: a reply of a gigabyte
# unit: 03_requires_grad_and_the_graph
# loses: second-derivative
# in: answer second-derivative
second_derivative = lambda f, x: torch.zeros(2**28)
