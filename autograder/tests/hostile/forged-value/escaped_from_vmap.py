# title: a tensor that escaped from a transformation
# unit: 03_requires_grad_and_the_graph
# loses: second-derivative
# in: answer second-derivative
def second_derivative(f, x):
    kept = []
    torch.func.vmap(lambda t: kept.append(t) or t)(x.reshape(1, -1))
    return kept[0]
