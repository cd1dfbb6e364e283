# title: the gradient at an edge of the graph


def middle_gradient(inner, outer, x):
    y = inner(x)
    edge = torch.autograd.graph.get_gradient_edge(y)
    return torch.autograd.grad(outer(y), [edge], create_graph=True)[0]
