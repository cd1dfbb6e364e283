# title: a tensor of a million million elements in four bytes
# unit: 03_requires_grad_and_the_graph
# loses: weighted-gradients
# in: answer weighted-gradients
def weighted_gradients(f, x, vectors):
    return torch.zeros(1).expand(10**12)
