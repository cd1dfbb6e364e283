# title: Tensors from inside vmap and grad that got out, and whose level is gone
# unit: 03_requires_grad_and_the_graph
# loses: second-derivative, weighted-gradients
# in: answer second-derivative
def second_derivative(f, x):
    escaped = []
    torch.func.vmap(lambda t: escaped.append(t * 6) or t)(torch.stack([x, x]))
    return escaped[0]
# in: answer weighted-gradients
def weighted_gradients(f, x, vectors):
    escaped = []
    torch.func.grad(lambda t: escaped.append(t[None].expand(len(vectors), -1)) or f(t).sum())(x)
    return escaped[0]
