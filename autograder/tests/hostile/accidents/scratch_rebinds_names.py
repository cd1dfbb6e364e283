# title: names of the setup are used for something else
# unit: 03_requires_grad_and_the_graph
# flagged: no
# in: scratch before second-derivative
probe = drawn = floats = check_tensor = 3
torch = "the library"
values = x = None
list = [1, 2, 3]
sum = 0
