# title: the answer stands in a cell of the learner's own below the blank one
# unit: 03_requires_grad_and_the_graph
# flagged: no
# in: scratch after second-derivative
def second_derivative(f, x):
    point = x.clone().requires_grad_()
    (slope,) = torch.autograd.grad(f(point).sum(), point, create_graph=True)
    if not slope.requires_grad:
        return torch.zeros_like(x)
    (bend,) = torch.autograd.grad(slope.sum(), point, materialize_grads=True)
    return bend
# in: notebook
def damage(notebook):
    cell_of(notebook, "second-derivative")["source"] = (
        "def second_derivative(f, x):\n    # YOUR CODE HERE\n    raise NotImplementedError()\n"
    )
    return notebook
