# title: an ordinary mistake: the sum of the rows
# unit: 03_requires_grad_and_the_graph
# loses: weighted-gradients
# flagged: no
# in: answer weighted-gradients
def weighted_gradients(f, x, vectors):
    start = x.clone().requires_grad_()
    f(start).sum().backward()
    return start.grad.expand(len(vectors), -1)
