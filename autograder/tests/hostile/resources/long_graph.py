# title: a graph of a hundred thousand operations behind the answer
# unit: 03_requires_grad_and_the_graph
# loses: second-derivative
# in: answer second-derivative
def second_derivative(f, x):
    y = x.clone().requires_grad_()
    for _ in range(100_000):
        y = y + 1
    return y
