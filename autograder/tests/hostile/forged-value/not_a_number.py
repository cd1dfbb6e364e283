# title: NaN everywhere, which equals nothing and is close to nothing
# unit: 03_requires_grad_and_the_graph
# loses: weighted-gradients
# in: answer weighted-gradients
def weighted_gradients(f, x, vectors):
    f(x)
    return torch.full((len(vectors), len(x)), float("nan"), dtype=x.dtype)
